import { readdirSync } from "node:fs";
import { join } from "node:path";
import * as blog from "@aangan/copy/blog";
import { items as blogTopics } from "@aangan/copy/blog-topics";
import { routes } from "@aangan/copy/routes";
import { describe, expect, it } from "vitest";
import { posts } from "@/content/blog/posts";
import { minutesOf, sourceOf } from "./articles";
import { longDate } from "./dates";
import { facts, withFacts } from "./facts";
import { headingId, pageHtml, wordCount } from "./markdown";
import { blogPaths, pageCount, pagePath, postBySlug, postPath, postsOfPage, postsOfTopic } from "./paths";

const attributes = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, "g"))].map(([, value = ""]) => value);

describe("the list of articles", () => {
  it("matches the Markdown files, and has unique titles", () => {
    const files = readdirSync(join(process.cwd(), "src/content/blog")).filter((name) => name.endsWith(".md"));
    expect(posts.map(({ slug }) => `${slug}.md`).sort()).toEqual(files.sort());
    expect(new Set(posts.map(({ title }) => title)).size).toBe(posts.length);
  });

  it("is sorted newest first", () => {
    const days = posts.map(({ date }) => date);
    expect(days).toEqual([...days].sort().reverse());
  });

  it("has an article for each topic, and a topic for each article", () => {
    for (const { code } of blogTopics) expect(postsOfTopic(code), code).not.toHaveLength(0);
    expect(blogTopics.flatMap(({ code }) => postsOfTopic(code))).toHaveLength(posts.length);
  });

  it("is split into pages of two articles", () => {
    const pages = Array.from({ length: pageCount }, (_, index) => postsOfPage(index + 1));
    expect(pages.flat()).toEqual(posts);
    for (const page of pages.slice(0, -1)) expect(page).toHaveLength(2);
    expect(postsOfPage(pageCount + 1)).toEqual([]);
    expect(pagePath(1)).toBe(routes.blog.path);
  });

  it("gives every page a unique path", () => {
    expect(new Set(blogPaths).size).toBe(blogPaths.length);
    for (const post of posts) expect(blogPaths).toContain(postPath(post));
  });

  it("postBySlug throws for an unknown slug", () => {
    expect(() => postBySlug("the-sunday-cal")).toThrow("the-sunday-cal");
  });
});

describe.each(posts)("$slug", (post) => {
  const source = sourceOf(post);
  const html = pageHtml(source);

  it("has complete and valid metadata", () => {
    expect(post.slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    expect(post.title.length).toBeGreaterThan(5);
    expect(post.excerpt.length).toBeGreaterThan(50);
    // The length that search engines and share cards show.
    expect(post.excerpt.length).toBeLessThanOrEqual(160);
    expect(post.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(new Date(`${post.date}T00:00:00Z`).toISOString().slice(0, 10)).toBe(post.date);
    expect(blogTopics.map(({ code }) => code)).toContain(post.topic);
  });

  it("links two other existing articles", () => {
    expect(new Set([post.slug, ...post.related]).size).toBe(3);
    expect(post.related.map((slug) => postBySlug(slug).slug)).toEqual(post.related);
  });

  it("has 700 to 1100 words, at least three sections, and one practice in steps", () => {
    expect(wordCount(source)).toBeGreaterThanOrEqual(700);
    expect(wordCount(source)).toBeLessThanOrEqual(1100);
    expect(html.match(/<h2 /g)?.length).toBeGreaterThanOrEqual(3);
    expect(html.match(/<ol /g)).toHaveLength(1);
    expect(html.match(/<li class/g)?.length).toBeGreaterThanOrEqual(4);
    expect(html).not.toMatch(/<h[13456] /);
  });

  it("has a unique anchor on every heading", () => {
    const ids = attributes(html, "id");
    expect(ids).toHaveLength(html.match(/<h2 /g)?.length ?? 0);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
  });

  it("contains no Markdown syntax and no straight quotes after rendering", () => {
    expect(html.replace(/<[^>]*>/g, "")).not.toMatch(/[{}*_#[\]]|["']|&#?\w+;/);
  });

  it("contains no hard-coded helpline numbers or prices", () => {
    expect(source).not.toMatch(/988|911|741741|800-273|tel:|sms:|\$\d/);
  });

  it("links only existing pages and helplines", () => {
    const known = new Set<string>([
      ...blogPaths,
      ...Object.values(routes).map(({ path }) => path),
      ...Object.values(facts).filter((fact) => /^(?:tel|sms):/.test(fact)),
    ]);
    for (const href of attributes(html, "href")) expect(known).toContain(href);
  });

  it("marks the language of every word that is not English", () => {
    for (const tag of html.match(/<i\b[^>]*>/g) ?? []) expect(tag).toMatch(/^<i lang="[a-z]{2}-Latn">$/);
  });

  it("follows the voice rules: no banned words, exclamation marks, dashes or emoji", () => {
    const text = html.replace(/<[^>]*>/g, "");
    expect(text).not.toMatch(/\b(?:journey|unlock|heal(?:s|ed|ing)?|empower\w*|embark\w*)\b/i);
    expect(text).not.toMatch(/[!—–]|\p{Extended_Pictographic}/u);
    expect(text).not.toMatch(/"| {2,}\S/);
  });

  it("has a reading time at 220 words per minute", () => {
    expect(minutesOf(post)).toBe(Math.round(wordCount(source) / 220));
    expect(blog.readingTime({ count: 7 })).toContain("7");
  });
});

describe("an article's source", () => {
  it("has its placeholders replaced by facts", () => {
    expect(withFacts("[call]({crisisCall}) {crisisNumber}")).toBe("[call](tel:988) 988");
  });

  it("throws for an unknown placeholder", () => {
    expect(() => withFacts("It costs {price}.")).toThrow("{price}");
  });

  it("renders links, lists and anchors", () => {
    expect(pageHtml("## “Log kya kahenge?” & you")).toContain('id="log-kya-kahenge-you"');
    expect(pageHtml("[help]({crisisPage})")).toContain('<a href="/crisis" class="');
    expect(pageHtml("1. **One.** Do it\n2. Two")).toMatch(
      /<ol role="list"[\s\S]*<li class="[^"]*"><strong>One\.<\/strong> Do it<\/li>/,
    );
    expect(headingId("Three answers, <em>not</em> two")).toBe("three-answers-not-two");
  });

  it("wordCount ignores markup, link targets and placeholders", () => {
    expect(wordCount('Say *it* to [Amma]({crisisPage}): <i lang="ne-Latn">tapaai</i>, 5\'11".')).toBe(6);
  });
});

describe("longDate", () => {
  it("formats a publication day independently of the time zone", () => {
    expect(longDate("2026-10-26")).toBe("October 26, 2026");
  });
});
