import { randomBytes } from "node:crypto";
import { communityAnswers } from "@aangan/copy/community";
import { communityPage as words } from "@aangan/copy/community-page";
import { crisis } from "@aangan/copy/crisis";
import { limits } from "@aangan/copy/limits";
import { addressOf } from "../support/addresses";
import { answerNext } from "../support/answers";
import { expectAccessible } from "../support/axe";
import { breakServerUntilPressed, general } from "../support/broken";
import { acceptGuidelines, writePost } from "../support/community";
import { tabTo } from "../support/keyboard";
import { registerOnboarded } from "../support/people";
import { closeToast, expectAccepted, expectRefused, expectToast, toastOf } from "../support/screen";
import { expect, test } from "../support/test";
import { CommunityPage } from "./community-page";

/** A random word that no other test uses. Letters only, so that it works as a tag and in a search. */
const unique = () =>
  [...randomBytes(5).toString("hex")].map((digit) => "abcdefghijklmnop"[parseInt(digit, 16)]).join("");

test("the guidelines come first; then a post is validated, published and shown as the author's own", async ({
  page,
  watch,
}) => {
  await registerOnboarded(page.context());
  const community = new CommunityPage(page);
  await page.goto(addressOf("dashboard"));
  await page.getByRole("main").getByRole("link", { name: words.title }).click();
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
  const accepting = "/api/forum-alias/accept-guidelines";
  await answerNext(page, watch, accepting, [{ status: 500, message: general }]);
  await community.accept.click();
  await expectToast(page, "Failed to accept guidelines", general);
  await closeToast(page);
  await community.accept.click();
  await expect(community.form).toContainText("You post as Anonymous User.");

  await community.title.fill("ab");
  await community.content.fill("too short");
  await community.tags.fill("a, first job");
  await community.post.click();
  await expectRefused(community.title, "Title must be at least 3 characters");
  await expectRefused(community.content, "Content must be at least 10 characters");
  await expectRefused(community.category, "Please select a category");
  await expectRefused(community.tags, communityAnswers.tagLength);
  await expectAccessible(page);
  await community.title.fill("t".repeat(121));
  await community.content.fill("c".repeat(4001));
  await expectRefused(community.title, "Title must be less than 120 characters");
  await expectRefused(community.content, "Content must be less than 4000 characters");
  await expect(community.form).toContainText("1 character too many");

  const mark = unique();
  const title = `Packing light again ${mark}`;
  await community.title.fill(title);
  await community.content.fill("I have never bought a real bookshelf.\nHow do you let yourself stay?");
  await community.choose("immigration");
  await community.tags.fill(`#${mark}, First  Job,`);
  for (const control of [community.title, community.content, community.category, community.tags])
    await expectAccepted(control);
  await expect(community.form.getByRole("list", { name: words.form.tagsList }).getByRole("listitem")).toHaveText([
    `#${mark}`,
    "#first job",
  ]);
  await community.post.click();
  await expectToast(page, "Post created", words.form.created.text);
  // The first toast must end or be closed before the next appears.
  await toastOf(page).getByRole("button", { name: "Close" }).click();
  await expectToast(page, "Thank you!");
  await expect(community.form).toHaveCount(0);
  const own = community.row(title);
  await expect(own.row).toContainText("(You)");
  await expect(own.row).toContainText("Immigration");
  await page.goto(`${addressOf("community")}?tag=${mark}`);
  await expect(community.rows).toHaveCount(1);
  await expect(own.row).toContainText("I have never bought a real bookshelf. How do you let yourself stay?");
});

test("order, category and tag are kept in the URL; search finds and highlights words", async ({ page, browser }) => {
  const mark = unique();
  const [career, wellness] = [`The layoff and the lease ${mark}`, `Nobody asks how I sleep ${mark}`];
  const other = await browser.newContext();
  await registerOnboarded(other);
  await acceptGuidelines(other);
  await writePost(other, {
    title: career,
    category: "career",
    tags: [mark],
    content: `Two letters, one week. ${mark}x`,
  });
  const { name } = await writePost(other, { title: wellness, tags: [mark, "sleep"] });
  await other.close();

  await registerOnboarded(page.context());
  await acceptGuidelines(page.context());
  const community = new CommunityPage(page);
  await page.goto(addressOf("dashboard"));
  await page.getByRole("main").getByRole("link", { name: words.title }).click();
  await expect(community.order(words.allPosts)).toBeChecked();
  await expectAccessible(page);
  await community.order(words.recentFirst).click();
  await expect(page).toHaveURL(`${addressOf("community")}?sort=recent`);
  await expect(community.row(wellness).row).toContainText(`${name} · Wellness`);
  await community.row(wellness).tag(mark).click();
  await expect(page).toHaveURL(`${addressOf("community")}?sort=recent&tag=${mark}`);
  await expect(community.rows).toHaveCount(2);
  for (const title of [career, wellness]) await expect(community.row(title).row).toBeVisible();
  await community.order("Career").click();
  await expect(community.rows).toHaveCount(1);
  await page.reload();
  await expect(community.row(career).row).toBeVisible();
  await expect(community.rows).toHaveCount(1);
  await expect(community.order(words.recentFirst)).toBeChecked();
  await expect(community.order("Career")).toBeChecked();
  await community.order("Identity").click();
  await expect(page.getByRole("heading", { name: `Nothing with the tag #${mark}` })).toBeVisible();
  await page.getByRole("button", { name: words.showEverything }).click();
  await expect(page).toHaveURL(`${addressOf("community")}?sort=recent`);

  await community.search(`${mark} LEASE`);
  await expect(community.rows).toHaveCount(1);
  await expect(community.row(career).marks.first()).toHaveText("lease");
  await expect(page.getByRole("status").filter({ hasText: "1 post found" })).toBeVisible();
  // Search text stays out of the URL, so that it is not in the browser history.
  await expect(page).toHaveURL(`${addressOf("community")}?sort=recent`);
  await expectAccessible(page);
  await community.search(`${mark}nobody`);
  await expect(page.getByRole("heading", { name: `Nothing was found for “${mark}nobody”` })).toBeVisible();
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
  const title = `Some nights ${unique()}`;
  await community.title.fill(title);
  await community.content.fill("I write the mail and delete it.");
  await expect(page.getByText(crisis.heading)).toHaveCount(0);
  await community.content.fill("I write the mail and delete it. Some nights I want to die.");
  await expect(community.form.getByRole("alert", { name: crisis.heading })).toBeVisible();
  await expect(community.form).not.toContainText(/been told/);
  await expectAccessible(page);
  await page.reload();
  await expect(community.content).toHaveValue("I write the mail and delete it. Some nights I want to die.");
  await expect(community.title).toHaveValue(title);
  await community.choose("wellness");

  const ids: unknown[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/posts")) ids.push(request.postDataJSON().id);
  });
  await answerNext(page, watch, "/api/posts", ["no answer", { status: 429, message: "Please wait a while." }]);
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
  const kept = () => page.evaluate(() => Object.values(window.sessionStorage).join());
  expect(await kept()).toContain("Not for whoever comes next");
  await page.goto(addressOf("dashboard"));
  await page.getByRole("button", { name: "Your account" }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/auth/);
  expect(await kept()).not.toContain("Not for whoever comes next");
});

