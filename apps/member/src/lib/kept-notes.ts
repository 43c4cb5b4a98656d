import { routes } from "@aangan/copy/routes";
import { storage } from "@aangan/copy/storage";
import { useSyncExternalStore } from "react";

/** The content of safety notes. */
export interface NotesContent {
  sections: readonly { id: string; title: string; text: string }[];
  contactName: string;
  contactPhone: string;
}

/** The trusted contact of the notes. */
export type Contact = Pick<NotesContent, "contactName" | "contactPhone">;

/** The copy of the safety notes on this device. */
export interface KeptNotes extends NotesContent {
  memberId: string;
  /** The time of the last fetch, RFC 3339. */
  keptAt: string;
}

/** Name of the cache with the page that shows the copy offline. It has no data about the member. */
export const offlineCache = "safety-notes";

const listeners = new Set<() => void>();
const changed = () => {
  for (const listener of listeners) listener();
};

function stored(): string | null {
  try {
    return window.localStorage.getItem(storage.safetyNotes);
  } catch {
    // Storage is disabled: there is no copy.
    return null;
  }
}

function parsed(text: string | null): KeptNotes | null {
  try {
    const value = JSON.parse(text ?? "null") as KeptNotes | null;
    return value && typeof value.memberId === "string" && Array.isArray(value.sections) ? value : null;
  } catch {
    return null;
  }
}

/** Returns the copy on this device, or null. Browser only. */
export const keptNotes = (): KeptNotes | null => parsed(stored());

/** The copy of the safety notes on this device, or null; follows changes in other tabs. */
export function useKeptNotes(): KeptNotes | null {
  const text = useSyncExternalStore(subscribe, stored, () => null);
  return parsed(text);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** Stores the copy. Throws if the browser does not allow it. Browser only. */
export function storeNotes(memberId: string, { sections, contactName, contactPhone }: NotesContent, at: Date): void {
  const kept: KeptNotes = { memberId, keptAt: at.toISOString(), sections, contactName, contactPhone };
  window.localStorage.setItem(storage.safetyNotes, JSON.stringify(kept));
  changed();
}

/**
 * Removes the copy from this device at once, and then the page and the worker that show it offline. Quick exit removes
 * the copy too (`QuickExitProvider`). Browser only.
 */
export function forgetKeptNotes(): void {
  try {
    window.localStorage.removeItem(storage.safetyNotes);
  } catch (error) {
    console.warn("The copy of the safety notes could not be removed.", error);
  }
  changed();
  void forgetOfflinePage();
}

async function forgetOfflinePage(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    const worker = await navigator.serviceWorker.getRegistration(routes.safetyNotes.path);
    // It may have been turned on again.
    if (keptNotes()) return;
    // Without one of its own, the page has the app's worker.
    if (worker && new URL(worker.scope).pathname === routes.safetyNotes.path) await worker.unregister();
    await window.caches.delete(offlineCache);
  } catch (error) {
    // The page has no data about the member.
    console.warn("The offline page of the safety notes could not be removed.", error);
  }
}

/** Returns the link that calls a phone number. */
export const telHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, "")}`;
