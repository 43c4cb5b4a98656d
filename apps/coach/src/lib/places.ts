import { realms, routes } from "@aangan/copy/routes";

const tabs = ["clients", "messages", "sessions", "hours"] as const;

/** The tabs of the dashboard; each has an address, so that Back and a reload keep the place. */
export type Tab = (typeof tabs)[number];

/** The tab that an address names; the first one when it names none. */
export function tabOf(name: string | null): Tab {
  return tabs.find((tab) => tab === name) ?? "clients";
}

/** Address of a tab, and of one client's conversation in it. */
export function placeOf(tab: Tab, clientId?: string): string {
  if (tab === "clients") return routes.coachDashboard.path;
  const client = clientId ? `&client=${encodeURIComponent(clientId)}` : "";
  return `${routes.coachDashboard.path}?tab=${tab}${client}`;
}

/** Address of the sessions, at the first one on a day or after it. The day is YYYY-MM-DD. */
export function sessionsFrom(day: string): string {
  return `${placeOf("sessions")}&day=${day}`;
}

/** Address of the queue, or of what was decided, with a case open beside it. */
export function casePlace(state: "open" | "decided", caseId?: string): string {
  const search = new URLSearchParams();
  if (state === "decided") search.set("state", state);
  if (caseId) search.set("case", caseId);
  const query = search.toString();
  return query ? `${routes.coachModeration.path}?${query}` : routes.coachModeration.path;
}

/** Address of the notices of the payment provider: those that are set aside, or those of another state. */
export function paymentsPlace(state: string): string {
  const { path } = routes.coachPayments;
  return state === "set_aside" ? path : `${path}?state=${encodeURIComponent(state)}`;
}

/** Where to go after signing in: a path of our own, else one's first page. */
export function safeNext(next: string | null, home: string = realms.coach.home): string {
  if (!next?.startsWith("/") || next.includes("\\")) return home;
  try {
    const url = new URL(next, window.location.origin);
    const own = url.origin === window.location.origin && url.pathname !== realms.coach.signIn;
    return own ? url.pathname + url.search : home;
  } catch {
    return home;
  }
}
