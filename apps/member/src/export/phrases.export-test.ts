import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";

const chunks = new URL("../../out/_next/static/chunks/", import.meta.url);

// Phones on slow networks fetch them right after the page (docs/decisions/0009 and 0047).
it("the urgent phrases with their matcher are one file of at most 15 kB (gzip)", () => {
  const files = readdirSync(chunks, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".js"))
    .map((name) => readFileSync(new URL(name, chunks)))
    .filter((content) => content.includes("sewerslide"));
  expect(files).toHaveLength(1);
  for (const file of files) expect(gzipSync(file, { level: 9 }).length).toBeLessThanOrEqual(15_000);
});
