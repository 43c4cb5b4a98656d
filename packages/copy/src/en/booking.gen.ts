// Generated from messages/*/booking.json by `make gen`. Change that file.

/** @file The texts of the dialog that sets the day and time of a new or moved session. The product's documents define the titles of its toasts. */

export const title = "Schedule Session";
export const moveTitle = "Reschedule session";
export const lead = (v: { minutes: string | number; coachName: string | number }) => `${v.minutes} minutes of video with ${v.coachName}`;
export const moveLead = (v: { time: string | number }) => `Now ${v.time}`;
export const firstLead = (v: { minutes: string | number; coachName: string | number }) => `Your first ${v.minutes} minutes with ${v.coachName}, whenever you like. You can close this and do it later.`;
export const slotsFailed = "The times could not be loaded";
export const noSlotsTitle = (v: { coachName: string | number; days: string | number }) => `${v.coachName} has no free time in the next ${v.days} days`;
export const noSlotsText = (v: { coachName: string | number }) => `Write to ${v.coachName}. Together you will find a time.`;
export const messageCoach = (v: { coachName: string | number }) => `Message ${v.coachName}`;
export const chooseDay = "Choose a day. Those with a dot have free times.";
export const timesOn = (v: { day: string | number }) => `Times on ${v.day}`;
export const yourZone = (v: { zone: string | number }) => `Your time (${v.zone})`;
export const theirZone = (v: { city: string | number; zone: string | number }) => `${v.city} (${v.zone})`;
export const zoneChanges = (v: { before: string | number; after: string | number }) => `${v.before}, then ${v.after}`;
export const morning = "Morning";
export const afternoon = "Afternoon";
export const evening = "Evening";
export const night = "Night";
export const gone = "No longer free";
export const timeGone = "The time you chose is no longer free. Please choose another one.";
export const previousMonth = "Previous month";
export const nextMonth = "Next month";
export const dotMeans = "times free";
export const isToday = "today";
export const noteLabel = (v: { coachName: string | number }) => `A note for ${v.coachName}`;
export const noteHint = (v: { coachName: string | number }) => `If you already know what you would like to talk about. ${v.coachName} reads it before you meet.`;
export const noteCount = (v: { count: string | number; max: string | number }) => `${v.count} of ${v.max} characters`;
export const noteTooLong = (v: { count: number }) => `${v.count === 1 ? `Your note is ${v.count} character too long.` : `Your note is ${v.count} characters too long.`}`;
export const confirm = "Confirm";
export const confirming = "Scheduling...";
export const move = "Reschedule";
export const moving = "Rescheduling...";
export const missingInformation = {
  title: "Missing information",
  text: "Please select both a date and time for your session.",
} as const;
export const scheduled = {
  title: "Session Scheduled",
  text: (v: { mine: string | number; theirs: string | number }) => `${v.mine} · ${v.theirs}`,
} as const;
export const moved = {
  title: "Session rescheduled",
  text: (v: { mine: string | number; theirs: string | number }) => `${v.mine} · ${v.theirs}`,
} as const;
export const scheduleFailed = "Failed to schedule session";
export const moveFailed = "Failed to reschedule session";
/** The sessions of a month. {month} is the month's name, with the year if it is not the current one. */
export const usedThisMonth = (v: { used: string | number; included: string | number }) => `${v.used} of ${v.included} sessions this month used.`;
export const usedInMonth = (v: { used: string | number; included: string | number; month: string | number }) => `${v.used} of ${v.included} sessions in ${v.month} used.`;
export const pastIncluded = (v: { included: string | number; month: string | number }) => `This goes past the ${v.included} sessions included in ${v.month}. You can book it all the same.`;
export const fullTitle = (v: { included: string | number; month: string | number }) => `Your ${v.included} sessions in ${v.month} are used`;
export const fullText = "Choose a day in another month. With Premium you can go on booking.";
export const aboutPremium = "About Premium";
export const allowanceFailed = "How many sessions you have used could not be loaded.";
export const freeUntil = (v: { time: string | number }) => `Free to move or cancel until ${v.time}.`;
export const countsAtOnce = "It begins in less than 24 hours, so it counts even if you cancel.";
export const zoneDiffers = (v: { device: string | number; profile: string | number }) => `This device is set to ${v.device}. Your times here are those of ${v.profile}, as your profile says.`;
export const changeZone = "Change it in your profile";
