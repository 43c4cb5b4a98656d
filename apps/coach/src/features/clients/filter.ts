import { coachClientList } from "@aangan/copy/coach-clients";
import { engagementLevels } from "@aangan/copy/lists";
import { routes } from "@aangan/copy/routes";

const sorts = coachClientList.sorts.map(({ code }) => code);
const states = coachClientList.states.map(({ code }) => code);
const levels = ["all", ...engagementLevels.map(({ code }) => code)] as const;

/** What the list of clients is narrowed to, and in which order it stands. */
export interface ClientFilter {
  /** Words of a name or an email address; "" for everybody. */
  q: string;
  sort: (typeof sorts)[number];
  state: (typeof states)[number];
  /** A code of the engagement levels, or `all`. */
  engagement: (typeof levels)[number];
}

/** Everybody, those who need the coach first. */
export const everybody: ClientFilter = { q: "", sort: "attention", state: "all", engagement: "all" };

/** Whether a filter leaves anybody out. */
export function isNarrow({ q, state, engagement }: ClientFilter): boolean {
  return q !== "" || state !== everybody.state || engagement !== everybody.engagement;
}

/** Whether a filter asks for what the dashboard shows by itself: everybody, in the order of who needs the coach. */
export function isPlain(filter: ClientFilter): boolean {
  return !isNarrow(filter) && filter.sort === everybody.sort;
}

const oneOf = <T extends string>(known: readonly T[], value: string | null, fallback: T): T =>
  known.find((one) => one === value) ?? fallback;

/** The filter that an address asks for; what it does not know is left at what it is without one. */
export function filterOf(search: Pick<URLSearchParams, "get">): ClientFilter {
  return {
    q: (search.get("q") ?? "").trim(),
    sort: oneOf(sorts, search.get("sort"), everybody.sort),
    state: oneOf(states, search.get("state"), everybody.state),
    engagement: oneOf(levels, search.get("engagement"), everybody.engagement),
  };
}

/** What of a filter differs from everybody: for an address, and for a call to the server. */
export function askedFor({ q, sort, state, engagement }: ClientFilter) {
  return {
    ...(q === "" ? {} : { q }),
    ...(sort === "attention" ? {} : { sort }),
    ...(state === "all" ? {} : { state }),
    ...(engagement === "all" ? {} : { engagement }),
  };
}

/** Address of the list of clients, narrowed and ordered as asked. */
export function listPlace(filter: Partial<ClientFilter>): string {
  const query = new URLSearchParams(askedFor({ ...everybody, ...filter })).toString();
  return query ? `${routes.coachDashboard.path}?${query}` : routes.coachDashboard.path;
}
