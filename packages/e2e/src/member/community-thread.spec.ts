import { randomBytes, randomUUID } from "node:crypto";
import * as copy from "@aangan/copy/community-thread";
import * as communityYours from "@aangan/copy/community-yours";
import type { Browser, Route } from "@playwright/test";
import { addressOf, originOf } from "../support/addresses";
import { expectAccessible } from "../support/axe";
import { acceptGuidelines, writePost } from "../support/community";
import { genericError } from "../support/failing-requests";
import { clearSession, registerOnboarded, signIn } from "../support/people";
import { holdResponses, mockNextResponses } from "../support/responses";
import { closeToast, expectToast } from "../support/screen";
import { expect, test } from "../support/test";
import { AuthPage } from "./auth-page";
import { CommunityPage } from "./community-page";
import { ThreadPage, threadAddress } from "./thread-page";

/** A random alphabetic word that no other test uses. */
const uniqueWord = () =>
  [...randomBytes(5).toString("hex")].map((digit) => "abcdefghijklmnop"[Number.parseInt(digit, 16)]).join("");

/** Creates a post by a new member and closes their browser. */
async function postByOtherMember(browser: Browser, title: string): Promise<{ id: string; name: string }> {
  const context = await browser.newContext();
  await registerOnboarded(context);
  await acceptGuidelines(context);
  const post = await writePost(context, { title });
  await context.close();
  return post;
}

