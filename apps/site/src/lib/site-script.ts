import { readdirSync } from "node:fs";
import { join } from "node:path";
import { prefix } from "./language";

/** Returns the path of the site's bundled script (scripts/script.mjs writes it before Next starts). Build time only. */
export function siteScript(): string {
  const [file] = readdirSync(join(process.cwd(), "public/script"));
  if (!file) throw new Error("public/script is empty: run node scripts/script.mjs");
  return `${prefix}/script/${file}`;
}
