// Generated from messages/*/coach-client-page.json by `make gen`. Change that file.

/** @file The texts of the page of one client. */

export const parts = "On this page" as string;
export const since = (v: { date: string | number }) => `Your client since ${v.date}`;
/** {language} is "Hindi". Not shown for English. */
export const displayLanguage = (v: { language: string | number }) => `Uses Aangan in ${v.language}`;
export const zone = (v: { time: string | number; zone: string | number }) => `${v.time} there (${v.zone})`;
export const shared = "Shared with you" as string;
export const conversation = "Conversation" as string;
export const sessions = "Sessions" as string;
export const notes = "Private notes" as string;
export const goals = "Goals" as string;
export const sharedText = (v: { clientName: string | number }) => `${v.clientName} chose to share this and can change it anytime.`;
export const nothingShared = (v: { clientName: string | number }) => `${v.clientName} isn't sharing any profile details.`;
export const nothingSharedText = "That's their choice. They can tell you what matters for your work together." as string;
export const region = "From" as string;
export const religion = "Religion" as string;
export const gender = "Gender" as string;
export const age = "Age" as string;
export const language = "Language" as string;
export const focus = "What brings them here" as string;
export const upcoming = "Upcoming" as string;
export const earlier = "Past" as string;
export const noUpcoming = "No upcoming sessions." as string;
export const noEarlier = "No past sessions yet." as string;
export const allSessions = "All sessions" as string;
/** The number of past sessions with the client, without canceled ones. */
export const held = (v: { count: number }) => `${v.count === 1 ? `${v.count} session so far` : `${v.count} sessions so far`}`;
export const loadFailed = "Failed to load client" as string;
export const checkIns = "Check-ins" as string;
export const checkInsShared = (v: { clientName: string | number }) => `The days that ${v.clientName} shares. They can stop sharing anytime.`;
export const checkInsAll = (v: { count: string | number }) => `Show all ${v.count}`;
export const checkInsUnreadable = "We can't open this check-in right now." as string;
export const safetyNotes = "Safety notes" as string;
export const safetyNotesShared = (v: { sharedAt: string | number; updatedAt: string | number; clientName: string | number }) => `Shared ${v.sharedAt}. Last changed ${v.updatedAt}. ${v.clientName} can stop sharing anytime.`;
export const safetyNotesEmpty = "Nothing here yet" as string;
export const safetyNotesUnreadable = "We can't open these notes right now." as string;
