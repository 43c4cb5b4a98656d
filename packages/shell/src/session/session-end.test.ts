import { afterEach, beforeEach, expect, it, vi } from "vitest";

/** A fresh module, as after a page load. */
const loadModule = async () => {
  vi.resetModules();
  return import("./session-end");
};

/** The browser shows the page, newly loaded or restored from bfcache. */
const firePageshow = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));

let redirects: string[];
const redirectTo = (way: string) => () => {
  redirects.push(way);
};

beforeEach(() => {
  redirects = [];
  vi.useFakeTimers();
  vi.stubGlobal("window", new EventTarget());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("redirectOnce redirects on the first call only", async () => {
  const { redirectOnce, claimRedirect } = await loadModule();
  redirectOnce(redirectTo("first"));
  redirectOnce(redirectTo("second"));
  expect(redirects).toEqual(["first"]);
  expect(claimRedirect()).toBe(false);
});

it("endSession drops redirects caused by other calls when it succeeds", async () => {
  const { endSession, redirectOnce } = await loadModule();
  let respond = (_: string) => {};
  const result = endSession(() => new Promise<string>((resolve) => (respond = resolve)));
  redirectOnce(redirectTo("refused"));
  expect(redirects).toEqual([]);
  respond("gone");
  await expect(result).resolves.toBe("gone");
  redirectOnce(redirectTo("refused after it"));
  expect(redirects).toEqual([]);
});

it("endSession runs the deferred redirect when it fails after a 401 of another call", async () => {
  const { endSession, redirectOnce } = await loadModule();
  const result = endSession(async () => {
    redirectOnce(redirectTo("refused"));
    throw new Error("The answer was lost.");
  });
  await expect(result).rejects.toThrow("The answer was lost.");
  expect(redirects).toEqual(["refused"]);
});

it("endSession does not redirect when it fails without a 401", async () => {
  const { endSession, redirectOnce } = await loadModule();
  await expect(endSession(() => Promise.reject(new Error("No.")))).rejects.toThrow("No.");
  expect(redirects).toEqual([]);
  redirectOnce(redirectTo("later"));
  expect(redirects).toEqual(["later"]);
});

it("redirectOnce waits for the last of several endSession calls", async () => {
  const { endSession, redirectOnce } = await loadModule();
  let respond = () => {};
  const first = endSession(() => new Promise<void>((resolve) => (respond = resolve)));
  await endSession(() => Promise.reject(new Error("No."))).catch(() => undefined);
  redirectOnce(redirectTo("refused"));
  expect(redirects).toEqual([]);
  respond();
  await first;
  expect(redirects).toEqual([]);
});

it("redirectOnce redirects after three seconds when endSession hangs", async () => {
  const { endSession, redirectOnce } = await loadModule();
  void endSession(() => new Promise<void>(() => {}));
  redirectOnce(redirectTo("refused"));
  vi.advanceTimersByTime(2_999);
  expect(redirects).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(redirects).toEqual(["refused"]);
});

it("endSession resolves to over() when it fails after a 401 of another call", async () => {
  const { endSession, redirectOnce } = await loadModule();
  const lost = async () => {
    redirectOnce(redirectTo("refused"));
    throw new Error("The answer was lost.");
  };
  await expect(endSession(lost, () => "logged out")).resolves.toBe("logged out");
  redirectOnce(redirectTo("later"));
  expect(redirects).toEqual([]);
});

it("endSession with over() rethrows when it fails without a 401", async () => {
  const { endSession } = await loadModule();
  const result = endSession(
    () => Promise.reject(new Error("No.")),
    () => "logged out",
  );
  await expect(result).rejects.toThrow("No.");
});

it("redirectOnce redirects again after a restore from bfcache, or when the page was not left", async () => {
  const { redirectOnce } = await loadModule();
  redirectOnce(redirectTo("first"));
  firePageshow(false);
  redirectOnce(redirectTo("nowhere"));
  firePageshow(true);
  redirectOnce(redirectTo("brought back"));
  vi.advanceTimersByTime(9_999);
  redirectOnce(redirectTo("nowhere"));
  vi.advanceTimersByTime(1);
  redirectOnce(redirectTo("stayed"));
  expect(redirects).toEqual(["first", "brought back", "stayed"]);
});
