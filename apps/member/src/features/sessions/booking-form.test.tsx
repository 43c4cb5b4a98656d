import * as words from "@aangan/copy/booking";
import * as common from "@aangan/copy/common";
import * as crisis from "@aangan/copy/crisis";
import * as errors from "@aangan/copy/errors";
import { limits } from "@aangan/copy/limits";
import { routes } from "@aangan/copy/routes";
import { setServerTime } from "@aangan/shell/live/clock.ts";
import { clockAt } from "@aangan/shell/locale/dates.ts";
import { errorResponse, invalidateAll, pendingResponse, renderPart } from "@aangan/testing/render-part.tsx";
import { currentToast } from "@aangan/ui/toast/store.ts";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { BookingDialog } from "./booking-dialog";
import { useAllowance, useSlots } from "./queries";
import { monthAt } from "./times";

const coach = { id: "meera", name: "Meera Iyer", city: "Chennai", imageUrl: "" };
/** This hour, in UTC, in three days. In the member's zone, 18:00 and 19:00 are on one day. */
const inThreeDays = (hour: number) => {
  const time = new Date(Date.now() + 3 * 86_400_000);
  time.setUTCHours(hour, 0, 0, 0);
  return time.toISOString();
};
const [startsAt, later] = [inThreeDays(18), inThreeDays(19)] as const;
let free: readonly string[] = [];
/** How many of the month's four sessions are used. */
let used = 0;
/** The time in the stored draft. */
let draftStart: string | null = startsAt;
const note = page.getByRole("textbox", { name: new RegExp(`^${words.noteLabel({ coachName: "Meera" })}`) });
const confirm = page.getByRole("button", { name: words.confirm });

/** The dialog until it closes. */
function ClosableDialog() {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? <BookingDialog coach={coach} onClose={() => setOpen(false)} /> : <p>Closed</p>;
}

/** Shows the fetched data, independently of the dialog. */
function FetchedData() {
  const times = useSlots(coach.id).data?.slots?.length;
  const sessions = useAllowance().data?.months?.[0]?.used;
  return <p>{`Read: ${times} times, ${sessions} sessions`}</p>;
}

const slotsResponse = () => ({
  coachId: coach.id,
  minutes: 60,
  timeZone: "Asia/Kolkata",
  memberTimeZone: "America/Chicago",
  published: true,
  slots: free.map((start) => ({ startsAt: start, endsAt: new Date(Date.parse(start) + 1_800_000).toISOString() })),
});

function open(more: Record<string, unknown>): void {
  window.sessionStorage.setItem(
    "aangan_own_somebody_booking_meera",
    JSON.stringify({ day: null, start: draftStart, note: "About my sister." }),
  );
  const content = (
    <>
      <ClosableDialog />
      <FetchedData />
    </>
  );
  renderPart(content, {
    "GET /api/coaches/*/slots": slotsResponse,
    "GET /api/session-allowance": () => ({
      included: 4,
      hardStop: true,
      months: [{ month: monthAt(startsAt, "America/Chicago"), used }],
    }),
    ...more,
  });
}

beforeEach(() => {
  free = [startsAt, later];
  used = 0;
  draftStart = startsAt;
});

describe("BookingForm", () => {
  it("makes the note read-only during the request", async () => {
    const response = pendingResponse(() => errorResponse(409, "That time is gone."));
    open({ "POST /api/sessions": response.answer });
    await expect.element(note).toHaveValue("About my sister.");
    await expect.element(note).not.toHaveAttribute("readonly");
    await confirm.click();
    await expect.poll(response.requested).toBe(true);
    await expect.element(note).toHaveAttribute("readonly");
    response.respond();
    await expect.poll(currentToast).toMatchObject({ title: words.scheduleFailed, variant: "destructive" });
    await expect.element(note).not.toHaveAttribute("readonly");
    await expect.element(note).toHaveValue("About my sister.");
  });
});

