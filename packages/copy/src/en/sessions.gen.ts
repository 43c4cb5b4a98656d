// Generated from messages/*/sessions.json by `make gen`. Change that file.

/** @file The texts of the pages on which a member views, books, moves, cancels and joins sessions. The server's messages about a booking are in Scheduling. */

export const title = "Sessions" as string;
export const description = "Your video sessions: when they are and how to join." as string;
export const lead = "30-minute video sessions, shown in your time and your coach's." as string;
export const schedule = "Schedule Session" as string;
export const upcoming = "Upcoming" as string;
export const past = "Past and canceled" as string;
export const upcomingLabel = "Upcoming sessions" as string;
export const pastLabel = "Past and canceled sessions" as string;
export const failed = "We couldn't load your sessions" as string;
export const emptyTitle = "No upcoming sessions" as string;
export const emptyText = "Pick a time. Your session and video link will show up here." as string;
export const noCoachText = "First, choose a coach you'd like to talk to." as string;
export const browseCoaches = "Browse Coaches" as string;
export const coachFailed = "Failed to fetch coach data" as string;
export const older = "Show older sessions" as string;
export const loadingOlder = "Loading older sessions" as string;
export const olderFailed = "We couldn't load older sessions" as string;
const with_ = (v: { coachName: string | number }) => `With ${v.coachName}`;
export const yourNote = "Your note:" as string;
export const begins = (v: { countdown: string | number }) => `Starts ${v.countdown}`;
export const underWay = "In progress" as string;
export const opensAt = (v: { time: string | number }) => `You can join from ${v.time}.`;
export const join = "Join" as string;
export const joinNamed = (v: { time: string | number }) => `Join the session on ${v.time}`;
export const reschedule = "Reschedule" as string;
export const cancel = "Cancel session" as string;
export const rescheduleNamed = (v: { time: string | number }) => `Reschedule the session on ${v.time}`;
export const cancelNamed = (v: { time: string | number }) => `Cancel session on ${v.time}`;
export const movedByCoach = (v: { coachName: string | number }) => `${v.coachName} asked for this time. If it doesn't work for you, you can cancel and it won't count.`;
export const freeUntil = (v: { time: string | number }) => `You can freely reschedule or cancel until ${v.time}.`;
export const tooLate = "It starts in less than 24 hours. You can't reschedule it, and it counts even if you cancel." as string;
/** A proposal by the coach of another time. */
export const proposalTitle = (v: { coachName: string | number }) => `${v.coachName} would like to reschedule`;
export const proposalNow = "Current time" as string;
export const proposalNew = "New time" as string;
export const proposalNote = (v: { coachName: string | number }) => `Note from ${v.coachName}:`;
export const proposalStays = (v: { time: string | number }) => `Your current time stays until you answer. Please answer before ${v.time}.`;
export const accept = "Accept new time" as string;
export const accepting = "Accepting..." as string;
export const decline = "Keep current time" as string;
export const declining = "Keeping..." as string;
export const acceptNamed = (v: { time: string | number }) => `Accept new time, ${v.time}`;
export const declineNamed = (v: { time: string | number }) => `Keep current time, ${v.time}`;
export const accepted = {
  title: "Session rescheduled" as string,
  text: (v: { time: string | number; coachName: string | number }) => `${v.time}. We let ${v.coachName} know.`,
} as const;
export const declined = {
  title: "Current time kept" as string,
  text: (v: { time: string | number; coachName: string | number }) => `${v.time}. We let ${v.coachName} know.`,
} as const;
export const acceptFailed = "We couldn't accept the new time" as string;
export const declineFailed = "We couldn't send your answer" as string;
/** The effects of cancelling, shown before the member confirms it. */
export const cancelTitle = "Cancel this session?" as string;
export const cancelWhen = (v: { time: string | number; coachName: string | number }) => `${v.time}, with ${v.coachName}.`;
export const cancelFree = (v: { month: string | number; until: string | number }) => `It won't count toward your ${v.month} sessions. You can cancel freely until ${v.until}.`;
export const cancelCounts = (v: { month: string | number }) => `It starts in less than 24 hours, so it still counts toward your ${v.month} sessions.`;
export const cancelMoved = (v: { coachName: string | number; month: string | number }) => `${v.coachName} asked for this time, so it won't count toward your ${v.month} sessions.`;
export const cancelTold = (v: { coachName: string | number }) => `We'll let ${v.coachName} know right away, and someone else can book this time.`;
export const keepIt = "Keep session" as string;
export const cancelIt = "Cancel session" as string;
export const cancelling = "Canceling..." as string;
export const cancelled = {
  title: "Session canceled" as string,
  text: (v: { coachName: string | number }) => `We let ${v.coachName} know.`,
} as const;
export const cancelledFree = (v: { coachName: string | number }) => `We let ${v.coachName} know. It doesn't count.`;
export const cancelledCounts = (v: { coachName: string | number; month: string | number }) => `We let ${v.coachName} know. It counts toward your ${v.month} sessions.`;
export const cancelFailed = "Failed to cancel session" as string;
export const alreadyEnded = "This session is no longer available." as string;
/** How a session ended. */
export const completed = "Took place" as string;
export const byMember = "You canceled" as string;
export const byChange = "Canceled when you changed coaches" as string;
export const byLeaving = "Canceled when the account was closed" as string;
export const byAbsence = "Canceled because the coach is away" as string;
export const byCoach = (v: { coachName: string | number }) => `${v.coachName} canceled`;
export const counted = "Counted" as string;
export const notCounted = "Not counted" as string;
export const videoFailed = "The video didn't work" as string;
export const missed = "You missed this session" as string;
export const coachAbsent = "Your coach couldn't make it. It doesn't count." as string;
export { with_ as with };
