// Generated from messages/*/crises-overview.json by `make gen`. Change that file.

/** @file The texts of the open crises on the administrators' overview. They name no member. */

export const title = "Open crises" as string;
export const none = "No open crises." as string;
export const loadFailed = "Failed to load the open crises" as string;
export const goToOnCall = "Open On call" as string;
export const waits = (v: { coachName: string | number; duration: string | number }) => `${v.coachName} · open for ${v.duration}`;
export const opened = "The coach has opened the chat." as string;
export const unopened = "The coach hasn't opened the chat yet. Please reach them." as string;
export const unseen = "No coach can see it. Someone on the team has to act now." as string;
export const onCall = "Someone on call has opened it." as string;
export const outcomesTitle = (v: { days: string | number }) => `Closed in the last ${v.days} days`;
export const noOutcomes = (v: { days: string | number }) => `No crisis was closed in the last ${v.days} days.`;
export const outcome = (v: { label: string | number; count: string | number }) => `${v.label}: ${v.count}`;
export const detector = (v: { lines: string | number; noticed: string | number; alarm: string | number; wrong: string | number }) => `Tested on ${v.lines} new sentences: of 100 at risk, the detector noticed ${v.noticed} and raised an alarm for ${v.alarm}. Of 1,000 ordinary ones, it raised an alarm for ${v.wrong}.`;
export const falseAlarms = (v: { count: string | number; closed: string | number }) => `Coaches marked ${v.count} of ${v.closed} closed crises as a false alarm.`;
