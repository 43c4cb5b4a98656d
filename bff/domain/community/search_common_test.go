package community_test

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"aangan/bff/domain/community"

	"github.com/google/uuid"
)

// Each of two words is common alone, but few posts contain both, some of them as old as the community. All are found,
// in both orders, page by page, with or without Postgres statistics.
func TestSearchFindsRarePostsWithTwoCommonWords(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	reader := h.member()
	pairs := [][2]string{{"cousin", "monsoon"}, {"சாப்பாடு", "தூக்கம்"}, {"worried", "kitchen"}, {"शादी", "नींद"}, {"ماں", "کہانی"}}
	// The text of a post for a pair: a form of either word, or both.
	forms := map[string]string{"cousin": "cousins", "monsoon": "monsoonal", "சாப்பாடு": "சாப்பாடுகள்", "worried": "worrying", "kitchen": "kitchens", "शादी": "शादियों"}
	meeting := make([][]uuid.UUID, len(pairs))
	put := func(first int64, n int, meet ...int) {
		texts := make([]string, n)
		together := make([][]int, len(pairs))
		for i := range texts {
			texts[i] = fmt.Sprint("Number ", i)
			for at, pair := range pairs {
				said := pair[(i+at)%2]
				if form := forms[said]; form != "" && i%3 == 0 {
					said = form
				}
				// Each pair occurs together in its own posts.
				if slices.Contains(meet, i-at) {
					said = pair[at%2] + " and, much later, " + pair[1-at%2]
					together[at] = append(together[at], i)
				}
				texts[i] += " " + said
			}
		}
		ids := h.insertPosts(first, texts)
		for at, all := range together {
			for _, i := range all {
				// The newest first, as they are found.
				meeting[at] = append([]uuid.UUID{ids[i]}, meeting[at]...)
			}
		}
	}
	put(1, 900, 3, 400)
	put(5_000, 700)
	put(270_000, 700, 10, 20, 650)
	put(1_000_000, 900, 500)
	for _, counted := range []bool{false, true} {
		if counted {
			h.execute("analyze community_post_words")
			h.pass(time.Hour)
		}
		for at, pair := range pairs {
			want := meeting[at]
			for _, query := range []string{pair[0] + " " + pair[1], pair[1] + " " + pair[0]} {
				found := ids(h.searchAll(reader, community.ListFilter{Query: query}))
				slices.SortFunc(found, func(a, b uuid.UUID) int { return slices.Index(want, a) - slices.Index(want, b) })
				if !slices.Equal(found, want) {
					t.Errorf("counted %t: %q finds %d, want %d", counted, query, len(found), len(want))
				}
				if within := h.list(reader, community.ListFilter{Query: query, Category: "wellness"}); len(within) != 0 {
					t.Errorf("counted %t: %q finds %d in another category", counted, query, len(within))
				}
				if within := h.list(reader, community.ListFilter{Query: query, Category: "career"}); len(within) != len(want) {
					t.Errorf("counted %t: %q finds %d in its category", counted, query, len(within))
				}
			}
			// Posts that match equally well are ordered by time, and each page continues the previous one.
			query := pair[at%2] + " " + pair[1-at%2]
			first := ids(h.list(reader, community.ListFilter{Query: query, Limit: 4}))
			second := ids(h.list(reader, community.ListFilter{Query: query, Limit: 4, After: &first[3]}))
			if !slices.Equal(append(first, second...), want) {
				t.Errorf("counted %t: %q finds %v and %v, want %v", counted, query, first, second, want)
			}
		}
		for query, want := range map[string]int{"cousin monsoon zebrafish": 0, "monsoonal cousin": 0, "worry kitche": 6, "ousi onsoo": 6} {
			if found := h.searchAll(reader, community.ListFilter{Query: query}); len(found) != want {
				t.Errorf("counted %t: %q finds %d, want %d", counted, query, len(found), want)
			}
		}
	}
}

// Another spelling is searched if it is known to exist, or may have existed before spellings were recorded.
func TestSearchFindsOtherSpellings(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	reader := h.member()
	post := h.publish(h.member(), withContent("Zindagi aur shaadi, dono mushkil"))
	finds := func(what, query string, want int) {
		t.Helper()
		if found := h.list(reader, community.ListFilter{Query: query}); len(found) != want {
			t.Errorf("%s: %q finds %d, want %d", what, query, len(found), want)
		}
	}
	finds("written", "jindagi", 1)
	finds("written", "shadi zindagee", 1)
	finds("written", "shadi mango", 0)
	h.execute("truncate community_spellings")
	finds("no spellings recorded", "jindagi", 0)
	finds("no spellings recorded", "zindagi", 1)
	// Marks that posts exist from before spellings were recorded.
	h.execute("insert into community_spellings (sound, spelling) values (0, 0)")
	finds("posts from before", "jindagi", 1)
	h.execute("truncate community_spellings")
	changed := community.Draft{Title: "Again", Content: "Jindagi, once more", Category: "career"}
	if _, err := h.community.EditPost(h.ctx, reader, post.ID, changed); err == nil {
		t.Error("another member can edit the post")
	}
	other := h.publish(reader, withContent("Jindagi, once more"))
	finds("another post", "zindagee", 2)
	if err := h.community.DeletePost(h.ctx, reader.ID, other.ID); err != nil {
		t.Fatal(err)
	}
	finds("one deleted", "zindagee", 1)
}
