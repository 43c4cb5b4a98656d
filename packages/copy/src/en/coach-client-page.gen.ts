// Generated from messages/*/coach-client-page.json by `make gen`. Change that file.

/** @file The texts of the page of one client. */

export const parts = "Parts of this page";
export const since = (v: { date: string | number }) => `Your client since ${v.date}`;
export const zone = (v: { time: string | number; zone: string | number }) => `${v.time} there (${v.zone})`;
export const shared = "What they share";
export const conversation = "Conversation";
export const sessions = "Sessions";
export const notes = "Private notes";
export const goals = "Goals";
export const sharedText = (v: { clientName: string | number }) => `${v.clientName} chose to show you this, and can change it at any time.`;
export const nothingShared = (v: { clientName: string | number }) => `${v.clientName} shares nothing from their profile.`;
export const nothingSharedText = "That is theirs to decide. What matters for your work together, they can tell you themselves.";
export const region = "From";
export const religion = "Religion";
export const gender = "Gender";
export const age = "Age";
export const language = "Language";
export const focus = "What brings them";
export const upcoming = "To come";
export const earlier = "Earlier";
export const noUpcoming = "No session is booked.";
export const noEarlier = "You have not met yet.";
export const allSessions = "All sessions";
export const held = (v: { count: number }) => `${v.count === 1 ? `${v.count} so far, cancelled ones aside` : `${v.count} so far, cancelled ones aside`}`;
export const loadFailed = "Failed to load client";
export const safetyNotes = "Safety notes";
export const safetyNotesShared = (v: { sharedAt: string | number; updatedAt: string | number; clientName: string | number }) => `Shared ${v.sharedAt}. Last changed ${v.updatedAt}. ${v.clientName} can stop sharing anytime.`;
export const safetyNotesEmpty = "Nothing here yet";
export const safetyNotesUnreadable = "We can't open these notes right now.";
