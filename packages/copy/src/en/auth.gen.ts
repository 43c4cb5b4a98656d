// Generated from messages/*/auth.json by `make gen`. Change that file.

/** @file The texts of the members' login and signup page. */

export const title = "Log In" as string;
export const description = "Log in or sign up to talk with your coach." as string;
/** Names the two buttons English and हिन्दी for screen readers. */
export const languages = "Language" as string;
export const logInTab = "Log In" as string;
export const signUpTab = "Sign Up" as string;
export const usernameOrEmail = "Username or Email" as string;
export const password = "Password" as string;
export const forgotPassword = "Forgot Password" as string;
export const logIn = "Log In" as string;
export const loggingIn = "Logging in..." as string;
export const continueWithGoogle = "Continue with Google" as string;
export const or = "or" as string;
export const sharedDevice = "Other people use this device" as string;
export const sharedDeviceHint = "We'll log you out after 30 minutes of inactivity." as string;
export const firstName = "First Name" as string;
export const lastName = "Last Name" as string;
export const username = "Username" as string;
export const email = "Email" as string;
export const confirmPassword = "Confirm Password" as string;
export const signUp = "Sign Up" as string;
export const creatingAccount = "Creating account..." as string;
export const usernameHint = "Letters, numbers, and underscores. You can use it to log in." as string;
export const capsLock = "Caps Lock is on." as string;
export const passwordRules = {
  length: "8 characters or more" as string,
  uppercase: "An uppercase letter" as string,
  lowercase: "A lowercase letter" as string,
  number: "A number" as string,
  met: "done" as string,
} as const;
export const agreement = <T>(v: { terms: (text: string) => T; privacy: (text: string) => T }): (string | T)[] => [`By signing up you agree to our `, v.terms(`terms of service`), ` and `, v.privacy(`privacy policy`), `. Aangan gives emotional wellness coaching, not clinical therapy or medical advice.`];
export const newHere = "New here?" as string;
export const alreadyMember = "Already have an account?" as string;
export const later = "This feature will be implemented in the future." as string;
export const laterHelp = "For now, please log in with your username or email and your password." as string;
/** Notices above the form that say why the member is on this page. */
export const notices = {
  sessionEnded: "You've been logged out. Log in again to pick up where you left off. What you wrote is saved." as string,
  idle: "You were logged out after 30 minutes of inactivity." as string,
  passwordChanged: "Your new password is saved. Log in with it." as string,
  providerFailed: "We couldn't log you in with Google. Please try again, or use your password." as string,
  providerCancelled: "You weren't logged in with Google. Try again, or use your password." as string,
} as const;
export const pitch = "Certified, culturally sensitive wellness coaches" as string;
export const pitchText = "Talk to someone who knows the house you grew up in, and the one you live in now." as string;
export const welcome = "Come in. We saved you a seat." as string;
export const benefits = [
  "One-on-one coaching" as string,
  "Unlimited text support" as string,
  "An AI companion with cultural understanding" as string,
  "An anonymous peer community" as string,
  "A 7-day free trial. Cancel anytime." as string,
] as const;
export const loginSuccess = {
  title: "Login successful" as string,
  text: (v: { firstName: string | number }) => `Welcome back, ${v.firstName}!`,
} as const;
export const registrationSuccess = {
  title: "Registration successful" as string,
  text: (v: { firstName: string | number }) => `Welcome to Aangan, ${v.firstName}!`,
} as const;
export const loggedOut = {
  title: "Logged out" as string,
  text: "You have been successfully logged out" as string,
} as const;
export const loginFailed = "Login failed" as string;
export const loginFailedStatus = (v: { status: string | number }) => `Login failed with status: ${v.status}`;
export const registrationFailed = "Registration failed" as string;
export const registrationFailedStatus = (v: { status: string | number }) => `Registration failed with status: ${v.status}`;
export const logoutFailed = "Logout failed" as string;
