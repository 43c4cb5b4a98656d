// Generated from messages/*/beta.json by `make gen`. Change that file.

/** @file The texts of the page on which visitors sign up for the free beta. */

export const doneText = "Your beta signup has been received" as string;
export const title = "Join Beta for free" as string;
export const heading = "Join Beta for free" as string;
export const description = "Sign up for the free beta of Aangan: coaching, text support and community for South Asian adults in the U.S." as string;
export const text = "Leave your name and email. We'll email you when there's a spot for you." as string;
export const benefitsTitle = "What you get" as string;
export const benefits = [
  {
    title: "Early access" as string,
    text: "You get in before the public launch." as string,
  },
  {
    title: "A say in what we build" as string,
    text: "Tell us what's missing or plain wrong. We're still shaping it, and you can change it." as string,
  },
  {
    title: "Free to use" as string,
    text: "It's free to join, and you don't need a card. There are also rewards only for people who joined early." as string,
  },
  {
    title: "A direct line" as string,
    text: "You message the founding team, and the founding team writes back." as string,
  },
] as const;
export const privacy = "We only use what you write here to contact you about the beta. We never share it." as string;
export const firstName = "First Name" as string;
export const lastName = "Last Name" as string;
export const email = "Email" as string;
export const submit = "Join Beta for free" as string;
export const submitting = "Submitting..." as string;
export const doneTitle = "Thank You!" as string;
export const redirecting = "Redirecting you to the homepage..." as string;
export const returnHome = "Return to Home" as string;
export const success = {
  title: "Beta Signup Successful" as string,
  text: "Thank you for your interest! We'll be in touch soon." as string,
} as const;
export const failed = {
  title: "Error" as string,
  text: "There was a problem submitting your information. Please try again." as string,
} as const;
