import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { run } from "./commands.mjs";
import { folderOf } from "./testing.mjs";

const here = import.meta.dirname;
const chat = {
  plain: "Hello",
  gaps: "Hello {name}, at most {NOTE_MAX}",
  count: "{count, plural, one {one day} other {many days}}",
  choice: "{who, select, coach {Your coach} other {Someone}}",
  linked: "Read the <terms>terms of {year}</terms>",
  delete: "Delete",
  group: { title: "T", text: "{a}" },
  steps: [
    { code: "one", text: "first" },
    { code: "two", text: "then {a}" },
  ],
};
const hindi = {
  "pages:chat.plain": "नमस्ते",
  "pages:chat.gaps": "{NOTE_MAX} तक, {name}",
  "pages:chat.count": "{count, plural, one {दिन} other {कई दिन}}",
  "pages:chat.choice": "{who, select, other {कोई} coach {आपके कोच}}",
  "pages:chat.linked": "{year} की <terms>शर्तें</terms>",
  "pages:chat.delete": "मिटाएँ",
  "pages:chat.group.text": "{a} का",
  "pages:chat.steps.0.text": "पहला",
  "pages:chat.steps.1.text": "फिर {a}",
};

let folder;
beforeEach(() => {
  folder = folderOf({
    "messages/pages/chat.json": chat,
    "messages/pages/left.json": { bye: "Goodbye" },
    "messages/shared/chat.json": { both: "Both" },
    "messages/server/late.json": { late: "Too late" },
    "src/limits.gen.ts": "export const limits = {\n  noteMax: 40,\n};\n",
  });
});
afterEach(() => rmSync(folder, { recursive: true }));

// The test's messages are not complete in any language.
const compile = (...parameters) => run(parameters, folder, { hi: { complete: false }, ta: { complete: false } });

const read = (name) => readFileSync(join(folder, name), "utf8");
const write = (name, json) => writeFileSync(join(folder, name), JSON.stringify(json));

/** Writes translations into the PO file of a screen, by id. */
function translate(translations, name = "messages/hi/chat.po") {
  let file = read(name);
  for (const [id, text] of Object.entries(translations)) {
    file = file.replace(new RegExp(`(msgctxt "${id}"\nmsgid (?:".*"\n)+msgstr) ".*"`), `$1 ${JSON.stringify(text)}`);
  }
  writeFileSync(join(folder, name), file);
}

/** Returns what the type checker says about pairs of modules, which must have the same types. */
function typeErrors(pairs) {
  const lines = pairs.map((pair, index) => {
    const types = pair.map((path) => `typeof import("${path.replace(/\.ts$/, "")}")`);
    return `export const same${index}: Same<${types.join(", ")}> = true;\n`;
  });
  const same = "type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;\n";
  writeFileSync(join(folder, "proof.ts"), same + lines.join(""));
  const compilerOptions = { strict: true, noEmit: true, module: "preserve", target: "es2022", types: [] };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["proof.ts"] }));
  const tsc = join(here, "../../../node_modules/typescript/bin/tsc");
  const { stdout, stderr } = spawnSync(process.execPath, [tsc, "--pretty", "false", "-p", folder], {
    encoding: "utf8",
  });
  return `${stdout}${stderr}`;
}

/** Pairs the modules of two folders, which must have the same names. */
function pairsOf(one, other) {
  const modulesOf = (folder) =>
    readdirSync(folder, { recursive: true })
      .filter((name) => name.endsWith(".gen.ts"))
      .sort();
  const names = modulesOf(one);
  expect(modulesOf(other)).toEqual(names);
  return names.map((name) => [join(one, name), join(other, name)]);
}

