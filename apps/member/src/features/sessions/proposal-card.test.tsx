import * as words from "@aangan/copy/sessions";
import { errorResponse, pendingResponse, renderPart } from "@aangan/testing/render-part.tsx";
import { currentToast } from "@aangan/ui/toast/store.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { type Session, useSessions } from "./queries";
import { isOver } from "./times";
import { UpcomingSession } from "./upcoming-session";

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

let session: Session;
const futureTimes = () => ({
  date: inHours(48),
  endsAt: inHours(49),
  joinFrom: inHours(47.8),
  changeUntil: inHours(24),
  proposal: null,
});

/** The upcoming sessions, as on the page. */
function Sessions() {
  const now = new Date();
  const list = useSessions().data?.filter((one) => !isOver(one, now)) ?? [];
  return (
    <ul>
      {list.map((one) => (
        <UpcomingSession key={one.id} session={one} now={now} onMove={() => undefined} onCancel={() => undefined} />
      ))}
    </ul>
  );
}

const open = (more = {}) => renderPart(<Sessions />, { "GET /api/sessions": () => [session], ...more });
const answerButton = (name: string) => page.getByRole("button", { name: new RegExp(`^${name}`) });
const heading = page.getByRole("heading", { level: 3 });

beforeEach(() => {
  session = {
    id: "s1",
    coachId: "meera",
    coachName: "Meera Iyer",
    coachCity: "Chennai",
    coachImageUrl: "",
    coachTimeZone: "Asia/Kolkata",
    timeZone: "America/Chicago",
    ...futureTimes(),
    minutes: 60,
    status: "scheduled",
    type: "follow_up",
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
    proposal: { id: "p1", date: inHours(72), endsAt: inHours(73), note: "", createdAt: inHours(-1) },
  } as Session;
});

describe("ProposalCard, focus management", () => {
  it.each([
    ["accepting", "accept", words.accept, words.accepted.title],
    ["declining", "decline", words.decline, words.declined.title],
  ] as const)("focuses the session after %s", async (_, kind, button, said) => {
    open({
      [`POST /api/sessions/s1/proposal/${kind}`]: () => {
        session = { ...session, ...futureTimes() };
        return session;
      },
    });
    await answerButton(button).click();
    await expect.element(answerButton(button)).not.toBeInTheDocument();
    await expect.poll(currentToast).toMatchObject({ title: said });
    await expect.element(heading).toHaveFocus();
  });

  it("keeps focus on the button and shows an alert when accepting fails", async () => {
    open({ "POST /api/sessions/s1/proposal/accept": () => errorResponse(500, "Something went wrong.") });
    await answerButton(words.accept).click();
    await expect.element(page.getByRole("alert")).toHaveTextContent("Something went wrong.");
    expect(currentToast()).toBeNull();
    await expect.element(answerButton(words.accept)).toHaveFocus();
  });

  it("focuses the session and shows an alert when the proposal no longer exists", async () => {
    open({
      "POST /api/sessions/s1/proposal/accept": () => {
        session = { ...session, ...futureTimes() };
        return errorResponse(404, "Not found.");
      },
    });
    await answerButton(words.accept).click();
    await expect.element(answerButton(words.accept)).not.toBeInTheDocument();
    await expect.element(page.getByRole("alert")).toHaveTextContent(words.alreadyEnded);
    await expect.element(page.getByRole("listitem")).toHaveFocus();
  });
});

describe("ProposalCard, when an answer is rejected", () => {
  const accept = async (act: () => unknown) => {
    const response = pendingResponse(act);
    open({ "POST /api/sessions/s1/proposal/accept": response.answer });
    await answerButton(words.accept).click();
    await expect.poll(response.requested).toBe(true);
    return response;
  };
  const said = (description: string) =>
    expect.poll(currentToast).toMatchObject({ title: words.acceptFailed, description, variant: "destructive" });

  it.each([
    [404, words.alreadyEnded],
    [409, "Too late."],
  ])("shows a toast for status %i, because the card may be removed", async (status, sentence) => {
    const response = await accept(() => errorResponse(status, "Too late."));
    response.respond();
    await said(sentence);
  });

  it("shows a toast when the page was left during the request", async () => {
    const response = await accept(() => errorResponse(500, "Something broke."));
    renderPart(<p>Another page</p>);
    response.respond();
    await said("Something broke.");
  });
});
