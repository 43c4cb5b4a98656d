import { brotliCompressSync } from "node:zlib";
import * as brand from "@aangan/copy/brand";
import { displayLanguages, languageCookie } from "@aangan/copy/display-languages";
import { routes } from "@aangan/copy/routes";
import { XMLParser } from "fast-xml-parser";
import { describe, expect, it } from "vitest";
import { ICONS } from "@/lib/icons";
import { pathIn, prefixOf } from "@/lib/language";
import { absoluteUrl, origins } from "@/lib/origin";
import { SHARE_SIZE } from "@/lib/share-image";
import { addressesOf, brokenLinkReason } from "./links";
import { all, file, files, joined, meta, type Page, pages, textOf } from "./page";

const unknown = pages.filter(({ path }) => path.endsWith("/404"));
const known = pages.filter((page) => !unknown.includes(page));
const byPath = pages.map((page) => [page.path, page] as const);
const plainByPath = byPath.filter(([, page]) => page.elements.some(({ attributes }) => "data-plain" in attributes));
const knownByPath = known.map((page) => [page.path, page] as const);

const sitePath = (address = "") =>
  address.startsWith(origins.site) ? address.slice(origins.site.length) || "/" : undefined;
const titleOf = (page: Page) => textOf(all(page, "title")[0]?.inner ?? "");
/** Canonical addresses; the front page's may be written with or without its slash. */
const canonicalOf = (page: Page) =>
  all(page, "link", { rel: "canonical" }).map(({ attributes }) => new URL(attributes.href ?? "").href);
const headingOf = (page: Page) => textOf(all(page, "h1")[0]?.inner ?? "");
/** Width and height of a PNG. */
const sizeOf = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) });

/** Returns the path in English of a page. */
const englishPath = ({ path, language }: Page) => path.slice(prefixOf(language).length) || "/";
/** The only page with two URLs: the first page of the list is the blog itself, as its canonical link shows. */
const aliases: Readonly<Record<string, string>> = { "/blog/page/1": "/blog" };
const canonicalPath = (page: Page) => aliases[englishPath(page)] ?? englishPath(page);

describe("the export", () => {
  it("contains the same pages in every language: the front page, more than 15 others, and the 404 page", () => {
    const paths = displayLanguages.map(({ code }) =>
      pages
        .filter(({ language }) => language === code)
        .map((page) => englishPath(page))
        .sort(),
    );
    for (const one of paths) expect(one).toEqual(paths[0]);
    expect(paths[0]?.length).toBeGreaterThan(15);
    expect(paths[0]).toEqual(expect.arrayContaining(["/", "/404"]));
  });

  it.each(displayLanguages)("has unique titles and descriptions in $name", ({ code }) => {
    for (const textIn of [titleOf, (page: Page) => meta(page, "description")]) {
      const texts = known.filter(({ language }) => language === code).map((page) => textIn(page));
      expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    }
  });

  it("lists exactly the canonical URLs in the sitemap", () => {
    const { urlset } = new XMLParser().parse(file("/sitemap.xml").toString());
    const listed = (urlset.url as { loc: string }[]).map(({ loc }) => sitePath(loc) ?? loc);
    expect(listed.toSorted()).toEqual(known.flatMap((page) => (aliases[englishPath(page)] ? [] : [page.path])).sort());
  });

  it("lists every page in the sitemap with its languages", () => {
    const { urlset } = new XMLParser({ ignoreAttributes: false }).parse(file("/sitemap.xml").toString());
    for (const { loc, "xhtml:link": links } of urlset.url as {
      loc: string;
      "xhtml:link": Record<string, string>[];
    }[]) {
      const page = known.find(({ path }) => absoluteUrl(path) === loc);
      const listed = links.map((link) => [link["@_hreflang"], link["@_href"]]);
      expect(Object.fromEntries(listed)).toEqual(page && languagesOf(page));
    }
  });

  it("names the sitemap in robots.txt and disallows nothing, once for all languages", () => {
    const robots = file("/robots.txt").toString();
    expect(files.filter((name) => /(?:robots\.txt|sitemap\.xml)$/.test(name)).sort()).toEqual([
      "/robots.txt",
      "/sitemap.xml",
    ]);
    expect(robots).toContain(`Sitemap: ${absoluteUrl("/sitemap.xml")}`);
    expect(robots).not.toMatch(/disallow/i);
  });

  it.each(displayLanguages)("contains every icon of the manifest in $name in its declared size", ({ code }) => {
    const manifest = JSON.parse(file(`${prefixOf(code)}/manifest.webmanifest`).toString());
    expect(manifest).toMatchObject({ start_url: pathIn(code, "/"), scope: pathIn(code, "/") });
    expect(new Intl.Locale(manifest.lang).language).toBe(code);
    const { icons } = manifest as { icons: { src: string; sizes: string; purpose: string }[] };
    expect(icons.map(({ purpose }) => purpose)).toEqual(expect.arrayContaining(["any", "maskable"]));
    for (const { src, sizes } of icons) {
      const { width, height } = sizeOf(file(src));
      expect(`${width}x${height}`).toBe(sizes);
    }
    for (const { file: name, size } of ICONS)
      expect(sizeOf(file(`/icons/${name}`))).toEqual({ width: size, height: size });
  });
});

