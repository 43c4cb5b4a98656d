import * as words from "@aangan/copy/coach-profile-page";
import type { Page } from "@playwright/test";
import { addressOf, originOf } from "../support/addresses";
import { expectAccessible } from "../support/axe";
import { coaches, registerWithCoach, signInCoach } from "../support/people";
import { closeToast, expectToast } from "../support/screen";
import { expect, test } from "../support/test";
import { Portal } from "./portal";

/** An image of two colours, side by side, drawn in the browser. */
async function twoColourImage(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [800, 400];
    const context = canvas.getContext("2d");
    if (!context) throw new Error("nothing to draw on");
    context.fillStyle = "#c02020";
    context.fillRect(0, 0, 400, 400);
    context.fillStyle = "#2020c0";
    context.fillRect(400, 0, 400, 400);
    return canvas.toDataURL("image/png");
  });
  return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
}

/** Size, and red and blue in the middle, of an image on the page's origin. */
const colourOf = (page: Page, path: string) =>
  page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    const context = canvas.getContext("2d");
    context?.drawImage(image, 0, 0);
    const [red = 0, , blue = 0] =
      context?.getImageData(image.naturalWidth / 2, image.naturalHeight / 2, 1, 1).data ?? [];
    return { width: image.naturalWidth, height: image.naturalHeight, red, blue };
  }, path);

test("members see a coach's profile and picture changes, and no credentials before their review @once", async ({
  page,
  anotherBrowser,
}) => {
  const memberPage = await anotherBrowser();
  const { coachId } = await registerWithCoach(memberPage.context(), coaches.zoya);
  await signInCoach(page.context(), coaches.zoya);
  const portal = new Portal(page);
  await portal.open();
  await portal.tab("Profile").click();
  await expect(page.getByRole("heading", { level: 1, name: words.title })).toBeVisible();
  await expect(page.getByText("Verified Coach", { exact: true })).toBeVisible();
  await expect(page.getByText(coaches.zoya.email).first()).toBeVisible();

  await page.getByRole("button", { name: "Edit Profile" }).click();
  const name = page.getByLabel(words.name, { exact: false }).first();
  await expect(name).toBeFocused();
  const specializations = page.getByLabel(words.specializations);
  await specializations.fill("Slow mornings, Moving house, slow mornings");
  await page.getByLabel(words.bio).fill("I ask two questions and then I listen.");
  await expectAccessible(page);
  await page.getByRole("button", { name: words.save, exact: true }).click();
  await expectToast(page, "Profile updated");
  await closeToast(page);

  // The right half of the picture, by the keyboard alone.
  await page
    .getByLabel(words.image)
    .and(page.locator("input"))
    .setInputFiles({
      name: "me.png",
      mimeType: "image/png",
      buffer: await twoColourImage(page),
    });
  const dialog = page.getByRole("dialog", { name: words.cropTitle });
  const across = dialog.getByRole("slider", { name: words.across });
  await across.focus();
  await page.keyboard.press("End");
  await expect(across).toHaveAttribute("aria-valuetext", "100 percent");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: words.saveImage }).click();
  await expectToast(page, words.imageSaved);
  await closeToast(page);

  await memberPage.goto(`${addressOf("coaches")}?coach=${coachId}`);
  await expect(memberPage.getByText("I ask two questions and then I listen.").first()).toBeVisible();
  await expect(memberPage.getByRole("dialog").getByText("Moving house")).toBeVisible();
  const answer = await memberPage.request.get(`${originOf("member")}/api/coaches/${coachId}`);
  const response: { imageUrl: string; specializations: string } = await answer.json();
  expect(response.specializations).toBe("Slow mornings, Moving house");
  expect(JSON.stringify(response)).not.toContain(coaches.zoya.email);
  const shown = await colourOf(memberPage, response.imageUrl);
  expect(shown).toMatchObject({ width: 640, height: 640 });
  expect(shown.blue).toBeGreaterThan(150);
  expect(shown.red).toBeLessThan(90);

  // Changed credentials wait for a decision, and can be withdrawn.
  await page.getByRole("button", { name: words.editCredentials }).click();
  await page.getByRole("button", { name: words.addCredential }).click();
  await page.getByLabel(words.credentialTitle).last().fill("Listening certificate");
  await page.getByLabel(words.credentialIssuer).last().fill("Banyan Institute");
  await page.getByRole("button", { name: words.sendCredentials }).click();
  await expectToast(page, words.sentForReview);
  await closeToast(page);
  await expect(page.getByText(words.waiting, { exact: true })).toBeVisible();
  await expect(page.getByText("Listening certificate")).toBeVisible();
  const before = await memberPage.request.get(`${originOf("member")}/api/coaches/${coachId}`);
  expect(await before.text()).not.toContain("Listening certificate");
  await page.getByRole("button", { name: words.withdraw, exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: words.withdraw }).click();
  await expectToast(page, words.withdrawn);
  await expect(page.getByText(words.waiting, { exact: true })).toHaveCount(0);
});
