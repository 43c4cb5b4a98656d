import { join } from "node:path";
import { displayLanguages } from "@aangan/copy/display-languages";
import { filesOf, firstLoads, type LanguageExport, strayMessages } from "@aangan/copy/messages-in-scripts";
import { describe, expect, it } from "vitest";
import { prefixOf } from "@/lib/language";
import { folderOf } from "./page";

const app = join(import.meta.dirname, "../..");
const exported = (language: string): LanguageExport => ({
  language,
  folder: folderOf(language),
  prefix: prefixOf(language),
});
const english = displayLanguages[0].code;
const others = displayLanguages.slice(1).map(({ code }) => code);

describe.each(displayLanguages)("the scripts in $name", ({ code }) => {
  it("contain messages of their language that the site uses, and no others", () => {
    expect(filesOf(exported(code), ".js").length).toBeGreaterThan(5);
    expect(strayMessages(app, exported(code))).toEqual([]);
  });
});

describe.each(others)("the pages in %s", (code) => {
  // The other language's messages are replaced by the English ones, because a language may cost its own, longer texts.
  // What is left is a little for other names of modules. A second language, or messages of another screen, cost more.
  it("load at most 1 kB of scripts more than those in English, apart from their texts", () => {
    const loads = firstLoads(exported(english), exported(code));
    expect(loads.length).toBeGreaterThan(15);
    expect(loads.filter((load) => load.withEnglishTexts > load.english + 1_000)).toEqual([]);
  });
});
