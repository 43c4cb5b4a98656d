package identity

import (
	"context"
	"errors"
	"fmt"
	"time"
	"unicode/utf8"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/copy/forms"
	"aangan/bff/domain/copy/rules"
	"aangan/bff/domain/fault"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

const (
	// SecondStepLifetime is the time after the password in which the second factor can be given.
	SecondStepLifetime = 10 * time.Minute
	// pendingTries is the number of codes that are checked for one pending sign-in.
	pendingTries = 5
)

// errWrongCode is a *fault.Invalid on the field "code".
var errWrongCode = fault.Field("code", copy.CoachAccountAnswers.WrongCode)

// errSecondStepOver means that the password must be given again.
var errSecondStepOver = &fault.Unauthenticated{Message: copy.CoachAccountAnswers.PendingOver}

// guarded reports whether the coach's password alone is not enough.
func (s *Service) guarded(ctx context.Context, tx pgx.Tx, coach uuid.UUID) (bool, error) {
	guarded, err := s.q.HasSecondFactor(ctx, tx, coach)
	if err != nil {
		return false, fmt.Errorf("find the second factor: %w", err)
	}
	return guarded, nil
}

// beginPending stores that the coach's password was given.
func (s *Service) beginPending(ctx context.Context, tx pgx.Tx, coach uuid.UUID, passwordHash string, device Device) (SecondStepToken, error) {
	secret, hash := newToken()
	err := s.q.CreatePendingSignIn(ctx, tx, store.CreatePendingSignInParams{
		TokenHash: hash, CoachID: coach, PasswordHash: passwordHash, UserAgent: shortUserAgent(device.UserAgent),
		LifetimeSeconds: SecondStepLifetime.Seconds(),
	})
	if err != nil {
		return "", fmt.Errorf("begin sign-in: %w", err)
	}
	return SecondStepToken(secret), nil
}

// GiveSecondFactor completes a coach's sign-in with a code or a recovery code. Any holder of the token may call it.
// Old is as for SignInCoach. Returns *fault.Invalid on "code" for a wrong or used one, *fault.Throttled after too many
// attempts, and *fault.Unauthenticated if the password must be given again: the time or the attempts are used up, or
// the password was changed.
func (s *Service) GiveSecondFactor(ctx context.Context, token SecondStepToken, code string, device Device, where ClientOrigin, old CoachToken) (CoachEntry, error) {
	typed := struct{ Code string }{code}
	if err := forms.SecondFactor.Clean(&typed); err != nil {
		return CoachEntry{}, err
	}
	hash := oldHash(string(token))
	if hash == nil {
		return CoachEntry{}, errSecondStepOver
	}
	waiting, err := s.q.PendingSignIn(ctx, s.pool, store.PendingSignInParams{TokenHash: hash, Tries: pendingTries})
	if errors.Is(err, pgx.ErrNoRows) {
		return CoachEntry{}, errSecondStepOver
	}
	if err != nil {
		return CoachEntry{}, fmt.Errorf("find a pending sign-in: %w", err)
	}
	coach := CoachID(waiting)
	try, err := s.countFactor(ctx, coach, where)
	if err != nil {
		return CoachEntry{}, err
	}
	failures, err := s.q.TakePendingTry(ctx, s.pool, store.TakePendingTryParams{TokenHash: hash, Tries: pendingTries})
	if errors.Is(err, pgx.ErrNoRows) {
		return CoachEntry{}, errSecondStepOver
	}
	if err != nil {
		return CoachEntry{}, fmt.Errorf("count an attempt: %w", err)
	}
	var entry CoachEntry
	err = s.withCoach(ctx, coach, func(tx pgx.Tx, row store.Coach) error {
		used, err := s.q.UsePendingSignIn(ctx, tx, hash)
		if err != nil {
			return fmt.Errorf("complete a pending sign-in: %w", err)
		}
		if used == 0 {
			return errSecondStepOver
		}
		if err := s.spend(ctx, tx, row, plainCode(typed.Code)); err != nil {
			return err
		}
		if entry, err = s.admitCoach(ctx, tx, row, device, where, old, entryKind{factor: true, tell: true}); err != nil {
			return err
		}
		return s.uncount(ctx, tx, try, true)
	})
	if errors.Is(err, errWrongCode) && failures >= pendingTries {
		return CoachEntry{}, errSecondStepOver
	}
	if err != nil {
		return CoachEntry{}, fmt.Errorf("give second factor: %w", err)
	}
	return entry, nil
}

// countFactor counts an attempt at a coach's second factor before the code is checked. Returns *fault.Throttled if the
// caller must wait first.
func (s *Service) countFactor(ctx context.Context, coach CoachID, where ClientOrigin) (try, error) {
	known := false
	if hash := where.Browser.hash(); hash != nil {
		found, err := s.q.CoachBrowser(ctx, s.pool, store.CoachBrowserParams{TokenHash: hash, CoachID: coach.UUID()})
		if err != nil {
			return try{}, fmt.Errorf("find browser: %w", err)
		}
		known = found.Theirs
	}
	t := factorTry(coach, where, known)
	return t, s.count(ctx, t)
}

// stepOf returns the time step of a code.
func (s *Service) stepOf(factor store.SecondFactorRow, plain string) (step int64, matches bool, err error) {
	if s.office.Keys == nil {
		return 0, false, errNoKeys
	}
	secret, err := s.office.Keys.Open(factor.Secret, factorSeal(CoachID(factor.CoachID)))
	if err != nil {
		return 0, false, fmt.Errorf("open the second factor of %s: %w", factor.CoachID, err)
	}
	return factorStep(secret, plain, s.now())
}

// spend uses up a code: one of the second factor, or a recovery code, which is also reported by email. The caller
// holds the coach's row lock. Returns errWrongCode, and *fault.Conflict if there is no second factor.
func (s *Service) spend(ctx context.Context, tx pgx.Tx, coach store.Coach, plain string) error {
	factor, err := s.q.SecondFactor(ctx, tx, coach.ID)
	if errors.Is(err, pgx.ErrNoRows) || (err == nil && factor.ConfirmedAt == nil) {
		return &fault.Conflict{Message: copy.CoachAccountAnswers.FactorNone}
	}
	if err != nil {
		return fmt.Errorf("read second factor: %w", err)
	}
	if !isFactorCode(plain) {
		taken, err := s.q.TakeRecoveryCode(ctx, tx, store.TakeRecoveryCodeParams{
			CoachID: coach.ID, CodeHash: recoveryHash(CoachID(coach.ID), plain),
		})
		if err != nil {
			return fmt.Errorf("use a recovery code: %w", err)
		}
		if taken == 0 {
			return errWrongCode
		}
		return s.notifyCoach(ctx, tx, coach, noticeRecoveryUsed, Device{})
	}
	step, matches, err := s.stepOf(factor, plain)
	if err != nil {
		return err
	}
	if !matches {
		return errWrongCode
	}
	taken, err := s.q.TakeFactorStep(ctx, tx, store.TakeFactorStepParams{CoachID: coach.ID, Secret: factor.Secret, Step: step})
	if err != nil {
		return fmt.Errorf("use a code: %w", err)
	}
	if taken == 0 {
		return errWrongCode
	}
	return nil
}

// prove checks a signed-in coach's password and a code, and then changes their account in one transaction.
func (s *Service) prove(
	ctx context.Context, me Coach, password, code string, where ClientOrigin, do func(tx pgx.Tx, coach store.Coach) error,
) error {
	typed := struct{ Password, Code string }{password, code}
	if err := forms.FactorProof.Clean(&typed); err != nil {
		return err
	}
	proven, err := s.checkCoachPassword(ctx, me.ID, typed.Password, where)
	if err != nil {
		return err
	}
	try, err := s.countFactor(ctx, me.ID, where)
	if err != nil {
		return err
	}
	return s.withCoach(ctx, me.ID, func(tx pgx.Tx, coach store.Coach) error {
		if coach.PasswordHash != proven.PasswordHash {
			return ErrWrongPassword // Changed since, so the proof is void.
		}
		if err := s.spend(ctx, tx, coach, plainCode(typed.Code)); err != nil {
			return err
		}
		if err := s.uncount(ctx, tx, try, true); err != nil {
			return err
		}
		return do(tx, coach)
	})
}

// checkCoachPassword checks a coach's own password again. Errors as for CheckPassword.
func (s *Service) checkCoachPassword(ctx context.Context, coach CoachID, password string, where ClientOrigin) (store.Coach, error) {
	password = rules.Secret.Normalise(password)
	if password == "" {
		return store.Coach{}, fault.Field("password", copy.Validation.PasswordRequired)
	}
	if utf8.RuneCountInString(password) > copy.Limits.PasswordMax {
		return store.Coach{}, ErrWrongPassword // No password is that long, so it is not hashed.
	}
	row, err := s.q.CoachAccount(ctx, s.pool, coach.UUID())
	if errors.Is(err, pgx.ErrNoRows) {
		return store.Coach{}, fault.ErrUnauthenticated
	}
	if err != nil {
		return store.Coach{}, fmt.Errorf("read coach: %w", err)
	}
	try := coachCheckTry(coach, where)
	matches, _, err := s.verify(ctx, try, row.PasswordHash, password)
	if err != nil {
		return store.Coach{}, err
	}
	if !matches {
		return store.Coach{}, ErrWrongPassword
	}
	return row, s.uncount(ctx, s.pool, try, true)
}
