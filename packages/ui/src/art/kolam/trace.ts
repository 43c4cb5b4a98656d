import { DIRECTIONS, type Direction, type Grid, type Point, turn } from "./grid";

/** A quarter arc round a dot, as a cubic: start, two handles, end, in cells. */
export type Arc = readonly [from: Point, handle1: Point, handle2: Point, to: Point];

/** The line's distance from its dot at a closed gate, in cells. */
const RADIUS = 0.34;
/** Handle lengths: between two open gates, one open and one closed, two closed (a quarter circle). */
const HANDLE = { open: 0.2, mixed: 0.23, closed: RADIUS * 0.5523 };

const along = ([x, y]: Point, [dx, dy]: Point, length: number): Point => [x + dx * length, y + dy * length];

/**
 * The arc from the gate in direction a to that in direction b. At an open gate it ends half way to the neighbour, at 45
 * degrees, so that two lines cross at right angles; at a closed one it rounds the dot.
 */
function arc(grid: Grid, dot: Point, a: Direction, b: Direction): Arc {
  const [openA, openB] = [grid.isOpen(dot[0], dot[1], a), grid.isOpen(dot[0], dot[1], b)];
  const [A, B] = [DIRECTIONS[a], DIRECTIONS[b]];
  const from = along(dot, A, openA ? 0.5 : RADIUS);
  const to = along(dot, B, openB ? 0.5 : RADIUS);
  const slant: Point = [(B[0] - A[0]) * Math.SQRT1_2, (B[1] - A[1]) * Math.SQRT1_2];
  const length = openA && openB ? HANDLE.open : openA || openB ? HANDLE.mixed : HANDLE.closed;
  const leaving: Point = openA ? slant : B;
  const arriving: Point = openB ? slant : [-A[0], -A[1]];
  return [from, along(from, leaving, length), along(to, arriving, -length), to];
}

/**
 * Follows the line until every quarter of every dot has been drawn. At a closed gate it continues around the same dot;
 * at an open one it steps to the neighbour and turns the other way. Each trace ends where it began. Returns the loops,
 * longest first.
 */
export function trace(grid: Grid): Arc[][] {
  const seen = new Set<string>();
  const loops: Arc[][] = [];
  for (const start of grid.dots) {
    for (const first of [0, 1, 2, 3] as const) {
      let [x, y] = start;
      let direction: Direction = first;
      let clockwise = true;
      const loop: Arc[] = [];
      for (;;) {
        const next = turn(direction, clockwise ? 1 : -1);
        // A quarter has the same key in both directions.
        const quarter = `${x},${y}:${clockwise ? direction : next}`;
        if (seen.has(quarter)) break;
        seen.add(quarter);
        loop.push(arc(grid, [x, y], direction, next));
        if (grid.isOpen(x, y, next)) {
          x += DIRECTIONS[next][0];
          y += DIRECTIONS[next][1];
          direction = turn(next, 2);
          clockwise = !clockwise;
        } else {
          direction = next;
        }
      }
      if (loop.length > 0) loops.push(loop);
    }
  }
  return loops.sort((a, b) => b.length - a.length);
}
