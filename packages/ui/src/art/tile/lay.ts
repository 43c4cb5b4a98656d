import { hash, rng } from "../random/random";
import { MOTIFS, PALETTES, type TileShape } from "./motifs";

/** A tile's place on the floor: its column and row, and its turn in degrees. */
export interface Laid {
  column: number;
  row: number;
  rotation: 0 | 90 | 180 | 270;
}

/** The cover generated from a seed. */
export interface Cover {
  motif: readonly TileShape[];
  palette: readonly [string, string, string];
}

const at = <T>(items: readonly T[], share: number): T => {
  const item = items[Math.floor(share * items.length)];
  if (item === undefined) throw new RangeError("at: nothing to choose from");
  return item;
};

/** Motif and palette of a seed (a resource's or an article's slug). The same seed, the same cover. */
export function cover(seed: string): Cover {
  const next = rng(hash(seed));
  const palette = at(PALETTES, next());
  return { motif: at(MOTIFS, next()), palette };
}

/**
 * Returns the covers of several seeds, of which no two are the same while there are enough motifs and palettes. A seed
 * keeps its own cover unless an earlier one of the list has it; it then gets the next one that is free.
 */
export function covers(seeds: readonly string[]): Map<string, Cover> {
  const all = PALETTES.flatMap((palette) => MOTIFS.map((motif) => ({ motif, palette })));
  const taken = new Set<number>();
  const found = new Map<string, Cover>();
  for (const seed of seeds) {
    if (taken.size === all.length) taken.clear();
    const own = cover(seed);
    const at = all.findIndex(({ motif, palette }) => motif === own.motif && palette === own.palette);
    const free = all.findIndex((_, i) => !taken.has((at + i) % all.length));
    const chosen = (at + free) % all.length;
    taken.add(chosen);
    found.set(seed, all[chosen] ?? own);
  }
  return found;
}

/** Lays tiles two by two: 0 and 90 degrees above, 270 and 180 below, so that each meets its mirror along every edge. */
export function lay(columns: number, rows: number): Laid[] {
  return Array.from({ length: columns * rows }, (_, i) => {
    const column = i % columns;
    const row = Math.floor(i / columns);
    const rotation = row % 2 ? (column % 2 ? 180 : 270) : column % 2 ? 90 : 0;
    return { column, row, rotation };
  });
}

/**
 * The transform of a laid tile: its position and turn, and one per cent more than its size, half of it on each side,
 * so that no hairline of background shows between neighbours.
 */
export function place({ column, row, rotation }: Laid): string {
  return `translate(${column * 100} ${row * 100})${rotation ? `rotate(${rotation} 50 50)` : ""}translate(-.5-.5)scale(1.01)`;
}
