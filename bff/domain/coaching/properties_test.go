package coaching

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"aangan/bff/domain/copy"

	"github.com/google/uuid"
)

// These tests check the properties promised in docs/matching.md, over many random members and coaches.

const caseCount = 2000

// newCase returns a random member and some coaches. Short lists make people share values often.
func newCase(seed uint64) (r *rand.Rand, given answers, candidates []candidate) {
	r = rand.New(rand.NewPCG(seed, 7))
	languages, regions, focuses := codes()
	regions, faiths := append(regions[:4:4], elsewhere, ""), []string{"hindu", "sikh", "muslim", elsewhere, copy.NotSpecified, ""}
	genders, cities := []string{"female", "male", "non_binary", ""}, []string{"Chennai", "Pune", "Amritsar", ""}
	any := func(list []string) string { return list[r.IntN(len(list))] }
	given = answers{
		region: any(regions), religion: any(faiths), focus: some(r, focuses, 5), coachGender: any(genders),
		outsideCommunity: r.IntN(2) == 0,
	}
	if r.IntN(2) == 0 {
		given.language = any(languages[:8])
	}
	if given.outsideCommunity {
		given.homeCity = any(cities)
	}
	for place := range r.IntN(12) {
		candidates = append(candidates, candidate{
			id: uuid.New(), languages: some(r, languages[:8], 4), focus: some(r, focuses, 4), gender: any(genders), region: any(regions),
			religion: any(faiths), city: any(cities), clients: r.Int64N(4), place: place,
			waking: []time.Duration{0, someHours - 1, someHours, manyHours, 2 * manyHours}[r.IntN(5)],
		})
	}
	return r, given, candidates
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

// Counting only the contenders' clients does not change the result, nor does the order of the coaches.
func TestRankReturnsBestThreeInAnyCoachOrder(t *testing.T) {
	t.Parallel()
	for seed := range uint64(caseCount) {
		r, given, candidates := newCase(seed)
		want := order(given, candidates)
		want = want[:min(len(want), copy.Limits.CoachSuggestions)]
		shuffled := slices.Clone(candidates)
		r.Shuffle(len(shuffled), func(i, j int) { shuffled[i], shuffled[j] = shuffled[j], shuffled[i] })
		var got []uuid.UUID
		for _, one := range rank(given, shuffled) {
			got = append(got, one.id)
		}
		if !slices.Equal(got, want) {
			t.Fatalf("seed %d: the first are %v, want %v", seed, got, want)
		}
	}
}

// All other coaches are ranked.
func TestOnlyCoachesOfOwnCommunityAreLeftOutOnRequest(t *testing.T) {
	t.Parallel()
	left := 0
	for seed := range uint64(caseCount) {
		_, given, candidates := newCase(seed)
		ranked := order(given, candidates)
		for _, one := range candidates {
			// An independent implementation of docs/matching.md.
			shares := given.region != "" && given.region != elsewhere && given.region == one.region ||
				given.religion != "" && given.religion != elsewhere && given.religion != copy.NotSpecified && given.religion == one.religion ||
				given.homeCity != "" && given.homeCity == one.city
			if out := given.outsideCommunity && shares; out == slices.Contains(ranked, one.id) {
				t.Fatalf("seed %d: left out %t, ranked %t: %+v for %+v", seed, out, !out, one, given)
			} else if out {
				left++
			}
		}
	}
	if left < caseCount/2 {
		t.Fatalf("only %d were left out: the test covers too little", left)
	}
}

// A coach adds something that the member requested.
func TestCoachGainingRequestedTraitNeverRanksLower(t *testing.T) {
	t.Parallel()
	gained := 0
	for seed := range uint64(caseCount) {
		_, given, candidates := newCase(seed)
		for i := range candidates {
			before := slices.Index(order(given, candidates), candidates[i].id)
			if before < 0 {
				continue
			}
			for name, gain := range map[string]func(*candidate) bool{
				"the language": func(c *candidate) bool {
					c.languages = append(slices.Clone(c.languages), given.language)
					return given.language != ""
				},
				"a topic": func(c *candidate) bool {
					for _, focus := range given.focus {
						if !slices.Contains(c.focus, focus) {
							c.focus = append(slices.Clone(c.focus), focus)
							return true
						}
					}
					return false
				},
				"the gender": func(c *candidate) bool { c.gender = given.coachGender; return given.coachGender != "" },
				"more hours while the member is awake": func(c *candidate) bool {
					c.waking += manyHours
					return true
				},
				"a region that is another": func(c *candidate) bool {
					c.region = "nepal"
					return given.outsideCommunity && given.region != "" && given.region != "nepal"
				},
			} {
				changed := slices.Clone(candidates)
				if !gain(&changed[i]) {
					continue
				}
				gained++
				if after := slices.Index(order(given, changed), candidates[i].id); after > before || after < 0 {
					t.Fatalf("seed %d: %s moves a coach from place %d to %d: %+v for %+v", seed, name, before, after, candidates[i], given)
				}
			}
		}
	}
	if gained < caseCount {
		t.Fatalf("only %d gained something: the test covers too little", gained)
	}
}

// After a member gives one more answer, coaches who share it rank no lower than before.
func TestAnotherAnswerNeverLowersCoachesWhoShareIt(t *testing.T) {
	t.Parallel()
	languages, _, focuses := codes()
	shared := 0
	for seed := range uint64(caseCount) {
		r, given, candidates := newCase(seed)
		before := order(given, candidates)
		more := given
		var shares func(candidate) bool
		switch r.IntN(3) {
		case 0:
			if given.language != "" {
				continue
			}
			more.language = languages[r.IntN(8)]
			shares = func(c candidate) bool { return slices.Contains(c.languages, more.language) }
		case 1:
			if given.coachGender != "" {
				continue
			}
			more.coachGender = "female"
			shares = func(c candidate) bool { return c.gender == "female" }
		default:
			focus := focuses[r.IntN(len(focuses))]
			if slices.Contains(given.focus, focus) {
				continue
			}
			more.focus = append(slices.Clone(given.focus), focus)
			shares = func(c candidate) bool { return slices.Contains(c.focus, focus) }
		}
		after := order(more, candidates)
		for _, one := range candidates {
			was := slices.Index(before, one.id)
			if was < 0 || !shares(one) {
				continue
			}
			shared++
			if is := slices.Index(after, one.id); is > was {
				t.Fatalf("seed %d: place %d becomes %d: %+v for %+v and then %+v", seed, was, is, one, given, more)
			}
		}
	}
	if shared < caseCount/4 {
		t.Fatalf("only %d shared the answer: the test covers too little", shared)
	}
}

// For other members religions do not change the order, nor do a coach's region and city.
func TestReligionCountsOnlyIfOutsideCommunityIsRequested(t *testing.T) {
	t.Parallel()
	counted := false
	for seed := range uint64(caseCount) {
		r, given, candidates := newCase(seed)
		changed, elsewhereGiven := slices.Clone(candidates), given
		elsewhereGiven.religion = []string{"hindu", "muslim", "jain", ""}[r.IntN(4)]
		for i := range changed {
			changed[i].religion = []string{"hindu", "muslim", "jain", ""}[r.IntN(4)]
			if !given.outsideCommunity {
				changed[i].region, changed[i].city = "nepal", "Kathmandu"
			}
		}
		same := slices.Equal(order(given, candidates), order(elsewhereGiven, changed))
		if !given.outsideCommunity && !same {
			t.Fatalf("seed %d: religion, region or city of a coach changes the order for %+v", seed, given)
		}
		counted = counted || !same
	}
	if !counted {
		t.Error("religion never counts, not even with outsideCommunity")
	}
}

// No sum of other points outweighs it.
func TestRequestedGenderRanksFirst(t *testing.T) {
	t.Parallel()
	for seed := range uint64(caseCount) {
		_, given, candidates := newCase(seed)
		if given.coachGender == "" {
			continue
		}
		others := false
		for _, id := range order(given, candidates) {
			one := candidates[slices.IndexFunc(candidates, func(c candidate) bool { return c.id == id })]
			if others && one.gender == given.coachGender {
				t.Fatalf("seed %d: a coach of another gender ranks first", seed)
			}
			others = others || one.gender != given.coachGender
		}
	}
	most := manyPoints + languagePoints + outsidePoints + guessPoints + copy.Limits.FocusTopicsMax*focusPoints
	if genderPoints <= most {
		t.Errorf("the gender is worth %d, everything else together %d", genderPoints, most)
	}
}

// Many members with the same answers choose the first suggestion.
func TestRankDistributesMembersEvenlyAmongEqualCoaches(t *testing.T) {
	t.Parallel()
	for seed := range uint64(200) {
		_, given, candidates := newCase(seed)
		given.outsideCommunity = false
		for i := range candidates {
			candidates[i].clients = 0
		}
		if len(candidates) == 0 {
			continue
		}
		for range 10 * len(candidates) {
			first := rank(given, candidates)[0]
			candidates[first.place].clients++
		}
		points := map[int][]int64{}
		top := 0
		for i := range candidates {
			worth, _ := given.match(&candidates[i], nil)
			worth += hoursPoints(candidates[i].waking)
			points[worth] = append(points[worth], candidates[i].clients)
			top = max(top, worth)
		}
		if equals := points[top]; slices.Max(equals)-slices.Min(equals) > 1 {
			t.Fatalf("seed %d: equals have %v clients", seed, equals)
		}
	}
}

// The permitted reasons are computed from the answers and the stored data.
func TestEveryReasonIsTrueAndFromAnAnswer(t *testing.T) {
	t.Parallel()
	for seed := range uint64(caseCount) {
		_, given, candidates := newCase(seed)
		for _, one := range rank(given, candidates) {
			_, reasons := given.match(&one.candidate, copy.In("en"))
			if len(reasons) > mostReasons || len(slices.Compact(slices.Sorted(slices.Values(reasons)))) != len(reasons) {
				t.Fatalf("seed %d: reasons %v", seed, reasons)
			}
			permitted := permittedFor(given, one.candidate)
			for _, reason := range reasons {
				if !slices.Contains(permitted, reason) {
					t.Fatalf("seed %d: %q is none of %v, for %+v of %+v", seed, reason, permitted, one, given)
				}
			}
			if (len(reasons) == 0) != (len(permitted) == 0) {
				t.Fatalf("seed %d: reasons %v, permitted %v", seed, reasons, permitted)
			}
			for _, secret := range []string{"Hindu", "Sikh", "Muslim", "Islam", "India"} {
				if strings.Contains(strings.Join(reasons, " "), secret) {
					t.Fatalf("seed %d: %v reveals a region or a religion", seed, reasons)
				}
			}
		}
	}
}

func permittedFor(given answers, coach candidate) (sentences []string) {
	genders := map[string]string{
		"female": "A woman, as you asked", "male": "A man, as you asked", "non_binary": "A non-binary person, as you asked",
	}
	if given.coachGender != "" && coach.gender == given.coachGender {
		sentences = append(sentences, genders[coach.gender])
	}
	if given.outsideCommunity && given.region != "" && given.region != "other" && coach.region != "" && coach.region != given.region {
		sentences = append(sentences, "From a different region than your family")
	} else if given.outsideCommunity && given.homeCity != "" && coach.city != "" && coach.city != given.homeCity {
		sentences = append(sentences, "Lives in "+coach.city+", away from "+given.homeCity)
	}
	for _, language := range coach.languages {
		named := given.language == "" || slices.Contains(coach.languages, given.language)
		if language == given.language || named && slices.Contains(regionLanguages[given.region], language) {
			sentences = append(sentences, "Speaks "+copy.LanguageLabel(copy.In("en"), language))
		}
	}
	for _, focus := range given.focus {
		if said, _ := copy.FocusReason(copy.In("en"), focus); slices.Contains(coach.focus, focus) {
			sentences = append(sentences, said)
		}
	}
	return sentences
}
