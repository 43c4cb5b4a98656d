import { expect, it } from "vitest";
import { remainingCharacters } from "./remaining-characters";

const words = {
  charactersLeft: ({ count }: { count: number }) => `${count} ${count === 1 ? "character" : "characters"} left`,
  charactersOver: ({ count }: { count: number }) => `${count} ${count === 1 ? "character" : "characters"} too many`,
};

it.each([
  ["undefined above a tenth of the limit", "a".repeat(89), undefined],
  ["the number of characters left in the last tenth", "a".repeat(90), "10 characters left"],
  ["the singular for one character", "a".repeat(99), "1 character left"],
  ["zero at the limit", "a".repeat(100), "0 characters left"],
  ["the number of characters over the limit", "a".repeat(102), "2 characters too many"],
  ["a count by code points of the trimmed text", ` ${"🙂".repeat(99)} `, "1 character left"],
])("remainingCharacters returns %s", (_, text, expected) => {
  expect(remainingCharacters(text, 100, words)).toBe(expected);
});
