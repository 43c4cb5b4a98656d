// Separate from the client components, because the layout, a server component, writes the script into the page.

/**
 * The attribute by which {@link earlyPressScript} recognizes a form that React has not hydrated yet; spread it onto
 * the form.
 */
export const holdsEarlySubmit = { "data-waits": "" } as const;

/**
 * Runs in the page until its scripts have loaded. It holds back a submitted form, because the browser would leave the
 * page and lose the input; `useFormStart` submits it later. It also records the `data-tab` of a pressed element, for
 * {@link pressedEarly}.
 */
export const earlyPressScript = [
  `addEventListener("submit",function(e){var f=e.target;if(f.dataset.waits!==undefined){e.preventDefault();e.stopPropagation();f.dataset.pressed=""}},true)`,
  `addEventListener("click",function(e){var t=e.target.closest("[data-tab]");if(t&&document.querySelector("[data-waits]"))document.documentElement.dataset.pressedTab=t.dataset.tab})`,
].join(";");

/** Returns the tab that was pressed before hydration, once; then undefined. Browser only. */
export function pressedEarly(): string | undefined {
  const { dataset } = document.documentElement;
  const tab = dataset.pressedTab;
  delete dataset.pressedTab;
  return tab;
}
