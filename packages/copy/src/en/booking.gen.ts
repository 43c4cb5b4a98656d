// Generated from messages/*/booking.json by `make gen`. Change that file.

/** @file The texts of the dialog that sets the day and time of a new or moved session. The product's documents define the titles of its toasts. */

export const title = "Schedule Session" as string;
export const moveTitle = "Reschedule session" as string;
/** Below the title. {minutes} is a number. */
export const lead = (v: { minutes: string | number; coachName: string | number }) => `${v.minutes}-minute video session with ${v.coachName}`;
/** Below the title, while a session is being rescheduled. */
export const moveLead = (v: { time: string | number }) => `Current time: ${v.time}`;
export const slotsFailed = "We couldn't load open times" as string;
export const noSlotsTitle = (v: { coachName: string | number; days: string | number }) => `${v.coachName} has no open times in the next ${v.days} days`;
export const noSlotsText = (v: { coachName: string | number }) => `Message ${v.coachName} to find a time together.`;
export const messageCoach = (v: { coachName: string | number }) => `Message ${v.coachName}`;
export const timesOn = (v: { day: string | number }) => `Times on ${v.day}`;
export const yourZone = (v: { zone: string | number }) => `Your time (${v.zone})`;
export const theirZone = (v: { city: string | number; zone: string | number }) => `${v.city} (${v.zone})`;
export const zoneChanges = (v: { before: string | number; after: string | number }) => `${v.before}, then ${v.after}`;
export const morning = "Morning" as string;
export const afternoon = "Afternoon" as string;
export const evening = "Evening" as string;
export const night = "Night" as string;
export const gone = "No longer open" as string;
export const timeGone = "The time you chose is no longer open. Please choose another one." as string;
export const previousMonth = "Previous month" as string;
export const nextMonth = "Next month" as string;
/** What the dot below a day means, read after the day's name. */
export const dotMeans = "open times" as string;
export const isToday = "today" as string;
export const noteLabel = (v: { coachName: string | number }) => `Note for ${v.coachName}`;
export const noteHint = (v: { coachName: string | number }) => `Know what you'd like to talk about? ${v.coachName} can read this before you meet.`;
export const noteCount = (v: { count: string | number; max: string | number }) => `${v.count} of ${v.max} characters`;
export const noteTooLong = (v: { count: number }) => `${v.count === 1 ? `Your note is ${v.count} character too long.` : `Your note is ${v.count} characters too long.`}`;
export const confirm = "Confirm" as string;
/** More sessions at the same weekday and hour, booked together. {coachName} is the coach's first name. */
export const repeat = {
  label: "Repeat" as string,
  once: "Just once" as string,
  weekly: "Every week" as string,
  biweekly: "Every second week" as string,
  dates: "These sessions are booked together" as string,
  closed: (v: { coachName: string | number }) => `${v.coachName} isn't open then. Skipped.`,
  none: (v: { month: string | number }) => `With these, your sessions in ${v.month} are used.`,
  single: "Each is a session of its own. You can cancel or move one, and the others stay." as string,
  confirm: (v: { count: number }) => `${v.count === 1 ? `Book ${v.count} session` : `Book ${v.count} sessions`}`,
  booked: (v: { count: number }) => `${v.count === 1 ? `${v.count} session scheduled` : `${v.count} sessions scheduled`}`,
} as const;
export const confirming = "Scheduling..." as string;
export const move = "Reschedule" as string;
export const moving = "Rescheduling..." as string;
export const missingInformation = {
  title: "Missing information" as string,
  text: "Please select both a date and time for your session." as string,
} as const;
export const scheduled = {
  title: "Session Scheduled" as string,
  text: (v: { mine: string | number; theirs: string | number }) => `${v.mine} · ${v.theirs}`,
} as const;
export const moved = {
  title: "Session rescheduled" as string,
  text: (v: { mine: string | number; theirs: string | number }) => `${v.mine} · ${v.theirs}`,
} as const;
export const scheduleFailed = "Failed to schedule session" as string;
export const moveFailed = "Failed to reschedule session" as string;
/** The sessions of a month. {month} is the month's name, with the year if it is not the current one. */
export const usedThisMonth = (v: { used: string | number; included: string | number }) => `You've used ${v.used} of ${v.included} sessions this month.`;
export const usedInMonth = (v: { used: string | number; included: string | number; month: string | number }) => `You've used ${v.used} of ${v.included} sessions in ${v.month}.`;
export const pastIncluded = (v: { included: string | number; month: string | number }) => `This is more than the ${v.included} sessions included in ${v.month}. You can still book it.`;
export const fullTitle = (v: { included: string | number; month: string | number }) => `You've used your ${v.included} sessions in ${v.month}`;
export const fullText = "Pick a day in another month, or go Premium to keep booking." as string;
/** Shown when the calendar opens in a later month, because the sessions of the month in the title are used. {next} is the later month. */
export const fullNext = (v: { next: string | number }) => `You have sessions again in ${v.next}, so the calendar starts there. To book sooner, go Premium.`;
/** Shown instead of the calendar when no month that can be booked has a session left. */
export const noneLeft = {
  title: "You've used your sessions" as string,
  text: (v: { included: string | number; hours: string | number }) => `Your plan includes ${v.included} a month, and you've used them in every month you can book. Premium lets you keep booking. If you cancel a session more than ${v.hours} hours before it starts, you get it back.`,
} as const;
export const mySessions = "See my sessions" as string;
/** Night times are from 10 PM to 7 AM on the member's clock. {count} is a number. */
export const showNight = (v: { count: string | number }) => `Show night times (${v.count})`;
export const hideNight = "Hide night times" as string;
export const onlyNight = "This day has night times only, from 10 PM to 7 AM your time." as string;
export const aboutPremium = "About Premium" as string;
export const allowanceFailed = "We couldn't check how many sessions you've used." as string;
export const freeUntil = (v: { time: string | number }) => `You can freely reschedule or cancel until ${v.time}.`;
export const countsAtOnce = "It starts in less than 24 hours, so it counts even if you cancel." as string;
/** {device} and {profile} are places with their zones, such as "New York (EST)". A link to the profile follows. */
export const zoneDiffers = (v: { device: string | number; profile: string | number }) => `Your device is set to ${v.device}. Times here are in ${v.profile}, from your profile.`;
export const changeZone = "Change it in your profile" as string;
