package postsearch_test

import (
	"slices"
	"strings"
	"testing"

	"aangan/db/postsearch"
)

// The cases are labelled by hand: a search text, and whether a user would expect it to find this post. "otherwise"
// marks posts that are found only in another spelling.
func TestFindMatchesLabelledQueriesInAllScripts(t *testing.T) {
	t.Parallel()
	const (
		yes       = "yes"
		otherwise = "otherwise"
		no        = "no"
	)
	for _, c := range []struct{ text, query, want string }{
		// English: whole words, parts, roots, apostrophes, small words, several words in any order.
		{"My mother calls every Sunday", "mother", yes},
		{"My mother calls every Sunday", "MOTHER", yes},
		{"My mother calls every Sunday", "sunday mother", yes},
		{"My mother calls every Sunday", "monday mother", no},
		{"My mother calls every Sunday", "othe", yes},
		{"My mother calls every Sunday", "ot", no},
		{"My mother calls every Sunday", "mo", yes},
		{"My mother calls every Sunday", "m", yes},
		{"My mother calls every Sunday", "call", yes},
		{"I am worried about my visa", "worrying", yes},
		{"I keep worrying", "worried", yes},
		{"two visas later", "visa", yes},
		{"one visa", "visas", yes},
		{"We stopped talking", "stop", yes},
		{"We have to stop", "stopping", yes},
		{"I am moving to Dallas", "moved", yes},
		{"He decided alone", "deciding", yes},
		{"The families met", "family", yes},
		{"I don't sleep", "dont", yes},
		{"I dont sleep", "don’t", yes},
		{"my parents' house", "parents", yes},
		{"How do I tell my parents?", "how to tell the parents", yes},
		{"How do I ask my parents?", "how to tell the parents", no},
		{"To whom do I tell it, and how, if my parents ask", "how to tell the parents", yes},
		{"H-1B and the green card", "h-1b", yes},
		{"H-1B and the green card", "h1b", no},
		{"sleep", "slip", otherwise},
		{"the", "the", yes},
		{"nothing of it", "the of", no},
		{"I was caring for him", "car", yes},
		{"we rent", "parent", no},
		// Latin with accents, in either direction and composed in either way.
		{"We met at a café", "cafe", yes},
		{"We met at a cafe", "café", yes},
		{"We met at a cafe\u0301", "CAFÉ", yes},
		{"In der Straße", "strasse", yes},
		{"Ṭhākur and Śivarātri", "thakur sivaratri", yes},
		{"Thakur", "Ṭhākur", yes},
		{"ｆｕｌｌ width", "full", yes},
		// Hindi: signs for vowels stay with their letter, the dot below and the two signs for nasal vowels do not matter.
		{"माँ से बात नहीं होती", "मां", yes},
		{"मां की याद", "माँ", yes},
		{"बड़ा घर", "बडा", yes},
		{"ज़िंदगी", "जिंदगी", yes},
		{"ज़िन्दगी", "ज़िन्दगी", yes},
		{"पुरानी बातें", "बात", yes},
		{"एक बात", "बातें", yes},
		{"अच्छा लड़का", "अच्छी", yes},
		{"मेरी शादी की बात", "शादी बात", yes},
		{"किताब", "ताब", yes},
		{"किताब", "कतब", no},
		{"नींद नहीं आती", "नी", yes},
		{"२०२६ में", "2026", yes},
		{"In 2026", "२०२६", yes},
		// Tamil.
		{"அம்மாவிடம் பேச முடியவில்லை", "அம்மா", yes},
		{"அம்மாவிடம் பேச முடியவில்லை", "முடிய", yes},
		{"அம்மாவிடம் பேச முடியவில்லை", "அப்பா", no},
		{"தூக்கம் வரவில்லை", "தூக்கம்", yes},
		{"தூக்கம் வரவில்லை", "வில்லை", yes},
		{"கொடு", "கெ", no},
		{"கொடு", "கெ\u0bbe", yes},
		// Urdu: points, the Arabic forms of letters, and letters that have no width between them.
		{"امی سے بات", "امي", yes},
		{"بہت مشکل", "بهت", yes},
		{"کیا کہوں", "كيا", yes},
		{"زِندگی", "زندگی", yes},
		{"زندگی", "زِنْدَگی", yes},
		{"باتیں کرنا", "بات", yes},
		{"یہ بات ہے", "باتیں", yes},
		{"نہیں\u200cہے", "نہیں", yes},
		{"آپ کی شادی", "شادی آپ", yes},
		{"۲۰۲۶", "2026", yes},
		{"گھر", "شہر", no},
		// Hinglish: spelled by ear.
		{"Zindagi mushkil hai", "zindagi", yes},
		{"Zindagi mushkil hai", "jindagi", otherwise},
		{"jindagee bhar", "zindagi", otherwise},
		{"Mummy nahi maanti", "nahin", otherwise},
		{"mujhe bahut neend aati hai", "nind", otherwise},
		{"mujhe bahut neend aati hai", "bahut", yes},
		{"shaadi ka dabaav", "shadi", otherwise},
		{"shaadi ka dabaav", "shadi dabaav", otherwise},
		{"phir wahi baat", "fir vahi", no}, // Three letters sound alike too often.
		{"phir wahi baat", "vahi", otherwise},
		{"Log kya kahenge", "log kya", yes},
		{"Log kya kahenge", "kahenge log", yes},
		{"Log kya kahenge", "kahen", yes},
		// Mixed, and pictures.
		{"Amma கேட்டாள் और मैं चुप", "amma चुप", yes},
		{"thank you 🙏🏽", "🙏", yes},
		{"thank you 🙏", "🙏🏽", yes},
		{"thank you", "🙏", no},
		{"👩‍👩‍👧 at home", "👧 home", yes},
		{"Bangla: ভালো আছি", "ভাল", yes},
		{"ਮੈਂ ਠੀਕ ਹਾਂ", "ਠੀਕ", yes},
		{"నేను బాగున్నాను", "బాగు", yes},
	} {
		query := postsearch.Ask(c.query)
		match, found := query.Find(postsearch.Text{Title: "—", Content: c.text}, true)
		got := no
		if found {
			got = yes
			if match.Spelling {
				got = otherwise
			}
		}
		if got != c.want {
			t.Errorf("%q in %q: %s, want %s", c.query, c.text, got, c.want)
		}
		if _, spelled := query.Find(postsearch.Text{Title: "—", Content: c.text}, false); spelled != (got == yes) {
			t.Errorf("%q in %q without other spellings: %t", c.query, c.text, spelled)
		}
		if found && match.To <= match.From {
			t.Errorf("%q in %q: the match has no position: %+v", c.query, c.text, match)
		}
	}
}

