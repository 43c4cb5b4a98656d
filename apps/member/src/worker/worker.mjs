// The app's service worker. Pages always come from the server: only if it cannot be reached, the offline page is shown
// instead, which calls no API. So a script never meets the API of another version. It stores nothing about a member.
import { NetworkOnly, Serwist } from "serwist";

const isPage = ({ request, url }) => request.mode === "navigate" && !url.pathname.startsWith("/api/");

new Serwist({
  // The offline page and its files: scripts/worker.mjs lists them.
  precacheEntries: self.__SW_MANIFEST,
  skipWaiting: true,
  clientsClaim: true,
  navigationPreload: true,
  runtimeCaching: [{ matcher: isPage, handler: new NetworkOnly() }],
  fallbacks: { entries: [{ url: "/offline", matcher: ({ request }) => request.mode === "navigate" }] },
}).addEventListeners();

// The server's push messages (bff/domain/push): one shows at a time for each page that it opens.
self.addEventListener("push", (event) => {
  const { title, body, icon, path, off } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      icon,
      tag: path,
      data: { path },
      actions: [{ action: "off", title: off }],
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  const { notification, action } = event;
  notification.close();
  event.waitUntil(action === "off" ? turnOff() : show(notification.data.path));
});

/** Ends push messages to this browser. Without a connection the push service reports it to the server later. */
async function turnOff() {
  const subscription = await self.registration.pushManager.getSubscription();
  const answers = await Promise.allSettled([fetch("/api/push", { method: "DELETE" }), subscription?.unsubscribe()]);
  for (const { reason } of answers) if (reason) console.warn("Push messages were not turned off in full.", reason);
}

/** Shows a page of the app: in a window that has it open, or else in a new one. */
async function show(path) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = windows.find(({ url }) => new URL(url).pathname === path);
  await (open ? open.focus() : self.clients.openWindow(path));
}
