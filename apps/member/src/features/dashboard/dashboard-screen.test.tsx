import type { components } from "@aangan/api/member";
import * as coachWords from "@aangan/copy/coaches";
import * as common from "@aangan/copy/common";
import * as crisis from "@aangan/copy/crisis";
import { helplines } from "@aangan/copy/crisis-lines";
import * as words from "@aangan/copy/dashboard";
import * as errors from "@aangan/copy/errors";
import * as firstHour from "@aangan/copy/first-hour";
import * as layout from "@aangan/copy/layout";
import * as risk from "@aangan/copy/risk";
import { routes } from "@aangan/copy/routes";
import * as safety from "@aangan/copy/safety-notes-page";
import * as sharing from "@aangan/copy/sharing";
import { storage } from "@aangan/copy/storage";
import * as tour from "@aangan/copy/tour";
import { errorResponse, pendingResponse, renderPart } from "@aangan/testing/render-part.tsx";
import { currentToast } from "@aangan/ui/toast/store.ts";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Locator, page } from "vitest/browser";
import { DashboardScreen } from "@/app/(signed-in)/dashboard/dashboard-screen";
import { asha, calm, meera, OpenEventSource, riskState } from "@/lib/fixtures";

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
/** A session of half an hour that starts this many minutes from now. */
const sessionIn = (minutes: number): components["schemas"]["Session"] => ({
  id: "s1",
  coachId: meera.id,
  coachName: meera.name,
  coachCity: meera.city,
  coachImageUrl: "",
  coachTimeZone: meera.timeZone,
  timeZone: asha.timeZone,
  date: inMinutes(minutes),
  endsAt: inMinutes(minutes + 30),
  joinFrom: inMinutes(minutes - 10),
  changeUntil: inMinutes(minutes - 1440),
  proposal: null,
  minutes: 30,
  status: "scheduled",
  note: "",
  canChange: false,
  canCancel: true,
  cancelCounts: false,
  counted: true,
  movedByCoach: false,
  cancelledBy: null,
  canReportVideo: false,
  videoTrouble: false,
  zoomLink: null,
  outcome: null,
  recap: null,
  feedback: null,
  asksFeedback: false,
});

const november: components["schemas"]["CheckInMonth"] = {
  month: "2026-11",
  today: "2026-11-24",
  earliest: "",
  lowDays: 0,
  days: [],
};
const practice: components["schemas"]["TodaysResource"] = {
  part: "evening",
  topic: "family",
  resource: {
    id: "before-you-call-home",
    title: "Before you call home",
    description: "",
    preview: "",
    imageUrl: "",
    category: "wellness",
    minutes: 5,
    kind: "none",
    prompts: [],
    saved: false,
  },
};

const noNotes = { sections: [], contactName: "", contactPhone: "", updatedAt: null, sharedWith: null };
const sister = { ...noNotes, contactName: "Divya", contactPhone: "+1 (312) 555-0188" };
let coachId: string | null;
let down: boolean;
/** Responds with an error while `down` is set. */
const whileUp = (answer: unknown) => () => (down ? errorResponse(500, errors.somethingWrong) : answer);

function open(more: Record<string, unknown> = {}): void {
  renderPart(<DashboardScreen />, {
    "GET /api/user": () => ({ ...asha, coachId }),
    "GET /api/user-preferences": { hasCompletedOnboarding: true, hasSeenTour: true },
    "GET /api/coaches/meera": meera,
    "GET /api/messages/unread/*": [],
    "GET /api/sessions": [sessionIn(3000)],
    "GET /api/coaches/meera/slots": {
      coachId: meera.id,
      minutes: 30,
      timeZone: meera.timeZone,
      memberTimeZone: asha.timeZone,
      published: true,
      slots: [],
    },
    "GET /api/session-allowance": { included: 2, hardStop: true, plan: "free", months: [] },
    "GET /api/goals": { items: [], earlier: [] },
    "GET /api/risk": calm,
    "GET /api/check-ins": november,
    "GET /api/todays-resource": practice,
    "GET /api/safety-notes": noNotes,
    "GET /api/exercises": { language: "en", languages: [], words: {}, exercises: [] },
    "GET /api/reading-places": [],
    ...more,
  });
}

