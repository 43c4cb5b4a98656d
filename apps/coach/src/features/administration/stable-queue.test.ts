import { describe, expect, it } from "vitest";
import type { CaseSummary } from "./queries";
import { nextAfter, stableQueue } from "./stable-queue";

const one = (id: string, change: Partial<CaseSummary> = {}): CaseSummary => ({
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

describe("a queue that is being read", () => {
  it.each([
    ["nothing was shown yet", null, "abc", "abc", 0],
    ["all that was shown is gone", ["x"], "abc", "abc", 0],
    ["one is gone", ["a", "b", "c"], "ac", "ac", 0],
    ["one came in between", ["a", "c"], "abc", "ac", 1],
    ["one came behind the end", ["a", "b"], "abc", "abc", 0],
    ["the order changed", ["a", "b", "c"], "cab", "abc", 0],
    ["a page repeats one", ["a", "b"], "abbc", "abc", 0],
  ] as const)("%s", (_, before, latest, shown, fresh) => {
    const settled = stableQueue(
      before,
      [...latest].map((id) => one(id)),
    );
    expect(ids(settled.shown)).toBe(shown);
    expect(settled.fresh).toBe(fresh);
  });

  it("does not keep words in acute crisis waiting", () => {
    const latest = [one("n", { crisis: "urgent" }), one("m", { crisis: "concern" }), one("a")];
    const settled = stableQueue(["a"], latest);
    expect(ids(settled.shown)).toBe("na");
    expect(settled.fresh).toBe(1);
  });

  it("renews what stands there", () => {
    const taken = one("a", { claimedBy: { you: false, name: "Leela", until: "2026-11-21T12:30:00Z" } });
    expect(stableQueue(["a"], [taken]).shown[0]?.claimedBy?.name).toBe("Leela");
  });
});

describe("the next case", () => {
  const taken = one("t", { claimedBy: { you: false, name: "Leela", until: "2026-11-21T12:30:00Z" } });
  it.each([
    ["the one behind", "a", [one("a"), one("b")], "b"],
    ["not one that somebody else has", "a", [one("a"), taken, one("c")], "c"],
    ["from the top after the last", "c", [one("a"), one("c")], "a"],
    ["also when the decided one is gone from the list", "z", [one("a")], "a"],
    ["none when nothing is left", "a", [one("a"), taken], undefined],
  ] as const)("is %s", (_, id, shown, next) => {
    expect(nextAfter(id, shown)?.id).toBe(next);
  });
});
