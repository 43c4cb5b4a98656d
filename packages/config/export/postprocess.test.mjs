// Run with: node --test packages/config/export/

import assert from "node:assert/strict";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { deferHydration, isDeferred } from "./defer-hydration.mjs";
import { withFonts } from "./fonts.mjs";
import { postprocess } from "./postprocess.mjs";
import { isPlain, stripRuntime } from "./strip-runtime.mjs";

const head = '<meta charSet="utf-8"/><link rel="preconnect" href="/" crossorigin=""/><title>A page</title>';
const runtime =
  '<link rel="preload" as="script" href="/_next/a.js"/><script src="/_next/a.js" async=""></script><script>self.__next_f.push([1,"x"])</script>';
const ownScripts =
  '<script data-keep="" data-first="">policy()</script><script data-keep="">theme()</script><script data-keep="" type="module" src="/script/site-1.js"></script><script type="application/ld+json">{"a":1}</script>';
const page = (body) =>
  `<!DOCTYPE html><html lang="en"><head>${head}${ownScripts}${runtime}</head><body>${body}${runtime}</body></html>`;
const plain = page('<div hidden=""><!--$--><!--/$--></div><div data-plain=""><p>Read<!-- --> me</p></div>');
const form = page("<form></form>");
const media = "_next/static/media";

function createExport(t, files) {
  const out = mkdtempSync(join(tmpdir(), "aangan-export-"));
  t.after(() => rmSync(out, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(out, name)), { recursive: true });
    writeFileSync(join(out, name), text);
  }
  return { out, read: (name) => readFileSync(join(out, name), "utf8"), has: (name) => existsSync(join(out, name)) };
}

const fonts = {
  [`${media}/eczar-latin-wght-normal.1d3u.woff2`]: "",
  [`${media}/eczar-latin-ext-wght-normal.3lub.woff2`]: "",
  [`${media}/mukta-latin-400-normal.437v.woff2`]: "",
  [`${media}/mukta-latin-600-normal.3hee.woff2`]: "",
};

test("stripRuntime removes the framework's scripts, and keeps the app's own scripts and data", () => {
  const html = stripRuntime(plain);
  assert.ok(html.includes(ownScripts));
  assert.ok(!html.includes("/_next/"), html);
  assert.ok(!html.includes("__next_f"));
  assert.ok(html.includes("<p>Read me</p>"));
  assert.ok(!html.includes("hidden"));
});

test("isPlain reports only pages with the data-plain attribute", () => {
  assert.ok(isPlain(plain));
  assert.ok(!isPlain(form));
  assert.ok(!isPlain(page("<p>data-plain=</p>")));
});

test("stripRuntime throws an error with the page's name for a page with a Suspense boundary", () => {
  assert.throws(() => stripRuntime(page('<template id="B:0"></template>'), "out/late.html"), /out\/late\.html/);
  assert.throws(() => stripRuntime(page('<div hidden="" id="S:0"></div>')), /Suspense/);
});

test("withFonts inserts the preloads after the character set, once, and removes the empty preconnect", () => {
  const links = '<link rel="preload" href="/f.woff2" as="font" type="font/woff2" crossorigin=""/>';
  const html = withFonts(form, ["/f.woff2"]);
  assert.ok(html.includes(`<head><meta charSet="utf-8"/>${links}<title>`), html.slice(0, 300));
  assert.equal(withFonts(html, ["/f.woff2"]), html);
  const elsewhere = '<link rel="preconnect" href="https://elsewhere.example"/>';
  assert.ok(withFonts(form.replace("<title>", `${elsewhere}<title>`), ["/f.woff2"]).includes(elsewhere));
  assert.throws(() => withFonts("<html><head></head></html>", ["/f.woff2"]), /character set/);
});

