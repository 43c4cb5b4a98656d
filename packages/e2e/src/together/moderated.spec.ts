import { randomBytes } from "node:crypto";
import { administration } from "@aangan/copy/administration";
import { communityPage } from "@aangan/copy/community-page";
import { communityThread as words } from "@aangan/copy/community-thread";
import { communityYours } from "@aangan/copy/community-yours";
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

test("a post with a link from a new account waits: only its author sees it until a moderator shows it @once", async ({
  page,
  anotherBrowser,
  watch,
}) => {
  test.slow();
  const title = `A list of helplines ${unique()}`;
  await registerOnboarded(page.context());
  await acceptGuidelines(page.context());
  const community = new CommunityPage(page);
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
  const own = page.getByRole("article", { name: title, exact: true });
  await expect(own).toContainText(communityYours.held);
  await own.getByRole("link").click();
  await expect(author.dialog).toContainText(words.held);
  await expectAccessible(page);

  // For other members the post does not exist.
  const other = await anotherBrowser();
  await registerOnboarded(other.context());
  await acceptGuidelines(other.context());
  const theirs = new CommunityPage(other);
  await theirs.open("?sort=recent");
  await expect(theirs.rows.first()).toBeVisible();
  await expect(theirs.row(title).row).toHaveCount(0);
  watch.expect({ status: 404, path: `/api/posts/${id}` });
  watch.tolerate({ status: 404, path: `/api/posts/${id}/comments` });
  const reader = new ThreadPage(other, title);
  await reader.open(id);
  await expect(other.getByRole("dialog", { name: words.goneTitle })).toContainText(words.goneText);

  const portal = await anotherBrowser();
  await signInCoach(portal.context(), administrator);
  const queue = new ModerationPage(portal);
  const waiting = await queue.idOf(title);
  await queue.open(waiting);
  await queue.look(waiting, "Post in Wellness");
  await expect(queue.one).toContainText(administration.statusHeld);
  await queue.take.click();
  await queue.uncover.click();
  await queue.choose("Show it");
  await queue.decide.click();
  await expectToast(portal, "Decided: Shown");

  await reader.open(id);
  await expect(reader.dialog).toContainText("I collected what helped me");
  await page.goto(addressOf("communityYours"));
  const news = page.getByRole("main").getByRole("link", { name: new RegExp(title) });
  await expect(news).toContainText(communityYours.kept);
  await page.getByRole("tab", { name: communityYours.wordsTab }).click();
  await expect(own).toContainText(communityYours.published);
});

test("whose post is removed is told, and while they may not post they read until when and why, and read on @once", async ({
  page,
  anotherBrowser,
}) => {
  test.slow();
  const title = `His name and his street ${unique()}`;
  const flagger = await anotherBrowser();
  await registerOnboarded(page.context());
  await acceptGuidelines(page.context());
  const { id } = await writePost(page.context(), { title });
  await registerOnboarded(flagger.context());
  await acceptGuidelines(flagger.context());
  const others = await writePost(flagger.context(), { title: `${title} as well`, content: "Somebody else's words." });
  const data = { postId: id, reason: "names-someone" };
  expect((await flagger.context().request.post(`${originOf("member")}/api/flag`, { data })).status()).toBe(201);
  // The member is about to write when the decision is made.
  const thread = new ThreadPage(page, `${title} as well`);
  await thread.open(others.id);
  await thread.commentBox.fill("I was there too.");

  const portal = await anotherBrowser();
  await signInCoach(portal.context(), administrator);
  const queue = new ModerationPage(portal);
  const waiting = await queue.idOf(title);
  await queue.open(waiting);
  await queue.look(waiting, "Post in Wellness");
  await queue.take.click();
  await queue.uncover.click();
  await queue.choose("Remove it");
  await queue.one.getByRole("checkbox", { name: administration.warn }).click();
  await queue.suspend.fill("3");
  await queue.one.getByRole("textbox", { name: administration.note }).fill("A street.");
  await queue.decide.click();
  const question = portal.getByRole("alertdialog", { name: administration.confirmRemove });
  await expect(question).toContainText("For 3 days");
  await expectAccessible(portal);
  await question.getByRole("button", { name: administration.confirmBack }).click();
  await expect(question).toHaveCount(0);
  await queue.decide.click();
  await question.getByRole("button", { name: administration.decide }).click();
  await expectToast(portal, "Decided: Removed");
  await expect(queue.one).toContainText("Note: A street.");
  await portal.goto(`${addressOf("coachModeration")}?state=decided`);
  await expect(queue.row(waiting)).toContainText("Removed");

  await page.reload();
  const [why = ""] = communityPage.suspended.text.split("{date}");
  await expect(thread.dialog).toContainText(why);
  await expect(thread.dialog).toContainText(/You can post again on \w{3} \d{1,2}, \d{4}/);
  await expect(thread.dialog).toContainText("Somebody else's words.");
  await expect(thread.commentBox).toHaveCount(0);
  await expectAccessible(page);
  const community = new CommunityPage(page);
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
  const news = page.getByRole("main");
  await expect(news).toContainText(communityYours.suspended);
  await expect(news).toContainText(communityYours.removedNews);
  await expect(news).toContainText(communityYours.warned);
  await expect(news).not.toContainText("A street.");
  await expectAccessible(page);
  await flagger.goto(addressOf("communityYours"));
  await expect(flagger.getByRole("main")).toContainText(communityYours.flagActed);
});
