// Generated from messages/*/coach-invitation-page.json by `make gen`. Change that file.

/** @file The texts of the page that the link of an invitation opens. */

export const title = "Your invitation";
export const checking = "Checking your invitation";
export const checkFailed = "We couldn't check your invitation";
export const heading = "Welcome";
export const text = (v: { name: string | number; email: string | number }) => `${v.name}, choose a password for ${v.email}. You'll use both to log in.`;
export const password = "Password";
export const accept = "Save and log in";
export const accepting = "Saving...";
export const expiredText = "An invitation link works once, for seven days, and only the newest one counts. If you've already chosen a password, log in. If not, ask the person who invited you for a new link.";
export const goToLogin = "Go to login";
export const done = {
  title: "You're in",
  text: (v: { name: string | number }) => `Welcome, ${v.name}.`,
} as const;
export const failedTitle = "Your password wasn't saved";
