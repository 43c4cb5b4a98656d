import * as blog from "@aangan/copy/blog";
import { ArrowRight } from "lucide-react";
import type { Post } from "@/content/blog/posts";
import { postPath } from "./paths";

/**
 * Opens an article. Its click area is the whole card, which must be `relative`; its accessible name contains the
 * title.
 */
export function ReadMore({ post }: { post: Post }) {
  return (
    <a
      href={postPath(post)}
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-primary no-underline after:absolute after:inset-0 after:content-[''] hover:text-primary-hover hover:underline"
    >
      <span>
        {blog.readMore}
        <span className="sr-only">{blog.readMoreAbout({ title: post.title })}</span>
      </span>
      <ArrowRight aria-hidden="true" className="size-5 stroke-[1.75]" />
    </a>
  );
}
