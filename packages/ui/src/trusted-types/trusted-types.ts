/**
 * The text that Radix's Select writes as a style element. The server's policy for styles has its hash
 * (bff/internal/static/policy.go), so a new version of Radix with another text fails the browser tests.
 */
export const selectStyle =
  "[data-radix-select-viewport]{scrollbar-width:none;-ms-overflow-style:none;-webkit-overflow-scrolling:touch;}[data-radix-select-viewport]::-webkit-scrollbar{display:none}";

/** What the scripts of an app may load and write, apart from the app's own chunks. */
export interface TrustedContent {
  /** Paths of service workers on the app's own origin. */
  workers?: readonly string[];
  /** Texts that may be set as HTML, in full. */
  html?: readonly string[];
  /** Whether the payment provider's scripts may be loaded. */
  payment?: boolean;
}

/** The scripts that `next build` writes. The site's pages of a language load them below its code, "/hi". */
const chunk = "^(?:/[a-z]{2})?/_next/static/chunks/[\\w.~-]+\\.js$";

/** The payment provider's scripts, and the script of the payment sandbox, which serves on this machine only. */
const provider =
  "^https://(?:[a-z0-9-]+\\.)*js\\.stripe\\.com/|^http://(?:127\\.0\\.0\\.1|localhost):\\d+/v3/stripe\\.js$";

/**
 * Returns the script with the default Trusted Types policy of an app's pages. Browsers ask the policy about every URL
 * of a script and every text of HTML that a script sets, in libraries too. It accepts the app's own chunks and what is
 * listed; the browser blocks the rest and reports a violation of the Content-Security-Policy. The script must be the
 * first of the page; `data-first` moves it there after the build (packages/config/export). Accepted URLs stay as they
 * are, because Turbopack identifies a chunk by its src attribute.
 */
export function trustedTypesScript({ workers = [], html = [], payment = false }: TrustedContent): string {
  return [
    "(function(){if(!window.trustedTypes)return;",
    `var w=${JSON.stringify(workers)},h=${JSON.stringify(html)},c=new RegExp(${JSON.stringify(chunk)})`,
    payment ? `,p=new RegExp(${JSON.stringify(provider)})` : "",
    `;trustedTypes.createPolicy("default",{createHTML:function(t){if(h.indexOf(t)>=0)return t},`,
    "createScriptURL:function(t){var u;try{u=new URL(t,document.baseURI)}catch(e){return}",
    "if(u.origin===location.origin&&!u.search&&!u.hash&&(c.test(u.pathname)||w.indexOf(u.pathname)>=0))return t;",
    payment ? "if(p.test(u.href))return t" : "",
    "}})})()",
  ].join("");
}
