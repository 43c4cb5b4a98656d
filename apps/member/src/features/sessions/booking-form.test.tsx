import { fill } from "@aangan/copy/format";
import { booking as words } from "@aangan/copy/sessions";
import { draw, onItsWay, refusal } from "@aangan/shell/screen";
import { currentToast } from "@aangan/ui/toast";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { BookingDialog } from "./booking-dialog";

const coach = { id: "meera", name: "Meera Iyer", city: "Chennai", imageUrl: "" };
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const [startsAt, endsAt] = [inHours(72), inHours(73)];
const note = page.getByRole("textbox", { name: new RegExp(`^${fill(words.noteLabel, { coachName: "Meera" })}`) });
const confirm = page.getByRole("button", { name: words.confirm });

function open(more: Record<string, unknown>): void {
  window.sessionStorage.setItem(
    "aangan_own_somebody_booking_meera",
    JSON.stringify({ day: null, start: startsAt, note: "About my sister." }),
  );
  draw(<BookingDialog coach={coach} onClose={() => undefined} />, {
    "GET /api/coaches/*/slots": {
      coachId: coach.id,
      minutes: 60,
      timeZone: "Asia/Kolkata",
      memberTimeZone: "America/Chicago",
      published: true,
      slots: [{ startsAt, endsAt }],
    },
    "GET /api/session-allowance": { included: 4, hardStop: false, months: [] },
    ...more,
  });
}

describe("the note of a session", () => {
  it("takes in nothing more while it is on its way", async () => {
    const refused = onItsWay(() => refusal(409, "That time is gone."));
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
