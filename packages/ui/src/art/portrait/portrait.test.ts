import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { PORTRAITS } from "./catalogue";
import { isPortraitId, PORTRAIT_IDS, PortraitFigure, portraitFor } from "./portrait";
import type { PortraitSpec } from "./spec";

const drawn = (id: (typeof PORTRAIT_IDS)[number]) => renderToStaticMarkup(createElement(PortraitFigure, { id }));
const specs: PortraitSpec[] = Object.values(PORTRAITS);

describe("portraits", () => {
  it("differ from each other, are the same at every call, and contain no ids", () => {
    const all = PORTRAIT_IDS.map(drawn);
    expect(new Set(all).size).toBe(PORTRAIT_IDS.length);
    expect(PORTRAIT_IDS.map(drawn)).toEqual(all);
    expect(all.join("")).not.toMatch(/ id=|url\(|NaN|undefined/);
  });

  it("have well-formed path data", () => {
    const arity: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, A: 7, Z: 0 };
    for (const [, d = ""] of PORTRAIT_IDS.map(drawn)
      .join("")
      .matchAll(/ d="([^"]+)"/g)) {
      expect(d).toMatch(/^M/);
      for (const [, command = "", rest = ""] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
        const count = rest.match(/-?(?:\d+\.\d+|\.\d+|\d+)/g)?.length ?? 0;
        const wanted = arity[command.toUpperCase()] ?? Number.NaN;
        expect(wanted === 0 ? count : count % wanted, `${command}${rest} in ${d}`).toBe(0);
        if (wanted > 0) expect(count).toBeGreaterThan(0);
      }
    }
  });

  it("differ in more than one trait", () => {
    const traits = (s: PortraitSpec) => [s.skin, s.face, s.hair, s.hairColour, s.wear, s.cloth, s.beard, s.glasses];
    for (const [i, a] of specs.entries()) {
      for (const b of specs.slice(i + 1)) {
        expect(traits(a).filter((trait, k) => trait !== traits(b)[k]).length).toBeGreaterThan(1);
      }
    }
  });

  it("cover all skins, faces, hair styles and clothes", () => {
    for (const skin of ["a", "b", "c", "d", "e"]) {
      const count = specs.filter((s) => s.skin === skin).length;
      expect(count).toBeGreaterThanOrEqual(3);
      expect(count).toBeLessThanOrEqual(specs.length / 3);
    }
    expect(new Set(specs.map((s) => s.hair)).size).toBe(9);
    expect(new Set(specs.map((s) => s.wear)).size).toBe(6);
    expect(Math.abs(specs.filter((s) => s.face === "oval").length - specs.length / 2)).toBeLessThanOrEqual(2);
    expect(specs.filter((s) => s.lined).length).toBeGreaterThanOrEqual(4);
  });

  it("have a full beard with every turban", () => {
    for (const s of specs.filter((s) => s.hair === "turban")) expect(s.beard).toBe("full");
  });
});

describe("portraitFor", () => {
  it("returns the same portrait for the same id and reaches every portrait", () => {
    expect(portraitFor("coach-17")).toBe(portraitFor("coach-17"));
    expect(new Set(Array.from({ length: 800 }, (_, i) => portraitFor(`p${i}`))).size).toBe(PORTRAIT_IDS.length);
  });

  it("distinguishes ids from other text", () => {
    expect(isPortraitId("meera")).toBe(true);
    expect(isPortraitId("toString")).toBe(false);
  });
});
