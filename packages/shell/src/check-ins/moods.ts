import * as words from "@aangan/copy/check-ins-page";
import { feelings, moods } from "@aangan/copy/lists";
import type { Sunlight } from "@aangan/ui/art/sun-tile/sun-tile.tsx";

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
export function inWords({ mood, word }: { mood: string; word: string }): string {
  const label = moodLabel(mood);
  if (word === "") return label;
  const offered = feelings.find(({ code }) => code === word);
  return words.moodAndWord({ mood: label, word: offered ? offered.label.toLocaleLowerCase() : word });
}
