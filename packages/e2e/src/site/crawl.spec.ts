import { directory } from "@aangan/copy/helplines";
import { quickExitURL } from "@aangan/copy/links";
import type { Page } from "@playwright/test";
import { addressOf, isProductUrl, originOf } from "../support/addresses";
import { expect, test } from "../support/test";
import { sitemap, siteRoutes } from "./pages";

/** The external hosts that may be linked: that of the quick exit, and of organizations in the help directory. */
const externalHosts = new Set(
  [quickExitURL, ...directory.flatMap(({ ways }) => ways.map(({ href }): string => href))]
    .filter((href) => href.startsWith("https:"))
    .map((href) => new URL(href).hostname),
);

/** The parts of a page's HTML that a crawl checks. */
interface ParsedPage {
  language: string;
  title: string;
  headings: number;
  canonical: string | null;
  /** The links' URLs, unresolved. */
  links: string[];
  /** URLs of the page's resources, and of its share image and icons. */
  loads: string[];
  ids: string[];
}

/** Parses a page's HTML with the browser's parser, without running its scripts. */
function parsePage(page: Page, html: string): Promise<ParsedPage> {
  return page.evaluate((text) => {
    const doc = new DOMParser().parseFromString(text, "text/html");
    const all = (selector: string, attribute: string) =>
      [...doc.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? "");
    return {
      language: doc.documentElement.lang,
      title: doc.title,
      headings: doc.querySelectorAll("h1").length,
      canonical: doc.querySelector("link[rel=canonical]")?.getAttribute("href") ?? null,
      links: [...all("a", "href"), ...all("form[action]", "action"), ...all("link[rel=alternate]", "href")],
      loads: [
        ...all("link[href]:not([rel=alternate], [rel=canonical])", "href"),
        ...all("script[src], img[src], source[src], iframe[src], video[src], audio[src]", "src"),
        ...all("meta[property='og:image'], meta[name='twitter:image']", "content"),
      ],
      ids: [...doc.querySelectorAll("[id]")].map(({ id }) => id),
    };
  }, html);
}

test("every page of the sitemap responds, has no broken links, and loads nothing from other origins @once", async ({
  page,
}) => {
  test.slow();
  const problems: string[] = [];
  const bodies = new Map<string, Promise<{ status: number; type: string; html: string }>>();
  const open = (address: string) => {
    const { origin, pathname, search } = new URL(address);
    const whole = origin + pathname + search;
    const known = bodies.get(whole);
    if (known) return known;
    const response = page.request.get(whole).then(async (answer) => ({
      status: answer.status(),
      type: answer.headers()["content-type"] ?? "",
      html: answer.headers()["content-type"]?.startsWith("text/html") ? await answer.text() : "",
    }));
    bodies.set(whole, response);
    return response;
  };
  const parsed = new Map<string, Promise<ParsedPage>>();
  const readOnce = (html: string) => {
    const found = parsed.get(html) ?? parsePage(page, html);
    parsed.set(html, found);
    return found;
  };

  const pages = await sitemap(page.request);
  // A page missing from the sitemap was forgotten.
  for (const route of siteRoutes) expect(pages.map(bare), route).toContain(bare(addressOf(route)));
  expect(new Set(pages).size).toBe(pages.length);
  const titles = new Map<string, string>();
  for (const address of pages) {
    const { status, html } = await open(address);
    if (status !== 200) problems.push(`${address}: ${status}`);
    const found = await readOnce(html);
    if (html.includes(".invalid")) problems.push(`${address}: an address that was not put in its place`);
    if (found.headings !== 1) problems.push(`${address}: ${found.headings} headings of the first level`);
    if (!found.title.trim()) problems.push(`${address}: no title`);
    const same = titles.get(`${found.language} ${found.title}`);
    if (same && found.canonical === address) problems.push(`${address}: the title of ${same}`);
    titles.set(`${found.language} ${found.title}`, address);
    if (!found.canonical || !pages.map(bare).includes(bare(found.canonical)))
      problems.push(`${address}: canonical address ${found.canonical}`);

    for (const load of new Set(found.loads)) {
      const target = new URL(load, address);
      if (target.origin !== originOf("site")) problems.push(`${address}: loads ${load}`);
      else if ((await open(target.href)).status !== 200) problems.push(`${address}: loads ${load}, which is not there`);
    }
    for (const link of new Set(found.links)) {
      const target = new URL(link, address);
      if (["tel:", "sms:", "mailto:"].includes(target.protocol)) continue;
      if (!isProductUrl(target.href)) {
        if (target.protocol !== "https:" || !externalHosts.has(target.hostname))
          problems.push(`${address}: links to ${link}`);
        continue;
      }
      // The sign-out form is not a page; another test submits it.
      if (target.pathname === "/api/logout") continue;
      const answer = await open(target.href);
      if (answer.status !== 200) problems.push(`${address}: ${link} answers ${answer.status}`);
      const anchor = decodeURIComponent(target.hash.slice(1));
      if (anchor && !(await readOnce(answer.html)).ids.includes(anchor)) problems.push(`${address}: no ${link}`);
    }
  }
  expect(problems).toEqual([]);
  expect(pages.length).toBeGreaterThan(25);
});

test("robots.txt and feed contain the URL at which the site is served @once", async ({ page }) => {
  const site = originOf("site");
  const robots = await (await page.request.get(`${site}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${site}/sitemap.xml`);
  const feed = await (await page.request.get(`${site}/blog/feed.xml`)).text();
  for (const [, link] of feed.matchAll(/<link>([^<]+)<\/link>/g)) {
    expect(link).toMatch(new RegExp(`^${site}/`));
    expect((await page.request.get(link ?? "")).status(), link).toBe(200);
  }
});

/** A URL without a trailing slash, because the front page's may have one. */
function bare(address: string): string {
  return address.replace(/\/$/, "");
}