const main = page.getByRole("main");
const alert = main.getByRole("alert");
const retry = main.getByRole("button", { name: common.retry });
const myCoach = page.getByRole("region", { name: meera.name });
const message = myCoach.getByRole("link", { name: words.message });
const nextSession = page.getByRole("region", { name: words.nextSession });
const startTime = nextSession.getByRole("time");
const join = nextSession.getByRole("link", { name: words.join, exact: true });
const greeting = page.getByRole("heading", { level: 1 });

beforeEach(() => {
  // Without polling, only the retry button refetches.
  vi.stubGlobal("EventSource", OpenEventSource);
  coachId = meera.id;
  down = true;
});
afterEach(() => window.localStorage.removeItem(storage.authUser));

describe("DashboardScreen, the next session", () => {
  it.each([
    [11, false],
    [9, true],
    [5, true],
    [-29, true],
  ])("that starts in %i minutes has a join link: %s", async (minutes, joinable) => {
    open({ "GET /api/sessions": [sessionIn(minutes)] });
    await expect.element(startTime).toBeInTheDocument();
    if (joinable) await expect.element(join).toHaveAttribute("href", `${routes.joinSession.path}?id=s1`);
    else await expect.element(join).not.toBeInTheDocument();
  });

  it("is gone once it is over", async () => {
    open({ "GET /api/sessions": [sessionIn(-31)] });
    await expect.element(nextSession).toHaveTextContent(words.noSession);
    await expect.element(startTime).not.toBeInTheDocument();
  });

  it("lets the page below wait when it is slow to load, but not the helplines", async () => {
    const sessions = pendingResponse(() => [sessionIn(3000)]);
    open({ "GET /api/sessions": sessions.answer });
    await expect.element(greeting).toHaveTextContent(words.welcome({ firstName: asha.firstName }));
    await expect.element(main.getByRole("status").first()).toHaveTextContent(common.loading);
    await expect.element(main.getByRole("link", { name: helplines[0].label })).toBeInTheDocument();
    await expect.element(nextSession).not.toBeInTheDocument();
    await expect.element(message).not.toBeInTheDocument();
    sessions.respond();
    await expect.element(startTime).toBeInTheDocument();
    await expect.element(message).toBeInTheDocument();
  });
});

describe("DashboardScreen, in a hard moment", () => {
  const moment = (heading: string) => page.getByRole("region", { name: heading, exact: true });

  it.each(["ask", "urgent", "acute"] as const)("shows help first while the state is %s", async (state) => {
    open({ "GET /api/risk": riskState(state) });
    const help = moment(crisis.heading);
    await expect.element(help.getByRole("link", { name: crisis.call988 })).toHaveAttribute("href", "tel:988");
    await expect.element(help.getByRole("link", { name: crisis.text988 })).toHaveAttribute("href", "sms:988");
    await expect
      .element(help.getByRole("link", { name: risk.writeCoach({ coachName: "Meera" }) }))
      .toHaveAttribute("href", routes.messages.path);
    await expect.element(help.getByRole("link", { name: layout.moreHelp })).toHaveAttribute("href", routes.crisis.path);
    await expect
      .element(help.getByRole("link", { name: layout.safetyNotes }))
      .toHaveAttribute("href", routes.safetyNotes.path);
    await expect.element(help).toHaveTextContent(risk.coachHours({ coachName: "Meera" }));
    // Nothing is said to be calm next to it.
    await expect.element(page.getByText(words.noneWaiting)).not.toBeInTheDocument();
    await expect.element(page.getByText(risk.takeTime)).toBeInTheDocument();
    expect(help.getByRole("button", { name: risk.safe }).elements()).toHaveLength(state === "ask" ? 0 : 1);
  });

  it("shows the trusted contact there and at the end of the page", async () => {
    open({ "GET /api/risk": riskState("urgent"), "GET /api/safety-notes": sister });
    const call = (part: Locator) => part.getByRole("link", { name: safety.callContact({ contactName: "Divya" }) });
    await expect.element(call(moment(crisis.heading))).toHaveAttribute("href", "tel:+13125550188");
    await expect.poll(() => call(main).elements().length).toBe(2);
  });

  it("says that the state did not load, and shows help until a retry", async () => {
    open({ "GET /api/risk": whileUp(riskState("urgent")) });
    const unknown = moment(risk.notLoaded);
    await expect.element(unknown.getByRole("link", { name: crisis.call988 })).toHaveAttribute("href", "tel:988");
    await expect.element(page.getByText(words.noneWaiting)).not.toBeInTheDocument();
    down = false;
    await unknown.getByRole("button", { name: common.retry }).click();
    await expect.element(moment(crisis.heading)).toBeInTheDocument();
    await expect.element(unknown).not.toBeInTheDocument();
  });

  it("asks afterwards how it is now, and keeps the card when the answer cannot be stored", async () => {
    const reports: unknown[] = [];
    let broken = true;
    open({
      "GET /api/risk": riskState("after"),
      "POST /api/risk/report": (body: unknown) => {
        reports.push(body);
        return broken ? errorResponse(500, errors.somethingWrong) : calm;
      },
    });
    const card = moment(risk.afterTitle);
    await expect
      .element(card.getByRole("link", { name: layout.safetyNotes }))
      .toHaveAttribute("href", routes.safetyNotes.path);
    await card.getByRole("button", { name: risk.easier }).click();
    await expect.poll(currentToast).toMatchObject({ title: risk.failed, variant: "destructive" });
    broken = false;
    await card.getByRole("button", { name: risk.easier }).click();
    await expect.element(card).not.toBeInTheDocument();
    expect(reports).toEqual([{ report: "easier" }, { report: "easier" }]);
    await expect.element(page.getByText(words.noneWaiting)).toBeInTheDocument();
  });
});

