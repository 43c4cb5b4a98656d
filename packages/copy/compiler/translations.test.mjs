import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pageModule } from "./pages.mjs";
import { catalogOf, moduleOf } from "./testing.mjs";
import { translatedScreen, translationsOf, untranslated } from "./translations.mjs";

/** Checks the translation of one message. */
function check(english, translation, { folder = "pages", language = "hi" } = {}) {
  const { sources } = catalogOf({ [`${folder}/a.json`]: { x: english } });
  const entries = new Map([[`${folder}:a.x`, { english, text: translation, fuzzy: false }]]);
  return () => translationsOf(language, sources, new Map([["a", entries]]), { complete: false });
}

const days = "{n, plural, one {# day} other {# days}}";
const who = "{who, select, coach {Your coach} member {You} other {Someone}}";

test.each([
  ["invalid ICU", "{name}", "{name", "not a valid ICU message"],
  ["a gap less", "{a} of {b}", "{a}", "lacks {b}"],
  ["a gap more", "{a}", "{a} {b}", "{b} is not in the English"],
  ["a limit less", "At most {NOTE_MAX}", "40 तक", "lacks {NOTE_MAX}"],
  ["a tag less", "the <terms>terms</terms>", "शर्तें", "lacks <terms>"],
  ["a tag more", "the terms", "<b>शर्तें</b>", "<b> is not in the English"],
  ["a number that is no longer counted", days, "{n} दिन", "lacks {n, plural}"],
  ["a select arm less", who, "{who, select, coach {कोच} other {कोई}}", "lacks {who, select, coach member other}"],
  [
    "a plural form that the language lacks",
    days,
    "{n, plural, one {#} few {#} other {#}}",
    "hi has no plural form few",
  ],
  ["a plural form that is missing", days, "{n, plural, other {# दिन}}", "the plural form one is missing"],
  [
    "a form that does not say its number",
    days,
    "{n, plural, one {एक दिन} other {# दिन}}",
    "the plural form one lacks #",
  ],
  ["a formatted number", "{a}", "{a, number}", "format the value of {a} before"],
  ["a tag inside a plural", `<b>a</b> ${days}`, "{n, plural, one {#<b>a</b>} other {#}}", "a tag cannot be inside"],
  ["a space at an end", "Day", "दिन ", "superfluous spaces"],
])("a translation with %s is rejected with its place", (_, english, translation, reason) => {
  expect(check(english, translation)).toThrow(`hi/a.po: pages:a.x: ${reason}`);
});

test("a plural of the server stays the whole message", () => {
  const translation = "कुल {count, plural, one {# दिन} other {# दिन}}";
  const english = "{count, plural, one {# day} other {# days}}";
  expect(check(english, translation)).not.toThrow();
  for (const folder of ["server", "shared"]) {
    expect(check(english, translation, { folder })).toThrow("a plural of the server is the whole message");
  }
});

test("a translation may order its gaps, repeat a number and add exact numbers", () => {
  expect(check("{a} of {b}", "{b} का {a}")).not.toThrow();
  expect(check(days, "{n} में से {n, plural, =0 {कोई नहीं} one {# दिन} other {# दिन}}")).not.toThrow();
  expect(check(days, "{n, plural, one {# நாள்} other {# நாட்கள்}}", { language: "ta" })).not.toThrow();
});

const { pages, sources } = catalogOf({
  "pages/a.json": {
    count: days,
    days,
    missing: days,
    fuzzy: "Fuzzy",
    stale: "New English",
    list: [{ code: "one", text: "First" }, "{a}"],
  },
  "server/b.json": { late: "Late" },
});
const files = new Map([
  [
    "a",
    new Map([
      ["pages:a.count", { english: days, text: "{n, plural, one {# दिन} =0 {आज} other {# दिनों}}", fuzzy: false }],
      ["pages:a.days", { english: days, text: "{n, plural, one {# दिन} other {# दिनों}}", fuzzy: false }],
      ["pages:a.fuzzy", { english: "Fuzzy", text: "{broken", fuzzy: true }],
      ["pages:a.stale", { english: "Old English", text: "पुराना", fuzzy: false }],
      ["pages:a.list.0.text", { english: "First", text: "पहला", fuzzy: false }],
    ]),
  ],
]);

test("a missing or fuzzy message is the English, with English plural forms, and is counted", async () => {
  const translations = translationsOf("hi", sources, files, { complete: false });
  expect(translations).toMatchObject({ translated: { size: 3 }, missing: 3, fuzzy: 2 });
  const module = await moduleOf(pageModule(translatedScreen(pages[0], translations), { limits: {} }));
  expect([0, 1, 2].map((n) => module.count({ n }))).toEqual(["आज", "1 दिन", "2 दिनों"]);
  expect([0, 1, 2].map((n) => module.days({ n }))).toEqual(["0 दिन", "1 दिन", "2 दिनों"]);
  expect([0, 1].map((n) => module.missing({ n }))).toEqual(["0 days", "1 day"]);
  expect([module.fuzzy, module.stale, module.list[0]]).toEqual(["Fuzzy", "New English", { code: "one", text: "पहला" }]);
});

test("a complete language may lack messages of the screens that stay English, all of which exist", () => {
  const portal = catalogOf({ "pages/coach-chat.json": { x: "X" }, "server/coach-chat.json": { y: "Y" } });
  expect(() => translationsOf("hi", portal.sources, new Map(), { complete: true })).toThrow(
    /^hi\/coach-chat.po: server:coach-chat.y: missing, but hi is marked complete$/,
  );
  const messages = join(import.meta.dirname, "../messages");
  const lists = Object.entries(untranslated);
  const files = lists.flatMap(([folder, screens]) => screens.map((name) => join(messages, folder, `${name}.json`)));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test("a missing or fuzzy message of a complete language is rejected", () => {
  expect(() => translationsOf("hi", sources, files, { complete: true })).toThrow(
    [
      "hi/a.po: pages:a.missing: missing, but hi is marked complete",
      "hi/a.po: pages:a.fuzzy: fuzzy, but hi is marked complete",
      "hi/a.po: pages:a.stale: fuzzy, but hi is marked complete",
      "hi/a.po: pages:a.list.1: missing, but hi is marked complete",
      "hi/b.po: server:b.late: missing, but hi is marked complete",
    ].join("\n"),
  );
});
