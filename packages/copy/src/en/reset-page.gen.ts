// Generated from messages/*/reset-page.json by `make gen`. Change that file.

/** @file The texts of the page on which a member chooses a new password, opened from the link in an email. */

export const title = "Choose a new password";
export const checking = "Checking your link";
export const checkFailed = "We couldn't check your link";
export const heading = "Choose a new password";
export const text = (v: { username: string | number }) => `For ${v.username}. When you save it, every device that's logged in now is logged out.`;
export const newPassword = "New Password";
export const save = "Save new password";
export const saving = "Saving...";
export const expiredText = "A link works once, for 30 minutes, and only the newest one works. Get a new one to continue.";
export const sendNewLink = "Send a new link";
