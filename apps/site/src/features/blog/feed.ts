import * as blog from "@aangan/copy/blog";
import { items as blogTopics } from "@aangan/copy/blog-topics";
import { labelOf } from "@aangan/copy/format";
import { locale } from "@aangan/copy/locale";
import { type Post, posts } from "@/content/blog/posts";
import { absoluteUrl } from "@/lib/origin";
import { routes } from "@/lib/routes";
import { sourceOf } from "./articles";
import { feedDate } from "./dates";
import { feedHtml } from "./markdown";
import { feedPath, postPath } from "./paths";

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
const element = (name: string, text: string, attributes = "") => `<${name}${attributes}>${escaped(text)}</${name}>`;

function item(post: Post): string {
  const address = absoluteUrl(postPath(post));
  return [
    "<item>",
    element("title", post.title),
    element("link", address),
    element("guid", address, ' isPermaLink="true"'),
    element("pubDate", feedDate(post.date)),
    element("dc:creator", blog.editors),
    element("category", labelOf(blogTopics, post.topic)),
    element("description", post.excerpt),
    element("content:encoded", feedHtml(sourceOf(post))),
    "</item>",
  ].join("\n");
}

/** Returns the blog as RSS 2.0: full articles, newest first. */
export function renderFeed(): string {
  const [newest] = posts;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    "<channel>",
    element("title", blog.feedTitle),
    element("link", absoluteUrl(routes.blog.path)),
    element("description", blog.description),
    element("language", locale.toLowerCase()),
    ...(newest ? [element("lastBuildDate", feedDate(newest.date))] : []),
    `<atom:link href="${escaped(absoluteUrl(feedPath))}" rel="self" type="application/rss+xml"/>`,
    ...posts.map(item),
    "</channel>",
    "</rss>",
    "",
  ].join("\n");
}
