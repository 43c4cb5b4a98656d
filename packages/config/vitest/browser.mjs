// The browser for tests of the kit and of the apps' screens.
import { playwright } from "@vitest/browser-playwright";
import { chromium } from "../chromium.mjs";

/** Long enough for a busy machine; a hanging test still ends. */
export const timeouts = { testTimeout: 60_000, hookTimeout: 60_000 };

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
