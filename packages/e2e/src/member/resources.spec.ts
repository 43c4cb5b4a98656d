import { library } from "@aangan/copy/library";
import { limits } from "@aangan/copy/limits";
import { resourcesPage as words } from "@aangan/copy/resources-page";
import { addressOf, originOf } from "../support/addresses";
import { expectAccessible } from "../support/axe";
import { breakServer, breakServerUntilPressed } from "../support/broken";
import { registerOnboarded } from "../support/people";
import { expectToast } from "../support/screen";
import { expect, test } from "../support/test";
import { pieces, ResourcesPage } from "./resources-page";

interface Resource {
  id: string;
  title: string;
  content: string;
  imageUrl: string;
  category: string;
}

test("the library is filtered by category, search and saved pieces", async ({ page }) => {
  await registerOnboarded(page.context());
  const all: Resource[] = await (await page.request.get(`${originOf("member")}/api/resources`)).json();
  expect(all.length).toBeGreaterThanOrEqual(12);
  const at = new ResourcesPage(page);
  await at.open();
  await expect(at.cards).toHaveCount(all.length);
  for (const piece of all) await expect(at.card(piece).locator("img")).toHaveAttribute("src", piece.imageUrl);
  for (const picture of await at.cards.locator("img").all())
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(600);
  const beginning = await at.card(pieces.chai).getByText("Nobody in your family ever said").textContent();
  expect([...(beginning ?? "")].length).toBeLessThanOrEqual(limits.resourcePreview + 1);
  await expectAccessible(page);

  // The category is kept in the URL.
  await at.tab("Mindfulness").click();
  await expect(page).toHaveURL(`${addressOf("resources")}?category=mindfulness`);
  await expect(at.cards).toHaveCount(all.filter(({ category }) => category === "mindfulness").length);
  await page.reload();
  await expect(at.tab("Mindfulness")).toHaveAttribute("aria-selected", "true");
  await expect(at.card(pieces.wish)).toHaveCount(0);
  await expect(at.card(pieces.chai)).toBeVisible();

  // Search matches any words, and highlights them.
  await at.search.fill("SAUCEPAN grandmother");
  await expect(at.cards).toHaveCount(1);
  await expect(at.card(pieces.chai).locator("mark").first()).toHaveText("saucepan");
  await at.search.fill("nowhere in here zzz");
  await expect(page.getByRole("heading", { name: words.noneTitle })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: words.showAll }).click();
  await expect(page).toHaveURL(addressOf("resources"));
  await expect(at.cards).toHaveCount(all.length);

  await at.saved.click();
  await expect(page.getByRole("heading", { name: words.noneSavedTitle })).toBeVisible();
  await at.saved.click();
  // The bookmark shows optimistically, so wait for the response before the reload.
  const stored = page.waitForResponse(
    (answer) => answer.request().method() === "PUT" && answer.url().endsWith("/saved"),
  );
  await at.bookmark(pieces.wish).click();
  await expect(at.bookmark(pieces.wish)).toHaveAttribute("aria-pressed", "true");
  await at.saved.click();
  await expect(at.cards).toHaveCount(1);
  await stored;
  await page.reload();
  await expect(page).toHaveURL(`${addressOf("resources")}?saved=1`);
  await expect(at.card(pieces.wish)).toBeVisible();
  await at.bookmark(pieces.wish).click();
  await expect(page.getByRole("heading", { name: words.noneSavedTitle })).toBeVisible();
});

test("a piece has its own URL: Back closes it, a reload keeps it, and it links to the next", async ({ page }) => {
  await registerOnboarded(page.context());
  const at = new ResourcesPage(page);
  await at.open("?category=mindfulness");
  await at.readMore(pieces.chai).click();
  await expect(page).toHaveURL(`${addressOf("resources")}?category=mindfulness&read=${pieces.chai.slug}`);
  await expect(at.title(pieces.chai)).toBeVisible();
  await expect(at.reader.getByRole("heading", { level: 3, name: "How to do it" })).toBeVisible();
  await expect(at.reader.getByRole("listitem").first()).toContainText("Put the phone in another room.");
  await expect(at.reader.getByRole("link", { name: "988" })).toHaveAttribute("href", "tel:988");
  await expectAccessible(page);

  await page.goBack();
  await expect(at.reader).toHaveCount(0);
  await expect(page).toHaveURL(`${addressOf("resources")}?category=mindfulness`);
  await expect(at.readMore(pieces.chai)).toBeFocused();

  await page.goForward();
  await expect(at.title(pieces.chai)).toBeVisible();
  await page.reload();
  await expect(at.title(pieces.chai)).toBeVisible();
  await at.reader.getByRole("button", { name: words.save }).click();
  await expect(at.reader.getByRole("button", { name: words.kept })).toHaveAttribute("aria-pressed", "true");

  // The next piece replaces this one, scrolled to its top; Back still closes the reader.
  const next = at.reader.getByRole("region", { name: words.readNext }).getByRole("link").first();
  const name = await next.locator("span span").first().textContent();
  await next.click();
  await expect(at.reader.getByRole("heading", { level: 2, name: name ?? "" })).toBeInViewport();
  await page.goBack();
  await expect(at.reader).toHaveCount(0);
  await expect(at.bookmark(pieces.chai)).toHaveAttribute("aria-pressed", "true");

  await page.goto(`${addressOf("resources")}?read=nothing-like-it`);
  await expect(at.reader.getByRole("heading", { level: 3, name: library.notFound })).toBeVisible();
  await expectAccessible(page);
  await at.reader.getByRole("button", { name: words.seeAll }).click();
  await expect(page).toHaveURL(addressOf("resources"));
  await expect(at.reader).toHaveCount(0);
});

