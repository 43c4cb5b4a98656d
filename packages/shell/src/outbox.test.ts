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

beforeEach(() => {
  vi.resetModules();
  stored = new Map();
  vi.stubGlobal("window", {
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    },
  });
});

describe("the outbox", () => {
  it("keeps each message once, in the order written", async () => {
    const { outbox } = await import("./outbox");
    outbox.put(item({ id: "2", createdAt: "2026-11-20T17:02:00Z" }));
    outbox.put(item({ id: "1" }));
    outbox.put(item({ id: "1", status: "failed" }));
    expect(outbox.all().map(({ id, status }) => `${id} ${status}`)).toEqual(["1 failed", "2 waiting"]);
    outbox.remove("1");
    expect(outbox.all().map(({ id }) => id)).toEqual(["2"]);
  });

  it("comes back after a reload as not sent, to be tried again with the same id", async () => {
    const before = await import("./outbox");
    before.outbox.put(item({ id: "7" }));
    vi.resetModules();
    const after = await import("./outbox");
    expect(after.outbox.all()).toEqual([item({ id: "7", status: "failed", unreachable: true })]);
  });

  it("starts empty over a broken value", async () => {
    stored.set("aangan_outbox", "{");
    const { outbox } = await import("./outbox");
    expect(outbox.all()).toEqual([]);
  });
});
