import { beforeEach, describe, expect, it, vi } from "vitest";
import type { OutboxItem } from "./outbox";

const item = (over: Partial<OutboxItem>): OutboxItem => ({
  id: "1",
  peerId: "meera",
  text: "Namaste",
  createdAt: "2026-11-20T17:00:00Z",
  status: "waiting",
  unreachable: false,
  ...over,
});

let stored: Map<string, string>;

/** A page of this tab, as it begins: nothing in memory, and what earlier pages kept. */
async function page() {
  vi.resetModules();
  const { setTabOwner } = await import("../session/tab-storage");
  const { outbox } = await import("./outbox");
  return { setTabOwner, outbox };
}

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("window", {
    sessionStorage: {
      get length() {
        return stored.size;
      },
      key: (index: number) => [...stored.keys()][index] ?? null,
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
  });
});

describe("the outbox", () => {
  it("keeps each message once, in the order written", async () => {
    const { setTabOwner, outbox } = await page();
    setTabOwner("asha");
    outbox.put(item({ id: "2", createdAt: "2026-11-20T17:02:00Z" }));
    outbox.put(item({ id: "1" }));
    outbox.put(item({ id: "1", status: "failed" }));
    expect(outbox.all().map(({ id, status }) => `${id} ${status}`)).toEqual(["1 failed", "2 waiting"]);
    outbox.remove("1");
    expect(outbox.all().map(({ id }) => id)).toEqual(["2"]);
  });

  it("leaves what was refused to the person after a reload too, with its file", async () => {
    const before = await page();
    before.setTabOwner("asha");
    const attachment = {
      id: "file",
      kind: "voice" as const,
      name: "voice.webm",
      contentType: "audio/webm",
      size: 7,
      url: "/api/attachments/file",
      width: null,
      height: null,
      durationMs: 7000,
    };
    const refused = item({ id: "7", text: "", attachment, status: "failed" });
    before.outbox.put(refused);
    const after = await page();
    after.setTabOwner("asha");
    expect(after.outbox.all()).toEqual([refused]);
  });

  it("comes back after a reload as not sent, to be tried again with the same id", async () => {
    const before = await page();
    before.setTabOwner("asha");
    before.outbox.put(item({ id: "7" }));
    const after = await page();
    expect(after.outbox.all()).toEqual([]);
    after.setTabOwner("asha");
    expect(after.outbox.all()).toEqual([item({ id: "7", status: "failed", unreachable: true })]);
  });

  it("keeps what was written before the server said who writes", async () => {
    const first = await page();
    first.setTabOwner("asha");
    first.outbox.put(item({ id: "1" }));
    const second = await page();
    second.outbox.put(item({ id: "2", createdAt: "2026-11-20T17:02:00Z" }));
    second.setTabOwner("asha");
    expect(second.outbox.all().map(({ id, status }) => `${id} ${status}`)).toEqual(["1 failed", "2 waiting"]);
    const third = await page();
    third.setTabOwner("asha");
    expect(third.outbox.all().map(({ id }) => id)).toEqual(["1", "2"]);
  });

  it("shows nothing to the next person, and takes it out of the tab", async () => {
    const hers = await page();
    hers.setTabOwner("asha");
    hers.outbox.put(item({ id: "7", text: "Only for Meera" }));
    const his = await page();
    his.setTabOwner("kiran");
    expect(his.outbox.all()).toEqual([]);
    expect([...stored.values()].join()).not.toContain("Only for Meera");
    const again = await page();
    again.setTabOwner("asha");
    expect(again.outbox.all()).toEqual([]);
  });

  it("leaves what is not a person's own alone", async () => {
    stored.set("auth_success", "true");
    const { setTabOwner } = await page();
    setTabOwner("asha");
    expect(stored.get("auth_success")).toBe("true");
  });

  it("starts empty over a broken value", async () => {
    stored.set("aangan_own_asha_outbox", "{");
    const { setTabOwner, outbox } = await page();
    setTabOwner("asha");
    expect(outbox.all()).toEqual([]);
  });
});
