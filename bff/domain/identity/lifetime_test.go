package identity_test

import (
	"context"
	"errors"
	"testing"
	"time"

	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/identity/identitytest"
	"aangan/db/store"
)

// remaining selects the lifetime of the only sign-in of a table after its last use, by the database's clock.
const remaining = "select extract(epoch from expires_at - last_used_at)::bigint from "

func TestSignInLifetimeDependsOnSharedDevice(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		shared bool
		want   time.Duration
	}{"own device": {false, 30 * 24 * time.Hour}, "shared device": {true, 30 * time.Minute}} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			service, pool := newService(t)
			ctx := context.Background()
			_, token, err := register(service, ctx, registration(), identity.Device{Shared: c.shared}, "")
			if err != nil {
				t.Fatal(err)
			}
			if got := count(t, pool, remaining+"member_sign_ins"); got != int64(c.want.Seconds()) {
				t.Errorf("a new sign-in lasts %d s, want %v", got, c.want)
			}
			// A use within the minute is not stored.
			before := count(t, pool, "select xmin::text::bigint from member_sign_ins")
			if signedIn, err := service.MemberByToken(ctx, token); err != nil || signedIn.SharedDevice != c.shared {
				t.Fatalf("%+v, %v", signedIn, err)
			}
			if after := count(t, pool, "select xmin::text::bigint from member_sign_ins"); after != before {
				t.Error("a use within the minute was stored")
			}
			// A later use restarts the lifetime. PeekMember does not count as a use.
			execute(t, pool, "update member_sign_ins set last_used_at = last_used_at - interval '10 minutes', expires_at = expires_at - interval '10 minutes'")
			if _, err := service.PeekMember(ctx, token); err != nil {
				t.Fatal(err)
			}
			if n := count(t, pool, "select count(*) from member_sign_ins where last_used_at > now() - interval '5 minutes'"); n != 0 {
				t.Error("PeekMember changed the last use")
			}
			signedIn, err := service.MemberByToken(ctx, token)
			if err != nil {
				t.Fatal(err)
			}
			if n := count(t, pool, "select count(*) from member_sign_ins where last_used_at > now() - interval '5 minutes' and expires_at = $1", signedIn.ExpiresAt); n != 1 {
				t.Error("a later use did not extend the expiry, or returned another one")
			}
			if got := count(t, pool, remaining+"member_sign_ins"); got != int64(c.want.Seconds()) {
				t.Errorf("an extended sign-in lasts %d s, want %v", got, c.want)
			}
			// An expired sign-in is rejected by both lookups, and deleted.
			execute(t, pool, "update member_sign_ins set expires_at = now() - interval '1 second'")
			for ask, answer := range map[string]func() error{
				"use":  func() error { _, err := service.MemberByToken(ctx, token); return err },
				"peek": func() error { _, err := service.PeekMember(ctx, token); return err },
			} {
				if err := answer(); !errors.Is(err, fault.ErrUnauthenticated) {
					t.Errorf("an expired token, %s: %v", ask, err)
				}
			}
			if n, err := service.DeleteExpired(ctx); n != 1 || err != nil {
				t.Errorf("deleted %d expired sign-ins, %v", n, err)
			}
		})
	}
}

func TestUnknownTokensAreRejected(t *testing.T) {
	t.Parallel()
	service, _ := newService(t)
	for _, token := range []string{"", "x", "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"} {
		if _, err := service.MemberByToken(context.Background(), identity.MemberToken(token)); !errors.Is(err, fault.ErrUnauthenticated) {
			t.Errorf("member %q: %v", token, err)
		}
		if _, err := service.CoachByToken(context.Background(), identity.CoachToken(token)); !errors.Is(err, fault.ErrUnauthenticated) {
			t.Errorf("coach %q: %v", token, err)
		}
	}
}

