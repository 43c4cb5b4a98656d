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

// SignedInCoach is a coach with what the cookie needs to know of their sign-in.
type SignedInCoach struct {
	Coach     Coach
	ExpiresAt time.Time
}

// CoachEntry is a coach who has been signed in.
type CoachEntry struct {
	Coach Coach
	Token CoachToken
	// Browser is what the browser is to keep, also when the sign-in ends.
	Browser BrowserToken
}

// SignInCoach signs a coach in by email, whatever the case; anybody may call it. A coach who is not active yet may sign
// in: what they may see is decided where it is read. Old is the token that the browser still held, or empty; that
// sign-in ends. Errors as for SignIn.
func (s *Service) SignInCoach(ctx context.Context, email, password string, device Device, where Where, old CoachToken) (CoachEntry, error) {
	credentials := struct{ Email, Password string }{email, password}
	if err := forms.CoachLogin.Clean(&credentials); err != nil {
		return CoachEntry{}, err
	}
	refused := &fault.Unauthenticated{Message: copy.Errors.CoachBadCredentials}
	row, err := s.q.CoachByLogin(ctx, s.pool, store.CoachByLoginParams{Login: credentials.Email, BrowserHash: where.Browser.hash()})
	if err != nil && !errors.Is(err, pgx.ErrNoRows) {
		return CoachEntry{}, fmt.Errorf("find coach: %w", err)
	}
	try := signInTry(coachTries, credentials.Email, where, row.Known)
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
	entry := CoachEntry{Coach: CoachFrom(row.Coach)}
	secret, hash := newToken()
	entry.Token = CoachToken(secret)
	err = pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		// A password that was changed while this one was being looked at lets nobody in any more.
		proven, err := s.q.UpdateCoachPasswordHash(ctx, tx, store.UpdateCoachPasswordHashParams{
			ID: row.Coach.ID, PasswordHash: stored, VerifiedHash: row.Coach.PasswordHash,
		})
		if err != nil {
			return fmt.Errorf("hold the coach: %w", err)
		}
		if proven == 0 {
			return refused
		}
		if _, err = s.q.CreateCoachSignIn(ctx, tx, store.CreateCoachSignInParams{
			CoachID: row.Coach.ID, TokenHash: hash, OldTokenHash: oldHash(string(old)), UserAgent: shortUserAgent(device.UserAgent),
			LifetimeSeconds: SignInLifetime.Seconds(),
		}); err != nil {
			return err
		}
		if entry.Browser, err = s.keepCoachBrowser(ctx, tx, row.Coach, where); err != nil {
			return err
		}
		return s.uncount(ctx, tx, try, true)
	})
	if err != nil {
		return CoachEntry{}, fmt.Errorf("sign in coach: %w", err)
	}
	return entry, nil
}

// keepCoachBrowser keeps the token that the browser brought, if it is one of ours, or else a new one.
func (s *Service) keepCoachBrowser(ctx context.Context, tx pgx.Tx, coach store.Coach, where Where) (BrowserToken, error) {
	token, hash := where.Browser, where.Browser.hash()
	ours := false
	if hash != nil {
		var err error
		if ours, err = s.q.CoachBrowser(ctx, tx, hash); err != nil {
			return "", fmt.Errorf("find browser: %w", err)
		}
	}
	if !ours {
		var secret string
		secret, hash = newToken()
		token = BrowserToken(secret)
	}
	if err := s.q.KeepCoachBrowser(ctx, tx, store.KeepCoachBrowserParams{TokenHash: hash, CoachID: coach.ID}); err != nil {
		return "", fmt.Errorf("keep browser: %w", err)
	}
	return token, nil
}

// CoachByToken says which coach is behind a token, in one indexed read, and slides its expiry (written down at most
// once a minute). It returns fault.ErrUnauthenticated for a token that is unknown, ended or expired.
func (s *Service) CoachByToken(ctx context.Context, token CoachToken) (SignedInCoach, error) {
	return s.coachByToken(ctx, token, true)
}

// PeekCoach is CoachByToken without sliding the expiry: for what a page asks by itself.
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
		signedIn.ExpiresAt = expires
	}
	return signedIn, nil
}

// SignOutCoach ends the sign-in behind a token; a token that means nothing (any more) is no error.
func (s *Service) SignOutCoach(ctx context.Context, token CoachToken) error {
	if !looksLikeToken(string(token)) {
		return nil
	}
	if err := s.q.DeleteCoachSignIn(ctx, s.pool, hashToken(string(token))); err != nil {
		return fmt.Errorf("sign out coach: %w", err)
	}
	return nil
}

// CoachFrom turns the stored row into the shape the house speaks of, leaving out what is secret. For domain packages.
func CoachFrom(row store.Coach) Coach {
	return Coach{
		ID: CoachID(row.ID), Name: row.Name, Email: row.Email, ImageURL: row.ImageUrl, Bio: row.Bio,
		Specializations: row.Specializations, Languages: row.Languages, City: row.City, State: row.State, Country: row.Country,
		TimeZone: row.TimeZone, IsActive: row.IsActive, VerificationStatus: row.VerificationStatus, Role: row.Role, CreatedAt: row.CreatedAt,
	}
}
