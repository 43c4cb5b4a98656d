// The files that a browser fetches on a first visit, from the built files and their transfer sizes: scripts, styles
// and fonts. Nothing is run, and caches are ignored: every page is measured alone.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

const apps = ["site", "member", "coach"];

/** Every page of an export, as [address, HTML]. Next writes the page for unknown addresses twice; one is enough. */
function pagesOf(out) {
  return readdirSync(out, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith(".html") && !file.startsWith("_"))
    .sort()
    .map((file) => {
      const address = `/${relative("", file)
        .replaceAll("\\", "/")
        .replace(/(^|\/)index\.html$|\.html$/, "")}`;
      return [address === "/404" ? "unknown address" : address, readFileSync(join(out, file), "utf8")];
    });
}

/**
 * Returns the scripts of a page: its script tags, and those named in its data, which React fetches during hydration.
 * Excludes the one for browsers without modules, which no supported browser fetches.
 */
export function scriptsOf(html) {
  const found = new Set();
  for (const [tag] of html.matchAll(/<script\b[^>]*\bsrc="[^"]*"[^>]*>/g)) {
    if (!/\bnomodule\b/i.test(tag)) found.add(tag.replace(/^.*\bsrc="([^"?]*)[^"]*".*$/s, "$1"));
  }
  for (const [, name] of html.matchAll(/\\"(?:\/_next\/)?(static\/chunks\/[^"\\]+\.js)\\"/g))
    found.add(`/_next/${name}`);
  return [...found];
}

function stylesOf(html) {
  return [...html.matchAll(/<link\b[^>]*\brel="stylesheet"[^>]*>/g)].map(([tag]) =>
    tag.replace(/^.*\bhref="([^"?]*)[^"]*".*$/s, "$1"),
  );
}

/** The characters that a page shows before any answer of the server: its text without scripts, styles and tags. */
function charactersOf(html) {
  const text = html
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, " ")
    .replace(/<[^>]*>/g, " ")
    .replace(/&#x([0-9a-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));
  return new Set([...text].map((character) => character.codePointAt(0) ?? 0).filter((code) => code > 0x20));
}

/** The ranges of a unicode-range as pairs of code points; U+?? stands for U+00 to U+FF. */
function rangesOf(face) {
  const list = /unicode-range:([^;}]*)/.exec(face)?.[1] ?? "U+0-10FFFF";
  return list.split(",").map((part) => {
    const [first, last = first] = part.trim().slice(2).split("-");
    return [Number.parseInt(first.replaceAll("?", "0"), 16), Number.parseInt(last.replaceAll("?", "F"), 16)];
  });
}

/** Returns the font files for a page's characters. In all weights, of which a browser fetches the used ones. */
function fontsOf(css, characters, folder) {
  const found = new Set();
  for (const [face] of css.matchAll(/@font-face\s*\{[^}]*\}/g)) {
    const file = /url\(["']?([^"')]+)/.exec(face)?.[1];
    const ranges = rangesOf(face);
    const wanted = [...characters].some((code) => ranges.some(([first, last]) => code >= first && code <= last));
    if (file && wanted) found.add(new URL(file, `http://built${folder}`).pathname);
  }
  return [...found];
}

/**
 * Returns one row per page. Bytes are those of the compressed files as sent.
 * @returns {{ app: string, page: string, html: number, scripts: number, styles: number, fonts: number, requests:
 * number }[]}
 */
export function weigh(root) {
  const rows = [];
  for (const app of apps) {
    const out = join(root, "apps", app, "out");
    const manifest = join(root, "bff/internal/static/dist", `${app}.gen.json`);
    if (!existsSync(out) || !existsSync(manifest))
      throw new Error(`The pages of the ${app} app are not built: run make build.`);
    const { files } = JSON.parse(readFileSync(manifest, "utf8"));
    const sent = (address) => {
      const file = files[address];
      if (!file) throw new Error(`A page of the ${app} app names ${address}, which was not packed: run make build.`);
      return file.sizes.br ?? file.sizes.raw;
    };
    const sum = (addresses) => addresses.reduce((bytes, address) => bytes + sent(address), 0);
    for (const [page, html] of pagesOf(out)) {
      const scripts = scriptsOf(html);
      const styles = stylesOf(html);
      const characters = charactersOf(html);
      const fonts = new Set(
        styles.flatMap((style) => fontsOf(readFileSync(join(out, style), "utf8"), characters, style)),
      );
      const own = page === "unknown address" ? "/404.html" : page === "/" ? "/index.html" : `${page}.html`;
      rows.push({
        app,
        page,
        html: sent(own),
        scripts: sum(scripts),
        styles: sum(styles),
        fonts: sum([...fonts]),
        requests: scripts.length,
      });
    }
  }
  return rows;
}
