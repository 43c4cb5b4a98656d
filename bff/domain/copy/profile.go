package copy

// Profile holds the texts of the page with a member's personal data and notification settings.
var Profile = struct {
	Title, Description                                       string
	ProfileTab, PreferencesTab, NotificationsTab             string
	ProfileTitle, CulturalPreferences, NotificationsTitle    string
	ProfileText, CulturalText, NotificationsText             string
	FirstName, LastName, Email, Username                     string
	TimeZone, TimeZoneHint, TimeZoneEmpty                    string
	TimeZoneNow                                              Template
	TimeZoneCount                                            Plural
	PasswordForEmail, PasswordForEmailHint, NoPasswordYet    string
	EmailWaits                                               Template
	EmailTakeBack, EmailTakingBack, EmailTakenBack           string
	Region, RegionPlaceholder, Religion                      string
	Gender, GenderPlaceholder, AgeRange, AgeRangePlaceholder string
	Language, LanguageHint, LanguagePlaceholder              string
	Save, Saving, Optional, Unsaved                          string
	EmailNotifications, EmailNotificationsHint               string
	SessionReminders, SessionRemindersHint                   string
	MessageNotifications, MessageNotificationsHint           string
	Newsletter, NewsletterHint                               string
	ReadReceipts, ReadReceiptsHint                           string
	QuietHours, QuietHoursHint, QuietFrom, QuietUntil        string
	SecurityLetters                                          string
	Password, PasswordText, PasswordSetText                  string
	CurrentPassword, NewPassword, RepeatPassword             string
	ChangePassword, ChangingPassword, SetPassword            string
	MyData, MyDataLink, MyDataText                           string
	Loading, ErrorTitle                                      string
	UpdateFailed, PreferencesFailed, SettingsFailed          string
	Updated, UpdatedWithEmail, PreferencesUpdated            Toast
	SettingsUpdated, PasswordChanged, SetPasswordSent        Toast
}{
	Title:              "Profile",
	Description:        "Your name, your preferences and how you hear from us.",
	ProfileTab:         "Profile",
	PreferencesTab:     "Preferences",
	NotificationsTab:   "Notifications",
	ProfileTitle:       "About you",
	ProfileText:        "Your coach sees your name and your email address. Nobody else does.",
	CulturalText:       "Only you can see this, unless you show some of it to your coach below. It helps us suggest people who need less explaining.",
	NotificationsTitle: "Notifications",
	NotificationsText:  "What reaches you outside this page, and when. Nothing we send says what this is about.",

	CulturalPreferences: "Cultural Preferences",

	FirstName:     "First Name",
	LastName:      "Last Name",
	Email:         "Email",
	Username:      "Username",
	TimeZone:      "Time zone",
	TimeZoneHint:  "All times we show and all quiet hours follow it.",
	TimeZoneEmpty: "No time zone with this name",
	TimeZoneNow:   "It is {time} there now.",
	TimeZoneCount: Plural{"{count} time zone fits", "{count} time zones fit"},

	PasswordForEmail:     "Your password",
	PasswordForEmailHint: "We ask for it because the new address can open this account.",
	NoPasswordYet:        "You log in through Google so far, so there is no password here to type.",
	EmailWaits:           "We sent a letter to {email}. The address changes when you follow the link in it.",
	EmailTakeBack:        "Keep the old address",
	EmailTakingBack:      "One moment...",
	EmailTakenBack:       "Your address stays as it was.",

	Region:              "Region",
	RegionPlaceholder:   "Select a region",
	Religion:            "Religion",
	Gender:              "Gender",
	GenderPlaceholder:   "Select a gender",
	AgeRange:            "Age range",
	AgeRangePlaceholder: "Select an age range",
	Language:            "Language you like to talk in",
	LanguageHint:        Onboarding.LanguageHint,
	LanguagePlaceholder: "No preference",

	Save:     "Save changes",
	Saving:   "Saving...",
	Optional: "Optional",
	Unsaved:  "You have changes that are not saved yet.",

	EmailNotifications:       "Email",
	EmailNotificationsHint:   "Off means no email at all but the ones about your account's security.",
	SessionReminders:         "Session reminders",
	SessionRemindersHint:     "Before a session with your coach.",
	MessageNotifications:     "Messages",
	MessageNotificationsHint: "When your coach has written and you have not seen it.",
	Newsletter:               "Newsletter",
	NewsletterHint:           "Now and then, something worth reading.",
	ReadReceipts:             "Share read receipts",
	ReadReceiptsHint:         "Off means your coach does not see when you read, and you do not see when your coach does.",
	QuietHours:               "Quiet hours",
	QuietHoursHint:           "No email arrives between these hours, in the time of {zone}. What comes up meanwhile waits until they end.",
	QuietFrom:                "From",
	QuietUntil:               "Until",
	SecurityLetters:          "Letters about your account's security always come: a new password, a new address, a new device.",

	Password:         "Password",
	PasswordText:     "Changing it logs out every other device.",
	PasswordSetText:  "You log in through Google so far. With a password you can also log in without it.",
	CurrentPassword:  "Current password",
	NewPassword:      "New password",
	RepeatPassword:   "New password, once more",
	ChangePassword:   "Change password",
	ChangingPassword: "Changing...",
	SetPassword:      "Send me a link to set one",
	MyData:           "Your data and devices",
	MyDataLink:       "See your data and devices",
	MyDataText:       "See where you are logged in, take everything along, or leave.",

	Loading:           "Loading your profile",
	ErrorTitle:        Errors.ErrorTitle,
	UpdateFailed:      "Failed to update profile",
	PreferencesFailed: "Failed to update preferences",
	SettingsFailed:    "Failed to update notification settings",

	Updated:            Toast{"Profile updated", "Your changes are saved."},
	UpdatedWithEmail:   Toast{"Profile updated", "Now follow the link in the letter we sent to {email}."},
	PreferencesUpdated: Toast{"Preferences updated", "Your changes are saved."},
	SettingsUpdated:    Toast{"Notification settings updated", "Your changes are saved."},
	PasswordChanged:    Toast{"Password changed", "Every other device is logged out."},
	SetPasswordSent:    Toast{"A letter is on its way", "The link in it works for 30 minutes."},
}
