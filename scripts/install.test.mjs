import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";

const makefile = join(import.meta.dirname, "../Makefile");

for (const { title, pnpm, fails } of [
  {
    title: "a failing install fails the target and does not mark the packages as installed",
    pnpm: "false",
    fails: true,
  },
  { title: "an install without output marks the packages as installed", pnpm: "true", fails: false },
])
  test(title, (t) => {
    const folder = mkdtempSync(join(tmpdir(), "aangan-install-"));
    t.after(() => rmSync(folder, { recursive: true, force: true }));
    mkdirSync(join(folder, "node_modules"));
    for (const name of ["pnpm-lock.yaml", "pnpm-workspace.yaml", "package.json"]) writeFileSync(join(folder, name), "");
    const args = ["-C", folder, "-f", makefile, `PNPM=${pnpm}`, "node_modules/.installed"];
    const { status } = spawnSync("make", args, { stdio: "ignore", timeout: 60_000 });
    assert.equal(status !== 0, fails);
    assert.equal(existsSync(join(folder, "node_modules/.installed")), !fails);
  });
