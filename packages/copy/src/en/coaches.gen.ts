// Generated from messages/*/coaches.json by `make gen`. Change that file.

/** @file The texts of the cards on which members view coaches and choose one. */

export const certified = "Certified Wellness Coach" as string;
export const title = "Coaches" as string;
export const description = "Choose the coach you'd like to talk to." as string;
export const intro = "Everyone here is certified in India and has worked with people like you. Take your time. You can change anytime." as string;
export const select = "Select as My Coach" as string;
export const selectThis = "Select This Coach" as string;
export const selecting = "Selecting..." as string;
export const change = "Change Coach" as string;
export const changing = "Changing..." as string;
export const message = "Message" as string;
export const yourCoach = "Your coach" as string;
export const specializationsLabel = "Works with" as string;
export const languagesLabel = "Speaks" as string;
export const availabilityLabel = "Availability" as string;
export const educationLabel = "Education" as string;
export const experience = (v: { count: number }) => `${v.count === 1 ? `${v.count} year of coaching` : `${v.count} years of coaching`}`;
export const place = (v: { city: string | number; country: string | number }) => `${v.city}, ${v.country}`;
export const localTime = (v: { time: string | number; city: string | number }) => `It's ${v.time} in ${v.city}`;
export const selectNamed = (v: { action: string | number; coachName: string | number }) => `${v.action}: ${v.coachName}`;
export const whatsNext = "What's next?" as string;
export const whatsNextSteps = [
  "Send a message" as string,
  "Schedule your first session" as string,
  "Share your goals" as string,
] as const;
export const suggestedTitle = "Coaches you might like to talk to" as string;
export const suggestedText = "Picked from what you told us. Each card says why." as string;
export const browseAll = "Browse all coaches" as string;
export const reasonsLabel = "Why this coach" as string;
export const skipChoice = "Skip for now" as string;
export const skipChoiceHint = "If you skip, we'll give you the first coach on the list. You can change anytime." as string;
export const emptyTitle = "No coach is available right now" as string;
export const emptyText = "Please check again tomorrow." as string;
export const selected = {
  title: "Coach Selected" as string,
  text: (v: { coachName: string | number }) => `${v.coachName} is now your coach. You can change anytime.`,
} as const;
export const updated = {
  title: "Coach selected" as string,
  text: "Your coach has been updated successfully." as string,
} as const;
export const selectProblem = {
  title: "Error" as string,
  text: "There was a problem selecting this coach. Please try again." as string,
} as const;
export const fetchFailed = "Failed to fetch coach data" as string;
export const selectFailed = "Failed to select coach" as string;
export const changeFailed = "Failed to change coach" as string;
/** Away marks the member's own coach while the coach is absent. */
export const away = "Away for now" as string;
export const awayText = (v: { coachName: string | number }) => `${v.coachName} is away for now. You can wait, or choose another coach anytime. Your messages are saved.`;
