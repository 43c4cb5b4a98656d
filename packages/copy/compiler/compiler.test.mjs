import { expect, test } from "vitest";
import { pageModule, pluralForms } from "./pages.mjs";
import { pseudoScreen } from "./pseudo.mjs";
import { namedShapes, serverFile, translatedServerFile } from "./server.mjs";
import { catalogOf, moduleOf } from "./testing.mjs";
import { translatedScreen, translationsOf } from "./translations.mjs";

/** Compiles one screen for pages and runs the module. */
async function compiled(json, limits = {}) {
  const code = pageModule(catalogOf({ "pages/screen.json": json }).pages[0], { limits });
  return { code, module: await moduleOf(code) };
}

test("pages get a string, or a function of the gaps", async () => {
  const { code, module } = await compiled(
    {
      plain: "Save `now` for $5",
      gaps: "Hello {name}, {name} of {place}",
      count: "{count, plural, one {# day} =0 {no days} other {# days, {name}}}",
      choice: "{who, select, coach {Your coach} other {Someone}} wrote",
      linked: "Read the <terms>terms of {year}</terms> first",
      limit: "At most {NOTE_MAX} letters",
      delete: "Delete",
      group: { title: "T", text: "{a}" },
      steps: [
        { code: "one", text: "first" },
        { code: "two", text: "then {a}" },
      ],
    },
    { noteMax: 40 },
  );
  expect(module.plain).toBe("Save `now` for $5");
  expect(module.gaps({ name: "$x", place: "`y`" })).toBe("Hello $x, $x of `y`");
  expect([0, 1, 2].map((count) => module.count({ count, name: "M" }))).toEqual(["no days", "1 day", "2 days, M"]);
  expect(module.choice({ who: "coach" })).toBe("Your coach wrote");
  expect(module.choice({ who: "anyone" })).toBe("Someone wrote");
  expect(module.linked({ terms: (text) => [text], year: 2026 })).toEqual(["Read the ", ["terms of 2026"], " first"]);
  expect(module.limit).toBe("At most 40 letters");
  expect(module.delete).toBe("Delete");
  expect(module.group.text({ a: 1 })).toBe("1");
  expect(module.steps.map(({ code: id, text }) => `${id} ${text({ a: "b" })}`)).toEqual(["one first", "two then b"]);
  expect(code).toContain('v: { who: "coach" | string & {} }');
});

test("each language chooses plural forms as CLDR does", () => {
  for (const [language, forms] of Object.entries(pluralForms)) {
    const rules = new Intl.PluralRules(language);
    for (let n = 0; n <= 1000; n++) {
      const chosen = Object.keys(forms).find((form) => new Function(`return ${forms[form](n)}`)()) ?? "other";
      expect(`${language} ${n} ${chosen}`).toBe(`${language} ${n} ${rules.select(n)}`);
    }
  }
});

test("the server gets strings, templates, plurals and limits, in named types where their fields are the same", () => {
  const { server } = catalogOf({
    "server/terms.json": {
      "@": "The server's words.",
      faqTitle: "Q",
      sent: { title: "Sent", text: "To {name}" },
      left: "{count, plural, one {# day} other {# days}}",
      tooLong: "At most {NOTE_MAX} letters",
      kinds: [{ code: "a", text: "A" }],
    },
  });
  const shapes = namedShapes(
    "type Toast struct {\n\tTitle string\n\tText Template\n}\n\ntype Job struct {\n\tCode int\n}\n",
  );
  const code = serverFile(server, shapes, ["hi"]).replace(/\s+/g, " ");
  expect(code).toContain(
    "type TermsTexts struct { FAQTitle string Sent Toast Left Plural TooLong string Kinds []struct",
  );
  expect(code).toContain("// Terms: the server's words. var Terms = TermsTexts{");
  expect(code).toContain("type Catalog struct { language string Terms *TermsTexts }");
  expect(code).toContain('var catalogEn = Catalog{ language: "en", Terms: &Terms, }');
  expect(code).toContain('= map[string]*Catalog{ "en": &catalogEn, "hi": &catalogHi, }');
  expect(code).toContain('FAQTitle: "Q", Sent: Toast{ Title: "Sent", Text: "To {name}", },');
  expect(code).toContain('Left: Plural{"{count} day", "{count} days", "en"},');
  expect(code).toContain('TooLong: "At most " + itoa(Limits.NoteMax) + " letters",');
  expect(code).toContain('Kinds: []struct { Code string Text string }{ struct { Code string Text string }{ Code: "a"');
});

