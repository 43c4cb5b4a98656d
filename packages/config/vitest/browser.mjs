// The browser of the tests that need one: those of the kit, and those of the apps' screens.
import { playwright } from "@vitest/browser-playwright";
import { chromium } from "../chromium.mjs";

/** A busy machine is no reason to fail; what hangs is still ended. */
export const patience = { testTimeout: 60_000, hookTimeout: 60_000 };

/** A headless Chromium without animations. */
export const browser = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  api: { host: "127.0.0.1" },
  provider: playwright({
    launchOptions: {
      executablePath: chromium,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--no-first-run",
        // A story's clicks are synthetic and do not count as a user gesture for autoplay.
        "--autoplay-policy=no-user-gesture-required",
      ],
    },
    contextOptions: { reducedMotion: "reduce" },
  }),
  instances: [{ browser: /** @type {const} */ ("chromium") }],
};
