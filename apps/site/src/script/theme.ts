import { currentTheme, onThemeChange, setTheme } from "@aangan/ui/theme-toggle/theme.ts";

/** Handles the theme buttons, and updates their state. */
export function handleThemeButtons(): void {
  const tell = () => {
    const pressed = String(currentTheme() === "dark");
    for (const button of document.querySelectorAll("[data-theme-toggle]")) button.setAttribute("aria-pressed", pressed);
    // The browser's toolbar follows the page's theme, which need not be the system's.
    const paper = getComputedStyle(document.documentElement).getPropertyValue("--bg").trim();
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", paper);
  };
  tell();
  onThemeChange(tell);
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("[data-theme-toggle]"))
      setTheme(currentTheme() === "dark" ? "light" : "dark");
  });
}
