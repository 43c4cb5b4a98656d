import { expect, test } from "vitest";
import { poFile, readPo } from "./po.mjs";
import { catalogOf } from "./testing.mjs";

const files = {
  "shared/chat.json": { both: "Both" },
  "pages/chat.json": {
    "@": "The chat.",
    "@sent": "A toast.",
    sent: { "@title": "At the top.", title: 'Sent "now"', text: "To {name}" },
    steps: [{ code: "one", text: "First" }],
  },
  "server/chat.json": { late: "Too late" },
};

/** Returns the PO file after the English of some messages has become another one. */
function update(file, changes = {}) {
  const { sources } = catalogOf(files);
  const changed = sources.get("chat").map((source) => ({ ...source, text: changes[source.id] ?? source.text }));
  return poFile("chat", "hi", changed, file ? readPo(file) : new Map());
}

test("a PO file has the messages in the catalogue's order, with their places and notes", () => {
  expect(update("")).toBe(`# Messages of chat. packages/copy/README.md says how to translate.
msgid ""
msgstr ""
"Language: hi\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Content-Transfer-Encoding: 8bit\\n"

msgctxt "shared:chat.both"
msgid "Both"
msgstr ""

#. At the top.
#. A toast.
#. The chat.
msgctxt "pages:chat.sent.title"
msgid "Sent \\"now\\""
msgstr ""

#. A toast.
#. The chat.
msgctxt "pages:chat.sent.text"
msgid "To {name}"
msgstr ""

#. The chat.
msgctxt "pages:chat.steps.0.text"
msgid "First"
msgstr ""

msgctxt "server:chat.late"
msgid "Too late"
msgstr ""
`);
});

// Written as an editor does: with a date, its own line breaks, and an entry that is gone.
const translated = `msgid ""
msgstr "PO-Revision-Date: 2026-11-27\\nContent-Type: text/plain; charset=UTF-8\\n"

# Checked with Meera.
msgctxt "pages:chat.sent.title"
msgid ""
"Sent \\"no"
"w\\""
msgstr "भेजा "
"गया"

#, fuzzy
msgctxt "pages:chat.sent.text"
msgid "To {name}"
msgstr "{name} को"

msgctxt "pages:chat.gone"
msgid "Gone"
msgstr "गया"

#~ msgid "Obsolete"
#~ msgstr "पुराना"
`;
const title = "pages:chat.sent.title";
const entry = (english, fuzzy, previous) => ({
  english,
  text: "भेजा गया",
  fuzzy,
  previous,
  comment: "Checked with Meera.",
});

test("an update keeps translations, and comments and doubts of translators", () => {
  const file = update(translated);
  expect(file).not.toMatch(/Date|gone|Obsolete/);
  expect(readPo(file).get(title)).toEqual(entry('Sent "now"', false, ""));
  expect(readPo(file).get("pages:chat.sent.text")).toMatchObject({ text: "{name} को", fuzzy: true, previous: "" });
  expect(update(file)).toBe(file);
});

test("changed English makes a translation fuzzy and keeps the English that it was made for", () => {
  const once = update(translated, { [title]: "Sent today", "server:chat.late": "Closed" });
  expect(once).toContain(`#, fuzzy
#| msgid "Sent \\"now\\""
msgctxt "pages:chat.sent.title"
msgid "Sent today"
msgstr "भेजा गया"
`);
  expect(readPo(once).get("server:chat.late")).toMatchObject({ english: "Closed", text: "", fuzzy: false });
  expect(update(once, { [title]: "Sent today", "server:chat.late": "Closed" })).toBe(once);

  const twice = update(once, { [title]: "Sent tonight" });
  expect(readPo(twice).get(title)).toEqual(entry("Sent tonight", true, 'Sent "now"'));
  expect(readPo(twice).get("server:chat.late")).toMatchObject({ english: "Too late", text: "", fuzzy: false });
  expect(readPo(update(twice)).get(title)).toEqual(entry('Sent "now"', false, ""));

  // The translator has removed the mark. Some editors leave the previous English.
  const mended = once.replace("#, fuzzy\n#| msgid", "#| msgid");
  expect(readPo(update(mended, { [title]: "Sent today" })).get(title)).toEqual(entry("Sent today", false, ""));
});

test("letters that can be written in two ways are written in one", () => {
  const file = 'msgctxt "pages:chat.steps.0.text"\nmsgid "First"\nmsgstr "\u095b"\n';
  expect(update(file)).toContain('msgstr "\u091c\u093c"');
});

test.each([
  ["a merge conflict", 'msgctxt "a"\nmsgid "b"\n<<<<<<< HEAD\nmsgstr "c"\n', 'Invalid key name "<" at line 3'],
  [
    "two entries of one message",
    'msgctxt "a"\nmsgid "b"\nmsgstr ""\n\nmsgctxt "a"\nmsgid "c"\nmsgstr ""\n',
    "two entries a",
  ],
  [
    "the same entry twice",
    'msgctxt "a"\nmsgid "b"\nmsgstr ""\n\nmsgctxt "a"\nmsgid "b"\nmsgstr ""\n',
    "Duplicate msgid",
  ],
])("%s is rejected", (_, file, message) => {
  expect(() => readPo(file)).toThrow(message);
});
