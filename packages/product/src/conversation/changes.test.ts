import { describe, expect, it } from "vitest";
import { type ChangeWords, changesOf } from "./changes";
import type { ThreadMessage } from "./thread";

const words: ChangeWords = {
  other: "Meera",
  editSaved: "Saved",
  unsentLine: "Unsent",
  announceEdited: ({ author, text }) => `${author} edited: ${text}`,
  announceUnsent: ({ author }) => `${author} unsent`,
  announceReaction: ({ author, reaction }) => `${author} reacted: ${reaction}`,
  reactions: { heart: "With you", thanks: "Thank you", agree: "Agreed", glad: "So glad", hard: "That's hard" },
};

const message = (more: Partial<ThreadMessage> = {}): ThreadMessage => ({
  id: "a",
  seq: 1,
  text: "Hello",
  createdAt: "2026-11-27T10:00:00Z",
  mine: false,
  automatic: false,
  status: "sent",
  ...more,
});

describe("changesOf", () => {
  it.each([
    ["an edit of the other person", { version: 2, text: "New" }, "Meera edited: New"],
    ["an own edit", { version: 2, text: "New", mine: true }, "Saved"],
    ["an unsent message", { version: 2, unsent: true, text: "" }, "Meera unsent"],
    ["an own unsent message", { version: 2, unsent: true, text: "", mine: true }, "Unsent"],
    ["a reaction of the other person", { otherReaction: "glad" }, "Meera reacted: So glad"],
    ["an own reaction", { myReaction: "glad" }, ""],
    ["a status", { status: "read" }, ""],
  ] as const)("announces %s", (_, change, want) => {
    const mine = "mine" in change;
    expect(changesOf([message({ mine })], [message(change)], words)).toBe(want);
  });

  it("announces nothing for messages that were not shown, and nothing twice", () => {
    const edited = message({ version: 2 });
    expect(changesOf([], [edited], words)).toBe("");
    expect(changesOf([edited], [edited], words)).toBe("");
    expect(changesOf([message({ unsent: true })], [message({ unsent: true, version: 3 })], words)).toBe("");
  });
});
