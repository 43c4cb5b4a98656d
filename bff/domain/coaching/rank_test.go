package coaching

import (
	"reflect"
	"slices"
	"testing"
	"time"

	"aangan/bff/domain/copy"
	"aangan/db/store"

	"github.com/google/uuid"
)

// rank runs the part of Suggest between reads and texts. The candidates' hours and clients are already read.
func rank(given answers, candidates []candidate) []scored {
	most := copy.Limits.CoachSuggestions
	list := contenders(score(&given, candidates), most, manyPoints)
	addHours(list)
	return best(contenders(list, most, 0), most)
}

// order returns all coaches who may be suggested, best first.
func order(given answers, candidates []candidate) []uuid.UUID {
	var ids []uuid.UUID
	list := score(&given, candidates)
	addHours(list)
	for _, one := range best(list, len(candidates)) {
		ids = append(ids, one.id)
	}
	return ids
}

func TestRankGivesReasonsFromAnswers(t *testing.T) {
	t.Parallel()
	type row struct {
		name    string
		reasons []string
	}
	tamil := candidate{id: uuid.New(), languages: []string{"en", "ta"}}
	work := candidate{id: uuid.New(), languages: []string{"en", "hi"}, focus: []string{"career"}}
	both := candidate{id: uuid.New(), languages: []string{"ta", "en"}, focus: []string{"career", "grief", "family"}}
	woman := candidate{id: uuid.New(), languages: []string{"en", "hi"}, gender: "female", region: "south_india", religion: "hindu", city: "Chennai"}
	man := candidate{id: uuid.New(), languages: []string{"pa", "hi", "en"}, focus: []string{"career"}, gender: "male", region: "north_india", religion: "sikh", city: "Amritsar"}
	quiet := candidate{id: uuid.New(), languages: []string{"en"}, gender: "non_binary", city: "Pune"}
	names := map[uuid.UUID]string{tamil.id: "tamil", work.id: "work", both.id: "both", woman.id: "woman", man.id: "man", quiet.id: "quiet"}
	with := func(one candidate, clients int64, place int) candidate {
		one.clients, one.place = clients, place
		return one
	}
	open := func(one candidate, waking time.Duration) candidate {
		one.waking, one.place = waking, 9
		return one
	}
	none := []string{copy.Coaches.ReasonRoom}
	for name, c := range map[string]struct {
		given      answers
		candidates []candidate
		want       []row
	}{
		"language and focus": {
			answers{language: "ta", region: "north_india", focus: []string{"career", "family"}},
			[]candidate{with(tamil, 0, 0), with(work, 0, 1), with(both, 9, 2)},
			[]row{
				{"both", []string{"Speaks Tamil", "Works with first-generation professionals", "Works with family expectations"}},
				{"tamil", []string{"Speaks Tamil"}}, {"work", []string{"Works with first-generation professionals"}},
			},
		},
		"region without a language: guessed language": {
			answers{region: "north_india"}, []candidate{with(tamil, 0, 0), with(work, 0, 1)},
			[]row{{"work", []string{"Speaks Hindi"}}, {"tamil", none}},
		},
		"region with a language: counts only for coaches who speak it": {
			answers{language: "en", region: "north_india"}, []candidate{with(tamil, 0, 0), with(work, 0, 1)},
			[]row{{"work", []string{"Speaks English", "Speaks Hindi"}}, {"tamil", []string{"Speaks English"}}},
		},
		"language that is also the region's: one reason": {
			answers{language: "ta", region: "south_india"}, []candidate{with(tamil, 0, 0)}, []row{{"tamil", []string{"Speaks Tamil"}}},
		},
		"no answers: fewest clients first, then list order": {
			answers{}, []candidate{with(tamil, 3, 0), with(work, 1, 1), with(both, 1, 2)},
			[]row{{"work", none}, {"both", none}, {"tamil", none}},
		},
		"requested gender": {
			answers{coachGender: "female", language: "pa", focus: []string{"career"}}, []candidate{with(man, 0, 0), with(woman, 9, 1)},
			[]row{{"woman", []string{"A woman, as you asked"}}, {"man", []string{"Speaks Punjabi", "Works with first-generation professionals"}}},
		},
		"requested non-binary coach": {
			answers{coachGender: "non_binary"}, []candidate{with(man, 0, 0), with(quiet, 9, 1)},
			[]row{{"quiet", []string{"A non-binary person, as you asked"}}, {"man", none}},
		},
		"outside community, by region": {
			answers{region: "south_india", outsideCommunity: true, coachGender: "male"}, []candidate{with(woman, 0, 0), with(quiet, 0, 1), with(man, 9, 2)},
			[]row{{"man", []string{"A man, as you asked", "From a different region than your family"}}, {"quiet", none}},
		},
		"outside community, by religion, which is never shown": {
			answers{region: "other", religion: "sikh", outsideCommunity: true}, []candidate{with(man, 0, 0), with(woman, 0, 1)},
			[]row{{"woman", none}},
		},
		"outside community, by city": {
			answers{outsideCommunity: true, homeCity: "madras, Tamil Nadu"}, []candidate{with(woman, 0, 0), with(quiet, 0, 1)},
			[]row{{"quiet", []string{"Lives in Pune, away from madras, Tamil Nadu"}}},
		},
		"outside community, no coach left": {
			answers{region: "south_india", outsideCommunity: true}, []candidate{with(woman, 0, 0)}, nil,
		},
		"hours while the member is awake outweigh a language, and are a reason": {
			answers{language: "ta"}, []candidate{with(tamil, 0, 0), open(work, 10*time.Hour), open(both, 2*time.Hour)},
			[]row{
				{"both", []string{"Speaks Tamil", copy.Matching.SomeHours}}, {"work", []string{copy.Coaches.ReasonRoom, copy.Matching.ManyHours}},
				{"tamil", []string{"Speaks Tamil"}},
			},
		},
		"hours never outweigh a requested gender": {
			answers{coachGender: "female"}, []candidate{open(man, 60*time.Hour), with(woman, 0, 1)},
			[]row{{"woman", []string{"A woman, as you asked"}}, {"man", []string{copy.Coaches.ReasonRoom, copy.Matching.ManyHours}}},
		},
		"less than two hours do not count": {
			answers{}, []candidate{with(tamil, 0, 0), open(work, 2*time.Hour-1)}, []row{{"tamil", none}, {"work", none}},
		},
		"no coaches": {answers{language: "ta"}, nil, nil},
	} {
		var got []row
		for _, one := range rank(c.given, c.candidates) {
			got = append(got, row{names[one.id], c.given.reasons(copy.In("en"), &one.candidate, &store.Coach{})})
		}
		if !reflect.DeepEqual(got, c.want) {
			t.Errorf("%s:\n got %+v\nwant %+v", name, got, c.want)
		}
	}
}

