package copy

// Events are the names of what pages count: that a variant was shown, a button pressed, a form sent. A count goes to our
// own server with the codes of the variants on the page and with nothing about who it was; it goes nowhere else.
var Events = struct {
	BetaPageView, VariantShown, BetaPressed, BetaSubmitted string
}{
	BetaPageView:  "beta_signup_page_view",
	VariantShown:  "ab_test_variant_shown",
	BetaPressed:   "beta_button_pressed",
	BetaSubmitted: "beta_signup_submitted",
}

// EventNames are all that may be counted. The server refuses every other name.
var EventNames = []string{Events.BetaPageView, Events.VariantShown, Events.BetaPressed, Events.BetaSubmitted}
