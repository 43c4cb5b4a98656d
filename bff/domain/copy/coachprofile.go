package copy

// Portfolio are the server's messages about a coach's profile, picture and credentials.
var Portfolio = struct {
	NameRequired, NameTooLong                                  string
	BioTooLong, BioControls                                    string
	SpecializationsTooMany, SpecializationsTooLong             string
	CityTooLong, StateTooLong, CountryTooLong                  string
	TimeZoneInvalid                                            string
	YearsRequired, YearsRange, EducationTooLong                string
	TitleRequired, TitleTooLong, IssuerRequired, IssuerTooLong string
	YearRange                                                  string
	TooManyCredentials, SameCredentials, NothingWaits          string
	ReasonRequired, ReasonTooLong, ReasonControls              string
	ChangeNotFound, ChangeDecided, OwnCredentials              string
	ImageType                                                  Toast
	ImageDamaged, ImageTooManyPixels, ImageTooSmall            string
	CropInvalid, ImageBusy, ImageOwnBusy                       string
}{
	NameRequired:           "Please enter your name",
	NameTooLong:            "Your name cannot exceed " + itoa(Limits.PersonNameMax) + " characters",
	BioTooLong:             "Your bio cannot exceed " + itoa(Limits.CoachBioMax) + " characters",
	BioControls:            "Your bio holds characters that cannot be kept. Please type it again.",
	SpecializationsTooMany: "Please write at most " + itoa(Limits.SpecializationsMax) + ", each of up to " + itoa(Limits.SpecializationMax) + " characters, with commas between them",
	SpecializationsTooLong: "Your specializations cannot exceed " + itoa(Limits.SpecializationsTextMax) + " characters",
	CityTooLong:            "City cannot exceed " + itoa(Limits.CityMax) + " characters",
	StateTooLong:           "State cannot exceed " + itoa(Limits.CityMax) + " characters",
	CountryTooLong:         "Country cannot exceed " + itoa(Limits.CityMax) + " characters",
	TimeZoneInvalid:        "Please choose a time zone from the list",
	YearsRequired:          "Please enter your years of experience",
	YearsRange:             "Years of experience is a whole number from 0 to " + itoa(Limits.ExperienceYearsMax),
	EducationTooLong:       "Education cannot exceed " + itoa(Limits.EducationMax) + " characters",
	TitleRequired:          "Please say what it is",
	TitleTooLong:           "This cannot exceed " + itoa(Limits.CredentialTextMax) + " characters",
	IssuerRequired:         "Please say who gave it",
	IssuerTooLong:          "Who gave it cannot exceed " + itoa(Limits.CredentialTextMax) + " characters",
	YearRange:              "Please enter a year from " + itoa(Limits.CredentialYearMin) + " to this one",
	TooManyCredentials:     "Please list at most " + itoa(Limits.CredentialsMax) + " credentials",
	SameCredentials:        "These are the credentials that members read already.",
	NothingWaits:           "No change of your credentials is waiting.",
	ReasonRequired:         "Please say why, so that they know what to do about it",
	ReasonTooLong:          "The reason cannot exceed " + itoa(Limits.DecisionReasonMax) + " characters",
	ReasonControls:         "The reason holds characters that cannot be kept. Please type it again.",
	ChangeNotFound:         "This change is not there any more.",
	ChangeDecided:          "This change was decided or withdrawn meanwhile.",
	OwnCredentials:         "These are your own credentials. Somebody else has to look at them.",
	ImageType:              Toast{"This picture cannot be used", "Please choose a JPEG, PNG or WebP picture."},
	ImageDamaged:           "This picture is damaged. Please try to save it again, or choose another one.",
	ImageTooManyPixels:     "This picture is too large. Please choose one of at most " + itoa(Limits.CoachImageMegapixels) + " megapixels.",
	ImageTooSmall:          "This picture is too small. Please choose one of at least " + itoa(Limits.CoachImageLeast) + " by " + itoa(Limits.CoachImageLeast) + " pixels.",
	CropInvalid:            "The part to be shown has to lie in the picture.",
	ImageOwnBusy:           "Your other picture is still uploading.",
	ImageBusy:              "Many pictures are being stored right now. Please try again in a moment.",
}

