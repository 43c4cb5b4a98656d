import * as joinSession from "@aangan/copy/join-session";
import * as words from "@aangan/copy/sessions";
import { storage } from "@aangan/copy/storage";
import { errorResponse, renderPart } from "@aangan/testing/render-part.tsx";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { asha, meera, OpenEventSource } from "@/lib/fixtures";
import { JoinScreen } from "./join-screen";
import type { Session } from "./queries";
import { SessionsScreen } from "./sessions-screen";

const initialUrl = window.location.href;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

/** A session that starts in `minutes`, with these changes. */
function sessionIn(minutes: number, changes: Partial<Session> = {}): Session {
  return {
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
    changeUntil: inMinutes(minutes - 24 * 60),
    minutes: 30,
    status: "scheduled",
    note: "",
    canChange: true,
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
    proposal: null,
    ...changes,
  };
}

const main = page.getByRole("main");
const dialog = page.getByRole("alertdialog", { name: words.cancelTitle });
const upcoming = main.getByRole("region", { name: words.upcomingLabel });
const past = main.getByRole("region", { name: words.pastLabel });
const cancel = upcoming.getByRole("button", { name: new RegExp(`^${words.cancel}`) });
const reschedule = upcoming.getByRole("button", { name: new RegExp(`^${words.reschedule}`) });

// Without polling, only the test's requests are sent.
beforeEach(() => vi.stubGlobal("EventSource", OpenEventSource));
afterEach(() => {
  window.localStorage.removeItem(storage.authUser);
  window.history.replaceState(null, "", initialUrl);
});

describe("SessionsScreen", () => {
  function open(list: Session[]): void {
    renderPart(<SessionsScreen />, {
      "GET /api/user": { ...asha, coachId: meera.id },
      "GET /api/coaches/meera": meera,
      "GET /api/sessions": list,
      "GET /api/coaches/meera/slots": {
        coachId: meera.id,
        minutes: 30,
        timeZone: meera.timeZone,
        memberTimeZone: asha.timeZone,
        published: true,
        slots: [],
      },
      "GET /api/session-allowance": { included: 2, hardStop: true, plan: "free", months: [] },
      "GET /api/calendar-feed": { exists: false, createdAt: null, lastReadAt: null },
    });
  }

  it("within a day offers no move, and warns that cancelling counts", async () => {
    open([sessionIn(20 * 60, { cancelCounts: true, canChange: false })]);
    await expect.element(upcoming).toHaveTextContent(words.tooLate);
    await expect.element(upcoming).toHaveTextContent("Starts in 20 hours");
    await expect.element(reschedule).not.toBeInTheDocument();
    await cancel.click();
    await expect.element(dialog).toHaveTextContent(/so it still counts toward your \w+ sessions/);
  });

  it("with a session moved by the coach says that cancelling does not count", async () => {
    open([sessionIn(5 * 60, { movedByCoach: true, canChange: false })]);
    await expect.element(upcoming).toHaveTextContent(`${meera.name} asked for this time.`);
    await cancel.click();
    await expect.element(dialog).toHaveTextContent("Meera asked for this time, so it won't count");
  });

  it("shows how past sessions ended, and whether they count", async () => {
    const ended = { canChange: false, canCancel: false };
    const endings: [Partial<Session>, ...string[]][] = [
      [{ status: "completed" }, words.completed, words.counted],
      [
        { status: "completed", counted: false, videoTrouble: true },
        words.completed,
        words.videoFailed,
        words.notCounted,
      ],
      [{ status: "cancelled", cancelledBy: "coach", counted: false }, `${meera.name} canceled`, words.notCounted],
      [{ status: "cancelled", cancelledBy: "change", counted: false }, words.byChange, words.notCounted],
      [{ status: "cancelled", cancelledBy: "member" }, words.byMember, words.counted],
    ];
    open(endings.map(([changes], at) => sessionIn(-(at + 1) * 24 * 60, { ...ended, ...changes, id: `s${at}` })));
    const rows = () => [...past.element().querySelectorAll("li:has(time)")].map((row) => row.textContent ?? "");
    await expect.poll(() => rows().length).toBe(endings.length);
    for (const [at, [, ...texts]] of endings.entries()) for (const text of texts) expect(rows()[at]).toContain(text);
    await expect.element(main.getByText(words.emptyTitle)).toBeInTheDocument();
  });
});

describe("JoinScreen", () => {
  const heading = main.getByRole("heading").first();

  function open(response: unknown, query = "?id=s1"): void {
    window.history.replaceState(null, "", `/sessions/join${query}`);
    renderPart(<JoinScreen />, { "GET /api/sessions/s1": response });
  }

  it("says that a past session counted, and still takes a report of failed video", async () => {
    open(sessionIn(-40, { status: "completed", canReportVideo: true, canChange: false, canCancel: false }));
    await expect.element(heading).toHaveTextContent(joinSession.overTitle);
    await expect.element(main).toHaveTextContent(joinSession.overCounted);
    await expect.element(main.getByRole("button", { name: joinSession.report })).toBeInTheDocument();
  });

  it("says who cancelled a session, and does not link to it", async () => {
    open(sessionIn(5, { status: "cancelled", cancelledBy: "coach", counted: false, zoomLink: "https://meet.example" }));
    await expect.element(heading).toHaveTextContent(joinSession.cancelledTitle);
    await expect.element(main).toHaveTextContent(`${meera.name} canceled. It didn't count.`);
    await expect.element(main.getByRole("link", { name: joinSession.join })).not.toBeInTheDocument();
  });

  it.each([
    ["an unknown session", "?id=s1"],
    ["a URL without a session", ""],
  ])("explains %s, and links to all", async (_, query) => {
    open(() => errorResponse(404, "We couldn't find this session."), query);
    await expect.element(heading).toHaveTextContent(joinSession.unknownTitle);
    await expect
      .element(main.getByRole("link", { name: joinSession.allSessions }))
      .toHaveAttribute("href", "/sessions");
  });
});
