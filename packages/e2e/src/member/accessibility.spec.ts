import * as coachList from "@aangan/copy/coach-list";
import * as coachProfile from "@aangan/copy/coach-profile";
import * as dashboard from "@aangan/copy/dashboard";
import * as layout from "@aangan/copy/layout";
import { sharedFields } from "@aangan/copy/lists";
import * as membershipPage from "@aangan/copy/membership-page";
import * as onboarding from "@aangan/copy/onboarding";
import * as profile from "@aangan/copy/profile";
import { addressOf } from "../support/addresses";
import { expectAccessible } from "../support/axe";
import { failRequests } from "../support/failing-requests";
import { chooseCoach, clearSession, coaches, register, registerOnboarded, signIn } from "../support/people";
import { closeToast } from "../support/screen";
import { bookSession, overrideSessions, timesStartingIn } from "../support/sessions";
import { mockSubscriptionStatus, planWith } from "../support/subscription-status";
import { expect, test } from "../support/test";
import { BookingDialog } from "./booking-dialog";
import { CoachesPage, limitCoaches } from "./coaches-page";
import { DashboardPage } from "./dashboard-page";
import { ConfirmPage, emailedLink, ForgotPage, ResetPage } from "./email-pages";
import { MemberFrame } from "./frame";
import { MyDataPage } from "./my-data-page";
import { ProfilePage } from "./profile-page";
import { SubscribePage } from "./subscribe-page";

/**
 * The account pages and their states, checked against WCAG 2.2 AA in both themes. On a desktop only those whose layout
 * differs from the phone's.
 */
