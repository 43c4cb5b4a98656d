import { randomUUID } from "node:crypto";
import { journalPage as words } from "@aangan/copy/journal-page";
import { limits } from "@aangan/copy/limits";
import { addressOf, originOf } from "../support/addresses";
import { expectAccessible } from "../support/axe";
import { breakServer, general } from "../support/broken";
import { registerOnboarded } from "../support/people";
import { expectToast } from "../support/screen";
import { expect, test } from "../support/test";
import { JournalPage } from "./journal-page";
import { pieces } from "./resources-page";

const question = "What are they afraid will happen if you do not do it?";

test("an entry is written from a prompt, saved automatically, edited and deleted", async ({ page }) => {
  await registerOnboarded(page.context());
  const at = new JournalPage(page);
  await at.open();
  await expect(page.getByRole("heading", { name: words.emptyTitle })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(words.lead);
  await expectAccessible(page);

  await at.open(`?piece=${pieces.wish.slug}&prompt=1`);
  await expect(at.box).toHaveAccessibleName(question);
  await expect(at.box).toBeFocused();
  await page.keyboard.type("That nobody knows where the medicines are.");
  // Typing triggers a save of the partial text; wait for the complete one.
  await expect.poll(() => at.stored()).toEqual(["That nobody knows where the medicines are."]);
  await expect(at.saved).toBeVisible();
  await page.keyboard.type(" And who will drive.");
  await expect.poll(() => at.stored()).toEqual(["That nobody knows where the medicines are. And who will drive."]);
  await expectAccessible(page);

  await at.done.click();
  await expect(page).toHaveURL(addressOf("journal"));
  await expect(at.box).toHaveAccessibleName(words.textLabel);
  await expect(at.box).toHaveValue("");
  await expect(page.getByRole("region", { name: words.today })).toContainText(question);
  await at.box.fill("காலையில மழை.\nChai at four.");
  await expect(at.saved).toBeVisible();
  await page.reload();
  await expect(at.pages).toHaveCount(2);
  await expect(at.pages.first()).toContainText("காலையில மழை.");
  await expect(at.box).toHaveValue("");
  await expectAccessible(page);

  await at.entry("medicines").getByRole("button", { name: words.edit }).click();
  await expect(at.box).toBeFocused();
  await expect(at.box).toHaveAccessibleName(question);
  await at.box.fill("Of being alone.");
  await expect(at.saved).toBeVisible();
  await at.done.click();
  await expect(at.entry("Of being alone.")).toContainText(question);
  await expect.poll(() => at.stored()).toEqual(["காலையில மழை.\nChai at four.", "Of being alone."]);

  await at.entry("Of being alone.").getByRole("button", { name: words.delete }).click();
  const dialog = page.getByRole("alertdialog", { name: words.deleteTitle });
  await expect(dialog.getByRole("button", { name: words.keepIt })).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: words.deleteConfirm }).click();
  await expectToast(page, words.deleted.title);
  await expect(at.entry("Of being alone.")).toHaveCount(0);
  expect(await at.stored()).toEqual(["காலையில மழை.\nChai at four."]);
});

