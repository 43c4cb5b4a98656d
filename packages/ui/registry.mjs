// Builds a shadcn registry from the kit's sources, one item per component folder:
//
//   node registry.mjs            writes registry/<item>.json, which Storybook serves under /r
//
// The dependencies of an item are read from its imports, so there is no list to maintain.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, posix, relative } from "node:path";
import { fileURLToPath } from "node:url";

const root = import.meta.dirname;
const { dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
/** The packages that an item installs. React is the consumer's. */
const installed = [...Object.keys(dependencies), "tailwindcss"];

/** The name of the registry, which comes before the names of its items: `@aangan/button`. */
export const namespace = "@aangan";

// fonts.css names files below this package's node_modules, and styles.css imports it. Other apps set their own fonts.
const isShipped = (/** @type {string} */ path) =>
  /\.(?:tsx?|css)$/.test(path) &&
  !/\.(?:test|stories)\.tsx?$/.test(path) &&
  !/^(?:foundations\/|styles\/(?:fonts|styles)\.css)/.test(path);

/** Returns the paths of the files that the registry contains, below `src`, sorted. */
function shippedFiles() {
  return readdirSync(join(root, "src"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(join(root, "src"), join(entry.parentPath, entry.name)))
    .filter(isShipped)
    .sort();
}

/** Returns the item a file belongs to: its folder, such as `button` or `art-portrait`. */
const itemOf = (/** @type {string} */ path) => dirname(path).replaceAll("/", "-");

/** Returns the modules that a source file or stylesheet imports, as they are written there. */
function importsOf(/** @type {string} */ path) {
  const source = readFileSync(join(root, "src", path), "utf8");
  const pattern = path.endsWith(".css") ? /@import "([^"]+)"/g : /(?:\bfrom|\bimport\(?)\s*"([^"]+)"/g;
  return [...source.matchAll(pattern)].map(([, module = ""]) => module);
}

/** Returns a package with its exact version, such as `clsx@2.1.1`. */
function pinned(/** @type {string} */ name) {
  const { version } = JSON.parse(readFileSync(join(root, "node_modules", name, "package.json"), "utf8"));
  return `${name}@${version}`;
}

/** Returns the source registry, in the shape of https://ui.shadcn.com/schema/registry.json. */
export function registry() {
  const files = shippedFiles();
  const items = new Map();
  for (const path of files) {
    const name = itemOf(path);
    const item = items.get(name) ?? { files: [], items: new Set(), packages: new Set() };
    items.set(name, item);
    item.files.push({ path: `src/${path}`, type: "registry:ui", target: `@ui/${path}` });
    for (const module of importsOf(path)) {
      if (!module.startsWith(".")) {
        if (installed.includes(module)) item.packages.add(pinned(module));
        continue;
      }
      const target = posix.join(posix.dirname(path), module);
      const found = files.find((file) => file === target || file === `${target}.ts` || file === `${target}.tsx`);
      if (!found) throw new Error(`${path} imports ${module}, which the registry does not contain.`);
      if (itemOf(found) !== name) item.items.add(itemOf(found));
    }
    // Every component needs the theme that its classes are made of.
    if (path.endsWith(".tsx")) item.items.add("styles");
  }
  return {
    $schema: "https://ui.shadcn.com/schema/registry.json",
    name: namespace.slice(1),
    homepage: "https://aangan.example",
    items: [...items].map(([name, item]) => ({
      name,
      type: "registry:ui",
      files: item.files,
      dependencies: [...item.packages].sort(),
      registryDependencies: [...item.items].sort().map((other) => `${namespace}/${other}`),
    })),
  };
}

/** Writes one JSON file per item into a folder. Throws if shadcn's own build rejects the registry. */
export function buildRegistry(/** @type {string} */ folder) {
  const temporary = mkdtempSync(join(tmpdir(), "aangan-registry-"));
  try {
    const source = join(temporary, "registry.json");
    writeFileSync(source, JSON.stringify(registry()));
    execFileSync(join(root, "node_modules/.bin/shadcn"), ["build", source, "--cwd", root, "--output", folder], {
      encoding: "utf8",
      stdio: "pipe",
    });
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) buildRegistry(join(root, "registry"));
