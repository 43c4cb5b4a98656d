package community

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"
	"sync/atomic"
	"time"

	"aangan/bff/domain/copy"
	"aangan/db/postsearch"
	"aangan/db/store"

	"github.com/google/uuid"
)

// found is a post that matches.
type found struct {
	id    uuid.UUID
	score int
	// appeared is the time by which lists are ordered.
	appeared time.Time
	content  string
	// from and to are the byte offsets of the match in the content; both are 0 if it is elsewhere.
	from, to int
}

// excerpt returns the passage of the content around the match, on one line; cut is true if the content continues.
func (f found) excerpt() (passage string, cut bool) {
	passage, before, cut := postsearch.Excerpt(f.content, f.from, f.to, copy.Limits.PostExcerpt)
	passage = strings.Join(strings.Fields(passage), " ")
	if before {
		passage = "… " + passage
	}
	return passage, cut
}

const (
	// enough is the number of ranked posts: for a common word the newest ones.
	enough = 100
	// batch is the number of candidates per index query, minus the matches so far. lookAt limits the candidates of one
	// search: posts that contain all parts of a word but not the word must not keep it busy.
	batch, lookAt = 128, 2000
)

// searchRun is one search, from the newest posts backwards.
type searchRun struct {
	service *Service
	query   postsearch.Query
	filter  postsearch.Filter
	shares  *postsearch.Shares
	// spellings looks for other spellings as well.
	spellings bool
	found     []found
}

// find returns the posts that contain all words of a query, best first, at most copy.Limits.PostsFound. The title
// counts more than tags, and tags more than content; equal matches are ordered by time, newest first. Other spellings
// are searched only if nothing has this one.
func (s *Service) find(ctx context.Context, query postsearch.Query, filter postsearch.Filter) ([]found, error) {
	if query.Empty() {
		return nil, nil
	}
	newest, err := s.q.NewestPostWords(ctx, s.pool)
	if err != nil {
		return nil, fmt.Errorf("find the newest post: %w", err)
	}
	h := searchRun{service: s, query: query, filter: filter}
	h.shares = s.wordShares(ctx)
	if err := h.run(ctx, newest); err != nil {
		return nil, fmt.Errorf("search posts: %w", err)
	}
	if len(h.found) == 0 {
		if h.spellings, err = s.writtenOtherwise(ctx, query); err != nil {
			return nil, err
		}
		if h.spellings {
			if err := h.run(ctx, newest); err != nil {
				return nil, fmt.Errorf("search posts in other spellings: %w", err)
			}
		}
	}
	slices.SortFunc(h.found, func(a, b found) int {
		return cmp.Or(cmp.Compare(b.score, a.score), b.appeared.Compare(a.appeared), slices.Compare(a.id[:], b.id[:]))
	})
	return h.found[:min(len(h.found), copy.Limits.PostsFound)], nil
}

// writtenOtherwise reports whether any word of a query may have been written in another spelling.
func (s *Service) writtenOtherwise(ctx context.Context, query postsearch.Query) (bool, error) {
	sounds, spellings := query.Audible()
	if len(sounds) == 0 {
		return false, nil
	}
	otherwise, err := s.q.WrittenOtherwise(ctx, s.pool, store.WrittenOtherwiseParams{Sounds: sounds, Spellings: spellings})
	if err != nil {
		return false, fmt.Errorf("check for other spellings: %w", err)
	}
	return otherwise, nil
}

// run searches one time range of the index after the other, newest first, until it has enough matches.
func (h *searchRun) run(ctx context.Context, newest int64) error {
	asked := h.query.Spelled(h.shares)
	if h.spellings {
		asked = h.query.Sounds()
	}
	level, likely := h.query.StartLevel(h.filter, h.shares)
	looked, hits := int64(0), int64(0)
	for before := newest + 1; before > 1 && len(h.found) < enough && hits < lookAt; {
		down, places := postsearch.Span(level, before-1, likely)
		most := max(batch-len(h.found), batch-enough)
		rows, err := h.service.q.PostsWith(ctx, h.service.pool, store.PostsWithParams{
			Within: h.filter.Within(places), Whole: asked.Whole, Mixed: asked.Mixed, MixedParts: asked.MixedParts, MixedAll: asked.MixedAll,
			Parts: asked.Parts, PartsAll: asked.PartsAll, Before: before, MaxRows: int32(most),
		})
		if err != nil {
			return err
		}
		for _, row := range rows {
			h.look(row)
		}
		if len(rows) == most {
			down = rows[most-1].Seq
		}
		looked, hits, before = looked+before-down, hits+int64(len(rows)), down
		level, likely = postsearch.NextLevel(level, looked, hits)
	}
	return nil
}

// look compares one post with the query.
func (h *searchRun) look(row store.PostsWithRow) {
	if row.Status != statusPublished {
		return
	}
	match, holds := h.query.Find(postsearch.Text{Title: row.Title, Content: row.Content, Tags: row.Tags}, h.spellings)
	if !holds {
		return
	}
	h.found = append(h.found, found{
		id: row.ID, score: match.Score, appeared: row.CreatedAt.Truncate(time.Second), content: row.Content, from: match.From, to: match.To,
	})
}

// sharesLast is the time that word shares are cached. They change over months.
const sharesLast = 10 * time.Minute

// knownShares caches the word shares. While one search reads them, others continue with the last ones, or without.
type knownShares struct {
	last    atomic.Pointer[readShares]
	reading atomic.Bool
}

type readShares struct {
	shares *postsearch.Shares
	read   time.Time
}

// wordShares returns the share of all posts that contain each common word, or nil if it is unknown. The shares only
// speed the search up, so a failed read is logged and the last known ones are used.
func (s *Service) wordShares(ctx context.Context) *postsearch.Shares {
	var known *postsearch.Shares
	if last := s.shares.last.Load(); last != nil {
		if known = last.shares; s.clock().Sub(last.read) <= sharesLast {
			return known
		}
	}
	if !s.shares.reading.CompareAndSwap(false, true) {
		return known
	}
	defer s.shares.reading.Store(false)
	row, err := s.q.WordShares(ctx, s.pool)
	if err != nil {
		s.logger.WarnContext(ctx, "cannot read word shares", "error", err)
		return known
	}
	known = postsearch.NewShares(row.Words, row.OfWords, row.Grams, row.OfGrams)
	s.shares.last.Store(&readShares{known, s.clock()})
	return known
}
