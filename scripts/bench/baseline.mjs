// Measures the smallest possible page with this Next and React: a page with one word, built with the apps' settings.
// It is built once per pair of versions and cached in .cache.
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { brotliCompressSync, constants } from "node:zlib";
import { scriptsOf } from "./pages.mjs";

const files = {
  "package.json": `{ "name": "baseline", "private": true, "type": "module" }\n`,
  "app/layout.jsx": `export default function Layout({ children }) {\n  return <html lang="en"><body>{children}</body></html>;\n}\n`,
  "app/page.jsx": `export default function Page() {\n  return <p>Namaste</p>;\n}\n`,
};

/** The version of an installed package of the apps. */
export function versionOf(root, name) {
  return JSON.parse(readFileSync(join(root, "apps/site/node_modules", name, "package.json"), "utf8")).version;
}

/** @returns {Promise<{ scripts: number, requests: number }>} bytes (brotli) and number of the empty page's scripts */
export async function baseline(root, say) {
  const config = `import shared from ${JSON.stringify(join(root, "packages/config/next.config.mjs"))};
export default { ...shared, transpilePackages: [], turbopack: { root: ${JSON.stringify(root)} } };\n`;
  const key = createHash("sha256")
    .update(JSON.stringify([versionOf(root, "next"), versionOf(root, "react"), files]))
    .update(readFileSync(join(root, "packages/config/next.config.mjs")))
    .digest("hex")
    .slice(0, 12);
  const folder = join(root, ".cache/bench", `baseline-${key}`);
  const known = `${folder}.json`;
  if (existsSync(known)) return JSON.parse(readFileSync(known, "utf8"));

  say("Building an empty page, to know what the framework itself weighs");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, "app"), { recursive: true });
  mkdirSync(join(folder, "node_modules"));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, "next.config.mjs"), config);
  for (const name of ["next", "react", "react-dom", "babel-plugin-react-compiler"]) {
    symlinkSync(realpathSync(join(root, "apps/site/node_modules", name)), join(folder, "node_modules", name));
  }
  try {
    await promisify(execFile)(process.execPath, [join(folder, "node_modules/next/dist/bin/next"), "build"], {
      cwd: folder,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", NODE_ENV: "production" },
      maxBuffer: 1 << 26,
    });
    const scripts = scriptsOf(readFileSync(join(folder, "out/index.html"), "utf8"));
    const bytes = scripts.map((script) => {
      const data = readFileSync(join(folder, "out", script));
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: data.length };
      return brotliCompressSync(data, { params }).length;
    });
    const measured = { scripts: bytes.reduce((sum, size) => sum + size, 0), requests: scripts.length };
    writeFileSync(known, `${JSON.stringify(measured)}\n`);
    return measured;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
