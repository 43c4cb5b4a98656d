import * as words from "@aangan/copy/coach-sessions";
import { limits } from "@aangan/copy/limits";
import { sessionRatings } from "@aangan/copy/lists";
import { errorResponse, renderPart } from "@aangan/testing/render-part.tsx";
import { currentToast } from "@aangan/ui/toast/store.ts";
import { beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { inHours, sessionWith } from "@/lib/fixtures";
import type { Recap } from "./queries";
import { SessionsTab } from "./sessions-tab";

const clientName = "Lakshmi";
const name = (label: string) => new RegExp(`^${label}`);
const summary = page.getByRole("textbox", { name: name(words.recap.summary) });
const agreed = page.getByRole("textbox", { name: name(words.recap.agreed) });
const button = (label: string) => page.getByRole("button", { name: label, exact: true });

let recap: Recap;
let sent: { summary: string; agreed: string; share: boolean; updatedAt: string }[];
/** The server's error about the next save. */
let refusal: Response | null;

beforeEach(() => {
  const none = { summary: "", agreed: "", unreadable: false, updatedAt: null, sharedAt: null, changedAt: null };
  recap = { ...none, feedback: null };
  sent = [];
  refusal = null;
});

async function openDialog(): Promise<void> {
  renderPart(<SessionsTab zone="Asia/Kolkata" />, {
    "GET /api/coach/sessions/upcoming": [],
    "GET /api/coach/sessions/past": () => ({
      items: [
        sessionWith({
          date: inHours(-3),
          endsAt: inHours(-2),
          status: "completed",
          recap: recap.sharedAt ? "shared" : recap.updatedAt ? "draft" : "none",
          hasFeedback: recap.feedback !== null,
        }),
      ],
      more: false,
    }),
    "GET /api/coach/sessions/s1/recap": () => recap,
    "PUT /api/coach/sessions/s1/recap": (body: unknown) => {
      const saved = body as (typeof sent)[number];
      sent.push(saved);
      if (refusal) return refusal;
      const at = inHours(0);
      recap = {
        ...recap,
        summary: saved.summary,
        agreed: saved.agreed,
        updatedAt: at,
        changedAt: recap.sharedAt ? at : null,
        sharedAt: recap.sharedAt ?? (saved.share ? at : null),
      };
      return recap;
    },
  });
  await page
    .getByRole("button", { name: new RegExp(`^(${words.recap.write}|${words.recap.finish}|${words.recap.edit})`) })
    .click();
}

it("saves a draft, shares it and changes it", async () => {
  await openDialog();
  await summary.fill("We talked about Sundays.");
  await button(words.recap.save).click();
  await expect.poll(() => currentToast()?.title).toBe(words.recap.saved);
  await expect.element(page.getByText(words.recap.draft)).toBeInTheDocument();
  await page.getByRole("button", { name: name(words.recap.finish) }).click();
  await expect.element(summary).toHaveValue("We talked about Sundays.");
  await agreed.fill("One walk.");
  await button(words.recap.share({ clientName })).click();
  await expect.poll(() => currentToast()?.title).toBe(words.recap.sharedTitle);
  await expect.element(page.getByText(words.recap.shared)).toBeInTheDocument();
  await page.getByRole("button", { name: name(words.recap.edit) }).click();
  await expect.element(page.getByText(words.recap.leadShared({ clientName }))).toBeInTheDocument();
  await expect.element(button(words.recap.share({ clientName }))).not.toBeInTheDocument();
  await agreed.fill("Two walks.");
  await button(words.recap.update).click();
  await expect.poll(() => currentToast()?.title).toBe(words.recap.updated);
  expect(sent.map((one) => [one.agreed, one.share])).toEqual([
    ["", false],
    ["One walk.", true],
    ["Two walks.", false],
  ]);
  // Each save names the version that was edited.
  expect(sent[0]?.updatedAt).toBe("");
  expect(sent[2]?.updatedAt).not.toBe("");
});

it("keeps the text when saving fails, and shows the saved version on request", async () => {
  await openDialog();
  await summary.fill("a".repeat(limits.recapSummaryMax + 1));
  await button(words.recap.save).click();
  await expect.element(summary).toHaveAttribute("aria-invalid", "true");
  await expect.element(summary).toHaveFocus();
  expect(sent).toEqual([]);
  await summary.fill("Mine");
  refusal = errorResponse(409, "Changed elsewhere.", [{ field: "updatedAt", message: "Changed elsewhere." }]);
  recap = { ...recap, summary: "Theirs", updatedAt: inHours(-1) };
  await button(words.recap.save).click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("Changed elsewhere.");
  await expect.element(summary).toHaveValue("Mine");
  await button(words.recap.reload).click();
  await expect.element(summary).toHaveValue("Theirs");
});

it("shows how it went for the client", async () => {
  const [rating] = sessionRatings;
  if (!rating) throw new Error("no rating");
  recap = { ...recap, feedback: { rating: rating.code, note: "I slept.", unreadable: false } };
  await openDialog();
  const answer = page.getByRole("figure");
  await expect.element(answer).toHaveTextContent(words.recap.answer({ clientName }));
  await expect.element(answer).toHaveTextContent(rating.label);
  await expect.element(answer).toHaveTextContent("I slept.");
});
