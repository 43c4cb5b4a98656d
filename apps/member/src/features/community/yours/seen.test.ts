import { describe, expect, it } from "vitest";
import { markAllSeen, type NoticePage } from "./seen";

const notice = (id: string, seen: boolean): NoticePage["items"][number] => ({
  id,
  kind: "answer",
  postId: "p1",
  commentId: null,
  title: "Calling home",
  count: 1,
  createdAt: "2026-05-04",
  seen,
});

describe("markAllSeen", () => {
  it("marks the notices of all pages as seen, and keeps their order", () => {
    const pages: NoticePage[] = [
      { items: [notice("a", false), notice("b", true)], earlier: "b" },
      { items: [notice("c", false)], earlier: null },
    ];
    const seen = markAllSeen(pages);
    expect(seen.flatMap(({ items }) => items).map(({ id, seen }) => [id, seen])).toEqual([
      ["a", true],
      ["b", true],
      ["c", true],
    ]);
    expect(seen.map(({ earlier }) => earlier)).toEqual(["b", null]);
  });
});
