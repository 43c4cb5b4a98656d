// The app's service worker. Pages always come from the server: only if it cannot be reached, the offline page is shown
// instead, which calls no API. So a script never meets another version's API. Nothing of a member is stored here.
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
