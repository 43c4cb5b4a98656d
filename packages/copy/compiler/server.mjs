// Writes the messages that the server says as a Go file of package copy.
import { TYPE } from "@formatjs/icu-messageformat-parser";
import { camel, gapsOf, limitGap, limitName } from "./catalog.mjs";

// Words that Go writes in capitals at the start of a name.
const initialisms = ["faq", "id", "url", "ai", "am", "pm"];

/**
 * Returns the Go file of the English messages, unformatted: a type and a variable for each screen that the server
 * reads, and the type Catalog with all screens.
 * @param {import("./catalog.mjs").Screen[]} screens
 * @param {Map<string, string>} shapes name of a named struct type by its fields, as `namedShapes` returns them
 * @param {string[]} others the languages that have a file of `translatedServerFile`
 */
export function serverFile(screens, shapes, others) {
  const variables = screens.map((screen) => {
    const { name, type, declaration } = screenType(screen, shapes);
    return `${declaration}${comment(name, screen.note)}var ${name} = ${literal(screen.root, type, shapes)}\n`;
  });
  const fields = screens.map((screen) => {
    const { name, type } = screenType(screen, shapes);
    return `${name} *${type}\n`;
  });
  const languages = ["en", ...others].map((language) => `"${language}": &${catalogName(language)},\n`);
  return `${head("packages/copy/messages")}
// Catalog has what the server says in one language. It is read with In.
type Catalog struct {\n\tlanguage string\n${fields.join("")}}

var ${catalogName("en")} = Catalog{\nlanguage: "en",\n${screens.map(englishField).join("")}}

// catalogs are the catalogs by language.
var catalogs = map[string]*Catalog{\n${languages.join("")}}

${variables.join("\n")}`;
}

/**
 * Returns the Go file of a translation, unformatted: the catalog of the language. Screens without translations are the
 * English ones.
 * @param {string} language
 * @param {import("./catalog.mjs").Screen[]} screens with the translations that there are
 * @param {Map<string, string>} shapes
 * @param {(name: string) => boolean} isTranslated whether the screen of this name has translations
 */
export function translatedServerFile(language, screens, shapes, isTranslated) {
  const fields = screens.map((screen) => {
    if (!isTranslated(screen.name)) return englishField(screen);
    const { name, type } = screenType(screen, shapes);
    return `${name}: &${literal(screen.root, type, shapes)},\n`;
  });
  return `${head(`packages/copy/messages/${language}`)}
var ${catalogName(language)} = Catalog{\nlanguage: "${language}",\n${fields.join("")}}
`;
}

function head(folder) {
  return `// Code generated from ${folder} by \`make gen\`. DO NOT EDIT.\n\npackage copy\n`;
}

const catalogName = (language) => `catalog${language[0].toUpperCase()}${language.slice(1)}`;

function englishField({ name }) {
  return `${goName(camel(name))}: &${goName(camel(name))},\n`;
}

// The type has a name, so that the catalogs of all languages have it. It is declared unless another screen or Go code
// has the same fields and a name for them.
function screenType(screen, shapes) {
  const name = goName(camel(screen.name));
  const type = typeOf(screen.root, shapes);
  if (!type.startsWith("struct")) return { name, type, declaration: "" };
  const declared = `${name}Texts`;
  return {
    name,
    type: declared,
    declaration: `// ${declared} are the texts of ${name}.\ntype ${declared} ${type}\n\n`,
  };
}

/**
 * Finds the struct types with texts only in Go source, so that a group of messages with the same fields has that type.
 * @param {string} source Go source
 */
export function namedShapes(source) {
  const shapes = new Map();
  for (const [, name, body] of source.matchAll(/^type (\w+) struct \{([^{}]*)\}/gm)) {
    const fields = body
      .replace(/\/\/.*$/gm, "")
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean)
      .map((line) => line.match(/^([\w, ]+?)\s+(string|Template|Plural)$/));
    if (fields.length === 0 || fields.includes(null)) continue;
    shapes.set(fields.flatMap((field) => field[1].split(/,\s*/)).join(" "), name);
  }
  return shapes;
}

