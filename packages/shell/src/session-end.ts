/** How many endings that the person asked for are not answered yet, and what would have led away meanwhile. */
let asked = 0;
let held: (() => void) | null = null;
let leaving = false;

/**
 * Ends the session because the person asks for it (they log out, or delete their account) and returns what that comes to. Whoever
 * calls it leads away when it is done. A call that is refused before its answer is there is most likely its doing, so it leads
 * nowhere before the answer, which says more; and nowhere at all after it. When the ending fails, what was refused leads away.
 */
export async function endOnPurpose<Answer>(end: () => Promise<Answer>): Promise<Answer> {
  asked += 1;
  try {
    const answer = await end();
    leaving = true;
    return answer;
  } finally {
    asked -= 1;
    const lead = held;
    if (asked === 0 && lead) {
      held = null;
      leadAway(lead);
    }
  }
}

/** Leads away from a page whose session is over without the person's doing, the first time that it is called on a page. */
export function leadAway(lead: () => void): void {
  if (asked > 0) held = lead;
  else if (leaveNow()) lead();
}

/** Takes the way out for whoever cannot wait for anything; false when this page is being left already. */
export function leaveNow(): boolean {
  const first = !leaving;
  leaving = true;
  return first;
}
