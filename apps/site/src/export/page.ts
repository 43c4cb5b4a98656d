// Parses the pages of an export for tests: elements, ids, links and text. Only for React's output: lower-case names,
// every attribute in double quotes.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { displayLanguages } from "@aangan/copy/display-languages";
import { prefixOf } from "@/lib/language";

/** Returns the folder with the export in a language. */
export const folderOf = (language: string): string =>
  join(import.meta.dirname, "../../", language === displayLanguages[0].code ? "out" : `out-${language}`);

/** The exports, each with the prefix below which it is served. Longer prefixes first: every path begins with "". */
const exported = displayLanguages
  .map(({ code }) => ({ language: code, prefix: prefixOf(code), folder: folderOf(code) }))
  .toSorted((a, b) => b.prefix.length - a.prefix.length);

/** Returns the content of the file at a path of the site. */
export function file(path: string): Buffer {
  const { prefix, folder } = exportOf(path);
  return readFileSync(join(folder, path.slice(prefix.length)));
}

function exportOf(path: string) {
  const found = exported.find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`));
  if (!found) throw new Error(`${path} is no path`);
  return found;
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" };

const decoded = (text: string) =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (entity, hex?: string, decimal?: string, name?: string) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return entities[name ?? ""] ?? entity;
  });

/** One start tag of a page. */
export interface Element {
  name: string;
  /** Its attributes with unescaped values; one without a value is "". */
  attributes: Readonly<Record<string, string>>;
  /** The HTML up to the next end tag of its name. */
  inner: string;
}

/** A page of the export. */
export interface Page {
  /** Its path, `/faq` or `/hi/faq`. */
  path: string;
  language: string;
  html: string;
  elements: readonly Element[];
  ids: readonly string[];
}

/** Returns the text of HTML, with single spaces. */
export const textOf = (html: string): string =>
  decoded(html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, " ").replace(/<[^>]*>/g, " "))
    .replace(/\s+/g, " ")
    .trim();

/** Removes all spaces from a text, to compare texts that a page splits into elements. */
export const joined = (text: string): string => text.replace(/\s+/g, "");

function elementsOf(html: string): Element[] {
  const found: Element[] = [];
  const tag = /<!--[\s\S]*?-->|<([a-z][a-z0-9-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/gi;
  for (let match = tag.exec(html); match; match = tag.exec(html)) {
    const [, name = "", list = ""] = match;
    if (!name) continue;
    const end = html.indexOf(`</${name}>`, tag.lastIndex);
    const inner = end < 0 ? "" : html.slice(tag.lastIndex, end);
    const attributes: Record<string, string> = {};
    for (const [, key = "", value = ""] of list.matchAll(/([^\s=]+)(?:="([^"]*)")?/g))
      attributes[key.toLowerCase()] = decoded(value);
    found.push({ name: name.toLowerCase(), attributes, inner });
    // Their content is not markup.
    if ((name === "script" || name === "style") && end >= 0) tag.lastIndex = end;
  }
  return found;
}

/** Parses a page's HTML. */
function pageOf(path: string, language: string, html: string): Page {
  const elements = elementsOf(html);
  return { path, language, html, elements, ids: elements.flatMap(({ attributes }) => attributes.id ?? []) };
}

/** Returns the elements with a name and these attribute values. */
export const all = (page: Page, name: string, wanted: Readonly<Record<string, string>> = {}): Element[] =>
  page.elements.filter(
    (element) =>
      element.name === name && Object.entries(wanted).every(([key, value]) => element.attributes[key] === value),
  );

/** Returns the content of a `<meta>` by its name or property; undefined if there is none, or more than one. */
export function meta(page: Page, name: string): string | undefined {
  const [found, ...more] = [...all(page, "meta", { name }), ...all(page, "meta", { property: name })];
  return more.length === 0 ? found?.attributes.content : undefined;
}

/** The paths of all files of the exports. */
export const files: readonly string[] = exported.flatMap(({ prefix, folder }) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${prefix}${entry.parentPath.slice(folder.length)}/${entry.name}`),
);

/** All pages in all languages, without Next's second copy of the 404 page, which is not served. */
export const pages: readonly Page[] = files
  .filter((name) => name.endsWith(".html") && !name.endsWith("/_not-found.html"))
  .sort()
  .map((name) =>
    pageOf(
      name.replace(/(?:\/index)?\.html$/, "").replace(/^$/, "/"),
      exportOf(name).language,
      file(name).toString("utf8"),
    ),
  );
