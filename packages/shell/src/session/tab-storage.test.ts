import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { setTabOwner, tabStorage } from "./tab-storage";

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
    key: (at: number) => [...stored.keys()][at] ?? null,
    get length() {
      return stored.size;
    },
  };
  vi.stubGlobal("window", Object.assign(new EventTarget(), { sessionStorage }));
  setTabOwner("asha");
});

afterEach(() => vi.unstubAllGlobals());

const firePageshow = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));

it("tabStorage stores nothing after close, until the page is restored from bfcache", () => {
  tabStorage.set("draft", "Half a sentence");
  stored.clear();
  tabStorage.close();
  tabStorage.set("draft", "Half a sentence");
  firePageshow(false);
  tabStorage.set("draft", "Half a sentence");
  expect(stored.size).toBe(0);
  firePageshow(true);
  tabStorage.set("draft", "Half a sentence");
  expect(tabStorage.read("draft", "")).toBe("Half a sentence");
});

it("tabStorage stores for the next owner after close", () => {
  tabStorage.close();
  setTabOwner("rohan");
  tabStorage.set("draft", "Another sentence");
  expect([...stored.keys()]).toEqual(["aangan_own_rohan_draft"]);
});
