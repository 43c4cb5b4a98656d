import { describe, expect, it } from "vitest";
import { allSeen, type NoticePage } from "./seen";

const notice = (id: string, seen: boolean): NoticePage["items"][number] => ({
  id,
  kind: "answer",
  postId: "p1",
  commentId: null,
  title: "Calling home",
  count: 1,
  createdAt: "2026-05-04T10:00:05Z",
  seen,
});

describe("notices that were seen", () => {
  it("are new no more, on any page, and stay where they are", () => {
    const pages: NoticePage[] = [
      { items: [notice("a", false), notice("b", true)], earlier: "b" },
      { items: [notice("c", false)], earlier: null },
    ];
    const seen = allSeen(pages);
    expect(seen.flatMap(({ items }) => items).map(({ id, seen }) => [id, seen])).toEqual([
      ["a", true],
      ["b", true],
      ["c", true],
    ]);
    expect(seen.map(({ earlier }) => earlier)).toEqual(["b", null]);
  });
});
