import { join } from "node:path";
import { TYPE } from "@formatjs/icu-messageformat-parser";
import { expect, test } from "vitest";
import { readingGrade } from "../src/reading-grade.ts";
import { readCatalog } from "./catalog.mjs";

const { pages, server } = readCatalog(join(import.meta.dirname, "../messages"));
const isLetter = (name) => /-letters?$/.test(name);
const kinds = {
  pages: pages.map(screen),
  emails: server.filter(({ name }) => isLetter(name)).map(screen),
  "other texts of the server": server.filter(({ name }) => !isLetter(name)).map(screen),
};

/** Returns a screen's messages as a person reads them, with a typical value in each gap. */
function screen({ name, root }) {
  const texts = [];
  collect(root, "");
  return { name, texts };
  function collect(node, path) {
    if (node.kind === "group") for (const { key, node: of } of node.entries) collect(of, path ? `${path}.${key}` : key);
    if (node.kind === "list") for (const [index, item] of node.items.entries()) collect(item, `${path}.${index}`);
    if (node.kind === "message") texts.push({ key: `${name}.${path}`, text: read(node.elements) });
  }
}

function read(elements) {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value;
      if (element.type === TYPE.pound) return "3";
      if (element.type === TYPE.plural || element.type === TYPE.select) return read(element.options.other.value);
      if (element.type === TYPE.tag) return read(element.children);
      return /count|max|min|hours|days|minutes/i.test(element.value) ? "3" : "Meera";
    })
    .join("");
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

for (const [kind, screens] of Object.entries(kinds))
  test(`the median reading grade of ${kind} is at most 6`, () => {
    const all = screens.flatMap(({ texts }) =>
      texts.map(({ key, text }) => ({ key, text, grade: readingGrade([text]) })),
    );
    const read = all.filter(({ grade }) => grade !== 0);
    const middle = median(read.map(({ grade }) => grade));
    const hardest = screens
      .map(({ name, texts }) => ({ name, grade: readingGrade(texts.map(({ text }) => text)) }))
      .toSorted((a, b) => b.grade - a.grade)
      .slice(0, 5);
    console.log(
      `${kind}: ${read.length} texts of five words or more, median grade ${middle.toFixed(1)}; hardest screens: ` +
        hardest.map(({ name, grade }) => `${name} ${grade.toFixed(1)}`).join(", "),
    );
    expect(read.length).toBeGreaterThan(50);
    expect(middle).toBeLessThanOrEqual(6);
  });

/** Turns that a person in the United States would not use in an app, and what to say instead. */
const banned = [
  [/(?<!uppercase |lowercase |cover )\bletters?\b(?!, numbers)/i, "email"],
  [/\bsomebody\b/i, "someone"],
  [/\bnobody\b/i, "no one"],
  [/\beverybody\b/i, "everyone"],
  [/\bwhoever\b/i, "anyone who"],
  [/\bthe way in\b/i, "link"],
  [/\bonce more\b/i, "again"],
  [/\b(?:it|this|that|they|which) stands?\b|\bstands (?:here|there|in|on)\b/i, "is, shows"],
  [/\bcomes? along\b/i, "is included"],
  [/\b(?:is|are|was|were) told\b/i, "we tell"],
  [/\btaken (?:in|over)\b/i, "processed, approved"],
  [/\bgiven up\b|\bgave up\b/i, "failed"],
  [/\bset aside\b/i, "failed"],
  [/\bat one look\b/i, "at a glance"],
  [/\blet go\b/i, "drop"],
  [/\ba talk\b|\btalks\b/i, "chat, session"],
  [/\bpieces?\b/i, "practice, reading"],
  [/\bmailbox(?:es)?\b/i, "inbox"],
  [
    /\b(?:flat|fortnight|whilst|colour|favourite|practise|cheque|organis|realis|recognis|cancelled|cancelling)\b/i,
    "American English",
  ],
  [/\bsign(?:ed)?[ -]?(?:in|out|ins|outs)\b/i, "log in, log out"],
];

/** Texts that may use a turn, with the reason. */
const exceptions = { "export-file.parts.7.name": "the name of a file" };

test("no text has a turn that a person in the United States would not use", () => {
  const wrong = Object.values(kinds)
    .flat()
    .flatMap(({ texts }) => texts)
    .flatMap(({ key, text }) =>
      banned
        .filter(([turn]) => turn.test(text) && !exceptions[key])
        .map(([turn, say]) => `${key}: "${text}" (${turn}; ${say})`),
    );
  expect(wrong).toEqual([]);
});
