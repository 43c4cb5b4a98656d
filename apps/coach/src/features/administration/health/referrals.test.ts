import { expect, it } from "vitest";
import { referralRows, referralsCsv, referralYears } from "./referrals";

const counts = [
  { month: "2027-01", kind: "self", line: "988", shown: 2 },
  { month: "2027-01", kind: "self", line: "any", shown: 3 },
  { month: "2026-12", kind: "", line: "911", shown: 1 },
  { month: "2026-12", kind: "", line: "any", shown: 1 },
  { month: "2026-12", kind: "violence", line: "any", shown: 4 },
] as const;

it("groups referrals by month, newest first, and kind", () => {
  expect(referralRows([...counts])).toEqual([
    { month: "2027-01", kind: "self", shown: { "988": 2, any: 3 } },
    { month: "2026-12", kind: "violence", shown: { any: 4 } },
    { month: "2026-12", kind: "", shown: { "911": 1, any: 1 } },
  ]);
});

it("counts each reply once per year", () => {
  expect(referralYears([...counts])).toEqual([
    { year: "2027", replies: 3 },
    { year: "2026", replies: 5 },
  ]);
});

it("writes referrals as CSV", () => {
  expect(referralsCsv([...counts.slice(0, 2)])).toBe(
    "month,kind,line,shown\r\n2027-01,self,988,2\r\n2027-01,self,any,3\r\n",
  );
  expect(referralsCsv([])).toBe("month,kind,line,shown\r\n");
});
