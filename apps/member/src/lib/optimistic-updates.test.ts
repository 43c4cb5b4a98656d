import { describe, expect, it } from "vitest";
import { OptimisticUpdates } from "./optimistic-updates";

describe("presses on their way", () => {
  it("show what the server last said once the last has failed, whatever was pressed", () => {
    const presses = new OptimisticUpdates<boolean>();
    presses.begin("a", false); // on
    presses.begin("a", true); // off
    expect(presses.refused("a")).toBeUndefined();
    expect(presses.refused("a")).toBe(false);
    expect(presses.has("a")).toBe(false);
  });

  it("go back to what was taken between them", () => {
    const presses = new OptimisticUpdates<boolean>();
    presses.begin("a", false);
    presses.begin("a", true);
    expect(presses.taken("a", true)).toBeUndefined();
    expect(presses.has("a")).toBe(true);
    expect(presses.refused("a")).toBe(true);
  });

  it("wait for their own thing alone", () => {
    const presses = new OptimisticUpdates<number>();
    presses.begin("a", 1);
    presses.begin("b", 5);
    expect(presses.taken("a", 2)).toBe(2);
    expect(presses.refused("b")).toBe(5);
    presses.begin("c", undefined);
    expect(presses.refused("c")).toBeUndefined();
  });
});
