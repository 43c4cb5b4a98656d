import { projects, pseudoProject } from "@aangan/config/vitest";
import { defineConfig } from "vitest/config";

const libraries = ["next/dynamic", "react-hook-form", "@hookform/resolvers/standard-schema", "zod", "zod/mini"];

export default defineConfig({
  test: {
    projects: [
      ...projects(import.meta.url, libraries),
      pseudoProject(import.meta.url, {
        include: ["src/**/*.pseudo.tsx"],
        setupFiles: ["@aangan/shell/vitest-setup.tsx", "src/app/globals.css"],
        libraries,
      }),
    ],
  },
});
