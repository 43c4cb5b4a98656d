import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { language } from "@aangan/copy/locale";
import type { Post } from "@/content/blog/posts";
import { wordCount } from "./markdown";

// Pages are built with the app's folder as working directory. The files become HTML at build time; no server reads
// them.
const content = join(process.cwd(), "src/content");

/** The reading speed of an adult on a screen, in words per minute. */
const pace = 220;

/** Returns the Markdown source of an article: in this language, or in English. Throws if it has none. */
export function sourceOf({ slug }: Pick<Post, "slug">): string {
  const translated = join(content, language, "blog", `${slug}.md`);
  return readFileSync(existsSync(translated) ? translated : join(content, "blog", `${slug}.md`), "utf8");
}

/** Returns the reading time of an article in whole minutes, at least one. */
export const minutesOf = (post: Pick<Post, "slug">): number =>
  Math.max(1, Math.round(wordCount(sourceOf(post)) / pace));
