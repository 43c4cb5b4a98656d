// Generated from messages/*/coaches.json by `make gen`. Change that file.

/** @file The texts of the cards on which members view coaches and choose one. */

export const certified = "Certified Wellness Coach";
export const title = "Coaches";
export const description = "Choose the coach you'd like to talk to.";
export const intro = "Everyone here is certified in India and has worked with people like you. Take your time. You can change anytime.";
export const select = "Select as My Coach";
export const selectThis = "Select This Coach";
export const selecting = "Selecting...";
export const change = "Change Coach";
export const changing = "Changing...";
export const message = "Message";
export const yourCoach = "Your coach";
export const specializationsLabel = "Works with";
export const languagesLabel = "Speaks";
export const availabilityLabel = "Availability";
export const educationLabel = "Education";
export const experience = (v: { count: number }) => `${v.count === 1 ? `${v.count} year of coaching` : `${v.count} years of coaching`}`;
export const reviews = (v: { count: number }) => `${v.count === 1 ? `${v.count} review` : `${v.count} reviews`}`;
export const rating = (v: { rating: string | number }) => `Rated ${v.rating} of 5`;
export const place = (v: { city: string | number; country: string | number }) => `${v.city}, ${v.country}`;
export const localTime = (v: { time: string | number; city: string | number }) => `It's ${v.time} in ${v.city}`;
export const selectNamed = (v: { action: string | number; coachName: string | number }) => `${v.action}: ${v.coachName}`;
export const whatsNext = "What's next?";
export const whatsNextSteps = [
  "Send a message",
  "Schedule your first session",
  "Share your goals",
] as const;
export const suggestedTitle = "Coaches you might like to talk to";
export const suggestedText = "Picked from what you told us. Each card says why.";
export const browseAll = "Browse all coaches";
export const reasonsLabel = "Why this coach";
export const skipChoice = "Skip for now";
export const skipChoiceHint = "If you skip, we'll give you the first coach on the list. You can change anytime.";
export const emptyTitle = "No coach is available right now";
export const emptyText = "Please check again tomorrow.";
export const selected = {
  title: "Coach Selected",
  text: (v: { coachName: string | number }) => `${v.coachName} is now your coach. You can change anytime.`,
} as const;
export const updated = {
  title: "Coach selected",
  text: "Your coach has been updated successfully.",
} as const;
export const selectProblem = {
  title: "Error",
  text: "There was a problem selecting this coach. Please try again.",
} as const;
export const fetchFailed = "Failed to fetch coach data";
export const selectFailed = "Failed to select coach";
export const changeFailed = "Failed to change coach";
/** Away marks the member's own coach while the coach is absent. */
export const away = "Away for now";
export const awayText = (v: { coachName: string | number }) => `${v.coachName} is away for now. You can wait, or choose another coach anytime. Your messages are saved.`;
