// Generated from messages/*/coach-profile.json by `make gen`. Change that file.

/** @file The texts of the dialog with one coach's profile. */

export const credentials = "Credentials" as string;
export const issuedBy = (v: { issuer: string | number }) => `Issued by ${v.issuer}`;
export const issuedByIn = (v: { issuer: string | number; year: string | number }) => `Issued by ${v.issuer}, ${v.year}`;
export const experienceLabel = "Experience" as string;
export const ratingLabel = "Ratings" as string;
export const times = "Next open times" as string;
export const timesFailed = "We couldn't load open times" as string;
export const window = (v: { from: string | number; until: string | number }) => `${v.from} to ${v.until}`;
export const usualTimes = (v: { firstName: string | number }) => `${v.firstName} hasn't published hours yet. These are the usual times.`;
export const goneTitle = "We couldn't find this coach" as string;
export const goneText = "The link may be incomplete, or this coach isn't taking new clients right now." as string;
export const seeEverybody = "See all coaches" as string;