describe("DashboardScreen, when a part fails", () => {
  it("reports failed sessions, hides nothing else, and recovers on retry", async () => {
    open({ "GET /api/sessions": whileUp([sessionIn(3000)]) });
    await expect.element(alert).toHaveTextContent(words.sessionsFailed);
    await expect.element(alert).toHaveTextContent(errors.somethingWrong);
    await expect.element(message).toBeInTheDocument();
    await expect.element(myCoach.getByRole("button", { name: words.schedule })).toBeInTheDocument();
    down = false;
    await retry.click();
    await expect.element(startTime).toBeInTheDocument();
    await expect.element(alert).not.toBeInTheDocument();
  });

  it("reports a failed coach, hides neither the session nor crisis help, and recovers on retry", async () => {
    open({ "GET /api/coaches/meera": whileUp(meera) });
    await expect.element(alert).toHaveTextContent(words.coachFailed);
    await expect.element(alert).toHaveTextContent(errors.somethingWrong);
    await expect.element(startTime).toBeInTheDocument();
    await expect.element(page.getByRole("heading", { name: words.helpTitle })).toBeInTheDocument();
    await expect.element(main.getByRole("link", { name: helplines[0].label })).toBeInTheDocument();
    await expect.element(main.getByRole("link", { name: layout.moreHelp })).toBeInTheDocument();
    down = false;
    await retry.click();
    await expect.element(page.getByRole("heading", { name: meera.name })).toBeInTheDocument();
    await expect.element(alert).not.toBeInTheDocument();
  });

  it("does not report a failed unread count as no messages", async () => {
    open({ "GET /api/messages/unread/*": whileUp([]) });
    await expect.element(main).toHaveTextContent(words.notCounted);
    await expect.element(main).not.toHaveTextContent(words.noneWaiting);
    await expect.element(message).toBeInTheDocument();
  });

  it.each([
    ["user", "GET /api/user", () => ({ ...asha, coachId: null }), errors.somethingWrongTitle],
    [
      "progress",
      "GET /api/user-preferences",
      () => ({ hasCompletedOnboarding: true, hasSeenTour: true }),
      errors.somethingWrongTitle,
    ],
    ["suggestions", "GET /api/coach-suggestions", () => [{ coach: meera, reasons: [] }], coachWords.fetchFailed],
  ])("without a coach reports a failed request for the %s, and recovers on retry", async (_, call, body, title) => {
    coachId = null;
    open({
      "GET /api/coach-suggestions": [{ coach: meera, reasons: [] }],
      "GET /api/coaches": [meera],
      "GET /api/user/matching": { language: "", focus: [], coachGender: "", outsideCommunity: false, homeCity: "" },
      [call]: whileUp(body()),
    });
    await expect.element(alert).toHaveTextContent(title);
    await expect.element(alert).toHaveTextContent(errors.somethingWrong);
    down = false;
    await retry.click();
    await expect.element(greeting).toHaveTextContent(words.welcome({ firstName: asha.firstName }));
    const suggested = page.getByRole("region", { name: coachWords.suggestedTitle });
    await expect.element(suggested.getByRole("article")).toHaveAccessibleName(meera.name);
    await expect.element(alert).not.toBeInTheDocument();
  });
});

