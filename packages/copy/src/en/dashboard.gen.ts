// Generated from messages/*/dashboard.json by `make gen`. Change that file.

/** @file The texts of the member's dashboard. */

export const title = "Dashboard";
export const description = "Your coach, your messages and where to go next.";
export const welcome = (v: { firstName: string | number }) => `Welcome back, ${v.firstName}`;
export const moment = (v: { weekday: string | number; partOfDay: string | number }) => `${v.weekday} ${v.partOfDay}`;
export const mornings = "morning";
export const afternoons = "afternoon";
export const evenings = "evening";
export const nights = "night";
export const chooseNext = "Next, choose the person you would like to talk to.";
export const welcomeBack = "Welcome back";
export const myCoach = "My Coach";
export const browseCoaches = "Browse Coaches";
export const message = "Message";
export const schedule = "Schedule Session";
export const noneWaiting = "Nothing is waiting for you. The rest of today is yours.";
export const notCounted = "Whether a reply is waiting could not be read just now.";
export const coachFailed = "Failed to fetch coach data";
export const waiting = (v: { count: number; coachName: string | number }) => `${v.count === 1 ? `One reply from ${v.coachName} is waiting.` : `${v.count} replies from ${v.coachName} are waiting.`}`;
export const nextSession = "Next session";
export const noSession = "No session is booked";
export const noSessionText = "Thirty minutes of video, at a time that suits you both.";
export const sessionsFailed = "Failed to fetch sessions";
export const join = "Join";
export const changeSession = "Reschedule or cancel";
export const allSessions = "All sessions";
export const companions = {
  title: "AI Wellness Companions",
  text: "Programs, not people. Here at any hour.",
  premium: "Premium",
} as const;
export const quickAccess = "Quick Access";
export const resources = {
  title: "Resources",
  text: "Short practices and readings",
} as const;
export const community = {
  title: "Community",
  text: "Talk without your name",
} as const;
export const breath = {
  title: "Six breaths, one line",
  text: "In as the line is drawn, out as it lifts.",
  begin: "Begin",
  again: "Once more",
  stop: "Stop",
  in: "In",
  hold: "Hold",
  out: "Out",
  rest: "Rest",
  breath: (v: { count: string | number; total: string | number }) => `Breath ${v.count} of ${v.total}`,
  seconds: (v: { count: number }) => `${v.count === 1 ? `${v.count} second` : `${v.count} seconds`}`,
  done: "That was six.",
} as const;
export const disclaimerTitle = "What this is, and is not";
export const helpTitle = "In a crisis";
