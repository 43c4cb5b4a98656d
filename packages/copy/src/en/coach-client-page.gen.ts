// Generated from messages/*/coach-client-page.json by `make gen`. Change that file.

/** @file The texts of the page of one client. */

export const parts = "On this page";
export const since = (v: { date: string | number }) => `Your client since ${v.date}`;
export const zone = (v: { time: string | number; zone: string | number }) => `${v.time} there (${v.zone})`;
export const shared = "Shared with you";
export const conversation = "Conversation";
export const sessions = "Sessions";
export const notes = "Private notes";
export const goals = "Goals";
export const sharedText = (v: { clientName: string | number }) => `${v.clientName} chose to share this and can change it anytime.`;
export const nothingShared = (v: { clientName: string | number }) => `${v.clientName} isn't sharing any profile details.`;
export const nothingSharedText = "That's their choice. They can tell you what matters for your work together.";
export const region = "From";
export const religion = "Religion";
export const gender = "Gender";
export const age = "Age";
export const language = "Language";
export const focus = "What brings them here";
export const upcoming = "Upcoming";
export const earlier = "Past";
export const noUpcoming = "No upcoming sessions.";
export const noEarlier = "No past sessions yet.";
export const allSessions = "All sessions";
/** The number of past sessions with the client, without canceled ones. */
export const held = (v: { count: number }) => `${v.count === 1 ? `${v.count} session so far` : `${v.count} sessions so far`}`;
export const loadFailed = "Failed to load client";
export const safetyNotes = "Safety notes";
export const safetyNotesShared = (v: { sharedAt: string | number; updatedAt: string | number; clientName: string | number }) => `Shared ${v.sharedAt}. Last changed ${v.updatedAt}. ${v.clientName} can stop sharing anytime.`;
export const safetyNotesEmpty = "Nothing here yet";
export const safetyNotesUnreadable = "We can't open these notes right now.";
