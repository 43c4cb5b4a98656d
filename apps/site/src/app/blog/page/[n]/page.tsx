import * as blog from "@aangan/copy/blog";
import type { Metadata } from "next";
import { BlogListPage } from "@/features/blog/list-page";
import { blogMetadata } from "@/features/blog/metadata";
import { pageCount, pagePath, postsOfPage } from "@/features/blog/paths";

export const dynamicParams = false;

/** Every page by number. The first one equals the blog, and has the blog as its canonical URL. */
export const generateStaticParams = () => Array.from({ length: pageCount }, (_, index) => ({ n: String(index + 1) }));

export async function generateMetadata({ params }: PageProps<"/blog/page/[n]">): Promise<Metadata> {
  const page = Number((await params).n);
  return blogMetadata({
    title: blog.pageTitle({ page }),
    description: blog.pageDescription({ page }),
    path: pagePath(page),
    image: "blog",
  });
}

export default async function BlogPageByNumber({ params }: PageProps<"/blog/page/[n]">) {
  const page = Number((await params).n);
  return <BlogListPage posts={postsOfPage(page)} page={page} />;
}
