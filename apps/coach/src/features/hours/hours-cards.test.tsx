import { coachHours as words } from "@aangan/copy/coach-hours";
import { fill } from "@aangan/copy/format";
import { errorResponse, pendingResponse, renderPart } from "@aangan/testing/render-part.tsx";
import { currentToast } from "@aangan/ui/toast/store.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
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

function Cards() {
  const { data } = useHours();
  return data ? <Ready hours={data} /> : null;
}

function Ready({ hours }: { hours: Hours }) {
  return (
    <>
      <WeeklyHours edited={useWeek(hours)} published={hours.published} />
      <DateHours hours={hours} today={today} />
      <DaysOff hours={hours} sessions={[]} today={today} />
      <MeetingLink saved={hours.meetingLink} />
    </>
  );
}

/** An answer after which the hours are others. */
const becomes = (change: Partial<Hours>) => () => {
  hours = { ...hours, ...change };
  return hours;
};
const open = (more = {}) => renderPart(<Cards />, { "GET /api/coach/hours": () => hours, ...more });
/** Another tab is looked at. */
const leave = () => renderPart(<p>Elsewhere</p>);
const button = (name: string) => page.getByRole("button", { name, exact: true });
const kept = () => JSON.stringify({ ...window.sessionStorage });
const from = (day: string) => page.getByLabelText(fill(words.fromOn, { day }), { exact: true });

beforeEach(() => {
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
  };
});

describe("the weekly hours", () => {
  const weekly = page.getByRole("region", { name: words.weekly });

  it("keep what is changed while they are being published, and send it next", async () => {
    const published = pendingResponse(
      becomes({ weekly: [{ weekday: 3, from: "17:00", until: "21:00" }, ...hours.weekly.slice(1)] }),
    );
    let sent: unknown;
    open({
      "PUT /api/coach/hours": (body: unknown) => {
        if (!published.asked()) return published.answer();
        sent = body;
        return becomes(body as Pick<Hours, "weekly">)();
      },
    });
    await from("Wednesday").selectOptions("17:00");
    await button(words.publish).click();
    await expect.poll(published.asked).toBe(true);
    await from("Thursday").selectOptions("16:00");
    published.letGo();
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
    expect(kept()).not.toContain("16:00");
  });

  it("are as the server has them once they are published", async () => {
    open({
      "PUT /api/coach/hours": becomes({
        weekly: [{ weekday: 3, from: "17:30", until: "21:00" }, ...hours.weekly.slice(1)],
      }),
    });
    await from("Wednesday").selectOptions("17:00");
    await button(words.publish).click();
    await expect.element(from("Wednesday")).toHaveValue("17:30");
    await expect.element(weekly).not.toHaveTextContent(words.unsaved);
    expect(kept()).not.toContain("17:00");
  });
});

