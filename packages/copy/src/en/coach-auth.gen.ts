// Generated from messages/*/coach-auth.json by `make gen`. Change that file.

/** @file The texts of the coach portal's sign-in page. */

export const title = "Coach login";
export const heading = "Good to have you here";
export const description = "The portal for coaches.";
export const text = "The people you coach are a few hours behind you. Here is what they wrote while you slept.";
export const features = [
  {
    title: "Client management",
    text: "Who is yours, who wrote, and who has gone quiet.",
  },
  {
    title: "Messaging system",
    text: "One conversation with each client, with what has been read on both sides.",
  },
  {
    title: "Session scheduling",
    text: "Your hours in your zone, shown to each client in theirs.",
  },
] as const;
export const email = "Email";
export const password = "Password";
export const login = "Login";
export const loggingIn = "Logging in...";
export const trouble = "If you cannot get in, please contact the administrator.";
export const loginSuccess = {
  title: "Login successful",
  text: (v: { name: string | number }) => `Welcome back, ${v.name}!`,
} as const;
export const loginFailed = "Login failed";
export const loginFailedText = "Login failed. Please check your credentials.";
export const unexpected = "An unexpected error occurred";
