import * as blog from "@aangan/copy/blog";
import type { Post } from "@/content/blog/posts";
import { minutesOf } from "./articles";
import { longDate } from "./dates";

/** An article's date, reading time and author: one line on phones, three next to the text. */
export function PostMeta({ post }: { post: Post }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-0.5 text-ink-muted text-small frame:flex-col">
      <li>
        <time dateTime={post.date}>{longDate(post.date)}</time>
      </li>
      <li>{blog.readingTime({ count: minutesOf(post) })}</li>
      <li>{blog.editors}</li>
    </ul>
  );
}
