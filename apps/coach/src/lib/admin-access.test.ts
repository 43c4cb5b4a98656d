import { routes } from "@aangan/copy/routes";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { adminHref, hrefAfterSignIn, redirectFrom, twoStepHref } from "./admin-access";
import { leela, meera } from "./fixtures";
import { tabOf } from "./hrefs";
import type { CoachProfile } from "./profile";

const required = (factor: Partial<CoachProfile["secondFactor"]>): CoachProfile["secondFactor"] => ({
  enabled: false,
  required: true,
  satisfied: false,
  ...factor,
});
const { coachAdmin, coachDashboard, coachHealth } = routes;

const adminWithoutSetup: CoachProfile = { ...leela, secondFactor: required({}) };
const coachAdminWithoutSetup: CoachProfile = { ...meera, role: "administrator", secondFactor: required({}) };

const profiles: readonly [string, CoachProfile][] = [
  ["a coach", meera],
  ["an administrator without required two-step login", leela],
  ["an administrator without two-step login set up", adminWithoutSetup],
  ["an administrator who logged in without a code", { ...leela, secondFactor: required({ enabled: true }) }],
  [
    "an administrator who logged in with a code",
    { ...leela, secondFactor: required({ enabled: true, satisfied: true }) },
  ],
  ["a coach and administrator without two-step login set up", coachAdminWithoutSetup],
];

/** The page that the portal renders at a URL. */
function pageAt(address: string) {
  const url = new URL(address, "https://coach.aangan.example");
  return url.pathname.startsWith(coachAdmin.path) ? "administration" : tabOf(url.searchParams.get("tab"));
}

beforeEach(() => vi.stubGlobal("window", { location: { origin: "https://coach.aangan.example" } }));
afterEach(() => vi.unstubAllGlobals());

describe.each(profiles)("%s", (_, profile) => {
  it.each(["administration", "clients", "messages", "sessions", "hours", "profile"] as const)(
    "is redirected from %s at most once",
    (page) => {
      const href = redirectFrom(page, profile);
      if (href === null) return;
      expect(pageAt(href)).not.toBe(page);
      expect(redirectFrom(pageAt(href), profile)).toBeNull();
    },
  );

  it("is not redirected from the administration link's target or the login's", () => {
    expect(redirectFrom(pageAt(adminHref(profile)), profile)).toBeNull();
    for (const next of [null, coachAdmin.path, `${coachHealth.path}?x=1`, coachDashboard.path])
      expect(redirectFrom(pageAt(hrefAfterSignIn(profile, next)), profile), `${next}`).toBeNull();
  });
});

it("an administrator without two-step login set up goes straight to its setup", () => {
  for (const profile of [adminWithoutSetup, coachAdminWithoutSetup]) {
    expect(adminHref(profile)).toBe(twoStepHref);
    expect(redirectFrom("administration", profile)).toBe(twoStepHref);
    expect(hrefAfterSignIn(profile, coachHealth.path)).toBe(twoStepHref);
  }
  expect(hrefAfterSignIn(adminWithoutSetup, null)).toBe(twoStepHref);
  expect(hrefAfterSignIn(coachAdminWithoutSetup, null)).toBe(coachDashboard.path);
});

it("other profiles go to the requested page, or to their own home page", () => {
  expect(hrefAfterSignIn(meera, null)).toBe(coachDashboard.path);
  expect(hrefAfterSignIn(meera, "/coach/dashboard?tab=hours")).toBe("/coach/dashboard?tab=hours");
  expect(hrefAfterSignIn(meera, coachAdmin.path)).toBe(coachDashboard.path);
  expect(hrefAfterSignIn(leela, null)).toBe(coachAdmin.path);
  expect(hrefAfterSignIn(leela, coachDashboard.path)).toBe(coachAdmin.path);
  expect(hrefAfterSignIn(leela, `${coachHealth.path}?x=1`)).toBe(`${coachHealth.path}?x=1`);
  expect(redirectFrom("administration", undefined)).toBeNull();
});
