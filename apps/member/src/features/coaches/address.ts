import { limits } from "@aangan/copy/limits";
import { coachGenders, dayParts, focusTopics, languages } from "@aangan/copy/lists";
import { routes } from "@aangan/copy/routes";
import { useSearchParams } from "next/navigation";

/** Which coaches are shown. Codes of the lists; empty means any. */
export interface CoachFilters {
  /** A part of the coach's name. */
  name: string;
  gender: string;
  language: string;
  focus: string;
  /** The part of the member's day in which they must have an open time. */
  part: string;
  /** Only those with an open time in the coming days. */
  week: boolean;
  /** Only those the member saved. */
  saved: boolean;
}

/** Everything that the URL of the coaches' page encodes. */
export interface CoachesPlace extends CoachFilters {
  /** The coach whose dialog is open, or null. */
  coachId: string | null;
  /** Up to two coaches to compare; with two, the comparison is open. */
  compare: readonly string[];
}

/** Parses the URL. Unknown codes are ignored: the page then shows every coach. */
export function readPlace(search: { get: (name: string) => string | null }): CoachesPlace {
  const known = (list: readonly { readonly code: string }[], value: string | null) =>
    list.some(({ code }) => code === value) ? (value ?? "") : "";
  return {
    name: (search.get("name") ?? "").slice(0, limits.searchTextMax),
    gender: known(coachGenders, search.get("gender")),
    language: known(languages, search.get("language")),
    focus: known(focusTopics, search.get("focus")),
    part: known(dayParts, search.get("time")),
    week: search.get("week") === "1",
    saved: search.get("saved") === "1",
    coachId: search.get("coach") || null,
    compare: [...new Set((search.get("compare") ?? "").split(",").filter(Boolean))].slice(0, 2),
  };
}

/** Returns the page's URL with these filters and this coach; missing fields are left out. */
export function coachesHref(place: Partial<CoachesPlace>): string {
  const { name, gender, language, focus, part, week, saved, coachId, compare = [] } = place;
  const query = new URLSearchParams({
    ...(name && { name }),
    ...(gender && { gender }),
    ...(language && { language }),
    ...(focus && { focus }),
    ...(part && { time: part }),
    ...(week && { week: "1" }),
    ...(saved && { saved: "1" }),
    ...(coachId && { coach: coachId }),
    ...(compare.length > 0 && { compare: compare.join(",") }),
  });
  return query.size > 0 ? `${routes.coaches.path}?${query}` : routes.coaches.path;
}

/** No filter: every coach is shown. */
export const noFilters: CoachFilters = {
  name: "",
  gender: "",
  language: "",
  focus: "",
  part: "",
  week: false,
  saved: false,
};

/** Returns the filters that are set. */
export function activeFilters(filters: CoachFilters): (keyof CoachFilters)[] {
  return (Object.keys(noFilters) as (keyof CoachFilters)[]).filter((key) => Boolean(filters[key]));
}

/** Whether any filter is set. */
export const isFiltered = (filters: CoachFilters): boolean => activeFilters(filters).length > 0;

/** Returns only the filters of a place. */
export function filtersOf({ name, gender, language, focus, part, week, saved }: CoachFilters): CoachFilters {
  return { name, gender, language, focus, part, week, saved };
}

/** Marks, in the browser's history, a dialog that was opened from this page: closing it then goes back. */
const openedHere = "coachOpenedHere";

/**
 * Returns the place that the URL encodes, with functions that change it without leaving the page. Needs a Suspense
 * above it.
 */
export function useCoachesPlace() {
  const place = readPlace(useSearchParams());
  const openedFromHere = () => {
    const state: unknown = window.history.state;
    return typeof state === "object" && state !== null && openedHere in state;
  };
  return {
    place,
    /** Shows other coaches, as a new history entry, which Back undoes. A name makes no entry while it is typed. */
    filter(filters: CoachFilters) {
      const href = coachesHref({ ...filters, compare: place.compare });
      if (filters.name === place.name) window.history.pushState(null, "", href);
      else window.history.replaceState(null, "", href);
    },
    /** Opens a coach's page as a new history entry, which Back closes. */
    open(coachId: string) {
      window.history.pushState({ [openedHere]: true }, "", coachesHref({ ...place, coachId }));
    },
    /** Closes it: goes back if this page opened it, otherwise replaces the URL. */
    close() {
      if (openedFromHere()) window.history.back();
      else window.history.replaceState(null, "", coachesHref({ ...place, coachId: null }));
    },
    /** Adds a coach to the comparison, or removes them. The second opens it, as a new history entry. */
    compare(coachId: string) {
      const compare = place.compare.includes(coachId)
        ? place.compare.filter((id) => id !== coachId)
        : [...place.compare, coachId].slice(0, 2);
      const href = coachesHref({ ...place, compare });
      if (compare.length === 2) window.history.pushState({ [openedHere]: true }, "", href);
      else window.history.replaceState(null, "", href);
    },
    /** Ends the comparison. */
    endCompare() {
      window.history.replaceState(null, "", coachesHref({ ...place, compare: [] }));
    },
  };
}
