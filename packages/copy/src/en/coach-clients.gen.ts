// Generated from messages/*/coach-clients.json by `make gen`. Change that file.

/** @file The texts of the Clients tab: the list, the waiting clients and the urgent ones. */

export const search = "Search clients";
export const filter = "Engagement";
export const allEngagement = "All engagement";
export const shown = (v: { count: number }) => `${v.count === 1 ? `${v.count} client shown` : `${v.count} clients shown`}`;
export const waiting = (v: { count: number }) => `${v.count === 1 ? `${v.count} client waits for an answer.` : `${v.count} clients wait for an answer.`}`;
export const nobodyWaits = "Nobody is waiting for an answer.";
export const longest = (v: { clientName: string | number; duration: string | number }) => `${v.clientName} has waited longest, ${v.duration}.`;
export const only = (v: { clientName: string | number; duration: string | number }) => `${v.clientName} has waited ${v.duration}.`;
export const waits = (v: { duration: string | number }) => `Waiting ${v.duration}`;
export const waitsLate = (v: { duration: string | number }) => `Late, waiting ${v.duration}`;
export const answerBy = (v: { when: string | number }) => `answer by ${v.when}`;
export const wasDue = (v: { when: string | number }) => `answer was due ${v.when}`;
export const typing = (v: { clientName: string | number }) => `${v.clientName} is typing`;
export const goes = (v: { when: string | number }) => `Chat goes by ${v.when}`;
export const noMatch = "No client matches";
export const showAll = "Show all clients";
export const today = (v: { time: string | number }) => `today, ${v.time}`;
export const tomorrow = (v: { time: string | number }) => `tomorrow, ${v.time}`;
export const yesterday = (v: { time: string | number }) => `yesterday, ${v.time}`;
export const dayAndTime = (v: { day: string | number; time: string | number }) => `${v.day}, ${v.time}`;
export const momentsAgo = "a moment";
