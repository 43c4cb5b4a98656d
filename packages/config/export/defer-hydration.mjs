// Lets pages with a form wake when somebody is about to use them.
//
// Such a page is marked by `data-wakes`. React's scripts cost a middling phone a third of a second of its processor, at the
// moment in which a visitor begins to read. They are fetched ahead with the lowest priority instead, and run at the first
// sign of a person: a touch, a key, the focus. What was typed or sent before they have run is not lost: the forms take over
// what stands in the page, and a form that is sent early waits.

/** Whether an exported page is marked as one that wakes. */
export const isDeferred = (html) => /<[a-z]+[^>]*\sdata-wakes=/.test(html);

/** What a person does first. Pages that kept a draft wake at once, so that it stands in the form again. */
const signs = ["pointerdown", "pointermove", "touchstart", "keydown", "focusin", "input", "submit"];

const loader = (sources) =>
  `(function(s){var d=document,e=${JSON.stringify(signs)};function go(){e.forEach(function(n){d.removeEventListener(n,go,true)});s.splice(0).forEach(function(u){var t=d.createElement("script");t.async=true;t.setAttribute("src",u);d.head.appendChild(t)})}e.forEach(function(n){d.addEventListener(n,go,{capture:true,passive:true})});try{if(sessionStorage.length)go()}catch(x){}})(${JSON.stringify(sources)})`;

/** The page with its framework scripts kept back until somebody comes near. Done once; a page without such scripts is refused. */
export function deferHydration(html, name = "the page") {
  if (html.includes("data-waker=")) return html;
  const sources = [];
  const kept = html
    .replace(/<script src="(\/_next\/[^"]+)" async=""[^>]*><\/script>/g, (_script, source) => {
      sources.push(source);
      return "";
    })
    .replace(/<link rel="preload" as="script"[^>]*>/g, "");
  if (sources.length === 0) throw new Error(`${name} has no framework scripts to keep back`);
  const ahead = sources.map((source) => `<link rel="prefetch" as="script" href="${source}"/>`).join("");
  return kept.replace("</head>", `${ahead}<script data-keep="" data-waker="">${loader(sources)}</script></head>`);
}
