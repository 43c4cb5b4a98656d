// The unit tests of an app, or of a package with parts of screens. A `*.test.ts` runs in Node; a `*.test.tsx`, which
// needs a page, for example for focus, runs in a real browser with responses given by the test.
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { browser, timeouts } from "./browser.mjs";

const here = (/** @type {string} */ name) => fileURLToPath(new URL(name, import.meta.url));

/**
 * Returns the two projects of a package.
 * @param {string} url URL of its configuration file
 * @param {readonly string[]} [libraries] further imports of its screens, to be bundled before the run
 * @param {string} [setup] a setup file of the browser tests: a path in the package, or another package's export
 * @returns {import("vitest/config").TestProjectConfiguration[]}
 */
export function projects(url, libraries = [], setup = "@aangan/shell/vitest-setup.tsx") {
  return [
    {
      resolve: { alias: [own(url)] },
      test: { ...timeouts, name: "unit", environment: "node", include: ["src/**/*.test.ts"] },
    },
    inBrowser(url, libraries, { name: "screens", include: ["src/**/*.test.tsx"], setupFiles: [setup] }),
  ];
}

/**
 * Returns the project that runs tests with the texts of the pseudo-locale, in the app's style, in a window of 360 px.
 * @param {string} url URL of its configuration file
 * @param {{ include: string[], setupFiles: string[], libraries?: readonly string[] }} options `include` are the files
 *   to run, `libraries` as for the other projects
 * @returns {import("vitest/config").TestProjectConfiguration}
 */
export function pseudoProject(url, { include, setupFiles, libraries = [] }) {
  const folder = fileURLToPath(new URL("node_modules/.cache/pseudo", url));
  const copy = fileURLToPath(new URL("../../copy/", import.meta.url));
  mkdirSync(folder, { recursive: true });
  execFileSync(process.execPath, [join(copy, "compiler/main.mjs"), "pages", "--pseudo", folder]);
  const screens = readdirSync(folder).map((name) => name.replace(".gen.ts", ""));
  const texts = { find: new RegExp(`^@aangan/copy/(${screens.join("|")})$`), replacement: `${folder}/$1.gen.ts` };
  return inBrowser(
    url,
    libraries,
    {
      name: "pseudo",
      include,
      setupFiles,
      browser: { ...browser, instances: [{ browser: "chromium" }], viewport: { width: 360, height: 740 } },
    },
    [texts],
  );
}

/** @param {string} url */
const own = (url) => ({ find: /^@\//, replacement: fileURLToPath(new URL("src/", url)) });

/**
 * @param {string} url
 * @param {readonly string[]} libraries
 * @param {object} test
 * @param {{ find: RegExp, replacement: string }[]} alias
 */
function inBrowser(url, libraries, test, alias = []) {
  return {
    resolve: {
      alias: [
        ...alias,
        own(url),
        // Without Next's router the browser's URL is used.
        { find: /^next\/link$/, replacement: here("next-link.mjs") },
        { find: /^next\/navigation$/, replacement: here("next-navigation.mjs") },
      ],
      dedupe: ["react", "react-dom"],
    },
    cacheDir: `node_modules/.cache/vite-${test.name}`,
    optimizeDeps: {
      include: ["react", "react/jsx-dev-runtime", "react-dom/client", "@tanstack/react-query", ...libraries],
    },
    test: { ...timeouts, expect: { poll: { timeout: 15_000 } }, browser, ...test },
  };
}
