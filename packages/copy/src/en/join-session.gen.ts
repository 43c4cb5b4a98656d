// Generated from messages/*/join-session.json by `make gen`. Change that file.

/** @file The texts of the page that emails about a session link to: the link to the video room, and help if the video fails. Others may see the screen. */

export const title = "Your session";
export const failed = "Your session could not be loaded";
export const unknownTitle = "We could not find this session";
export const unknownText = "The address may not be whole, or it belongs to another account.";
export const allSessions = "All sessions";
export const cancelledTitle = "This session was cancelled";
export const earlyTitle = (v: { countdown: string | number }) => `It begins ${v.countdown}`;
export const earlyText = (v: { time: string | number }) => `You can go in from ${v.time}, ten minutes before.`;
export const earlyStay = "You can leave this page open. The button comes by itself.";
export const openTitle = "You can go in";
export const runningTitle = "Your session has begun";
export const openText = "The video opens in a new tab. When the browser asks, let it use camera and microphone.";
export const join = "Join the video";
export const joinNewTab = "(opens in a new tab)";
export const fetchingText = "The way in is being opened.";
export const overTitle = "This session is over";
export const overCounted = "It counted as one of your sessions.";
export const overNotCounted = "It did not count.";
export const troubleTitle = "If the video does not work";
export const troubleText = (v: { coachName: string | number }) => `Load the video's tab again first. If that does not help, write to ${v.coachName}: you can talk in messages, or find another time.`;
export const message = (v: { coachName: string | number }) => `Message ${v.coachName}`;
export const reportText = "Tell us, and this session does not count.";
export const report = "The video did not work";
export const reporting = "One moment...";
export const reportFailed = "That could not be noted";
export const reported = {
  title: "Noted",
  text: "This session does not count.",
} as const;
export const doesNotCount = "This session does not count.";
