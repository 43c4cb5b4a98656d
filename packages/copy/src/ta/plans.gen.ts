// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

/** PricingVariants are in the order of the catalogue. The first is for visitors without an assigned variant. */
export const pricingVariants = [
  {
    code: "default",
    cents: 8000,
    sessions: 2,
    badge: "Free Beta" as string,
    badgeTone: "success",
  },
  {
    code: "discount",
    cents: 6000,
    sessions: 2,
    badge: "Early Adopter" as string,
    badgeTone: "accent",
  },
  {
    code: "premium",
    cents: 10000,
    sessions: 3,
    badge: "Extra Session" as string,
    badgeTone: "primary",
  },
] as const;

/** HeadingVariants are in the order of the catalogue. A page shows the first until a variant is assigned. */
export const headingVariants = [
  {
    code: "default",
    heading: "A One-Stop Mental Wellness Hub for Desis" as string,
    heroText: "" as string,
  },
  {
    code: "cultural",
    heading: "Skip Insurance. Get South Asian Support." as string,
    heroText: "Skip Insurance. Get Support." as string,
  },
] as const;

/** Plans are all plans: without a trial or after it, during it, and paid. Only this list defines their content. */
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
