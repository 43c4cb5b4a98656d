import { routes } from "@aangan/copy/routes";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import type { Desk, Page, Unsaved } from "./desk";

/** The page on which one writes now. */
export interface Sheet {
  page: Page;
  /** Somebody has written on it, or asked for it, on this visit. */
  touched: boolean;
}

/** A new page, for a question or for none. */
export const blank = (resource = "", prompt: number | null = null): Page => ({
  id: crypto.randomUUID(),
  resource,
  prompt,
  text: "",
});

/** The question that an address asks for. */
function askedBy(search: { get: (name: string) => string | null }): { resource: string; prompt: number | null } {
  const resource = search.get("piece") ?? "";
  const prompt = search.get("prompt") ?? "";
  return { resource, prompt: resource && /^\d{1,4}$/.test(prompt) ? Number(prompt) : null };
}

/**
 * Which page is written on: a new one for the question in the address, the one that was left unsaved, or a new one. Must stand
 * in a Suspense.
 */
export function useWriting(desk: Desk, unsaved: readonly Unsaved[]) {
  const asked = askedBy(useSearchParams());
  const address = `${asked.resource} ${asked.prompt}`;
  const [answered, setAnswered] = useState(address);
  const [sheet, setSheet] = useState<Sheet>(() => ({ page: blank(asked.resource, asked.prompt), touched: false }));
  // A link has led here again, to another question.
  if (answered !== address) {
    setAnswered(address);
    if (asked.resource) setSheet({ page: blank(asked.resource, asked.prompt), touched: false });
  }
  // What was written and not stored is taken up where it was left.
  const left = unsaved.findLast(
    (page) => !asked.resource || (page.resource === asked.resource && page.prompt === asked.prompt),
  );
  if (!sheet.touched && sheet.page.text === "" && left && left.id !== sheet.page.id)
    setSheet({ page: left, touched: true });

  /** The address asks for nothing any more: a reload does not begin the same page again. */
  const forgetQuestion = () => {
    if (asked.resource) window.history.replaceState(null, "", routes.journal.path);
  };
  return {
    sheet,
    /** Puts what stands on the page now on the desk. */
    write(text: string, stored: boolean) {
      const page = { ...sheet.page, text };
      setSheet({ page, touched: true });
      // What says nothing and was never stored needs no keeping.
      if (text.trim() === "" && !stored) void desk.discard(page.id);
      else desk.write(page);
    },
    /** The same page, without its question. */
    withoutQuestion(stored: boolean) {
      const page = { ...sheet.page, resource: "", prompt: null };
      setSheet({ page, touched: true });
      if (stored || page.text.trim() !== "") desk.write(page);
      forgetQuestion();
    },
    /** Opens a page that was written before. */
    open(page: Page) {
      desk.flush({ id: sheet.page.id });
      setSheet({ page, touched: true });
      forgetQuestion();
    },
    /** Puts the page away and takes a new one. */
    finish() {
      desk.flush({ id: sheet.page.id });
      setSheet({ page: blank(), touched: true });
      forgetQuestion();
    },
  };
}