test("a translation is started, checked, compiled and removed", () => {
  compile("po");
  expect(existsSync(join(folder, "messages/hi"))).toBe(false);
  compile("po", "hi", "chat", "left");
  expect(readdirSync(join(folder, "messages/hi"))).toEqual(["chat.po", "left.po"]);

  translate({ "pages:chat.plain": "नमस्ते" });
  expect(() => compile("po", "--check")).toThrow("stale, run `make gen`: hi/left.po");
  compile("po");
  expect(readdirSync(join(folder, "messages/hi"))).toEqual(["chat.po"]);
  expect(compile("pages")).toEqual([
    "hi: 1 messages translated, 0 fuzzy, 12 missing",
    "ta: 0 messages translated, 0 fuzzy, 13 missing",
  ]);
  expect(read("src/hi/chat.gen.ts")).toContain('export const plain = "नमस्ते" as string;');
  expect(read("src/hi/left.gen.ts")).toBe('export * from "../en/left.gen";\n');
  compile("po", "--check");
  compile("pages", "--check");

  translate({ "pages:chat.plain": "नमस्कार" });
  expect(() => compile("pages", "--check")).toThrow("stale, run `make gen`: hi/chat.gen.ts");
  translate({ "pages:chat.gaps": "{name" });
  expect(() => compile("pages")).toThrow("hi/chat.po: pages:chat.gaps: not a valid ICU message");
  translate({ "pages:chat.gaps": "" });

  write("messages/pages/chat.json", { ...chat, plain: "Hi" });
  expect(() => compile("po", "--check")).toThrow("stale, run `make gen`: hi/chat.po");
  compile("po");
  expect(read("messages/hi/chat.po")).toContain('#, fuzzy\n#| msgid "Hello"\nmsgctxt "pages:chat.plain"\nmsgid "Hi"\n');
  expect(compile("pages")[0]).toBe("hi: 0 messages translated, 1 fuzzy, 12 missing");
  expect(read("src/hi/chat.gen.ts")).toContain('export const plain = "Hi" as string;');

  rmSync(join(folder, "messages/pages/chat.json"));
  rmSync(join(folder, "messages/shared/chat.json"));
  compile("po");
  compile("pages");
  expect(readdirSync(join(folder, "messages/hi"))).toEqual([]);
  expect(readdirSync(join(folder, "src/hi"))).toEqual(["left.gen.ts", "locale.gen.ts"]);
});

test("a PO file that cannot be read is reported with its name", () => {
  compile("po", "hi", "chat");
  writeFileSync(join(folder, "messages/hi/chat.po"), "<<<<<<< HEAD\n");
  for (const part of ["po", "pages"]) expect(() => compile(part)).toThrow("hi/chat.po: Error parsing PO data");
});

test("modules have the same types in every language", () => {
  compile("po", "hi", "chat");
  translate(hindi);
  compile("pages");
  expect(read("src/hi/chat.gen.ts")).not.toContain("Hello");
  compile("pages", "--pseudo", join(folder, "pseudo"));
  const [english, other, pseudo] = ["src/en", "src/hi", "pseudo"].map((name) => join(folder, name));
  const product = ["hi", "ta"].flatMap((name) => pairsOf(join(here, "../src/en"), join(here, "../src", name)));
  expect(typeErrors([...pairsOf(english, other), ...pairsOf(english, pseudo), ...product])).toBe("");

  const code = read("src/hi/chat.gen.ts");
  const broken = [
    ['"नमस्ते" as string', '"नमस्ते"'],
    ["name: string | number", "names: string | number"],
    ["() =>", "(v: { a: string }) =>"],
    ['code: "one"', 'code: "other"'],
    ["export { delete_ as delete };", ""],
  ].map(([from, to], index) => {
    expect(code).toContain(from);
    writeFileSync(join(folder, `broken${index}.ts`), code.replace(from, to));
    return [join(english, "chat.gen.ts"), join(folder, `broken${index}.ts`)];
  });
  expect(typeErrors(broken).match(/TS2322/g)).toHaveLength(broken.length);
}, 60_000);

test.each([
  [["nothing"], "usage: "],
  [[], "usage: "],
  [["pages", "chat"], "usage: "],
  [["pages", "--chek"], "Unknown option '--chek'"],
  [["po", "fr", "chat"], "no language fr"],
  [["po", "hi", "nowhere"], "no screen nowhere"],
])("%j is rejected", (parameters, message) => {
  expect(() => compile(...parameters)).toThrow(message);
});
