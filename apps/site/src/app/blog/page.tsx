import * as blog from "@aangan/copy/blog";
import { BlogListPage } from "@/features/blog/list-page";
import { blogMetadata } from "@/features/blog/metadata";
import { pagePath, postsOfPage } from "@/features/blog/paths";

export const metadata = blogMetadata({
  title: blog.title,
  description: blog.description,
  path: pagePath(1),
  image: "blog",
});

export default function BlogPage() {
  return <BlogListPage posts={postsOfPage(1)} page={1} />;
}
