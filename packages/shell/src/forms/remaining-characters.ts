import { plural } from "@aangan/copy/format";

/** Texts for a number of characters, singular and plural. */
interface Counted {
  one: string;
  other: string;
}

/**
 * Returns the text about the remaining characters, in the last tenth of the limit; undefined before that. Counts as
 * the server does.
 */
export function remainingCharacters(
  text: string,
  most: number,
  { charactersLeft, charactersOver }: { charactersLeft: Counted; charactersOver: Counted },
): string | undefined {
  const left = most - [...text.trim()].length;
  if (left > most / 10) return undefined;
  return left < 0 ? plural(charactersOver, -left) : plural(charactersLeft, left);
}
