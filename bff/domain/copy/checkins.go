package copy

// Moods are the moods of a check-in, from the heaviest to the lightest.
var Moods = MoodsIn(&catalogEn)

// MoodsIn returns Moods with the labels of a language.
func MoodsIn(in *Catalog) []Option {
	said := in.Labels.Moods
	return []Option{{"heavy", said.Heavy}, {"low", said.Low}, {"okay", said.Okay}, {"good", said.Good}, {"bright", said.Bright}}
}

// Feelings are the words offered for a check-in. A member can also write their own.
var Feelings = FeelingsIn(&catalogEn)

// FeelingsIn returns Feelings with the labels of a language.
func FeelingsIn(in *Catalog) []Option {
	said := in.Labels.Feelings
	return []Option{
		{"tired", said.Tired}, {"worried", said.Worried}, {"lonely", said.Lonely}, {"homesick", said.Homesick},
		{"calm", said.Calm}, {"hopeful", said.Hopeful}, {"grateful", said.Grateful}, {"proud", said.Proud},
	}
}
