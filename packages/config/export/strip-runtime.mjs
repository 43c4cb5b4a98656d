// Removes Next's JavaScript from exported pages without interaction.
//
// Such a page is marked by `data-plain`. The HTML rendered at build time is the whole page; hydrating it would cost a
// visitor on a slow network more than a hundred kilobytes for the same page. Scripts marked `data-keep` (the site's
// own) and data blocks such as structured data are kept. The framework's payload files of these pages are removed too,
// because nothing requests them: links between such pages are plain links.
import { readdirSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** Reports whether an exported page is marked as plain. */
export const isPlain = (html) => /<[a-z]+[^>]*\sdata-plain=/.test(html);

/** Returns the page without the framework's scripts. Throws if it would be incomplete without them. */
export function stripRuntime(html, name = "the page") {
  if (/<template id="[BP]:|<div hidden="" id="S:/.test(html))
    throw new Error(`${name} is put together by script (a Suspense boundary), so it cannot be a plain page`);
  return html
    .replace(/<script\b([^>]*)>[\s\S]*?<\/script>/g, (script, attributes) =>
      /\sdata-keep=/.test(attributes) || /\stype="application\/ld\+json"/.test(attributes) ? script : "",
    )
    .replace(/<link\b[^>]*\bas="script"[^>]*>/g, "")
    .replace(/<div hidden="">(?:<!--[^>]*-->)*<\/div>/g, "")
    .replace(/<!--(?:\/?[$&][!?~]?|\s*|\/?html|\/?head|\/?body)-->/g, "");
}

/** Removes the payloads that Next wrote for a page: `<page>.txt` next to it and `__next.*` in its folder. */
export function removePayloads(file) {
  const page = file.replace(/\.html$/, "");
  rmSync(`${page}.txt`, { force: true });
  const folder = basename(page) === "index" ? dirname(page) : page;
  let entries = [];
  try {
    entries = readdirSync(folder);
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
  }
  for (const entry of entries) if (entry.startsWith("__next.")) rmSync(join(folder, entry), { recursive: true });
}
