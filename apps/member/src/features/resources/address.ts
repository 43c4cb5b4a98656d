import { resourceCategories } from "@aangan/copy/lists";
import { routes } from "@aangan/copy/routes";
import { useSearchParams } from "next/navigation";

/** Which pieces are shown. */
export interface LibraryFilters {
  /** Code of a category; empty for all. */
  category: string;
  /** Only saved pieces. */
  saved: boolean;
}

/** Everything that the library's URL encodes. */
export interface ResourcesPlace extends LibraryFilters {
  /** Slug of the piece that is open, or null. */
  reading: string | null;
  /** It opens where the member left it. */
  resume: boolean;
}

/** Parses the URL. An unknown category counts as all. */
export function readPlace(search: { get: (name: string) => string | null }): ResourcesPlace {
  const category = search.get("category");
  return {
    category: resourceCategories.some(({ code }) => code === category) ? (category ?? "") : "",
    saved: search.get("saved") === "1",
    reading: search.get("read") || null,
    resume: search.get("from") === "left",
  };
}

/** Returns the library's URL with these filters and this piece; missing fields are left out. */
export function resourcesHref({ category, saved, reading, resume }: Partial<ResourcesPlace>): string {
  const query = new URLSearchParams({
    ...(category && { category }),
    ...(saved && { saved: "1" }),
    ...(reading && { read: reading }),
    ...(reading && resume && { from: "left" }),
  });
  return query.size > 0 ? `${routes.resources.path}?${query}` : routes.resources.path;
}

/** Returns the URL of a journal entry that answers a question of a piece. `prompt` is the question's index. */
export function promptHref(piece: string, prompt: number): string {
  return `${routes.journal.path}?${new URLSearchParams({ piece, prompt: String(prompt) })}`;
}

/** Returns the slug of the piece that a URL of the app opens, or null if it leads elsewhere. */
export function pieceIn(href: string): string | null {
  const url = new URL(href, "https://here.invalid");
  return url.pathname === routes.resources.path ? url.searchParams.get("read") : null;
}

/** Marks, in the browser's history, a piece that was opened from this page: closing it then goes back. */
const openedHere = "pieceOpenedHere";

const wasOpenedHere = (state: unknown): boolean => typeof state === "object" && state !== null && openedHere in state;

/**
 * Returns the place that the URL encodes, with functions that change it without leaving the page. Needs a Suspense
 * above it.
 */
export function useResourcesPlace() {
  const place = readPlace(useSearchParams());
  return {
    place,
    /** Shows pieces by other filters. Replaces the history entry, so that Back leaves the page. */
    filter(filters: LibraryFilters) {
      window.history.replaceState(null, "", resourcesHref(filters));
    },
    /** Opens a piece as a new history entry, which Back closes; with `resume` where the member left it. */
    open(reading: string, resume = false) {
      window.history.pushState({ [openedHere]: true }, "", resourcesHref({ ...place, reading, resume }));
    },
    /** Opens another piece in place of this one, so that Back still closes the dialog. */
    openInstead(reading: string) {
      const state = wasOpenedHere(window.history.state) ? { [openedHere]: true } : null;
      window.history.replaceState(state, "", resourcesHref({ ...place, reading, resume: false }));
    },
    /** Closes it: goes back if this page opened it, otherwise replaces the URL. */
    close() {
      if (wasOpenedHere(window.history.state)) window.history.back();
      else window.history.replaceState(null, "", resourcesHref({ ...place, reading: null }));
    },
  };
}
