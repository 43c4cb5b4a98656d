import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import * as brand from "@aangan/copy/brand";
import { XMLParser } from "fast-xml-parser";
import { describe, expect, it } from "vitest";
import { ICONS } from "@/lib/icons";
import { absoluteUrl, origins } from "@/lib/origin";
import { SHARE_SIZE } from "@/lib/share-image";
import { addressesOf, brokenLinkReason } from "./links";
import { all, files, joined, meta, OUT, type Page, pages, textOf } from "./page";

const [unknown] = pages.filter(({ path }) => path === "/404");
const known = pages.filter(({ path }) => path !== "/404");
const byPath = pages.map((page) => [page.path, page] as const);
const plainByPath = byPath.filter(([, page]) => page.elements.some(({ attributes }) => "data-plain" in attributes));
const knownByPath = known.map((page) => [page.path, page] as const);

const file = (address: string) => readFileSync(join(OUT, address));
const sitePath = (address = "") =>
  address.startsWith(origins.site) ? address.slice(origins.site.length) || "/" : undefined;
const titleOf = (page: Page) => textOf(all(page, "title")[0]?.inner ?? "");
/** Canonical addresses; the front page's may be written with or without its slash. */
const canonicalOf = (page: Page) =>
  all(page, "link", { rel: "canonical" }).map(({ attributes }) => new URL(attributes.href ?? "").href);
const headingOf = (page: Page) => textOf(all(page, "h1")[0]?.inner ?? "");
/** Width and height of a PNG. */
const sizeOf = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) });

/** The only page with two URLs: the first page of the list is the blog itself, as its canonical link shows. */
const aliases: Readonly<Record<string, string>> = { "/blog/page/1": "/blog" };

describe("the export", () => {
  it("contains the front page, more than 15 pages, and the 404 page", () => {
    expect(known.length).toBeGreaterThan(15);
    expect(known.map(({ path }) => path)).toContain("/");
    expect(unknown).toBeDefined();
  });

  it("has unique titles and descriptions", () => {
    for (const textIn of [titleOf, (page: Page) => meta(page, "description")]) {
      const texts = known.map((page) => textIn(page));
      expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    }
  });

  it("lists exactly the canonical URLs in the sitemap", () => {
    const { urlset } = new XMLParser().parse(file("sitemap.xml").toString());
    const listed = (urlset.url as { loc: string }[]).map(({ loc }) => sitePath(loc) ?? loc);
    expect(listed.toSorted()).toEqual(known.flatMap(({ path }) => (aliases[path] ? [] : [path])).sort());
  });

  it("names the sitemap in robots.txt and disallows nothing", () => {
    const robots = file("robots.txt").toString();
    expect(robots).toContain(`Sitemap: ${absoluteUrl("/sitemap.xml")}`);
    expect(robots).not.toMatch(/disallow/i);
  });

  it("contains every icon of the manifest in its declared size", () => {
    const { icons } = JSON.parse(file("manifest.webmanifest").toString()) as {
      icons: { src: string; sizes: string; purpose: string }[];
    };
    expect(icons.map(({ purpose }) => purpose)).toEqual(expect.arrayContaining(["any", "maskable"]));
    for (const { src, sizes } of icons) {
      const { width, height } = sizeOf(file(src));
      expect(`${width}x${height}`).toBe(sizes);
    }
    for (const { file: name, size } of ICONS)
      expect(sizeOf(file(`icons/${name}`))).toEqual({ width: size, height: size });
  });
});

describe.each(byPath)("%s", (_path, page) => {
  it("declares its language", () => {
    expect(all(page, "html").map(({ attributes }) => attributes.lang)).toEqual(["en"]);
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

describe.each(knownByPath)("%s in search results and share cards", (path, page) => {
  it("has a canonical URL, language alternates, and may be indexed", () => {
    const address = absoluteUrl(aliases[path] ?? path);
    expect(canonicalOf(page)).toEqual([address]);
    const languages = all(page, "link", { rel: "alternate" }).filter(({ attributes }) => attributes.hreflang);
    expect(
      Object.fromEntries(languages.map(({ attributes }) => [attributes.hreflang, new URL(attributes.href ?? "").href])),
    ).toEqual({
      en: address,
      "x-default": address,
    });
    expect(meta(page, "robots")).toMatch(/^index, follow/);
  });

  it("has a description of 50 to 160 characters", () => {
    const length = meta(page, "description")?.length ?? 0;
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
    const image = sitePath(meta(page, "og:image"));
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
    expect(files).not.toContain(`${path === "/" ? "/index" : path}.txt`);
  });
});

describe("the 404 page", () => {
  it("is marked noindex and has no canonical URL", () => {
    expect(unknown && meta(unknown, "robots")).toBe("noindex");
    expect(unknown && canonicalOf(unknown)).toEqual([]);
  });
});
