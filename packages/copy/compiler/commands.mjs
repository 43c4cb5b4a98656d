// The commands of the compiler. `server` writes the Go file of bff/domain/copy, `po` brings the PO files up to date,
// `pages` writes the TypeScript modules of src.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { readCatalog } from "./catalog.mjs";
import { pageModule } from "./pages.mjs";
import { poFile, readPo } from "./po.mjs";
import { pseudoScreen } from "./pseudo.mjs";
import { namedShapes, serverFile, translatedServerFile } from "./server.mjs";
import { languages, locales, translatedScreen, translationsOf } from "./translations.mjs";

const usage =
  "usage: main.mjs server|po|pages [--check], main.mjs po LANGUAGE SCREEN..., main.mjs pages --pseudo FOLDER";

/**
 * Runs one command. Returns the lines to print. Throws an error with every mistake in messages and translations, or
 * with the names of stale files.
 * @param {string[]} parameters see `usage`
 * @param {string} root the folder of packages/copy
 * @param {typeof languages} translations the languages besides English
 */
export function run(parameters, root, translations = languages) {
  const { values, positionals } = parseArgs({
    args: parameters,
    options: { check: { type: "boolean", default: false }, pseudo: { type: "string" } },
    allowPositionals: true,
  });
  const [part, ...names] = positionals;
  if (!["server", "po", "pages"].includes(part) || (names.length > 0 && part !== "po")) throw new Error(usage);
  const catalog = readCatalog(join(root, "messages"));
  const lines = [];
  let folders;
  if (part === "server") folders = serverFiles(root, catalog, translations);
  else if (part === "po") folders = poFiles(root, catalog, translations, names);
  else if (values.pseudo) folders = pseudoFiles(root, catalog, values.pseudo);
  else folders = pageFiles(root, catalog, translations, lines);
  const stale = folders.flatMap((files) => settle(files, values.check));
  if (stale.length > 0) throw new Error(`stale, run \`make gen\`: ${stale.join(", ")}`);
  return lines;
}

// A language has a file if any text of the server is translated into it.
function serverFiles(root, { server, sources }, all) {
  const goFolder = join(root, "../../bff/domain/copy");
  const goFiles = readdirSync(goFolder).filter((name) => name.endsWith(".go") && !/_test\.go$|\.gen\.go$/.test(name));
  const shapes = namedShapes(goFiles.map((name) => readFileSync(join(goFolder, name), "utf8")).join("\n"));
  const translated = Object.entries(all).flatMap(([language, options]) => {
    const files = readFiles(root, language);
    const isTranslated = (name) => files.has(name);
    if (!server.some(({ name }) => isTranslated(name))) return [];
    const translations = translationsOf(language, sources, files, options);
    const screens = server.map((screen) => translatedScreen(screen, translations));
    return [[language, translatedServerFile(language, screens, shapes, isTranslated)]];
  });
  const others = translated.map(([language]) => language);
  const content = new Map([
    ["messages.gen.go", formatted(serverFile(server, shapes, others))],
    ...translated.map(([language, code]) => [`messages_${language}.gen.go`, formatted(code)]),
  ]);
  return [{ folder: goFolder, owns: (name) => /^messages(?:_\w+)?\.gen\.go$/.test(name), content }];
}

function formatted(code) {
  return execFileSync("gofmt", { input: code, encoding: "utf8", maxBuffer: 1 << 26 });
}

// A screen without translations has no PO file, unless it is named to start one.
function poFiles(root, { sources }, all, [language, ...started]) {
  if (language !== undefined && !Object.hasOwn(all, language)) throw new Error(`no language ${language}`);
  for (const screen of started) if (!sources.has(screen)) throw new Error(`no screen ${screen}`);
  return Object.keys(all).map((code) => {
    const present = readFiles(root, code);
    const content = new Map();
    for (const [screen, of] of sources) {
      const entries = present.get(screen) ?? new Map();
      const isTranslated = of.some(({ id }) => entries.get(id)?.text);
      if (!isTranslated && !(code === language && started.includes(screen))) continue;
      content.set(`${screen}.po`, poFile(screen, code, of, entries));
    }
    return { folder: join(root, "messages", code), owns: (name) => name.endsWith(".po"), content };
  });
}

