import * as words from "@aangan/copy/coach-hours";
import * as scheduling from "@aangan/copy/scheduling";
import { errorResponse, invalidateAll, pendingResponse, renderPart } from "@aangan/testing/render-part.tsx";
import { currentToast } from "@aangan/ui/toast/store.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { CoachSession } from "@/features/sessions/queries";
import { sessionWith } from "@/lib/fixtures";
import { sessionsHref } from "@/lib/hrefs";
import { DateHours } from "./date-hours";
import { DaysOff } from "./days-off";
import { MeetingLink } from "./meeting-link";
import { dayName } from "./names";
import { type Hours, useHours } from "./queries";
import { useWeek } from "./use-week";
import { WeeklyHours } from "./weekly-hours";

const today = "2026-11-23";
/** A Wednesday, and the Thursday after it. */
const [day, another] = ["2026-12-02", "2026-12-03"];
let hours: Hours;
let sessions: CoachSession[];

function Cards() {
  const { data } = useHours();
  return data ? <Ready hours={data} /> : null;
}

function Ready({ hours }: { hours: Hours }) {
  return (
    <>
      <WeeklyHours edited={useWeek(hours)} published={hours.published} />
      <DateHours hours={hours} today={today} />
      <DaysOff hours={hours} sessions={sessions} today={today} />
      <MeetingLink saved={hours.meetingLink} hosts={hours.meetingHosts} />
    </>
  );
}

/** A response that also applies a change to the hours. */
const applying = (change: Partial<Hours>) => () => {
  hours = { ...hours, ...change };
  return hours;
};
const open = (more = {}) => renderPart(<Cards />, { "GET /api/coach/hours": () => hours, ...more });
/** Opens another tab of the page. */
const leave = () => renderPart(<p>Elsewhere</p>);
const button = (name: string) => page.getByRole("button", { name, exact: true });
const storedText = () => JSON.stringify({ ...window.sessionStorage });
const from = (day: string) => page.getByLabelText(words.fromOn({ day }), { exact: true });

beforeEach(() => {
  sessions = [];
  hours = {
    timeZone: "Asia/Kolkata",
    published: true,
    weekly: [
      { weekday: 3, from: "18:00", until: "21:00" },
      { weekday: 4, from: "18:00", until: "21:00" },
    ],
    daysOff: [],
    dateHours: [],
    meetingLink: "",
    meetingHosts: ["zoom.us", "rooms.example"],
  };
});

