// Generated from messages/*/contact.json by `make gen`. Change that file.

/** @file The texts of the page on which visitors write to the team. */

export const missing = {
  title: "Missing Information" as string,
  text: "Please fill in all required fields." as string,
} as const;
export const sent = {
  title: "Message Sent" as string,
  text: "Thank you for contacting us. We'll get back to you soon." as string,
} as const;
export const title = "Contact" as string;
export const description = "Contact the Aangan team with questions about the service, the beta, your data, or anything that isn't working." as string;
export const heading = "Contact" as string;
export const text = "A question, something that isn't working, something you wish were different: tell us here. A person on our team reads it and replies by email." as string;
export const crisisTitle = "If you can't wait for an answer" as string;
export const crisis = "If you're in a crisis, call or text 988, free, at any hour. If someone is in danger now, call 911. Please don't use this form for that: we may not read it in time." as string;
export const faqText = "Your question may already have an answer." as string;
export const faqLink = "Read the FAQ" as string;
export const name = "Name" as string;
export const email = "Email" as string;
export const subject = "Subject" as string;
export const message = "Message" as string;
export const subjectHint = "A few words, if you like." as string;
export const privacy = "We only use what you write here to reply to you. We never share it." as string;
export const submit = "Send Message" as string;
export const sending = "Sending..." as string;
export const errorTitle = "Error" as string;
export const sendFailed = "Failed to send message" as string;
export const unexpected = "Something went wrong. Please try again." as string;
export const memberTitle = "Already a member?" as string;
export const memberText = "Your coach doesn't see what you write here. To reach your coach, use Messages." as string;
export const memberLink = "Go to Messages" as string;
