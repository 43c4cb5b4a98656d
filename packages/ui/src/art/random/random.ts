/** FNV-1a, 32 bit, over the code points of a seed. The same number on every machine; not for secrets. */
export function hash(seed: string): number {
  let h = 2166136261;
  for (const char of seed) {
    h ^= char.codePointAt(0) ?? 0;
    h = Math.imul(h, 16777619);
  }
  return h >>> 0;
}

/** mulberry32: returns a function that gives the next number in [0, 1) at each call, from a 32-bit seed. */
export function rng(start: number): () => number {
  let a = start;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Returns one item of a list, chosen by a seed: the same seed, the same item. Throws RangeError for an empty list. */
export function pick<T>(items: readonly T[], seed: string): T {
  const item = items[hash(seed) % items.length];
  if (item === undefined) throw new RangeError("pick: the list is empty");
  return item;
}
