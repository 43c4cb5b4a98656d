import { describe, expect, it } from "vitest";
import { PORTRAIT_IDS, portraitFile } from "./portrait-file";

describe("portraitFile", () => {
  it("draws everyone in the catalogue as a file of its own, each differently", async () => {
    const files = await Promise.all(PORTRAIT_IDS.map(portraitFile));
    for (const file of files) expect(file).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(new Set(files).size).toBe(PORTRAIT_IDS.length);
  });

  it("refuses an id that nobody has", async () => {
    await expect(portraitFile("nobody")).rejects.toThrow("nobody");
  });
});
