// Generated from messages/*/coach-calendar.json by `make gen`. Change that file.

/** @file The texts of the week view below the coach portal's sessions. */

/** Session and ProposedName follow a block's visible time and name, for screen readers only. */
export const lead = (v: { zone: string | number }) => `Shown in your time (${v.zone}). Light areas are your hours. Dashed blocks are times you proposed.`;
export const previous = "Previous week" as string;
export const next = "Next week" as string;
export const thisWeek = "This week" as string;
export const ways = "Change week" as string;
export const empty = "No sessions this week" as string;
export const dayOff = "Day off" as string;
export const noHours = "No hours" as string;
export const usual = "You haven't published hours, so none are shown. Until you do, members can book the usual times." as string;
export const hours = (v: { from: string | number; until: string | number }) => `Open ${v.from} to ${v.until}`;
export const until = (v: { from: string | number; until: string | number }) => `${v.from} to ${v.until}`;
export const session = (v: { until: string | number; clientTime: string | number }) => `until ${v.until}, ${v.clientTime}`;
export const proposedFor = (v: { clientName: string | number; when: string | number }) => `Proposed to ${v.clientName}, instead of ${v.when}`;
export const proposedShort = (v: { time: string | number }) => `Proposed, ${v.time}`;
export const proposedName = (v: { until: string | number; clientTime: string | number }) => `until ${v.until}, proposed, ${v.clientTime}, waiting for a reply`;
export const today = "Today" as string;
export const now = "Now" as string;
export const failed = "Failed to load the week" as string;
