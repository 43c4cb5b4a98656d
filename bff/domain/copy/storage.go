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
	// ContactDraft and ApplicationDraft are session storage: what was typed and not sent yet, so that a reload loses nothing.
	ContactDraft, ApplicationDraft string
	// ProfileTab is session storage: which tab of the profile was open.
	ProfileTab string
	// MessagesTab is session storage: which tab of the messages was open.
	MessagesTab string
	// AuthDraft is session storage: what was typed on the sign-in screen, never a password.
	AuthDraft string
	// LastUse is when a browser that is marked as shared was last used by whoever is signed in, in milliseconds since 1970.
	LastUse string
	// TourSeen is the id of the member who has left the tour and of whom the server could not be told so.
	TourSeen string
}{
	Theme:            "theme",
	AuthUser:         "authUser",
	HeadingTest:      "ab_test_heading",
	PricingTest:      "ab_test_pricing",
	AuthSuccess:      "auth_success",
	IsNewUser:        "is_new_user",
	ContactDraft:     "contact_draft",
	ApplicationDraft: "application_draft",
	AuthDraft:        "auth_draft",
	ProfileTab:       "profile_tab",
	MessagesTab:      "messages_tab",
	LastUse:          "last_use",
	TourSeen:         "tour_seen",
}
