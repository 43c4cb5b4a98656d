import * as errors from "@aangan/copy/errors";
import * as layout from "@aangan/copy/layout";
import type { Page } from "@playwright/test";
import { MessagesPage } from "../member/messages-page";
import { addressOf, originOf } from "../support/addresses";
import { expectAccessible } from "../support/axe";
import { freezeDatabase } from "../support/frozen-database";
import { coaches, openPortal, registerWithCoach } from "../support/people";
import { type Product, startProduct } from "../support/product";
import { expect, test } from "../support/test";

// This file starts another copy of the product, because other tests must not lose their database.
const shared = { ...process.env };
let product: Product;
let thaw = () => {};

test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  product = await startProduct({ OIDC_ISSUER: "" });
  Object.assign(process.env, product.env);
});
test.afterEach(() => {
  thaw();
  thaw = () => {};
});
test.afterAll(async () => {
  for (const name of Object.keys(product.env)) process.env[name] = shared[name];
  await product.stop();
});

function freeze() {
  thaw = freezeDatabase(product.env.AANGAN_E2E_DATA);
}

const banner = (page: Page) => page.getByRole("region", { name: layout.outageLabel });
/** The promise is 3 seconds; a busy machine may need more. */
const recovery = { timeout: 15_000 };

test("a message written while the database is frozen is sent once after the recovery @once", async ({
  page,
  watch,
}) => {
  const member = await registerWithCoach(page.context(), coaches.farah);
  const chat = new MessagesPage(page, coaches.farah.name);
  const stream = page.waitForResponse((response) => response.url().includes("/api/live"));
  await chat.open();
  await stream;
  await expect(chat.bubbles).toHaveCount(1);
  watch.expect({ status: 503 });
  freeze();
  await chat.write("Written during the outage.");
  await expect(chat.bubble("Written during the outage.")).toContainText("Waiting for a connection");
  await expect(banner(page)).toContainText(layout.outage);
  await expect(banner(page).getByRole("link", { name: "Call 988" })).toHaveAttribute("href", "tel:988");
  await expect(banner(page).getByRole("link", { name: "Call 911" })).toHaveAttribute("href", "tel:911");
  await expectAccessible(page);
  // The page is still served, and keeps the message.
  const response = await page.reload();
  expect(response?.status()).toBe(200);
  await expect(banner(page)).toBeVisible();
  thaw();
  await expect(banner(page)).toHaveCount(0, recovery);
  await expect(chat.bubble("Written during the outage.")).toContainText("Sent", recovery);
  await expect(chat.bubbles).toHaveCount(2);
  const stored = await page.request.get(`${originOf("member")}/api/messages/${member.coachId}`);
  const { messages }: { messages: { text: string }[] } = await stored.json();
  expect(messages.map(({ text }) => text).slice(1)).toEqual(["Written during the outage."]);
});

test("every screen opens while the database is frozen, says so, and heals by itself @once", async ({
  page,
  context,
  watch,
  anotherBrowser,
}) => {
  await registerWithCoach(context);
  const portal = await anotherBrowser();
  await openPortal(portal, coaches.leela);
  const screens = [
    "dashboard",
    "coaches",
    "messages",
    "goals",
    "sessions",
    "community",
    "resources",
    "profile",
  ] as const;
  watch.expect({ status: 503 });
  // Three at a time: a browser has six connections to an origin, and each screen keeps one for its events.
  for (let from = 0; from < screens.length; from += 3) {
    freeze();
    const pages = await Promise.all(
      screens.slice(from, from + 3).map(async (name, at) => {
        const screen = at === 0 ? page : await context.newPage();
        const response = await screen.goto(addressOf(name));
        expect(response?.status(), name).toBe(200);
        return screen;
      }),
    );
    if (from === 0) {
      expect((await portal.reload())?.status()).toBe(200);
      pages.push(portal);
    }
    for (const screen of pages) await expect(banner(screen), screen.url()).toBeVisible();
    thaw();
    for (const screen of pages) {
      await expect(banner(screen), screen.url()).toHaveCount(0, recovery);
      await expect(screen.getByText(errors.unavailable), screen.url()).toHaveCount(0, recovery);
      // Not by its role: a dialog may hide it from screen readers.
      await expect(screen.locator("main"), screen.url()).toBeVisible();
    }
    for (const screen of pages.slice(1)) if (screen !== portal) await screen.close();
  }
});
