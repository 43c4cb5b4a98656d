// The service worker of /safety-notes alone, registered while the member keeps a copy on this device. If the server
// cannot be reached, does not respond in time or fails, it serves the stored page (src/features/safety-notes/keep.ts).
// That page has no data about the member: it reads the copy from local storage.
const waitMs = 4000;

self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate") event.respondWith(respond(event.request));
});

async function respond(request) {
  const server = fetch(request);
  const late = new Promise((resolve) => setTimeout(resolve, waitMs));
  const response = await Promise.race([server.catch(() => undefined), late]);
  if (response && response.status < 500) return response;
  return (await caches.match("/safety-notes", { cacheName: "safety-notes" })) ?? server;
}