test("two members talk in a thread under pseudonyms, and the bell does not name the post @once", async ({
  page,
  anotherBrowser,
}) => {
  const title = `Eleven years and I still pack light ${uniqueWord()}`;
  const authorPage = await anotherBrowser();
  await registerOnboarded(authorPage.context());
  await acceptGuidelines(authorPage.context());
  const post = await writePost(authorPage.context(), { title, content: "How do you stay?" });
  const author = new ThreadPage(authorPage, title);
  await author.open(post.id);
  await expect(author.dialog).toContainText("No comments yet");
  await expect(author.dialog).toContainText(`You write here as ${post.name}.`);

  // The second member follows a link and has to log in first.
  const person = await registerOnboarded(page.context());
  await acceptGuidelines(page.context());
  await clearSession(page);
  const reader = new ThreadPage(page, title);
  await reader.open(post.id);
  await expect(page).toHaveURL(/\/auth\?next=/);
  await new AuthPage(page).enter(person.username);
  await expect(page).toHaveURL(threadAddress(post.id));
  await expect(reader.dialog).toContainText(`${post.name}${copy.originalPoster}`);
  await reader.reaction("SameHere").click();
  await expect(reader.reaction("SameHere")).toHaveText("SameHere 1");
  await reader.write("ab");
  await expect(reader.dialog).toContainText("Comment must be at least 3 characters");
  await reader.write("I bought a bookshelf.\nIt was a Tuesday.");
  await expect(reader.comments).toHaveCount(1);
  await expect(reader.comments).toContainText("You");
  await expect(reader.commentBox).toHaveValue("");
  await expect(reader.commentBox).toBeFocused();
  await expectAccessible(page);

  // A new comment is only inserted when the author clicks the button, so nothing moves.
  await author.triggerRefetch();
  await author.dialog.getByRole("button", { name: "1 new comment", exact: true }).click();
  await expect(author.comment("It was a Tuesday.")).toBeFocused();
  await expect(author.reaction("SameHere")).toHaveText("SameHere 1");
  await author.write("Tuesdays are for bookshelves.");
  await expect(author.comment("Tuesdays are for bookshelves.")).toContainText(
    `${post.name}${copy.originalPoster}${copy.you}`,
  );
  await reader.triggerRefetch();
  await reader.dialog.getByRole("button", { name: "1 new comment", exact: true }).click();
  await expect(reader.comment("Tuesdays are for bookshelves.")).toContainText(copy.originalPoster);
  await expect(reader.comment("Tuesdays are for bookshelves.")).not.toContainText(copy.you);

  await reader.chooseForComment("It was a Tuesday.", copy.edit);
  const editBox = reader.dialog.getByRole("textbox", { name: copy.editLabel });
  await editBox.fill("It was a Wednesday.");
  await editBox.press("Control+Enter");
  await expect(reader.comment("It was a Wednesday.")).toContainText("edited");
  await reader.chooseForComment("It was a Wednesday.", copy.delete);
  await page.getByRole("alertdialog").getByRole("button", { name: copy.deleteIt }).click();
  await expectToast(page, copy.commentDeleted.title);
  await expect(reader.comments).toHaveCount(1);
  // The author is not notified of a deleted comment, so add one that stays.
  await reader.write("I will find out which day it was.");
  await expect(reader.comments).toHaveCount(2);
  await reader.dialog.getByRole("button", { name: "Close" }).click();
  await expect(reader.dialog).toHaveCount(0);
  await expect(page).toHaveURL(addressOf("community"));
  const community = new CommunityPage(page);
  await community.order("Recent First").click();
  await community.row(title).title.click();
  await expect(reader.comments).toHaveCount(2);
  await page.goBack();
  await expect(reader.dialog).toHaveCount(0);
  await expect(page).toHaveURL(`${addressOf("community")}?sort=recent`);

  // The notification does not name the post; the member's own page does.
  await authorPage.goto(addressOf("dashboard"));
  await authorPage.getByRole("button", { name: /^Notifications, 1 unread/ }).click();
  await authorPage.getByRole("link", { name: /There are new comments in threads you follow\..*Unread$/ }).click();
  await expect(authorPage).toHaveURL(addressOf("communityYours"));
  // The notice of the first comment was seen with the thread.
  const notification = authorPage.getByRole("main").getByRole("link", { name: new RegExp(`${title}.*New$`) });
  await expect(notification).toContainText(communityYours.answer({ count: 1 }));
  await expect(notification).toContainText(communityYours.unseenMark);
  await expectAccessible(authorPage);
  await expect(authorPage.getByRole("button", { name: "Notifications, all read" })).toBeVisible();
  await authorPage.getByRole("tab", { name: communityYours.wordsTab }).click();
  await expect(authorPage.getByRole("article", { name: title, exact: true })).toContainText(communityYours.published);
  await expect(authorPage.getByRole("article", { name: `Comment on: ${title}` })).toContainText("Tuesdays");
  await expectAccessible(authorPage);
  await authorPage.getByRole("article", { name: title, exact: true }).getByRole("link").click();
  await author.choose(copy.delete);
  await authorPage.getByRole("alertdialog").getByRole("button", { name: copy.deleteIt }).click();
  await expectToast(authorPage, copy.postDeleted.title);
  await expect(author.dialog).toHaveCount(0);
});

