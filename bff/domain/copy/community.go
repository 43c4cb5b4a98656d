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
	{"names-someone", "Shares someone's identity"},
	{"harassment", "Attacks or shames someone"},
	{"hate", "Hateful about who people are"},
	{"harmful-advice", "Advice that could do harm"},
	{"self-harm", "Someone may be in danger"},
	{"spam", "Sells or advertises something"},
	{"other", "Something else"},
}
