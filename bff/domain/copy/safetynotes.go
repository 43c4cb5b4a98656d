package copy

// SafetySections are the titles that a member's safety notes start with. The member can change all of them.
var SafetySections = []Option{
	{"signs", "What I notice first"},
	{"steadies", "What steadies me"},
	{"places", "Where I go, who I'm near"},
	{"tell", "Who I tell"},
	{"numbers", "Numbers I can call"},
	{"distance", "What I put out of reach"},
}

// SafetyNotes are the server's messages about safety notes. Pages show them unchanged.
var SafetyNotes = struct {
	TitleRequired, TitleTooLong, TextTooLong, TextControls string
	NameRequired, NameTooLong                              string
	PhoneRequired, PhoneInvalid                            string
	TooMany, SectionID                                     string
	Changed, NotATime                                      string
	CoachChanged, NothingToShare, NotFound                 string
}{
	TitleRequired:  "Please enter a title",
	TitleTooLong:   "A title can have at most " + itoa(Limits.SafetyTitleMax) + " characters",
	TextTooLong:    "A section can have at most " + itoa(Limits.SafetyTextMax) + " characters",
	TextControls:   "The text has characters that can't be saved. Please type it again.",
	NameRequired:   "Please enter a name",
	NameTooLong:    "A name can have at most " + itoa(Limits.SafetyContactNameMax) + " characters",
	PhoneRequired:  "Please enter a phone number",
	PhoneInvalid:   "Please enter a full phone number, such as 408 555 0142",
	TooMany:        "You can have at most " + itoa(Limits.SafetySectionsMax) + " sections",
	SectionID:      "Each section needs an id of its own",
	Changed:        "Your notes were changed on another device. Check what you wrote here, then save again.",
	NotATime:       "This isn't the time of a change",
	CoachChanged:   "You have another coach now. Nothing was shared.",
	NothingToShare: "Write something first, then share it.",
	NotFound:       "You have no safety notes.",
}

