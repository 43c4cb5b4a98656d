import * as coachDashboard from "@aangan/copy/coach-dashboard";
import * as words from "@aangan/copy/coach-sessions";
import * as common from "@aangan/copy/common";
import * as crisis from "@aangan/copy/crisis";
import { clockAt } from "@aangan/shell/locale/dates.ts";
import { expectRefetchError } from "@aangan/testing/expect-refetch-error.ts";
import { errorResponse, renderPart } from "@aangan/testing/render-part.tsx";
import { currentToast } from "@aangan/ui/toast/store.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { inHours, sessionWith } from "@/lib/fixtures";
import { tabHref } from "@/lib/hrefs";
import type { CoachSession } from "./queries";
import { SessionsTab } from "./sessions-tab";

let upcoming: CoachSession[];
let past: CoachSession[];
const proposal = { id: "p1", date: inHours(48), endsAt: inHours(49), note: "", createdAt: inHours(-1) };

const sessions = {
  "GET /api/coach/sessions/upcoming": () => upcoming,
  "GET /api/coach/sessions/past": () => ({ items: past, more: false }),
};
const main = () => document.querySelector("main");
const region = page.getByRole("region", { name: coachDashboard.upcomingSessions, exact: true });
const named = (words: string) => page.getByRole("button", { name: new RegExp(`^${words}`) });

beforeEach(() => {
  upcoming = [sessionWith(), sessionWith({ id: "s2", userId: "ravi", clientName: "Ravi Nair", date: inHours(30) })];
  past = [];
});

describe("focus", () => {
  it("moves to the list when a session is cancelled and others remain", async () => {
    renderPart(<SessionsTab zone="Asia/Kolkata" />, {
      ...sessions,
      "DELETE /api/coach/sessions/*": () => {
        upcoming = upcoming.slice(1);
      },
    });
    await page.getByRole("button", { name: "More for Lakshmi Rao" }).click();
    await page.getByRole("menuitem", { name: words.cancel }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: words.cancel }).click();
    await expect.element(page.getByRole("alertdialog")).not.toBeInTheDocument();
    await expect.element(page.getByText("Lakshmi Rao")).not.toBeInTheDocument();
    await expect.element(region).toHaveFocus();
  });

  it("moves to the page when the last session is cancelled", async () => {
    upcoming = upcoming.slice(0, 1);
    renderPart(<SessionsTab zone="Asia/Kolkata" />, {
      ...sessions,
      "DELETE /api/coach/sessions/*": () => {
        upcoming = [];
      },
    });
    await page.getByRole("button", { name: "More for Lakshmi Rao" }).click();
    await page.getByRole("menuitem", { name: words.cancel }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: words.cancel }).click();
    await expect.element(page.getByText(words.empty)).toBeInTheDocument();
    await expect.poll(() => document.activeElement).toBe(main());
  });

  it("moves to the session's row when its proposal is withdrawn", async () => {
    upcoming = [sessionWith({ proposal })];
    renderPart(<SessionsTab zone="Asia/Kolkata" />, {
      ...sessions,
      "DELETE /api/coach/sessions/*/proposal": () => {
        upcoming = [sessionWith()];
      },
    });
    await named(words.withdraw).click();
    await page.getByRole("alertdialog").getByRole("button", { name: words.withdraw }).click();
    await expect.element(named(words.withdraw)).not.toBeInTheDocument();
    await expect.element(page.getByRole("listitem", { name: "Lakshmi Rao" })).toHaveFocus();
  });

  it("stays on the mark button, and moves to the row when the button disappears", async () => {
    const over = sessionWith({ date: inHours(-5), endsAt: inHours(-4), canMark: true });
    upcoming = [];
    past = [over];
    renderPart(<SessionsTab zone="Asia/Kolkata" />, {
      ...sessions,
      "PUT /api/coach/sessions/*/outcome": () => {
        past = [{ ...over, outcome: past[0]?.outcome ? null : "held", canMark: past[0]?.outcome !== "held" }];
        return past[0];
      },
    });
    await named(words.mark).click();
    await page.getByRole("menuitemradio", { name: words.markHeld }).click();
    await expect.element(page.getByText(words.held, { exact: true })).toBeInTheDocument();
    await expect.element(named(words.mark)).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await page.getByRole("menuitem", { name: words.markNothing }).click();
    await expect.element(named(words.mark)).not.toBeInTheDocument();
    await expect.element(page.getByRole("listitem", { name: "Lakshmi Rao" })).toHaveFocus();
  });

  it("stays on the mark button when marking fails, and a toast shows the reason", async () => {
    upcoming = [];
    past = [sessionWith({ date: inHours(-5), endsAt: inHours(-4), canMark: true })];
    renderPart(<SessionsTab zone="Asia/Kolkata" />, {
      ...sessions,
      "PUT /api/coach/sessions/*/outcome": () => errorResponse(409, "It is too late for that."),
    });
    await named(words.mark).click();
    await page.getByRole("menuitemradio", { name: words.markHeld }).click();
    await expect.poll(currentToast).toMatchObject({ description: "It is too late for that.", variant: "destructive" });
    await expect.element(named(words.mark)).toHaveFocus();
  });

  it("moves to the session's row when a video problem is reported", async () => {
    upcoming = [];
    past = [sessionWith({ date: inHours(-5), endsAt: inHours(-4), canReportVideo: true })];
    renderPart(<SessionsTab zone="Asia/Kolkata" />, {
      ...sessions,
      "POST /api/coach/sessions/*/video-trouble": () => {
        past = [sessionWith({ date: inHours(-5), endsAt: inHours(-4), videoTrouble: true })];
      },
    });
    await named(words.trouble).click();
    await page.getByRole("alertdialog").getByRole("button", { name: words.troubleConfirm }).click();
    await expect.element(page.getByText(words.videoTrouble)).toBeInTheDocument();
    await expect.element(page.getByRole("listitem", { name: "Lakshmi Rao" })).toHaveFocus();
  });
});

