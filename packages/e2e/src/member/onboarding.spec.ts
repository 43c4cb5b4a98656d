import { coaches } from "@aangan/copy/coaches";
import { addressOf } from "../support/addresses";
import { coaches as demo, register, registerOnboarded } from "../support/people";
import { expectAccepted, expectRefused, expectToast } from "../support/screen";
import { expect, test } from "../support/test";
import { CoachesPage } from "./coaches-page";
import { DashboardPage } from "./dashboard-page";
import { MessagesPage } from "./messages-page";
import { OnboardingDialog } from "./onboarding-dialog";

test("a new member answers, sees who is suggested and why, picks one, and writes", async ({ page }) => {
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

  await expect(dashboard.suggestions).toHaveCount(3);
  for (const card of await dashboard.suggestions.all()) {
    await expect(card.getByRole("list", { name: coaches.reasonsLabel }).getByRole("listitem").first()).toBeVisible();
    await expect(card).toContainText("Certified Wellness Coach");
  }
  const leela = dashboard.suggestion(demo.leela.name);
  await expect(leela.reasons.first()).toHaveText("Speaks Konkani");
  await expect(leela.select).toHaveText("Select as My Coach");
  await leela.select.click();

  await expect(page).toHaveURL(/\/messages\?coach=/);
  await expectToast(page, "Coach Selected");
  const chat = new MessagesPage(page, demo.leela.name);
  await expect(chat.bubbles).toHaveCount(1);
  await expect(chat.bubbles.first()).toContainText(`Hello ${person.firstName}, I am Leela Fernandes`);
  await expect(chat.bubbles.first()).toContainText("Sent automatically");

  const first = "My mother asked again when I am coming home.";
  await chat.write(first);
  await expect(chat.bubble(first)).toContainText("Sent");
  await expect(chat.composer).toHaveValue("");
  await expectToast(page, "Thank you!");
  await page.reload();
  await expect(chat.bubble(first)).toContainText("Sent");
});

test("the questions say what is missing, keep their place, and come back after a reload until they are answered", async ({
  page,
}) => {
  await register(page.context());
  const onboarding = new OnboardingDialog(page);
  await page.goto(addressOf("dashboard"));
  await onboarding.submit.click();
  await expectRefused(onboarding.region, "Please select your region of origin");
  await expectRefused(onboarding.age, "Please enter your age");
  await expectRefused(onboarding.gender, "Please select your gender");
  await expect(onboarding.religion).toHaveText("Prefer not to say");
  for (const [age, message] of [
    ["17", "Must be 18 or older"],
    ["121", "Must be 120 or younger"],
  ] as const) {
    await onboarding.age.fill(age);
    await expectRefused(onboarding.age, message);
  }
  await onboarding.age.fill("18");
  await expectAccepted(onboarding.age);

  await page.keyboard.press("Escape");
  await expect(onboarding.dialog).toBeVisible();
  await page.reload();
  await expect(onboarding.dialog).toBeVisible();
  await onboarding.choose(onboarding.region, "Nepal");
  await onboarding.age.fill("120");
  await onboarding.choose(onboarding.gender, "Prefer not to say");
  await onboarding.submit.click();
  await expect(onboarding.dialog).toHaveCount(0);
  await page.reload();
  await expect(new DashboardPage(page).suggestions).toHaveCount(3);
  await expect(onboarding.dialog).toHaveCount(0);
});

test("a failure keeps the answers, says so, and the next try works", async ({ page, watch }) => {
  await register(page.context());
  const onboarding = new OnboardingDialog(page);
  await page.goto(addressOf("dashboard"));
  await onboarding.answerForLeela();
  await page.route("**/api/user-onboarding", (route) => route.fulfill({ status: 500, body: "" }), { times: 1 });
  watch.expect({ status: 500, path: "/api/user-onboarding" });
  await onboarding.submit.click();
  await expectToast(page, "Something went wrong", "Please try again later.");
  await expect(onboarding.age).toHaveValue("48");
  await onboarding.submit.click();
  await expect(onboarding.dialog).toHaveCount(0);
});

test("whoever skips gets the first coach of the list, and may change at any time", async ({ page }) => {
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
  await dashboard.myCoach.getByRole("link", { name: "Message" }).click();
  await expect(new MessagesPage(page, first).bubbles.first()).toContainText("Sent automatically");
});

test("suggestions stand first among all the coaches too, and only active coaches are there", async ({ page }) => {
  await registerOnboarded(page.context());
  const coachesPage = new CoachesPage(page);
  await coachesPage.open();
  await expect(coachesPage.suggestions).toHaveCount(3);
  expect(await coachesPage.cards.count()).toBeGreaterThan(10);
  await expect(coachesPage.card(demo.kabir.name).card).toHaveCount(0);
  const names = await coachesPage.cards.evaluateAll((cards) => cards.map((card) => card.getAttribute("aria-label")));
  expect(new Set(names).size).toBe(names.length);
  const thomas = coachesPage.card(demo.thomas.name);
  await expect(thomas.card).toContainText("Loss and grief");
  await thomas.select.click();
  await expectToast(page, "Coach Selected");
  await expect(new MessagesPage(page, demo.thomas.name).bubbles).toHaveCount(1);
});
