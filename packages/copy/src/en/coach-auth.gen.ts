// Generated from messages/*/coach-auth.json by `make gen`. Change that file.

/** @file The texts of the coach portal's sign-in page. */

export const title = "Coach login" as string;
export const heading = "Good to have you here" as string;
export const description = "The portal for coaches." as string;
export const text = "Your clients are hours behind you. See what they wrote while you slept." as string;
export const features = [
  {
    title: "Client management" as string,
    text: "See your clients, who wrote, and who's gone quiet." as string,
  },
  {
    title: "Messaging system" as string,
    text: "One chat with each client, with read receipts on both sides." as string,
  },
  {
    title: "Session scheduling" as string,
    text: "Set hours in your time zone. Clients see them in theirs." as string,
  },
] as const;
export const email = "Email" as string;
export const password = "Password" as string;
export const login = "Login" as string;
export const loggingIn = "Logging in..." as string;
export const trouble = "Can't log in? Contact the administrator." as string;
export const loginSuccess = {
  title: "Login successful" as string,
  text: (v: { name: string | number }) => `Welcome back, ${v.name}!`,
} as const;
export const loginFailed = "Login failed" as string;
export const loginFailedText = "Login failed. Please check your credentials." as string;
export const unexpected = "An unexpected error occurred" as string;
