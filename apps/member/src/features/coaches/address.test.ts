import { describe, expect, it, vi } from "vitest";

vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams() }));
const { coachesHref, isFiltered, noFilters, readPlace } = await import("./address");

const read = (query: string) => readPlace(new URLSearchParams(query));

describe("readPlace, coachesHref and isFiltered", () => {
  it("coachesHref restores the URL that readPlace parsed", () => {
    for (const query of [
      "",
      "?language=ta",
      "?language=ta&focus=career&week=1",
      "?week=1&coach=abc",
      "?name=mee&gender=female&language=ta&focus=career&time=night&week=1&saved=1",
      "?compare=a",
    ])
      expect(coachesHref(read(query))).toBe(`/coaches${query}`);
  });

  it("readPlace ignores unknown values", () => {
    const nothing = { ...noFilters, coachId: null, compare: [] };
    expect(read("?language=klingon&focus=%27&week=yes&coach=&gender=x&time=noon&saved=0&compare=,")).toEqual(nothing);
    expect(read("?compare=a,a,b,c").compare).toEqual(["a", "b"]);
    expect(read(`?name=${"a".repeat(200)}`).name).toHaveLength(100);
  });

  it("isFiltered is true for any filter, but not for an open coach", () => {
    expect(
      ["?language=ta", "?focus=grief", "?week=1", "?name=a", "?gender=male", "?time=night", "?saved=1"].every((query) =>
        isFiltered(read(query)),
      ),
    ).toBe(true);
    expect(isFiltered(read("?coach=abc"))).toBe(false);
  });
});
