package copy

// Storage holds the keys of the browser's storage: local storage, unless a comment names session storage.
var Storage = struct {
	// Theme is "light" or "dark"; a missing value means light.
	Theme string
	// AuthUser is the signed-in member's data that the header and the safety banner show, and nothing else.
	AuthUser string
	// HeadingTest and PricingTest are the codes of the variants assigned to this browser.
	HeadingTest, PricingTest string
	// AuthSuccess and IsNewUser (session storage) are "true" after a sign-in and after a registration.
	AuthSuccess, IsNewUser string
	// ContactDraft and ApplicationDraft (session storage) are the unsent forms, so that a reload does not lose them.
	ContactDraft, ApplicationDraft string
	// ProfileTab (session storage) is the open tab of the profile.
	ProfileTab string
	// MessagesTab (session storage) is the open tab of the messages.
	MessagesTab string
	// AuthDraft (session storage) is the text typed on the sign-in page, never a password.
	AuthDraft string
	// LastUse is the time of the last use of a shared device by the signed-in member, in milliseconds since 1970.
	LastUse string
	// SafetyNotes is the copy of the signed-in member's safety notes that they chose to keep on this device.
	SafetyNotes string
	// AppName is "notes" if the app has the neutral name and icon on this device. It stays after a sign-out.
	AppName string
	// OfflineView is what the offline page shows of the signed-in member, encrypted.
	OfflineView string
	// LanguageLoaded (session storage) is the display language for which the page was reloaded just before.
	LanguageLoaded string
	// TourSeen is the id of the member whose end of the tour could not be stored on the server yet.
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
	SafetyNotes:      "safety_notes",
	AppName:          "app_name",
	OfflineView:      "offline_view",
	LanguageLoaded:   "language_loaded",
	TourSeen:         "tour_seen",
}
