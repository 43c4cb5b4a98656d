// Generated from messages/*/portfolio.json by `make gen`. Change that file.

/** @file The server's messages about a coach's profile, picture and credentials. */

export const yearRange = "Please enter a year from 1950 to this one" as string;
export const nothingWaits = "You have no change to your credentials waiting for review." as string;
