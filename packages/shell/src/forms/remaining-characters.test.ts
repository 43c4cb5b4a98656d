import { expect, it } from "vitest";
import { remainingCharacters } from "./remaining-characters";

const words = {
  charactersLeft: { one: "{count} character left", other: "{count} characters left" },
  charactersOver: { one: "{count} character too many", other: "{count} characters too many" },
} as const;

it.each([
  ["nothing while there is room", "a".repeat(89), undefined],
  ["what is left of the last tenth", "a".repeat(90), "10 characters left"],
  ["one", "a".repeat(99), "1 character left"],
  ["none", "a".repeat(100), "0 characters left"],
  ["what is too much", "a".repeat(102), "2 characters too many"],
  ["signs as people count them, without the space around", ` ${"🙂".repeat(99)} `, "1 character left"],
])("says %s", (_, text, said) => {
  expect(remainingCharacters(text, 100, words)).toBe(said);
});
