import type { ThreadMessage } from "@aangan/product/conversation/thread.ts";
import { describe, expect, it } from "vitest";
import { applyReceipt, mergeMessages, newestReceived } from "./merge-messages";

const message = (over: Partial<ThreadMessage>): ThreadMessage => ({
  id: "a",
  seq: 1,
  text: "Namaste",
  createdAt: "2026-11-20T17:00:00Z",
  mine: true,
  automatic: false,
  status: "sent",
  ...over,
});

describe("mergeMessages", () => {
  it("keeps the later version of a message, with the highest status", () => {
    const edited = message({ text: "New", version: 2, status: "delivered" });
    const old = message({ status: "read" });
    expect(mergeMessages([edited], [old])).toEqual([{ ...edited, status: "read" }]);
    expect(mergeMessages([old], [edited])).toEqual([{ ...edited, status: "read" }]);
  });

  it("removes duplicates and sorts by conversation order, unsent messages last", () => {
    const merged = mergeMessages(
      [
        message({ id: "c", seq: 3 }),
        message({ id: "w2", seq: null, createdAt: "2026-11-20T17:02:00Z", status: "waiting" }),
      ],
      [
        message({ id: "b", seq: 2 }),
        message({ id: "w1", seq: null, createdAt: "2026-11-20T17:01:00Z", status: "waiting" }),
        message({ id: "c", seq: 3 }),
      ],
    );
    expect(merged.map((m) => m.id)).toEqual(["b", "c", "w1", "w2"]);
  });

  it("replaces an unsent copy with the stored one, never the reverse", () => {
    const waiting = message({ seq: null, status: "waiting" });
    const stored = message({ seq: 7, status: "sent" });
    expect(mergeMessages([waiting], [stored])).toEqual([stored]);
    expect(mergeMessages([stored], [waiting])).toEqual([stored]);
  });

  it("never lowers a status", () => {
    const merged = mergeMessages([message({ status: "read" })], [message({ status: "delivered" })]);
    expect(merged[0]?.status).toBe("read");
  });
});

describe("applyReceipt", () => {
  it("raises the status of the user's stored messages only", () => {
    const messages = [
      message({ id: "1", seq: 1 }),
      message({ id: "2", seq: 2, mine: false, status: "sent" }),
      message({ id: "3", seq: 3 }),
      message({ id: "4", seq: 4 }),
      message({ id: "5", seq: null, status: "waiting" }),
    ];
    const statuses = applyReceipt(messages, { deliveredSeq: 3, readSeq: 1 }).map((m) => m.status);
    expect(statuses).toEqual(["read", "sent", "delivered", "sent", "waiting"]);
  });
});

describe("newestReceived", () => {
  it("returns the other side's last stored message", () => {
    const messages = [message({ id: "1", mine: false }), message({ id: "2", seq: 2 })];
    expect(newestReceived(messages)?.id).toBe("1");
    expect(newestReceived([message({})])).toBeUndefined();
  });
});
