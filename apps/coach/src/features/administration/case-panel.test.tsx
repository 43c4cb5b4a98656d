import { administration as words } from "@aangan/copy/administration";
import { moderationOutcomes } from "@aangan/copy/moderation";
import { errorResponse, pendingResponse, renderPart } from "@aangan/testing/render-part.tsx";
import { currentToast } from "@aangan/ui/toast/store.ts";
import { beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { inHours } from "@/lib/fixtures";
import { CasePanel } from "./case-panel";
import type { CaseDetail } from "./queries";

let found: CaseDetail;
const answers = {
  "GET /api/coach/admin/moderation/k1": () => found,
  "POST /api/coach/admin/moderation/k1/claim": () => {
    found = { ...found, claimedBy: { you: true, name: "Leela", until: inHours(0.5) } };
    return found;
  },
  "DELETE /api/coach/admin/moderation/k1/claim": () => {
    found = { ...found, claimedBy: null };
    return found;
  },
};
const panel = () => <CasePanel id="k1" state="open" now={new Date()} next={undefined} />;
const button = (name: string) => page.getByRole("button", { name, exact: true });
const deciding = page.getByRole("region", { name: words.decideTitle });
const keep = moderationOutcomes.find(({ code }) => code === "keep")?.label ?? "";

beforeEach(() => {
  found = {
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

it("keeps the focus with the decision when a case is taken and when it is given back", async () => {
  renderPart(panel(), answers);
  await button(words.take).click();
  await expect.element(button(words.take)).not.toBeInTheDocument();
  await expect.element(deciding).toHaveFocus();
  await button(words.giveBack).click();
  await expect.element(button(words.giveBack)).not.toBeInTheDocument();
  await expect.element(deciding).toHaveFocus();
});

it("says why a case could not be taken, with the focus where it was", async () => {
  renderPart(panel(), {
    ...answers,
    "POST /api/coach/admin/moderation/k1/claim": () => errorResponse(409, "Leela has it."),
  });
  await button(words.take).click();
  await expect.poll(currentToast).toMatchObject({ title: words.takeFailed, variant: "destructive" });
  await expect.element(button(words.take)).toHaveFocus();
});

it("brings the focus to what is missing, and to the title once it is decided", async () => {
  renderPart(panel(), {
    ...answers,
    "POST /api/coach/admin/moderation/k1/decision": () => {
      found = { ...found, outcome: "keep", decidedAt: inHours(0), claimedBy: null };
      return found;
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

it("says why a case could not be taken though another is looked at by then", async () => {
  const refused = pendingResponse(() => errorResponse(409, "Leela has it."));
  renderPart(panel(), { ...answers, "POST /api/coach/admin/moderation/k1/claim": refused.answer });
  await button(words.take).click();
  await expect.poll(refused.asked).toBe(true);
  renderPart(panel(), answers);
  refused.letGo();
  await expect.poll(currentToast).toMatchObject({ title: words.takeFailed, description: "Leela has it." });
});
