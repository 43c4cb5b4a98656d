import { defineConfig } from "@playwright/test";
import e2eConfig from "../../playwright.config";

/**
 * Takes screenshots of the product's pages; it checks nothing. The runner only provides the browser, the product and
 * TypeScript.
 *
 * pnpm shots                        docs/screenshots/*.png, for the README
 *   SHOTS=folder pnpm shots:all       every page, light and dark, on a phone and a desktop
 *   SHOTS=folder pnpm shots:all -g messages-phone-dark
 */
export default defineConfig({
  testDir: ".",
  globalSetup: "../support/global-setup.ts",
  outputDir: "../../test-results",
  workers: 1,
  timeout: 60_000,
  reporter: [["list"]],
  use: { ...e2eConfig.use, trace: "off", screenshot: "off" },
  projects: [
    { name: "readme", testMatch: "readme.shots.ts" },
    { name: "all", testMatch: "all.shots.ts" },
  ],
});