test.describe("accessibility", () => {
  test.slow();

  test("the three profile tabs, the devices and the account deletion dialog have no violations @once", async ({
    page,
  }) => {
    await register(page.context());
    await chooseCoach(page.context(), coaches.leela);
    await test.step("the profile tabs with errors, sharing settings and quiet hours", async () => {
      const profilePage = new ProfilePage(page);
      await profilePage.open();
      await profilePage.firstName.fill("");
      await profilePage.email.fill("other@example.com");
      await profilePage.save.click();
      await expect(profilePage.firstName).toHaveAttribute("aria-invalid", "true");
      await expectAccessible(page);
      await profilePage.tab(profile.preferencesTab).click();
      await expect(profilePage.toggle(sharedFields[0].label)).toBeVisible();
      await profilePage.choose(profilePage.religion, "Sikh");
      await profilePage.save.click();
      await expect(profilePage.region).toHaveAttribute("aria-invalid", "true");
      await expectAccessible(page);
      await profilePage.tab(profile.notificationsTab).click();
      await profilePage.toggle(profile.quietHours).click();
      await expect(profilePage.quietFrom).toBeVisible();
      await expectAccessible(page);
      // On a phone the toast covers the buttons.
      await closeToast(page);
    });
    await test.step("the devices, the download and the dialog", async () => {
      const myDataPage = new MyDataPage(page);
      await new MemberFrame(page).accountMenu.click();
      await page.getByRole("menuitem", { name: layout.myData }).click();
      await expect(myDataPage.devices).toHaveCount(1);
      await expectAccessible(page);
      await myDataPage.deleteAccount.click();
      await myDataPage.confirmDeletion.click();
      await expect(myDataPage.password).toHaveAttribute("aria-invalid", "true");
      await expectAccessible(page);
    });
  });

  test("the notifications, the member's coach first among the coaches, and the plan page have no violations", async ({
    page,
    isMobile,
  }) => {
    await signIn(page.context(), "asha");
    await limitCoaches(page, [coaches.meera.name, coaches.thomas.name, coaches.vikram.name]);
    await page.goto(addressOf("notifications"));
    await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
    const frame = new MemberFrame(page);
    if (isMobile) await expectAccessible(page);
    await frame.openBell();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(frame.bellList).toHaveCount(0);
    if (isMobile) await frame.openDrawer();
    await (isMobile ? frame.drawer : frame.navigation).getByRole("link", { name: /^Coaches/ }).click();
    const list = new CoachesPage(page);
    await expect(list.cards.first()).toHaveAccessibleName(coaches.meera.name);
    await expect(list.card(coaches.meera.name).upcoming).toContainText(/\d+ sessions?/);
    await expectAccessible(page);
    await page.goto(addressOf("subscribe"));
    await expect(page.getByRole("link", { name: "Return to Dashboard" })).toBeVisible();
    await expectAccessible(page);
  });

  test("the pages that emails link to have no violations @once", async ({ page }) => {
    const person = await register(page.context());
    await clearSession(page);
    const forgot = new ForgotPage(page);
    await forgot.open();
    await expectAccessible(page);
    await forgot.requestEmail(person.email);
    await expectAccessible(page);
    await page.goto(await emailedLink(person, "reset"));
    const reset = new ResetPage(page);
    await reset.choose("short");
    await expect(reset.password).toHaveAttribute("aria-invalid", "true");
    await expectAccessible(page);
    await page.goto(await emailedLink(person, "confirm"));
    const confirm = new ConfirmPage(page);
    await expect(confirm.confirmButton).toBeVisible();
    await expectAccessible(page);
    await confirm.confirmButton.click();
    await expect(confirm.continueLink).toBeVisible();
    await expectAccessible(page);
  });

  // The texts and the behaviour of these states are checked by the member app's component tests.
  test("empty and failed states of coaches, dashboard, booking and plan have no violations @once", async ({
    page,
    watch,
  }) => {
    await registerOnboarded(page.context());
    await test.step("coaches: no results, an unknown coach, and the matching answers", async () => {
      const list = new CoachesPage(page);
      await page.goto(`${addressOf("coaches")}?language=sd&focus=grief&week=1`);
      await expect(page.getByRole("main").getByText(coachList.noneTitle)).toBeVisible();
      await expectAccessible(page);
      await limitCoaches(page, [coaches.meera.name, coaches.vikram.name]);
      const unknownId = "00000000-0000-4000-8000-000000000000";
      watch.expect({ status: 404, path: `/api/coaches/${unknownId}` });
      await page.goto(`${addressOf("coaches")}?coach=${unknownId}`);
      await expect(page.getByRole("dialog", { name: coachProfile.goneTitle })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("dialog").getByRole("button", { name: coachProfile.seeEverybody }).click();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await list.editAnswers.click();
      await page.getByRole("dialog").getByRole("checkbox", { name: onboarding.outside }).click();
      await expect(page.getByRole("dialog").getByRole("textbox")).toBeVisible();
      await expectAccessible(page);
    });
    const coachId = await chooseCoach(page.context(), coaches.meera);
    const dashboardPage = new DashboardPage(page);
    await test.step("dashboard: a session to join, booking without free times, and a failed coach", async () => {
      await bookSession(page.context(), coachId);
      await overrideSessions(page, () => ({ ...timesStartingIn(5), canChange: false }));
      await page.route(`**/api/coaches/${coachId}/slots*`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), slots: [] } });
      });
      await dashboardPage.open();
      await expect(dashboardPage.join).toBeVisible();
      await expectAccessible(page);
      await dashboardPage.schedule.click();
      const booking = new BookingDialog(page);
      await expect(booking.messageCoach).toBeVisible();
      await expectAccessible(page);
      await booking.close.click();
      await failRequests(page, "**/api/coaches/*");
      watch.expect({ status: 500, path: /^\/api\/coaches\// });
      await dashboardPage.open();
      await expect(page.getByRole("main").getByRole("alert")).toContainText(dashboard.coachFailed);
      await expectAccessible(page);
    });
    await test.step("plan: past due with an expired card, and a former one, with an invoice", async () => {
      const expired = { brand: "amex", last4: "0005", expMonth: 1, expYear: new Date().getFullYear() - 1 };
      const now = new Date().toISOString();
      const invoice = { id: coachId, number: "A-1", status: "open", cents: 8000, centsPaid: 0, currency: "usd" };
      await page.route(/\/api\/invoices(\?|$)/, (route) =>
        route.fulfill({
          json: {
            items: [{ ...invoice, createdAt: now, paidAt: null, periodStart: now, periodEnd: now }],
            more: false,
          },
        }),
      );
      const plan = new SubscribePage(page);
      for (const state of [
        {
          subscription: planWith({
            status: "past_due",
            endsAt: now,
            graceEndsAt: now,
            nextChargeAt: null,
            lastRefusal: "Your card has insufficient funds.",
            card: expired,
          }),
        },
        { hadSubscription: true },
      ]) {
        await mockSubscriptionStatus(page, state);
        await plan.open();
        await expect(plan.invoices.getByRole("listitem")).toBeVisible();
        await expectAccessible(page);
      }
      await expect(plan.main).toContainText(membershipPage.wasMember);
    });
  });
});
