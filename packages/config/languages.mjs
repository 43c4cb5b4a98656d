// The language of one build of an app's pages: AANGAN_LANGUAGE, a folder of packages/copy/src. Without it, English.

import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";

/** The language that the messages are written in. Its pages have no prefix, and its export is the folder `out`. */
export const sourceLanguage = "en";

const copy = join(import.meta.dirname, "../copy/src");

/** Returns the language of this build. Throws if there are no messages in it. */
export function buildLanguage() {
  const language = process.env.AANGAN_LANGUAGE || sourceLanguage;
  if (!/^[a-z]{2}$/.test(language) || !existsSync(join(copy, language, "locale.gen.ts")))
    throw new Error(`AANGAN_LANGUAGE is ${language}, and packages/copy/src has no such folder`);
  return language;
}

/** Returns the folder of an app into which the pages of a language are exported. */
export const exportFolder = (language) => (language === sourceLanguage ? "out" : `out-${language}`);

/** Returns the path below which the site has its pages in a language, "" for English. */
export const pathPrefix = (language) => (language === sourceLanguage ? "" : `/${language}`);

/**
 * Returns the aliases by which an app's imports of messages, and of the texts in its own folder src/content, lead to
 * those of a language: `@aangan/copy/<screen>` and `@/content/<file>`. What a language lacks stays English. They are
 * in the form of Turbopack and esbuild; `app` is the app's folder.
 */
export function languageAliases(language, app) {
  if (language === sourceLanguage) return {};
  const aliases = {};
  for (const file of readdirSync(join(copy, language), { recursive: true })) {
    const [, name] = /^(.*)\.gen\.ts$/.exec(file) ?? [];
    if (name) aliases[`@aangan/copy/${name}`] = `@aangan/copy/${language}/${name}`;
  }
  const content = join(app, "src/content", language);
  if (existsSync(content))
    for (const file of readdirSync(content, { recursive: true })) {
      const [, module] = /^(.*)\.tsx?$/.exec(file) ?? [];
      if (module) aliases[`@/content/${module}`] = `./src/content/${language}/${file}`;
    }
  return aliases;
}
