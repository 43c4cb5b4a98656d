package coaching

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"aangan/bff/domain/copy"
	"aangan/db/store"

	"github.com/google/uuid"
)

func TestRankSaysWhichAnswerEachReasonComesFrom(t *testing.T) {
	t.Parallel()
	tamil := &store.Coach{Name: "tamil", Languages: []string{"en", "ta"}}
	work := &store.Coach{Name: "work", Languages: []string{"en", "hi"}, Focus: []string{"career"}}
	both := &store.Coach{Name: "both", Languages: []string{"ta", "en"}, Focus: []string{"career", "grief", "family"}}
	stars, none := 4.8, 0.0
	rated := &store.Coach{Name: "rated", Ratings: &stars, ReviewCount: 12, YearsOfExperience: 9}
	experienced := &store.Coach{Name: "experienced", Ratings: &none, ReviewCount: 12, YearsOfExperience: 9}
	young := &store.Coach{Name: "new", Ratings: &stars, ReviewCount: 1, YearsOfExperience: 1, Languages: []string{"en"}}
	for name, c := range map[string]struct {
		given      answers
		candidates []candidate
		want       []Suggestion
	}{
		"language and focus": {
			answers{language: "ta", region: "north_india", focus: []string{"career", "family"}},
			[]candidate{{tamil, 0, 0}, {work, 0, 1}, {both, 9, 2}},
			[]Suggestion{
				{coachFrom(both), []string{"Speaks Tamil", "Works with first-generation professionals", "Works with family expectations"}},
				{coachFrom(tamil), []string{"Speaks Tamil"}},
				{coachFrom(work), []string{"Works with first-generation professionals"}},
			},
		},
		"the region counts only without a language": {
			answers{region: "north_india"},
			[]candidate{{tamil, 0, 0}, {work, 0, 1}},
			[]Suggestion{{coachFrom(work), []string{"Speaks Hindi"}}, {coachFrom(tamil), []string{copy.Coaches.ReasonRoom}}},
		},
		"nothing told, fewest clients first, then the list's order": {
			answers{},
			[]candidate{{tamil, 3, 0}, {work, 1, 1}, {both, 1, 2}},
			[]Suggestion{{coachFrom(work), []string{copy.Coaches.ReasonRoom}}, {coachFrom(both), []string{copy.Coaches.ReasonRoom}}, {coachFrom(tamil), []string{copy.Coaches.ReasonRoom}}},
		},
		"a general reason has to be true": {
			answers{language: "ne"},
			[]candidate{{rated, roomBelow, 0}, {experienced, roomBelow, 1}, {young, roomBelow, 2}},
			[]Suggestion{
				{coachFrom(rated), []string{copy.Coaches.ReasonRated}},
				{coachFrom(experienced), []string{"9 years of coaching"}},
				{coachFrom(young), []string{"Speaks English"}},
			},
		},
		"nobody": {answers{language: "ta"}, nil, []Suggestion{}},
	} {
		if got := rank(c.given, c.candidates); !reflect.DeepEqual(got, c.want) {
			t.Errorf("%s:\n got %+v\nwant %+v", name, got, c.want)
		}
	}
}

// some returns a few of the items, in random order.
func some[T any](r *rand.Rand, items []T, most int) []T {
	shuffled := slices.Clone(items)
	r.Shuffle(len(shuffled), func(i, j int) { shuffled[i], shuffled[j] = shuffled[j], shuffled[i] })
	return shuffled[:r.IntN(min(most, len(shuffled))+1)]
}

func codes() (languages, regions, focuses []string) {
	for _, l := range copy.Languages {
		languages = append(languages, l.Code)
	}
	for _, r := range copy.Regions {
		regions = append(regions, r.Code)
	}
	for _, f := range copy.FocusTopics {
		focuses = append(focuses, f.Code)
	}
	return languages, regions, focuses
}

