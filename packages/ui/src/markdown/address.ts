/** The target of a link in a text: a page of the app, a contact (tel:, sms:, mailto:), or another site. */
export interface Address {
  kind: "own" | "contact" | "outside";
  href: string;
}

/**
 * Characters that a browser removes from a URL or reads as a slash, so that the followed URL differs from the
 * displayed one.
 */
const deceptive = /[\s\\\p{Cc}]/u;

/**
 * Returns the target of a link in a text, if it may be followed: a path of the app, `tel:`, `sms:`, `mailto:`, or an
 * http(s) page. Null for everything else, such as `javascript:`, `data:` and `//elsewhere`.
 */
export function addressOf(href: string): Address | null {
  if (deceptive.test(href)) return null;
  if (/^\/(?!\/)/.test(href)) return { kind: "own", href };
  if (/^(?:tel|sms|mailto):/i.test(href)) return { kind: "contact", href };
  return /^https?:\/\/[^/]/i.test(href) && URL.canParse(href) ? { kind: "outside", href } : null;
}
