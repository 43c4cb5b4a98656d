// The unit tests of an app, or of a package with parts of screens. A `*.test.ts` runs in Node; a `*.test.tsx`, which
// needs a page, for example for focus, runs in a real browser with responses given by the test.
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
  const own = { find: /^@\//, replacement: fileURLToPath(new URL("src/", url)) };
  return [
    {
      resolve: { alias: [own] },
      test: { ...timeouts, name: "unit", environment: "node", include: ["src/**/*.test.ts"] },
    },
    {
      resolve: {
        alias: [
          own,
          // Without Next's router the browser's URL is used.
          { find: /^next\/link$/, replacement: here("next-link.mjs") },
          { find: /^next\/navigation$/, replacement: here("next-navigation.mjs") },
        ],
        dedupe: ["react", "react-dom"],
      },
      cacheDir: "node_modules/.cache/vite",
      optimizeDeps: {
        include: ["react", "react/jsx-dev-runtime", "react-dom/client", "@tanstack/react-query", ...libraries],
      },
      test: {
        ...timeouts,
        name: "screens",
        include: ["src/**/*.test.tsx"],
        setupFiles: [setup],
        expect: { poll: { timeout: 15_000 } },
        browser,
      },
    },
  ];
}
