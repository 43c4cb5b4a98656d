import { existsSync } from "node:fs";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig, type TestProjectConfiguration } from "vitest/config";

// A machine's own Chromium when it has one, else the one Playwright downloaded.
const system = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
const launchOptions = {
  executablePath: existsSync(system) ? system : undefined,
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--no-first-run",
    // A story's presses are made by script, which a browser does not take for somebody who wants to hear something.
    "--autoplay-policy=no-user-gesture-required",
  ],
};

// A busy machine is no reason to fail; what hangs is still ended.
const patience = { testTimeout: 60_000, hookTimeout: 60_000 };

// Every story must render, play, pass axe and log no error; as its play left it, it is then turned over to the dark theme
// and its colours are looked at again (.storybook/dark.ts).
const stories: TestProjectConfiguration = {
  plugins: [react(), tailwindcss(), storybookTest({ configDir: ".storybook" })],
  cacheDir: "node_modules/.cache/vite",
  optimizeDeps: {
    include: [
      "react",
      "react/jsx-dev-runtime",
      "react-dom/client",
      "class-variance-authority",
      "clsx",
      "tailwind-merge",
      "lucide-react",
      "radix-ui",
      "axe-core",
    ],
  },
  test: {
    ...patience,
    name: "stories",
    setupFiles: [".storybook/vitest.setup.ts"],
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      api: { host: "127.0.0.1" },
      provider: playwright({ launchOptions, contextOptions: { reducedMotion: "reduce" } }),
      instances: [{ browser: "chromium" }],
    },
  },
};

export default defineConfig({
  test: {
    projects: [{ test: { ...patience, name: "unit", environment: "node", include: ["src/**/*.test.ts"] } }, stories],
  },
});