it("DashboardScreen starts and stops the breathing exercise on request", async () => {
  open();
  await page.getByRole("button", { name: words.practice.breathe }).click();
  const breathing = page.getByRole("region", { name: words.breath.title });
  await breathing.getByRole("button", { name: words.breath.begin }).click();
  await expect.element(breathing).toHaveTextContent("Breath 1 of 6");
  await breathing.getByRole("button", { name: words.breath.stop }).click();
  await expect.element(breathing).toHaveTextContent(words.breath.text);
});

describe("DashboardScreen, what needs the member", () => {
  const needs = page.getByRole("region", { name: words.needs.title });
  const goal = {
    id: "g1",
    title: "Say no to one weekend call a month",
    waitsFor: "member",
    state: "open",
    agreed: false,
  };
  const proposed = {
    ...sessionIn(3000),
    proposal: {
      id: "p1",
      date: inMinutes(4000),
      endsAt: inMinutes(4030),
      createdAt: inMinutes(-60),
      note: "A conflict, sorry.",
    },
  };

  it("lists messages, a proposal and a goal, and does not say that nothing waits", async () => {
    open({
      "GET /api/sessions": [proposed],
      "GET /api/goals": { items: [goal], earlier: [] },
      "GET /api/messages/unread/*": [{}, {}],
    });
    await expect
      .element(needs.getByRole("link", { name: words.needs.message({ count: 2, coachName: "Meera" }) }))
      .toHaveAttribute("href", routes.messages.path);
    await expect
      .element(needs.getByRole("link", { name: words.needs.goal({ count: 1 }) }))
      .toHaveAttribute("href", routes.goals.path);
    await expect.element(page.getByRole("link", { name: words.reply })).toBeInTheDocument();
    await expect.element(page.getByText("A conflict, sorry.")).not.toBeInTheDocument();
    await needs.getByRole("button", { name: words.needs.review }).click();
    await expect.element(page.getByText("A conflict, sorry.")).toBeInTheDocument();
  });

  it.each([
    ["a proposal", { "GET /api/sessions": [proposed] }],
    ["a goal", { "GET /api/goals": { items: [goal], earlier: [] } }],
  ])("does not say that nothing waits next to %s alone", async (_, answers) => {
    open(answers);
    await expect.element(needs).toBeInTheDocument();
    await expect.element(page.getByText(words.noneWaiting)).not.toBeInTheDocument();
  });

  it("is not shown when nothing does", async () => {
    open();
    await expect.element(page.getByText(words.noneWaiting)).toBeInTheDocument();
    await expect.element(needs).not.toBeInTheDocument();
  });
});

