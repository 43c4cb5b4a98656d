import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { TYPE } from "@formatjs/icu-messageformat-parser";
import { expect, test } from "vitest";
import { readCatalog } from "./catalog.mjs";
import { goName } from "./server.mjs";

const here = import.meta.dirname;
const { pages, server } = readCatalog(join(here, "../messages"));

/** Every message as [place, text], with each form of a plural on its own. */
const texts = [];
/** Every message as [place, text] as it is in its file. */
const sources = [];
for (const { name, root } of [...pages, ...server]) visit(root, name);

function visit(node, place) {
  if (node.kind === "group") for (const { key, node: of } of node.entries) visit(of, `${place}.${key}`);
  if (node.kind === "list") for (const [index, item] of node.items.entries()) visit(item, `${place}.${index}`);
  if (node.kind !== "message") return;
  sources.push([place, node.text]);
  const [first] = node.elements;
  const options = node.elements.length === 1 && first?.type === TYPE.plural ? Object.values(first.options) : null;
  if (options)
    for (const { location } of options)
      texts.push([place, node.text.slice(location.start.offset + 1, location.end.offset - 1)]);
  else texts.push([place, node.text.replace(/<\/?\w+>/g, "")]);
}

const promised = readFileSync(join(here, "promised.txt"), "utf8").trimEnd().split("\n");

test("the catalogue contains every text that the product's documents define", async () => {
  const data = readdirSync(join(here, "../src")).filter((name) => name.endsWith(".gen.ts"));
  const code = data.map((name) => readFileSync(join(here, "../src", name), "utf8")).join("\n");
  const present = new Set([...texts, ...sources].map(([, text]) => text.replaceAll("#", "{count}")));
  const missing = promised.filter((text) => !present.has(text) && !code.includes(JSON.stringify(text)));
  expect(missing).toEqual([]);
});

test("no message is empty or has superfluous spaces", () => {
  expect(texts.filter(([, text]) => text === "" || text !== text.trim() || text.includes("  "))).toEqual([]);
});

test("no exclamation marks except promised ones, no wellness words, no symbols", () => {
  const wrong = texts.filter(
    ([, text]) =>
      (text.includes("!") && !promised.some((one) => one.includes(text))) ||
      /journey|unlock|heal |healing|empower/i.test(text) ||
      /(?!©)\p{So}/u.test(text),
  );
  expect(wrong).toEqual([]);
});

// The languages of this catalogue have the plural forms one and other. A form that says "1" and not the count is wrong
// in languages that use it for 0 too.
test("every plural says its count, or has no number in any form", () => {
  const wrong = sources.filter(([, text]) => /\bone \{[^{}#]*\b1\b/.test(text));
  expect(wrong).toEqual([]);
});

test("no message is unused", () => {
  const inPages = new Set();
  const inServer = new Set();
  for (const folder of ["apps", "packages", "bff"]) collect(join(here, "../../..", folder));
  function collect(dir) {
    for (const entry of readdirSync(dir, { withFileTypes: true })) {
      const path = join(dir, entry.name);
      if (entry.isDirectory()) {
        if (!/^(?:node_modules|out|\.next|\.turbo|en|hi|ta|storybook-static|testdata)$/.test(entry.name)) collect(path);
      } else if (/\.tsx?$/.test(entry.name)) {
        for (const [word] of readFileSync(path, "utf8").matchAll(/\b[a-z][A-Za-z0-9]*\b/g)) inPages.add(word);
      } else if (/\.go$/.test(entry.name) && !/messages\.gen\.go$/.test(entry.name)) {
        for (const [, word] of readFileSync(path, "utf8").matchAll(/\.([A-Z][A-Za-z0-9]*)\b/g)) inServer.add(word);
      }
    }
  }
  const unused = (screens, isUsed) =>
    screens.flatMap(({ name, root }) =>
      root.entries.filter(({ key }) => !isUsed(key)).map(({ key }) => `${name}.${key}`),
    );
  expect(unused(pages, (key) => inPages.has(key))).toEqual([]);
  expect(unused(server, (key) => inServer.has(goName(key)))).toEqual([]);
});
