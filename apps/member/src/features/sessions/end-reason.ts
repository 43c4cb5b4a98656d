import * as words from "@aangan/copy/sessions";

/** The facts of a session that decide how it ended. */
export interface EndedSession {
  status: "scheduled" | "completed" | "cancelled";
  cancelledBy: "member" | "coach" | "change" | "leaving" | "absence" | null;
  coachName: string;
}

/** Why a session is over: who cancelled it, or that it took place. */
export function endReason({ status, cancelledBy, coachName }: EndedSession): string {
  if (status !== "cancelled" || cancelledBy === null) return words.completed;
  return {
    member: words.byMember,
    coach: words.byCoach({ coachName }),
    change: words.byChange,
    leaving: words.byLeaving,
    absence: words.byAbsence,
  }[cancelledBy];
}
