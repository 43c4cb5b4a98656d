import { ApiError } from "@aangan/api/errors";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createDraftStore, type Unsaved } from "./draft-store";
import type { Entry, Page } from "./page";
import { isConflict } from "./queries";

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
const unsaved = (text: string, more: Partial<Unsaved> = {}): Unsaved => ({
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
  const deletions: { id: string; answer: (error?: unknown) => Promise<void> }[] = [];
  const moved: [string, string][] = [];
  let inStorage: readonly Unsaved[] = [];
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
    isConflict,
    remove: (id) =>
      new Promise((resolve, reject) => {
        deletions.push({
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
      inStorage = pages;
    },
    pauseMs: 1000,
    retryMs: 15_000,
  });
  drafts.onStored(({ text }) => stored.push(text));
  drafts.onMoved((from, to) => moved.push([from, to]));
  return {
    drafts,
    calls,
    deletions,
    moved,
    stored,
    storedDrafts: () => inStorage,
    clearTab: () => {
      inStorage = [];
    },
    storedTexts: () => inStorage.map(({ text }) => text),
    states: () => drafts.all().map((one) => one.keeping),
  };
}

const errorWith = (status: number) => new ApiError(status, "No.", []);
const conflictError = () => new ApiError(409, "Newer.", [{ field: "updatedAt", message: "Newer." }]);

describe("createDraftStore", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("saves once typing pauses, and removes the stored draft", async () => {
    const { drafts, calls, stored, storedTexts } = setup();
    drafts.write(page("O"));
    await vi.advanceTimersByTimeAsync(900);
    drafts.write(page("One"));
    await vi.advanceTimersByTimeAsync(900);
    expect(calls).toHaveLength(0);
    expect(storedTexts()).toEqual(["One"]);
    await vi.advanceTimersByTimeAsync(100);
    expect(calls.map((call) => call.page.text)).toEqual(["One"]);
    await calls[0]?.answer();
    expect(stored).toEqual(["One"]);
    expect(drafts.all()).toEqual([]);
    expect(storedTexts()).toEqual([]);
  });

  it("saves later input after the request in flight, never two at a time", async () => {
    const { drafts, calls, storedTexts } = setup();
    drafts.write(page("One"));
    await vi.advanceTimersByTimeAsync(1000);
    drafts.write(page("One two"));
    await vi.advanceTimersByTimeAsync(5000);
    expect(calls).toHaveLength(1);
    expect(storedTexts()).toEqual(["One two"]);
    await calls[0]?.answer();
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls[1]?.page.text).toBe("One two");
    await calls[1]?.answer();
    expect(drafts.all()).toEqual([]);
  });

  it("keeps a draft that could not be saved, and retries automatically and on flush", async () => {
    const { drafts, calls, storedTexts, states } = setup();
    drafts.write(page("One"));
    await vi.advanceTimersByTimeAsync(1000);
    await calls[0]?.answer(new TypeError("Failed to fetch"));
    expect(states()).toEqual(["failed"]);
    expect(storedTexts()).toEqual(["One"]);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(calls).toHaveLength(2);
    await calls[1]?.answer(errorWith(503));
    drafts.flush();
    expect(calls).toHaveLength(3);
    await calls[2]?.answer();
    expect(drafts.all()).toEqual([]);
  });

  it("does not retry a rejected draft until it is changed", async () => {
    const { drafts, calls, states } = setup();
    drafts.write(page("One"));
    await vi.advanceTimersByTimeAsync(1000);
    await calls[0]?.answer(errorWith(400));
    expect(states()).toEqual(["refused"]);
    expect(drafts.all()[0]?.message).toBe("No.");
    await vi.advanceTimersByTimeAsync(120_000);
    drafts.flush();
    expect(calls).toHaveLength(1);
    drafts.write(page("Two"));
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls).toHaveLength(2);
  });

  it("keeps a draft that is not storable, and does not send it", async () => {
    const { drafts, calls, storedTexts, states } = setup();
    drafts.write(page("far too long for this desk"));
    await vi.advanceTimersByTimeAsync(5000);
    expect(calls).toHaveLength(0);
    expect(states()).toEqual(["refused"]);
    expect(storedTexts()).toEqual(["far too long for this desk"]);
  });

  it("saves drafts of an earlier visit, and saves at once when the page is left", async () => {
    const { drafts, calls } = setup();
    drafts.take([unsaved("Kept", { basedOn: "before" })]);
    await vi.advanceTimersByTimeAsync(0);
    expect(calls[0]).toMatchObject({ page: { text: "Kept" }, basedOn: "before" });
    drafts.write(page("New", "b"));
    drafts.flush({ leaving: true });
    expect(calls[1]).toMatchObject({ leaving: true, page: { id: "b" } });
  });

  it("discard waits for the save in flight, and deletes the entry if that stored it", async () => {
    const { drafts, calls, deletions, stored, storedDrafts } = setup();
    drafts.write(page("One"));
    await vi.advanceTimersByTimeAsync(1000);
    const onDiscarded = vi.fn();
    void drafts.discard("a").then(onDiscarded);
    await vi.advanceTimersByTimeAsync(0);
    expect(onDiscarded).not.toHaveBeenCalled();
    await calls[0]?.answer();
    expect(onDiscarded).toHaveBeenCalledOnce();
    expect(stored).toEqual([]);
    expect(drafts.all()).toEqual([]);
    await deletions[0]?.answer();
    expect(deletions.map(({ id }) => id)).toEqual(["a"]);
    expect(storedDrafts()).toEqual([]);
  });

  it("sends the version that a draft is based on: none, the opened one, or the last stored one", async () => {
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

  it("continues under a new id when the stored entry was changed elsewhere", async () => {
    const { drafts, calls, moved, stored, storedDrafts } = setup();
    drafts.open("a", "old");
    drafts.write(page("Mine"));
    await vi.advanceTimersByTimeAsync(1000);
    drafts.write(page("Mine too"));
    await calls[0]?.answer(conflictError());
    const to = drafts.all()[0]?.id ?? "";
    expect(moved).toEqual([["a", to]]);
    expect(to).not.toBe("a");
    expect([...drafts.splitIds()]).toEqual([to]);
    expect(storedDrafts()).toMatchObject([{ id: to, text: "Mine too" }]);
    expect(calls[1]).toMatchObject({ page: { id: to, text: "Mine too" }, basedOn: null });
    // A write under the old id belongs to the new entry.
    drafts.write(page("Mine three"));
    expect(drafts.all().map(({ id, text }) => [id, text])).toEqual([[to, "Mine three"]]);
    await calls[1]?.answer();
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls[2]).toMatchObject({ page: { id: to, text: "Mine three" }, basedOn: "after Mine too" });
    await calls[2]?.answer();
    expect(stored).toEqual(["Mine too", "Mine three"]);
    // The other entry can be opened and edited.
    drafts.open("a", "newer");
    drafts.write(page("Theirs and mine"));
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls[3]).toMatchObject({ page: { id: "a" }, basedOn: "newer" });
  });

  it("does not treat other 409 errors as a conflict", async () => {
    const { drafts, calls, moved, states } = setup();
    drafts.write(page("One"));
    await vi.advanceTimersByTimeAsync(1000);
    await calls[0]?.answer(errorWith(409));
    expect(states()).toEqual(["refused"]);
    expect(moved).toEqual([]);
  });

  it("repeats an unanswered save before later input is sent, also after a reload", async () => {
    const { drafts, calls, storedDrafts } = setup();
    drafts.write(page("One"));
    await vi.advanceTimersByTimeAsync(1000);
    await calls[0]?.answer(new TypeError("Failed to fetch"));
    drafts.write(page("One two"));
    const later = setup();
    later.drafts.take(storedDrafts());
    await vi.advanceTimersByTimeAsync(1000);
    for (const made of [calls, later.calls])
      expect(made.at(-1)).toMatchObject({ page: { text: "One" }, basedOn: null });
    await later.calls[0]?.answer();
    await vi.advanceTimersByTimeAsync(1000);
    expect(later.calls[1]).toMatchObject({ page: { text: "One two" }, basedOn: "after One" });
  });

  it("stores nothing in a tab that sign-out has cleared", async () => {
    const { drafts, calls, storedDrafts, clearTab } = setup();
    drafts.write(page("Only for me"));
    clearTab();
    drafts.flush({ leaving: true });
    await calls[0]?.answer(errorWith(401));
    expect(calls).toHaveLength(1);
    expect(storedDrafts()).toEqual([]);
  });

  it("deletes an entry that was erased while its save was in flight", async () => {
    const { drafts, calls, deletions, stored, storedDrafts } = setup();
    drafts.write(page("One"));
    await vi.advanceTimersByTimeAsync(1000);
    drafts.write(page(""));
    expect(drafts.all()).toEqual([]);
    await calls[0]?.answer();
    expect(stored).toEqual([]);
    expect(drafts.storedIds().size).toBe(0);
    await deletions[0]?.answer(new TypeError("Failed to fetch"));
    expect(storedDrafts()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(15_000);
    await deletions[1]?.answer();
    expect(deletions.map(({ id }) => id)).toEqual(["a", "a"]);
    expect(storedDrafts()).toEqual([]);
    // Nothing of it remains: writing starts a new entry.
    drafts.write(page("Two"));
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls[1]).toMatchObject({ page: { text: "Two" }, basedOn: null });
  });

  it("drops a draft that was erased before it was sent, or after a rejection", async () => {
    const { drafts, calls, deletions, storedDrafts } = setup();
    drafts.write(page("One"));
    drafts.write(page(" "));
    expect(storedDrafts()).toEqual([]);
    drafts.write(page("Two"));
    await vi.advanceTimersByTimeAsync(1000);
    drafts.write(page(""));
    await calls[0]?.answer(errorWith(400));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(storedDrafts()).toEqual([]);
    expect(deletions).toEqual([]);
    expect(calls).toHaveLength(1);
  });

  it("saves again when only the question was removed while a save was in flight", async () => {
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
