import * as words from "@aangan/copy/after-session";
import * as booking from "@aangan/copy/booking";
import * as crisis from "@aangan/copy/crisis";
import { limits } from "@aangan/copy/limits";
import { sessionRatings } from "@aangan/copy/lists";
import * as sessionWords from "@aangan/copy/sessions";
import { clockAt } from "@aangan/shell/locale/dates.ts";
import { errorResponse, renderPart } from "@aangan/testing/render-part.tsx";
import { currentToast } from "@aangan/ui/toast/store.ts";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { asha, meera, OpenEventSource } from "@/lib/fixtures";
import { AfterCard } from "./after-card";
import type { Session } from "./queries";
import { SessionsScreen } from "./sessions-screen";

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const coachName = "Meera";
const [helped, , , worse] = sessionRatings;

/** A session that took place some days ago, with these changes. */
function sessionAgo(days: number, changes: Partial<Session> = {}): Session {
  return {
    id: "s1",
    coachId: meera.id,
    coachName: meera.name,
    coachCity: meera.city,
    coachImageUrl: "",
    coachTimeZone: meera.timeZone,
    timeZone: asha.timeZone,
    date: inHours(-24 * days),
    endsAt: inHours(-24 * days + 0.5),
    joinFrom: inHours(-24 * days),
    changeUntil: inHours(-24 * days - 24),
    minutes: 30,
    status: "completed",
    note: "",
    canChange: false,
    canCancel: false,
    cancelCounts: false,
    counted: true,
    movedByCoach: false,
    cancelledBy: null,
    canReportVideo: false,
    videoTrouble: false,
    zoomLink: null,
    outcome: null,
    proposal: null,
    recap: null,
    feedback: null,
    asksFeedback: false,
    ...changes,
  };
}

let session: Session;
let sent: unknown[];
let refusal: Response | null;
/** The coach's open times, and the used sessions of each month. */
let free: string[];
let used: number;
const main = page.getByRole("main");
const button = (label: string) => page.getByRole("button", { name: label, exact: true });

function openSessions(coachId: string | null = meera.id): void {
  renderPart(<SessionsScreen />, {
    "GET /api/user": { ...asha, coachId },
    "GET /api/coaches/meera": meera,
    "GET /api/sessions": () => [session],
    "GET /api/calendar-feed": { exists: false, createdAt: null, lastReadAt: null },
    "GET /api/coaches/meera/slots": () => ({
      coachId: meera.id,
      minutes: 30,
      timeZone: meera.timeZone,
      memberTimeZone: asha.timeZone,
      published: true,
      slots: free.map((startsAt) => ({ startsAt, endsAt: startsAt })),
    }),
    "GET /api/session-allowance": () => ({
      included: 2,
      hardStop: true,
      plan: "free",
      months: free.map((at) => ({ month: at.slice(0, 7), used })),
    }),
    "PUT /api/sessions/s1/feedback": (body: unknown) => {
      sent.push(body);
      if (refusal) return refusal;
      const { rating, note, share } = body as { rating: string; note: string; share: boolean };
      session = { ...session, asksFeedback: false, feedback: { rating, note, shared: share, unreadable: false } };
      return session;
    },
    "DELETE /api/sessions/s1/feedback": () => {
      session = { ...session, asksFeedback: false, feedback: null };
      return session;
    },
  });
}

beforeEach(() => {
  vi.stubGlobal("EventSource", OpenEventSource);
  session = sessionAgo(2);
  sent = [];
  refusal = null;
  free = [];
  used = 0;
});

describe("the coach's notes", () => {
  const recap = { summary: "Sundays.", agreed: "One walk.", unreadable: false, sharedAt: inHours(-5), changedAt: null };

  it("are below the past session, with the time of a change", async () => {
    session = sessionAgo(2, { recap: { ...recap, changedAt: inHours(-1) } });
    openSessions();
    const notes = main.getByRole("region", { name: words.notes({ coachName }) });
    await expect.element(notes).toHaveTextContent("Sundays.");
    await expect.element(notes).toHaveTextContent("One walk.");
    await expect.element(notes).toHaveTextContent(/Changed /);
  });

  it("are on the dashboard for the first days", async () => {
    const card = (sharedAt: string) => (
      <AfterCard
        sessions={[sessionAgo(9, { recap: { ...recap, sharedAt } })]}
        offer={null}
        now={new Date()}
        onBook={() => {}}
      />
    );
    renderPart(card(inHours(-24 * limits.recapDays + 1)), {});
    await expect
      .element(page.getByRole("link", { name: words.shared({ coachName }) }))
      .toHaveAttribute("href", "/sessions#session-s1");
    renderPart(card(inHours(-24 * limits.recapDays - 1)), {});
    await expect.element(page.getByRole("link", { name: words.shared({ coachName }) })).not.toBeInTheDocument();
  });
});

