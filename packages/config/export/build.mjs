// Builds an app's pages once for each of its languages, and finishes them for the packer.
//
// node node_modules/@aangan/config/export/build.mjs [LANGUAGE...] [OPTION...]
//
// in the app's folder. Without languages it builds English. Pages in English are in `out` afterwards, those of another
// language in `out-<language>`.
//   --before    a script of the app that runs before each build, with the language in AANGAN_LANGUAGE
//   --after     a script of the app that runs after each build, when the pages in `out` are finished
//   --prefix    the app serves other languages than English below their code: /hi
//   --plain     it is an error if no page is marked as plain
import { spawnSync } from "node:child_process";
import { renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { exportFolder, pathPrefix, sourceLanguage } from "../languages.mjs";
import { postprocess } from "./postprocess.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    before: { type: "string", multiple: true, default: [] },
    after: { type: "string", multiple: true, default: [] },
    prefix: { type: "boolean" },
    plain: { type: "boolean" },
  },
});
const out = join(process.cwd(), "out");

/** Runs a Node program. The build ends with its status if it fails. */
function run(language, ...words) {
  const { status, error } = spawnSync(process.execPath, words, {
    stdio: "inherit",
    env: { ...process.env, AANGAN_LANGUAGE: language },
  });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

// Next exports into `out` whatever the language, so English, which stays there, is built last. The builds share
// Turbopack's cache in .next: what does not depend on the language is compiled once.
const languages = positionals.length > 0 ? positionals : [sourceLanguage];
for (const language of languages.toSorted((a, b) => Number(a === sourceLanguage) - Number(b === sourceLanguage))) {
  for (const script of values.before) run(language, script);
  run(language, "node_modules/next/dist/bin/next", "build");
  const prefix = values.prefix ? pathPrefix(language) : "";
  const { plain, hydrated } = postprocess(out, language, prefix);
  for (const script of values.after) run(language, script);
  if (values.plain && plain === 0)
    throw new Error("no page is marked as one that is only read: has the mark been lost?");
  // They are read at the root only.
  if (prefix) for (const name of ["robots.txt", "sitemap.xml"]) rmSync(join(out, name), { force: true });
  process.stdout.write(`${plain + hydrated} pages finished in ${language}, ${plain} without framework scripts\n`);
  const folder = join(process.cwd(), exportFolder(language));
  if (folder === out) continue;
  rmSync(folder, { recursive: true, force: true });
  renameSync(out, folder);
}
