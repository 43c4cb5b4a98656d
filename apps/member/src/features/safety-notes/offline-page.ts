import * as brand from "@aangan/copy/brand";
import * as crisis from "@aangan/copy/crisis";
import { crisisLinks } from "@aangan/copy/crisis-lines";
import * as layout from "@aangan/copy/layout";
import { quickExitURL } from "@aangan/copy/links";
import { language, locale } from "@aangan/copy/locale";
import * as words from "@aangan/copy/safety-notes-page";
import { storage } from "@aangan/copy/storage";
import { QUICK_EXIT_MARK, quickExitScript } from "@aangan/ui/quick-exit/leave.ts";
import { leftBehind } from "@/lib/left-behind";

/**
 * The page that shows the copy of the safety notes offline, with its scripts and its style as they are in it. It is
 * one file, because none of the app's can be loaded then, and has no data about the member: its script reads local
 * storage and writes text only, never markup.
 */
export function offlinePage(): { html: string; scripts: [string, string]; style: string } {
  const exit = quickExitScript(quickExitURL, leftBehind);
  const show = showScript();
  const more = [
    `<a href="${crisisLinks.text988}">${crisis.text988}</a>`,
    `<a href="${crisisLinks.call911}">${crisis.inDanger} <b>${crisis.number911}</b></a>`,
  ].join("");
  const html = [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">`,
    `<title>${words.tabTitle} · ${brand.name}</title><style>${style}</style><script>${exit}</script></head><body><main>`,
    `<p class="bar"><a ${QUICK_EXIT_MARK} rel="noreferrer" href="${quickExitURL.replaceAll("&", "&amp;")}">${layout.quickExit}</a></p>`,
    `<h1>${words.title}</h1><p id="state" role="status"></p>`,
    `<section class="call" aria-labelledby="call"><h2 id="call">${words.callTitle}</h2><p>${words.callText}</p>`,
    `<div id="calls"><a class="first" href="${crisisLinks.call988}">${crisis.call988}</a></div><p class="more">${more}</p></section>`,
    `<div id="notes"></div></main><script>${show}</script></body></html>`,
  ].join("");
  return { html, scripts: [exit, show], style };
}

function showScript(): string {
  // The script fills the gaps in braces.
  const texts = {
    key: storage.safetyNotes,
    locale,
    theme: storage.theme,
    none: words.offlineNone,
    kept: words.offline({ date: "{date}" }),
    call: words.callContact({ contactName: "{contactName}" }),
    empty: words.empty,
  };
  return [
    `(function(){var t=${JSON.stringify(texts).replaceAll("<", "\\u003c")},d=document,k=null;`,
    `try{d.documentElement.dataset.theme=localStorage.getItem(t.theme)==="dark"?"dark":"light";k=JSON.parse(localStorage.getItem(t.key))}catch(e){}`,
    `function by(id){return d.getElementById(id)}`,
    `function add(to,tag,text){var n=d.createElement(tag);if(text)n.textContent=text;to.append(n);return n}`,
    "if(!k||!Array.isArray(k.sections)){by('state').textContent=t.none;return}",
    `by('state').textContent=t.kept.replace("{date}",new Date(k.keptAt).toLocaleDateString(t.locale,{month:"short",day:"numeric"}));`,
    `if(k.contactPhone){var c=add(by("calls"),"a",t.call.replace("{contactName}",function(){return k.contactName}));c.href="tel:"+k.contactPhone.replace(/[^+\\d]/g,"")}`,
    `k.sections.forEach(function(s){var n=add(by("notes"),"section");add(n,"h2",s.title);var l=add(n,"ul");`,
    `(s.text?s.text.split("\\n"):[t.empty]).forEach(function(x){if(x.trim())add(l,"li",x)})})})()`,
  ].join("");
}

// The colors are those of the app's tokens.
const style = [
  ":root{color-scheme:light;--bg:#f1f3e6;--surface:#fafaf2;--ink:#291a13;--muted:#5c4f44;--line:#d6d8c6;--edge:#857d6b;--crisis:#222e68}",
  "[data-theme=dark]{color-scheme:dark;--bg:#151a17;--surface:#1c2320;--ink:#f3eedf;--muted:#b9b7a5;--line:#343d38;--edge:#78837a;--crisis:#35449a}",
  "*{box-sizing:border-box;margin:0}body{background:var(--bg);color:var(--ink);font:17px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}",
  "main{max-width:720px;margin:0 auto;padding:12px 16px 48px}.bar{display:flex;justify-content:flex-end}a{color:inherit}",
  ".bar a,#calls a{display:flex;min-height:48px;align-items:center;justify-content:center;padding:4px 14px;border:1.5px solid var(--edge);border-radius:10px;font-weight:700;text-decoration:none}",
  "h1{font-size:31px;line-height:38px}h2{font-size:19px;line-height:26px}#state{color:var(--muted)}",
  ".call{margin:14px 0;padding:16px 18px;border-radius:14px;background:var(--crisis);color:#fff6df}#calls{display:grid;gap:8px;margin-top:12px}",
  "#calls a{border-color:#fff6df}#calls .first{border-color:#f7be3f;background:#f7be3f;color:#1b2350}.more{display:flex;flex-wrap:wrap;gap:0 18px;margin-top:6px}.more a{display:inline-flex;min-height:44px;align-items:center;gap:.3em}",
  "#notes section{padding:14px 16px;border:1px solid var(--line);background:var(--surface)}#notes section+section{border-top:0}#notes ul{list-style:none;padding:0}#notes li{padding:8px 0}#notes li+li{border-top:1px dotted var(--edge)}",
  "@media(min-width:600px){#notes section{display:grid;grid-template-columns:210px 1fr;gap:20px}#calls{grid-template-columns:1fr 1fr}}",
].join("");
