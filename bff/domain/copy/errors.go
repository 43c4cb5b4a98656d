package copy

// Errors are the general error messages: the server's, and the pages' own for a failed request.
var Errors = struct {
	// Titles and general messages.
	SomethingWrong, SomethingWrongTitle, TryAgainLater, Unexpected, ErrorTitle string
	// Errors of the request.
	SignedOut, Forbidden, NotFound, Conflict, UnknownAddress, MethodNotAllowed, NotJSON, NotUTF8, TooLarge, WrongMediaType,
	TooManyRequests, ForeignOrigin, Busy, ShuttingDown, Unreachable string
	// Errors of a part that the product needs. Unavailable is about all data, the others say what still works.
	Unavailable, StorageFull string
	// Responses that a page cannot parse.
	EmptyResponse, InvalidResponse, InvalidJSON string
	// Sign-in and accounts.
	BadCredentials, UsernameTaken, CoachBadCredentials, CoachNotFound string
	// Passwords and addresses.
	WrongPassword, NoPasswordYet, LinkOver, AddressTaken, AddressConfirmed string
	// StatusAndBody is the message for an error response without a readable one.
	StatusAndBody Template
}{
	SomethingWrong:      "Something went wrong. Please try again.",
	SomethingWrongTitle: "Something went wrong",
	TryAgainLater:       "Please try again later.",
	Unexpected:          "An unexpected error occurred",
	ErrorTitle:          "Error",

	SignedOut:        "Please log in to continue.",
	Forbidden:        "This is not yours to change.",
	NotFound:         "We could not find what you asked for.",
	Conflict:         "This has changed in the meantime. Please look again.",
	UnknownAddress:   "There is nothing at this address.",
	MethodNotAllowed: "This address does not answer that kind of request.",
	NotJSON:          "We could not read what was sent. It has to be JSON.",
	NotUTF8:          "We could not read what was sent. It has to be UTF-8 text.",
	TooLarge:         "What was sent is too large.",
	WrongMediaType:   "What was sent has the wrong type. It has to be JSON.",
	TooManyRequests:  "That was a lot of tries in a short time. Please wait a little and try again.",
	ForeignOrigin:    "This request did not come from one of our pages.",
	Busy:             "Many people are signing in right now. Please try again in a moment.",
	ShuttingDown:     "We are restarting. Please try again in a moment.",
	Unreachable:      "We could not reach the server. Please check your connection and try again.",
	Unavailable:      "We can't load or save anything right now. Please try again in a moment.",
	StorageFull:      "We're out of space and can't save anything new right now. You can still read everything. Please try again in a few minutes.",

	EmptyResponse:   "Empty response from server",
	InvalidResponse: "Invalid response from server",
	InvalidJSON:     "Invalid JSON response",

	BadCredentials:      "Invalid username or password. Please try again.",
	UsernameTaken:       "Username already exists or validation failed",
	CoachBadCredentials: "Login failed. Please check your credentials.",
	CoachNotFound:       "We could not find this coach.",

	WrongPassword:    "This is not your password. Please try again.",
	NoPasswordYet:    "Your account has no password yet. Log out and choose Forgot Password: the letter has a link to set one.",
	LinkOver:         "This link does not work any more. A link works once, and only for a while. Please ask for a new one.",
	AddressTaken:     "This address belongs to another account now.",
	AddressConfirmed: "Your address is confirmed already.",

	StatusAndBody: "{status}: {body}",
}

