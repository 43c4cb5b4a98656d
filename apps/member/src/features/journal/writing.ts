import { routes } from "@aangan/copy/routes";
import { useQueryClient } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import type { DraftStore, Unsaved } from "./draft-store";
import type { Page } from "./page";
import { refreshJournal } from "./queries";

/** The page on which one writes now. */
export interface Sheet {
  page: Page;
  /** The member has written in it, or opened it, on this visit. */
  touched: boolean;
  /** What stays the same while it is written on, though its page may get another id. */
  key: string;
}

const sheetOf = (page: Page, touched: boolean): Sheet => ({ page, touched, key: page.id });

/** A new page, for a question or for none. */
const blank = (resource = "", prompt: number | null = null): Page => ({
  id: crypto.randomUUID(),
  resource,
  prompt,
  text: "",
});

/** Returns the question in the URL. */
function askedBy(search: { get: (name: string) => string | null }): { resource: string; prompt: number | null } {
  const resource = search.get("piece") ?? "";
  const prompt = search.get("prompt") ?? "";
  return { resource, prompt: resource && /^\d{1,4}$/.test(prompt) ? Number(prompt) : null };
}

/**
 * Decides which entry is edited: a new one for the question in the URL, an unsaved one, or a new one. Needs a Suspense
 * above it.
 */
export function useWriting(drafts: DraftStore, unsaved: readonly Unsaved[]) {
  const asked = askedBy(useSearchParams());
  const address = `${asked.resource} ${asked.prompt}`;
  const [answered, setAnswered] = useState(address);
  const [sheet, setSheet] = useState<Sheet>(() => sheetOf(blank(asked.resource, asked.prompt), false));
  // A link has led here again, to another question.
  if (answered !== address) {
    setAnswered(address);
    if (asked.resource) setSheet(sheetOf(blank(asked.resource, asked.prompt), false));
  }
  // Continue an unsaved entry.
  const left = unsaved.findLast(
    (page) => !asked.resource || (page.resource === asked.resource && page.prompt === asked.prompt),
  );
  if (!sheet.touched && sheet.page.text === "" && left && left.id !== sheet.page.id) setSheet(sheetOf(left, true));

  const client = useQueryClient();
  useEffect(() => {
    drafts.onMoved((from, to) => {
      setSheet((one) => (one.page.id === from ? { ...one, page: { ...one.page, id: to } } : one));
      refreshJournal(client);
    });
  }, [drafts, client]);

  /** Puts a change of the entry into the draft store. */
  const become = (change: Partial<Page>, keep: boolean) => {
    setSheet((one) => ({ ...one, page: { ...one.page, ...change }, touched: true }));
    if (keep) drafts.write({ ...sheet.page, ...change });
  };
  /** Removes the question from the URL, so that a reload does not start the same entry again. */
  const forgetQuestion = () => {
    if (asked.resource) window.history.replaceState(null, "", routes.journal.path);
  };
  return {
    sheet,
    /** Puts the current text into the draft store. */
    write(text: string) {
      become({ text }, true);
    },
    /** The same page, without its question. */
    withoutQuestion(stored: boolean) {
      become({ resource: "", prompt: null }, stored || sheet.page.text.trim() !== "");
      forgetQuestion();
    },
    /** Opens a page that was written before; `updatedAt` is null for one that is not stored yet. */
    open(page: Page, updatedAt: string | null) {
      drafts.flush({ id: sheet.page.id });
      if (updatedAt !== null) drafts.open(page.id, updatedAt);
      setSheet(sheetOf(page, true));
      forgetQuestion();
    },
    /** Puts the page away and takes a new one. */
    finish() {
      drafts.flush({ id: sheet.page.id });
      setSheet(sheetOf(blank(), true));
      forgetQuestion();
    },
  };
}
