package copy

// ResourcesPage holds the texts of the self-care library: the list, a piece, and the piece's exercises.
var ResourcesPage = struct {
	Title, Description, Lead               string
	Journal                                string
	Search, Categories, All, Saved, Filter string
	Found                                  Plural
	Minutes                                Plural
	Kinds                                  struct{ Breath, Scan, Journal string }
	ReadMore                               string
	ReadNamed                              Template
	Save, Kept                             string
	SaveNamed                              Template
	SaveFailed, UnsaveFailed               Toast
	Failed                                 string
	NoneTitle, NoneText, ShowAll           string
	NoneSavedTitle, NoneSavedText          string
	EmptyTitle, EmptyText                  string
	GoneText, SeeAll                       string
	ReaderFailed, TextFailed               string
	TextsFailed, Looking                   string
	ReadNext                               string
	Breath                                 GuidedBreath
	Scan                                   GuidedScan
	Prompts                                JournalPrompts
}{
	Title:       Layout.Resources,
	Description: "Short practices and readings for the hours in between.",
	Lead:        "Short practices and readings for the hours in between. Nobody is told what you read.",
	Journal:     "Your journal",

	Search:     "Search the library",
	Categories: "Categories",
	All:        "All",
	Saved:      "Saved",
	Filter:     "Which pieces are shown",
	Found:      Plural{"{count} piece", "{count} pieces"},
	Minutes:    Plural{"{count} minute", "{count} minutes"},
	Kinds:      struct{ Breath, Scan, Journal string }{"Breathing", "Step by step", "To write on"},

	ReadMore:     "Read More",
	ReadNamed:    "Read More: {title}",
	Save:         "Save for later",
	Kept:         "Saved for later",
	SaveNamed:    "Save for later: {title}",
	SaveFailed:   Toast{"Not saved", "This piece could not be saved. Please try again."},
	UnsaveFailed: Toast{"Still saved", "This piece could not be taken out of what you saved. Please try again."},

	Failed:         "We could not load the library.",
	NoneTitle:      "Nothing here speaks of that",
	NoneText:       "Try another word, or look at everything.",
	ShowAll:        "Show everything",
	NoneSavedTitle: "Nothing saved here yet",
	NoneSavedText:  "Press the bookmark on a piece, and it waits for you here.",
	EmptyTitle:     "The library is empty",
	EmptyText:      "There is nothing to read here yet.",
	GoneText:       "It may have been taken out, or the address has a slip in it.",
	SeeAll:         "See the whole library",
	ReaderFailed:   "This piece could not be opened.",
	TextFailed:     "We could not load what this piece says.",
	TextsFailed:    "Only titles and beginnings could be looked through.",
	Looking:        "Looking through the texts...",
	ReadNext:       "Read next",

	Breath: GuidedBreath{
		Title:   "Breathe with the line",
		Pattern: "Each breath, in seconds: {parts}.",
		Parts:   struct{ In, Hold, Out, Rest Template }{"in {count}", "hold {count}", "out {count}", "rest {count}"},
		Length:  "{breaths}, {minutes} in all.",
		Breaths: Plural{"{count} breath", "{count} breaths"},
		Seconds: Dashboard.Breath.Seconds,
		Ease:    "If it makes you dizzy, stop and breathe as you always do.",
		Begin:   Dashboard.Breath.Begin,
		Again:   Dashboard.Breath.Again,
		Pause:   "Pause",
		GoOn:    "Go on",
		Stop:    Dashboard.Breath.Stop,
		Phases:  struct{ In, Hold, Out, Rest string }{Dashboard.Breath.In, Dashboard.Breath.Hold, Dashboard.Breath.Out, Dashboard.Breath.Rest},
		Breath:  Dashboard.Breath.Breath,
		Paused:  "Paused",
		Done:    "That was the last one. Stay a moment before you get up.",
	},
	Scan: GuidedScan{
		Title:   "Go through it slowly",
		Text:    "{steps}, {minutes} in all. Sit or lie down somewhere that you need not hurry from.",
		Steps:   Plural{"{count} step", "{count} steps"},
		Begin:   Dashboard.Breath.Begin,
		Again:   Dashboard.Breath.Again,
		Pause:   "Pause",
		GoOn:    "Go on",
		Stop:    Dashboard.Breath.Stop,
		Back:    "One step back",
		Forward: "One step on",
		Step:    "Step {step} of {total}",
		Left:    Dashboard.Breath.Seconds,
		Paused:  "Paused",
		Done:    "That was all of it. Stay as long as you like.",
	},
	Prompts: JournalPrompts{
		Title:      "To write on",
		Text:       "Each one opens a page in your journal. No coach has a screen that shows it.",
		Write:      "Write on this",
		WriteNamed: "Write on this: {prompt}",
	},
}

// GuidedBreath holds the texts of a piece's breathing exercise: a line animated at the piece's pace.
type GuidedBreath struct {
	Title            string
	Pattern          Template
	Parts            struct{ In, Hold, Out, Rest Template }
	Length           Template
	Breaths, Seconds Plural
	Ease             string

	Begin, Again, Pause, GoOn, Stop string
	Phases                          struct{ In, Hold, Out, Rest string }
	Breath                          Template
	Paused, Done                    string
}

// GuidedScan holds the texts of a piece's timed steps.
type GuidedScan struct {
	Title string
	Text  Template
	Steps Plural

	Begin, Again, Pause, GoOn, Stop, Back, Forward string
	Step                                           Template
	Left                                           Plural
	Paused, Done                                   string
}

// JournalPrompts holds the texts around a piece's questions. Each question opens a new page in the journal.
type JournalPrompts struct {
	Title, Text, Write string
	WriteNamed         Template
}
