// Generated from messages/*/coach-profile.json by `make gen`. Change that file.

/** @file The texts of the dialog with one coach's profile. */

export const credentials = "Credentials";
export const issuedBy = (v: { issuer: string | number }) => `Issued by ${v.issuer}`;
export const issuedByIn = (v: { issuer: string | number; year: string | number }) => `Issued by ${v.issuer}, ${v.year}`;
export const experienceLabel = "Experience";
export const ratingLabel = "Ratings";
export const times = "Next open times";
export const timesFailed = "The times could not be loaded";
export const window = (v: { from: string | number; until: string | number }) => `${v.from} to ${v.until}`;
export const usualTimes = (v: { firstName: string | number }) => `${v.firstName} has not published hours yet. These are the usual times.`;
export const goneTitle = "We could not find this coach";
export const goneText = "The address may not be whole, or this coach takes nobody new at the moment.";
export const seeEverybody = "See all coaches";
