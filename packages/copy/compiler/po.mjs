// Reads and writes PO files: the translations of one screen into one language, for translators and their editors.
import { po } from "gettext-parser";

/**
 * A message in a PO file. `english` is the text that the entry shows to translators, `previous` the English that the
 * translation was made for, if that is another one. `comment` is the translator's.
 * @typedef {{ english: string, text: string, fuzzy: boolean, previous: string, comment: string }} Entry
 */

/**
 * Returns the entries of a PO file by the id of their message. Throws an error if it is not valid.
 * @param {string} file its content
 * @returns {Map<string, Entry>}
 */
export function readPo(file) {
  const entries = new Map();
  for (const [id, byEnglish] of Object.entries(po.parse(file, { validation: true }).translations)) {
    for (const { msgid, msgstr, comments = {} } of Object.values(byEnglish)) {
      if (id === "" && msgid === "") continue;
      if (entries.has(id)) throw new Error(`there are two entries ${id}`);
      entries.set(id, {
        english: msgid,
        text: msgstr[0].normalize("NFC"),
        fuzzy: /\bfuzzy\b/.test(comments.flag ?? ""),
        previous: readPrevious(comments.previous),
        comment: comments.translator ?? "",
      });
    }
  }
  return entries;
}

// `#| msgid "…"`, which other programs may wrap: it is read as an entry of its own.
function readPrevious(comment) {
  if (!comment) return "";
  const [byEnglish] = Object.values(po.parse(`${comment}\nmsgstr ""`).translations);
  return Object.keys(byEnglish ?? {})[0] ?? "";
}

/**
 * Returns the content of a screen's PO file: the messages of the catalogue with the translations that there are. A
 * translation whose English has changed becomes fuzzy. Entries of messages that are gone are left out.
 * @param {string} screen
 * @param {string} language
 * @param {import("./catalog.mjs").Source[]} sources the screen's messages
 * @param {Map<string, Entry>} entries as `readPo` returns them
 */
export function poFile(screen, language, sources, entries) {
  const translations = {
    "": {
      "": {
        msgid: "",
        comments: { translator: `Messages of ${screen}. packages/copy/README.md says how to translate.` },
      },
    },
  };
  for (const { id, text, notes } of sources) {
    const entry = updated(entries.get(id), text);
    translations[id] = {
      [text]: {
        msgctxt: id,
        msgid: text,
        msgstr: [entry.text],
        comments: {
          translator: entry.comment,
          extracted: notes.join("\n"),
          flag: entry.fuzzy ? "fuzzy" : "",
          previous: entry.previous && `msgid ${JSON.stringify(entry.previous)}`,
        },
      },
    };
  }
  // Dates and names of programs are left out, so that only translations change the file.
  const headers = {
    Language: language,
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Transfer-Encoding": "8bit",
  };
  return po.compile({ charset: "utf-8", headers, translations }).toString();
}

function updated(entry, english) {
  if (!entry) return { text: "", fuzzy: false, previous: "", comment: "" };
  const { text, comment } = entry;
  if (!text) return { text, fuzzy: false, previous: "", comment };
  const made = (entry.fuzzy && entry.previous) || entry.english;
  if (made !== english) return { text, fuzzy: true, previous: made, comment };
  // A translator marks a translation as fuzzy too. Such an entry has no previous English.
  return { text, fuzzy: entry.fuzzy && !entry.previous, previous: "", comment };
}
