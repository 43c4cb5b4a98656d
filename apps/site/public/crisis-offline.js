// The service worker of /crisis alone: without a connection it serves the copy that the page has stored
// (src/script/offline.ts). It stores nothing itself, and with a connection it changes nothing.
self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET" || new URL(event.request.url).origin !== self.location.origin) return;
  event.respondWith(
    fetch(event.request).catch(async (error) => {
      const stored = await caches.match(event.request, { ignoreSearch: true, ignoreVary: true });
      if (stored) return stored;
      throw error;
    }),
  );
});
