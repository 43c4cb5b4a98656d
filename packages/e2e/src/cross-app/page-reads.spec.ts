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

/** Opens pages one after the other and checks that none repeats a request while loading. */
async function expectNoRepeats(page: Page, names: readonly RouteName[]): Promise<void> {
  for (const name of names) expect.soft(await repeatedRequests(page, addressOf(name)), name).toEqual([]);
}

// Windows with separate cookies load side by side, because each waits most of its time.

test("a member's pages send no GET request twice while they load @once", async ({ page, anotherBrowser }) => {
  test.slow();
  const names = pagesBehind("member");
  const middle = Math.ceil(names.length / 2);
  const other = await anotherBrowser();
  const openPages = async (at: Page, own: readonly RouteName[]) => {
    await registerWithCoach(at.context(), coaches.meera);
    // Reading the coach's first message changes the unread count, which causes a legitimate refetch: do it before
    // counting.
    const read = at.waitForResponse((response) => response.url().endsWith("/read"));
    await repeatedRequests(at, addressOf("messages"));
    await read;
    await expectNoRepeats(at, own);
  };
  await Promise.all([openPages(page, names.slice(0, middle)), openPages(other, names.slice(middle))]);
});

test("the pages of coaches and administrators send no GET request twice while they load @once", async ({
  page,
  anotherBrowser,
}) => {
  test.slow();
  const other = await anotherBrowser();
  await signInCoach(page.context(), administrator);
  await signInCoach(other.context(), coaches.meera);
  const names = pagesBehind("administrator");
  const middle = Math.ceil(names.length / 2);
  const openForCoach = async () => {
    await expectNoRepeats(other, pagesBehind("coach"));
    await signInCoach(other.context(), administrator);
    await expectNoRepeats(other, names.slice(middle));
  };
  await Promise.all([expectNoRepeats(page, names.slice(0, middle)), openForCoach()]);
});
