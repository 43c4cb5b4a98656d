// Bundles the site's own small script, in the language of the build, into public/script/site-<hash>.js, where Next
// finds it, in development and for the export. The name changes with the content, so that browsers may cache it forever.
import { createHash } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildLanguage, languageAliases } from "@aangan/config/languages";
import { build } from "esbuild";

const app = join(import.meta.dirname, "..");
const folder = join(app, "public/script");

const { outputFiles } = await build({
  entryPoints: [join(app, "src/script/main.ts")],
  absWorkingDir: app,
  bundle: true,
  minify: true,
  format: "esm",
  target: ["chrome109", "firefox115", "safari16"],
  tsconfig: join(app, "tsconfig.json"),
  alias: languageAliases(buildLanguage(), app),
  write: false,
  legalComments: "none",
});
const [file] = outputFiles;
const hash = createHash("sha256").update(file.contents).digest("hex").slice(0, 12);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, `site-${hash}.js`), file.contents);
