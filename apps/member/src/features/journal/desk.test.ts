import { ApiError } from "@aangan/api/errors";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createDesk, type Page, type Unsaved } from "./desk";
import type { Entry } from "./queries";

const page = (text: string, id = "a"): Page => ({ id, resource: "", prompt: null, text });
const entry = ({ id, resource, prompt, text }: Page): Entry => ({
  id,
  resource,
  prompt,
  text,
  createdAt: "2026-11-21T18:00:00Z",
  updatedAt: "2026-11-21T18:00:00Z",
});

/** A server that answers when it is told to. */
function setup() {
  const calls: { page: Page; leaving: boolean; answer: (error?: unknown) => Promise<void> }[] = [];
  let kept: readonly Unsaved[] = [];
  const stored: string[] = [];
  const desk = createDesk({
    save: (sent, leaving) =>
      new Promise((resolve, reject) => {
        calls.push({
          page: sent,
          leaving,
          answer: async (error) => {
            if (error === undefined) resolve(entry(sent));
            else reject(error);
            await vi.advanceTimersByTimeAsync(0);
          },
        });
      }),
    storable: (text) => text.trim() !== "" && text.length <= 20,
    keep: (pages) => {
      kept = pages;
    },
    pause: 1000,
    again: 15_000,
  });
  desk.onStored(({ text }) => stored.push(text));
  return {
    desk,
    calls,
    stored,
    kept: () => kept.map(({ text }) => text),
    states: () => desk.all().map((one) => one.keeping),
  };
}

const refusal = (status: number) => new ApiError(status, "No.", []);

describe("the desk", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("sends once the writing pauses, and lets go of what was taken", async () => {
    const { desk, calls, stored, kept } = setup();
    desk.write(page("O"));
    await vi.advanceTimersByTimeAsync(900);
    desk.write(page("One"));
    await vi.advanceTimersByTimeAsync(900);
    expect(calls).toHaveLength(0);
    expect(kept()).toEqual(["One"]);
    await vi.advanceTimersByTimeAsync(100);
    expect(calls.map((call) => call.page.text)).toEqual(["One"]);
    await calls[0]?.answer();
    expect(stored).toEqual(["One"]);
    expect(desk.all()).toEqual([]);
    expect(kept()).toEqual([]);
  });

  it("sends what was written meanwhile afterwards, never two at a time", async () => {
    const { desk, calls, kept } = setup();
    desk.write(page("One"));
    await vi.advanceTimersByTimeAsync(1000);
    desk.write(page("One two"));
    await vi.advanceTimersByTimeAsync(5000);
    expect(calls).toHaveLength(1);
    expect(kept()).toEqual(["One two"]);
    await calls[0]?.answer();
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls[1]?.page.text).toBe("One two");
    await calls[1]?.answer();
    expect(desk.all()).toEqual([]);
  });

  it("keeps what no server took, says so, and tries again by itself and when asked", async () => {
    const { desk, calls, kept, states } = setup();
    desk.write(page("One"));
    await vi.advanceTimersByTimeAsync(1000);
    await calls[0]?.answer(new TypeError("Failed to fetch"));
    expect(states()).toEqual(["failed"]);
    expect(kept()).toEqual(["One"]);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(calls).toHaveLength(2);
    await calls[1]?.answer(refusal(503));
    desk.flush();
    expect(calls).toHaveLength(3);
    await calls[2]?.answer();
    expect(desk.all()).toEqual([]);
  });

  it("does not repeat what was refused, until it is changed", async () => {
    const { desk, calls, states } = setup();
    desk.write(page("One"));
    await vi.advanceTimersByTimeAsync(1000);
    await calls[0]?.answer(refusal(400));
    expect(states()).toEqual(["refused"]);
    expect(desk.all()[0]?.message).toBe("No.");
    await vi.advanceTimersByTimeAsync(120_000);
    desk.flush();
    expect(calls).toHaveLength(1);
    desk.write(page("Two"));
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls).toHaveLength(2);
  });

  it("keeps what cannot be stored, and does not send it", async () => {
    const { desk, calls, kept, states } = setup();
    desk.write(page("far too long for this desk"));
    await vi.advanceTimersByTimeAsync(5000);
    expect(calls).toHaveLength(0);
    expect(states()).toEqual(["refused"]);
    expect(kept()).toEqual(["far too long for this desk"]);
  });

  it("takes up what an earlier visit kept, and sends at once when the page is left", async () => {
    const { desk, calls } = setup();
    desk.take([{ ...page("Kept"), keeping: "failed", message: "", createdAt: "2026-11-21T18:00:00Z" }]);
    await vi.advanceTimersByTimeAsync(0);
    expect(calls[0]?.page.text).toBe("Kept");
    desk.write(page("New", "b"));
    desk.flush({ leaving: true });
    expect(calls[1]).toMatchObject({ leaving: true, page: { id: "b" } });
  });

  it("waits for what is under way before a page is gone, and does not show it again", async () => {
    const { desk, calls, stored } = setup();
    desk.write(page("One"));
    await vi.advanceTimersByTimeAsync(1000);
    const gone = vi.fn();
    void desk.discard("a").then(gone);
    await vi.advanceTimersByTimeAsync(0);
    expect(gone).not.toHaveBeenCalled();
    await calls[0]?.answer();
    expect(gone).toHaveBeenCalledOnce();
    expect(stored).toEqual([]);
    expect(desk.all()).toEqual([]);
  });
});
