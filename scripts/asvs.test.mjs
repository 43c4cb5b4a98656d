import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

const root = join(import.meta.dirname, "..");
const read = (path) => readFileSync(join(root, path), "utf8");
const git = (...args) => {
  const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 64 << 20 });
  assert.equal(status, 0, `git ${args.join(" ")}`);
  return stdout;
};

/** Numbers of the requirements of levels 1 and 2, by chapter and section. The gaps are those of level 3. */
const requirements = {
  1: { 1: "1-2", 2: "1-9", 3: "1-11", 4: "1-3", 5: "1-2" },
  2: { 1: "1-3", 2: "1-3", 3: "1-4", 4: "1" },
  3: { 2: "1-2", 3: "1-4", 4: "1-6", 5: "1-5", 7: "1-2" },
  4: { 1: "1-3", 2: "1", 3: "1-2", 4: "1-4" },
  5: { 1: "1", 2: "1-3", 3: "1-2", 4: "1-3" },
  6: { 1: "1-3", 2: "1-12", 3: "1-4", 4: "1-4", 5: "1-5", 6: "1-3", 8: "1-4" },
  7: { 1: "1-3", 2: "1-4", 3: "1-2", 4: "1-5", 5: "1-2", 6: "1-2" },
  8: { 1: "1-2", 2: "1-3", 3: "1", 4: "1" },
  9: { 1: "1-3", 2: "1-4" },
  10: { 1: "1-2", 2: "1-2", 3: "1-4", 4: "1-11", 5: "1-5", 6: "1-2", 7: "1-3" },
  11: { 1: "1-2", 2: "1-3", 3: "1-3", 4: "1-4", 5: "1", 6: "1" },
  12: { 1: "1-3", 2: "1-2", 3: "1-4" },
  13: { 1: "1", 2: "1-5", 3: "1-2", 4: "1-5" },
  14: { 1: "1-2", 2: "1-4", 3: "1-3" },
  15: { 1: "1-3", 2: "1-3", 3: "1-7" },
  16: { 1: "1", 2: "1-5", 3: "1-4", 4: "1-3", 5: "1-3" },
  17: { 1: "1", 2: "1-4", 3: "1-2" },
};

const numbers = Object.entries(requirements).flatMap(([chapter, sections]) =>
  Object.entries(sections).flatMap(([section, ranges]) =>
    ranges.split(",").flatMap((range) => {
      const [from, to = from] = range.split("-").map(Number);
      return Array.from({ length: to - from + 1 }, (_, i) => `${chapter}.${section}.${from + i}`);
    }),
  ),
);

const rows = read("docs/asvs.md")
  .split("\n")
  .map((line) => /^\| (\d+\.\d+\.\d+) \(level [12]\) \| (.+) \| (.+) \| (.+) \|$/.exec(line))
  .filter((row) => row !== null)
  .map(([, number, short, status, reason]) => ({ number, short, status, reason }));

test("docs/asvs.md lists every requirement of levels 1 and 2 once, with a status and a reason", () => {
  assert.deepEqual(
    rows.map(({ number }) => number),
    numbers,
  );
  for (const { number, status, reason } of rows) {
    assert.match(status, /^(met|not applicable|\*\*not met\*\*)$/, number);
    assert.ok(reason.trim().length > 8, number);
    if (status === "**not met**") assert.match(reason, /It takes /, `${number} does not say what it would take`);
  }
  const count = (status) => rows.filter((row) => row.status === status).length;
  const said = `Of ${rows.length} requirements ${count("met")} are met, ${count("not applicable")} don't apply, and ${count("**not met**")} are not met.`;
  assert.ok(read("docs/asvs.md").includes(said), said);
});

test("every test and file that docs/asvs.md, docs/privacy.md or docs/trust.md names exists", () => {
  const found = new Set(
    git("grep", "-hoE", "^func (Test|Fuzz)[A-Za-z0-9_]+", "--", "*_test.go").match(/(?:Test|Fuzz)\w+/g),
  );
  for (const page of ["docs/asvs.md", "docs/privacy.md", "docs/trust.md"]) {
    const text = read(page);
    for (const [, name] of text.matchAll(/`((?:Test|Fuzz)[A-Z]\w+)`/g)) assert.ok(found.has(name), `${page}: ${name}`);
    for (const [, path] of text.matchAll(/`((?:bff|db|packages|apps|scripts|docs)\/[\w./-]+)`/g))
      assert.ok(existsSync(join(root, path)), `${page}: ${path}`);
  }
  // A browser test is named by its file and a part of its title.
  for (const [, path, title] of read("docs/asvs.md").matchAll(/`([\w./-]+\.(?:spec|test)\.ts)` \("([^"]+)"\)/g))
    assert.ok(read(path).includes(title), `${path}: ${title}`);
});

test("docs/privacy.md names every table of the schema", () => {
  const text = read("docs/privacy.md");
  const created = new Set();
  for (const file of git("ls-files", "db/migrations/*.sql").trim().split("\n")) {
    const [up] = read(file).split("-- +goose Down");
    for (const [, verb, names] of up.matchAll(/^(create table|drop table) (?:if (?:not )?exists )?([\w, ]+)/gm))
      for (const name of names.trim().split(/,\s*/)) verb === "create table" ? created.add(name) : created.delete(name);
  }
  assert.ok(created.size > 70);
  assert.deepEqual(
    [...created].filter((name) => !text.includes(`\`${name}\``)),
    [],
  );
});
