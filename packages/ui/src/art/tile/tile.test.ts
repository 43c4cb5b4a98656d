import { describe, expect, it } from "vitest";
import { cover, lay, place } from "./lay";
import { MOTIFS, PALETTES } from "./motifs";

/** Returns the ink that a motif's filled shapes have at a point. */
function inkAt(motif: (typeof MOTIFS)[number], x: number, y: number): number {
  let ink = 1;
  for (const shape of motif) if (inside(shape.d, x, y)) ink = shape.ink;
  return ink;
}

type Polygon = [number, number][];

/** Returns the winding number of a polygon around a point. */
function winding(polygon: Polygon, px: number, py: number): number {
  return polygon.reduce((sum, [x1, y1], i) => {
    const [x2, y2] = polygon[(i + 1) % polygon.length] ?? [x1, y1];
    const crosses = y1 > py !== y2 > py && px < ((x2 - x1) * (py - y1)) / (y2 - y1) + x1;
    return crosses ? sum + (y2 > y1 ? 1 : -1) : sum;
  }, 0);
}

/** Reports whether a path fills a point by SVG's default rule: by the sum of the windings of all its parts. */
function inside(d: string, px: number, py: number): boolean {
  return flatten(d).reduce((sum, polygon) => sum + winding(polygon, px, py), 0) !== 0;
}

/** Converts the few path commands of the motifs to polygons, with curves as short straight segments. */
function flatten(d: string): Polygon[] {
  const polygons: Polygon[] = [];
  let points: Polygon = [];
  let [x, y] = [0, 0];
  for (const [, command = "", rest = ""] of d.matchAll(/([MHVLQAaZ])([^MHVLQAaZ]*)/g)) {
    const n = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    const arg = (i: number) => n[i] ?? Number.NaN;
    const from: [number, number] = [x, y];
    if (command === "M") {
      points = [];
      polygons.push(points);
      [x, y] = [arg(0), arg(1)];
    } else if (command === "H") x = arg(0);
    else if (command === "V") y = arg(0);
    else if (command === "L") [x, y] = [arg(0), arg(1)];
    else if (command === "Q") {
      [x, y] = [arg(2), arg(3)];
      for (let t = 0.05; t < 1; t += 0.05) {
        const u = 1 - t;
        points.push([
          u * u * from[0] + 2 * u * t * arg(0) + t * t * x,
          u * u * from[1] + 2 * u * t * arg(1) + t * t * y,
        ]);
      }
    } else if (command === "A" || command === "a") {
      [x, y] = command === "A" ? [arg(5), arg(6)] : [x + arg(5), y + arg(6)];
      points.push(...curve(from, [x, y], arg(0), arg(3), arg(4)));
    }
    if (command !== "Z") points.push([x, y]);
  }
  return polygons;
}

/** Points of a circular arc between two points, as SVG defines it. */
function curve(a: [number, number], b: [number, number], r: number, large: number, sweep: number): [number, number][] {
  const [mx, my] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const half = Math.hypot(b[0] - a[0], b[1] - a[1]) / 2;
  const off = Math.sqrt(Math.max(0, r * r - half * half)) / half / 2;
  const side = large === sweep ? -1 : 1;
  const cx = mx + side * off * -(b[1] - a[1]);
  const cy = my + side * off * (b[0] - a[0]);
  const start = Math.atan2(a[1] - cy, a[0] - cx);
  let sweepAngle = Math.atan2(b[1] - cy, b[0] - cx) - start;
  if (sweep && sweepAngle < 0) sweepAngle += 2 * Math.PI;
  if (!sweep && sweepAngle > 0) sweepAngle -= 2 * Math.PI;
  return Array.from({ length: 39 }, (_, i) => {
    const angle = start + (sweepAngle * (i + 1)) / 40;
    return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
  });
}

/** The ink of a laid floor at a point. */
function floorAt(motif: (typeof MOTIFS)[number], x: number, y: number): number {
  const tile = lay(4, 4).find((t) => t.column === Math.floor(x / 100) && t.row === Math.floor(y / 100));
  let [u, v] = [x % 100, y % 100];
  for (let turned = tile?.rotation ?? 0; turned > 0; turned -= 90) [u, v] = [v, 100 - u];
  return inkAt(motif, u, v);
}

describe("floor", () => {
  it.each(MOTIFS.map((motif, i) => ({ i, motif })))("motif $i continues across every edge", ({ motif }) => {
    for (const edge of [100, 200, 300]) {
      for (let along = 1.3; along < 400; along += 3.1) {
        // Near a shape's corner the two sides may differ by the width of the probe: compare only uniform spots.
        const clear = (f: (d: number) => number) => f(-1.2) === f(0) && f(1.2) === f(0);
        const left = (d: number) => floorAt(motif, edge - 0.4, along + d);
        const right = (d: number) => floorAt(motif, edge + 0.4, along + d);
        if (along % 100 < 2 || along % 100 > 98 || !clear(left) || !clear(right)) continue;
        expect(`${edge},${along.toFixed(1)}: ${left(0)}`).toBe(`${edge},${along.toFixed(1)}: ${right(0)}`);
        const above = floorAt(motif, along, edge - 0.4);
        const below = floorAt(motif, along, edge + 0.4);
        const clearRow = (y: number) => clear((d) => floorAt(motif, along + d, y));
        if (clearRow(edge - 0.4) && clearRow(edge + 0.4)) expect(above).toBe(below);
      }
    }
  });

  it.each(MOTIFS.flat())("no part of $d cuts a hole into another", ({ d }) => {
    for (let x = 0.7; x < 100; x += 3.3) {
      for (let y = 0.7; y < 100; y += 3.3) {
        const covered = flatten(d).some((polygon) => winding(polygon, x, y) !== 0);
        expect(inside(d, x, y)).toBe(covered);
      }
    }
  });

  it("overlaps neighbours by one per cent, half on each side", () => {
    expect(place({ column: 2, row: 1, rotation: 0 })).toBe("translate(200 100)translate(-.5-.5)scale(1.01)");
    expect(place({ column: 0, row: 0, rotation: 90 })).toContain("rotate(90 50 50)translate(-.5-.5)scale(1.01)");
  });

  it("lays 0, 90 over 270, 180 and repeats", () => {
    const turns = lay(4, 4).map((t) => t.rotation);
    expect(turns.slice(0, 8)).toEqual([0, 90, 0, 90, 270, 180, 270, 180]);
    expect(turns.slice(8)).toEqual(turns.slice(0, 8));
  });
});

describe("cover", () => {
  it("is the same for the same slug", () => {
    expect(cover("naming-guilt")).toEqual(cover("naming-guilt"));
  });

  it("uses every motif and every palette", () => {
    const covers = Array.from({ length: 200 }, (_, i) => cover(`slug-${i}`));
    expect(new Set(covers.map((c) => MOTIFS.indexOf(c.motif))).size).toBe(MOTIFS.length);
    expect(new Set(covers.map((c) => PALETTES.indexOf(c.palette))).size).toBe(PALETTES.length);
  });
});
