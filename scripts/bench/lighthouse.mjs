// Lighthouse over every page of the sitemap, and its section of the report. Figures below their target are printed
// with their causes, and fail nothing.
import { execFile, execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { withProduct } from "./product.mjs";

/** The targets for each page of the site: performance, accessibility, best practices, SEO. */
const aims = [95, 100, 100, 100];

/** Installs Lighthouse where only it lives, once for each lock file. */
async function install(root, say) {
  const folder = join(root, "tools/lighthouse");
  const lock = readFileSync(join(folder, "pnpm-lock.yaml"), "utf8");
  const mark = join(folder, "node_modules/.installed-lock");
  if (existsSync(mark) && readFileSync(mark, "utf8") === lock) return;
  say("Installing Lighthouse (170 MB, once)");
  const pnpm = ["--yes", "pnpm@10.34.9", "install", "--ignore-workspace", "--frozen-lockfile"];
  await promisify(execFile)("npx", pnpm, { cwd: folder, maxBuffer: 1 << 26 });
  writeFileSync(mark, lock);
}

/** The paths of a site's map, as its server gives it. */
async function pathsOf(site) {
  const map = await (await fetch(`${site}/sitemap.xml`)).text();
  const paths = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => new URL(address).pathname);
  if (paths.length === 0) throw new Error("the site's map names no page");
  return paths;
}

/**
 * Measures the pages of the built product on Lighthouse's phone profile, all of them or those given. One row a page:
 * `{ page, scores, faults, paint, blocked, shift, scripts, bytes, runs }`, in points, milliseconds and bytes.
 */
export async function lighthouse(root, say, only = []) {
  await install(root, say);
  const browser = execFileSync("bash", [join(root, "scripts/browser.sh")], { cwd: root, encoding: "utf8" }).trim();
  const scratch = join(root, ".cache/bench/lighthouse");
  mkdirSync(scratch, { recursive: true });
  return withProduct(root, async ({ site }) => {
    const paths = only.length > 0 ? only : await pathsOf(site);
    say(`Lighthouse over ${paths.length} pages of the site, about ten seconds each`);
    const child = spawn(
      process.execPath,
      [join(root, "tools/lighthouse/measure.mjs"), ...paths.map((path) => `${site}${path}`)],
      { cwd: scratch, env: { ...process.env, CHROMIUM_PATH: browser }, stdio: ["ignore", "pipe", "inherit"] },
    );
    const ended = new Promise((resolve) => {
      child.on("error", resolve);
      child.on("close", resolve);
    });
    const rows = [];
    for await (const line of createInterface({ input: child.stdout })) {
      const { address, ...row } = JSON.parse(line);
      rows.push({ page: new URL(address).pathname, ...row });
    }
    const code = await ended;
    if (code !== 0) throw new Error(`Lighthouse ended with ${code}`);
    return rows;
  });
}

const kilobytes = (bytes) => (bytes / 1000).toFixed(1);

/** The part of the report in Markdown. */
export function lighthouseSection(rows, version) {
  const mark = (points, index) => (points < aims[index] ? `**${points}**` : `${points}`);
  const table = [
    "| page | performance | accessibility | best practices | SEO | LCP s | TBT ms | CLS | JavaScript kB | all kB |",
    "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
    ...rows.map(
      ({ page, scores, paint, blocked, shift, scripts, bytes }) =>
        `| \`${page}\` | ${[
          ...scores.map(mark),
          (paint / 1000).toFixed(2),
          Math.round(blocked),
          shift.toFixed(3),
          kilobytes(scripts),
          kilobytes(bytes),
        ].join(" | ")} |`,
    ),
  ];
  const below = rows.filter(({ scores }) => scores.some((points, index) => points < aims[index]));
  const verdict =
    below.length === 0
      ? `Every page reaches ${aims[0]} for performance and ${aims[1]} for the other scores.`
      : [
          "Below the target, with the findings of Lighthouse:",
          "",
          ...below.map(({ page, faults }) => `- \`${page}\`: ${faults.join("; ") || "nothing in particular"}.`),
        ].join("\n");
  return `## Lighthouse

Lighthouse ${version} over every page of the site's sitemap, with an empty cache. Its phone profile simulates a mid-range phone with
150 ms and 1.6 Mbit/s. A page below ${aims[0]} for performance is measured three times, and the median run counts. The
target is ${aims[0]} for performance and ${aims[1]} for the other scores.

${table.join("\n")}

${verdict}`;
}

/** The version of Lighthouse that is installed for the measurement. */
export const lighthouseVersion = (root) =>
  JSON.parse(readFileSync(join(root, "tools/lighthouse/node_modules/lighthouse/package.json"), "utf8")).version;
