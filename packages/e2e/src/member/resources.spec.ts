import * as library from "@aangan/copy/library";
import * as copy from "@aangan/copy/resources-page";
import { addressOf, originOf } from "../support/addresses";
import { expectAccessible } from "../support/axe";
import { registerOnboarded } from "../support/people";
import { expect, test } from "../support/test";
import { pieces, ResourcesPage } from "./resources-page";

interface Resource {
  id: string;
  title: string;
  content: string;
  imageUrl: string;
  category: string;
}

// A failed library or bookmark is covered by the member app's component tests.
test("the library is filtered by category, search and saved pieces @once", async ({ page }) => {
  await registerOnboarded(page.context());
  const all: Resource[] = await (await page.request.get(`${originOf("member")}/api/resources`)).json();
  expect(all.length).toBeGreaterThanOrEqual(12);
  const resources = new ResourcesPage(page);
  await resources.open();
  // All shows the first pieces of each category, and covers that differ.
  const shown = resources.cards.locator("img");
  const inGroups = new Map<string, number>();
  for (const { category } of all) inGroups.set(category, Math.min(3, (inGroups.get(category) ?? 0) + 1));
  const count = [...inGroups.values()].reduce((sum, one) => sum + one, 0);
  await expect(resources.cards).toHaveCount(count);
  const files = await Promise.all(
    all.map(async ({ imageUrl }) => (await page.request.get(originOf("member") + imageUrl)).text()),
  );
  expect(new Set(files).size).toBe(all.length);
  for (const picture of await shown.all())
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(600);
  await expectAccessible(page);

  // The category is kept in the URL.
  await resources.tab("Mindfulness").click();
  await expect(page).toHaveURL(`${addressOf("resources")}?category=mindfulness`);
  await expect(resources.cards).toHaveCount(all.filter(({ category }) => category === "mindfulness").length);
  await page.reload();
  await expect(resources.tab("Mindfulness")).toHaveAttribute("aria-selected", "true");
  await expect(resources.card(pieces.wish)).toHaveCount(0);
  await expect(resources.card(pieces.chai)).toBeVisible();

  // Search matches any words, and highlights them.
  await resources.search.fill("SAUCEPAN grandmother");
  await expect(resources.cards).toHaveCount(1);
  await expect(resources.card(pieces.chai).locator("mark").first()).toHaveText("saucepan");
  await resources.search.fill("nowhere in here zzz");
  await expect(page.getByRole("heading", { name: copy.noneTitle })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: copy.showAll }).click();
  await expect(page).toHaveURL(addressOf("resources"));
  await expect(resources.cards).toHaveCount(count);

  await resources.saved.click();
  await expect(page.getByRole("heading", { name: copy.noneSavedTitle })).toBeVisible();
  await resources.saved.click();
  // The bookmark shows optimistically, so wait for the response before the reload.
  const stored = page.waitForResponse(
    (response) => response.request().method() === "PUT" && response.url().endsWith("/saved"),
  );
  await resources.bookmark(pieces.wish).click();
  await expect(resources.bookmark(pieces.wish)).toHaveAttribute("aria-pressed", "true");
  await resources.saved.click();
  await expect(resources.cards).toHaveCount(1);
  await stored;
  await page.reload();
  await expect(page).toHaveURL(`${addressOf("resources")}?saved=1`);
  await expect(resources.card(pieces.wish)).toBeVisible();
  await resources.bookmark(pieces.wish).click();
  await expect(page.getByRole("heading", { name: copy.noneSavedTitle })).toBeVisible();
});

