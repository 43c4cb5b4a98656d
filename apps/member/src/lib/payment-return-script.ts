import { returnParameters } from "@aangan/copy/payment-return";
import { routes } from "@aangan/copy/routes";

// Kept apart from the client components: the layout, which is none, writes the script into the page.

/** The pages to which it sends somebody back: after a first payment, and after a card was changed. */
const pages = [routes.dashboard.path, routes.subscribe.path] as const;

/** Session storage: that somebody has just come back, until the page is alive and keeps it as this member's own. */
export const paymentReturnKey = "aangan_payment_arrived";

/**
 * Stands in the page's head. It takes what the payment provider added out of the address before anything else sees it: a
 * router that begins with it keeps it with its state. What stays is when somebody came back and the one word of how it
 * went; `useReturned` gives it out.
 */
export const paymentReturnScript = [
  `(function(){try{if(${JSON.stringify(pages)}.indexOf(location.pathname)<0)return;`,
  `var u=new URL(location.href),p=u.searchParams,n=${JSON.stringify(returnParameters)};`,
  "if(!n.some(function(k){return p.has(k)}))return;",
  `var s=p.get("redirect_status");n.forEach(function(k){p.delete(k)});`,
  `history.replaceState(history.state,"",u.pathname+u.search+u.hash);`,
  `sessionStorage.setItem(${JSON.stringify(paymentReturnKey)},JSON.stringify({at:Date.now(),status:s}))`,
  `}catch(e){console.warn("It could not be kept that somebody came back from paying.",e)}})()`,
].join("");
