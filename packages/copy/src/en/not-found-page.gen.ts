// Generated from messages/*/not-found-page.json by `make gen`. Change that file.

/** @file The texts that every app shows for an unknown URL. */

export const title = "Not found";
export const heading = "This door leads nowhere";
export const text = "The page may have moved, or the link has a typo.";
export const code = "404 Page Not Found";
export const hint = "Did you forget to add the page to the router?";
export const home = "Return to Home";
export const elsewhere = "Looking for one of these?";
