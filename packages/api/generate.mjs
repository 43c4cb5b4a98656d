// Writes src/<bff>/schema.gen.ts from each BFF's OpenAPI document. --check only reports whether they are current.
import { readFile, writeFile } from "node:fs/promises";
import openapiTS, { astToString } from "openapi-typescript";

const check = process.argv.includes("--check");
let stale = 0;
for (const bff of ["site", "member", "coach"]) {
  const document = new URL(`../../bff/${bff}/openapi.json`, import.meta.url);
  const target = new URL(`src/${bff}/schema.gen.ts`, import.meta.url);
  const types = astToString(await openapiTS(document, { alphabetize: true }));
  const text = `// Generated from bff/${bff}/openapi.json by \`make gen\`. Do not edit.\n\n${types}`;
  if (!check) await writeFile(target, text);
  else if ((await readFile(target, "utf8").catch(() => "")) !== text) {
    console.error(`packages/api/src/${bff}/schema.gen.ts is not what bff/${bff}/openapi.json describes: run make gen`);
    stale++;
  }
}
process.exit(stale ? 1 : 0);