describe("the weekly hours", () => {
  const weekly = page.getByRole("region", { name: words.weekly });
  const until = (day: string) => page.getByLabelText(words.untilOn({ day }), { exact: true });
  const addTo = (day: string) => weekly.getByRole("button", { name: new RegExp(`^${words.addHours}.*${day}$`) });
  const addWindow = async (day: string, start: string, end: string) => {
    await addTo(day).click();
    await from(day).last().selectOptions(start);
    await until(day).last().selectOptions(end);
  };

  it("keep a change made while publishing is in flight, and publish it next", async () => {
    const published = pendingResponse(
      applying({ weekly: [{ weekday: 3, from: "17:00", until: "21:00" }, ...hours.weekly.slice(1)] }),
    );
    let sent: unknown;
    open({
      "PUT /api/coach/hours": (body: unknown) => {
        if (!published.requested()) return published.answer();
        sent = body;
        return applying(body as Pick<Hours, "weekly">)();
      },
    });
    await from("Wednesday").selectOptions("17:00");
    await button(words.publish).click();
    await expect.poll(published.requested).toBe(true);
    await from("Thursday").selectOptions("16:00");
    published.respond();
    await expect.poll(currentToast).toMatchObject({ title: words.published.title });
    await expect.element(from("Thursday")).toHaveValue("16:00");
    await expect.element(weekly).toHaveTextContent(words.unsaved);
    // This device published the rest, so there is no notice about another one.
    await expect.element(weekly).not.toHaveTextContent(words.elsewhere);
    await button(words.publish).click();
    await expect.element(weekly).not.toHaveTextContent(words.unsaved);
    expect(sent).toEqual({
      weekly: [
        { weekday: 3, from: "17:00", until: "21:00" },
        { weekday: 4, from: "16:00", until: "21:00" },
      ],
    });
    expect(storedText()).not.toContain("16:00");
  });

  it("show the server's response after publishing", async () => {
    open({
      "PUT /api/coach/hours": applying({
        weekly: [{ weekday: 3, from: "17:30", until: "21:00" }, ...hours.weekly.slice(1)],
      }),
    });
    await from("Wednesday").selectOptions("17:00");
    await button(words.publish).click();
    await expect.element(from("Wednesday")).toHaveValue("17:30");
    await expect.element(weekly).not.toHaveTextContent(words.unsaved);
    expect(storedText()).not.toContain("17:00");
  });

  it("stay unpublished over a reload and when publishing fails, until they are discarded", async () => {
    open();
    await expect.element(button(words.publish)).toBeDisabled();
    await addWindow("Sunday", "08:00", "09:00");
    await expect.element(weekly).toHaveTextContent(words.unsaved);
    open({ "PUT /api/coach/hours": () => errorResponse(503, "We couldn't reach the server.") });
    await expect.element(from("Sunday")).toHaveValue("08:00");
    await expect.element(weekly).toHaveTextContent(words.unsaved);
    await button(words.publish).click();
    const alert = weekly.getByRole("alert");
    await expect.element(alert).toHaveTextContent(words.publishFailed);
    await expect.element(alert).toHaveTextContent("We couldn't reach the server.");
    await expect.element(from("Sunday")).toHaveValue("08:00");
    await button(words.discard).click();
    await expect.element(from("Sunday")).not.toBeInTheDocument();
    await expect.element(weekly).not.toHaveTextContent(words.unsaved);
    open();
    await expect.element(from("Wednesday")).toBeInTheDocument();
    await expect.element(from("Sunday")).not.toBeInTheDocument();
  });

  it("mark a wrong order and an overlap, and are not sent until both are corrected", async () => {
    let sent = 0;
    open({
      "PUT /api/coach/hours": () => {
        sent++;
        return hours;
      },
    });
    await addWindow("Sunday", "20:00", "19:30");
    await expect.element(from("Sunday")).toHaveAttribute("aria-invalid", "true");
    await expect.element(from("Sunday")).toHaveAccessibleDescription(words.orderError);
    await until("Sunday").selectOptions("21:00");
    await expect.element(from("Sunday")).not.toHaveAttribute("aria-invalid");
    await addWindow("Sunday", "20:30", "22:00");
    await expect.element(until("Sunday").last()).toHaveAttribute("aria-invalid", "true");
    await expect.element(until("Sunday").last()).toHaveAccessibleDescription(words.overlapError);
    await button(words.publish).click();
    await expect.element(weekly.getByRole("alert")).toHaveTextContent(words.hasErrors);
    expect(sent).toBe(0);
    await from("Sunday").last().selectOptions("21:30");
    await button(words.publish).click();
    await expect.poll(currentToast).toMatchObject({ title: words.published.title });
    expect(sent).toBe(1);
  });

  it("ask before they are published without any times", async () => {
    hours = { ...hours, published: false, weekly: [] };
    let sent: unknown;
    open({
      "PUT /api/coach/hours": (body: unknown) => {
        sent = body;
        return applying({ published: true })();
      },
    });
    await button(words.publish).click();
    const question = page.getByRole("alertdialog", { name: words.noneTitle });
    await expect.element(question).toHaveTextContent(words.noneText);
    await button(words.noneBack).click();
    await expect.element(question).not.toBeInTheDocument();
    expect(sent).toBeUndefined();
    await button(words.publish).click();
    await button(words.noneConfirm).click();
    await expect.poll(currentToast).toMatchObject({ title: words.published.title });
    expect(sent).toEqual({ weekly: [] });
    await expect.element(button(words.publish)).toBeDisabled();
  });

  it("are set and removed by keyboard alone", async () => {
    open();
    await expect.element(addTo("Sunday")).toBeInTheDocument();
    (addTo("Sunday").element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(from("Sunday")).toHaveFocus();
    await userEvent.keyboard("8:3");
    await expect.element(from("Sunday")).toHaveValue("20:30");
    await userEvent.tab();
    await expect.element(until("Sunday")).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole("button", { name: /^Remove .* on Sunday$/ })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(addTo("Sunday")).toHaveFocus();
    await expect.element(from("Sunday")).not.toBeInTheDocument();
  });
});

describe("the hours of one date", () => {
  const dialog = page.getByRole("dialog");
  const inDialog = (name: string) => dialog.getByRole("button", { name, exact: true });
  const date = dialog.getByLabelText(words.date);
  const dateFrom = dialog.getByLabelText(words.fromOn({ day: dayName(day, today) }), { exact: true });
  const change = button(words.changeOn({ day: dayName(day, today) }));
  const own = { day, windows: [{ from: "10:00", until: "12:00" }] };

  it("survive closing the dialog with Escape, and are removed by Cancel", async () => {
    open();
    await button(words.addDateHours).click();
    await date.fill(day);
    await dateFrom.selectOptions("15:00");
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog).not.toBeInTheDocument();
    open();
    await button(words.addDateHours).click();
    await expect.element(date).toHaveValue(day);
    await expect.element(dateFrom).toHaveValue("15:00");
    await inDialog(words.cancel).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(storedText()).not.toContain("15:00");
    await button(words.addDateHours).click();
    await expect.element(date).toHaveValue("");
  });

  it("are stored separately per date", async () => {
    hours.dateHours = [own, { day: another, windows: own.windows }];
    open();
    await change.click();
    await dateFrom.selectOptions("09:00");
    await userEvent.keyboard("{Escape}");
    await button(words.changeOn({ day: dayName(another, today) })).click();
    await expect
      .element(dialog.getByLabelText(words.fromOn({ day: dayName(another, today) }), { exact: true }))
      .toHaveValue("10:00");
    await userEvent.keyboard("{Escape}");
    await change.click();
    await expect.element(dateFrom).toHaveValue("09:00");
  });

  it("are removed from storage once saved, also after another tab was opened", async () => {
    hours.dateHours = [own];
    const saved = pendingResponse(applying({ dateHours: [{ day, windows: [{ from: "09:00", until: "12:00" }] }] }));
    open({ [`PUT /api/coach/hours/dates/${day}`]: saved.answer });
    await change.click();
    await dateFrom.selectOptions("09:00");
    await inDialog(words.saveDate).click();
    await expect.poll(saved.requested).toBe(true);
    await expect.element(inDialog(words.cancel)).toBeDisabled();
    leave();
    expect(storedText()).toContain("09:00");
    saved.respond();
    await expect.poll(currentToast).toMatchObject({ title: words.dateSaved });
    expect(storedText()).not.toContain("09:00");
  });

  it("keep a change made while saving is in flight", async () => {
    hours.dateHours = [own];
    const saved = pendingResponse(applying({ dateHours: [{ day, windows: [{ from: "09:00", until: "12:00" }] }] }));
    open({ [`PUT /api/coach/hours/dates/${day}`]: saved.answer });
    await change.click();
    await dateFrom.selectOptions("09:00");
    await inDialog(words.saveDate).click();
    await expect.poll(saved.requested).toBe(true);
    await dateFrom.selectOptions("08:00");
    saved.respond();
    await expect.poll(currentToast).toMatchObject({ title: words.dateSaved });
    await expect.element(dateFrom).toHaveValue("08:00");
    await expect.element(inDialog(words.cancel)).toBeEnabled();
  });

  it("are removed from storage when the date is removed", async () => {
    hours.dateHours = [own];
    open({ [`DELETE /api/coach/hours/dates/${day}`]: applying({ dateHours: [] }) });
    await change.click();
    await dateFrom.selectOptions("09:00");
    await userEvent.keyboard("{Escape}");
    await button(words.backToWeeklyOn({ day: dayName(day, today) })).click();
    await expect.poll(currentToast).toMatchObject({ title: words.dateRemoved });
    expect(storedText()).not.toContain("09:00");
  });

  it("move focus to Add when a live event removes their row before the response", async () => {
    hours.dateHours = [own];
    const removed = pendingResponse(applying({ dateHours: [] }));
    open({ [`DELETE /api/coach/hours/dates/${day}`]: removed.answer });
    const back = button(words.backToWeeklyOn({ day: dayName(day, today) }));
    await back.click();
    await expect.poll(removed.requested).toBe(true);
    await invalidateAll();
    await expect.element(back).not.toBeInTheDocument();
    removed.respond();
    await expect.poll(currentToast).toMatchObject({ title: words.dateRemoved });
    await expect.element(button(words.addDateHours)).toHaveFocus();
  });

  it("stay in storage when saving fails, and a toast says so in another tab", async () => {
    hours.dateHours = [own];
    const refused = pendingResponse(() => errorResponse(500, "Something went wrong."));
    open({ [`PUT /api/coach/hours/dates/${day}`]: refused.answer });
    await change.click();
    await dateFrom.selectOptions("09:00");
    await inDialog(words.saveDate).click();
    await expect.poll(refused.requested).toBe(true);
    leave();
    refused.respond();
    await expect.poll(currentToast).toMatchObject({ title: words.saveFailed, variant: "destructive" });
    expect(storedText()).toContain("09:00");
  });
});

