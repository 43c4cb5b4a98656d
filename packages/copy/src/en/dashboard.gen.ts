// Generated from messages/*/dashboard.json by `make gen`. Change that file.

/** @file The texts of the member's dashboard. */

export const title = "Dashboard" as string;
export const description = "Your coach, your messages, and where to go next." as string;
export const welcome = (v: { firstName: string | number }) => `Welcome back, ${v.firstName}`;
/** The greeting right after signing up. */
export const welcomeFirst = (v: { firstName: string | number }) => `Welcome, ${v.firstName}`;
export const moment = (v: { weekday: string | number; partOfDay: string | number }) => `${v.weekday} ${v.partOfDay}`;
export const mornings = "morning" as string;
export const afternoons = "afternoon" as string;
export const evenings = "evening" as string;
export const nights = "night" as string;
export const chooseNext = "Next, choose a coach you'd like to talk to." as string;
export const welcomeBack = "Welcome back" as string;
export const myCoach = "My Coach" as string;
export const browseCoaches = "Browse Coaches" as string;
export const message = "Message" as string;
export const schedule = "Schedule Session" as string;
export const noneWaiting = "You have no unread messages. The rest of today is yours." as string;
/** What waits for the member: messages, proposals, goals, a failed payment. */
export const needs = {
  title: "Needs you" as string,
  review: "Review" as string,
  hide: "Hide" as string,
  read: "Read" as string,
  open: "Open" as string,
  update: "Update card" as string,
  move: (v: { coachName: string | number }) => `${v.coachName} would like to reschedule`,
  moveText: (v: { from: string | number; to: string | number }) => `${v.from} to ${v.to}`,
  message: (v: { count: number; coachName: string | number }) => `${v.count === 1 ? `${v.coachName} sent you a message` : `${v.count} new messages from ${v.coachName}`}`,
  goal: (v: { count: number }) => `${v.count === 1 ? `One goal needs your OK` : `${v.count} goals need your OK`}`,
  goalText: (v: { title: string | number }) => `“${v.title}”`,
  payment: "Your last payment didn't go through" as string,
  paymentUntil: (v: { date: string | number }) => `You have access until ${v.date}.`,
  paymentText: "Update your card to keep your plan." as string,
} as const;
export const reply = "Reply" as string;
export const firstWeek = {
  title: "Your first week" as string,
  chosen: "You chose a coach" as string,
  done: "Done" as string,
  next: "Next" as string,
  book: "Book your first session" as string,
  bookText: "30 minutes by video, at a time that works for both of you." as string,
  hello: "Say hello, if you want" as string,
  helloText: "A line is enough." as string,
} as const;
export const practice = {
  mornings: "For this morning" as string,
  afternoons: "For this afternoon" as string,
  evenings: "For this evening" as string,
  nights: "For tonight" as string,
  because: (v: { topic: string | number; minutes: number }) => `You want to work on this: ${v.topic}. ${v.minutes === 1 ? `${v.minutes} minute.` : `${v.minutes} minutes.`}`,
  minutes: (v: { minutes: number }) => `${v.minutes === 1 ? `${v.minutes} minute.` : `${v.minutes} minutes.`}`,
  start: "Start" as string,
  breathe: "Six breaths instead" as string,
  failed: "We couldn't load a practice" as string,
} as const;
export const leftOff = "Where you left off:" as string;
export const notCounted = "We couldn't check for unread messages." as string;
export const coachFailed = "Failed to fetch coach data" as string;
/** CoachName may be "your coach" (yourCoach in Tour), so it must not begin the sentence. */
export const waiting = (v: { count: number; coachName: string | number }) => `${v.count === 1 ? `You have ${v.count} new message from ${v.coachName}.` : `You have ${v.count} new messages from ${v.coachName}.`}`;
export const nextSession = "Next session" as string;
export const noSession = "No session booked" as string;
export const noSessionText = "30 minutes by video, at a time that works for both of you." as string;
export const sessionsFailed = "Failed to fetch sessions" as string;
export const join = "Join" as string;
export const changeSession = "Reschedule or cancel" as string;
export const allSessions = "All sessions" as string;
export const companions = {
  title: "AI Wellness Companions" as string,
  text: "Programs, not people. Here anytime." as string,
  premium: "Premium" as string,
} as const;
export const quickAccess = "Quick Access" as string;
export const resources = {
  title: "Resources" as string,
  text: "Short practices and readings" as string,
} as const;
export const community = {
  title: "Community" as string,
  text: "Talk without using your name" as string,
} as const;
export const breath = {
  title: "Six breaths, one line" as string,
  text: "Breathe in as the line is drawn, and out as it lifts." as string,
  begin: "Start" as string,
  again: "Start again" as string,
  stop: "Stop" as string,
  in: "In" as string,
  hold: "Hold" as string,
  out: "Out" as string,
  rest: "Rest" as string,
  breath: (v: { count: string | number; total: string | number }) => `Breath ${v.count} of ${v.total}`,
  seconds: (v: { count: number }) => `${v.count === 1 ? `${v.count} second` : `${v.count} seconds`}`,
  done: "That was six." as string,
} as const;
export const disclaimerTitle = "What Aangan is (and isn't)" as string;
export const helpTitle = "In a crisis" as string;
