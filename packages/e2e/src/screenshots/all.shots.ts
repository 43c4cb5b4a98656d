import { join, resolve } from "node:path";
import { test } from "@playwright/test";
import { scenes } from "./scenes";
import { settle, visitor } from "./stage";

const folder = resolve(process.env.INIT_CWD ?? ".", process.env.SHOTS ?? "screenshots");

for (const scene of scenes) {
  for (const size of ["phone", "desktop"] as const) {
    for (const theme of ["light", "dark"] as const) {
      const name = `${scene.name}-${size}-${theme}`;
      test(name, async ({ browser }) => {
        const page = await visitor(browser, size, theme);
        await scene.go(page);
        await settle(page);
        const path = join(folder, `${name}.png`);
        await page.screenshot({ path, fullPage: scene.whole ?? false, animations: "disabled" });
      });
    }
  }
}
