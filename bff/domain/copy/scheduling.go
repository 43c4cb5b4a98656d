package copy

// SessionRatings are the answers to how a session went.
var SessionRatings = SessionRatingsIn(&catalogEn)

// SessionRatingsIn returns SessionRatings with the labels of a language.
func SessionRatingsIn(in *Catalog) []Option {
	said := in.Labels.SessionRatings
	return []Option{{"helped", said.Helped}, {"some", said.Some}, {"little", said.Little}, {"worse", said.Worse}}
}

// UsualTimes are the times of day offered for a coach who has not published hours, in minutes after midnight in the
// member's time zone.
var UsualTimes = []int{9 * 60, 10 * 60, 11 * 60, 13 * 60, 14 * 60, 15 * 60, 16 * 60}
