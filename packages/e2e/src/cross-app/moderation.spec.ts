import { randomBytes } from "node:crypto";
import * as administration from "@aangan/copy/administration";
import * as communityPage from "@aangan/copy/community-page";
import * as words from "@aangan/copy/community-thread";
import * as communityYours from "@aangan/copy/community-yours";
import { ModerationPage } from "../coach/moderation-page";
import { CommunityPage } from "../member/community-page";
import { ThreadPage } from "../member/thread-page";
import { addressOf, originOf } from "../support/addresses";
import { expectAccessible } from "../support/axe";
import { acceptGuidelines, writePost } from "../support/community";
import { administrator, registerOnboarded, signInCoach } from "../support/people";
import { closeToast, expectToast } from "../support/screen";
import { expect, test } from "../support/test";

/** A unique word of ASCII letters. */
const unique = () =>
  [...randomBytes(5).toString("hex")].map((digit) => "abcdefghijklmnop"[Number.parseInt(digit, 16)]).join("");

test("a new account's post with a link waits for a moderator; the author of a removed post is notified, and sees the reason and end of their suspension @once", async ({
  page,
  anotherBrowser,
  watch,
}) => {
  test.slow();
  await registerOnboarded(page.context());
  await acceptGuidelines(page.context());
  const otherPage = await anotherBrowser();
  await registerOnboarded(otherPage.context());
  await acceptGuidelines(otherPage.context());
  const moderatorPage = await anotherBrowser();
  await signInCoach(moderatorPage.context(), administrator);
  const queue = new ModerationPage(moderatorPage);
  const community = new CommunityPage(page);

  await test.step("the post with a link is visible to its author only until a moderator approves it", async () => {
    const title = `A list of helplines ${unique()}`;
    await community.open("?sort=recent");
    await community.newPost.click();
    await community.title.fill(title);
    await community.content.fill("I collected what helped me: https://example.org/lists");
    await community.choose("wellness");
    const posted = page.waitForResponse((one) => one.request().method() === "POST" && one.url().endsWith("/api/posts"));
    await community.post.click();
    await expectToast(page, communityPage.form.createdHeld.title, communityPage.form.createdHeld.text);
    await closeToast(page);
    const { id }: { id: string } = await (await posted).json();
    const author = new ThreadPage(page, title);
    await page.goto(`${addressOf("communityYours")}?tab=words`);
    const ownPost = page.getByRole("article", { name: title, exact: true });
    await expect(ownPost).toContainText(communityYours.held);
    await ownPost.getByRole("link").click();
    await expect(author.dialog).toContainText(words.held);
    await expectAccessible(page);

    // For other members the post does not exist.
    const otherCommunity = new CommunityPage(otherPage);
    await otherCommunity.open("?sort=recent");
    await expect(otherCommunity.rows.first()).toBeVisible();
    await expect(otherCommunity.row(title).row).toHaveCount(0);
    watch.expect({ status: 404, path: `/api/posts/${id}` });
    watch.tolerate({ status: 404, path: `/api/posts/${id}/comments` });
    const reader = new ThreadPage(otherPage, title);
    await reader.open(id);
    await expect(otherPage.getByRole("dialog", { name: words.goneTitle })).toContainText(words.goneText);

    const caseId = await queue.caseIdOf(title);
    await queue.open(caseId);
    await queue.openCase(caseId, "Post in Wellness");
    await expect(queue.currentCase).toContainText(administration.statusHeld);
    await queue.claim.click();
    await queue.uncover.click();
    await queue.chooseOutcome("Show it");
    await queue.decide.click();
    await expectToast(moderatorPage, "Decided: Shown");

    await reader.open(id);
    await expect(reader.dialog).toContainText("I collected what helped me");
    await page.goto(addressOf("communityYours"));
    const yourPosts = page.getByRole("main").getByRole("link", { name: new RegExp(title) });
    await expect(yourPosts).toContainText(communityYours.kept);
    await page.getByRole("tab", { name: communityYours.wordsTab }).click();
    await expect(ownPost).toContainText(communityYours.published);
  });

  await test.step("the author of a removed post is suspended, and notified while reading", async () => {
    const title = `His name and his street ${unique()}`;
    const { id } = await writePost(page.context(), { title });
    const otherPost = await writePost(otherPage.context(), {
      title: `${title} as well`,
      content: "Somebody else's words.",
    });
    const data = { postId: id, reason: "names-someone" };
    expect((await otherPage.context().request.post(`${originOf("member")}/api/flag`, { data })).status()).toBe(201);
    // The member is writing a comment when the decision is made.
    const thread = new ThreadPage(page, `${title} as well`);
    await thread.open(otherPost.id);
    await thread.commentBox.fill("I was there too.");

    const caseId = await queue.caseIdOf(title);
    await queue.open(caseId);
    await queue.openCase(caseId, "Post in Wellness");
    await queue.claim.click();
    await queue.uncover.click();
    await queue.chooseOutcome("Remove it");
    await queue.currentCase.getByRole("checkbox", { name: administration.warn }).click();
    await queue.suspendDays.fill("3");
    await queue.currentCase.getByRole("textbox", { name: administration.note }).fill("A street.");
    await queue.decide.click();
    const question = moderatorPage.getByRole("alertdialog", { name: administration.confirmRemove });
    await expect(question).toContainText("For 3 days");
    await expectAccessible(moderatorPage);
    await question.getByRole("button", { name: administration.confirmBack }).click();
    await expect(question).toHaveCount(0);
    await queue.decide.click();
    await question.getByRole("button", { name: administration.decide }).click();
    await expectToast(moderatorPage, "Decided: Removed");
    await expect(queue.currentCase).toContainText("Note: A street.");
    await moderatorPage.goto(`${addressOf("coachModeration")}?state=decided`);
    await expect(queue.row(caseId)).toContainText("Removed");

    await page.reload();
    const [reason = ""] = communityPage.suspended.text({ date: "\n" }).split("\n");
    await expect(thread.dialog).toContainText(reason);
    await expect(thread.dialog).toContainText(/You can post again on \w{3} \d{1,2}, \d{4}/);
    await expect(thread.dialog).toContainText("Somebody else's words.");
    await expect(thread.commentBox).toHaveCount(0);
    await expectAccessible(page);
    await community.open("?sort=recent");
    const notice = community.main.getByText(communityPage.suspended.title);
    await expect(notice).toBeVisible();
    await expect(community.row(`${title} as well`).row).toBeVisible();
    await community.newPost.click();
    await expectToast(page, communityPage.suspended.title);
    await closeToast(page);
    await expect(community.form).toHaveCount(0);
    const reaction = community.row(`${title} as well`).reaction("Support");
    await reaction.click();
    await expectToast(page, communityPage.suspended.title);
    await expect(reaction).toHaveText("Support 0");

    await page.goto(addressOf("communityYours"));
    const yourPosts = page.getByRole("main");
    await expect(yourPosts).toContainText(communityYours.suspended);
    await expect(yourPosts).toContainText(communityYours.removedNews);
    await expect(yourPosts).toContainText(communityYours.warned);
    await expect(yourPosts).not.toContainText("A street.");
    await expectAccessible(page);
    await otherPage.goto(addressOf("communityYours"));
    await expect(otherPage.getByRole("main")).toContainText(communityYours.flagActed);
  });
});
