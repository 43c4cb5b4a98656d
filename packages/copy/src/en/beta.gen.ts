// Generated from messages/*/beta.json by `make gen`. Change that file.

/** @file The texts of the page on which visitors sign up for the free beta. */

export const doneText = "Your beta signup has been received";
export const title = "Join Beta for free";
export const heading = "Join Beta for free";
export const description = "Sign up for the free beta of Aangan: coaching, text support and community for South Asian adults in the U.S.";
export const text = "Leave your name and email. We'll email you when there's a spot for you.";
export const benefitsTitle = "What you get";
export const benefits = [
  {
    title: "Early access",
    text: "You get in before the public launch.",
  },
  {
    title: "A say in what we build",
    text: "Tell us what's missing or plain wrong. We're still shaping it, and you can change it.",
  },
  {
    title: "Free to use",
    text: "It's free to join, and you don't need a card. There are also rewards only for people who joined early.",
  },
  {
    title: "A direct line",
    text: "You message the founding team, and the founding team writes back.",
  },
] as const;
export const privacy = "We only use what you write here to contact you about the beta. We never share it.";
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
