package profile

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/copy/forms"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/mailbox"
	"aangan/db/store"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/pgxpool"
)

// Service reads and changes profiles.
type Service struct {
	pool     *pgxpool.Pool
	q        *store.Queries
	identity *identity.Service
	waker    mailbox.Waker
}

// New returns the service. With a nil waker no stream is woken.
func New(pool *pgxpool.Pool, accounts *identity.Service, waker mailbox.Waker) *Service {
	return &Service{pool: pool, q: store.New(), identity: accounts, waker: waker}
}

// Change is the profile form's input. An empty TimeZone stays unchanged; Password is required if the address changes
// and the account has one.
type Change struct {
	FirstName, LastName, Email, Username, TimeZone, Password string
}

// Update stores the member's names, username and zone. The caller must be the member; failed passwords count against
// where. Another address is not stored but requested: it becomes the member's when the link in its email is followed.
// All or nothing. Returns *fault.Invalid for input that breaks the form's rules, a username that is taken, or a wrong
// password, the errors of identity.CheckPassword, and fault.ErrNotFound if the member is gone.
func (s *Service) Update(ctx context.Context, me identity.Member, change Change, where identity.ClientOrigin) (identity.Member, error) {
	if err := forms.Profile.Clean(&change); err != nil {
		return identity.Member{}, err
	}
	if change.TimeZone == "" {
		change.TimeZone = me.TimeZone
	} else if !identity.KnowsTimeZone(change.TimeZone) {
		return identity.Member{}, fault.Field("timeZone", copy.Validation.TimeZoneInvalid)
	}
	newAddress := !strings.EqualFold(change.Email, me.Email)
	if newAddress && me.HasPassword {
		if change.Password == "" {
			return identity.Member{}, fault.Field("password", copy.Validation.PasswordRequired)
		}
		if err := s.identity.CheckPassword(ctx, me.ID, change.Password, where); err != nil {
			return identity.Member{}, err
		}
	}
	var concerned []mailbox.Owner
	err := pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		row, err := s.q.UpdateProfile(ctx, tx, store.UpdateProfileParams{
			ID: me.ID.UUID(), FirstName: change.FirstName, LastName: change.LastName, Username: change.Username, TimeZone: change.TimeZone,
		})
		switch {
		case errors.Is(err, pgx.ErrNoRows):
			return fault.ErrNotFound
		case isUsernameTaken(err):
			return fault.Field("username", copy.Validation.UsernameNotFree)
		case err != nil:
			return fmt.Errorf("update profile: %w", err)
		}
		if newAddress {
			if err := s.identity.RequestEmailChange(ctx, tx, me.ID, change.Email); err != nil {
				return err
			}
		}
		concerned, err = appendEvents(ctx, tx, identity.MemberFrom(row))
		return err
	})
	if err != nil {
		return identity.Member{}, err
	}
	mailbox.Wake(s.waker, concerned...)
	return s.identity.Member(ctx, me.ID)
}

// SetDisplayLanguage stores the language of the member's pages, emails and notifications. The caller must be the
// member. An unknown language changes nothing, and is no error. Returns fault.ErrNotFound if the member is gone.
func (s *Service) SetDisplayLanguage(ctx context.Context, me identity.MemberID, language string) (identity.Member, error) {
	if !copy.IsDisplayLanguage(language) {
		return s.identity.Member(ctx, me)
	}
	var concerned []mailbox.Owner
	err := pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		row, err := s.q.SetDisplayLanguage(ctx, tx, store.SetDisplayLanguageParams{ID: me.UUID(), DisplayLanguage: language})
		if errors.Is(err, pgx.ErrNoRows) {
			return fault.ErrNotFound
		}
		if err != nil {
			return fmt.Errorf("set display language: %w", err)
		}
		concerned, err = appendEvents(ctx, tx, identity.MemberFrom(row))
		return err
	})
	if err != nil {
		return identity.Member{}, err
	}
	mailbox.Wake(s.waker, concerned...)
	return s.identity.Member(ctx, me)
}

// appendEvents appends events to the affected mailboxes, in the lock order.
func appendEvents(ctx context.Context, tx pgx.Tx, member identity.Member) ([]mailbox.Owner, error) {
	var concerned []mailbox.Owner
	if member.CoachID != nil {
		coach := mailbox.CoachOwner(*member.CoachID)
		if err := mailbox.Append(ctx, tx, coach, mailbox.KindClient); err != nil {
			return nil, err
		}
		concerned = append(concerned, coach)
	}
	own := mailbox.MemberOwner(member.ID)
	if err := mailbox.Append(ctx, tx, own, mailbox.KindUser); err != nil {
		return nil, err
	}
	return append(concerned, own), nil
}

func isUsernameTaken(err error) bool {
	var refused *pgconn.PgError
	return errors.As(err, &refused) && refused.Code == "23505" && refused.ConstraintName == "members_username_key"
}
