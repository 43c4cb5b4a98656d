import type { Summary } from "./queries";

/**
 * Returns what to do or read after a piece: a practice of its category, else another piece of it, else any other. The
 * choice goes around in the library's order, so that it leads on. Undefined in a library of one piece.
 */
export function nextPiece(pieces: readonly Summary[], current: Summary): Summary | undefined {
  const at = pieces.findIndex(({ id }) => id === current.id);
  const others = [...pieces.slice(at + 1), ...pieces.slice(0, Math.max(at, 0))].filter(({ id }) => id !== current.id);
  const near = others.filter(({ category }) => category === current.category);
  return near.find(({ kind }) => kind !== "none") ?? near[0] ?? others[0];
}
