package copy

// SharedFields are the answers that a member can share with their coach. None is shared until the member selects it.
var SharedFields = SharedFieldsIn(&catalogEn)

// SharedFieldsIn returns SharedFields with the labels of a language.
func SharedFieldsIn(in *Catalog) []Option {
	said := in.Labels.SharedFields
	return []Option{
		{"region", said.Region},
		{"religion", said.Religion},
		{"gender", said.Gender},
		{"age", said.Age},
		{"language", said.Language},
		{"focus", said.Focus},
	}
}
