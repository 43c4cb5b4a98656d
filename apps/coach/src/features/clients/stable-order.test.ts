import { describe, expect, it } from "vitest";
import { stableOrder } from "./stable-order";

const list = (...ids: string[]) => ids.map((id, place) => ({ id, place }));
const ids = (before: readonly string[] | null, ...latest: string[]) => {
  const { shown, moved } = stableOrder(before, list(...latest));
  return [shown.map(({ id }) => id).join(""), moved];
};

describe("a list that is held", () => {
  it("is the latest one while nothing was shown, or nobody of those is left", () => {
    expect(ids(null, "a", "b")).toEqual(["ab", false]);
    expect(ids(["x"], "a", "b")).toEqual(["ab", false]);
  });

  it.each([
    ["keeps its order when others move up", ["a", "b", "c"], ["c", "a", "b"], "abc", true],
    ["lets go whoever is gone", ["a", "b", "c"], ["a", "c"], "ac", false],
    ["adds a page that comes behind the end", ["a", "b"], ["a", "b", "c", "d"], "abcd", false],
    ["lets somebody new wait above the end", ["a", "b"], ["n", "a", "b", "c"], "abc", true],
    ["shows nobody twice", ["a", "b"], ["a", "b", "a", "c"], "abc", false],
  ])("%s", (_, before, latest, shown, moved) => {
    expect(ids(before, ...latest)).toEqual([shown, moved]);
  });

  it("renews what stands in it", () => {
    const { shown } = stableOrder(["a", "b"], list("b", "a"));
    expect(shown).toEqual([
      { id: "a", place: 1 },
      { id: "b", place: 0 },
    ]);
  });
});
