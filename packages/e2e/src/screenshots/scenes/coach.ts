import * as coachClientPage from "@aangan/copy/coach-client-page";
import * as coachDashboard from "@aangan/copy/coach-dashboard";
import * as coachProfilePage from "@aangan/copy/coach-profile-page";
import * as coachSecurity from "@aangan/copy/coach-security";
import * as coachSessions from "@aangan/copy/coach-sessions";
import { expect, type Page } from "@playwright/test";
import { Portal } from "../../coach/portal";
import { addressOf } from "../../support/addresses";
import { coaches, type DemoCoach, demoPassword, signInCoach } from "../../support/people";
import { open, type Scene } from "./scene";

/** Signs in and opens a tab of the portal, fully loaded. */
async function tab(page: Page, name: string, coach: DemoCoach = coaches.meera): Promise<void> {
  await signInCoach(page.context(), coach);
  await open(page, `${addressOf("coachDashboard")}?tab=${name}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("main").locator("[aria-busy=true]")).toHaveCount(0);
}

/** Opens the sessions in one of their views. */
async function sessions(page: Page, view: string): Promise<void> {
  await tab(page, "sessions");
  const views = page.getByRole("navigation", { name: coachDashboard.sessionViews });
  await views.getByRole("link", { name: view }).click();
  await expect(page.getByRole("main").locator("[aria-busy=true]")).toHaveCount(0);
}

/** The coach's pages. */
export const coachScenes: readonly Scene[] = [
  { name: "coach-login", go: (page) => open(page, addressOf("coachLogin")) },
  {
    name: "coach-clients",
    fullPage: true,
    go: async (page) => {
      await signInCoach(page.context(), coaches.meera);
      await new Portal(page).open();
      await new Portal(page).client("Asha Raman").row.waitFor();
    },
  },
  {
    name: "coach-conversation",
    go: async (page) => {
      await signInCoach(page.context(), coaches.meera);
      const portal = new Portal(page);
      await portal.open();
      await portal.client("Asha Raman").message.click();
      await portal.conversation("Asha Raman").log.waitFor();
    },
  },
  {
    name: "coach-messages",
    go: async (page) => {
      await signInCoach(page.context(), coaches.meera);
      await open(page, `${addressOf("coachDashboard")}?tab=messages`);
      await page.getByRole("navigation", { name: "Clients", exact: true }).waitFor();
    },
  },
  {
    name: "coach-not-active",
    go: async (page) => {
      await signInCoach(page.context(), coaches.kabir);
      await open(page, addressOf("coachDashboard"));
      await page.getByText("No clients assigned yet").waitFor();
    },
  },
  {
    name: "coach-client",
    fullPage: true,
    go: async (page) => {
      await signInCoach(page.context(), coaches.meera);
      const portal = new Portal(page);
      await portal.open();
      await portal.client("Asha Raman").name.click();
      await portal.part(coachClientPage.goals).getByRole("listitem").first().waitFor();
      await expect(page.getByRole("main").locator("[aria-busy=true]")).toHaveCount(0);
    },
  },
  { name: "coach-sessions", fullPage: true, go: (page) => sessions(page, coachDashboard.sessionList) },
  { name: "coach-week", fullPage: true, go: (page) => sessions(page, coachDashboard.sessionWeek) },
  { name: "coach-hours", fullPage: true, go: (page) => sessions(page, coachDashboard.hours) },
  {
    name: "coach-reschedule",
    go: async (page) => {
      await sessions(page, coachDashboard.sessionList);
      await page
        .getByRole("button", { name: new RegExp(`^${coachSessions.reschedule}`) })
        .first()
        .click();
      await page.getByRole("dialog").getByRole("radio").first().waitFor({ state: "attached" });
    },
  },
  { name: "coach-profile", fullPage: true, go: (page) => tab(page, "profile") },
  { name: "coach-credentials-wait", fullPage: true, go: (page) => tab(page, "profile", coaches.harpreet) },
  {
    name: "coach-profile-edit",
    fullPage: true,
    go: async (page) => {
      await tab(page, "profile");
      await page.getByRole("button", { name: coachProfilePage.edit }).click();
      await page.getByLabel(coachProfilePage.bio).waitFor();
    },
  },
  {
    name: "coach-picture",
    go: async (page) => {
      await tab(page, "profile");
      // Any picture will do: a screenshot of the page.
      const buffer = await page.screenshot();
      await page
        .getByLabel(coachProfilePage.image)
        .and(page.locator("input"))
        .setInputFiles({ name: "me.png", mimeType: "image/png", buffer });
      await page.getByRole("dialog").getByRole("slider").first().waitFor();
    },
  },
  {
    name: "coach-second-factor",
    fullPage: true,
    go: async (page) => {
      await tab(page, "profile", coaches.nimisha);
      const main = page.getByRole("main");
      await main.getByRole("button", { name: coachSecurity.setUp }).click();
      await main.getByLabel(coachSecurity.yourPassword, { exact: true }).fill(demoPassword);
      await main.getByRole("button", { name: coachSecurity.continue, exact: true }).click();
      await main.getByRole("img", { name: coachSecurity.pictureLabel }).waitFor();
    },
  },
];
