import { readdirSync, readFileSync } from "node:fs";
import { helplines as englishHelplines } from "@aangan/copy/crisis-lines";
import { subscribe } from "@aangan/copy/hi/membership-page";
import { declined } from "@aangan/copy/hi/risk";
import { describe, expect, it } from "vitest";
import { facts } from "@/features/blog/facts";
import { pageHtml, wordCount } from "@/features/blog/markdown";
import * as about from "../about";
import { posts } from "../blog/posts";
import * as coaches from "../coaches";
import * as crisis from "../crisis";
import * as faq from "../faq";
import * as privacy from "../privacy";
import { plainText, splitLinks } from "../prose";
import * as safety from "../safety";
import * as terms from "../terms";
import * as hindiAbout from "./about";
import { posts as hindiPosts } from "./blog/posts";
import * as hindiCoaches from "./coaches";
import * as hindiCrisis from "./crisis";
import * as hindiFaq from "./faq";
import { helplines } from "./helplines";
import * as hindiPrivacy from "./privacy";
import * as hindiSafety from "./safety";
import * as hindiTerms from "./terms";

/** All values of a module's content with their paths; functions are left out. */
function leaves(value: unknown, path = ""): [path: string, leaf: unknown][] {
  if (typeof value === "function") return [];
  if (typeof value !== "object" || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, child]) => leaves(child, `${path}.${key}`));
}

const numbers = (text: string) => (plainText(text).match(/\d+(?:[.,:-]\d+)*/g) ?? []).sort();
const hrefs = (text: string) =>
  splitLinks(text)
    .flatMap(({ href }) => href ?? [])
    .sort();

// The first line of these two is only in the translation: the English is the binding version.
const withoutNotice = <T extends Record<string, unknown>>(module: T, name: keyof T): T => ({
  ...module,
  [name]: (module[name] as readonly string[]).slice(1),
});

const modules: readonly [name: string, english: object, hindi: object][] = [
  ["about", about, hindiAbout],
  ["coaches", coaches, hindiCoaches],
  ["crisis", crisis, hindiCrisis],
  ["faq", faq, hindiFaq],
  ["privacy", privacy, withoutNotice({ ...hindiPrivacy }, "privacySummary")],
  ["safety", safety, hindiSafety],
  ["terms", terms, withoutNotice({ ...hindiTerms }, "termsSummary")],
  ["helplines", englishHelplines, helplines],
  ["posts", posts, hindiPosts],
];

/** Values that are the same in every language. */
const fixed = /\.(?:id|href|code|slug|topic|date|kind|place|means|number|word|checked|url)$/;

describe.each(modules)("the Hindi of %s", (_, english, hindi) => {
  const before = leaves(english);
  const after = new Map(leaves(hindi));

  it("has the structure of the English", () => {
    expect([...after.keys()].sort()).toEqual(before.map(([path]) => path).sort());
  });

  it("has the same ids, targets, codes and dates", () => {
    for (const [path, value] of before)
      if (fixed.test(path) || typeof value !== "string") expect(after.get(path), path).toBe(value);
  });

  it("names the same numbers and links in every text", () => {
    for (const [path, value] of before) {
      if (typeof value !== "string" || fixed.test(path)) continue;
      const text = String(after.get(path));
      expect([path, numbers(text)]).toEqual([path, numbers(value)]);
      expect([path, hrefs(text)]).toEqual([path, hrefs(value)]);
    }
  });

  it("is normalized and follows the rules of style", () => {
    for (const [path, text] of after) {
      if (typeof text !== "string") continue;
      expect(text.normalize("NFC"), path).toBe(text);
      expect(text, path).not.toMatch(/[!—–"]| {2}|\p{Extended_Pictographic}/u);
    }
  });

  it("says of every text message that it is read in English", () => {
    for (const [path, text] of after) {
      if (typeof text !== "string" || !/(?:988|741741|88788) पर (?:\S+ )?मैसेज कर/.test(text)) continue;
      expect(text, path).toContain("(अंग्रेज़ी में)");
    }
  });
});

describe("the names of buttons in the Hindi texts", () => {
  it.each([
    ["terms", hindiTerms, subscribe],
    ["faq", hindiFaq, subscribe],
    ["safety", hindiSafety, declined],
  ])("are those of the pages in %s", (_, module, label) => {
    expect(leaves(module).some(([, text]) => String(text).includes(`“${label}”`))).toBe(true);
  });
});

describe("the Hindi articles", () => {
  const folder = new URL("./blog/", import.meta.url);
  const read = (slug: string, base: URL) => readFileSync(new URL(`${slug}.md`, base), "utf8");
  const count = (html: string, tag: string) => html.split(`<${tag}`).length - 1;

  it("are those of the English list", () => {
    const files = readdirSync(folder).filter((name) => name.endsWith(".md"));
    expect(files.sort()).toEqual(posts.map(({ slug }) => `${slug}.md`).sort());
  });

  it.each(hindiPosts)("$slug has the parts and the facts of the English", (post) => {
    const source = read(post.slug, folder);
    const english = read(post.slug, new URL("../blog/", import.meta.url));
    const [html, before] = [pageHtml(source), pageHtml(english)];
    for (const tag of ["h2", "p", "ol", "ul", "li", "a", "strong", "em"])
      expect([tag, count(html, tag)]).toEqual([tag, count(before, tag)]);
    const gaps = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
    expect(gaps(source)).toEqual(gaps(english));
    for (const gap of gaps(source)) expect(facts).toHaveProperty(gap.slice(1, -1));
    expect(source.normalize("NFC")).toBe(source);
    const text = html.replace(/<[^>]*>/g, "");
    expect(text).not.toMatch(/[!—–{}*_#[\]]|["']|&#?\w+;| {2}/);
    expect(post.excerpt.length).toBeGreaterThan(50);
    expect(post.excerpt.length).toBeLessThanOrEqual(160);
    expect(wordCount(source)).toBeGreaterThanOrEqual(700);
    expect(wordCount(source)).toBeLessThanOrEqual(1100);
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
