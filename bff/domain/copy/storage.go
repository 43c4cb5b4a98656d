package copy

// Storage names what pages keep in the browser: local storage unless said otherwise.
var Storage = struct {
	// Theme is "light" or "dark"; absent means light.
	Theme string
	// AuthUser holds only what the header draws of the signed-in member.
	AuthUser string
	// HeadingTest and PricingTest hold the code of the variant this browser was given.
	HeadingTest, PricingTest string
	// AuthSuccess and IsNewUser are session storage, "true" after a sign-in and after a registration.
	AuthSuccess, IsNewUser string
}{
	Theme:       "theme",
	AuthUser:    "authUser",
	HeadingTest: "ab_test_heading",
	PricingTest: "ab_test_pricing",
	AuthSuccess: "auth_success",
	IsNewUser:   "is_new_user",
}

// Events are the names of what pages report. Reports go to the browser's console and nowhere else.
var Events = struct {
	BetaPageView, BetaSubmitted, HeadingAssigned, PricingAssigned string
}{
	BetaPageView:    "beta_signup_page_view",
	BetaSubmitted:   "beta_signup_submitted",
	HeadingAssigned: "ab_test_heading_assigned",
	PricingAssigned: "ab_test_pricing_assigned",
}