test("the breathing guide animates, and shows only seconds with reduced motion @once", async ({ page }) => {
  await registerOnboarded(page.context());
  const at = new ResourcesPage(page);
  const moving = () => page.evaluate(() => [...new Set(document.getAnimations().map((one) => one.playState))]);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto(`${addressOf("resources")}?read=${pieces.courtyard.slug}`);
  const guide = at.reader.getByRole("region", { name: words.breath.title });
  await expect(guide).toContainText("in 4, hold 4, out 4, rest 4");
  await guide.getByRole("button", { name: words.breath.begin }).click();
  await expect(guide).toContainText("Breath 1 of 8");
  await expect(guide.getByText("In", { exact: true })).toBeVisible();
  await expect.poll(moving).toContain("running");
  await guide.getByRole("button", { name: words.breath.pause }).click();
  await expect(guide.getByText(words.breath.paused)).toBeVisible();
  await expect.poll(moving).toEqual(["paused"]);
  await guide.getByRole("button", { name: words.breath.goOn }).click();
  await expect(guide.getByText("Hold", { exact: true })).toBeVisible();
  await guide.getByRole("button", { name: words.breath.stop }).click();
  await expect(guide.getByRole("button", { name: words.breath.begin })).toBeFocused();

  await page.emulateMedia({ reducedMotion: "reduce" });
  await guide.getByRole("button", { name: words.breath.begin }).click();
  await expect(guide).toContainText("3 seconds");
  expect(await moving()).toEqual([]);
  await guide.getByRole("button", { name: words.breath.pause }).click();
  await expectAccessible(page);
});

test("the body scan steps forward and back, and a prompt opens a journal entry @once", async ({ page }) => {
  await registerOnboarded(page.context());
  const at = new ResourcesPage(page);
  await page.goto(`${addressOf("resources")}?read=${pieces.soles.slug}`);
  const scan = at.reader.getByRole("region", { name: words.scan.title });
  await scan.getByRole("button", { name: words.scan.begin }).click();
  await expect(scan.getByText(/^Lie down or sit/)).toHaveAttribute("aria-live", "polite");
  await scan.getByRole("button", { name: words.scan.forward }).click();
  await expect(scan).toContainText("Step 2 of 18");
  await scan.getByRole("button", { name: words.scan.pause }).click();
  await scan.getByRole("button", { name: words.scan.back }).click();
  await expect(scan).toContainText("Step 1 of 18");
  await expect(scan).toContainText(words.scan.paused);
  await expectAccessible(page);
  // On a tablet quick exit is above the reader, but must not cover its close button.
  const size = page.viewportSize() ?? { width: 390, height: 844 };
  await page.setViewportSize({ width: 768, height: 1024 });
  await at.close.click({ trial: true });
  await page.setViewportSize(size);

  await page.goto(`${addressOf("resources")}?read=${pieces.wish.slug}`);
  await at.reader.getByRole("link", { name: /^Write on this: What are they afraid/ }).click();
  await expect(page).toHaveURL(`${addressOf("journal")}?piece=${pieces.wish.slug}&prompt=1`);
  await expect(page.getByRole("textbox", { name: /^What are they afraid/ })).toBeFocused();
});

test("failed loads and saves show an error and can be retried @once", async ({ page, watch }) => {
  await registerOnboarded(page.context());
  await breakServerUntilPressed(page, "**/api/resources");
  watch.expect({ status: 500, path: "/api/resources" });
  await page.goto(addressOf("resources"));
  await expect(page.getByRole("main").getByRole("alert")).toContainText(words.failed);
  await expectAccessible(page);
  // By keyboard: hovering over a card would preload the reader, which must not be loaded yet below.
  await page.getByRole("button", { name: "Try again" }).press("Enter");
  const at = new ResourcesPage(page);
  await expect(at.card(pieces.chai)).toBeVisible();

  await breakServer(page, "**/api/resources/*/saved");
  watch.expect({ status: 500, path: /saved$/ });
  await at.bookmark(pieces.chai).press("Enter");
  await expectToast(page, words.saveFailed.title);
  await expect(at.bookmark(pieces.chai)).toHaveAttribute("aria-pressed", "false");

  // The reader is loaded on demand. Without a network that fails, and the page says so.
  watch.expect({ failure: "net::ERR_INTERNET_DISCONNECTED" });
  await page.context().setOffline(true);
  await at.readMore(pieces.chai).click();
  await expect(at.reader.getByRole("alert")).toContainText(words.readerFailed);
  await page.context().setOffline(false);
  await at.reader.getByRole("button", { name: "Try again" }).click();
  await expect(at.title(pieces.chai)).toBeVisible();
});