test("a language's catalog has its translations, else the English, with the plural forms of each", () => {
  const days = "{count, plural, one {# day} other {# days}}";
  const { server, sources } = catalogOf({
    "server/a.json": { days, hours: days, late: "Late" },
    "server/b.json": { c: "C" },
  });
  const entry = (english, text) => ({ english, text, fuzzy: false });
  const translated = (hindi) => {
    const entries = new Map([
      ["server:a.days", entry(days, hindi)],
      ["server:a.late", entry("Late", "देर")],
    ]);
    const translations = translationsOf("hi", sources, new Map([["a", entries]]), { complete: false });
    const screens = server.map((screen) => translatedScreen(screen, translations));
    return translatedServerFile("hi", screens, new Map(), (name) => name === "a").replace(/\s+/g, " ");
  };
  const code = translated("{count, plural, one {# दिन} other {# दिनों}}");
  expect(code).toContain(
    'var catalogHi = Catalog{ language: "hi", A: &ATexts{ Days: Plural{"{count} दिन", "{count} दिनों", "hi"},',
  );
  expect(code).toContain('Hours: Plural{"{count} day", "{count} days", "en"}, Late: "देर", }, B: &B, }');
  expect(() => translated("{count, plural, =0 {आज} one {# दिन} other {# दिनों}}")).toThrow("has no exact numbers");
});

test("a screen's messages come from up to three folders", () => {
  const { pages, server } = catalogOf({
    "shared/chat.json": { both: "B" },
    "pages/chat.json": { page: "P" },
    "server/chat.json": { server: "S" },
  });
  expect(pages.map(({ root }) => root.entries.map(({ key }) => key))).toEqual([["both", "page"]]);
  expect(server.map(({ root }) => root.entries.map(({ key }) => key))).toEqual([["both", "server"]]);
});

test.each([
  ["a broken message", { "pages/a.json": { x: "{name" } }, "pages/a.json: x: not a valid ICU message"],
  [
    "a plural form of another language",
    { "pages/a.json": { x: "{n, plural, one {#} few {#} other {#}}" } },
    "x: en has no",
  ],
  ["a plural form that is missing", { "pages/a.json": { x: "{n, plural, other {#}}" } }, "x: the plural form one is"],
  ["a plural without other", { "pages/a.json": { x: "{n, plural, one {#}}" } }, "x: not a valid ICU message"],
  ["a formatted number", { "pages/a.json": { x: { y: "{n, number}" } } }, "x.y: format the value of {n} before"],
  ["an ordinal", { "pages/a.json": { x: "{n, selectordinal, other {#}}" } }, "x: only plain cardinal plurals"],
  [
    "a tag inside a plural",
    { "pages/a.json": { x: "{n, plural, one {#} other {<b>#</b>}}" } },
    "x: a tag cannot be inside",
  ],
  ["a note without its message", { "pages/a.json": { "@x": "note" } }, "@x: this note has no message"],
  ["a key that is not a name", { "pages/a.json": { "x-y": "" } }, "x-y: a key is a name in camel case"],
  [
    "one key in two folders",
    { "pages/a.json": { x: "" }, "shared/a.json": { x: "" } },
    "shared/a.json has this key too",
  ],
  ["invalid JSON", { "server/a.json": "{" }, "server/a.json: "],
])("%s is rejected with its place", (_, files, message) => {
  expect(() => catalogOf(files)).toThrow(message);
});

test("the pseudo-locale has brackets, accents and 40 % more letters; gaps, tags and constants stay", async () => {
  const { pages } = catalogOf({
    "pages/screen.json": {
      plain: "Schedule a session, then close this.",
      gaps: "Hello {name}, at most {NOTE_MAX}",
      count: "{count, plural, one {# day} other {# days}}",
      choice: "{who, select, coach {Your coach} other {Someone}}",
      linked: "Read the <terms>terms</terms>",
      steps: [{ code: "one", text: "first" }],
    },
  });
  const module = await moduleOf(pageModule(pseudoScreen(pages[0]), { limits: { noteMax: 40 } }));
  expect([
    module.gaps({ name: "Meera" }),
    module.count({ count: 1 }),
    module.count({ count: 2 }),
    module.choice({ who: "coach" }),
    module.linked({ terms: (text) => ({ text }) }),
    module.steps,
  ]).toEqual([
    "[Ĥééļļļöö Meera, áţţ mmöššţţ 40]",
    "[1 ďááýý]",
    "[2 ďááýšš]",
    "[Ýöúúř ççöááçĥĥ]",
    ["[", "Řééáďď ţĥĥéé ", { text: "[ţéřřmšš]" }, "]"],
    [{ code: "one", text: "[fířřšţţ]" }],
  ]);
  expect(module.plain.length - 2).toBe(Math.ceil("Schedule a session, then close this.".length * 1.4));
});

test("an unknown limit, and a select of the server, are rejected", async () => {
  await expect(compiled({ x: "{NO_SUCH} letters" })).rejects.toThrow("there is no limit noSuch");
  const { server } = catalogOf({ "server/a.json": { x: "{a, select, b {c} other {d}}" } });
  expect(() => serverFile(server, new Map(), [])).toThrow("the server cannot say a select");
});
