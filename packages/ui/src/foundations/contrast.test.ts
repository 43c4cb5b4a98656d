import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrast } from "./contrast";
import { PAIRS } from "./pairs";
import { parseTokens, resolveTokens, type TokenContext } from "./tokens";

const css = readFileSync(new URL("../styles/tokens.css", import.meta.url), "utf8");
const themes = ["light", "dark"] as const;
const contexts: TokenContext[] = themes.flatMap((theme) => [
  ...(["dawn", "noon", "dusk", "night"] as const).map((hour) => ({ theme, app: "member" as const, hour })),
  { theme, app: "site" as const },
  { theme, app: "coach" as const },
]);

describe("contrast", () => {
  it("equals WCAG values", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
    expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
    expect(contrast("#ffffff", "#777777")).toBeCloseTo(4.48, 2);
  });

  it.each(contexts)("is sufficient for every pair on $theme $app $hour", (context) => {
    const tokens = resolveTokens(css, context);
    const value = (role: string) => tokens.get(role)?.value ?? "";
    const low = PAIRS.map((pair) => ({ ...pair, is: contrast(value(pair.ink), value(pair.ground)) }))
      .filter(({ is, least }) => is < least)
      .map(({ ink, ground, is, least }) => `${ink} on ${ground}: ${is.toFixed(2)} < ${least}`);
    expect(low).toEqual([]);
  });
});

describe("tokens", () => {
  it("change with theme, app and hour", () => {
    const at = (context: TokenContext, role: string) => resolveTokens(css, context).get(role)?.value;
    expect(at({ theme: "light" }, "bg")).toBe("#f1f3e6");
    expect(at({ theme: "dark" }, "bg")).toBe("#151a17");
    expect(at({ theme: "light", app: "coach" }, "primary")).toBe("#1f5c43");
    expect(at({ theme: "dark", app: "coach" }, "primary")).toBe("#84cba6");
    expect(at({ theme: "dark", hour: "dusk" }, "wall")).toBe("#2e3323");
    expect(at({ theme: "light", hour: "dawn" }, "wall")).toBe(at({ theme: "light" }, "wall"));
  });

  it("have a dark value for every colour of the light theme", () => {
    const declared = (selector: string) =>
      parseTokens(css)
        .filter((rule) => rule.selectors.includes(selector))
        .flatMap((rule) => rule.declarations);
    const dark = new Set(declared('[data-theme="dark"]').map((d) => d.name));
    // These are on backgrounds that keep their colour, or are not colours.
    const same = new Set(["on-rail", "on-cloth", "on-cloth-light", "on-cloth-cream", "plinth"]);
    const missing = declared('[data-theme="light"]').filter((d) => !dark.has(d.name) && !same.has(d.name));
    expect(missing.map((d) => d.name)).toEqual([]);
  });

  it("change only wall, dado, sun and slant by the hour", () => {
    const allowed = new Set(["wall", "dado", "sun", "jaali-shear", "jaali-stretch"]);
    const changed = parseTokens(css)
      .filter((rule) => rule.selectors.some((s) => s.includes("data-hour")))
      .flatMap((rule) => rule.declarations.map((d) => d.name));
    expect(changed.filter((name) => !allowed.has(name))).toEqual([]);
  });
});

describe("Tailwind theme", () => {
  const theme = readFileSync(new URL("../styles/theme.css", import.meta.url), "utf8").replace(/\/\*[\s\S]*?\*\//g, "");

  it("uses only existing tokens", () => {
    const tokens = new Set(parseTokens(css).flatMap((rule) => rule.declarations.map((d) => d.name)));
    const used = [...theme.matchAll(/var\(--([\w-]+)\)/g)].map(([, name = ""]) => name);
    expect(used.filter((name) => !tokens.has(name))).toEqual([]);
    expect(used.length).toBeGreaterThan(60);
  });

  it("has a utility for every colour a component may use", () => {
    const colours = new Set([...theme.matchAll(/--color-([\w-]+):/g)].map(([, name = ""]) => name));
    const roles = new Set(PAIRS.flatMap((pair) => [pair.ink, pair.ground]));
    expect([...roles].filter((role) => !colours.has(role))).toEqual([]);
  });
});
