// Generated from messages/*/auth.json by `make gen`. Change that file.

/** @file The texts of the members' login and signup page. */

export const title = "Log In";
export const description = "Log in or sign up to talk with your coach.";
export const logInTab = "Log In";
export const signUpTab = "Sign Up";
export const usernameOrEmail = "Username or Email";
export const password = "Password";
export const forgotPassword = "Forgot Password";
export const logIn = "Log In";
export const loggingIn = "Logging in...";
export const continueWithGoogle = "Continue with Google";
export const or = "or";
export const sharedDevice = "Other people use this device";
export const sharedDeviceHint = "We'll log you out after 30 minutes of inactivity.";
export const firstName = "First Name";
export const lastName = "Last Name";
export const username = "Username";
export const email = "Email";
export const confirmPassword = "Confirm Password";
export const signUp = "Sign Up";
export const creatingAccount = "Creating account...";
export const usernameHint = "Letters, numbers, and underscores. You can use it to log in.";
export const capsLock = "Caps Lock is on.";
export const passwordRules = {
  length: "8 characters or more",
  uppercase: "An uppercase letter",
  lowercase: "A lowercase letter",
  number: "A number",
  met: "done",
} as const;
export const agreement = <T>(v: { terms: (text: string) => T; privacy: (text: string) => T }): (string | T)[] => [`By signing up you agree to our `, v.terms(`terms of service`), ` and `, v.privacy(`privacy policy`), `. Aangan gives emotional wellness coaching, not clinical therapy or medical advice.`];
export const newHere = "New here?";
export const alreadyMember = "Already have an account?";
export const later = "This feature will be implemented in the future.";
export const laterHelp = "For now, please log in with your username or email and your password.";
/** Notices above the form that say why the member is on this page. */
export const notices = {
  sessionEnded: "You've been logged out. Log in again to pick up where you left off. What you wrote is saved.",
  idle: "You were logged out after 30 minutes of inactivity.",
  passwordChanged: "Your new password is saved. Log in with it.",
  providerFailed: "We couldn't log you in with Google. Please try again, or use your password.",
  providerCancelled: "You weren't logged in with Google. Try again, or use your password.",
} as const;
export const pitch = "Certified, culturally sensitive wellness coaches";
export const pitchText = "Talk to someone who knows the house you grew up in, and the one you live in now.";
export const welcome = "Come in. We saved you a seat.";
export const benefits = [
  "One-on-one coaching",
  "Unlimited text support",
  "An AI companion with cultural understanding",
  "An anonymous peer community",
  "A 7-day free trial. Cancel anytime.",
] as const;
export const loginSuccess = {
  title: "Login successful",
  text: (v: { firstName: string | number }) => `Welcome back, ${v.firstName}!`,
} as const;
export const registrationSuccess = {
  title: "Registration successful",
  text: (v: { firstName: string | number }) => `Welcome to Aangan, ${v.firstName}!`,
} as const;
export const loggedOut = {
  title: "Logged out",
  text: "You have been successfully logged out",
} as const;
export const loginFailed = "Login failed";
export const loginFailedStatus = (v: { status: string | number }) => `Login failed with status: ${v.status}`;
export const registrationFailed = "Registration failed";
export const registrationFailedStatus = (v: { status: string | number }) => `Registration failed with status: ${v.status}`;
export const logoutFailed = "Logout failed";
