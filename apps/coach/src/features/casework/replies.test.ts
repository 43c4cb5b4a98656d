import { describe, expect, it } from "vitest";
import { moved } from "./replies";

const list = ["a", "b", "c"].map((id) => ({ id }));
const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id).join("");

describe("moved", () => {
  it.each([
    ["a", 1, "bac"],
    ["b", 1, "acb"],
    ["b", -1, "bac"],
    ["c", -1, "acb"],
  ] as const)("%s by %i gives %s", (id, by, order) => {
    expect(ids(moved(list, id, by))).toBe(order);
  });

  it.each([
    ["a", -1],
    ["c", 1],
    ["x", 1],
  ] as const)("%s by %i stays", (id, by) => {
    expect(moved(list, id, by)).toBe(list);
  });
});
