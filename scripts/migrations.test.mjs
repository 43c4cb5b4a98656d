// The check of migrations finds what would block a database in use or break the previous version.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test from "node:test";

const check = (files) => {
  const folder = mkdtempSync(join(tmpdir(), "aangan-migrations-"));
  try {
    for (const [name, sql] of Object.entries(files)) writeFileSync(join(folder, name), sql);
    return spawnSync("bash", ["scripts/migrations.sh", folder], { encoding: "utf8" });
  } finally {
    rmSync(folder, { recursive: true });
  }
};

test("an unsafe migration fails with its rule", () => {
  for (const [rule, statement] of Object.entries({
    "constraint-missing-not-valid": "alter table messages add constraint m check (seq > 0);",
    "adding-foreign-key-constraint": "alter table messages add constraint m foreign key (id) references members (id);",
    "ban-drop-column": "alter table messages drop column text;",
    "ban-drop-table": "drop table messages;",
    "changing-column-type": "alter table messages alter column seq type text;",
    "renaming-column": "alter table messages rename column text to words;",
    "adding-required-field": "alter table messages add column words text not null;",
    "require-concurrent-index-creation": "create index messages_text_idx on messages (text);",
  })) {
    const { status, stdout } = check({ "00099_unsafe.sql": `-- +goose Up\n${statement}\n-- +goose Down\nselect 1;\n` });
    assert.equal(status, 1, statement);
    assert.match(stdout, new RegExp(`00099_unsafe.sql:.*${rule}`));
  }
});

test("safe migrations, the baseline and the way down pass", () => {
  const { status, stdout, stderr } = check({
    "00008_baseline.sql": "-- +goose Up\ndrop table messages;\n",
    "00099_safe.sql":
      "-- +goose Up\nalter table messages add column words text;\n-- +goose Down\nalter table messages drop column words;\n",
  });
  assert.equal(status, 0, stdout + stderr);
});
