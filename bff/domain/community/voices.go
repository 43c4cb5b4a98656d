package community

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/identity"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// Author is the public data about an item's author.
type Author struct {
	// Name is the author's name in this thread only, in the reader's language. It stays when they leave: if the names
	// in several threads changed at the same time, they could be linked to one author.
	Name string
	// Yours is true for the reader, and Original for the author of the thread.
	Yours, Original bool
}

// nameOf returns the pseudonym at an index in the language of the request.
func nameOf(ctx context.Context, place int16) string {
	return copy.CommunityName(copy.For(ctx), int(place))
}

// hold locks the given members, so that they cannot leave during the transaction. It comes before every other lock.
func (s *Service) hold(ctx context.Context, tx pgx.Tx, members ...uuid.UUID) error {
	if _, err := s.q.LockCommunityPeople(ctx, tx, members); err != nil {
		return fmt.Errorf("lock members: %w", err)
	}
	return nil
}

// named returns the member's voice in a thread, with a name, and creates it if needed. The caller has locked the post,
// so no other member can take the same name.
func (s *Service) named(ctx context.Context, tx pgx.Tx, post uuid.UUID, member identity.MemberID) (voice uuid.UUID, err error) {
	found, err := s.q.CommunityVoice(ctx, tx, store.CommunityVoiceParams{PostID: post, MemberID: member.UUID()})
	known := err == nil
	if err != nil && !errors.Is(err, pgx.ErrNoRows) {
		return uuid.Nil, fmt.Errorf("find voice: %w", err)
	}
	if known && found.Name != nil {
		return found.ID, nil
	}
	taken, err := s.q.CommunityNamesTaken(ctx, tx, post)
	if err != nil {
		return uuid.Nil, fmt.Errorf("read names: %w", err)
	}
	name := freeName(taken)
	if known {
		err = s.q.NameCommunityVoice(ctx, tx, store.NameCommunityVoiceParams{ID: found.ID, Name: name})
		voice = found.ID
	} else {
		voice, err = s.q.AddCommunityVoice(ctx, tx, store.AddCommunityVoiceParams{PostID: post, MemberID: member.UUID(), Name: &name})
	}
	if err != nil {
		return uuid.Nil, fmt.Errorf("name voice: %w", err)
	}
	return voice, nil
}

// nameless finds or creates a voice without a name, for a reaction or a flag. The caller has locked the post.
func (s *Service) nameless(ctx context.Context, tx pgx.Tx, post uuid.UUID, member identity.MemberID) (voice uuid.UUID, err error) {
	found, err := s.q.CommunityVoice(ctx, tx, store.CommunityVoiceParams{PostID: post, MemberID: member.UUID()})
	if err == nil {
		return found.ID, nil
	}
	if !errors.Is(err, pgx.ErrNoRows) {
		return uuid.Nil, fmt.Errorf("find voice: %w", err)
	}
	voice, err = s.q.AddCommunityVoice(ctx, tx, store.AddCommunityVoiceParams{PostID: post, MemberID: member.UUID()})
	if err != nil {
		return uuid.Nil, fmt.Errorf("add voice: %w", err)
	}
	return voice, nil
}

// freeName returns a random unused name, from the first round of the list with one.
func freeName(taken []int16) int16 {
	all := len(copy.CommunityNames)
	for round := 0; ; round++ {
		var free []int16
		for place := round * all; place < (round+1)*all; place++ {
			if !slices.Contains(taken, int16(place)) {
				free = append(free, int16(place))
			}
		}
		if len(free) > 0 {
			return free[rand.IntN(len(free))]
		}
	}
}
