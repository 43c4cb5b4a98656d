import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Blob, Face, Font, Buffer as ShapeBuffer, shape } from "harfbuzzjs";
import { sfntOf } from "./sfnt";

// Text as outlines. The drawing library places one glyph after the other, which is wrong for Devanagari: its consonants
// join, and some vowels stand before the consonant that they follow. HarfBuzz, which browsers use too, shapes the text.

/** How a text is set. */
export interface TextStyle {
  family: "eczar" | "mukta";
  weight: 500 | 600;
  /** In pixels. */
  size: number;
  colour: string;
  /** The width of the lines, in pixels. A word that is wider is not divided. */
  width: number;
}

/** A drawing of text, as a data URL. */
export interface TextImage {
  src: string;
  width: number;
  height: number;
}

const devanagari = /[\u0900-\u097f]/;
/**
 * Distances in relation to the size: above the first base line, between base lines, below the last one. Vowel signs
 * stand high above and low below Devanagari's letters.
 */
const distances = {
  devanagari: { above: 1.05, between: 1.25, below: 0.45 },
  latin: { above: 0.8, between: 1.02, below: 0.28 },
};
/** Runs of one script: each has its own font file. */
const runs = /[\u0900-\u097f\u200c\u200d]+|[^\u0900-\u097f\u200c\u200d]+/g;

const fonts = new Map<string, { font: Font; unit: number }>();

function fontOf({ family, weight }: TextStyle, text: string) {
  const script = devanagari.test(text) ? "devanagari" : "latin";
  const name = `${family}-${script}-${weight}-normal.woff`;
  const known = fonts.get(name);
  if (known) return known;
  // Shapers cannot read the pages' woff2 fonts; these are the same fonts in another format.
  const file = readFileSync(join(process.cwd(), `node_modules/@fontsource/${family}/files/${name}`));
  const face = new Face(new Blob(sfntOf(file)));
  const loaded = { font: new Font(face), unit: 1 / face.upem };
  fonts.set(name, loaded);
  return loaded;
}

/** A shaped word: its width in pixels, and its outlines from the left end of the base line. */
interface Word {
  width: number;
  outlines: string;
}

/** Shapes a text without line breaks. Throws if the fonts lack one of its characters. */
function shaped(text: string, style: TextStyle): Word {
  let width = 0;
  let outlines = "";
  for (const [run] of text.matchAll(runs)) {
    const { font, unit } = fontOf(style, run);
    const scale = style.size * unit;
    const buffer = new ShapeBuffer();
    buffer.addText(run);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    const positions = buffer.getGlyphPositions();
    for (const [index, { codepoint: glyph }] of buffer.getGlyphInfos().entries()) {
      if (glyph === 0) throw new Error(`the fonts of the pictures lack a character of "${text}"`);
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const outline = font.glyphToPath(glyph);
      if (outline)
        // Fonts count upwards, pictures downwards.
        outlines += `<path transform="translate(${(width + xOffset * scale).toFixed(2)} ${(-yOffset * scale).toFixed(2)}) scale(${scale} ${-scale})" d="${outline}"/>`;
      width += xAdvance * scale;
    }
  }
  return { width, outlines };
}

/** Divides words into lines of at most this width. */
function linesOf(words: readonly Word[], space: number, width: number): Word[][] {
  const lines: Word[][] = [];
  let left = 0;
  for (const word of words) {
    const line = lines.at(-1);
    if (line && word.width + space <= left) line.push(word);
    else lines.push([word]);
    left = (line && line === lines.at(-1) ? left - space : width) - word.width;
  }
  return lines;
}

/** Draws a text in lines of about the same length. Build time only. */
export function textImage(text: string, style: TextStyle): TextImage {
  const { size, colour, width } = style;
  const words = text.split(/\s+/).map((word) => shaped(word, style));
  const space = shaped(" ", style).width;
  // The narrowest lines that are not more of them.
  const count = linesOf(words, space, width).length;
  let narrow = width;
  while (narrow > size && linesOf(words, space, narrow - size / 8).length === count) narrow -= size / 8;
  const lines = linesOf(words, space, narrow);
  const { above, between, below } = devanagari.test(text) ? distances.devanagari : distances.latin;
  const drawn = lines.map((line, index) => {
    let x = 0;
    const placed = line.map((word) => {
      const at = `<g transform="translate(${x.toFixed(2)} ${((above + index * between) * size).toFixed(2)})">${word.outlines}</g>`;
      x += word.width + space;
      return at;
    });
    return placed.join("");
  });
  const height = Math.ceil((above + (lines.length - 1) * between + below) * size);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="${colour}">${drawn.join("")}</svg>`;
  return { src: `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`, width, height };
}
