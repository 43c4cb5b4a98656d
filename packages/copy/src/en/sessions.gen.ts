// Generated from messages/*/sessions.json by `make gen`. Change that file.

/** @file The texts of the pages on which a member views, books, moves, cancels and joins sessions. The server's messages about a booking are in Scheduling. */

export const title = "Sessions";
export const description = "Your video sessions: when they are and how to join.";
export const lead = "30-minute video sessions, shown in your time and your coach's.";
export const schedule = "Schedule Session";
export const upcoming = "Upcoming";
export const past = "Past and canceled";
export const upcomingLabel = "Upcoming sessions";
export const pastLabel = "Past and canceled sessions";
export const failed = "We couldn't load your sessions";
export const emptyTitle = "No upcoming sessions";
export const emptyText = "Pick a time. Your session and video link will show up here.";
export const noCoachText = "First, choose a coach you'd like to talk to.";
export const browseCoaches = "Browse Coaches";
export const coachFailed = "Failed to fetch coach data";
export const older = "Show older sessions";
export const loadingOlder = "Loading older sessions";
export const olderFailed = "We couldn't load older sessions";
const with_ = (v: { coachName: string | number }) => `With ${v.coachName}`;
export const yourNote = "Your note:";
export const begins = (v: { countdown: string | number }) => `Starts ${v.countdown}`;
export const underWay = "In progress";
export const opensAt = (v: { time: string | number }) => `You can join from ${v.time}.`;
export const join = "Join";
export const joinNamed = (v: { time: string | number }) => `Join the session on ${v.time}`;
export const reschedule = "Reschedule";
export const cancel = "Cancel session";
export const rescheduleNamed = (v: { time: string | number }) => `Reschedule the session on ${v.time}`;
export const cancelNamed = (v: { time: string | number }) => `Cancel session on ${v.time}`;
export const movedByCoach = (v: { coachName: string | number }) => `${v.coachName} asked for this time. If it doesn't work for you, you can cancel and it won't count.`;
export const freeUntil = (v: { time: string | number }) => `You can freely reschedule or cancel until ${v.time}.`;
export const tooLate = "It starts in less than 24 hours. You can't reschedule it, and it counts even if you cancel.";
/** A proposal by the coach of another time. */
export const proposalTitle = (v: { coachName: string | number }) => `${v.coachName} would like to reschedule`;
export const proposalNow = "Current time";
export const proposalNew = "New time";
export const proposalNote = (v: { coachName: string | number }) => `Note from ${v.coachName}:`;
export const proposalStays = (v: { time: string | number }) => `Your current time stays until you answer. Please answer before ${v.time}.`;
export const accept = "Accept new time";
export const accepting = "Accepting...";
export const decline = "Keep current time";
export const declining = "Keeping...";
export const acceptNamed = (v: { time: string | number }) => `Accept new time, ${v.time}`;
export const declineNamed = (v: { time: string | number }) => `Keep current time, ${v.time}`;
export const accepted = {
  title: "Session rescheduled",
  text: (v: { time: string | number; coachName: string | number }) => `${v.time}. We let ${v.coachName} know.`,
} as const;
export const declined = {
  title: "Current time kept",
  text: (v: { time: string | number; coachName: string | number }) => `${v.time}. We let ${v.coachName} know.`,
} as const;
export const acceptFailed = "We couldn't accept the new time";
export const declineFailed = "We couldn't send your answer";
/** The effects of cancelling, shown before the member confirms it. */
export const cancelTitle = "Cancel this session?";
export const cancelWhen = (v: { time: string | number; coachName: string | number }) => `${v.time}, with ${v.coachName}.`;
export const cancelFree = (v: { month: string | number; until: string | number }) => `It won't count toward your ${v.month} sessions. You can cancel freely until ${v.until}.`;
export const cancelCounts = (v: { month: string | number }) => `It starts in less than 24 hours, so it still counts toward your ${v.month} sessions.`;
export const cancelMoved = (v: { coachName: string | number; month: string | number }) => `${v.coachName} asked for this time, so it won't count toward your ${v.month} sessions.`;
export const cancelTold = (v: { coachName: string | number }) => `We'll let ${v.coachName} know right away, and someone else can book this time.`;
export const keepIt = "Keep session";
export const cancelIt = "Cancel session";
export const cancelling = "Canceling...";
export const cancelled = {
  title: "Session canceled",
  text: (v: { coachName: string | number }) => `We let ${v.coachName} know.`,
} as const;
export const cancelledFree = (v: { coachName: string | number }) => `We let ${v.coachName} know. It doesn't count.`;
export const cancelledCounts = (v: { coachName: string | number; month: string | number }) => `We let ${v.coachName} know. It counts toward your ${v.month} sessions.`;
export const cancelFailed = "Failed to cancel session";
export const alreadyEnded = "This session is no longer available.";
/** How a session ended. */
export const completed = "Took place";
export const byMember = "You canceled";
export const byChange = "Canceled when you changed coaches";
export const byLeaving = "Canceled when the account was closed";
export const byAbsence = "Canceled because the coach is away";
export const byCoach = (v: { coachName: string | number }) => `${v.coachName} canceled`;
export const counted = "Counted";
export const notCounted = "Not counted";
export const videoFailed = "The video didn't work";
export const missed = "You missed this session";
export const coachAbsent = "Your coach couldn't make it. It doesn't count.";
export { with_ as with };
