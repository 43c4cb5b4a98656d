// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

/** Storage names what pages keep in the browser: local storage unless said otherwise. */
export const storage = {
  theme: "theme",
  authUser: "authUser",
  headingTest: "ab_test_heading",
  pricingTest: "ab_test_pricing",
  authSuccess: "auth_success",
  isNewUser: "is_new_user",
} as const;

/** Events are the names of what pages report. Reports go to the browser's console and nowhere else. */
export const events = {
  betaPageView: "beta_signup_page_view",
  betaSubmitted: "beta_signup_submitted",
  headingAssigned: "ab_test_heading_assigned",
  pricingAssigned: "ab_test_pricing_assigned",
} as const;
