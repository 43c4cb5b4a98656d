import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { findIn, marksIn, normalise } from "./find";

interface Row {
  text: string;
  query: string;
  /** In letters (code points) of the text as written. */
  ranges: [number, number][];
}

const table = new URL("../../../../bff/domain/messaging/testdata/find.json", import.meta.url);

/** Places in letters, from places in units. */
const inLetters = (text: string, ranges: readonly (readonly [number, number])[]) =>
  ranges.map(([start, end]) => [[...text.slice(0, start)].length, [...text.slice(0, end)].length]);

const marked = (text: string, query: string) => findIn(text, query).map(([start, end]) => text.slice(start, end));

describe("findIn, on the table shared with the server", () => {
  const rows = JSON.parse(readFileSync(table, "utf8")) as Row[];
  it.each(rows)("finds $query in $text", ({ text, query, ranges }) => {
    expect(inLetters(text, findIn(text, query))).toEqual(ranges);
  });
});

describe("findIn", () => {
  it("ignores case, composition, ligatures, invisible characters and kinds of space", () => {
    expect(marked("AMMA said amma", "Amma")).toEqual(["AMMA", "amma"]);
    expect(marked("Zoe\u0308 and Zo\u00eb", "zo\u00eb")).toEqual(["Zoe\u0308", "Zo\u00eb"]);
    expect(marked("ﬁnally", "fin")).toEqual(["ﬁn"]);
    expect(marked("sleep\u200bless", "sleepless")).toEqual(["sleep\u200bless"]);
    expect(marked("one \n two", "one two")).toEqual(["one \n two"]);
  });

  it("includes combining marks in the ranges, in every script", () => {
    expect(marked("मुझे नींद नहीं आती", "नींद")).toEqual(["नींद"]);
    expect(marked("தூக்கம் வரவில்லை", "தூக்க")).toEqual(["தூக்க"]);
    // The vowel sign belongs to the letter before it.
    expect(marked("किताब", "कित")).toEqual(["किता"]);
  });

  it("matches one or two letters only at the start of a word", () => {
    expect(marked("is this his", "is")).toEqual(["is"]);
    expect(marked("a banana", "a")).toEqual(["a"]);
    expect(marked("this", "his")).toEqual(["his"]);
  });

  it("returns ranges that do not overlap", () => {
    expect(marked("aaaaaa", "aaa")).toEqual(["aaa", "aaa"]);
    expect(marked("😀 call", "call")).toEqual(["call"]);
  });

  it("returns nothing for an empty query or text", () => {
    expect(findIn("anything", "  \u200b ")).toEqual([]);
    expect(findIn("", "a")).toEqual([]);
  });
});

describe("marksIn", () => {
  const words = (text: string, query: string) => marksIn(text, query).map(([from, to]) => text.slice(from, to));

  it("marks Devanagari written with or without nukta, composed or not", () => {
    for (const text of ["\u095bिंदगी", "\u091c\u093cिंदगी", "जिंदगी"]) {
      for (const query of ["\u095bिंदगी", "\u091c\u093cिंदगी", "जिंदगी"]) expect(words(text, query)).toEqual([text]);
    }
    expect(words("माँ, मां", "मां")).toEqual(["माँ", "मां"]);
    expect(words("जिंदगी", "जिंदा")).toEqual([]);
  });

  it("marks each word of the query, in any order, and joins adjacent ranges", () => {
    expect(words("Calling home at night", "night call")).toEqual(["Call", "night"]);
    expect(words("aaaa", "aaa aaaa")).toEqual(["aaaa"]);
    expect(words("घर की याद", "याद घर")).toEqual(["घर", "याद"]);
    expect(words("anything", " ")).toEqual([]);
  });
});

describe("normalise", () => {
  it("folds case letter by letter, as the server does", () => {
    expect(normalise("  ÄRGER\u00a0 Straße ")).toBe("ärger straße");
    expect(normalise("ΣΟΦΟΣ σοφος")).toBe(normalise("σοφος ΣΟΦΟΣ").split(" ").reverse().join(" "));
    expect(normalise("İ")).toBe("i");
  });
});
