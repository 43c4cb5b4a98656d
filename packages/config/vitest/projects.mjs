// The unit tests of an app, or of a package that holds parts of screens. What needs no page is a `*.test.ts` and runs in Node;
// what has to be seen on one, such as where the focus goes, is a `*.test.tsx` and runs in a real browser, over answers that the
// test gives in the server's place.
import { fileURLToPath } from "node:url";
import { browser, patience } from "./browser.mjs";

const here = (/** @type {string} */ name) => fileURLToPath(new URL(name, import.meta.url));

/**
 * The two projects of a package: `url` is that of its configuration file.
 * @param {string} url
 * @param {readonly string[]} [libraries] what its screens import besides, so that the browser is not told of it midway
 * @param {string} [setup] a setup file of the browser tests: a path in the package, or another package's export
 * @returns {import("vitest/config").TestProjectConfiguration[]}
 */
export function projects(url, libraries = [], setup = "@aangan/shell/vitest-setup.tsx") {
  const own = { find: /^@\//, replacement: fileURLToPath(new URL("src/", url)) };
  return [
    {
      resolve: { alias: [own] },
      test: { ...patience, name: "unit", environment: "node", include: ["src/**/*.test.ts"] },
    },
    {
      resolve: {
        alias: [
          own,
          // Next's router is not there; the address is the browser's own.
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
        ...patience,
        name: "screens",
        include: ["src/**/*.test.tsx"],
        setupFiles: [setup],
        expect: { poll: { timeout: 15_000 } },
        browser,
      },
    },
  ];
}
