// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

/** PricingVariants in the order of the catalogue; the first is given to everyone who comes without one. */
export const pricingVariants = [
  {
    code: "default",
    cents: 8000,
    sessions: 2,
    badge: "Free Beta",
    badgeTone: "success",
  },
  {
    code: "discount",
    cents: 6000,
    sessions: 2,
    badge: "Early Adopter",
    badgeTone: "accent",
  },
  {
    code: "premium",
    cents: 10000,
    sessions: 3,
    badge: "Extra Session",
    badgeTone: "primary",
  },
] as const;

/** HeadingVariants in the order of the catalogue; the first is what a page shows before the choice is made. */
export const headingVariants = [
  {
    code: "default",
    heading: "A One-Stop Mental Wellness Hub for Desis",
    heroText: "",
  },
  {
    code: "cultural",
    heading: "Skip Insurance. Get South Asian Support.",
    heroText: "Skip Insurance. Get Support.",
  },
] as const;

/**
 * Plans are all plans there are: without a trial or after it, within it, and paid. What each includes is decided here and
 * nowhere else.
 */
export const plans = [
  {
    code: "free",
    sessions: 2,
    hardStop: true,
    companions: false,
  },
  {
    code: "trial",
    sessions: 2,
    hardStop: true,
    companions: true,
  },
  {
    code: "premium",
    sessions: 0,
    hardStop: false,
    companions: true,
  },
] as const;