describe("BookingForm, repeated", () => {
  const zone = "America/Chicago";
  /** The hour of the first time on the member's clock, this many weeks later. */
  const weeksLater = (weeks: number) => {
    const days = Date.parse(startsAt) + weeks * 7 * 86_400_000;
    const around = [0, -1, 1].map((hours) => new Date(days + hours * 3_600_000).toISOString());
    return around.find((at) => clockAt(at, zone) === clockAt(startsAt, zone)) ?? "";
  };
  const month = (weeks: number) => monthAt(weeksLater(weeks), zone);
  const allowance = () => ({
    included: 4,
    hardStop: true,
    plan: "free",
    months: [...new Set([month(0), month(2)])].map((one) => ({ month: one, used: 0, included: 4 })),
  });

  it("shows each date, skips one on which the coach is not open, and books all together", async () => {
    free = [startsAt, weeksLater(2)];
    let sent: unknown;
    open({
      "GET /api/session-allowance": allowance,
      "POST /api/sessions/repeated": (body: unknown) => {
        sent = body;
        return [{ id: "one" }, { id: "two" }];
      },
    });
    await page.getByRole("radio", { name: words.repeat.weekly }).click();
    const dates = page.getByRole("list").getByRole("listitem");
    await expect.poll(() => dates.elements().length).toBe(3);
    await expect.element(dates.nth(1)).toHaveTextContent(words.repeat.closed({ coachName: "Meera" }));
    await page.getByRole("button", { name: words.repeat.confirm({ count: 2 }) }).click();
    await expect.element(page.getByText("Closed")).toBeInTheDocument();
    expect(sent).toMatchObject({ coachId: "meera", date: startsAt, repeats: [weeksLater(2)] });
    expect(currentToast()?.title).toBe(words.repeat.booked({ count: 2 }));
  });

  it("says which time is gone, and keeps the form", async () => {
    free = [startsAt, weeksLater(1)];
    open({
      "GET /api/session-allowance": allowance,
      "POST /api/sessions/repeated": () => errorResponse(409, "Not booked: the second one is gone."),
    });
    await page.getByRole("radio", { name: words.repeat.weekly }).click();
    await page.getByRole("button", { name: words.repeat.confirm({ count: 2 }) }).click();
    await expect.poll(() => currentToast()?.description).toBe("Not booked: the second one is gone.");
    await expect.element(page.getByRole("radio", { name: words.repeat.weekly })).toBeChecked();
    await expect.element(note).toHaveValue("About my sister.");
  });

  it("is not offered without a session left", async () => {
    free = [startsAt, weeksLater(1)];
    open({
      "GET /api/session-allowance": () => ({
        ...allowance(),
        months: allowance()
          .months.map((one) => ({ ...one, included: 1 }))
          .filter((one) => one.month === month(0)),
      }),
    });
    await expect.element(note).toBeInTheDocument();
    await expect.element(page.getByRole("radio", { name: words.repeat.once })).not.toBeInTheDocument();
  });
});

