// Generated from messages/*/admin-numbers.json by `make gen`. Change that file.

/** @file The texts of the page on which administrators compare the conversion of headline and price variants. */

export const name = "Numbers" as string;
export const title = "Numbers" as string;
export const lead = "Results for each headline and price that visitors saw." as string;
export const from = "From" as string;
export const to = "To" as string;
export const show = "Show these days" as string;
export const backwards = "The last day can't be before the first" as string;
export const spanText = (v: { from: string | number; to: string | number }) => `${v.from} to ${v.to}, days in UTC`;
export const failed = "Failed to load the numbers" as string;
export const siteTitle = "On the site" as string;
export const siteText = "How often each thing happened. One person may count many times. We don't track individuals." as string;
export const accountsTitle = "Accounts" as string;
export const accountsText = "Accounts created in these days, and what they've done so far. Deleted accounts aren't counted." as string;
export const variant = "Headline and price" as string;
export const pair = (v: { heading: string | number; pricing: string | number }) => `${v.heading}, ${v.pricing}`;
export const noVariant = "Unknown" as string;
export const headings = [
  {
    code: "default",
    label: "Hub headline" as string,
  },
  {
    code: "cultural",
    label: "Insurance headline" as string,
  },
] as const;
export const pageViews = "Opened the beta page" as string;
export const shown = "Variant shown" as string;
export const pressed = "Clicked the button" as string;
export const submitted = "Sent the form" as string;
export const signups = "Joined the beta" as string;
export const registrations = "Accounts" as string;
export const trials = "Started a trial" as string;
export const paid = "Paid" as string;
export const share = (v: { part: string | number; whole: string | number }) => `${v.part} of ${v.whole}`;
export const total = "Total" as string;
export const nothing = "Nothing happened in these days" as string;
export const nothingText = "Choose other days, or check back later." as string;
export const smallTitle = "Small numbers don't say much" as string;
export const smallText = "Each share is shown with its total. Below a few hundred, a difference between two rows may be chance." as string;
