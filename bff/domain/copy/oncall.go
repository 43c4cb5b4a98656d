package copy

// OnCallReasons are the reasons for which a person on call opens a member's conversation.
var OnCallReasons = []Option{
	{"no_reader", "No coach can read it"},
	{"unopened", "The coach hasn't opened it"},
	{"handed_over", "The coach asked the team"},
	{"other", "Something else"},
}
