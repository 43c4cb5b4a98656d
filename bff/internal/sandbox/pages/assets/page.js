// Small comforts of the sandbox's own pages; everything works without them.

const print = document.querySelector("[data-print]");
if (print) {
  print.hidden = false;
  print.addEventListener("click", () => window.print());
}

// While webhooks are on their way the list of them is read again, a little while. XMLHttpRequest makes the document,
// because the page's Trusted Types forbid parsing a text.
const pause = 1000;
const most = 20;

function readPage() {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("GET", location.href);
    request.responseType = "document";
    request.onload = () => resolve(request.status === 200 ? request.response : null);
    request.onerror = () => resolve(null);
    request.send();
  });
}

for (let tries = 0; tries < most && document.querySelector('[data-live="true"]'); tries++) {
  await new Promise((resolve) => setTimeout(resolve, pause));
  const page = await readPage();
  if (!page) break;
  const fresh = page.querySelector("[data-live]");
  const shown = document.querySelector("[data-live]");
  if (fresh && !shown.contains(document.activeElement)) shown.replaceWith(fresh);
}
