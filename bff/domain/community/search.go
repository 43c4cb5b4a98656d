package community

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/db/postsearch"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// searchPosts returns a page of the published posts that contain all words of filter.Query, in the filter's category
// and with its tag, best first. The excerpts contain the words. After a post that is no longer found the page is
// empty. Returns *fault.Invalid for too long a query and for an invalid place. The filter is clean.
func (s *Service) searchPosts(ctx context.Context, me identity.MemberID, filter ListFilter) ([]Summary, error) {
	if !utf8.ValidString(filter.Query) || strings.ContainsRune(filter.Query, 0) {
		return nil, fault.Field("q", copy.Validation.MessageControls)
	}
	if utf8.RuneCountInString(strings.TrimSpace(filter.Query)) > copy.Limits.SearchTextMax {
		return nil, fault.Field("q", copy.ChatAnswers.SearchTooLong)
	}
	all, err := s.find(ctx, postsearch.Ask(filter.Query), postsearch.Filter{Category: filter.Category, Tag: filter.Tag})
	if err != nil {
		return nil, err
	}
	if filter.After != nil {
		if all, err = s.behind(ctx, me, all, *filter.After); err != nil {
			return nil, err
		}
	}
	all = all[:min(len(all), filter.Limit)]
	ids := make([]uuid.UUID, len(all))
	for i, f := range all {
		ids[i] = f.id
	}
	page, err := s.summaries(ctx, me, ids)
	if err != nil {
		return nil, err
	}
	for i := range page {
		at := slices.IndexFunc(all, func(f found) bool { return f.id == page[i].ID })
		page[i].Excerpt, page[i].Cut = all[at].excerpt()
	}
	return page, nil
}

// behind returns the results that follow a post.
func (s *Service) behind(ctx context.Context, me identity.MemberID, all []found, post uuid.UUID) ([]found, error) {
	if at := slices.IndexFunc(all, func(f found) bool { return f.id == post }); at >= 0 {
		return all[at+1:], nil
	}
	_, err := s.q.CommunityPostPlace(ctx, s.pool, store.CommunityPostPlaceParams{ID: post, Viewer: me.UUID()})
	if errors.Is(err, pgx.ErrNoRows) {
		return nil, fault.Field("after", copy.CommunityAnswers.NotAPlace)
	}
	if err != nil {
		return nil, fmt.Errorf("find place: %w", err)
	}
	return nil, nil
}

// indexWords indexes a stored post's text for the search; also after an edit.
func (s *Service) indexWords(ctx context.Context, tx pgx.Tx, post uuid.UUID, title, content string, tags []string) error {
	index := postsearch.Of(title, content, tags)
	if err := s.q.PutPostWords(ctx, tx, store.PutPostWordsParams{
		PostID: post, Words: index.Words, Grams: index.Grams, Sounds: index.Sounds, Spellings: index.Spellings,
	}); err != nil {
		return fmt.Errorf("index a post's words: %w", err)
	}
	return nil
}

// forgetWords removes a deleted post from the search index.
func (s *Service) forgetWords(ctx context.Context, tx pgx.Tx, post uuid.UUID) error {
	if err := s.q.ForgetPostWords(ctx, tx, post); err != nil {
		return fmt.Errorf("remove a post's words: %w", err)
	}
	return nil
}
