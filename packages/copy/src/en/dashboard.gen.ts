// Generated from messages/*/dashboard.json by `make gen`. Change that file.

/** @file The texts of the member's dashboard. */

export const title = "Dashboard";
export const description = "Your coach, your messages, and where to go next.";
export const welcome = (v: { firstName: string | number }) => `Welcome back, ${v.firstName}`;
export const moment = (v: { weekday: string | number; partOfDay: string | number }) => `${v.weekday} ${v.partOfDay}`;
export const mornings = "morning";
export const afternoons = "afternoon";
export const evenings = "evening";
export const nights = "night";
export const chooseNext = "Next, choose a coach you'd like to talk to.";
export const welcomeBack = "Welcome back";
export const myCoach = "My Coach";
export const browseCoaches = "Browse Coaches";
export const message = "Message";
export const schedule = "Schedule Session";
export const noneWaiting = "You have no unread messages. The rest of today is yours.";
export const notCounted = "We couldn't check for unread messages.";
export const coachFailed = "Failed to fetch coach data";
/** CoachName may be "your coach" (yourCoach in Tour), so it must not begin the sentence. */
export const waiting = (v: { count: number; coachName: string | number }) => `${v.count === 1 ? `You have ${v.count} new message from ${v.coachName}.` : `You have ${v.count} new messages from ${v.coachName}.`}`;
export const nextSession = "Next session";
export const noSession = "No session booked";
export const noSessionText = "30 minutes by video, at a time that works for both of you.";
export const sessionsFailed = "Failed to fetch sessions";
export const join = "Join";
export const changeSession = "Reschedule or cancel";
export const allSessions = "All sessions";
export const companions = {
  title: "AI Wellness Companions",
  text: "Programs, not people. Here anytime.",
  premium: "Premium",
} as const;
export const quickAccess = "Quick Access";
export const resources = {
  title: "Resources",
  text: "Short practices and readings",
} as const;
export const community = {
  title: "Community",
  text: "Talk without using your name",
} as const;
export const breath = {
  title: "Six breaths, one line",
  text: "Breathe in as the line is drawn, and out as it lifts.",
  begin: "Start",
  again: "Start again",
  stop: "Stop",
  in: "In",
  hold: "Hold",
  out: "Out",
  rest: "Rest",
  breath: (v: { count: string | number; total: string | number }) => `Breath ${v.count} of ${v.total}`,
  seconds: (v: { count: number }) => `${v.count === 1 ? `${v.count} second` : `${v.count} seconds`}`,
  done: "That was six.",
} as const;
export const disclaimerTitle = "What Aangan is (and isn't)";
export const helpTitle = "In a crisis";
