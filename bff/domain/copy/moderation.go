package copy

// ModerationOutcomes are the possible decisions about a post or a comment: it is shown (again), it stays hidden and the
// author may edit it, or it is removed for good.
var ModerationOutcomes = []Option{
	{"keep", "Show it"},
	{"hide", "Keep it hidden"},
	{"remove", "Remove it"},
}