describe("an upcoming session", () => {
  const row = page.getByRole("listitem", { name: "Lakshmi Rao" });
  const dialog = page.getByRole("dialog");
  const question = page.getByRole("alertdialog");
  const open = (more = {}) => renderPart(<SessionsTab zone="Asia/Kolkata" />, { ...sessions, ...more });
  const choose = async (item: string) => {
    await page.getByRole("button", { name: "More for Lakshmi Rao" }).click();
    await page.getByRole("menuitem", { name: item }).click();
  };
  /** Selects a time: its label covers the radio button. */
  const selectTime = async () => {
    const time = dialog.getByRole("radio").first();
    await expect.element(time).toBeInTheDocument();
    (time.element() as HTMLElement).click();
    await expect.element(time).toBeChecked();
  };

  it("shows both time zones, the note, and when it can be joined", async () => {
    const note = "The wedding, and how to say no to four weeks.";
    upcoming = [
      sessionWith({
        date: "2100-11-24T14:30:00Z",
        endsAt: "2100-11-24T15:30:00Z",
        joinFrom: "2100-11-24T14:20:00Z",
        type: "first",
        notes: note,
      }),
    ];
    open();
    await expect.element(row).toHaveTextContent("8:00 PM");
    await expect.element(row).toHaveTextContent("to 9:00 PM");
    await expect.element(row).toHaveTextContent("8:30 AM CST for Lakshmi");
    await expect.element(row).toHaveTextContent(words.first);
    await expect.element(row).toHaveTextContent(note);
    await expect.element(row.getByRole("alert")).not.toBeInTheDocument();
    const join = row.getByRole("button", { name: new RegExp(`^${words.join}`) });
    await expect.element(join).toBeDisabled();
    await expect.element(join).toHaveAccessibleDescription("Opens Wed, Nov 24, 2100 at 7:50 PM");
  });

  it("links to the chat when its note contains crisis language", async () => {
    upcoming = [sessionWith({ notes: "Some nights jeene ka mann nahi karta.", urgent: true })];
    open();
    await expect.element(row.getByText(crisis.urgent, { exact: true })).toBeInTheDocument();
    const strip = row.getByRole("alert");
    await expect.element(strip).toHaveTextContent("Lakshmi may be in crisis.");
    await expect
      .element(strip.getByRole("link", { name: crisis.openChat }))
      .toHaveAttribute("href", tabHref("messages", "lakshmi"));
    await page.getByRole("button", { name: "More for Lakshmi Rao" }).click();
    await expect
      .element(page.getByRole("menuitem", { name: words.message }))
      .toHaveAttribute("href", tabHref("messages", "lakshmi"));
  });

  it("links to its room in a new tab once it can be joined", async () => {
    upcoming = [sessionWith({ date: inHours(0.1), joinFrom: inHours(-0.1), zoomLink: "https://rooms.example/one" })];
    open();
    const join = row.getByRole("link", { name: new RegExp(`^${words.join}`) });
    await expect.element(join).toHaveAttribute("href", "https://rooms.example/one");
    await expect.element(join).toHaveAttribute("target", "_blank");
    await expect.element(join).toHaveAttribute("rel", "noopener noreferrer");
  });

  it("shows a proposed time with its note, and the previous time once it is withdrawn", async () => {
    upcoming = upcoming.slice(0, 1);
    const before = upcoming;
    const startsAt = inHours(72);
    let sent: unknown;
    open({
      "GET /api/coach/sessions/s1/slots": { slots: [{ startsAt }] },
      "PATCH /api/coach/sessions/s1": (body: unknown) => {
        sent = body;
        upcoming = [sessionWith({ proposal: { ...proposal, date: startsAt, note: "My daughter's school play." } })];
        return upcoming[0];
      },
      "DELETE /api/coach/sessions/s1/proposal": () => {
        upcoming = before;
        return upcoming[0];
      },
    });
    await named(words.reschedule).click();
    await expect.element(dialog).toHaveTextContent("Lakshmi Rao");
    await expect.element(dialog.getByRole("button", { name: words.move })).toBeDisabled();
    await selectTime();
    await expect.element(dialog).toHaveTextContent(`${clockAt(startsAt, "Asia/Kolkata")} ${words.yourTime}`);
    await dialog.getByRole("textbox", { name: /^Note to Lakshmi/ }).fill("My daughter's school play.");
    await dialog.getByRole("button", { name: words.move }).click();
    await expect.poll(currentToast).toMatchObject({
      title: words.moveDone.title,
      description: words.moveDone.text({ clientName: "Lakshmi Rao" }),
    });
    expect(sent).toEqual({ date: startsAt, note: "My daughter's school play." });
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(row).toHaveTextContent("Proposed: ");
    await expect.element(row).toHaveTextContent("waiting for Lakshmi");
    await expect.element(row).toHaveTextContent(words.proposedNote({ note: "My daughter's school play." }));
    await expect.element(named(words.reschedule)).not.toBeInTheDocument();
    await named(words.withdraw).click();
    await question.getByRole("button", { name: words.withdraw }).click();
    await expect.poll(currentToast).toMatchObject({ title: words.withdrawDone.title });
    await expect.element(row).not.toHaveTextContent("Proposed: ");
    await expect.element(named(words.reschedule)).toBeInTheDocument();
  });

  it("loads the free times again on retry, and keeps the dialog open when the time was taken", async () => {
    upcoming = upcoming.slice(0, 1);
    let down = true;
    const slots = { slots: [{ startsAt: inHours(72) }, { startsAt: inHours(73) }] };
    const taken = "One of your clients just took that time. Here's what's still open.";
    open({
      "GET /api/coach/sessions/s1/slots": () => (down ? errorResponse(503, "Nobody is there.") : slots),
      "PATCH /api/coach/sessions/s1": () => errorResponse(409, taken),
    });
    await named(words.reschedule).click();
    const alert = dialog.getByRole("alert");
    await expect.element(alert).toHaveTextContent(words.timesFailed);
    await expect.element(alert).toHaveTextContent("Nobody is there.");
    down = false;
    await dialog.getByRole("button", { name: common.retry }).click();
    await selectTime();
    await dialog.getByRole("textbox").fill("My daughter's school play.");
    await dialog.getByRole("button", { name: words.move }).click();
    await expect.element(alert).toHaveTextContent(words.moveFailed);
    await expect.element(alert).toHaveTextContent(taken);
    await expect.element(dialog.getByRole("textbox")).toHaveValue("My daughter's school play.");
    await dialog.getByRole("button", { name: common.cancel }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(row).not.toHaveTextContent("Proposed: ");
  });

  it("stays when its cancellation is dismissed or fails", async () => {
    let attempts = 0;
    open({
      "DELETE /api/coach/sessions/s1": () => {
        attempts++;
        return errorResponse(500, "Something went wrong.");
      },
    });
    await choose(words.cancel);
    await expect
      .element(question)
      .toHaveTextContent("We'll tell Lakshmi Rao right away. It won't count as one of their sessions.");
    await question.getByRole("button", { name: words.keepSession }).click();
    await expect.element(page.getByRole("button", { name: "More for Lakshmi Rao" })).toHaveFocus();
    expect(attempts).toBe(0);
    await choose(words.cancel);
    await question.getByRole("button", { name: words.cancel }).click();
    await expect.element(question.getByRole("alert")).toHaveTextContent("Something went wrong.");
    expect(attempts).toBe(1);
    await question.getByRole("button", { name: words.keepSession }).click();
    await expect.element(row).toBeInTheDocument();
  });

  it("shows the server's reason when a video problem cannot be reported", async () => {
    upcoming = [sessionWith({ date: inHours(0.1), joinFrom: inHours(-0.1), canReportVideo: true })];
    const reason = "The video opens 10 minutes before the session.";
    open({ "POST /api/coach/sessions/s1/video-trouble": () => errorResponse(409, reason) });
    await choose(words.trouble);
    await question.getByRole("button", { name: words.troubleConfirm }).click();
    await expect.element(question.getByRole("alert")).toHaveTextContent(reason);
  });
});

describe("past sessions", () => {
  const list = page.getByRole("region", { name: words.past });
  const pastWith = (id: string, change: Partial<CoachSession> = {}) =>
    sessionWith({ id, date: inHours(-25), endsAt: inHours(-24), ...change });

  it("load after a retry, and page by page", async () => {
    let down = true;
    const cursors: (string | null)[] = [];
    past = [pastWith("p1"), pastWith("p2")];
    const earlier = [pastWith("p3", { status: "cancelled", cancelledBy: "member" }), pastWith("p4")];
    renderPart(<SessionsTab zone="Asia/Kolkata" />, {
      ...sessions,
      "GET /api/coach/sessions/past": (_: unknown, { searchParams }: URL) => {
        if (down) return errorResponse(503, "Nobody is there.");
        const before = searchParams.get("before");
        cursors.push(before);
        return before === null ? { items: past, more: true } : { items: earlier, more: false };
      },
    });
    const alert = list.getByRole("alert");
    await expect.element(alert).toHaveTextContent(words.pastFailed);
    await expect.element(alert).toHaveTextContent("Nobody is there.");
    await expect.element(region).toBeInTheDocument();
    down = false;
    await list.getByRole("button", { name: common.retry }).click();
    const rows = () => list.getByRole("listitem").elements().length;
    await expect.poll(rows).toBe(2);
    down = true;
    await list.getByRole("button", { name: words.earlier }).click();
    await expect.element(alert).toHaveTextContent(words.pastFailed);
    await expect.poll(rows).toBe(2);
    down = false;
    await list.getByRole("button", { name: common.retry }).click();
    await expect.poll(rows).toBe(4);
    expect(cursors).toEqual([null, "p2"]);
    await expect.element(list).toHaveTextContent(words.cancelledBy.member);
    await expect.element(list.getByRole("button", { name: words.earlier })).not.toBeInTheDocument();
  });

  it("show that the coach could not come, until the mark is removed", async () => {
    const sent: unknown[] = [];
    past = [pastWith("p1", { canMark: true })];
    renderPart(<SessionsTab zone="Asia/Kolkata" />, {
      ...sessions,
      "PUT /api/coach/sessions/p1/outcome": (body: unknown) => {
        sent.push(body);
        past = [pastWith("p1", { canMark: true, outcome: sent.length === 1 ? "coach_absent" : null })];
        return past[0];
      },
    });
    await named(words.mark).click();
    await page.getByRole("menuitemradio", { name: words.markCoachAbsent }).click();
    await expect.element(list).toHaveTextContent(words.coachAbsent);
    await expect
      .poll(currentToast)
      .toMatchObject({ description: words.markAbsentDone.text({ clientName: "Lakshmi Rao" }) });
    await named(words.mark).click();
    await page.getByRole("menuitem", { name: words.markNothing }).click();
    await expect.element(list).not.toHaveTextContent(words.coachAbsent);
    await expect.poll(currentToast).toMatchObject({ title: words.markTakenBack.title });
    expect(sent).toEqual([{ outcome: "coach_absent" }, { outcome: "none" }]);
  });
});

it("shows the reason when the sessions fail to load, and the sessions once a retry succeeds", async () => {
  let down = true;
  renderPart(<SessionsTab zone="Asia/Kolkata" />, {
    ...sessions,
    "GET /api/coach/sessions/upcoming": () => (down ? errorResponse(503, "Nobody is there.") : upcoming),
  });
  const alert = page.getByRole("alert");
  await expect.element(alert).toHaveTextContent(words.loadFailed);
  await expect.element(alert).toHaveTextContent("Nobody is there.");
  down = false;
  await page.getByRole("button", { name: common.retry }).click();
  await expect.element(page.getByRole("listitem", { name: "Lakshmi Rao" })).toBeInTheDocument();
  await expect.element(alert).not.toBeInTheDocument();
});

it("shows an error above the upcoming sessions when the refetch fails", async () => {
  const call = "GET /api/coach/sessions/upcoming";
  const shown = page.getByRole("listitem", { name: "Lakshmi Rao" });
  await expectRefetchError(<SessionsTab zone="Asia/Kolkata" />, sessions, call, shown);
});

it("shows the year of a past session from another year", async () => {
  past = [sessionWith({ date: "2024-11-24T14:30:00Z", endsAt: "2024-11-24T15:30:00Z" })];
  renderPart(<SessionsTab zone="Asia/Kolkata" />, sessions);
  await expect.element(page.getByText("Sun, Nov 24, 2024 at 8:00 PM")).toBeInTheDocument();
});