func TestQueryWithoutWordsIsEmpty(t *testing.T) {
	t.Parallel()
	for _, query := range []string{"", "  \n", "?!…", "\u200d", "'", "’’"} {
		if q := postsearch.Ask(query); !q.Empty() {
			t.Errorf("the query %q is not empty", query)
		}
	}
}

// The posts are listed in the expected order.
func TestFindScoresPostsInExpectedOrder(t *testing.T) {
	t.Parallel()
	post := func(title, content string, tags ...string) postsearch.Text {
		return postsearch.Text{Title: title, Content: content, Tags: tags}
	}
	for query, order := range map[string][]postsearch.Text{
		"visa": {
			post("The visa", "…"), post("Visaless", "…"), post("x", "…", "visa"), post("x", "…", "revisage"), post("x", "my visa"), post("x", "visapur"), post("x", "revisable"),
		},
		"worried": {post("Worried", "…"), post("worries", "…"), post("…", "so worried"), post("…", "so worrying")},
		"my visa interview": {
			post("Visa interview", "…"), post("Interview for a visa", "…"), post("The interview", "… for my visa"), post("x", "my visa interview"), post("x", "interviewed for visas"),
		},
	} {
		asked, last := postsearch.Ask(query), 1<<30
		for _, text := range order {
			match, found := asked.Find(text, false)
			if !found {
				t.Errorf("%q is not found in %+v", query, text)
			}
			if match.Score >= last {
				t.Errorf("%q: the score of %+v (%d) is not below the previous one (%d)", query, text, match.Score, last)
			}
			last = match.Score
		}
	}
}

