// Generated from messages/*/application.json by `make gen`. Change that file.

/** @file The texts of the application form, which Apply Now and Submit General Application open. */

export const missing = {
  title: "Missing Information" as string,
  text: "Please fill in all required fields." as string,
} as const;
export const sent = {
  title: "Application Sent" as string,
  text: "Thank you for applying. We'll get back to you soon." as string,
} as const;
/** {job} is the title of a position, such as "Wellness Coach". */
export const title = (v: { job: string | number }) => `Apply: ${v.job}`;
export const description = (v: { job: string | number }) => `Apply for the ${v.job} role at Aangan, remote in the U.S. A few lines are enough to start. No cover letter, no account.`;
export const generalTitle = "General application" as string;
export const generalDescription = "Don't see a position that fits, but want to work with Aangan? Tell us what you'd do here." as string;
export const text = "A few lines are enough to start. No cover letter, no account." as string;
export const generalText = "For when none of our open positions fits you. Tell us what you'd do here." as string;
export const name = "Name" as string;
export const email = "Email" as string;
export const location = "Where you live" as string;
export const link = "Link" as string;
export const note = "About you" as string;
export const locationHint = "City and state, if you like." as string;
export const linkHint = "A resume, portfolio, or profile we can open. It starts with https://" as string;
export const noteHint = "What you've done that's close to this, and why you'd like to do it here." as string;
export const privacy = "We only use what you write here to decide about working together and to reply to you. Only our team reads it." as string;
export const submit = "Send Application" as string;
export const sending = "Sending..." as string;
export const doneTitle = "Thank You!" as string;
export const doneText = "Your application has been received" as string;
export const backToCareers = "Back to Careers" as string;
export const errorTitle = "Error" as string;
export const sendFailed = "Failed to send application" as string;
export const unexpected = "Something went wrong. Please try again." as string;
export const allPositions = "All open positions" as string;
export const deletion = "To have your application deleted, use our contact page, with the same email address." as string;
