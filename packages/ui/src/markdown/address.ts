/** The target of a link in a text: a page of the app, a contact (tel:, sms:, mailto:), or another site. */
export interface Address {
  kind: "own" | "contact" | "outside";
  href: string;
}

/**
 * Characters that a browser removes from a URL or reads as a slash, so that the followed URL differs from the
 * displayed one.
 */
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
