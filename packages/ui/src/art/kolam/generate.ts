import { type Grid, type KolamShape, type KolamSymmetry, makeGrid, type Point } from "./grid";
import { type Arc, trace } from "./trace";

/** Options of a kolam. All have defaults; the seed decides the rest. */
export interface KolamOptions {
  /** Dots along a side, 3 to 9: 3 for avatars up to 56 px, 4 or 5 for tiles, 7 for panels, 9 for floors. Default 5. */
  n?: number;
  /** Default "diamond". */
  shape?: KolamShape;
  /** Default "D4". */
  symmetry?: KolamSymmetry;
  /** How likely a gate is open, 0 to 1. Default .68. */
  p?: number;
  /**
   * The wanted number of separate lines, 2 by default. One line needs turns only (C4, C2): mirrors always make
   * several.
   */
  loops?: number;
  /** How many variants of the seed are tried to reach `loops`. Default 24. */
  tries?: number;
}

/** A finished kolam. */
export interface KolamLines {
  n: number;
  dots: readonly Point[];
  /** The lines, longest first, as arcs in cells. */
  loops: readonly Arc[][];
  /** The same as SVG path data, in hundredths of a cell. */
  paths: readonly string[];
  openShare: number;
}

const OPEN_MIN = 0.45;
const OPEN_MAX = 0.9;

const hundredths = (point: Point): Point => [Math.round(point[0] * 100), Math.round(point[1] * 100)];

/**
 * Path data in whole hundredths of a cell, relative: short, and equal on every machine, since no rounding errors add
 * up.
 */
function pathData(loop: readonly Arc[]): string {
  const first = loop[0];
  if (!first) return "";
  let at = hundredths(first[0]);
  let d = `M${at[0]} ${at[1]}c`;
  d += loop
    .map((arc) => {
      const numbers = arc.slice(1).flatMap((point) => {
        const [x, y] = hundredths(point);
        return [x - at[0], y - at[1]];
      });
      at = hundredths(arc[3]);
      return numbers.join(" ").replaceAll(" -", "-");
    })
    .join(" ")
    .replaceAll(" -", "-");
  return `${d}z`;
}

const cache = new Map<string, KolamLines>();
const CACHE_SIZE = 256;

/**
 * Returns the kolam of a seed: of up to 24 variants the one whose number of lines is nearest `loops` and whose gates
 * are neither too open nor too closed. The same arguments always give the same lines, on the server and in the
 * browser. Seeds are stable public ids (a coach's slug, a thread's pseudonym), never private ones. Throws RangeError
 * if n < 2.
 */
export function kolam(seed: string, options: KolamOptions = {}): KolamLines {
  const { n = 5, shape = "diamond", symmetry = "D4", p = 0.68, loops: wish = 2, tries = 24 } = options;
  if (n < 2) throw new RangeError("kolam: n must be 2 or more");
  const name = [seed, n, shape, symmetry, p, wish, tries].join("|");
  const known = cache.get(name);
  if (known) return known;

  let best: { score: number; grid: Grid; loops: Arc[][] } | undefined;
  for (let variant = 0; variant < tries; variant++) {
    const grid = makeGrid(`${seed}#${variant}`, n, shape, symmetry, p);
    const loops = trace(grid);
    const balanced = grid.openShare >= OPEN_MIN && grid.openShare <= OPEN_MAX;
    const miss = Math.abs(loops.length - wish) + (balanced ? 0 : 6);
    const score = miss + variant * 0.01;
    if (!best || score < best.score) best = { score, grid, loops };
    if (miss === 0) break;
  }
  if (!best) throw new RangeError("kolam: at least one try is needed");

  const { grid, loops } = best;
  const lines = { n, dots: grid.dots, loops, paths: loops.map(pathData), openShare: grid.openShare };
  // Lists render the same few seeds repeatedly. The oldest entry is dropped, so that the map stays small.
  const oldest = cache.keys().next();
  if (cache.size >= CACHE_SIZE && !oldest.done) cache.delete(oldest.value);
  cache.set(name, lines);
  return lines;
}