test("an entry that cannot be saved is kept, reported and saved on retry @once", async ({ page, watch }) => {
  await registerOnboarded(page.context());
  const at = new JournalPage(page);
  await at.open();
  await breakServer(page, "**/api/journal/*");
  watch.expect({ status: 500, path: /^\/api\/journal\// });
  await at.box.fill("Nothing of this is lost.");
  await expect(page.getByRole("status").filter({ hasText: words.notSaved })).toBeVisible();
  expect(await at.stored()).toEqual([]);
  await expectAccessible(page);
  // It survives a reload and visits to other pages.
  await page.goto(addressOf("resources"));
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  await at.open();
  await expect(at.box).toHaveValue("Nothing of this is lost.");
  await expect(page.getByText(words.notSaved)).toBeVisible();
  await page.unroute("**/api/journal/*");
  await page.getByRole("button", { name: words.retry }).click();
  await expect(at.saved).toBeVisible();
  expect(await at.stored()).toEqual(["Nothing of this is lost."]);

  // An entry that is too long is kept but not sent: the server accepts all that the page sends.
  await at.box.fill("a".repeat(limits.journalText + 2));
  await expect(page.getByRole("status").filter({ hasText: "2 characters too long" })).toBeVisible();
  await at.box.fill("");
  await expect(page.getByText(words.emptyPage)).toBeVisible();
  expect(await at.stored()).toEqual(["Nothing of this is lost."]);

  // A failed list shows an error, and writing still works.
  await breakServer(page, "**/api/journal");
  watch.expect({ status: 500, path: "/api/journal" });
  await at.open();
  await expect(page.getByRole("main").getByRole("alert")).toContainText(words.listFailed);
  await expect(page.getByRole("main").getByRole("alert")).toContainText(general);
  await expectAccessible(page);
});

test("an entry edited in two tabs becomes two entries, and no text is lost @once", async ({ page, watch }) => {
  await registerOnboarded(page.context());
  const one = new JournalPage(page);
  await one.open();
  await one.box.fill("Rain since four.");
  await expect(one.saved).toBeVisible();
  await one.done.click();
  const two = new JournalPage(await page.context().newPage());
  await two.open();
  for (const tab of [one, two]) {
    await tab.entry("Rain since four.").getByRole("button", { name: words.edit }).click();
    await expect(tab.box).toHaveValue("Rain since four.");
  }
  await one.box.fill("Rain since four. The tea went cold.");
  await expect(one.saved).toBeVisible();
  await expect.poll(() => one.stored()).toEqual(["Rain since four. The tea went cold."]);

  watch.expect({ status: 409, path: /^\/api\/journal\// });
  await two.box.fill("Rain since four. Nobody called.");
  await expect(two.page.getByText(words.bothKept)).toBeVisible();
  await expect(two.box).toHaveValue("Rain since four. Nobody called.");
  await expect(two.saved).toBeVisible();
  await expectAccessible(two.page);
  // Later edits in each tab go to its own entry.
  await two.box.fill("Rain since four. Nobody called. I did.");
  await one.box.fill("Rain since four. The tea went cold. I made another.");
  await expect
    .poll(async () => (await one.stored()).toSorted())
    .toEqual(["Rain since four. Nobody called. I did.", "Rain since four. The tea went cold. I made another."]);
  await two.done.click();
  for (const tab of [one, two]) {
    await tab.open();
    await expect(tab.pages).toHaveCount(2);
    for (const words of ["I made another.", "I did."]) await expect(tab.entry(words)).toBeVisible();
  }
});

test("crisis language shows help, and does not claim that anyone was told @once", async ({ page }) => {
  await registerOnboarded(page.context());
  const at = new JournalPage(page);
  await at.open();
  await at.box.fill("I want to die");
  await expect(at.lamp).toBeVisible();
  await at.box.fill("My diet starts tomorrow");
  await expect(at.lamp).toHaveCount(0);
  await at.box.fill("Some nights jeene ka mann nahi karta");
  await expect(at.lamp).toHaveRole("alert");
  await expect(at.lamp.getByRole("link", { name: "Call 988" })).toHaveAttribute("href", "tel:988");
  await expect(at.lamp.getByRole("link", { name: "Call 988" })).toBeInViewport({ ratio: 1 });
  await expect(at.lamp).toContainText(words.nobodyTold);
  await expectAccessible(page);
  await expect(at.saved).toBeVisible();
  await at.done.click();
  await expect(at.lamp).toBeVisible();
  await page.reload();
  await expect(at.lamp).toBeVisible();
  // Restored help is not announced again.
  await expect(at.lamp).not.toHaveRole("alert");
});

test("the journal pages to its first entry, is private, and leaves nothing after logout @once", async ({
  page,
  watch,
  anotherBrowser,
}) => {
  await registerOnboarded(page.context());
  const at = new JournalPage(page);
  const many = limits.journalPerPage * 2 + 3;
  for (let count = 1; count <= many; count++) {
    const id = randomUUID();
    const answer = await page.request.put(`${originOf("member")}/api/journal/${id}`, {
      data: { text: `Page ${count}.` },
    });
    expect(answer.status()).toBe(200);
  }
  await at.open();
  await expect(at.pages.first()).toContainText(`Page ${many}.`);
  await at.pages.last().scrollIntoViewIfNeeded();
  await expect(at.pages).toHaveCount(limits.journalPerPage * 2);
  await at.pages.last().scrollIntoViewIfNeeded();
  await expect(at.pages).toHaveCount(many);
  await expect(at.pages.last()).toContainText("Page 1.");
  await expect(page.getByRole("button", { name: words.earlier })).toHaveCount(0);

  const other = await anotherBrowser();
  await registerOnboarded(other.context());
  await new JournalPage(other).open();
  await expect(other.getByRole("heading", { name: words.emptyTitle })).toBeVisible();

  // Logout clears what this tab stored.
  await breakServer(page, "**/api/journal/*");
  watch.expect({ status: 500, path: /^\/api\/journal\// });
  await at.box.fill("Only for me.");
  await expect(page.getByText(words.notSaved)).toBeVisible();
  const keeps = () => page.evaluate(() => JSON.stringify({ ...window.sessionStorage, ...window.localStorage }));
  expect(await keeps()).toContain("Only for me.");
  await page.getByRole("button", { name: "Your account" }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await expect(page).toHaveURL(addressOf("auth"));
  expect(await keeps()).not.toContain("Only for me.");
});
