/** Where a link of a text leads: a page of ours, a way to reach somebody, or somebody else's page. */
export interface Address {
  kind: "own" | "contact" | "outside";
  href: string;
}

/** What a browser takes out of an address or reads as a slash, so that what is read is not what is followed. */
const sly = /[\s\\\p{Cc}]/u;

/**
 * The address of a link in a text, if it may be followed: a path of our own, `tel:`, `sms:`, `mailto:`, or a page under
 * http(s). Null for everything else, such as `javascript:`, `data:` and `//elsewhere`.
 */
export function addressOf(href: string): Address | null {
  if (sly.test(href)) return null;
  if (/^\/(?!\/)/.test(href)) return { kind: "own", href };
  if (/^(?:tel|sms|mailto):/i.test(href)) return { kind: "contact", href };
  return /^https?:\/\/[^/]/i.test(href) && URL.canParse(href) ? { kind: "outside", href } : null;
}
