import { describe, expect, it, vi } from "vitest";

vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams() }));
const { coachesHref, isFiltered, readPlace } = await import("./address");

const read = (query: string) => readPlace(new URLSearchParams(query));

describe("readPlace, coachesHref and isFiltered", () => {
  it("coachesHref restores the URL that readPlace parsed", () => {
    for (const query of ["", "?language=ta", "?language=ta&focus=career&week=1", "?week=1&coach=abc"])
      expect(coachesHref(read(query))).toBe(`/coaches${query}`);
  });

  it("readPlace ignores unknown values", () => {
    expect(read("?language=klingon&focus=%27&week=yes&coach=")).toEqual({
      language: "",
      focus: "",
      week: false,
      coachId: null,
    });
  });

  it("isFiltered is true for any filter, but not for an open coach", () => {
    expect(["?language=ta", "?focus=grief", "?week=1"].every((query) => isFiltered(read(query)))).toBe(true);
    expect(isFiltered(read("?coach=abc"))).toBe(false);
  });
});
