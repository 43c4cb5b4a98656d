// Renders the share images, in the language of the build, and icons into public/share and public/icons, where Next
// finds them for the export. Their sources are the kit's art and the catalogue's texts, so a change of either is in the
// next build.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { buildLanguage, languageAliases } from "@aangan/config/languages";
import { build } from "esbuild";

const app = join(import.meta.dirname, "..");
// Next to the packages that it imports, so that Node resolves them.
const bundle = join(app, "node_modules/.cache/pictures.mjs");

mkdirSync(join(bundle, ".."), { recursive: true });
await build({
  entryPoints: [join(app, "src/pictures/main.ts")],
  absWorkingDir: app,
  outfile: bundle,
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  jsx: "automatic",
  tsconfig: join(app, "tsconfig.json"),
  // Node needs the full file name, because the package has no exports map.
  alias: { "next/og": "next/og.js", ...languageAliases(buildLanguage(), app) },
  external: ["next/og.js", "harfbuzzjs", "react", "react/jsx-runtime", "react-dom/server"],
});
// React's development warnings do not apply to rendered images.
process.env.NODE_ENV = "production";
process.chdir(app);
const { renderPictures } = await import(pathToFileURL(bundle).href);
process.stdout.write(`${await renderPictures(join(app, "public"))} pictures drawn\n`);
