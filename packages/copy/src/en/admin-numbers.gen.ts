// Generated from messages/*/admin-numbers.json by `make gen`. Change that file.

/** @file The texts of the page on which administrators compare the conversion of headline and price variants. */

export const name = "Numbers";
export const title = "Numbers";
export const lead = "Results for each headline and price that visitors saw.";
export const from = "From";
export const to = "To";
export const show = "Show these days";
export const backwards = "The last day can't be before the first";
export const spanText = (v: { from: string | number; to: string | number }) => `${v.from} to ${v.to}, days in UTC`;
export const failed = "Failed to load the numbers";
export const siteTitle = "On the site";
export const siteText = "How often each thing happened. One person may count many times. We don't track individuals.";
export const accountsTitle = "Accounts";
export const accountsText = "Accounts created in these days, and what they've done so far. Deleted accounts aren't counted.";
export const variant = "Headline and price";
export const pair = (v: { heading: string | number; pricing: string | number }) => `${v.heading}, ${v.pricing}`;
export const noVariant = "Unknown";
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
export const pressed = "Clicked the button";
export const submitted = "Sent the form";
export const signups = "Joined the beta";
export const registrations = "Accounts";
export const trials = "Started a trial";
export const paid = "Paid";
export const share = (v: { part: string | number; whole: string | number }) => `${v.part} of ${v.whole}`;
export const total = "Total";
export const nothing = "Nothing happened in these days";
export const nothingText = "Choose other days, or check back later.";
export const smallTitle = "Small numbers don't say much";
export const smallText = "Each share is shown with its total. Below a few hundred, a difference between two rows may be chance.";