describe.each(byPath)("%s", (_path, page) => {
  it("declares its language", () => {
    expect(all(page, "html").map(({ attributes }) => attributes.lang)).toEqual([page.language]);
  });

  it("links to itself in the other languages, named in them", () => {
    const switches = all(page, "a").filter(({ attributes }) => attributes.hreflang);
    expect(
      switches.map(({ attributes, inner }) => ({ path: attributes.href, lang: attributes.lang, name: textOf(inner) })),
    ).toEqual(
      displayLanguages
        .filter(({ code }) => code !== page.language)
        .map(({ code, name }) => ({
          path: pathIn(code, unknown.includes(page) ? "/" : englishPath(page)),
          lang: code,
          name,
        })),
    );
  });

  it("leads on in its language", () => {
    const sitePaths = Object.values(routes).flatMap(({ app, path }) => (app === "site" ? [path] : []));
    for (const { attributes } of all(page, "a")) {
      const href = attributes.href ?? "";
      if (!href.startsWith("/") || attributes.hreflang) continue;
      const { pathname, searchParams } = new URL(href, origins.site);
      const prefix = prefixOf(page.language);
      const english = prefix && pathname.startsWith(prefix) ? pathname.slice(prefix.length) || "/" : pathname;
      if (sitePaths.some((path) => english === path || (path !== "/" && english.startsWith(`${path}/`))))
        expect(pathname).toBe(pathIn(page.language, english));
      else expect([href, searchParams.get(languageCookie)]).toEqual([href, prefix ? page.language : null]);
    }
  });

  it("has one title, one h1 and one main element", () => {
    expect(all(page, "title").filter(({ inner }) => inner.includes(brand.name))).toHaveLength(1);
    expect(all(page, "h1")).toHaveLength(1);
    expect(all(page, "main")).toHaveLength(1);
  });

  it("links existing icons", () => {
    const icons = all(page, "link", { rel: "icon" }).map(({ attributes }) => attributes.href ?? "");
    expect(icons).toEqual(["/icon.svg", "/favicon.ico"]);
    expect(file("/favicon.ico").readUInt16LE(2)).toBe(1);
  });

  it("has unique ids", () => {
    expect(page.ids.filter((id, index) => page.ids.indexOf(id) !== index)).toEqual([]);
  });

  it("has no broken links", () => {
    const dead = addressesOf(page).flatMap((address) => {
      const why = brokenLinkReason(address, page);
      return why ? [`${address} ${why}`] : [];
    });
    expect(dead).toEqual([]);
  });

  it("preloads its fonts before anything but the policy of scripts", () => {
    const [charset, policy, ...rest] = page.elements.slice(page.elements.findIndex(({ name }) => name === "head") + 1);
    expect(charset?.attributes.charset).toBe("utf-8");
    expect(policy?.inner).toContain("trustedTypes");
    const preloads = all(page, "link", { rel: "preload", as: "font" });
    expect(rest.slice(0, 2)).toEqual(preloads);
    for (const { attributes } of preloads) expect(attributes).toMatchObject({ type: "font/woff2", crossorigin: "" });
  });

  it("contains valid structured data", () => {
    for (const { inner } of all(page, "script", { type: "application/ld+json" }))
      expect(JSON.parse(inner)["@context"]).toBe("https://schema.org");
  });
});

/** Returns the addresses of a page by language. English is the default. */
const languagesOf = (page: Page) => ({
  ...Object.fromEntries(displayLanguages.map(({ code }) => [code, absoluteUrl(pathIn(code, canonicalPath(page)))])),
  "x-default": absoluteUrl(canonicalPath(page)),
});

