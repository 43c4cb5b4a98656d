package copy

// PaymentReturn holds the dashboard's texts after the member returns from the payment form, until the payment provider
// has sent the result to the server.
var PaymentReturn = struct {
	Label                      string
	Confirming, ConfirmingText string
	Late, LateText             string
	Unreachable                string
	Confirmed, ConfirmedText   string
	ConfirmedFree              Template
	Failed, FailedText, BackTo string
	SeePlan, PutAway           string
}{
	Label:          "Your payment",
	Confirming:     "Confirming your payment",
	ConfirmingText: "This takes a few seconds. You can go on using everything meanwhile.",
	Late:           "This takes longer than usual",
	LateText:       "There is nothing you need to do, and nothing to pay again. As soon as your payment is confirmed, your badge appears by itself.",
	Unreachable:    "We could not ask just now. We keep trying.",
	Confirmed:      "Your plan is confirmed",
	ConfirmedText:  "Thank you. Everything in Premium is open to you.",
	ConfirmedFree:  "Thank you. Your free days stay free: the first payment is on {date}.",
	Failed:         MembershipPage.PaymentFailed,
	FailedText:     "The payment did not go through, and you were not charged. You can try again, with the same card or another one.",
	BackTo:         "Try again",
	SeePlan:        "See your plan",
	PutAway:        "Put this away",
}

// ReturnParameters are the query parameters that the payment provider adds to the return URL. All are private; no page
// needs any except ReturnStatus.
var ReturnParameters = []string{
	"payment_intent", "payment_intent_client_secret", "setup_intent", "setup_intent_client_secret",
	ReturnStatus, "redirect_pm_type", "source_redirect_slug", "source_type",
}

// ReturnStatus is the one of [ReturnParameters] that contains only the result of the payment.
const ReturnStatus = "redirect_status"

// PastDue is the banner on a member's pages while a renewal is unpaid. Others may see the screen, so it mentions
// neither the service nor the amount.
var PastDue = struct {
	Label          string
	Until          Template
	Text           string
	Action, NotNow string
}{
	Label:  "Payment",
	Until:  "Your last payment did not go through. Nothing changes until {date}.",
	Text:   "Your last payment did not go through.",
	Action: "Check your card",
	NotNow: "Not now",
}
