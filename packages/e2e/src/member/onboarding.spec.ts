import * as coaches from "@aangan/copy/coaches";
import * as firstHour from "@aangan/copy/first-hour";
import * as copy from "@aangan/copy/onboarding";
import * as sharing from "@aangan/copy/sharing";
import * as tour from "@aangan/copy/tour";
import { addressOf, originOf } from "../support/addresses";
import { expectAccessible } from "../support/axe";
import { clearSession, coaches as demoCoaches, register, registerOnboarded } from "../support/people";
import { expectToast } from "../support/screen";
import { expect, test } from "../support/test";
import { BookingDialog } from "./booking-dialog";
import { DashboardPage } from "./dashboard-page";
import { MessagesPage } from "./messages-page";
import { OnboardingDialog } from "./onboarding-dialog";
import { tourOffer } from "./tour-dialog";

test("a new member answers, picks a suggested coach, puts off the session, skips the tour and writes @once", async ({
  page,
}) => {
  const person = await register(page.context());
  const dashboard = new DashboardPage(page);
  const onboarding = new OnboardingDialog(page);
  await page.goto(addressOf("dashboard"));
  await onboarding.answerForLeela();
  const request = page.waitForRequest("**/api/user-onboarding");
  await onboarding.submit.click();
  expect((await request).postDataJSON()).toMatchObject({
    region: "west_india",
    religion: "not_specified",
    age: 48,
    gender: "female",
    language: "kok",
  });
  await expect(onboarding.dialog).toHaveCount(0);
  await expectToast(page, "Onboarding Complete");
  const stored = await page.request.get(`${originOf("member")}/api/user/matching`);
  expect(await stored.json()).toMatchObject({
    language: "kok",
    focus: expect.arrayContaining(["parenting", "marriage", "loneliness"]),
    coachGender: "",
    outsideCommunity: false,
    homeCity: "",
  });
  // One step follows the other: no dialog opens.
  await expect(page.getByRole("heading", { level: 1, name: firstHour.coachTitle })).toBeFocused();
  await expect(dashboard.suggestions).toHaveCount(3);
  for (const card of await dashboard.suggestions.all()) {
    await expect(card.getByRole("list", { name: coaches.reasonsLabel }).getByRole("listitem").first()).toBeVisible();
    await expect(card).toContainText("Certified Wellness Coach");
  }
  const leela = dashboard.suggestion(demoCoaches.leela.name);
  await expect(leela.reasons.first()).toHaveText("Speaks Konkani");
  await expect(leela.select).toHaveText("Select as My Coach");
  await leela.select.click();
  await expectToast(page, "Coach Selected");
  await expect(page.getByRole("heading", { level: 1, name: /^Your first session with Leela/ })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole("button", { name: sharing.question.yes }).click();
  await expectToast(page, sharing.saved.title, sharing.saved.text);
  await expect(page.getByRole("button", { name: sharing.question.yes })).toHaveCount(0);
  await new BookingDialog(page).ready();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("button", { name: firstHour.later }).click();
  await expectAccessible(page);
  await tourOffer(page).getByRole("button", { name: tour.skipAll }).click();
  await expect(tourOffer(page)).toHaveCount(0);
  await expect(dashboard.myCoach.getByRole("heading", { name: demoCoaches.leela.name })).toBeVisible();
  await dashboard.message.click();
  await expect(page).toHaveURL(/\/messages\?coach=/);
  const chat = new MessagesPage(page, demoCoaches.leela.name);
  await expect(chat.bubbles).toHaveCount(1);
  await expect(chat.bubbles.first()).toContainText(`Hi ${person.firstName}, I'm Leela Fernandes`);
  await expect(chat.bubbles.first()).toContainText("Sent automatically");

  const first = "My mother asked again when I am coming home.";
  await chat.write(first);
  await expect(chat.bubble(first)).toContainText("Sent");
  await expect(chat.composer).toHaveValue("");
  await expectToast(page, "Thank you!");
  await page.reload();
  await expect(chat.bubble(first)).toContainText("Sent");
});

// Errors, lists of options and failures are covered by the member app's component tests.
test("answers and step survive a reload, for this member only, until they are sent @once", async ({ page }) => {
  await register(page.context());
  const onboarding = new OnboardingDialog(page);
  await page.goto(addressOf("dashboard"));
  await onboarding.choose(onboarding.region, "South India");
  await onboarding.age.fill("31");
  await page.reload();
  await expect(onboarding.region).toHaveText("South India");
  await expect(onboarding.age).toHaveValue("31");
  await onboarding.choose(onboarding.gender, "Non-binary");
  await onboarding.continueButton.click();
  await expect(onboarding.dialog.getByRole("heading", { name: copy.stepTalk })).toBeFocused();
  await onboarding.topic("Loneliness").click();
  await onboarding.coachGender.getByRole("radio", { name: "A woman" }).click();
  await onboarding.outsideCommunity.click();
  await onboarding.homeCity.fill("Coimbatore");
  await page.reload();
  await expect(onboarding.topic("Loneliness")).toHaveAttribute("aria-pressed", "true");
  await expect(onboarding.coachGender.getByRole("radio", { name: "A woman" })).toBeChecked();
  await expect(onboarding.homeCity).toHaveValue("Coimbatore");
  await onboarding.back.click();
  await expect(onboarding.age).toHaveValue("31");
  await onboarding.continueButton.click();
  const request = page.waitForRequest("**/api/user-onboarding");
  await onboarding.submit.click();
  expect((await request).postDataJSON()).toMatchObject({
    region: "south_india",
    age: 31,
    gender: "non_binary",
    focus: ["loneliness"],
    coachGender: "female",
    outsideCommunity: true,
    homeCity: "Coimbatore",
  });
  await expect(onboarding.dialog).toHaveCount(0);
  const stored = await page.request.get(`${originOf("member")}/api/user/matching`);
  expect(await stored.json()).toMatchObject({ coachGender: "female", outsideCommunity: true, homeCity: "Coimbatore" });
  await page.reload();
  await expect(new DashboardPage(page).suggestions).toHaveCount(3);
  await expect(onboarding.dialog).toHaveCount(0);

  await clearSession(page);
  await register(page.context());
  await page.goto(addressOf("dashboard"));
  await expect(onboarding.age).toHaveValue("");
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("Coimbatore");
});

test("skipping the choice assigns the first coach of the list @once", async ({ page }) => {
  await registerOnboarded(page.context());
  const list: { name: string }[] = await (
    await page.request.get(`${new URL(addressOf("coaches")).origin}/api/coaches`)
  ).json();
  const first = list[0]?.name ?? "";
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await dashboard.skip.click();
  await expectToast(page, "Coach Selected");
  await expect(dashboard.myCoach.getByRole("heading", { name: first })).toBeVisible();
  await expect(page).toHaveURL(addressOf("dashboard"));
  await dashboard.message.click();
  await expect(new MessagesPage(page, first).bubbles.first()).toContainText("Sent automatically");
});
