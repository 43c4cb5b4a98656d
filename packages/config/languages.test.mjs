// Run with: node --test packages/config/

import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { test } from "node:test";
import { buildLanguage, languageAliases } from "./languages.mjs";

test("buildLanguage is English by default, and throws for a language without messages", (t) => {
  t.after(() => delete process.env.AANGAN_LANGUAGE);
  for (const [value, language] of [
    ["", "en"],
    ["en", "en"],
    ["hi", "hi"],
  ]) {
    process.env.AANGAN_LANGUAGE = value;
    assert.equal(buildLanguage(), language);
  }
  for (const value of ["xx", "../en", "forms"]) {
    process.env.AANGAN_LANGUAGE = value;
    assert.throws(() => buildLanguage(), /AANGAN_LANGUAGE/, value);
  }
});

test("languageAliases lead to the messages and the content of a language, and leave English as it is", (t) => {
  const app = mkdtempSync(join(tmpdir(), "aangan-app-"));
  t.after(() => rmSync(app, { recursive: true }));
  mkdirSync(join(app, "src/content/hi/blog"), { recursive: true });
  for (const file of ["faq.ts", "blog/posts.ts", "blog/the-sunday-call.md"])
    writeFileSync(join(app, "src/content/hi", file), "");
  const aliases = languageAliases("hi", app);
  assert.equal(aliases["@aangan/copy/sessions"], "@aangan/copy/hi/sessions");
  assert.equal(aliases["@aangan/copy/locale"], "@aangan/copy/hi/locale");
  assert.equal(aliases["@aangan/copy/lists"], "@aangan/copy/hi/lists");
  assert.equal(aliases["@aangan/copy/forms/login"], "@aangan/copy/hi/forms/login");
  assert.equal(aliases["@aangan/copy/routes"], undefined);
  const content = Object.entries(aliases).filter(([name]) => name.startsWith("@/"));
  assert.deepEqual(content.sort(), [
    ["@/content/blog/posts", "./src/content/hi/blog/posts.ts"],
    ["@/content/faq", "./src/content/hi/faq.ts"],
  ]);
  assert.deepEqual(languageAliases("en", app), {});
});
