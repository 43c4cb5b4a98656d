// Delays the hydration of pages with a form until a visitor starts to use them.
//
// Such a page is marked by `data-wakes`. React's scripts occupy a mid-range phone's processor for a third of a second,
// at the moment in which a visitor begins to read. They are fetched with the lowest priority instead, and run at the
// first user event: a touch, a key, focus. Earlier input is not lost: the forms take over the values in the page, and
// an early submit waits.

/** Reports whether an exported page is marked for deferred hydration. */
export const isDeferred = (html) => /<[a-z]+[^>]*\sdata-wakes=/.test(html);

/** The first user events. Pages with a draft hydrate at once, so that it appears in the form. */
const userEvents = ["pointerdown", "pointermove", "touchstart", "keydown", "focusin", "input", "submit"];

const loader = (sources) =>
  `(function(s){var d=document,e=${JSON.stringify(userEvents)};function go(){e.forEach(function(n){d.removeEventListener(n,go,true)});s.splice(0).forEach(function(u){var t=d.createElement("script");t.async=true;t.setAttribute("src",u);d.head.appendChild(t)})}e.forEach(function(n){d.addEventListener(n,go,{capture:true,passive:true})});try{if(sessionStorage.length)go()}catch(x){}})(${JSON.stringify(sources)})`;

/** Returns the page with its framework scripts deferred. Idempotent; throws for a page without such scripts. */
export function deferHydration(html, name = "the page") {
  if (html.includes("data-waker=")) return html;
  const sources = [];
  const kept = html
    .replace(/<script src="((?:\/[a-z]{2})?\/_next\/[^"]+)" async=""[^>]*><\/script>/g, (_script, source) => {
      sources.push(source);
      return "";
    })
    .replace(/<link rel="preload" as="script"[^>]*>/g, "");
  if (sources.length === 0) throw new Error(`${name} has no framework scripts to keep back`);
  const ahead = sources.map((source) => `<link rel="prefetch" as="script" href="${source}"/>`).join("");
  return kept.replace("</head>", `${ahead}<script data-keep="" data-waker="">${loader(sources)}</script></head>`);
}
