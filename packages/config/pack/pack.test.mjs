// Run with: node --test packages/config/pack/

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { test } from "node:test";
import zlib from "node:zlib";
import { holdsOrigins } from "./origins.mjs";
import { inlineScripts, isImmutable, pack, typeOf } from "./pack.mjs";

async function createApps(files) {
  const root = await mkdtemp(path.join(tmpdir(), "aangan-pack-"));
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(root, "apps", name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  return { root, dist: path.join(root, "bff/internal/static/dist") };
}

const long = "courtyard ".repeat(200);

test("pack compresses every file, shares equal contents, and hashes the inline scripts", async (t) => {
  const { root, dist } = await createApps({
    "member/out/index.html": `<html><script>run(1)</script><script src="/a.js"></script>${long}</html>`,
    "member/out/_next/static/chunks/0a1b2c3d4e5f.js": `let a = "${long}"`,
    "coach/out/index.html": "<html></html>",
    "coach/out/_next/static/chunks/0a1b2c3d4e5f.js": `let a = "${long}"`,
  });
  t.after(() => rm(root, { recursive: true }));
  const results = await pack(root);
  assert.deepEqual(
    results.map((r) => [r.app, r.built]),
    [
      ["site", false],
      ["member", true],
      ["coach", true],
    ],
  );
  const member = JSON.parse(await readFile(path.join(dist, "member.gen.json"), "utf8"));
  const page = member.files["/index.html"];
  assert.equal(page.type, "text/html; charset=utf-8");
  assert.equal(page.immutable, false);
  assert.deepEqual(page.scripts, [`sha256-${createHash("sha256").update("run(1)").digest("base64")}`]);
  const chunk = member.files["/_next/static/chunks/0a1b2c3d4e5f.js"];
  assert.equal(chunk.immutable, true);
  const br = await readFile(path.join(dist, "blobs", `${chunk.hash}.br`));
  assert.equal(zlib.brotliDecompressSync(br).toString(), `let a = "${long}"`);
  const gz = await readFile(path.join(dist, "blobs", `${chunk.hash}.gz`));
  assert.equal(zlib.gunzipSync(gz).toString(), `let a = "${long}"`);
  assert.deepEqual(chunk.sizes, { br: br.length, gz: gz.length });
  const coach = JSON.parse(await readFile(path.join(dist, "coach.gen.json"), "utf8"));
  assert.equal(coach.files["/_next/static/chunks/0a1b2c3d4e5f.js"].hash, chunk.hash);
  assert.deepEqual(Object.keys(coach.files["/index.html"].sizes), ["raw"]);
});

test("pack writes one blob for many files with the same content", async (t) => {
  const names = Array.from({ length: 40 }, (_, index) => `site/out/page-${index}.txt`);
  const { root, dist } = await createApps({
    "site/out/index.html": "<p>site</p>",
    ...Object.fromEntries(names.map((name) => [name, long])),
  });
  t.after(() => rm(root, { recursive: true }));
  const [result] = await pack(root, ["site"]);
  assert.equal(Object.keys(result.files).length, 41);
  assert.equal(result.packed, 2);
  assert.equal((await readdir(path.join(dist, "blobs"))).length, 3);
});

test("pack keeps the blobs of unchanged files, and deletes those of removed ones", async (t) => {
  const { root, dist } = await createApps({
    "site/out/index.html": `<p>${long}</p>`,
    "site/out/old.txt": `old ${long}`,
  });
  t.after(() => rm(root, { recursive: true }));
  await pack(root);
  const blobs = path.join(dist, "blobs");
  const before = await readdir(blobs);
  assert.equal(before.length, 4);
  const times = await Promise.all(before.map(async (name) => (await stat(path.join(blobs, name))).mtimeMs));
  const again = await pack(root);
  assert.equal(again[0].packed, 0);
  assert.deepEqual(await Promise.all(before.map(async (name) => (await stat(path.join(blobs, name))).mtimeMs)), times);

  await rm(path.join(root, "apps/site/out/old.txt"));
  await writeFile(path.join(root, "apps/site/out/index.html"), `<p>changed ${long}</p>`);
  assert.equal((await pack(root))[0].packed, 1);
  const after = await readdir(blobs);
  assert.equal(after.length, 2);
  assert.equal(
    after.some((name) => before.includes(name)),
    false,
  );
});

test("pack writes a manifest for each language of an app, and one blob for what they share", async (t) => {
  const { root, dist } = await createApps({
    "member/out/index.html": `<p>Dashboard</p>${long}`,
    "member/out/_next/static/chunks/0a1b2c3d4e5f.js": `let a = "${long}"`,
    "member/out-hi/index.html": `<p>डैशबोर्ड</p>${long}`,
    "member/out-hi/_next/static/chunks/0a1b2c3d4e5f.js": `let a = "${long}"`,
    "member/out-hi/_next/static/chunks/1a1b2c3d4e5f.js": `let hi = "${long}"`,
    "member/out-of-date/index.html": "not a language",
  });
  t.after(() => rm(root, { recursive: true }));
  const results = await pack(root, ["member"]);
  assert.deepEqual(
    results.map(({ language, built }) => [language, built]),
    [
      ["en", true],
      ["hi", true],
    ],
  );
  const filesOf = async (name) => JSON.parse(await readFile(path.join(dist, name), "utf8")).files;
  const [english, hindi] = [await filesOf("member.gen.json"), await filesOf("member.hi.gen.json")];
  assert.notEqual(english["/index.html"].hash, hindi["/index.html"].hash);
  const chunk = "/_next/static/chunks/0a1b2c3d4e5f.js";
  assert.equal(english[chunk].hash, hindi[chunk].hash);
  assert.equal((await readdir(path.join(dist, "blobs"))).length, 8);

  // A language that is no longer built loses its manifest and its blobs.
  await rm(path.join(root, "apps/member/out-hi"), { recursive: true });
  await pack(root, ["member"]);
  assert.deepEqual((await readdir(dist)).sort(), ["blobs", "member.gen.json"]);
  assert.equal((await readdir(path.join(dist, "blobs"))).length, 4);
});

test("pack throws if languages have different code under one name", async (t) => {
  const { root } = await createApps({
    "member/out/index.html": "<p>Dashboard</p>",
    "member/out/_next/static/chunks/0a1b2c3d4e5f.js": "let a = 1",
    "member/out-hi/index.html": "<p>डैशबोर्ड</p>",
    "member/out-hi/_next/static/chunks/0a1b2c3d4e5f.js": "let a = 2",
  });
  t.after(() => rm(root, { recursive: true }));
  await assert.rejects(pack(root, ["member"]), /0a1b2c3d4e5f\.js with other content in hi/);
});

test("pack deletes the manifest of an app that is no longer built", async (t) => {
  const { root, dist } = await createApps({ "coach/out/index.html": "<p>coach</p>" });
  t.after(() => rm(root, { recursive: true }));
  await pack(root);
  await rm(path.join(root, "apps/coach/out"), { recursive: true });
  const results = await pack(root);
  assert.equal(results.find((r) => r.app === "coach").built, false);
  assert.deepEqual(await readdir(dist), ["blobs"]);
});

test("inlineScripts returns the hashes of executable inline scripts only", async () => {
  const table = JSON.parse(await readFile(new URL("scripts.json", import.meta.url), "utf8"));
  const hash = (text) => `sha256-${createHash("sha256").update(text).digest("base64")}`;
  assert.ok(table.length > 5);
  for (const { html, runs } of table) assert.deepEqual(inlineScripts(html), runs.map(hash).sort(), html);
});

test("pack marks the files that contain placeholders of public URLs, and no others", async (t) => {
  const { root, dist } = await createApps({
    "site/out/index.html": '<a href="https://member.aangan.invalid/auth">in</a>',
    "site/out/feed.xml": `<link>https://site.aangan.invalid/blog</link>${long}`,
    "site/out/robots.txt": "Sitemap: https://site.aangan.invalid/sitemap.xml",
    "site/out/faq.html": "<p>none</p>",
  });
  t.after(() => rm(root, { recursive: true }));
  await pack(root, ["site"]);
  const { files } = JSON.parse(await readFile(path.join(dist, "site.gen.json"), "utf8"));
  const marked = Object.entries(files).filter(([, entry]) => entry.origins === true);
  assert.deepEqual(
    marked.map(([name]) => name),
    ["/feed.xml", "/index.html", "/robots.txt"],
  );
  assert.equal("origins" in files["/faq.html"], false);
});

test("holdsOrigins throws for a placeholder that the server cannot replace", () => {
  const assertRejected = (url, text) => assert.throws(() => holdsOrigins(url, Buffer.from(text)), url);
  assertRejected("/_next/static/chunks/0a1b2c3d4e5f.js", 'fetch("https://member.aangan.invalid/api")');
  assertRejected("/script/site-0a1b2c3d4e5f.js", "https://member.aangan.invalid");
  assertRejected("/style.css", "url(https://site.aangan.invalid/x.png)");
  assertRejected("/x.html", "https%3A%2F%2Fsite.aangan.invalid%2Fblog");
  assertRejected("/x.html", '<a href="//member.aangan.invalid/auth">');
  assertRejected("/x.html", "https://site.aangan.invalid.example/");
  assertRejected("/x.html", "https://site.aangan.invalid:8080/");
  assertRejected("/x.html", "https://admin.aangan.invalid/");

  const withLength = (text) => `1:T${Buffer.byteLength(text).toString(16)},${text}2:["$","p",null,{}]\n`;
  const inPage = (flight) =>
    // As the framework does it: split anywhere, each part a JavaScript string.
    `<p></p>${[flight.slice(0, 7), flight.slice(7)].map((part) => `<script>self.__next_f.push([1,${JSON.stringify(part)}])</script>`).join("")}`;
  const insideLongText = withLength("नमस्ते https://site.aangan.invalid/");
  const nextToLongText = `${withLength("नमस्ते, no address here")}3:{"href":"https://site.aangan.invalid/"}\n`;
  assertRejected("/contact.html", inPage(insideLongText));
  assertRejected("/contact.txt", insideLongText);
  assert.equal(holdsOrigins("/contact.html", Buffer.from(inPage(nextToLongText))), true);
  assert.equal(holdsOrigins("/contact.txt", Buffer.from(nextToLongText)), true);
});

test("isImmutable and typeOf decide by the file name", () => {
  assert.equal(isImmutable("/_next/static/chunks/0a1b2c3d4e5f6.js"), true);
  assert.equal(isImmutable("/_next/static/media/mukta-400.0aff12bc.woff2"), true);
  assert.equal(isImmutable("/_next/static/aangan/_buildManifest.js"), false);
  assert.equal(isImmutable("/dashboard.html"), false);
  assert.equal(typeOf("x.woff2"), "font/woff2");
  assert.equal(typeOf("x.unknown"), "application/octet-stream");
});
