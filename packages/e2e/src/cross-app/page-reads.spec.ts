import { type RouteName, routes } from "@aangan/copy/routes";
import type { Page } from "@playwright/test";
import { addressOf, isProductUrl } from "../support/addresses";
import { administrator, coaches, registerWithCoach, signInCoach } from "../support/people";
import { expect, test } from "../support/test";

/** The time without a new GET request after which a page counts as loaded, in milliseconds. */
const quietMs = 1_500;

/** Opens a page and returns the API URLs that it requested more than once while loading. */
async function repeatedRequests(page: Page, address: string): Promise<string[]> {
  const reads: string[] = [];
  let last = Date.now();
  const note = (request: { method(): string; url(): string; resourceType(): string }) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() !== "GET" || !isProductUrl(request.url()) || !pathname.startsWith("/api/")) return;
    if (request.resourceType() === "eventsource" || request.resourceType() === "image") return;
    last = Date.now();
    reads.push(pathname + search);
  };
  page.on("request", note);
  const stream = page.waitForRequest((request) => /\/live(\?|$)/.test(request.url()));
  await page.goto(address);
  await stream;
  await expect.poll(() => Date.now() - last, { intervals: [100], timeout: 30_000 }).toBeGreaterThan(quietMs);
  page.off("request", note);
  return reads.filter((read, at) => reads.indexOf(read) !== at);
}

/** The pages behind a guard, except the one that needs a session about to start. */
const pagesBehind = (guard: "member" | "coach" | "administrator"): RouteName[] =>
  (Object.keys(routes) as RouteName[]).filter((name) => routes[name].guard === guard && name !== "joinSession");

test("a member's pages send no GET request twice while they load @once", async ({ page }) => {
  test.slow();
  await registerWithCoach(page.context(), coaches.meera);
  // Reading the coach's first message changes the unread count, which causes a legitimate refetch: do it before
  // counting.
  const read = page.waitForResponse((response) => response.url().endsWith("/read"));
  await repeatedRequests(page, addressOf("messages"));
  await read;
  for (const name of pagesBehind("member"))
    expect.soft(await repeatedRequests(page, addressOf(name)), name).toEqual([]);
});

test("the pages of coaches and administrators send no GET request twice while they load @once", async ({
  page,
  anotherBrowser,
}) => {
  test.slow();
  await signInCoach(page.context(), coaches.meera);
  for (const name of pagesBehind("coach")) expect.soft(await repeatedRequests(page, addressOf(name)), name).toEqual([]);
  const other = await anotherBrowser();
  await signInCoach(other.context(), administrator);
  for (const name of pagesBehind("administrator"))
    expect.soft(await repeatedRequests(other, addressOf(name)), name).toEqual([]);
});
