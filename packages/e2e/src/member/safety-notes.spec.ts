import * as copy from "@aangan/copy/safety-notes-page";
import { storage } from "@aangan/copy/storage";
import { addressOf } from "../support/addresses";
import { expectAccessible } from "../support/axe";
import { registerWithCoach } from "../support/people";
import { mockQuickExitTarget } from "../support/quick-exit";
import { expect, test } from "../support/test";

test.use({ serviceWorkers: "allow" });

// Saving, sharing, conflicts and a browser without storage are covered by the member app's component tests.
test("a copy kept on this phone opens without a connection, until a quick exit removes it @once", async ({
  page,
  watch,
}) => {
  const context = page.context();
  await registerWithCoach(context);
  await page.goto(addressOf("safetyNotes"));
  const steadies = page.getByRole("article").nth(1);
  await steadies.getByRole("button").click();
  await page.getByRole("textbox", { name: copy.textLabel }).fill("Rain sounds\nமழை");
  await page.getByRole("button", { name: copy.save }).click();
  await expect(steadies.getByRole("listitem")).toHaveText(["Rain sounds", "மழை"]);
  await page.getByRole("switch", { name: copy.keepPhone }).click();
  await expect(page.getByRole("switch", { name: copy.keepPhone })).toBeChecked();
  const ownWorkers = () =>
    page.evaluate(async (path) => {
      const all = await navigator.serviceWorker.getRegistrations();
      return all.filter(({ active, scope }) => active && scope.endsWith(path)).length;
    }, addressOf("safetyNotes"));
  await expect.poll(ownWorkers).toBe(1);
  await expect
    .poll(() => page.evaluate(async (path) => Boolean(await caches.match(path)), addressOf("safetyNotes")))
    .toBe(true);
  await expectAccessible(page);

  watch.tolerate({ failure: /net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED/ });
  await context.setOffline(true);
  await page.goto(addressOf("safetyNotes"));
  const lines = page.getByRole("listitem");
  await expect(lines.filter({ hasText: "Rain sounds" })).toBeVisible();
  await expect(lines.filter({ hasText: "மழை" })).toBeVisible();
  await expect(page.getByRole("status")).toContainText(copy.offline({ date: "" }).slice(0, 30));
  await expect(page.getByRole("link", { name: "Call 988" })).toHaveAttribute("href", "tel:988");
  await expectAccessible(page);

  await mockQuickExitTarget(page, watch);
  await page.getByRole("link", { name: "Quick exit" }).click();
  await expect(page).toHaveTitle("Weather");
  await page.goto(addressOf("safetyNotes"));
  await expect(page.getByRole("status")).toHaveText(copy.offlineNone);
  await expect(lines).toHaveCount(0);
  expect(await page.evaluate((key) => localStorage.getItem(key), storage.safetyNotes)).toBeNull();

  // With a connection the notes are still in the account, and what showed the copy is removed.
  await context.setOffline(false);
  await page.goto(addressOf("safetyNotes"));
  await expect(lines.filter({ hasText: "Rain sounds" })).toBeVisible();
  await expect(page.getByRole("switch", { name: copy.keepPhone })).not.toBeChecked();
  await expect.poll(ownWorkers).toBe(0);
});
