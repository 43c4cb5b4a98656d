import { ApiError } from "@aangan/api/errors";
import type { Entry, Page } from "./page";

/** The state of an entry that is not known to be stored. */
export type SaveState =
  /** A save is scheduled or in flight. */
  | "saving"
  /** The save failed; it is retried automatically. */
  | "failed"
  /** It cannot be stored as it is: it is too long or empty, or the server has refused it. */
  | "refused";

/** The content of an entry. */
export type Draft = Pick<Page, "resource" | "prompt" | "text">;

/** An entry that is not known to be stored. */
export interface Unsaved extends Page {
  keeping: SaveState;
  /** Why the server refused it; empty when it did not. */
  message: string;
  /** When it was first written here, RFC 3339. */
  createdAt: string;
  /** The `updatedAt` of the stored entry that it is based on; null for a new entry. */
  basedOn: string | null;
  /** Content that was sent without a response, so it may be stored. It is sent again before anything else. */
  sent: Draft | null;
}

/** The functions that a draft store depends on. */
export interface DraftStoreOptions {
  /**
   * Stores an entry over the version that it is based on. Throws an `ApiError` if it was rejected; `leaving` lets the
   * request outlive the page.
   */
  save: (page: Page, basedOn: string | null, leaving: boolean) => Promise<Entry>;
  /** Whether the error means that another version is stored than the one that was edited. */
  isConflict: (error: unknown) => boolean;
  /** Deletes a stored entry; a missing one is fine. Throws an `ApiError`. */
  remove: (id: string) => Promise<void>;
  /** Whether a text may be stored at all. */
  storable: (text: string) => boolean;
  /** Stores the drafts in this tab for its owner. */
  keep: (pages: readonly Unsaved[]) => void;
  /** The delay of a save after the last input, in milliseconds. */
  pauseMs: number;
  /** The delay of a retry after a failure, in milliseconds; it grows to four times this. */
  retryMs: number;
}

/** An entry with its timer and request. */
interface DraftRecord {
  page: Unsaved;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** The request in flight. */
  request: Promise<void> | undefined;
  failures: number;
}

/**
 * The entries that were written and are not known to be stored. Each is saved when typing pauses, one request at a
 * time, and retried after a failure. An entry leaves the draft store only when the server has exactly its content, or
 * has deleted it if it was erased. If the stored entry was changed elsewhere, the draft becomes a new entry:
 * neither version replaces the other.
 */
