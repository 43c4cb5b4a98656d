package copy

// ResourceCategories are the categories of the self-care library, in the order of its tabs.
var ResourceCategories = ResourceCategoriesIn(&catalogEn)

// ResourceCategoriesIn returns ResourceCategories with the labels of a language.
func ResourceCategoriesIn(in *Catalog) []Option {
	said := in.Labels.ResourceCategories
	return []Option{
		{"meditation", said.Meditation},
		{"mindfulness", said.Mindfulness},
		{"journaling", said.Journaling},
		{"wellness", said.Wellness},
	}
}
