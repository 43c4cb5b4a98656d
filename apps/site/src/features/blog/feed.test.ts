import * as blog from "@aangan/copy/blog";
import { items as blogTopics } from "@aangan/copy/blog-topics";
import { labelOf } from "@aangan/copy/format";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { describe, expect, it } from "vitest";
import { posts } from "@/content/blog/posts";
import { origins } from "@/lib/origin";
import { sourceOf } from "./articles";
import { renderFeed } from "./feed";
import { feedHtml } from "./markdown";
import { feedPath, postPath } from "./paths";

const xml = renderFeed();
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  parseTagValue: false,
  isArray: (name) => name === "item",
});
const { rss } = parser.parse(xml);
const { channel } = rss;

describe("the feed", () => {
  it("is well-formed RSS 2.0 with the required channel elements", () => {
    expect(XMLValidator.validate(xml)).toBe(true);
    expect(rss["@version"]).toBe("2.0");
    expect(channel.title).toBe(blog.feedTitle);
    expect(channel.link).toBe(`${origins.site}/blog`);
    expect(channel.description).toBe(blog.description);
  });

  it("links its own URL", () => {
    expect(channel["atom:link"]).toEqual({
      "@href": `${origins.site}${feedPath}`,
      "@rel": "self",
      "@type": "application/rss+xml",
    });
  });

  it("contains every article in full, newest first", () => {
    expect(channel.item).toHaveLength(posts.length);
    for (const [index, post] of posts.entries()) {
      expect(channel.item[index]).toEqual({
        title: post.title,
        link: `${origins.site}${postPath(post)}`,
        guid: { "#text": `${origins.site}${postPath(post)}`, "@isPermaLink": "true" },
        pubDate: expect.stringMatching(/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} 12:00:00 GMT$/),
        "dc:creator": blog.editors,
        category: labelOf(blogTopics, post.topic),
        description: post.excerpt,
        "content:encoded": feedHtml(sourceOf(post)).trim(),
      });
      expect(new Date(channel.item[index].pubDate).toISOString().slice(0, 10)).toBe(post.date);
    }
    expect(channel.lastBuildDate).toBe(channel.item[0].pubDate);
  });

  it("contains absolute URLs only, and no classes", () => {
    for (const { "content:encoded": html } of channel.item) {
      expect(html).not.toMatch(/href="\//);
      expect(html).not.toContain("class=");
    }
    expect(feedHtml("[where help is]({crisisPage})")).toContain(`href="${origins.site}/crisis"`);
  });
});
