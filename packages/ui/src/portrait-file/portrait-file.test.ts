import { describe, expect, it } from "vitest";
import { PORTRAIT_IDS, portraitFile } from "./portrait-file";

describe("portraitFile", () => {
  it("returns a different SVG file for every portrait of the catalogue", async () => {
    const files = await Promise.all(PORTRAIT_IDS.map(portraitFile));
    for (const file of files) expect(file).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(new Set(files).size).toBe(PORTRAIT_IDS.length);
  });

  it("rejects an unknown id", async () => {
    await expect(portraitFile("nobody")).rejects.toThrow("nobody");
  });
});
