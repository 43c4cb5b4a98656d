import { coachHours as words } from "@aangan/copy/coach-hours";
import { expectRefetchError } from "@aangan/testing/expect-refetch-error.ts";
import { it } from "vitest";
import { page } from "vitest/browser";
import { meera } from "@/lib/fixtures";
import { HoursTab } from "./hours-tab";
import type { Hours } from "./queries";

const hours: Hours = {
  published: true,
  timeZone: meera.timeZone,
  weekly: [],
  daysOff: [],
  dateHours: [],
  meetingLink: "",
};

it("shows an error above the hours when the refetch fails", async () => {
  const answers = {
    "GET /api/coach/hours": hours,
    "GET /api/coach/sessions/upcoming": [],
    "GET /api/coach/calendar-feed": { exists: false, createdAt: null, lastReadAt: null },
  };
  const shown = page.getByRole("heading", { name: words.preview });
  await expectRefetchError(<HoursTab active />, answers, "GET /api/coach/hours", shown);
});
