// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

/** Tour holds the texts of the tour through the member app that is offered once after onboarding. */
export const tour = {
  introTitle: "Let us show you around",
  introText: "A minute to see where things are. You can leave at any time, and take it again later.",
  start: "Start Tour",
  skipAll: "Skip Tour",
  skip: "Skip",
  back: "Back",
  next: "Next",
  finish: "Finish",
  progress: "{step} of {total}",
  chat: {
    title: "Chat with your coach",
    withCoach: "Write to {coachName} at any hour, in whichever language it comes out. Replies typically come within 24 hours.",
    without: "Your conversation will be here once you have chosen a coach. Write at any hour. Replies typically come within 24 hours.",
  },
  book: {
    title: "Book a session",
    withCoach: "Thirty minutes of video with {coachName}. Every time is shown on both your clocks.",
    without: "Choose a coach first, then a time. A session is thirty minutes of video, and every time is shown on both your clocks.",
  },
  library: {
    title: "Self-care library",
    withCoach: "Short practices and readings for the hours in between.",
    without: "Short practices and readings for the hours in between.",
  },
  community: {
    title: "Community",
    withCoach: "Other people from homes like yours, talking. Nobody sees your name.",
    without: "Other people from homes like yours, talking. Nobody sees your name.",
  },
  yourCoach: "your coach",
  again: "Show me around again",
  notKept: {
    title: "Something went wrong",
    text: "We could not note that you have seen the tour. We will try again on your next visit.",
  },
} as const;
