import { resourceCategories } from "@aangan/copy/library";
import { routes } from "@aangan/copy/routes";
import { useSearchParams } from "next/navigation";

/** Which pieces are shown. */
export interface Shelf {
  /** Code of a category; empty for all. */
  category: string;
  /** Only what is kept for later. */
  saved: boolean;
}

/** Everything that the library's address says. */
export interface ResourcesPlace extends Shelf {
  /** Slug of the piece that is open, or null. */
  reading: string | null;
}

/** Reads the address. A category that does not exist counts as all. */
export function readPlace(search: { get: (name: string) => string | null }): ResourcesPlace {
  const category = search.get("category");
  return {
    category: resourceCategories.some(({ code }) => code === category) ? (category ?? "") : "",
    saved: search.get("saved") === "1",
    reading: search.get("read") || null,
  };
}

/** The address of the library with this shelf and this piece; what is not said stands for all and none. */
export function resourcesHref({ category, saved, reading }: Partial<ResourcesPlace>): string {
  const query = new URLSearchParams({
    ...(category && { category }),
    ...(saved && { saved: "1" }),
    ...(reading && { read: reading }),
  });
  return query.size > 0 ? `${routes.resources.path}?${query}` : routes.resources.path;
}

/** The address of a page of the journal that answers a question of a piece; the place of the question counts from 0. */
export function promptHref(piece: string, prompt: number): string {
  return `${routes.journal.path}?${new URLSearchParams({ piece, prompt: String(prompt) })}`;
}

/** The slug of the piece that an address of ours opens, or null when it leads elsewhere. */
export function pieceIn(href: string): string | null {
  const url = new URL(href, "https://here.invalid");
  return url.pathname === routes.resources.path ? url.searchParams.get("read") : null;
}

/** Marks, in the browser's history, a piece that was opened from this page: closing it then is going back. */
const openedHere = "pieceOpenedHere";

const wasOpenedHere = (state: unknown): boolean => typeof state === "object" && state !== null && openedHere in state;

/** What the address says, and the ways to change it without leaving the page. Must stand in a Suspense. */
export function useResourcesPlace() {
  const place = readPlace(useSearchParams());
  return {
    place,
    /** Shows another shelf. It takes the present entry's place in the history, so that Back leaves the page. */
    shelve(shelf: Shelf) {
      window.history.replaceState(null, "", resourcesHref(shelf));
    },
    /** Opens a piece: an entry of its own, which Back closes. */
    open(reading: string) {
      window.history.pushState({ [openedHere]: true }, "", resourcesHref({ ...place, reading }));
    },
    /** Goes from one piece to another. It takes the other's place, so that Back still closes. */
    turnTo(reading: string) {
      const state = wasOpenedHere(window.history.state) ? { [openedHere]: true } : null;
      window.history.replaceState(state, "", resourcesHref({ ...place, reading }));
    },
    /** Closes it, wherever the person came from. */
    close() {
      if (wasOpenedHere(window.history.state)) window.history.back();
      else window.history.replaceState(null, "", resourcesHref({ ...place, reading: null }));
    },
  };
}
