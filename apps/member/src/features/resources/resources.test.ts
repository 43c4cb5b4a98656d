import { readdirSync, readFileSync } from "node:fs";
import { limits } from "@aangan/copy/limits";
import { describe, expect, it } from "vitest";
import { pieceIn, promptHref, readPlace, resourcesHref } from "./address";
import { findPieces } from "./finding";
import { nextPiece } from "./following";
import { plainText, preview } from "./plain";
import type { Summary } from "./queries";
import { toSearchText } from "./search-text";

const piece = (id: string, change: Partial<Summary> = {}): Summary => ({
  id,
  title: id,
  description: "",
  preview: "",
  imageUrl: `/tiles/${id}.svg`,
  category: "wellness",
  minutes: 5,
  kind: "none",
  prompts: [],
  saved: false,
  ...change,
});

describe("plainText", () => {
  it("removes all markup and keeps all words", () => {
    expect(
      plainText(
        "One **two** *three*, _four_ snake_case_name.\n\n## Part\n\n- a\n- [link](/x) `c`\n\n1. first\n2) second\n\n> said\n> again\n\n---\n\n![picture](/p.png) <b>raw</b> Tea &amp; 2 \\* 3 \\_x\\_",
      ),
    ).toBe("One two three, four snake_case_name. Part. a link c first second said again raw Tea & 2 * 3 _x_");
    expect(plainText("Chai *pe* baat, **चाय** है 2 < 3 and 4 > 1")).toBe("Chai pe baat, चाय है 2 < 3 and 4 > 1");
  });

  it("leaves no markup in the library's pieces", () => {
    const folder = new URL("../../../../../bff/domain/library/content/", import.meta.url);
    const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".md"));
    for (const name of names) {
      const content = readFileSync(new URL(name, folder), "utf8").replace(/^---\n[\s\S]*?\n---\n/, "");
      expect(plainText(content), name).not.toMatch(/\*|\]\(|(^|\s)(?:#|>|-{3,})(\s|$)|<\/?[a-z]/);
    }
  });
});

describe("preview", () => {
  it("returns a short text unchanged", () => expect(preview("Short", 150)).toBe("Short"));

  it("ends between two words, within the maximum length", () => {
    expect(preview("aaa bbb ccc", 7)).toBe("aaa bbb…");
    expect(preview("aaa bbb ccc", 8)).toBe("aaa bbb…");
    expect(preview("aaa bbb ccc", 10)).toBe("aaa bbb…");
    expect(preview("one, two", 5)).toBe("one…");
    expect(preview("One. Two", 5)).toBe("One…");
  });

  it("does not split a letter from its marks", () => {
    // Each of these is one character of several code points.
    expect(preview("கொகொகொ", 5)).toBe("கொகொ…");
    expect(preview("👩‍👩‍👧👩‍👩‍👧", 7)).toBe("👩‍👩‍👧…");
  });
});

describe("findPieces", () => {
  const pieces = [
    piece("night", { title: "Two clocks", preview: "Sleep comes late…" }),
    piece("home", { title: "Before you call home", description: "Ten minutes" }),
    piece("hindi", { title: "घर की याद", preview: "माँ की आवाज़" }),
  ];
  const texts = new Map([
    ["night", toSearchText("Sleep comes late when the call from home came *early*.")],
    ["home", toSearchText("")],
    ["hindi", toSearchText("माँ की आवाज़")],
  ]);
  const ids = (query: string) => findPieces(pieces, texts, query).map((found) => found.piece.id);

  it("returns all pieces without a query", () => expect(ids(" ")).toEqual(["night", "home", "hindi"]));
  it("requires every word, in any order, and puts title matches first", () => {
    expect(ids("home call")).toEqual(["home", "night"]);
    expect(ids("call minutes")).toEqual(["home"]);
    expect(ids("call banana")).toEqual([]);
  });
  it("searches titles and previews until the texts are loaded", () => {
    const before = (query: string) => findPieces(pieces, undefined, query).map((found) => found.piece.id);
    expect(before("early")).toEqual([]);
    expect(before("late")).toEqual(["night"]);
    expect(before("minutes home")).toEqual(["home"]);
  });
  it("matches in any script", () => expect(ids("माँ याद")).toEqual(["hindi"]));
  it("matches Devanagari however its letters are written", () => expect(ids("मां याद")).toEqual(["hindi"]));
  it("marks the matches and returns the part around the first one", () => {
    const long = toSearchText(`${"word ".repeat(80)}the needle is here ${"word ".repeat(80)}`);
    const [found] = findPieces([piece("long")], new Map([["long", long]]), "needle");
    const { text, ranges } = found?.preview ?? { text: "", ranges: [] };
    expect(ranges.map(([from, to]) => text.slice(from, to))).toEqual(["needle"]);
    expect([...text].length).toBeLessThanOrEqual(limits.resourcePreview + 2);
  });
});

describe("resourcesHref, readPlace, pieceIn and promptHref", () => {
  it("readPlace parses the URLs of resourcesHref", () => {
    const place = { category: "journaling", saved: true, reading: "a-letter", resume: false };
    const href = resourcesHref(place);
    expect(href).toBe("/resources?category=journaling&saved=1&read=a-letter");
    expect(readPlace(new URL(href, "http://x").searchParams)).toEqual(place);
    expect(resourcesHref({})).toBe("/resources");
    expect(resourcesHref({ reading: "a-letter", resume: true })).toBe("/resources?read=a-letter&from=left");
    expect(readPlace(new URLSearchParams("read=a-letter&from=left")).resume).toBe(true);
    expect(readPlace(new URLSearchParams("category=nonsense"))).toEqual({
      category: "",
      saved: false,
      reading: null,
      resume: false,
    });
  });
  it("pieceIn returns the piece of a link, and promptHref the URL of a question", () => {
    expect(pieceIn("/resources?read=a")).toBe("a");
    expect(pieceIn("/messages?read=a")).toBeNull();
    expect(promptHref("a", 2)).toBe("/resources/journal?piece=a&prompt=2");
  });
});

describe("nextPiece", () => {
  const all = [
    piece("a", { category: "meditation" }),
    piece("b"),
    piece("c", { category: "meditation" }),
    piece("d", { category: "meditation", kind: "breath" }),
    piece("e", { category: "journaling" }),
    piece("f"),
  ];
  const after = (id: string) => nextPiece(all, all.find((one) => one.id === id) ?? piece("x"))?.id;
  it("returns a practice of the category, else another piece of it, else the next in the library", () => {
    expect(after("a")).toBe("d");
    expect(after("d")).toBe("a");
    expect(after("b")).toBe("f");
    expect(after("f")).toBe("b");
    expect(after("e")).toBe("f");
    expect(nextPiece([piece("a")], piece("a"))).toBeUndefined();
  });
});
