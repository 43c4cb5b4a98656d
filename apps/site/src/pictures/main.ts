// Draws every picture that is no part of a page: share images and icons. Run by scripts/pictures.mjs, apart from Next: a route
// handler would draw them with the React of server components, which knows no hooks, and the kit's art uses one (`useId`).
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ICONS } from "@/lib/icons";
import { cardImage } from "./card-image";
import { cards } from "./cards";
import { favicon, iconImage } from "./icon-image";

function emptied(folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

/**
 * Draws `favicon.ico` into a folder, and the rest into `share` and `icons` in it, in place of those that are there. Says how
 * many they are.
 */
export async function draw(folder: string): Promise<number> {
  const share = emptied(join(folder, "share"));
  for (const card of cards) writeFileSync(join(share, `${card.name}.png`), await cardImage(card));
  const icons = emptied(join(folder, "icons"));
  for (const icon of ICONS) writeFileSync(join(icons, icon.file), await iconImage(icon));
  writeFileSync(join(folder, "favicon.ico"), await favicon());
  return cards.length + ICONS.length + 1;
}
