import { ApiError } from "@aangan/api/errors";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createDraftStore, type Unsaved } from "./draft-store";
import type { Entry, Page } from "./page";
import { overtaken } from "./queries";

const page = (text: string, id = "a"): Page => ({ id, resource: "", prompt: null, text });
const entry = ({ id, resource, prompt, text }: Page): Entry => ({
  id,
  resource,
  prompt,
  text,
  unreadable: false,
  createdAt: "2026-11-21T18:00:00Z",
  updatedAt: `after ${text}`,
});
const waiting = (text: string, more: Partial<Unsaved> = {}): Unsaved => ({
  ...page(text),
  keeping: "failed",
  message: "",
  createdAt: "2026-11-21T18:00:00Z",
  basedOn: null,
  sent: null,
  ...more,
});

/** A server whose responses the test releases. */
function setup() {
  const calls: { page: Page; basedOn: string | null; leaving: boolean; answer: (error?: unknown) => Promise<void> }[] =
    [];
  const removals: { id: string; answer: (error?: unknown) => Promise<void> }[] = [];
  const moves: [string, string][] = [];
  let kept: readonly Unsaved[] = [];
  const stored: string[] = [];
  const drafts = createDraftStore({
    save: (sent, basedOn, leaving) =>
      new Promise((resolve, reject) => {
        calls.push({
          page: sent,
          basedOn,
          leaving,
          answer: async (error) => {
            if (error === undefined) resolve(entry(sent));
            else reject(error);
            await vi.advanceTimersByTimeAsync(0);
          },
        });
      }),
    overtaken,
    remove: (id) =>
      new Promise((resolve, reject) => {
        removals.push({
          id,
          answer: async (error) => {
            if (error === undefined) resolve();
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
  drafts.onStored(({ text }) => stored.push(text));
  drafts.onMoved((from, to) => moves.push([from, to]));
  return {
    drafts,
    calls,
    removals,
    moves,
    stored,
    whole: () => kept,
    empty: () => {
      kept = [];
    },
    kept: () => kept.map(({ text }) => text),
    states: () => drafts.all().map((one) => one.keeping),
  };
}

const refusal = (status: number) => new ApiError(status, "No.", []);
const newer = () => new ApiError(409, "Newer.", [{ field: "updatedAt", message: "Newer." }]);

describe("the draft store", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("sends once the writing pauses, and lets go of what was taken", async () => {
    const { drafts, calls, stored, kept } = setup();
    drafts.write(page("O"));
    await vi.advanceTimersByTimeAsync(900);
    drafts.write(page("One"));
    await vi.advanceTimersByTimeAsync(900);
    expect(calls).toHaveLength(0);
    expect(kept()).toEqual(["One"]);
    await vi.advanceTimersByTimeAsync(100);
    expect(calls.map((call) => call.page.text)).toEqual(["One"]);
    await calls[0]?.answer();
    expect(stored).toEqual(["One"]);
    expect(drafts.all()).toEqual([]);
    expect(kept()).toEqual([]);
  });

  it("sends what was written meanwhile afterwards, never two at a time", async () => {
    const { drafts, calls, kept } = setup();
    drafts.write(page("One"));
    await vi.advanceTimersByTimeAsync(1000);
    drafts.write(page("One two"));
    await vi.advanceTimersByTimeAsync(5000);
    expect(calls).toHaveLength(1);
    expect(kept()).toEqual(["One two"]);
    await calls[0]?.answer();
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls[1]?.page.text).toBe("One two");
    await calls[1]?.answer();
    expect(drafts.all()).toEqual([]);
  });

  it("keeps what no server took, says so, and tries again by itself and when asked", async () => {
    const { drafts, calls, kept, states } = setup();
    drafts.write(page("One"));
    await vi.advanceTimersByTimeAsync(1000);
    await calls[0]?.answer(new TypeError("Failed to fetch"));
    expect(states()).toEqual(["failed"]);
    expect(kept()).toEqual(["One"]);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(calls).toHaveLength(2);
    await calls[1]?.answer(refusal(503));
    drafts.flush();
    expect(calls).toHaveLength(3);
    await calls[2]?.answer();
    expect(drafts.all()).toEqual([]);
  });

  it("does not repeat what was refused, until it is changed", async () => {
    const { drafts, calls, states } = setup();
    drafts.write(page("One"));
    await vi.advanceTimersByTimeAsync(1000);
    await calls[0]?.answer(refusal(400));
    expect(states()).toEqual(["refused"]);
    expect(drafts.all()[0]?.message).toBe("No.");
    await vi.advanceTimersByTimeAsync(120_000);
    drafts.flush();
    expect(calls).toHaveLength(1);
    drafts.write(page("Two"));
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls).toHaveLength(2);
  });

  it("keeps what cannot be stored, and does not send it", async () => {
    const { drafts, calls, kept, states } = setup();
    drafts.write(page("far too long for this desk"));
    await vi.advanceTimersByTimeAsync(5000);
    expect(calls).toHaveLength(0);
    expect(states()).toEqual(["refused"]);
    expect(kept()).toEqual(["far too long for this desk"]);
  });

  it("takes up what an earlier visit kept, and sends at once when the page is left", async () => {
    const { drafts, calls } = setup();
    drafts.take([waiting("Kept", { basedOn: "before" })]);
    await vi.advanceTimersByTimeAsync(0);
    expect(calls[0]).toMatchObject({ page: { text: "Kept" }, basedOn: "before" });
    drafts.write(page("New", "b"));
    drafts.flush({ leaving: true });
    expect(calls[1]).toMatchObject({ leaving: true, page: { id: "b" } });
  });

  it("waits for what is under way before a page is gone, and deletes what arrives after it", async () => {
    const { drafts, calls, removals, stored, whole } = setup();
    drafts.write(page("One"));
    await vi.advanceTimersByTimeAsync(1000);
    const gone = vi.fn();
    void drafts.discard("a").then(gone);
    await vi.advanceTimersByTimeAsync(0);
    expect(gone).not.toHaveBeenCalled();
    await calls[0]?.answer();
    expect(gone).toHaveBeenCalledOnce();
    expect(stored).toEqual([]);
    expect(drafts.all()).toEqual([]);
    await removals[0]?.answer();
    expect(removals.map(({ id }) => id)).toEqual(["a"]);
    expect(whole()).toEqual([]);
  });

  it("says on what a page was written: on nothing, on what was opened, on what was stored last", async () => {
    const { drafts, calls } = setup();
    drafts.write(page("New"));
    drafts.open("b", "as it was read");
    drafts.write(page("Changed", "b"));
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls.map(({ basedOn }) => basedOn)).toEqual([null, "as it was read"]);
    drafts.write(page("New and more"));
    await calls[0]?.answer();
    await calls[1]?.answer();
    drafts.write(page("Changed again", "b"));
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls.slice(2).map(({ basedOn }) => basedOn)).toEqual(["after New", "after Changed"]);
  });

  it("keeps both when the stored page was changed somewhere else, and goes on under an id of its own", async () => {
    const { drafts, calls, moves, stored, whole } = setup();
    drafts.open("a", "old");
    drafts.write(page("Mine"));
    await vi.advanceTimersByTimeAsync(1000);
    drafts.write(page("Mine too"));
    await calls[0]?.answer(newer());
    const to = drafts.all()[0]?.id ?? "";
    expect(moves).toEqual([["a", to]]);
    expect(to).not.toBe("a");
    expect([...drafts.apart()]).toEqual([to]);
    expect(whole()).toMatchObject([{ id: to, text: "Mine too" }]);
    expect(calls[1]).toMatchObject({ page: { id: to, text: "Mine too" }, basedOn: null });
    // A write under the old id belongs to the new entry.
    drafts.write(page("Mine three"));
    expect(drafts.all().map(({ id, text }) => [id, text])).toEqual([[to, "Mine three"]]);
    await calls[1]?.answer();
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls[2]).toMatchObject({ page: { id: to, text: "Mine three" }, basedOn: "after Mine too" });
    await calls[2]?.answer();
    expect(stored).toEqual(["Mine too", "Mine three"]);
    // The other one can be opened and written on.
    drafts.open("a", "newer");
    drafts.write(page("Theirs and mine"));
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls[3]).toMatchObject({ page: { id: "a" }, basedOn: "newer" });
  });

  it("does not take a full journal for a page that was changed somewhere else", async () => {
    const { drafts, calls, moves, states } = setup();
    drafts.write(page("One"));
    await vi.advanceTimersByTimeAsync(1000);
    await calls[0]?.answer(refusal(409));
    expect(states()).toEqual(["refused"]);
    expect(moves).toEqual([]);
  });

  it("repeats what was not answered before it sends what was written after it, also over a reload", async () => {
    const { drafts, calls, whole } = setup();
    drafts.write(page("One"));
    await vi.advanceTimersByTimeAsync(1000);
    await calls[0]?.answer(new TypeError("Failed to fetch"));
    drafts.write(page("One two"));
    const later = setup();
    later.drafts.take(whole());
    await vi.advanceTimersByTimeAsync(1000);
    for (const made of [calls, later.calls])
      expect(made.at(-1)).toMatchObject({ page: { text: "One" }, basedOn: null });
    await later.calls[0]?.answer();
    await vi.advanceTimersByTimeAsync(1000);
    expect(later.calls[1]).toMatchObject({ page: { text: "One two" }, basedOn: "after One" });
  });

  it("puts nothing back into a tab that signing out has emptied", async () => {
    const { drafts, calls, whole, empty } = setup();
    drafts.write(page("Only for me"));
    empty();
    drafts.flush({ leaving: true });
    await calls[0]?.answer(refusal(401));
    expect(calls).toHaveLength(1);
    expect(whole()).toEqual([]);
  });

  it("takes back what was erased while it was on its way, and does not call it stored", async () => {
    const { drafts, calls, removals, stored, whole } = setup();
    drafts.write(page("One"));
    await vi.advanceTimersByTimeAsync(1000);
    drafts.write(page(""));
    expect(drafts.all()).toEqual([]);
    await calls[0]?.answer();
    expect(stored).toEqual([]);
    expect(drafts.taken().size).toBe(0);
    await removals[0]?.answer(new TypeError("Failed to fetch"));
    expect(whole()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(15_000);
    await removals[1]?.answer();
    expect(removals.map(({ id }) => id)).toEqual(["a", "a"]);
    expect(whole()).toEqual([]);
    // Nothing is left of it: writing begins a new page.
    drafts.write(page("Two"));
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls[1]).toMatchObject({ page: { text: "Two" }, basedOn: null });
  });

  it("forgets what was erased before anything of it was sent, or after it was refused", async () => {
    const { drafts, calls, removals, whole } = setup();
    drafts.write(page("One"));
    drafts.write(page(" "));
    expect(whole()).toEqual([]);
    drafts.write(page("Two"));
    await vi.advanceTimersByTimeAsync(1000);
    drafts.write(page(""));
    await calls[0]?.answer(refusal(400));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(whole()).toEqual([]);
    expect(removals).toEqual([]);
    expect(calls).toHaveLength(1);
  });

  it("stores a page without its question when only that changed while it was on its way", async () => {
    const { drafts, calls } = setup();
    drafts.write({ ...page("One"), resource: "a-piece", prompt: 1 });
    await vi.advanceTimersByTimeAsync(1000);
    drafts.write(page("One"));
    await calls[0]?.answer();
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls[1]?.page).toEqual(page("One"));
    await calls[1]?.answer();
    expect(drafts.all()).toEqual([]);
  });
});
