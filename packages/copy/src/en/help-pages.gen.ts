// Generated from messages/*/help-pages.json by `make gen`. Change that file.

/** @file The texts of the site's help pages that other apps, share cards and tests use. The long texts are in the site's content. */

export const faq = {
  title: "FAQ",
  description: "What coaching is and is not, who the coaches are, what it costs, and who can see what you write on Aangan.",
  heading: "Ask away",
  text: "Nobody will say “such a simple thing, beta”. If your question is not here, write to us.",
} as const;
export const privacy = {
  title: "Privacy Policy",
  description: "What Aangan stores about you, why, for how long, and who can read it. In plain words.",
  heading: "Privacy Policy",
  text: "You tell us things that you have not told your family. Here is what happens to them, in plain words.",
} as const;
export const terms = {
  title: "Terms of Service",
  description: "What Aangan is and is not, what it costs, how to cancel, and how we treat each other.",
  heading: "Terms of Service",
  text: "What you can expect from us, what we expect from you, and what coaching cannot do.",
} as const;
export const crisis = {
  title: "Crisis resources",
  description: "In the U.S. call or text 988 at any hour, free. In danger now: 911. What happens when you call, what to say, how to help somebody else.",
  heading: "You don't have to hold this alone.",
  text: "Someone trained for this answers 988 now, free, in the US.",
} as const;
export const safety = {
  title: "Safety protocol",
  description: "What Aangan does when you write about suicide, violence, or another danger: what companions ask, who sees what, and what it misses.",
  heading: "When you write about danger",
  text: "What our product does, who learns of it, and what it can't do. In an emergency, call 911 or 988 first.",
} as const;
export const effective = (v: { date: string | number }) => `In effect since ${v.date}`;
export const contents = "Contents";
export const short = "The short version";
export const stillAsking = "Not answered?";
export const writeToUs = "Write to us";
export const leaveHint = "Puts a page about the weather here.";
