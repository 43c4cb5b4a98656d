import * as calendarFeed from "@aangan/copy/calendar-feed";
import * as joinSession from "@aangan/copy/join-session";
import * as sessions from "@aangan/copy/sessions";
import { expect, type Locator, type Page } from "@playwright/test";
import { addressOf } from "../support/addresses";

/** The member's upcoming and past sessions, and the calendar feed's address. */
export class SessionsPage {
  readonly upcoming: Locator;
  readonly past: Locator;
  readonly schedule: Locator;
  readonly feed: Locator;
  /** The confirmation before a session is cancelled. */
  readonly cancelDialog: Locator;

  constructor(readonly page: Page) {
    const main = page.getByRole("main");
    this.upcoming = main.getByRole("region", { name: sessions.upcomingLabel }).getByRole("listitem");
    this.past = main
      .getByRole("region", { name: sessions.pastLabel })
      .getByRole("listitem")
      .filter({ has: page.locator("time") });
    this.schedule = main.getByRole("button", { name: sessions.schedule });
    this.feed = main.getByRole("region", { name: calendarFeed.title });
    this.cancelDialog = page.getByRole("alertdialog", { name: sessions.cancelTitle });
  }

  async open(): Promise<void> {
    await this.page.goto(addressOf("sessions"));
    await expect(this.page.getByRole("heading", { level: 1, name: sessions.title })).toBeVisible();
  }

  reschedule(session: Locator): Locator {
    return session.getByRole("button", { name: /^Reschedule/ });
  }

  cancel(session: Locator): Locator {
    return session.getByRole("button", { name: /^Cancel/ });
  }

  join(session: Locator): Locator {
    return session.getByRole("link", { name: /^Join/ });
  }
}

/** The page for joining one session. */
export class JoinPage {
  readonly heading: Locator;
  readonly join: Locator;
  readonly report: Locator;
  readonly message: Locator;
  readonly allSessions: Locator;

  constructor(readonly page: Page) {
    const main = page.getByRole("main");
    this.heading = main.getByRole("heading").first();
    this.join = main.getByRole("link", { name: joinSession.join });
    this.report = main.getByRole("button", { name: joinSession.report });
    this.message = main.getByRole("link", { name: /^Message / });
    this.allSessions = main.getByRole("link", { name: joinSession.allSessions });
  }

  async open(id: string): Promise<void> {
    await this.page.goto(`${addressOf("joinSession")}?id=${id}`);
  }
}
