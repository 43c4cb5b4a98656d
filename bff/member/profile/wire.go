package profile

// ProfileRequest is the body of the profile form. The schema only documents it: the form's own rules validate it, with
// messages from the copy catalogue.
type ProfileRequest struct {
	FirstName string `json:"firstName"`
	LastName  string `json:"lastName"`
	Email     string `json:"email" doc:"A different address takes effect once its emailed link is followed."`
	Username  string `json:"username"`
	TimeZone  string `json:"timeZone" required:"false" doc:"IANA name; unchanged if missing."`
	Password  string `json:"password" required:"false" doc:"Required if the email address changes and the account has a password."`
}

// DisplayLanguageRequest changes the language of pages, emails and notifications.
type DisplayLanguageRequest struct {
	DisplayLanguage string `json:"displayLanguage" doc:"Code of the language, such as hi."`
}

// PreferencesRequest is the body of the cultural preferences form, with codes of the copy catalogue's lists.
type PreferencesRequest struct {
	Region   string `json:"region"`
	Religion string `json:"religion" required:"false"`
	Gender   string `json:"gender"`
	Age      string `json:"age" doc:"Code of an age range."`
	Language string `json:"language" required:"false" doc:"Code of the language that the member prefers to talk in."`
}

// SettingsRequest changes the member's notification settings. Missing fields stay unchanged.
type SettingsRequest struct {
	EmailNotifications     *bool   `json:"emailNotifications" required:"false" nullable:"false"`
	SessionReminders       *bool   `json:"sessionReminders" required:"false" nullable:"false"`
	MessageNotifications   *bool   `json:"messageNotifications" required:"false" nullable:"false"`
	NewsletterSubscription *bool   `json:"newsletterSubscription" required:"false" nullable:"false"`
	ShareReadReceipts      *bool   `json:"shareReadReceipts" required:"false" nullable:"false"`
	QuietFrom              *string `json:"quietFrom" required:"false" nullable:"false" doc:"Start of the quiet hours in the member's time zone, such as 22:00. Must come with quietUntil; both empty turn quiet hours off."`
	QuietUntil             *string `json:"quietUntil" required:"false" nullable:"false"`
}

// Preferences holds the member's answers and settings; an unanswered one is empty.
type Preferences struct {
	Region                 string `json:"region"`
	Religion               string `json:"religion"`
	Gender                 string `json:"gender"`
	Age                    string `json:"age" doc:"Code of an age range."`
	Language               string `json:"language"`
	EmailNotifications     bool   `json:"emailNotifications"`
	SessionReminders       bool   `json:"sessionReminders"`
	MessageNotifications   bool   `json:"messageNotifications"`
	NewsletterSubscription bool   `json:"newsletterSubscription"`
	ShareReadReceipts      bool   `json:"shareReadReceipts"`
	QuietFrom              string `json:"quietFrom" doc:"Start of the quiet hours in the member's time zone, such as 22:00; empty without quiet hours."`
	QuietUntil             string `json:"quietUntil"`
}
