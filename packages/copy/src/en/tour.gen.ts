// Generated from messages/*/tour.json by `make gen`. Change that file.

/** @file The texts of the tour through the member app that is offered once after onboarding. */

export const introTitle = "Let us show you around";
export const introText = "A minute to see where things are. You can leave at any time, and take it again later.";
export const start = "Start Tour";
export const skipAll = "Skip Tour";
export const skip = "Skip";
export const back = "Back";
export const next = "Next";
export const finish = "Finish";
export const progress = (v: { step: string | number; total: string | number }) => `${v.step} of ${v.total}`;
/** The four stops. A stop is left out if the page that it describes is unavailable. */
export const chat = {
  title: "Chat with your coach",
  withCoach: (v: { coachName: string | number }) => `Write to ${v.coachName} at any hour, in whichever language it comes out. Replies typically come within 24 hours.`,
  without: "Your conversation will be here once you have chosen a coach. Write at any hour. Replies typically come within 24 hours.",
} as const;
export const book = {
  title: "Book a session",
  withCoach: (v: { coachName: string | number }) => `Thirty minutes of video with ${v.coachName}. Every time is shown on both your clocks.`,
  without: "Choose a coach first, then a time. A session is thirty minutes of video, and every time is shown on both your clocks.",
} as const;
export const library = {
  title: "Self-care library",
  withCoach: "Short practices and readings for the hours in between.",
  without: "Short practices and readings for the hours in between.",
} as const;
export const community = {
  title: "Community",
  withCoach: "Other people from homes like yours, talking. Nobody sees your name.",
  without: "Other people from homes like yours, talking. Nobody sees your name.",
} as const;
/** YourCoach replaces the coach's name if it could not be loaded. */
export const yourCoach = "your coach";
/** Again restarts the tour. */
export const again = "Show me around again";
/** NotKept is shown if the server could not store that the tour was seen. */
export const notKept = {
  title: "Something went wrong",
  text: "We could not note that you have seen the tour. We will try again on your next visit.",
} as const;
