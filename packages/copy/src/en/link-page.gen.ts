// Generated from messages/*/link-page.json by `make gen`. Change that file.

/** @file The texts of the page that links a provider's login to an existing account. It requires the account's password. */

export const title = "Connect Google" as string;
export const heading = "You already have an account with this email" as string;
export const text = "Enter your password once. After that, you can log in with Google." as string;
const for_ = (v: { email: string | number }) => `Account: ${v.email}`;
export const connect = "Connect and log in" as string;
export const wrongPassword = "That's not your account's password. Please try again." as string;
export const noPassword = "Your account has no password yet. Use Forgot Password to set one, then continue with Google again." as string;
export const cancel = "Cancel" as string;
export { for_ as for };
