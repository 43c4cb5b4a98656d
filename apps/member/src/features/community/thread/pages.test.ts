import { describe, expect, it } from "vitest";
import { behindLast, type CommentPage, countedAs, joined, pageOf, withChanged, withNew } from "./pages";

const ones = (...ids: (string | number)[]) => ids.map((id) => ({ id: String(id), text: "" }));
const run = (from: number, count: number) => ones(...Array.from({ length: count }, (_, i) => from + i));
const ids = (pages: readonly CommentPage<{ id: string }>[]) => joined(pages).map(({ id }) => id);

describe("a page of comments", () => {
  it.each([
    [{ at: "first" }, 4, false, true],
    [{ at: "first" }, 3, false, false],
    [{ at: "newest" }, 4, true, false],
    [{ at: "newest" }, 2, false, false],
    [{ at: "after", id: "x" }, 4, true, true],
    [{ at: "after", id: "x" }, 0, true, false],
    [{ at: "before", id: "x" }, 4, true, true],
    [{ at: "before", id: "x" }, 1, false, true],
  ] as const)("%j with %i of 4 has earlier ones: %s, later ones: %s", (place, count, earlier, later) => {
    expect(pageOf(place, run(0, count), 4)).toEqual({ comments: run(0, count), earlier, later });
  });

  it.each([
    // Five at most: two before it, then itself and two behind.
    [0, 3, false, true],
    [0, 2, false, false],
    [1, 4, false, true],
    [2, 5, true, true],
    [2, 4, true, false],
    [2, 3, true, false],
  ])("around the comment at place %i of %i", (index, count, earlier, later) => {
    expect(pageOf({ at: "around", id: String(index) }, run(0, count), 5)).toMatchObject({ earlier, later });
  });
});

describe("what was read behind the last comment", () => {
  it("is shown with one's own in it, in its order", () => {
    expect(behindLast(pageOf({ at: "after", id: "x" }, ones("theirs", "own", "theirs too"), 50), "own")).toEqual(
      ones("theirs", "own", "theirs too"),
    );
  });

  it("hides nothing of others behind one's own when more stand in between", () => {
    expect(behindLast(pageOf({ at: "after", id: "x" }, run(0, 50), 50), "own")).toBeNull();
    expect(behindLast(pageOf({ at: "after", id: "x" }, [...run(0, 49), ...ones("own")], 50), "own")).toBeNull();
    expect(behindLast(pageOf({ at: "after", id: "x" }, ones("theirs"), 50), "own")).toBeNull();
  });
});

describe("the number of comments", () => {
  it("counts what all can read", () => {
    expect(["published", "held", "hidden", "removed"].map((status) => countedAs({ status }))).toEqual([1, 0, 0, 0]);
  });
});

describe("the pages together", () => {
  const pages = [pageOf({ at: "first" }, run(0, 3), 3), pageOf({ at: "after", id: "2" }, run(3, 2), 3)];

  it("show each comment once", () => {
    expect(ids(pages)).toEqual(["0", "1", "2", "3", "4"]);
    expect(ids([...pages, pageOf({ at: "after", id: "3" }, run(4, 2), 3)])).toEqual(["0", "1", "2", "3", "4", "5"]);
  });

  it("take in what is new at the end, once, and what is newer of what they have", () => {
    const more = withNew(pages, [{ id: "4", text: "changed" }, ...ones(5, 6)]);
    expect(ids(more)).toEqual(["0", "1", "2", "3", "4", "5", "6"]);
    expect(joined(more)[4]).toEqual({ id: "4", text: "changed" });
    expect(ids(withNew(more, ones(6)))).toEqual(ids(more));
    expect(withNew(pages, ones(5), true).map(({ later }) => later)).toEqual([true, true]);
    expect(withNew([], ones(1))).toEqual([]);
  });

  it("lose a comment, and keep the changed one in its place", () => {
    const changed = withChanged(pages, (one) =>
      one.id === "1" ? null : one.id === "3" ? { ...one, text: "new" } : one,
    );
    expect(ids(changed)).toEqual(["0", "2", "3", "4"]);
    expect(joined(changed)[2]).toEqual({ id: "3", text: "new" });
    expect(changed.map(({ later }) => later)).toEqual([true, false]);
  });
});
