package copy

// Common holds the texts of controls that appear on many pages.
var Common = struct {
	Close, Cancel, Back, Next, Save, Done, Retry, Loading, Menu, OpenMenu, CloseMenu, SkipToContent, Optional, Required string
	ShowPassword, HidePassword, Select, NoMatches, Clear, Search, Dismiss, ReturnHome, MainNavigation                   string
	ThemeLabel, ThemeLight, ThemeDark, NoScript                                                                         string
	Notices, SwitchToDark, SwitchToLight                                                                                string
	NotOpened, MayBeOld                                                                                                 string
	YourTime, And                                                                                                       string
	ShowFewer                                                                                                           string
	InCity, ShowAll                                                                                                     Template
	Days, Minutes, Hours, Sessions                                                                                      Plural
	Copyright                                                                                                           Template
}{
	Close:          "Close",
	Cancel:         "Cancel",
	Back:           "Back",
	Next:           "Next",
	Save:           "Save",
	Done:           "Done",
	Retry:          "Try again",
	Loading:        "Loading",
	Menu:           "Menu",
	OpenMenu:       "Open menu",
	CloseMenu:      "Close menu",
	SkipToContent:  "Skip to content",
	Optional:       "Optional",
	Required:       "Required",
	ShowPassword:   "Show password",
	HidePassword:   "Hide password",
	Select:         "Select",
	NoMatches:      "Nothing matches",
	Clear:          "Clear",
	Search:         "Search",
	Dismiss:        "Dismiss",
	ReturnHome:     "Return to Home",
	MainNavigation: "Main",
	ThemeLabel:     "Theme",
	ThemeLight:     "Light",
	ThemeDark:      "Dark",
	Notices:        "Notices",
	SwitchToDark:   "Dark theme",
	SwitchToLight:  "Light theme",
	NoScript:       product + " needs JavaScript to run here. In a crisis call or text 988, or call 911.",
	NotOpened:      "This could not be opened",
	MayBeOld:       "This may not be up to date",
	YourTime:       "your time",
	And:            "and",
	InCity:         "in {city}",
	ShowAll:        "Show all {count}",
	ShowFewer:      "Show fewer",
	Days:           Plural{"{count} day", "{count} days"},
	Minutes:        Plural{"{count} minute", "{count} minutes"},
	Hours:          Plural{"{count} hour", "{count} hours"},
	Sessions:       Plural{"{count} session", "{count} sessions"},
	Copyright:      "© {year} " + product,
}
