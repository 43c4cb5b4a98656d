package coaching

import (
	"cmp"
	"slices"
	"strconv"
	"time"

	"aangan/bff/domain/copy"
	"aangan/db/store"

	"github.com/google/uuid"
)

// The score of a coach for a member, as documented for coaches and members in docs/matching.md.
//
// A requested gender weighs more than everything else together: a member who requests one mostly has a reason that
// they should not have to give, and no number of shared topics outweighs it. Next are the coach's hours while the
// member is awake: a coach whom one can only meet at night helps few. Then come the preferred language and, for
// a member who requested it, a coach known to come from another region; then each topic. The languages of the member's
// family region are a guess, worth one point, and only in a coach who also speaks the named language, if any: so
// naming a language never lowers a coach who speaks it.
//
// Coaches of the member's community are left out (see near) if the member requested that, and only then does religion
// count. Age, the member's own gender, ratings and years never count.
const (
	genderPoints   = 30
	manyPoints     = 4
	somePoints     = 2
	languagePoints = 3
	outsidePoints  = 3
	focusPoints    = 2
	guessPoints    = 1
)

const (
	// roomBelow is the number of current clients below which a coach "has time for new people".
	roomBelow = 20
	// ratedFrom and reviewsFrom are the minimum for the reason "highly rated".
	ratedFrom   = 4.5
	reviewsFrom = 5
	// mostReasons keeps a card readable: the reasons from answers, without that about the hours.
	mostReasons = 3
	// manyHours and someHours are the hours per week, while the member is awake, from which a coach gets points.
	manyHours = 10 * time.Hour
	someHours = 2 * time.Hour
)

// elsewhere is the code for a region or religion outside the lists: two people with it may share nothing.
const elsewhere = "other"

// regionLanguages are the languages of each region of copy.Regions, the most spoken first. They affect only which
// coach is suggested.
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

// answers are the member's answers that suggestions may use, as codes; empty if omitted. Religion is used for
// outsideCommunity only, and region also for the guess at a language.
type answers struct {
	language, region, religion string
	focus                      []string
	coachGender                string
	outsideCommunity           bool
	homeCity                   string
}

// candidate is the data about an open coach, with the number of current clients and the place in the stable list.
type candidate struct {
	id                       uuid.UUID
	languages, focus         []string
	gender, region, religion string
	city                     string
	clients                  int64
	place                    int
	// waking is how much the coach works per week while the member is awake.
	waking time.Duration
}

// scored is a candidate with the points that a member's answers give them.
type scored struct {
	candidate
	points int
}

// score returns the candidates with their points, without those the member asked to exclude.
func score(given *answers, candidates []candidate) []scored {
	list := make([]scored, 0, len(candidates))
	for i := range candidates {
		one := &candidates[i]
		if given.near(one) {
			continue
		}
		points, _ := given.match(one, nil)
		list = append(list, scored{*one, points})
	}
	return list
}

// addHours adds the points of each coach's hours to points from the answers.
func addHours(list []scored) {
	for i := range list {
		list[i].points += hoursPoints(list[i].waking)
	}
}

// hoursPoints returns the points for hours per week while the member is awake.
func hoursPoints(waking time.Duration) int {
	switch {
	case waking >= manyHours:
		return manyPoints
	case waking >= someHours:
		return somePoints
	default:
		return 0
	}
}

// contenders returns the coaches who may be among the first most once up to more points are added and, for equal
// points, their clients are counted. Reading hours and clients only for them keeps a suggestion fast among thousands of
// coaches.
func contenders(list []scored, most, more int) []scored {
	if len(list) <= most {
		return list
	}
	points := make([]int, len(list))
	for i := range list {
		points[i] = list[i].points
	}
	slices.Sort(points)
	least := points[len(points)-most] - more
	return slices.DeleteFunc(list, func(one scored) bool { return one.points < least })
}

// best orders by points, then by fewest clients (so new members are shared fairly), then by the place in the list, and
// returns the first most. The same input always gives the same result.
func best(list []scored, most int) []scored {
	slices.SortFunc(list, func(a, b scored) int {
		return cmp.Or(cmp.Compare(b.points, a.points), cmp.Compare(a.clients, b.clients), cmp.Compare(a.place, b.place))
	})
	return list[:min(len(list), most)]
}