// Validation holds the messages that forms show below their fields. Do not reword those of the product's documents. The
// last ones are for input that no form of the product sends.
var Validation = struct {
	LoginRequired, PasswordRequired                                                                      string
	FirstNameRequired, FirstNameTooLong, LastNameRequired, LastNameTooLong                               string
	EmailInvalid, EmailRequired, EmailTooLong                                                            string
	UsernameTooShort, UsernameTooLong, UsernameCharacters                                                string
	PasswordTooShort, PasswordTooLong, PasswordUppercase, PasswordLowercase, PasswordDigit               string
	ConfirmRequired, ConfirmDiffers                                                                      string
	RegionRequired, AgeRequired, AgeTooLow, AgeTooHigh, AgeWhole, GenderRequired                         string
	BetaFirstNameTooShort, BetaLastNameTooShort                                                          string
	CoachPasswordTooShort                                                                                string
	PasswordTooCommon, PasswordHoldsName, PasswordSame, CurrentPasswordRequired                          string
	MessageBlank, MessageTooLong, MessageControls, MessageID                                             string
	ExerciseAnswerTooLong, CompanionCalledTooLong, CompanionCalledControls                               string
	NameRequired, NameTooLong, SubjectTooLong, ContactMessageRequired, ContactMessageTooLong             string
	CityTooLong                                                                                          string
	LocationTooLong, LinkInvalid, LinkTooLong, NoteRequired, NoteTooLong                                 string
	ProfileEmailInvalid, UsernameNotFree, ProfileRegionRequired, ProfileGenderRequired, AgeRangeRequired string
	QuietHoursInvalid, QuietHoursHalf, QuietHoursEqual                                                   string
	LoginTooLong, DetailTooLong, ControlCharacters, ChooseListed, ChooseOnce, TooManyFocus               string
	TimeZoneInvalid, WrongTypeText, WrongTypeNumber, WrongTypeList, WrongTypeFlag, WrongShape            string
}{
	LoginRequired:     "Username or email is required",
	PasswordRequired:  "Password is required",
	FirstNameRequired: "First name is required",
	FirstNameTooLong:  "First name cannot exceed 50 characters",
	LastNameRequired:  "Last name is required",
	LastNameTooLong:   "Last name cannot exceed 50 characters",
	EmailInvalid:      "Please enter a valid email address",
	EmailRequired:     "Email is required",
	EmailTooLong:      "Email cannot exceed 100 characters",

	UsernameTooShort:   "Username must be at least 3 characters",
	UsernameTooLong:    "Username cannot exceed 50 characters",
	UsernameCharacters: "Username can only contain letters, numbers, and underscores",

	PasswordTooShort:  "Password must be at least 8 characters long",
	PasswordTooLong:   "Password cannot exceed 100 characters",
	PasswordUppercase: "Password must contain at least one uppercase letter",
	PasswordLowercase: "Password must contain at least one lowercase letter",
	PasswordDigit:     "Password must contain at least one number",
	ConfirmRequired:   "Please confirm your password",
	ConfirmDiffers:    "Passwords do not match",

	RegionRequired: "Please select your region of origin",
	AgeRequired:    "Please enter your age",
	AgeTooLow:      "Must be 18 or older",
	AgeTooHigh:     "Must be 120 or younger",
	AgeWhole:       "Please enter your age in whole years",
	GenderRequired: "Please select your gender",

	BetaFirstNameTooShort: "First name must be at least 2 characters",
	BetaLastNameTooShort:  "Last name must be at least 2 characters",
	CoachPasswordTooShort: "Password must be at least 6 characters",

	PasswordTooCommon:       "This password is one of the first that anybody would try. Please choose another one.",
	PasswordHoldsName:       "This password contains your name, username or email. Please choose another one.",
	PasswordSame:            "This is your password already. Please choose another one.",
	CurrentPasswordRequired: "Please enter your current password",

	MessageBlank:    "Please write something first",
	MessageTooLong:  "Message cannot exceed 4000 characters",
	MessageControls: "Your message holds characters that cannot be sent. Please type it again.",
	MessageID:       "The message needs a valid id",

	ExerciseAnswerTooLong:   "An answer can have up to 2000 characters",
	CompanionCalledTooLong:  "A name can have up to 40 characters",
	CompanionCalledControls: "The name has characters that can't be saved. Please type it again.",

	NameRequired:           "Name is required",
	NameTooLong:            "Name cannot exceed 100 characters",
	SubjectTooLong:         "Subject cannot exceed 150 characters",
	ContactMessageRequired: "Message is required",
	ContactMessageTooLong:  "Message cannot exceed 5000 characters",

	CityTooLong:     "City cannot exceed 100 characters",
	LocationTooLong: "Location cannot exceed 100 characters",
	LinkInvalid:     "Please enter a link that begins with http:// or https://",
	LinkTooLong:     "Link cannot exceed 300 characters",
	NoteRequired:    "Please tell us something about yourself",
	NoteTooLong:     "This cannot exceed 5000 characters",

	ProfileEmailInvalid:   "Invalid email address",
	UsernameNotFree:       "Somebody already has this username. Please choose another one.",
	ProfileRegionRequired: "Region is required",
	ProfileGenderRequired: "Gender is required",
	AgeRangeRequired:      "Age range is required",
	QuietHoursInvalid:     "Please choose a time from the list",
	QuietHoursHalf:        "Quiet hours need a beginning and an end",
	QuietHoursEqual:       "Quiet hours cannot begin and end at the same time",

	LoginTooLong:      "Username or email cannot exceed 100 characters",
	DetailTooLong:     "This cannot exceed 500 characters",
	ControlCharacters: "This holds characters that cannot be used here. Please type it again.",
	ChooseListed:      "Please choose one of the options",
	ChooseOnce:        "Please choose each option only once",
	TooManyFocus:      "Please choose up to 5 topics",
	TimeZoneInvalid:   "Please choose a valid time zone",
	WrongTypeText:     "This has to be text",
	WrongTypeNumber:   "This has to be a number",
	WrongTypeList:     "This has to be a list",
	WrongTypeFlag:     "This has to be true or false",
	WrongShape:        "What was sent has to be an object with fields",
}
