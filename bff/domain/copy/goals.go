package copy

// GoalAnswers are the server's messages about goals, which pages show unchanged, and the member's notifications about
// them.
var GoalAnswers = struct {
	TitleTooShort, TitleTooLong, DetailTooLong, DetailControls string
	TooManyOpen, TooMany, NotFound, Earlier, NoCoach, Changed  string
	NotAgreed, AlreadyClosed, StateUnknown, CannotTakeBack     string
	// The notifications name no goal, because others may see the screen.
	BellTitle, BellAsked, BellChanged string
}{
	TitleTooShort:  "Please write at least " + itoa(Limits.GoalTitleMin) + " characters",
	TitleTooLong:   "Please keep it to " + itoa(Limits.GoalTitleMax) + " characters",
	DetailTooLong:  "Please keep this to " + itoa(Limits.GoalDetailMax) + " characters",
	DetailControls: "This holds characters that cannot be kept. Please type it again.",
	TooManyOpen:    "You two have " + itoa(Limits.GoalsOpenMax) + " goals open. Close one before you add another.",
	TooMany:        "You two have written down " + itoa(Limits.GoalsMax) + " goals, which is all there is room for.",
	NotFound:       "This goal is not there any more.",
	Earlier:        "This was with a coach you had before. You can read it, but it stays as it is.",
	NoCoach:        "Choose a coach first. A goal is something two people agree on.",
	Changed:        "This goal has changed in the meantime. Please read it again first.",
	NotAgreed:      "You can reach a goal once both of you have agreed to it.",
	AlreadyClosed:  "This goal is closed. Open it again first.",
	StateUnknown:   "A goal is reached or let go",
	CannotTakeBack: "Both of you agreed to this once, so it can be let go but not taken back.",
	BellTitle:      "You and your coach",
	BellAsked:      "Your coach asks whether you agree to something.",
	BellChanged:    "Something changed in what you two agreed on.",
}

// GoalWords holds the texts about a goal that both apps use.
var GoalWords = struct {
	Reached, LetGo, Agreed                                                  string
	Title, TitlePlaceholder, Detail, DetailPlaceholder                      string
	Propose, Proposing, Save, Saving, Cancel, Change                        string
	ChangeLabel, AgreeLabel, ReachLabel, LetGoLabel, ReopenLabel, TakeLabel Template
	Agree, Agreeing, Reach, Reaching, LetGoButton, LettingGo                string
	Reopen, Reopening, TakeBack, TakingBack                                 string
	TakeBackTitle, TakeBackText, Keep                                       string
	// Elsewhere introduces a change that the other side saved during an edit; GoOn is the button that keeps the edit.
	Elsewhere, GoOn                                     string
	Waits, ByYou, ClosedHeading                         string
	WaitsFor, SuggestedBy, AgreedOn, ReachedOn, LetGoOn Template
	CharactersLeft, CharactersOver                      Plural
	LoadFailed, SaveFailed, DoFailed                    string
	Proposed, Changed, AgreedTo, IsReached, IsLetGo     Toast
	Reopened, TakenBack                                 Toast
}{
	Reached:           "Reached",
	LetGo:             "Let go",
	Agreed:            "Agreed",
	Title:             "In one line",
	TitlePlaceholder:  "Call my mother on Sundays without arguing",
	Detail:            "How it could go",
	DetailPlaceholder: "First steps, how often, what makes it hard.",
	Propose:           "Suggest it",
	Proposing:         "Suggesting...",
	Save:              "Save",
	Saving:            "Saving...",
	Cancel:            "Cancel",
	Change:            "Change",
	ChangeLabel:       "Change: {title}",
	AgreeLabel:        "I agree: {title}",
	ReachLabel:        "Reached: {title}",
	LetGoLabel:        "Let go: {title}",
	ReopenLabel:       "Open again: {title}",
	TakeLabel:         "Take back: {title}",
	Agree:             "I agree",
	Agreeing:          "Agreeing...",
	Reach:             "Reached",
	Reaching:          "Marking...",
	LetGoButton:       "Let go",
	LettingGo:         "Letting go...",
	Reopen:            "Open again",
	Reopening:         "Opening...",
	TakeBack:          "Take back",
	TakingBack:        "Taking back...",
	TakeBackTitle:     "Take this back?",
	TakeBackText:      "It goes for both of you.",
	Keep:              "Keep it",
	Elsewhere:         "This goal has changed in the meantime. It says now:",
	GoOn:              "Go on with mine",
	Waits:             "Waits for your yes",
	WaitsFor:          "Waits for {name}",
	ByYou:             "Suggested by you",
	SuggestedBy:       "Suggested by {name}",
	ClosedHeading:     "Reached and let go",
	AgreedOn:          "Agreed on {date}",
	ReachedOn:         "Reached on {date}",
	LetGoOn:           "Let go on {date}",
	CharactersLeft:    Plural{"{count} character left", "{count} characters left"},
	CharactersOver:    Plural{"{count} character too many", "{count} characters too many"},
	LoadFailed:        "The goals could not be loaded",
	SaveFailed:        "This could not be saved",
	DoFailed:          "That did not work",
	Proposed:          Toast{"Suggested", "It counts once both of you agree."},
	Changed:           Toast{"Changed", "The new words count once both of you agree to them."},
	AgreedTo:          Toast{"Agreed", "Both of you see it from now on."},
	IsReached:         Toast{"Reached", "Good to have this to look back on."},
	IsLetGo:           Toast{"Let go", "Not everything has to be reached. Either of you can open it again."},
	Reopened:          Toast{"Open again", "If the other one closed it, they are asked first."},
	TakenBack:         Toast{"Taken back", "It is gone for both of you."},
}

