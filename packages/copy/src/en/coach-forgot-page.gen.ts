// Generated from messages/*/coach-forgot-page.json by `make gen`. Change that file.

/** @file The texts of the page on which a coach requests a link for a new password, where they differ from ForgotPage. */

export const link = "Forgot password?" as string;
export const text = "Enter the email you use for the coach portal. We'll email you a link to choose a new password." as string;
export const spelling = "Check the address. It must be the one you were invited with." as string;
export const backToLogin = "Back to login" as string;