func TestSignInCoachChecksCredentialsAndReplacesOldSignIn(t *testing.T) {
	t.Parallel()
	service, pool := newService(t)
	ctx := context.Background()
	identitytest.NewCoach(t, pool, func(c *store.CreateCoachParams) { c.Email = "meera@aangan.example" })
	identitytest.NewCoach(t, pool, func(c *store.CreateCoachParams) {
		c.Email, c.IsActive, c.VerificationStatus = "kabir@aangan.example", false, "pending"
	})
	coach, token, err := signInCoach(service, ctx, " Meera@Aangan.Example", identitytest.Password, identity.Device{}, "")
	if err != nil || !coach.Open() || coach.Email != "meera@aangan.example" {
		t.Fatalf("meera: %+v, %v", coach, err)
	}
	if got := count(t, pool, remaining+"coach_sign_ins"); got != int64(identity.SignInLifetime.Seconds()) {
		t.Errorf("a coach's sign-in lasts %d s", got)
	}
	waiting, waitingToken, err := signInCoach(service, ctx, "kabir@aangan.example", identitytest.Password, identity.Device{}, "")
	if err != nil || waiting.Open() || waiting.VerificationStatus != "pending" {
		t.Errorf("a coach who is not active yet: %+v, %v", waiting, err)
	}
	if signedIn, err := service.CoachByToken(ctx, waitingToken); err != nil || signedIn.Coach.ID != waiting.ID || signedIn.Coach.IsActive {
		t.Errorf("CoachByToken: %+v, %v", signedIn, err)
	}
	for _, wrong := range [][2]string{{"meera@aangan.example", "Namaste124"}, {"nobody@aangan.example", identitytest.Password}} {
		_, _, err := signInCoach(service, ctx, wrong[0], wrong[1], identity.Device{}, "")
		var refused *fault.Unauthenticated
		if !errors.As(err, &refused) || refused.Message != "Login failed. Please check your credentials." {
			t.Errorf("%v: %v", wrong, err)
		}
	}
	for message, given := range map[string][2]string{
		"Please enter a valid email address":     {"meera", identitytest.Password},
		"Password must be at least 6 characters": {"meera@aangan.example", "Nam12"},
	} {
		_, _, err := signInCoach(service, ctx, given[0], given[1], identity.Device{}, "")
		var invalid *fault.Invalid
		if !errors.As(err, &invalid) || invalid.Message != message {
			t.Errorf("%v: %v, want %q", given, err, message)
		}
	}
	_, second, err := signInCoach(service, ctx, "meera@aangan.example", identitytest.Password, identity.Device{}, token)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := service.CoachByToken(ctx, token); !errors.Is(err, fault.ErrUnauthenticated) {
		t.Errorf("the old token still works: %v", err)
	}
	if err := service.SignOutCoach(ctx, second); err != nil {
		t.Fatal(err)
	}
	if _, err := service.PeekCoach(ctx, second); !errors.Is(err, fault.ErrUnauthenticated) {
		t.Errorf("after signing out: %v", err)
	}
}

func TestUseExtendsCoachSignIn(t *testing.T) {
	t.Parallel()
	service, pool := newService(t)
	ctx := context.Background()
	coach := identitytest.NewCoach(t, pool)
	_, token, err := signInCoach(service, ctx, coach.Email, identitytest.Password, identity.Device{}, "")
	if err != nil {
		t.Fatal(err)
	}
	execute(t, pool, "update coach_sign_ins set last_used_at = now() - interval '2 days', expires_at = now() + interval '1 day'")
	if _, err := service.PeekCoach(ctx, token); err != nil {
		t.Fatal(err)
	}
	if n := count(t, pool, "select count(*) from coach_sign_ins where expires_at < now() + interval '2 days'"); n != 1 {
		t.Error("PeekCoach changed the expiry")
	}
	if _, err := service.CoachByToken(ctx, token); err != nil {
		t.Fatal(err)
	}
	if got := count(t, pool, remaining+"coach_sign_ins"); got != int64(identity.SignInLifetime.Seconds()) {
		t.Errorf("an extended sign-in lasts %d s", got)
	}
	execute(t, pool, "update coach_sign_ins set expires_at = now()")
	if _, err := service.CoachByToken(ctx, token); !errors.Is(err, fault.ErrUnauthenticated) {
		t.Errorf("an expired sign-in: %v", err)
	}
}

// After 15 seconds a use is stored on a shared device only, whose page counts the minutes too.
func TestUseIsStoredMoreOftenOnSharedDevice(t *testing.T) {
	t.Parallel()
	service, pool := newService(t)
	member := identitytest.NewMember(t, pool)
	for _, shared := range []bool{true, false} {
		_, token, err := signIn(service, t.Context(), member.Username, identitytest.Password, identity.Device{Shared: shared}, "")
		if err != nil {
			t.Fatal(err)
		}
		execute(t, pool, "update member_sign_ins set last_used_at = last_used_at - interval '15 seconds', expires_at = expires_at - interval '15 seconds'")
		before := count(t, pool, "select count(*) from member_sign_ins where last_used_at > now() - interval '10 seconds'")
		if _, err := service.MemberByToken(t.Context(), token); err != nil {
			t.Fatal(err)
		}
		after := count(t, pool, "select count(*) from member_sign_ins where last_used_at > now() - interval '10 seconds'")
		if (after > before) != shared {
			t.Errorf("shared device: %v; use stored: %v", shared, after > before)
		}
	}
}
