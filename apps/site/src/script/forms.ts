/**
 * Holds back a form that is sent before its page is ready for it: the browser would leave the page, and what was typed with
 * it. The form takes `data-waits` away when it is alive, and sends itself if `data-pressed` says that somebody meant to.
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
