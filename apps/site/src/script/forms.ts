/**
 * Holds back a form that is submitted before hydration: the browser would leave the page and lose the input. The form
 * removes `data-waits` once hydrated, and submits itself if `data-pressed` is set.
 */
export function holdForms(): void {
  document.addEventListener(
    "submit",
    (event) => {
      const { target } = event;
      if (!(target instanceof HTMLFormElement) || target.dataset.waits === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      target.dataset.pressed = "";
    },
    true,
  );
}
