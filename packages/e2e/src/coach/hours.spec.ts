import type { BrowserContext } from "@playwright/test";
import { expectAccessible } from "../support/axe";
import { coaches, fullName, registerWithCoach, signInCoach } from "../support/people";
import { expectToast } from "../support/screen";
import { bookSession } from "../support/sessions";
import { expect, test } from "../support/test";
import { dayIn, HoursPage, offerTo } from "./hours-page";
import { SessionsPage } from "./sessions-page";

const zone = "Asia/Kolkata";

/** The hour and minute of an instant in the coach's zone, "06:30". */
const coachClock = (instant: string) =>
  new Intl.DateTimeFormat("en-GB", { timeZone: zone, hour: "2-digit", minute: "2-digit" }).format(new Date(instant));

/** Days far enough ahead that none of their times expire during a test. */
const unexpiredDays = [2, 7] as const;

test("members are offered the published hours as previewed; the calendar feed URL is created, replaced and removed @once", async ({
  page,
  anotherBrowser,
}) => {
  const coach = coaches.nimisha;
  const memberContext = (await anotherBrowser()).context();
  const member = await registerWithCoach(memberContext, coach);
  await signInCoach(page.context(), coach);
  const tab = new HoursPage(page);
  await tab.open();

  await expect(page.getByText("You haven't published any hours yet")).toBeVisible();
  await expect(page.getByText(/9:00 AM, 10:00 AM, 11:00 AM, 1:00 PM, 2:00 PM, 3:00 PM, and 4:00 PM/)).toBeVisible();
  expect((await offerTo(memberContext, member.coachId)).published).toBe(false);
  expect((await previewLinesFor(memberContext, member.coachId)).slice(...unexpiredDays)).toEqual(
    (await tab.previewOf("Los Angeles")).map(withoutCoach).slice(...unexpiredDays),
  );

  const monday = tab.day("Monday");
  await monday.addWindow("06:00", "07:30");
  await monday.addWindow("21:00", "24:00");
  await monday.copy.click();
  await page.getByRole("menuitem", { name: "To every day" }).click();
  await expect(tab.weekly).toContainText("Room for 63 sessions a week");
  await tab.day("Sunday").remove.first().click();
  await expect(tab.day("Sunday").from).toHaveCount(1);
  const previewed = (await tab.previewOf("Los Angeles")).map(withoutCoach);
  await tab.publish.click();
  await expectToast(page, "Hours published", "Members can see them now.");
  await expect(page.getByText("You haven't published any hours yet")).toHaveCount(0);
  await expect(tab.publish).toBeDisabled();

  const offer = await offerTo(memberContext, member.coachId);
  expect(offer.published).toBe(true);
  expect([...new Set(offer.slots.map(({ startsAt }) => coachClock(startsAt)))].sort()).toEqual([
    "06:00",
    "06:30",
    "07:00",
    "21:00",
    "21:30",
    "22:00",
    "22:30",
    "23:00",
    "23:30",
  ]);
  expect((await previewLinesFor(memberContext, member.coachId)).slice(...unexpiredDays)).toEqual(
    previewed.slice(...unexpiredDays),
  );

  await page.reload();
  await expect(monday.from).toHaveCount(2);
  await expect(monday.until.last()).toHaveValue("24:00");
  await expect(tab.day("Sunday").from).toHaveValue("21:00");

  const make = tab.feed.getByRole("button", { name: "Create calendar link" });
  const box = tab.feed.getByLabel("Calendar link");
  await make.click();
  const first = await box.inputValue();
  expect(first).toMatch(/\/api\/coach\/calendar\/.+\.ics$/);
  const read = async (address: string) => page.request.get(address);
  const answer = await read(first);
  expect(answer.headers()["content-type"]).toContain("text/calendar");
  expect(await answer.text()).toContain("BEGIN:VCALENDAR");
  await expectAccessible(page);

  await page.reload();
  await tab.feed.getByRole("button", { name: "Create new link" }).click();
  await expect(box).toHaveCount(0);
  await page.getByRole("alertdialog").getByRole("button", { name: "Create new link" }).click();
  await expect(box).not.toHaveValue(first);
  const second = await box.inputValue();
  expect((await read(first)).status()).toBe(404);
  expect((await read(second)).status()).toBe(200);
  await tab.feed.getByRole("button", { name: /^Remove/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expectToast(page, "Calendar link removed");
  await expect(make).toBeVisible();
  expect((await read(second)).status()).toBe(404);
});

/** The coming week of a member in Los Angeles as the preview's lines: the day, and each run of times. */
async function previewLinesFor(member: BrowserContext, coachId: string): Promise<string[]> {
  const timeZone = "America/Los_Angeles";
  const { slots } = await offerTo(member, coachId);
  const clock = (instant: string) =>
    new Intl.DateTimeFormat("en-US", { timeZone, hour: "numeric", minute: "2-digit" })
      .format(new Date(instant))
      .replace(/\u202f/g, " ");
  return Array.from({ length: 7 }, (_, index) => {
    const day = dayIn(Date.now() + index * 86_400_000, timeZone);
    const runs: { from: string; until: string; count: number }[] = [];
    for (const { startsAt, endsAt } of slots) {
      if (dayIn(startsAt, timeZone) !== day) continue;
      const last = runs.at(-1);
      if (last?.until === startsAt) Object.assign(last, { until: endsAt, count: last.count + 1 });
      else runs.push({ from: startsAt, until: endsAt, count: 1 });
    }
    const name = new Intl.DateTimeFormat("en-US", {
      timeZone: "UTC",
      weekday: "short",
      month: "short",
      day: "numeric",
    });
    const words = runs.map(
      ({ from, until, count }) => `${clock(from)} to ${clock(until)} ${count} ${count === 1 ? "time" : "times"}`,
    );
    return [name.format(new Date(day)), ...(words.length > 0 ? words : ["No open times"])].join(" ");
  });
}

/** A line of the preview without the times in the coach's zone. */
const withoutCoach = (line: string) => line.replace(/ \d+:\d\d [AP]M to \d+:\d\d [AP]M for you/g, "");

test("days off remove the offered times and link booked sessions; a date can have its own hours @once", async ({
  page,
  anotherBrowser,
}) => {
  const coach = coaches.selvam;
  const memberContext = (await anotherBrowser()).context();
  const member = await registerWithCoach(memberContext, coach);
  // On the last offered days some times are beyond the limit.
  const wanted = (start: Date) => start.getTime() < Date.now() + 50 * 86_400_000;
  const session = await bookSession(memberContext, member.coachId, { wanted });
  const day = dayIn(session.date, zone);
  const timesOn = async () =>
    (await offerTo(memberContext, member.coachId)).slots.filter(({ startsAt }) => dayIn(startsAt, zone) === day);
  expect(await timesOn()).not.toEqual([]);

  await signInCoach(page.context(), coach);
  const tab = new HoursPage(page);
  await tab.open();
  await tab.daysOff.getByRole("button", { name: "Add days off" }).click();
  await tab.daysOff.getByLabel("First day").fill(day);
  await expect(tab.daysOff).toContainText("1 session is booked on these days.");
  await expectAccessible(page);
  await tab.daysOff.getByRole("button", { name: "Add", exact: true }).click();
  await expect(tab.daysOff.getByRole("listitem")).toContainText("1 booked session on these days.");
  expect(await timesOn()).toEqual([]);

  await tab.daysOff.getByRole("link", { name: "See sessions" }).click();
  await expect(new SessionsPage(page).upcomingWith(fullName(member)).row).toBeVisible();
  await expect(page.locator(`#day-${day}`)).toBeFocused();

  await tab.open();
  await tab.daysOff.getByRole("button", { name: /^Remove days off/ }).click();
  await expectToast(page, "Days off removed");
  expect(await timesOn()).not.toEqual([]);

  // A date with its own hours.
  await tab.dates.getByRole("button", { name: "Add a date" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Date", { exact: true }).fill(day);
  const from = dialog.getByLabel(/, from$/);
  await expect(from).toHaveCount(1);
  await from.selectOption("12:00");
  await dialog.getByLabel(/, until$/).selectOption("13:00");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save date" }).click();
  await expectToast(page, "Hours for this date saved");
  await expect(tab.dates.getByRole("listitem")).toContainText("12:00 PM to 1:00 PM");
  expect((await timesOn()).map(({ startsAt }) => coachClock(startsAt))).toEqual(["12:00", "12:30"]);
  await tab.dates.getByRole("button", { name: /^Use weekly hours/ }).click();
  await expectToast(page, "Weekly hours apply again");
  await expect(tab.dates.getByRole("listitem")).toHaveCount(0);
});
