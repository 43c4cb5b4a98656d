import { readFileSync } from "node:fs";
import { join } from "node:path";
import { displayLanguages } from "@aangan/copy/display-languages";
import { filesOf, firstLoads, type LanguageExport, strayMessages } from "@aangan/copy/messages-in-scripts";
import { describe, expect, it } from "vitest";

const app = join(import.meta.dirname, "../..");
const exported = (language: string): LanguageExport => ({
  language,
  folder: join(app, language === displayLanguages[0].code ? "out" : `out-${language}`),
  prefix: "",
});
const english = displayLanguages[0].code;
const others = displayLanguages.slice(1).map(({ code }) => code);

const htmlLanguage = (file: string) => /<html[^>]*\slang="([^"]*)"/.exec(readFileSync(file, "utf8"))?.[1];

describe.each(displayLanguages)("the pages in $name", ({ code }) => {
  const pages = exported(code);

  it("are the same as in the other languages", () => {
    expect(filesOf(pages, ".html").length).toBeGreaterThan(20);
    expect(filesOf(pages, ".html").sort()).toEqual(filesOf(exported(english), ".html").sort());
  });

  it("declare their language", () => {
    const languages = filesOf(pages, ".html").map((name) => [name, htmlLanguage(join(pages.folder, name))]);
    expect(languages.filter(([, language]) => language !== code)).toEqual([]);
  });

  it("have scripts with messages of their language that the app uses, and no others", () => {
    expect(strayMessages(app, pages)).toEqual([]);
  });
});

describe.each(others)("the pages in %s", (code) => {
  // The other language's messages are replaced by the English ones, because a language may cost its own, longer texts.
  // What is left is the help in a crisis, which these pages have in English too, and other names of modules. A second
  // language, or messages of another screen, cost more.
  it("load at most 1.5 kB of scripts more than those in English, apart from their texts", () => {
    const loads = firstLoads(exported(english), exported(code));
    expect(loads.length).toBeGreaterThan(20);
    expect(loads.filter((load) => load.withEnglishTexts > load.english + 1_500)).toEqual([]);
  });
});
