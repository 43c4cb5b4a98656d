import { routes } from "@aangan/copy/routes";
import { forgetKeptNotes, type NotesContent, offlineCache, storeNotes } from "@/lib/kept-notes";
import { offlinePage } from "./offline-page";

const worker = "/safety-notes-offline.js";

/**
 * Keeps a copy of the notes on this device, with a page that shows it offline. Throws if the browser does not allow it;
 * then there is no copy. Browser only.
 */
export async function keepNotes(memberId: string, notes: NotesContent): Promise<void> {
  try {
    // First, so that signing out during the steps below removes it.
    storeNotes(memberId, notes, new Date());
    await storeOfflinePage();
  } catch (error) {
    forgetKeptNotes();
    throw error;
  }
}

/** Stores the page that shows the copy offline, in this version of the app. Browser only. */
export async function storeOfflinePage(): Promise<void> {
  const { path } = routes.safetyNotes;
  await navigator.serviceWorker.register(worker, { scope: path });
  const cache = await window.caches.open(offlineCache);
  await cache.put(path, await response());
}

/** Returns the page with a policy that allows its own scripts only. */
async function response(): Promise<Response> {
  const { html, scripts } = offlinePage();
  const hashes = await Promise.all(scripts.map(hashOf));
  return new Response(html, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": `default-src 'none'; style-src 'unsafe-inline'; script-src ${hashes.join(" ")}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      "Referrer-Policy": "no-referrer",
    },
  });
}

async function hashOf(script: string): Promise<string> {
  const digest = await window.crypto.subtle.digest("SHA-256", new TextEncoder().encode(script));
  return `'sha256-${window.btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
