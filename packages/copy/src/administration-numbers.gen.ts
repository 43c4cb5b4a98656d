// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

/**
 * AdminNumbers holds the texts of the page on which administrators compare the conversion of headline and price
 * variants.
 */
export const adminNumbers = {
  name: "Numbers",
  title: "Numbers",
  lead: "What happened where one headline and price or another was shown.",
  from: "From",
  to: "To",
  show: "Show these days",
  backwards: "The last day cannot be before the first",
  spanText: "{from} to {to}, days in UTC",
  failed: "The numbers could not be loaded",
  siteTitle: "On the site",
  siteText: "How often something happened. One person may be counted many times; nobody is followed.",
  accountsTitle: "What became of accounts",
  accountsText: "Accounts that were made in these days, and what they have done by now. Deleted ones are not counted.",
  variant: "Headline and price",
  pair: "{heading}, {pricing}",
  noVariant: "Not known",
  headings: [
    {
      code: "default",
      label: "Hub headline",
    },
    {
      code: "cultural",
      label: "Insurance headline",
    },
  ],
  prices: [
    {
      code: "default",
      label: "$80",
    },
    {
      code: "discount",
      label: "$60",
    },
    {
      code: "premium",
      label: "$100",
    },
  ],
  pageViews: "Opened the beta page",
  shown: "Variant shown",
  pressed: "Pressed the button",
  submitted: "Sent the form",
  signups: "Joined the beta",
  registrations: "Accounts",
  trials: "Began a trial",
  paid: "Paid",
  share: "{part} of {whole}",
  noShare: "none yet",
  total: "All together",
  nothing: "Nothing happened in these days",
  nothingText: "Choose other days, or come back later.",
  smallTitle: "Small numbers say little",
  smallText: "Each share stands beside what it is a share of. Below a few hundred, a difference between two rows may well be chance.",
} as const;
