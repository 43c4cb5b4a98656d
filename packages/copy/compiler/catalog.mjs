// Reads and checks the message catalogue: messages/{pages,shared,server}/<screen>.json.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, TYPE } from "@formatjs/icu-messageformat-parser";

/** The language of the catalogue. */
const sourceLanguage = "en";

// Messages of `shared` belong to pages and server. A screen may have a file in each folder, with different keys.
const folders = ["shared", "pages", "server"];

/** Fields of a list's items that are copied and not translated. */
const constants = ["code", "id", "href"];

/** A gap in capitals is a limit of bff/domain/copy/limits.go: {MESSAGE_TEXT} is Limits.MessageText. */
export const limitGap = /^[A-Z][A-Z0-9_]*$/;

/**
 * A screen, or a part of the server, with its messages.
 * @typedef {{ name: string, note: string, root: Group }} Screen
 * @typedef {import("@formatjs/icu-messageformat-parser").MessageFormatElement[]} Elements
 * @typedef {{ kind: "message", id: string, text: string, elements: Elements, language: string }} Message its
 *   id is unique in the catalogue: "pages:booking.moved.title"
 * @typedef {{ kind: "constant", value: string | number | boolean }} Constant
 * @typedef {{ kind: "list", items: Node[] }} List
 * @typedef {{ kind: "group", entries: { key: string, note: string, node: Node }[] }} Group
 * @typedef {Message | Constant | List | Group} Node
 * @typedef {Message & { notes: string[] }} Source a message as translators get it: with all notes that concern it, its
 *   own first and the screen's last
 */

/**
 * Returns the screens of the pages and of the server, by name, and every message by screen. Throws an error that lists
 * every mistake with its file and key.
 * @param {string} dir the folder of the messages
 * @returns {{ pages: Screen[], server: Screen[], sources: Map<string, Source[]> }}
 */
export function readCatalog(dir) {
  const mistakes = [];
  const read = new Map();
  const catalog = { pages: new Map(), server: new Map() };
  const sources = new Map();
  for (const folder of folders) {
    for (const file of readdirSync(join(dir, folder)).sort()) {
      const place = `${folder}/${file}`;
      let json;
      try {
        json = JSON.parse(readFileSync(join(dir, folder, file), "utf8"));
      } catch (error) {
        mistakes.push(`${place}: ${error.message}`);
        continue;
      }
      const name = file.replace(/\.json$/, "");
      const root = group(json, "", false, {
        id: (path) => `${folder}:${name}.${path}`,
        mistake: (path, text) => mistakes.push(`${place}: ${path}: ${text}`),
      });
      sources.set(name, [...(sources.get(name) ?? []), ...sourcesOf(root, json["@"] ? [json["@"]] : [])]);
      for (const { key } of root.entries) {
        const other = read.get(`${name}.${key}`);
        if (other) mistakes.push(`${place}: ${key}: ${other} has this key too`);
        read.set(`${name}.${key}`, place);
      }
      for (const reader of folder === "shared" ? ["pages", "server"] : [folder]) {
        const known = catalog[reader].get(name);
        if (known) known.root.entries.push(...root.entries);
        const entries = [...root.entries];
        if (!known) catalog[reader].set(name, { name, note: json["@"] ?? "", root: { kind: "group", entries } });
      }
    }
  }
  if (mistakes.length > 0) throw new Error(mistakes.join("\n"));
  const sorted = (screens) => [...screens.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  return { pages: sorted(catalog.pages), server: sorted(catalog.server), sources };
}

function sourcesOf(node, notes) {
  switch (node.kind) {
    case "message":
      return [{ ...node, notes }];
    case "list":
      return node.items.flatMap((item) => sourcesOf(item, notes));
    case "group":
      return node.entries.flatMap(({ note, node: of }) => sourcesOf(of, note ? [note, ...notes] : notes));
    default:
      return [];
  }
}

/**
 * Returns a screen without its notes and with `change(message)` instead of each message.
 * @param {Screen} screen
 * @param {(message: Message) => Message} change
 * @returns {Screen}
 */
export function mapMessages(screen, change) {
  const map = (node) => {
    if (node.kind === "message") return change(node);
    if (node.kind === "list") return { ...node, items: node.items.map(map) };
    if (node.kind === "constant") return node;
    return { ...node, entries: node.entries.map(({ key, node: of }) => ({ key, note: "", node: map(of) })) };
  };
  return { ...screen, note: "", root: map(screen.root) };
}

function group(json, path, inList, place) {
  const entries = [];
  for (const [key, value] of Object.entries(json)) {
    const at = path ? `${path}.${key}` : key;
    if (key.startsWith("@")) {
      if (key !== "@" && !(key.slice(1) in json)) place.mistake(at, "this note has no message");
      continue;
    }
    if (!/^[a-z][A-Za-z0-9]*$/.test(key)) place.mistake(at, "a key is a name in camel case");
    const constant = inList && constants.includes(key) && typeof value === "string";
    const node = constant ? { kind: "constant", value } : nodeOf(value, at, place);
    entries.push({ key, note: json[`@${key}`] ?? "", node });
  }
  return { kind: "group", entries };
}

function nodeOf(value, path, place) {
  if (typeof value === "string") {
    const elements = elementsOf(value, sourceLanguage, (reason) => place.mistake(path, reason));
    return { kind: "message", id: place.id(path), text: value, elements, language: sourceLanguage };
  }
  if (typeof value === "number" || typeof value === "boolean") return { kind: "constant", value };
  if (Array.isArray(value)) {
    const items = value.map((item, index) =>
      typeof item === "object" && !Array.isArray(item)
        ? group(item, `${path}.${index}`, true, place)
        : nodeOf(item, `${path}.${index}`, place),
    );
    return { kind: "list", items };
  }
  return group(value, path, false, place);
}

/**
 * Parses a message. Calls `mistake` for each thing in it that the compiler does not accept.
 * @param {string} text
 * @param {string} language whose plural forms it has
 * @param {(reason: string) => void} mistake
 */
export function elementsOf(text, language, mistake) {
  try {
    const elements = parse(text, { shouldParseSkeletons: false, requiresOtherClause: true, captureLocation: true });
    for (const reason of [...unsupported(elements), ...wrongForms(elements, language)]) mistake(reason);
    return elements;
  } catch (error) {
    mistake(`not a valid ICU message: ${error.message}`);
    return [];
  }
}

// Pages and server format numbers and dates themselves, so that one message serves both.
function unsupported(elements, nested = false) {
  return elements.flatMap((element) => {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.argument:
      case TYPE.pound:
        return [];
      case TYPE.tag:
        return nested ? ["a tag cannot be inside a plural, a select or a tag"] : unsupported(element.children, true);
      case TYPE.plural: {
        const arms = Object.keys(element.options);
        const reasons = arms.flatMap((arm) => unsupported(element.options[arm].value, true));
        if (element.pluralType !== "cardinal" || element.offset !== 0) reasons.push("only plain cardinal plurals");
        return reasons;
      }
      case TYPE.select:
        return Object.values(element.options).flatMap((arm) => unsupported(arm.value, true));
      default:
        return [`format the value of {${element.value}} before; the message takes text`];
    }
  });
}

