/** The two themes. Light is the default. */
export type Theme = "light" | "dark";

/** Key of the choice in local storage. */
export const THEME_KEY = "theme";

/**
 * A script for the head of every page: it sets `data-theme` on `<html>` before the first paint, so that a dark page
 * does not flash light. Without storage the page is light. `<html>` needs `suppressHydrationWarning`.
 */
export const themeScript = `(function(){var t="light";try{if(localStorage.getItem("${THEME_KEY}")==="dark")t="dark"}catch(e){}document.documentElement.setAttribute("data-theme",t)})()`;

/** Returns the current theme of the page. Browser only. */
export function currentTheme(): Theme {
  return document.documentElement.dataset.theme === "dark" ? "dark" : "light";
}

/** Sets the theme, and stores it for the next visit if the browser allows. Browser only. */
export function setTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  try {
    window.localStorage.setItem(THEME_KEY, theme);
  } catch (error) {
    // Storage may be unavailable (private windows, policies). The choice then lasts until the page is closed.
    console.warn("The theme could not be kept for the next visit.", error);
  }
}

/**
 * Calls `listener` when the theme of the page changes, here or in another tab. Returns a function that unsubscribes.
 */
export function onThemeChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key === THEME_KEY) document.documentElement.dataset.theme = event.newValue === "dark" ? "dark" : "light";
  };
  window.addEventListener("storage", fromOtherTab);
  return () => {
    observer.disconnect();
    window.removeEventListener("storage", fromOtherTab);
  };
}
