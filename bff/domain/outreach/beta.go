package outreach

import (
	"context"
	"fmt"

	"aangan/bff/domain/copy/forms"
	"aangan/db/store"

	"github.com/jackc/pgx/v5/pgxpool"
)

// Service keeps what visitors leave.
type Service struct {
	pool *pgxpool.Pool
	q    *store.Queries
}

// New makes the service.
func New(pool *pgxpool.Pool) *Service { return &Service{pool: pool, q: store.New()} }

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

// BetaSignup puts a visitor on the beta list; anybody may call it. The same address twice is one entry and the same
// answer, so that nobody learns who is on the list; what was given first stands. It returns *fault.Invalid for input
// that breaks the form's rules, a variant that does not exist included.
func (s *Service) BetaSignup(ctx context.Context, signup Signup) error {
	if err := forms.BetaSignup.Clean(&signup); err != nil {
		return err
	}
	err := s.q.SaveBetaSignup(ctx, s.pool, store.SaveBetaSignupParams{
		Email: signup.Email, FirstName: signup.FirstName, LastName: signup.LastName, Occupation: signup.Occupation,
		Location: signup.Location, AgeRange: signup.AgeRange, ReasonForInterest: signup.ReasonForInterest,
		HeadingVariant: given(signup.HeadingVariant), PricingVariant: given(signup.PricingVariant),
	})
	if err != nil {
		return fmt.Errorf("save beta signup: %w", err)
	}
	return nil
}

// given is null for what was left out.
func given(text string) *string {
	if text == "" {
		return nil
	}
	return &text
}
