import { adminCoaches as words } from "@aangan/copy/administration-coaches";
import { routes } from "@aangan/copy/routes";

/** The status filter of the list; `all` for every coach. */
export type Standing = (typeof standings)[number]["value"];

/** The choices above the list, with the count of each. */
export const standings = [
  { value: "all", label: words.all, count: "all" },
  { value: "waiting", label: words.waiting, count: "waiting" },
  { value: "invited", label: words.invited, count: "invited" },
  { value: "pending", label: words.pending, count: "pending" },
  { value: "active", label: words.active, count: "active" },
  { value: "inactive", label: words.inactive, count: "inactive" },
  { value: "administrator", label: words.administrators, count: "administrators" },
] as const;

/** Everything that the page's URL encodes: filter, search, and the open coach. */
export interface CoachesPlace {
  standing: Standing;
  /** Part of a name or an email address; "" matches every coach. */
  q: string;
  /** An id, or null. */
  coach: string | null;
}

/** Reads an address; what it does not know is left at what it is without. */
export function placeIn(search: Pick<URLSearchParams, "get">): CoachesPlace {
  const asked = search.get("standing");
  return {
    standing: standings.find(({ value }) => value === asked)?.value ?? "all",
    q: (search.get("q") ?? "").trim(),
    coach: search.get("coach") || null,
  };
}

/** Address of the page. */
export function coachesPlace({ standing = "all", q = "", coach = null }: Partial<CoachesPlace>): string {
  const search = new URLSearchParams();
  if (standing !== "all") search.set("standing", standing);
  if (q) search.set("q", q);
  if (coach) search.set("coach", coach);
  const query = search.toString();
  return query ? `${routes.coachAdminCoaches.path}?${query}` : routes.coachAdminCoaches.path;
}
