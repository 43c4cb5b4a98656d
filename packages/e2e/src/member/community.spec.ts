import { randomBytes } from "node:crypto";
import * as communityAnswers from "@aangan/copy/community-answers";
import * as copy from "@aangan/copy/community-page";
import * as crisis from "@aangan/copy/crisis";
import { limits } from "@aangan/copy/limits";
import { addressOf } from "../support/addresses";
import { expectAccessible } from "../support/axe";
import { acceptGuidelines, writePost } from "../support/community";
import { genericError } from "../support/failing-requests";
import { tabTo } from "../support/keyboard";
import { registerOnboarded } from "../support/people";
import { mockNextResponses } from "../support/responses";
import { closeToast, expectInvalid, expectToast, expectValid, toastOf } from "../support/screen";
import { expect, test } from "../support/test";
import { CommunityPage } from "./community-page";

/** A random word that no other test uses; alphabetic, so that it works as a tag and in a search. */
const uniqueWord = () =>
  [...randomBytes(5).toString("hex")].map((digit) => "abcdefghijklmnop"[parseInt(digit, 16)]).join("");

test("the guidelines come first; then a post is validated, published and shown as the author's own @once", async ({
  page,
  watch,
}) => {
  await registerOnboarded(page.context());
  const community = new CommunityPage(page);
  await page.goto(addressOf("dashboard"));
  await page.getByRole("main").getByRole("link", { name: copy.title }).click();
  await expect(community.guidelines).toBeVisible();
  await expectAccessible(page);

  // Reading needs no acceptance; writing and reacting do.
  await community.readFirst.click();
  await expect(community.guidelines).toHaveCount(0);
  await expect(community.rows.first()).toBeVisible();
  const support = community.rows.first().getByRole("button", { name: "Support" });
  await support.click();
  await expect(community.guidelines).toBeVisible();
  await community.readFirst.click();
  await expect(support).toHaveAttribute("aria-pressed", "false");

  await community.newPost.click();
  const acceptPath = "/api/forum-alias/accept-guidelines";
  await mockNextResponses(page, watch, acceptPath, [{ status: 500, message: genericError }]);
  await community.accept.click();
  await expectToast(page, "Failed to accept guidelines", genericError);
  await closeToast(page);
  await community.accept.click();
  await expect(community.form).toContainText("You post as Anonymous User.");

  await community.title.fill("ab");
  await community.content.fill("too short");
  await community.tags.fill("a, first job");
  await community.post.click();
  await expectInvalid(community.title, "Title must be at least 3 characters");
  await expectInvalid(community.content, "Content must be at least 10 characters");
  await expectInvalid(community.category, "Please select a category");
  await expectInvalid(community.tags, communityAnswers.tagLength);
  await expectAccessible(page);
  await community.title.fill("t".repeat(121));
  await community.content.fill("c".repeat(4001));
  await expectInvalid(community.title, "Title must be less than 120 characters");
  await expectInvalid(community.content, "Content must be less than 4000 characters");
  await expect(community.form).toContainText("1 character too many");

  const tag = uniqueWord();
  const title = `Packing light again ${tag}`;
  await community.title.fill(title);
  await community.content.fill("I have never bought a real bookshelf.\nHow do you let yourself stay?");
  await community.choose("immigration");
  await community.tags.fill(`#${tag}, First  Job,`);
  for (const control of [community.title, community.content, community.category, community.tags])
    await expectValid(control);
  await expect(community.form.getByRole("list", { name: copy.form.tagsList }).getByRole("listitem")).toHaveText([
    `#${tag}`,
    "#first job",
  ]);
  await community.post.click();
  await expectToast(page, "Post created", copy.form.created.text);
  // The first toast must end or be closed before the next appears.
  await toastOf(page).getByRole("button", { name: "Dismiss" }).click();
  await expectToast(page, "Thank you!");
  await expect(community.form).toHaveCount(0);
  const ownPost = community.row(title);
  await expect(ownPost.row).toContainText("(You)");
  await expect(ownPost.row).toContainText("Immigration");
  await page.goto(`${addressOf("community")}?tag=${tag}`);
  await expect(community.rows).toHaveCount(1);
  await expect(ownPost.row).toContainText("I have never bought a real bookshelf. How do you let yourself stay?");
});

