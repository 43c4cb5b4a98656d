import { statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { scenes } from "./scenes";
import { newVisitor, waitUntilStill } from "./stage";

const folder = join(import.meta.dirname, "../../../../docs/screenshots");
/** The maximum size of a picture in the repository, in bytes. */
const maxBytes = 300_000;

for (const [app, name] of [
  ["site", "site-home"],
  ["member", "member-dashboard"],
  ["coach", "coach-clients"],
  ["conversation", "member-messages"],
  ["library", "member-library"],
  ["reader", "member-reader"],
  ["community", "member-community"],
  ["thread", "member-thread"],
  ["subscribe", "member-subscribe"],
] as const) {
  test(`docs/screenshots/${app}.png`, async ({ browser }) => {
    const scene = scenes.find((one) => one.name === name);
    if (!scene) throw new Error(`there is no scene ${name}`);
    const page = await newVisitor(browser, "readme", "light");
    await scene.go(page);
    await waitUntilStill(page);
    const path = join(folder, `${app}.png`);
    await page.screenshot({ path, animations: "disabled" });
    expect(statSync(path).size, "bytes of the picture").toBeLessThan(maxBytes);
  });
}