describe("the question how it went", () => {
  const rating = (one: { label: string } | undefined = helped) => page.getByRole("radio", { name: one?.label ?? "" });
  const note = page.getByRole("textbox", { name: new RegExp(`^${words.note}`) });
  const share = page.getByRole("checkbox", { name: words.share({ coachName }) });

  it("is answered once, private unless it is shared, and can be changed", async () => {
    session = sessionAgo(2, { asksFeedback: true });
    openSessions();
    await expect.element(rating()).not.toBeChecked();
    await rating().click();
    await expect.element(share).not.toBeChecked();
    await note.fill("I slept.");
    await button(words.save).click();
    await expect.poll(() => currentToast()?.description).toBe(words.onlyYou);
    await expect.element(main).toHaveTextContent(words.answer({ rating: helped?.label ?? "" }));
    await expect.element(main).not.toHaveTextContent(words.ask({ coachName }));
    await page.getByRole("button", { name: new RegExp(`^${words.change}`) }).click();
    await expect.element(note).toHaveValue("I slept.");
    await share.click();
    await button(words.save).click();
    await expect.poll(() => currentToast()?.description).toBe(words.coachToo({ coachName }));
    expect(sent).toEqual([
      { rating: "helped", note: "I slept.", share: false },
      { rating: "helped", note: "I slept.", share: true },
    ]);
    await page.getByRole("button", { name: new RegExp(`^${words.change}`) }).click();
    await button(words.delete).click();
    await expect.poll(() => currentToast()?.title).toBe(words.deleted);
    await expect.element(main).not.toHaveTextContent(words.onlyYou);
  });

  it("is gone after Don't ask", async () => {
    session = sessionAgo(2, { asksFeedback: true });
    openSessions();
    await button(words.skip).click();
    await expect.element(page.getByText(words.ask({ coachName }))).not.toBeInTheDocument();
  });

  it("keeps the answer when saving fails, and offers help to one who feels worse", async () => {
    session = sessionAgo(2, { asksFeedback: true });
    refusal = errorResponse(409, "Not now.");
    openSessions();
    await rating(worse).click();
    await note.fill("I want to end my life");
    await expect.element(page.getByText(crisis.heading)).toBeInTheDocument();
    await note.fill("It was heavy.");
    await button(words.save).click();
    await expect.element(page.getByRole("alert")).toHaveTextContent("Not now.");
    await expect.element(note).toHaveValue("It was heavy.");
    refusal = null;
    await button(words.save).click();
    await expect.element(main.getByRole("link", { name: "help is here" })).toHaveAttribute("href", "/crisis");
  });

  it("cannot be shared with a former coach", async () => {
    session = sessionAgo(2, { asksFeedback: true });
    openSessions(null);
    await rating().click();
    await expect.element(button(words.save)).toBeInTheDocument();
    await expect.element(share).not.toBeInTheDocument();
  });
});

describe("the next session", () => {
  /** The weekday and hour of the session, some weeks later, by the same clock. */
  const weeksLater = (weeks: number) => {
    const days = Date.parse(session.date) + weeks * 7 * 86_400_000;
    // The clock may change in between.
    const around = [0, -1, 1].map((hours) => new Date(days + hours * 3_600_000).toISOString());
    return around.find((at) => clockAt(at, asha.timeZone) === clockAt(session.date, asha.timeZone)) ?? "";
  };

  it("is offered at the same weekday and hour, and booked with one tap and a confirmation", async () => {
    free = [weeksLater(2)];
    openSessions();
    await button(words.book).click();
    const dialog = page.getByRole("dialog", { name: booking.title });
    await expect.element(dialog.getByRole("button", { name: booking.confirm })).not.toHaveAttribute("aria-disabled");
  });

  it.each([
    ["without a session left in that month", () => (used = 2)],
    ["at another hour only", () => (free = [inHours(24 * 5 + 3)])],
    ["after a session that was missed", () => (session = sessionAgo(2, { outcome: "no_show" }))],
    ["weeks later", () => (session = sessionAgo(20))],
  ])("is not offered %s", async (_, change) => {
    free = [weeksLater(2)];
    change();
    openSessions();
    await expect.element(page.getByText(sessionWords.emptyText)).toBeInTheDocument();
    await expect.element(button(words.book)).not.toBeInTheDocument();
  });
});
