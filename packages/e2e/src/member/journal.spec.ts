import { randomUUID } from "node:crypto";
import * as copy from "@aangan/copy/journal-page";
import { limits } from "@aangan/copy/limits";
import { addressOf, originOf } from "../support/addresses";
import { expectAccessible } from "../support/axe";
import { failRequests } from "../support/failing-requests";
import { registerOnboarded } from "../support/people";
import { expectToast } from "../support/screen";
import { expect, test } from "../support/test";
import { JournalPage } from "./journal-page";
import { pieces } from "./resources-page";

const prompt = "What are they afraid will happen if you don’t do it?";

// Failed saves and loads, and text that is not sent, are covered by the member app's component tests.
test("an entry is written from a prompt, saved automatically, edited and deleted; crisis language shows help @once", async ({
  page,
}) => {
  await registerOnboarded(page.context());
  const journal = new JournalPage(page);
  await journal.open();
  await expect(page.getByRole("heading", { name: copy.emptyTitle })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(copy.lead);
  await expectAccessible(page);

  await journal.open(`?piece=${pieces.wish.slug}&prompt=1`);
  await expect(journal.textbox).toHaveAccessibleName(prompt);
  await expect(journal.textbox).toBeFocused();
  await page.keyboard.type("That nobody knows where the medicines are.");
  // Typing triggers a save of the partial text; wait for the complete one.
  await expect.poll(() => journal.stored()).toEqual(["That nobody knows where the medicines are."]);
  await expect(journal.savedNotice).toBeVisible();
  await page.keyboard.type(" And who will drive.");
  await expect.poll(() => journal.stored()).toEqual(["That nobody knows where the medicines are. And who will drive."]);
  await expectAccessible(page);

  await journal.done.click();
  await expect(page).toHaveURL(addressOf("journal"));
  await expect(journal.textbox).toHaveAccessibleName(copy.textLabel);
  await expect(journal.textbox).toHaveValue("");
  await expect(page.getByRole("region", { name: copy.today })).toContainText(prompt);
  await journal.textbox.fill("காலையில மழை.\nChai at four.");
  await expect(journal.savedNotice).toBeVisible();
  await page.reload();
  await expect(journal.entries).toHaveCount(2);
  await expect(journal.entries.first()).toContainText("காலையில மழை.");
  await expect(journal.textbox).toHaveValue("");
  await expectAccessible(page);

  await journal.entry("medicines").getByRole("button", { name: copy.edit }).click();
  await expect(journal.textbox).toBeFocused();
  await expect(journal.textbox).toHaveAccessibleName(prompt);
  await journal.textbox.fill("Of being alone.");
  await expect(journal.savedNotice).toBeVisible();
  await journal.done.click();
  await expect(journal.entry("Of being alone.")).toContainText(prompt);
  await expect.poll(() => journal.stored()).toEqual(["காலையில மழை.\nChai at four.", "Of being alone."]);

  await journal.entry("Of being alone.").getByRole("button", { name: copy.delete }).click();
  const dialog = page.getByRole("alertdialog", { name: copy.deleteTitle });
  await expect(dialog.getByRole("button", { name: copy.keepIt })).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: copy.deleteConfirm }).click();
  await expectToast(page, copy.deleted.title);
  await expect(journal.entry("Of being alone.")).toHaveCount(0);
  expect(await journal.stored()).toEqual(["காலையில மழை.\nChai at four."]);

  await test.step("crisis language shows help, and states that no coach is notified", async () => {
    await journal.textbox.fill("I want to die");
    await expect(journal.crisisBanner).toBeVisible();
    await journal.textbox.fill("My diet starts tomorrow");
    await expect(journal.crisisBanner).toHaveCount(0);
    await journal.textbox.fill("Some nights jeene ka mann nahi karta");
    await expect(journal.crisisBanner).toHaveRole("alert");
    await expect(journal.crisisBanner.getByRole("link", { name: "Call 988" })).toHaveAttribute("href", "tel:988");
    await expect(journal.crisisBanner.getByRole("link", { name: "Call 988" })).toBeInViewport({ ratio: 1 });
    await expect(journal.crisisBanner).toContainText(copy.nobodyTold);
    await expectAccessible(page);
    await expect(journal.savedNotice).toBeVisible();
    await journal.done.click();
    await expect(journal.crisisBanner).toBeVisible();
    await page.reload();
    await expect(journal.crisisBanner).toBeVisible();
    // Restored help is not announced again.
    await expect(journal.crisisBanner).not.toHaveRole("alert");
  });
});

