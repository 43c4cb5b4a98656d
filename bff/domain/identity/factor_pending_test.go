package identity_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/identity/identitytest"

	"github.com/jackc/pgx/v5"
)

// Two processes receive the same code, or the same recovery code, at the same time.
func TestConcurrentUsesOfOneCodeSucceedOnce(t *testing.T) {
	t.Parallel()
	g := newFactorFixture(t)
	other, _ := serviceOn(t, g.pool, identitytest.QuickHasher())
	identity.SetClock(other, func() time.Time { return g.at })
	for _, code := range []string{g.code(t), g.codes[0]} {
		pendings := []identity.SecondStepToken{g.begin(t), g.begin(t), g.begin(t), g.begin(t)}
		var wg sync.WaitGroup
		results := make([]error, len(pendings))
		for i, pending := range pendings {
			service := []*identity.Service{g.Service, other}[i%2]
			wg.Go(func() {
				_, results[i] = service.GiveSecondFactor(context.Background(), pending, code, identity.Device{}, identity.ClientOrigin{}, "")
			})
		}
		wg.Wait()
		in := 0
		for _, err := range results {
			if err == nil {
				in++
				continue
			}
			wantField(t, err, "code")
		}
		if in != 1 {
			t.Errorf("%d sign-ins succeeded with one code, want 1", in)
		}
		advance(t, g.pool, 24*60*60)
	}
}

// Guesses for one pending sign-in, and then through many.
func TestWrongCodesEndPendingSignInAndAreThrottled(t *testing.T) {
	t.Parallel()
	g := newFactorFixture(t)
	entry, err := g.give(t, g.begin(t), g.code(t), identity.ClientOrigin{})
	if err != nil {
		t.Fatal(err)
	}
	g.later()
	pending, wrong := g.begin(t), g.wrong(t)
	for range 4 {
		_, err := g.give(t, pending, wrong, from(home))
		wantField(t, err, "code")
	}
	if _, err := g.give(t, pending, wrong, from(home)); !errors.Is(err, fault.ErrUnauthenticated) {
		t.Errorf("the fifth attempt: %v", err)
	}
	if _, err := g.give(t, pending, g.code(t), from(home)); !errors.Is(err, fault.ErrUnauthenticated) {
		t.Errorf("the right code after five wrong ones: %v", err)
	}
	// The count continues in another sign-in from another network.
	if _, err := g.give(t, g.begin(t), g.code(t), from("203.0.113.77")); !errors.Is(err, fault.ErrThrottled) {
		t.Errorf("a sixth attempt through another sign-in: %v", err)
	}
	// The coach's known browser has its own count.
	if _, err := g.give(t, g.begin(t), g.code(t), identity.ClientOrigin{Browser: entry.Browser}); err != nil {
		t.Errorf("in the known browser: %v", err)
	}
}

func TestPendingSignInEndsWithTimeOrNewPassword(t *testing.T) {
	t.Parallel()
	g := newFactorFixture(t)
	for name, end := range map[string]func(){
		"expired":          func() { execute(t, g.pool, "update coach_pending_sign_ins set expires_at = now()") },
		"password changed": func() { execute(t, g.pool, "update coaches set password_hash = password_hash || 'x'") },
	} {
		pending := g.begin(t)
		end()
		if _, err := g.give(t, pending, g.code(t), identity.ClientOrigin{}); !errors.Is(err, fault.ErrUnauthenticated) {
			t.Errorf("%s: %v", name, err)
		}
		execute(t, g.pool, "update coaches set password_hash = rtrim(password_hash, 'x')")
	}
	for _, made := range []identity.SecondStepToken{"", "nonsense", identity.SecondStepToken(strings.Repeat("A", 43))} {
		if _, err := g.give(t, made, g.code(t), identity.ClientOrigin{}); !errors.Is(err, fault.ErrUnauthenticated) {
			t.Errorf("%q: %v", string(made), err)
		}
	}
	execute(t, g.pool, "update coach_pending_sign_ins set expires_at = now()")
	if _, err := g.DeleteExpired(t.Context()); err != nil {
		t.Fatal(err)
	}
	if n := count(t, g.pool, "select count(*) from coach_pending_sign_ins"); n != 0 {
		t.Errorf("%d pending sign-ins are left", n)
	}
}

// giveAtOnce gives codes to pending sign-ins concurrently.
func (g *factorFixture) giveAtOnce(pendings []identity.SecondStepToken, codes []string, where func(i int) identity.ClientOrigin) (entries []identity.CoachEntry, errs []error) {
	entries, errs = make([]identity.CoachEntry, len(pendings)), make([]error, len(pendings))
	var wg sync.WaitGroup
	for i := range pendings {
		wg.Go(func() {
			entries[i], errs[i] = g.GiveSecondFactor(context.Background(), pendings[i], codes[i], identity.Device{}, where(i), "")
		})
	}
	wg.Wait()
	return entries, errs
}

// isWrongCode reports whether a code was checked and wrong.
func isWrongCode(err error) bool {
	var invalid *fault.Invalid
	return errors.As(err, &invalid)
}

