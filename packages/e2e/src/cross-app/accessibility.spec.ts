import * as adminCoaches from "@aangan/copy/admin-coaches";
import * as adminHealth from "@aangan/copy/admin-health";
import * as adminInbox from "@aangan/copy/admin-inbox";
import * as adminNumbers from "@aangan/copy/admin-numbers";
import * as adminPayments from "@aangan/copy/admin-payments";
import * as administration from "@aangan/copy/administration";
import * as coachClientPage from "@aangan/copy/coach-client-page";
import * as coachDashboard from "@aangan/copy/coach-dashboard";
import * as coachForgotPage from "@aangan/copy/coach-forgot-page";
import * as coachProfilePage from "@aangan/copy/coach-profile-page";
import * as coachReplies from "@aangan/copy/coach-replies";
import * as coachSecondStep from "@aangan/copy/coach-second-step";
import * as coachSecurity from "@aangan/copy/coach-security";
import * as common from "@aangan/copy/common";
import * as dashboardPage from "@aangan/copy/dashboard";
import * as goalsPage from "@aangan/copy/goals-page";
import type { Page } from "@playwright/test";
import { AdminPage } from "../coach/admin-page";
import { Replies } from "../coach/casework-page";
import { CoachLoginPage } from "../coach/login-page";
import { ModerationPage } from "../coach/moderation-page";
import { Portal } from "../coach/portal";
import { AuthPage } from "../member/auth-page";
import { CoachesPage, limitCoaches } from "../member/coaches-page";
import { DashboardPage } from "../member/dashboard-page";
import { MemberFrame } from "../member/frame";
import { MessagesPage } from "../member/messages-page";
import { OnboardingDialog } from "../member/onboarding-dialog";
import { BetaPage } from "../site/beta-page";
import { addressOf, originOf } from "../support/addresses";
import { expectAccessible } from "../support/axe";
import { acceptInvitation, emailLink, enableTwoStep, inviteCoach } from "../support/coach-account";
import { CoachApi } from "../support/coach-api";
import { failRequests } from "../support/failing-requests";
import {
  administrator,
  clearSession,
  coaches,
  completeOnboarding,
  password,
  register,
  registerWithCoach,
  signInCoach,
} from "../support/people";
import { closeToast, expectToast } from "../support/screen";
import { bookSession } from "../support/sessions";
import { expect, test } from "../support/test";

/** A payment event that was set aside, which a test cannot cause. */
const setAside = {
  items: [
    {
      id: "00000000-0000-4000-8000-000000000001",
      eventId: "evt_1",
      type: "invoice.payment_failed",
      objectId: "in_1",
      state: "set_aside",
      tries: 8,
      reason: "The payment provider's answer could not be read.",
      createdAt: new Date(Date.now() - 7_200_000).toISOString(),
      receivedAt: new Date(Date.now() - 7_200_000).toISOString(),
      settledAt: null,
    },
  ],
  more: false,
  setAside: 1,
};

/** Opens the list of coaches without a full page load: on a phone its link is in the drawer. */
async function followCoaches(page: Page, isMobile: boolean): Promise<void> {
  const frame = new MemberFrame(page);
  if (!isMobile) return frame.follow("Coaches");
  await frame.openDrawer();
  await frame.drawer.getByRole("link", { name: /^Coaches/ }).click();
}

/**
 * Checks the pages and their visually distinct states against WCAG 2.2 AA, in both themes. On a desktop only those
 * whose layout differs from the phone's.
 */
