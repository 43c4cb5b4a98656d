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

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

var errNoKeys = errors.New("identity: the service has no keys")

// FactorState is the state of a coach's second factor, for the coach.
type FactorState struct {
	SecondFactor
	// ConfirmedAt is the time at which it was enabled; nil while it is disabled.
	ConfirmedAt *time.Time
	// CodesLeft is the number of unused recovery codes.
	CodesLeft int
}

// NewFactor is a second factor before its first code. It is shown once.
type NewFactor struct {
	// Secret is for authenticator apps that cannot scan URI as a QR code.
	Secret, URI string
}

// Factor returns the state of the coach's second factor. The caller must be the coach.
func (s *Service) Factor(ctx context.Context, me Coach) (FactorState, error) {
	state := FactorState{SecondFactor: me.SecondFactor}
	row, err := s.q.SecondFactor(ctx, s.pool, me.ID.UUID())
	if errors.Is(err, pgx.ErrNoRows) {
		return state, nil
	}
	if err != nil {
		return FactorState{}, fmt.Errorf("read second factor: %w", err)
	}
	if row.ConfirmedAt != nil {
		state.ConfirmedAt, state.CodesLeft = row.ConfirmedAt, int(row.CodesLeft)
	}
	return state, nil
}

// BeginFactor creates a new secret, replacing one that was never confirmed. It has no effect until ConfirmFactor. The
// caller must be the coach, with the password. Returns *fault.Invalid on "password", *fault.Throttled, ErrBusy, and
// *fault.Conflict if there is a second factor already.
func (s *Service) BeginFactor(ctx context.Context, me Coach, password string, where ClientOrigin) (NewFactor, error) {
	if s.office.Keys == nil {
		return NewFactor{}, errNoKeys
	}
	if _, err := s.checkCoachPassword(ctx, me.ID, password, where); err != nil {
		return NewFactor{}, err
	}
	secret, uri, err := newFactorSecret(me.Email)
	if err != nil {
		return NewFactor{}, err
	}
	begun, err := s.q.BeginSecondFactor(ctx, s.pool, store.BeginSecondFactorParams{
		CoachID: me.ID.UUID(), Secret: s.office.Keys.Seal(secret, factorSeal(me.ID)),
	})
	if err != nil {
		return NewFactor{}, fmt.Errorf("begin second factor: %w", err)
	}
	if begun == 0 {
		return NewFactor{}, &fault.Conflict{Message: copy.CoachAccountAnswers.FactorThere}
	}
	return NewFactor{Secret: factorText.EncodeToString(secret), URI: uri}, nil
}

// FactorOn is the result of enabling a second factor.
type FactorOn struct {
	// Codes are the recovery codes. They cannot be read again.
	Codes []string
	// Token is the new token of this sign-in.
	Token CoachToken
}

// ConfirmFactor enables the second factor with its first code, which also counts as given in this sign-in. The sign-in
// continues under a new token; the old token, obtained with the password alone, stops working. Everything else that
// the password alone opened ends: other sign-ins, pending ones, and known browsers except this one. The caller must be
// the coach. Returns *fault.Invalid on "code", *fault.Throttled after too many attempts, and *fault.Conflict if none
// was begun or it is enabled already.
func (s *Service) ConfirmFactor(ctx context.Context, me Coach, code string, where ClientOrigin) (FactorOn, error) {
	typed := struct{ Code string }{code}
	if err := forms.FactorCode.Clean(&typed); err != nil {
		return FactorOn{}, err
	}
	try, err := s.countFactor(ctx, me.ID, where)
	if err != nil {
		return FactorOn{}, err
	}
	codes, hashes := newRecoveryCodes(me.ID)
	var token CoachToken
	err = s.withCoach(ctx, me.ID, func(tx pgx.Tx, coach store.Coach) error {
		factor, err := s.q.SecondFactor(ctx, tx, coach.ID)
		switch {
		case errors.Is(err, pgx.ErrNoRows):
			return &fault.Conflict{Message: copy.CoachAccountAnswers.FactorNotBegun}
		case err != nil:
			return fmt.Errorf("read second factor: %w", err)
		case factor.ConfirmedAt != nil:
			return &fault.Conflict{Message: copy.CoachAccountAnswers.FactorThere}
		}
		step, matches, err := s.stepOf(factor, plainCode(typed.Code))
		if err != nil {
			return err
		}
		if !matches {
			return errWrongCode
		}
		confirmed, err := s.q.ConfirmSecondFactor(ctx, tx, store.ConfirmSecondFactorParams{CoachID: coach.ID, Secret: factor.Secret, Step: step})
		if err != nil {
			return fmt.Errorf("confirm second factor: %w", err)
		}
		if confirmed == 0 {
			return errWrongCode
		}
		if err := s.replaceCodes(ctx, tx, coach.ID, hashes); err != nil {
			return err
		}
		if token, err = s.rotate(ctx, tx, me, true); err != nil {
			return err
		}
		if err := s.endWithoutFactor(ctx, tx, me, where); err != nil {
			return err
		}
		if err := s.uncount(ctx, tx, try, true); err != nil {
			return err
		}
		return s.notifyCoach(ctx, tx, coach, noticeFactorOn, Device{})
	})
	if err != nil {
		return FactorOn{}, fmt.Errorf("confirm second factor: %w", err)
	}
	return FactorOn{Codes: codes, Token: token}, nil
}

