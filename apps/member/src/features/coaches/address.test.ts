import { describe, expect, it, vi } from "vitest";

vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams() }));
const { coachesHref, isFiltered, readPlace } = await import("./address");

const read = (query: string) => readPlace(new URLSearchParams(query));

describe("the address of the coaches' page", () => {
  it("is read and written the same way", () => {
    for (const query of ["", "?language=ta", "?language=ta&focus=career&week=1", "?week=1&coach=abc"])
      expect(coachesHref(read(query))).toBe(`/coaches${query}`);
  });

  it("says nothing that no list knows", () => {
    expect(read("?language=klingon&focus=%27&week=yes&coach=")).toEqual({
      language: "",
      focus: "",
      week: false,
      coachId: null,
    });
  });

  it("is filtered by any filter, and not by a coach who is looked at", () => {
    expect(["?language=ta", "?focus=grief", "?week=1"].every((query) => isFiltered(read(query)))).toBe(true);
    expect(isFiltered(read("?coach=abc"))).toBe(false);
  });
});
