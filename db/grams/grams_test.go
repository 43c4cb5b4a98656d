package grams_test

import (
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/uuid"

	"aangan/db/grams"
)

// alphabets are letters, marks, signs and spaces of several scripts. Each has few characters, so that random texts
// often match.
var alphabets = [][]rune{
	[]rune("abcABC  ,.'"), []rune("ab ß İé\u0301"), []rune("அம்மாபக் ."), []rune("मांकहि़्क़ ।"), []rune("میںکاں\u200c ،"),
	[]rune("🙏😊🏽\u200d❤️ a"), []rune("a அ मं م🙏1 "), []rune("中文字 ａｂ"), []rune("a\u00ad\u200b b\n\t c"),
}

func random(r *rand.Rand, most int) string {
	alphabet := alphabets[r.IntN(len(alphabets))]
	text := make([]rune, r.IntN(most+1))
	for i := range text {
		text[i] = alphabet[r.IntN(len(alphabet))]
	}
	return string(text)
}

// wordRun matches a word, by a definition independent of the package's.
var wordRun = regexp.MustCompile(`[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N} ]`)

// oracle is a naive implementation of Finds.
func oracle(text, query string) bool {
	switch letters := []rune(query); {
	case len(letters) == 0:
		return false
	case len(letters) >= 3:
		return strings.Contains(text, query)
	default:
		for _, word := range wordRun.FindAllStringIndex(text, -1) {
			if strings.HasPrefix(text[word[0]:], query) {
				return true
			}
		}
		return false
	}
}

// The texts and queries are in all scripts. Half of the queries are cut
// from a text, because random ones rarely match.
func TestFindsMatchesOracleForRandomTexts(t *testing.T) {
	t.Parallel()
	r := rand.New(rand.NewPCG(1, 2))
	member, coach := uuid.New(), uuid.New()
	hits := 0
	for range 60_000 {
		written := random(r, 24)
		text := grams.Fold(written)
		query := grams.FoldQuery(random(r, 5))
		if len(text) > 0 && r.IntN(2) == 0 {
			from := r.IntN(len(text))
			query = grams.FoldQuery(string(text[from:min(len(text), from+1+r.IntN(8))]))
		}
		found := grams.Finds(text, query)
		if want := oracle(string(text), string(query)); found != want {
			t.Fatalf("%q in %q: %t, want %t", string(query), string(text), found, want)
		}
		if len(query) == 0 {
			continue
		}
		seq := r.Int64N(1 << 20)
		wanted := grams.Wanted(member, coach, grams.Block(seq), query)
		if len(wanted) == 0 {
			t.Fatalf("Wanted returned no numbers for %q", string(query))
		}
		if !found {
			continue
		}
		hits++
		// The index must return every match.
		has := grams.Of(member, coach, seq, written)
		for _, gram := range wanted {
			if _, there := slices.BinarySearch(has, gram); !there {
				t.Fatalf("the index misses %q in %q", string(query), string(text))
			}
		}
	}
	if hits < 5_000 {
		t.Errorf("only %d queries had a match", hits)
	}
}

// Conversations, and blocks of one conversation, may have grams in common by hash collisions only.
func TestConversationsAndBlocksHaveDifferentGrams(t *testing.T) {
	t.Parallel()
	const text = "I told Amma about the visa interview, and she was quiet for a long time."
	member, coach, other := uuid.New(), uuid.New(), uuid.New()
	own := grams.Of(member, coach, 7, text)
	if len(own) < 50 {
		t.Fatalf("%d grams", len(own))
	}
	same := func(with []int32) (n int) {
		for _, gram := range with {
			if slices.Contains(own, gram) {
				n++
			}
		}
		return n
	}
	for name, with := range map[string][]int32{
		"another member": grams.Of(other, coach, 7, text), "another coach": grams.Of(member, other, 7, text),
		"member and coach exchanged": grams.Of(coach, member, 7, text), "another block": grams.Of(member, coach, 1<<17, text),
	} {
		if n := same(with); n > 1 {
			t.Errorf("%s: %d of %d grams are equal", name, n, len(own))
		}
	}
	if n := same(grams.Of(member, coach, 1<<17-1, text)); n != len(own) {
		t.Errorf("in the same block, %d of %d grams are equal", n, len(own))
	}
	if !slices.IsSorted(own) || len(slices.Compact(slices.Clone(own))) != len(own) {
		t.Error("the grams are not sorted without duplicates")
	}
}

// Stored messages contain these numbers, so they must never change.
func TestGramsOfStoredMessagesDoNotChange(t *testing.T) {
	t.Parallel()
	member, coach := uuid.MustParse("0f6a3c52-6f0e-4f0b-9a55-2f7c1c1f4a10"), uuid.MustParse("7d1f3c52-9f0e-4c64-9a43-2f3f5a0f7c11")
	for _, c := range []struct {
		seq  int64
		want []int32
	}{{1, []int32{-754240292, -688111684, 469274956, 972879414, 1800404892}}, {131_072, []int32{-2049971979, -1479831665, -176650715, 1221281285, 1295797605}}} {
		if got := grams.Of(member, coach, c.seq, "Chai 🙏"); !slices.Equal(got, c.want) {
			t.Errorf("at %d: %#v", c.seq, got)
		}
	}
}
