import { browser, timeouts } from "@aangan/config/vitest/browser";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type TestProjectConfiguration } from "vitest/config";

// Every story must render, play, pass axe and log no error; then it is switched to the dark theme and its colours are
// checked again (.storybook/dark.ts).
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
    ...timeouts,
    name: "stories",
    setupFiles: [".storybook/vitest.setup.ts"],
    isolate: false,
    browser,
  },
};

export default defineConfig({
  test: {
    projects: [
      { test: { ...timeouts, name: "unit", environment: "node", include: ["src/**/*.test.ts", "*.test.ts"] } },
      stories,
    ],
  },
});
