import * as common from "@aangan/copy/common";
import * as words from "@aangan/copy/community-page";
import * as crisis from "@aangan/copy/crisis";
import * as errors from "@aangan/copy/errors";
import { routes } from "@aangan/copy/routes";
import { errorResponse, renderPart } from "@aangan/testing/render-part.tsx";
import { currentToast } from "@aangan/ui/toast/store.ts";
import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { calm, riskState } from "@/lib/fixtures";
import { CommunityScreen } from "./community-screen";
import type { PostSummary } from "./queries";

const initialUrl = window.location.href;
const post: PostSummary = {
  id: "p1",
  title: "Calling home",
  excerpt: "I never know what to say.",
  excerptCut: false,
  category: "career",
  tags: ["home"],
  author: { name: "Marigold", isYours: false },
  likes: 0,
  reactions: { support: 0, sameHere: 0, thankYou: 0, yours: [] },
  commentCount: 2,
  status: "published",
  edited: false,
  createdAt: "2026-05-04",
  appears: "",
};

afterEach(() => window.history.replaceState(null, "", initialUrl));

it("CommunityScreen shows that the posts failed to load until a retry, and takes back a reaction that failed", async () => {
  let down = true;
  const broken = () => errorResponse(500, errors.somethingWrong);
  window.history.replaceState(null, "", `${routes.community.path}?tag=home`);
  renderPart(<CommunityScreen />, {
    "GET /api/forum-alias": { guidelinesAccepted: true, suspendedUntil: null },
    "GET /api/posts": () => (down ? broken() : [post]),
    "GET /api/risk": calm,
    "POST /api/posts/p1/reactions": broken,
  });
  const alert = page.getByRole("alert").filter({ hasText: words.fetchFailed });
  await expect.element(alert).toHaveTextContent(errors.somethingWrong);
  down = false;
  await page.getByRole("button", { name: common.retry }).click();
  await expect.element(page.getByRole("article", { name: post.title })).toBeInTheDocument();

  const sameHere = page.getByRole("button", { name: "SameHere" });
  await sameHere.click();
  await expect.poll(currentToast).toMatchObject({
    title: words.reactFailed,
    description: errors.somethingWrong,
    variant: "destructive",
  });
  await expect.element(sameHere).toHaveTextContent("SameHere 0");
  await expect.element(sameHere).toHaveAttribute("aria-pressed", "false");
});

it.each([
  ["in a hard moment", () => riskState("ask"), 1],
  ["while the risk state is unknown", () => errorResponse(500, errors.somethingWrong), 1],
  ["after an easier one", () => calm, 0],
])("CommunityScreen %s shows help on the page and beside a new post: %#", async (_, risk, shown) => {
  renderPart(<CommunityScreen />, {
    "GET /api/forum-alias": { guidelinesAccepted: true, suspendedUntil: null },
    "GET /api/posts": [post],
    "GET /api/risk": risk,
  });
  await expect.element(page.getByRole("article", { name: post.title })).toBeInTheDocument();
  await expect
    .poll(() => page.getByRole("main").getByRole("heading", { name: crisis.heading }).elements())
    .toHaveLength(shown);
  await page.getByRole("button", { name: words.newPost }).first().click();
  const form = page.getByRole("dialog");
  await expect.element(form.getByRole("textbox").first()).toBeInTheDocument();
  expect(form.getByRole("link", { name: crisis.call988, exact: true }).elements()).toHaveLength(shown);
});
