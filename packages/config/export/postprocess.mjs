// Finishes an app's exported pages after `next build`, before they are packed: pages without interaction lose the
// framework's scripts, pages with a form defer them, every page preloads its first fonts, runs its Trusted Types policy
// first, and has no style attributes.
//
// node node_modules/@aangan/config/export/postprocess.mjs [--strip-runtime]     in the app's folder
//
// With --strip-runtime it is an error if no page is marked as plain.
import { readdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
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

/** Finishes the pages of an export in place. Idempotent. Returns their number by kind. */
export function postprocess(out) {
  const fonts = firstFonts(out);
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

if (process.argv[1] && realpathSync(process.argv[1]) === import.meta.filename) {
  const { plain, hydrated } = postprocess(join(process.cwd(), "out"));
  if (process.argv.includes("--strip-runtime") && plain === 0)
    throw new Error("no page is marked as one that is only read: has the mark been lost?");
  process.stdout.write(`${plain + hydrated} pages finished, ${plain} of them without framework scripts\n`);
}
