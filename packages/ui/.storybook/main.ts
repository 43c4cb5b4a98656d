import { existsSync } from "node:fs";
import type { StorybookConfig } from "@storybook/react-vite";

// Written by `pnpm build:registry`; tests of stories run without it.
const registry = new URL("../registry", import.meta.url).pathname;

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["../src/**/*.mdx", "../src/**/*.stories.tsx", "../../product/src/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  staticDirs: existsSync(registry) ? [{ from: registry, to: "/r" }] : [],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: "react-docgen" },
};

export default config;
