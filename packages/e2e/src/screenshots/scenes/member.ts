import * as membershipPage from "@aangan/copy/membership-page";
import { expect } from "@playwright/test";
import { CoachesPage } from "../../member/coaches-page";
import { CommunityPage } from "../../member/community-page";
import { DashboardPage } from "../../member/dashboard-page";
import { MessagesPage } from "../../member/messages-page";
import { OnboardingDialog } from "../../member/onboarding-dialog";
import { pieces, ResourcesPage } from "../../member/resources-page";
import { ThreadPage } from "../../member/thread-page";
import { TourDialog } from "../../member/tour-dialog";
import { addressOf } from "../../support/addresses";
import { coaches, newPerson, register, registerOnboarded, registerWithCoach, signIn } from "../../support/people";
import { open, type Scene } from "./scene";

const kavya = () => ({ ...newPerson("Kavya"), lastName: "Menon" });

/** The member's pages. */
export const memberScenes: readonly Scene[] = [
  { name: "member-auth", go: (page) => open(page, addressOf("auth")) },
  {
    name: "member-auth-refused",
    fullPage: true,
    go: async (page) => {
      await open(page, `${addressOf("auth")}?tab=register`);
      await page.getByRole("tabpanel").locator("button[type=submit]").click();
      await page.getByText("Email is required").waitFor();
    },
  },
  {
    name: "member-onboarding",
    go: async (page) => {
      await register(page.context(), kavya());
      await open(page, addressOf("dashboard"));
      await new OnboardingDialog(page).dialog.waitFor();
    },
  },
  {
    name: "member-onboarding-wishes",
    go: async (page) => {
      await register(page.context(), kavya());
      await open(page, addressOf("dashboard"));
      const onboarding = new OnboardingDialog(page);
      await onboarding.answerFirstStep();
      await onboarding.topic("Loneliness").click();
    },
  },
  {
    name: "member-tour",
    go: async (page) => {
      await registerWithCoach(page.context(), coaches.meera, kavya());
      const dashboard = new DashboardPage(page);
      await open(page, addressOf("dashboard"));
      await dashboard.repeatTour.click();
      const tour = new TourDialog(page);
      await tour.start.click();
      await tour.spotlight.waitFor();
    },
  },
  {
    name: "member-suggestions",
    fullPage: true,
    go: async (page) => {
      await registerOnboarded(page.context(), kavya());
      await open(page, addressOf("dashboard"));
      await new DashboardPage(page).suggestions.first().waitFor();
    },
  },
  {
    name: "member-coaches",
    fullPage: true,
    go: async (page) => {
      await registerWithCoach(page.context(), coaches.thomas, kavya());
      await new CoachesPage(page).open();
    },
  },
  {
    name: "member-dashboard",
    fullPage: true,
    go: async (page) => {
      await signIn(page.context(), "asha");
      await open(page, addressOf("dashboard"));
      await page.getByText(/You have \d+ new message|You have no unread messages/).waitFor();
      await page.getByRole("heading", { name: coaches.meera.name }).waitFor();
    },
  },
  {
    name: "member-messages-new",
    go: async (page) => {
      await registerWithCoach(page.context(), coaches.thomas, kavya());
      await new MessagesPage(page, coaches.thomas.name).open();
    },
  },
  {
    name: "member-messages-crisis",
    go: async (page) => {
      await registerWithCoach(page.context(), coaches.ananya, kavya());
      const chat = new MessagesPage(page, coaches.ananya.name);
      await chat.open();
      await chat.write("Some nights jeene ka mann nahi karta.");
      await chat.crisisBanner.waitFor();
      await page.getByText("Ananya has been notified.").waitFor();
    },
  },
  {
    name: "member-messages",
    go: async (page) => {
      await signIn(page.context(), "asha");
      await new MessagesPage(page, coaches.meera.name).open();
    },
  },
  {
    name: "member-library",
    fullPage: true,
    go: async (page) => {
      await signIn(page.context(), "asha");
      await new ResourcesPage(page).open();
    },
  },
  {
    name: "member-reader",
    go: async (page) => {
      await signIn(page.context(), "asha");
      const library = new ResourcesPage(page);
      await library.open();
      await library.readMore(pieces.courtyard).click();
      await library.title(pieces.courtyard).waitFor();
    },
  },
  {
    name: "member-community",
    fullPage: true,
    go: async (page) => {
      await signIn(page.context(), "asha");
      const community = new CommunityPage(page);
      await community.open();
      await community.rows.first().waitFor();
    },
  },
  {
    name: "member-thread",
    go: async (page) => {
      await signIn(page.context(), "asha");
      const community = new CommunityPage(page);
      await community.open();
      const row = community.rows.first();
      const link = row.getByRole("heading").first().getByRole("link");
      const title = await link.textContent();
      await link.click();
      await new ThreadPage(page, title ?? "").comments.first().waitFor();
    },
  },
  {
    name: "member-subscribe",
    fullPage: true,
    go: async (page) => {
      await signIn(page.context(), "asha");
      await open(page, addressOf("subscribe"));
      await page.getByRole("button", { name: membershipPage.subscribe }).waitFor();
    },
  },
  ...(["sessions", "goals", "profile", "journal", "notifications"] as const).map(
    (place): Scene => ({
      name: `member-${place}`,
      fullPage: true,
      go: async (page) => {
        await signIn(page.context(), "asha");
        await open(page, addressOf(place));
        await page.getByRole("heading", { level: 1 }).waitFor();
        await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      },
    }),
  ),
];
