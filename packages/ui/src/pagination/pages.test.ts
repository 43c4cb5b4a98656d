import { describe, expect, it } from "vitest";
import { pageSteps } from "./pages";

describe("pageSteps", () => {
  it("shows all pages when there are few", () => expect(pageSteps(2, 5)).toEqual([1, 2, 3, 4, 5]));
  it("shows nothing without pages", () => expect(pageSteps(1, 0)).toEqual([]));
  it("replaces pages near the end by a gap on the first page", () =>
    expect(pageSteps(1, 12)).toEqual([1, 2, 3, 4, 5, "gap-after", 12]));
  it("replaces pages near the start by a gap on a late page", () =>
    expect(pageSteps(11, 12)).toEqual([1, "gap-before", 8, 9, 10, 11, 12]));
  it("shows both gaps on a middle page", () =>
    expect(pageSteps(6, 12)).toEqual([1, "gap-before", 5, 6, 7, "gap-after", 12]));
  it("never replaces a single page by a gap, and always shows seven steps", () => {
    for (let page = 1; page <= 20; page++) {
      const steps = pageSteps(page, 20);
      expect(steps).toHaveLength(7);
      expect(steps).toContain(page);
      const numbers = steps.map((step) => (typeof step === "number" ? step : 0));
      steps.forEach((step, index) => {
        if (typeof step === "number") return;
        expect((numbers[index + 1] ?? 0) - (numbers[index - 1] ?? 0)).toBeGreaterThan(2);
      });
    }
  });
});