describe("BookingForm, during the request", () => {
  const timeOption = (at: number) => page.getByRole("radio").nth(at);

  it("keeps the chosen time when a refetch reports it as taken", async () => {
    const response = pendingResponse(() => ({ id: "booked" }));
    open({ "POST /api/sessions": response.answer });
    await expect.element(timeOption(0)).toBeChecked();
    await confirm.click();
    await expect.poll(response.requested).toBe(true);
    free = [later];
    await invalidateAll();
    await userEvent.keyboard("{Escape}");
    await timeOption(1).click({ force: true });
    await expect.element(timeOption(0)).toBeChecked();
    await expect.element(page.getByText(words.timeGone)).not.toBeInTheDocument();
    response.respond();
    await expect.element(page.getByText("Closed")).toBeInTheDocument();
    expect(currentToast()).toMatchObject({ title: words.scheduled.title });
  });

  it("keeps the form when the last free time and the last session of the month are used up", async () => {
    const response = pendingResponse(() => ({ id: "booked" }));
    [free, used] = [[startsAt], 3];
    open({ "POST /api/sessions": response.answer });
    await expect.element(page.getByText("Read: 1 times, 3 sessions")).toBeInTheDocument();
    await expect.element(timeOption(0)).toBeChecked();
    await confirm.click();
    await expect.poll(response.requested).toBe(true);
    [free, used] = [[], 4];
    await invalidateAll();
    await expect.element(page.getByText("Read: 0 times, 4 sessions")).toBeInTheDocument();
    await expect.element(timeOption(0)).toBeChecked();
    await expect.element(note).toHaveValue("About my sister.");
    await expect.element(page.getByText(words.fullText)).not.toBeInTheDocument();
    response.respond();
    await expect.element(page.getByText("Closed")).toBeInTheDocument();
    expect(currentToast()).toMatchObject({ title: words.scheduled.title });
  });

  it("shows that the month is full only after the booking is rejected", async () => {
    const response = pendingResponse(() => errorResponse(409, "The month is full."));
    used = 3;
    open({ "POST /api/sessions": response.answer });
    await expect.element(page.getByText("Read: 2 times, 3 sessions")).toBeInTheDocument();
    await expect.element(timeOption(0)).toBeChecked();
    await confirm.click();
    await expect.poll(response.requested).toBe(true);
    used = 4;
    await invalidateAll();
    await expect.element(page.getByText("Read: 2 times, 4 sessions")).toBeInTheDocument();
    await expect.element(page.getByText(words.noneLeft.title)).not.toBeInTheDocument();
    response.respond();
    await expect.element(page.getByText(words.noneLeft.title)).toBeInTheDocument();
  });

  it("shows that no time is free after the booking of the last one is rejected", async () => {
    const response = pendingResponse(() => errorResponse(409, "That time is gone."));
    free = [startsAt];
    open({ "POST /api/sessions": response.answer });
    await expect.element(timeOption(0)).toBeChecked();
    await confirm.click();
    await expect.poll(response.requested).toBe(true);
    free = [];
    await invalidateAll();
    await expect.element(page.getByText("Read: 0 times, 0 sessions")).toBeInTheDocument();
    await expect.element(timeOption(0)).toBeChecked();
    response.respond();
    await expect.element(page.getByText(words.noSlotsText({ coachName: "Meera" }))).toBeInTheDocument();
    await expect.poll(currentToast).toMatchObject({ title: words.scheduleFailed, variant: "destructive" });
  });

  it("shows that the time is gone after a rejection, and the dialog can be closed", async () => {
    const response = pendingResponse(() => errorResponse(409, "That time is gone."));
    open({ "POST /api/sessions": response.answer });
    await expect.element(timeOption(0)).toBeChecked();
    await confirm.click();
    await expect.poll(response.requested).toBe(true);
    free = [later];
    await invalidateAll();
    response.respond();
    await expect.element(page.getByText(words.timeGone)).toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByText("Closed")).toBeInTheDocument();
  });
});

/** Noon and 3 AM in Chicago, on days of two months. */
const november = "2026-11-28T18:00:00Z";
const novemberNight = "2026-11-28T09:00:00Z";
const decemberNight = "2026-12-01T09:00:00Z";
const december = "2026-12-02T18:00:00Z";

