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

/** A page that is not known to be stored. */
export interface Unsaved extends Page {
  keeping: SaveState;
  /** Why the server refused it; empty when it did not. */
  message: string;
  /** When it was first written here, RFC 3339. */
  createdAt: string;
  /** The `updatedAt` of the stored page that it was written on; null for a new page. */
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
  overtaken: (error: unknown) => boolean;
  /** Deletes a stored entry; a missing one is fine. Throws an `ApiError`. */
  remove: (id: string) => Promise<void>;
  /** Whether a page may be stored at all. */
  storable: (text: string) => boolean;
  /** Keeps the pages in this tab, for the person whose tab it is. */
  keep: (pages: readonly Unsaved[]) => void;
  /** How long after the last letter a page is sent, in milliseconds. */
  pause: number;
  /** How long after a failure it is tried again, in milliseconds; four times as long after many. */
  again: number;
}

/** One page in the making. */
interface Sheet {
  page: Unsaved;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** The request in flight. */
  request: Promise<void> | undefined;
  failures: number;
}

/**
 * The entries that were written and are not known to be stored. Each is saved when typing pauses, one request at a
 * time, and retried after a failure. An entry leaves the draft store only when the server has exactly its content, or
 * has deleted it if it was erased. If the stored entry was changed elsewhere, the draft becomes an entry of its own:
 * neither version replaces the other.
 */
