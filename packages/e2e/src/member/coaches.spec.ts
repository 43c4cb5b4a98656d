import { focusTopics } from "@aangan/copy/lists";
import { addressOf } from "../support/addresses";
import { expectAccessible } from "../support/axe";
import { tabTo } from "../support/keyboard";
import { coaches, registerOnboarded, registerWithCoach } from "../support/people";
import { holdResponses } from "../support/responses";
import { expectToast, toastOf } from "../support/screen";
import { bookSession } from "../support/sessions";
import { expect, test } from "../support/test";
import { type ApiCoach, CoachesPage, fetchCoaches } from "./coaches-page";
import { MessagesPage } from "./messages-page";

const zone = "America/Los_Angeles";
const formatTime = (instant: string, timeZone: string) =>
  new Intl.DateTimeFormat("en-US", { timeZone, hour: "numeric", minute: "2-digit" }).format(new Date(instant));

/** Whether a member in that zone is asleep: before 7 AM or from 10 PM. */
const isNight = (instant: string) => {
  const hour = Number(
    new Intl.DateTimeFormat("en-US", { timeZone: zone, hour: "numeric", hourCycle: "h23" }).format(new Date(instant)),
  );
  return hour < 7 || hour >= 22;
};

test("without a coach, suggestions come first without duplicates, and choosing one asks about the answers @once", async ({
  page,
}) => {
  const person = await registerOnboarded(page.context());
  const list = new CoachesPage(page);
  await list.open();
  await expect(list.suggestions).toHaveCount(3);
  for (const card of await list.suggestions.all())
    await expect(card.getByRole("list", { name: "Why this coach" }).getByRole("listitem").first()).toBeVisible();
  await expect(list.others.first()).toBeVisible();
  const names = await list.cards.evaluateAll((cards) => cards.map((card) => card.getAttribute("aria-label")));
  const apiCoaches = await fetchCoaches(page);
  expect(names.toSorted()).toEqual(apiCoaches.map(({ name }) => name).toSorted());
  expect(names).not.toContain(coaches.kabir.name);

  const thomas = list.card(coaches.thomas.name);
  await expect(thomas.card).toContainText("Certified Wellness Coach");
  for (const topic of ["Loss and grief", "Raising children here", "Family expectations"])
    await expect(thomas.card).toContainText(topic);
  await expect(thomas.message).toHaveCount(0);
  const { id } = apiCoaches.find(({ name }) => name === coaches.thomas.name) ?? { id: "" };
  const heldCoach = await holdResponses(page, `/api/coaches/${id}`);
  await thomas.select.click();
  await expect(toastOf(page)).toContainText(/Coach Selected.*Thomas Kurian is now your coach\./);
  await expect(page).toHaveURL(addressOf("coaches"));
  // The coach is not fetched yet, so nothing has focus.
  await expect(page.getByRole("heading", { name: coaches.thomas.name })).toHaveCount(0);
  heldCoach.release();

  await expect(list.cards.first()).toHaveAccessibleName(coaches.thomas.name);
  await expect(page.getByRole("heading", { name: coaches.thomas.name })).toBeFocused();
  await expect(page.getByRole("heading", { name: "Let Thomas see your answers?" })).toBeVisible();
  await expect(thomas.card).toContainText("What's next?");
  for (const step of ["Send a message", "Schedule your first session", "Share your goals"])
    await expect(thomas.card.getByRole("listitem").filter({ hasText: step })).toBeVisible();
  await expect(list.suggestions).toHaveCount(0);
  await expect(list.card(coaches.leela.name).select).toHaveText("Select as My Coach");
  await thomas.message.click();
  await expect(new MessagesPage(page, coaches.thomas.name).bubbles.first()).toContainText(`Hi ${person.firstName}`);
});

