// Finishes an app's exported pages after `next build` (build.mjs), before they are packed: pages without interaction
// lose the framework's scripts, pages with a form defer them, every page preloads its first fonts, runs its Trusted
// Types policy first, and has no style attributes.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deferHydration, isDeferred } from "./defer-hydration.mjs";
import { firstFonts, withFonts } from "./fonts.mjs";
import { withFirstScript, withoutStyleAttributes } from "./policy.mjs";
import { isPlain, removePayloads, stripRuntime } from "./strip-runtime.mjs";

/** Returns the paths of all pages of an export. */
export function pagesOf(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === "_next" ? [] : pagesOf(path);
    return path.endsWith(".html") ? [path] : [];
  });
}

/**
 * Finishes the pages of an export in a language in place. `prefix` is the path below which the app serves them.
 * Idempotent. Returns their number by kind.
 */
export function postprocess(out, language, prefix) {
  const fonts = firstFonts(out, language, prefix);
  const count = { plain: 0, hydrated: 0 };
  for (const file of pagesOf(out)) {
    const html = readFileSync(file, "utf8");
    const plain = isPlain(html);
    const lighter = plain ? stripRuntime(html, file) : isDeferred(html) ? deferHydration(html, file) : html;
    const finished = withoutStyleAttributes(withFirstScript(withFonts(lighter, fonts), file), file);
    if (finished !== html) writeFileSync(file, finished);
    if (plain) removePayloads(file);
    count[plain ? "plain" : "hydrated"]++;
  }
  return count;
}
