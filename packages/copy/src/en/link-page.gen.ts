// Generated from messages/*/link-page.json by `make gen`. Change that file.

/** @file The texts of the page that links a provider's sign-in to an existing account. It requires the account's password. */

export const title = "Connect Google";
export const heading = "You already have an account with this address";
export const text = "Enter its password once, and Google opens it from then on.";
const for_ = (v: { email: string | number }) => `The account of ${v.email}`;
export const connect = "Connect and log in";
export const wrongPassword = "This is not the password of your account. Please try again.";
export const noPassword = "Your account has no password yet. Ask for a letter to choose one under Forgot Password, then continue with Google again.";
export const cancel = "Cancel";
export { for_ as for };
