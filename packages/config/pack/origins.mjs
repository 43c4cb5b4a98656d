// The packer's rules for public URLs in built pages.
//
// Pages are built once and served under any origin. Where a page must contain one, the build writes a placeholder,
// https://<app>.aangan.invalid, and the server replaces it when it starts (bff/internal/static/origins.go). That works
// only in files that browsers revalidate and whose format does not depend on the length of the text; in all others a
// placeholder would reach visitors, so the packer rejects it.

import path from "node:path";

const placeholder = /https:\/\/(site|member|coach)\.aangan\.invalid(?![\w.:-])/g;
const replaceable = new Set([".html", ".xml", ".txt", ".json", ".webmanifest"]);

/**
 * Reports whether a built file contains placeholders. Throws if the server cannot replace one; `url` names the file.
 */
export function holdsOrigins(url, data) {
  if (!data.includes("aangan.invalid")) return false;
  const text = data.toString("utf8");
  const ext = path.extname(url).toLowerCase();
  if (!replaceable.has(ext) || url.startsWith("/_next/static/")) {
    throw new Error(
      `${url} contains the placeholder of a public URL, which can only be replaced in pages, feeds and data. Code that runs in the browser must take the URL from the page (an attribute, or a prop of a server component), not from the module of placeholders.`,
    );
  }
  if (text.replace(placeholder, "").includes("aangan.invalid")) {
    throw new Error(
      `${url} contains a placeholder that is not exactly https://<app>.aangan.invalid (encoded, or without scheme).`,
    );
  }
  for (const flight of flights(ext, text)) {
    if (measuredTexts(flight).some((part) => part.includes("aangan.invalid"))) {
      throw new Error(
        `${url} contains the placeholder of a public URL inside a text of more than 1 kB in the data that React hydrates from, which includes the text's length. Shorten the text, or make the page plain.`,
      );
    }
  }
  return true;
}

/** Returns the payloads of React's server components in a file: those inside a page, or the file itself. */
function flights(ext, text) {
  if (ext === ".txt") return /^[0-9a-f]+:/.test(text) ? [Buffer.from(text)] : [];
  if (ext !== ".html") return [];
  const parts = [...text.matchAll(/self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)/g)].map(([, part]) =>
    JSON.parse(part),
  );
  return parts.length > 0 ? [Buffer.from(parts.join(""))] : [];
}

/**
 * Returns the texts of a payload that are prefixed with their length in bytes: rows of the form `id:T<hex>,<bytes>`.
 */
function measuredTexts(flight) {
  const found = [];
  for (let at = 0; at < flight.length; ) {
    const colon = flight.indexOf(":", at);
    if (colon < 0) break;
    if (flight[colon + 1] === 0x54) {
      const comma = flight.indexOf(",", colon);
      const end = comma + 1 + Number.parseInt(flight.toString("latin1", colon + 2, comma), 16);
      found.push(flight.toString("utf8", comma + 1, end));
      at = end;
    } else {
      const line = flight.indexOf("\n", colon);
      at = line < 0 ? flight.length : line + 1;
    }
  }
  return found;
}
