// Generated from messages/*/sessions.json by `make gen`. Change that file.

/** @file The texts of the pages on which a member views, books, moves, cancels and joins sessions. The server's messages about a booking are in Scheduling. */

export const title = "Sessions";
export const description = "Your video sessions: when they are, and the way in.";
export const lead = "Half an hour by video with your coach, with both clocks beside it.";
export const schedule = "Schedule Session";
export const upcoming = "Upcoming";
export const past = "Past and cancelled";
export const upcomingLabel = "Upcoming sessions";
export const pastLabel = "Past and cancelled sessions";
export const failed = "Your sessions could not be loaded";
export const emptyTitle = "No session ahead";
export const emptyText = "Choose a day and a time that suit you. It then stands here, with the way in.";
export const noCoachText = "First choose the person you would like to talk to.";
export const browseCoaches = "Browse Coaches";
export const coachFailed = "Failed to fetch coach data";
export const older = "Show older ones";
export const loadingOlder = "Loading older ones";
export const olderFailed = "Older sessions could not be loaded";
const with_ = (v: { coachName: string | number }) => `With ${v.coachName}`;
export const yourNote = "Your note:";
export const begins = (v: { countdown: string | number }) => `Begins ${v.countdown}`;
export const underWay = "Under way";
export const opensAt = (v: { time: string | number }) => `You can join from ${v.time}.`;
export const join = "Join";
export const joinNamed = (v: { time: string | number }) => `Join the session on ${v.time}`;
export const reschedule = "Reschedule";
export const cancel = "Cancel session";
export const rescheduleNamed = (v: { time: string | number }) => `Reschedule the session on ${v.time}`;
export const cancelNamed = (v: { time: string | number }) => `Cancel session on ${v.time}`;
export const movedByCoach = (v: { coachName: string | number }) => `${v.coachName} asked for this time. If it does not suit you after all, you can cancel it and it does not count.`;
export const freeUntil = (v: { time: string | number }) => `Free to move or cancel until ${v.time}.`;
export const tooLate = "It begins in less than 24 hours, so it can no longer be moved, and it counts even if you cancel.";
/** A proposal by the coach of another time. */
export const proposalTitle = (v: { coachName: string | number }) => `${v.coachName} asks for another time`;
export const proposalNow = "Now";
export const proposalNew = "Proposed";
export const proposalNote = (v: { coachName: string | number }) => `${v.coachName} writes:`;
export const proposalStays = (v: { time: string | number }) => `Until you answer, it stays when it is. Please answer before ${v.time}.`;
export const accept = "Take the new time";
export const accepting = "Taking it...";
export const decline = "Keep the time it was";
export const declining = "Keeping it...";
export const acceptNamed = (v: { time: string | number }) => `Take the new time, ${v.time}`;
export const declineNamed = (v: { time: string | number }) => `Keep the time it was, ${v.time}`;
export const accepted = {
  title: "Session rescheduled",
  text: (v: { time: string | number; coachName: string | number }) => `${v.time}. ${v.coachName} has been told.`,
} as const;
export const declined = {
  title: "It stays when it was",
  text: (v: { time: string | number; coachName: string | number }) => `${v.time}. ${v.coachName} has been told.`,
} as const;
export const acceptFailed = "The new time could not be taken";
export const declineFailed = "Your answer could not be sent";
/** The effects of cancelling, shown before the member confirms it. */
export const cancelTitle = "Cancel this session?";
export const cancelWhen = (v: { time: string | number; coachName: string | number }) => `${v.time}, with ${v.coachName}.`;
export const cancelFree = (v: { month: string | number; until: string | number }) => `It will not count against your sessions of ${v.month}. You can cancel freely until ${v.until}.`;
export const cancelCounts = (v: { month: string | number }) => `It begins in less than 24 hours, so it still counts as one of your sessions of ${v.month}.`;
export const cancelMoved = (v: { coachName: string | number; month: string | number }) => `${v.coachName} asked for this time, so it will not count against your sessions of ${v.month}.`;
export const cancelTold = (v: { coachName: string | number }) => `${v.coachName} is told at once, and somebody else can have the time.`;
export const keepIt = "Keep it";
export const cancelIt = "Cancel session";
export const cancelling = "Cancelling...";
export const cancelled = {
  title: "Session cancelled",
  text: (v: { coachName: string | number }) => `${v.coachName} has been told.`,
} as const;
export const cancelledFree = (v: { coachName: string | number }) => `${v.coachName} has been told. It does not count.`;
export const cancelledCounts = (v: { coachName: string | number; month: string | number }) => `${v.coachName} has been told. It counts as one of your sessions of ${v.month}.`;
export const cancelFailed = "Failed to cancel session";
export const alreadyEnded = "This session is not there any more.";
/** How a session ended. */
export const completed = "Completed";
export const byMember = "You cancelled";
export const byChange = "Cancelled when you changed coach";
export const byLeaving = "Cancelled when the account was closed";
export const byAbsence = "Cancelled because the coach is away";
export const byCoach = (v: { coachName: string | number }) => `${v.coachName} cancelled`;
export const counted = "Counted";
export const notCounted = "Not counted";
export const videoFailed = "The video did not work";
export const missed = "You missed this one";
export const coachAbsent = "Your coach could not come. It does not count.";
export { with_ as with };
