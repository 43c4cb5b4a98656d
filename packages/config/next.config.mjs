// One Next configuration for the three apps: built files only, no Node server at run time. The pages are built once for
// each language, which AANGAN_LANGUAGE names.

import process from "node:process";
import { buildLanguage, languageAliases } from "./languages.mjs";

const development = process.env.NODE_ENV === "development";

/** @type {import("next").NextConfig} */
const config = {
  // The Go BFF serves the pages and owns the routes, so every page is a file.
  output: development ? undefined : "export",
  images: { unoptimized: true },
  reactStrictMode: true,
  reactCompiler: true,
  poweredByHeader: false,
  // The BFF sends precompressed files; in development compression would delay event streams.
  compress: false,
  transpilePackages: ["@aangan/ui", "@aangan/product", "@aangan/copy", "@aangan/api", "@aangan/shell"],
  // The same sources give the same files: caches and policy hashes stay valid between builds.
  generateBuildId: () => "aangan",
  // `make check` checks types; a build only builds.
  typescript: { ignoreBuildErrors: true },
  // Radix's scroll lock must not write style elements, which the Content-Security-Policy blocks.
  turbopack: {
    resolveAlias: {
      "react-style-singleton": "@aangan/ui/lib/style-singleton.ts",
      ...languageAliases(buildLanguage(), process.cwd()),
    },
  },
  experimental: { optimizePackageImports: ["lucide-react", "radix-ui"] },
  // In development Next serves the pages and forwards API calls to the app's own BFF.
  ...(development && {
    rewrites: async () => [{ source: "/api/:path*", destination: `${process.env.AANGAN_BFF_URL}/api/:path*` }],
  }),
};

export default config;
