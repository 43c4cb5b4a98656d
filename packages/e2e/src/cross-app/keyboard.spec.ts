import * as firstHour from "@aangan/copy/first-hour";
import * as tour from "@aangan/copy/tour";
import { CoachLoginPage } from "../coach/login-page";
import { Portal } from "../coach/portal";
import { AuthPage } from "../member/auth-page";
import { BookingDialog } from "../member/booking-dialog";
import { DashboardPage } from "../member/dashboard-page";
import { MessagesPage } from "../member/messages-page";
import { OnboardingDialog } from "../member/onboarding-dialog";
import { tourOffer } from "../member/tour-dialog";
import { addressOf } from "../support/addresses";
import { skipToContent, tabTo } from "../support/keyboard";
import { coaches, demoPassword, fullName, newPerson, password, registerWithCoach } from "../support/people";
import { expect, test } from "../support/test";

test("a member registers, answers the questions, chooses a coach and sends a message by keyboard alone @desktop", async ({
  page,
}) => {
  const auth = new AuthPage(page);
  const person = newPerson();
  await auth.open();
  await tabTo(page, auth.logInTab);
  await page.keyboard.press("ArrowRight");
  await expect(auth.signUpTab).toBeFocused();
  await expect(auth.firstName).toBeVisible();
  for (const [field, text] of [
    [auth.firstName, person.firstName],
    [auth.lastName, person.lastName],
    [auth.username, person.username],
    [auth.email, person.email],
    [auth.password, password],
    [auth.confirmPassword, password],
  ] as const) {
    await tabTo(page, field);
    await page.keyboard.type(text);
  }
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(addressOf("dashboard"));

  const onboarding = new OnboardingDialog(page);
  await expect(onboarding.dialog).toBeVisible();
  for (const [list, start, option] of [
    [onboarding.region, "We", "West India"],
    [onboarding.gender, "Fe", "Female"],
  ] as const) {
    await tabTo(page, list);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("option").first()).toBeVisible();
    await page.keyboard.type(start);
    await expect(page.getByRole("option", { name: option })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(list).toHaveText(option);
    if (list === onboarding.region) {
      await tabTo(page, onboarding.age);
      await page.keyboard.type("48");
    }
  }
  await tabTo(page, onboarding.continueButton);
  await page.keyboard.press("Enter");
  await tabTo(page, onboarding.coachGender.getByRole("radio").first());
  const woman = onboarding.coachGender.getByRole("radio", { name: "A woman" });
  await page.keyboard.press("ArrowRight");
  await expect(woman).toBeFocused();
  await page.keyboard.press("Space");
  await expect(woman).toBeChecked();
  await tabTo(page, onboarding.submit);
  await page.keyboard.press("Enter");
  await expect(onboarding.dialog).toHaveCount(0);
  const choose = page.getByRole("button", { name: /^Select as My Coach/ }).first();
  await expect(choose).toBeVisible();
  const coachName = await page.getByRole("main").getByRole("article").first().getAttribute("aria-label");
  await tabTo(page, choose);
  await page.keyboard.press("Enter");
  const booking = new BookingDialog(page);
  await booking.ready();
  await tabTo(page, page.getByRole("button", { name: firstHour.later }));
  await page.keyboard.press("Enter");
  await tabTo(page, tourOffer(page).getByRole("button", { name: tour.skipAll }));
  await page.keyboard.press("Enter");
  await expect(tourOffer(page)).toHaveCount(0);
  await tabTo(page, new DashboardPage(page).message);
  await page.keyboard.press("Enter");
  const chat = new MessagesPage(page, coachName ?? "");
  await expect(chat.bubbles).toHaveCount(1);
  await tabTo(page, chat.composer);
  await page.keyboard.type("One line");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.type("and another");
  await page.keyboard.press("Enter");
  await expect(chat.bubbles).toHaveCount(2);
  await expect(chat.bubbles.last()).toContainText("One line and another");
  await expect(chat.composer).toBeFocused();
  await expect(chat.composer).toHaveValue("");
});

test("a coach logs in and sends a message by keyboard alone @desktop", async ({ page, anotherBrowser }) => {
  const member = await registerWithCoach((await anotherBrowser()).context(), coaches.thomas);
  const login = new CoachLoginPage(page);
  await login.open();
  await tabTo(page, login.email);
  await page.keyboard.type(coaches.thomas.email);
  await tabTo(page, login.password);
  await page.keyboard.type(demoPassword);
  await tabTo(page, login.submit);
  await page.keyboard.press("Space");
  const portal = new Portal(page);
  const row = portal.client(fullName(member));
  await expect(row.message).toBeVisible();
  await skipToContent(page);
  await tabTo(page, row.message);
  await page.keyboard.press("Enter");
  const chat = portal.conversation(fullName(member));
  await expect(chat.bubbles).toHaveCount(1);
  await tabTo(page, chat.composer);
  await page.keyboard.type("Good evening.");
  await page.keyboard.press("Enter");
  await expect(chat.bubble("Good evening.")).toBeVisible();
});
