// Generated from messages/*/help-pages.json by `make gen`. Change that file.

/** @file The texts of the site's help pages that other apps, share cards and tests use. The long texts are in the site's content. */

export const faq = {
  title: "FAQ" as string,
  description: "What coaching is and is not, who the coaches are, what it costs, and who can see what you write on Aangan." as string,
  heading: "Ask away" as string,
  text: "No one here will say “such a simple thing, beta.” If your question isn't here, contact us." as string,
} as const;
export const privacy = {
  title: "Privacy Policy" as string,
  description: "What Aangan stores about you, why, for how long, and who can read it. In plain words." as string,
  heading: "Privacy Policy" as string,
  text: "You tell us things you haven't told your family. Here's what happens to them, in plain words." as string,
} as const;
export const terms = {
  title: "Terms of Service" as string,
  description: "What Aangan is and is not, what it costs, how to cancel, and how we treat each other." as string,
  heading: "Terms of Service" as string,
  text: "What you can expect from us, what we expect from you, and what coaching can't do." as string,
} as const;
export const crisis = {
  title: "Crisis resources" as string,
  description: "In the U.S., call or text 988 at any hour, free. In danger now: 911. What happens when you call, what to say, how to help someone else." as string,
  heading: "You don't have to hold this alone." as string,
  text: "Someone trained for this answers 988 now, free, in the US." as string,
} as const;
export const safety = {
  title: "Safety protocol" as string,
  description: "What Aangan does when you write about suicide, violence, or another danger: what companions ask, who sees what, and what it misses." as string,
  heading: "When you write about danger" as string,
  text: "What our product does, who learns of it, and what it can't do. In an emergency, call 911 or 988 first." as string,
} as const;
export const effective = (v: { date: string | number }) => `In effect since ${v.date}`;
export const contents = "Contents" as string;
export const short = "The short version" as string;
export const stillAsking = "Still have a question?" as string;
export const writeToUs = "Contact us" as string;
/** Explains the Quick exit button of the crisis page. */
export const leaveHint = "Replaces this page with one about the weather." as string;
