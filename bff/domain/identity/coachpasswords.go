package identity

import (
	"context"
	"crypto/subtle"
	"errors"
	"fmt"
	"strings"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/copy/forms"
	"aangan/bff/domain/fault"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// RequestCoachReset is RequestReset for the coach portal: it does the same work whether or not such a coach exists.
func (s *Service) RequestCoachReset(ctx context.Context, email string) error {
	return s.requestReset(ctx, coachTries, coachResetKind, email)
}

// CheckCoachReset returns the name of the coach that a link is for. Any caller may use it. Returns fault.ErrGone for a
// used, expired or unknown link.
func (s *Service) CheckCoachReset(ctx context.Context, token string) (name string, err error) {
	row, err := s.followCoach(ctx, token, purposeReset)
	return row.Name, err
}

// ResetCoach sets a new password with a link, once. Any caller may use it. All sign-ins of the coach end, including
// pending ones and known browsers, and an email reports it. A second factor stays. Result and errors as for Reset.
func (s *Service) ResetCoach(ctx context.Context, token, password string, where ClientOrigin) (BrowserToken, error) {
	link, hash, err := s.hashByLink(ctx, token, purposeReset, password)
	if err != nil {
		return "", err
	}
	var browser BrowserToken
	err = s.withCoach(ctx, CoachID(link.CoachID), func(tx pgx.Tx, coach store.Coach) error {
		if err := s.useCoachLink(ctx, tx, coach, link); err != nil {
			return err
		}
		if _, err := s.q.EndCoachSignIns(ctx, tx, store.EndCoachSignInsParams{CoachID: coach.ID}); err != nil {
			return fmt.Errorf("end sign-ins: %w", err)
		}
		if browser, _, err = s.keepCoachBrowser(ctx, tx, coach, where); err != nil {
			return err
		}
		return s.setCoachPassword(ctx, tx, coach, hash, browser.hash(), noticeReset)
	})
	if err != nil {
		return "", fmt.Errorf("reset a coach's password: %w", err)
	}
	return browser, nil
}

// ChangeCoachPassword is ChangePassword for a coach. Other sign-ins end; this one continues under the returned token.
func (s *Service) ChangeCoachPassword(ctx context.Context, me Coach, current, password string, where ClientOrigin) (CoachToken, error) {
	typed := struct{ Current, Password string }{current, password}
	if err := forms.ChangePassword.Clean(&typed); err != nil {
		return "", err
	}
	if err := checkNewPassword("password", typed.Password, me.Email, me.Name); err != nil {
		return "", err
	}
	proven, err := s.checkCoachPassword(ctx, me.ID, typed.Current, where)
	if errors.Is(err, ErrWrongPassword) {
		return "", fault.Field("current", copy.Errors.WrongPassword)
	}
	if err != nil {
		return "", err
	}
	if subtle.ConstantTimeCompare([]byte(typed.Current), []byte(typed.Password)) == 1 {
		return "", fault.Field("password", copy.Validation.PasswordSame)
	}
	hash, err := s.hasher.Hash(ctx, typed.Password)
	if err != nil {
		return "", fmt.Errorf("hash password: %w", err)
	}
	var token CoachToken
	err = s.withCoach(ctx, me.ID, func(tx pgx.Tx, coach store.Coach) error {
		if coach.PasswordHash != proven.PasswordHash {
			// Changed since, in another window or with a link, so the proof is void.
			return fault.Field("current", copy.Errors.WrongPassword)
		}
		if token, err = s.rotate(ctx, tx, me, false); err != nil {
			return err
		}
		if _, err := s.q.EndCoachSignIns(ctx, tx, store.EndCoachSignInsParams{CoachID: coach.ID, Kept: &me.Session.ID}); err != nil {
			return fmt.Errorf("end other sign-ins: %w", err)
		}
		return s.setCoachPassword(ctx, tx, coach, hash, where.Browser.hash(), noticePassword)
	})
	if err != nil {
		return "", fmt.Errorf("change a coach's password: %w", err)
	}
	return token, nil
}

// setCoachPassword stores a new password, ends everything the old one opened (links, pending sign-ins, browsers except
// the one to keep), and enqueues the email about it. The caller holds the coach's row lock.
func (s *Service) setCoachPassword(ctx context.Context, tx pgx.Tx, coach store.Coach, hash string, browser []byte, notice string) error {
	if err := s.q.SetCoachPassword(ctx, tx, store.SetCoachPasswordParams{ID: coach.ID, PasswordHash: hash}); err != nil {
		return fmt.Errorf("set password: %w", err)
	}
	if err := s.voidCoach(ctx, tx, coach.ID, nil, purposeReset); err != nil {
		return err
	}
	if err := s.q.EndPendingSignIns(ctx, tx, coach.ID); err != nil {
		return fmt.Errorf("end pending sign-ins: %w", err)
	}
	if err := s.q.ForgetCoachBrowsers(ctx, tx, store.ForgetCoachBrowsersParams{CoachID: coach.ID, Kept: browser}); err != nil {
		return fmt.Errorf("delete known browsers: %w", err)
	}
	return s.notifyCoach(ctx, tx, coach, notice, Device{})
}

// followCoach returns the valid link of a token. Returns fault.ErrGone for any other.
func (s *Service) followCoach(ctx context.Context, token, purpose string) (store.CoachTokenByLetterRow, error) {
	id, hash, sound := parseLink(token)
	if !sound {
		return store.CoachTokenByLetterRow{}, fault.ErrGone
	}
	row, err := s.q.CoachTokenByLetter(ctx, s.pool, store.CoachTokenByLetterParams{ID: id, SecretHash: hash, Purpose: purpose})
	if errors.Is(err, pgx.ErrNoRows) || (err == nil && row.Invited != (purpose == purposeInvitation)) {
		return store.CoachTokenByLetterRow{}, fault.ErrGone
	}
	if err != nil {
		return store.CoachTokenByLetterRow{}, fmt.Errorf("find link: %w", err)
	}
	return row, nil
}

// hashByLink checks a link and hashes the chosen password. An invalid link returns before anything is hashed.
func (s *Service) hashByLink(ctx context.Context, token, purpose, password string) (link store.CoachTokenByLetterRow, hash string, err error) {
	typed := struct{ Password string }{password}
	if err := forms.Reset.Clean(&typed); err != nil {
		return link, "", err
	}
	if link, err = s.followCoach(ctx, token, purpose); err != nil {
		return link, "", err
	}
	if err := checkNewPassword("password", typed.Password, link.Email, link.Name); err != nil {
		return link, "", err
	}
	if hash, err = s.hasher.Hash(ctx, typed.Password); err != nil {
		return link, "", fmt.Errorf("hash password: %w", err)
	}
	return link, hash, nil
}

// useCoachLink marks a link as used, under the coach's row lock. Returns fault.ErrGone for a used or expired link, and
// for one that went to an address the coach has left.
func (s *Service) useCoachLink(ctx context.Context, tx pgx.Tx, coach store.Coach, link store.CoachTokenByLetterRow) error {
	if !strings.EqualFold(coach.Email, link.Email) {
		return fault.ErrGone
	}
	used, err := s.q.UseCoachMailedToken(ctx, tx, link.ID)
	if err != nil {
		return fmt.Errorf("use link: %w", err)
	}
	if used == 0 {
		return fault.ErrGone
	}
	return nil
}

// voidCoach does the same as void, for a coach's links.
func (s *Service) voidCoach(ctx context.Context, tx pgx.Tx, coach uuid.UUID, but *uuid.UUID, purposes ...string) error {
	err := s.q.VoidCoachMailedTokens(ctx, tx, store.VoidCoachMailedTokensParams{CoachID: coach, Purposes: purposes, Kept: but})
	if err != nil {
		return fmt.Errorf("void earlier links: %w", err)
	}
	return nil
}
