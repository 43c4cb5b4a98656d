package copy

// SafetySections are the titles that a member's safety notes start with. The member can change all of them.
var SafetySections = SafetySectionsIn(&catalogEn)

// SafetySectionsIn returns SafetySections with the labels of a language.
func SafetySectionsIn(in *Catalog) []Option {
	said := in.Labels.SafetySections
	return []Option{
		{"signs", said.Signs},
		{"steadies", said.Steadies},
		{"places", said.Places},
		{"tell", said.Tell},
		{"numbers", said.Numbers},
		{"distance", said.Distance},
	}
}
