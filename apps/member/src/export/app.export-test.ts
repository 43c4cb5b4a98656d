import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { displayLanguages } from "@aangan/copy/display-languages";
import { describe, expect, it } from "vitest";

const app = join(import.meta.dirname, "../..");

describe.each(
  displayLanguages.map(({ code }, index) => ({ code, out: join(app, index === 0 ? "out" : `out-${code}`) })),
)("the installable app in $code", ({ code, out }) => {
  it.each(["aangan", "notes"])("has a manifest of the name %s with icons of the sizes that it lists", (name) => {
    const manifest = JSON.parse(readFileSync(join(out, `app-manifests/${name}.webmanifest`), "utf8"));
    expect(manifest).toMatchObject({
      id: `/?name=${name}`,
      lang: expect.stringContaining(code),
      start_url: "/dashboard",
    });
    if (name === "notes") expect(JSON.stringify(manifest)).not.toMatch(/aangan/i);
    const found = manifest.icons.map(({ src }: { src: string }) => {
      const png = readFileSync(join(out, src));
      expect(png.subarray(1, 4).toString("latin1")).toBe("PNG");
      return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
    });
    expect(found).toEqual(["192x192", "512x512", "512x512"]);
    expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(found);
    expect(existsSync(join(out, `app-icons/${name}-apple.png`))).toBe(true);
  });

  it("has a service worker that stores the offline page and files that exist, and no API response", () => {
    const worker = readFileSync(join(out, "app-worker.js"), "utf8");
    const files = [...worker.matchAll(/url:"([^"]+)"/g)].map(([, url = ""]) => url);
    expect(files.filter((url) => url.endsWith(".css")).length).toBeGreaterThan(0);
    expect(files).toContain("/offline");
    for (const url of files.filter((one) => one.startsWith("/_next/")))
      expect(existsSync(join(out, url)), url).toBe(true);
    expect(files.filter((url) => url !== "/offline" && !url.startsWith("/_next/static/"))).toEqual([]);
    expect(existsSync(join(out, "offline.html"))).toBe(true);
  });
});
