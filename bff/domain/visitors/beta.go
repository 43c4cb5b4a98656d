package visitors

import (
	"context"
	"errors"
	"fmt"

	"aangan/bff/domain/copy/forms"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// Signup is a visitor's wish to join the beta. Only the names and the email are asked for in the form; the next four get
// the form's defaults when empty. The variants say what the visitor was shown, in codes, and may be empty.
type Signup struct {
	FirstName         string
	LastName          string
	Email             string
	Occupation        string
	Location          string
	AgeRange          string
	ReasonForInterest string
	HeadingVariant    string
	PricingVariant    string
}

// BetaSignup puts a visitor on the beta list and queues the letter that confirms it; anybody may call it. The same
// address twice is one entry, one letter and the same answer, so that nobody learns who is on the list; what was given
// first stands. It returns *fault.Invalid for input that breaks the form's rules, a variant that does not exist included.
func (s *Service) BetaSignup(ctx context.Context, signup Signup) error {
	if err := forms.BetaSignup.Clean(&signup); err != nil {
		return err
	}
	err := s.keep(ctx, betaKind, func(tx pgx.Tx) (uuid.UUID, error) {
		id, err := s.q.SaveBetaSignup(ctx, tx, store.SaveBetaSignupParams{
			Email: signup.Email, FirstName: signup.FirstName, LastName: signup.LastName, Occupation: signup.Occupation,
			Location: signup.Location, AgeRange: signup.AgeRange, ReasonForInterest: signup.ReasonForInterest,
			HeadingVariant: given(signup.HeadingVariant), PricingVariant: given(signup.PricingVariant),
		})
		if errors.Is(err, pgx.ErrNoRows) {
			return id, errOnList
		}
		return id, err
	})
	if errors.Is(err, errOnList) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("save beta signup: %w", err)
	}
	return nil
}

// errOnList means that the address is on the list: its row stands, and its letter was queued with it.
var errOnList = errors.New("outreach: the address is on the list")

// given is null for what was left out.
func given(text string) *string {
	if text == "" {
		return nil
	}
	return &text
}