test("flags by three members hide a post until it is reviewed @once", async ({
  page,
  anotherBrowser,
  browser,
  watch,
}) => {
  const title = `My cousin Rahul did this ${uniqueWord()}`;
  const authorPage = await anotherBrowser();
  const writer = await registerOnboarded(authorPage.context());
  await acceptGuidelines(authorPage.context());
  const { id } = await writePost(authorPage.context(), { title });
  await registerOnboarded(page.context());
  const reader = new ThreadPage(page, title);
  await reader.open(id);
  // A visitor with a link can read first; flagging does not require accepting the guidelines.
  await expect(reader.dialog).toContainText(copy.acceptFirst);
  await reader.choose(copy.flag);
  const flag = page.getByRole("dialog", { name: copy.flagPostTitle });
  await flag.getByRole("button", { name: copy.flagSend }).click();
  await expect(flag).toContainText("Please select a reason");
  await expectAccessible(page);
  await flag.getByRole("radio", { name: "Shares someone's identity" }).click();
  await flag.getByRole("textbox", { name: /^Anything else/ }).fill("The city is in it, too.");
  await mockNextResponses(page, watch, "/api/flag", [{ status: 500, message: genericError }]);
  await flag.getByRole("button", { name: copy.flagSend }).click();
  await expectToast(page, "Failed to flag content", genericError);
  await closeToast(page);
  await flag.getByRole("button", { name: copy.flagSend }).click();
  await expectToast(page, "Content flagged");
  await expect(reader.menu).toBeFocused();

  // The reader's account is too new to count.
  for (const username of ["shirin_a", "zainab_k", "prakash_r"]) {
    const context = await browser.newContext();
    await signIn(context, username);
    const data = { postId: id, reason: "names-someone" };
    expect((await context.request.post(`${originOf("member")}/api/flag`, { data })).status()).toBe(201);
    await context.close();
  }
  watch.expect({ status: 404, path: `/api/posts/${id}` });
  watch.tolerate({ status: 404, path: `/api/posts/${id}/comments` });
  await reader.triggerRefetch();
  await expect(page.getByRole("dialog", { name: copy.goneTitle })).toContainText(copy.goneText);
  await expectAccessible(page);
  await page.getByRole("button", { name: copy.backToCommunity }).click();
  await expect(page).toHaveURL(addressOf("community"));

  await clearSession(authorPage);
  await signIn(authorPage.context(), writer.username);
  await authorPage.goto(`${addressOf("communityYours")}?tab=words`);
  const ownPost = authorPage.getByRole("article", { name: title, exact: true });
  await expect(ownPost).toContainText(communityYours.hidden);
  await ownPost.getByRole("link").click();
  const author = new ThreadPage(authorPage, title);
  await expect(author.dialog).toContainText(copy.hiddenWaiting);
  await expect(author.commentBox).toHaveCount(0);
  await expectAccessible(authorPage);
});

test("a comment survives failures and is stored once; crisis language shows help; links are held @once", async ({
  page,
  browser,
  watch,
}) => {
  const title = `Nobody asks how I sleep ${uniqueWord()}`;
  const { id } = await postByOtherMember(browser, title);
  await registerOnboarded(page.context());
  const thread = new ThreadPage(page, title);
  const community = new CommunityPage(page);
  await thread.open(id);
  await thread.dialog.getByRole("button", { name: copy.readGuidelines }).click();
  await community.accept.click();
  await expect(thread.commentBox).toBeFocused();

  const ids: unknown[] = [];
  const path = `/api/posts/${id}/comments`;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith(path)) ids.push(request.postDataJSON().id);
  });
  await mockNextResponses(page, watch, path, ["no response", { status: 429, message: "Please wait a while." }]);
  await thread.write("Three hours, on a good night.");
  await expectToast(page, "Failed to add comment");
  await closeToast(page);
  await page.reload();
  await expect(thread.commentBox).toHaveValue("Three hours, on a good night.");
  await thread.send.click();
  await expectToast(page, "Failed to add comment", "Please wait a while.");
  await closeToast(page);
  await thread.send.click();
  await expect(thread.comments).toHaveCount(1);
  await expectToast(page, "Thank you!");
  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(1);

  // The comment is stored but its response is lost: the author's edited retry then replaces it.
  watch.expect({ failure: "net::ERR_FAILED", path });
  watch.expect({ status: 409, path });
  const storeThenAbort = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route(`**${path}`, storeThenAbort, { times: 1 });
  await thread.write("Four houres tonight.");
  await expectToast(page, "Failed to add comment");
  await closeToast(page);
  await thread.write("Four hours tonight.");
  await expect(thread.comment("Four hours tonight.")).toContainText("edited");
  await expect(thread.comments).toHaveCount(2);
  // Text typed during the request is kept, and the comment is sent although the thread is closed.
  const { release } = await holdResponses(page, path);
  await thread.write("Five, since I walk.");
  await thread.commentBox.press("End");
  await thread.commentBox.pressSequentially(" And you?");
  await page.keyboard.press("Escape");
  await expect(thread.dialog).toHaveCount(0);
  const stored = page.waitForResponse((response) => response.url().endsWith(path));
  release();
  await stored;
  await community.order("Recent First").click();
  await community.row(title).title.click();
  await expect(thread.comment("Five, since I walk.")).toBeVisible();
  await expect(thread.comments).toHaveCount(3);
  await expect(thread.commentBox).toHaveValue("And you?");

  await thread.commentBox.fill("x".repeat(2001));
  await expect(thread.dialog).toContainText("1 character too many");
  await thread.commentBox.fill("Some nights I want to die.");
  await expect(thread.crisisBanner).toBeVisible();
  await expect(thread.commentBox).toBeFocused();
  await thread.send.click();
  await expect(thread.comment("Some nights")).toContainText("You don't have to hold this alone.");
  await expect(thread.dialog).not.toContainText(/been notified/);
  await thread.write("This helped me: https://example.org/sleep");
  await expect(thread.comment("This helped me")).toContainText(copy.commentHeld);
  await expectAccessible(page);
});

