import { projects } from "@aangan/config/vitest";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: projects(import.meta.url, [
      "next/dynamic",
      "react-hook-form",
      "@hookform/resolvers/standard-schema",
      "zod",
      "zod/mini",
    ]),
  },
});
