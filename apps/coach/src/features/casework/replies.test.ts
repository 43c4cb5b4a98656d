import { describe, expect, it } from "vitest";
import { moveReply } from "./replies";

const list = ["a", "b", "c"].map((id) => ({ id }));
const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id).join("");

describe("moveReply", () => {
  it.each([
    ["a", 1, "bac"],
    ["b", 1, "acb"],
    ["b", -1, "bac"],
    ["c", -1, "acb"],
  ] as const)("moves %s by %i to give %s", (id, by, order) => {
    expect(ids(moveReply(list, id, by))).toBe(order);
  });

  it.each([
    ["a", -1],
    ["c", 1],
    ["x", 1],
  ] as const)("returns the same list for %s by %i, past an end or unknown", (id, by) => {
    expect(moveReply(list, id, by)).toBe(list);
  });
});
