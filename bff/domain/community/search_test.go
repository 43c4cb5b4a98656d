package community_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"aangan/bff/domain/community"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/identity"
	"aangan/db/postsearch"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// ids returns the ids of a list, in its order.
func ids(list []community.Summary) (all []uuid.UUID) {
	for _, one := range list {
		all = append(all, one.ID)
	}
	return all
}

// searchAll returns all results of a query, read page by page.
func (h *harness) searchAll(reader identity.Member, filter community.ListFilter) (all []community.Summary) {
	h.t.Helper()
	for {
		page := h.list(reader, filter)
		all = append(all, page...)
		if len(page) < copy.Limits.PostsPerPage {
			return all
		}
		filter.After = &page[len(page)-1].ID
	}
}

// Each post is found by what people would type to find it.
func TestSearchFindsTextInEveryScript(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	reader := h.member()
	posts := map[string]struct {
		title, content string
		queries        []string
	}{
		"English": {"The visa interview", "They asked my mother’s name twice, and I kept worrying about it.", []string{"interview", "visa asked", "worried", "mothers", "terview", "VISA", "the visa int"}},
		"accents": {"Śivarātri at a café", "Thaṇḍāi in der Straße", []string{"sivaratri", "cafe", "strasse", "thandai café"}},
		"Hindi":   {"माँ से बात", "ज़िंदगी की पुरानी बातें, और बड़ा घर", []string{"मां", "जिंदगी", "बात", "बडा घर", "पुरान"}},
		"Tamil":   {"அம்மாவின் குரல்", "தூக்கம் வரவில்லை, நினைவுகள் மட்டும்", []string{"அம்மா", "தூக்க", "வில்லை", "குரல் நினைவு"}},
		"Urdu":    {"امی کی آواز", "زِندگی مشکل ہے، باتیں نہیں ہوتیں", []string{"امي", "زندگی", "بات", "مشكل امی"}},
		"Bangla":  {"মায়ের চিঠি", "আজ মন ভালো নেই", []string{"মায়ের", "ভাল", "চিঠি মন"}},
		"by ear":  {"Shaadi ka dabaav", "Mummy nahi maanti, log kya kahenge", []string{"shadi", "nahin", "log kya", "shaadi dabav", "kahenge"}},
		"emoji":   {"Only this", "a lamp 🪔🏽 and nothing else", []string{"🪔", "lamp 🪔"}},
	}
	for name, p := range posts {
		written := h.publish(h.member(), withTitle(p.title), withContent(p.content))
		for _, query := range p.queries {
			if found := h.list(reader, community.ListFilter{Query: query}); len(found) != 1 || found[0].ID != written.ID {
				t.Errorf("%s: %q finds %d", name, query, len(found))
			}
		}
	}
	for _, query := range []string{"zebrafish", "visa நினைவு", "கதவு", "?!", "  "} {
		if found := h.list(reader, community.ListFilter{Query: query}); query != "  " && len(found) != 0 {
			t.Errorf("%q finds %d", query, len(found))
		}
	}
}

// Equal matches are ordered newest first.
func TestSearchOrdersByTitleTagsContentThenTime(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	var want []uuid.UUID
	write := func(changes ...func(*community.Draft)) {
		want = append([]uuid.UUID{h.publish(h.member(), changes...).ID}, want...)
		h.pass(time.Minute)
	}
	write(withContent("Something about monsooning around"))
	write(withContent("A monsoon is in the middle of it"))
	write(withContent("Another monsoon in the middle of it"))
	write(func(d *community.Draft) { d.Tags = []string{"monsoon"} })
	write(withTitle("Monsoons everywhere"))
	write(withTitle("The monsoon"))
	write(withTitle("Another monsoon"))
	write(withTitle("In another spelling"), withContent("What a munsoon that was"))
	reader := h.member()
	if found := ids(h.list(reader, community.ListFilter{Query: "monsoon"})); !slices.Equal(found, want[1:]) {
		t.Errorf("found in the order %v, want %v", found, want[1:])
	}
	if found := ids(h.list(reader, community.ListFilter{Query: "monsoon", After: &want[2], Limit: 2})); !slices.Equal(found, want[3:5]) {
		t.Errorf("the page after the second is %v", found)
	}
}

