// Renders every picture outside a page: share images and icons. Run by scripts/pictures.mjs outside of Next: a route
// handler would use the React of server components, which has no hooks, and the kit's art uses one (`useId`).
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
 * Renders `favicon.ico` into a folder, and the other pictures into its `share` and `icons`, replacing existing ones.
 * Returns their number.
 */
export async function renderPictures(folder: string): Promise<number> {
  const share = emptied(join(folder, "share"));
  for (const card of cards) writeFileSync(join(share, `${card.name}.png`), await cardImage(card));
  const icons = emptied(join(folder, "icons"));
  for (const icon of ICONS) writeFileSync(join(icons, icon.file), await iconImage(icon));
  writeFileSync(join(folder, "favicon.ico"), await favicon());
  return cards.length + ICONS.length + 1;
}
