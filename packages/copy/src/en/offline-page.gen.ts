// Generated from messages/*/offline-page.json by `make gen`. Change that file.

/** @file The texts of the page that is shown when the server cannot be reached. */

/** TabTitle names the browser tab, which other people may see. */
export const tabTitle = "Offline" as string;
export const title = "This page needs the internet" as string;
export const lead = "We can't be reached right now. Everything below works without a connection." as string;
export const retry = "Try again" as string;
export const session = "Your next session" as string;
/** Under the day and time of the session. */
export const sessionWith = (v: { coachName: string | number }) => `With ${v.coachName}`;
export const noSession = "There was none when this device last had a connection." as string;
export const nothingKept = "It isn't kept on this device. You'll see it when you're back online." as string;
export const conversations = "Your conversations" as string;
export const yourCoach = "Your coach" as string;
export const companion = "A program that answers" as string;
export const unread = (v: { count: number }) => `${v.count === 1 ? `${v.count} unread message` : `${v.count} unread messages`}`;
export const messagesNeedNetwork = "Messages aren't kept on this device. You can read and write when you're back online." as string;
/** {time} is "Tue, Nov 24, 9:00 AM PST". */
export const keptAt = (v: { time: string | number }) => `As this device saw it on ${v.time}.`;
