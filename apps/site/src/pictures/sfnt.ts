import { inflateSync } from "node:zlib";

/** Lengths of the headers and of their entries for a table, in bytes. */
const sizes = { woff: 44, woffEntry: 20, sfnt: 12, sfntEntry: 16 };

/**
 * Unpacks a WOFF 1.0 font, in which every table is compressed, into the OpenType font that shapers read. Throws on
 * anything else.
 */
export function sfntOf(woff: Buffer): Buffer {
  if (woff.toString("latin1", 0, 4) !== "wOFF") throw new Error("not a WOFF font");
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(sizes.sfnt + count * sizes.sfntEntry);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  // The three fields for a binary search of the tables.
  const power = 2 ** Math.floor(Math.log2(count));
  head.writeUInt16BE(power * sizes.sfntEntry, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE((count - power) * sizes.sfntEntry, 10);
  const tables: Buffer[] = [];
  let offset = head.length;
  for (let index = 0; index < count; index++) {
    const from = sizes.woff + index * sizes.woffEntry;
    const [start, packed, length, checksum] = [4, 8, 12, 16].map((at) => woff.readUInt32BE(from + at)) as [
      number,
      number,
      number,
      number,
    ];
    const data = woff.subarray(start, start + packed);
    const table = packed < length ? inflateSync(data) : data;
    const to = sizes.sfnt + index * sizes.sfntEntry;
    woff.copy(head, to, from, from + 4);
    head.writeUInt32BE(checksum, to + 4);
    head.writeUInt32BE(offset, to + 8);
    head.writeUInt32BE(length, to + 12);
    // Tables begin at multiples of four bytes.
    const padded = Buffer.concat([table, Buffer.alloc(-length & 3)]);
    tables.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([head, ...tables]);
}
