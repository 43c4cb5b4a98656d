import { ApiError } from "@aangan/api/errors";
import type { Entry } from "./queries";

/** A page as it is written. */
export interface Page {
  /** Made here, so that saving again finds the page. */
  id: string;
  /** The piece of the library that it is about; empty for none. */
  resource: string;
  /** The place of the question that it answers, from 0; null for none. */
  prompt: number | null;
  text: string;
}

/** How it stands with a page that is not known to be stored. */
export type Keeping =
  /** It will be sent in a moment, or is on its way. */
  | "saving"
  /** No server could take it; it is tried again by itself. */
  | "failed"
  /** It cannot be stored as it is: it is too long or empty, or the server has refused it. */
  | "refused";

/** A page that is not known to be stored. */
export interface Unsaved extends Page {
  keeping: Keeping;
  /** Why the server refused it; empty when it did not. */
  message: string;
  /** When it was first written here, RFC 3339. */
  createdAt: string;
}

/** What a desk needs of the world. */
export interface DeskOptions {
  /** Stores a page. Throws an `ApiError` when it was refused; `leaving` asks for it to be done though the page goes away. */
  save: (page: Page, leaving: boolean) => Promise<Entry>;
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
  /** The request under way. */
  request: Promise<void> | undefined;
  failures: number;
}

/**
 * The pages of the journal that were written and are not known to be stored. Each is sent when the writing pauses, one request
 * at a time, and again by itself after a failure. Nothing leaves the desk before the server has taken exactly what stands there.
 */
export function createDesk({ save, storable, keep, pause, again }: DeskOptions) {
  const sheets = new Map<string, Sheet>();
  const listeners = new Set<() => void>();
  let all: readonly Unsaved[] = [];
  let taken: ReadonlySet<string> = new Set();
  let stored: (entry: Entry) => void = () => undefined;

  const tell = () => {
    all = [...sheets.values()].map(({ page }) => page);
    for (const listener of listeners) listener();
  };
  const change = (sheet: Sheet, to: Partial<Unsaved>) => {
    sheet.page = { ...sheet.page, ...to };
    tell();
  };
  const schedule = (sheet: Sheet, wait: number) => {
    clearTimeout(sheet.timer);
    sheet.timer = setTimeout(() => void send(sheet), wait);
  };

  async function send(sheet: Sheet, leaving = false): Promise<void> {
    clearTimeout(sheet.timer);
    sheet.timer = undefined;
    if (sheet.request || sheets.get(sheet.page.id) !== sheet || !storable(sheet.page.text)) return;
    const sent = sheet.page;
    change(sheet, { keeping: "saving" });
    sheet.request = save(sent, leaving).then(
      (entry) => {
        sheet.request = undefined;
        sheet.failures = 0;
        if (sheets.get(sent.id) !== sheet) return;
        taken = new Set([...taken, sent.id]);
        stored(entry);
        if (sheet.page.text === sent.text) {
          sheets.delete(sent.id);
          tell();
          keep(all);
        } else {
          tell();
          if (sheet.timer === undefined) schedule(sheet, pause);
        }
      },
      (error: unknown) => {
        sheet.request = undefined;
        if (sheets.get(sent.id) !== sheet) return;
        const refused = error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
        if (refused && sheet.page.text === sent.text) {
          change(sheet, { keeping: "refused", message: error.message });
          return;
        }
        change(sheet, { keeping: refused ? "saving" : "failed" });
        sheet.failures = refused ? 0 : sheet.failures + 1;
        if (sheet.timer === undefined) schedule(sheet, refused ? pause : again * Math.min(sheet.failures, 4));
      },
    );
    await sheet.request;
  }

  return {
    /** The pages, in the order in which they were begun. */
    all: () => all,
    /** The pages that the server has taken, as they are or as they were, since one sat down. */
    taken: () => taken,
    /** Calls back after every change; returns the way to stop. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Who is told of what was stored. */
    onStored(listener: (entry: Entry) => void): void {
      stored = listener;
    },
    /** Puts what stands in a page now on the desk. */
    write(page: Page): void {
      const before = sheets.get(page.id);
      const sheet: Sheet = before ?? {
        page: { ...page, ...fresh() },
        timer: undefined,
        request: undefined,
        failures: 0,
      };
      const fits = storable(page.text);
      sheet.page = { ...sheet.page, ...page, keeping: fits ? "saving" : "refused", message: "" };
      sheets.set(page.id, sheet);
      tell();
      keep(all);
      clearTimeout(sheet.timer);
      sheet.timer = undefined;
      if (fits) schedule(sheet, pause);
    },
    /** Takes up what a tab kept of an earlier visit. What stands on the desk already is newer. */
    take(pages: readonly Unsaved[]): void {
      for (const page of pages) {
        if (sheets.has(page.id)) continue;
        const fits = storable(page.text);
        const sheet: Sheet = {
          page: { ...page, keeping: fits ? "saving" : "refused", message: "" },
          timer: undefined,
          request: undefined,
          failures: 0,
        };
        sheets.set(page.id, sheet);
        if (fits) schedule(sheet, 0);
      }
      tell();
      keep(all);
    },
    /** Sends what waits, now: the person asks for it, a network is back, or the page is being left. */
    flush({ leaving = false, id }: { leaving?: boolean; id?: string } = {}): void {
      for (const sheet of sheets.values())
        if ((id === undefined || sheet.page.id === id) && (sheet.page.keeping !== "refused" || id !== undefined))
          void send(sheet, leaving);
    },
    /** Sends nothing more of a page until it is written again or flushed, and waits until nothing of it is under way. */
    async rest(id: string): Promise<void> {
      const sheet = sheets.get(id);
      if (!sheet) return;
      clearTimeout(sheet.timer);
      sheet.timer = undefined;
      await sheet.request;
      clearTimeout(sheet.timer);
      sheet.timer = undefined;
    },
    /** Forgets everything on it, as when somebody else sits down; what the tab keeps is not touched. */
    clear(): void {
      for (const sheet of sheets.values()) clearTimeout(sheet.timer);
      sheets.clear();
      taken = new Set();
      tell();
    },
    /** Takes a page off the desk for good, and waits until nothing of it is under way. */
    async discard(id: string): Promise<void> {
      taken = new Set([...taken].filter((one) => one !== id));
      const sheet = sheets.get(id);
      if (!sheet) return;
      clearTimeout(sheet.timer);
      sheets.delete(id);
      tell();
      keep(all);
      await sheet.request;
    },
  };
}

/** What {@link createDesk} gives. */
export type Desk = ReturnType<typeof createDesk>;

const fresh = () => ({ keeping: "saving" as const, message: "", createdAt: new Date().toISOString() });
