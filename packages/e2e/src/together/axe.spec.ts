import { routes } from "@aangan/copy/routes";
import { Portal } from "../coach/portal";
import { AuthPage } from "../member/auth-page";
import { CoachesPage } from "../member/coaches-page";
import { DashboardPage } from "../member/dashboard-page";
import { MessagesPage } from "../member/messages-page";
import { OnboardingDialog } from "../member/onboarding-dialog";
import { BetaPage } from "../site/beta-page";
import { addressOf, originOf } from "../support/addresses";
import { expectAccessible } from "../support/axe";
import { breakServer } from "../support/broken";
import { coaches, fullName, register, registerOnboarded, registerWithCoach, signInCoach } from "../support/people";
import { expectToast } from "../support/screen";
import { expect, test } from "../support/test";

/** Every page and every state of it that looks different is held against WCAG 2.2 AA, in both themes. */
test.describe("accessibility", () => {
  test.slow();

  test("of the beta signup: refused, thanked", async ({ page }) => {
    const form = new BetaPage(page);
    await form.open();
    await form.submit.click();
    await expect(form.email).toHaveAttribute("aria-invalid", "true");
    await expectAccessible(page);
    await form.fill("Asha", "Raman", "asha@example.com");
    // The way home is shut, so that the card stays as long as it takes to look at it.
    await page.route(addressOf("home"), (route) => route.fulfill({ status: 204 }));
    await form.submit.click();
    await expect(form.thanks).toBeVisible();
    await expectAccessible(page);
  });

  test("of the 404 page", async ({ page, watch }) => {
    watch.expect({ status: 404, path: "/nowhere" });
    await page.goto(`${originOf("site")}/nowhere`);
    await expectAccessible(page);
  });

  test("of logging in and signing up, with what is refused", async ({ page, watch }) => {
    watch.expect({ status: 401, path: "/api/login" });
    const auth = new AuthPage(page);
    await auth.open();
    await auth.enter("nobody", "nothing");
    await expect(auth.banner).toBeVisible();
    await expectAccessible(page);
    await auth.signUpTab.click();
    await auth.signUp.click();
    await expect(auth.email).toHaveAttribute("aria-invalid", "true");
    await expectAccessible(page);
  });

  test("of the questions for a new member", async ({ page }) => {
    await register(page.context());
    await page.goto(addressOf("dashboard"));
    const onboarding = new OnboardingDialog(page);
    await onboarding.goOn.click();
    await expect(onboarding.region).toHaveAttribute("aria-invalid", "true");
    await expectAccessible(page);
    await onboarding.religion.click();
    await expect(page.getByRole("option").first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await onboarding.answerFirst();
    await onboarding.outside.click();
    await expect(onboarding.homeCity).toBeVisible();
    await expectAccessible(page);
  });

  test("of the dashboard and the coaches, before one is chosen", async ({ page }) => {
    await registerOnboarded(page.context());
    const dashboard = new DashboardPage(page);
    await dashboard.open();
    await expect(dashboard.suggestions).toHaveCount(3);
    await expectAccessible(page);
    await new CoachesPage(page).open();
    await expectAccessible(page);
    await page.goto(addressOf("messages"));
    await expect(page.getByRole("heading", { name: "You have not chosen a coach yet" })).toBeVisible();
    await expectAccessible(page);
  });

  test("of the dashboard and the coaches, with a coach", async ({ page, isMobile }) => {
    await registerWithCoach(page.context());
    const dashboard = new DashboardPage(page);
    await dashboard.open();
    await expect(dashboard.myCoach.getByRole("heading", { name: coaches.leela.name })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Your account" }).click();
    await expect(page.getByRole("menu")).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    if (isMobile) {
      await page.getByRole("button", { name: "More" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press("Escape");
    }
    const list = new CoachesPage(page);
    await list.open();
    await list.card(coaches.leela.name).change.click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await expectAccessible(page);
  });

  test("of a conversation: with the lamp, with what was not sent, and with a notice", async ({ page, watch }) => {
    await registerWithCoach(page.context());
    const chat = new MessagesPage(page, coaches.leela.name);
    await chat.open();
    await breakServer(page, "**/api/messages");
    watch.expect({ status: 500, path: "/api/messages" });
    await chat.write("This stays here.");
    await expectToast(page, "Failed to send message");
    await expectAccessible(page);
    await chat.composer.fill("I want to die");
    await expect(chat.lamp).toBeVisible();
    await expectAccessible(page);
  });

  test("of the pages that could not be read", async ({ page, watch }) => {
    await registerWithCoach(page.context());
    await breakServer(page, "**/api/coaches");
    await breakServer(page, "**/api/messages/*");
    watch.expect({ status: 500 });
    for (const route of ["coaches", "messages"] as const) {
      await page.goto(addressOf(route));
      await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
      await expectAccessible(page);
    }
  });

  test("of the portal: login, clients, conversation", async ({ page, anotherBrowser }) => {
    await page.goto(addressOf("coachLogin"));
    await expectAccessible(page);
    const member = await registerWithCoach((await anotherBrowser()).context(), coaches.farah);
    await signInCoach(page.context(), coaches.meera);
    const portal = new Portal(page);
    await portal.open();
    await expect(portal.client("Priya Saxena").strip).toBeVisible();
    await expectAccessible(page);

    await signInCoach(page.context(), coaches.farah);
    await portal.open();
    await portal.client(fullName(member)).message.click();
    await expect(portal.conversation(fullName(member)).bubbles).toHaveCount(1);
    await expectAccessible(page);
  });

  test("of the portal of a coach who is not active yet", async ({ page }) => {
    await signInCoach(page.context(), coaches.kabir);
    await page.goto(addressOf("coachDashboard"));
    await expectToast(page, "Account Not Active");
    await expectAccessible(page);
    await page.goto(`${originOf("coach")}${routes.coachDashboard.path}?tab=messages`);
    await expect(page.getByText("No clients assigned yet")).toBeVisible();
    await expectAccessible(page);
  });
});
