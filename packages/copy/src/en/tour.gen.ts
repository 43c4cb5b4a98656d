// Generated from messages/*/tour.json by `make gen`. Change that file.

/** @file The texts of the tour through the member app that is offered once after onboarding. */

export const introTitle = "Let us show you around" as string;
export const introText = "See where things are in a minute. You can leave anytime and take the tour again later." as string;
export const start = "Start Tour" as string;
export const skipAll = "Skip Tour" as string;
export const skip = "Skip" as string;
export const back = "Back" as string;
export const next = "Next" as string;
export const finish = "Finish" as string;
export const progress = (v: { step: string | number; total: string | number }) => `${v.step} of ${v.total}`;
/** The four stops. A stop is left out if the page that it describes is unavailable. */
export const chat = {
  title: "Chat with your coach" as string,
  withCoach: (v: { coachName: string | number }) => `Message ${v.coachName} anytime, in whatever language comes naturally. Replies typically come within 24 hours.`,
  without: "Your chat will be here once you've chosen a coach. Write anytime. Replies typically come within 24 hours." as string,
} as const;
export const book = {
  title: "Book a session" as string,
  withCoach: (v: { coachName: string | number }) => `30-minute video sessions with ${v.coachName}, shown in your time and your coach's.`,
  without: "Choose a coach first, then a time. Sessions are 30 minutes by video, shown in your time and your coach's." as string,
} as const;
export const library = {
  title: "Self-care library" as string,
  withCoach: "Short practices and readings for the time between sessions." as string,
  without: "Short practices and readings for the time between sessions." as string,
} as const;
export const community = {
  title: "Community" as string,
  withCoach: "Talk with people from homes like yours. No one sees your name." as string,
  without: "Talk with people from homes like yours. No one sees your name." as string,
} as const;
/** YourCoach replaces the coach's name if it could not be loaded. */
export const yourCoach = "your coach" as string;
/** Again restarts the tour. */
export const again = "Take the tour again" as string;
/** NotKept is shown if the server could not store that the tour was seen. */
export const notKept = {
  title: "Something went wrong" as string,
  text: "We couldn't save that you've seen the tour. We'll try again on your next visit." as string,
} as const;
