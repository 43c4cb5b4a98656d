package community

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"aangan/bff/domain/copy"
	"aangan/db/store"
	"aangan/db/words"

	"github.com/google/uuid"
)

// found is a post that holds what was looked for.
type found struct {
	id      uuid.UUID
	score   int
	written time.Time
	content string
	// from and to are where the content holds what was looked for, in bytes; both are 0 when it is elsewhere.
	from, to int
}

// excerpt is the passage of the content around what was looked for, on one line; cut says that it goes on after it.
func (f found) excerpt() (passage string, cut bool) {
	passage, before, cut := words.Excerpt(f.content, f.from, f.to, copy.Limits.PostExcerpt)
	passage = strings.Join(strings.Fields(passage), " ")
	if before {
		passage = "… " + passage
	}
	return passage, cut
}

const (
	// enough is how many posts are ranked: of a common word the newest so many.
	enough = 100
	// batch is how many candidates the index is asked for at once, and lookAt how many are looked at in one search: what
	// holds all parts of a word but not the word itself must not keep it busy.
	batch, lookAt = 128, 2000
)

// hunt is one search on its way back through the community's time.
type hunt struct {
	service *Service
	query   words.Query
	filter  words.Filter
	// spellings looks for other spellings as well.
	spellings bool
	found     []found
}

// find is what holds all words of a query, best first, at most copy.Limits.PostsFound: the title counts more than the tags,
// these more than the content, and what is equally good is in order of time, newest first. Other spellings of the words are
// looked for only when nothing has this one.
func (s *Service) find(ctx context.Context, query words.Query, filter words.Filter) ([]found, error) {
	if query.Empty() {
		return nil, nil
	}
	newest, err := s.q.NewestPostWords(ctx, s.pool)
	if err != nil {
		return nil, fmt.Errorf("find the newest post: %w", err)
	}
	h := hunt{service: s, query: query, filter: filter}
	for _, h.spellings = range []bool{false, true} {
		if err := h.run(ctx, newest); err != nil {
			return nil, fmt.Errorf("search posts: %w", err)
		}
		if len(h.found) > 0 {
			break
		}
	}
	slices.SortFunc(h.found, func(a, b found) int {
		// Times are compared as they are shown: the order of two posts of one second says nothing.
		return cmp.Or(cmp.Compare(b.score, a.score), b.written.Compare(a.written), slices.Compare(a.id[:], b.id[:]))
	})
	return h.found[:min(len(h.found), copy.Limits.PostsFound)], nil
}

// run asks the index about one part of the time after the other, newest first, until there is enough.
func (h *hunt) run(ctx context.Context, newest int64) error {
	level, looked, hits := 0, int64(0), int64(0)
	for before := newest + 1; before > 1 && len(h.found) < enough && hits < lookAt; {
		level = words.NextLevel(level, looked, hits)
		place := words.Place(level, before-1)
		asked := h.query.At(place, h.filter)
		if h.spellings {
			var audible bool
			if asked, audible = h.query.Sounds(place, h.filter); !audible {
				return nil
			}
		}
		rows, err := h.service.q.PostsWith(ctx, h.service.pool, store.PostsWithParams{
			Whole: asked.Whole, Parts: asked.Parts, PartsGrams: asked.PartsGrams, Mixed: asked.Mixed, MixedGrams: asked.MixedGrams,
			Before: before, MaxRows: batch,
		})
		if err != nil {
			return err
		}
		for _, row := range rows {
			h.look(row)
		}
		down := words.First(level, before-1)
		if len(rows) == batch {
			down = rows[batch-1].Seq
		}
		looked, hits, before = looked+before-down, hits+int64(len(rows)), down
	}
	return nil
}

// look compares one post.
func (h *hunt) look(row store.PostsWithRow) {
	if row.Status != statusPublished {
		return
	}
	match, holds := h.query.Find(words.Text{Title: row.Title, Content: row.Content, Tags: row.Tags}, h.spellings)
	if !holds {
		return
	}
	h.found = append(h.found, found{
		id: row.ID, score: match.Score, written: row.CreatedAt.Truncate(time.Second), content: row.Content, from: match.From, to: match.To,
	})
}
