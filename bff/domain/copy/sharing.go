package copy

// SharedFields are the answers that a member can share with their coach. None is shared until the member selects it.
var SharedFields = []Option{
	{"region", "Where your family is from"},
	{"religion", "Religion"},
	{"gender", "Gender"},
	{"age", "Age"},
	{"language", "Preferred language"},
	{"focus", "What you'd like to talk about"},
}