describe("BookingForm, on opening", () => {
  beforeEach(() => {
    setServerTime(new Date("2026-11-27T12:00:00Z"));
    draftStart = null;
    free = [novemberNight, november, decemberNight, december];
  });
  afterEach(() => setServerTime(new Date()));

  const opened = (usedByMonth: Record<string, number>, more: Record<string, unknown> = {}) => {
    open({
      "GET /api/session-allowance": {
        included: 2,
        hardStop: true,
        plan: "free",
        months: Object.entries(usedByMonth).map(([month, used]) => ({ month, used })),
      },
      ...more,
    });
    return page.getByRole("dialog", { name: words.title });
  };
  const dot = (day: string) => page.getByRole("button", { name: `${day}, ${words.dotMeans}` });

  it("shows the first day's times, with those at night folded away", async () => {
    const dialog = opened({ "2026-11": 0, "2026-12": 0 });
    await expect.element(dialog).toHaveTextContent("Saturday, November 28");
    const times = dialog.getByRole("radio");
    await expect.element(times).toHaveAccessibleName(/^12:00 PM/);
    const nights = dialog.getByRole("button", { name: words.showNight({ count: 1 }) });
    await expect.element(nights).toHaveAttribute("aria-expanded", "false");
    await nights.click();
    await expect.element(times.first()).toHaveAccessibleName(/^3:00 AM/);
    await times.first().click({ force: true });
    await expect.element(times.first()).toBeChecked();
    // A chosen time stays in view.
    await expect.element(dialog.getByRole("button", { name: words.hideNight })).not.toBeInTheDocument();
  });

  it("skips a month without sessions left, says why, and gives its days no dot", async () => {
    const dialog = opened({ "2026-11": 2, "2026-12": 1 });
    // December 1 has a night time only.
    await expect.element(dialog).toHaveTextContent("Wednesday, December 2");
    await expect.element(dialog).toHaveTextContent(words.fullTitle({ included: 2, month: "November" }));
    await expect.element(dialog).toHaveTextContent(words.fullNext({ next: "December" }));
    await expect.element(dialog).toHaveTextContent(words.usedInMonth({ used: 1, included: 2, month: "December" }));
    await expect.element(dot("Tuesday, December 1, 2026")).toBeInTheDocument();
    await dialog.getByRole("button", { name: words.previousMonth }).click();
    await expect.element(dialog).toHaveTextContent(words.fullText);
    await expect.element(dot("Saturday, November 28, 2026")).not.toBeInTheDocument();
    const day = dialog.getByRole("button", { name: "Saturday, November 28, 2026" });
    await expect.element(day).toHaveAttribute("aria-disabled", "true");
  });

  it("drops a chosen time of a month that is full by now", async () => {
    draftStart = november;
    const dialog = opened({ "2026-11": 2, "2026-12": 0 });
    await expect.element(dialog).toHaveTextContent("Wednesday, December 2");
    expect(dialog.getByRole("radio", { checked: true }).elements()).toHaveLength(0);
  });

  it("offers the plan and the sessions instead of a calendar when no month has a session left", async () => {
    const dialog = opened({ "2026-11": 2, "2026-12": 2 });
    await expect.element(dialog).toHaveTextContent(words.noneLeft.title);
    await expect
      .element(dialog.getByRole("link", { name: words.aboutPremium }))
      .toHaveAttribute("href", routes.subscribe.path);
    await expect
      .element(dialog.getByRole("link", { name: words.mySessions }))
      .toHaveAttribute("href", routes.sessions.path);
    expect(dialog.getByRole("button", { name: words.confirm }).elements()).toHaveLength(0);
  });

  it("offers every day when the allowance cannot be read, because the server decides", async () => {
    const dialog = opened({}, { "GET /api/session-allowance": () => errorResponse(500, errors.somethingWrong) });
    await expect.element(dialog).toHaveTextContent("Saturday, November 28");
    await expect.element(dialog).toHaveTextContent(words.allowanceFailed);
  });
});

describe("BookingForm, after a network error", () => {
  it("keeps the choices, and a second press during the next request sends nothing", async () => {
    let requests = 0;
    const response = pendingResponse(() => ({ id: "booked" }));
    open({
      "POST /api/sessions": (body: unknown) => {
        requests += 1;
        if (requests === 1) throw new TypeError("Failed to fetch");
        expect(body).toEqual({ coachId: coach.id, date: startsAt, note: "About my sister." });
        return response.answer();
      },
    });
    const chosen = page.getByRole("radio").first();
    await expect.element(chosen).toBeChecked();
    await confirm.click();
    await expect.poll(currentToast).toMatchObject({
      title: words.scheduleFailed,
      description: errors.unreachable,
      variant: "destructive",
    });
    await expect.element(note).toHaveValue("About my sister.");
    await expect.element(chosen).toBeChecked();

    await confirm.click();
    const confirming = page.getByRole("button", { name: words.confirming });
    await expect.element(confirming).toBeDisabled();
    await confirming.click({ force: true });
    await userEvent.keyboard("{Enter}");
    response.respond();
    await expect.element(page.getByText("Closed")).toBeInTheDocument();
    expect(currentToast()?.title).toBe(words.scheduled.title);
    expect(requests).toBe(2);
  });
});

