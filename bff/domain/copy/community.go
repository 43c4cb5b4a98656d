package copy

// CommunityCategories are the categories of posts, in the order of the filter. Their codes are also the blog's topics.
var CommunityCategories = CommunityCategoriesIn(&catalogEn)

// CommunityCategoriesIn returns CommunityCategories with the labels of a language.
func CommunityCategoriesIn(in *Catalog) []Option {
	said := in.Labels.CommunityCategories
	return []Option{
		{"identity", said.Identity},
		{"family-dynamics", said.FamilyDynamics},
		{"immigration", said.Immigration},
		{"relationships", said.Relationships},
		{"career", said.Career},
		{"wellness", said.Wellness},
	}
}

// FlagReasons are the reasons for which a member can flag a post or a comment.
var FlagReasons = FlagReasonsIn(&catalogEn)

// FlagReasonsIn returns FlagReasons with the labels of a language.
func FlagReasonsIn(in *Catalog) []Option {
	said := in.Labels.FlagReasons
	return []Option{
		{"names-someone", said.NamesSomeone},
		{"harassment", said.Harassment},
		{"hate", said.Hate},
		{"harmful-advice", said.HarmfulAdvice},
		{"self-harm", said.SelfHarm},
		{"spam", said.Spam},
		{"other", said.Other},
	}
}
