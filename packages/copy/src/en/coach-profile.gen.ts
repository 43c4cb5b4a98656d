// Generated from messages/*/coach-profile.json by `make gen`. Change that file.

/** @file The texts of the dialog with one coach's profile. */

export const credentials = "Credentials";
export const issuedBy = (v: { issuer: string | number }) => `Issued by ${v.issuer}`;
export const issuedByIn = (v: { issuer: string | number; year: string | number }) => `Issued by ${v.issuer}, ${v.year}`;
export const experienceLabel = "Experience";
export const ratingLabel = "Ratings";
export const times = "Next open times";
export const timesFailed = "We couldn't load open times";
export const window = (v: { from: string | number; until: string | number }) => `${v.from} to ${v.until}`;
export const usualTimes = (v: { firstName: string | number }) => `${v.firstName} hasn't published hours yet. These are the usual times.`;
export const goneTitle = "We couldn't find this coach";
export const goneText = "The link may be incomplete, or this coach isn't taking new clients right now.";
export const seeEverybody = "See all coaches";
