import * as words from "@aangan/copy/check-ins-page";
import { feelings, moods } from "@aangan/copy/lists";
import type { Sunlight } from "@aangan/ui/art/sun-tile/sun-tile.tsx";
import { addMonths, weeksOf } from "@aangan/ui/calendar/days.ts";
import type { CheckIn } from "./queries";

/** Returns the light of a mood's tile, or null for an unknown mood. */
export function sunlightOf(mood: string): Sunlight | null {
  const place = moods.findIndex(({ code }) => code === mood);
  return place === -1 ? null : (place as Sunlight);
}

/** Returns the label of a mood, or "" for an unknown one. */
export function moodLabel(mood: string): string {
  return moods.find(({ code }) => code === mood)?.label ?? "";
}

/** Returns a word as shown: the label of an offered one, or the member's own. */
export function wordLabel(word: string): string {
  return feelings.find(({ code }) => code === word)?.label ?? word;
}

/** Returns "Good, hopeful" for a check-in, or only its mood. */
export function inWords({ mood, word }: Pick<CheckIn, "mood" | "word">): string {
  const label = moodLabel(mood);
  if (word === "") return label;
  const offered = feelings.find(({ code }) => code === word);
  return words.moodAndWord({ mood: label, word: offered ? offered.label.toLocaleLowerCase() : word });
}

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