function comment(name, note) {
  if (!note) return "";
  const words = `${name}: ${note[0].toLowerCase()}${note.slice(1)}`.split(" ");
  const lines = [""];
  for (const word of words) {
    if (lines.at(-1).length + word.length > 115) lines.push("");
    lines[lines.length - 1] += `${lines.at(-1) ? " " : ""}${word}`;
  }
  return lines.map((line) => `// ${line}\n`).join("");
}

/** coachName to CoachName, faqTitle to FAQTitle. */
export function goName(key) {
  const first = key.match(/^[a-z0-9]+/)[0];
  const start = initialisms.includes(first) ? first.toUpperCase() : first[0].toUpperCase() + first.slice(1);
  return start + key.slice(first.length);
}

function typeOf(node, shapes) {
  switch (node.kind) {
    case "constant":
      return { string: "string", number: "int", boolean: "bool" }[typeof node.value];
    case "message":
      if (node.elements.some(({ type }) => type === TYPE.plural)) return "Plural";
      return gapsOf(node.elements).size > 0 ? "Template" : "string";
    case "list": {
      const types = node.items.map((item) => typeOf(item, shapes));
      if (types.includes("Template")) return "[]Template";
      return `[]${types[0] ?? "string"}`;
    }
    default: {
      const fields = node.entries.map(({ key }) => goName(key)).join(" ");
      const named = shapes.get(fields);
      if (named && node.entries.every((entry) => entry.node.kind === "message" || entry.node.kind === "constant")) {
        return named;
      }
      return `struct {\n${node.entries.map(({ key, node: of }) => `${goName(key)} ${typeOf(of, shapes)}\n`).join("")}}`;
    }
  }
}

function literal(node, type, shapes) {
  switch (node.kind) {
    case "constant":
      return JSON.stringify(node.value);
    case "message":
      return type === "Plural" ? plural(node) : text(node.elements, type);
    case "list":
      return `${type}{\n${node.items.map((item) => `${literal(item, type.slice(2), shapes)},\n`).join("")}}`;
    default:
      return `${type}{\n${node.entries
        .map(({ key, node: of }) => `${goName(key)}: ${literal(of, typeOf(of, shapes), shapes)},\n`)
        .join("")}}`;
  }
}

// {count} of a plural is filled by Plural.For; limits are constants of the program.
function text(elements, type) {
  const parts = [];
  for (const element of elements) {
    const last = parts.at(-1);
    if (element.type === TYPE.argument && limitGap.test(element.value)) {
      parts.push(`itoa(Limits.${goName(limitName(element.value))})`);
    } else {
      const piece =
        element.type === TYPE.literal ? element.value : element.type === TYPE.pound ? "{count}" : `{${element.value}}`;
      if (element.type === TYPE.select || element.type === TYPE.tag || element.type === TYPE.plural) {
        throw new Error(`the server cannot say a select, a tag or a nested plural: ${element.value}`);
      }
      if (typeof last === "object") last.text += piece;
      else parts.push({ text: piece });
    }
  }
  if (parts.length === 0) return '""';
  const code = parts.map((part) => (typeof part === "object" ? JSON.stringify(part.text) : part)).join(" + ");
  return type === "Template" && parts.length > 1 ? `Template(${code})` : code;
}

function plural(node) {
  const [element, ...rest] = node.elements;
  if (rest.length > 0 || element.value !== "count") {
    throw new Error(`a plural of the server is the whole message, and counts {count}: ${node.text}`);
  }
  const { one, other, ...exact } = element.options;
  if (Object.keys(exact).length > 0) throw new Error(`a plural of the server has no exact numbers: ${node.text}`);
  return `Plural{${text(one.value, "Template")}, ${text(other.value, "Template")}, "${node.language}"}`;
}
