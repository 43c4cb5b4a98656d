import { describe, expect, it } from "vitest";
import { sfntOf } from "./sfnt";
import { textImage } from "./text-image";

const style = { family: "eczar", weight: 500, size: 60, colour: "#000", width: 600 } as const;

/** The drawing's outlines, and the height of each line's base line. */
function drawing(text: string, width: number = style.width) {
  const { src, height } = textImage(text, { ...style, width });
  const svg = Buffer.from(src.slice(src.indexOf(",") + 1), "base64").toString();
  const lines = new Set(Array.from(svg.matchAll(/<g transform="translate\(\S+ (\S+)\)/g), ([, y]) => y));
  return { height, lines: lines.size, outlines: svg.match(/<path /g)?.length ?? 0 };
}

describe("textImage", () => {
  it("draws one outline for a letter, and one for letters that join", () => {
    expect(drawing("Aa").outlines).toBe(2);
    // Three characters of one conjunct, and a vowel sign that stands before its consonant.
    expect(drawing("क्ष").outlines).toBe(1);
    expect(drawing("कि").outlines).toBe(2);
  });

  it("divides a text into as few lines as fit, of about the same length", () => {
    expect(drawing("हमारे साथ काम करें").lines).toBe(1);
    expect(drawing("हमारे साथ काम करें", 300).lines).toBe(2);
    expect(drawing("One two three four five", 400).lines).toBe(2);
    expect(drawing("Aangan: हमारे बारे में").lines).toBe(1);
    // A word that is too wide keeps its line.
    expect(drawing("a wide word", 10).lines).toBe(3);
  });

  it("throws for a character that the fonts lack, instead of drawing a box", () => {
    expect(() => textImage("ஆங்கன்", style)).toThrow("lack a character");
    expect(() => textImage("आँगन 庭", style)).toThrow("lack a character");
  });
});

it("sfntOf throws for other formats", () => {
  expect(() => sfntOf(Buffer.from("wOF2 and more"))).toThrow("not a WOFF font");
});
