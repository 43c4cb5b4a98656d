import { describe, expect, test } from "vitest";
import { safeLink } from "../inbox/safe-link";
import { isSilent, pairOf, percent, total, type VariantRow } from "./variants";

const row = (given: Partial<VariantRow>): VariantRow => ({
  heading: "",
  pricing: "",
  pageViews: 0,
  shown: 0,
  pressed: 0,
  submitted: 0,
  signups: 0,
  registrations: 0,
  trials: 0,
  paid: 0,
  ...given,
});

describe("numbers by variant", () => {
  test("a share stands for what it is, and nothing is no share", () => {
    expect(percent(1, 24)).toBe("4.2%");
    expect(percent(1, 3)).toBe("33%");
    expect(percent(0, 9)).toBe("0%");
    expect(percent(9, 9)).toBe("100%");
    expect(percent(0, 0)).toBeNull();
    expect(percent(3, 2)).toBeNull();
  });

  test("a pair is called by what is known of it", () => {
    expect(pairOf("cultural", "discount")).toBe("Insurance headline, $60");
    expect(pairOf("", "premium")).toBe("$100");
    expect(pairOf("default", "")).toBe("Hub headline");
    expect(pairOf("", "")).toBe("Not known");
  });

  test("rows add up", () => {
    const all = total([row({ signups: 2, paid: 1 }), row({ signups: 3, pageViews: 40 })]);
    expect([all.signups, all.paid, all.pageViews, all.trials]).toEqual([5, 1, 40, 0]);
    expect(isSilent(all)).toBe(false);
    expect(isSilent(total([]))).toBe(true);
  });
});

describe("an address that a stranger typed", () => {
  test("leads to the web or nowhere", () => {
    expect(safeLink("https://asha.example/cv")).toBe("https://asha.example/cv");
    for (const typed of ["", "asha.example", "javascript:alert(1)", "data:text/html,x", "file:///etc/passwd"]) {
      expect(safeLink(typed)).toBeNull();
    }
  });
});
