import { helplines as englishHelplines } from "@aangan/copy/crisis-lines";
import { describe, expect, it } from "vitest";
import * as english from "../crisis";
import { plainText, splitLinks } from "../prose";
import * as tamil from "./crisis";
import { helplines } from "./helplines";

/** All values of a module's content with their paths; functions are left out. */
function leaves(value: unknown, path = ""): [path: string, leaf: unknown][] {
  if (typeof value === "function") return [];
  if (typeof value !== "object" || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, child]) => leaves(child, `${path}.${key}`));
}

const numbers = (text: string) => (plainText(text).match(/\d+(?:[.,:-]\d+)*/g) ?? []).sort();
const hrefs = (text: string) =>
  splitLinks(text)
    .flatMap(({ href }) => href ?? [])
    .sort();

/** Values that are the same in every language. */
const fixed = /\.(?:id|href|kind|place|means|number|word|checked)$/;

const before = leaves({ ...english, helplines: englishHelplines });
const after = new Map(leaves({ ...tamil, helplines }));

describe("the Tamil of the crisis page", () => {
  it("has the structure, ids, targets and dates of the English", () => {
    expect([...after.keys()].sort()).toEqual(before.map(([path]) => path).sort());
    for (const [path, value] of before) if (fixed.test(path)) expect(after.get(path), path).toBe(value);
  });

  it("names the same numbers and links in every text", () => {
    for (const [path, value] of before) {
      const [original, text] = [String(value), String(after.get(path))];
      expect([path, numbers(text)]).toEqual([path, numbers(original)]);
      expect([path, hrefs(text)]).toEqual([path, hrefs(original)]);
    }
  });

  it("is normalized and follows the rules of style", () => {
    for (const [path, value] of after) {
      const text = String(value);
      expect(text.normalize("NFC"), path).toBe(text);
      expect(text, path).not.toMatch(/[!—–"]| {2}|[\u0be6-\u0bef]/u);
    }
  });

  it("says of a text message that it is read in English, but for the line that reads Tamil", () => {
    const ways = tamil.directorySections.flatMap(({ groups }) =>
      groups.flatMap(({ lines }) => lines.flatMap((line) => line.ways)),
    );
    for (const way of ways.filter(({ means }) => means === "text"))
      expect(tamil.wayLabel(way).includes("(ஆங்கிலத்தில்)"), way.number).toBe(way.number !== "1926");
  });
});