test.describe("accessibility", () => {
  test.slow();

  test("the 404 page and the beta signup have no violations with errors and after signing up @once", async ({
    page,
    watch,
  }) => {
    watch.expect({ status: 404, path: "/nowhere" });
    await page.goto(`${originOf("site")}/nowhere`);
    await expectAccessible(page);
    const form = new BetaPage(page);
    await form.open();
    await form.submit.click();
    await expect(form.email).toHaveAttribute("aria-invalid", "true");
    await expectAccessible(page);
    await form.fill("Asha", "Raman", "asha@example.com");
    // The redirect to the front page fails, so that the card stays during the check.
    await page.route(addressOf("home"), (route) => route.fulfill({ status: 204 }));
    await form.submit.click();
    await expect(form.thanks).toBeVisible();
    await expectAccessible(page);
  });

  test("login, registration, the onboarding questions and a new member's pages have no violations", async ({
    page,
    isMobile,
    watch,
  }) => {
    await test.step("login and registration, with errors", async () => {
      watch.expect({ status: 401, path: "/api/login" });
      const auth = new AuthPage(page);
      await auth.open();
      await auth.enter("nobody", "nothing");
      await expect(auth.banner).toBeVisible();
      await expectAccessible(page);
      if (isMobile) {
        await auth.signUpTab.click();
        await auth.signUp.click();
        await expect(auth.email).toHaveAttribute("aria-invalid", "true");
        await expectAccessible(page);
      }
    });
    const person = await register(page.context());
    await test.step("the onboarding questions, with errors and an open list", async () => {
      await page.goto(addressOf("dashboard"));
      const onboarding = new OnboardingDialog(page);
      await onboarding.continueButton.click();
      await expect(onboarding.region).toHaveAttribute("aria-invalid", "true");
      await expectAccessible(page);
      if (isMobile) {
        await onboarding.religion.click();
        await expect(page.getByRole("option").first()).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.press("Escape");
        await onboarding.answerFirstStep();
        await onboarding.outsideCommunity.click();
        await expect(onboarding.homeCity).toBeVisible();
        await expectAccessible(page);
      }
    });
    await test.step("dashboard, coaches and messages without a coach", async () => {
      await completeOnboarding(page.context());
      await limitCoaches(page, [coaches.meera.name, coaches.vikram.name]);
      const dashboard = new DashboardPage(page);
      await dashboard.open();
      await expect(dashboard.greeting).toContainText(person.firstName);
      await expect(dashboard.suggestions).toHaveCount(3);
      await expectAccessible(page);
      await followCoaches(page, isMobile);
      await expect(new CoachesPage(page).cards.first()).toBeVisible();
      await expect(new CoachesPage(page).language).toBeVisible();
      await expectAccessible(page);
      if (isMobile) {
        await new MemberFrame(page).follow("Messages");
        await expect(page.getByRole("heading", { name: "You haven't chosen a coach yet" })).toBeVisible();
        await expectAccessible(page);
      }
    });
  });

  test("dashboard, menus, goals, coaches and a conversation have no violations with a coach's proposals and failures", async ({
    page,
    isMobile,
    anotherBrowser,
    watch,
  }) => {
    const coach = coaches.farah;
    const member = await registerWithCoach(page.context(), coach);
    const session = await bookSession(page.context(), member.coachId);
    const coachApi = await CoachApi.open(await anotherBrowser(), coach, member);
    await coachApi.proposeTime(session);
    await coachApi.proposeGoal("Walk on Sundays");
    const frame = new MemberFrame(page);
    await test.step("the dashboard with proposals, and its menus", async () => {
      const dashboard = new DashboardPage(page);
      await dashboard.open();
      await expect(dashboard.myCoach.getByRole("heading", { name: coach.name })).toBeVisible();
      await page.getByRole("button", { name: dashboardPage.needs.review }).click();
      await expect(page.getByRole("region", { name: `${coach.name} would like to reschedule` })).toBeVisible();
      await expectAccessible(page);
      await frame.accountMenu.click();
      await expect(page.getByRole("menu")).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      if (isMobile) {
        await frame.openDrawer();
        await expectAccessible(page);
        // Not with Esc: twice within a second is the quick exit.
        await frame.drawer.getByRole("button", { name: common.closeMenu }).click();
        await expect(frame.drawer).toHaveCount(0);
      }
    });
    await test.step("the goals", async () => {
      await page.getByRole("region", { name: goalsPage.cardTitle }).getByRole("link").first().click();
      await expect(page).toHaveURL(addressOf("goals"));
      await expect(page.getByRole("heading", { name: "Walk on Sundays" })).toBeVisible();
      await expectAccessible(page);
    });
    if (isMobile)
      await test.step("the question before a change of coach", async () => {
        await limitCoaches(page, [coaches.meera.name, coaches.vikram.name]);
        await followCoaches(page, isMobile);
        await new CoachesPage(page).card(coach.name).change.click();
        await expect(page.getByRole("alertdialog")).toBeVisible();
        await expectAccessible(page);
        await new CoachesPage(page).keepCoach.click();
        await expect(page.getByRole("alertdialog")).toHaveCount(0);
      });
    await test.step("a conversation with a failed message, a toast and the crisis banner", async () => {
      const chat = new MessagesPage(page, coach.name);
      await frame.follow("Messages");
      await failRequests(page, "**/api/messages");
      watch.expect({ status: 500, path: "/api/messages" });
      await chat.write("This stays here.");
      await expectToast(page, "Failed to send message");
      await expectAccessible(page);
      await chat.composer.fill("I want to die");
      await expect(chat.crisisBanner).toBeVisible();
      await expect(chat.crisisBanner.getByRole("link", { name: "Call 988" })).toBeInViewport({ ratio: 1 });
      await expect(chat.composer).toBeInViewport({ ratio: 1 });
      await expectAccessible(page);
    });
    if (isMobile)
      await test.step("coaches and messages when their requests fail", async () => {
        await failRequests(page, "**/api/coaches");
        await failRequests(page, "**/api/messages/*");
        watch.expect({ status: 500, path: "/api/coaches" });
        watch.expect({ status: 500, path: `/api/messages/${member.coachId}` });
        await page.goto(addressOf("coaches"));
        await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
        await expectAccessible(page);
        // The new document has no messages in its cache.
        await frame.follow("Messages");
        await expect(page).toHaveURL(addressOf("messages"));
        await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
        await expectAccessible(page);
      });
  });

  test("invitation, second login step, forgotten and new password have no violations @once", async ({
    page,
    request,
  }) => {
    const invited = await inviteCoach(request);
    await page.goto(await emailLink(invited.email, "invitation"));
    const main = page.getByRole("main");
    await expect(main).toContainText(invited.name);
    await expectAccessible(page);

    await acceptInvitation(page.context(), invited, password);
    await enableTwoStep(page.context());
    await clearSession(page);
    const login = new CoachLoginPage(page);
    await login.open();
    await login.enter(invited.email, password);
    await expect(main.getByLabel(coachSecondStep.code, { exact: true })).toBeFocused();
    await expectAccessible(page);
    await main.getByRole("button", { name: coachSecondStep.startAgain }).click();
    await main.getByRole("link", { name: coachForgotPage.link }).click();
    const email = main.getByLabel("Email", { exact: true });
    await email.fill(invited.email);
    await expectAccessible(page);
    await main.getByRole("button", { name: "Send link" }).click();
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("Check your inbox");
    await expectAccessible(page);
    await page.goto(await emailLink(invited.email, "reset"));
    await expect(main.getByLabel("New Password", { exact: true })).toBeVisible();
    await expectAccessible(page);
  });

  test("the portal's login, tabs, client page, conversation and saved replies have no violations", async ({
    page,
    isMobile,
  }) => {
    const login = new CoachLoginPage(page);
    await login.open();
    await expectAccessible(page);
    await login.enter(coaches.meera.email);
    const portal = new Portal(page);
    const main = page.getByRole("main");
    const allLoaded = () => expect(main.locator("[aria-busy=true]")).toHaveCount(0);
    await expect(portal.client("Priya Saxena").strip).toBeVisible();
    await closeToast(page);
    await expectAccessible(page);

    // From here on the document is never reloaded.
    await portal.client("Asha Raman").name.click();
    await expect(portal.part(coachClientPage.goals).getByRole("listitem").first()).toBeVisible();
    await allLoaded();
    await expectAccessible(page);
    await portal
      .part(coachClientPage.conversation)
      .getByRole("link", { name: coachDashboard.openConversation })
      .click();
    await expect(portal.conversation("Asha Raman").bubbles.last()).toBeVisible();
    // On a desktop, casework.spec.ts checks a conversation with the list and the notes.
    if (isMobile) {
      await expectAccessible(page);
      const replies = new Replies(page);
      await replies.manage();
      await expect(replies.dialog.getByRole("button", { name: coachReplies.new })).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      await expect(replies.dialog).toHaveCount(0);
    }
    await page.goBack();
    await portal.tab("Messages").click();
    await expect(page.getByRole("navigation", { name: "Clients", exact: true })).toContainText("Asha Raman");
    await expectAccessible(page);
    await portal.tab("Sessions").click();
    const views = page.getByRole("navigation", { name: coachDashboard.sessionViews });
    for (const view of [coachDashboard.sessionList, coachDashboard.sessionWeek, coachDashboard.hours]) {
      await views.getByRole("link", { name: view }).click();
      await expect(views.getByRole("link", { name: view })).toHaveAttribute("aria-current");
      await allLoaded();
      await expectAccessible(page);
    }
    await portal.tab("Profile").click();
    await expect(portal.part(coachSecurity.heading)).toContainText(coachSecurity.thisDevice);
    await allLoaded();
    if (isMobile) await expectAccessible(page);
  });

  test("every administration page and an administrator's profile have no violations", async ({ page, isMobile }) => {
    await signInCoach(page.context(), administrator);
    const admin = new AdminPage(page);
    await page.goto(addressOf("coachAdmin"));
    await admin.ready(administration.title);
    await expectAccessible(page);
    await admin.go(adminCoaches.name);
    // On a desktop the lists stay next to the open item.
    if (isMobile) await expectAccessible(page);
    await admin.main.getByRole("link", { name: coaches.meera.name }).click();
    await expect(admin.coach.getByRole("heading", { level: 2, name: coaches.meera.name })).toBeFocused();
    await expectAccessible(page);
    await admin.go(administration.moderation);
    if (isMobile) await expectAccessible(page);
    const queue = new ModerationPage(page);
    await queue.rows.getByRole("link").first().click();
    await queue.uncover.click();
    await expectAccessible(page);
    await admin.go(adminInbox.name);
    if (isMobile) await expectAccessible(page);
    await admin.entries.getByRole("link").first().click();
    await expect(admin.entry.getByRole("heading", { level: 2 })).toBeFocused();
    await expectAccessible(page);
    await page.route("**/api/coach/admin/payment-events?**", (route) => route.fulfill({ json: setAside }));
    for (const name of [adminNumbers.name, adminPayments.name, adminHealth.name, administration.audit]) {
      await admin.go(name);
      // The layout of payments and audit is the same in both windows.
      if (isMobile || name === adminNumbers.name || name === adminHealth.name) await expectAccessible(page);
    }
    // The profile of an administrator who does not coach has only a name and the sign-in.
    await new Portal(page).tab("Profile").click();
    await expect(admin.main.getByLabel(coachProfilePage.name)).toHaveValue(administrator.name);
    await expect(admin.main).toContainText(coachSecurity.thisDevice);
    if (isMobile) await expectAccessible(page);
    await expect(admin.main.getByRole("button", { name: coachProfilePage.edit })).toHaveCount(0);
    await expect(admin.main.getByText(coachProfilePage.credentials, { exact: true })).toHaveCount(0);
  });
});
