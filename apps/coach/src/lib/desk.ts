import { realms, routes } from "@aangan/copy/routes";
import { placeOf, safeNext, type Tab } from "./places";
import { administers, type CoachProfile, mayAdminister, onlyAdministers } from "./profile";

/** Where two-step login is set up. The server leads there as well. */
export const factorPlace = `${placeOf("profile")}&set=second-factor`;

/** Where the administration is for somebody: its first page or, while two-step login keeps it shut, where that is set up. */
export function deskPlace(profile: CoachProfile | undefined): string {
  return profile === undefined || mayAdminister(profile) ? routes.coachAdmin.path : factorPlace;
}

/**
 * Where somebody belongs who came to a page of the portal that is not theirs; null where they may stay, and while nobody knows who they
 * are. From there it leads no further.
 */
export function wayFrom(page: Tab | "administration", profile: CoachProfile | undefined): string | null {
  if (profile === undefined) return null;
  if (page === "administration") {
    if (mayAdminister(profile)) return null;
    return administers(profile) ? factorPlace : routes.coachDashboard.path;
  }
  // Who only administers has no clients, no sessions and no hours: only the profile is theirs.
  return onlyAdministers(profile) && page !== "profile" ? deskPlace(profile) : null;
}

/** Where somebody goes who has just signed in: where they wanted to, if it is theirs. */
export function homeOf(profile: CoachProfile, next: string | null): string {
  const desk = routes.coachAdmin.path;
  const wanted = safeNext(next, onlyAdministers(profile) ? desk : realms.coach.home);
  const [path = ""] = wanted.split("?");
  if (path === desk || path.startsWith(`${desk}/`)) return wayFrom("administration", profile) ?? wanted;
  return wanted === realms.coach.home && onlyAdministers(profile) ? deskPlace(profile) : wanted;
}
