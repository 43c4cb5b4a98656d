import { expect, it } from "vitest";
import { tileFile } from "./tile-file";

it("returns the same SVG file for the same seed", async () => {
  const [one, again, other] = await Promise.all(["a-cup-of-chai", "a-cup-of-chai", "grieving-from-here"].map(tileFile));
  expect(one).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 600 200"/);
  expect(again).toBe(one);
  expect(other).not.toBe(one);
});
