// Generated from messages/*/beta.json by `make gen`. Change that file.

/** @file The texts of the page on which visitors sign up for the free beta. */

export const doneText = "Your beta signup has been received";
export const title = "Join Beta for free";
export const heading = "Join Beta for free";
export const description = "Sign up for the free beta of Aangan: coaching, text support and community for South Asian adults in the U.S.";
export const text = "Leave your name and address. We write when there is a place for you.";
export const benefitsTitle = "What you get";
export const benefits = [
  {
    title: "Early access",
    text: "You come in before the public launch.",
  },
  {
    title: "A say in what we build",
    text: "Tell us what is missing or plain wrong. We change it while it is still soft.",
  },
  {
    title: "Free to use",
    text: "Joining costs nothing and asks for no card, and there are rewards that are only for those who came early.",
  },
  {
    title: "A direct line",
    text: "You write to the founding team, and the founding team writes back.",
  },
] as const;
export const privacy = "We use what you write here only to contact you about the beta. We never share it.";
export const firstName = "First Name";
export const lastName = "Last Name";
export const email = "Email";
export const submit = "Join Beta for free";
export const submitting = "Submitting...";
export const doneTitle = "Thank You!";
export const redirecting = "Redirecting you to the homepage...";
export const returnHome = "Return to Home";
export const success = {
  title: "Beta Signup Successful",
  text: "Thank you for your interest! We'll be in touch soon.",
} as const;
export const failed = {
  title: "Error",
  text: "There was a problem submitting your information. Please try again.",
} as const;
