import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { typingOut, typingPeers } from "./typing";

describe("typingOut", () => {
  let sent: boolean[];
  let now: number;
  const create = () =>
    typingOut(
      (typing) => sent.push(typing),
      3000,
      () => now,
    );
  beforeEach(() => {
    sent = [];
    now = 0;
  });

  it("sends typing at most every three seconds, and the stop once", () => {
    const out = create();
    out.typed("N");
    now = 2999;
    out.typed("Na");
    expect(sent).toEqual([true]);
    now = 3000;
    out.typed("Nam");
    out.stopped();
    out.stopped();
    expect(sent).toEqual([true, true, false]);
    now = 3100;
    out.typed("A");
    expect(sent).toEqual([true, true, false, true]);
  });

  it("sends a stop when the text is emptied, and ignores blank text", () => {
    const out = create();
    out.typed("  ");
    expect(sent).toEqual([]);
    out.typed("N");
    out.typed(" ");
    out.typed("");
    expect(sent).toEqual([true, false]);
  });
});

describe("typingPeers", () => {
  let changes: string[][];
  beforeEach(() => {
    vi.useFakeTimers();
    changes = [];
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const create = () => typingPeers(6000, (peers) => changes.push([...peers]));

  it("removes a peer after a while unless another event arrives", () => {
    const peers = create();
    peers.setTyping("asha", true);
    vi.advanceTimersByTime(5000);
    peers.setTyping("asha", true);
    vi.advanceTimersByTime(5999);
    expect(changes).toEqual([["asha"]]);
    vi.advanceTimersByTime(1);
    expect(changes).toEqual([["asha"], []]);
  });

  it("removes a peer at once on a stop, independently of the others", () => {
    const peers = create();
    peers.setTyping("asha", true);
    peers.setTyping("kiran", true);
    peers.setTyping("asha", false);
    peers.setTyping("asha", false);
    expect(changes).toEqual([["asha"], ["asha", "kiran"], ["kiran"]]);
    peers.stop();
    vi.advanceTimersByTime(10_000);
    expect(changes).toHaveLength(3);
  });
});
