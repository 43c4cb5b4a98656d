import { readdirSync, readFileSync } from "node:fs";
import { limits } from "@aangan/copy/limits";
import { describe, expect, it } from "vitest";
import { pieceIn, promptHref, readPlace, resourcesHref } from "./address";
import { findPieces } from "./finding";
import { following } from "./following";
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
  it("takes out every mark and keeps every word", () => {
    expect(
      plainText(
        "One **two** *three*, _four_ snake_case_name.\n\n## Part\n\n- a\n- [link](/x) `c`\n\n1. first\n2) second\n\n> said\n> again\n\n---\n\n![picture](/p.png) <b>raw</b> Tea &amp; 2 \\* 3 \\_x\\_",
      ),
    ).toBe("One two three, four snake_case_name. Part. a link c first second said again raw Tea & 2 * 3 _x_");
    expect(plainText("Chai *pe* baat, **चाय** है 2 < 3 and 4 > 1")).toBe("Chai pe baat, चाय है 2 < 3 and 4 > 1");
  });

  it("leaves no mark of the library's own pieces", () => {
    const folder = new URL("../../../../../bff/domain/library/content/", import.meta.url);
    for (const name of readdirSync(folder)) {
      const content = readFileSync(new URL(name, folder), "utf8").replace(/^---\n[\s\S]*?\n---\n/, "");
      expect(plainText(content), name).not.toMatch(/\*|\]\(|(^|\s)(?:#|>|-{3,})(\s|$)|<\/?[a-z]/);
    }
  });
});

describe("preview", () => {
  it("is the whole text when it is short", () => expect(preview("Short", 150)).toBe("Short"));

  it("ends between two words, within its length", () => {
    expect(preview("aaa bbb ccc", 7)).toBe("aaa bbb…");
    expect(preview("aaa bbb ccc", 8)).toBe("aaa bbb…");
    expect(preview("aaa bbb ccc", 10)).toBe("aaa bbb…");
    expect(preview("one, two", 5)).toBe("one…");
    expect(preview("One. Two", 5)).toBe("One…");
  });

  it("never cuts a letter and its marks apart", () => {
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

  it("shows everything without a search", () => expect(ids(" ")).toEqual(["night", "home", "hindi"]));
  it("wants every word, anywhere and in any order, titles first", () => {
    expect(ids("home call")).toEqual(["home", "night"]);
    expect(ids("call minutes")).toEqual(["home"]);
    expect(ids("call banana")).toEqual([]);
  });
  it("looks through titles and beginnings until the texts are there", () => {
    const before = (query: string) => findPieces(pieces, undefined, query).map((found) => found.piece.id);
    expect(before("early")).toEqual([]);
    expect(before("late")).toEqual(["night"]);
    expect(before("minutes home")).toEqual(["home"]);
  });
  it("finds in any script", () => expect(ids("माँ याद")).toEqual(["hindi"]));
  it("marks what was found, and shows the part where it stands", () => {
    const long = toSearchText(`${"word ".repeat(80)}the needle is here ${"word ".repeat(80)}`);
    const [found] = findPieces([piece("long")], new Map([["long", long]]), "needle");
    const { text, ranges } = found?.preview ?? { text: "", ranges: [] };
    expect(ranges.map(([from, to]) => text.slice(from, to))).toEqual(["needle"]);
    expect([...text].length).toBeLessThanOrEqual(limits.resourcePreview + 2);
  });
});

describe("the address", () => {
  it("says shelf and piece, and is read back", () => {
    const place = { category: "journaling", saved: true, reading: "a-letter" };
    const href = resourcesHref(place);
    expect(href).toBe("/resources?category=journaling&saved=1&read=a-letter");
    expect(readPlace(new URL(href, "http://x").searchParams)).toEqual(place);
    expect(resourcesHref({})).toBe("/resources");
    expect(readPlace(new URLSearchParams("category=nonsense"))).toEqual({ category: "", saved: false, reading: null });
  });
  it("knows a link to a piece, and the journal's page of a question", () => {
    expect(pieceIn("/resources?read=a")).toBe("a");
    expect(pieceIn("/messages?read=a")).toBeNull();
    expect(promptHref("a", 2)).toBe("/resources/journal?piece=a&prompt=2");
  });
});

describe("following", () => {
  const all = [
    piece("a", { category: "meditation" }),
    piece("b"),
    piece("c", { category: "meditation" }),
    piece("d"),
    piece("e", { category: "journaling" }),
  ];
  const after = (id: string) => following(all, all.find((one) => one.id === id) ?? piece("x")).map((one) => one.id);
  it("stays in the category as long as it can", () => {
    expect(after("a")).toEqual(["c", "b"]);
    expect(after("d")).toEqual(["b", "e"]);
    expect(after("e")).toEqual(["a", "b"]);
  });
});
