import { realms, routes } from "@aangan/copy/routes";
import { storage } from "@aangan/copy/storage";
import { claimRedirect, redirectOnce } from "@aangan/shell/session/session-end.ts";
import { tabStorage } from "@aangan/shell/session/tab-storage.ts";
import { forgetUser } from "./user-cache";

/** Why somebody arrives at the sign-in screen without having asked for it. The screen says it (`notice` in its address). */
type Ending =
  /** The server knows no session any more, or another tab signed out. */
  | "session-ended"
  /** Nobody used a device that is marked as shared. */
  | "idle";

let shared = false;

/** Takes in whether this sign-in is on a device that others use too, as the server told it. */
export function onSharedDevice(is: boolean): void {
  shared = is;
}

/**
 * The session is over without the person's doing: forget who it was and go where one signs in, to come back here. What was
 * typed stays in this tab for this person. On a shared device nothing of them stays at all. Pages that are open to
 * everybody stay as they are.
 */
export function leaveForSignIn(): void {
  forgetUser(tabStorage.owner() ?? undefined);
  if (!guarded(window.location.pathname)) return;
  redirectOnce(() => {
    if (shared) vanish();
    const query = new URLSearchParams();
    if (!shared) {
      query.set("next", window.location.pathname + window.location.search);
      query.set("notice", "session-ended" satisfies Ending);
    }
    goToSignIn(query);
  });
}

/** How long the way out waits for the server to hear that a session ends, in milliseconds. */
const patience = 3_000;

/**
 * Ends the session of a shared device, because nobody uses it ("idle") or because another tab has: the page is empty at
 * once, the server is told, and whatever it answers the way leads to where one signs in. A server that cannot be reached
 * ends the session by itself. Browser only.
 */
export async function endShared(ending?: "idle"): Promise<void> {
  if (!claimRedirect()) return;
  vanish();
  try {
    const told = await fetch("/api/logout", { method: "POST", keepalive: true, signal: AbortSignal.timeout(patience) });
    if (told.ok || told.status === 401) forgetUse();
  } catch (error) {
    console.warn("The server could not be told that this session is over.", error);
  }
  goToSignIn(new URLSearchParams(ending && { notice: ending satisfies Ending }));
}

/** Nothing of the person may be seen, or found, while the next page is on its way. */
function vanish(): void {
  document.documentElement.hidden = true;
  forgetUser(tabStorage.owner() ?? undefined);
  clearTab();
}

/** In place of this page, to which Back could not lead anyway. */
function goToSignIn(query: URLSearchParams): void {
  window.location.replace(query.size > 0 ? `${realms.member.signIn}?${query}` : realms.member.signIn);
}

function guarded(path: string): boolean {
  return Object.values(routes).some((route) => route.guard === "member" && route.path === path);
}

/**
 * Takes away all that this browser keeps of the person: who they are, drafts, unsent messages, tabs that were open. Other
 * tabs notice and leave too. Call it when they sign out, leave for good, or are gone from a shared device. Browser only.
 */
export function forgetEverything(): void {
  forgetUser();
  forgetUse();
  clearTab();
}

function clearTab(): void {
  // What is still being sent, or typed, must not be written down again.
  tabStorage.close();
  try {
    window.sessionStorage.clear();
  } catch (error) {
    console.warn("What this tab keeps could not be cleared.", error);
  }
}

/**
 * Takes away when this browser was last used by whoever was signed in. It stays while a session that nobody used may still
 * stand on the server: a page that opens in it then ends it at once. Browser only.
 */
export function forgetUse(): void {
  try {
    window.localStorage.removeItem(storage.lastUse);
  } catch (error) {
    console.warn("The time of the last use could not be cleared.", error);
  }
}
