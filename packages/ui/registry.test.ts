import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { registryItemSchema } from "shadcn/schema";
import { build } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildRegistry, namespace, registry } from "./registry.mjs";

const folder = mkdtempSync(join(tmpdir(), "aangan-registry-test-"));
const built = join(folder, "r");
const app = join(folder, "app");
const server = createServer((request, response) => {
  try {
    response.end(readFileSync(join(built, basename(request.url ?? ""))));
  } catch {
    response.writeHead(404).end();
  }
});

/** Writes a file of the app that adds components, as JSON unless it is text. */
function write(path: string, content: unknown): void {
  mkdirSync(dirname(join(app, path)), { recursive: true });
  writeFileSync(join(app, path), typeof content === "string" ? content : JSON.stringify(content));
}

beforeAll(async () => {
  buildRegistry(built);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

it("builds an item for every component, valid by shadcn's schema", () => {
  const names = registry().items.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["button", "dialog", "toast", "art-portrait", "lib", "styles"]));
  for (const name of names) {
    const item = registryItemSchema.parse(JSON.parse(readFileSync(join(built, `${name}.json`), "utf8")));
    const paths = item.files?.map(({ target }) => target) ?? [];
    expect(paths.filter((path) => /\.(test|stories)\./.test(path ?? ""))).toEqual([]);
    for (const needed of item.registryDependencies ?? []) {
      expect(names).toContain(needed.slice(namespace.length + 1));
    }
  }
});

it("adds a component to an app with shadcn add, which then builds with the kit's theme", async () => {
  const { port } = server.address() as AddressInfo;
  write("package.json", { name: "app", private: true, type: "module" });
  write("tsconfig.json", { compilerOptions: { baseUrl: ".", paths: { "@/*": ["./src/*"] } } });
  write("src/globals.css", '@import "./components/ui/styles/kit.css";\n@source "./";\n');
  write("components.json", {
    style: "new-york",
    rsc: true,
    tsx: true,
    // With a base color the command reads that color from shadcn's own host. The kit has its own colors.
    tailwind: { config: "", css: "src/globals.css", baseColor: "", cssVariables: true },
    aliases: {
      components: "@/components",
      ui: "@/components/ui",
      lib: "@/lib",
      hooks: "@/hooks",
      utils: "@/lib/utils",
    },
    registries: { [namespace]: `http://127.0.0.1:${port}/{name}.json` },
  });
  const shadcn = join(import.meta.dirname, "node_modules/.bin/shadcn");
  await promisify(execFile)(shadcn, ["add", `${namespace}/alert-dialog`, "--yes", "--cwd", app], {
    env: { ...process.env, npm_config_audit: "false", npm_config_fund: "false", npm_config_prefer_offline: "true" },
  });
  write(
    "src/main.tsx",
    `import "./globals.css";
import { createRoot } from "react-dom/client";
import { Button } from "./components/ui/button/button";
export { AlertDialog } from "./components/ui/alert-dialog/alert-dialog";
createRoot(document.body).render(<Button className="bg-background text-primary-foreground rounded-md">Book</Button>);
`,
  );
  const result = await build({
    root: app,
    configFile: false,
    logLevel: "error",
    plugins: [react(), tailwindcss()],
    build: { write: false, minify: false, rollupOptions: { input: join(app, "src/main.tsx"), external: /^react/ } },
  });
  const outputs = [result].flat().flatMap((one) => ("output" in one ? one.output : []));
  const css = outputs.map((file) => ("source" in file ? String(file.source) : "")).join("");
  expect(css).toContain(".shadow-plinth");
  expect(css).toMatch(/\.bg-background \{\s*background-color: var\(--bg\)/);
  expect(css).toMatch(/\.rounded-md \{\s*border-radius: var\(--r-control\)/);
});