export function createDraftStore({ save, isConflict, remove, storable, keep, pauseMs, retryMs }: DraftStoreOptions) {
  const records = new Map<string, DraftRecord>();
  const listeners = new Set<() => void>();
  /** The `updatedAt` of edited entries, from the last fetch or save. */
  const bases = new Map<string, string>();
  /** New ids of entries that were changed elsewhere, by old id. */
  const moves = new Map<string, string>();
  let all: readonly Unsaved[] = [];
  let storedIds: ReadonlySet<string> = new Set();
  let splitIds: ReadonlySet<string> = new Set();
  let onStored: (entry: Entry) => void = () => undefined;
  let onMoved: (from: string, to: string) => void = () => undefined;

  const notify = () => {
    // An erased entry stays only until the server has deleted it.
    all = [...records.values()].filter((record) => !erased(record.page)).map(({ page }) => page);
    for (const listener of listeners) listener();
  };
  const keepAll = () => keep([...records.values()].map(({ page }) => page));
  const change = (record: DraftRecord, to: Partial<Unsaved>) => {
    record.page = { ...record.page, ...to };
    notify();
  };
  const schedule = (record: DraftRecord, wait: number) => {
    clearTimeout(record.timer);
    record.timer = setTimeout(() => void send(record), wait);
  };
  const saveStateOf = (page: Unsaved): SaveState => (storable(page.text) || erased(page) ? "saving" : "refused");
  const drop = (record: DraftRecord) => {
    clearTimeout(record.timer);
    records.delete(record.page.id);
    notify();
    keepAll();
  };
  /** Retries after a delay. */
  const tryAgain = (record: DraftRecord) => {
    change(record, { keeping: "failed" });
    record.failures += 1;
    if (record.timer === undefined) schedule(record, retryMs * Math.min(record.failures, 4));
  };

  async function send(record: DraftRecord, leaving = false): Promise<void> {
    clearTimeout(record.timer);
    record.timer = undefined;
    const { id, basedOn } = record.page;
    if (record.request || records.get(id) !== record) return;
    if (erased(record.page)) {
      record.request = removeErased(record);
    } else if (storable(record.page.text)) {
      // The server recognizes a repeat by its content: send it unchanged before later changes.
      const sent = record.page.sent ?? draftOf(record.page);
      // Do not store it in the tab again: it is there already, or sign-out has just cleared it.
      change(record, { keeping: "saving", sent });
      record.request = save({ id, ...sent }, basedOn, leaving).then(
        (entry) => accepted(record, sent, entry),
        (error: unknown) => refused(record, sent, error),
      );
    }
    await record.request;
  }

  function accepted(record: DraftRecord, sent: Draft, entry: Entry): void {
    record.request = undefined;
    record.failures = 0;
    if (records.get(entry.id) !== record) return;
    // Erased while its save was in flight: delete it on the server.
    if (erased(record.page)) {
      schedule(record, 0);
      return;
    }
    bases.set(entry.id, entry.updatedAt);
    storedIds = new Set([...storedIds, entry.id]);
    onStored(entry);
    if (same(record.page, sent)) {
      drop(record);
      return;
    }
    change(record, { basedOn: entry.updatedAt, sent: null });
    keepAll();
    if (record.timer === undefined) schedule(record, pauseMs);
  }

  function refused(record: DraftRecord, sent: Draft, error: unknown): void {
    record.request = undefined;
    if (records.get(record.page.id) !== record) return;
    const answer = error instanceof ApiError && error.status >= 400 && error.status < 500 ? error : undefined;
    // Without a rejection it may have been stored.
    if (answer) record.page = { ...record.page, sent: null };
    if (answer && erased(record.page)) drop(record);
    else if (!answer || answer.status === 429) tryAgain(record);
    else {
      record.failures = 0;
      if (isConflict(answer) && record.page.text.trim() !== "") move(record);
      else if (same(record.page, sent)) change(record, { keeping: "refused", message: answer.message });
      else {
        change(record, { keeping: saveStateOf(record.page) });
        if (record.timer === undefined) schedule(record, pauseMs);
      }
    }
  }

  /** Moves a draft to a new entry, because the stored one was changed elsewhere. */
  function move(record: DraftRecord): void {
    const from = record.page.id;
    const to = crypto.randomUUID();
    records.delete(from);
    bases.delete(from);
    moves.set(from, to);
    splitIds = new Set([...splitIds, to]);
    record.page = { ...record.page, ...fresh(), id: to };
    record.page.keeping = saveStateOf(record.page);
    records.set(to, record);
    onMoved(from, to);
    notify();
    keepAll();
    schedule(record, 0);
  }

  /** Deletes a stored entry that was erased before its save was confirmed. */
  async function removeErased(record: DraftRecord): Promise<void> {
    try {
      await remove(record.page.id);
    } catch {
      record.request = undefined;
      if (records.get(record.page.id) === record) tryAgain(record);
      return;
    }
    record.request = undefined;
    if (records.get(record.page.id) !== record) return;
    record.failures = 0;
    change(record, { sent: null });
    if (record.page.text.trim() === "") drop(record);
    else schedule(record, pauseMs);
  }

  return {
    /** The entries that are not known to be stored, in the order they were started. */
    all: () => all,
    /** The ids of the entries stored on this visit, in any version. */
    storedIds: () => storedIds,
    /** Calls `listener` after every change; returns a function that unsubscribes. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** The ids of the entries that were split off because the stored one was changed elsewhere. */
    splitIds: () => splitIds,
    /** Sets the callback for stored entries. */
    onStored(listener: (entry: Entry) => void): void {
      onStored = listener;
    },
    /** Sets the callback for an entry that continues under another id, because the stored one was changed elsewhere. */
    onMoved(listener: (from: string, to: string) => void): void {
      onMoved = listener;
    },
    /** Starts editing a stored entry, as fetched. An existing draft of it keeps the version that it is based on. */
    open(id: string, updatedAt: string): void {
      moves.delete(id);
      if (!records.has(id)) bases.set(id, updatedAt);
    },
    /** Puts the current content of an entry into the draft store. */
    write(written: Page): void {
      const id = moves.get(written.id) ?? written.id;
      // The draft store's metadata of an entry is newer than the screen's.
      const page = { id, ...draftOf(written) };
      const record = records.get(id) ?? newRecord({ ...page, ...fresh(), basedOn: bases.get(id) ?? null });
      record.page = { ...record.page, ...page, message: "" };
      record.page.keeping = saveStateOf(record.page);
      clearTimeout(record.timer);
      record.timer = undefined;
      // An empty entry that was never sent needs no draft.
      if (erased(record.page) && !record.request && !record.page.sent) {
        drop(record);
        return;
      }
      records.set(id, record);
      notify();
      keepAll();
      if (record.page.keeping === "saving") schedule(record, pauseMs);
    },
    /** Loads drafts that a tab kept from an earlier visit. Drafts in the store are newer. */
    take(pages: readonly Unsaved[]): void {
      for (const page of pages) {
        if (records.has(page.id)) continue;
        const record = newRecord({ ...page, keeping: saveStateOf(page), message: "" });
        records.set(page.id, record);
        if (record.page.keeping === "saving") schedule(record, 0);
      }
      notify();
      keepAll();
    },
    /** Saves all waiting drafts now: on the user's request, when the network is back, or when the page is left. */
    flush({ leaving = false, id }: { leaving?: boolean; id?: string } = {}): void {
      for (const record of records.values())
        if ((id === undefined || record.page.id === id) && (record.page.keeping !== "refused" || id !== undefined))
          void send(record, leaving);
    },
    /** Sends nothing more of an entry until it is written again or flushed, and waits for its request in flight. */
    async pauseSaving(id: string): Promise<void> {
      const record = records.get(id);
      if (!record) return;
      clearTimeout(record.timer);
      record.timer = undefined;
      await record.request;
      clearTimeout(record.timer);
      record.timer = undefined;
    },
    /** Clears the store, for example for another user; tab storage is not changed. */
    clear(): void {
      for (const record of records.values()) clearTimeout(record.timer);
      records.clear();
      bases.clear();
      moves.clear();
      storedIds = new Set();
      splitIds = new Set();
      notify();
    },
    /**
     * Removes a deleted entry from the draft store, and waits for its request in flight. If that stored it after the
     * deletion, it is deleted again.
     */
    async discard(id: string): Promise<void> {
      storedIds = new Set([...storedIds].filter((one) => one !== id));
      bases.delete(id);
      const record = records.get(id);
      if (!record) return;
      clearTimeout(record.timer);
      record.page = { ...record.page, text: "", basedOn: null };
      if (!record.request) {
        drop(record);
        return;
      }
      notify();
      keepAll();
      await record.request;
    },
  };
}

/** The result of {@link createDraftStore}. */
export type DraftStore = ReturnType<typeof createDraftStore>;

const fresh = () => ({
  keeping: "saving" as const,
  message: "",
  createdAt: new Date().toISOString(),
  basedOn: null,
  sent: null,
});

const newRecord = (page: Unsaved): DraftRecord => ({ page, timer: undefined, request: undefined, failures: 0 });

const draftOf = ({ resource, prompt, text }: Draft): Draft => ({ resource, prompt, text });

const same = (one: Draft, other: Draft): boolean =>
  one.text === other.text && one.resource === other.resource && one.prompt === other.prompt;

/** Reports whether a new entry was emptied before it was known to be stored. */
const erased = ({ text, basedOn }: Unsaved): boolean => basedOn === null && text.trim() === "";
