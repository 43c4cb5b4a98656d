import { join, resolve } from "node:path";
import { test } from "@playwright/test";
import { scenes } from "./scenes";
import { newVisitor, waitUntilStill } from "./stage";

const folder = resolve(process.env.INIT_CWD ?? ".", process.env.SHOTS ?? "screenshots");

for (const scene of scenes) {
  for (const size of ["phone", "desktop"] as const) {
    for (const theme of ["light", "dark"] as const) {
      const name = `${scene.name}-${size}-${theme}`;
      test(name, async ({ browser }) => {
        const page = await newVisitor(browser, size, theme);
        await scene.go(page);
        await waitUntilStill(page);
        const path = join(folder, `${name}.png`);
        await page.screenshot({ path, fullPage: scene.fullPage ?? false, animations: "disabled" });
      });
    }
  }
}