describe("BookingDialog", () => {
  it("links to the coach's messages when no time is free", async () => {
    free = [];
    open({});
    const dialog = page.getByRole("dialog", { name: words.title });
    await expect
      .element(dialog)
      .toHaveTextContent(words.noSlotsTitle({ coachName: "Meera", days: limits.slotHorizonDays }));
    await expect
      .element(dialog.getByRole("link", { name: words.messageCoach({ coachName: "Meera" }) }))
      .toHaveAttribute("href", `${routes.messages.path}?coach=meera`);
  });

  it("reports that the free times failed to load, and shows them on retry", async () => {
    let down = true;
    open({
      "GET /api/coaches/*/slots": () => (down ? errorResponse(500, errors.somethingWrong) : slotsResponse()),
    });
    const failure = page.getByRole("dialog", { name: words.title }).getByRole("alert");
    await expect.element(failure).toHaveTextContent(words.slotsFailed);
    await expect.element(failure).toHaveTextContent(errors.somethingWrong);
    down = false;
    await failure.getByRole("button", { name: common.retry }).click();
    await expect.element(note).toHaveValue("About my sister.");
    await expect.element(failure).not.toBeInTheDocument();
  });
});

describe("BookingForm, the note", () => {
  it("with words of distress shows help at once and keeps focus", async () => {
    open({});
    await note.fill("Some nights jeene ka mann nahi karta");
    const help = page.getByRole("link", { name: new RegExp(crisis.call988) });
    await expect.element(help).toHaveAttribute("href", "tel:988");
    await expect.element(note).toHaveFocus();
    await note.fill("The wedding.");
    await expect.element(help).not.toBeInTheDocument();
  });

  it("may have as many characters as the server accepts, also outside the basic multilingual plane", async () => {
    open({});
    await note.fill("𑀅".repeat(limits.sessionNoteMax + 2));
    await expect.element(note).toHaveAttribute("aria-invalid", "true");
    await expect.element(note).toHaveAccessibleDescription(/Your note is 2 characters too long\./);
    await note.fill("𑀅".repeat(limits.sessionNoteMax));
    await expect.element(note).not.toHaveAttribute("aria-invalid", "true");
  });

  it("shows the server's error until it is changed", async () => {
    const message = "This has characters that can't be used here. Please type it again.";
    open({
      "POST /api/sessions": () => errorResponse(400, "Please look at the fields.", [{ field: "note", message }]),
    });
    await note.fill("odd");
    await confirm.click();
    await expect.poll(currentToast).toMatchObject({ title: words.scheduleFailed, description: message });
    await expect.element(note).toHaveAttribute("aria-invalid", "true");
    await expect.element(note).toHaveAccessibleDescription(new RegExp(message));
    await note.fill("even");
    await expect.element(note).not.toHaveAttribute("aria-invalid", "true");
  });
});

describe("BookingForm, at the end of daylight saving time", () => {
  afterEach(() => setServerTime(new Date()));

  it("shows the zone of each of the two slots at 1:30 AM", async () => {
    setServerTime(new Date("2026-10-20T12:00:00Z"));
    draftStart = null;
    const slots = ["2026-11-01T08:30:00Z", "2026-11-01T09:30:00Z"].map((start) => ({
      startsAt: start,
      endsAt: new Date(Date.parse(start) + 1_800_000).toISOString(),
    }));
    open({
      "GET /api/coaches/*/slots": {
        coachId: coach.id,
        minutes: 30,
        timeZone: "Asia/Kolkata",
        memberTimeZone: "America/Los_Angeles",
        published: true,
        slots,
      },
    });
    const dialog = page.getByRole("dialog", { name: words.title });
    await expect.element(dialog).toHaveTextContent("Your time (PDT, then PST)");
    await expect.element(dialog).toHaveTextContent(words.onlyNight);
    await dialog.getByRole("button", { name: words.showNight({ count: 2 }) }).click();
    const times = dialog.getByRole("radio");
    await expect.element(times.first()).toHaveAccessibleName(/^1:30 AM PDT\s*2:00 PM /);
    await expect.element(times.last()).toHaveAccessibleName(/^1:30 AM PST\s*3:00 PM /);
    expect(times.elements()).toHaveLength(2);
    await times.last().click({ force: true });
    await expect.element(dialog).toHaveTextContent("Sun 1:30 AM PST your time · 3:00 PM in Chennai");
  });
});
