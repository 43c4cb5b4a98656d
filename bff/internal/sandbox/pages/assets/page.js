// Small comforts of the sandbox's own pages; everything works without them.

const print = document.querySelector("[data-print]");
if (print) {
  print.hidden = false;
  print.addEventListener("click", () => window.print());
}

// While webhooks are on their way the list of them is read again, a little while.
const pause = 1000;
const most = 20;
for (let tries = 0; tries < most && document.querySelector('[data-live="true"]'); tries++) {
  await new Promise((resolve) => setTimeout(resolve, pause));
  const answer = await fetch(location.href).catch(() => null);
  if (!answer?.ok) break;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector("[data-live]");
  const shown = document.querySelector("[data-live]");
  if (fresh && !shown.contains(document.activeElement)) shown.replaceWith(fresh);
}
