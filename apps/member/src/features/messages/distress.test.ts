import { detect } from "@aangan/copy/safety";
import type { ThreadMessage } from "@aangan/product/conversation/thread.ts";
import { describe, expect, it } from "vitest";
import { distressInMessages } from "./distress";

const now = Date.parse("2026-11-20T18:00:00Z");
const hour = 60 * 60 * 1000;

const message = (text: string, hoursAgo: number, more: Partial<ThreadMessage> = {}): ThreadMessage => ({
  id: text,
  seq: 1,
  text,
  createdAt: new Date(now - hoursAgo * hour).toISOString(),
  mine: true,
  automatic: false,
  status: "sent",
  ...more,
});

const found = (...messages: ThreadMessage[]) => distressInMessages(messages, detect, now);

describe("distressInMessages", () => {
  it("is true for a day after a message with words of distress, despite later messages", () => {
    expect(found(message("I want to die", 23), message("Sorry. Forget it.", 1))).toBe(true);
    expect(found(message("I want to die", 25))).toBe(false);
    expect(found(message("My diet starts tomorrow", 1))).toBe(false);
  });

  it("includes messages that are not stored yet", () => {
    expect(found(message("I want to die", 0, { seq: null, status: "queued" }))).toBe(true);
  });

  it("ignores the coach's messages", () => {
    expect(found(message("Do you want to die?", 1, { mine: false }))).toBe(false);
  });
});
