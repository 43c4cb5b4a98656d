import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { typingOut, typingPeers } from "./typing";

describe("saying that somebody writes", () => {
  let said: boolean[];
  let now: number;
  const begin = () =>
    typingOut(
      (typing) => said.push(typing),
      3000,
      () => now,
    );
  beforeEach(() => {
    said = [];
    now = 0;
  });

  it("is said at most every three seconds, and ended once", () => {
    const out = begin();
    out.typed("N");
    now = 2999;
    out.typed("Na");
    expect(said).toEqual([true]);
    now = 3000;
    out.typed("Nam");
    out.stopped();
    out.stopped();
    expect(said).toEqual([true, true, false]);
    now = 3100;
    out.typed("A");
    expect(said).toEqual([true, true, false, true]);
  });

  it("ends when the box is emptied, and says nothing of blanks", () => {
    const out = begin();
    out.typed("  ");
    expect(said).toEqual([]);
    out.typed("N");
    out.typed(" ");
    out.typed("");
    expect(said).toEqual([true, false]);
  });
});

describe("hearing that somebody writes", () => {
  let seen: string[][];
  beforeEach(() => {
    vi.useFakeTimers();
    seen = [];
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const begin = () => typingPeers(6000, (peers) => seen.push([...peers]));

  it("is forgotten by itself unless it is said again", () => {
    const peers = begin();
    peers.hear("asha", true);
    vi.advanceTimersByTime(5000);
    peers.hear("asha", true);
    vi.advanceTimersByTime(5999);
    expect(seen).toEqual([["asha"]]);
    vi.advanceTimersByTime(1);
    expect(seen).toEqual([["asha"], []]);
  });

  it("ends at once, for each person alone", () => {
    const peers = begin();
    peers.hear("asha", true);
    peers.hear("kiran", true);
    peers.hear("asha", false);
    peers.hear("asha", false);
    expect(seen).toEqual([["asha"], ["asha", "kiran"], ["kiran"]]);
    peers.stop();
    vi.advanceTimersByTime(10_000);
    expect(seen).toHaveLength(3);
  });
});
