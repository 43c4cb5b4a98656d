// How soon a member sees each page of the member app on a middling phone, and its section of the report.
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { table } from "./figures.mjs";
import { withProduct } from "./product.mjs";

const paths = [
  "/dashboard",
  "/messages",
  "/messages/companions",
  "/sessions",
  "/goals",
  "/resources/journal",
  "/check-ins",
  "/resources",
  "/community",
  "/coaches",
  "/notifications",
  "/profile",
  "/subscribe",
  "/safety-notes",
  "/my-data",
];

/** The targets: milliseconds of the first and of a repeated visit, layout shift, requests, bytes of scripts. */
const aims = { first: 2500, again: 1000, shift: 0.02, requests: 40, scripts: 300_000 };

/** The phone: a window of 390 pixels, a processor four times slower, 1.6 Mbit/s and 150 ms. */
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 1 };
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const processor = { rate: 4 };

/** How long a page is watched after its load event, in milliseconds. */
const settles = 4000;

/** Runs in the page: collects the largest paint and the layout shifts without input. */
function observe() {
  window.pace = { paint: 0, shift: 0 };
  new PerformanceObserver((list) => {
    window.pace.paint = list.getEntries().at(-1).startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.pace.shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
}

/** Opens an address; returns `{ paint, shift, requests, scripts }` in milliseconds and bytes. */
async function visit(page, session, address) {
  const types = new Map();
  let scripts = 0;
  const asked = ({ requestId, type }) => types.set(requestId, type);
  const loaded = ({ requestId, encodedDataLength }) => {
    if (types.get(requestId) === "Script") scripts += encodedDataLength;
  };
  session.on("Network.requestWillBeSent", asked);
  session.on("Network.loadingFinished", loaded);
  await page.goto(address, { waitUntil: "load" });
  await wait(settles);
  const { paint, shift } = await page.evaluate(() => window.pace);
  session.off("Network.requestWillBeSent", asked);
  session.off("Network.loadingFinished", loaded);
  return { paint, shift, requests: types.size, scripts };
}

/**
 * Measures the pages of the built product as a signed-in member of the demonstration data: one row a page, `{ path,
 * first, again }`, each as `visit` returns it. The first visit has an empty cache, the second repeats it.
 */
export async function pace(root, say) {
  const { chromium } = await import(
    pathToFileURL(join(root, "packages/e2e/node_modules/@playwright/test/index.mjs")).href
  );
  const executablePath = execFileSync("bash", [join(root, "scripts/browser.sh")], {
    cwd: root,
    encoding: "utf8",
  }).trim();
  say(`${paths.length} pages of the member app on a slow phone, about fifteen seconds each`);
  return withProduct(root, async ({ member }) => {
    const args = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"];
    const browser = await chromium.launch({ executablePath, args });
    process.once("exit", () => void browser.close());
    const rows = [];
    for (const path of paths) {
      const context = await browser.newContext({ ...phone, serviceWorkers: "block" });
      await context.request.post(`${member}/api/login`, {
        data: { username: "asha", password: "Namaste123" },
        headers: { Origin: member },
      });
      const page = await context.newPage();
      await page.addInitScript(observe);
      const session = await context.newCDPSession(page);
      await session.send("Network.enable");
      await session.send("Network.emulateNetworkConditions", network);
      await session.send("Emulation.setCPUThrottlingRate", processor);
      const first = await visit(page, session, member + path);
      await page.goto("about:blank");
      const again = await visit(page, session, member + path);
      rows.push({ path, first, again });
      await context.close();
    }
    await browser.close();
    return rows;
  });
}

/** The part of the report in Markdown. */
export function paceSection(rows) {
  const mark = (text, reached) => (reached ? text : `**${text}**`);
  const seconds = (ms, aim) => mark((ms / 1000).toFixed(2), ms <= aim);
  return `## Pages of the member app on a slow phone

A member of the demonstration data opens each page in Chromium: a window of 390 pixels, a processor four times slower, 1.6 Mbit/s and
150 ms, without a service worker. The times are those of the largest paint, with an empty cache and once more. The targets are ${(aims.first / 1000).toFixed(1)} s
and ${(aims.again / 1000).toFixed(1)} s, a layout shift of ${aims.shift}, ${aims.requests} requests and ${aims.scripts / 1000} kB of scripts; figures that miss them are bold.

${table(
  ["page", "first visit s", "again s", "layout shift", "requests", "scripts kB"],
  rows.map(({ path, first, again }) => [
    `\`${path}\``,
    seconds(first.paint, aims.first),
    seconds(again.paint, aims.again),
    mark(Math.max(first.shift, again.shift).toFixed(3), Math.max(first.shift, again.shift) <= aims.shift),
    mark(`${first.requests}`, first.requests <= aims.requests),
    mark((first.scripts / 1000).toFixed(0), first.scripts <= aims.scripts),
  ]),
)}`;
}
