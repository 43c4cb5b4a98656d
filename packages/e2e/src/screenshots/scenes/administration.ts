import * as adminCoaches from "@aangan/copy/admin-coaches";
import * as adminHealth from "@aangan/copy/admin-health";
import * as adminInbox from "@aangan/copy/admin-inbox";
import * as adminNumbers from "@aangan/copy/admin-numbers";
import * as adminPayments from "@aangan/copy/admin-payments";
import * as administration from "@aangan/copy/administration";
import type { Page } from "@playwright/test";
import { AdminPage } from "../../coach/admin-page";
import { ModerationPage } from "../../coach/moderation-page";
import { addressOf } from "../../support/addresses";
import { administrator, coaches, signInCoach } from "../../support/people";
import { open, type Scene } from "./scene";

/** Signs in as the administrator and opens a page, fully loaded. */
async function openAdministration(page: Page, name?: string): Promise<AdminPage> {
  await signInCoach(page.context(), administrator);
  const admin = new AdminPage(page);
  await open(page, addressOf("coachAdmin"));
  await admin.ready(administration.title);
  if (name) await admin.go(name);
  return admin;
}

/** The scene of an administration page as it opens. */
const pageScene = (name: string, title?: string): Scene => ({
  name: `admin-${name}`,
  fullPage: true,
  go: async (page) => void (await openAdministration(page, title)),
});

/** The administration's pages. */
export const administrationScenes: readonly Scene[] = [
  pageScene("home"),
  pageScene("coaches", adminCoaches.name),
  pageScene("moderation", administration.moderation),
  pageScene("inbox", adminInbox.name),
  pageScene("numbers", adminNumbers.name),
  pageScene("payments", adminPayments.name),
  pageScene("health", adminHealth.name),
  pageScene("log", administration.audit),
  {
    name: "admin-coach",
    fullPage: true,
    go: async (page) => {
      const { main, coach } = await openAdministration(page, adminCoaches.name);
      await main.getByRole("link", { name: coaches.harpreet.name }).click();
      await coach.getByRole("heading", { level: 2 }).waitFor();
    },
  },
  {
    name: "admin-deactivate",
    go: async (page) => {
      const { main, coach, dialog } = await openAdministration(page, adminCoaches.name);
      await main.getByRole("link", { name: coaches.meera.name }).click();
      await coach.getByRole("button", { name: adminCoaches.deactivate, exact: true }).click();
      await dialog.getByRole("radio").first().waitFor();
    },
  },
  {
    name: "admin-invite",
    go: async (page) => {
      const { dialog } = await openAdministration(page, adminCoaches.name);
      await page.getByRole("button", { name: adminCoaches.invite }).click();
      await dialog.getByLabel(adminCoaches.inviteName).waitFor();
    },
  },
  {
    name: "admin-case",
    fullPage: true,
    go: async (page) => {
      await openAdministration(page, administration.moderation);
      const queue = new ModerationPage(page);
      await queue.rows.getByRole("link").first().click();
      await queue.uncover.click();
    },
  },
  {
    name: "admin-message",
    fullPage: true,
    go: async (page) => {
      const admin = await openAdministration(page, adminInbox.name);
      await admin.entries.getByRole("link").first().click();
      await admin.entry.getByRole("heading", { level: 2 }).waitFor();
    },
  },
];