// CoachProfilePage holds the texts of the Profile tab of the coach portal.
var CoachProfilePage = struct {
	Title, Lead, DeskLead                                     string
	Loading, LoadFailed                                       string
	Verified, Pending, NotVerified                            string
	YourPage, Edit, Image                                     string
	Bio, NoBio, Specializations, NoSpecializations            string
	Languages, NoLanguages, Topics, NoTopics, Place, NoPlace  string
	Zone, Experience, Education, NoEducation                  string
	Years                                                     Plural
	Name, Email, EmailHint, BioHint, SpecializationsHint      string
	LanguagesHint, TopicsHint, City, State, Country           string
	ZoneHint, ZoneEmpty                                       string
	ZoneCount                                                 Plural
	ZoneChanges                                               Template
	ZoneChangesTitle, ExperienceYears                         string
	Save, Saving, Cancel, Updated, UpdateFailed, Unsaved      string
	DiscardTitle, DiscardText, Discard, KeepEditing           string
	DiscardCredentialsText                                    string
	Preview, PreviewText, PreviewNothing                      string
	ChooseImage, ChangeImage, RemoveImage, RemovingImage      string
	RemoveImageTitle, RemoveImageText, KeepImage              string
	ImageText, ImageSaved, ImageRemoved, ImageFailed          string
	ImageTooLarge, ImageUnreadable                            string
	CropTitle, CropText, CropStage, Zoom, Across, Down        string
	ZoomAt, PositionAt                                        Template
	SaveImage, SavingImage, ChooseAnother                     string
	Credentials, CredentialsText, NoCredentials               string
	EditCredentials, Waiting, WaitingText                     string
	WaitingSince                                              Template
	Withdraw, Withdrawing, Withdrawn, WithdrawFailed          string
	WithdrawTitle, WithdrawText, KeepWaiting                  string
	Rejected, Approved                                        string
	RejectedOn, ApprovedOn, RejectedReason                    Template
	CredentialTitle, CredentialIssuer, CredentialYear         string
	CredentialYearHint, AddCredential, RemoveCredential       string
	CredentialNumber, CredentialRemoved, CredentialMoved      Template
	MoveUp, MoveDown, SendCredentials, Sending, SentForReview string
	CredentialsFailed, EmptyListText                          string
}{
	Title:                  "Profile",
	Lead:                   "What members read before they choose you, and how you sign in.",
	DeskLead:               "Your name, and how you sign in.",
	Loading:                "Your profile is loading",
	LoadFailed:             CoachDashboard.ProfileFailed,
	Verified:               VerificationStatuses[0].Label,
	Pending:                VerificationStatuses[1].Label,
	NotVerified:            "Not verified",
	YourPage:               "About you",
	Edit:                   "Edit Profile",
	Image:                  "Your picture",
	Bio:                    "Bio",
	NoBio:                  "You have not written anything about yourself yet. A few plain sentences help people choose.",
	Specializations:        "Specializations",
	NoSpecializations:      "None yet",
	Languages:              "Languages",
	NoLanguages:            "None yet. Members are matched by language.",
	Topics:                 "Topics you work with",
	NoTopics:               "None yet. Members are matched by topic.",
	Place:                  "Where you are",
	NoPlace:                "Not said",
	Zone:                   "Time zone",
	Experience:             "Experience",
	Education:              "Education",
	NoEducation:            "Not said",
	Years:                  Plural{"{count} year", "{count} years"},
	Name:                   "Name",
	Email:                  "Email",
	EmailHint:              "Only the team sees it. An administrator can change it.",
	BioHint:                "Say who you are and how you work. Members read it in full.",
	SpecializationsHint:    "With commas between them, such as: Family expectations, Loss and grief",
	LanguagesHint:          "Those in which you can hold a session.",
	TopicsHint:             "Members who come for these are shown you first.",
	City:                   "City",
	State:                  "State or province",
	Country:                "Country",
	ZoneHint:               "Your hours are kept in this zone.",
	ZoneEmpty:              "No time zone fits",
	ZoneCount:              Plural{"{count} time zone", "{count} time zones"},
	ZoneChangesTitle:       "Your hours move with the zone",
	ZoneChanges:            "Hours that you published keep their clock times: what was 6:00 PM stays 6:00 PM, in {zone} from now on, so members are offered other moments. Sessions that are booked stay at the moment they were booked for, and your clock shows them in the new zone.",
	ExperienceYears:        "Years of experience",
	Save:                   "Save",
	Saving:                 "Saving",
	Cancel:                 "Cancel",
	Updated:                "Profile updated",
	UpdateFailed:           "Your profile was not saved",
	Unsaved:                "You have not saved this yet.",
	DiscardTitle:           "Leave without saving?",
	DiscardText:            "What you changed about yourself would be lost.",
	DiscardCredentialsText: "What you changed in your credentials would be lost.",
	Discard:                "Leave without saving",
	KeepEditing:            "Keep editing",
	Preview:                "As members see you",
	PreviewText:            "This is the card in the list of coaches. Your email address and your meeting link are never on it.",
	PreviewNothing:         "Members do not see you yet. They will once you are verified and active.",
	ChooseImage:            "Choose a picture",
	ChangeImage:            "Change picture",
	RemoveImage:            "Remove picture",
	RemovingImage:          "Removing",
	RemoveImageTitle:       "Remove your picture?",
	RemoveImageText:        "Members see a drawn sign in its place. You can add another picture at any time.",
	KeepImage:              "Keep it",
	ImageText:              "JPEG, PNG or WebP, up to 10 MB. Where and when it was taken is left out.",
	ImageSaved:             "Picture saved",
	ImageRemoved:           "Picture removed",
	ImageFailed:            "The picture was not saved",
	ImageTooLarge:          "This picture is larger than 10 MB. Please choose a smaller one.",
	ImageUnreadable:        "This file could not be opened as a picture. Please choose a JPEG, PNG or WebP picture.",
	CropTitle:              "Choose what is shown",
	CropText:               "Drag the picture, or use the sliders. What is in the frame is what members see.",
	CropStage:              "Picture in its frame. Arrow keys move it, plus and minus change its size.",
	Zoom:                   "Size",
	Across:                 "Left to right",
	Down:                   "Top to bottom",
	ZoomAt:                 "{times} times",
	PositionAt:             "{percent} percent",
	SaveImage:              "Save picture",
	SavingImage:            "Saving",
	ChooseAnother:          "Choose another",
	Credentials:            "Credentials",
	CredentialsText:        "An administrator looks at every change before members read it.",
	NoCredentials:          "No credentials yet.",
	EditCredentials:        "Edit credentials",
	Waiting:                "Waiting for an administrator",
	WaitingText:            "Members read the list above until then.",
	WaitingSince:           "You sent this on {date}.",
	Withdraw:               "Withdraw",
	Withdrawing:            "Withdrawing",
	Withdrawn:              "Change withdrawn",
	WithdrawFailed:         "The change was not withdrawn",
	WithdrawTitle:          "Withdraw this change?",
	WithdrawText:           "Nobody looks at it any more, and members go on reading your present list.",
	KeepWaiting:            "Let it wait",
	Rejected:               "Your last change was not taken over",
	Approved:               "Your last change was taken over",
	RejectedOn:             "Decided on {date}.",
	ApprovedOn:             "Members read the new list since {date}.",
	RejectedReason:         "What was said: {reason}",
	CredentialTitle:        "Title",
	CredentialIssuer:       "Issued by",
	CredentialYear:         "Year",
	CredentialYearHint:     "If there is one",
	AddCredential:          "Add a credential",
	RemoveCredential:       "Remove",
	CredentialNumber:       "Credential {number}",
	CredentialRemoved:      "Credential {number} removed",
	CredentialMoved:        "Credential {number} is now number {to}",
	MoveUp:                 "Move up",
	MoveDown:               "Move down",
	SendCredentials:        "Send for review",
	Sending:                "Sending",
	SentForReview:          "Sent for review",
	CredentialsFailed:      "Your credentials were not sent",
	EmptyListText:          "An empty list can be sent too: then members read no credentials.",
}