// A failed list and a failed reaction are covered by the member app's component tests.
test("order, category, tag and reactions survive a reload; search finds and highlights words @once", async ({
  page,
  browser,
}) => {
  const tag = uniqueWord();
  const [careerTitle, wellnessTitle] = [`The layoff and the lease ${tag}`, `Nobody asks how I sleep ${tag}`];
  const other = await browser.newContext();
  await registerOnboarded(other);
  await acceptGuidelines(other);
  const { id } = await writePost(other, {
    title: careerTitle,
    category: "career",
    tags: [tag],
    content: `Two letters, one week. ${tag}x`,
  });
  const { name } = await writePost(other, { title: wellnessTitle, tags: [tag, "sleep"] });
  await other.close();

  await registerOnboarded(page.context());
  await acceptGuidelines(page.context());
  const community = new CommunityPage(page);
  await page.goto(addressOf("dashboard"));
  await page.getByRole("main").getByRole("link", { name: copy.title }).click();
  await expect(community.order(copy.allPosts)).toBeChecked();
  await expectAccessible(page);
  await community.order(copy.recentFirst).click();
  await expect(page).toHaveURL(`${addressOf("community")}?sort=recent`);
  await expect(community.row(wellnessTitle).row).toContainText(`${name} · Wellness`);
  await community.row(wellnessTitle).tag(tag).click();
  await expect(page).toHaveURL(`${addressOf("community")}?sort=recent&tag=${tag}`);
  await expect(community.rows).toHaveCount(2);
  for (const title of [careerTitle, wellnessTitle]) await expect(community.row(title).row).toBeVisible();
  await community.order("Career").click();
  await expect(community.rows).toHaveCount(1);
  const reaction = (kind: "Support" | "SameHere" | "ThankYou") => community.row(careerTitle).reaction(kind);
  await test.step("a reaction shows optimistically and works by keyboard", async () => {
    await community.row(careerTitle).title.focus();
    await tabTo(page, reaction("SameHere"));
    await page.keyboard.press("Space");
    await expect(reaction("SameHere")).toHaveText("SameHere 1");
    await reaction("ThankYou").click();
    const supportResponse = page.waitForResponse((response) =>
      response.url().endsWith(`/api/posts/${id}/reactions/Support`),
    );
    await reaction("Support").click();
    await reaction("Support").click();
    await expect(reaction("Support")).toHaveText("Support 0");
    await supportResponse;
  });
  await page.reload();
  await expect(community.row(careerTitle).row).toBeVisible();
  await expect(reaction("SameHere")).toHaveText("SameHere 1");
  await expect(reaction("SameHere")).toHaveAttribute("aria-pressed", "true");
  await expect(reaction("ThankYou")).toHaveText("ThankYou 1");
  await expect(reaction("Support")).toHaveAttribute("aria-pressed", "false");
  await expect(toastOf(page)).toHaveCount(0);
  await expect(community.rows).toHaveCount(1);
  await expect(community.order(copy.recentFirst)).toBeChecked();
  await expect(community.order("Career")).toBeChecked();
  await community.order("Identity").click();
  await expect(page.getByRole("heading", { name: `No posts with the tag #${tag}` })).toBeVisible();
  await page.getByRole("button", { name: copy.showEverything }).click();
  await expect(page).toHaveURL(`${addressOf("community")}?sort=recent`);

  await community.search(`${tag} LEASE`);
  await expect(community.rows).toHaveCount(1);
  await expect(community.row(careerTitle).marks.first()).toHaveText("lease");
  await expect(page.getByRole("status").filter({ hasText: "1 post found" })).toBeVisible();
  // Search text stays out of the URL, so that it is not in the browser history.
  await expect(page).toHaveURL(`${addressOf("community")}?sort=recent`);
  await expectAccessible(page);
  await community.search(`${tag}nobody`);
  await expect(page.getByRole("heading", { name: `No results for “${tag}nobody”` })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(addressOf("dashboard"));
});

test("a draft survives a reload and failures, shows crisis help, is sent once and ends with logout @once", async ({
  page,
  watch,
}) => {
  await registerOnboarded(page.context());
  await acceptGuidelines(page.context());
  const community = new CommunityPage(page);
  await community.open();
  await community.newPost.click();
  const title = `Some nights ${uniqueWord()}`;
  await community.title.fill(title);
  await community.content.fill("I write the mail and delete it.");
  await expect(page.getByText(crisis.heading)).toHaveCount(0);
  await community.content.fill("I write the mail and delete it. Some nights I want to die.");
  await expect(community.form.getByRole("alert", { name: crisis.heading })).toBeVisible();
  await expect(community.form).not.toContainText(/been notified/);
  await expectAccessible(page);
  await page.reload();
  await expect(community.content).toHaveValue("I write the mail and delete it. Some nights I want to die.");
  await expect(community.title).toHaveValue(title);
  await community.choose("wellness");

  const ids: unknown[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/posts")) ids.push(request.postDataJSON().id);
  });
  await mockNextResponses(page, watch, "/api/posts", ["no response", { status: 429, message: "Please wait a while." }]);
  await community.post.click();
  await expectToast(page, "Failed to create post");
  await closeToast(page);
  await community.post.click();
  await expectToast(page, "Failed to create post", "Please wait a while.");
  await closeToast(page);
  await community.post.click();
  await expectToast(page, "Post created");
  expect(new Set(ids).size).toBe(1);
  // The author is taken to their post, where crisis help is shown at the top.
  await expect(page).toHaveURL(`${addressOf("community")}?post=${ids[0]}`);

  await community.open();
  await community.newPost.click();
  await community.title.fill("Not for whoever comes next");
  // Back closes the form, not the page.
  await page.goBack();
  await expect(community.form).toHaveCount(0);
  await expect(page).toHaveURL(addressOf("community"));
  const storedDrafts = () => page.evaluate(() => Object.values(window.sessionStorage).join());
  expect(await storedDrafts()).toContain("Not for whoever comes next");
  await page.goto(addressOf("dashboard"));
  await page.getByRole("button", { name: "Your account" }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/auth/);
  expect(await storedDrafts()).not.toContain("Not for whoever comes next");
});

