// Generated from messages/*/coach-profile.json by `make gen`. Change that file.

/** @file The texts of the dialog with one coach's profile. */

export const credentials = "Credentials" as string;
export const issuedBy = (v: { issuer: string | number }) => `Issued by ${v.issuer}`;
export const issuedByIn = (v: { issuer: string | number; year: string | number }) => `Issued by ${v.issuer}, ${v.year}`;
/** When the team saw the document. {month} is "Mar 2026". */
export const checked = (v: { month: string | number }) => `Checked by us, ${v.month}`;
export const experienceLabel = "Experience" as string;
export const times = "Next open times" as string;
export const timesFailed = "We couldn't load open times" as string;
export const window = (v: { from: string | number; until: string | number }) => `${v.from} to ${v.until}`;
/** Night times are from 10 PM to 7 AM on the member's clock. {count} is a number. */
export const showNight = (v: { count: string | number }) => `Show night times (${v.count})`;
export const hideNight = "Hide night times" as string;
export const onlyNight = (v: { days: string | number }) => `In the next ${v.days} days there are only night times, from 10 PM to 7 AM your time.`;
export const usualTimes = (v: { firstName: string | number }) => `${v.firstName} hasn't published hours yet. These are the usual times.`;
export const goneTitle = "We couldn't find this coach" as string;
export const goneText = "The link may be incomplete, or this coach isn't taking new clients right now." as string;
export const seeEverybody = "See all coaches" as string;
