import * as coachHours from "@aangan/copy/coach-hours";
import { type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import { addressOf, originOf } from "../support/addresses";

/** The Hours tab of the portal. */
export class HoursPage {
  readonly heading: Locator;
  readonly weekly: Locator;
  readonly publish: Locator;
  readonly preview: Locator;
  readonly daysOff: Locator;
  readonly dates: Locator;
  readonly feed: Locator;

  constructor(readonly page: Page) {
    const part = (name: string) => page.getByRole("region", { name, exact: true });
    this.heading = page.getByRole("heading", { level: 1, name: coachHours.title });
    this.weekly = part(coachHours.weekly);
    this.publish = this.weekly.getByRole("button", { name: coachHours.publish });
    this.preview = part(coachHours.preview);
    this.daysOff = part(coachHours.daysOff);
    this.dates = part(coachHours.dateHours);
    this.feed = part(coachHours.feed);
  }

  async open(): Promise<void> {
    await this.page.goto(`${addressOf("coachDashboard")}?tab=hours`);
    await expect(this.weekly).toBeVisible();
  }

  /** The hours of one weekday. */
  day(day: string): DayHours {
    return new DayHours(this.page, day, this.weekly);
  }

  /** Returns the preview for a place: one line a day, such as "Tue, Nov 24 7:30 AM to 12:30 PM 10 times …". */
  async previewOf(place: string): Promise<string[]> {
    await this.preview.getByRole("radio", { name: place }).click();
    const days = this.preview.locator("dl > div");
    await expect(days).toHaveCount(7);
    return (await days.allInnerTexts()).map((text) => text.replace(/\s+/g, " ").trim());
  }
}

/** The windows of one day, in the week or in the dialog of one date. */
export class DayHours {
  readonly from: Locator;
  readonly until: Locator;
  readonly add: Locator;
  readonly remove: Locator;
  readonly copy: Locator;

  constructor(
    readonly page: Page,
    day: string,
    within: Locator,
  ) {
    this.from = within.getByLabel(coachHours.fromOn({ day }));
    this.until = within.getByLabel(coachHours.untilOn({ day }));
    this.add = within.getByRole("button", { name: `${coachHours.addHours} ${coachHours.onDay({ day })}` });
    this.remove = within.getByRole("button", { name: new RegExp(`^Remove .* on ${day}$`) });
    this.copy = within.getByRole("button", { name: coachHours.copyFrom({ day }) });
  }

  /** Adds hours and sets both ends; times as "18:30". */
  async addWindow(from: string, until: string): Promise<void> {
    await this.add.click();
    await this.from.last().selectOption(from);
    await this.until.last().selectOption(until);
  }
}

/** The times that a coach offers a member. */
export interface Offer {
  published: boolean;
  timeZone: string;
  slots: { startsAt: string; endsAt: string }[];
}

/** Returns the times offered to a context's member, from the member's API. */
export async function offerTo(member: BrowserContext, coachId: string): Promise<Offer> {
  const answer = await member.request.get(`${originOf("member")}/api/coaches/${coachId}/slots`);
  expect(answer.ok(), `the times on offer: ${answer.status()}`).toBe(true);
  return answer.json();
}

/** The day of an instant in a zone, YYYY-MM-DD. */
export const dayIn = (instant: string | number, timeZone: string): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone }).format(new Date(instant));
