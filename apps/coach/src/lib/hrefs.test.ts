import { realms, routes } from "@aangan/copy/routes";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { safeNext } from "./hrefs";

beforeEach(() => vi.stubGlobal("window", { location: { origin: "https://coach.aangan.example" } }));
afterEach(() => vi.unstubAllGlobals());

it.each([
  null,
  "",
  "messages",
  "//evil.example",
  "/..//evil.example",
  "/a/..//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "https://evil.example",
  "javascript:alert(1)",
  "/api/coach/profile",
  realms.coach.signIn,
])("safeNext returns the fallback instead of %j", (next) => {
  expect(safeNext(next)).toBe(realms.coach.home);
  expect(safeNext(next, routes.coachAdmin.path)).toBe(routes.coachAdmin.path);
});

it.each([
  ["/coach/dashboard?tab=messages&client=7", "/coach/dashboard?tab=messages&client=7"],
  ["/coach/dashboard?next=//evil.example", "/coach/dashboard?next=//evil.example"],
  ["/coach/admin/../dashboard", "/coach/dashboard"],
])("safeNext returns the app's own path for %s", (next, place) => {
  expect(safeNext(next)).toBe(place);
});
