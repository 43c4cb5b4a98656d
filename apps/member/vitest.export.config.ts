import { defineConfig } from "vitest/config";

/** Tests over the built pages of every language: the step "export" of `make test`, which runs after the build. */
export default defineConfig({
  test: { environment: "node", testTimeout: 60_000, include: ["src/**/*.export-test.ts"] },
});
