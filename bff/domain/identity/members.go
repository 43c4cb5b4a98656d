package identity

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/copy/forms"
	"aangan/bff/domain/fault"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
)

// Registration is what somebody gives to become a member. The variants say in codes what the visitor was shown on the
// site; they and TimeZone may be empty.
type Registration struct {
	Username       string
	Email          string
	FirstName      string
	LastName       string
	Password       string
	HeadingVariant string
	PricingVariant string
	TimeZone       string
}

// DefaultPricingVariant is the price of whoever was shown none on the site.
const DefaultPricingVariant = "default"

// SignedInMember is a member with what the cookie needs to know of their sign-in.
type SignedInMember struct {
	Member       Member
	SharedDevice bool
	ExpiresAt    time.Time
}

// Register makes a member and signs them in, both or neither; anybody may call it. Old is the token that the browser
// still held, or empty; that sign-in ends. Where the address stands on the beta list, the variants that were noted there
// win over those of the registration. It returns *fault.Invalid for input that breaks the form's rules and, with the same
// message whichever it was, for a username or an email that is taken; ErrBusy when too many passwords are being hashed.
func (s *Service) Register(ctx context.Context, registration Registration, device Device, old MemberToken) (Member, MemberToken, error) {
	registration.TimeZone = knownTimeZone(registration.TimeZone)
	if err := forms.Registration.Clean(&registration); err != nil {
		return Member{}, "", err
	}
	if registration.PricingVariant == "" {
		registration.PricingVariant = DefaultPricingVariant
	}
	hash, err := s.hasher.Hash(ctx, registration.Password)
	if err != nil {
		return Member{}, "", fmt.Errorf("hash password: %w", err)
	}
	var member Member
	var token MemberToken
	err = pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		row, err := s.q.CreateMember(ctx, tx, store.CreateMemberParams{
			Username: registration.Username, Email: registration.Email,
			FirstName: registration.FirstName, LastName: registration.LastName,
			PasswordHash: hash, TimeZone: registration.TimeZone,
			HeadingVariant: given(registration.HeadingVariant), PricingVariant: registration.PricingVariant,
		})
		if err != nil {
			return err
		}
		member = MemberFrom(row)
		token, err = s.signInMember(ctx, tx, row.ID, device, old)
		return err
	})
	if isTaken(err) {
		// Which of the two was taken stays unsaid: it would tell whoever asks who is a member here.
		return Member{}, "", &fault.Invalid{Message: copy.Errors.UsernameTaken}
	}
	if err != nil {
		return Member{}, "", fmt.Errorf("create member: %w", err)
	}
	return member, token, nil
}

// SignIn signs a member in by username or email, whatever the case; anybody may call it. Old is the token that the
// browser still held, or empty; that sign-in ends. It returns *fault.Invalid for a field that is empty or too long (so
// nothing long is ever hashed), *fault.Unauthenticated when the two do not belong together (after the same work whether
// or not there is such an account), and ErrBusy when too many passwords are being hashed.
func (s *Service) SignIn(ctx context.Context, login, password string, device Device, old MemberToken) (Member, MemberToken, error) {
	credentials := struct{ Username, Password string }{login, password}
	if err := forms.Login.Clean(&credentials); err != nil {
		return Member{}, "", err
	}
	refused := &fault.Unauthenticated{Message: copy.Errors.BadCredentials}
	row, err := s.q.MemberByLogin(ctx, s.pool, credentials.Username)
	if err != nil && !errors.Is(err, pgx.ErrNoRows) {
		return Member{}, "", fmt.Errorf("find member: %w", err)
	}
	matches, outdated, err := s.hasher.Verify(ctx, row.PasswordHash, credentials.Password)
	if err != nil {
		return Member{}, "", fmt.Errorf("verify password: %w", err)
	}
	if !matches {
		return Member{}, "", refused
	}
	if outdated {
		hash, err := s.hasher.Hash(ctx, credentials.Password)
		if err != nil {
			return Member{}, "", fmt.Errorf("renew password hash: %w", err)
		}
		err = s.q.UpdateMemberPasswordHash(ctx, s.pool, store.UpdateMemberPasswordHashParams{ID: row.ID, PasswordHash: hash, VerifiedHash: row.PasswordHash})
		if err != nil {
			return Member{}, "", fmt.Errorf("store renewed password hash: %w", err)
		}
	}
	token, err := s.signInMember(ctx, s.pool, row.ID, device, old)
	if err != nil {
		return Member{}, "", fmt.Errorf("sign in member: %w", err)
	}
	return MemberFrom(row), token, nil
}

