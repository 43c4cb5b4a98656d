package identity_test

import (
	"context"
	"errors"
	"sync"
	"testing"
	"time"

	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/identity/identitytest"

	"github.com/pquerna/otp/totp"
)

// runAtOnce runs all calls at the same time.
func runAtOnce(calls ...func()) {
	var wg sync.WaitGroup
	begin := make(chan struct{})
	for _, call := range calls {
		wg.Go(func() {
			<-begin
			call()
		})
	}
	close(begin)
	wg.Wait()
}

// A sign-in with the password alone either ends when the factor is enabled, or needs the factor.
func TestEnablingFactorDuringSignInLeavesNoSignInByPasswordAlone(t *testing.T) {
	t.Parallel()
	d := newFixture(t)
	at := time.Date(2026, time.May, 4, 9, 0, 0, 0, time.UTC)
	identity.SetClock(d.Service, func() time.Time { return at })
	for range 5 {
		coach := identitytest.NewCoach(t, d.pool)
		signIn := func() (identity.CoachEntry, error) {
			return d.SignInCoach(context.Background(), coach.Email, identitytest.Password, identity.Device{}, identity.ClientOrigin{}, "")
		}
		entry, err := signIn()
		if err != nil {
			t.Fatal(err)
		}
		begun, err := d.BeginFactor(t.Context(), entry.Coach, identitytest.Password, identity.ClientOrigin{})
		if err != nil {
			t.Fatal(err)
		}
		code, err := totp.GenerateCode(begun.Secret, at)
		if err != nil {
			t.Fatal(err)
		}
		var on identity.FactorOn
		var confirmed error
		entries, errs := make([]identity.CoachEntry, 3), make([]error, 3)
		calls := []func(){func() {
			on, confirmed = d.ConfirmFactor(context.Background(), entry.Coach, code, identity.ClientOrigin{})
		}}
		for i := range entries {
			calls = append(calls, func() { entries[i], errs[i] = signIn() })
		}
		runAtOnce(calls...)
		if confirmed != nil {
			t.Fatal(confirmed)
		}
		for i, made := range entries {
			if errs[i] != nil {
				t.Errorf("sign in: %v", errs[i])
			}
			if made.Token == "" {
				continue // It waits for the factor.
			}
			if _, err := d.CoachByToken(t.Context(), made.Token); !errors.Is(err, fault.ErrUnauthenticated) {
				t.Errorf("a sign-in by the password alone is still valid: %v", err)
			}
		}
		if _, err := d.CoachByToken(t.Context(), on.Token); err != nil {
			t.Errorf("the sign-in that enabled the factor: %v", err)
		}
		if n := count(t, d.pool, "select count(*) from coach_sign_ins where coach_id = $1 and second_factor_at is null", coach.ID.UUID()); n != 0 {
			t.Errorf("%d sign-ins by the password alone are left", n)
		}
	}
}

// One code is given to sign in and to disable the factor, or to renew the recovery codes, at the same time: it is
// accepted once. A sign-in that waits for the factor does not survive its end.
func TestOneCodeSignsInOrChangesFactor(t *testing.T) {
	t.Parallel()
	g := newFactorFixture(t)
	for round := range 4 {
		// A sign-in that the factor allows, to change it with.
		entry, err := g.give(t, g.begin(t), g.code(t), identity.ClientOrigin{})
		if err != nil {
			t.Fatal(err)
		}
		g.later()
		code := []string{g.code(t), g.codes[round]}[round%2]
		pending, idle := g.begin(t), g.begin(t)
		ends := round >= 2
		var signedIn identity.CoachEntry
		var given, changed error
		runAtOnce(func() {
			signedIn, given = g.GiveSecondFactor(context.Background(), pending, code, identity.Device{}, identity.ClientOrigin{}, "")
		}, func() {
			if ends {
				changed = g.EndFactor(context.Background(), entry.Coach, identitytest.Password, code, identity.ClientOrigin{})
				return
			}
			_, changed = g.NewRecoveryCodes(context.Background(), entry.Coach, identitytest.Password, code, identity.ClientOrigin{})
		})
		if (given == nil) == (changed == nil) {
			t.Errorf("round %d: one code signs in: %v; changes the factor: %v", round, given, changed)
		}
		if given == nil && signedIn.Token == "" {
			t.Error("no sign-in")
		}
		if ends && changed == nil {
			if _, err := g.give(t, idle, g.codes[9], identity.ClientOrigin{}); !errors.Is(err, fault.ErrUnauthenticated) {
				t.Errorf("a pending sign-in after the end of the factor: %v", err)
			}
			if enabled := count(t, g.pool, "select count(*) from coach_second_factors"); enabled != 0 {
				t.Error("the factor is still enabled")
			}
			g.setUp(t, g.enter(t))
		} else if !ends && changed == nil {
			g.setUpAgain(t, entry.Coach)
		}
		g.later()
		g.later()
		advance(t, g.pool, 24*60*60)
	}
}

// setUpAgain replaces the recovery codes that the test knows.
func (g *factorFixture) setUpAgain(t *testing.T, me identity.Coach) {
	t.Helper()
	g.later()
	codes, err := g.NewRecoveryCodes(t.Context(), me, identitytest.Password, g.code(t), identity.ClientOrigin{})
	if err != nil {
		t.Fatal(err)
	}
	g.codes = codes
}

// Two windows confirm one secret with one code: the factor is enabled once, and only one set of recovery codes works.
func TestConcurrentConfirmationsEnableFactorOnce(t *testing.T) {
	t.Parallel()
	d := newFixture(t)
	at := time.Date(2026, time.May, 4, 9, 0, 0, 0, time.UTC)
	identity.SetClock(d.Service, func() time.Time { return at })
	coach := identitytest.NewCoach(t, d.pool)
	entry, err := d.SignInCoach(t.Context(), coach.Email, identitytest.Password, identity.Device{}, identity.ClientOrigin{}, "")
	if err != nil {
		t.Fatal(err)
	}
	begun, err := d.BeginFactor(t.Context(), entry.Coach, identitytest.Password, identity.ClientOrigin{})
	if err != nil {
		t.Fatal(err)
	}
	code, err := totp.GenerateCode(begun.Secret, at)
	if err != nil {
		t.Fatal(err)
	}
	var calls []func()
	errs := make([]error, 4)
	for i := range errs {
		calls = append(calls, func() {
			_, errs[i] = d.ConfirmFactor(context.Background(), entry.Coach, code, identity.ClientOrigin{})
		})
	}
	// A new secret at the same time replaces the first, or comes too late; it is never confirmed with the first's code.
	var replaced identity.NewFactor
	var replacing error
	calls = append(calls, func() {
		replaced, replacing = d.BeginFactor(context.Background(), entry.Coach, identitytest.Password, identity.ClientOrigin{})
	})
	runAtOnce(calls...)
	enabled := int64(0)
	for _, err := range errs {
		if err == nil {
			enabled++
		}
	}
	confirmed := count(t, d.pool, "select count(*) from coach_second_factors where confirmed_at is not null")
	if enabled > 1 || enabled != confirmed || (enabled == 1) == (replacing == nil) {
		t.Errorf("%d confirmations succeeded (%v), %d factors are enabled, replaced: %v (%v)", enabled, errs, confirmed, replaced.URI != "", replacing)
	}
	if n := count(t, d.pool, "select count(*) from coach_recovery_codes"); n != 10*enabled {
		t.Errorf("%d recovery codes", n)
	}
}
