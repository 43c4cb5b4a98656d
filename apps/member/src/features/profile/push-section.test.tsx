import * as words from "@aangan/copy/profile";
import { storage } from "@aangan/copy/storage";
import { errorResponse, renderPart } from "@aangan/testing/render-part.tsx";
import { currentToast } from "@aangan/ui/toast/store.ts";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { appNameChanged } from "@/lib/app-names";
import { PushSection } from "./push-section";

const toggle = page.getByRole("switch", { name: words.push.label });

/** The browser's subscription, and what the server knows. Both sides of the switch. */
let inBrowser: { endpoint: string; unsubscribe: () => Promise<boolean>; toJSON: () => object } | null;
let onServer: Record<string, unknown> | null;
let subscribed: PushSubscriptionOptionsInit[];

const subscribe = async (options: PushSubscriptionOptionsInit) => {
  subscribed.push(options);
  inBrowser = {
    endpoint: "https://push.example/1",
    unsubscribe: async () => {
      inBrowser = null;
      return true;
    },
    toJSON: () => ({ endpoint: "https://push.example/1", keys: { p256dh: "key", auth: "secret" } }),
  };
  return inBrowser;
};

const answer = () => ({ publicKey: "public", subscribed: onServer !== null });
const answers = {
  "GET /api/push": answer,
  "PUT /api/push": (body: unknown) => {
    onServer = body as Record<string, unknown>;
    return answer();
  },
  "DELETE /api/push": () => {
    onServer = null;
    return answer();
  },
};

beforeEach(() => {
  inBrowser = null;
  onServer = null;
  subscribed = [];
  const registration = { pushManager: { subscribe, getSubscription: async () => inBrowser } };
  vi.spyOn(navigator.serviceWorker, "getRegistration").mockResolvedValue(registration as never);
  vi.spyOn(navigator.serviceWorker, "ready", "get").mockResolvedValue(registration as never);
  vi.spyOn(Notification, "requestPermission").mockResolvedValue("granted");
});
afterEach(() => {
  vi.restoreAllMocks();
  window.localStorage.removeItem(storage.appName);
});

it("subscribes this browser with the server's key, and turns it off again", async () => {
  renderPart(<PushSection sharedDevice={false} />, answers);
  await expect.element(toggle).toBeEnabled();
  await expect.element(toggle).not.toBeChecked();
  await toggle.click();
  await expect.element(toggle).toBeChecked();
  expect(subscribed).toEqual([{ userVisibleOnly: true, applicationServerKey: "public" }]);
  expect(onServer).toEqual({ endpoint: "https://push.example/1", p256dh: "key", auth: "secret", neutral: false });
  await toggle.click();
  await expect.element(toggle).not.toBeChecked();
  await expect.poll(() => onServer).toBeNull();
  expect(inBrowser).toBeNull();
});

it("subscribes again under another name of the app", async () => {
  renderPart(<PushSection sharedDevice={false} />, answers);
  await toggle.click();
  await expect.poll(() => onServer?.neutral).toBe(false);
  await expect.element(toggle).toBeEnabled();
  window.localStorage.setItem(storage.appName, "notes");
  window.dispatchEvent(new Event(appNameChanged));
  await expect.poll(() => onServer?.neutral).toBe(true);
});

it("is off if only the server has a subscription", async () => {
  onServer = {};
  renderPart(<PushSection sharedDevice={false} />, answers);
  await expect.element(toggle).toBeEnabled();
  await expect.element(toggle).not.toBeChecked();
});

it("says that the browser blocks notifications", async () => {
  vi.spyOn(Notification, "requestPermission").mockResolvedValue("denied");
  renderPart(<PushSection sharedDevice={false} />, answers);
  await toggle.click();
  await expect.poll(() => currentToast()?.description).toBe(words.push.blocked);
  await expect.element(toggle).not.toBeChecked();
  expect(onServer).toBeNull();
});

it("stays off, with the reason, if the server rejects it", async () => {
  renderPart(<PushSection sharedDevice={false} />, {
    ...answers,
    "PUT /api/push": () => errorResponse(400, "We can't send notifications to this browser."),
  });
  await toggle.click();
  await expect.poll(() => currentToast()?.description).toBe("We can't send notifications to this browser.");
  await expect.element(toggle).not.toBeChecked();
});

it("offers to try again if the state cannot be read", async () => {
  let failing = true;
  renderPart(<PushSection sharedDevice={false} />, {
    ...answers,
    "GET /api/push": () => (failing ? errorResponse(503, "Please try again.") : answer()),
  });
  await expect.element(page.getByText(words.push.loadFailed)).toBeVisible();
  failing = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(toggle).toBeEnabled();
});

it("is not offered on a shared device", async () => {
  renderPart(<PushSection sharedDevice />);
  await expect.element(page.getByText(words.push.shared)).toBeVisible();
  await expect.element(toggle).not.toBeInTheDocument();
});
