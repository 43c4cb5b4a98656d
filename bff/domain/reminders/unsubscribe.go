package reminders

import (
	"context"
	"fmt"

	"aangan/bff/domain/emails"
	"aangan/db/store"

	"github.com/google/uuid"
)

// WishLetters stops a kind of email to the member with this key, or starts it again. Any holder of an email may call
// it, signed in or not. An unknown key changes nothing and gets the same response, so it does not reveal members.
// Emails about account security are always sent.
func (s *Service) WishLetters(ctx context.Context, key uuid.UUID, kind emails.Kind, wanted bool) error {
	if err := s.q.WishLetters(ctx, s.pool, store.WishLettersParams{Key: key, Kind: string(kind), Wanted: wanted}); err != nil {
		return fmt.Errorf("store email preferences: %w", err)
	}
	return nil
}
