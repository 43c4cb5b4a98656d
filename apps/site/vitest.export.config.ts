import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** Tests over the built pages of every language: the step "export" of `make test`, which runs after the build. */
export default defineConfig({
  resolve: { alias: { "@": fileURLToPath(new URL("src", import.meta.url)) } },
  test: { environment: "node", testTimeout: 60_000, include: ["src/**/*.export-test.ts"] },
});
