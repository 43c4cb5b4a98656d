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
  it("is true until the server's answer about a message can be known, despite later messages", () => {
    expect(found(message("I want to die", 0.01), message("Sorry. Forget it.", 0))).toBe(true);
    // From then on the conversation's own mark shows the banner.
    expect(found(message("I want to die", 1))).toBe(false);
    expect(found(message("My diet starts tomorrow", 0))).toBe(false);
  });

  it("includes messages that are not stored yet", () => {
    expect(found(message("I want to die", 5, { seq: null, status: "queued" }))).toBe(true);
  });

  it("ignores the coach's messages", () => {
    expect(found(message("Do you want to die?", 0, { mine: false }))).toBe(false);
  });
});