func TestSearchHonorsCategoryAndTag(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	author, reader := h.member(), h.member()
	in := func(category string, tags ...string) func(*community.Draft) {
		return func(d *community.Draft) { d.Title, d.Category, d.Tags = "Of an evening", category, tags }
	}
	career := h.publish(author, withContent("About ginger tea at work"), in("career", "tea", "calls home"))
	wellness := h.publish(author, withContent("About ginger tea at home"), in("wellness", "tea"))
	for _, c := range []struct {
		filter community.ListFilter
		want   []uuid.UUID
	}{
		{community.ListFilter{Query: "ginger", Category: "career"}, []uuid.UUID{career.ID}},
		{community.ListFilter{Query: "ginger", Category: "identity"}, nil},
		{community.ListFilter{Query: "ginger", Tag: "calls home"}, []uuid.UUID{career.ID}},
		{community.ListFilter{Query: "ginger", Tag: "tea", Category: "wellness"}, []uuid.UUID{wellness.ID}},
		{community.ListFilter{Query: "ginger", Tag: "te"}, nil},
		{community.ListFilter{Query: "calls ginger"}, []uuid.UUID{career.ID}},
		// The index's own terms cannot be searched for.
		{community.ListFilter{Query: "#tea"}, []uuid.UUID{wellness.ID, career.ID}},
		{community.ListFilter{Query: "=career"}, nil},
		{community.ListFilter{Query: "/12.0"}, nil},
		{community.ListFilter{Query: "ginger' | 'x"}, nil},
		{community.ListFilter{Query: `ginger \ & !`}, []uuid.UUID{wellness.ID, career.ID}},
	} {
		got := ids(h.list(reader, c.filter))
		slices.SortFunc(got, func(a, b uuid.UUID) int { return slices.Index(c.want, a) - slices.Index(c.want, b) })
		if !slices.Equal(got, c.want) {
			t.Errorf("%+v finds %v", c.filter, got)
		}
	}
}

// The search finds the current text while the post is published.
func TestSearchFollowsEditsAndStatus(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	author, reader := h.member(), h.member()
	post := h.publish(author, withTitle("The first lantern"), withContent("It hung over the door for years"))
	finds := func(what, query string, want int) {
		t.Helper()
		for _, who := range []identity.Member{author, reader} {
			if found := h.list(who, community.ListFilter{Query: query}); len(found) != want {
				t.Errorf("%s: %q finds %d", what, query, len(found))
			}
		}
	}
	finds("written", "lantern door", 1)
	changed := community.Draft{Title: "The second", Content: "It hung over a window instead", Category: "career"}
	if _, err := h.community.EditPost(h.ctx, author, post.ID, changed); err != nil {
		t.Fatal(err)
	}
	finds("edited", "lantern", 0)
	finds("edited", "window", 1)
	for _, status := range []string{"hidden", "held", "removed"} {
		h.execute("update community_posts set status = $1", status)
		finds(status, "window", 0)
	}
	h.execute("update community_posts set status = 'published'")
	finds("published again", "window", 1)
	if err := h.community.DeletePost(h.ctx, author.ID, post.ID); err != nil {
		t.Fatal(err)
	}
	finds("deleted", "window", 0)
	if h.count("select count(*) from community_post_words") != 0 {
		t.Error("the words of a deleted post are still in the index")
	}
}

func TestSearchExcerptShowsMatch(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	long := strings.Repeat("Word after word ", 60) + "\n\nand then the kettle\nboiled. " + strings.Repeat("More of the same ", 60)
	h.publish(h.member(), withContent(long))
	found := h.list(h.member(), community.ListFilter{Query: "kettle"})
	if len(found) != 1 {
		t.Fatalf("%d found", len(found))
	}
	passage := found[0].Excerpt
	if !strings.Contains(passage, "and then the kettle boiled. More") || !strings.HasPrefix(passage, "… ") || !found[0].Cut || len([]rune(passage)) > copy.Limits.PostExcerpt+2 {
		t.Errorf("%q, %t", passage, found[0].Cut)
	}
}

func TestSearchRejectsInvalidQueryAndPlace(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	reader := h.member()
	post := h.publish(h.member())
	for name, query := range map[string]string{"too long": strings.Repeat("a", 101), "invalid UTF-8": "a\xff", "NUL character": "a\x00"} {
		_, err := h.community.List(h.ctx, reader.ID, community.ListFilter{Query: query})
		h.wantField(err, "q")
		if err == nil {
			t.Errorf("%s: no error", name)
		}
	}
	if list := h.list(reader, community.ListFilter{Query: strings.Repeat("ஆ", 100)}); len(list) != 0 {
		t.Errorf("%d found", len(list))
	}
	unknown := uuid.New()
	_, err := h.community.List(h.ctx, reader.ID, community.ListFilter{Query: "home", After: &unknown})
	h.wantField(err, "after")
	// A post without the word is a valid place, and a hidden one is not.
	if list := h.list(reader, community.ListFilter{Query: "mangoes", After: &post.ID}); len(list) != 0 {
		t.Errorf("%d posts after a post that does not match", len(list))
	}
	h.execute("update community_posts set status = 'hidden'")
	_, err = h.community.List(h.ctx, reader.ID, community.ListFilter{Query: "sundays", After: &post.ID})
	h.wantField(err, "after")
}

