import { realms, routes } from "@aangan/copy/routes";
import { storage } from "@aangan/copy/storage";
import { claimRedirect, redirectOnce } from "@aangan/shell/session/session-end.ts";
import { tabStorage } from "@aangan/shell/session/tab-storage.ts";
import { forgetUser } from "./user-cache";

/** The reason for an unrequested redirect to the sign-in screen, which shows it (`notice` in its URL). */
type Ending =
  /** The server has no session any more, or another tab signed out. */
  | "session-ended"
  /** A shared device was idle. */
  | "idle";

let shared = false;

/** Stores whether this session is on a shared device, as the server reported. */
export function onSharedDevice(is: boolean): void {
  shared = is;
}

/**
 * Handles a session that has ended: forgets the user and redirects to the sign-in screen, which returns here. Drafts
 * stay in this tab for this user; on a shared device everything is deleted. Public pages stay as they are.
 */
export function leaveForSignIn(): void {
  forgetUser(tabStorage.owner() ?? undefined);
  if (!guarded(window.location.pathname)) return;
  redirectOnce(() => {
    if (shared) hidePage();
    const query = new URLSearchParams();
    if (!shared) {
      query.set("next", window.location.pathname + window.location.search);
      query.set("notice", "session-ended" satisfies Ending);
    }
    goToSignIn(query);
  });
}

/** The time to wait for the server's response before redirecting, in milliseconds. */
const timeoutMs = 3_000;

/**
 * Ends the session of a shared device, after it was idle ("idle") or another tab ended it: clears the page at once,
 * calls the server, and redirects to the sign-in screen whatever it responds. An unreachable server ends the session
 * on its own clock. Browser only.
 */
export async function endShared(ending?: "idle"): Promise<void> {
  if (!claimRedirect()) return;
  hidePage();
  try {
    const response = await fetch("/api/logout", {
      method: "POST",
      keepalive: true,
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.ok || response.status === 401) forgetUse();
  } catch (error) {
    console.warn("The server could not be told that this session is over.", error);
  }
  goToSignIn(new URLSearchParams(ending && { notice: ending satisfies Ending }));
}

/** Hides the page: nothing of the user may be visible, or searchable, until the next page has loaded. */
function hidePage(): void {
  document.documentElement.hidden = true;
  forgetUser(tabStorage.owner() ?? undefined);
  clearTab();
}

/** Replaces this page, so that Back does not return to it. */
function goToSignIn(query: URLSearchParams): void {
  window.location.replace(query.size > 0 ? `${realms.member.signIn}?${query}` : realms.member.signIn);
}

function guarded(path: string): boolean {
  return Object.values(routes).some((route) => route.guard === "member" && route.path === path);
}

/**
 * Deletes everything that this browser stores about the user: identity, drafts, unsent messages, open tabs. Other tabs
 * notice and leave too. Call it on sign-out, on deletion of the account, and when a shared device was idle. Browser
 * only.
 */
export function forgetEverything(): void {
  forgetUser();
  forgetUse();
  clearTab();
}

function clearTab(): void {
  // A send in flight, or typing, must not store anything again.
  tabStorage.close();
  try {
    window.sessionStorage.clear();
  } catch (error) {
    console.warn("What this tab keeps could not be cleared.", error);
  }
}

/**
 * Deletes the time of this browser's last use. It stays while an unused session may still exist on the server: a page
 * opened in it then ends it at once. Browser only.
 */
export function forgetUse(): void {
  try {
    window.localStorage.removeItem(storage.lastUse);
  } catch (error) {
    console.warn("The time of the last use could not be cleared.", error);
  }
}
