import { onBfcacheRestore } from "./bfcache";

/** The number of unanswered session ends requested by the user, and the redirect deferred during them. */
let endsInFlight = 0;
let deferred: (() => void) | null = null;
let leaving = false;

/** The longest time that a redirect is deferred, in milliseconds: a private page must not stay visible for longer. */
const maxDeferMs = 3_000;

/**
 * The time after which a redirect counts as failed, in milliseconds: the user stayed, or the next page does not load.
 */
const stayedAfterMs = 10_000;

/**
 * Ends the session at the user's request (log out, or delete the account); the caller redirects afterwards. During the
 * call others may get a 401 because of it, so `redirectOnce` defers their redirect, and success drops it. If `end`
 * fails after such a 401 the session is over: resolves to `over()`, or, without `over`, runs the deferred redirect and
 * rethrows.
 */
export async function endSession<Answer>(end: () => Promise<Answer>, over?: () => Answer): Promise<Answer> {
  endsInFlight += 1;
  try {
    const answer = await end();
    claimRedirect();
    return answer;
  } catch (error) {
    if (!over || !deferred) throw error;
    deferred = null;
    claimRedirect();
    return over();
  } finally {
    endsInFlight -= 1;
    if (endsInFlight === 0) runDeferred();
  }
}

/** Redirects from a page whose session has ended, on the first call only. */
export function redirectOnce(redirect: () => void): void {
  if (endsInFlight === 0) {
    if (claimRedirect()) redirect();
    return;
  }
  if (!deferred) setTimeout(runDeferred, maxDeferMs);
  deferred = redirect;
}

function runDeferred(): void {
  const redirect = deferred;
  deferred = null;
  if (redirect && claimRedirect()) redirect();
}

/** Claims the redirect for a caller that cannot wait; returns false if this page is already being left. */
export function claimRedirect(): boolean {
  if (leaving) return false;
  leaving = true;
  const stay = () => {
    leaving = false;
  };
  const unlessLeft = setTimeout(stay, stayedAfterMs);
  onBfcacheRestore(() => {
    clearTimeout(unlessLeft);
    stay();
  });
  return true;
}
