package coaching

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"aangan/bff/domain/copy"

	"github.com/google/uuid"
)

// The properties that docs/matching.md promises, each over many members and coaches made up at random.

const worlds = 2000

// world makes one member and some coaches. Lists are short where that makes people share things often.
func world(seed uint64) (r *rand.Rand, given answers, candidates []candidate) {
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

// TestTheFirstThreeAreTheBestThree: counting clients of contenders only changes nothing, nor does the order of the
// coaches.
func TestTheFirstThreeAreTheBestThree(t *testing.T) {
	t.Parallel()
	for seed := range uint64(worlds) {
		r, given, candidates := world(seed)
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

// TestOnlyTheMembersOwnCommunityIsLeftOut, for members who requested it. All others are ranked.
func TestOnlyTheMembersOwnCommunityIsLeftOut(t *testing.T) {
	t.Parallel()
	left := 0
	for seed := range uint64(worlds) {
		_, given, candidates := world(seed)
		ranked := order(given, candidates)
		for _, one := range candidates {
			// Written again, in the words of the document.
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
	if left < worlds/2 {
		t.Fatalf("only %d were left out: this shows little", left)
	}
}

// TestACoachWhoGainsSomethingAskedForNeverFalls, from the coach's side: a coach who adds something that the member
// requested.
func TestACoachWhoGainsSomethingAskedForNeverFalls(t *testing.T) {
	t.Parallel()
	gained := 0
	for seed := range uint64(worlds) {
		_, given, candidates := world(seed)
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
	if gained < worlds {
		t.Fatalf("only %d gained something: this shows little", gained)
	}
}

// TestAMemberWhoSaysMoreNeverMovesASharingCoachBack, from the member's side: after one more answer, coaches who share
// it rank no lower than before.
func TestAMemberWhoSaysMoreNeverMovesASharingCoachBack(t *testing.T) {
	t.Parallel()
	languages, _, focuses := codes()
	shared := 0
	for seed := range uint64(worlds) {
		r, given, candidates := world(seed)
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
	if shared < worlds/4 {
		t.Fatalf("only %d shared the answer: this shows little", shared)
	}
}

// TestReligionCountsOnlyForWhoAskedForSomebodyFromOutside: for other members religions change nothing; nor do a
// coach's region and city.
func TestReligionCountsOnlyForWhoAskedForSomebodyFromOutside(t *testing.T) {
	t.Parallel()
	counted := false
	for seed := range uint64(worlds) {
		r, given, candidates := world(seed)
		converted, elsewhereGiven := slices.Clone(candidates), given
		elsewhereGiven.religion = []string{"hindu", "muslim", "jain", ""}[r.IntN(4)]
		for i := range converted {
			converted[i].religion = []string{"hindu", "muslim", "jain", ""}[r.IntN(4)]
			if !given.outsideCommunity {
				converted[i].region, converted[i].city = "nepal", "Kathmandu"
			}
		}
		same := slices.Equal(order(given, candidates), order(elsewhereGiven, converted))
		if !given.outsideCommunity && !same {
			t.Fatalf("seed %d: religion, region or city of a coach changes the order for %+v", seed, given)
		}
		counted = counted || !same
	}
	if !counted {
		t.Error("religion never counts, not even for those who asked")
	}
}

// TestTheGenderThatWasAskedForComesFirst: no sum of anything else makes up for it.
func TestTheGenderThatWasAskedForComesFirst(t *testing.T) {
	t.Parallel()
	for seed := range uint64(worlds) {
		_, given, candidates := world(seed)
		if given.coachGender == "" {
			continue
		}
		others := false
		for _, id := range order(given, candidates) {
			one := candidates[slices.IndexFunc(candidates, func(c candidate) bool { return c.id == id })]
			if others && one.gender == given.coachGender {
				t.Fatalf("seed %d: somebody of another gender comes first", seed)
			}
			others = others || one.gender != given.coachGender
		}
	}
	most := languagePoints + outsidePoints + guessPoints + copy.Limits.FocusTopicsMax*focusPoints
	if genderPoints <= most {
		t.Errorf("the gender is worth %d, everything else together %d", genderPoints, most)
	}
}

// TestNewcomersAreSharedAmongEquals lets many members with the same answers take the first suggestion.
func TestNewcomersAreSharedAmongEquals(t *testing.T) {
	t.Parallel()
	for seed := range uint64(200) {
		_, given, candidates := world(seed)
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
			worth, _ := given.match(&candidates[i], false)
			points[worth] = append(points[worth], candidates[i].clients)
			top = max(top, worth)
		}
		if equals := points[top]; slices.Max(equals)-slices.Min(equals) > 1 {
			t.Fatalf("seed %d: equals have %v clients", seed, equals)
		}
	}
}

// TestEveryReasonComesFromAnAnswerAndIsTrue computes the permitted reasons from the answers and the stored data.
func TestEveryReasonComesFromAnAnswerAndIsTrue(t *testing.T) {
	t.Parallel()
	for seed := range uint64(worlds) {
		_, given, candidates := world(seed)
		for _, one := range rank(given, candidates) {
			_, reasons := given.match(&one.candidate, true)
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
				t.Fatalf("seed %d: said %v of %v", seed, reasons, permitted)
			}
			for _, secret := range []string{"Hindu", "Sikh", "Muslim", "Islam", "India"} {
				if strings.Contains(strings.Join(reasons, " "), secret) {
					t.Fatalf("seed %d: %v tells a region or a religion", seed, reasons)
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
		sentences = append(sentences, "From another region than your family")
	} else if given.outsideCommunity && given.homeCity != "" && coach.city != "" && coach.city != given.homeCity {
		sentences = append(sentences, "Lives in "+coach.city+", away from "+given.homeCity)
	}
	for _, language := range coach.languages {
		named := given.language == "" || slices.Contains(coach.languages, given.language)
		if language == given.language || named && slices.Contains(regionLanguages[given.region], language) {
			sentences = append(sentences, "Speaks "+copy.LanguageLabel(language))
		}
	}
	for _, focus := range given.focus {
		if said, _ := copy.FocusReason(focus); slices.Contains(coach.focus, focus) {
			sentences = append(sentences, said)
		}
	}
	return sentences
}
