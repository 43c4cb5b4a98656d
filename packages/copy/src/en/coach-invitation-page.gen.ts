// Generated from messages/*/coach-invitation-page.json by `make gen`. Change that file.

/** @file The texts of the page that the link of an invitation opens. */

export const title = "Your invitation" as string;
export const checking = "Checking your invitation" as string;
export const checkFailed = "We couldn't check your invitation" as string;
export const heading = "Welcome" as string;
export const text = (v: { name: string | number; email: string | number }) => `${v.name}, choose a password for ${v.email}. You'll use both to log in.`;
export const password = "Password" as string;
export const accept = "Save and log in" as string;
export const accepting = "Saving..." as string;
export const expiredText = "An invitation link works once, for seven days, and only the newest one counts. If you've already chosen a password, log in. If not, ask the person who invited you for a new link." as string;
export const goToLogin = "Go to login" as string;
export const done = {
  title: "You're in" as string,
  text: (v: { name: string | number }) => `Welcome, ${v.name}.`,
} as const;
export const failedTitle = "Your password wasn't saved" as string;
