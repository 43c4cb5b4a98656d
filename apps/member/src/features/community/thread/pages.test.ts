import { describe, expect, it } from "vitest";
import { type CommentPage, commentsAfterLast, mergePages, pageOf, publicCount, withChanged, withNew } from "./pages";

const commentsOf = (...ids: (string | number)[]) => ids.map((id) => ({ id: String(id), text: "" }));
const commentRange = (from: number, count: number) => commentsOf(...Array.from({ length: count }, (_, i) => from + i));
const ids = (pages: readonly CommentPage<{ id: string }>[]) => mergePages(pages).map(({ id }) => id);

describe("pageOf", () => {
  it.each([
    [{ at: "first" }, 4, false, true],
    [{ at: "first" }, 3, false, false],
    [{ at: "newest" }, 4, true, false],
    [{ at: "newest" }, 2, false, false],
    [{ at: "after", id: "x" }, 4, true, true],
    [{ at: "after", id: "x" }, 0, true, false],
    [{ at: "before", id: "x" }, 4, true, true],
    [{ at: "before", id: "x" }, 1, false, true],
  ] as const)("of %j with %i of 4 comments reports earlier: %s, later: %s", (place, count, earlier, later) => {
    expect(pageOf(place, commentRange(0, count), 4)).toEqual({ comments: commentRange(0, count), earlier, later });
  });

  it.each([
    // At most five: two before it, itself, and two after it.
    [0, 3, false, true],
    [0, 2, false, false],
    [1, 4, false, true],
    [2, 5, true, true],
    [2, 4, true, false],
    [2, 3, true, false],
  ])("around the comment at index %i of %i reports earlier and later comments", (index, count, earlier, later) => {
    expect(pageOf({ at: "around", id: String(index) }, commentRange(0, count), 5)).toMatchObject({ earlier, later });
  });
});

describe("commentsAfterLast", () => {
  it("returns the comments in order, including the member's own", () => {
    expect(
      commentsAfterLast(pageOf({ at: "after", id: "x" }, commentsOf("theirs", "own", "theirs too"), 50), "own"),
    ).toEqual(commentsOf("theirs", "own", "theirs too"));
  });

  it("returns null when more comments precede the member's own", () => {
    expect(commentsAfterLast(pageOf({ at: "after", id: "x" }, commentRange(0, 50), 50), "own")).toBeNull();
    expect(
      commentsAfterLast(pageOf({ at: "after", id: "x" }, [...commentRange(0, 49), ...commentsOf("own")], 50), "own"),
    ).toBeNull();
    expect(commentsAfterLast(pageOf({ at: "after", id: "x" }, commentsOf("theirs"), 50), "own")).toBeNull();
  });
});

describe("publicCount", () => {
  it("counts published comments only", () => {
    expect(["published", "held", "hidden", "removed"].map((status) => publicCount({ status }))).toEqual([1, 0, 0, 0]);
  });
});

describe("mergePages, withNew and withChanged", () => {
  const pages = [
    pageOf({ at: "first" }, commentRange(0, 3), 3),
    pageOf({ at: "after", id: "2" }, commentRange(3, 2), 3),
  ];

  it("mergePages removes duplicates", () => {
    expect(ids(pages)).toEqual(["0", "1", "2", "3", "4"]);
    expect(ids([...pages, pageOf({ at: "after", id: "3" }, commentRange(4, 2), 3)])).toEqual([
      "0",
      "1",
      "2",
      "3",
      "4",
      "5",
    ]);
  });

  it("withNew appends new comments once, and replaces changed ones", () => {
    const more = withNew(pages, [{ id: "4", text: "changed" }, ...commentsOf(5, 6)]);
    expect(ids(more)).toEqual(["0", "1", "2", "3", "4", "5", "6"]);
    expect(mergePages(more)[4]).toEqual({ id: "4", text: "changed" });
    expect(ids(withNew(more, commentsOf(6)))).toEqual(ids(more));
    expect(withNew(pages, commentsOf(5), true).map(({ later }) => later)).toEqual([true, true]);
    expect(withNew([], commentsOf(1))).toEqual([]);
  });

  it("withChanged removes a comment, and replaces a changed one in place", () => {
    const changed = withChanged(pages, (one) =>
      one.id === "1" ? null : one.id === "3" ? { ...one, text: "new" } : one,
    );
    expect(ids(changed)).toEqual(["0", "2", "3", "4"]);
    expect(mergePages(changed)[2]).toEqual({ id: "3", text: "new" });
    expect(changed.map(({ later }) => later)).toEqual([true, false]);
  });
});
