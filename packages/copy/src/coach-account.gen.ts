// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

/** CoachSecondStep holds the texts of the second step of signing in to the coach portal. */
export const coachSecondStep = {
  heading: "One more step",
  text: "Enter the six digits that your authenticator app shows for Aangan.",
  recoveryText: "Enter one of the recovery codes that you kept. Each of them works once.",
  code: "Code",
  recoveryCode: "Recovery code",
  continue: "Continue",
  useRecovery: "Use a recovery code",
  useApp: "Use the code from your app",
  startAgain: "Log in as somebody else",
  lost: "If you have neither, please contact the administrator.",
  failedTitle: "Login failed",
} as const;

/**
 * CoachForgotPage holds the texts of the page on which a coach requests a link for a new password, where they differ
 * from ForgotPage.
 */
export const coachForgotPage = {
  link: "Forgot password?",
  text: "Tell us the email address that you log in to the coach portal with. We send a letter with a link to choose a new password.",
  spelling: "Check the address: it has to be the one that you were invited with.",
  backToLogin: "Back to login",
} as const;

/** CoachResetPage holds the texts of the page that the link in that email opens. */
export const coachResetPage = {
  text: "For {name}. Once it is saved, every device that is logged in now is logged out. Two-step login stays as it is.",
} as const;

/** CoachInvitationPage holds the texts of the page that the link of an invitation opens. */
export const coachInvitationPage = {
  title: "Your invitation",
  checking: "Looking at your invitation",
  checkFailed: "We could not look at your invitation",
  heading: "Welcome",
  text: "{name}, choose a password for {email}. You log in with both from now on.",
  password: "Password",
  accept: "Save and go in",
  accepting: "Saving...",
  expiredText: "An invitation works once, for seven days, and only the newest one counts. If you have chosen a password already, log in. If not, ask whoever invited you for another.",
  goToLogin: "Go to login",
  done: {
    title: "You are in",
    text: "Welcome, {name}.",
  },
  failedTitle: "Your password could not be saved",
} as const;