test("deferHydration loads the framework's scripts on the first user event or with a draft, each once", () => {
  const deferred = page('<div data-wakes=""><form></form></div>');
  assert.ok(isDeferred(deferred) && !isDeferred(form));
  const html = deferHydration(deferred, "out/contact.html");
  assert.ok(!/<script src="\/_next/.test(html), html);
  assert.ok(html.includes('<link rel="prefetch" as="script" href="/_next/a.js"/>'));
  assert.ok(html.includes('<script>self.__next_f.push([1,"x"])</script>'));
  assert.ok(html.includes(ownScripts));
  assert.equal(deferHydration(html), html);
  assert.throws(() => deferHydration("<html><head></head></html>", "out/contact.html"), /out\/contact\.html/);

  const [, code] = /data-waker="">(.*?)<\/script>/.exec(html);
  const listening = new Map();
  const run = (drafts) => {
    const loaded = [];
    const document = {
      createElement: () => ({ setAttribute: (_name, source) => loaded.push(source) }),
      head: { appendChild() {} },
      addEventListener: (name, listener) => listening.set(name, listener),
      removeEventListener: (name) => listening.delete(name),
    };
    new Function("document", "sessionStorage", code)(document, { length: drafts });
    return loaded;
  };
  const loaded = run(0);
  assert.deepEqual(loaded, []);
  listening.get("focusin")();
  assert.equal(listening.size, 0);
  assert.deepEqual([...new Set(loaded)], ["/_next/a.js"]);
  assert.notEqual(run(1).length, 0, "a draft wakes the page at once");
});

test("postprocess strips the marked pages and their payloads, and leaves other files unchanged", (t) => {
  const { out, read, has } = createExport(t, {
    ...fonts,
    "index.html": plain,
    "index.txt": "payload",
    "__next._full.txt": "payload",
    "about.html": plain,
    "about.txt": "payload",
    "about/__next._tree.txt": "payload",
    "about/us.html": form,
    "about/us.txt": "payload",
    "about/us/__next._tree.txt": "payload",
    "robots.txt": "User-Agent: *",
  });
  assert.deepEqual(postprocess(out), { plain: 2, hydrated: 1 });
  assert.ok(!read("about.html").includes("__next_f"));
  assert.ok(read("about/us.html").includes("__next_f"));
  for (const name of ["index.html", "about.html", "about/us.html"]) {
    const links = [...read(name).matchAll(/<link rel="preload" href="([^"]*)" as="font"/g)].map(([, href]) => href);
    assert.deepEqual(links, [
      `/${media}/eczar-latin-wght-normal.1d3u.woff2`,
      `/${media}/mukta-latin-400-normal.437v.woff2`,
    ]);
  }
  for (const removed of ["index.txt", "__next._full.txt", "about.txt", "about/__next._tree.txt"])
    assert.ok(!has(removed), removed);
  for (const unchanged of ["about/us.txt", "about/us/__next._tree.txt", "robots.txt"])
    assert.ok(has(unchanged), unchanged);
  const before = read("about.html");
  postprocess(out);
  assert.equal(read("about.html"), before);
});

test("postprocess preloads the fonts of the language's script, below the language's prefix", (t) => {
  const { out, read } = createExport(t, {
    ...fonts,
    [`${media}/eczar-devanagari-wght-normal.0z7_.woff2`]: "",
    [`${media}/mukta-devanagari-400-normal.3pa3.woff2`]: "",
    "index.html": plain,
    "contact.html": page('<div data-wakes=""><form></form></div>').replaceAll('"/_next', '"/hi/_next'),
  });
  postprocess(out, "hi", "/hi");
  const [, title, text] = read("index.html").split('rel="preload" href="');
  assert.match(title, new RegExp(`^/hi/${media}/eczar-devanagari-wght-normal\\.0z7_\\.woff2"`));
  assert.match(text, new RegExp(`^/hi/${media}/mukta-devanagari-400-normal\\.3pa3\\.woff2"`));
  assert.ok(read("contact.html").includes('<link rel="prefetch" as="script" href="/hi/_next/a.js"/>'));
});

test("postprocess throws for an export without the first fonts", (t) => {
  const { out } = createExport(t, { "index.html": form, [`${media}/eczar-latin-wght-normal.1d3u.woff2`]: "" });
  assert.throws(() => postprocess(out), /mukta-latin-400/);
});
