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
 * @param {LanguageOptions} options
 * @returns {import("vitest/config").TestProjectConfiguration}
 */
export function pseudoProject(url, options) {
  const folder = fileURLToPath(new URL("node_modules/.cache/pseudo", url));
  mkdirSync(folder, { recursive: true });
  execFileSync(process.execPath, [join(copy, "compiler/main.mjs"), "pages", "--pseudo", folder]);
  return inTexts(url, folder, "pseudo", options);
}

/**
 * Returns the project that runs tests with the texts of a language, in the app's style, in a window of 360 px.
 * @param {string} url URL of its configuration file
 * @param {string} language a folder of packages/copy/src
 * @param {LanguageOptions} options
 * @returns {import("vitest/config").TestProjectConfiguration}
 */
export function languageProject(url, language, options) {
  return inTexts(url, join(copy, "src", language), language, options);
}

/**
 * @typedef {{ include: string[], setupFiles: string[], libraries?: readonly string[] }} LanguageOptions `include` are
 *   the files to run, `libraries` as for the other projects
 */

const copy = here("../../copy/");

/**
 * @param {string} url
 * @param {string} folder
 * @param {string} name
 * @param {LanguageOptions} options
 */
function inTexts(url, folder, name, { include, setupFiles, libraries = [] }) {
  const screens = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".gen.ts"))
    .map((file) => file.replace(".gen.ts", ""));
  const texts = { find: new RegExp(`^@aangan/copy/(${screens.join("|")})$`), replacement: `${folder}/$1.gen.ts` };
  const viewport = { width: 360, height: 740 };
  return inBrowser(
    url,
    libraries,
    { name, include, setupFiles, browser: { ...browser, instances: [{ browser: "chromium" }], viewport } },
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
