import { fill } from "@aangan/copy/format";
import { booking as words } from "@aangan/copy/sessions";
import { errorResponse, invalidateAll, pendingResponse, renderPart } from "@aangan/testing/render-part.tsx";
import { currentToast } from "@aangan/ui/toast/store.ts";
import { useState } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { BookingDialog } from "./booking-dialog";
import { useAllowance, useSlots } from "./queries";
import { monthAt } from "./times";

const coach = { id: "meera", name: "Meera Iyer", city: "Chennai", imageUrl: "" };
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const [startsAt, later] = [inHours(72), inHours(73)] as const;
let free: readonly string[] = [];
/** How many of the month's four sessions are used. */
let used = 0;
const note = page.getByRole("textbox", { name: new RegExp(`^${fill(words.noteLabel, { coachName: "Meera" })}`) });
const confirm = page.getByRole("button", { name: words.confirm });

/** The dialog until it closes. */
function Opened() {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? <BookingDialog coach={coach} onClose={() => setOpen(false)} /> : <p>Closed</p>;
}

/** Shows the fetched data, independently of the dialog. */
function ReadByNow() {
  const times = useSlots(coach.id).data?.slots?.length;
  const sessions = useAllowance().data?.months?.[0]?.used;
  return <p>{`Read: ${times} times, ${sessions} sessions`}</p>;
}

function open(more: Record<string, unknown>): void {
  window.sessionStorage.setItem(
    "aangan_own_somebody_booking_meera",
    JSON.stringify({ day: null, start: startsAt, note: "About my sister." }),
  );
  const drawn = (
    <>
      <Opened />
      <ReadByNow />
    </>
  );
  renderPart(drawn, {
    "GET /api/coaches/*/slots": () => ({
      coachId: coach.id,
      minutes: 60,
      timeZone: "Asia/Kolkata",
      memberTimeZone: "America/Chicago",
      published: true,
      slots: free.map((start) => ({ startsAt: start, endsAt: new Date(Date.parse(start) + 1_800_000).toISOString() })),
    }),
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
});

describe("the note of a session", () => {
  it("takes in nothing more while it is on its way", async () => {
    const refused = pendingResponse(() => errorResponse(409, "That time is gone."));
    open({ "POST /api/sessions": refused.answer });
    await expect.element(note).toHaveValue("About my sister.");
    await expect.element(note).not.toHaveAttribute("readonly");
    await confirm.click();
    await expect.poll(refused.asked).toBe(true);
    await expect.element(note).toHaveAttribute("readonly");
    refused.letGo();
    await expect.poll(currentToast).toMatchObject({ title: words.scheduleFailed, variant: "destructive" });
    await expect.element(note).not.toHaveAttribute("readonly");
    await expect.element(note).toHaveValue("About my sister.");
  });
});

describe("a session that is being booked", () => {
  const time = (at: number) => page.getByRole("radio").nth(at);

  it("stays as it was sent until the answer is there, though the time is heard of as taken", async () => {
    const booked = pendingResponse(() => ({ id: "booked" }));
    open({ "POST /api/sessions": booked.answer });
    await expect.element(time(0)).toBeChecked();
    await confirm.click();
    await expect.poll(booked.asked).toBe(true);
    free = [later];
    await invalidateAll();
    await userEvent.keyboard("{Escape}");
    await time(1).click({ force: true });
    await expect.element(time(0)).toBeChecked();
    await expect.element(page.getByText(words.timeGone)).not.toBeInTheDocument();
    booked.letGo();
    await expect.element(page.getByText("Closed")).toBeInTheDocument();
    expect(currentToast()).toMatchObject({ title: words.scheduled.title });
  });

  it("stays as it was sent though it is the coach's last time, and the month's last session", async () => {
    const booked = pendingResponse(() => ({ id: "booked" }));
    [free, used] = [[startsAt], 3];
    open({ "POST /api/sessions": booked.answer });
    await expect.element(page.getByText("Read: 1 times, 3 sessions")).toBeInTheDocument();
    await expect.element(time(0)).toBeChecked();
    await confirm.click();
    await expect.poll(booked.asked).toBe(true);
    [free, used] = [[], 4];
    await invalidateAll();
    await expect.element(page.getByText("Read: 0 times, 4 sessions")).toBeInTheDocument();
    await expect.element(time(0)).toBeChecked();
    await expect.element(note).toHaveValue("About my sister.");
    await expect.element(page.getByText(words.fullText)).not.toBeInTheDocument();
    booked.letGo();
    await expect.element(page.getByText("Closed")).toBeInTheDocument();
    expect(currentToast()).toMatchObject({ title: words.scheduled.title });
  });

  it("is said to be past the month only once it is refused", async () => {
    const refused = pendingResponse(() => errorResponse(409, "The month is full."));
    used = 3;
    open({ "POST /api/sessions": refused.answer });
    await expect.element(page.getByText("Read: 2 times, 3 sessions")).toBeInTheDocument();
    await expect.element(time(0)).toBeChecked();
    await confirm.click();
    await expect.poll(refused.asked).toBe(true);
    used = 4;
    await invalidateAll();
    await expect.element(page.getByText("Read: 2 times, 4 sessions")).toBeInTheDocument();
    await expect.element(page.getByText(words.fullText)).not.toBeInTheDocument();
    refused.letGo();
    await expect.element(page.getByText(words.fullText)).toBeInTheDocument();
    await expect.element(note).toHaveValue("About my sister.");
  });

  it("shows that there is no time left once the last one is refused", async () => {
    const refused = pendingResponse(() => errorResponse(409, "That time is gone."));
    free = [startsAt];
    open({ "POST /api/sessions": refused.answer });
    await expect.element(time(0)).toBeChecked();
    await confirm.click();
    await expect.poll(refused.asked).toBe(true);
    free = [];
    await invalidateAll();
    await expect.element(page.getByText("Read: 0 times, 0 sessions")).toBeInTheDocument();
    await expect.element(time(0)).toBeChecked();
    refused.letGo();
    await expect.element(page.getByText(fill(words.noSlotsText, { coachName: "Meera" }))).toBeInTheDocument();
    await expect.poll(currentToast).toMatchObject({ title: words.scheduleFailed, variant: "destructive" });
  });

  it("that somebody else was given is said to be gone, and the dialog closes as ever", async () => {
    const refused = pendingResponse(() => errorResponse(409, "That time is gone."));
    open({ "POST /api/sessions": refused.answer });
    await expect.element(time(0)).toBeChecked();
    await confirm.click();
    await expect.poll(refused.asked).toBe(true);
    free = [later];
    await invalidateAll();
    refused.letGo();
    await expect.element(page.getByText(words.timeGone)).toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByText("Closed")).toBeInTheDocument();
  });
});