describe("the hours of one date", () => {
  const dialog = page.getByRole("dialog");
  const inDialog = (name: string) => dialog.getByRole("button", { name, exact: true });
  const date = dialog.getByLabelText(words.date);
  const dateFrom = dialog.getByLabelText(fill(words.fromOn, { day: dayName(day, today) }), { exact: true });
  const change = button(fill(words.changeOn, { day: dayName(day, today) }));
  const own = { day, windows: [{ from: "10:00", until: "12:00" }] };

  it("are there again when the dialog was closed by mistake, and nowhere once that is meant", async () => {
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
    expect(kept()).not.toContain("15:00");
    await button(words.addDateHours).click();
    await expect.element(date).toHaveValue("");
  });

  it("are kept for each date by itself", async () => {
    hours.dateHours = [own, { day: another, windows: own.windows }];
    open();
    await change.click();
    await dateFrom.selectOptions("09:00");
    await userEvent.keyboard("{Escape}");
    await button(fill(words.changeOn, { day: dayName(another, today) })).click();
    await expect
      .element(dialog.getByLabelText(fill(words.fromOn, { day: dayName(another, today) }), { exact: true }))
      .toHaveValue("10:00");
    await userEvent.keyboard("{Escape}");
    await change.click();
    await expect.element(dateFrom).toHaveValue("09:00");
  });

  it("leave nothing behind once they are saved, be it that another tab is looked at by then", async () => {
    hours.dateHours = [own];
    const saved = pendingResponse(becomes({ dateHours: [{ day, windows: [{ from: "09:00", until: "12:00" }] }] }));
    open({ [`PUT /api/coach/hours/dates/${day}`]: saved.answer });
    await change.click();
    await dateFrom.selectOptions("09:00");
    await inDialog(words.saveDate).click();
    await expect.poll(saved.asked).toBe(true);
    await expect.element(inDialog(words.cancel)).toBeDisabled();
    leave();
    expect(kept()).toContain("09:00");
    saved.letGo();
    await expect.poll(currentToast).toMatchObject({ title: words.dateSaved });
    expect(kept()).not.toContain("09:00");
  });

  it("stay in the dialog where they were set while the others were on their way", async () => {
    hours.dateHours = [own];
    const saved = pendingResponse(becomes({ dateHours: [{ day, windows: [{ from: "09:00", until: "12:00" }] }] }));
    open({ [`PUT /api/coach/hours/dates/${day}`]: saved.answer });
    await change.click();
    await dateFrom.selectOptions("09:00");
    await inDialog(words.saveDate).click();
    await expect.poll(saved.asked).toBe(true);
    await dateFrom.selectOptions("08:00");
    saved.letGo();
    await expect.poll(currentToast).toMatchObject({ title: words.dateSaved });
    await expect.element(dateFrom).toHaveValue("08:00");
    await expect.element(inDialog(words.cancel)).toBeEnabled();
  });

  it("are forgotten with the date", async () => {
    hours.dateHours = [own];
    open({ [`DELETE /api/coach/hours/dates/${day}`]: becomes({ dateHours: [] }) });
    await change.click();
    await dateFrom.selectOptions("09:00");
    await userEvent.keyboard("{Escape}");
    await button(fill(words.backToWeeklyOn, { day: dayName(day, today) })).click();
    await expect.poll(currentToast).toMatchObject({ title: words.dateRemoved });
    expect(kept()).not.toContain("09:00");
  });

  it("are kept when they could not be saved, which is said in another tab too", async () => {
    hours.dateHours = [own];
    const refused = pendingResponse(() => errorResponse(500, "Something went wrong."));
    open({ [`PUT /api/coach/hours/dates/${day}`]: refused.answer });
    await change.click();
    await dateFrom.selectOptions("09:00");
    await inDialog(words.saveDate).click();
    await expect.poll(refused.asked).toBe(true);
    leave();
    refused.letGo();
    await expect.poll(currentToast).toMatchObject({ title: words.saveFailed, variant: "destructive" });
    expect(kept()).toContain("09:00");
  });
});

describe("the link to meet at", () => {
  const link = page.getByRole("textbox", { name: words.linkLabel });

  it("takes no more while it is being saved, and is done with though another tab is looked at by then", async () => {
    const saved = pendingResponse(becomes({ meetingLink: "https://rooms.example/meera" }));
    open({ "PUT /api/coach/meeting-link": saved.answer });
    await link.fill("https://rooms.example/meera");
    await button(words.linkSave).click();
    await expect.poll(saved.asked).toBe(true);
    await expect.element(link).toHaveAttribute("readonly");
    leave();
    saved.letGo();
    await expect.poll(currentToast).toMatchObject({ title: words.linkSaved });
    expect(kept()).not.toContain("rooms.example");
  });
});

describe("days off", () => {
  it.each([
    ["are added", true, words.daysOffAdded],
    ["could not be added", false, words.saveFailed],
  ])("say that they %s though another tab is looked at by then", async (_, added, title) => {
    const answered = pendingResponse(added ? becomes({}) : () => errorResponse(500, "Something went wrong."));
    open({ "POST /api/coach/days-off": answered.answer });
    await button(words.addDaysOff).click();
    await page.getByLabelText(words.firstDay).fill(day);
    await button(words.add).click();
    await expect.poll(answered.asked).toBe(true);
    leave();
    expect(currentToast()).toBeNull();
    answered.letGo();
    await expect.poll(currentToast).toMatchObject({ title });
  });
});
