/** Returns a visitor's URL if it is a complete http(s) one, which is safe to link to; else null. */
export function safeLink(typed: string): string | null {
  try {
    const url = new URL(typed);
    return url.protocol === "https:" || url.protocol === "http:" ? url.href : null;
  } catch {
    return null;
  }
}
