import { plural } from "@aangan/copy/format";

/** Words for a number of characters, one and many. */
interface Counted {
  one: string;
  other: string;
}

/** Words for the room that is left in a box, in the last tenth of it; undefined before that. Counted as the server counts. */
export function remainingCharacters(
  text: string,
  most: number,
  { charactersLeft, charactersOver }: { charactersLeft: Counted; charactersOver: Counted },
): string | undefined {
  const left = most - [...text.trim()].length;
  if (left > most / 10) return undefined;
  return left < 0 ? plural(charactersOver, -left) : plural(charactersLeft, left);
}
