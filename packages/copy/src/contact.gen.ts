// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

/** Contact holds the texts of the page on which visitors write to the team. */
export const contact = {
  title: "Contact",
  description: "Write to the team of Aangan: questions about the service, the beta, your data or anything that does not work.",
  heading: "Contact",
  text: "A question, a thing that does not work, something you wish were different: write it here. A person on our team reads it and answers by email.",
  crisisTitle: "If you cannot wait for an answer",
  crisis: "Call or text 988 if you are in a crisis, free and at any hour. If someone is in danger now, call 911. Please do not use this form for it: we may not read it in time.",
  faqText: "Many questions are answered already.",
  faqLink: "Read the FAQ",
  name: "Name",
  email: "Email",
  subject: "Subject",
  message: "Message",
  subjectHint: "If you like, in a few words.",
  privacy: "We use what you write here only to answer you. We never share it.",
  submit: "Send Message",
  sending: "Sending...",
  missing: {
    title: "Missing Information",
    text: "Please fill in all required fields.",
  },
  sent: {
    title: "Message Sent",
    text: "Thank you for contacting us. We'll get back to you soon.",
  },
  errorTitle: "Error",
  sendFailed: "Failed to send message",
  unexpected: "Something went wrong. Please try again.",
  memberTitle: "Already a member?",
  memberText: "Your coach does not see what you write here. For them, write in Messages.",
  memberLink: "Go to Messages",
} as const;