test("a thread with hundreds of comments opens at one of them, pages both ways and jumps to the newest @once", async ({
  page,
  browser,
}) => {
  const title = `Everybody came to say something ${uniqueWord()}`;
  const { id } = await postByOtherMember(browser, title);
  const manyComments = Array.from({ length: 500 }, (_, place) => ({
    id: randomUUID(),
    content: `Comment number ${place}.`,
    author: { name: `Neem ${place + 2}`, isYours: false, isOriginalPoster: false },
    status: "published",
    safety: "",
    edited: false,
    canEdit: false,
    canAppeal: false,
    createdAt: new Date(Date.now() - (600 - place) * 60_000).toISOString(),
  }));
  // More comments than a test may write in an hour, paged as the server pages them.
  await page.route(`**/api/posts/${id}/comments?*`, async (route) => {
    const query = new URL(route.request().url()).searchParams;
    const limit = Number(query.get("limit"));
    const indexOf = (name: string) => manyComments.findIndex((one) => one.id === query.get(name));
    let from = 0;
    let until = limit;
    if (query.has("newest")) [from, until] = [manyComments.length - limit, manyComments.length];
    else if (query.has("after")) [from, until] = [indexOf("after") + 1, indexOf("after") + 1 + limit];
    else if (query.has("before")) [from, until] = [Math.max(0, indexOf("before") - limit), indexOf("before")];
    else if (query.has("around")) from = Math.max(0, indexOf("around") - Math.floor(limit / 2));
    if (query.has("around")) until = indexOf("around") + limit - Math.floor(limit / 2);
    await route.fulfill({ json: manyComments.slice(from, until) });
  });

  await registerOnboarded(page.context());
  const thread = new ThreadPage(page, title);
  const commentNumber = (place: number) => thread.comments.filter({ hasText: `Comment number ${place}.` });
  await thread.open(id, manyComments[250]?.id);
  await expect(commentNumber(250)).toBeFocused();
  await expect(commentNumber(250)).toBeInViewport();
  await expect(thread.comments).toHaveCount(50);
  const loadLater = thread.dialog.getByRole("button", { name: copy.later });
  await loadLater.focus();
  await page.keyboard.press("Enter");
  await expect(commentNumber(275)).toBeFocused();
  const loadEarlier = thread.dialog.getByRole("button", { name: copy.earlier });
  await loadEarlier.scrollIntoViewIfNeeded();
  const commentTop = async () => (await commentNumber(225).boundingBox())?.y ?? Number.NaN;
  // Wait until scrolling has ended.
  await expect(async () => expect(await commentTop()).toBe(await commentTop())).toPass();
  const before = await commentTop();
  await loadEarlier.click();
  await expect(thread.comments).toHaveCount(150);
  // The comments in view keep their position.
  await expect.poll(async () => Math.abs((await commentTop()) - before)).toBeLessThan(60);
  await thread.dialog.getByRole("button", { name: copy.newest }).click();
  await expect(commentNumber(499)).toBeFocused();
  await expect(commentNumber(499)).toBeInViewport();
  await expect(thread.comments).toHaveCount(50);
  await expect(loadLater).toHaveCount(0);
});
