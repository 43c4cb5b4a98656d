package copy

// Events are the names of the analytics events: a variant was shown, a button clicked, a form sent. An event goes only
// to the product's own server, with the codes of the page's variants and without personal data.
var Events = struct {
	BetaPageView, VariantShown, BetaPressed, BetaSubmitted string
}{
	BetaPageView:  "beta_signup_page_view",
	VariantShown:  "ab_test_variant_shown",
	BetaPressed:   "beta_button_pressed",
	BetaSubmitted: "beta_signup_submitted",
}

// EventNames are all valid event names. The server rejects others.
var EventNames = []string{Events.BetaPageView, Events.VariantShown, Events.BetaPressed, Events.BetaSubmitted}
