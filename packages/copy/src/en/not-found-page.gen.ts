// Generated from messages/*/not-found-page.json by `make gen`. Change that file.

/** @file The texts that every app shows for an unknown URL. */

export const title = "Not found" as string;
export const heading = "This door leads nowhere" as string;
export const text = "The page may have moved, or the link has a typo." as string;
export const code = "404 Page Not Found" as string;
export const hint = "Did you forget to add the page to the router?" as string;
export const home = "Return to Home" as string;
export const elsewhere = "Looking for one of these?" as string;
