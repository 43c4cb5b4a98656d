// Generated from messages/*/reset-page.json by `make gen`. Change that file.

/** @file The texts of the page on which a member chooses a new password, opened from the link in an email. */

export const title = "Choose a new password" as string;
export const checking = "Checking your link" as string;
export const checkFailed = "We couldn't check your link" as string;
export const heading = "Choose a new password" as string;
export const text = (v: { username: string | number }) => `For ${v.username}. When you save it, every device that's logged in now is logged out.`;
export const newPassword = "New Password" as string;
export const save = "Save new password" as string;
export const saving = "Saving..." as string;
export const expiredText = "A link works once, for 30 minutes, and only the newest one works. Get a new one to continue." as string;
export const sendNewLink = "Send a new link" as string;
