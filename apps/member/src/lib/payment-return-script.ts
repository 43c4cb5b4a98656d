import { returnParameters } from "@aangan/copy/links";
import { routes } from "@aangan/copy/routes";

// Separate from the client components, because the layout, a server component, writes the script into the page.

/** The pages to which the provider returns: after a first payment, and after a change of card. */
const pages = [routes.dashboard.path, routes.subscribe.path] as const;

/** Session storage key of a return, until the page is hydrated and stores it for this member. */
export const paymentReturnKey = "aangan_payment_arrived";

/**
 * Runs in the page's head. It removes the provider's parameters from the URL before the router stores them. It keeps
 * the time of the return and one word for the outcome; `useReturned` reads them.
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
