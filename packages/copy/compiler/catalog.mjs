// Reads and checks the message catalogue: messages/{pages,shared,server}/<screen>.json.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, TYPE } from "@formatjs/icu-messageformat-parser";

// Messages of `shared` belong to pages and server. A screen may have a file in each folder, with different keys.
const folders = ["shared", "pages", "server"];

/** Fields of a list's items that are copied and not translated. */
const constants = ["code", "id", "href"];

/** A gap in capitals is a limit of bff/domain/copy/limits.go: {MESSAGE_TEXT} is Limits.MessageText. */
export const limitGap = /^[A-Z][A-Z0-9_]*$/;

/**
 * A screen, or a part of the server, with its messages.
 * @typedef {{ name: string, note: string, root: Group }} Screen
 * @typedef {{ kind: "message", text: string, elements: import("@formatjs/icu-messageformat-parser").MessageFormatElement[] }} Message
 * @typedef {{ kind: "constant", value: string | number | boolean }} Constant
 * @typedef {{ kind: "list", items: Node[] }} List
 * @typedef {{ kind: "group", entries: { key: string, note: string, node: Node }[] }} Group
 * @typedef {Message | Constant | List | Group} Node
 */

/**
 * Returns the screens of the pages and of the server, by name. Throws an error that lists every mistake with its file
 * and key.
 * @param {string} dir the folder of the messages
 * @returns {{ pages: Screen[], server: Screen[] }}
 */
export function readCatalog(dir) {
  const mistakes = [];
  const read = new Map();
  const catalog = { pages: new Map(), server: new Map() };
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
      const root = group(json, "", false, (path, text) => mistakes.push(`${place}: ${path}: ${text}`));
      const name = file.replace(/\.json$/, "");
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
  return { pages: sorted(catalog.pages), server: sorted(catalog.server) };
}

function group(json, path, inList, mistake) {
  const entries = [];
  for (const [key, value] of Object.entries(json)) {
    const at = path ? `${path}.${key}` : key;
    if (key.startsWith("@")) {
      if (key !== "@" && !(key.slice(1) in json)) mistake(at, "this note has no message");
      continue;
    }
    if (!/^[a-z][A-Za-z0-9]*$/.test(key)) mistake(at, "a key is a name in camel case");
    const constant = inList && constants.includes(key) && typeof value === "string";
    const node = constant ? { kind: "constant", value } : nodeOf(value, at, mistake);
    entries.push({ key, note: json[`@${key}`] ?? "", node });
  }
  return { kind: "group", entries };
}

function nodeOf(value, path, mistake) {
  if (typeof value === "string") return { kind: "message", text: value, elements: elementsOf(value, path, mistake) };
  if (typeof value === "number" || typeof value === "boolean") return { kind: "constant", value };
  if (Array.isArray(value)) {
    const items = value.map((item, index) =>
      typeof item === "object" && !Array.isArray(item)
        ? group(item, `${path}.${index}`, true, mistake)
        : nodeOf(item, `${path}.${index}`, mistake),
    );
    return { kind: "list", items };
  }
  return group(value, path, false, mistake);
}

function elementsOf(text, path, mistake) {
  try {
    const elements = parse(text, { shouldParseSkeletons: false, requiresOtherClause: true, captureLocation: true });
    for (const reason of unsupported(elements)) mistake(path, reason);
    return elements;
  } catch (error) {
    mistake(path, `not a valid ICU message: ${error.message}`);
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

/** MESSAGE_TEXT to messageText, as the limit is called in TypeScript. */
export function limitName(gap) {
  return gap.toLowerCase().replace(/_([a-z0-9])/g, (_, letter) => letter.toUpperCase());
}

/** coach-hours to coachHours. */
export function camel(name) {
  return name.replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());
}
