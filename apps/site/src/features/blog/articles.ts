import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Post } from "@/content/blog/posts";
import { wordCount } from "./markdown";

// Pages are built with the app's folder as working directory. The files become HTML at build time; no server reads
// them.
const folder = join(process.cwd(), "src/content/blog");

/** Words a minute that an adult reads of plain prose on a screen, unhurried. */
const pace = 220;

/** The Markdown source of an article. Throws when the article has none. */
export const sourceOf = (post: Pick<Post, "slug">): string => readFileSync(join(folder, `${post.slug}.md`), "utf8");

/** Whole minutes that reading an article takes, one at least. */
export const minutesOf = (post: Pick<Post, "slug">): number =>
  Math.max(1, Math.round(wordCount(sourceOf(post)) / pace));
