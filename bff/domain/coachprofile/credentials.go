package coachprofile

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/copy/forms"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/mailbox"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// Credential is a coach's qualification with its issuer.
type Credential struct {
	Title  string `json:"title"`
	Issuer string `json:"issuer"`
	// Year is nil if the coach gave none.
	Year *int `json:"year"`
}

// Change is a complete new list of credentials that waits for an administrator.
type Change struct {
	ID          uuid.UUID
	Credentials []Credential
	CreatedAt   time.Time
}

// Decision is an administrator's decision about a change.
type Decision struct {
	Approved bool
	// Reason may be empty, except for a rejection.
	Reason      string
	Credentials []Credential
	DecidedAt   time.Time
}

// AskCredentials requests new credentials instead of the published ones. The caller must be the coach. Members see no
// change until an administrator has decided. A pending change is withdrawn. Returns *fault.Invalid for input that
// breaks the form's rules (with a field such as "credentials[2].title") and for a list equal to the current one.
func (s *Service) AskCredentials(ctx context.Context, coach identity.CoachID, wanted []Credential) (Profile, error) {
	if err := s.checkCredentials(wanted); err != nil {
		return Profile{}, err
	}
	list, err := json.Marshal(wanted)
	if err != nil {
		return Profile{}, fmt.Errorf("encode credentials: %w", err)
	}
	return s.changeOwn(ctx, coach, func(tx pgx.Tx) error {
		present, err := s.credentials(ctx, tx, coach)
		if err != nil {
			return err
		}
		if same(present, wanted) {
			return fault.Field("credentials", copy.Portfolio.SameCredentials)
		}
		if _, err := s.q.WithdrawCredentialChange(ctx, tx, coach.UUID()); err != nil {
			return fmt.Errorf("withdraw the pending change: %w", err)
		}
		if _, err := s.q.AddCredentialChange(ctx, tx, store.AddCredentialChangeParams{CoachID: coach.UUID(), Credentials: list}); err != nil {
			return fmt.Errorf("add a change of credentials: %w", err)
		}
		return nil
	})
}

// WithdrawCredentials withdraws the pending change. The caller must be the coach. Returns *fault.NotFound if no change
// is pending.
func (s *Service) WithdrawCredentials(ctx context.Context, coach identity.CoachID) (Profile, error) {
	return s.changeOwn(ctx, coach, func(tx pgx.Tx) error {
		rows, err := s.q.WithdrawCredentialChange(ctx, tx, coach.UUID())
		if err != nil {
			return fmt.Errorf("withdraw credentials: %w", err)
		}
		if rows == 0 {
			return &fault.NotFound{Message: copy.Portfolio.NothingWaits}
		}
		return nil
	})
}

// changeOwn changes something about a coach under a lock, and wakes their streams.
func (s *Service) changeOwn(ctx context.Context, coach identity.CoachID, change func(tx pgx.Tx) error) (Profile, error) {
	var changed Profile
	owner := mailbox.CoachOwner(coach)
	err := pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		if _, err := s.lock(ctx, tx, coach); err != nil {
			return err
		}
		if err := change(tx); err != nil {
			return err
		}
		if err := mailbox.Append(ctx, tx, owner, mailbox.KindUser); err != nil {
			return err
		}
		row, err := s.q.CoachByID(ctx, tx, coach.UUID())
		if err != nil {
			return fmt.Errorf("read the stored profile: %w", err)
		}
		changed, err = s.complete(ctx, tx, row)
		return err
	})
	if err != nil {
		return Profile{}, err
	}
	mailbox.Wake(s.waker, owner)
	return changed, nil
}

// checkCredentials validates a list and cleans it in place.
func (s *Service) checkCredentials(list []Credential) error {
	if len(list) > copy.Limits.CredentialsMax {
		return fault.Field("credentials", copy.Portfolio.TooManyCredentials)
	}
	var wrong []fault.FieldError
	for i := range list {
		found := forms.Credential.Validate(list[i])
		if year := list[i].Year; len(found) == 0 && year != nil && *year > s.now().Year() {
			found = append(found, fault.FieldError{Field: "year", Message: copy.Portfolio.YearRange})
		}
		for _, f := range found {
			wrong = append(wrong, fault.FieldError{Field: fmt.Sprintf("credentials[%d].%s", i, f.Field), Message: f.Message})
		}
		if len(found) > 0 {
			continue
		}
		if err := forms.Credential.Clean(&list[i]); err != nil {
			return err
		}
	}
	if len(wrong) > 0 {
		return &fault.Invalid{Message: wrong[0].Message, Fields: wrong}
	}
	return nil
}

func same(one, other []Credential) bool {
	if len(one) != len(other) {
		return false
	}
	for i := range one {
		a, b := one[i], other[i]
		if a.Title != b.Title || a.Issuer != b.Issuer || (a.Year == nil) != (b.Year == nil) || (a.Year != nil && *a.Year != *b.Year) {
			return false
		}
	}
	return true
}

func (s *Service) credentials(ctx context.Context, db store.DBTX, coach identity.CoachID) ([]Credential, error) {
	rows, err := s.q.CredentialsOf(ctx, db, coach.UUID())
	if err != nil {
		return nil, fmt.Errorf("read credentials: %w", err)
	}
	list := make([]Credential, len(rows))
	for i, row := range rows {
		list[i] = credentialFrom(row)
	}
	return list, nil
}

func credentialFrom(row store.CoachCredential) Credential {
	c := Credential{Title: row.Title, Issuer: row.Issuer}
	if row.Year != nil {
		year := int(*row.Year)
		c.Year = &year
	}
	return c
}

func (s *Service) openChange(ctx context.Context, db store.DBTX, coach identity.CoachID) (*Change, error) {
	row, err := s.q.OpenCredentialChange(ctx, db, coach.UUID())
	if errors.Is(err, pgx.ErrNoRows) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("find the pending change: %w", err)
	}
	list, err := listed(row.Credentials)
	if err != nil {
		return nil, err
	}
	return &Change{ID: row.ID, Credentials: list, CreatedAt: row.CreatedAt}, nil
}

func (s *Service) lastDecision(ctx context.Context, db store.DBTX, coach identity.CoachID) (*Decision, error) {
	row, err := s.q.LastCredentialDecision(ctx, db, coach.UUID())
	if errors.Is(err, pgx.ErrNoRows) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("find the last decision: %w", err)
	}
	list, err := listed(row.Credentials)
	if err != nil {
		return nil, err
	}
	decision := &Decision{Approved: row.Decision != nil && *row.Decision == approved, Reason: row.Reason, Credentials: list}
	if row.DecidedAt != nil {
		decision.DecidedAt = *row.DecidedAt
	}
	return decision, nil
}

// listed decodes the list of a stored change.
func listed(kept []byte) ([]Credential, error) {
	list := []Credential{}
	if err := json.Unmarshal(kept, &list); err != nil {
		return nil, fmt.Errorf("decode the credentials of a change: %w", err)
	}
	return list, nil
}
