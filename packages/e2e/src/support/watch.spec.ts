import type { Page } from "@playwright/test";
import { addressOf, originOf } from "./addresses";
import { PageLog } from "./page-log";
import { expect, test } from "./test";
import { Watch } from "./watch";

test("Watch reports console errors, exceptions, policy violations, and failed or missing expected requests @once", async ({
  browser,
}) => {
  const watch = new Watch();
  const context = await browser.newContext();
  watch.attach(context);
  const page = await context.newPage();
  await page.goto(addressOf("home"));
  expect(watch.problems()).toEqual([]);

  await page.evaluate(() => console.error("a broken thing"));
  await expect.poll(() => watch.problems().join()).toContain("console error: a broken thing");
  await page.evaluate(() => void setTimeout(() => Promise.reject(new Error("nobody caught this"))));
  await expect.poll(() => watch.problems().join()).toContain("nobody caught this");
  await page.evaluate(() => {
    const frame = document.createElement("iframe");
    frame.src = "https://evil.example/";
    document.body.append(frame);
  });
  await expect.poll(() => watch.problems().join()).toContain("Content Security Policy");
  const blocked = await page.evaluate(() => {
    const failed = (write: () => void) => {
      try {
        write();
        return false;
      } catch (error) {
        return error instanceof TypeError;
      }
    };
    const script = () => document.body.appendChild(document.createElement("script"));
    return [
      failed(() => {
        script().textContent = "window.pwned = true";
      }),
      failed(() => {
        script().src = "/api/coaches";
      }),
      failed(() => {
        script().src = "https://evil.example/_next/static/chunks/a.js";
      }),
      failed(() => {
        document.body.innerHTML = "<img src=x onerror='window.pwned = true'>";
      }),
      failed(() => void new Worker("blob:x")),
    ];
  });
  expect(blocked).toEqual([true, true, true, true, true]);
  await expect.poll(() => watch.problems().join()).toContain("TrustedHTML");
  expect(await page.evaluate(() => "pwned" in window)).toBe(false);
  await page.evaluate(() => fetch("/api/nowhere"));
  await expect.poll(() => watch.problems().join()).toContain(`404 for GET ${originOf("site")}/api/nowhere`);
  await page.route("**/api/broken", (route) => route.abort());
  await page.evaluate(() => fetch("/api/broken").catch(() => undefined));
  await expect.poll(() => watch.problems().join()).toContain("net::ERR_FAILED");

  watch.expect({ status: 404, path: "/api/nowhere" });
  expect(watch.problems().join()).not.toContain("404 for GET");
  watch.expect({ status: 500 });
  expect(watch.problems()).toContain("expected, but it did not happen: 500");
  await context.close();
});

test("Watch allows 401 responses in every tab until its page navigates after a logout, and reports later ones @once", async ({
  browser,
}) => {
  const watch = new Watch();
  const context = await browser.newContext();
  watch.attach(context);
  const page = await context.newPage();
  await page.goto(addressOf("home"));
  const rejected = { status: 401, body: "" };
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/slow", async (route) => {
    await released;
    await route.fulfill(rejected);
  });
  await context.route("**/api/late", (route) => route.fulfill(rejected));
  await page.route("**/api/logout", (route) => route.fulfill({ status: 204 }));
  const answer = page.waitForResponse("**/api/slow");
  const other = await context.newPage();
  await other.goto(addressOf("home"));
  await page.evaluate(() => {
    void fetch("/api/slow");
    return fetch("/api/logout", { method: "POST" }).then(() => undefined);
  });
  release();
  await answer;
  const fetchLate = (tab: Page) => tab.evaluate(() => fetch("/api/late").then(() => undefined));
  // Neither tab has navigated yet.
  await fetchLate(page);
  await fetchLate(other);
  expect(watch.problems()).toEqual([]);
  await page.reload();
  await fetchLate(page);
  await expect.poll(() => watch.problems()).toEqual([`401 for GET ${originOf("site")}/api/late`]);
  await context.close();
});

test("PageLog keeps the last 20 documents, mutations and failures without query strings @once", async ({ browser }) => {
  const pageLog = new PageLog();
  // The page counts its own visit.
  const steps = () => pageLog.steps().filter((step) => !step.includes("/api/events"));
  const rejected = "GET /api/nowhere 404 (There's nothing at this address.)";
  const context = await browser.newContext();
  pageLog.attach(context);
  const page = await context.newPage();
  await page.goto(`${addressOf("home")}?secret=1`);
  await page.evaluate(() => fetch("/api/nowhere?secret=1").then((answer) => answer.text()));
  await page.route("**/api/broken", (route) => route.abort());
  await page.evaluate(() => fetch("/api/broken", { method: "POST" }).catch(() => undefined));
  await expect.poll(steps).toEqual(["document / 200", rejected, "POST /api/broken net::ERR_FAILED"]);
  for (let step = 0; step < 30; step++)
    await page.evaluate(() => fetch("/api/nowhere").then((answer) => answer.text()));
  await expect.poll(() => pageLog.steps()).toEqual(Array.from({ length: 20 }, () => rejected));
  await context.close();
});
