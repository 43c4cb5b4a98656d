import * as booking from "@aangan/copy/booking";
import * as sessions from "@aangan/copy/sessions";
import { originOf } from "../support/addresses";
import { expectAccessible } from "../support/axe";
import { tabTo } from "../support/keyboard";
import { coaches, registerWithCoach } from "../support/people";
import { closeToast, expectToast, toastOf } from "../support/screen";
import { bookSession } from "../support/sessions";
import { expect, test } from "../support/test";
import { BookingDialog } from "./booking-dialog";
import { SessionsPage } from "./sessions-page";

const days = (count: number) => count * 86_400_000;
/**
 * Far enough ahead that days still have several free times, but not in the last month, which may have only one left.
 */
const weeksAhead = (start: Date) => start.getTime() > Date.now() + days(15) && start.getTime() < Date.now() + days(50);

test("a member books a session with a note, in both time zones, and sees it on the sessions page @once", async ({
  page,
}) => {
  await registerWithCoach(page.context(), coaches.thomas);
  const list = new SessionsPage(page);
  await list.open();
  await expect(page.getByText(sessions.emptyTitle)).toBeVisible();
  await list.schedule.click();
  const dialog = new BookingDialog(page);
  await dialog.ready();
  await expect(dialog.dialog).toContainText("30-minute video session with Thomas");
  await expect(dialog.dialog).toContainText("You've used 0 of 2 sessions this month.");
  await expect(dialog.dialog).toContainText(/Your time \(P[DS]T\) · \w+ \(IST\)/);
  await expect(dialog.confirm).toBeDisabled();

  await dialog.chooseAnyDay();
  await expect(dialog.confirm).toBeDisabled();
  for (const time of await dialog.times.all()) {
    await expect(time).toHaveAccessibleName(/^\d+:\d\d [AP]M (\w{3} )?\d+:\d\d [AP]M \w+/);
  }
  const time = await dialog.chooseAnyTime();
  await expect(dialog.confirm).toBeEnabled();
  await expect(dialog.dialog).toContainText(/\w{3} \d+:\d\d [AP]M your time · (\w{3} )?\d+:\d\d [AP]M in \w+/);
  await expect(dialog.dialog).toContainText("You can freely reschedule or cancel until");
  await test.step("crisis language in the note shows help in view", async () => {
    await dialog.note.fill("I want to end it all");
    await expect(dialog.crisisBanner).toBeVisible();
    await expect(dialog.crisisBanner).toBeInViewport();
    await expectAccessible(page);
  });
  await dialog.note.fill("How to tell my parents.");
  await expect(dialog.crisisBanner).toHaveCount(0);
  await test.step("a reload reopens the dialog with its choices and note", async () => {
    await page.reload();
    await dialog.ready();
    await expect(dialog.note).toHaveValue("How to tell my parents.");
    await expect(dialog.dialog.locator(`input[value="${time}"]`)).toBeChecked();
    await expect(dialog.confirm).toBeEnabled();
  });
  await dialog.confirm.click();
  await expectToast(page, "Session Scheduled");
  await expect(toastOf(page)).toContainText(/your time · .* in /);
  await expect(dialog.dialog).toHaveCount(0);
  await expect(list.upcoming).toHaveCount(1);
  await expect(list.upcoming).toContainText("With Thomas Kurian");
  await expect(list.upcoming).toContainText("How to tell my parents.");
  await expect(list.upcoming).toContainText(/your time \(P[DS]T\)/);
  await expect(list.upcoming).toContainText(/in \w+ \(IST\)/);
  await closeToast(page);

  // After booking the form is empty, and the member may book again.
  await list.schedule.click();
  await dialog.ready();
  await expect(dialog.note).toHaveValue("");
  await expect(dialog.dialog.getByRole("radio", { checked: true })).toHaveCount(0);
  await expect(dialog.confirm).toBeDisabled();

  await test.step("a premium member past the included sessions sees a note and can still book", async () => {
    await page.route("**/api/session-allowance", async (route) => {
      const response = await route.fetch();
      const allowance: { months: { month: string; used: number }[] } = await response.json();
      const months = allowance.months.map(({ month }) => ({ month, used: 2 }));
      await route.fulfill({ response, json: { ...allowance, plan: "premium", hardStop: false, months } });
    });
    // The reload reopens the dialog.
    await page.reload();
    await dialog.ready();
    await dialog.chooseAnyDay();
    await dialog.chooseAnyTime();
    await expect(dialog.dialog).toContainText(
      /This is more than the 2 sessions included in \w+( \d{4})?\. You can still book it\./,
    );
    await expect(dialog.confirm).toBeEnabled();
  });
});

