// Packs the exported pages of the apps for the Go binary: compresses every file once, at the highest level, and writes
// the server's metadata of each (type, hash, sizes, the hashes of inline scripts for the page's policy).
//
// node packages/config/pack/pack.mjs [site] [member] [coach]
//
// reads apps/<app>/out, the pages in English, and apps/<app>/out-<language>, and writes bff/internal/static/dist:
//   blobs/<hash>.br .gz .raw        one per distinct content; apps and languages share most of theirs
//   <app>.gen.json                  path -> { type, hash, size, sizes, immutable, scripts, origins }
//   <app>.<language>.gen.json       the same for another language than English
//
// An app or a language that is not built loses its manifest, and the server reports that. Content that was packed
// before is not packed again.

import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import zlib from "node:zlib";
import { exportFolder, sourceLanguage } from "../languages.mjs";
import { holdsOrigins } from "./origins.mjs";

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

export const apps = ["site", "member", "coach"];

const types = {
  ".html": "text/html; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".map": "application/json",
  ".webmanifest": "application/manifest+json",
  ".xml": "application/xml",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".gif": "image/gif",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".woff": "font/woff",
  ".mp3": "audio/mpeg",
  ".pdf": "application/pdf",
};

// Formats that are already compressed.
const precompressed = new Set([".png", ".jpg", ".jpeg", ".gif", ".webp", ".avif", ".woff2", ".woff", ".mp3", ".pdf"]);

// Below this a header costs more than compression saves.
const minSize = 256;

/** Returns the content type for a file name; unknown ones are binary downloads. */
export function typeOf(file) {
  return types[path.extname(file).toLowerCase()] ?? "application/octet-stream";
}

/**
 * Reports whether a file's name changes with its content. Next puts such files in a few folders, with a hash in the
 * name; its manifests under the fixed build id keep their names and must be revalidated.
 */
export function isImmutable(url) {
  return (
    /^\/(_next\/static\/(chunks|css|media)|script)\//.test(url) && /(?=[^/]*\d)[0-9a-z_~-]{8,}\.[a-z0-9]+$/i.test(url)
  );
}

/**
 * Returns the hashes, in the format of a Content-Security-Policy, of a page's inline scripts. The server has the same
 * function for pages in which it replaces URLs; both run the table in scripts.json.
 */
export function inlineScripts(html) {
  const found = new Set();
  for (const match of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi)) {
    const [, attributes = "", text = ""] = match;
    if (/\ssrc\s*=/i.test(attributes) || text === "") continue;
    // Data blocks are not executed, so they need no hash.
    const type = /\stype\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1];
    if (type && !/^(module|text\/javascript|application\/javascript)$/i.test(type)) continue;
    const normalized = text.replace(/\r\n?/g, "\n");
    found.add(`sha256-${createHash("sha256").update(normalized).digest("base64")}`);
  }
  return [...found].sort();
}

async function* walk(folder) {
  for (const entry of (await readdir(folder, { withFileTypes: true })).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* walk(full);
    else if (entry.isFile()) yield full;
  }
}

// Rename after writing: an interrupted build must not leave an incomplete file.
async function writeWhole(file, data) {
  const part = `${file}.${process.pid}.part`;
  await writeFile(part, data);
  await rename(part, file);
}

/** Packs one content unless that was done before. Returns the encodings that are on disk for it. */
async function packBlob(blobs, hash, data, ext) {
  const at = (suffix) => path.join(blobs, `${hash}.${suffix}`);
  if (existsSync(at("gz")) && existsSync(at("br"))) return { encodings: ["br", "gz"], fresh: false };
  if (existsSync(at("raw"))) return { encodings: ["raw"], fresh: false };
  if (data.length >= minSize && !precompressed.has(ext)) {
    const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_LGWIN } = zlib.constants;
    const [br, gz] = await Promise.all([
      brotli(data, {
        params: { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: data.length, [BROTLI_PARAM_LGWIN]: 22 },
      }),
      gzip(data, { level: 9 }),
    ]);
    if (br.length < data.length * 0.95) {
      await writeWhole(at("br"), br);
      await writeWhole(at("gz"), gz);
      return { encodings: ["br", "gz"], fresh: true };
    }
  }
  await writeWhole(at("raw"), data);
  return { encodings: ["raw"], fresh: true };
}

/** Returns the languages in which an app's pages are built, by the names of its folders. */
async function languagesOf(root, app) {
  const folder = path.join(root, "apps", app);
  if (!existsSync(folder)) return [];
  return (await readdir(folder))
    .sort()
    .flatMap((name) => (name === "out" ? [sourceLanguage] : (/^out-([a-z]{2})$/.exec(name)?.[1] ?? [])))
    .filter((language) =>
      ["index.html", "404.html"].some((page) => existsSync(path.join(folder, exportFolder(language), page))),
    );
}

