import * as dashboard from "@aangan/copy/dashboard";
import * as words from "@aangan/copy/offline-page";
import { storage } from "@aangan/copy/storage";
import type { Page } from "@playwright/test";
import { addressOf, originOf } from "../support/addresses";
import { expectAccessible } from "../support/axe";
import { coaches, registerWithCoach } from "../support/people";
import { expect, test } from "../support/test";
import { MemberFrame } from "./frame";

test.use({ serviceWorkers: "allow" });

/** What this browser has stored of the app: active workers, caches, and the offline page's data. */
const stored = (page: Page) =>
  page.evaluate(
    async (key) => ({
      workers: (await navigator.serviceWorker.getRegistrations()).filter(({ active }) => active).length,
      caches: (await caches.keys()).length,
      view: localStorage.getItem(key) !== null,
    }),
    storage.offlineView,
  );

test("without a connection every page shows help, a practice and the coach, until a logout removes it all @once", async ({
  page,
  watch,
}) => {
  const context = page.context();
  await registerWithCoach(context, coaches.leela);
  await page.goto(addressOf("dashboard"));
  await expect.poll(() => stored(page)).toEqual({ workers: 1, caches: 1, view: true });
  const kept = await page.evaluate(async () => {
    const cache = await caches.open((await caches.keys())[0] ?? "");
    return (await cache.keys()).map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => path !== "/offline" && !path.startsWith("/_next/static/"))).toEqual([]);

  watch.tolerate({ failure: /net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED/ });
  await context.setOffline(true);
  await page.goto(addressOf("sessions"));
  await expect(page.getByRole("heading", { level: 1, name: words.title })).toBeVisible();
  await expect(page.getByText(coaches.leela.name, { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Call 988" })).toHaveAttribute("href", "tel:988");
  await page.getByRole("button", { name: dashboard.breath.begin }).click();
  await expect(page.getByRole("button", { name: dashboard.breath.stop })).toBeVisible();
  await expectAccessible(page);

  await context.setOffline(false);
  await page.getByRole("button", { name: words.retry }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sessions" })).toBeVisible();
  await new MemberFrame(page).logout();
  await page.waitForURL(/\/auth|:\d+\/$/);
  await page.goto(`${originOf("member")}/auth`);
  await expect.poll(() => stored(page)).toEqual({ workers: 0, caches: 0, view: false });
});

// The browsers of the tests have no push service and allow no notifications, so the worker gets the events from here.
test("a push message shows a notification without content, whose button turns them off @once", async ({ page }) => {
  const context = page.context();
  await registerWithCoach(context, coaches.leela);
  const started = context.waitForEvent("serviceworker", (one) => one.url().endsWith("/app-worker.js"));
  await page.goto(addressOf("dashboard"));
  const worker = await started;
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe("activated");

  const message = {
    title: "Notes",
    body: "You have a new message",
    icon: "/app-icons/notes-192.png",
    path: "/messages",
    off: "Turn these off",
  };
  const shown = await worker.evaluate(async (data) => {
    const scope = globalThis as unknown as EventTarget & { registration: ServiceWorkerRegistration };
    const calls: object[] = [];
    scope.registration.showNotification = async (title, options) => void calls.push({ title, ...options });
    // The page's types have no PushEvent.
    const { PushEvent } = globalThis as unknown as { PushEvent: new (type: string, init: object) => Event };
    await new Promise((done) => {
      const waitUntil = (work: Promise<unknown>) => void work.then(done);
      scope.dispatchEvent(Object.assign(new PushEvent("push", { data }), { waitUntil }));
    });
    return calls;
  }, JSON.stringify(message));
  expect(shown).toEqual([
    {
      title: message.title,
      body: message.body,
      icon: message.icon,
      tag: "/messages",
      data: { path: "/messages" },
      actions: [{ action: "off", title: message.off }],
    },
  ]);

  const turnedOff = context.waitForEvent(
    "request",
    (one) => one.method() === "DELETE" && one.url().endsWith("/api/push"),
  );
  await worker.evaluate(() => {
    const notification = { close: () => undefined, data: { path: "/messages" } };
    const event = new Event("notificationclick");
    globalThis.dispatchEvent(Object.assign(event, { notification, action: "off", waitUntil: () => undefined }));
  });
  expect((await (await turnedOff).response())?.status()).toBe(200);
});
