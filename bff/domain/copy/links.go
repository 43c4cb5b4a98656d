package copy

// QuickExitURL is the harmless page that replaces the current one on quick exit.
const QuickExitURL = "https://www.google.com/search?q=weather"

// ReturnParameters are the query parameters that the payment provider adds to the return URL. All are private; no page
// needs any except ReturnStatus.
var ReturnParameters = []string{
	"payment_intent", "payment_intent_client_secret", "setup_intent", "setup_intent_client_secret",
	ReturnStatus, "redirect_pm_type", "source_redirect_slug", "source_type",
}

// ReturnStatus is the one of [ReturnParameters] that contains only the result of the payment.
const ReturnStatus = "redirect_status"
