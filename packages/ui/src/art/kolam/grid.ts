import { hash, rng } from "../random/random";

/** Which dots of the n x n grid are kept: all, those within a diamond, or all but the corners. */
export type KolamShape = "square" | "diamond" | "cut";
/** The symmetry of the drawing: turns and mirrors, quarter turns, or half turns only. */
export type KolamSymmetry = "D4" | "C4" | "C2";
/** A place or a direction on the grid: x to the right, y down, in cells. */
export type Point = readonly [x: number, y: number];

/** North, east, south, west. */
export const DIRECTIONS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const satisfies readonly Point[];

/** A direction as its index in `DIRECTIONS`. */
export type Direction = 0 | 1 | 2 | 3;

/** Returns a direction after the given number of quarter turns to the right. */
export function turn(direction: Direction, quarters: number): Direction {
  return ((((direction + quarters) % 4) + 4) % 4) as Direction;
}

/** The dots of a kolam and, for each, its open gates of four. */
export interface Grid {
  n: number;
  dots: readonly Point[];
  /** How many of the distinct gates (after folding by symmetry) are open, 0 to 1. */
  openShare: number;
  isOpen(x: number, y: number, direction: Direction): boolean;
}

const key = (x: number, y: number) => `${x},${y}`;

function keeps(shape: KolamShape, dx: number, dy: number, n: number): boolean {
  if (shape === "diamond") return dx + dy <= (n - 1) / 2 + 1e-6;
  if (shape === "cut") return dx + dy <= n - 1 - (n > 4 ? 1 : 0.5);
  return true;
}

/** All images of a point (seen from the centre) under the symmetry are one gate; returns the smallest as its key. */
function fold(x: number, y: number, symmetry: KolamSymmetry): string {
  const images: Point[] = [];
  let [u, v] = [x, y];
  for (let quarter = 0; quarter < 4; quarter++) {
    if (symmetry !== "C2" || quarter % 2 === 0) images.push([u, v]);
    if (symmetry === "D4") images.push([-u, v]);
    [u, v] = [-v, u];
  }
  const names = images.map((image) => image.map((c) => (c + 100).toFixed(1)).join());
  return names.sort()[0] ?? "";
}

/**
 * Lays out the dots and chooses the gates: each folded gate is open with probability p, decided by the seed alone. The
 * outer gates are closed.
 */
export function makeGrid(seed: string, n: number, shape: KolamShape, symmetry: KolamSymmetry, p: number): Grid {
  const centre = (n - 1) / 2;
  const dots: Point[] = [];
  for (let y = 0; y < n; y++) {
    for (let x = 0; x < n; x++) {
      if (keeps(shape, Math.abs(x - centre), Math.abs(y - centre), n)) dots.push([x, y]);
    }
  }
  const kept = new Set(dots.map(([x, y]) => key(x, y)));
  const thrown = new Map<string, boolean>();
  const open = new Set<string>();
  for (const [x, y] of dots) {
    for (const direction of [0, 1, 2, 3] as const) {
      const [dx, dy] = DIRECTIONS[direction];
      if (!kept.has(key(x + dx, y + dy))) continue;
      const name = fold(x + dx / 2 - centre, y + dy / 2 - centre, symmetry);
      const known = thrown.get(name);
      const isOpen = known ?? rng(hash(`${seed}|${name}`))() < p;
      if (known === undefined) thrown.set(name, isOpen);
      if (isOpen) open.add(`${key(x, y)}:${direction}`);
    }
  }
  const openCount = [...thrown.values()].filter(Boolean).length;
  return {
    n,
    dots,
    openShare: openCount / Math.max(1, thrown.size),
    isOpen: (x, y, direction) => open.has(`${key(x, y)}:${direction}`),
  };
}
