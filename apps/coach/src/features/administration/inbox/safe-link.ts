/** An address that a stranger typed, if a browser may be led there: a whole one of the web. Null for everything else. */
export function safeLink(typed: string): string | null {
  try {
    const url = new URL(typed);
    return url.protocol === "https:" || url.protocol === "http:" ? url.href : null;
  } catch {
    return null;
  }
}
