/** The head's outline differs a little between the two faces; everything else on the bust is shared. */
export type FaceShape = "oval" | "broad";

type Point = readonly [number, number];
type Cubic = readonly [Point, Point, Point, Point];

const r1 = (n: number) => Math.round(n * 10) / 10;
const at = (p: Point) => `${r1(p[0])} ${r1(p[1])}`;

/** Half of the face's width at the eyes. */
export const halfWidth = (face: FaceShape) => (face === "oval" ? 33 : 35);

/** The right half of the outline, from the crown to the chin: two curves. */
function rightHalf(face: FaceShape): readonly [Cubic, Cubic] {
  const w = 100 + halfWidth(face);
  const [cheek, jawX, jawY, chin] = face === "oval" ? [120, 116, 144, 146] : [124, 120, 146, 148];
  return [
    [
      [100, 50],
      [118, 50],
      [w, 62],
      [w, 92],
    ],
    [
      [w, 92],
      [w, cheek],
      [jawX, jawY],
      [100, chin],
    ],
  ];
}

/** The whole outline as path data. */
export function faceOutline(face: FaceShape): string {
  const [upper, lower] = rightHalf(face);
  const mirror = ([x, y]: Point): Point => [200 - x, y];
  const curve = (c: readonly Point[]) => `C${c.map(at).join(" ")}`;
  const left = [lower, upper].map((c) => curve([mirror(c[2]), mirror(c[1]), mirror(c[0])]));
  return `M${at(upper[0])}${curve(upper.slice(1))}${curve(lower.slice(1))}${left.join("")}Z`;
}

/** The part of a cubic between two parameters, by de Casteljau. */
function part(curve: Cubic, from: number, to: number): Cubic {
  const mix = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
  const split = ([a, b, c, d]: Cubic, t: number): readonly [Cubic, Cubic] => {
    const [ab, bc, cd] = [mix(a, b, t), mix(b, c, t), mix(c, d, t)];
    const [abc, bcd] = [mix(ab, bc, t), mix(bc, cd, t)];
    const mid = mix(abc, bcd, t);
    return [
      [a, ab, abc, mid],
      [mid, bcd, cd, d],
    ];
  };
  return split(split(curve, to)[0], from / to)[1];
}

/**
 * The shaded plane of the face: everything right of a line through brow, nose, lip and chin. It follows the outline
 * instead of being clipped by it, so a portrait needs no ids and may appear on a page any number of times.
 */
export function shadePlane(face: FaceShape): string {
  const [upper, lower] = rightHalf(face);
  const top = part(upper, 0.24, 1);
  const bottom = part(lower, 0, 0.9);
  const curve = (c: Cubic) => `C${c.slice(1).map(at).join(" ")}`;
  const profile = "C106 141 107 138 108 136C112 130 109 124 104 119C108 117 113 112 111 104C106 86 110 72";
  return `M${at(top[0])}${curve(top)}${curve(bottom)}${profile} ${at([top[0][0] - 0.5, 60])}L${at(top[0])}Z`;
}
