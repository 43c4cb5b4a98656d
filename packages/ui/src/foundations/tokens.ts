/** The conditions that tokens depend on. */
export interface TokenContext {
  theme: "light" | "dark";
  app?: "site" | "member" | "coach";
  hour?: "dawn" | "noon" | "dusk" | "night";
}

/** A token as the stylesheet declares it. */
export interface Declaration {
  name: string;
  value: string;
  /** The comment next to it: the colour's origin and purpose. The colour story shows it. */
  remark: string;
}

interface Rule {
  selectors: string[];
  declarations: Declaration[];
}

/** Returns the rules of tokens.css outside media queries, in order. Parses that file only, not CSS in general. */
export function parseTokens(css: string): Rule[] {
  const top = css.replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, "");
  return [...top.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, head = "", body = ""]) => ({
    selectors: head
      .replace(/\/\*[\s\S]*?\*\//g, "")
      .split(",")
      .map((selector) => selector.trim()),
    declarations: [...body.matchAll(/--([\w-]+):\s*([^;]+);(?:[ \t]*\/\*(.*?)\*\/)?/g)].map(
      ([, name = "", value = "", remark = ""]) => ({ name, value: value.trim(), remark: remark.trim() }),
    ),
  }));
}

/** Returns the number of attributes in a selector for <html>, or undefined if it does not match. */
function weight(selector: string, context: TokenContext): number | undefined {
  if (selector === ":root") return 1;
  const attributes = [...selector.matchAll(/\[data-(\w+)="(\w+)"\]/g)];
  const plain = attributes.map(([text]) => text).join("") === selector;
  const wanted: Record<string, string | undefined> = { ...context };
  return plain && attributes.every(([, name = "", value]) => wanted[name] === value) ? attributes.length : undefined;
}

/**
 * Returns the value of every token on an <html> with these attributes: selectors with more attributes win, then later
 * ones.
 */
export function resolveTokens(css: string, context: TokenContext): Map<string, Declaration> {
  const won = new Map<string, Declaration & { weight: number }>();
  for (const rule of parseTokens(css)) {
    const weights = rule.selectors.map((selector) => weight(selector, context)).filter((w) => w !== undefined);
    if (weights.length === 0) continue;
    const heaviest = Math.max(...weights);
    for (const declaration of rule.declarations) {
      const before = won.get(declaration.name);
      if (before && before.weight > heaviest) continue;
      won.set(declaration.name, {
        ...declaration,
        remark: declaration.remark || (before?.remark ?? ""),
        weight: heaviest,
      });
    }
  }
  return won;
}
