import { randomBytes } from "node:crypto";
import * as words from "@aangan/copy/administration";
import * as coachDashboard from "@aangan/copy/coach-dashboard";
import * as communityYours from "@aangan/copy/community-yours";
import type { BrowserContext, Page } from "@playwright/test";
import { addressOf, originOf } from "../support/addresses";
import { acceptGuidelines, writePost } from "../support/community";
import { administrator, coaches, openPortal, registerOnboarded } from "../support/people";
import { closeToast, expectToast, toastOf } from "../support/screen";
import { expect, test } from "../support/test";
import { CoachLoginPage } from "./login-page";
import { ModerationPage } from "./moderation-page";

/** A unique word of ASCII letters. */
const unique = () =>
  [...randomBytes(5).toString("hex")].map((digit) => "abcdefghijklmnop"[Number.parseInt(digit, 16)]).join("");

const name = "Post in Relationships";
const content = "My cousin Ravi of Oak Street never calls back.";

/** A post flagged by another member; both contexts stay signed in. */
async function flaggedPost(author: BrowserContext, flagger: BrowserContext): Promise<string> {
  const title = `A name in it ${unique()}`;
  await registerOnboarded(author);
  await acceptGuidelines(author);
  const { id } = await writePost(author, { title, content, category: "relationships" });
  await registerOnboarded(flagger);
  const answer = await flagger.request.post(`${originOf("member")}/api/flag`, {
    data: { postId: id, reason: "names-someone", notes: "It names a street." },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return title;
}

const openYourPosts = async (page: Page) => {
  await page.goto(addressOf("communityYours"));
  return page.getByRole("main");
};

test("an administrator claims a case, uncovers its text, and decides to show the post @once", async ({
  page,
  anotherBrowser,
}) => {
  test.slow();
  const flaggerPage = await anotherBrowser();
  const title = await flaggedPost((await anotherBrowser()).context(), flaggerPage.context());

  const login = new CoachLoginPage(page);
  await login.open();
  await login.enter(administrator.email);
  await expect(page).toHaveURL(addressOf("coachAdmin"));
  await expect(page.getByRole("heading", { level: 1, name: words.title })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(/\d+ open cases?/);
  // An administrator who does not coach sees no coach navigation and no inactive-account notice.
  await expect(toastOf(page).filter({ hasText: coachDashboard.notActive.title })).toHaveCount(0);
  await expect(page.getByRole("link", { name: coachDashboard.clients, exact: true })).toHaveCount(0);
  await page.goto(addressOf("coachDashboard"));
  await expect(page).toHaveURL(addressOf("coachAdmin"));

  const queue = new ModerationPage(page);
  const id = await queue.caseIdOf(title);
  await queue.open(id);
  await expect(queue.row(id)).toContainText("1 report");
  await expect(queue.row(id)).not.toContainText(title);
  await queue.openCase(id, name);
  await expect(page).toHaveURL(/\?case=/);
  // The author's text is covered, including the title.
  await expect(queue.currentCase.getByText(title)).toHaveCount(1);
  await expect(queue.currentCase.locator("[inert]")).toContainText(title);
  await expect(queue.currentCase).toContainText("Shares someone's identity");
  // A reporter's note may quote the text.
  await expect(queue.currentCase).toContainText(words.coveredToo);
  await expect(queue.currentCase.getByText("It names a street.")).toHaveCount(0);
  await expect(queue.currentCase).toContainText(words.newAccount);
  await expect(queue.currentCase).toContainText(words.beforeNone);

  await queue.claim.click();
  await expect(queue.currentCase).toContainText("Yours for 30 more minutes");
  await queue.chooseOutcome("Show it");
  await queue.uncover.click();
  await expect(queue.currentCase.getByText(content)).toBeVisible();
  await expect(queue.currentCase.getByText("It names a street.")).toBeVisible();
  await queue.decide.click();
  await expectToast(page, "Decided: Shown");
  await closeToast(page);
  await expect(queue.currentCase).toContainText(words.decidedTitle);
  await expect(queue.currentCase).not.toContainText(words.authorTitle);
  await expect(await openYourPosts(flaggerPage)).toContainText(communityYours.flagKept);

  await page.goto(addressOf("coachAudit"));
  const line = page.getByRole("listitem").filter({ hasText: `${administrator.name} decided on a post` });
  await expect(line.first()).toBeVisible();
});

test("a coach who is not an administrator is redirected from its pages, and its API responds 403 @once", async ({
  page,
}) => {
  await openPortal(page, coaches.thomas);
  await expect(page.getByRole("heading", { level: 1, name: coachDashboard.clients })).toBeVisible();
  await expect(page.getByRole("link", { name: words.name })).toHaveCount(0);
  for (const route of ["coachAdmin", "coachModeration", "coachPayments", "coachAudit"] as const) {
    await page.goto(addressOf(route));
    await expect(page, route).toHaveURL(addressOf("coachDashboard"));
  }
  expect(await new ModerationPage(page).queueStatus()).toBe(403);
});
