import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

// For tests of exported pages: which messages their scripts contain, and how many bytes a language costs.

const root = join(import.meta.dirname, "../../..");
const copy = import.meta.dirname;

/** One message of a screen, or one group or list of them. */
interface Message {
  screen: string;
  /** Its key, without the keys inside a group. Of lists and forms, the name of the export. */
  key: string;
  /** Its texts between gaps. */
  texts: readonly string[];
}

/** Texts shorter than this occur in too many places to tell where they come from. */
const shortest = 16;

/** The places where texts begin and end in code, and where a bundler may write them differently. */
const ends = /(\\.|["'`\n]|\$\{[^}]*\})/;

/** Takes source code apart into its texts and what is between them. */
const piecesOf = (code: string): string[] => code.split(ends).filter((piece) => piece && !ends.test(piece));

const isTelling = (text: string): boolean => text.length >= shortest;

/** Returns the messages of a language, those of lists and forms too. A screen without translations has the English ones. */
function messagesIn(language: string): Message[] {
  const files = readdirSync(join(copy, language), { recursive: true, encoding: "utf8" });
  return files.filter(isGenerated).flatMap((file) => {
    const screen = file.replace(/\.gen\.ts$/, "");
    const own = readFileSync(join(copy, language, file), "utf8");
    const source = own.startsWith("export *") ? readFileSync(join(copy, "en", file), "utf8") : own;
    return source
      .split(/^(?=(?:export )?const )/m)
      .slice(1)
      .map((part) => {
        const literals = part.match(/"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g) ?? [];
        return { screen, key: /const (\w+?)_? /.exec(part)?.[1] ?? "", texts: literals.flatMap(piecesOf) };
      });
  });
}

const isGenerated = (file: string): boolean => file.endsWith(".gen.ts");

/** The languages that there are messages in. */
const languages = (): string[] => readdirSync(copy).filter((name) => /^[a-z]{2}$/.test(name));

/** Returns the texts of generated modules that are the same in every language: codes, phrases, numbers. */
const sharedTexts = (): string[] =>
  readdirSync(copy, { recursive: true, encoding: "utf8" })
    .filter((file) => isGenerated(file) && !/^[a-z]{2}\//.test(file))
    .flatMap((file) => piecesOf(readFileSync(join(copy, file), "utf8")));

/** Returns the sources in a folder, without tests. */
const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|stories|export-test)\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), "utf8"));

/** An app's pages in one language. */
export interface LanguageExport {
  language: string;
  /** The folder of the export. */
  folder: string;
  /** The path below which the app serves it. */
  prefix: string;
}

/** Returns the names of an export's files with an ending. */
export const filesOf = ({ folder }: LanguageExport, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(ending));

/**
 * Returns the messages in an export's scripts that do not belong there, each with the script: of a language that the
 * pages do not show, of a screen that the app does not import, or with a key that its sources do not name. `app` is the
 * app's folder.
 */
export function strayMessages(app: string, pages: LanguageExport): string[] {
  const folders = [app, ...["ui", "product", "shell"].map((name) => join(root, "packages", name))];
  const sources = folders.flatMap((folder) => sourcesIn(join(folder, "src")));
  const words = new Set(sources.flatMap((source) => source.match(/\w+/g) ?? []));
  const screens = new Set(
    sources.flatMap((source) => Array.from(source.matchAll(/"@aangan\/copy\/([a-z/-]+)"/g), ([, screen]) => screen)),
  );
  // Help in a crisis is in the pages in English too, by a module of its own.
  const used = [
    ...messagesIn(pages.language).filter(({ screen }) => screens.has(screen)),
    ...messagesIn("en").filter(({ screen }) => screens.has(`${screen}-in-english`)),
  ].filter(({ key }) => words.has(key));
  const expected = new Set([...used.flatMap(({ texts }) => texts), ...sharedTexts(), ...sources.flatMap(piecesOf)]);
  const strays = new Map<string, string>();
  for (const language of languages())
    for (const { screen, key, texts } of messagesIn(language))
      for (const text of texts.filter(isTelling))
        if (!expected.has(text)) strays.set(text, `${language}/${screen}.${key}`);
  return filesOf(pages, ".js").flatMap((script) =>
    piecesOf(readFileSync(join(pages.folder, script), "utf8")).flatMap((text) => {
      const from = strays.get(text);
      return from ? [`${script} has ${from}: ${text}`] : [];
    }),
  );
}

/** Returns the paths of the scripts that an exported page loads first, without the export's prefix. */
function firstScripts({ folder, prefix }: LanguageExport, page: string): string[] {
  const html = readFileSync(join(folder, page), "utf8");
  const found = html.matchAll(/<script\b[^>]*\ssrc="([^"]+)"|<link\b[^>]*\bas="script"[^>]*\shref="([^"]+)"/g);
  return [...new Set(Array.from(found, ([, src, href]) => (src ?? href ?? "").slice(prefix.length)))];
}

/** The compressed size of code in bytes, at a level that suffices for comparisons. */
const sentSize = (content: string): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length;

/**
 * The sizes of the scripts that a page loads first, in compressed bytes. They are compressed as one: the bundler divides
 * code into files by its size, so elsewhere in another language, which costs bytes too.
 */
export interface FirstLoad {
  page: string;
  /** In English. */
  english: number;
  /** In the other language. */
  other: number;
  /** In the other language, if its messages were as long as in English. */
  withEnglishTexts: number;
}

/** Returns the English texts by those of a language. */
function translationsOf(language: string): Map<string, string> {
  const originals = new Map(messagesIn("en").map(({ screen, key, texts }) => [`${screen}.${key}`, texts]));
  const english = new Map<string, string>();
  for (const { screen, key, texts } of messagesIn(language)) {
    const original = originals.get(`${screen}.${key}`) ?? [];
    // Languages put gaps in other places. Only the length matters, so the last text gets what is left.
    for (const [index, text] of texts.entries())
      if (text !== original[index])
        english.set(text, original.slice(index, index + 1 < texts.length ? index + 1 : undefined).join(""));
  }
  return english;
}

/** Returns the first loads of the pages of an export in English, next to those of the same pages in another language. */
export function firstLoads(english: LanguageExport, other: LanguageExport): FirstLoad[] {
  const translations = translationsOf(other.language);
  const inEnglish = (code: string) =>
    code
      .split(ends)
      .map((piece) => translations.get(piece) ?? piece)
      .join("");
  const sizes = new Map<string, number>();
  const total = (of: LanguageExport, page: string, change: (code: string) => string = (code) => code) => {
    const code = change(
      firstScripts(of, page)
        .map((script) => readFileSync(join(of.folder, script), "utf8"))
        .join("\n"),
    );
    const size = sizes.get(code) ?? sentSize(code);
    sizes.set(code, size);
    return size;
  };
  return filesOf(english, ".html").map((page) => ({
    page,
    english: total(english, page),
    other: total(other, page),
    withEnglishTexts: total(other, page, inEnglish),
  }));
}
