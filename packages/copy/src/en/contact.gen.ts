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
export const description = "Write to the team of Aangan: questions about the service, the beta, your data or anything that does not work.";
export const heading = "Contact";
export const text = "A question, a thing that does not work, something you wish were different: write it here. A person on our team reads it and answers by email.";
export const crisisTitle = "If you cannot wait for an answer";
export const crisis = "Call or text 988 if you are in a crisis, free and at any hour. If someone is in danger now, call 911. Please do not use this form for it: we may not read it in time.";
export const faqText = "Many questions are answered already.";
export const faqLink = "Read the FAQ";
export const name = "Name";
export const email = "Email";
export const subject = "Subject";
export const message = "Message";
export const subjectHint = "If you like, in a few words.";
export const privacy = "We use what you write here only to answer you. We never share it.";
export const submit = "Send Message";
export const sending = "Sending...";
export const errorTitle = "Error";
export const sendFailed = "Failed to send message";
export const unexpected = "Something went wrong. Please try again.";
export const memberTitle = "Already a member?";
export const memberText = "Your coach does not see what you write here. For them, write in Messages.";
export const memberLink = "Go to Messages";
