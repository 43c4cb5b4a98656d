/** Quick exit: empties the page before the next one loads, and replaces the history entry. */
export function handleQuickExit(): void {
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-leave]") : null;
    if (!link) return;
    event.preventDefault();
    document.title = "";
    document.documentElement.hidden = true;
    location.replace(link.href);
  });
}
