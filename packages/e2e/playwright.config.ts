import { chromium } from "@aangan/config/chromium";
import { defineConfig, devices } from "@playwright/test";

// Chromium uses only the last --disable-features, so this list contains Playwright's own. The last one is added: a
// spare renderer process costs an eighth of all the work on a machine without idle cores.
const withoutFeatures = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "SpareRendererForSitePerProcess",
];

/** Browser tests against the built product: its one binary, with its own database and three ports. */
export default defineConfig({
  testDir: "src",
  outputDir: "test-results",
  globalSetup: "./src/support/global-setup.ts",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [[process.env.CI ? "dot" : "list"], ["junit", { outputFile: "reports/junit.xml" }]],
  use: {
    // Traces cost a tenth of the time, and are not kept on a build server.
    trace: process.env.CI ? "off" : "retain-on-failure",
    screenshot: process.env.CI ? "off" : "only-on-failure",
    locale: "en-US",
    contextOptions: { reducedMotion: "reduce" },
    timezoneId: "America/Los_Angeles",
    // Tests change responses, which a service worker's requests would not see. Those of a worker allow it.
    serviceWorkers: "block",
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--no-first-run",
        "--disable-quic",
        `--disable-features=${withoutFeatures.join(",")}`,
      ],
    },
  },
  // Every test runs on a phone and on a desktop; tests that do not depend on the window's size run once, on the phone,
  // which most people use. Tests of the keyboard are for the desktop.
  projects: [
    {
      name: "phone",
      // One device pixel per CSS pixel: the tests compare no pictures, and a phone's seven device pixels for each are
      // a tenth of all the work.
      use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
      grepInvert: /@desktop/,
    },
    {
      name: "desktop",
      use: { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } },
      grepInvert: /@once/,
    },
  ],
});
