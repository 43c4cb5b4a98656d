package identity

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
)

// SignedInMember is a member with the data about the sign-in that the cookie needs.
type SignedInMember struct {
	Member       Member
	SharedDevice bool
	ExpiresAt    time.Time
}

// MemberByToken returns the member of a token in one indexed read, and extends the expiry (written at most once a
// minute). Returns fault.ErrUnauthenticated for an unknown, ended or expired token.
func (s *Service) MemberByToken(ctx context.Context, token MemberToken) (SignedInMember, error) {
	return s.memberByToken(ctx, token, true)
}

// PeekMember is MemberByToken without extending the expiry, for requests that an open page makes automatically: an
// open page must not keep a shared device signed in.
func (s *Service) PeekMember(ctx context.Context, token MemberToken) (SignedInMember, error) {
	return s.memberByToken(ctx, token, false)
}

func (s *Service) memberByToken(ctx context.Context, token MemberToken, use bool) (SignedInMember, error) {
	if !looksLikeToken(string(token)) {
		return SignedInMember{}, fault.ErrUnauthenticated
	}
	row, err := s.q.MemberBySignIn(ctx, s.pool, store.MemberBySignInParams{
		TokenHash: hashToken(string(token)), TouchSeconds: touchEvery.Seconds(), SharedTouchSeconds: sharedTouchEvery.Seconds(),
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
			TimeZone: row.TimeZone, DisplayLanguage: copy.KnownDisplayLanguage(row.DisplayLanguage), Language: row.Language,
			PricingVariant: row.PricingVariant, CoachID: (*CoachID)(row.CoachID),
			SharesReadReceipts: row.ShareReadReceipts, CreatedAt: row.CreatedAt,
			EmailConfirmed: row.EmailConfirmed, NewEmail: kept(row.NewEmail), HasPassword: row.HasPassword, TrialEndsAt: row.TrialEndsAt, AccessUntil: row.AccessUntil,
			Session: Session{ID: row.SignInID, SharedDevice: row.SharedDevice, ExpiresAt: row.ExpiresAt}, MailboxSeq: row.MailboxSeq,
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
		signedIn.ExpiresAt, signedIn.Member.Session.ExpiresAt = expires, expires
	}
	return signedIn, nil
}

// Member reads a member without the data of their sign-in. For domain packages, about the acting member. Returns
// fault.ErrNotFound for a member who is deleted or is leaving.
func (s *Service) Member(ctx context.Context, id MemberID) (Member, error) {
	row, err := s.q.MemberByID(ctx, s.pool, id.UUID())
	if errors.Is(err, pgx.ErrNoRows) {
		return Member{}, fault.ErrNotFound
	}
	if err != nil {
		return Member{}, fmt.Errorf("read member: %w", err)
	}
	member := MemberFrom(row.Member)
	member.TrialEndsAt, member.AccessUntil = row.TrialEndsAt, row.AccessUntil
	return member, nil
}

// SignOut ends the sign-in of a token. It returns nil for an unknown or ended one.
func (s *Service) SignOut(ctx context.Context, token MemberToken) error {
	if !looksLikeToken(string(token)) {
		return nil
	}
	if err := s.q.DeleteMemberSignIn(ctx, s.pool, hashToken(string(token))); err != nil {
		return fmt.Errorf("sign out member: %w", err)
	}
	return nil
}

// openSession creates a sign-in for a member whose credentials have been checked.
func (s *Service) openSession(ctx context.Context, db store.DBTX, id uuid.UUID, device Device, old MemberToken) (Session, MemberToken, error) {
	secret, hash := newToken()
	row, err := s.q.CreateMemberSignIn(ctx, db, store.CreateMemberSignInParams{
		MemberID: id, TokenHash: hash, OldTokenHash: oldHash(string(old)), UserAgent: shortUserAgent(device.UserAgent),
		SharedDevice: device.Shared, LifetimeSeconds: device.lifetime().Seconds(),
	})
	return Session{ID: row.ID, SharedDevice: device.Shared}, MemberToken(secret), err
}

// MemberFrom converts a stored row and leaves out secrets. For domain packages.
func MemberFrom(row store.Member) Member {
	return Member{
		ID: MemberID(row.ID), Username: row.Username, Email: row.Email, FirstName: row.FirstName, LastName: row.LastName,
		TimeZone: row.TimeZone, DisplayLanguage: copy.KnownDisplayLanguage(row.DisplayLanguage),
		PricingVariant: row.PricingVariant, CoachID: (*CoachID)(row.CoachID),
		SharesReadReceipts: row.ShareReadReceipts, CreatedAt: row.CreatedAt,
		EmailConfirmed: row.EmailConfirmedAt != nil, NewEmail: kept(row.NewEmail), HasPassword: row.PasswordHash != nil,
	}
}

// kept returns a stored text; empty for nil.
func kept(text *string) string {
	if text == nil {
		return ""
	}
	return *text
}

// shortUserAgent returns a header in its stored form: valid UTF-8, no control characters, at most 300 code points.
func shortUserAgent(header string) string {
	clean := []rune(strings.Map(func(r rune) rune {
		if r < 0x20 || r == 0x7f {
			return -1
		}
		return r
	}, strings.ToValidUTF8(header, "")))
	return string(clean[:min(len(clean), 300)])
}

// The database constraints by which names and addresses belong to one account.
const (
	usernameRule = "members_username_key"
	addressRule  = "members_confirmed_email_key"
)

// isTaken reports whether the database rejected a row by this constraint: another account has the name.
func isTaken(err error, rule string) bool {
	var refused *pgconn.PgError
	return errors.As(err, &refused) && refused.Code == "23505" && refused.ConstraintName == rule
}
