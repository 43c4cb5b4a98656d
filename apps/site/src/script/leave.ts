/** Links that leave at once: the page is emptied before the next one comes, and the Back button does not lead here. */
export function leaveAtOnce(): void {
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-leave]") : null;
    if (!link) return;
    event.preventDefault();
    document.title = "";
    document.documentElement.hidden = true;
    location.replace(link.href);
  });
}
