package coaching

import (
	"cmp"
	"slices"
	"strconv"

	"aangan/bff/domain/copy"
	"aangan/db/store"

	"github.com/google/uuid"
)

// The score of a coach for a member, as docs/matching.md tells coaches and members.
//
// The gender that was asked for weighs more than everything else together: whoever names one mostly has a reason that they
// should not have to give, and no number of shared topics makes up for it. Then comes the language the member would rather
// talk in and, for a member who asked for it, that the coach is known to come from another region; then each topic. The
// languages of the region the member's family comes from are a guess at a language, worth one point, and only in a coach
// who also speaks the one that was named, if one was: so naming a language never moves a coach who speaks it back.
//
// Who shares the member's community is left out (see near) for a member who asked for that, and only then does religion
// count at all. The age, the member's own gender, ratings and years never do.
const (
	genderPoints   = 20
	languagePoints = 3
	outsidePoints  = 3
	focusPoints    = 2
	guessPoints    = 1
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

// elsewhere is the region and the religion of those who found theirs in no list: two of them need not share anything.
const elsewhere = "other"

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

// answers are what suggestions may use of what a member told, in codes; empty for what was left out. Region and religion
// are read for outsideCommunity, the region also for the guess at a language.
type answers struct {
	language, region, religion string
	focus                      []string
	coachGender                string
	outsideCommunity           bool
	homeCity                   string
}

// candidate is what is known of an open coach, with how many clients they have now and their place in the stable list.
type candidate struct {
	id                       uuid.UUID
	languages, focus         []string
	gender, region, religion string
	city                     string
	clients                  int64
	place                    int
}

// scored is a candidate with the points that a member's answers give them.
type scored struct {
	candidate
	points int
}

// score gives every candidate their points, and leaves out those whom the member asked to be kept away from.
func score(given *answers, candidates []candidate) []scored {
	list := make([]scored, 0, len(candidates))
	for i := range candidates {
		one := &candidates[i]
		if given.near(one) {
			continue
		}
		points, _ := given.match(one, false)
		list = append(list, scored{*one, points})
	}
	return list
}

// contenders are those who may be among the first most once their clients are counted: all whose points reach the last
// place. Counting only theirs keeps a suggestion quick among thousands of coaches.
func contenders(list []scored, most int) []scored {
	if len(list) <= most {
		return list
	}
	points := make([]int, len(list))
	for i := range list {
		points[i] = list[i].points
	}
	slices.Sort(points)
	least := points[len(points)-most]
	return slices.DeleteFunc(list, func(one scored) bool { return one.points < least })
}

// best orders by points, then by fewest clients (newcomers are shared fairly), then by the place in the list, and returns
// the first most. The same input always gives the same answer.
func best(list []scored, most int) []scored {
	slices.SortFunc(list, func(a, b scored) int {
		return cmp.Or(cmp.Compare(b.points, a.points), cmp.Compare(a.clients, b.clients), cmp.Compare(a.place, b.place))
	})
	return list[:min(len(list), most)]
}

// near tells whether the member asked for somebody from outside their community and this coach, by what is known, is from
// within: of the same region, of the same faith where both have named one, or living in the city they named.
func (given *answers) near(coach *candidate) bool {
	if !given.outsideCommunity {
		return false
	}
	return given.region == coach.region && named(given.region) ||
		given.religion == coach.religion && named(given.religion) ||
		given.homeCity != "" && sameCity(given.homeCity, coach.city)
}

// named tells whether a region or religion says something that two people can share.
func named(code string) bool {
	return code != "" && code != elsewhere && code != copy.NotSpecified
}

// match counts the points of one coach. In words, it also says, for each point that can be shown, which answer it comes
// from: only those few who are suggested need that.
func (given *answers) match(coach *candidate, inWords bool) (points int, reasons []string) {
	add := func(worth int, reason func() string) {
		points += worth
		if inWords {
			reasons = append(reasons, reason())
		}
	}
	if given.coachGender != "" && given.coachGender == coach.gender {
		add(genderPoints, func() string { return genderReason(coach.gender) })
	}
	if given.outsideCommunity {
		switch {
		case named(given.region) && coach.region != "" && coach.region != given.region:
			add(outsidePoints, func() string { return copy.Matching.AnotherRegion })
		case given.homeCity != "" && coach.city != "" && !sameCity(given.homeCity, coach.city):
			// Almost everybody lives somewhere else: that is worth telling, and nothing to be put first for.
			add(0, func() string { return copy.Matching.AnotherCity.Fill("city", coach.city, "homeCity", given.homeCity) })
		}
	}
	speaksNamed := given.language != "" && slices.Contains(coach.languages, given.language)
	if speaksNamed {
		add(languagePoints, func() string { return speaks(given.language) })
	}
	if given.language == "" || speaksNamed {
		if language, found := guess(given, coach); found {
			points += guessPoints
			if inWords && language != given.language {
				reasons = append(reasons, speaks(language))
			}
		}
	}
	for _, focus := range given.focus {
		if !slices.Contains(coach.focus, focus) {
			continue
		}
		if reason, known := copy.FocusReason(focus); known {
			add(focusPoints, func() string { return reason })
		}
	}
	return points, reasons[:min(len(reasons), mostReasons)]
}

// guess is a language of the region the member's family comes from that the coach speaks: the one they named, if it is
// among them, or else the most spoken.
func guess(given *answers, coach *candidate) (string, bool) {
	home := regionLanguages[given.region]
	if slices.Contains(home, given.language) && slices.Contains(coach.languages, given.language) {
		return given.language, true
	}
	for _, language := range home {
		if slices.Contains(coach.languages, language) {
			return language, true
		}
	}
	return "", false
}

// general is what can truthfully be said of a coach whom none of the answers points to.
func general(coach *store.Coach, clients int64) []string {
	switch {
	case clients < roomBelow:
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

func genderReason(code string) string {
	switch code {
	case "female":
		return copy.Matching.Woman
	case "male":
		return copy.Matching.Man
	default:
		return copy.Matching.NonBinary
	}
}
