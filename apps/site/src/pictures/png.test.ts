import { deflateSync, inflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { reduceColours } from "./png";

const signature = "89504e470d0a1a0a";

/** A PNG in the drawing library's format, with the given colours (0xrrggbbaa) as its only line. */
function pngWith(colours: readonly number[], { filter = 0, kind = "0806000000" } = {}): Buffer {
  const line = Buffer.alloc(1 + colours.length * 4);
  line[0] = filter;
  for (const [x, colour] of colours.entries()) line.writeUInt32BE(colour, 1 + x * 4);
  const size = Buffer.alloc(8);
  size.writeUInt32BE(colours.length, 0);
  size.writeUInt32BE(1, 4);
  const part = (name: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, Buffer.from(name), data, Buffer.alloc(4)]);
  };
  return Buffer.concat([
    Buffer.from(signature, "hex"),
    part("IHDR", Buffer.concat([size, Buffer.from(kind, "hex")])),
    part("IDAT", deflateSync(line)),
    part("IEND", Buffer.alloc(0)),
  ]);
}

/** The colours of the only line of a PNG with a palette. */
function coloursOf(png: Buffer): number[] {
  const found = new Map<string, Buffer>();
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at))
    found.set(png.toString("latin1", at + 4, at + 8), png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  const palette = found.get("PLTE") ?? Buffer.alloc(0);
  const line = inflateSync(found.get("IDAT") ?? Buffer.alloc(0));
  return [...line.subarray(1)].map((place) => palette.readUIntBE(place * 3, 3));
}

describe("reduceColours", () => {
  it("keeps every colour of an image with few colours", () => {
    expect(coloursOf(reduceColours(pngWith([0x8e2f20ff, 0xcbddcbff, 0x000000ff, 0xcbddcbff])))).toEqual([
      0x8e2f20, 0xcbddcb, 0, 0xcbddcb,
    ]);
  });

  it("maps the rarest colour of an image with more than 256 to the nearest other one", () => {
    const many = Array.from({ length: 256 }, (_, i) => (i * 0x010101 * 256 + 0xff) >>> 0);
    const shown = coloursOf(reduceColours(pngWith([...many, ...many, 0x101112ff])));
    expect(shown.slice(0, 256)).toEqual(Array.from({ length: 256 }, (_, i) => i * 0x010101));
    expect(shown.at(-1)).toBe(0x111111);
  });

  it("is deterministic", () => {
    const png = pngWith([0x8e2f20ff, 0xcbddcbff]);
    expect(reduceColours(png)).toEqual(reduceColours(png));
  });

  it("throws for other formats, pixel sizes, filters and transparency", () => {
    expect(() => reduceColours(Buffer.from("<svg/>"))).toThrow("not a PNG");
    expect(() => reduceColours(pngWith([0xff], { kind: "0802000000" }))).toThrow("four bytes");
    expect(() => reduceColours(pngWith([0xff], { filter: 1 }))).toThrow("filtered");
    expect(() => reduceColours(pngWith([0x80]))).toThrow("see through");
  });
});
