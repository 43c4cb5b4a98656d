import type { Page } from "@playwright/test";
import { addressOf, originOf } from "./addresses";
import { expect, test } from "./test";
import { Trail } from "./trail";
import { Watch } from "./watch";

test("a watched browser tells of everything that goes wrong on its pages @once", async ({ browser }) => {
  const watch = new Watch();
  const context = await browser.newContext();
  watch.attach(context);
  const page = await context.newPage();
  await page.goto(addressOf("home"));
  expect(watch.verdict()).toEqual([]);

  await page.evaluate(() => console.error("a broken thing"));
  await expect.poll(() => watch.verdict().join()).toContain("console error: a broken thing");
  await page.evaluate(() => void setTimeout(() => Promise.reject(new Error("nobody caught this"))));
  await expect.poll(() => watch.verdict().join()).toContain("nobody caught this");
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.pwned = true";
    document.body.append(script);
  });
  await expect.poll(() => watch.verdict().join()).toContain("Content Security Policy");
  expect(await page.evaluate(() => "pwned" in window)).toBe(false);
  await page.evaluate(() => fetch("/api/nowhere"));
  await expect.poll(() => watch.verdict().join()).toContain(`404 for GET ${originOf("site")}/api/nowhere`);
  await page.route("**/api/broken", (route) => route.abort());
  await page.evaluate(() => fetch("/api/broken").catch(() => undefined));
  await expect.poll(() => watch.verdict().join()).toContain("net::ERR_FAILED");

  watch.expect({ status: 404, path: "/api/nowhere" });
  expect(watch.verdict().join()).not.toContain("404 for GET");
  watch.expect({ status: 500 });
  expect(watch.verdict()).toContain("expected, but it did not happen: 500");
  await context.close();
});

test("what a page reads until a logout leads it away may be refused, in every tab, and what is read afterwards not @once", async ({
  browser,
}) => {
  const watch = new Watch();
  const context = await browser.newContext();
  watch.attach(context);
  const page = await context.newPage();
  await page.goto(addressOf("home"));
  const refused = { status: 401, body: "" };
  let letGo = () => {};
  const late = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/api/slow", async (route) => {
    await late;
    await route.fulfill(refused);
  });
  await context.route("**/api/late", (route) => route.fulfill(refused));
  await page.route("**/api/logout", (route) => route.fulfill({ status: 204 }));
  const answer = page.waitForResponse("**/api/slow");
  const other = await context.newPage();
  await other.goto(addressOf("home"));
  await page.evaluate(() => {
    void fetch("/api/slow");
    return fetch("/api/logout", { method: "POST" }).then(() => undefined);
  });
  letGo();
  await answer;
  const readLate = (tab: Page) => tab.evaluate(() => fetch("/api/late").then(() => undefined));
  // Neither tab has been led away yet.
  await readLate(page);
  await readLate(other);
  expect(watch.verdict()).toEqual([]);
  await page.reload();
  await readLate(page);
  await expect.poll(() => watch.verdict()).toEqual([`401 for GET ${originOf("site")}/api/late`]);
  await context.close();
});

test("what a failing test tells of its pages is what they loaded, what they sent, and what went wrong @once", async ({
  browser,
}) => {
  const trail = new Trail();
  // The page counts its own visit.
  const told = () => trail.steps().filter((step) => !step.includes("/api/events"));
  const refused = "GET /api/nowhere 404 (There is nothing at this address.)";
  const context = await browser.newContext();
  trail.attach(context);
  const page = await context.newPage();
  await page.goto(`${addressOf("home")}?secret=1`);
  await page.evaluate(() => fetch("/api/nowhere?secret=1").then((answer) => answer.text()));
  await page.route("**/api/broken", (route) => route.abort());
  await page.evaluate(() => fetch("/api/broken", { method: "POST" }).catch(() => undefined));
  await expect.poll(told).toEqual(["document / 200", refused, "POST /api/broken net::ERR_FAILED"]);
  for (let step = 0; step < 30; step++)
    await page.evaluate(() => fetch("/api/nowhere").then((answer) => answer.text()));
  await expect.poll(() => trail.steps()).toEqual(Array.from({ length: 20 }, () => refused));
  await context.close();
});
