/** A message for a number of characters. */
type Counted = (values: { count: number }) => string;

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
  return left < 0 ? charactersOver({ count: -left }) : charactersLeft({ count: left });
}
