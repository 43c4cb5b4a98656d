import { describe, expect, it } from "vitest";
import { type AnnouncedState, arrivalsOf } from "./arrivals";
import type { ThreadMessage } from "./thread";

const words = {
  other: "Meenakshi",
  team: "Aangan team",
  kinds: { image: "Picture", voice: "Voice message", document: "Document" },
};
const message = (seq: number, over: Partial<ThreadMessage> = {}): ThreadMessage => ({
  id: `m${seq}`,
  seq,
  text: `Text ${seq}`,
  createdAt: "2026-11-20T17:00:00Z",
  mine: false,
  automatic: false,
  status: "sent",
  ...over,
});
const fresh: AnnouncedState = { seq: null, atNewest: true };
const voice = { id: "a", kind: "voice", name: "v", contentType: "audio/webm", size: 1, url: "/a" } as const;

describe("arrivalsOf", () => {
  it("announces no initial messages, then each new message with its author", () => {
    const first = arrivalsOf(fresh, [message(1), message(2)], true, words);
    expect(first.text).toBe("");
    const next = arrivalsOf(first.state, [message(1), message(2), message(3), message(4)], true, words);
    expect(next.text).toBe("Meenakshi: Text 3 Meenakshi: Text 4");
    expect(arrivalsOf(next.state, [message(3), message(4)], true, words).text).toBe("");
  });

  it("announces the first message of an empty conversation", () => {
    const { state } = arrivalsOf(fresh, [], true, words);
    expect(arrivalsOf(state, [message(1)], true, words).text).toBe("Meenakshi: Text 1");
  });

  it("announces neither the user's own nor earlier messages", () => {
    const { state } = arrivalsOf(fresh, [message(5)], true, words);
    expect(arrivalsOf(state, [message(1), message(5), message(6, { mine: true })], true, words).text).toBe("");
  });

  it("announces a file by its kind", () => {
    const { state } = arrivalsOf(fresh, [], true, words);
    const file = { ...voice, width: null, height: null, durationMs: 7000 };
    const { text } = arrivalsOf(state, [message(1, { text: "", attachment: file }), message(2)], true, words);
    expect(text).toBe("Meenakshi: Voice message. Meenakshi: Text 2");
  });

  it("announces nothing while older messages are shown, nor when the newest are fetched again", () => {
    const { state } = arrivalsOf(fresh, [message(90)], true, words);
    const away = arrivalsOf(state, [message(10)], false, words);
    const later = arrivalsOf(away.state, [message(10), message(95)], false, words);
    const back = arrivalsOf(later.state, [message(95), message(99)], true, words);
    expect([away.text, later.text, back.text]).toEqual(["", "", ""]);
    expect(arrivalsOf(back.state, [message(99), message(100)], true, words).text).toBe("Meenakshi: Text 100");
  });
});
