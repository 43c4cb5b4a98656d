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
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"],
};

// A busy machine is no reason to fail; what hangs is still ended.
const patience = { testTimeout: 60_000, hookTimeout: 60_000 };

// Every story runs once a theme: it must render, play, pass axe and log no error in both.
const stories = (theme: "light" | "dark"): TestProjectConfiguration => ({
  plugins: [react(), tailwindcss(), storybookTest({ configDir: ".storybook", initialGlobals: { theme } })],
  cacheDir: `node_modules/.cache/vite-${theme}`,
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
    ],
  },
  test: {
    ...patience,
    name: `stories-${theme}`,
    setupFiles: [".storybook/vitest.setup.ts"],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      api: { host: "127.0.0.1" },
      provider: playwright({ launchOptions, contextOptions: { colorScheme: theme, reducedMotion: "reduce" } }),
      instances: [{ browser: "chromium" }],
    },
  },
});

export default defineConfig({
  test: {
    projects: [
      { test: { ...patience, name: "unit", environment: "node", include: ["src/**/*.test.ts"] } },
      stories("light"),
      stories("dark"),
    ],
  },
});
