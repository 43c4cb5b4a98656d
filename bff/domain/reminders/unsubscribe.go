package reminders

import (
	"context"
	"fmt"

	"aangan/bff/domain/emails"
	"aangan/db/store"

	"github.com/google/uuid"
)

// WishLetters stops a kind of letter to the member whose letters carry this key, or asks for it again. Whoever holds the
// letter may call it, signed in or not. A key that is nobody's changes nothing, and is told from no other: the answer must
// not say whether there is somebody. What it says about the account's security always comes.
func (s *Service) WishLetters(ctx context.Context, key uuid.UUID, kind emails.Kind, wanted bool) error {
	if err := s.q.WishLetters(ctx, s.pool, store.WishLettersParams{Key: key, Kind: string(kind), Wanted: wanted}); err != nil {
		return fmt.Errorf("note which letters are wanted: %w", err)
	}
	return nil
}
