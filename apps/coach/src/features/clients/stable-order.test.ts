import { describe, expect, it } from "vitest";
import { stableOrder } from "./stable-order";

const list = (...ids: string[]) => ids.map((id, place) => ({ id, place }));
const ids = (before: readonly string[] | null, ...latest: string[]) => {
  const { shown, moved } = stableOrder(before, list(...latest));
  return [shown.map(({ id }) => id).join(""), moved];
};

describe("stableOrder", () => {
  it("returns the latest list when nothing was shown before or none of it is left", () => {
    expect(ids(null, "a", "b")).toEqual(["ab", false]);
    expect(ids(["x"], "a", "b")).toEqual(["ab", false]);
  });

  it.each([
    ["keeps its order when others move up", ["a", "b", "c"], ["c", "a", "b"], "abc", true],
    ["drops entries that are gone", ["a", "b", "c"], ["a", "c"], "ac", false],
    ["appends a page after the end", ["a", "b"], ["a", "b", "c", "d"], "abcd", false],
    ["holds back a new entry above the end", ["a", "b"], ["n", "a", "b", "c"], "abc", true],
    ["removes duplicates", ["a", "b"], ["a", "b", "a", "c"], "abc", false],
  ])("%s", (_, before, latest, shown, moved) => {
    expect(ids(before, ...latest)).toEqual([shown, moved]);
  });

  it("updates the data of shown entries", () => {
    const { shown } = stableOrder(["a", "b"], list("b", "a"));
    expect(shown).toEqual([
      { id: "a", place: 1 },
      { id: "b", place: 0 },
    ]);
  });
});