test("an entry edited in two tabs becomes two entries, and no text is lost @once", async ({ page, watch }) => {
  await registerOnboarded(page.context());
  const firstTab = new JournalPage(page);
  await firstTab.open();
  await firstTab.textbox.fill("Rain since four.");
  await expect(firstTab.savedNotice).toBeVisible();
  await firstTab.done.click();
  const secondTab = new JournalPage(await page.context().newPage());
  await secondTab.open();
  for (const tab of [firstTab, secondTab]) {
    await tab.entry("Rain since four.").getByRole("button", { name: copy.edit }).click();
    await expect(tab.textbox).toHaveValue("Rain since four.");
  }
  await firstTab.textbox.fill("Rain since four. The tea went cold.");
  await expect(firstTab.savedNotice).toBeVisible();
  await expect.poll(() => firstTab.stored()).toEqual(["Rain since four. The tea went cold."]);

  watch.expect({ status: 409, path: /^\/api\/journal\// });
  await secondTab.textbox.fill("Rain since four. Nobody called.");
  await expect(secondTab.page.getByText(copy.bothKept)).toBeVisible();
  await expect(secondTab.textbox).toHaveValue("Rain since four. Nobody called.");
  await expect(secondTab.savedNotice).toBeVisible();
  await expectAccessible(secondTab.page);
  // Later edits in each tab go to its own entry.
  await secondTab.textbox.fill("Rain since four. Nobody called. I did.");
  await firstTab.textbox.fill("Rain since four. The tea went cold. I made another.");
  await expect
    .poll(async () => (await firstTab.stored()).toSorted())
    .toEqual(["Rain since four. Nobody called. I did.", "Rain since four. The tea went cold. I made another."]);
  await secondTab.done.click();
  for (const tab of [firstTab, secondTab]) {
    await tab.open();
    await expect(tab.entries).toHaveCount(2);
    for (const text of ["I made another.", "I did."]) await expect(tab.entry(text)).toBeVisible();
  }
});

test("the journal pages to its first entry, is private, and leaves nothing after logout @once", async ({
  page,
  watch,
}) => {
  await registerOnboarded(page.context());
  const journal = new JournalPage(page);
  const total = limits.journalPerPage * 2 + 3;
  for (let count = 1; count <= total; count++) {
    const id = randomUUID();
    const response = await page.request.put(`${originOf("member")}/api/journal/${id}`, {
      data: { text: `Page ${count}.` },
    });
    expect(response.status()).toBe(200);
  }
  await journal.open();
  await expect(journal.entries.first()).toContainText(`Page ${total}.`);
  await journal.entries.last().scrollIntoViewIfNeeded();
  await expect(journal.entries).toHaveCount(limits.journalPerPage * 2);
  await journal.entries.last().scrollIntoViewIfNeeded();
  await expect(journal.entries).toHaveCount(total);
  await expect(journal.entries.last()).toContainText("Page 1.");
  await expect(page.getByRole("button", { name: copy.earlier })).toHaveCount(0);

  // Logout clears what this tab stored.
  await failRequests(page, "**/api/journal/*");
  watch.expect({ status: 500, path: /^\/api\/journal\// });
  await journal.textbox.fill("Only for me.");
  await expect(page.getByText(copy.notSaved)).toBeVisible();
  const storedText = () => page.evaluate(() => JSON.stringify({ ...window.sessionStorage, ...window.localStorage }));
  expect(await storedText()).toContain("Only for me.");
  await page.getByRole("button", { name: "Your account" }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await expect(page).toHaveURL(addressOf("auth"));
  expect(await storedText()).not.toContain("Only for me.");

  await page.unroute("**/api/journal/*");
  await registerOnboarded(page.context());
  await journal.open();
  await expect(page.getByRole("heading", { name: copy.emptyTitle })).toBeVisible();
  await expect(journal.textbox).toHaveValue("");
});
