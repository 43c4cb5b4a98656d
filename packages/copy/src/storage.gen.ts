// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

/** Storage holds the keys of the browser's storage: local storage, unless a comment names session storage. */
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
  safetyNotes: "safety_notes",
  appName: "app_name",
  offlineView: "offline_view",
  languageLoaded: "language_loaded",
  tourSeen: "tour_seen",
} as const;

/**
 * Events are the names of the analytics events: a variant was shown, a button clicked, a form sent. An event goes only
 * to the product's own server, with the codes of the page's variants and without personal data.
 */
export const events = {
  betaPageView: "beta_signup_page_view",
  variantShown: "ab_test_variant_shown",
  betaPressed: "beta_button_pressed",
  betaSubmitted: "beta_signup_submitted",
} as const;

/** EventNames are all valid event names. The server rejects others. */
export const eventNames = [
  "beta_signup_page_view",
  "ab_test_variant_shown",
  "beta_button_pressed",
  "beta_signup_submitted",
] as const;
