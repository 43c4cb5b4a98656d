import * as words from "@aangan/copy/coach-sessions";
import { renderPart } from "@aangan/testing/render-part.tsx";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { sessionWith } from "@/lib/fixtures";
import { MoveDialog } from "./move-dialog";

it("marks today in the coach's time zone, not the browser's", async () => {
  // In Kolkata already March 1, in UTC and west of it still February 29.
  const now = new Date("2024-02-29T20:00:00Z");
  renderPart(<MoveDialog session={sessionWith()} zone="Asia/Kolkata" now={now} onClose={() => {}} />, {
    "GET /api/coach/sessions/s1/slots": { slots: [{ startsAt: "2024-03-02T05:00:00Z" }] },
  });
  const day = page.getByRole("button", { name: `Friday, March 1, 2024, ${words.todayMark}` });
  await expect.element(day).toHaveAttribute("aria-current", "date");
});
