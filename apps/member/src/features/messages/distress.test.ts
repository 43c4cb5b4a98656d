import { detect } from "@aangan/copy/safety";
import type { ThreadMessage } from "@aangan/product/conversation/thread.ts";
import { describe, expect, it } from "vitest";
import { inMessages } from "./distress";

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

const found = (...messages: ThreadMessage[]) => inMessages(messages, detect, now);

describe("the crisis banner over a conversation", () => {
  it("burns for a day after words of distress, whatever is written behind them", () => {
    expect(found(message("I want to die", 23), message("Sorry. Forget it.", 1))).toBe("sent");
    expect(found(message("I want to die", 25))).toBeNull();
    expect(found(message("My diet starts tomorrow", 1))).toBeNull();
  });

  it("says that nobody knows yet while they have not reached the server", () => {
    expect(found(message("I want to die", 0, { seq: null, status: "queued" }))).toBe("draft");
    expect(found(message("I want to die", 2), message("I want to die", 0, { seq: null }))).toBe("sent");
  });

  it("is about the member's words alone", () => {
    expect(found(message("Do you want to die?", 1, { mine: false }))).toBeNull();
  });
});
