import * as coachDashboard from "@aangan/copy/coach-dashboard";
import * as coachSessions from "@aangan/copy/coach-sessions";
import * as crisis from "@aangan/copy/crisis";
import { type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import { addressOf, originOf } from "../support/addresses";
import { openTimes } from "../support/open-times";
import { escapeRegExp, expectToast } from "../support/screen";

/** Formats an instant in a zone, "8:30 AM". */
export const clockIn = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat("en-US", { timeZone, hour: "numeric", minute: "2-digit" })
    .format(new Date(instant))
    .replace(/\u202f/g, " ");

/** The Sessions tab of the portal. */
export class SessionsPage {
  readonly heading: Locator;
  readonly past: Locator;
  /** The open dialog, of either kind. */
  readonly dialog: Locator;

  constructor(readonly page: Page) {
    this.heading = page.getByRole("heading", { level: 1, name: coachSessions.title });
    this.past = page.getByRole("region", { name: coachSessions.past });
    this.dialog = page.getByRole("dialog").or(page.getByRole("alertdialog"));
  }

  async open(query = ""): Promise<void> {
    await this.page.goto(`${addressOf("coachDashboard")}?tab=sessions${query}`);
    await expect(this.heading).toBeVisible();
  }

  /** The upcoming session with a client. */
  upcomingWith(clientName: string): UpcomingRow {
    return new UpcomingRow(this.page, clientName);
  }

  /** The past sessions with a client, newest first. */
  pastWith(clientName: string): Locator {
    return this.past.getByRole("listitem", { name: clientName, exact: true });
  }

  /** Marks the outcome of a session. */
  async mark(session: Locator, outcome: string): Promise<void> {
    await session.getByRole("button", { name: new RegExp(`^${escapeRegExp(coachSessions.mark)}`) }).click();
    await this.page.getByRole("menu").getByText(outcome, { exact: true }).click();
  }

  /** Proposes the last time of the first shown day to a client; returns its instant. */
  async propose(clientName: string, note = ""): Promise<string> {
    await this.upcomingWith(clientName).reschedule.click();
    const time = this.dialog.getByRole("radio").last();
    const date = (await time.getAttribute("value")) ?? "";
    // The label covers the radio button.
    await time.locator("xpath=..").click();
    await this.dialog.getByRole("textbox").fill(note);
    await this.dialog.getByRole("button", { name: coachSessions.move }).click();
    await expectToast(this.page, coachSessions.moveDone.title);
    return date;
  }
}

/** An upcoming session. */
export class UpcomingRow {
  readonly row: Locator;
  readonly reschedule: Locator;
  readonly more: Locator;
  readonly urgent: Locator;
  /** The crisis strip. */
  readonly strip: Locator;

  constructor(
    readonly page: Page,
    clientName: string,
  ) {
    this.row = page
      .getByRole("region", { name: coachDashboard.upcomingSessions })
      .getByRole("listitem", { name: clientName, exact: true });
    this.reschedule = this.row.getByRole("button", { name: new RegExp(`^${coachSessions.reschedule}`) });
    this.more = this.row.getByRole("button", { name: coachSessions.moreFor({ clientName }) });
    this.urgent = this.row.getByText(crisis.urgent, { exact: true });
    this.strip = this.row.getByRole("alert");
  }

  /**
   * Selects an item of the row's menu. Another test's booking may insert a row above and scroll the open menu out of
   * view: then close it and try again.
   */
  async choose(item: string): Promise<void> {
    const choice = this.page.getByRole("menuitem", { name: item });
    await expect(async () => {
      if (await choice.isVisible()) await this.page.keyboard.press("Escape");
      await this.more.click({ timeout: 2_000 });
      await choice.click({ timeout: 2_000 });
    }).toPass();
  }
}

/** The used part of a session in the coach's API. */
interface CoachSession {
  id: string;
  date: string;
  endsAt: string;
  joinFrom: string;
  canMark: boolean;
  outcome: string | null;
  [field: string]: unknown;
}

/**
 * Replaces the times of some sessions in the coach's responses: `later` is merged over the server's data. Marked
 * outcomes of these are kept here. Needed because a session can be booked neither for today nor for yesterday.
 */
export async function overrideCoachSessions(page: Page, later: Record<string, Partial<CoachSession>>): Promise<void> {
  const overrides = new Map(Object.entries(later));
  const isOver = ({ endsAt }: CoachSession) => Date.parse(endsAt) < Date.now();
  const mergedSessions = async (): Promise<CoachSession[]> => {
    const answer = await page.request.get(`${originOf("coach")}/api/coach/sessions/upcoming`);
    // After a logout the response is an error.
    const sessions: CoachSession[] = answer.ok() ? await answer.json() : [];
    const all = sessions.map((one) => ({ ...one, ...overrides.get(one.id) }));
    return all.sort((one, other) => Date.parse(one.date) - Date.parse(other.date));
  };
  await page.route("**/api/coach/sessions/upcoming", async (route) =>
    route.fulfill({ json: (await mergedSessions()).filter((one) => !isOver(one)) }),
  );
  await page.route("**/api/coach/sessions/past*", async (route) => {
    const response = await route.fetch();
    if (!response.ok()) return route.fulfill({ response });
    const past: { items: unknown[] } = await response.json();
    const items = [...(await mergedSessions()).filter(isOver).reverse(), ...past.items];
    return route.fulfill({ response, json: { ...past, items } });
  });
  await page.route("**/api/coach/dashboard", async (route) => {
    const response = await route.fetch();
    if (!response.ok()) return route.fulfill({ response });
    const today = (await mergedSessions()).filter((one) => overrides.has(one.id) && !isOver(one));
    return route.fulfill({ response, json: { ...(await response.json()), today } });
  });
  await page.route("**/api/coach/sessions/*/outcome", async (route) => {
    const id = new URL(route.request().url()).pathname.split("/").at(-2) ?? "";
    const { outcome }: { outcome: string } = route.request().postDataJSON();
    overrides.set(id, { ...overrides.get(id), outcome: outcome === "none" ? null : outcome });
    await route.fulfill({ json: (await mergedSessions()).find((one) => one.id === id) });
  });
}

/** A session in the member's API. */
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

/** Returns the member's sessions, from the member's API. */
export async function sessionsOf(member: BrowserContext): Promise<MemberSession[]> {
  const answer = await member.request.get(`${originOf("member")}/api/sessions`);
  expect(answer.ok(), `the member's sessions: ${answer.status()}`).toBe(true);
  return answer.json();
}

/**
 * Books one session with the member's coach over the API, with a note. Other tests book the same coaches at the same
 * time.
 */
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
