import * as common from "@aangan/copy/common";
import { addressOf } from "../support/addresses";
import { expectAccessible } from "../support/axe";
import { coaches, signInCoach } from "../support/people";
import { expect, test } from "../support/test";
import { Portal } from "./portal";

test("a portal page whose script fails to load shows an error, and loads on retry @once", async ({ page, watch }) => {
  await signInCoach(page.context(), coaches.devika);
  const html = await (await page.request.get(addressOf("coachDashboard"))).text();
  let connected = false;
  await page.route("**/_next/static/chunks/*.js", (route) => {
    const name = new URL(route.request().url()).pathname.split("/").pop() ?? "";
    // The initial scripts load; later ones have no network.
    if (connected || html.includes(name)) return route.continue();
    return route.abort("internetdisconnected");
  });
  watch.expect({ failure: "net::ERR_INTERNET_DISCONNECTED" });
  const portal = new Portal(page);
  await portal.open();
  await portal.tab("Sessions").click();
  const main = page.getByRole("main");
  await expect(main.getByRole("alert")).toContainText(common.notOpened);
  await expectAccessible(page);
  connected = true;
  await main.getByRole("button", { name: common.retry }).click();
  await expect(main.getByRole("heading", { level: 1, name: "Sessions" })).toBeVisible();
  await expect(main.getByText(common.notOpened)).toHaveCount(0);
});
