import { routes } from "@aangan/copy/routes";
import type { Returned } from "./returned";

// Kept apart from the client components: the layout, which is none, writes the script into the page.

/** What the payment provider adds to the address to which it sends somebody back. All of it is private. */
const added = [
  "payment_intent",
  "payment_intent_client_secret",
  "setup_intent",
  "setup_intent_client_secret",
  "redirect_status",
  "redirect_pm_type",
  "source_redirect_slug",
  "source_type",
] as const;

/** The pages to which it sends somebody back: after a first payment, and after a card was changed. */
const pages = [routes.dashboard.path, routes.subscribe.path] as const;

/** Session storage: that somebody has just come back, until the page is alive and keeps it as this member's own. */
const arrivedKey = "aangan_payment_arrived";

/**
 * Stands in the page's head. It takes what the payment provider added out of the address before anything else sees it: a
 * router that begins with it keeps it with its state. What stays is when somebody came back and whether it was refused;
 * {@link takeArrival} gives it out.
 */
export const arrivalScript = [
  `(function(){try{if(${JSON.stringify(pages)}.indexOf(location.pathname)<0)return;`,
  `var u=new URL(location.href),p=u.searchParams,n=${JSON.stringify(added)};`,
  "if(!n.some(function(k){return p.has(k)}))return;",
  `var s=p.get("redirect_status");n.forEach(function(k){p.delete(k)});`,
  `history.replaceState(history.state,"",u.pathname+u.search+u.hash);`,
  `sessionStorage.setItem(${JSON.stringify(arrivedKey)},JSON.stringify({at:Date.now(),outcome:s==="failed"||s==="canceled"?"refused":"paid"}))`,
  `}catch(e){console.warn("It could not be kept that somebody came back from paying.",e)}})()`,
].join("");

/** That somebody has just come back to this page from paying, or null. Says so once. Browser only. */
export function takeArrival(): Returned | null {
  try {
    const value: unknown = JSON.parse(window.sessionStorage.getItem(arrivedKey) ?? "null");
    window.sessionStorage.removeItem(arrivedKey);
    return isReturned(value) ? value : null;
  } catch {
    // Closed storage or a broken value: the badge still appears by itself.
    return null;
  }
}

function isReturned(value: unknown): value is Returned {
  if (typeof value !== "object" || value === null) return false;
  const { at, outcome }: Record<string, unknown> = { ...value };
  return typeof at === "number" && (outcome === "paid" || outcome === "refused");
}