test("a reaction shows optimistically, reverts on failure and works by keyboard @once", async ({
  page,
  browser,
  watch,
}) => {
  const mark = unique();
  const title = `He is not Gujarati ${mark}`;
  const other = await browser.newContext();
  await registerOnboarded(other);
  await acceptGuidelines(other);
  const { id } = await writePost(other, { title, tags: [mark], category: "relationships" });
  await other.close();

  await registerOnboarded(page.context());
  await acceptGuidelines(page.context());
  const community = new CommunityPage(page);
  const list = "**/api/posts?*";
  await breakServerUntilPressed(page, list);
  watch.expect({ status: 500, path: "/api/posts" });
  await community.open(`?tag=${mark}`);
  await expect(page.getByRole("alert").filter({ hasText: words.fetchFailed })).toContainText(general);
  await page.getByRole("button", { name: "Try again" }).click();
  const reaction = (kind: "Support" | "SameHere" | "ThankYou") => community.row(title).reaction(kind);
  await expect(community.row(title).row).toBeVisible();

  await answerNext(page, watch, `/api/posts/${id}/reactions`, [{ status: 500, message: general }]);
  await reaction("SameHere").click();
  await expectToast(page, "Failed to react", general);
  await expect(reaction("SameHere")).toHaveText("SameHere 0");
  await expect(reaction("SameHere")).toHaveAttribute("aria-pressed", "false");
  await closeToast(page);

  await community.row(title).title.focus();
  await tabTo(page, reaction("SameHere"));
  await page.keyboard.press("Space");
  await expect(reaction("SameHere")).toHaveText("SameHere 1");
  await reaction("ThankYou").click();
  const taken = page.waitForResponse((response) => response.url().endsWith(`/api/posts/${id}/reactions/Support`));
  await reaction("Support").click();
  await reaction("Support").click();
  await expect(reaction("Support")).toHaveText("Support 0");
  await taken;
  await page.unroute(list);
  await page.reload();
  await expect(reaction("SameHere")).toHaveText("SameHere 1");
  await expect(reaction("SameHere")).toHaveAttribute("aria-pressed", "true");
  await expect(reaction("ThankYou")).toHaveText("ThankYou 1");
  await expect(reaction("Support")).toHaveAttribute("aria-pressed", "false");
  await expect(toastOf(page)).toHaveCount(0);
});

test("the list loads more by keyboard, and announces new posts without moving @once", async ({ page, browser }) => {
  await registerOnboarded(page.context());
  await acceptGuidelines(page.context());
  const community = new CommunityPage(page);
  await page.clock.install();
  await community.open("?sort=recent");
  await expect(community.rows).toHaveCount(limits.postsPerPage);
  const last = (await community.rows.last().getByRole("heading").textContent()) ?? "";
  await community.more.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => community.rows.count()).toBeGreaterThan(limits.postsPerPage);
  // New posts load after the old ones; parallel tests may have added some before them.
  const titles = await community.rows.getByRole("heading").allTextContents();
  expect(titles.indexOf(last)).toBeGreaterThanOrEqual(limits.postsPerPage - 1);
  expect(titles.indexOf(last)).toBeLessThan(titles.length - 1);

  const title = `They asked me to train my replacement ${unique()}`;
  const other = await browser.newContext();
  await registerOnboarded(other);
  await acceptGuidelines(other);
  await writePost(other, { title, category: "career" });
  await other.close();
  const first = (await community.rows.first().getByRole("heading").textContent()) ?? "";
  await page.clock.fastForward(61_000);
  const news = page.getByRole("status").getByRole("button", { name: /new posts?$/ });
  await expect(news).toBeVisible();
  await expect(community.rows.first()).toContainText(first);
  await news.click();
  await expect(community.row(title).row).toBeVisible();
  await expect(news).toHaveCount(0);
});