test("the list loads more by keyboard, and announces new posts without moving @once", async ({ page, browser }) => {
  await registerOnboarded(page.context());
  await acceptGuidelines(page.context());
  const community = new CommunityPage(page);
  await page.clock.install();
  await community.open("?sort=recent");
  await expect(community.rows).toHaveCount(limits.postsPerPage);
  const lastTitle = (await community.rows.last().getByRole("heading").textContent()) ?? "";
  await community.more.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => community.rows.count()).toBeGreaterThan(limits.postsPerPage);
  // New posts load after the old ones; parallel tests may have added some before them.
  const titles = await community.rows.getByRole("heading").allTextContents();
  expect(titles.indexOf(lastTitle)).toBeGreaterThanOrEqual(limits.postsPerPage - 1);
  expect(titles.indexOf(lastTitle)).toBeLessThan(titles.length - 1);

  const title = `They asked me to train my replacement ${uniqueWord()}`;
  const other = await browser.newContext();
  await registerOnboarded(other);
  await acceptGuidelines(other);
  await writePost(other, { title, category: "career" });
  await other.close();
  const first = (await community.rows.first().getByRole("heading").textContent()) ?? "";
  await page.clock.fastForward(61_000);
  const newPostsButton = page.getByRole("status").getByRole("button", { name: /new posts?$/ });
  await expect(newPostsButton).toBeVisible();
  await expect(community.rows.first()).toContainText(first);
  await newPostsButton.click();
  await expect(community.row(title).row).toBeVisible();
  await expect(newPostsButton).toHaveCount(0);
});
