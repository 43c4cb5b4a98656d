import * as blog from "@aangan/copy/blog";
import { items as blogTopics } from "@aangan/copy/blog-topics";
import { labelOf } from "@aangan/copy/format";
import type { Metadata } from "next";
import { posts } from "@/content/blog/posts";
import { ArticlePage } from "@/features/blog/article-page";
import { blogMetadata } from "@/features/blog/metadata";
import { postBySlug, postPath } from "@/features/blog/paths";
import { JsonLd } from "@/lib/json-ld";
import { routes } from "@/lib/routes";
import { article, breadcrumbs } from "@/lib/structured-data";

export const dynamicParams = false;

export const generateStaticParams = () => posts.map(({ slug }) => ({ slug }));

export async function generateMetadata({ params }: PageProps<"/blog/[slug]">): Promise<Metadata> {
  const post = postBySlug((await params).slug);
  return blogMetadata({
    title: post.title,
    description: post.excerpt,
    path: postPath(post),
    image: `blog-${post.slug}`,
    type: "article",
    published: post.date,
  });
}

export default async function BlogArticle({ params }: PageProps<"/blog/[slug]">) {
  const post = postBySlug((await params).slug);
  const { title, excerpt: description, date: published } = post;
  const path = postPath(post);
  return (
    <>
      <ArticlePage post={post} />
      <JsonLd
        data={article({
          title,
          description,
          path,
          image: `blog-${post.slug}`,
          published,
          section: labelOf(blogTopics, post.topic),
        })}
      />
      <JsonLd
        data={breadcrumbs([
          { name: blog.title, path: routes.blog.path },
          { name: title, path },
        ])}
      />
    </>
  );
}
