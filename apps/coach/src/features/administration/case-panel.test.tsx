import * as words from "@aangan/copy/administration";
import { moderationOutcomes } from "@aangan/copy/lists";
import * as moderation from "@aangan/copy/moderation";
import { errorResponse, pendingResponse, renderPart } from "@aangan/testing/render-part.tsx";
import { currentToast } from "@aangan/ui/toast/store.ts";
import { beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { inHours } from "@/lib/fixtures";
import { CasePanel } from "./case-panel";
import type { CaseDetail } from "./queries";

let detail: CaseDetail;
const answers = {
  "GET /api/coach/admin/moderation/k1": () => detail,
  "POST /api/coach/admin/moderation/k1/claim": () => {
    detail = { ...detail, claimedBy: { you: true, name: "Leela", until: inHours(0.5) } };
    return detail;
  },
  "DELETE /api/coach/admin/moderation/k1/claim": () => {
    detail = { ...detail, claimedBy: null };
    return detail;
  },
};
const panel = () => <CasePanel id="k1" state="open" now={new Date()} next={undefined} />;
const button = (name: string) => page.getByRole("button", { name, exact: true });
const decisionForm = page.getByRole("region", { name: words.decideTitle });
const keep = moderationOutcomes.find(({ code }) => code === "keep")?.label ?? "";

beforeEach(() => {
  detail = {
    id: "k1",
    target: "post",
    title: "A long week",
    excerpt: "",
    content: "It was a long week.",
    postContent: "",
    category: "wellness",
    authorName: "Marigold",
    author: null,
    reasons: ["flagged"],
    flags: 1,
    flagList: [],
    earlier: [],
    appeal: null,
    crisis: "",
    hidden: false,
    status: "published",
    openedAt: inHours(-3),
    claimedBy: null,
    outcome: null,
    decidedAt: null,
    note: "",
    revision: "r1",
  };
});

it("moves focus to the decision form when a case is claimed and when it is released", async () => {
  renderPart(panel(), answers);
  await button(words.take).click();
  await expect.element(button(words.take)).not.toBeInTheDocument();
  await expect.element(decisionForm).toHaveFocus();
  await button(words.giveBack).click();
  await expect.element(button(words.giveBack)).not.toBeInTheDocument();
  await expect.element(decisionForm).toHaveFocus();
});

it("shows a toast and keeps focus on the button when a case cannot be claimed", async () => {
  renderPart(panel(), {
    ...answers,
    "POST /api/coach/admin/moderation/k1/claim": () => errorResponse(409, "Leela has it."),
  });
  await button(words.take).click();
  await expect.poll(currentToast).toMatchObject({ title: words.takeFailed, variant: "destructive" });
  await expect.element(button(words.take)).toHaveFocus();
});

it("focuses the missing field on submit, and the title after the decision is stored", async () => {
  renderPart(panel(), {
    ...answers,
    "POST /api/coach/admin/moderation/k1/decision": () => {
      detail = { ...detail, outcome: "keep", decidedAt: inHours(0), claimedBy: null };
      return detail;
    },
  });
  await button(words.take).click();
  await button(words.decide).click();
  await expect.element(page.getByRole("radio", { name: new RegExp(`^${keep}`) })).toHaveFocus();
  await page.getByRole("radio", { name: new RegExp(`^${keep}`) }).click();
  await button(words.decide).click();
  await expect.element(page.getByText(words.readFirst)).toBeInTheDocument();
  await button(words.uncover).click();
  await button(words.decide).click();
  await expect.element(button(words.decide)).not.toBeInTheDocument();
  await expect.element(page.getByRole("heading", { level: 2 })).toHaveFocus();
});

it("covers the text and the reporters' notes until they are uncovered, and again after a reload", async () => {
  detail.flagList = [{ reason: "names-someone", notes: "It names a street.", createdAt: inHours(-2) }];
  renderPart(panel(), answers);
  const covered = () => document.querySelector("[inert]")?.textContent;
  await expect.poll(covered).toContain("A long week");
  await expect.element(page.getByText(words.coveredToo)).toBeInTheDocument();
  await expect.element(page.getByText("It names a street.")).not.toBeInTheDocument();
  await button(words.uncover).click();
  await expect.element(page.getByText("It names a street.")).toBeInTheDocument();
  expect(covered()).toBeUndefined();
  renderPart(panel(), answers);
  await expect.element(button(words.uncover)).toBeInTheDocument();
  await expect.poll(covered).toContain("A long week");
});

it("keeps the chosen outcome over a reload and a failed decision, and sends it with the text's revision", async () => {
  const sent: unknown[] = [];
  renderPart(panel(), answers);
  await button(words.take).click();
  await button(words.decide).click();
  await expect.element(page.getByRole("radiogroup")).toHaveAccessibleDescription(new RegExp(moderation.chooseOutcome));
  await page.getByRole("radio", { name: new RegExp(`^${keep}`) }).click();
  renderPart(panel(), {
    ...answers,
    "POST /api/coach/admin/moderation/k1/decision": (body: unknown) => {
      sent.push(body);
      if (sent.length === 1) return errorResponse(500, "Something went wrong.");
      detail = { ...detail, outcome: "keep", decidedAt: inHours(0), claimedBy: null };
      return detail;
    },
  });
  await expect.element(page.getByRole("radio", { name: new RegExp(`^${keep}`) })).toBeChecked();
  await button(words.uncover).click();
  await button(words.decide).click();
  const alert = page.getByRole("alert").filter({ hasText: words.decideFailed });
  await expect.element(alert).toHaveTextContent("Something went wrong.");
  await button(words.decide).click();
  await expect.poll(currentToast).toMatchObject({ title: "Decided: Shown" });
  await expect.element(page.getByText(words.decidedTitle)).toBeInTheDocument();
  expect(sent).toHaveLength(2);
  expect(sent[0]).toMatchObject({ outcome: "keep", revision: "r1" });
  expect(sent[1]).toEqual(sent[0]);
});

it("shows a toast for a failed claim after another case was opened", async () => {
  const refused = pendingResponse(() => errorResponse(409, "Leela has it."));
  renderPart(panel(), { ...answers, "POST /api/coach/admin/moderation/k1/claim": refused.answer });
  await button(words.take).click();
  await expect.poll(refused.requested).toBe(true);
  renderPart(panel(), answers);
  refused.respond();
  await expect.poll(currentToast).toMatchObject({ title: words.takeFailed, description: "Leela has it." });
});
