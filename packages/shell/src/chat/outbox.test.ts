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
async function loadPage() {
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

describe("outbox", () => {
  it("gives the next message to a peer its reply target, once", async () => {
    const { setTabOwner, outbox } = await loadPage();
    const { setReplyTarget } = await import("./outbox");
    setTabOwner("asha");
    const quote = { id: "m1", seq: 1, state: "present", mine: false, team: false, text: "Hi", kind: "" } as const;
    setReplyTarget("meera", quote);
    outbox.write("kabir", "To another peer", null);
    outbox.write("meera", "Answer", null);
    outbox.write("meera", "Next", null);
    expect(outbox.all().map(({ text, replyTo }) => [text, replyTo?.id])).toEqual([
      ["To another peer", undefined],
      ["Answer", "m1"],
      ["Next", undefined],
    ]);
  });

  it("stores each message once, in the order written", async () => {
    const { setTabOwner, outbox } = await loadPage();
    setTabOwner("asha");
    outbox.put(item({ id: "2", createdAt: "2026-11-20T17:02:00Z" }));
    outbox.put(item({ id: "1" }));
    outbox.put(item({ id: "1", status: "failed" }));
    expect(outbox.all().map(({ id, status }) => `${id} ${status}`)).toEqual(["1 failed", "2 waiting"]);
    outbox.remove("1");
    expect(outbox.all().map(({ id }) => id)).toEqual(["2"]);
  });

  it("keeps a rejected message and its file over a reload", async () => {
    const before = await loadPage();
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
    const rejected = item({ id: "7", text: "", attachment, status: "failed" });
    before.outbox.put(rejected);
    const after = await loadPage();
    after.setTabOwner("asha");
    expect(after.outbox.all()).toEqual([rejected]);
  });

  it("marks a message in flight for retry with the same id after a reload", async () => {
    const before = await loadPage();
    before.setTabOwner("asha");
    before.outbox.put(item({ id: "7" }));
    const after = await loadPage();
    expect(after.outbox.all()).toEqual([]);
    after.setTabOwner("asha");
    expect(after.outbox.all()).toEqual([item({ id: "7", status: "failed", unreachable: true })]);
  });

  it("keeps messages written before the owner is known", async () => {
    const first = await loadPage();
    first.setTabOwner("asha");
    first.outbox.put(item({ id: "1" }));
    const second = await loadPage();
    second.outbox.put(item({ id: "2", createdAt: "2026-11-20T17:02:00Z" }));
    second.setTabOwner("asha");
    expect(second.outbox.all().map(({ id, status }) => `${id} ${status}`)).toEqual(["1 failed", "2 waiting"]);
    const third = await loadPage();
    third.setTabOwner("asha");
    expect(third.outbox.all().map(({ id }) => id)).toEqual(["1", "2"]);
  });

  it("deletes the messages of one user when another becomes the owner", async () => {
    const first = await loadPage();
    first.setTabOwner("asha");
    first.outbox.put(item({ id: "7", text: "Only for Meera" }));
    const second = await loadPage();
    second.setTabOwner("kiran");
    expect(second.outbox.all()).toEqual([]);
    expect([...stored.values()].join()).not.toContain("Only for Meera");
    const third = await loadPage();
    third.setTabOwner("asha");
    expect(third.outbox.all()).toEqual([]);
  });

  it("keeps session storage entries without an owner", async () => {
    stored.set("auth_success", "true");
    const { setTabOwner } = await loadPage();
    setTabOwner("asha");
    expect(stored.get("auth_success")).toBe("true");
  });

  it("starts empty when the stored value is invalid", async () => {
    stored.set("aangan_own_asha_outbox", "{");
    const { setTabOwner, outbox } = await loadPage();
    setTabOwner("asha");
    expect(outbox.all()).toEqual([]);
  });
});
