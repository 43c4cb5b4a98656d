import { sessions as words } from "@aangan/copy/sessions";
import { errorResponse, pendingResponse, renderPart } from "@aangan/testing/render-part.tsx";
import { currentToast } from "@aangan/ui/toast/store.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { type Session, useSessions } from "./queries";
import { isOver } from "./times";
import { UpcomingSession } from "./upcoming-session";

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

let session: Session;
const ahead = () => ({
  date: inHours(48),
  endsAt: inHours(49),
  joinFrom: inHours(47.8),
  changeUntil: inHours(24),
  proposal: null,
});

/** The sessions ahead, as the page has them. */
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
const answer = (name: string) => page.getByRole("button", { name: new RegExp(`^${name}`) });
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
    ...ahead(),
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
    proposal: { id: "p1", date: inHours(72), endsAt: inHours(73), note: "", createdAt: inHours(-1) },
  } as Session;
});

describe("the focus, when a coach's other time", () => {
  it.each([
    ["is taken", "accept", words.accept, words.accepted.title],
    ["is turned down", "decline", words.decline, words.declined.title],
  ] as const)("%s, comes to the session", async (_, kind, button, said) => {
    open({
      [`POST /api/sessions/s1/proposal/${kind}`]: () => {
        session = { ...session, ...ahead() };
        return session;
      },
    });
    await answer(button).click();
    await expect.element(answer(button)).not.toBeInTheDocument();
    await expect.poll(currentToast).toMatchObject({ title: said });
    await expect.element(heading).toHaveFocus();
  });

  it("could not be taken, stays on the button, and the reason is read out", async () => {
    open({ "POST /api/sessions/s1/proposal/accept": () => errorResponse(500, "Something went wrong.") });
    await answer(words.accept).click();
    await expect.element(page.getByRole("alert")).toHaveTextContent("Something went wrong.");
    expect(currentToast()).toBeNull();
    await expect.element(answer(words.accept)).toHaveFocus();
  });

  it("is there no longer, comes to the session, and the reason is read out", async () => {
    open({
      "POST /api/sessions/s1/proposal/accept": () => {
        session = { ...session, ...ahead() };
        return errorResponse(404, "Not found.");
      },
    });
    await answer(words.accept).click();
    await expect.element(answer(words.accept)).not.toBeInTheDocument();
    await expect.element(page.getByRole("alert")).toHaveTextContent(words.alreadyEnded);
    await expect.element(page.getByRole("listitem")).toHaveFocus();
  });
});

describe("an answer that was refused is said apart from the card,", () => {
  const give = async (act: () => unknown) => {
    const told = pendingResponse(act);
    open({ "POST /api/sessions/s1/proposal/accept": told.answer });
    await answer(words.accept).click();
    await expect.poll(told.asked).toBe(true);
    return told;
  };
  const said = (description: string) =>
    expect.poll(currentToast).toMatchObject({ title: words.acceptFailed, description, variant: "destructive" });

  it.each([
    [404, words.alreadyEnded],
    [409, "Too late."],
  ])("which may go with its session: %i", async (status, sentence) => {
    const told = await give(() => errorResponse(status, "Too late."));
    told.letGo();
    await said(sentence);
  });

  it("when the page was left meanwhile", async () => {
    const told = await give(() => errorResponse(500, "Something broke."));
    renderPart(<p>Another page</p>);
    told.letGo();
    await said("Something broke.");
  });
});
