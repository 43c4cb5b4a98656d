import * as words from "@aangan/copy/check-ins-page";
import * as client from "@aangan/copy/coach-client-page";
import { addressOf, originOf } from "../support/addresses";
import { expectAccessible } from "../support/axe";
import { coaches, openPortal, registerWithCoach } from "../support/people";
import { expect, test } from "../support/test";
import { DashboardPage } from "./dashboard-page";

test("a member says how the day is, shares it, and the coach sees that day only @once", async ({
  page,
  anotherBrowser,
}) => {
  await registerWithCoach(page.context(), coaches.leela);
  await new DashboardPage(page).open();
  const moods = page.getByRole("group", { name: words.moods });
  await moods.getByRole("button", { name: "Low" }).click();
  await page.getByRole("group", { name: words.words }).getByRole("button", { name: "Homesick" }).click();
  await expect(page.getByText(words.saved)).toBeVisible();
  await page.reload();
  await expect(moods.getByRole("button", { name: "Low" })).toHaveAttribute("aria-pressed", "true");

  await page.getByRole("link", { name: words.share({ coachName: "Leela" }) }).click();
  await expect(page).toHaveURL(new RegExp(addressOf("checkIns")));
  const dialog = page.getByRole("dialog", { name: words.shareTitle({ coachName: "Leela" }) });
  await expectAccessible(page);
  await dialog.getByRole("checkbox").click();
  await dialog.getByRole("button", { name: words.shareSave }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(words.shareOn({ count: 1 }))).toBeVisible();
  await expectAccessible(page);

  const portal = await anotherBrowser();
  await openPortal(portal, coaches.leela);
  const { id } = await (await page.request.get(`${originOf("member")}/api/user`)).json();
  await portal.goto(`${addressOf("coachDashboard")}?tab=clients&client=${id}`);
  const shared = portal.getByRole("region", { name: client.checkIns });
  await expect(shared).toContainText("Low, homesick");
  // The coach's page follows the end of sharing.
  await page.getByRole("button", { name: words.chooseDays }).click();
  await dialog.getByRole("checkbox").click();
  await dialog.getByRole("button", { name: words.shareSave }).click();
  await expect(shared).toHaveCount(0);
});
