import { randomUUID } from "node:crypto";
import * as copy from "@aangan/copy/unsubscribe";
import { addressOf } from "../support/addresses";
import { expectAccessible } from "../support/axe";
import { mockNextResponses } from "../support/responses";
import { expect, test } from "../support/test";

test("emails stop on the button, not on opening the link, and can be resumed @once", async ({ page, watch }) => {
  const writes: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") writes.push(request.url());
  });
  await page.goto(`${addressOf("unsubscribe")}?key=${randomUUID()}&from=messages`);
  await expect(page.getByRole("heading", { level: 1, name: copy.heading })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(copy.documentTitle));
  await expectAccessible(page);
  expect(writes).toEqual([]);

  const stop = page.getByRole("button", { name: copy.stop });
  await mockNextResponses(page, watch, "/api/unsubscribe", [
    { status: 500, message: "Something went wrong. Please try again." },
  ]);
  await stop.click();
  await expect(page.getByText(copy.failedTitle)).toBeVisible();
  await stop.click();
  await expect(page.getByRole("heading", { name: copy.stoppedHeading })).toBeVisible();
  await page.getByRole("button", { name: copy.undo }).click();
  await expect(page.getByRole("heading", { name: copy.againHeading })).toBeVisible();
  await expectAccessible(page);
});

test("an incomplete unsubscribe link shows a message @once", async ({ page }) => {
  await page.goto(addressOf("unsubscribe"));
  await expect(page.getByRole("heading", { name: copy.brokenHeading })).toBeVisible();
});
