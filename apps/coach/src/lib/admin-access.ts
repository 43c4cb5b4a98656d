import { realms, routes } from "@aangan/copy/routes";
import { safeNext, type Tab, tabHref } from "./hrefs";
import { type CoachProfile, hasAdminAccess, isAdministrator, isAdminOnly } from "./profile";

/** The URL of the two-step login setup. The server redirects there too. */
export const twoStepHref = `${tabHref("profile")}&set=second-factor`;

/** Returns the administration's first page or, while two-step login is required, the page to set it up. */
export function adminHref(profile: CoachProfile | undefined): string {
  return profile === undefined || hasAdminAccess(profile) ? routes.coachAdmin.path : twoStepHref;
}

/**
 * Returns the redirect from a page of the portal that the coach has no access to; null if they may stay, or before the
 * profile has loaded. The target never redirects again.
 */
export function redirectFrom(page: Tab | "administration", profile: CoachProfile | undefined): string | null {
  if (profile === undefined) return null;
  if (page === "administration") {
    if (hasAdminAccess(profile)) return null;
    return isAdministrator(profile) ? twoStepHref : routes.coachDashboard.path;
  }
  // An administrator who does not coach has no clients, sessions or hours, only a profile.
  return isAdminOnly(profile) && page !== "profile" ? adminHref(profile) : null;
}

/** Returns the page after signing in: the requested one, if the coach has access to it. */
export function hrefAfterSignIn(profile: CoachProfile, next: string | null): string {
  const adminHome = routes.coachAdmin.path;
  const requested = safeNext(next, isAdminOnly(profile) ? adminHome : realms.coach.home);
  const [path = ""] = requested.split("?");
  if (path === adminHome || path.startsWith(`${adminHome}/`))
    return redirectFrom("administration", profile) ?? requested;
  return requested === realms.coach.home && isAdminOnly(profile) ? adminHref(profile) : requested;
}
