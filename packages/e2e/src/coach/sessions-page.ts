import { coachDashboard } from "@aangan/copy/coach-portal";
import { coachSessions } from "@aangan/copy/coach-sessions";
import { crisis } from "@aangan/copy/crisis";
import { fill } from "@aangan/copy/format";
import { type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import { addressOf, originOf } from "../support/addresses";
import { openTimes } from "../support/open-times";

/** The Sessions tab of the portal. */
export class SessionsPage {
  readonly heading: Locator;
  readonly past: Locator;
  readonly earlier: Locator;
  /** The dialog that is open, whatever it asks. */
  readonly dialog: Locator;

  constructor(readonly page: Page) {
    this.heading = page.getByRole("heading", { level: 1, name: coachSessions.title });
    this.past = page.getByRole("region", { name: coachSessions.past });
    this.earlier = this.past.getByRole("button", { name: coachSessions.earlier });
    this.dialog = page.getByRole("dialog").or(page.getByRole("alertdialog"));
  }

  async open(query = ""): Promise<void> {
    await this.page.goto(`${addressOf("coachDashboard")}?tab=sessions${query}`);
    await expect(this.heading).toBeVisible();
  }

  /** The session to come with a client. */
  with(clientName: string): UpcomingRow {
    return new UpcomingRow(this.page, clientName);
  }
}

/** One session to come. */
export class UpcomingRow {
  readonly row: Locator;
  readonly join: Locator;
  readonly reschedule: Locator;
  readonly more: Locator;
  readonly urgent: Locator;
  /** The strip under the lamp. */
  readonly strip: Locator;

  constructor(
    readonly page: Page,
    clientName: string,
  ) {
    this.row = page
      .getByRole("region", { name: coachDashboard.upcomingSessions })
      .getByRole("listitem", { name: clientName, exact: true });
    this.join = this.row.getByText(coachSessions.join);
    this.reschedule = this.row.getByRole("button", { name: new RegExp(`^${coachSessions.reschedule}`) });
    this.more = this.row.getByRole("button", { name: fill(coachSessions.moreFor, { clientName }) });
    this.urgent = this.row.getByText(crisis.urgent, { exact: true });
    this.strip = this.row.getByRole("alert");
  }

  /** Chooses something behind the dots. */
  async choose(item: string): Promise<void> {
    await this.more.click();
    await this.page.getByRole("menuitem", { name: item }).click();
  }
}

/** A session as the member's side tells it. */
export interface MemberSession {
  id: string;
  date: string;
  endsAt: string;
  status: string;
  movedByCoach: boolean;
  cancelledBy: string | null;
  counted: boolean;
  proposal: { id: string; date: string; note: string } | null;
}

/** What the member has booked, as their own side tells it. */
export async function sessionsOf(member: BrowserContext): Promise<MemberSession[]> {
  const answer = await member.request.get(`${originOf("member")}/api/sessions`);
  expect(answer.ok(), `the member's sessions: ${answer.status()}`).toBe(true);
  return answer.json();
}

/** Books one session with the member's coach over the API, with a note. Other tests book the same coaches meanwhile. */
export async function bookWithNote(member: BrowserContext, coachId: string, note: string): Promise<MemberSession> {
  const times = await openTimes(member, coachId);
  for (let at = Math.floor(Math.random() * times.length); at >= 0; at--) {
    const data = { coachId, date: times[at], note };
    const answer = await member.request.post(`${originOf("member")}/api/sessions`, { data });
    if (answer.status() === 201) return answer.json();
    expect(answer.status(), await answer.text()).toBe(409);
  }
  throw new Error("nothing could be booked");
}
