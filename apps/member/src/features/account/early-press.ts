// Kept apart from the client components: the layout, which is none, writes the script into the page.

/** The attribute by which {@link earlyPressScript} knows a form that React has not reached yet; spread it onto the form. */
export const waits = { "data-waits": "" } as const;

/**
 * Stands in the page itself, for as long as the page's scripts are on their way. It holds back a form that is sent: the
 * browser would leave the page, and what was typed with it; `useFormStart` sends it then. And it remembers what
 * stands in `data-tab` of whatever is pressed, for {@link pressedEarly}.
 */
export const earlyPressScript = [
  `addEventListener("submit",function(e){var f=e.target;if(f.dataset.waits!==undefined){e.preventDefault();e.stopPropagation();f.dataset.pressed=""}},true)`,
  `addEventListener("click",function(e){var t=e.target.closest("[data-tab]");if(t&&document.querySelector("[data-waits]"))document.documentElement.dataset.pressedTab=t.dataset.tab})`,
].join(";");

/** The tab that was pressed before the page was alive, or undefined. Says so once. Browser only. */
export function pressedEarly(): string | undefined {
  const { dataset } = document.documentElement;
  const tab = dataset.pressedTab;
  delete dataset.pressedTab;
  return tab;
}
