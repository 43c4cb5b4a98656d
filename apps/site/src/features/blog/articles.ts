import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Post } from "@/content/blog/posts";
import { wordCount } from "./markdown";

// Pages are built with the app's folder as working directory. The files become HTML at build time; no server reads
// them.
const folder = join(process.cwd(), "src/content/blog");

/** The reading speed of an adult on a screen, in words per minute. */
const pace = 220;

/** Returns the Markdown source of an article. Throws if it has none. */
export const sourceOf = (post: Pick<Post, "slug">): string => readFileSync(join(folder, `${post.slug}.md`), "utf8");

/** Returns the reading time of an article in whole minutes, at least one. */
export const minutesOf = (post: Pick<Post, "slug">): number =>
  Math.max(1, Math.round(wordCount(sourceOf(post)) / pace));
