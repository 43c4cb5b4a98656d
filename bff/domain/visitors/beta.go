package visitors

import (
	"context"
	"errors"
	"fmt"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/copy/forms"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// Signup is a beta signup. The form requires only the names and the email; the next four get the form's defaults if
// empty. The variants are codes of the texts that the visitor saw, and may be empty.
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
	// DisplayLanguage is the language of the page, for the confirmation. An empty or unknown one is English.
	DisplayLanguage string
}

// BetaSignup adds a visitor to the beta list and enqueues the confirmation email. Any caller may use it. A repeated
// address has one entry, one email and the same response, so the response does not reveal who is on the list; the
// first data stays. Returns *fault.Invalid for input that breaks the form's rules or an unknown variant.
func (s *Service) BetaSignup(ctx context.Context, signup Signup) error {
	if err := forms.BetaSignup.Clean(&signup); err != nil {
		return err
	}
	err := s.keep(ctx, betaKind, func(tx pgx.Tx) (uuid.UUID, error) {
		id, err := s.q.SaveBetaSignup(ctx, tx, store.SaveBetaSignupParams{
			Email: signup.Email, FirstName: signup.FirstName, LastName: signup.LastName, Occupation: signup.Occupation,
			Location: signup.Location, AgeRange: signup.AgeRange, ReasonForInterest: signup.ReasonForInterest,
			HeadingVariant: given(signup.HeadingVariant), PricingVariant: given(signup.PricingVariant),
			DisplayLanguage: copy.KnownDisplayLanguage(signup.DisplayLanguage),
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

// errOnList means that the address is on the list already, with its email enqueued.
var errOnList = errors.New("visitors: the address is on the list")

// given returns null for empty text.
func given(text string) *string {
	if text == "" {
		return nil
	}
	return &text
}
