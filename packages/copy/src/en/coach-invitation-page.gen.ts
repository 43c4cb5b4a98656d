// Generated from messages/*/coach-invitation-page.json by `make gen`. Change that file.

/** @file The texts of the page that the link of an invitation opens. */

export const title = "Your invitation";
export const checking = "Looking at your invitation";
export const checkFailed = "We could not look at your invitation";
export const heading = "Welcome";
export const text = (v: { name: string | number; email: string | number }) => `${v.name}, choose a password for ${v.email}. You log in with both from now on.`;
export const password = "Password";
export const accept = "Save and go in";
export const accepting = "Saving...";
export const expiredText = "An invitation works once, for seven days, and only the newest one counts. If you have chosen a password already, log in. If not, ask whoever invited you for another.";
export const goToLogin = "Go to login";
export const done = {
  title: "You are in",
  text: (v: { name: string | number }) => `Welcome, ${v.name}.`,
} as const;
export const failedTitle = "Your password could not be saved";
