import { describe, expect, it } from "vitest";
import type { CaseSummary } from "./queries";
import { nextAfter, stableQueue } from "./stable-queue";

const caseWith = (id: string, change: Partial<CaseSummary> = {}): CaseSummary => ({
  id,
  target: "post",
  category: "family-dynamics",
  title: id,
  excerpt: "",
  reasons: ["flagged"],
  crisis: "",
  flags: 1,
  hidden: false,
  openedAt: "2026-11-21T12:00:00Z",
  claimedBy: null,
  outcome: null,
  decidedAt: null,
  ...change,
});
const ids = (list: readonly CaseSummary[]) => list.map(({ id }) => id).join("");

describe("stableQueue", () => {
  it.each([
    ["shows all cases while none was shown before", null, "abc", "abc", 0],
    ["shows all cases when every shown case is gone", ["x"], "abc", "abc", 0],
    ["drops a case that is gone", ["a", "b", "c"], "ac", "ac", 0],
    ["counts a new case between shown ones without showing it", ["a", "c"], "abc", "ac", 1],
    ["appends a new case at the end", ["a", "b"], "abc", "abc", 0],
    ["keeps the shown order when the order changes", ["a", "b", "c"], "cab", "abc", 0],
    ["shows a case once when a page repeats it", ["a", "b"], "abbc", "abc", 0],
  ] as const)("%s", (_, before, latest, shown, fresh) => {
    const result = stableQueue(
      before,
      [...latest].map((id) => caseWith(id)),
    );
    expect(ids(result.shown)).toBe(shown);
    expect(result.fresh).toBe(fresh);
  });

  it("shows a new case with urgent crisis language at once", () => {
    const latest = [caseWith("n", { crisis: "urgent" }), caseWith("m", { crisis: "concern" }), caseWith("a")];
    const result = stableQueue(["a"], latest);
    expect(ids(result.shown)).toBe("na");
    expect(result.fresh).toBe(1);
  });

  it("updates the data of shown cases", () => {
    const taken = caseWith("a", { claimedBy: { you: false, name: "Leela", until: "2026-11-21T12:30:00Z" } });
    expect(stableQueue(["a"], [taken]).shown[0]?.claimedBy?.name).toBe("Leela");
  });
});

describe("nextAfter", () => {
  const taken = caseWith("t", { claimedBy: { you: false, name: "Leela", until: "2026-11-21T12:30:00Z" } });
  it.each([
    ["the following case", "a", [caseWith("a"), caseWith("b")], "b"],
    ["the first one not claimed by another administrator", "a", [caseWith("a"), taken, caseWith("c")], "c"],
    ["the first case after the last one", "c", [caseWith("a"), caseWith("c")], "a"],
    ["the first case when the decided one is not in the list", "z", [caseWith("a")], "a"],
    ["undefined when no case is free", "a", [caseWith("a"), taken], undefined],
  ] as const)("returns %s", (_, id, shown, next) => {
    expect(nextAfter(id, shown)?.id).toBe(next);
  });
});
