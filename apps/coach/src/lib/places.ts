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

/** Where to go after signing in: a path of our own, else the dashboard. */
export function safeNext(next: string | null): string {
  if (!next?.startsWith("/") || next.includes("\\")) return realms.coach.home;
  try {
    const url = new URL(next, window.location.origin);
    const own = url.origin === window.location.origin && url.pathname !== realms.coach.signIn;
    return own ? url.pathname + url.search : realms.coach.home;
  } catch {
    return realms.coach.home;
  }
}
