import { randomUUID } from "node:crypto";
import { unsubscribe as words } from "@aangan/copy/unsubscribe";
import { addressOf } from "../support/addresses";
import { answerNext } from "../support/answers";
import { expectAccessible } from "../support/axe";
import { expect, test } from "../support/test";

test("emails stop on the button, not on opening the link, and can be resumed @once", async ({ page, watch }) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") calls.push(request.url());
  });
  await page.goto(`${addressOf("unsubscribe")}?key=${randomUUID()}&from=messages`);
  await expect(page.getByRole("heading", { level: 1, name: words.heading })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(words.documentTitle));
  await expectAccessible(page);
  expect(calls).toEqual([]);

  const stop = page.getByRole("button", { name: words.stop });
  await answerNext(page, watch, "/api/unsubscribe", [
    { status: 500, message: "Something went wrong. Please try again." },
  ]);
  await stop.click();
  await expect(page.getByText(words.failedTitle)).toBeVisible();
  await stop.click();
  await expect(page.getByRole("heading", { name: words.stoppedHeading })).toBeVisible();
  await page.getByRole("button", { name: words.undo }).click();
  await expect(page.getByRole("heading", { name: words.againHeading })).toBeVisible();
  await expectAccessible(page);
});

test("an incomplete unsubscribe link shows a message @once", async ({ page }) => {
  await page.goto(addressOf("unsubscribe"));
  await expect(page.getByRole("heading", { name: words.brokenHeading })).toBeVisible();
});
