import type { ThreadMessage } from "@aangan/product/conversation/thread.ts";
import { describe, expect, it } from "vitest";
import { momentInWords, type Reply, replyInShort, replyInWords, replyState } from "./promise";

const california = "America/Los_Angeles";
const now = new Date("2026-11-20T18:00:00Z");

const message = (seq: number | null, mine: boolean, more: Partial<ThreadMessage> = {}): ThreadMessage => {
  return {
    id: String(seq),
    seq,
    text: "",
    createdAt: now.toISOString(),
    mine,
    automatic: false,
    status: "sent",
    ...more,
  };
};

const reply = (more: Partial<Reply> = {}): Reply => {
  return { by: "2026-11-22T04:00:00Z", waitingSince: null, late: false, seen: false, ...more };
};

const waiting = reply({ waitingSince: "2026-11-20T17:00:00Z" });

describe("replyState", () => {
  it("is open while no message of the member waits", () => {
    expect(replyState(reply(), [], now).kind).toBe("open");
    expect(replyState(reply(), [message(1, false, { automatic: true })], now).kind).toBe("open");
  });

  it("is waiting once a message is stored, known from the server or the page", () => {
    expect(replyState(waiting, [], now).kind).toBe("waiting");
    expect(replyState(reply(), [message(1, true)], now).kind).toBe("waiting");
    // One that has not reached the server waits for the connection, and not for the coach.
    expect(replyState(reply(), [message(1, false), message(null, true)], now).kind).toBe("open");
  });

  it("is open after a reply by the coach, but not after an automatic one", () => {
    expect(replyState(waiting, [message(1, true), message(2, false)], now).kind).toBe("open");
    expect(replyState(waiting, [message(1, true), message(2, false, { automatic: true })], now).kind).toBe("waiting");
  });

  it("is late at the due time, or when the server says so", () => {
    const past = { ...waiting, by: "2026-11-20T18:00:00Z" };
    expect(replyState(past, [message(1, true)], now).kind).toBe("late");
    expect(replyState({ ...waiting, late: true }, [message(1, true)], now).kind).toBe("late");
    // Counted from a message that was answered: it does not apply to this one.
    expect(replyState({ ...past, waitingSince: null }, [message(1, true)], now).kind).toBe("waiting");
  });

  it("derives seen from the receipt, and is null when receipts are not shared", () => {
    expect(replyState(waiting, [message(1, true, { status: "delivered" })], now).seen).toBe(false);
    expect(replyState(waiting, [message(1, true, { status: "read" })], now).seen).toBe(true);
    expect(replyState({ ...waiting, seen: null }, [message(1, true, { status: "read" })], now).seen).toBeNull();
    expect(replyState({ ...waiting, seen: true }, [], now).seen).toBe(true);
  });
});

describe("momentInWords", () => {
  const format = (instant: string, zone = california, device = zone) => momentInWords(instant, now, zone, device);

  it("names today, tomorrow, yesterday and weekdays in the given zone", () => {
    expect(format("2026-11-20T22:30:00Z")).toBe("2:30 PM today");
    expect(format("2026-11-22T04:00:00Z")).toBe("8 PM tomorrow");
    expect(format("2026-11-20T07:30:00Z")).toBe("11:30 PM yesterday");
    expect(format("2026-11-23T17:00:00Z")).toBe("9 AM on Monday");
    expect(format("2026-11-22T04:00:00Z", "Asia/Kolkata")).toBe("9:30 AM on Sunday");
  });

  it("returns the date for more distant days", () => {
    expect(format("2026-11-27T17:00:00Z")).toBe("9 AM on November 27");
    expect(format("2026-11-18T17:00:00Z")).toBe("9 AM on November 18");
  });

  it("adds the zone's name when the device's clock shows another time", () => {
    expect(format("2026-11-22T04:00:00Z", california, "Asia/Kolkata")).toBe("8 PM PST tomorrow");
    expect(format("2026-11-22T04:00:00Z", "Asia/Kolkata", california)).toBe("9:30 AM IST on Sunday");
    // Another name for the same time.
    expect(format("2026-11-22T04:00:00Z", california, "America/Tijuana")).toBe("8 PM tomorrow");
  });

  it("returns the correct day across a daylight saving change", () => {
    const before = new Date("2026-11-01T06:30:00Z");
    expect(momentInWords("2026-11-02T04:00:00Z", before, california, california)).toBe("8 PM tomorrow");
  });
});

describe("replyInWords and replyInShort", () => {
  const line = (more: Partial<ReturnType<typeof replyState>>) =>
    replyInWords(
      { kind: "waiting", by: "2026-11-22T04:00:00Z", seen: null, ...more },
      "Meera",
      now,
      california,
      california,
    );

  it("include the due time, and whether the message was seen", () => {
    expect(line({ kind: "open" })).toBe("Meera usually replies by 8 PM tomorrow (your time).");
    expect(line({})).toBe("A reply usually comes by 8 PM tomorrow (your time).");
    expect(line({ seen: false })).toBe(
      "Meera hasn't seen this yet. A reply usually comes by 8 PM tomorrow (your time).",
    );
    expect(line({ seen: true })).toBe("Meera has seen this. A reply usually comes by 8 PM tomorrow (your time).");
  });

  it("report a late reply", () => {
    const by = "2026-11-20T04:00:00Z";
    expect(line({ kind: "late", by })).toBe(
      "This reply is late. It was due by 8 PM yesterday (your time). We're sorry.",
    );
    expect(line({ kind: "late", by, seen: false })).toContain("Meera hasn't seen your message yet. We're sorry.");
    expect(line({ kind: "late", by, seen: true })).toContain("Meera has seen your message. We're sorry.");
    expect(replyInShort({ kind: "late", by, seen: null }, now, california, california)).toContain("Reply is late");
  });
});
