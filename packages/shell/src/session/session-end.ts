import { onBfcacheRestore } from "./bfcache";

/** The number of unanswered session ends requested by the user, and the redirect deferred during them. */
let asked = 0;
let held: (() => void) | null = null;
let leaving = false;

/** How long a way out waits for such an answer, in milliseconds: a page that is private may not stand for longer. */
const patience = 3_000;

/**
 * The time after which a page that still exists was not left, in milliseconds: the user stayed, or the next page does
 * not load.
 */
const leftBy = 10_000;

/**
 * Ends the session at the user's request (log out, or delete the account); the caller redirects afterwards. During the
 * call others may get a 401 because of it, so `redirectOnce` defers their redirect, and success drops it. If `end`
 * fails after such a 401 the session is over: resolves to `over()`, or, without `over`, runs the deferred redirect and
 * rethrows.
 */
export async function endSession<Answer>(end: () => Promise<Answer>, over?: () => Answer): Promise<Answer> {
  asked += 1;
  try {
    const answer = await end();
    claimRedirect();
    return answer;
  } catch (error) {
    if (!over || !held) throw error;
    held = null;
    claimRedirect();
    return over();
  } finally {
    asked -= 1;
    if (asked === 0) letGo();
  }
}

/** Redirects from a page whose session has ended, on the first call only. */
export function redirectOnce(lead: () => void): void {
  if (asked === 0) {
    if (claimRedirect()) lead();
    return;
  }
  if (!held) setTimeout(letGo, patience);
  held = lead;
}

function letGo(): void {
  const lead = held;
  held = null;
  if (lead && claimRedirect()) lead();
}

/** Claims the redirect for a caller that cannot wait; returns false if this page is already being left. */
export function claimRedirect(): boolean {
  if (leaving) return false;
  leaving = true;
  const stay = () => {
    leaving = false;
  };
  const unlessLeft = setTimeout(stay, leftBy);
  onBfcacheRestore(() => {
    clearTimeout(unlessLeft);
    stay();
  });
  return true;
}
