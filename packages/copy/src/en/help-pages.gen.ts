// Generated from messages/*/help-pages.json by `make gen`. Change that file.

/** @file The texts of the site's help pages that other apps, share cards and tests use. The long texts are in the site's content. */

export const faq = {
  title: "FAQ",
  description: "What coaching is and is not, who the coaches are, what it costs, and who can see what you write on Aangan.",
  heading: "Ask away",
  text: "No one here will say “such a simple thing, beta.” If your question isn't here, contact us.",
} as const;
export const privacy = {
  title: "Privacy Policy",
  description: "What Aangan stores about you, why, for how long, and who can read it. In plain words.",
  heading: "Privacy Policy",
  text: "You tell us things you haven't told your family. Here's what happens to them, in plain words.",
} as const;
export const terms = {
  title: "Terms of Service",
  description: "What Aangan is and is not, what it costs, how to cancel, and how we treat each other.",
  heading: "Terms of Service",
  text: "What you can expect from us, what we expect from you, and what coaching can't do.",
} as const;
export const crisis = {
  title: "Crisis resources",
  description: "In the U.S., call or text 988 at any hour, free. In danger now: 911. What happens when you call, what to say, how to help someone else.",
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
export const stillAsking = "Still have a question?";
export const writeToUs = "Contact us";
/** Explains the Quick exit button of the crisis page. */
export const leaveHint = "Replaces this page with one about the weather.";