describe("DashboardScreen, the first steps", () => {
  const coachStep = page.getByRole("heading", { level: 1, name: firstHour.coachTitle });
  const sessionStep = page.getByRole("heading", {
    level: 1,
    name: firstHour.sessionTitle({ coachName: "Meera" }),
  });
  const question = page.getByRole("region", { name: sharing.question.title({ coachName: "Meera" }) });
  const offer = page.getByRole("region", { name: tour.introTitle });
  const later = page.getByRole("button", { name: firstHour.later });
  const dialog = page.getByRole("dialog");
  const begin = (more: Record<string, unknown> = {}) =>
    open({
      "GET /api/user-preferences": { hasCompletedOnboarding: true, hasSeenTour: false },
      "GET /api/coach-suggestions": [{ coach: meera, reasons: [] }],
      "GET /api/coaches": [meera],
      "GET /api/user/matching": { language: "", focus: [], coachGender: "", outsideCommunity: false, homeCity: "" },
      "POST /api/user/coach": () => {
        coachId = meera.id;
        return { ...asha, coachId };
      },
      "GET /api/user/sharing": { fields: [], chosen: false },
      "PUT /api/user/sharing": (body: object) => ({ ...body, chosen: true }),
      "GET /api/sessions": [],
      "GET /api/session-allowance": { included: 2, months: [] },
      "GET /api/coaches/*/slots": {
        coachId: "meera",
        timeZone: "Asia/Kolkata",
        memberTimeZone: "America/Chicago",
        slots: [],
      },
      ...more,
    });

  it("lead from the coach over the session to the tour, and no dialog opens by itself", async () => {
    coachId = null;
    begin();
    await expect.element(coachStep).toHaveFocus();
    await expect.element(page.getByText(firstHour.step({ step: 3, total: 4 }))).toBeInTheDocument();
    await expect.element(main.getByRole("link", { name: helplines[0].label })).toBeInTheDocument();
    await page.getByRole("button", { name: new RegExp(`^${coachWords.select}`) }).click();
    await expect.element(sessionStep).toHaveFocus();
    await expect.element(page.getByText(firstHour.step({ step: 4, total: 4 }))).toBeInTheDocument();
    await expect.poll(currentToast).toMatchObject({ title: coachWords.selected.title });
    await question.getByRole("button", { name: sharing.question.no }).click();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(offer).not.toBeInTheDocument();
    await later.click();
    await expect.element(offer).toBeInTheDocument();
    await expect.element(myCoach).toBeInTheDocument();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it("can be left before there is a coach, with a coach still to choose and no tour yet", async () => {
    coachId = null;
    begin({ "GET /api/coach-suggestions": [] });
    await page.getByRole("button", { name: firstHour.laterCoach }).click();
    await expect.element(greeting).toHaveTextContent(words.welcome({ firstName: asha.firstName }));
    await expect.element(page.getByText(words.chooseNext)).toBeInTheDocument();
    await expect.element(page.getByRole("region", { name: "How are you today?" })).toBeInTheDocument();
    await expect.element(offer).not.toBeInTheDocument();
  });

  it.each([
    ["a session is booked", { "GET /api/sessions": [sessionIn(3000)] }],
    ["the coach is away", { "GET /api/coaches/meera": { ...meera, away: true } }],
  ])("skip the first session when %s, but not the question about the answers", async (_, more) => {
    begin(more);
    await expect.element(question).toBeInTheDocument();
    await expect.element(offer).toBeInTheDocument();
    await expect.element(later).not.toBeInTheDocument();
  });

  it("show the card of a hard moment", async () => {
    coachId = null;
    begin({ "GET /api/risk": riskState("ask") });
    await expect.element(coachStep).toBeInTheDocument();
    const help = page.getByRole("region", { name: crisis.heading, exact: true });
    await expect.element(help.getByRole("link", { name: crisis.call988 })).toHaveAttribute("href", "tel:988");
  });
});

describe("DashboardScreen, a new member", () => {
  const firstWeek = page.getByRole("region", { name: words.firstWeek.title });
  const joined = (days: number) => () => ({
    ...asha,
    coachId: meera.id,
    createdAt: new Date(Date.now() - days * 86_400_000).toISOString(),
  });

  it("sees the first steps until a session is booked, and books from there", async () => {
    open({ "GET /api/user": joined(1), "GET /api/sessions": [] });
    await expect.element(firstWeek).toBeInTheDocument();
    await expect.element(firstWeek.getByRole("button", { name: words.firstWeek.book })).toBeInTheDocument();
  });

  it.each([
    ["after a week", joined(8), []],
    ["with a session", joined(1), [sessionIn(3000)]],
  ])("does not see them %s", async (_, user, sessions) => {
    open({ "GET /api/user": user, "GET /api/sessions": sessions });
    await expect.element(message).toBeInTheDocument();
    await expect.element(page.getByRole("region", { name: "How are you today?" })).toBeInTheDocument();
    await expect.element(firstWeek).not.toBeInTheDocument();
  });
});

it("DashboardScreen shows a practice for this time of the day and the member's topic", async () => {
  open();
  const card = page.getByRole("region", { name: practice.resource.title });
  await expect.element(card).toHaveTextContent(words.practice.evenings);
  await expect.element(card).toHaveTextContent("Family expectations");
  await expect
    .element(card.getByRole("link", { name: words.practice.start }))
    .toHaveAttribute("href", expect.stringContaining("before-you-call-home"));
});