describe("the meeting link", () => {
  const link = page.getByRole("textbox", { name: words.linkLabel });

  it("rejects an http URL, and is saved and removed with a matching description", async () => {
    const sent: unknown[] = [];
    open({
      "PUT /api/coach/meeting-link": (body: unknown) => {
        sent.push(body);
        return applying({ meetingLink: (body as { url: string }).url })();
      },
    });
    await expect
      .element(link)
      .toHaveAccessibleDescription(`${words.linkNone} We accept links to zoom.us, rooms.example.`);
    await link.fill("http://rooms.example/meera");
    await button(words.linkSave).click();
    await expect.element(link).toHaveAttribute("aria-invalid", "true");
    await expect.element(link).toHaveAccessibleDescription(new RegExp(scheduling.linkInvalid));
    await expect.element(link).toHaveFocus();
    expect(sent).toEqual([]);
    await link.fill("https://rooms.example/meera");
    await button(words.linkSave).click();
    await expect.poll(currentToast).toMatchObject({ title: words.linkSaved });
    await expect
      .element(link)
      .toHaveAccessibleDescription(`${words.linkOwn} We accept links to zoom.us, rooms.example.`);
    open({
      "PUT /api/coach/meeting-link": (body: unknown) => {
        sent.push(body);
        return applying({ meetingLink: "" })();
      },
    });
    await expect.element(link).toHaveValue("https://rooms.example/meera");
    await link.fill("");
    await button(words.linkSave).click();
    await expect
      .element(link)
      .toHaveAccessibleDescription(`${words.linkNone} We accept links to zoom.us, rooms.example.`);
    expect(sent).toEqual([{ url: "https://rooms.example/meera" }, { url: "" }]);
  });

  it("is read-only while saving is in flight, and leaves storage once saved after the tab was left", async () => {
    const saved = pendingResponse(applying({ meetingLink: "https://rooms.example/meera" }));
    open({ "PUT /api/coach/meeting-link": saved.answer });
    await link.fill("https://rooms.example/meera");
    await button(words.linkSave).click();
    await expect.poll(saved.requested).toBe(true);
    await expect.element(link).toHaveAttribute("readonly");
    leave();
    saved.respond();
    await expect.poll(currentToast).toMatchObject({ title: words.linkSaved });
    expect(storedText()).not.toContain("rooms.example");
  });
});

