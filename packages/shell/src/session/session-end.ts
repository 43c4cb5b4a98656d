import { onBfcacheRestore } from "./bfcache";

/** How many endings that the person asked for are not answered yet, and what would have led away meanwhile. */
let asked = 0;
let held: (() => void) | null = null;
let leaving = false;

/** How long a way out waits for such an answer, in milliseconds: a page that is private may not stand for longer. */
const patience = 3_000;

/** After how long a page that is still there was not left, in milliseconds: somebody chose to stay, or the next one does not come. */
const leftBy = 10_000;

/**
 * Ends the session because the person asks for it (they log out, or delete their account) and returns what that comes to. Whoever
 * calls it leads away when it is done. A call that is refused before its answer is there is most likely its doing, so it leads
 * nowhere before the answer, which says more; and nowhere at all after it. When the ending fails, what was refused leads away;
 * where it comes to the same that the session is over, `over` is the answer then.
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

/** Leads away from a page whose session is over without the person's doing, the first time that it is called on a page. */
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

/** Takes the way out for whoever cannot wait for anything; false when this page is being left already. */
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
