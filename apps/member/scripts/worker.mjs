// Bundles the app's service worker into `out`, with the list of the files that it stores: the offline page, and the
// scripts, styles and fonts that this page names.
import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { build } from "esbuild";

const app = join(import.meta.dirname, "..");
const out = join(app, "out");

const page = readFileSync(join(out, "offline.html"));
const files = [...new Set(page.toString("utf8").match(/\/_next\/static\/[\w.~/-]+\.(?:js|css|woff2)/g))].sort();
for (const file of files) statSync(join(out, file));
if (!files.some((file) => file.endsWith(".css"))) throw new Error("the offline page names no styles");
const manifest = [
  { url: "/offline", revision: createHash("sha256").update(page).digest("hex").slice(0, 32) },
  // Their names depend on their content.
  ...files.map((url) => ({ url, revision: null })),
];

await build({
  entryPoints: [join(app, "src/worker/worker.mjs")],
  outfile: join(out, "app-worker.js"),
  bundle: true,
  minify: true,
  format: "iife",
  target: "es2022",
  define: { "self.__SW_MANIFEST": JSON.stringify(manifest), "process.env.NODE_ENV": '"production"' },
});
process.stdout.write(`the service worker stores ${manifest.length} files\n`);
