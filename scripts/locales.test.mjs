import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const root = new URL("../", import.meta.url);
const folders = ["apps/site", "apps/member", "apps/coach", "packages/ui", "packages/product", "packages/shell"];

// Pages format in their own language, from @aangan/copy/locale.

// English or the browser's own language where the page's is meant.
const fixed =
  /(?:Intl\.\w*(?:Format|Collator|PluralRules)|toLocale\w+String)\((?:undefined|"en|\)(?!\.resolvedOptions))|"en-[A-Z]{2}"|"en_US"/;

/** Where English is meant: values that are computed with and not shown, and texts that exist in English only. */
const meant = {
  "apps/coach/src/features/calendar/week.ts": "minutes of a day",
  "apps/coach/src/lib/zoned.ts": "parts of a date",
  "apps/member/src/features/community/day.ts": "a day as YYYY-MM-DD",
  "apps/member/src/features/messages/changes.ts": "a day as YYYY-MM-DD",
  "apps/member/src/features/my-data/queries.ts": "a day as YYYY-MM-DD",
  "packages/product/src/conversation/thread.ts": "a day as YYYY-MM-DD",
  "packages/shell/src/locale/dates.ts": "names of zones",
  "packages/ui/src/attachment/words.ts": "texts of the stories",
  "packages/ui/src/time-slots/clock.ts": "names of zones, and a day as YYYY-MM-DD",
};

test("no page formats in a fixed language or the browser's", () => {
  const found = new Set();
  for (const folder of folders) {
    for (const name of readdirSync(new URL(`${folder}/src/`, root), { recursive: true, encoding: "utf8" })) {
      if (!/\.tsx?$/.test(name) || /(?:\.test|\.stories|export-test)\.tsx?$/.test(name)) continue;
      const path = `${folder}/src/${name}`;
      if (fixed.test(readFileSync(new URL(path, root), "utf8"))) found.add(path);
    }
  }
  assert.deepEqual([...found].sort(), Object.keys(meant).sort());
});
