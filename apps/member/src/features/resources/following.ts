import type { Summary } from "./queries";

/** The number of pieces offered after one. */
const COUNT = 2;

/**
 * Returns the pieces to read after one: first the rest of its category, in a circle, then the rest of the library.
 * Never the piece itself.
 */
export function nextPieces(pieces: readonly Summary[], current: Summary): Summary[] {
  const at = pieces.findIndex(({ id }) => id === current.id);
  const others = [...pieces.slice(at + 1), ...pieces.slice(0, Math.max(at, 0))].filter(({ id }) => id !== current.id);
  const near = others.filter(({ category }) => category === current.category);
  return [...near, ...others.filter((one) => !near.includes(one))].slice(0, COUNT);
}
