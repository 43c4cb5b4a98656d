// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

/**
 * ForgotPage holds the texts of the page that requests a link for a new password. The response is the same for every
 * address.
 */
export const forgotPage = {
  title: "Forgot Password",
  heading: "Forgot your password?",
  text: "Tell us the email address of your account. We send a letter with a link to choose a new one.",
  email: "Email",
  send: "Send the link",
  sending: "Sending...",
  sentHeading: "Look in your mailbox",
  noLetter: "If nothing comes",
  spam: "Look in the spam folder too.",
  spelling: "Check the address: it has to be the one you signed up with.",
  patience: "Give it a few minutes. Some mail providers are slow.",
  discreet: "The link works once, for 30 minutes. The subject line does not say what it is about.",
  address: "You typed {email}.",
  sendAgain: "Send it again",
  otherAddress: "Use another address",
  backToLogIn: "Back to Log In",
  sentAgain: "We asked for another letter. The newest link is the one that works.",
  failedTitle: "The letter could not be sent",
} as const;

/** DeadLink holds the texts for an expired or incomplete link from an email. */
export const deadLink = {
  heading: "This link no longer works",
  incomplete: "Part of the address is missing. Open the letter and press its link once more.",
} as const;

/** ResetPage holds the texts of the page on which a member chooses a new password, opened from the link in an email. */
export const resetPage = {
  title: "Choose a new password",
  checking: "Looking at your link",
  checkFailed: "We could not look at your link",
  heading: "Choose a new password",
  text: "For {username}. Once it is saved, every device that is logged in now is logged out.",
  newPassword: "New Password",
  save: "Save new password",
  saving: "Saving...",
  expiredText: "A link works once, for 30 minutes, and only the newest one counts. Ask for another and you are back here in a moment.",
  sendNewLink: "Send a new link",
} as const;

/**
 * ConfirmPage holds the texts of the page that confirms an email address, opened from the link in an email. It requires
 * a click on a button, because mail scanners open links too.
 */
export const confirmPage = {
  title: "Confirm your address",
  heading: "Is this your address?",
  text: "You came here from a letter. If you asked for it, press the button and the address is confirmed. If not, close this page and nothing happens.",
  yes: "Yes, this is my address",
  confirming: "Confirming...",
  doneHeading: "Your address is confirmed",
  doneText: "{email} belongs to your account. Letters about your account go there.",
  goOn: "Go on",
  expiredText: "It was used already, or it is too old. If you confirmed your address before, all is well.",
  logInFirst: "If not, log in and ask for another letter at the top of the page.",
  sendAgain: "Send a new letter",
  sentHeading: "A new letter is on its way",
  sentText: "Open its link within a day. The older one does not count any more.",
  takenHeading: "Somebody has confirmed this address",
  takenText: "It belongs to another account now. If that is yours as well, log in there, or choose a new password for it.",
  failedTitle: "The address could not be confirmed",
} as const;

/** WelcomePage holds the texts of the page that completes a registration with an identity provider. */
export const welcomePage = {
  title: "Welcome",
  heading: "What should we call you?",
  text: "Google told us your address, {email}. The rest is yours to change.",
  notNow: "Not now",
  goneHeading: "This took a while",
  goneText: "For your safety we only wait a few minutes. Nothing is lost: press Continue with Google once more.",
  startAgain: "Back to Log In",
  checkFailed: "We could not read what Google told us",
} as const;

/**
 * LinkPage holds the texts of the page that links a provider's sign-in to an existing account. It requires the
 * account's password.
 */
export const linkPage = {
  title: "Connect Google",
  heading: "You already have an account with this address",
  text: "Enter its password once, and Google opens it from then on.",
  for: "The account of {email}",
  connect: "Connect and log in",
  wrongPassword: "This is not the password of your account. Please try again.",
  noPassword: "Your account has no password yet. Ask for a letter to choose one under Forgot Password, then continue with Google again.",
  cancel: "Cancel",
} as const;

/** ConfirmAddress is the banner on a member's pages until their email address is confirmed. */
export const confirmAddress = {
  label: "Your email address",
  first: "We sent a letter to {email}. Open its link, so that we know the address is yours.",
  changed: "We sent a letter to {email}. Your address changes once you open its link.",
  sendAgain: "Send again",
  sending: "Sending...",
  notNow: "Not now",
  sent: {
    title: "Letter sent",
    text: "Look in your mailbox at {email}.",
  },
  failed: "The letter could not be sent",
} as const;
