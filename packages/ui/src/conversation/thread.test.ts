import { describe, expect, it } from "vitest";
import { applyReceipt, byDay, dayInWords, mergeMessages, newestReceived, type ThreadMessage } from "./thread";

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
  it("keeps each message once, in the conversation's order, unstored ones last", () => {
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

  it("lets the stored copy take the place of the waiting one, and never the reverse", () => {
    const waiting = message({ seq: null, status: "waiting" });
    const stored = message({ seq: 7, status: "sent" });
    expect(mergeMessages([waiting], [stored])).toEqual([stored]);
    expect(mergeMessages([stored], [waiting])).toEqual([stored]);
  });

  it("never takes a status back", () => {
    const merged = mergeMessages([message({ status: "read" })], [message({ status: "delivered" })]);
    expect(merged[0]?.status).toBe("read");
  });
});

describe("applyReceipt", () => {
  it("raises own stored messages and leaves the others alone", () => {
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
  it("is the other side's last stored message", () => {
    const messages = [message({ id: "1", mine: false }), message({ id: "2", seq: 2 })];
    expect(newestReceived(messages)?.id).toBe("1");
    expect(newestReceived([message({})])).toBeUndefined();
  });
});

describe("days", () => {
  it("are the reader's, not the server's", () => {
    const late = [
      message({ id: "1", createdAt: "2026-11-20T06:30:00Z" }),
      message({ id: "2", createdAt: "2026-11-20T09:30:00Z" }),
    ];
    expect(byDay(late, "America/Los_Angeles").map((d) => d.date)).toEqual(["2026-11-19", "2026-11-20"]);
    expect(byDay(late, "Asia/Kolkata").map((d) => d.date)).toEqual(["2026-11-20"]);
  });

  it("are today, yesterday, or a date", () => {
    const words = { today: "Today", yesterday: "Yesterday", locale: "en-US" };
    const now = new Date("2026-11-20T20:00:00Z");
    expect(dayInWords("2026-11-20", words, "UTC", now)).toBe("Today");
    expect(dayInWords("2026-11-19", words, "UTC", now)).toBe("Yesterday");
    expect(dayInWords("2026-03-02", words, "UTC", now)).toBe("Monday, March 2");
    expect(dayInWords("2025-12-31", words, "UTC", now)).toBe("Wednesday, December 31, 2025");
  });
});
