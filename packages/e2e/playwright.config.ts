import { chromium } from "@aangan/config/chromium";
import { defineConfig, devices } from "@playwright/test";

// The browser heeds the last --disable-features alone, so Playwright's own list stands here too. Ours is the end of it: a
// process in reserve for the next page is an eighth of all the work on a machine that has no core to spare.
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

/** Browser journeys against the built product: its one binary, a database of its own, three ports of its own. */
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
    // A tenth of the time, and on a build server nobody opens them.
    trace: process.env.CI ? "off" : "retain-on-failure",
    screenshot: process.env.CI ? "off" : "only-on-failure",
    locale: "en-US",
    contextOptions: { reducedMotion: "reduce" },
    timezoneId: "America/Los_Angeles",
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
  // Every journey on a phone and on a desktop; what no window's size can change runs once, on the phone that most people
  // come from. Tests that need a keyboard are for the desktop.
  projects: [
    {
      name: "phone",
      // One point a pixel: nothing here looks at pictures, and a phone's seven in the place of each are a tenth of all the work.
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
