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

const people: readonly [string, CoachProfile][] = [
  ["a coach", meera],
  ["an administrator who has nothing to set up", leela],
  ["an administrator who has not set it up", { ...leela, secondFactor: required({}) }],
  ["an administrator who gave no code in this login", { ...leela, secondFactor: required({ enabled: true }) }],
  ["an administrator who gave it", { ...leela, secondFactor: required({ enabled: true, satisfied: true }) }],
  ["one who coaches too, and has not set it up", { ...meera, role: "administrator", secondFactor: required({}) }],
];
const person = (name: string): CoachProfile => {
  const found = people.find(([one]) => one === name)?.[1];
  if (!found) throw new Error(`nobody is ${name}`);
  return found;
};

/** The page that the portal renders at a URL. */
function pageAt(address: string) {
  const url = new URL(address, "https://coach.aangan.example");
  return url.pathname.startsWith(coachAdmin.path) ? "administration" : tabOf(url.searchParams.get("tab"));
}

beforeEach(() => vi.stubGlobal("window", { location: { origin: "https://coach.aangan.example" } }));
afterEach(() => vi.unstubAllGlobals());

describe.each(people)("%s", (_, profile) => {
  it.each(["administration", "clients", "messages", "sessions", "hours", "profile"] as const)(
    "is led from %s at most once",
    (page) => {
      const way = redirectFrom(page, profile);
      if (way === null) return;
      expect(pageAt(way)).not.toBe(page);
      expect(redirectFrom(pageAt(way), profile)).toBeNull();
    },
  );

  it("stays where the link to the administration leads, and where the login does", () => {
    expect(redirectFrom(pageAt(adminHref(profile)), profile)).toBeNull();
    for (const next of [null, coachAdmin.path, `${coachHealth.path}?x=1`, coachDashboard.path])
      expect(redirectFrom(pageAt(hrefAfterSignIn(profile, next)), profile), `${next}`).toBeNull();
  });
});

it("leads an administrator who has not set it up straight to where that is done", () => {
  for (const name of ["an administrator who has not set it up", "one who coaches too, and has not set it up"]) {
    expect(adminHref(person(name))).toBe(twoStepHref);
    expect(redirectFrom("administration", person(name))).toBe(twoStepHref);
    expect(hrefAfterSignIn(person(name), coachHealth.path)).toBe(twoStepHref);
  }
  expect(hrefAfterSignIn(person("an administrator who has not set it up"), null)).toBe(twoStepHref);
  expect(hrefAfterSignIn(person("one who coaches too, and has not set it up"), null)).toBe(coachDashboard.path);
});

it("leads everybody else where they want to", () => {
  expect(hrefAfterSignIn(meera, null)).toBe(coachDashboard.path);
  expect(hrefAfterSignIn(meera, "/coach/dashboard?tab=hours")).toBe("/coach/dashboard?tab=hours");
  expect(hrefAfterSignIn(meera, coachAdmin.path)).toBe(coachDashboard.path);
  expect(hrefAfterSignIn(leela, null)).toBe(coachAdmin.path);
  expect(hrefAfterSignIn(leela, coachDashboard.path)).toBe(coachAdmin.path);
  expect(hrefAfterSignIn(leela, `${coachHealth.path}?x=1`)).toBe(`${coachHealth.path}?x=1`);
  expect(redirectFrom("administration", undefined)).toBeNull();
});
