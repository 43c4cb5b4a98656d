import * as words from "@aangan/copy/check-ins-page";
import { feelings } from "@aangan/copy/lists";
import { moodLabel } from "@aangan/shell/check-ins/moods.ts";
import { addMonths, weeksOf } from "@aangan/ui/calendar/days.ts";
import type { CheckIn } from "./queries";

/** The words offered for each mood, by code. */
const offered: Readonly<Record<string, readonly string[]>> = {
  heavy: ["tired", "worried", "lonely", "homesick"],
  low: ["tired", "worried", "lonely", "homesick"],
  okay: ["tired", "homesick", "calm", "hopeful"],
  good: ["calm", "hopeful", "grateful", "proud"],
  bright: ["calm", "hopeful", "grateful", "proud"],
};

/** Returns the words offered for a mood, and the present one if it is another offered one. */
export function wordsFor(mood: string, word: string): { code: string; label: string }[] {
  const codes = offered[mood] ?? [];
  return feelings
    .filter(({ code }) => codes.includes(code) || code === word)
    .map(({ code, label }) => ({ code, label }));
}

/** Returns the most frequent mood of some check-ins; of equally frequent ones the latest. */
export function usualMood(days: readonly CheckIn[]): string {
  const counts = new Map<string, number>();
  for (const { mood } of days) if (mood !== "") counts.set(mood, (counts.get(mood) ?? 0) + 1);
  let usual = "";
  for (const { mood } of days) if ((counts.get(mood) ?? 0) >= (counts.get(usual) ?? 0)) usual = mood || usual;
  return usual;
}

/** Returns "21 check-ins, mostly Okay." for the check-ins of a month. */
export function summaryOf(days: readonly CheckIn[]): string {
  if (days.length === 0) return words.none;
  return words.mostly({ count: days.length, mood: moodLabel(usualMood(days)) });
}

/** Returns the places of a month's days in rows of a week; null is a place of another month. */
export function placesOf(month: string): (string | null)[] {
  return weeksOf(`${month}-01`, 0).flat();
}

/** Returns the month some months later, or earlier for a negative number. */
export function monthAfter(month: string, months: number): string {
  return addMonths(`${month}-01`, months).slice(0, 7);
}
