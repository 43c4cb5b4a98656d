import { describe, expect, it } from "vitest";
import { draftsOf, movedTo, readList, sameDrafts, withAnother } from "./credential-drafts";

const two = draftsOf([
  { title: "MA", issuer: "TISS", year: 2011 },
  { title: "Listening", issuer: "Banyan", year: null },
]);

describe("credentials that are being written", () => {
  it("begin with one that is empty where there is none", () => {
    expect(draftsOf([])).toEqual([{ key: 1, title: "", issuer: "", year: "" }]);
  });

  it("have keys of their own, also after some were taken away and put elsewhere", () => {
    const [, second] = two;
    const list = withAnother(withAnother(second ? [second] : []));
    expect(new Set(list.map(({ key }) => key)).size).toBe(3);
    expect(movedTo(two, 0, 1).map(({ key }) => key)).toEqual([2, 1]);
  });

  it("are the same when they say the same", () => {
    expect(
      sameDrafts(
        two,
        two.map((draft) => ({ ...draft, key: draft.key + 5 })),
      ),
    ).toBe(true);
    expect(sameDrafts(two, movedTo(two, 0, 1))).toBe(false);
    expect(sameDrafts(two, withAnother(two))).toBe(false);
  });

  it("are read, or it is said of each field what is wrong", () => {
    expect(readList(two, 2026)).toEqual({
      list: [
        { title: "MA", issuer: "TISS", year: 2011 },
        { title: "Listening", issuer: "Banyan", year: null },
      ],
      faults: {},
    });
    const { faults } = readList(withAnother(two.map((draft) => ({ ...draft, year: "2031" }))), 2026);
    expect(Object.keys(faults)).toEqual([
      "credentials[0].year",
      "credentials[1].year",
      "credentials[2].title",
      "credentials[2].issuer",
    ]);
  });
});