test("a coach without published hours offers the seven default times in the member's time zone @once", async ({
  page,
}) => {
  await registerWithCoach(page.context(), coaches.vikram);
  const list = new SessionsPage(page);
  await list.open();
  await list.schedule.click();
  const dialog = new BookingDialog(page);
  await dialog.ready();
  await dialog.nextMonth.click();
  await dialog.ready();
  // Parallel tests book with this coach too: find a day with no time taken.
  const defaultTimes = ["9:00 AM", "10:00 AM", "11:00 AM", "1:00 PM", "2:00 PM", "3:00 PM", "4:00 PM"];
  for (const day of await dialog.days.all()) {
    await day.click();
    if ((await dialog.times.count()) === defaultTimes.length) break;
  }
  await expect(dialog.times).toHaveCount(defaultTimes.length);
  for (const [index, clock] of defaultTimes.entries()) {
    await expect(dialog.times.nth(index)).toHaveAccessibleName(new RegExp(`^${clock} `));
  }
});

test("submitting by keyboard without a day and time reports what is missing @desktop", async ({ page }) => {
  await registerWithCoach(page.context(), coaches.thomas);
  const list = new SessionsPage(page);
  await list.open();
  await tabTo(page, list.schedule);
  await page.keyboard.press("Enter");
  const dialog = new BookingDialog(page);
  await dialog.ready();
  await dialog.note.focus();
  await page.keyboard.press("Control+Enter");
  await expectToast(page, "Missing information", "Please select both a date and time for your session.");
  await closeToast(page);

  // A day is chosen by keyboard, but no time.
  await dialog.days.first().focus();
  await page.keyboard.press("PageDown");
  await dialog.ready();
  for (let presses = 0; presses < 31 && (await dialog.times.count()) === 0; presses++) {
    await page.keyboard.press("Enter");
    if ((await dialog.times.count()) === 0) await page.keyboard.press("ArrowRight");
  }
  await expect(dialog.times.first()).toBeAttached();
  await tabTo(page, dialog.confirm);
  await page.keyboard.press("Enter");
  await expectToast(page, "Missing information", "Please select both a date and time for your session.");
  await closeToast(page);

  await dialog.times.first().focus();
  await page.keyboard.press("ArrowDown");
  await expect(dialog.times.and(page.locator(":checked"))).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expectToast(page, "Session Scheduled");
  await expect(list.upcoming).toHaveCount(1);
  // The button that opened the dialog was in the empty state, which is gone now, so focus moves to main.
  await expect(page.getByRole("main")).toBeFocused();
});

