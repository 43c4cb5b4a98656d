// Generated from messages/*/join-session.json by `make gen`. Change that file.

/** @file The texts of the page that emails about a session link to: the link to the video room, and help if the video fails. Others may see the screen. */

export const title = "Your session";
export const failed = "We couldn't load your session";
export const unknownTitle = "We couldn't find this session";
export const unknownText = "The link may be incomplete, or the session belongs to another account.";
export const allSessions = "All sessions";
export const cancelledTitle = "This session was canceled";
export const earlyTitle = (v: { countdown: string | number }) => `Your session starts ${v.countdown}`;
export const earlyText = (v: { time: string | number }) => `You can join from ${v.time}, ten minutes before it starts.`;
export const earlyStay = "You can leave this page open. The Join button will appear.";
export const openTitle = "You can join now";
export const runningTitle = "Your session has started";
export const openText = "The video opens in a new tab. If your browser asks, allow it to use your camera and microphone.";
export const join = "Join the video";
export const joinNewTab = "(opens in a new tab)";
export const fetchingText = "Getting your video link.";
export const overTitle = "This session is over";
export const overCounted = "It counted as one of your sessions.";
export const overNotCounted = "It didn't count.";
export const troubleTitle = "If the video doesn't work";
export const troubleText = (v: { coachName: string | number }) => `First, reload the video tab. If that doesn't help, message ${v.coachName}: you can chat instead, or find another time.`;
export const message = (v: { coachName: string | number }) => `Message ${v.coachName}`;
export const reportText = "Tell us, and this session won't count.";
export const report = "Report a video problem";
export const reporting = "One moment...";
export const reportFailed = "We couldn't save your report";
export const reported = {
  title: "Thanks for telling us",
  text: "This session doesn't count.",
} as const;
export const doesNotCount = "This session doesn't count.";
