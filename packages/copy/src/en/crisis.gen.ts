// Generated from messages/*/crisis.json by `make gen`. Change that file.

/** @file The texts of the safety banner and of every other place that shows the helplines. */

export const short = "In a crisis: call or text 988, call 911, or text HOME to 741741." as string;
export const heading = "You don't have to hold this alone." as string;
export const text = "Someone trained for this answers 988 now, free, in the US." as string;
export const told = "Your coach has been notified." as string;
export const flaggedTitle = (v: { clientName: string | number }) => `${v.clientName} may be in crisis.`;
export const flaggedDetail = "We showed them 988." as string;
export const inCrisis = <T>(v: { link: (text: string) => T }): (string | T)[] => [`In a crisis, call or text `, v.link(`988`), `.`];
export const coachTold = (v: { coachName: string | number }) => `${v.coachName} has been notified.`;
export const call988 = "Call 988" as string;
export const text988 = "Text 988" as string;
export const call911 = "Call 911" as string;
export const inDanger = "In danger now:" as string;
export const number911 = "911" as string;
export const textHome = "Text HOME to" as string;
export const homeNumber = "741741" as string;
export const oldNumber = "1-800-273-8255 also reaches 988" as string;
/** MoreLanguages labels the choice of the banner's language. ForClient is for a coach whose own page has failed. */
export const moreLanguages = "More languages" as string;
export const forClient = "Is a client in danger? They can call or text 988, or call 911. Both work in the US only." as string;
/** The coach portal's texts: the notice above the client list, the badge and the mark in the list. */
export const urgent = "Urgent" as string;
export const openChat = "Open chat" as string;
export const flagged = (v: { clientName: string | number }) => `${v.clientName} may be in crisis. We showed them 988.`;
