package copy

// SharedFields are the answers that a member can share with their coach. None is shared until the member selects it.
var SharedFields = []Option{
	{"region", "Where your family is from"},
	{"religion", "Religion"},
	{"gender", "Gender"},
	{"age", "Age"},
	{"language", "Preferred language"},
	{"focus", "What you would like to talk about"},
}

// Sharing holds the texts of the setting that selects those answers.
var Sharing = struct {
	Title, Text, Always, Ends, NoCoach   string
	NotSaid                              string
	Saved                                Toast
	SavedNone                            Toast
	SaveFailed, LoadFailed, FieldUnknown string
}{
	Title:        "What your coach sees",
	Text:         "Your coach sees only what you switch on here. Nothing is shared to begin with, and you can switch it off again.",
	Always:       "Your coach always sees your name, your email address and what the two of you write to each other.",
	Ends:         "This is between you and your present coach. When you change coaches or leave yours, everything here is switched off again.",
	NoCoach:      "You have no coach now, so nobody sees any of this. Choose a coach, then decide here.",
	NotSaid:      "You have not told us this yet",
	Saved:        Toast{"Saved", "Your coach sees what is switched on."},
	SavedNone:    Toast{"Saved", "Your coach sees none of this."},
	SaveFailed:   "Your choice could not be saved",
	LoadFailed:   "We could not load what your coach sees",
	FieldUnknown: "This is nothing that can be shared",
}
