// The licences of the product's parts: the real list passes, and a licence that is not allowed fails.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import test from "node:test";

import { notAllowed } from "./sbom.mjs";

test("a licence that is not allowed is reported with its package", () => {
  const part = (name, licence) => ({ name, version: "1.0.0", licence });
  for (const licence of [
    "AGPL-3.0-only",
    "GPL-3.0-or-later",
    "LGPL-3.0-or-later",
    "SSPL-1.0",
    "Unknown",
    "",
    "MIT AND GPL-2.0-only",
  ]) {
    const problems = notAllowed([part("left-pad", "MIT"), part("taken", licence)]);
    assert.equal(problems.length, 1, licence);
    assert.match(problems[0], /^taken 1\.0\.0 has the licence/);
  }
  for (const licence of ["MIT", "(MIT OR GPL-2.0-only)", "Apache-2.0 AND BSD-3-Clause"]) {
    assert.deepEqual(notAllowed([part("fine", licence)]), [], licence);
  }
  // A licence that a person allowed for one package is not allowed for another.
  assert.equal(notAllowed([part("caniuse-lite", "CC-BY-4.0"), part("other", "CC-BY-4.0")]).length, 1);
});

test("all licences of the product are allowed", { timeout: 540_000 }, () => {
  assert.match(
    execFileSync("node", ["scripts/sbom.mjs", "--check"], { encoding: "utf8" }),
    /all with allowed licences/,
  );
});
