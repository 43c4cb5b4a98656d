import { focusTopics, languages } from "@aangan/copy/lists";
import { routes } from "@aangan/copy/routes";
import { useSearchParams } from "next/navigation";

/** Which coaches are shown. Codes of the lists; empty means any. */
export interface CoachFilters {
  language: string;
  focus: string;
  /** Only those with an open time in the coming days. */
  week: boolean;
}

/** Everything that the URL of the coaches' page encodes. */
export interface CoachesPlace extends CoachFilters {
  /** The coach whose dialog is open, or null. */
  coachId: string | null;
}

/** Parses the URL. Unknown codes are ignored: the page then shows every coach. */
export function readPlace(search: { get: (name: string) => string | null }): CoachesPlace {
  const known = (list: readonly { readonly code: string }[], value: string | null) =>
    list.some(({ code }) => code === value) ? (value ?? "") : "";
  return {
    language: known(languages, search.get("language")),
    focus: known(focusTopics, search.get("focus")),
    week: search.get("week") === "1",
    coachId: search.get("coach") || null,
  };
}

/** Returns the page's URL with these filters and this coach; missing fields are left out. */
export function coachesHref({ language, focus, week, coachId }: Partial<CoachesPlace>): string {
  const query = new URLSearchParams({
    ...(language && { language }),
    ...(focus && { focus }),
    ...(week && { week: "1" }),
    ...(coachId && { coach: coachId }),
  });
  return query.size > 0 ? `${routes.coaches.path}?${query}` : routes.coaches.path;
}

/** No filter: every coach is shown. */
export const noFilters: CoachFilters = { language: "", focus: "", week: false };

/** Whether any filter is set. */
export const isFiltered = ({ language, focus, week }: CoachFilters): boolean => Boolean(language || focus || week);

/** Marks, in the browser's history, a dialog that was opened from this page: closing it then goes back. */
const openedHere = "coachOpenedHere";

/**
 * Returns the place that the URL encodes, with functions that change it without leaving the page. Needs a Suspense
 * above it.
 */
export function useCoachesPlace() {
  const place = readPlace(useSearchParams());
  return {
    place,
    /** Shows other coaches. Replaces the history entry, so that Back leaves the page. */
    filter(filters: CoachFilters) {
      window.history.replaceState(null, "", coachesHref(filters));
    },
    /** Opens a coach's page as a new history entry, which Back closes. */
    open(coachId: string) {
      window.history.pushState({ [openedHere]: true }, "", coachesHref({ ...place, coachId }));
    },
    /** Closes it: goes back if this page opened it, otherwise replaces the URL. */
    close() {
      const state: unknown = window.history.state;
      if (typeof state === "object" && state !== null && openedHere in state) window.history.back();
      else window.history.replaceState(null, "", coachesHref({ ...place, coachId: null }));
    },
  };
}