func TestRankHoldsItsRulesForAnyInput(t *testing.T) {
	t.Parallel()
	languages, regions, focuses := codes()
	for seed := range uint64(2000) {
		r := rand.New(rand.NewPCG(seed, 7))
		var given answers
		if r.IntN(2) == 0 {
			given.language = languages[r.IntN(len(languages))]
		}
		if r.IntN(4) > 0 {
			given.region = regions[r.IntN(len(regions))]
		}
		given.focus = some(r, focuses, 5)
		var candidates []candidate
		for place := range r.IntN(9) {
			candidates = append(candidates, candidate{
				coach: &store.Coach{
					ID: uuid.New(), Languages: some(r, languages, 4), Focus: some(r, focuses, 4), YearsOfExperience: 2 + r.Int32N(20),
				},
				clients: r.Int64N(30), place: place,
			})
		}
		got := rank(given, candidates)
		if len(got) != min(len(candidates), copy.Limits.CoachSuggestions) {
			t.Fatalf("seed %d: %d suggestions of %d coaches", seed, len(got), len(candidates))
		}
		shuffled := slices.Clone(candidates)
		r.Shuffle(len(shuffled), func(i, j int) { shuffled[i], shuffled[j] = shuffled[j], shuffled[i] })
		if again := rank(given, shuffled); !reflect.DeepEqual(got, again) {
			t.Fatalf("seed %d: the order of the question changes the answer", seed)
		}
		points := func(coach Coach) int {
			n, _ := match(given, &store.Coach{Languages: coach.Languages, Focus: coach.Focus}, false)
			return n
		}
		for i, one := range got {
			if i > 0 && points(got[i-1].Coach) < points(one.Coach) {
				t.Fatalf("seed %d: a worse match comes first", seed)
			}
			if len(one.Reasons) == 0 || len(one.Reasons) > mostReasons {
				t.Fatalf("seed %d: %d reasons", seed, len(one.Reasons))
			}
			for _, reason := range one.Reasons {
				checkReason(t, given, one.Coach, reason, points(one.Coach))
			}
		}
		for _, left := range candidates {
			suggested := slices.ContainsFunc(got, func(s Suggestion) bool { return s.Coach.ID.UUID() == left.coach.ID })
			if !suggested && points(coachFrom(left.coach)) > points(got[len(got)-1].Coach) {
				t.Fatalf("seed %d: a better match was left out", seed)
			}
		}
	}
}

// checkReason makes sure that a reason is true of the coach and comes from an answer, unless no answer led to the coach.
func checkReason(t *testing.T, given answers, coach Coach, reason string, points int) {
	t.Helper()
	if points == 0 {
		return
	}
	if language, found := strings.CutPrefix(reason, "Speaks "); found {
		for _, code := range coach.Languages {
			if copy.LanguageLabel(code) != language {
				continue
			}
			if code == given.language || (given.language == "" && slices.Contains(regionLanguages[given.region], code)) {
				return
			}
		}
		t.Fatalf("%q comes from no answer of %+v or is not true of %v", reason, given, coach.Languages)
	}
	for _, focus := range given.focus {
		if said, _ := copy.FocusReason(focus); said == reason && slices.Contains(coach.Focus, focus) {
			return
		}
	}
	t.Fatalf("%q comes from no answer of %+v or is not true of %v", reason, given, coach.Focus)
}

func TestRegionLanguagesSpeakInCodesOfTheCatalogue(t *testing.T) {
	t.Parallel()
	languages, regions, _ := codes()
	for region, list := range regionLanguages {
		if !slices.Contains(regions, region) {
			t.Errorf("region %q is in no list", region)
		}
		for _, language := range list {
			if !slices.Contains(languages, language) {
				t.Errorf("language %q of %s is in no list", language, region)
			}
		}
	}
	for _, region := range regions {
		if _, known := regionLanguages[region]; !known && region != "other" {
			t.Errorf("region %q has no languages", region)
		}
	}
}

func TestEngagement(t *testing.T) {
	t.Parallel()
	now := time.Date(2026, 3, 8, 9, 0, 0, 0, time.UTC)
	ago := func(d time.Duration) *time.Time { then := now.Add(-d); return &then }
	day := 24 * time.Hour
	for name, c := range map[string]struct {
		wrote *time.Time
		want  Engagement
	}{
		"never": {nil, EngagementLow}, "now": {ago(0), EngagementHigh}, "a clock ahead": {ago(-time.Minute), EngagementHigh},
		"three days": {ago(3 * day), EngagementHigh}, "over three": {ago(3*day + time.Second), EngagementMedium},
		"fourteen": {ago(14 * day), EngagementMedium}, "over fourteen": {ago(14*day + time.Second), EngagementLow},
	} {
		if got := EngagementAt(c.wrote, now); got != c.want {
			t.Errorf("%s: %s, want %s", name, got, c.want)
		}
	}
}
