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
export const title = (v: { job: string | number }) => `Apply: ${v.job}`;
export const description = (v: { job: string | number }) => `Apply as ${v.job} at Aangan, remote in the U.S. A few lines are enough to begin: no cover letter, no account.`;
export const generalTitle = "General application";
export const generalDescription = "No open position is yours, and you would like to work with Aangan all the same? Tell us what you would do here.";
export const text = "A few lines are enough to begin. No cover letter, and no account to make.";
export const generalText = "For when no position on the list is yours. Tell us what you would do here.";
export const name = "Name";
export const email = "Email";
export const location = "Where you live";
export const link = "Link";
export const note = "About you";
export const locationHint = "City and state, if you like.";
export const linkHint = "A CV, a portfolio or a profile that we can open. It begins with https://";
export const noteHint = "What you have done that is close to this, and why you would like to do it here.";
export const privacy = "We use what you write here only to decide about working together and to answer you. Only our team reads it.";
export const submit = "Send Application";
export const sending = "Sending...";
export const doneTitle = "Thank You!";
export const doneText = "Your application has been received";
export const backToCareers = "Back to Careers";
export const errorTitle = "Error";
export const sendFailed = "Failed to send application";
export const unexpected = "Something went wrong. Please try again.";
export const allPositions = "All open positions";
export const deletion = "To have your application deleted, write to us on the contact page from the same address.";
