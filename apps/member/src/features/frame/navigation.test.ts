import { routes } from "@aangan/copy/routes";
import { expect, it } from "vitest";
import { navigation, placeOf } from "./navigation";

it("placeOf returns one page of the navigation for every page of a member", () => {
  const places = navigation({ count: 0, countLabel: "" }).all.map(({ href }) => href);
  const elsewhere = Object.values(routes)
    .filter((route) => route.guard === "member" && !places.includes(placeOf(route.path)))
    .map(({ path }) => path);
  // It has a place of its own, in the top bar and in the phone's menu.
  expect(elsewhere).toEqual([routes.safetyNotes.path]);
  expect(placeOf(routes.journal.path)).toBe(routes.journal.path);
  expect(placeOf(routes.companions.path)).toBe(routes.messages.path);
  expect(placeOf(routes.joinSession.path)).toBe(routes.sessions.path);
  expect(placeOf(routes.checkIns.path)).toBe(routes.dashboard.path);
});
