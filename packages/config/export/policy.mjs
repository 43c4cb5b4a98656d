// Makes exported pages fit their Content-Security-Policy: the script with the Trusted Types policy runs first, and no
// element has a style attribute.

const firstScript = /<script\b[^>]*\sdata-first=[^>]*>[\s\S]*?<\/script>/;
const charset = /<meta charSet="[^"]*"\/>/;

/**
 * Returns the page with the script marked by `data-first` after the character set. Next writes its async scripts before
 * the scripts of the layout, and could load a chunk before the policy exists. Idempotent; throws without such a script.
 */
export function withFirstScript(html, name = "the page") {
  const script = firstScript.exec(html)?.[0];
  if (!script) throw new Error(`${name} has no script with data-first: the Trusted Types policy is missing`);
  if (!charset.test(html)) throw new Error(`${name} has no character set`);
  return html.replace(script, () => "").replace(charset, (meta) => meta + script);
}

/**
 * The style attributes that Radix renders on the server. The policy blocks them, and packages/ui/src/styles/radix.css
 * has the same rules.
 */
const radixStyles = new Set([
  "outline:none",
  "animation-duration:0s",
  "position:absolute;pointer-events:none;opacity:0;margin:0;transform:translateX(-100%)",
]);

/** Returns the page without Radix's style attributes. Throws for any other: the browser would block it. */
export function withoutStyleAttributes(html, name = "the page") {
  return html.replace(/<[a-z][^<>]*>/gi, (tag) =>
    tag.replace(/ style="([^"]*)"/g, (_attribute, style) => {
      if (!radixStyles.has(style))
        throw new Error(`${name} has the style attribute "${style}", which its policy blocks: use a class`);
      return "";
    }),
  );
}
