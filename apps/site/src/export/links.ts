import { routes } from "@aangan/copy/routes";
import { origins } from "@/lib/origin";
import { files, type Page, pages } from "./page";

const attributes = ["href", "src", "action", "poster"] as const;

/** Returns the URLs in a page's elements. */
export function addressesOf(page: Page): string[] {
  return page.elements.flatMap((element) => attributes.flatMap((name) => element.attributes[name] || []));
}

const byPath = new Map(pages.map((page) => [page.path, page]));
const elsewhere: ReadonlySet<string> = new Set(
  Object.values(routes).flatMap(({ app, path }) => (app === "site" ? [] : [path])),
);
/** API URLs that forms may post to directly; the servers' tests check that they exist. */
const calls: ReadonlySet<string> = new Set([`${origins.member}/api/logout`]);

/**
 * Returns the reason why a URL in a page is broken, or undefined if it is valid: a page of the export and an id in it,
 * a file of the export, or a page of another app. Other sites, tel: and mailto: links are not checked.
 */
export function brokenLinkReason(address: string, from: Page): string | undefined {
  if (/^(?:tel|sms|mailto|data):/.test(address)) return undefined;
  const url = new URL(address, `${origins.site}${from.path}`);
  const path = decodeURI(url.pathname);
  const fragment = decodeURIComponent(url.hash.slice(1));
  if (url.origin === origins.member || url.origin === origins.coach)
    return elsewhere.has(path) || calls.has(`${url.origin}${path}`) ? undefined : "is no page of the other apps";
  if (url.origin !== origins.site) return undefined;
  const page = byPath.get(path);
  if (page) return !fragment || page.ids.includes(fragment) ? undefined : `has no element with the id ${fragment}`;
  if (elsewhere.has(path) || files.includes(path)) return undefined;
  return "is neither a page nor a file";
}
