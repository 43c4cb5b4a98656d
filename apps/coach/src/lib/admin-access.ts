import { realms, routes } from "@aangan/copy/routes";
import { safeNext, type Tab, tabHref } from "./hrefs";
import { administers, type CoachProfile, mayAdminister, onlyAdministers } from "./profile";

/** Where two-step login is set up. The server leads there as well. */
export const twoStepHref = `${tabHref("profile")}&set=second-factor`;

/** Returns the administration's first page or, while two-step login is required, the page to set it up. */
export function adminHref(profile: CoachProfile | undefined): string {
  return profile === undefined || mayAdminister(profile) ? routes.coachAdmin.path : twoStepHref;
}

/**
 * Returns the redirect from a page of the portal that the coach has no access to; null if they may stay, or before the
 * profile has loaded. The target never redirects again.
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

/** Returns the page after signing in: the requested one, if the coach has access to it. */
export function hrefAfterSignIn(profile: CoachProfile, next: string | null): string {
  const adminHome = routes.coachAdmin.path;
  const wanted = safeNext(next, onlyAdministers(profile) ? adminHome : realms.coach.home);
  const [path = ""] = wanted.split("?");
  if (path === adminHome || path.startsWith(`${adminHome}/`)) return redirectFrom("administration", profile) ?? wanted;
  return wanted === realms.coach.home && onlyAdministers(profile) ? adminHref(profile) : wanted;
}
