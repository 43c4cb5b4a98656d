package identity

import (
	"context"
	"errors"
	"fmt"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/copy/forms"
	"aangan/bff/domain/fault"
	"aangan/db/store"

	"github.com/jackc/pgx/v5"
)

// SignedInCoach is a coach with the data about the sign-in that the cookie needs.
type SignedInCoach struct {
	Coach     Coach
	ExpiresAt time.Time
}

// CoachEntry is a coach who has been signed in or, with only Pending set, one whose second factor is still missing.
type CoachEntry struct {
	Coach Coach
	Token CoachToken
	// Browser is the token that the browser keeps, also after the sign-in ends.
	Browser BrowserToken
	// Pending is set if the second factor is still missing; GiveSecondFactor takes it. There is no sign-in yet.
	Pending SecondStepToken
}

// SignInCoach signs a coach in by email, ignoring case. Any caller may use it. An inactive coach may sign in; reads
// decide what they see. If the account has a second factor, the result has Pending alone and there is no sign-in yet.
// Old is the token that the browser still had, or empty; that sign-in ends once there is a new one. Errors as for
// SignIn.
func (s *Service) SignInCoach(ctx context.Context, email, password string, device Device, where ClientOrigin, old CoachToken) (CoachEntry, error) {
	credentials := struct{ Email, Password string }{email, password}
	if err := forms.CoachLogin.Clean(&credentials); err != nil {
		return CoachEntry{}, err
	}
	refused := &fault.Unauthenticated{Message: copy.Errors.CoachBadCredentials}
	row, err := s.q.CoachByLogin(ctx, s.pool, store.CoachByLoginParams{Login: credentials.Email, BrowserHash: where.Browser.hash()})
	if err != nil && !errors.Is(err, pgx.ErrNoRows) {
		return CoachEntry{}, fmt.Errorf("find coach: %w", err)
	}
	try := signInTry(coachTries, credentials.Email, where, row.Known, s.tellCoachOfGuesses(row.Coach))
	stored := row.Coach.PasswordHash
	matches, outdated, err := s.verify(ctx, try, stored, credentials.Password)
	if err != nil {
		return CoachEntry{}, err
	}
	if !matches {
		return CoachEntry{}, refused
	}
	if outdated {
		if stored, err = s.hasher.Hash(ctx, credentials.Password); err != nil {
			return CoachEntry{}, fmt.Errorf("renew password hash: %w", err)
		}
	}
	var entry CoachEntry
	err = pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		// If the password was changed during the comparison, the old one no longer signs in.
		proven, err := s.q.UpdateCoachPasswordHash(ctx, tx, store.UpdateCoachPasswordHashParams{
			ID: row.Coach.ID, PasswordHash: stored, VerifiedHash: row.Coach.PasswordHash,
		})
		if err != nil {
			return fmt.Errorf("lock the coach: %w", err)
		}
		if proven == 0 {
			return refused
		}
		// Checked again under the coach's lock: enabling the factor holds the same lock.
		guarded, err := s.guarded(ctx, tx, row.Coach.ID)
		if err != nil {
			return err
		}
		if guarded {
			entry.Pending, err = s.beginPending(ctx, tx, row.Coach.ID, stored, device)
		} else {
			entry, err = s.admitCoach(ctx, tx, row.Coach, device, where, old, entryKind{tell: true})
		}
		if err != nil {
			return err
		}
		return s.uncount(ctx, tx, try, true)
	})
	if err != nil {
		return CoachEntry{}, fmt.Errorf("sign in coach: %w", err)
	}
	return entry, nil
}

// entryKind describes the kind of sign-in.
type entryKind struct {
	// factor is true if the second factor was given.
	factor bool
	// tell is true if a browser that is new to this coach causes an email.
	tell bool
}

// admitCoach signs in a coach whose credentials have been checked, stores the browser as known, and emails the coach
// about a new one.
func (s *Service) admitCoach(
	ctx context.Context, tx pgx.Tx, row store.Coach, device Device, where ClientOrigin, old CoachToken, kind entryKind,
) (CoachEntry, error) {
	secret, hash := newToken()
	made, err := s.q.CreateCoachSignIn(ctx, tx, store.CreateCoachSignInParams{
		CoachID: row.ID, TokenHash: hash, OldTokenHash: oldHash(string(old)), UserAgent: shortUserAgent(device.UserAgent),
		LifetimeSeconds: SignInLifetime.Seconds(), SecondFactor: kind.factor,
	})
	if err != nil {
		return CoachEntry{}, err
	}
	entry := CoachEntry{Coach: CoachFrom(row), Token: CoachToken(secret)}
	entry.Coach.Session = Session{ID: made.ID}
	entry.Coach.SecondFactor = s.factorOf(row.Role, kind.factor, kind.factor)
	browser, known, err := s.keepCoachBrowser(ctx, tx, row, where)
	if err != nil {
		return CoachEntry{}, err
	}
	entry.Browser = browser
	if !kind.tell || known {
		return entry, nil
	}
	return entry, s.notifyCoach(ctx, tx, row, noticeSignIn, device)
}

// factorOf returns the state of the second factor for an account with this role.
func (s *Service) factorOf(role string, enabled, satisfied bool) SecondFactor {
	return SecondFactor{
		Enabled: enabled, Satisfied: satisfied, Required: role == RoleAdministrator && s.office.AdministratorsNeedFactor,
	}
}

