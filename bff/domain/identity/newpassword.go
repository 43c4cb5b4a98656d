package identity

import (
	"context"
	"crypto/subtle"
	"errors"
	"fmt"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/copy/forms"
	"aangan/bff/domain/fault"
	"aangan/db/store"

	"github.com/jackc/pgx/v5"
)

// ChangePassword sets a new password for the signed-in member, who must know the current one. Other sign-ins end; this
// one continues under the returned token, and its old token stops working. Returns *fault.Invalid on "current" for a
// wrong password, and the other errors of CheckPassword.
func (s *Service) ChangePassword(ctx context.Context, me Member, current, password string, where ClientOrigin) (MemberToken, error) {
	typed := struct{ Current, Password string }{current, password}
	if err := forms.ChangePassword.Clean(&typed); err != nil {
		return "", err
	}
	if err := checkNewPassword("password", typed.Password, me.Email, me.Username, me.FirstName, me.LastName); err != nil {
		return "", err
	}
	proven, err := s.checkPassword(ctx, me.ID, typed.Current, where)
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
	secret, tokenHash := newToken()
	err = pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		member, err := s.q.LockAccount(ctx, tx, me.ID.UUID())
		if errors.Is(err, pgx.ErrNoRows) {
			return fault.ErrUnauthenticated
		}
		if err != nil {
			return fmt.Errorf("lock the member: %w", err)
		}
		if kept(member.PasswordHash) != kept(proven.PasswordHash) {
			// Changed since, in another window or with a link, so the proof is void.
			return fault.Field("current", copy.Errors.WrongPassword)
		}
		rotated, err := s.q.RotateMemberSignIn(ctx, tx, store.RotateMemberSignInParams{
			ID: me.Session.ID, MemberID: me.ID.UUID(), TokenHash: tokenHash,
			LifetimeSeconds: Device{Shared: me.Session.SharedDevice}.lifetime().Seconds(),
		})
		if err != nil {
			return fmt.Errorf("renew this sign-in: %w", err)
		}
		if rotated == 0 {
			return fault.ErrUnauthenticated
		}
		if _, err := s.q.EndMemberSignIns(ctx, tx, store.EndMemberSignInsParams{MemberID: member.ID, Kept: &me.Session.ID}); err != nil {
			return fmt.Errorf("end other sign-ins: %w", err)
		}
		return s.setPassword(ctx, tx, member, hash, where.Browser.hash(), noticePassword)
	})
	if err != nil {
		return "", fmt.Errorf("change password: %w", err)
	}
	s.wake(me.ID)
	return MemberToken(secret), nil
}