// Every post that Find accepts must match one of the three index queries.
func TestIndexContainsAllMatches(t *testing.T) {
	t.Parallel()
	contents := []string{
		"I keep worrying about the visa interview and my mother’s calls", "माँ से बातें करना मुश्किल है ज़िंदगी", "அம்மாவிடம் பேச முடியவில்லை தூக்கம்",
		"نہیں زندگی مشکل باتیں امی", "Zindagi mushkil hai yaar, nahi samajh aata 🙏🏽", "Straße café Ṭhākur H-1B don't", "a\u00ad\u200bb c",
	}
	found := 0
	for _, content := range contents {
		index := postsearch.Of("", content, nil)
		// With these shares some words are common, so other numbers are searched for.
		common := postsearch.NewShares([]string{"visa", "worry"}, []float32{0.2, 0.1}, index.Grams[:len(index.Grams)/2], shareOf(len(index.Grams)/2))
		has := func(word string) bool { return strings.Contains(" "+index.Words+" ", " "+word+" ") }
		letters := []rune(content)
		for from := range letters {
			for length := 1; length <= 14 && from+length <= len(letters); length++ {
				query := postsearch.Ask(string(letters[from : from+length]))
				_, fits := query.Find(postsearch.Text{Content: content}, false)
				if !fits {
					continue
				}
				found++
				for _, shares := range []*postsearch.Shares{nil, common} {
					asked := query.Spelled(shares)
					if !indexMatches(nil, asked.PartsAll, has, index.Grams) && !indexMatches(asked.Whole, nil, has, index.Grams) &&
						!indexMatches(asked.Mixed, asked.MixedAll, has, index.Grams) {
						t.Errorf("the index misses %q in %q", string(letters[from:from+length]), content)
					}
					// The searched numbers are a subset of those that a post must have.
					for _, pair := range [][2][]int32{{asked.Parts, asked.PartsAll}, {asked.MixedParts, asked.MixedAll}} {
						if slices.ContainsFunc(pair[0], func(one int32) bool { return !slices.Contains(pair[1], one) }) || (len(pair[0]) == 0) != (len(pair[1]) == 0) {
							t.Errorf("%q searches for the numbers %v of %v", string(letters[from:from+length]), pair[0], pair[1])
						}
					}
				}
			}
		}
	}
	if found < 1500 {
		t.Errorf("only %d queries had a match", found)
	}
}

func shareOf(n int) (all []float32) {
	for i := range n {
		all = append(all, 1/float32(i+1))
	}
	return all
}

// indexMatches reports whether an index matches a query, as in Postgres. An empty query matches nothing.
func indexMatches(query *string, grams []int32, has func(string) bool, all []int32) bool {
	if query == nil && len(grams) == 0 {
		return false
	}
	if query != nil {
		for _, word := range strings.Split(*query, " & ") {
			if !has(word) {
				return false
			}
		}
	}
	for _, gram := range grams {
		if _, there := slices.BinarySearch(all, gram); !there {
			return false
		}
	}
	return true
}

// Every word with a root must start with the root's stem, so that the stem's letters
// can be searched instead.
func TestStemIsPrefixOfWordsWithRoot(t *testing.T) {
	t.Parallel()
	endings := strings.Fields("- s es ies ied ing ed e y ses xes ches shes zzes ning ping ned ped ying ien ों ियों ें ी ा ون ین یون")
	seen := 0
	for _, base := range strings.Fields("worr famil mov mak hop hopp run runn decid stor hous hom visa call parent go d ag fre dy study kiss box wish quiz pray see बात पुरान घर بات باتی تع அம்மா café") {
		for _, ending := range endings {
			word := postsearch.Fold(base + strings.Trim(ending, "-"))
			seen++
			for _, other := range endings {
				text := postsearch.Fold(base + strings.Trim(other, "-"))
				if postsearch.Root(word) != postsearch.Root(text) {
					continue
				}
				index := postsearch.Of("", text, nil)
				asked := postsearch.Ask(word).Spelled(nil)
				has := func(one string) bool { return strings.Contains(" "+index.Words+" ", " "+one+" ") }
				if !indexMatches(nil, asked.PartsAll, has, index.Grams) && !indexMatches(asked.Whole, nil, has, index.Grams) {
					t.Errorf("%q, with the root %q, is not found by %q", text, postsearch.Root(text), word)
				}
			}
		}
	}
	if seen < 800 {
		t.Errorf("only %d words", seen)
	}
}

