// Generated from messages/*/coach-forgot-page.json by `make gen`. Change that file.

/** @file The texts of the page on which a coach requests a link for a new password, where they differ from ForgotPage. */

export const link = "Forgot password?";
export const text = "Tell us the email address that you log in to the coach portal with. We send a letter with a link to choose a new password.";
export const spelling = "Check the address: it has to be the one that you were invited with.";
export const backToLogin = "Back to login";