// insertPosts stores posts as publishing them would, numbered from first.
func (h *harness) insertPosts(first int64, texts []string) []uuid.UUID {
	h.t.Helper()
	all := make([]uuid.UUID, len(texts))
	var rows, index [][]any
	batch := &pgx.Batch{}
	for i, text := range texts {
		all[i] = uuid.New()
		seq := first + int64(i)
		rows = append(rows, []any{all[i], "—", text, "career", int16(0), 0.0, h.clock().Add(time.Duration(seq-10_000_000) * time.Second)})
		of := postsearch.Of("—", text, nil)
		for _, place := range append(postsearch.Places(seq), "=career") {
			of.Words += " '" + place + "'"
		}
		index = append(index, []any{seq, all[i], of.Words, of.Grams})
		batch.Queue(`insert into community_spellings (sound, spelling) select * from unnest($1::integer[], $2::integer[])
			on conflict do nothing`, of.Sounds, of.Spellings)
	}
	if _, err := h.pool.CopyFrom(h.ctx, pgx.Identifier{"community_posts"}, []string{"id", "title", "content", "category", "author_name", "rank", "created_at"}, pgx.CopyFromRows(rows)); err != nil {
		h.t.Fatal(err)
	}
	for _, row := range index {
		batch.Queue("insert into community_post_words (seq, post_id, words, grams) values ($1, $2, $3::text::tsvector, $4)", row...)
	}
	if err := h.pool.SendBatch(h.ctx, batch).Close(); err != nil {
		h.t.Fatal(err)
	}
	h.execute("select setval(pg_get_serial_sequence('community_post_words', 'seq'), $1)", first+int64(len(texts)))
	return all
}

// The posts are spread over many time ranges of the index.
func TestSearchFindsSamePostsAsFullScan(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	r := rand.New(rand.NewPCG(3, 4))
	vocabulary := strings.Fields(`Amma Papa visa interview sleep today tomorrow wedding biodata H-1B Diwali Straße café don't அம்மா அப்பா தூக்கம்
		माँ पापा नींद बात शादी امی نیند بات شادی 🙏 worrying calls mothers`)
	all := map[uuid.UUID]string{}
	put := func(first int64, n int, every string) {
		texts := make([]string, n)
		for i := range texts {
			said := make([]string, 1+r.IntN(3))
			for j := range said {
				// Each word has its own number, so no word is in more posts than a search ranks.
				said[j] = fmt.Sprint(vocabulary[r.IntN(len(vocabulary))], r.IntN(40))
			}
			texts[i] = strings.Join(append(said, every), " ")
		}
		for i, id := range h.insertPosts(first, texts) {
			all[id] = texts[i]
		}
	}
	put(1, 300, "kumbhakarna")
	put(4_000, 300, "")
	put(300_000, 300, "")
	put(1_100_000, 200, "lantern")
	reader, some := h.member(), 0
	texts := make([]string, 0, len(all))
	for _, text := range all {
		texts = append(texts, text)
	}
	slices.Sort(texts)
	queries := []string{"kumbhakarna amma1", "nothing", "rna visa", "visa3", "mothers1 lantern", "worried"}
	for range 60 {
		letters := []rune(texts[r.IntN(len(texts))])
		from := r.IntN(len(letters))
		queries = append(queries, string(letters[from:min(len(letters), from+3+r.IntN(9))]))
	}
	for _, query := range queries {
		asked := postsearch.Ask(query)
		var want []uuid.UUID
		for id, text := range all {
			if _, holds := asked.Find(postsearch.Text{Title: "—", Content: text}, false); holds {
				want = append(want, id)
			}
		}
		if asked.Empty() || len(want) > copy.Limits.PostsFound || len(want) == 0 {
			continue
		}
		some++
		found := ids(h.searchAll(reader, community.ListFilter{Query: query}))
		for _, list := range [][]uuid.UUID{found, want} {
			slices.SortFunc(list, func(a, b uuid.UUID) int { return slices.Compare(a[:], b[:]) })
		}
		if !slices.Equal(found, want) {
			t.Errorf("%q: %d found, want %d", query, len(found), len(want))
		}
	}
	if some < 30 {
		t.Errorf("only %d searches have results, want 30: the test covers too little", some)
	}
	// For a word in more posts than are ranked, the newest are found.
	if found := h.searchAll(reader, community.ListFilter{Query: "lantern"}); len(found) != copy.Limits.PostsFound {
		t.Errorf("%d posts found for a common word", len(found))
	}
}