// near reports whether the member requested a coach from outside their community and this coach is known to be from
// within: of the same region, of the same faith if both named one, or living in the city they named.
func (given *answers) near(coach *candidate) bool {
	if !given.outsideCommunity {
		return false
	}
	return given.region == coach.region && named(given.region) ||
		given.religion == coach.religion && named(given.religion) ||
		given.homeCity != "" && sameCity(given.homeCity, coach.city)
}

// named reports whether a region or religion is a value that two people can share.
func named(code string) bool {
	return code != "" && code != elsewhere && code != copy.NotSpecified
}

// match returns the points of one coach from the answers, without those of the hours. With in it also returns the
// reason of each point that can be shown, in that language: only the suggested few need that.
func (given *answers) match(coach *candidate, in *copy.Catalog) (points int, reasons []string) {
	add := func(worth int, reason func() string) {
		points += worth
		if in != nil {
			reasons = append(reasons, reason())
		}
	}
	if given.coachGender != "" && given.coachGender == coach.gender {
		add(genderPoints, func() string { return genderReason(in, coach.gender) })
	}
	if given.outsideCommunity {
		switch {
		case named(given.region) && coach.region != "" && coach.region != given.region:
			add(outsidePoints, func() string { return in.Matching.AnotherRegion })
		case given.homeCity != "" && coach.city != "" && !sameCity(given.homeCity, coach.city):
			// Almost every coach lives somewhere else: worth a reason, and no points.
			add(0, func() string { return in.Matching.AnotherCity.Fill("city", coach.city, "homeCity", given.homeCity) })
		}
	}
	speaksNamed := given.language != "" && slices.Contains(coach.languages, given.language)
	if speaksNamed {
		add(languagePoints, func() string { return speaks(in, given.language) })
	}
	if given.language == "" || speaksNamed {
		if language, found := guess(given, coach); found {
			points += guessPoints
			if in != nil && language != given.language {
				reasons = append(reasons, speaks(in, language))
			}
		}
	}
	for _, focus := range given.focus {
		if !slices.Contains(coach.focus, focus) {
			continue
		}
		points += focusPoints
		if in != nil {
			if reason, known := copy.FocusReason(in, focus); known {
				reasons = append(reasons, reason)
			}
		}
	}
	return points, reasons[:min(len(reasons), mostReasons)]
}

// guess returns a language of the member's family region that the coach speaks: the named one if it is among them, or
// else the most spoken.
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

// general returns true reasons for a coach without points from the answers.
func general(in *copy.Catalog, coach *store.Coach, clients int64) []string {
	switch {
	case clients < roomBelow:
		return []string{in.Coaches.ReasonRoom}
	case coach.Ratings != nil && *coach.Ratings >= ratedFrom && coach.ReviewCount >= reviewsFrom:
		return []string{in.Coaches.ReasonRated}
	case coach.YearsOfExperience > 1:
		return []string{in.Coaches.ReasonExperience.Fill("years", strconv.Itoa(int(coach.YearsOfExperience)))}
	case len(coach.Languages) > 0:
		return []string{speaks(in, coach.Languages[0])}
	default:
		return []string{}
	}
}

// hoursReason returns the reason for the points of the hours, or false without points.
func hoursReason(in *copy.Catalog, waking time.Duration) (string, bool) {
	switch hoursPoints(waking) {
	case manyPoints:
		return in.Matching.ManyHours, true
	case somePoints:
		return in.Matching.SomeHours, true
	default:
		return "", false
	}
}

func speaks(in *copy.Catalog, language string) string {
	return in.Coaches.ReasonLanguage.Fill("language", copy.LanguageLabel(in, language))
}

func genderReason(in *copy.Catalog, code string) string {
	switch code {
	case "female":
		return in.Matching.Woman
	case "male":
		return in.Matching.Man
	default:
		return in.Matching.NonBinary
	}
}