func TestGeneralReasonIsTrueOfCoach(t *testing.T) {
	t.Parallel()
	stars, none := 4.8, 0.0
	rated := &store.Coach{Ratings: &stars, ReviewCount: 12, YearsOfExperience: 9}
	experienced := &store.Coach{Ratings: &none, ReviewCount: 12, YearsOfExperience: 9}
	young := &store.Coach{Ratings: &stars, ReviewCount: 1, YearsOfExperience: 1, Languages: []string{"en"}}
	given := answers{language: "ne"}
	for name, c := range map[string]struct {
		coach   *store.Coach
		clients int64
		want    []string
	}{
		"has room": {rated, roomBelow - 1, []string{copy.Coaches.ReasonRoom}}, "rated": {rated, roomBelow, []string{copy.Coaches.ReasonRated}},
		"experienced": {experienced, roomBelow, []string{"9 years of coaching"}}, "new": {young, roomBelow, []string{"Speaks English"}},
		"no general reason": {&store.Coach{}, roomBelow, []string{}},
	} {
		if got := given.reasons(copy.In("en"), &candidate{clients: c.clients}, c.coach); !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", name, got, c.want)
		}
	}
}

func TestSameCityUsesCurrentNames(t *testing.T) {
	t.Parallel()
	for _, pair := range [][2]string{
		{"Chennai", "chennai "}, {"Madras", "Chennai"}, {"Bangalore, KA", "Bengaluru"}, {"New Delhi", "Delhi"}, {"சென்னை", "சென்னை, தமிழ்நாடு"},
	} {
		if !sameCity(pair[0], pair[1]) {
			t.Errorf("%q and %q are different cities, want the same", pair[0], pair[1])
		}
	}
	if sameCity("Chennai", "Madurai") || sameCity("Delhi", "New York") {
		t.Error("different cities count as the same")
	}
	for old, now := range renamed {
		if cityName(now) != now || cityName(old) != now {
			t.Errorf("%q and %q have different current names", old, now)
		}
	}
}

func TestRegionLanguagesUseKnownCodes(t *testing.T) {
	t.Parallel()
	languages, regions, _ := codes()
	for region, list := range regionLanguages {
		if !slices.Contains(regions, region) {
			t.Errorf("region %q is unknown", region)
		}
		for _, language := range list {
			if !slices.Contains(languages, language) {
				t.Errorf("language %q of %s is unknown", language, region)
			}
		}
	}
	for _, region := range regions {
		if _, known := regionLanguages[region]; !known && region != "other" {
			t.Errorf("region %q has no languages", region)
		}
	}
}