func TestWordsReturnsOffsetsAndFoldedWords(t *testing.T) {
	t.Parallel()
	text := "Don’t, அம்மா! 🙏🏽 x"
	var got []string
	for _, word := range postsearch.Words(text) {
		got = append(got, text[word.From:word.To]+"="+word.Folded)
	}
	if want := []string{"Don’t=dont", "அம்மா=அம்மா", "🙏=🙏", "x=x"}; !slices.Equal(got, want) {
		t.Errorf("%q", got)
	}
}

func TestExcerptCutsTextAroundMatchAtSpaces(t *testing.T) {
	t.Parallel()
	long := strings.Repeat("word ", 100) + "here அம்மா is it " + strings.Repeat("more ", 100)
	at := strings.Index(long, "அம்மா")
	passage, before, after := postsearch.Excerpt(long, at, at+len("அம்மா"), 60)
	if !before || !after || !strings.Contains(passage, "here அம்மா is it more") || len([]rune(passage)) > 60 {
		t.Errorf("%q %t %t", passage, before, after)
	}
	if !strings.HasPrefix(passage, "word ") || !strings.HasSuffix(passage, " more") {
		t.Errorf("%q cuts a word", passage)
	}
	for _, c := range []struct {
		text          string
		from, to      int
		before, after bool
	}{{"short", 0, 5, false, false}, {long, 0, 0, false, true}, {long, len(long) - 3, len(long) - 1, true, false}, {strings.Repeat("அ", 300), 150, 153, true, true}} {
		passage, before, after := postsearch.Excerpt(c.text, c.from, c.to, 60)
		if before != c.before || after != c.after || len([]rune(passage)) > 60 || !strings.Contains(passage, c.text[c.from:c.to]) {
			t.Errorf("%d to %d: %q %t %t", c.from, c.to, passage, before, after)
		}
	}
}

// Stored posts contain these numbers, so a change would require rewriting all posts.
func TestIndexOfStoredPostsDoesNotChange(t *testing.T) {
	t.Parallel()
	index := postsearch.Of("Chai 🙏", "worrying, it's zindagi", []string{"green-card"})
	if want := "'#green-card' 'card' 'chai' 'green' 'its' 'worry' 'zindagi' '~gri' '~jindagi' '~vorying' '🙏'"; index.Words != want {
		t.Errorf("%s", index.Words)
	}
	if want := []int32{-2021325085, -1965739753, -1929556521, -1771558337}; !slices.Equal(index.Grams[:4], want) {
		t.Errorf("%#v", index.Grams[:4])
	}
	if got := postsearch.Places(4096*4 + 1); !slices.Equal(got[:3], []string{"/12.4", "/14.1", "/16.0"}) || len(got) != 10 {
		t.Errorf("%q", got)
	}
}

// The test simulates searches with different shares: few queries for rare words, no query with many hits for common
// ones, and no number skipped or searched twice.
func TestNextLevelNeedsFewQueriesWithoutGaps(t *testing.T) {
	t.Parallel()
	word, category := postsearch.Of("", "cousin", nil), postsearch.Filter{Category: "career"}
	for _, newest := range []int64{1, 900, 4096, 4097, 1_000_000, 50_000_000} {
		for _, every := range []int64{0, 5, 100, 5000} {
			for _, known := range []float32{0, 0.2, 0.001} {
				var shares *postsearch.Shares
				if known > 0 {
					of := slices.Repeat([]float32{known}, len(word.Grams))
					shares = postsearch.NewShares([]string{"cousin", "=career"}, []float32{known, 0.2}, word.Grams, of)
				}
				for _, filter := range []postsearch.Filter{{}, category} {
					searched, hits, queries := int64(0), int64(0), 0
					level, likely := postsearch.Ask("cousin").StartLevel(filter, shares)
					for before := newest + 1; before > 1 && hits < 200; queries++ {
						first, places := postsearch.Span(level, before-1, likely)
						if (first == 0) != (len(places) == 0) || first >= before {
							t.Fatalf("before %d at level %d: from %d, %q", before, level, first, places)
						}
						for _, seq := range []int64{first, before - 1} {
							if first > 0 && !slices.Contains(places, postsearch.Place(level, seq)) {
								t.Errorf("%d is not in %q", seq, places)
							}
						}
						within := int64(0)
						if every > 0 {
							within = (before - first) / every
						}
						if within > 6000 && known != 0.001 {
							t.Errorf("of %d posts, a match every %d: a query with %d hits", newest, every, within)
						}
						searched, hits, before = searched+before-first, hits+within, first
						level, likely = postsearch.NextLevel(level, searched, hits)
					}
					if queries > 8 {
						t.Errorf("of %d posts, a match every %d: %d queries", newest, every, queries)
					}
				}
			}
		}
	}
}

