package copy

// CommunityCategories are the categories of posts, in the order of the filter. Their codes are also the blog's topics.
var CommunityCategories = []Option{
	{"identity", "Identity"},
	{"family-dynamics", "Family Dynamics"},
	{"immigration", "Immigration"},
	{"relationships", "Relationships"},
	{"career", "Career"},
	{"wellness", "Wellness"},
}

// FlagReasons are the reasons for which a member can flag a post or a comment.
var FlagReasons = []Option{
	{"names-someone", "It names somebody, or gives them away"},
	{"harassment", "It attacks or shames somebody"},
	{"hate", "It is hateful about who people are"},
	{"harmful-advice", "It gives advice that could do harm"},
	{"self-harm", "Somebody may be in danger"},
	{"spam", "It sells or advertises something"},
	{"other", "Something else"},
}
