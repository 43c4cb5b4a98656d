// Lists the parts of the programs and pages with their licences, and fails on a licence that is not allowed:
//
//   node scripts/sbom.mjs          writes sbom/go.cdx.json, sbom/npm.cdx.json (CycloneDX) and sbom/licences.md
//   node scripts/sbom.mjs --check  only checks the licences
//
// Tools that do not become part of the product (test runners, linters) are not listed.
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

/** Licences that fit a commercial product. MPL-2.0 and OFL-1.1 apply to changed files and fonts only. */
const allowed = new Set(
  `MIT ISC 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 MPL-2.0 OFL-1.1 CC0-1.0 BlueOak-1.0.0 Python-2.0 Unlicense`.split(
    " ",
  ),
);

/**
 * Licences of packages that were compared with their text, where the tool finds none or another, or where the use
 * allows them.
 */
const readByHand = [
  {
    name: /^golang\.org\/x\/|^google\.golang\.org\//,
    found: "BSD-Source-Code",
    licence: "BSD-3-Clause",
    why: "Go's own BSD text, which the tool takes for another",
  },
  {
    name: /^github\.com\/pressly\/goose\/v3$/,
    found: "",
    licence: "MIT",
    why: "its MIT text has three copyright lines",
  },
  {
    name: /^@img\/sharp-/,
    found: "LGPL-3.0-or-later",
    licence: "LGPL-3.0-or-later",
    why: "an optional image library of Next; the pages are exported, so it is not part of what runs",
  },
  { name: /^caniuse-lite$/, found: "CC-BY-4.0", licence: "CC-BY-4.0", why: "data on browsers, read during builds" },
];

const exceptionOf = (part) => readByHand.find(({ name, found }) => name.test(part.name) && found === part.licence);

/** Whether a licence expression is allowed: one side of each OR, and both sides of each AND. */
const fits = (expression) =>
  expression
    .replace(/[()]/g, "")
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((licence) => allowed.has(licence)));

/** Returns a sentence for each part, {name, version, licence}, whose licence is not allowed. */
export function notAllowed(parts) {
  return parts
    .filter((part) => !fits(part.licence) && !exceptionOf(part))
    .map(
      ({ name, version, licence }) =>
        `${name} ${version} has the licence "${licence}", which is not on the list in scripts/sbom.mjs`,
    );
}

const run = (command, args) =>
  execFileSync(command, args, { encoding: "utf8", maxBuffer: 1 << 28, stdio: ["ignore", "pipe", "pipe"] });

function goParts(output) {
  const tool = run("bash", ["tools/build.sh", "cyclonedx-gomod"]).trim();
  run(tool, ["app", "-json", "-licenses", "-noserial", "-main", "cmd/aangan", "-output", output, "bff"]);
  const { components } = JSON.parse(readFileSync(output, "utf8"));
  return components
    .filter(({ name }) => !name.startsWith("aangan/"))
    .map(({ name, version, licenses, evidence }) => ({
      name,
      version,
      licence: (licenses ?? evidence?.licenses ?? [])
        .map(({ license, expression }) => expression ?? license.id ?? license.name)
        .join(" AND "),
    }));
}

function npmParts() {
  const byLicence = JSON.parse(run("npx", ["--yes", "pnpm@10.34.9", "licenses", "list", "--prod", "--json"]));
  return Object.values(byLicence)
    .flat()
    .flatMap(({ name, versions, license }) => versions.map((version) => ({ name, version, licence: license })))
    .filter(({ name }) => !name.startsWith("@aangan/"))
    .sort((a, b) => `${a.name}@${a.version}`.localeCompare(`${b.name}@${b.version}`, "en"));
}

const npmSbom = (parts) => ({
  $schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
  bomFormat: "CycloneDX",
  specVersion: "1.6",
  version: 1,
  metadata: { component: { type: "application", name: "aangan-pages" } },
  components: parts.map(({ name, version, licence }) => {
    const purl = `pkg:npm/${name.replace("@", "%40")}@${version}`;
    return { type: "library", "bom-ref": purl, purl, name, version, licenses: [{ expression: licence }] };
  }),
});

const table = (title, parts) =>
  [
    `## ${title}`,
    "",
    "| part | version | licence |",
    "| --- | --- | --- |",
    ...parts.map((part) => {
      const exception = exceptionOf(part);
      return `| ${part.name} | ${part.version} | ${exception ? `${exception.licence} (${exception.why})` : part.licence} |`;
    }),
    "",
  ].join("\n");

function main() {
  const check = process.argv.includes("--check");
  const folder = check ? ".cache" : "sbom";
  mkdirSync(folder, { recursive: true });
  const go = goParts(`${folder}/go.cdx.json`);
  const npm = npmParts();
  if (!check) {
    writeFileSync("sbom/npm.cdx.json", `${JSON.stringify(npmSbom(npm), null, 2)}\n`);
    writeFileSync(
      "sbom/licences.md",
      `# Licences\n\n${table("Go modules of the program aangan", go)}\n${table("npm packages of the pages and their builds", npm)}`,
    );
  }
  const problems = notAllowed([...go, ...npm]);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exit(1);
  console.log(
    `${go.length} Go modules and ${npm.length} npm packages, all with allowed licences${check ? "" : ", in sbom/"}`,
  );
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) main();
