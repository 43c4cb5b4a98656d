/**
 * Opens the question that the URL names, now and when the URL changes, and sets the URL of a question that is opened
 * by hand, for copying. Answers open and close without this script.
 */
export function openNamedQuestion(): void {
  const open = () => {
    const named = document.getElementById(location.hash.slice(1));
    if (!(named instanceof HTMLDetailsElement)) return;
    named.open = true;
    // Another answer may have closed above it since the browser scrolled.
    named.scrollIntoView();
  };
  open();
  window.addEventListener("hashchange", open);
  document.addEventListener("click", ({ target }) => {
    const summary = target instanceof Element ? target.closest("details[data-question] > summary") : null;
    const question = summary?.parentElement;
    // During the click the state is still the old one: closed if it is about to open.
    if (question instanceof HTMLDetailsElement && !question.open) history.replaceState(null, "", `#${question.id}`);
  });
}