func nowhere(int) identity.ClientOrigin { return identity.ClientOrigin{} }

// Of two correct codes given concurrently one signs in. The other stays unused.
func TestConcurrentCodesCompletePendingSignInOnce(t *testing.T) {
	t.Parallel()
	g := newFactorFixture(t)
	for round := range 4 {
		codes := []string{g.code(t), g.codes[round]}
		pending := g.begin(t)
		before := count(t, g.pool, "select count(*) from coach_sign_ins")
		entries, errs := g.giveAtOnce([]identity.SecondStepToken{pending, pending}, codes, nowhere)
		in := 0
		for i, err := range errs {
			if err == nil {
				in++
				if _, err := g.CoachByToken(t.Context(), entries[i].Token); err != nil {
					t.Errorf("CoachByToken: %v", err)
				}
				continue
			}
			if !errors.Is(err, fault.ErrUnauthenticated) || entries[i].Token != "" {
				t.Errorf("the other code returned %+v, %v", entries[i], err)
			}
			if _, err := g.give(t, g.begin(t), codes[i], identity.ClientOrigin{}); err != nil {
				t.Errorf("the other code afterwards: %v", err)
			}
		}
		if made := count(t, g.pool, "select count(*) from coach_sign_ins") - before; in != 1 || made != 2 {
			t.Errorf("%d codes succeeded at once, and %d sign-ins were created in all; want 1 and 2", in, made)
		}
		if _, err := g.give(t, pending, g.codes[9], identity.ClientOrigin{}); !errors.Is(err, fault.ErrUnauthenticated) {
			t.Errorf("a second time: %v", err)
		}
		g.later()
		g.later()
	}
}

// The limits per pending sign-in and per coach also hold for concurrent attempts.
func TestConcurrentWrongCodesAreLimitedAsSequentialOnes(t *testing.T) {
	t.Parallel()
	g := newFactorFixture(t)
	wrong, pending := g.wrong(t), g.begin(t)
	for range 3 {
		_, err := g.give(t, pending, wrong, identity.ClientOrigin{})
		wantField(t, err, "code")
	}
	// The attempts counted for the coach are not part of this.
	execute(t, g.pool, "delete from sign_in_attempts")
	pendings, codes := make([]identity.SecondStepToken, 10), make([]string, 10)
	for i := range pendings {
		pendings[i], codes[i] = pending, wrong
	}
	_, errs := g.giveAtOnce(pendings, codes, nowhere)
	// Two more codes are checked, and the last ends the pending sign-in.
	var checked int
	for _, err := range errs {
		switch {
		case isWrongCode(err):
			checked++
		case !errors.Is(err, fault.ErrUnauthenticated) && !errors.Is(err, fault.ErrThrottled):
			t.Errorf("concurrently: %v", err)
		}
	}
	if tried := count(t, g.pool, "select failures from coach_pending_sign_ins"); checked != 1 || tried != 5 {
		t.Errorf("%d of ten codes were checked, and %d attempts counted in all; want one and five", checked, tried)
	}
	execute(t, g.pool, "delete from sign_in_attempts")
	if _, err := g.give(t, pending, g.code(t), identity.ClientOrigin{}); !errors.Is(err, fault.ErrUnauthenticated) {
		t.Errorf("the right code after five wrong ones: %v", err)
	}

	// The coach's count covers ten pending sign-ins and ten networks. A throttled attempt does not count.
	for i := range pendings {
		pendings[i] = g.begin(t)
	}
	_, errs = g.giveAtOnce(pendings, codes, func(i int) identity.ClientOrigin { return from(fmt.Sprintf("203.0.113.%d", i+1)) })
	checked = 0
	for _, err := range errs {
		switch {
		case isWrongCode(err):
			checked++
		case !errors.Is(err, fault.ErrThrottled):
			t.Errorf("through many sign-ins: %v", err)
		}
	}
	if tried := count(t, g.pool, "select sum(failures) from coach_pending_sign_ins where failures < 5"); checked != 5 || tried != 5 {
		t.Errorf("%d codes were checked and %d counted, want five", checked, tried)
	}
	if n := count(t, g.pool, "select count(*) from coach_sign_ins where second_factor_at is not null"); n != 1 {
		t.Errorf("%d sign-ins gave the factor, want only the one in which it was set up", n)
	}
}

// Codes of the removed factor no longer work.
func TestResetSecondFactorEndsPendingSignIns(t *testing.T) {
	t.Parallel()
	g := newFactorFixture(t)
	pending := g.begin(t)
	err := g.ResetSecondFactor(t.Context(), g.coach.ID, func(context.Context, pgx.Tx) error { return nil })
	if err != nil {
		t.Fatal(err)
	}
	for _, code := range []string{g.code(t), g.codes[0]} {
		if _, err := g.give(t, pending, code, identity.ClientOrigin{}); !errors.Is(err, fault.ErrUnauthenticated) {
			t.Errorf("a code of the removed factor: %v", err)
		}
	}
}
