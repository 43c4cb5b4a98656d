import { projects } from "@aangan/config/vitest";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { projects: projects(import.meta.url, ["zod", "zod/mini"], "src/vitest-setup.tsx") },
});