test("a piece has its own URL: Back closes it, a reload keeps it, and it links to the next @once", async ({
  page,
  watch,
}) => {
  await registerOnboarded(page.context());
  const resources = new ResourcesPage(page);
  await resources.open("?category=mindfulness");
  await test.step("the reader is loaded on demand; without a network that fails, and can be retried", async () => {
    watch.expect({ failure: "net::ERR_INTERNET_DISCONNECTED" });
    await page.context().setOffline(true);
    await resources.readMore(pieces.chai).click();
    await expect(resources.reader.getByRole("alert")).toContainText(copy.readerFailed);
    await page.context().setOffline(false);
    await resources.reader.getByRole("button", { name: "Try again" }).click();
  });
  await expect(page).toHaveURL(`${addressOf("resources")}?category=mindfulness&read=${pieces.chai.slug}`);
  await expect(resources.title(pieces.chai)).toBeVisible();
  await expect(resources.reader.getByRole("heading", { level: 3, name: "How to do it" })).toBeVisible();
  await expect(resources.reader.getByRole("listitem").first()).toContainText("Put the phone in another room.");
  await expect(resources.reader.getByRole("link", { name: "988" })).toHaveAttribute("href", "tel:988");
  await expectAccessible(page);

  await page.goBack();
  await expect(resources.reader).toHaveCount(0);
  await expect(page).toHaveURL(`${addressOf("resources")}?category=mindfulness`);
  await expect(resources.readMore(pieces.chai)).toBeFocused();

  await page.goForward();
  await expect(resources.title(pieces.chai)).toBeVisible();
  await page.reload();
  await expect(resources.title(pieces.chai)).toBeVisible();
  await resources.reader.getByRole("button", { name: copy.save }).click();
  await expect(resources.reader.getByRole("button", { name: copy.kept })).toHaveAttribute("aria-pressed", "true");

  // The next piece replaces this one, scrolled to its top; Back still closes the reader.
  const nextLink = resources.reader.getByRole("region", { name: copy.next }).getByRole("link").first();
  const name = await nextLink.locator("span span").first().textContent();
  await nextLink.click();
  await expect(resources.reader.getByRole("heading", { level: 2, name: name ?? "" })).toBeInViewport();
  await page.goBack();
  await expect(resources.reader).toHaveCount(0);
  await expect(resources.bookmark(pieces.chai)).toHaveAttribute("aria-pressed", "true");

  await page.goto(`${addressOf("resources")}?read=nothing-like-it`);
  await expect(resources.reader.getByRole("heading", { level: 3, name: library.notFound })).toBeVisible();
  await expectAccessible(page);
  await resources.reader.getByRole("button", { name: copy.seeAll }).click();
  await expect(page).toHaveURL(addressOf("resources"));
  await expect(resources.reader).toHaveCount(0);
});

test("the breathing guide animates, the body scan steps, and a prompt opens a journal entry @once", async ({
  page,
}) => {
  await registerOnboarded(page.context());
  const resources = new ResourcesPage(page);
  const playStates = () =>
    page.evaluate(() => [...new Set(document.getAnimations().map((animation) => animation.playState))]);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto(`${addressOf("resources")}?read=${pieces.courtyard.slug}`);
  await test.step("the breathing guide animates, and shows only seconds with reduced motion", async () => {
    const guide = resources.reader.getByRole("region", { name: copy.breath.title });
    await expect(guide).toContainText("in 4, hold 4, out 4, rest 4");
    await guide.getByRole("button", { name: copy.breath.begin }).click();
    await expect(guide).toContainText("Breath 1 of 8");
    await expect(guide.getByText("In", { exact: true })).toBeVisible();
    await expect.poll(playStates).toContain("running");
    await guide.getByRole("button", { name: copy.breath.pause }).click();
    await expect(guide.getByText(copy.breath.paused)).toBeVisible();
    await expect.poll(playStates).toEqual(["paused"]);
    await guide.getByRole("button", { name: copy.breath.goOn }).click();
    await expect(guide.getByText("Hold", { exact: true })).toBeVisible();
    await guide.getByRole("button", { name: copy.breath.stop }).click();
    await expect(guide.getByRole("button", { name: copy.breath.begin })).toBeFocused();

    await page.emulateMedia({ reducedMotion: "reduce" });
    await guide.getByRole("button", { name: copy.breath.begin }).click();
    await expect(guide).toContainText("3 seconds");
    expect(await playStates()).toEqual([]);
    await guide.getByRole("button", { name: copy.breath.pause }).click();
    await expectAccessible(page);
  });
  await resources.close.click();
  await resources.tab("Meditation").click();
  await resources.readMore(pieces.soles).click();
  const scan = resources.reader.getByRole("region", { name: copy.scan.title });
  await scan.getByRole("button", { name: copy.scan.begin }).click();
  await expect(scan.getByText(/^Lie down or sit/)).toHaveAttribute("aria-live", "polite");
  await scan.getByRole("button", { name: copy.scan.forward }).click();
  await expect(scan).toContainText("Step 2 of 18");
  await scan.getByRole("button", { name: copy.scan.pause }).click();
  await scan.getByRole("button", { name: copy.scan.back }).click();
  await expect(scan).toContainText("Step 1 of 18");
  await expect(scan).toContainText(copy.scan.paused);
  await expectAccessible(page);
  // On a tablet quick exit is above the reader, but must not cover its close button.
  const size = page.viewportSize() ?? { width: 390, height: 844 };
  await page.setViewportSize({ width: 768, height: 1024 });
  await resources.close.click({ trial: true });
  await page.setViewportSize(size);

  await resources.open();
  await resources.readMore(pieces.wish).click();
  await resources.reader.getByRole("link", { name: /^Write about this: What are they afraid/ }).click();
  await expect(page).toHaveURL(`${addressOf("journal")}?piece=${pieces.wish.slug}&prompt=1`);
  await expect(page.getByRole("textbox", { name: /^What are they afraid/ })).toBeFocused();
});