// SafetyNotesPage holds the texts of the page with the member's safety notes, and of its copy on the device.
var SafetyNotesPage = struct {
	// TabTitle names the browser tab, which other people may see.
	TabTitle, Title, Description, Lead string
	ChangedOn                          Template
	CallTitle, CallText                string
	CallContact                        Template
	MoreHelp                           string
	Guide, Print                       string
	GuideStep                          Template
	// GuideQuestions are the guide's questions, by the titles of SafetySections; GuideOther is for all other titles.
	GuideQuestions                                           []struct{ Title, Question string }
	GuideOther, GuideText                                    string
	GuideNext, GuideBack, GuideFinish                        string
	EditOf                                                   Template
	Empty, Add, Full                                         string
	NewSection, EditSection                                  string
	TitleLabel, TextLabel, TextHelp                          string
	Place                                                    string
	PlaceOf                                                  Template
	CharactersLeft, CharactersOver                           Plural
	Remove                                                   string
	RemoveTitle                                              Template
	RemoveText, RemoveConfirm, Removing                      string
	Save, Saving, Cancel                                     string
	SaveFailed, OtherVersion                                 string
	Contact, ContactText, ContactName, ContactPhone          string
	ContactEdit, ContactRemove, ContactEmpty                 string
	Settings                                                 string
	KeepPhone, KeepDevice, KeepText, KeepShared              string
	KeepFailed, KeepFailedText                               string
	Share, ShareText, SharedSince                            Template
	ShareNothing                                             string
	ShareFailed, StopFailed                                  Template
	Private                                                  string
	Delete, DeleteTitle, DeleteText, DeleteConfirm, Deleting string
	Deleted                                                  Toast
	LoadFailed, Unreadable, UnreadableText, StartOver        string
	Offline                                                  Template
	OfflineNone                                              string
}{
	TabTitle:    "Notes",
	Title:       "My safety notes",
	Description: "Notes for the hard hours, in your own words.",
	Lead:        "For the hard hours. Written by you, in your words.",
	ChangedOn:   "You changed them on {date}.",

	CallTitle:   "Call someone now",
	CallText:    "988 is free, at any hour.",
	CallContact: "Call {contactName}",
	MoreHelp:    "More help, by language",

	Guide:     "Edit with a guide",
	Print:     "Print",
	GuideStep: "{place} of {count}",
	GuideQuestions: []struct{ Title, Question string }{
		{SafetySections[0].Label, "What do you notice first when it gets hard? It can be a thought, a feeling or something you do."},
		{SafetySections[1].Label, "What has helped before, even a little, that you can do on your own?"},
		{SafetySections[2].Label, "Where can you go, or who can you be near, without having to explain?"},
		{SafetySections[3].Label, "Who could you tell? Write the name, and words that you could send."},
		{SafetySections[4].Label, "Which numbers would you call? 988 and 911 are always on this page."},
		{SafetySections[5].Label, "What would be safer out of reach, and who could keep it for you?"},
	},
	GuideOther:  "What belongs here?",
	GuideText:   "One per line. Leave it empty if nothing comes to mind.",
	GuideNext:   "Next",
	GuideBack:   "Back",
	GuideFinish: "Finish",

	EditOf:         "Edit {title}",
	Empty:          "Nothing here yet",
	Add:            "Add a section",
	Full:           SafetyNotes.TooMany + ".",
	NewSection:     "New section",
	EditSection:    "Edit section",
	TitleLabel:     "Title",
	TextLabel:      "Notes",
	TextHelp:       "One per line.",
	Place:          "Position",
	PlaceOf:        "{place} of {count}",
	CharactersLeft: Plural{"{count} character left", "{count} characters left"},
	CharactersOver: Plural{"{count} character too many", "{count} characters too many"},
	Remove:         "Remove section",
	RemoveTitle:    "Remove “{title}”?",
	RemoveText:     "Its title and notes are deleted for good.",
	RemoveConfirm:  "Remove section",
	Removing:       "Removing...",
	Save:           "Save",
	Saving:         "Saving...",
	Cancel:         "Cancel",
	SaveFailed:     "We couldn't save your notes",
	OtherVersion:   "This section was changed on another device. It now says:",

	Contact:       "My trusted contact",
	ContactText:   "Only you see the name and number. Your coach never does.",
	ContactName:   "Name",
	ContactPhone:  "Phone number",
	ContactEdit:   "Edit my trusted contact",
	ContactRemove: "Remove contact",
	ContactEmpty:  "No one yet",

	Settings:       "Where your notes are",
	KeepPhone:      "Keep on this phone",
	KeepDevice:     "Keep on this device",
	KeepText:       "Opens without internet and without logging in. Logging out or quick exit removes it.",
	KeepShared:     "Off on shared devices.",
	KeepFailed:     "Your notes weren't kept on this device",
	KeepFailedText: "This browser doesn't allow it. Your notes are still in your account.",
	Share:          "Share with {coachName}",
	ShareText:      "{coachName} sees titles and notes only while this is on, and never your contact.",
	SharedSince:    "Shared since {date}.",
	ShareNothing:   SafetyNotes.NothingToShare,
	ShareFailed:    "Your notes weren't shared with {coachName}",
	StopFailed:     "{coachName} still sees your notes",

	Private:       "Your notes are encrypted before we store them. No one is alerted by what you write here.",
	Delete:        "Delete my safety notes",
	DeleteTitle:   "Delete your safety notes?",
	DeleteText:    "Your titles, notes and contact are deleted for good, and so is the copy on this device. Your coach no longer sees them.",
	DeleteConfirm: "Delete notes",
	Deleting:      "Deleting...",
	Deleted:       Toast{"Safety notes deleted", "You can start new ones anytime."},

	LoadFailed:     "We couldn't load your safety notes",
	Unreadable:     "We can't open your notes right now",
	UnreadableText: "They're still stored. If you write new notes, those replace them.",
	StartOver:      "Write new notes",
	Offline:        "We can't reach your account right now. This is the copy on this device, from {date}.",
	OfflineNone:    "We can't reach your account right now, and this device has no copy of your notes.",
}
