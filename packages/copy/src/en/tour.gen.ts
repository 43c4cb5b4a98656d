// Generated from messages/*/tour.json by `make gen`. Change that file.

/** @file The texts of the tour through the member app that is offered once after onboarding. */

export const introTitle = "Let us show you around";
export const introText = "See where things are in a minute. You can leave anytime and take the tour again later.";
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
  withCoach: (v: { coachName: string | number }) => `Message ${v.coachName} anytime, in whatever language comes naturally. Replies typically come within 24 hours.`,
  without: "Your chat will be here once you've chosen a coach. Write anytime. Replies typically come within 24 hours.",
} as const;
export const book = {
  title: "Book a session",
  withCoach: (v: { coachName: string | number }) => `30-minute video sessions with ${v.coachName}, shown in your time and your coach's.`,
  without: "Choose a coach first, then a time. Sessions are 30 minutes by video, shown in your time and your coach's.",
} as const;
export const library = {
  title: "Self-care library",
  withCoach: "Short practices and readings for the time between sessions.",
  without: "Short practices and readings for the time between sessions.",
} as const;
export const community = {
  title: "Community",
  withCoach: "Talk with people from homes like yours. No one sees your name.",
  without: "Talk with people from homes like yours. No one sees your name.",
} as const;
/** YourCoach replaces the coach's name if it could not be loaded. */
export const yourCoach = "your coach";
/** Again restarts the tour. */
export const again = "Take the tour again";
/** NotKept is shown if the server could not store that the tour was seen. */
export const notKept = {
  title: "Something went wrong",
  text: "We couldn't save that you've seen the tour. We'll try again on your next visit.",
} as const;