// A search starts at the level where a page of hits is likely, but not far back if rare words may occur together.
func TestStartLevelFollowsShareOfWords(t *testing.T) {
	t.Parallel()
	index := postsearch.Of("", "cousin monsoon", nil)
	of := make([]float32, len(index.Grams))
	for i, gram := range index.Grams {
		of[i] = 0.01
		if slices.Contains(postsearch.Of("", "cousin", nil).Grams, gram) {
			of[i] = 0.2
		}
	}
	shares := postsearch.NewShares([]string{"cousin", "monsoon", "=career"}, []float32{0.2, 0.01, 0.15}, index.Grams, of)
	for _, c := range []struct {
		query  string
		filter postsearch.Filter
		level  int
		posts  int64
	}{
		{"cousin", postsearch.Filter{}, 12, 550},
		{"monsoon", postsearch.Filter{}, 14, 11_000},
		{"cousin monsoon", postsearch.Filter{}, 16, 55_000},
		{"cousin monsoon", postsearch.Filter{Category: "career"}, 18, 366_666},
		{"zebrafish", postsearch.Filter{}, 14, 22_000},
		{"zebrafish marigold", postsearch.Filter{}, 18, 4_400_000},
	} {
		level, posts := postsearch.Ask(c.query).StartLevel(c.filter, shares)
		if level != c.level || posts < c.posts*99/100 || posts > c.posts*101/100 {
			t.Errorf("%q %+v: level %d, %d posts", c.query, c.filter, level, posts)
		}
	}
	if level, posts := postsearch.Ask("cousin").StartLevel(postsearch.Filter{}, nil); level != postsearch.FirstLevel || posts != 0 {
		t.Errorf("without shares: level %d, %d posts", level, posts)
	}
}

// The limits are added to the query of the words.
func TestWithinReturnsQueryOfRangesCategoryAndTag(t *testing.T) {
	t.Parallel()
	for want, got := range map[string]*string{
		"":                                  postsearch.Filter{}.Within(nil),
		"'/12.4'":                           postsearch.Filter{}.Within([]string{"/12.4"}),
		"'=career'":                         postsearch.Filter{Category: "career"}.Within(nil),
		"('=career') & '#o''clock'":         postsearch.Filter{Category: "career", Tag: "o'clock"}.Within(nil),
		"('/12.4' | '/12.3') & '=career'":   postsearch.Filter{Category: "career"}.Within([]string{"/12.4", "/12.3"}),
		"(('/12.4') & '=career') & '#work'": postsearch.Filter{Category: "career", Tag: "work"}.Within([]string{"/12.4"}),
	} {
		if (got == nil) != (want == "") || (got != nil && *got != want) {
			t.Errorf("%s, want %s", *got, want)
		}
	}
}

// Words that sound alike have the same number for the sound and different ones for the spelling. A post's index has
// both.
func TestAudiblePairsSoundsWithSpellings(t *testing.T) {
	t.Parallel()
	sounds, spellings := postsearch.Ask("shaadi zindagi நினைவு hum").Audible()
	others, otherwise := postsearch.Ask("shadi jindagee").Audible()
	if len(sounds) != 2 || !slices.Equal(sounds, others) || slices.Equal(spellings, otherwise) {
		t.Errorf("%v as %v, %v as %v", sounds, spellings, others, otherwise)
	}
	index := postsearch.Of("Shaadi", "shadi, shaadi; hum", []string{"zindagi"})
	if len(index.Sounds) != 3 || len(index.Spellings) != 3 {
		t.Errorf("%v as %v", index.Sounds, index.Spellings)
	}
	for i, sound := range sounds {
		at := slices.IndexFunc(index.Spellings, func(one int32) bool { return one == spellings[i] })
		if at < 0 || index.Sounds[at] != sound {
			t.Errorf("%v as %v lacks %d as %d", index.Sounds, index.Spellings, sound, spellings[i])
		}
	}
}
