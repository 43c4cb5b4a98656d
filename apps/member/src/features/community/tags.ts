/**
 * Splits comma-separated tags and normalizes them as the server does: lower case, without a leading #, without
 * duplicates. Empty ones are dropped.
 */
export function parseTags(text: string): string[] {
  const tags = text
    // Also the commas of Arabic and full-width scripts.
    .split(/[,،，]/u)
    .map((tag) => tag.normalize("NFC").trim().replace(/^#+/u, "").trim().replace(/\s+/gu, " ").toLowerCase())
    .filter((tag) => tag !== "");
  return [...new Set(tags)];
}
