import { routes } from "@aangan/copy/routes";
import { forgetKeptNotes, type NotesContent, offlineCache, storeNotes } from "@/lib/kept-notes";
import { offlineWorker } from "@/lib/offline-worker";
import { offlinePage } from "./offline-page";

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
  await navigator.serviceWorker.register(offlineWorker, { scope: path });
  const cache = await window.caches.open(offlineCache);
  await cache.put(path, await response());
}

/** Returns the page with a policy that allows its own scripts and style only. */
async function response(): Promise<Response> {
  const { html, scripts, style } = offlinePage();
  const hashes = await Promise.all(scripts.map(hashOf));
  return new Response(html, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": `default-src 'none'; style-src ${await hashOf(style)}; script-src ${hashes.join(" ")}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
      "Referrer-Policy": "no-referrer",
    },
  });
}

async function hashOf(text: string): Promise<string> {
  const digest = await window.crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `'sha256-${window.btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
