import { realms, routes } from "@aangan/copy/routes";

const tabs = ["clients", "messages", "sessions", "hours", "profile"] as const;

/**
 * The tabs of the dashboard; each has a URL, so that Back and a reload keep it. The hours belong to the sessions: the
 * navigation has one link for both.
 */
export type Tab = (typeof tabs)[number];

/** Returns the tab in a URL; the first one by default. */
export function tabOf(name: string | null): Tab {
  return tabs.find((tab) => tab === name) ?? "clients";
}

/** Returns the URL of a tab; with a client, of their page (clients) or their conversation (messages). */
export function tabHref(tab: Tab, clientId?: string): string {
  if (tab === "clients" && !clientId) return routes.coachDashboard.path;
  const client = clientId ? `&client=${encodeURIComponent(clientId)}` : "";
  return `${routes.coachDashboard.path}?tab=${tab}${client}`;
}

/** The views of the sessions. */
export type SessionsView = "list" | "week";

/** Returns the view of the sessions in a URL; the list by default. */
export function sessionsViewOf(name: string | null): SessionsView {
  return name === "week" ? "week" : "list";
}

/** Returns the URL of the week calendar, at the week of a day (YYYY-MM-DD) if one is given. */
export function weekHref(day?: string): string {
  return `${tabHref("sessions")}&view=week${day ? `&day=${day}` : ""}`;
}

/** Returns the URL of the sessions, scrolled to the first one on or after a day (YYYY-MM-DD). */
export function sessionsHref(day: string): string {
  return `${tabHref("sessions")}&day=${day}`;
}

/** Returns the URL of a crisis that was opened on call. */
export function onCallHref(crisisId: string): string {
  return `${routes.coachOnCall.path}?crisis=${encodeURIComponent(crisisId)}`;
}

/** Returns the URL of the open or decided cases, with a case open next to the list. */
export function caseHref(state: "open" | "decided", caseId?: string): string {
  const search = new URLSearchParams();
  if (state === "decided") search.set("state", state);
  if (caseId) search.set("case", caseId);
  const query = search.toString();
  return query ? `${routes.coachModeration.path}?${query}` : routes.coachModeration.path;
}

/** Returns the URL of the payment events of a state. */
export function paymentsHref(state: string): string {
  const { path } = routes.coachPayments;
  return state === "set_aside" ? path : `${path}?state=${encodeURIComponent(state)}`;
}

/** Returns the URL of an inbox list: with a state, a search, and an entry open next to it. */
export function inboxHref({
  list,
  state,
  q,
  entry,
}: {
  list: string;
  state?: string;
  q?: string;
  entry?: string;
}): string {
  const search = new URLSearchParams();
  if (list !== "contact-messages") search.set("list", list);
  if (state && state !== "open") search.set("state", state);
  if (q) search.set("q", q);
  if (entry) search.set("entry", entry);
  const query = search.toString();
  return query ? `${routes.coachInbox.path}?${query}` : routes.coachInbox.path;
}

/**
 * Returns the page to open after signing in: a path of this app, or the home page. Rejects paths that only look local
 * ("//elsewhere", "/..//elsewhere", a backslash, another scheme) and those of the API.
 */
export function safeNext(next: string | null, home: string = realms.coach.home): string {
  if (!next?.startsWith("/") || next.includes("\\")) return home;
  try {
    const url = new URL(next, window.location.origin);
    const own =
      url.origin === window.location.origin && !url.pathname.startsWith("//") && !url.pathname.startsWith("/api/");
    return own && url.pathname !== realms.coach.signIn ? url.pathname + url.search : home;
  } catch {
    return home;
  }
}
