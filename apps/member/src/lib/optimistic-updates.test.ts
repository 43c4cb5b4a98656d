import { describe, expect, it } from "vitest";
import { OptimisticUpdates } from "./optimistic-updates";

describe("OptimisticUpdates", () => {
  it("returns the server's value after the last mutation has failed", () => {
    const updates = new OptimisticUpdates<boolean>();
    updates.begin("a", false); // on
    updates.begin("a", true); // off
    expect(updates.failed("a")).toBeUndefined();
    expect(updates.failed("a")).toBe(false);
    expect(updates.has("a")).toBe(false);
  });

  it("returns the value confirmed in between when a later mutation fails", () => {
    const updates = new OptimisticUpdates<boolean>();
    updates.begin("a", false);
    updates.begin("a", true);
    expect(updates.succeeded("a", true)).toBeUndefined();
    expect(updates.has("a")).toBe(true);
    expect(updates.failed("a")).toBe(true);
  });

  it("tracks each id independently", () => {
    const updates = new OptimisticUpdates<number>();
    updates.begin("a", 1);
    updates.begin("b", 5);
    expect(updates.succeeded("a", 2)).toBe(2);
    expect(updates.failed("b")).toBe(5);
    updates.begin("c", undefined);
    expect(updates.failed("c")).toBeUndefined();
  });
});
