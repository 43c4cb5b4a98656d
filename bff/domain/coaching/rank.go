package coaching

import (
	"cmp"
	"slices"
	"strconv"

	"aangan/bff/domain/copy"
	"aangan/db/store"
)

// The score of a coach for a member. What the member asked for weighs most: the language they would rather talk in, then
// each thing they want to talk about. Where their family comes from counts only when they named no language, and only as
// a guess at one. Religion, gender and age never count; they are not even here.
const (
	languagePoints = 3
	focusPoints    = 2
	regionPoints   = 1
)

const (
	// roomBelow is with how many present clients we still say that a coach has time for new people.
	roomBelow = 20
	// ratedFrom and reviewsFrom are what it takes to say that the people somebody coaches rate them highly.
	ratedFrom   = 4.5
	reviewsFrom = 5
	// mostReasons keeps a card readable.
	mostReasons = 3
)

// regionLanguages are the languages at home in a region of copy.Regions, the most spoken first. They only ever decide
// which coach is suggested, never what is thought of a person.
var regionLanguages = map[string][]string{
	"north_india":     {"hi", "pa", "ur"},
	"south_india":     {"te", "ta", "kn", "ml"},
	"east_india":      {"bn", "or", "hi"},
	"west_india":      {"mr", "gu", "kok", "sd"},
	"central_india":   {"hi", "mr"},
	"northeast_india": {"as", "bn"},
	"pakistan":        {"ur", "pa", "sd"},
	"bangladesh":      {"bn"},
	"sri_lanka":       {"si", "ta"},
	"nepal":           {"ne"},
}

// answers are the parts of the onboarding that suggestions may use, in codes; empty for what was left out.
type answers struct {
	language string
	region   string
	focus    []string
}

// candidate is an open coach, as stored, with how many clients they have now and their place in the stable list.
type candidate struct {
	coach   *store.Coach
	clients int64
	place   int
}

// rank orders the candidates by score, then by fewest clients (newcomers are shared fairly), then by their place in the
// list, and returns the first ones with their reasons. The same input always gives the same answer.
func rank(given answers, candidates []candidate) []Suggestion {
	type scored struct {
		candidate
		points int
	}
	list := make([]scored, len(candidates))
	for i, one := range candidates {
		points, _ := match(given, one.coach, false)
		list[i] = scored{one, points}
	}
	slices.SortFunc(list, func(a, b scored) int {
		return cmp.Or(cmp.Compare(b.points, a.points), cmp.Compare(a.clients, b.clients), cmp.Compare(a.place, b.place))
	})
	list = list[:min(len(list), copy.Limits.CoachSuggestions)]
	suggestions := make([]Suggestion, len(list))
	for i, one := range list {
		_, reasons := match(given, one.coach, true)
		if len(reasons) == 0 {
			reasons = general(one.candidate)
		}
		suggestions[i] = Suggestion{Coach: coachFrom(one.coach), Reasons: reasons}
	}
	return suggestions
}

// match counts the points of one coach. In words, it also says, for each point that can be shown, which answer it comes
// from: only those few who are suggested need that.
func match(given answers, coach *store.Coach, inWords bool) (points int, reasons []string) {
	if given.language != "" {
		if slices.Contains(coach.Languages, given.language) {
			points += languagePoints
			if inWords {
				reasons = append(reasons, speaks(given.language))
			}
		}
	} else {
		for _, language := range regionLanguages[given.region] {
			if slices.Contains(coach.Languages, language) {
				points += regionPoints
				if inWords {
					reasons = append(reasons, speaks(language))
				}
				break
			}
		}
	}
	for _, focus := range given.focus {
		if !slices.Contains(coach.Focus, focus) {
			continue
		}
		if reason, known := copy.FocusReason(focus); known {
			points += focusPoints
			if inWords {
				reasons = append(reasons, reason)
			}
		}
	}
	return points, reasons[:min(len(reasons), mostReasons)]
}

// general is what can truthfully be said of a coach whom none of the answers points to.
func general(one candidate) []string {
	switch coach := one.coach; {
	case one.clients < roomBelow:
		return []string{copy.Coaches.ReasonRoom}
	case coach.Ratings != nil && *coach.Ratings >= ratedFrom && coach.ReviewCount >= reviewsFrom:
		return []string{copy.Coaches.ReasonRated}
	case coach.YearsOfExperience > 1:
		return []string{copy.Coaches.ReasonExperience.Fill("years", strconv.Itoa(int(coach.YearsOfExperience)))}
	case len(coach.Languages) > 0:
		return []string{speaks(coach.Languages[0])}
	default:
		return []string{}
	}
}

func speaks(language string) string {
	return copy.Coaches.ReasonLanguage.Fill("language", copy.LanguageLabel(language))
}