async function packApp(root, dist, app, language, limit) {
  const out = path.join(root, "apps", app, exportFolder(language));
  const manifest = path.join(dist, manifestOf(app, language));
  const blobs = path.join(dist, "blobs");
  const entries = [];
  // Two files with the same content (Next writes such pairs) are one blob: the second waits for the first.
  const packing = new Map();
  const packOnce = (hash, data, ext) => {
    const begun = packing.get(hash);
    if (begun) return begun.then(({ encodings }) => ({ encodings, fresh: false }));
    const first = packBlob(blobs, hash, data, ext);
    packing.set(hash, first);
    return first;
  };
  const jobs = [];
  let packed = 0;
  for await (const file of walk(out)) {
    const url = `/${path.relative(out, file).split(path.sep).join("/")}`;
    jobs.push(
      limit(async () => {
        const data = await readFile(file);
        const hash = createHash("sha256").update(data).digest("hex").slice(0, 32);
        const ext = path.extname(file).toLowerCase();
        const { encodings, fresh } = await packOnce(hash, data, ext);
        if (fresh) packed += 1;
        const sizes = Object.fromEntries(
          await Promise.all(
            encodings.map(async (encoding) => [encoding, (await stat(path.join(blobs, `${hash}.${encoding}`))).size]),
          ),
        );
        const entry = { type: typeOf(file), hash, size: data.length, sizes, immutable: isImmutable(url) };
        if (ext === ".html") entry.scripts = inlineScripts(data.toString("utf8"));
        if (holdsOrigins(url, data)) entry.origins = true;
        entries.push([url, entry]);
      }),
    );
  }
  await Promise.all(jobs);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  const text = `${JSON.stringify({ app, files: Object.fromEntries(entries) })}\n`;
  // An unchanged manifest keeps its modification time, so that Go's build cache stays valid.
  if (!existsSync(manifest) || (await readFile(manifest, "utf8")) !== text) await writeWhole(manifest, text);
  return { app, language, built: true, packed, files: Object.fromEntries(entries) };
}

/** Returns the name of the manifest of an app's pages in a language. */
const manifestOf = (app, language) => (language === sourceLanguage ? `${app}.gen.json` : `${app}.${language}.gen.json`);

/**
 * Throws unless files of the same name below /_next have the same content in every language: the server takes them from
 * any of them, and browsers keep them.
 */
function assertSharedCode([first, ...others]) {
  for (const { app, language, files } of others)
    for (const [url, { hash }] of Object.entries(files))
      if (url.startsWith("/_next/") && first.files[url] && first.files[url].hash !== hash)
        throw new Error(`${app} has ${url} with other content in ${language} than in ${first.language}`);
}

/** Runs at most n tasks at once. */
function limiter(n) {
  let running = 0;
  const waiting = [];
  const next = () => {
    running -= 1;
    waiting.shift()?.();
  };
  return async (task) => {
    if (running >= n) await new Promise((resolve) => waiting.push(resolve));
    running += 1;
    try {
      return await task();
    } finally {
      next();
    }
  };
}

/**
 * Packs the named apps and deletes blobs that no manifest refers to. Returns one summary per app and language. Throws
 * if two languages of an app have different code under one name.
 */
export async function pack(root, names = apps) {
  const dist = path.join(root, "bff/internal/static/dist");
  const blobs = path.join(dist, "blobs");
  await mkdir(blobs, { recursive: true });
  const limit = limiter(availableParallelism() + 2);
  const results = [];
  // One after the other, so that shared files are packed once.
  for (const app of names) {
    const languages = await languagesOf(root, app);
    const packed = [];
    for (const language of languages) packed.push(await packApp(root, dist, app, language, limit));
    if (packed.length > 0) assertSharedCode(packed);
    for (const name of await readdir(dist))
      if (name.startsWith(`${app}.`) && !languages.some((language) => name === manifestOf(app, language)))
        await rm(path.join(dist, name));
    if (!languages.includes(sourceLanguage)) results.push({ app, language: sourceLanguage, built: false });
    results.push(...packed);
  }
  const used = new Set();
  for (const name of await readdir(dist)) {
    if (!name.endsWith(".gen.json")) continue;
    const { files } = JSON.parse(await readFile(path.join(dist, name), "utf8"));
    for (const entry of Object.values(files)) used.add(entry.hash);
  }
  for (const name of await readdir(blobs)) {
    if (!used.has(name.split(".")[0])) await rm(path.join(blobs, name));
  }
  return results;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../../..");
  const names = process.argv.slice(2);
  const unknown = names.filter((name) => !apps.includes(name));
  if (unknown.length > 0) {
    console.error(`pack: no such app: ${unknown.join(", ")} (there are ${apps.join(", ")})`);
    process.exit(2);
  }
  for (const { app, language, built, files, packed } of await pack(root, names.length > 0 ? names : apps)) {
    process.stdout.write(
      built
        ? `packed ${app} in ${language}: ${Object.keys(files).length} files, ${packed} of them new\n`
        : `${app} is not built (apps/${app}/out is missing)\n`,
    );
  }
}
