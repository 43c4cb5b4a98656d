// Writes the generated forms of the message catalogue. `server` writes the Go file of bff/domain/copy, `pages` the
// TypeScript modules of src/en. Pages come second, because the limits in their texts are generated from Go.
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { readCatalog } from "./catalog.mjs";
import { pageModule } from "./pages.mjs";
import { namedShapes, serverFile } from "./server.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const goFolder = join(here, "../../../bff/domain/copy");

const [, , part, ...flags] = process.argv;
try {
  const catalog = readCatalog(join(here, "../messages"));
  const files =
    part === "server" ? serverFiles(catalog.server) : part === "pages" ? pageFiles(catalog.pages) : undefined;
  if (!files) throw new Error("usage: main.mjs server|pages [--check]");
  const stale = settle(files, flags.includes("--check"));
  if (stale.length > 0) throw new Error(`stale, run \`make gen\`: ${stale.join(", ")}`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

function serverFiles(screens) {
  const sources = readdirSync(goFolder).filter((name) => name.endsWith(".go") && !/_test\.go$|\.gen\.go$/.test(name));
  const shapes = namedShapes(sources.map((name) => readFileSync(join(goFolder, name), "utf8")).join("\n"));
  const code = execFileSync("gofmt", { input: serverFile(screens, shapes), encoding: "utf8", maxBuffer: 1 << 26 });
  return {
    folder: goFolder,
    owns: (name) => name === "messages.gen.go",
    content: new Map([["messages.gen.go", code]]),
  };
}

function pageFiles(screens) {
  const limits = {};
  const source = readFileSync(join(here, "../src/limits.gen.ts"), "utf8");
  for (const [, name, value] of source.matchAll(/^ {2}(\w+): (\d+),$/gm)) limits[name] = Number(value);
  const content = new Map();
  for (const screen of screens) content.set(`${screen.name}.gen.ts`, pageModule(screen, { language: "en", limits }));
  return { folder: join(here, "../src/en"), owns: (name) => name.endsWith(".gen.ts"), content };
}

/** Writes what differs and removes what is superfluous; with `check` only returns their names. */
function settle({ folder, owns, content }, check) {
  mkdirSync(folder, { recursive: true });
  const present = new Map(
    readdirSync(folder)
      .filter(owns)
      .map((name) => [name, readFileSync(join(folder, name), "utf8")]),
  );
  const changed = [...content].filter(([name, text]) => present.get(name) !== text);
  const superfluous = [...present.keys()].filter((name) => !content.has(name));
  if (check) return [...changed.map(([name]) => name), ...superfluous];
  for (const [name, text] of changed) writeFileSync(join(folder, name), text);
  for (const name of superfluous) rmSync(join(folder, name));
  return [];
}
