import * as booking from "@aangan/copy/booking";
import { expect, type Locator, type Page } from "@playwright/test";
import { timesOfThisWorker } from "../support/open-times";

const randomItem = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

/** The dialog for choosing a session's day and time, to book or to reschedule. */
export class BookingDialog {
  readonly dialog: Locator;
  readonly calendar: Locator;
  /** The days with free times. */
  readonly days: Locator;
  readonly times: Locator;
  readonly nextMonth: Locator;
  readonly note: Locator;
  readonly confirm: Locator;
  readonly close: Locator;
  /** The link that a coach without free times has instead of a calendar. */
  readonly messageCoach: Locator;
  /** Crisis help, shown when the note contains crisis language. */
  readonly crisisBanner: Locator;

  constructor(
    readonly page: Page,
    { moving = false } = {},
  ) {
    const name = moving ? booking.moveTitle : booking.title;
    // For a new member it is part of the page.
    this.dialog = page.getByRole("dialog", { name }).or(page.getByRole("region", { name }));
    this.calendar = this.dialog.getByRole("grid");
    this.days = this.calendar.getByRole("button", { name: booking.dotMeans });
    // Whether it repeats is also chosen with radio buttons, which are not inputs.
    this.times = this.dialog.getByRole("radio").and(page.locator("input"));
    this.nextMonth = this.dialog.getByRole("button", { name: booking.nextMonth });
    this.note = this.dialog.getByRole("textbox", { name: /^Note for / });
    this.confirm = this.dialog.getByRole("button", {
      name: new RegExp(`^(${[booking.confirm, booking.confirming, booking.move, booking.moving].join("|")})`),
    });
    this.close = this.dialog.getByRole("button", { name: "Close" });
    this.messageCoach = this.dialog.getByRole("link", { name: booking.messageCoach({ coachName: "" }) });
    this.crisisBanner = this.dialog.getByRole("alert").filter({ hasText: "You don't have to hold this alone." });
  }

  /** Waits until the calendar shows days with free times. */
  async ready(): Promise<void> {
    await expect(this.calendar).toBeVisible();
    await expect(this.days.first()).toBeVisible();
  }

  /** Pages the calendar forward to the month with this title. */
  async goToMonth(title: string): Promise<void> {
    const shown = this.dialog.getByRole("grid", { name: title, exact: true });
    for (let months = 0; months < 3 && !(await shown.isVisible()); months++) await this.nextMonth.click();
    await expect(shown).toBeVisible();
  }

  /** The clickable label around a time's radio button. */
  labelOf(time: Locator): Locator {
    return time.locator("xpath=ancestor::label");
  }

  /** Chooses a random day of next month, since parallel tests book with the same coach. Returns its accessible name. */
  async chooseAnyDay(): Promise<string> {
    await this.nextMonth.click();
    await this.ready();
    const day = randomItem(await this.days.all());
    const name = (await day.getAttribute("aria-label")) ?? "";
    await day.click();
    await this.unfoldNights();
    await expect(this.times.first()).toBeAttached();
    return name;
  }

  /** Shows the times at night too, so that parallel tests have more to choose from. */
  async unfoldNights(): Promise<void> {
    const nights = this.dialog.getByRole("button", { name: /^Show night times/ });
    await expect(nights.or(this.times.first()).first()).toBeAttached();
    if (await nights.isVisible()) await nights.click();
  }

  /** Chooses a random free time of the chosen day. Returns its ISO instant. */
  async chooseAnyTime(): Promise<string> {
    const free = await this.times
      .and(this.dialog.locator(":enabled"))
      .evaluateAll((times: HTMLInputElement[]) => times.map(({ value }) => value));
    const id = randomItem(timesOfThisWorker(free, (time) => time));
    await this.chooseTime(id);
    return id;
  }

  /** Chooses the time that starts at this ISO instant. */
  async chooseTime(instant: string): Promise<void> {
    const time = this.dialog.locator(`input[type=radio][value="${instant}"]`);
    await this.labelOf(time).click();
    await expect(time).toBeChecked();
  }
}
