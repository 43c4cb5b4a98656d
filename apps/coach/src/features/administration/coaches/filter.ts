import * as words from "@aangan/copy/admin-coaches";
import { routes } from "@aangan/copy/routes";

/** The status filter of the list; `all` for every coach. */
export type StatusFilter = (typeof statusFilters)[number]["value"];

/** The choices above the list, with the count of each. */
export const statusFilters = [
  { value: "all", label: words.all, count: "all" },
  { value: "waiting", label: words.waiting, count: "waiting" },
  { value: "invited", label: words.invited, count: "invited" },
  { value: "pending", label: words.pending, count: "pending" },
  { value: "active", label: words.active, count: "active" },
  { value: "inactive", label: words.inactive, count: "inactive" },
  { value: "administrator", label: words.administrators, count: "administrators" },
] as const;

/** Everything that the page's URL encodes: filter, search, and the open coach. */
export interface CoachesView {
  standing: StatusFilter;
  /** Part of a name or an email address; "" matches every coach. */
  q: string;
  /** An id, or null. */
  coach: string | null;
}

/** Reads the view from a URL; unknown values become the defaults. */
export function viewFromQuery(search: Pick<URLSearchParams, "get">): CoachesView {
  const requested = search.get("standing");
  return {
    standing: statusFilters.find(({ value }) => value === requested)?.value ?? "all",
    q: (search.get("q") ?? "").trim(),
    coach: search.get("coach") || null,
  };
}

/** Returns the URL of a view. */
export function coachesHref({ standing = "all", q = "", coach = null }: Partial<CoachesView>): string {
  const search = new URLSearchParams();
  if (standing !== "all") search.set("standing", standing);
  if (q) search.set("q", q);
  if (coach) search.set("coach", coach);
  const query = search.toString();
  return query ? `${routes.coachAdminCoaches.path}?${query}` : routes.coachAdminCoaches.path;
}