/** Returns the entries of a language's PO files by screen. */
function readFiles(root, language) {
  const folder = join(root, "messages", language);
  const files = new Map();
  for (const name of existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(".po")) : []) {
    try {
      files.set(name.replace(/\.po$/, ""), readPo(readFileSync(join(folder, name), "utf8")));
    } catch (error) {
      throw new Error(`${language}/${name}: ${error.message}`);
    }
  }
  return files;
}

// Each language has every module, so that a bundler needs only the folder of its language.
function pageFiles(root, { pages, sources }, all, lines) {
  const limits = readLimits(root);
  const english = pages.map((screen) => [screen.name, pageModule(screen, { limits })]);
  english.push(localeModule("en"));
  const others = Object.entries(all).map(([language, options]) => {
    const files = readFiles(root, language);
    const translations = translationsOf(language, sources, files, options);
    const { translated, missing, fuzzy } = translations;
    lines.push(`${language}: ${translated.size} messages translated, ${fuzzy} fuzzy, ${missing} missing`);
    const modules = pages.map((screen) => {
      if (!files.has(screen.name)) return [screen.name, `export * from "../en/${screen.name}.gen";\n`];
      const source = `${language}/${screen.name}.po`;
      return [screen.name, pageModule(translatedScreen(screen, translations), { limits, source })];
    });
    return typescript(join(root, "src", language), [...modules, localeModule(language)]);
  });
  return [typescript(join(root, "src/en"), english), ...others];
}

function pseudoFiles(root, { pages }, folder) {
  const limits = readLimits(root);
  const modules = pages.map((screen) => [screen.name, pageModule(pseudoScreen(screen), { limits })]);
  modules.push(localeModule("en"));
  return [typescript(folder, modules)];
}

/** The module "locale": what pages need to know about their language. */
function localeModule(language) {
  const code = `// Generated from compiler/translations.mjs by \`make gen\`. Change that file.

/** The language of these messages, for \`lang\` attributes and the \`Accept-Language\` of requests. */
export const language = "${language}" as string;

/** The locale in which \`Intl\` formats numbers, dates and lists. */
export const locale = "${locales[language]}" as string;
`;
  return ["locale", code];
}

function typescript(folder, modules) {
  const content = new Map(modules.map(([name, code]) => [`${name}.gen.ts`, code]));
  // bff/domain/copy/gen writes lists and forms into the same folders.
  const isMessages = (name) => !readFileSync(join(folder, name), "utf8").startsWith("// Generated from bff/domain ");
  return { folder, owns: (name) => name.endsWith(".gen.ts") && isMessages(name), content };
}

function readLimits(root) {
  const limits = {};
  const source = readFileSync(join(root, "src/limits.gen.ts"), "utf8");
  for (const [, name, value] of source.matchAll(/^ {2}(\w+): (\d+),$/gm)) limits[name] = Number(value);
  return limits;
}

/** Writes what differs and removes what is superfluous; with `check` only returns their names. */
function settle({ folder, owns, content }, check) {
  const present = new Map(
    (existsSync(folder) ? readdirSync(folder) : [])
      .filter(owns)
      .map((name) => [name, readFileSync(join(folder, name), "utf8")]),
  );
  const changed = [...content].filter(([name, text]) => present.get(name) !== text);
  const superfluous = [...present.keys()].filter((name) => !content.has(name));
  if (check) return [...changed.map(([name]) => name), ...superfluous].map((name) => join(basename(folder), name));
  if (changed.length > 0) mkdirSync(folder, { recursive: true });
  for (const [name, text] of changed) writeFileSync(join(folder, name), text);
  for (const name of superfluous) rmSync(join(folder, name));
  return [];
}
