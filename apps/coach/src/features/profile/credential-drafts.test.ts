import { describe, expect, it } from "vitest";
import { moveDraft, parseDrafts, sameDrafts, toDrafts, withEmptyDraft } from "./credential-drafts";

const two = toDrafts([
  { title: "MA", issuer: "TISS", year: 2011 },
  { title: "Listening", issuer: "Banyan", year: null },
]);

describe("credential drafts", () => {
  it("start with one empty draft when there are no credentials", () => {
    expect(toDrafts([])).toEqual([{ key: 1, title: "", issuer: "", year: "" }]);
  });

  it("keep unique keys after removing, adding and moving", () => {
    const [, second] = two;
    const list = withEmptyDraft(withEmptyDraft(second ? [second] : []));
    expect(new Set(list.map(({ key }) => key)).size).toBe(3);
    expect(moveDraft(two, 0, 1).map(({ key }) => key)).toEqual([2, 1]);
  });

  it("sameDrafts compares content and order, not keys", () => {
    expect(
      sameDrafts(
        two,
        two.map((draft) => ({ ...draft, key: draft.key + 5 })),
      ),
    ).toBe(true);
    expect(sameDrafts(two, moveDraft(two, 0, 1))).toBe(false);
    expect(sameDrafts(two, withEmptyDraft(two))).toBe(false);
  });

  it("parseDrafts returns the credentials, or an error for each invalid field", () => {
    expect(parseDrafts(two, 2026)).toEqual({
      list: [
        { title: "MA", issuer: "TISS", year: 2011 },
        { title: "Listening", issuer: "Banyan", year: null },
      ],
      faults: {},
    });
    const { faults } = parseDrafts(withEmptyDraft(two.map((draft) => ({ ...draft, year: "2031" }))), 2026);
    expect(Object.keys(faults)).toEqual([
      "credentials[0].year",
      "credentials[1].year",
      "credentials[2].title",
      "credentials[2].issuer",
    ]);
  });
});
