// Writes a screen's messages as a TypeScript module: one export for each key.
import { TYPE } from "@formatjs/icu-messageformat-parser";
import { gapsOf, limitGap, limitName } from "./catalog.mjs";

/**
 * How a language chooses the plural form of a whole number, as an expression of `n` for each form but "other". A test
 * compares these with Intl.PluralRules.
 */
export const pluralForms = {
  en: { one: (n) => `${n} === 1` },
  hi: { one: (n) => `(${n} === 0 || ${n} === 1)` },
  ta: { one: (n) => `${n} === 1` },
};

// Names that cannot be declared. They are exported under another name.
const reserved = new Set(
  "arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var void while with yield".split(
    " ",
  ),
);

/**
 * Returns the module of one screen. Its types depend on the keys, lists, constants and gaps only, so they are the same
 * in every language.
 * @param {import("./catalog.mjs").Screen} screen
 * @param {{ limits: Record<string, number>, source?: string }} options limits are inserted into the texts; source is
 *   the file to change
 */
export function pageModule(screen, { limits, source = `*/${screen.name}.json` }) {
  const write = writer(limits);
  const head = `// Generated from messages/${source} by \`make gen\`. Change that file.\n`;
  const renamed = [];
  const body = screen.root.entries.map(({ key, note, node }) => {
    const name = reserved.has(key) ? `${key}_` : key;
    if (name !== key) renamed.push(`${name} as ${key}`);
    const value = write.node(node, "");
    const literal = node.kind === "list" || node.kind === "group" ? `${value} as const` : value;
    return `${comment(note)}${name === key ? "export " : ""}const ${name} = ${literal};\n`;
  });
  const exported = renamed.length > 0 ? `export { ${renamed.join(", ")} };\n` : "";
  return `${head}${screen.note ? `\n${comment(screen.note, "@file ")}` : ""}\n${body.join("")}${exported}`;
}

function comment(note, tag = "") {
  return note ? `/** ${tag}${note.replaceAll("*/", "* /")} */\n` : "";
}

function writer(limits) {
  const node = (value, indent, called = false) => {
    const inner = `${indent}  `;
    switch (value.kind) {
      case "message":
        if (gapsOf(value.elements).size > 0) return message(value);
        return called ? `() => ${message(value)}` : `${message(value)} as string`;
      case "constant":
        return JSON.stringify(value.value);
      case "list":
        if (value.items.length === 0) return "[]";
        return `[\n${value.items.map((item) => `${inner}${node(item, inner, withGaps(value.items))},\n`).join("")}${indent}]`;
      case "group":
        return `{\n${value.entries
          .map(({ key, note, node: of }) => {
            const code = node(of, inner, called instanceof Set && called.has(key));
            return `${comment(note).replace(/^(?=.)/, inner)}${inner}${key}: ${code},\n`;
          })
          .join("")}${indent}}`;
      default:
        throw new Error(`unknown node ${value.kind}`);
    }
  };

  const message = ({ elements, language }) => {
    const forms = pluralForms[language];
    const gaps = gapsOf(elements);
    if (gaps.size === 0) return JSON.stringify(elements.map((element) => plain(element)).join(""));
    const tagged = [...gaps.values()].some(({ type }) => type === "tag");
    const types = [...gaps].map(([name, gap]) => `${name}: ${typeOf(gap)}`).join("; ");
    if (!tagged) return `(v: { ${types} }) => ${template(elements, forms)}`;
    const parts = elements.map((element) =>
      element.type === TYPE.tag
        ? `v.${element.value}(${template(element.children, forms)})`
        : template([element], forms),
    );
    return `<T>(v: { ${types} }): (string | T)[] => [${parts.join(", ")}]`;
  };

  const plain = (element) => (element.type === TYPE.argument ? String(limit(element.value)) : element.value);

  const limit = (gap) => {
    const value = limits[limitName(gap)];
    if (value === undefined) throw new Error(`there is no limit ${limitName(gap)} for {${gap}}`);
    return value;
  };

  const template = (elements, forms, counted) => {
    const parts = elements.map((element) => {
      switch (element.type) {
        case TYPE.literal:
          return escaped(element.value);
        case TYPE.pound:
          return `\${${counted}}`;
        case TYPE.argument:
          return limitGap.test(element.value) ? String(limit(element.value)) : `\${v.${element.value}}`;
        case TYPE.plural:
          return `\${${plural(element, forms)}}`;
        case TYPE.select:
          return `\${${select(element, forms)}}`;
        default:
          throw new Error(`unexpected element ${element.type}`);
      }
    });
    const only = elements.length === 1 && /^\$\{[^`]*\}$/.test(parts[0]) && elements[0].type !== TYPE.argument;
    return only && elements[0].type !== TYPE.pound ? parts[0].slice(2, -1) : `\`${parts.join("")}\``;
  };

  const plural = (element, forms) => {
    const n = `v.${element.value}`;
    const { other, ...rest } = element.options;
    const arms = Object.entries(rest).map(([form, arm]) => {
      const isExact = form.startsWith("=");
      const test = isExact ? `${n} === ${form.slice(1)}` : forms[form](n);
      return { isExact, code: `${test} ? ${template(arm.value, forms, n)} : ` };
    });
    // Exact numbers come first: Hindi's "one" is the form of 0 too.
    const ordered = [...arms.filter(({ isExact }) => isExact), ...arms.filter(({ isExact }) => !isExact)];
    return `${ordered.map(({ code }) => code).join("")}${template(other.value, forms, n)}`;
  };

  const select = (element, forms) => {
    const { other, ...rest } = element.options;
    const arms = Object.entries(rest).map(
      ([form, arm]) => `v.${element.value} === ${JSON.stringify(form)} ? ${template(arm.value, forms)} : `,
    );
    return `${arms.join("")}${template(other.value, forms)}`;
  };

  return { node };
}

// If a message has gaps in one item of a list, it is a function in every item, so that pages can map over the items.
// Returns the keys of such messages; for a list of messages, whether one has gaps.
function withGaps(items) {
  if (items[0]?.kind === "message") return items.some((item) => gapsOf(item.elements).size > 0);
  const entries = items.flatMap((item) => item.entries ?? []);
  return new Set(
    entries.filter(({ node }) => node.kind === "message" && gapsOf(node.elements).size > 0).map(({ key }) => key),
  );
}

function typeOf(gap) {
  switch (gap.type) {
    case "count":
      return "number";
    case "tag":
      return "(text: string) => T";
    case "choice":
      return gap.arms.map((arm) => (arm === "other" ? "string & {}" : JSON.stringify(arm))).join(" | ");
    default:
      return "string | number";
  }
}

function escaped(text) {
  return text.replace(/[`\\]|\$(?=\{)/g, "\\$&");
}