test("when another member takes the time first, the dialog explains it, refreshes and keeps the note @once", async ({
  page,
  anotherBrowser,
  watch,
}) => {
  const { coachId } = await registerWithCoach(page.context(), coaches.thomas);
  const other = await anotherBrowser();
  await registerWithCoach(other.context(), coaches.thomas);
  const list = new SessionsPage(page);
  await list.open();
  await list.schedule.click();
  const dialog = new BookingDialog(page);
  await dialog.ready();
  await dialog.chooseAnyDay();
  const time = await dialog.chooseAnyTime();
  await dialog.note.fill("This must not get lost.");

  const otherBooking = await other.request.post(`${originOf("member")}/api/sessions`, {
    data: { coachId, date: time },
  });
  expect(otherBooking.status()).toBe(201);

  watch.expect({ status: 409, path: "/api/sessions" });
  const refusal = page.waitForResponse(
    (response) => response.request().method() === "POST" && response.status() === 409,
  );
  const freshTimes = page.waitForResponse((response) => response.url().includes("/slots") && response.ok());
  await dialog.confirm.click();
  const { message }: { message: string } = await (await refusal).json();
  await expectToast(page, "Failed to schedule session", message);
  await freshTimes;
  const takenTime = dialog.dialog.locator(`input[value="${time}"]`);
  await expect(takenTime).toBeDisabled();
  await expect(dialog.dialog).toContainText(booking.timeGone);
  await expect(dialog.note).toHaveValue("This must not get lost.");
  await expect(dialog.confirm).toBeDisabled();
  await closeToast(page);

  await dialog.chooseAnyTime();
  await dialog.confirm.click();
  await expectToast(page, "Session Scheduled");
  await expect(list.upcoming).toContainText("This must not get lost.");
});

test.describe("in a browser whose time zone is not the member's", () => {
  test.use({ timezoneId: "America/New_York" });

  test("booking shows times in the profile's time zone, and points out the difference @once", async ({ page }) => {
    // The profile's zone is Los Angeles, the browser's New York.
    const { coachId } = await registerWithCoach(page.context(), coaches.thomas);
    const session = await bookSession(page.context(), coachId, { wanted: weeksAhead });
    const list = new SessionsPage(page);
    await list.open();
    const clock = (zone: string) =>
      new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit", timeZone: zone })
        .format(new Date(session.date))
        .replace(/\s/g, " ");
    await expect(list.upcoming).toContainText(`${clock("America/Los_Angeles")} your time (P`);
    await expect(list.upcoming).toContainText(`${clock("Asia/Kolkata")} in`);
    await list.schedule.click();
    const dialog = new BookingDialog(page);
    await dialog.ready();
    await expect(dialog.dialog).toContainText(/Your device is set to New York \(E[DS]T\)/);
    await expect(dialog.dialog).toContainText(/Los Angeles \(P[DS]T\)/);
    await expect(dialog.dialog.getByRole("link", { name: booking.changeZone })).toHaveAttribute("href", "/profile");
    await dialog.chooseAnyDay();
    const time = await dialog.chooseAnyTime();
    const format = new Intl.DateTimeFormat("en-US", {
      weekday: "short",
      hour: "numeric",
      minute: "2-digit",
      timeZone: "America/Los_Angeles",
    });
    await expect(dialog.dialog).toContainText(`${format.format(new Date(time)).replace(/\s/g, " ")} your time`);
    await dialog.confirm.click();
    await expectToast(page, "Session Scheduled", `${format.format(new Date(time)).replace(/\s/g, " ")} your time`);
  });
});

test("the dialog disables booking once the month's included sessions are used @once", async ({ page }) => {
  const { coachId } = await registerWithCoach(page.context(), coaches.thomas);
  const first = await bookSession(page.context(), coachId, { wanted: weeksAhead });
  const month = monthOf(new Date(first.date));
  await bookSession(page.context(), coachId, { wanted: (start) => weeksAhead(start) && monthOf(start) === month });
  const list = new SessionsPage(page);
  await list.open();
  await list.schedule.click();
  const dialog = new BookingDialog(page);
  await dialog.ready();
  const limitNotice = dialog.dialog.getByText(new RegExp(`^You've used your 2 sessions in ${month.split(" ")[0]}`));
  await dialog.goToMonth(month);
  await expect(limitNotice).toBeVisible();
  await expect(dialog.days).toHaveCount(0);
  await expect(dialog.confirm).toBeDisabled();
  await expect(dialog.dialog.getByRole("link", { name: booking.aboutPremium })).toHaveAttribute("href", "/subscribe");
});

/** The month of an instant in the member's time zone, formatted as the calendar's title. */
const monthOf = (instant: Date) =>
  instant.toLocaleString("en-US", { month: "long", year: "numeric", timeZone: "America/Los_Angeles" });
