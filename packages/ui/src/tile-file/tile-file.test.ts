import { expect, it } from "vitest";
import { tileFile } from "./tile-file";

it("returns the same SVG file for the same seed", async () => {
  const [one, again, other] = await Promise.all(
    ["a-cup-of-chai", "a-cup-of-chai", "grieving-from-here"].map((seed) => tileFile(seed)),
  );
  expect(one).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 600 200"/);
  expect(again).toBe(one);
  expect(other).not.toBe(one);
});

it("gives pieces that are shown together different covers, up to the number that there are", async () => {
  const seeds = Array.from({ length: 21 }, (_, i) => `piece-${i}`);
  const files = await Promise.all(seeds.map((seed) => tileFile(seed, seeds)));
  expect(new Set(files.slice(0, 20)).size).toBe(20);
  expect(files[20]).toBe(await tileFile("piece-20"));
});