test("the member's coach shows upcoming sessions in both time zones, the others their next opening, and filters are kept in the URL @once", async ({
  page,
}) => {
  const { coachId } = await registerWithCoach(page.context(), coaches.leela);
  const { date: booked } = await bookSession(page.context(), coachId);
  const list = new CoachesPage(page);
  // Compare with the response this page received: a later one may have other next openings.
  const coachesResponse = page.waitForResponse(/\/api\/coaches$/);
  await list.open();
  const leela = list.card(coaches.leela.name);
  await expect(leela.upcoming).toContainText("1 session");
  await expect(leela.upcoming).toContainText(`${formatTime(booked, zone)} your time`);
  await expect(leela.upcoming).toContainText(`${formatTime(booked, "Asia/Kolkata")} in `);
  await expect(leela.card).not.toContainText("What's next?");
  await expect(leela.message).toHaveAttribute("href", `/messages?coach=${coachId}`);
  await expect(leela.upcoming.getByRole("link")).toHaveAttribute("href", "/sessions");
  await leela.schedule.click();
  await expect(list.bookingDialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(leela.schedule).toBeFocused();
  const all: ApiCoach[] = await (await coachesResponse).json();
  const otherCoaches = all.filter(({ name }) => name !== coaches.leela.name).slice(0, 5);
  expect(otherCoaches.some(({ nextOpening }) => nextOpening !== null)).toBe(true);
  for (const { name, nextOpening, timeZone } of otherCoaches) {
    const { card } = list.card(name);
    if (nextOpening === null) {
      await expect(card).toContainText("No open time in the next 14 days");
    } else if (isNight(nextOpening)) {
      // The server gives a time at night only if there is no other.
      await expect(card).toContainText("Only at night for you");
    } else {
      await expect(card).toContainText(`${formatTime(nextOpening, zone)} your time`);
      await expect(card).toContainText(`${formatTime(nextOpening, timeZone)} in `);
    }
  }

  await test.step("filters are kept in the URL, survive a reload and Back, and announce the number of results", async () => {
    await list.choose(list.language, "Tamil");
    await expect(page).toHaveURL(`${addressOf("coaches")}?language=ta`);
    const tamil = (await fetchCoaches(page, "?language=ta")).filter(({ name }) => name !== coaches.leela.name);
    await expect(list.count(`${tamil.length} `)).toBeVisible();
    expect(await list.names()).toEqual(tamil.map(({ name }) => name));
    for (const card of await list.others.all()) await expect(card).toContainText("Tamil");

    const grief = focusTopics.find(({ code }) => code === "grief")?.label ?? "";
    await list.choose(list.specialization, grief);
    await expect(page).toHaveURL(`${addressOf("coaches")}?language=ta&focus=grief`);
    const both = (await fetchCoaches(page, "?language=ta&focus=grief")).filter(
      ({ name }) => name !== coaches.leela.name,
    );
    expect(both.length).toBeGreaterThan(0);
    expect(both.length).toBeLessThan(tamil.length);
    await expect(list.others).toHaveCount(both.length);

    await page.reload();
    await expect(list.others).toHaveCount(both.length);
    await expect(list.language).toHaveText("Tamil");
    await expect(list.specialization).toHaveText(grief);

    await list.card(coaches.leela.name).message.click();
    await expect(page).toHaveURL(/\/messages/);
    await page.goBack();
    await expect(page).toHaveURL(`${addressOf("coaches")}?language=ta&focus=grief`);
    await expect(list.others).toHaveCount(both.length);

    await list.clear.click();
    await expect(page).toHaveURL(addressOf("coaches"));
    await expect(list.language).toHaveText("Language");
    await expect(list.part).toBeFocused();
    // The filtered results stay until all coaches have loaded.
    await expect.poll(() => list.others.count()).toBeGreaterThan(tamil.length);
  });
});

test("a coach's profile has its own URL, shows who certified them, and closes on Back @once", async ({ page }) => {
  await registerOnboarded(page.context());
  const list = new CoachesPage(page);
  await list.open("?language=ta");
  const [coach] = await fetchCoaches(page, "?language=ta");
  if (!coach) throw new Error("no coach speaks Tamil");
  const card = list.card(coach.name);
  await card.name.click();
  await expect(list.profile).toHaveAccessibleName(coach.name);
  await expect(page).toHaveURL(`${addressOf("coaches")}?language=ta&coach=${coach.id}`);
  expect(coach.credentials.length).toBeGreaterThan(0);
  for (const { title, issuer, year } of coach.credentials) {
    const item = list.profileSection("credentials").getByRole("listitem").filter({ hasText: title });
    await expect(item).toContainText(year === null ? `Issued by ${issuer}` : `Issued by ${issuer}, ${year}`);
  }
  await expect(list.profileSection("times").getByRole("listitem").first()).toContainText(
    / to .+ your time.* to .+ in /,
  );
  await expect(list.profile).toContainText(/It's \d+:\d\d [AP]M in /);
  await expectAccessible(page);
  await page.goBack();
  await expect(list.profile).toHaveCount(0);
  await expect(page).toHaveURL(`${addressOf("coaches")}?language=ta`);
  await expect(card.name).toBeFocused();
  await page.goForward();
  await expect(list.profile).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(list.profile).toHaveCount(0);
  await expect(page).toHaveURL(`${addressOf("coaches")}?language=ta`);

  // Opening the URL directly shows the profile too; closing it then shows the list.
  await page.goto(`${addressOf("coaches")}?coach=${coach.id}`);
  await expect(list.profile).toHaveAccessibleName(coach.name);
  await list.profile.getByRole("button", { name: "Close" }).click();
  await expect(page).toHaveURL(addressOf("coaches"));
  await expect(list.profile).toHaveCount(0);

  await card.name.click();
  await list.profile.getByRole("button", { name: "Select This Coach" }).click();
  await expectToast(page, "Coach Selected");
  await expect(list.profile).toHaveCount(0);
  await expect(page).toHaveURL(addressOf("coaches"));
});

test("a coach is found, viewed and chosen by keyboard alone @desktop", async ({ page }) => {
  await registerOnboarded(page.context());
  const list = new CoachesPage(page);
  await list.open();
  await tabTo(page, list.language);
  await page.keyboard.press("Enter");
  await page.keyboard.type("Kon");
  await expect(page.getByRole("option", { name: "Konkani" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(list.card(coaches.leela.name).card).toBeVisible();
  await tabTo(page, list.card(coaches.leela.name).name);
  await page.keyboard.press("Enter");
  await expect(list.profile).toHaveAccessibleName(coaches.leela.name);
  await expectAccessible(page);
  await tabTo(page, list.profile.getByRole("button", { name: "Select This Coach" }));
  await page.keyboard.press("Enter");
  await expectToast(page, "Coach Selected");
  await expect(page.getByRole("heading", { name: coaches.leela.name })).toBeFocused();
});
