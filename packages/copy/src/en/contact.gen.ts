// Generated from messages/*/contact.json by `make gen`. Change that file.

/** @file The texts of the page on which visitors write to the team. */

export const missing = {
  title: "Missing Information",
  text: "Please fill in all required fields.",
} as const;
export const sent = {
  title: "Message Sent",
  text: "Thank you for contacting us. We'll get back to you soon.",
} as const;
export const title = "Contact";
export const description = "Contact the Aangan team with questions about the service, the beta, your data, or anything that isn't working.";
export const heading = "Contact";
export const text = "A question, something that isn't working, something you wish were different: tell us here. A person on our team reads it and replies by email.";
export const crisisTitle = "If you can't wait for an answer";
export const crisis = "If you're in a crisis, call or text 988, free, at any hour. If someone is in danger now, call 911. Please don't use this form for that: we may not read it in time.";
export const faqText = "Your question may already have an answer.";
export const faqLink = "Read the FAQ";
export const name = "Name";
export const email = "Email";
export const subject = "Subject";
export const message = "Message";
export const subjectHint = "A few words, if you like.";
export const privacy = "We only use what you write here to reply to you. We never share it.";
export const submit = "Send Message";
export const sending = "Sending...";
export const errorTitle = "Error";
export const sendFailed = "Failed to send message";
export const unexpected = "Something went wrong. Please try again.";
export const memberTitle = "Already a member?";
export const memberText = "Your coach doesn't see what you write here. To reach your coach, use Messages.";
export const memberLink = "Go to Messages";
