import { realms, routes } from "@aangan/copy/routes";
import { safeNext, type Tab, tabHref } from "./hrefs";
import { administers, type CoachProfile, mayAdminister, onlyAdministers } from "./profile";

/** Where two-step login is set up. The server leads there as well. */
export const twoStepHref = `${tabHref("profile")}&set=second-factor`;

/** Where the administration is for somebody: its first page or, while two-step login keeps it shut, where that is set up. */
export function adminHref(profile: CoachProfile | undefined): string {
  return profile === undefined || mayAdminister(profile) ? routes.coachAdmin.path : twoStepHref;
}

/**
 * Where somebody belongs who came to a page of the portal that is not theirs; null where they may stay, and while nobody knows who they
 * are. From there it leads no further.
 */
export function redirectFrom(page: Tab | "administration", profile: CoachProfile | undefined): string | null {
  if (profile === undefined) return null;
  if (page === "administration") {
    if (mayAdminister(profile)) return null;
    return administers(profile) ? twoStepHref : routes.coachDashboard.path;
  }
  // Who only administers has no clients, no sessions and no hours: only the profile is theirs.
  return onlyAdministers(profile) && page !== "profile" ? adminHref(profile) : null;
}

/** Where somebody goes who has just signed in: where they wanted to, if it is theirs. */
export function hrefAfterSignIn(profile: CoachProfile, next: string | null): string {
  const adminHome = routes.coachAdmin.path;
  const wanted = safeNext(next, onlyAdministers(profile) ? adminHome : realms.coach.home);
  const [path = ""] = wanted.split("?");
  if (path === adminHome || path.startsWith(`${adminHome}/`)) return redirectFrom("administration", profile) ?? wanted;
  return wanted === realms.coach.home && onlyAdministers(profile) ? adminHref(profile) : wanted;
}