// endWithoutFactor ends everything that the password alone opened elsewhere. The caller holds the coach's row lock.
func (s *Service) endWithoutFactor(ctx context.Context, tx pgx.Tx, me Coach, where ClientOrigin) error {
	id := me.ID.UUID()
	if _, err := s.q.EndCoachSignIns(ctx, tx, store.EndCoachSignInsParams{CoachID: id, Kept: &me.Session.ID}); err != nil {
		return fmt.Errorf("end other sign-ins: %w", err)
	}
	if err := s.q.EndPendingSignIns(ctx, tx, id); err != nil {
		return fmt.Errorf("end pending sign-ins: %w", err)
	}
	if err := s.q.ForgetCoachBrowsers(ctx, tx, store.ForgetCoachBrowsersParams{CoachID: id, Kept: where.Browser.hash()}); err != nil {
		return fmt.Errorf("delete known browsers: %w", err)
	}
	return nil
}

// EndFactor disables the second factor. The caller must be the coach, with the password and a code or recovery code.
// Returns *fault.Invalid on "password" or "code", *fault.Throttled, ErrBusy, and *fault.Conflict if the coach has no
// second factor or must have one.
func (s *Service) EndFactor(ctx context.Context, me Coach, password, code string, where ClientOrigin) error {
	if me.SecondFactor.Required {
		return &fault.Conflict{Message: copy.CoachAccountAnswers.FactorStays}
	}
	return s.prove(ctx, me, password, code, where, func(tx pgx.Tx, coach store.Coach) error {
		if _, err := s.q.DeleteSecondFactor(ctx, tx, coach.ID); err != nil {
			return fmt.Errorf("end second factor: %w", err)
		}
		if err := s.q.EndPendingSignIns(ctx, tx, coach.ID); err != nil {
			return fmt.Errorf("end pending sign-ins: %w", err)
		}
		return s.notifyCoach(ctx, tx, coach, noticeFactorOff, Device{})
	})
}

// NewRecoveryCodes creates ten new codes and voids the earlier ones. The caller must be the coach. Errors as for
// EndFactor, except that a required factor is allowed.
func (s *Service) NewRecoveryCodes(ctx context.Context, me Coach, password, code string, where ClientOrigin) ([]string, error) {
	codes, hashes := newRecoveryCodes(me.ID)
	err := s.prove(ctx, me, password, code, where, func(tx pgx.Tx, coach store.Coach) error {
		return s.replaceCodes(ctx, tx, coach.ID, hashes)
	})
	if err != nil {
		return nil, err
	}
	return codes, nil
}

// ResetSecondFactor removes a lost second factor with its recovery codes, ends the coach's sign-ins,
// and emails the coach. The caller is another
// administrator or the command line. Note is called in the transaction, for the audit log. Returns fault.ErrNotFound
// for an unknown coach, and *fault.Conflict if there is no second factor.
func (s *Service) ResetSecondFactor(ctx context.Context, coach CoachID, note func(ctx context.Context, tx pgx.Tx) error) error {
	err := s.withCoach(ctx, coach, func(tx pgx.Tx, row store.Coach) error {
		ended, err := s.q.DeleteSecondFactor(ctx, tx, row.ID)
		if err != nil {
			return fmt.Errorf("end second factor: %w", err)
		}
		if ended == 0 {
			return &fault.Conflict{Message: copy.CoachAccountAnswers.FactorNone}
		}
		if _, err := s.q.EndCoachSignIns(ctx, tx, store.EndCoachSignInsParams{CoachID: row.ID}); err != nil {
			return fmt.Errorf("end sign-ins: %w", err)
		}
		if err := s.q.EndPendingSignIns(ctx, tx, row.ID); err != nil {
			return fmt.Errorf("end pending sign-ins: %w", err)
		}
		if err := s.notifyCoach(ctx, tx, row, noticeFactorReset, Device{}); err != nil {
			return err
		}
		return note(ctx, tx)
	})
	if errors.Is(err, fault.ErrUnauthenticated) {
		return fault.ErrNotFound
	}
	return err
}

func (s *Service) replaceCodes(ctx context.Context, tx pgx.Tx, coach uuid.UUID, hashes [][]byte) error {
	if err := s.q.DeleteRecoveryCodes(ctx, tx, coach); err != nil {
		return fmt.Errorf("delete recovery codes: %w", err)
	}
	if err := s.q.CreateRecoveryCodes(ctx, tx, store.CreateRecoveryCodesParams{CoachID: coach, CodeHashes: hashes}); err != nil {
		return fmt.Errorf("store recovery codes: %w", err)
	}
	return nil
}

// withCoach changes a coach's account under its row lock, and wakes the coach's streams. Returns
// fault.ErrUnauthenticated if there is no such coach.
func (s *Service) withCoach(ctx context.Context, id CoachID, do func(tx pgx.Tx, coach store.Coach) error) error {
	err := pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		coach, err := s.q.LockCoachAccount(ctx, tx, id.UUID())
		if errors.Is(err, pgx.ErrNoRows) {
			return fault.ErrUnauthenticated
		}
		if err != nil {
			return fmt.Errorf("lock the coach: %w", err)
		}
		if err := do(tx, coach); err != nil {
			return err
		}
		return s.tellCoach(ctx, tx, coach.ID)
	})
	if err != nil {
		return err
	}
	s.wakeCoach(id)
	return nil
}
