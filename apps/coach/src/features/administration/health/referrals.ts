import * as words from "@aangan/copy/referrals";
import type { Referrals } from "./queries";

/** The counts of one month and kind of risk, by line. */
export interface ReferralRow {
  /** "2026-11". */
  month: string;
  kind: string;
  shown: Record<string, number>;
}

/** Groups the counts by month, newest first, and kind. */
export function referralRows(counts: Referrals["counts"]): ReferralRow[] {
  const rows = new Map<string, ReferralRow>();
  for (const { month, kind, line, shown } of counts) {
    const row = rows.get(`${month} ${kind}`) ?? { month, kind, shown: {} };
    row.shown[line] = shown;
    rows.set(`${month} ${kind}`, row);
  }
  return [...rows.values()].sort((a, b) => b.month.localeCompare(a.month) || kindOrder(a.kind) - kindOrder(b.kind));
}

const kindOrder = (code: string) => words.kinds.findIndex((kind) => kind.code === code);

/** Returns the number of replies with a referral by year, newest first. */
export function referralYears(counts: Referrals["counts"]): { year: string; replies: number }[] {
  const years = new Map<string, number>();
  for (const { month, line, shown } of counts) {
    const year = month.slice(0, 4);
    if (line === "any") years.set(year, (years.get(year) ?? 0) + shown);
  }
  return [...years].map(([year, replies]) => ({ year, replies })).sort((a, b) => b.year.localeCompare(a.year));
}

/** Writes the counts as CSV (RFC 4180), one row per month, kind and line. All values are codes and numbers. */
export function referralsCsv(counts: Referrals["counts"]): string {
  const rows = counts.map(({ month, kind, line, shown }) => [month, kind, line, shown].join(","));
  return ["month,kind,line,shown", ...rows, ""].join("\r\n");
}
