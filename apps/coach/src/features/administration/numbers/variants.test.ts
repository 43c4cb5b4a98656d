import { describe, expect, test } from "vitest";
import { safeLink } from "../inbox/safe-link";
import { isAllZero, percent, total, type VariantRow, variantPairName } from "./variants";

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
  test("percent rounds a share, and is null for an empty or too small total", () => {
    expect(percent(1, 24)).toBe("4.2%");
    expect(percent(1, 3)).toBe("33%");
    expect(percent(0, 9)).toBe("0%");
    expect(percent(9, 9)).toBe("100%");
    expect(percent(0, 0)).toBeNull();
    expect(percent(3, 2)).toBeNull();
  });

  test("variantPairName names the known parts of a variant pair, or Unknown", () => {
    expect(variantPairName("cultural", "discount")).toBe("Insurance headline, $60");
    expect(variantPairName("", "premium")).toBe("$100");
    expect(variantPairName("default", "")).toBe("Hub headline");
    expect(variantPairName("", "")).toBe("Unknown");
  });

  test("total sums rows, and isAllZero reports whether all numbers are zero", () => {
    const all = total([row({ signups: 2, paid: 1 }), row({ signups: 3, pageViews: 40 })]);
    expect([all.signups, all.paid, all.pageViews, all.trials]).toEqual([5, 1, 40, 0]);
    expect(isAllZero(all)).toBe(false);
    expect(isAllZero(total([]))).toBe(true);
  });
});

describe("safeLink", () => {
  test("returns http and https links, and null for anything else", () => {
    expect(safeLink("https://asha.example/cv")).toBe("https://asha.example/cv");
    for (const typed of ["", "asha.example", "javascript:alert(1)", "data:text/html,x", "file:///etc/passwd"]) {
      expect(safeLink(typed)).toBeNull();
    }
  });
});