// Every plural has exactly the forms of its language, and as many exact ones (=0) as it likes.
function wrongForms(elements, language) {
  const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return pluralsOf(elements).flatMap(({ options }) => {
    const forms = Object.keys(options).filter((form) => !form.startsWith("="));
    return [
      ...forms.filter((form) => !needed.includes(form)).map((form) => `${language} has no plural form ${form}`),
      ...needed.filter((form) => !forms.includes(form)).map((form) => `the plural form ${form} is missing`),
    ];
  });
}

/** Lists the plurals of a message, nested ones too. */
export function pluralsOf(elements) {
  return elements.flatMap((element) => [
    ...(element.type === TYPE.plural ? [element] : []),
    ...Object.values(element.options ?? {}).flatMap((arm) => pluralsOf(arm.value)),
    ...pluralsOf(element.children ?? []),
  ]);
}

/**
 * Lists the gaps of a message by name, without limits.
 * @returns {Map<string, { type: "text" | "count" | "choice" | "tag", arms?: string[] }>}
 */
export function gapsOf(elements, gaps = new Map()) {
  for (const element of elements) {
    if (element.type === TYPE.argument && !limitGap.test(element.value) && !gaps.has(element.value)) {
      gaps.set(element.value, { type: "text" });
    }
    if (element.type === TYPE.plural) gaps.set(element.value, { type: "count" });
    if (element.type === TYPE.select) gaps.set(element.value, { type: "choice", arms: Object.keys(element.options) });
    if (element.type === TYPE.tag) {
      gaps.set(element.value, { type: "tag" });
      gapsOf(element.children, gaps);
    }
    if (element.options) for (const arm of Object.values(element.options)) gapsOf(arm.value, gaps);
  }
  return gaps;
}

/** Lists the limits in a message: MESSAGE_TEXT. */
export function limitsOf(elements) {
  const names = elements.flatMap((element) => [
    ...(element.type === TYPE.argument && limitGap.test(element.value) ? [element.value] : []),
    ...Object.values(element.options ?? {}).flatMap((arm) => [...limitsOf(arm.value)]),
    ...limitsOf(element.children ?? []),
  ]);
  return new Set(names);
}

/** MESSAGE_TEXT to messageText, as the limit is called in TypeScript. */
export function limitName(gap) {
  return gap.toLowerCase().replace(/_([a-z0-9])/g, (_, letter) => letter.toUpperCase());
}

/** coach-hours to coachHours. */
export function camel(name) {
  return name.replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());
}
