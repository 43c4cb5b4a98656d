// Generated from messages/*/admin-numbers.json by `make gen`. Change that file.

/** @file The texts of the page on which administrators compare the conversion of headline and price variants. */

export const name = "Numbers";
export const title = "Numbers";
export const lead = "What happened where one headline and price or another was shown.";
export const from = "From";
export const to = "To";
export const show = "Show these days";
export const backwards = "The last day cannot be before the first";
export const spanText = (v: { from: string | number; to: string | number }) => `${v.from} to ${v.to}, days in UTC`;
export const failed = "The numbers could not be loaded";
export const siteTitle = "On the site";
export const siteText = "How often something happened. One person may be counted many times; nobody is followed.";
export const accountsTitle = "What became of accounts";
export const accountsText = "Accounts that were made in these days, and what they have done by now. Deleted ones are not counted.";
export const variant = "Headline and price";
export const pair = (v: { heading: string | number; pricing: string | number }) => `${v.heading}, ${v.pricing}`;
export const noVariant = "Not known";
export const headings = [
  {
    code: "default",
    label: "Hub headline",
  },
  {
    code: "cultural",
    label: "Insurance headline",
  },
] as const;
export const pageViews = "Opened the beta page";
export const shown = "Variant shown";
export const pressed = "Pressed the button";
export const submitted = "Sent the form";
export const signups = "Joined the beta";
export const registrations = "Accounts";
export const trials = "Began a trial";
export const paid = "Paid";
export const share = (v: { part: string | number; whole: string | number }) => `${v.part} of ${v.whole}`;
export const total = "All together";
export const nothing = "Nothing happened in these days";
export const nothingText = "Choose other days, or come back later.";
export const smallTitle = "Small numbers say little";
export const smallText = "Each share stands beside what it is a share of. Below a few hundred, a difference between two rows may well be chance.";
