import { items as blogTopics } from "@aangan/copy/blog-topics";
import { addressOf, originOf } from "../support/addresses";
import { visibleText } from "../support/screen";
import { expect, test } from "../support/test";

test("the blog is filtered by topic and paged, and marks the current topic and page @once", async ({ page }) => {
  await page.goto(addressOf("blog"));
  const articles = page.getByRole("main").getByRole("article");
  const topics = page.getByRole("navigation", { name: "Topics" });
  const pages = page.getByRole("navigation", { name: "Pages of articles" });
  await expect(topics.getByRole("link")).toHaveText([
    "All Topics",
    "Identity",
    "Family Dynamics",
    "Immigration",
    "Wellness",
    "Career",
    "Relationships",
  ]);
  await expect(topics.locator("[aria-current]")).toHaveText(["All Topics"]);

  // Six articles over three pages, by Next, by number and by Previous.
  const seen = new Set<string>();
  const expectPage = async (number: number) => {
    await expect(page).toHaveURL(`${addressOf("blog")}${number === 1 ? "" : `/page/${number}`}`);
    await expect(pages.locator("[aria-current]")).toHaveText([String(number)]);
    await expect(articles).toHaveCount(2);
    for (const title of await articles.getByRole("heading").allTextContents()) seen.add(title);
  };
  await expectPage(1);
  await expect(pages.getByRole("link", { name: "Previous" })).toHaveCount(0);
  await pages.getByRole("link", { name: "Next" }).click();
  await expectPage(2);
  await pages.getByRole("link", { name: "Next" }).click();
  await expectPage(3);
  expect(seen.size).toBe(6);
  await expect(pages.getByRole("link", { name: "Next" })).toHaveCount(0);
  await expect(pages.getByText("Next")).toBeVisible();
  await pages.getByRole("link", { name: "Previous" }).click();
  await expectPage(2);
  await pages.getByRole("link", { name: "Page 1" }).click();
  await expectPage(1);

  const found = new Set<string>();
  for (const { code, label } of blogTopics) {
    await topics.getByRole("link", { name: label, exact: true }).click();
    await expect(page).toHaveURL(`${addressOf("blog")}/topic/${code}`);
    await expect(topics.locator("[aria-current]")).toHaveText([label]);
    for (const article of await articles.all()) {
      await expect(article.getByText(label, { exact: true })).toBeVisible();
      found.add((await article.getByRole("heading").textContent()) ?? "");
    }
  }
  expect(found).toEqual(seen);
  await topics.getByRole("link", { name: "All Topics" }).click();
  await expectPage(1);
});

test("Read More opens the article's page with two related ones, and the feed links all six @once", async ({ page }) => {
  await page.goto(addressOf("blog"));
  const first = page.getByRole("main").getByRole("article").first();
  const title = (await first.getByRole("heading").textContent()) ?? "";
  await first.getByRole("link", { name: new RegExp(`^Read More ?: ${title}$`) }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  const address = page.url();
  expect(address).toMatch(new RegExp(`^${originOf("site")}/blog/[a-z0-9-]+$`));
  await expect(page).toHaveTitle(new RegExp(title));
  const words = (await visibleText(page.getByRole("article").first())).split(" ").length;
  expect(words).toBeGreaterThanOrEqual(600);

  // Two other articles are linked.
  const related = page.getByRole("region", { name: "Two more for another evening" }).getByRole("article");
  await expect(related).toHaveCount(2);
  for (const heading of await related.getByRole("heading").allTextContents()) expect(heading).not.toBe(title);
  await related.first().getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(title);

  const feed = await page.getByRole("link", { name: "RSS feed" }).first().getAttribute("href");
  expect(feed).toBe("/blog/feed.xml");
  const answer = await page.request.get(originOf("site") + feed);
  expect(answer.headers()["content-type"]).toMatch(/xml/);
  const links = [...(await answer.text()).matchAll(/<item>[\s\S]*?<link>([^<]+)<\/link>/g)].map(([, link]) => link);
  expect(links).toHaveLength(6);
  expect(links).toContain(address);
});
