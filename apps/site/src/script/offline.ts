import { prefix } from "@/lib/language";
import { routes } from "@/lib/routes";
import { offlineWorker } from "./offline-worker";

const page = routes.crisis.path;
/** Each language has its own copy: a visit to one must not delete the other. */
const cacheName = `crisis${prefix.replace("/", "-")}`;

/** The kinds of files that are stored. Calls of scripts are not. */
const stored = ["link", "css", "script", "img"];

/**
 * Stores /crisis and its files in this browser after a visit, so that it opens without a connection. Only this page
 * does it: a browser that never opened it has no copy.
 */
export function keepCrisisPage(): void {
  if (location.pathname !== page || !("serviceWorker" in navigator) || !navigator.onLine) return;
  addEventListener("load", () => {
    // Private windows may reject it. The page itself does not need it.
    keep().catch((error: unknown) =>
      console.warn("This page could not be stored for use without a connection.", error),
    );
  });
}

async function keep(): Promise<void> {
  await navigator.serviceWorker.register(offlineWorker, { scope: page });
  const files = performance
    .getEntriesByType("resource")
    .filter((entry) => stored.includes((entry as PerformanceResourceTiming).initiatorType))
    .map(({ name }) => name)
    .filter((url) => new URL(url).origin === location.origin);
  const urls = [new URL(page, location.origin).href, ...new Set(files)];
  const cache = await caches.open(cacheName);
  await cache.addAll(urls);
  // Files of an earlier version.
  for (const { url } of await cache.keys()) if (!urls.includes(url)) await cache.delete(url);
}
