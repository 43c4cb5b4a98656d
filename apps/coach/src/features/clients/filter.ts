import * as coachClientList from "@aangan/copy/coach-client-list";
import { engagementLevels } from "@aangan/copy/lists";
import { routes } from "@aangan/copy/routes";

const sorts = coachClientList.sorts.map(({ code }) => code);
const states = coachClientList.states.map(({ code }) => code);
const levels = ["all", ...engagementLevels.map(({ code }) => code)] as const;

/** Filter and order of the list of clients. */
export interface ClientFilter {
  /** Part of a name or an email address; "" matches all. */
  q: string;
  sort: (typeof sorts)[number];
  state: (typeof states)[number];
  /** A code of the engagement levels, or `all`. */
  engagement: (typeof levels)[number];
}

/** The default: all clients, most in need of the coach first. */
export const defaultFilter: ClientFilter = { q: "", sort: "attention", state: "all", engagement: "all" };

/** Reports whether a filter excludes clients. */
export function isFiltered({ q, state, engagement }: ClientFilter): boolean {
  return q !== "" || state !== defaultFilter.state || engagement !== defaultFilter.engagement;
}

/** Reports whether a filter is the dashboard's: all clients, in the order of attention. */
export function isDefaultFilter(filter: ClientFilter): boolean {
  return !isFiltered(filter) && filter.sort === defaultFilter.sort;
}

const oneOf = <T extends string>(known: readonly T[], value: string | null, fallback: T): T =>
  known.find((one) => one === value) ?? fallback;

/** Returns the filter in a URL; unknown values become the default. */
export function filterFromQuery(search: Pick<URLSearchParams, "get">): ClientFilter {
  return {
    q: (search.get("q") ?? "").trim(),
    sort: oneOf(sorts, search.get("sort"), defaultFilter.sort),
    state: oneOf(states, search.get("state"), defaultFilter.state),
    engagement: oneOf(levels, search.get("engagement"), defaultFilter.engagement),
  };
}

/** Returns the fields of a filter that differ from the default, for a URL or a request. */
export function nonDefaultFields({ q, sort, state, engagement }: ClientFilter) {
  return {
    ...(q === "" ? {} : { q }),
    ...(sort === "attention" ? {} : { sort }),
    ...(state === "all" ? {} : { state }),
    ...(engagement === "all" ? {} : { engagement }),
  };
}

/** Returns the URL of the list of clients with a filter. */
export function clientsHref(filter: Partial<ClientFilter>): string {
  const query = new URLSearchParams(nonDefaultFields({ ...defaultFilter, ...filter })).toString();
  return query ? `${routes.coachDashboard.path}?${query}` : routes.coachDashboard.path;
}