// GoalsPage holds the member's texts about goals: the section on the coach's card, and the page.
var GoalsPage = struct {
	Title, Description, Text                 string
	CardTitle, CardEmpty, CardAll            string
	CardAsked, CardNoneOpen                  string
	CardWaits, CardReached                   Plural
	New, NewText                             string
	EmptyTitle, EmptyText                    string
	NoCoachTitle, NoCoachText, NoCoachAction string
	YourCoach, EarlierHeading, EarlierText   string
	WithCoach                                Template
}{
	Title:          "What you two agreed on",
	Description:    "The goals you and your coach set together.",
	Text:           "A goal counts once both of you have said yes to its words. Either of you can change it, and then the other is asked again. Nobody else reads this.",
	CardTitle:      "What you two agreed on",
	CardEmpty:      "Nothing yet. You can suggest something small.",
	CardAsked:      "What you suggested waits for your coach.",
	CardNoneOpen:   "Nothing open right now.",
	CardReached:    Plural{"Nothing open right now. You two have reached {count} goal.", "Nothing open right now. You two have reached {count} goals."},
	CardAll:        "See your goals",
	CardWaits:      Plural{"{count} waits for your yes", "{count} wait for your yes"},
	New:            "Suggest a goal",
	NewText:        "Something small that you would notice in a week or two.",
	EmptyTitle:     "Nothing agreed yet",
	EmptyText:      "When you or your coach suggest something, it stands here for both of you.",
	NoCoachTitle:   "No coach yet",
	NoCoachText:    "A goal is something two people agree on. Choose a coach first.",
	NoCoachAction:  "See coaches",
	YourCoach:      "your coach",
	EarlierHeading: "With coaches before",
	EarlierText:    "Only you can read these now. They stay as they were.",
	WithCoach:      "With {coachName}",
}

// CoachGoals holds the coach's texts about the goals with a client.
var CoachGoals = struct {
	Title, New, NewText, EmptyTitle string
	EmptyText, Text                 Template
	MarkedUrgent, MarkedConcern     string
}{
	Title:         "Goals",
	Text:          "{clientName} reads these too. A goal counts once both of you have said yes to its words.",
	New:           "Suggest a goal",
	NewText:       "Something small that both of you would notice.",
	EmptyTitle:    "Nothing agreed yet",
	EmptyText:     "When you or {clientName} suggest something, it stands here for both of you.",
	MarkedUrgent:  "These words sound like a crisis",
	MarkedConcern: "These words may need a closer look",
}
