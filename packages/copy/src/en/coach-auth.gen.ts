// Generated from messages/*/coach-auth.json by `make gen`. Change that file.

/** @file The texts of the coach portal's sign-in page. */

export const title = "Coach login";
export const heading = "Good to have you here";
export const description = "The portal for coaches.";
export const text = "Your clients are hours behind you. See what they wrote while you slept.";
export const features = [
  {
    title: "Client management",
    text: "See your clients, who wrote, and who's gone quiet.",
  },
  {
    title: "Messaging system",
    text: "One chat with each client, with read receipts on both sides.",
  },
  {
    title: "Session scheduling",
    text: "Set hours in your time zone. Clients see them in theirs.",
  },
] as const;
export const email = "Email";
export const password = "Password";
export const login = "Login";
export const loggingIn = "Logging in...";
export const trouble = "Can't log in? Contact the administrator.";
export const loginSuccess = {
  title: "Login successful",
  text: (v: { name: string | number }) => `Welcome back, ${v.name}!`,
} as const;
export const loginFailed = "Login failed";
export const loginFailedText = "Login failed. Please check your credentials.";
export const unexpected = "An unexpected error occurred";
