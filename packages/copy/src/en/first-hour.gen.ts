// Generated from messages/*/first-hour.json by `make gen`. Change that file.

/** @file The texts of a new member's first steps on the dashboard: the choice of a coach and the first session. */

export const label = "Getting started" as string;
export const step = (v: { step: string | number; total: string | number }) => `Step ${v.step} of ${v.total}`;
export const stepCoach = "Your coach" as string;
export const stepSession = "First session" as string;
export const coachTitle = "Choose your coach" as string;
export const coachText = "You can change your coach anytime." as string;
export const sessionTitle = (v: { coachName: string | number }) => `Your first session with ${v.coachName}`;
export const sessionText = (v: { minutes: string | number }) => `${v.minutes} minutes by video. Choose a time that works for you, or come back to this later.`;
export const laterCoach = "Choose later" as string;
/** Later leaves the choice of a first session, and LaterCoach that of a coach. */
export const later = "Book later" as string;
