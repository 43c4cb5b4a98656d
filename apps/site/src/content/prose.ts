import * as common from "@aangan/copy/common";
import { crisisLinks } from "@aangan/copy/crisis-lines";
import { dollars } from "@aangan/copy/format";
import { locale } from "@aangan/copy/locale";
import { pricingVariants } from "@aangan/copy/plans";

/** Running text. A link in it is written by {@link link}. */
export type Paragraph = string | PricedText;

/** A text that names the price: one for each pricing variant, of which a visitor reads their own. */
export interface PricedText {
  priced: readonly { code: (typeof pricingVariants)[number]["code"]; text: string }[];
}

/** A term and its description, as one row of a list. */
interface Fact {
  name: string;
  text: string;
}

/** The content of a section: paragraphs, lists, rows of facts, or the helplines. */
export type Block = Paragraph | { list: readonly string[] } | { facts: readonly Fact[] } | { helplines: true };

/** A section of a long page. `id` is its anchor, and must not change once published, because people keep such links. */
export interface Section {
  id: string;
  title: string;
  blocks: readonly Block[];
}

/**
 * Returns the markup of a link in running text: `words` link to `href`, a path, an anchor, or a tel:, sms: or https:
 * URL.
 */
export function link(words: string, href: string): string {
  return `[${words}](${href})`;
}

/** A piece of running text: words, and where they lead if they are a link. */
export interface Piece {
  text: string;
  href?: string;
}

/** Takes running text apart into plain words and links. */
export function splitLinks(text: string): Piece[] {
  const found: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(/\[([^\]]+)\]\(([^()\s]+)\)/g)) {
    if (match.index > end) found.push({ text: text.slice(end, match.index) });
    found.push({ text: match[1] ?? "", href: match[2] ?? "" });
    end = match.index + match[0].length;
  }
  if (end < text.length) found.push({ text: text.slice(end) });
  return found;
}

/** The words of a paragraph alone, with the regular price where it names one: for search engines. */
export function plainText(paragraph: Paragraph): string {
  const text = typeof paragraph === "string" ? paragraph : (paragraph.priced[0]?.text ?? "");
  return splitLinks(text)
    .map((piece) => piece.text)
    .join("");
}

/** Every way in which a paragraph is written: one, or one for each pricing variant. */
export function variantTexts(paragraph: Paragraph): readonly string[] {
  return typeof paragraph === "string" ? [paragraph] : paragraph.priced.map(({ text }) => text);
}

/** Writes a text once for each pricing variant. `price` is as "$80", `sessions` as "2 sessions". */
export function priced(write: (price: string, sessions: string) => string): PricedText {
  return {
    priced: pricingVariants.map(({ code, cents, sessions }) => ({
      code,
      text: write(dollars(cents, locale), common.sessions({ count: sessions })),
    })),
  };
}

/** A count of hours or days in words: "24 hours", "1 hour". */
export const hours = (count: number): string => common.hours({ count });
/** A count of days in words: "7 days". */
export const days = (count: number): string => common.days({ count });
/** A count of minutes in words: "30 minutes". */
export const minutes = (count: number): string => common.minutes({ count });

/** The number of a tel: or sms: address as people read it, such as 988. */
const numberOf = (href: string): string => href.replace(/^(?:tel|sms):/, "").replace(/\?.*$/, "");
/** The number that leads wherever help is named. */
export const lifeline = numberOf(crisisLinks.call988);
/** The number of emergency services in the U.S. */
export const emergency = numberOf(crisisLinks.call911);