// keepCoachBrowser returns the browser's token if we issued it, or else a new one. Known reports whether this coach
// has signed in there before.
func (s *Service) keepCoachBrowser(ctx context.Context, tx pgx.Tx, coach store.Coach, where ClientOrigin) (token BrowserToken, known bool, err error) {
	token, hash := where.Browser, where.Browser.hash()
	found := store.CoachBrowserRow{}
	if hash != nil {
		found, err = s.q.CoachBrowser(ctx, tx, store.CoachBrowserParams{TokenHash: hash, CoachID: coach.ID})
		if err != nil {
			return "", false, fmt.Errorf("find browser: %w", err)
		}
	}
	if !found.Ours {
		var secret string
		secret, hash = newToken()
		token = BrowserToken(secret)
	}
	if err := s.q.KeepCoachBrowser(ctx, tx, store.KeepCoachBrowserParams{TokenHash: hash, CoachID: coach.ID}); err != nil {
		return "", false, fmt.Errorf("store browser: %w", err)
	}
	return token, found.Theirs, nil
}

// CoachByAddress returns the coach portal's account with this address. For the command line only. Returns
// *fault.NotFound for an unknown address.
func (s *Service) CoachByAddress(ctx context.Context, email string) (CoachID, error) {
	row, err := s.q.CoachByEmail(ctx, s.pool, email)
	if errors.Is(err, pgx.ErrNoRows) {
		return CoachID{}, &fault.NotFound{Message: copy.CoachAccountAnswers.NoCoach}
	}
	if err != nil {
		return CoachID{}, fmt.Errorf("find the account of an address: %w", err)
	}
	return CoachID(row.ID), nil
}

// CoachByToken returns the coach of a token in one indexed read, and extends the expiry (written at most once a
// minute). Returns fault.ErrUnauthenticated for an unknown, ended or expired token.
func (s *Service) CoachByToken(ctx context.Context, token CoachToken) (SignedInCoach, error) {
	return s.coachByToken(ctx, token, true)
}

// PeekCoach is CoachByToken without extending the expiry, for requests that an open page makes automatically.
func (s *Service) PeekCoach(ctx context.Context, token CoachToken) (SignedInCoach, error) {
	return s.coachByToken(ctx, token, false)
}

func (s *Service) coachByToken(ctx context.Context, token CoachToken, use bool) (SignedInCoach, error) {
	if !looksLikeToken(string(token)) {
		return SignedInCoach{}, fault.ErrUnauthenticated
	}
	row, err := s.q.CoachBySignIn(ctx, s.pool, store.CoachBySignInParams{
		TokenHash: hashToken(string(token)), TouchSeconds: touchEvery.Seconds(),
	})
	if errors.Is(err, pgx.ErrNoRows) {
		return SignedInCoach{}, fault.ErrUnauthenticated
	}
	if err != nil {
		return SignedInCoach{}, fmt.Errorf("find coach by token: %w", err)
	}
	signedIn := SignedInCoach{
		Coach: Coach{
			ID: CoachID(row.ID), Name: row.Name, Email: row.Email, ImageURL: row.ImageUrl, Bio: row.Bio,
			Specializations: row.Specializations, Languages: row.Languages, City: row.City, State: row.State, Country: row.Country,
			TimeZone: row.TimeZone, IsActive: row.IsActive, VerificationStatus: row.VerificationStatus, Role: row.Role, CreatedAt: row.CreatedAt,
			Session: Session{ID: row.SignInID, ExpiresAt: row.ExpiresAt}, MailboxSeq: row.MailboxSeq, SecondFactor: s.factorOf(row.Role, row.FactorEnabled, row.FactorSatisfied),
		},
		ExpiresAt: row.ExpiresAt,
	}
	if use && row.Stale {
		expires, err := s.q.TouchCoachSignIn(ctx, s.pool, store.TouchCoachSignInParams{ID: row.SignInID, LifetimeSeconds: SignInLifetime.Seconds()})
		if errors.Is(err, pgx.ErrNoRows) {
			return SignedInCoach{}, fault.ErrUnauthenticated
		}
		if err != nil {
			return SignedInCoach{}, fmt.Errorf("touch sign-in: %w", err)
		}
		signedIn.ExpiresAt, signedIn.Coach.Session.ExpiresAt = expires, expires
	}
	return signedIn, nil
}

// SignOutCoach ends the sign-in of a token. It returns nil for an unknown or ended one.
func (s *Service) SignOutCoach(ctx context.Context, token CoachToken) error {
	if !looksLikeToken(string(token)) {
		return nil
	}
	if err := s.q.DeleteCoachSignIn(ctx, s.pool, hashToken(string(token))); err != nil {
		return fmt.Errorf("sign out coach: %w", err)
	}
	return nil
}

// CoachFrom converts a stored row and leaves out secrets. For domain packages.
func CoachFrom(row store.Coach) Coach {
	return Coach{
		ID: CoachID(row.ID), Name: row.Name, Email: row.Email, ImageURL: row.ImageUrl, Bio: row.Bio,
		Specializations: row.Specializations, Languages: row.Languages, City: row.City, State: row.State, Country: row.Country,
		TimeZone: row.TimeZone, IsActive: row.IsActive, VerificationStatus: row.VerificationStatus, Role: row.Role, CreatedAt: row.CreatedAt,
	}
}