// MemberByToken says who is behind a token, in one indexed read, and slides its expiry (written down at most once a
// minute). It returns fault.ErrUnauthenticated for a token that is unknown, ended or expired.
func (s *Service) MemberByToken(ctx context.Context, token MemberToken) (SignedInMember, error) {
	return s.memberByToken(ctx, token, true)
}

// PeekMember is MemberByToken without sliding the expiry: for what a page asks by itself, so that a page left open does
// not keep a shared device signed in.
func (s *Service) PeekMember(ctx context.Context, token MemberToken) (SignedInMember, error) {
	return s.memberByToken(ctx, token, false)
}

func (s *Service) memberByToken(ctx context.Context, token MemberToken, use bool) (SignedInMember, error) {
	if !looksLikeToken(string(token)) {
		return SignedInMember{}, fault.ErrUnauthenticated
	}
	row, err := s.q.MemberBySignIn(ctx, s.pool, store.MemberBySignInParams{
		TokenHash: hashToken(string(token)), TouchSeconds: touchEvery.Seconds(),
	})
	if errors.Is(err, pgx.ErrNoRows) {
		return SignedInMember{}, fault.ErrUnauthenticated
	}
	if err != nil {
		return SignedInMember{}, fmt.Errorf("find member by token: %w", err)
	}
	signedIn := SignedInMember{
		Member: Member{
			ID: MemberID(row.ID), Username: row.Username, Email: row.Email, FirstName: row.FirstName, LastName: row.LastName,
			TimeZone: row.TimeZone, PricingVariant: row.PricingVariant, CoachID: (*CoachID)(row.CoachID),
			SharesReadReceipts: row.ShareReadReceipts, CreatedAt: row.CreatedAt,
		},
		SharedDevice: row.SharedDevice, ExpiresAt: row.ExpiresAt,
	}
	if use && row.Stale {
		lifetime := Device{Shared: row.SharedDevice}.lifetime()
		expires, err := s.q.TouchMemberSignIn(ctx, s.pool, store.TouchMemberSignInParams{ID: row.SignInID, LifetimeSeconds: lifetime.Seconds()})
		if errors.Is(err, pgx.ErrNoRows) {
			// Signed out between the two statements.
			return SignedInMember{}, fault.ErrUnauthenticated
		}
		if err != nil {
			return SignedInMember{}, fmt.Errorf("touch sign-in: %w", err)
		}
		signedIn.ExpiresAt = expires
	}
	return signedIn, nil
}

// SignOut ends the sign-in behind a token; a token that means nothing (any more) is no error.
func (s *Service) SignOut(ctx context.Context, token MemberToken) error {
	if !looksLikeToken(string(token)) {
		return nil
	}
	if err := s.q.DeleteMemberSignIn(ctx, s.pool, hashToken(string(token))); err != nil {
		return fmt.Errorf("sign out member: %w", err)
	}
	return nil
}

func (s *Service) signInMember(ctx context.Context, db store.DBTX, id uuid.UUID, device Device, old MemberToken) (MemberToken, error) {
	secret, hash := newToken()
	_, err := s.q.CreateMemberSignIn(ctx, db, store.CreateMemberSignInParams{
		MemberID: id, TokenHash: hash, OldTokenHash: oldHash(string(old)), UserAgent: shortUserAgent(device.UserAgent),
		SharedDevice: device.Shared, LifetimeSeconds: device.lifetime().Seconds(),
	})
	return MemberToken(secret), err
}

// MemberFrom turns the stored row into the shape the house speaks of, leaving out what is secret. For domain packages.
func MemberFrom(row store.Member) Member {
	return Member{
		ID: MemberID(row.ID), Username: row.Username, Email: row.Email, FirstName: row.FirstName, LastName: row.LastName,
		TimeZone: row.TimeZone, PricingVariant: row.PricingVariant, CoachID: (*CoachID)(row.CoachID),
		SharesReadReceipts: row.ShareReadReceipts, CreatedAt: row.CreatedAt,
	}
}

// shortUserAgent makes a header fit to store: valid text, no control characters, at most 300 code points.
func shortUserAgent(header string) string {
	clean := []rune(strings.Map(func(r rune) rune {
		if r < 0x20 || r == 0x7f {
			return -1
		}
		return r
	}, strings.ToValidUTF8(header, "")))
	return string(clean[:min(len(clean), 300)])
}

// isTaken says whether a unique rule of the database refused the row: whoever came first has the name.
func isTaken(err error) bool {
	var refused *pgconn.PgError
	return errors.As(err, &refused) && refused.Code == "23505" &&
		(refused.ConstraintName == "members_username_key" || refused.ConstraintName == "members_email_key")
}