describe.each(knownByPath)("%s in search results and share cards", (_path, page) => {
  it("has a canonical URL, language alternates, and may be indexed", () => {
    expect(canonicalOf(page)).toEqual([absoluteUrl(pathIn(page.language, canonicalPath(page)))]);
    const languages = all(page, "link", { rel: "alternate" }).filter(({ attributes }) => attributes.hreflang);
    expect(
      Object.fromEntries(languages.map(({ attributes }) => [attributes.hreflang, new URL(attributes.href ?? "").href])),
    ).toEqual(languagesOf(page));
    expect(meta(page, "robots")).toMatch(/^index, follow/);
  });

  it("has a description of 50 to 160 characters", () => {
    // As readers count: Devanagari has letters of several code points.
    const length = Array.from(new Intl.Segmenter(page.language).segment(meta(page, "description") ?? "")).length;
    expect(length).toBeGreaterThanOrEqual(50);
    expect(length).toBeLessThanOrEqual(160);
  });

  it("has a share card with an existing image of the right size", () => {
    expect(new URL(meta(page, "og:url") ?? "").href).toBe(canonicalOf(page)[0]);
    expect(meta(page, "og:title")).toBeTruthy();
    expect(meta(page, "og:description")).toBe(meta(page, "description"));
    expect(meta(page, "og:site_name")).toBe(brand.name);
    expect(meta(page, "og:image:alt")).toBeTruthy();
    expect(meta(page, "twitter:card")).toBe("summary_large_image");
    expect(meta(page, "og:locale")?.split("_")[0]).toBe(page.language);
    const image = sitePath(meta(page, "og:image"));
    expect(image).toMatch(new RegExp(`^${prefixOf(page.language)}/share/`));
    expect(sitePath(meta(page, "twitter:image"))).toBe(image);
    const picture = file(image ?? "no image");
    expect(sizeOf(picture)).toEqual(SHARE_SIZE);
    expect(picture.length).toBeLessThan(120_000);
  });

  it("repeats only shown text in its structured data", () => {
    const shown = joined(textOf(page.html));
    for (const { inner } of all(page, "script", { type: "application/ld+json" })) {
      const data = JSON.parse(inner);
      if (data["@type"] === "FAQPage")
        for (const { name, acceptedAnswer } of data.mainEntity)
          for (const text of [name, ...acceptedAnswer.text.split("\n\n")]) expect(shown).toContain(joined(text));
      if (data["@type"] === "BlogPosting") {
        expect(data.headline).toBe(headingOf(page));
        expect(data.mainEntityOfPage).toBe(canonicalOf(page)[0]);
        expect(data.datePublished).toBe(all(page, "time")[0]?.attributes.datetime);
        expect(data.image.url).toBe(meta(page, "og:image"));
        expect(new Intl.Locale(data.inLanguage).language).toBe(page.language);
      }
      if (data["@type"] === "BreadcrumbList") {
        const steps = data.itemListElement as { item: string }[];
        for (const { item } of steps) expect(brokenLinkReason(item, page)).toBeUndefined();
        expect(steps.at(-1)?.item).toBe(canonicalOf(page)[0]);
      }
    }
  });
});

describe.each(plainByPath)("%s without hydration", (path, page) => {
  it("loads only the site's own scripts, of at most 10 kB", () => {
    const scripts = all(page, "script").filter(({ attributes }) => attributes.type !== "application/ld+json");
    expect(scripts.filter(({ attributes }) => !("data-keep" in attributes))).toEqual([]);
    expect(all(page, "link", { as: "script" })).toEqual([]);
    const bytes = scripts.map(({ attributes, inner }) => (attributes.src ? file(attributes.src) : Buffer.from(inner)));
    const sent = bytes.reduce((sum, script) => sum + brotliCompressSync(script).length, 0);
    expect(sent).toBeGreaterThan(0);
    expect(sent).toBeLessThanOrEqual(10_000);
    expect(files).not.toContain(
      `${path === pathIn(page.language, "/") ? `${prefixOf(page.language)}/index` : path}.txt`,
    );
  });
});

describe.each(unknown)("the 404 page at $path", (page) => {
  it("is marked noindex and has no canonical URL", () => {
    expect(meta(page, "robots")).toBe("noindex");
    expect(canonicalOf(page)).toEqual([]);
  });
});
