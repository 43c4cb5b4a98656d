import { readFileSync } from "node:fs";
import { join } from "node:path";

let known: ReadonlyMap<string, string> | undefined;

function tokens(): ReadonlyMap<string, string> {
  if (known) return known;
  const sheet = join(process.cwd(), "node_modules/@aangan/ui/src/styles/tokens.css");
  const css = readFileSync(sheet, "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
  const start = css.indexOf('[data-theme="light"]');
  if (start < 0) throw new Error("tokens.css has no light theme");
  const rule = css.slice(start, css.indexOf("}", start));
  known = new Map(
    Array.from(rule.matchAll(/--([a-z0-9-]+):\s*([^;]+);/g), ([, name = "", value = ""]) => [name, value]),
  );
  return known;
}

/**
 * Returns a colour of the kit's light theme by its name without the dashes: `colour("bg")` is `"#f1f3e6"`. For images
 * and metadata outside the page's styles. Build time only. Throws on an unknown name.
 */
export function colour(name: string): string {
  const value = tokens().get(name);
  if (value === undefined) throw new Error(`the kit has no colour called ${name}`);
  return value;
}

/** Replaces every `var(--name)` in an SVG by its colour, for programs without CSS variables. Build time only. */
export function withColours(drawing: string): string {
  return drawing.replace(/var\(--([a-z0-9-]+)\)/g, (_, name: string) => colour(name));
}
