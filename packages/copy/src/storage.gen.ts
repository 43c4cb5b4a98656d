// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

/** Storage names what pages keep in the browser: local storage unless said otherwise. */
export const storage = {
  theme: "theme",
  authUser: "authUser",
  headingTest: "ab_test_heading",
  pricingTest: "ab_test_pricing",
  authSuccess: "auth_success",
  isNewUser: "is_new_user",
  contactDraft: "contact_draft",
  applicationDraft: "application_draft",
  profileTab: "profile_tab",
  messagesTab: "messages_tab",
  authDraft: "auth_draft",
  lastUse: "last_use",
  tourSeen: "tour_seen",
} as const;

/**
 * Events are the names of what pages count: that a variant was shown, a button pressed, a form sent. A count goes to our
 * own server with the codes of the variants on the page and with nothing about who it was; it goes nowhere else.
 */
export const events = {
  betaPageView: "beta_signup_page_view",
  variantShown: "ab_test_variant_shown",
  betaPressed: "beta_button_pressed",
  betaSubmitted: "beta_signup_submitted",
} as const;

/** EventNames are all that may be counted. The server refuses every other name. */
export const eventNames = [
  "beta_signup_page_view",
  "ab_test_variant_shown",
  "beta_button_pressed",
  "beta_signup_submitted",
] as const;
