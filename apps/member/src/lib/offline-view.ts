import { storage } from "@aangan/copy/storage";

/** What the offline page shows of a member: a time and names, never a text. */
export interface OfflineView {
  memberId: string;
  /** When it was stored, RFC 3339. */
  keptAt: string;
  timeZone: string;
  session: { date: string; endsAt: string; coachName: string } | null;
  /** The conversation with the coach, with the number of unread messages. */
  coach: { name: string; unread: number } | null;
}

/** After this time without a visit, in milliseconds, nothing is shown any more. */
const longestMs = 7 * 24 * 60 * 60_000;

// The view is in local storage, because quick exit can remove it at once. Its key is in IndexedDB, because a key that
// scripts cannot read out can be stored only there.
const database = "offline-view";
const store = "keys";
const keyName = "key";

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = window.indexedDB.open(database, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(store);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Returns the key of this browser, made if there is none. */
async function keyOf(): Promise<CryptoKey> {
  const fresh = await window.crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
  const db = await openDatabase();
  try {
    const keys = db.transaction(store, "readwrite").objectStore(store);
    const kept: CryptoKey | undefined = await done(keys.get(keyName));
    if (kept) return kept;
    await done(keys.put(fresh, keyName));
    return fresh;
  } finally {
    db.close();
  }
}

const toText = (bytes: Uint8Array) => window.btoa(String.fromCharCode(...bytes));
const toBytes = (text: string) => Uint8Array.from(window.atob(text), (letter) => letter.charCodeAt(0));

/**
 * Stores the view, encrypted, unless `stillWanted` is false by then: the member may have signed out or left. Throws
 * if the browser does not allow it. Browser only.
 */
export async function keepOfflineView(view: OfflineView, stillWanted: () => boolean): Promise<void> {
  const key = await keyOf();
  const iv = window.crypto.getRandomValues(new Uint8Array(12));
  const sealed = await window.crypto.subtle.encrypt(
    { name: "AES-GCM", iv },
    key,
    new TextEncoder().encode(JSON.stringify(view)),
  );
  if (!stillWanted()) return;
  window.localStorage.setItem(storage.offlineView, `${toText(iv)}.${toText(new Uint8Array(sealed))}`);
}

/**
 * Returns the member's view, or null if there is none, if it is too old, or if it cannot be opened. Browser only.
 */
export async function offlineView(memberId: string | undefined, now: Date): Promise<OfflineView | null> {
  try {
    const [iv, sealed] = (window.localStorage.getItem(storage.offlineView) ?? "").split(".");
    if (!iv || !sealed) return null;
    const text = await window.crypto.subtle.decrypt(
      { name: "AES-GCM", iv: toBytes(iv) },
      await keyOf(),
      toBytes(sealed),
    );
    const view = JSON.parse(new TextDecoder().decode(text)) as OfflineView;
    if (view.memberId === memberId && now.getTime() - Date.parse(view.keptAt) < longestMs) return view;
  } catch (error) {
    console.warn("What this device keeps for offline use cannot be opened.", error);
  }
  forgetOfflineView();
  return null;
}

/** Removes the view from this device at once, and then its key. Browser only. */
export function forgetOfflineView(): void {
  try {
    window.localStorage.removeItem(storage.offlineView);
    window.indexedDB.deleteDatabase(database);
  } catch (error) {
    console.warn("What this device keeps for offline use could not be removed.", error);
  }
}
