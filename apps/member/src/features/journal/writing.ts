import { routes } from "@aangan/copy/routes";
import { useQueryClient } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import type { DraftStore, Unsaved } from "./draft-store";
import type { Page } from "./page";
import { refreshJournal } from "./queries";

/** The entry in the editor. */
export interface EditedPage {
  page: Page;
  /** The member has written in it, or opened it, on this visit. */
  touched: boolean;
  /** Stays the same while the entry is edited, even if it gets another id. */
  key: string;
}

const editedPage = (page: Page, touched: boolean): EditedPage => ({ page, touched, key: page.id });

/** Returns a new entry, for a question or for none. */
const newPage = (resource = "", prompt: number | null = null): Page => ({
  id: crypto.randomUUID(),
  resource,
  prompt,
  text: "",
});

/** Returns the question in the URL. */
function questionIn(search: { get: (name: string) => string | null }): { resource: string; prompt: number | null } {
  const resource = search.get("piece") ?? "";
  const prompt = search.get("prompt") ?? "";
  return { resource, prompt: resource && /^\d{1,4}$/.test(prompt) ? Number(prompt) : null };
}

/**
 * Decides which entry is edited: a new one for the question in the URL, an unsaved one, or a new one. Needs a Suspense
 * above it.
 */
export function useWriting(drafts: DraftStore, unsaved: readonly Unsaved[]) {
  const asked = questionIn(useSearchParams());
  const address = `${asked.resource} ${asked.prompt}`;
  const [answered, setAnswered] = useState(address);
  const [edited, setEdited] = useState<EditedPage>(() => editedPage(newPage(asked.resource, asked.prompt), false));
  // A link has put another question into the URL.
  if (answered !== address) {
    setAnswered(address);
    if (asked.resource) setEdited(editedPage(newPage(asked.resource, asked.prompt), false));
  }
  // Continue an unsaved entry.
  const unfinished = unsaved.findLast(
    (page) => !asked.resource || (page.resource === asked.resource && page.prompt === asked.prompt),
  );
  if (!edited.touched && edited.page.text === "" && unfinished && unfinished.id !== edited.page.id)
    setEdited(editedPage(unfinished, true));

  const client = useQueryClient();
  useEffect(() => {
    drafts.onMoved((from, to) => {
      setEdited((one) => (one.page.id === from ? { ...one, page: { ...one.page, id: to } } : one));
      refreshJournal(client);
    });
  }, [drafts, client]);

  /** Puts a change of the entry into the draft store. */
  const applyChange = (change: Partial<Page>, keep: boolean) => {
    setEdited((one) => ({ ...one, page: { ...one.page, ...change }, touched: true }));
    if (keep) drafts.write({ ...edited.page, ...change });
  };
  /** Removes the question from the URL, so that a reload does not start the same entry again. */
  const forgetQuestion = () => {
    if (asked.resource) window.history.replaceState(null, "", routes.journal.path);
  };
  return {
    edited,
    /** Puts the current text into the draft store. */
    write(text: string) {
      applyChange({ text }, true);
    },
    /** Removes the question from the entry. */
    withoutQuestion(stored: boolean) {
      applyChange({ resource: "", prompt: null }, stored || edited.page.text.trim() !== "");
      forgetQuestion();
    },
    /** Opens an earlier entry; `updatedAt` is null for an unstored one. */
    open(page: Page, updatedAt: string | null) {
      drafts.flush({ id: edited.page.id });
      if (updatedAt !== null) drafts.open(page.id, updatedAt);
      setEdited(editedPage(page, true));
      forgetQuestion();
    },
    /** Closes the entry and starts a new one. */
    finish() {
      drafts.flush({ id: edited.page.id });
      setEdited(editedPage(newPage(), true));
      forgetQuestion();
    },
  };
}
