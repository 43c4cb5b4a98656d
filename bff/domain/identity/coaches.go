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

// SignInCoach signs a coach in by email, whatever the case; anybody may call it. A coach who is not active yet may sign
// in: what they may see is decided where it is read. Old is the token that the browser still held, or empty; that
// sign-in ends. Errors as for SignIn.
func (s *Service) SignInCoach(ctx context.Context, email, password string, device Device, old CoachToken) (Coach, CoachToken, error) {
	credentials := struct{ Email, Password string }{email, password}
	if err := forms.CoachLogin.Clean(&credentials); err != nil {
		return Coach{}, "", err
	}
	refused := &fault.Unauthenticated{Message: copy.Errors.CoachBadCredentials}
	row, err := s.q.CoachByEmail(ctx, s.pool, credentials.Email)
	if err != nil && !errors.Is(err, pgx.ErrNoRows) {
		return Coach{}, "", fmt.Errorf("find coach: %w", err)
	}
	matches, outdated, err := s.hasher.Verify(ctx, row.PasswordHash, credentials.Password)
	if err != nil {
		return Coach{}, "", fmt.Errorf("verify password: %w", err)
	}
	if !matches {
		return Coach{}, "", refused
	}
	if outdated {
		hash, err := s.hasher.Hash(ctx, credentials.Password)
		if err != nil {
			return Coach{}, "", fmt.Errorf("renew password hash: %w", err)
		}
		err = s.q.UpdateCoachPasswordHash(ctx, s.pool, store.UpdateCoachPasswordHashParams{ID: row.ID, PasswordHash: hash, VerifiedHash: row.PasswordHash})
		if err != nil {
			return Coach{}, "", fmt.Errorf("store renewed password hash: %w", err)
		}
	}
	secret, hash := newToken()
	_, err = s.q.CreateCoachSignIn(ctx, s.pool, store.CreateCoachSignInParams{
		CoachID: row.ID, TokenHash: hash, OldTokenHash: oldHash(string(old)), UserAgent: shortUserAgent(device.UserAgent),
		LifetimeSeconds: SignInLifetime.Seconds(),
	})
	if err != nil {
		return Coach{}, "", fmt.Errorf("sign in coach: %w", err)
	}
	return CoachFrom(row), CoachToken(secret), nil
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
			TimeZone: row.TimeZone, IsActive: row.IsActive, VerificationStatus: row.VerificationStatus, CreatedAt: row.CreatedAt,
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
		TimeZone: row.TimeZone, IsActive: row.IsActive, VerificationStatus: row.VerificationStatus, CreatedAt: row.CreatedAt,
	}
}
