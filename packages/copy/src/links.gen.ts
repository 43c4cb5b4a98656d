// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

/** QuickExitURL is the harmless page that replaces the current one on quick exit. */
export const quickExitURL = "https://www.google.com/search?q=weather" as const;

/**
 * ReturnParameters are the query parameters that the payment provider adds to the return URL. All are private; no page
 * needs any except ReturnStatus.
 */
export const returnParameters = [
  "payment_intent",
  "payment_intent_client_secret",
  "setup_intent",
  "setup_intent_client_secret",
  "redirect_status",
  "redirect_pm_type",
  "source_redirect_slug",
  "source_type",
] as const;
