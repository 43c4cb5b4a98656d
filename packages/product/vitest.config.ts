import { timeouts } from "@aangan/config/vitest/browser";
import { defineConfig } from "vitest/config";

// The stories of this package are tested together with those of the kit.
export default defineConfig({ test: { ...timeouts, environment: "node", include: ["src/**/*.test.ts"] } });
