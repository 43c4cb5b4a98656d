import { storage } from "@aangan/copy/storage";
import { removeAppWorker } from "./app-worker";
import { forgetKeptNotes, keptNotes } from "./kept-notes";
import { forgetOfflineView } from "./offline-view";

/**
 * The user's data for rendering the frame, and help in their language, before the first response. Nothing else about a
 * user is stored in the browser in plain text, unless they keep their safety notes on it.
 */
export interface CachedUser {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  /** The code of the language that they prefer to talk in; empty if they have not said. */
  language: string;
}

function isCachedUser(value: unknown): value is Omit<CachedUser, "language"> & { language?: unknown } {
  if (typeof value !== "object" || value === null) return false;
  const fields: Record<string, unknown> = { ...value };
  return ["id", "firstName", "lastName", "email"].every((field) => typeof fields[field] === "string");
}

/** Returns the user of the last visit, or null. Browser only. */
export function cachedUser(): CachedUser | null {
  try {
    const value: unknown = JSON.parse(window.localStorage.getItem(storage.authUser) ?? "null");
    // An earlier version stored no language.
    return isCachedUser(value)
      ? { ...value, language: typeof value.language === "string" ? value.language : "" }
      : null;
  } catch {
    // Storage is disabled or the value invalid: wait for the server.
    return null;
  }
}

/** Stores the cached fields only, and removes what another user kept on this device. Browser only. */
export function rememberUser({ id, firstName, lastName, email, language }: CachedUser): void {
  try {
    window.localStorage.setItem(storage.authUser, JSON.stringify({ id, firstName, lastName, email, language }));
  } catch (error) {
    console.warn("The signed-in user could not be kept for the next visit.", error);
  }
  const kept = keptNotes();
  if (kept && kept.memberId !== id) forgetKeptNotes();
}

/**
 * Clears the cached user and what they kept on this device, or only those of this id: another may have logged in in
 * another tab. Browser only.
 */
export function forgetUser(id?: string): void {
  if (id !== undefined && cachedUser()?.id !== id) return;
  try {
    window.localStorage.removeItem(storage.authUser);
  } catch (error) {
    console.warn("The signed-in user could not be forgotten.", error);
  }
  forgetKeptNotes();
  forgetOfflineView();
  void removeAppWorker();
}
