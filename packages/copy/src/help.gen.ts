// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

/**
 * HelpPages holds the texts of the site's help pages that other apps, share cards and tests use. The long texts are in
 * the site's content.
 */
export const helpPages = {
  faq: {
    title: "FAQ",
    description: "What coaching is and is not, who the coaches are, what it costs, and who can see what you write on Aangan.",
    heading: "Ask away",
    text: "Nobody will say “such a simple thing, beta”. If your question is not here, write to us.",
  },
  privacy: {
    title: "Privacy Policy",
    description: "What Aangan stores about you, why, for how long, and who can read it. In plain words.",
    heading: "Privacy Policy",
    text: "You tell us things that you have not told your family. Here is what happens to them, in plain words.",
  },
  terms: {
    title: "Terms of Service",
    description: "What Aangan is and is not, what it costs, how to cancel, and how we treat each other.",
    heading: "Terms of Service",
    text: "What you can expect from us, what we expect from you, and what coaching cannot do.",
  },
  crisis: {
    title: "Crisis resources",
    description: "In the U.S. call or text 988 at any hour, free. In danger now: 911. What happens when you call, what to say, how to help somebody else.",
    heading: "You don't have to hold this alone.",
    text: "Someone trained for this answers 988 now, free, in the US.",
  },
  safety: {
    title: "Safety protocol",
    description: "What Aangan does when you write about suicide, violence, or another danger: what companions ask, who sees what, and what it misses.",
    heading: "When you write about danger",
    text: "What our product does, who learns of it, and what it can't do. In an emergency, call 911 or 988 first.",
  },
  effective: "In effect since {date}",
  contents: "Contents",
  short: "The short version",
  stillAsking: "Not answered?",
  writeToUs: "Write to us",
  leaveHint: "Puts a page about the weather here.",
} as const;

/** PoliciesDate is the date since which the current privacy policy and terms are in effect. */
export const policiesDate = "2026-11-21" as const;

/** SafetyDate is the date since which the product works as the safety protocol says. */
export const safetyDate = "2026-11-26" as const;

/** Promises are the numbers that the policies and help pages state and that the product must keep. */
export const promises = {
  chatDeletionHours: 24,
  sessionNoticeHours: 24,
  freeSessions: 2,
  bookingFromHours: 12,
  bookingUntilDays: 60,
  firstReminderHours: 24,
  lastReminderHours: 1,
  companionReminderHours: 3,
  reportsThatHide: 3,
} as const;
