import { storage } from "@aangan/copy/storage";
import { afterEach, expect, it, vi } from "vitest";
import { leftBehind } from "./left-behind";
import { forgetOfflineView, keepOfflineView, type OfflineView, offlineView } from "./offline-view";

const keptAt = "2026-11-24T17:00:00Z";
const view: OfflineView = {
  memberId: "asha",
  keptAt,
  timeZone: "America/Los_Angeles",
  session: { date: "2026-11-25T17:00:00Z", endsAt: "2026-11-25T17:30:00Z", coachName: "Meera Iyer" },
  coach: { name: "Meera Iyer", unread: 2 },
};
const soon = new Date("2026-11-24T18:00:00Z");
const stored = () => window.localStorage.getItem(storage.offlineView);

afterEach(forgetOfflineView);

it("returns what was kept, and stores no name that can be read", async () => {
  await keepOfflineView(view, () => true);
  expect(stored()).not.toMatch(/Meera|asha/);
  expect(stored()).not.toContain(window.btoa("Meera"));
  expect(await offlineView("asha", soon)).toEqual(view);
});

it("keeps nothing if the member has left meanwhile", async () => {
  await keepOfflineView(view, () => false);
  expect(stored()).toBeNull();
  expect(await offlineView("asha", soon)).toBeNull();
});

it.each([
  ["of another member", "rohan", soon],
  ["after a sign-out", undefined, soon],
  ["after a week", "asha", new Date("2026-12-01T17:00:00Z")],
])("removes what was kept %s", async (_, member, now) => {
  await keepOfflineView(view, () => true);
  expect(await offlineView(member, now)).toBeNull();
  expect(stored()).toBeNull();
});

it("removes what the key of this browser does not open", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  await keepOfflineView(view, () => true);
  const old = stored() ?? "";
  forgetOfflineView();
  await keepOfflineView(view, () => true);
  window.localStorage.setItem(storage.offlineView, old);
  expect(await offlineView("asha", soon)).toBeNull();
  expect(stored()).toBeNull();
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

it("is removed by a quick exit", () => {
  expect(leftBehind).toContain(storage.offlineView);
});
