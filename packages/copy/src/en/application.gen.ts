// Generated from messages/*/application.json by `make gen`. Change that file.

/** @file The texts of the application form, which Apply Now and Submit General Application open. */

export const missing = {
  title: "Missing Information",
  text: "Please fill in all required fields.",
} as const;
export const sent = {
  title: "Application Sent",
  text: "Thank you for applying. We'll get back to you soon.",
} as const;
/** {job} is the title of a position, such as "Wellness Coach". */
export const title = (v: { job: string | number }) => `Apply: ${v.job}`;
export const description = (v: { job: string | number }) => `Apply for the ${v.job} role at Aangan, remote in the U.S. A few lines are enough to start. No cover letter, no account.`;
export const generalTitle = "General application";
export const generalDescription = "Don't see a position that fits, but want to work with Aangan? Tell us what you'd do here.";
export const text = "A few lines are enough to start. No cover letter, no account.";
export const generalText = "For when none of our open positions fits you. Tell us what you'd do here.";
export const name = "Name";
export const email = "Email";
export const location = "Where you live";
export const link = "Link";
export const note = "About you";
export const locationHint = "City and state, if you like.";
export const linkHint = "A resume, portfolio, or profile we can open. It starts with https://";
export const noteHint = "What you've done that's close to this, and why you'd like to do it here.";
export const privacy = "We only use what you write here to decide about working together and to reply to you. Only our team reads it.";
export const submit = "Send Application";
export const sending = "Sending...";
export const doneTitle = "Thank You!";
export const doneText = "Your application has been received";
export const backToCareers = "Back to Careers";
export const errorTitle = "Error";
export const sendFailed = "Failed to send application";
export const unexpected = "Something went wrong. Please try again.";
export const allPositions = "All open positions";
export const deletion = "To have your application deleted, use our contact page, with the same email address.";
