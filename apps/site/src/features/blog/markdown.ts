import { Marked, type RendererObject } from "marked";
import { absoluteUrl } from "@/lib/origin";
import { withFacts } from "./facts";

// The kit's classes for text, links and lists. An ordered list (the practice) is a row of steps under a coloured line.
const classes = {
  h2: "mt-12 mb-4 scroll-mt-6 font-display font-medium text-[28px] leading-8.5",
  p: "mt-4 text-pretty",
  ul: "mt-5 flex list-disc flex-col gap-3 pl-5 marker:text-primary",
  ol: "mt-6 mb-7 border-floor border-t-4 [counter-reset:step]",
  step: [
    "relative border-line border-b py-4.5 pl-13 [counter-increment:step]",
    "before:absolute before:top-4 before:left-1 before:font-display before:text-[34px] before:text-primary before:leading-8.5 before:content-[counter(step)]",
  ].join(" "),
  link: "rounded-tile font-semibold text-primary underline decoration-[0.07em] underline-offset-[0.18em] hover:text-primary-hover hover:decoration-2",
} as const;

/** Returns the anchor of a heading: its words in lower case, joined by hyphens. */
export function headingId(html: string): string {
  return html
    .replace(/<[^>]*>|&[^;]+;/g, "")
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

const page: RendererObject = {
  heading({ tokens, depth }) {
    const text = this.parser.parseInline(tokens);
    return `<h${depth} id="${headingId(text)}" class="${classes.h2}">${text}</h${depth}>\n`;
  },
  paragraph({ tokens }) {
    return `<p class="${classes.p}">${this.parser.parseInline(tokens)}</p>\n`;
  },
  list({ ordered, items }) {
    const tag = ordered ? "ol" : "ul";
    const item = ordered ? ` class="${classes.step}"` : "";
    const rows = items.map(({ tokens }) => `<li${item}>${this.parser.parse(tokens)}</li>\n`).join("");
    // Some screen readers ignore lists without markers; the role restores them.
    return `<${tag} role="list" class="${classes[tag]}">\n${rows}</${tag}>\n`;
  },
  link({ href, tokens }) {
    return `<a href="${href}" class="${classes.link}">${this.parser.parseInline(tokens)}</a>`;
  },
};

const forPage = new Marked({ async: false, renderer: page });
const forFeed = new Marked({
  async: false,
  renderer: {
    link({ href, tokens }) {
      const target = href.startsWith("/") ? absoluteUrl(href) : href;
      return `<a href="${target}">${this.parser.parseInline(tokens)}</a>`;
    },
  },
});

/** Renders an article's source as HTML with the kit's type; each heading has an anchor. The source is trusted. */
export const pageHtml = (source: string): string => String(forPage.parse(withFacts(source)));

/** Renders an article's source for the feed: without classes and with absolute URLs. */
export const feedHtml = (source: string): string => String(forFeed.parse(withFacts(source)));

/** Returns the number of words in the text, without markup, link targets and placeholders. */
export function wordCount(source: string): number {
  const text = withFacts(source)
    .replace(/\]\([^)]*\)/g, "]")
    .replace(/<[^>]*>/g, "");
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.-]*/gu)?.length ?? 0;
}
