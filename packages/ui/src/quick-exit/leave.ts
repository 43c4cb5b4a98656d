/** Key of the mark in session storage: this tab was left in a hurry. */
export const LEFT_KEY = "left";

/** Name of the broadcast channel on which a browser's tabs announce a quick exit. */
export const LEFT_CHANNEL = "left";

/** Removes data from this browser that must not stay after a quick exit. */
function forget(keys: readonly string[]): void {
  try {
    for (const key of keys) window.localStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to remove.
  }
}

/** Empties the page at once, because the next one may load slowly, and replaces it without a history entry. */
function vanish(href: string): void {
  document.title = "";
  document.documentElement.hidden = true;
  window.location.replace(href);
}

/**
 * Leaves for a harmless page, which replaces this one in the history, and marks the tab, so that the app's earlier
 * pages in its history stay hidden when Back reaches them (see {@link quickExitScript}). Removes `keys` from local
 * storage. Browser only.
 */
export function leaveNow(href: string, keys: readonly string[] = []): void {
  forget(keys);
  try {
    window.sessionStorage.setItem(LEFT_KEY, "1");
  } catch {
    // Without storage there is no mark; leaving matters more.
  }
  vanish(href);
}

/** Does the same in every other tab of this browser with a page of the product. */
export function leaveEverywhere(href: string, keys: readonly string[] = []): void {
  if (typeof BroadcastChannel !== "undefined") {
    const channel = new BroadcastChannel(LEFT_CHANNEL);
    channel.postMessage(null);
    channel.close();
  }
  leaveNow(href, keys);
}

/**
 * Hides a page after a quick exit: when another tab was left, and when the browser restores this page from bfcache.
 * Returns a function that unsubscribes.
 */
export function onLeft(leave: () => void): () => void {
  const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(LEFT_CHANNEL);
  channel?.addEventListener("message", leave);
  const back = (event: PageTransitionEvent) => {
    if (event.persisted && marked()) leave();
  };
  window.addEventListener("pageshow", back);
  return () => {
    channel?.close();
    window.removeEventListener("pageshow", back);
  };
}

function marked(): boolean {
  try {
    return window.sessionStorage.getItem(LEFT_KEY) !== null;
  } catch {
    return false;
  }
}

/** Two presses of Esc within this many milliseconds leave the page. */
export const QUICK_EXIT_WINDOW_MS = 1000;

/** Attribute of the control, for {@link quickExitScript}. */
export const QUICK_EXIT_MARK = "data-quick-exit";

/**
 * A script for the head of every page that must not be seen after a quick exit. From the first moment it handles the
 * control's presses, Esc twice, and other tabs' announcements: before hydration a press would otherwise follow the
 * link and leave a history entry. In a tab that was left, a page reached with Back, Forward or a reload is hidden
 * before the first paint and replaced by the harmless one. A typed URL or a followed link removes the mark, because
 * the person wants to enter. Leaving also removes `keys` from local storage. `<html>` needs
 * `suppressHydrationWarning`.
 */
export function quickExitScript(href: string, keys: readonly string[] = []): string {
  const to = JSON.stringify(href).replaceAll("<", "\\u003c");
  const gone = keys.map((key) => `localStorage.removeItem(${JSON.stringify(key)})`).join(";");
  const leave = `${gone && `try{${gone}}catch(e){}`}try{sessionStorage.setItem("${LEFT_KEY}","1")}catch(e){}document.title="";document.documentElement.hidden=true;location.replace(${to})`;
  const tell = `try{var c=new BroadcastChannel("${LEFT_CHANNEL}");c.postMessage(null);c.close()}catch(e){}`;
  const press = `var n=e.target;if(!n||!n.closest||!n.closest("[${QUICK_EXIT_MARK}]"))return;e.preventDefault();e.stopImmediatePropagation();everywhere()`;
  const esc = `if(e.key!=="Escape"||e.repeat||e.isComposing)return;if(e.timeStamp-last<=${QUICK_EXIT_WINDOW_MS})everywhere();else last=e.timeStamp`;
  const back = `if(!sessionStorage.getItem("${LEFT_KEY}"))return;var n=performance.getEntriesByType("navigation")[0];if(!n||n.type!=="back_forward"&&n.type!=="reload"){sessionStorage.removeItem("${LEFT_KEY}");return}document.documentElement.hidden=true;location.replace(${to})`;
  return `(function(){var last=-Infinity,heard;function leave(){${leave}}function everywhere(){${tell}leave()}addEventListener("click",function(e){${press}},true);addEventListener("keydown",function(e){${esc}},true);try{heard=new BroadcastChannel("${LEFT_CHANNEL}");heard.onmessage=leave}catch(e){}try{${back}}catch(e){}})()`;
}
