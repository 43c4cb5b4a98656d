package copy

// ResourceCategories are the categories of the self-care library, in the order of its tabs.
var ResourceCategories = []Option{
	{"meditation", "Meditation"},
	{"mindfulness", "Mindfulness"},
	{"journaling", "Journaling"},
	{"wellness", "Wellness"},
}
