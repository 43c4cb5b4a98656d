import { languageProject, projects, pseudoProject } from "@aangan/config/vitest";
import { defineConfig } from "vitest/config";

const libraries = ["next/dynamic", "react-hook-form", "@hookform/resolvers/standard-schema", "zod", "zod/mini"];
// As in the app: with its styles.
const setupFiles = ["@aangan/shell/vitest-setup.tsx", "src/app/globals.css"];

export default defineConfig({
  test: {
    projects: [
      ...projects(import.meta.url, libraries),
      pseudoProject(import.meta.url, { include: ["src/**/*.pseudo.tsx"], setupFiles, libraries }),
      languageProject(import.meta.url, "ta", { include: ["src/**/*.tamil.tsx"], setupFiles, libraries }),
    ],
  },
});
