import * as words from "@aangan/copy/coach-crisis";
import * as common from "@aangan/copy/common";
import { labelOf } from "@aangan/copy/format";
import { crisisOutcomes } from "@aangan/copy/lists";
import { errorResponse, renderPart } from "@aangan/testing/render-part.tsx";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { CrisisHistory } from "./crisis-history";
import type { CrisisOutcome } from "./queries";

const path = "GET /api/coach/clients/lakshmi/crisis-outcomes";
const entry = (change: Partial<CrisisOutcome>): CrisisOutcome => ({
  id: "o1",
  outcome: "called",
  tier: "urgent",
  coachName: "Meera Iyer",
  own: true,
  note: "",
  unreadable: false,
  openedAt: "2026-08-14T15:30:00Z",
  closedAt: "2026-08-14T15:42:00Z",
  handovers: [],
  ...change,
});
const open = (answer: unknown) =>
  renderPart(
    <CrisisHistory
      clientId="lakshmi"
      clientName="Lakshmi"
      now={new Date("2026-08-20T12:00:00Z")}
      zone="America/Los_Angeles"
    />,
    { [path]: answer },
  );
const entries = page.getByRole("listitem");

it("lists entries with outcome, times, the coach's own note, and another coach's name", async () => {
  open([
    entry({ id: "o3", outcome: "false_alarm", note: "A line of a film.\nWe laughed." }),
    entry({ id: "o2", outcome: "handed_over", unreadable: true }),
    entry({ id: "o1", outcome: "reached_otherwise", own: false, coachName: "Kavya Nair" }),
  ]);
  await expect.element(entries.nth(0)).toHaveTextContent(labelOf(crisisOutcomes, "false_alarm"));
  await expect
    .element(entries.nth(0))
    .toHaveTextContent("Opened Fri, Aug 14 at 8:30 AM · Closed Fri, Aug 14 at 8:42 AM");
  await expect.element(entries.nth(0)).toHaveTextContent("A line of a film. We laughed.");
  await expect.element(entries.nth(1)).toHaveTextContent(words.unreadable);
  await expect.element(entries.nth(2)).toHaveTextContent("Closed Fri, Aug 14 at 8:42 AM by Kavya Nair");
  await expect.element(page.getByText(words.historyText({ clientName: "Lakshmi" }))).toBeInTheDocument();
});

it("lists the calls for the team in an entry, with the coach's own notes", async () => {
  const handover = { at: "2026-08-14T15:35:00Z", coachName: "Kavya Nair", own: false, note: "", unreadable: false };
  open([
    entry({
      handovers: [
        { ...handover, at: "2026-08-14T15:40:00Z", own: true, note: "Alone until eight." },
        { ...handover, at: "2026-08-14T15:38:00Z", own: true, unreadable: true },
        handover,
      ],
    }),
  ]);
  await expect.element(entries).toHaveTextContent("Team alerted Fri, Aug 14 at 8:40 AMAlone until eight.");
  await expect.element(entries).toHaveTextContent(`Team alerted Fri, Aug 14 at 8:38 AM${words.unreadable}`);
  await expect.element(entries).toHaveTextContent("Team alerted Fri, Aug 14 at 8:35 AM by Kavya Nair");
});

it("says that there are no entries", async () => {
  open([]);
  await expect.element(page.getByText(words.empty)).toBeInTheDocument();
});

it("shows the reason when the entries fail to load, and the entries once a retry succeeds", async () => {
  let down = true;
  open(() => (down ? errorResponse(503, "Nobody is there.") : [entry({})]));
  const alert = page.getByRole("alert");
  await expect.element(alert).toHaveTextContent(words.loadFailed);
  await expect.element(alert).toHaveTextContent("Nobody is there.");
  down = false;
  await alert.getByRole("button", { name: common.retry }).click();
  await expect.element(entries).toHaveTextContent(labelOf(crisisOutcomes, "called"));
});
