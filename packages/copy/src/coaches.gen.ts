// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

/** Coaches holds the texts of the cards on which members view coaches and choose one. */
export const coaches = {
  title: "Coaches",
  description: "Choose the coach you would like to talk to.",
  intro: "Everyone here is certified in India and has sat with people like you before. Take your time. You can change at any time.",
  certified: "Certified Wellness Coach",
  select: "Select as My Coach",
  selectThis: "Select This Coach",
  selecting: "Selecting...",
  change: "Change Coach",
  changing: "Changing...",
  message: "Message",
  yourCoach: "Your coach",
  specializationsLabel: "Works with",
  languagesLabel: "Speaks",
  availabilityLabel: "Availability",
  educationLabel: "Education",
  experience: {
    one: "{count} year of coaching",
    other: "{count} years of coaching",
  },
  reviews: {
    one: "{count} review",
    other: "{count} reviews",
  },
  rating: "Rated {rating} of 5",
  place: "{city}, {country}",
  localTime: "It is {time} in {city}",
  selectNamed: "{action}: {coachName}",
  whatsNext: "What's next?",
  whatsNextSteps: [
    "Send a message",
    "Schedule your first session",
    "Share your goals",
  ],
  suggestedTitle: "People you might like to talk to",
  suggestedText: "Chosen from what you told us. The reason stands on each card.",
  browseAll: "Browse all coaches",
  reasonsLabel: "Why this coach",
  reasonLanguage: "Speaks {language}",
  reasonExperience: "{years} years of coaching",
  reasonRoom: "Has time for new people now",
  reasonRated: "Rated highly by the people they coach",
  skipChoice: "Skip for now",
  skipChoiceHint: "If you skip, we give you the first coach on the list. You can change at any time.",
  emptyTitle: "No coach has room right now",
  emptyText: "Please look again tomorrow.",
  selected: {
    title: "Coach Selected",
    text: "{coachName} is your coach now. You can change at any time.",
  },
  updated: {
    title: "Coach selected",
    text: "Your coach has been updated successfully.",
  },
  selectProblem: {
    title: "Error",
    text: "There was a problem selecting this coach. Please try again.",
  },
  fetchFailed: "Failed to fetch coach data",
  selectFailed: "Failed to select coach",
  changeFailed: "Failed to change coach",
  welcomeMessage: "Hello {firstName}, I am {coachName}, your coach on Aangan. Write whenever you like, in whichever language it comes out. I usually answer within 24 hours. What has been on your mind lately?",
  away: "Away for now",
  awayText: "{coachName} is away for now. You can wait, or choose another coach whenever you like. What you wrote stays.",
} as const;

/**
 * CoachList holds the texts of the page with all coaches: the member's own, the suggestions and all others, with
 * filters.
 */
export const coachList = {
  othersTitle: "Other coaches",
  filters: "Filter coaches",
  language: "Language",
  anyLanguage: "Any language",
  specialization: "Specialization",
  anySpecialization: "Any specialization",
  thisWeek: "Available this week",
  clearFilters: "Clear filters",
  found: {
    one: "{count} coach",
    other: "{count} coaches",
  },
  foundOthers: {
    one: "{count} other coach",
    other: "{count} other coaches",
  },
  foundSoFar: {
    one: "{count} coach so far",
    other: "{count} coaches so far",
  },
  noneTitle: "Nobody fits all of this",
  noneOthersTitle: "Nobody else fits all of this",
  noneText: "Take one of the filters away, or look at everyone.",
  more: "Show more coaches",
  loadingMore: "Loading more coaches",
  moreFailed: "More coaches could not be loaded",
  nextOpening: "Next open time:",
  noOpening: "No open time in the next {days} days",
  nextLabel: "Next open time",
  placeLabel: "Place",
  mine: "{time} your time",
  theirs: "{time} in {city}",
  upcomingTitle: "Upcoming Sessions",
  nextSession: "Next",
  allSessions: "All sessions",
  noSession: "None ahead",
  noSessionText: "Thirty minutes of video, at a time that suits you both.",
  sessionsFailed: "Failed to fetch sessions",
  schedule: "Schedule Session",
} as const;

/** CoachProfile holds the texts of the dialog with one coach's profile. */
export const coachProfile = {
  credentials: "Credentials",
  issuedBy: "Issued by {issuer}",
  issuedByIn: "Issued by {issuer}, {year}",
  experienceLabel: "Experience",
  ratingLabel: "Ratings",
  times: "Next open times",
  timesFailed: "The times could not be loaded",
  window: "{from} to {until}",
  usualTimes: "{firstName} has not published hours yet. These are the usual times.",
  goneTitle: "We could not find this coach",
  goneText: "The address may not be whole, or this coach takes nobody new at the moment.",
  seeEverybody: "See all coaches",
} as const;

/** CoachChange holds the texts of the dialog that lists the effects of changing the coach before the member confirms it. */
export const coachChange = {
  title: "Change from {coachName}?",
  switchTitle: "Change from {coachName} to {newName}?",
  checking: "Looking up what would change",
  checkFailed: "What would change could not be loaded",
  cancelled: {
    one: "This session is cancelled:",
    other: "These {count} sessions are cancelled:",
  },
  notCounted: {
    one: "It does not count, and {firstName} is told.",
    other: "They do not count, and {firstName} is told.",
  },
  noSessions: "You have no session ahead, so nothing is cancelled.",
  conversation: "{firstName} will no longer see your conversation. You can still read it.",
  nextSuggestions: "Next you choose someone else. We suggest a few people.",
  nextCoach: "{newName} is your coach from then on, and says hello in a first message.",
  confirm: "Change Coach",
  keepCoach: "Keep my coach",
} as const;

/**
 * MatchingAnswers holds the texts of the dialog in which a member changes the answers that suggestions are based on.
 * The questions are in Onboarding.
 */
export const matchingAnswers = {
  open: "Change my answers",
  title: "Who would you like to talk to?",
  text: "The suggestions follow from these answers. Leave out what does not matter.",
  failed: "Your answers could not be loaded",
  save: "Save answers",
  saving: "Saving...",
  saved: {
    title: "Answers saved",
    text: "The suggestions follow from them now.",
  },
  saveFailed: "Your answers could not be saved",
  noLanguage: "Any language",
  nobodyTitle: "Nobody outside your community is open right now",
  nobodyText: "We left out everyone who shares your region, your faith or your family's city. You can look at all coaches, or change your answers.",
  skipHint: "If you skip, we give you the first of these. You can change at any time.",
} as const;
