import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const theme = ["theme.css", "shadcn.css"].map((name) => readFileSync(new URL(name, import.meta.url), "utf8")).join("");
// The apps' classes use the same theme, so they are checked too.
const sources = import.meta.glob<string>(
  ["../**/*.tsx", "../../../{product,shell}/src/**/*.tsx", "../../../../apps/*/src/**/*.tsx"],
  { query: "?raw", import: "default", eager: true },
);
const names = (kind: string) =>
  [...theme.matchAll(new RegExp(`--${kind}-([a-z0-9]+(?:-[a-z0-9]+)*):`, "g"))].map(([, name = ""]) => name);
const colours = [...names("color"), "transparent", "current", "inherit"];

/** The values allowed after each prefix, besides numbers and values in brackets. */
const KNOWN: Record<string, readonly string[]> = {
  bg: [...colours, "none", "clip-padding"],
  text: [
    ...colours,
    ...names("text"),
    "left",
    "center",
    "right",
    "start",
    "end",
    "balance",
    "pretty",
    "wrap",
    "nowrap",
    "ellipsis",
  ],
  rounded: [...names("radius"), "none"],
  shadow: [...names("shadow"), "none"],
  fill: [...colours, "none"],
  stroke: [...colours, "none"],
  accent: colours,
  caret: colours,
  decoration: [...colours, "dotted", "solid", "dashed", "wavy", "from-font"],
  font: [...names("font"), "normal", "medium", "semibold", "bold", "mono"],
  ease: names("ease"),
};

/** Tailwind's default breakpoints that the theme removes: a class with one of them never applies. */
const GONE = ["sm", "md", "lg", "xl", "2xl"].filter((screen) => !names("breakpoint").includes(screen));
const LOST = new RegExp(`(?:^|:)(?:max-|min-)?(?:${GONE.join("|")}):`);

const SIDE = /^(?:[trblse]|[xy]|tl|tr|bl|br|ss|se|es|ee)-/;

/** Returns the words in a source file's quoted strings, which include its classes. */
function words(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
  return [...code.matchAll(/"([^"\n]*)"|`([^`]*)`/g)].flatMap(([, a, b]) => (a ?? b ?? "").split(/\s+/));
}

/** Returns the classes of a source file with a removed breakpoint. */
const underNoScreen = (source: string): string[] => words(source).filter((word) => LOST.test(word));

/** Returns the classes of a source file that use a themed prefix with a name that the theme does not have. */
function unknown(source: string): string[] {
  return words(source).filter((word) => {
    const utility = word.replace(/^(?:[^\s:[\]]+(?:\[[^\]]*\])?[^\s:[\]]*:|\[[^\]]*\]:)*/, "").replace(/^!|!$/g, "");
    const [, prefix = "", rest = ""] =
      utility.match(
        /^(bg|text|rounded|shadow|fill|stroke|accent|caret|decoration|font|ease)-([a-z][a-z0-9-]*)(?:\/\d+)?$/,
      ) ?? [];
    if (!prefix) return false;
    const name = prefix === "rounded" ? rest.replace(SIDE, "") : rest;
    return !KNOWN[prefix]?.includes(name);
  });
}

// The name of an offering on the site, not a class.
const things = ["text-support"];

describe("the classes of kit and apps", () => {
  // Tailwind ignores unknown classes silently: the element just stays unstyled.
  it.each(Object.entries(sources))("%s uses only classes of the theme", (_, source) => {
    expect(unknown(source).filter((word) => !things.includes(word))).toEqual([]);
    expect(underNoScreen(source)).toEqual([]);
  });

  it("finds classes outside the theme", () => {
    expect(unknown('<p className="md:hover:bg-white text-ink text-sm rounded-t-2xl" />')).toEqual([
      "md:hover:bg-white",
      "text-sm",
      "rounded-t-2xl",
    ]);
  });

  // "text-" comes before both, so one name for a size and a color would set both.
  it("has no size with the name of a color", () => {
    expect(names("text").filter((name) => names("color").includes(name))).toEqual([]);
  });

  it("finds classes with a removed breakpoint", () => {
    expect(underNoScreen('<p className="sm:flex hover:max-sm:hidden 2xl:p-2 md:flex max-frame:grid" />')).toEqual([
      "sm:flex",
      "hover:max-sm:hidden",
      "2xl:p-2",
    ]);
  });
});
