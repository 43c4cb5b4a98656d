/** Which of a palette's three colours an element is filled with; the tile's ground is colour 1. */
export type Ink = 0 | 1 | 2;
/** One shape of a motif. */
export interface TileShape {
  ink: Ink;
  d: string;
}

/** A disc, drawn clockwise like the rest, so that it adds to what it overlaps instead of cutting it out. */
const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;

/**
 * The four motifs on a tile of 100 x 100, bottom layer first. Laid two by two, turned by quarters, their shapes meet:
 * a shape at an edge must look the same from the neighbour's side.
 */
export const MOTIFS: readonly (readonly TileShape[])[] = [
  // rings
  [
    { ink: 0, d: "M0 0H100A100 100 0 0 1 0 100Z" },
    { ink: 1, d: "M0 0H62A62 62 0 0 1 0 62Z" },
    { ink: 2, d: "M0 0H30A30 30 0 0 1 0 30ZM100 100V78A22 22 0 0 0 78 100Z" },
  ],
  // leaf
  [
    { ink: 0, d: "M0 0Q78 22 100 100Q22 78 0 0ZM100 0V26Q84 16 74 0ZM0 100V74Q16 84 26 100Z" },
    { ink: 2, d: "M22 22Q62 38 78 78Q38 62 22 22Z" },
  ],
  // diagonal band
  [
    { ink: 0, d: `M0 0H50L100 50V100H50L0 50Z${disc(78, 22, 9)}${disc(22, 78, 9)}` },
    { ink: 2, d: "M0 0H22L100 78V100H78L0 22Z" },
  ],
  // stepped circle
  [
    { ink: 0, d: "M50 0A50 50 0 0 0 100 50V100H50A50 50 0 0 0 0 50V0Z" },
    { ink: 2, d: `${disc(50, 50, 17)}M100 0V24A24 24 0 0 1 76 0ZM0 100V76A24 24 0 0 1 24 100Z` },
  ],
];

/** Five fixed palettes of cement tiles: pattern, ground, spot. Art, not interface, so they are no tokens. */
export const PALETTES: readonly (readonly [string, string, string])[] = [
  ["#8e2f20", "#e9d9b4", "#e2a21b"],
  ["#24523f", "#e6e2c6", "#e2a21b"],
  ["#27346f", "#e9dfc4", "#c9573b"],
  ["#c58a1c", "#f3ebd2", "#24523f"],
  ["#5f7f74", "#efead4", "#8e2f20"],
];
