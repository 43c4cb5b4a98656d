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