describe("days off", () => {
  const daysOff = page.getByRole("region", { name: words.daysOff, exact: true });
  const firstDay = daysOff.getByLabelText(words.firstDay);
  /** A day off as the server lists it. */
  const dayOff = { id: "o1", firstDay: day, lastDay: day, sessions: 1 };

  it("require a day, count its sessions, and are listed with a link to them once added", async () => {
    sessions = [sessionWith({ date: `${day}T05:00:00Z`, endsAt: `${day}T05:30:00Z` })];
    let sent: unknown;
    open({
      "POST /api/coach/days-off": (body: unknown) => {
        sent = body;
        return applying({ daysOff: [dayOff] })();
      },
    });
    await button(words.addDaysOff).click();
    await button(words.add).click();
    await expect.element(firstDay).toHaveAttribute("aria-invalid", "true");
    await expect.element(firstDay).toHaveAccessibleDescription(new RegExp(words.dayRequired));
    await expect.element(firstDay).toHaveFocus();
    await expect.element(daysOff).not.toHaveTextContent(words.bookedHere({ count: 1 }));
    await firstDay.fill(day);
    await expect.element(daysOff).toHaveTextContent(words.bookedHere({ count: 1 }));
    await button(words.add).click();
    await expect.element(button(words.addDaysOff)).toHaveFocus();
    expect(currentToast()).toMatchObject({ title: words.daysOffAdded });
    expect(sent).toEqual({ firstDay: day, lastDay: day });
    await expect.element(daysOff.getByRole("listitem")).toHaveTextContent(words.booked({ count: 1 }));
    await expect
      .element(daysOff.getByRole("link", { name: words.seeSessions }))
      .toHaveAttribute("href", sessionsHref(day));
  });

  it("show the server's message when they are rejected", async () => {
    open({ "POST /api/coach/days-off": () => errorResponse(409, "You already have some of these days off.") });
    await button(words.addDaysOff).click();
    await firstDay.fill(day);
    await button(words.add).click();
    await expect.element(daysOff.getByRole("alert")).toHaveTextContent("You already have some of these days off.");
    await expect.element(firstDay).toHaveValue(day);
  });

  it("move focus to Add when a live event removes their row before the response", async () => {
    hours.daysOff = [dayOff];
    const removed = pendingResponse(applying({ daysOff: [] }));
    open({ "DELETE /api/coach/days-off/o1": removed.answer });
    await daysOff.getByRole("button", { name: /^Remove days off/ }).click();
    await expect.poll(removed.requested).toBe(true);
    await invalidateAll();
    await expect.element(daysOff).toHaveTextContent(words.daysOffEmpty);
    removed.respond();
    await expect.poll(currentToast).toMatchObject({ title: words.daysOffRemoved });
    await expect.element(button(words.addDaysOff)).toHaveFocus();
  });

  it.each([
    ["added", true, words.daysOffAdded],
    ["rejected", false, words.saveFailed],
  ])("show a toast when %s after another tab was opened", async (_, added, title) => {
    const answered = pendingResponse(added ? applying({}) : () => errorResponse(500, "Something went wrong."));
    open({ "POST /api/coach/days-off": answered.answer });
    await button(words.addDaysOff).click();
    await page.getByLabelText(words.firstDay).fill(day);
    await button(words.add).click();
    await expect.poll(answered.requested).toBe(true);
    leave();
    expect(currentToast()).toBeNull();
    answered.respond();
    await expect.poll(currentToast).toMatchObject({ title });
  });
});
