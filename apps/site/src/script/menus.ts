const open = () => document.querySelectorAll<HTMLDetailsElement>("details[data-menu][open]");

/** Menus are `details`, which open without a script; this adds the expected closing behaviour. */
export function closeMenus(): void {
  document.addEventListener("click", ({ target }) => {
    for (const menu of open()) {
      const inside = target instanceof Node && menu.contains(target);
      // A link in the menu navigates, often only to an anchor of the same page.
      if (!inside || (target instanceof Element && target.closest("a"))) menu.open = false;
    }
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    for (const menu of open()) {
      menu.open = false;
      menu.querySelector("summary")?.focus();
    }
  });
  document.addEventListener("focusin", ({ target }) => {
    for (const menu of open()) if (target instanceof Node && !menu.contains(target)) menu.open = false;
  });
}
