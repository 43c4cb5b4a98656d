import { defineConfig } from "vitest/config";

/** Tests over the built pages in `out`: the step "export" of `make test`, which runs after the build. */
export default defineConfig({
  test: { environment: "node", include: ["src/**/*.export-test.ts"] },
});
