import { offlineCache } from "./kept-notes";
import { appWorker } from "./offline-worker";

/** Starts the app's service worker, or updates it. Logs a failure: the app works without it. Browser only. */
export async function startAppWorker(): Promise<void> {
  // `next dev` has no worker.
  if (process.env.NODE_ENV !== "production" || !("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register(appWorker, { scope: "/", updateViaCache: "none" });
  } catch (error) {
    console.warn("The app does not open offline.", error);
  }
}

/** Removes the app's service worker and its files from this browser. The offline page holds no data. Browser only. */
export async function removeAppWorker(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    const registrations = await navigator.serviceWorker.getRegistrations();
    await registrations.find(({ scope }) => new URL(scope).pathname === "/")?.unregister();
    // Also without a worker: the page may have been left before its files were removed.
    for (const name of await window.caches.keys()) if (name !== offlineCache) await window.caches.delete(name);
  } catch (error) {
    console.warn("The offline page could not be removed.", error);
  }
}
