import * as common from "@aangan/copy/common";
import { locale } from "@aangan/copy/locale";

const units = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

/**
 * Formats the age of an instant ("2 hours ago"), and after six days its date. An instant that the clock considers
 * future counts as now, so that nothing that just happened is "in 1 hour".
 */
export function ago(instant: string, now: Date): string {
  const past = now.getTime() - Date.parse(instant);
  if (past > 6 * 86_400_000) {
    return new Intl.DateTimeFormat(locale, { month: "short", day: "numeric" }).format(new Date(instant));
  }
  const words = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  for (const [unit, length] of units) {
    if (past >= length) return words.format(-Math.floor(past / length), unit);
  }
  // "0 minutes" in words reads oddly in some languages.
  return common.thisMinute;
}
