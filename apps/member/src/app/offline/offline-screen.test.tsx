import * as words from "@aangan/copy/offline-page";
import { recordNavigations } from "@aangan/testing/record-navigations.ts";
import { renderPart } from "@aangan/testing/render-part.tsx";
import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { keepOfflineView } from "@/lib/offline-view";
import { forgetUser, rememberUser } from "@/lib/user-cache";
import { OfflineScreen } from "./offline-screen";

const navigations = recordNavigations();
const asha = { id: "asha", firstName: "Asha", lastName: "Raman", email: "asha@aangan.example", language: "" };
const hour = 3_600_000;
const at = (ms: number) => new Date(Date.now() + ms).toISOString();

afterEach(() => forgetUser());

/** Stores what a visit leaves on the device, with a session that begins in some hours. */
async function visit(inHours: number): Promise<void> {
  rememberUser(asha);
  const session = { date: at(inHours * hour), endsAt: at((inHours + 0.5) * hour), coachName: "Meera Iyer" };
  await keepOfflineView(
    {
      memberId: "asha",
      keptAt: at(-hour),
      timeZone: "Asia/Kolkata",
      session,
      coach: { name: "Meera Iyer", unread: 2 },
    },
    () => true,
  );
}

it("shows help, the practice, and what this device last saw, without any request", async () => {
  await visit(2);
  renderPart(<OfflineScreen />);
  await expect.element(page.getByText(words.sessionWith({ coachName: "Meera Iyer" }))).toBeVisible();
  await expect.element(page.getByText(words.unread({ count: 2 }))).toBeVisible();
  await expect.element(page.getByRole("link", { name: /988/ }).first()).toHaveAttribute("href", "tel:988");
  await expect.element(page.getByRole("heading", { name: "Six breaths, one line" })).toBeVisible();
  await page.getByRole("button", { name: words.retry }).click();
  expect(navigations()).toEqual([window.location.pathname]);
});

it("shows no session that is over", async () => {
  await visit(-2);
  renderPart(<OfflineScreen />);
  await expect.element(page.getByText(words.noSession)).toBeVisible();
});

it("says that nothing is kept without a visit", async () => {
  renderPart(<OfflineScreen />);
  await expect.element(page.getByText(words.nothingKept)).toBeVisible();
  await expect.element(page.getByText("Tara")).toBeVisible();
});
