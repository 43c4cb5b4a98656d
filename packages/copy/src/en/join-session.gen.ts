// Generated from messages/*/join-session.json by `make gen`. Change that file.

/** @file The texts of the page that emails about a session link to: the link to the video room, and help if the video fails. Others may see the screen. */

export const title = "Your session" as string;
export const failed = "We couldn't load your session" as string;
export const unknownTitle = "We couldn't find this session" as string;
export const unknownText = "The link may be incomplete, or the session belongs to another account." as string;
export const allSessions = "All sessions" as string;
export const cancelledTitle = "This session was canceled" as string;
export const earlyTitle = (v: { countdown: string | number }) => `Your session starts ${v.countdown}`;
export const earlyText = (v: { time: string | number }) => `You can join from ${v.time}, ten minutes before it starts.`;
export const earlyStay = "You can leave this page open. The Join button will appear." as string;
export const openTitle = "You can join now" as string;
export const runningTitle = "Your session has started" as string;
export const openText = "The video opens in a new tab. If your browser asks, allow it to use your camera and microphone." as string;
export const join = "Join the video" as string;
export const joinNewTab = "(opens in a new tab)" as string;
export const fetchingText = "Getting your video link." as string;
export const overTitle = "This session is over" as string;
export const overCounted = "It counted as one of your sessions." as string;
export const overNotCounted = "It didn't count." as string;
export const troubleTitle = "If the video doesn't work" as string;
export const troubleText = (v: { coachName: string | number }) => `First, reload the video tab. If that doesn't help, message ${v.coachName}: you can chat instead, or find another time.`;
export const message = (v: { coachName: string | number }) => `Message ${v.coachName}`;
export const reportText = "Tell us, and this session won't count." as string;
export const report = "Report a video problem" as string;
export const reporting = "One moment..." as string;
export const reportFailed = "We couldn't save your report" as string;
export const reported = {
  title: "Thanks for telling us" as string,
  text: "This session doesn't count." as string,
} as const;
export const doesNotCount = "This session doesn't count." as string;