export function createDraftStore({ save, overtaken, remove, storable, keep, pause, again }: DraftStoreOptions) {
  const sheets = new Map<string, Sheet>();
  const listeners = new Set<() => void>();
  /** The `updatedAt` of pages that are written on, as they were read or stored last. */
  const bases = new Map<string, string>();
  /** New ids of entries that were changed elsewhere, by old id. */
  const moves = new Map<string, string>();
  let all: readonly Unsaved[] = [];
  let taken: ReadonlySet<string> = new Set();
  let apart: ReadonlySet<string> = new Set();
  let stored: (entry: Entry) => void = () => undefined;
  let moved: (from: string, to: string) => void = () => undefined;

  const tell = () => {
    // An erased entry stays only until the server has deleted it.
    all = [...sheets.values()].filter((sheet) => !erased(sheet.page)).map(({ page }) => page);
    for (const listener of listeners) listener();
  };
  const keepAll = () => keep([...sheets.values()].map(({ page }) => page));
  const change = (sheet: Sheet, to: Partial<Unsaved>) => {
    sheet.page = { ...sheet.page, ...to };
    tell();
  };
  const schedule = (sheet: Sheet, wait: number) => {
    clearTimeout(sheet.timer);
    sheet.timer = setTimeout(() => void send(sheet), wait);
  };
  const keepingOf = (page: Unsaved): SaveState => (storable(page.text) || erased(page) ? "saving" : "refused");
  const letGo = (sheet: Sheet) => {
    clearTimeout(sheet.timer);
    sheets.delete(sheet.page.id);
    tell();
    keepAll();
  };
  /** Retries after a delay. */
  const tryAgain = (sheet: Sheet) => {
    change(sheet, { keeping: "failed" });
    sheet.failures += 1;
    if (sheet.timer === undefined) schedule(sheet, again * Math.min(sheet.failures, 4));
  };

  async function send(sheet: Sheet, leaving = false): Promise<void> {
    clearTimeout(sheet.timer);
    sheet.timer = undefined;
    const { id, basedOn } = sheet.page;
    if (sheet.request || sheets.get(id) !== sheet) return;
    if (erased(sheet.page)) {
      sheet.request = takeBack(sheet);
    } else if (storable(sheet.page.text)) {
      // A repeat is known by its words: it must go out unchanged before anything that was written after it.
      const sent = sheet.page.sent ?? draftOf(sheet.page);
      // The tab keeps the same words already; signing out may just have emptied it.
      change(sheet, { keeping: "saving", sent });
      sheet.request = save({ id, ...sent }, basedOn, leaving).then(
        (entry) => accepted(sheet, sent, entry),
        (error: unknown) => refused(sheet, sent, error),
      );
    }
    await sheet.request;
  }

  function accepted(sheet: Sheet, sent: Draft, entry: Entry): void {
    sheet.request = undefined;
    sheet.failures = 0;
    if (sheets.get(entry.id) !== sheet) return;
    // Erased while its save was in flight: delete it on the server.
    if (erased(sheet.page)) {
      schedule(sheet, 0);
      return;
    }
    bases.set(entry.id, entry.updatedAt);
    taken = new Set([...taken, entry.id]);
    stored(entry);
    if (same(sheet.page, sent)) {
      letGo(sheet);
      return;
    }
    change(sheet, { basedOn: entry.updatedAt, sent: null });
    keepAll();
    if (sheet.timer === undefined) schedule(sheet, pause);
  }

  function refused(sheet: Sheet, sent: Draft, error: unknown): void {
    sheet.request = undefined;
    if (sheets.get(sheet.page.id) !== sheet) return;
    const answer = error instanceof ApiError && error.status >= 400 && error.status < 500 ? error : undefined;
    // Without a no, it may have been stored all the same.
    if (answer) sheet.page = { ...sheet.page, sent: null };
    if (answer && erased(sheet.page)) letGo(sheet);
    else if (!answer || answer.status === 429) tryAgain(sheet);
    else {
      sheet.failures = 0;
      if (overtaken(answer) && sheet.page.text.trim() !== "") move(sheet);
      else if (same(sheet.page, sent)) change(sheet, { keeping: "refused", message: answer.message });
      else {
        change(sheet, { keeping: keepingOf(sheet.page) });
        if (sheet.timer === undefined) schedule(sheet, pause);
      }
    }
  }

  /** Moves a draft to a new entry, because the stored one was changed elsewhere. */
  function move(sheet: Sheet): void {
    const from = sheet.page.id;
    const to = crypto.randomUUID();
    sheets.delete(from);
    bases.delete(from);
    moves.set(from, to);
    apart = new Set([...apart, to]);
    sheet.page = { ...sheet.page, ...fresh(), id: to };
    sheet.page.keeping = keepingOf(sheet.page);
    sheets.set(to, sheet);
    moved(from, to);
    tell();
    keepAll();
    schedule(sheet, 0);
  }

  /** Deletes a stored entry that was erased before its save was confirmed. */
  async function takeBack(sheet: Sheet): Promise<void> {
    try {
      await remove(sheet.page.id);
    } catch {
      sheet.request = undefined;
      if (sheets.get(sheet.page.id) === sheet) tryAgain(sheet);
      return;
    }
    sheet.request = undefined;
    if (sheets.get(sheet.page.id) !== sheet) return;
    sheet.failures = 0;
    change(sheet, { sent: null });
    if (sheet.page.text.trim() === "") letGo(sheet);
    else schedule(sheet, pause);
  }

  return {
    /** The pages, in the order in which they were begun. */
    all: () => all,
    /** The pages that the server has taken, as they are or as they were, since one sat down. */
    taken: () => taken,
    /** Calls `listener` after every change; returns a function that unsubscribes. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** The pages that were made because the one that they were written on was changed somewhere else. */
    apart: () => apart,
    /** Sets the callback for stored entries. */
    onStored(listener: (entry: Entry) => void): void {
      stored = listener;
    },
    /** Sets the callback for an entry that continues under another id, because the stored one was changed elsewhere. */
    onMoved(listener: (from: string, to: string) => void): void {
      moved = listener;
    },
    /** Starts editing a stored entry, as fetched. An existing draft of it keeps the version that it is based on. */
    open(id: string, updatedAt: string): void {
      moves.delete(id);
      if (!sheets.has(id)) bases.set(id, updatedAt);
    },
    /** Puts the current content of an entry into the draft store. */
    write(written: Page): void {
      const id = moves.get(written.id) ?? written.id;
      // The draft store's metadata of an entry is newer than the screen's.
      const page = { id, ...draftOf(written) };
      const sheet = sheets.get(id) ?? newSheet({ ...page, ...fresh(), basedOn: bases.get(id) ?? null });
      sheet.page = { ...sheet.page, ...page, message: "" };
      sheet.page.keeping = keepingOf(sheet.page);
      clearTimeout(sheet.timer);
      sheet.timer = undefined;
      // An empty entry that was never sent needs no draft.
      if (erased(sheet.page) && !sheet.request && !sheet.page.sent) {
        letGo(sheet);
        return;
      }
      sheets.set(id, sheet);
      tell();
      keepAll();
      if (sheet.page.keeping === "saving") schedule(sheet, pause);
    },
    /** Loads drafts that a tab kept from an earlier visit. Drafts in the store are newer. */
    take(pages: readonly Unsaved[]): void {
      for (const page of pages) {
        if (sheets.has(page.id)) continue;
        const sheet = newSheet({ ...page, keeping: keepingOf(page), message: "" });
        sheets.set(page.id, sheet);
        if (sheet.page.keeping === "saving") schedule(sheet, 0);
      }
      tell();
      keepAll();
    },
    /** Saves all waiting drafts now: on the user's request, when the network is back, or when the page is left. */
    flush({ leaving = false, id }: { leaving?: boolean; id?: string } = {}): void {
      for (const sheet of sheets.values())
        if ((id === undefined || sheet.page.id === id) && (sheet.page.keeping !== "refused" || id !== undefined))
          void send(sheet, leaving);
    },
    /** Sends nothing more of an entry until it is written again or flushed, and waits for its request in flight. */
    async rest(id: string): Promise<void> {
      const sheet = sheets.get(id);
      if (!sheet) return;
      clearTimeout(sheet.timer);
      sheet.timer = undefined;
      await sheet.request;
      clearTimeout(sheet.timer);
      sheet.timer = undefined;
    },
    /** Clears the store, for example for another user; tab storage is not changed. */
    clear(): void {
      for (const sheet of sheets.values()) clearTimeout(sheet.timer);
      sheets.clear();
      bases.clear();
      moves.clear();
      taken = new Set();
      apart = new Set();
      tell();
    },
    /**
     * Removes a deleted entry from the draft store, and waits for its request in flight. If that stored it after the
     * deletion, it is deleted again.
     */
    async discard(id: string): Promise<void> {
      taken = new Set([...taken].filter((one) => one !== id));
      bases.delete(id);
      const sheet = sheets.get(id);
      if (!sheet) return;
      clearTimeout(sheet.timer);
      sheet.page = { ...sheet.page, text: "", basedOn: null };
      if (!sheet.request) {
        letGo(sheet);
        return;
      }
      tell();
      keepAll();
      await sheet.request;
    },
  };
}

/** What {@link createDraftStore} gives. */
export type DraftStore = ReturnType<typeof createDraftStore>;

const fresh = () => ({
  keeping: "saving" as const,
  message: "",
  createdAt: new Date().toISOString(),
  basedOn: null,
  sent: null,
});

const newSheet = (page: Unsaved): Sheet => ({ page, timer: undefined, request: undefined, failures: 0 });

const draftOf = ({ resource, prompt, text }: Draft): Draft => ({ resource, prompt, text });

const same = (one: Draft, other: Draft): boolean =>
  one.text === other.text && one.resource === other.resource && one.prompt === other.prompt;

/** A page that is not known to be stored, with nothing on it any more. */
const erased = ({ text, basedOn }: Unsaved): boolean => basedOn === null && text.trim() === "";
