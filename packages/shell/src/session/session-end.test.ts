import { afterEach, beforeEach, expect, it, vi } from "vitest";

/** A fresh module, as after a page load. */
const page = async () => {
  vi.resetModules();
  return import("./session-end");
};

/** The browser shows the page, newly loaded or restored from bfcache. */
const shown = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));

let led: string[];
const lead = (way: string) => () => {
  led.push(way);
};

beforeEach(() => {
  led = [];
  vi.useFakeTimers();
  vi.stubGlobal("window", new EventTarget());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("leads away once from a session that is over", async () => {
  const { redirectOnce, claimRedirect } = await page();
  redirectOnce(lead("first"));
  redirectOnce(lead("second"));
  expect(led).toEqual(["first"]);
  expect(claimRedirect()).toBe(false);
});

it("leaves the way to the person who ended the session themselves, though it is heard of before the answer", async () => {
  const { endSession, redirectOnce } = await page();
  let answer = (_: string) => {};
  const ending = endSession(() => new Promise<string>((resolve) => (answer = resolve)));
  redirectOnce(lead("refused"));
  expect(led).toEqual([]);
  answer("gone");
  await expect(ending).resolves.toBe("gone");
  redirectOnce(lead("refused after it"));
  expect(led).toEqual([]);
});

it("leads away when the ending failed and the session is over all the same", async () => {
  const { endSession, redirectOnce } = await page();
  const ending = endSession(async () => {
    redirectOnce(lead("refused"));
    throw new Error("The answer was lost.");
  });
  await expect(ending).rejects.toThrow("The answer was lost.");
  expect(led).toEqual(["refused"]);
});

it("keeps a page that nothing was refused on, when the ending failed", async () => {
  const { endSession, redirectOnce } = await page();
  await expect(endSession(() => Promise.reject(new Error("No.")))).rejects.toThrow("No.");
  expect(led).toEqual([]);
  redirectOnce(lead("later"));
  expect(led).toEqual(["later"]);
});

it("waits for the last of several endings", async () => {
  const { endSession, redirectOnce } = await page();
  let answer = () => {};
  const first = endSession(() => new Promise<void>((resolve) => (answer = resolve)));
  await endSession(() => Promise.reject(new Error("No."))).catch(() => undefined);
  redirectOnce(lead("refused"));
  expect(led).toEqual([]);
  answer();
  await first;
  expect(led).toEqual([]);
});

it("does not wait for long: a private page may not stand while an ending hangs", async () => {
  const { endSession, redirectOnce } = await page();
  void endSession(() => new Promise<void>(() => {}));
  redirectOnce(lead("refused"));
  vi.advanceTimersByTime(2_999);
  expect(led).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(led).toEqual(["refused"]);
});

it("takes a session that is over for the answer that was lost, where that comes to the same", async () => {
  const { endSession, redirectOnce } = await page();
  const lost = async () => {
    redirectOnce(lead("refused"));
    throw new Error("The answer was lost.");
  };
  await expect(endSession(lost, () => "logged out")).resolves.toBe("logged out");
  redirectOnce(lead("later"));
  expect(led).toEqual([]);
});

it("reports an ending that failed while nothing says that the session is over", async () => {
  const { endSession } = await page();
  const ending = endSession(
    () => Promise.reject(new Error("No.")),
    () => "logged out",
  );
  await expect(ending).rejects.toThrow("No.");
});

it("leads away again from a page that the browser brought back, or that was not left after all", async () => {
  const { redirectOnce } = await page();
  redirectOnce(lead("first"));
  shown(false);
  redirectOnce(lead("nowhere"));
  shown(true);
  redirectOnce(lead("brought back"));
  vi.advanceTimersByTime(9_999);
  redirectOnce(lead("nowhere"));
  vi.advanceTimersByTime(1);
  redirectOnce(lead("stayed"));
  expect(led).toEqual(["first", "brought back", "stayed"]);
});
