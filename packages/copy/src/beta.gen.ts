// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

/** Beta holds the texts of the page on which visitors sign up for the free beta. */
export const beta = {
  title: "Join Beta for free",
  heading: "Join Beta for free",
  description: "Sign up for the free beta of Aangan: coaching, text support and community for South Asian adults in the U.S.",
  text: "Leave your name and address. We write when there is a place for you.",
  benefitsTitle: "What you get",
  benefits: [
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
  ],
  privacy: "We use what you write here only to contact you about the beta. We never share it.",
  firstName: "First Name",
  lastName: "Last Name",
  email: "Email",
  submit: "Join Beta for free",
  submitting: "Submitting...",
  doneTitle: "Thank You!",
  doneText: "Your beta signup has been received",
  redirecting: "Redirecting you to the homepage...",
  returnHome: "Return to Home",
  success: {
    title: "Beta Signup Successful",
    text: "Thank you for your interest! We'll be in touch soon.",
  },
  failed: {
    title: "Error",
    text: "There was a problem submitting your information. Please try again.",
  },
} as const;

/** BetaDefaults are stored for fields that the beta form does not have. */
export const betaDefaults = {
  occupation: "Not provided",
  location: "Not provided",
  ageRange: "Not specified",
  reasonForInterest: "Beta signup",
} as const;
