package identity_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/identity/identitytest"
	"aangan/db/dbtest"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
)

// Attempts arrive concurrently at two replicas of the service.
func TestConcurrentAttemptsAreLimitedAsSequentialOnes(t *testing.T) {
	t.Parallel()
	pool := dbtest.New(t)
	hasher := identitytest.QuickHasher()
	one, _ := serviceOn(t, pool, hasher)
	two, _ := serviceOn(t, pool, hasher)
	member := identitytest.NewMember(t, pool)
	before := hasher.Made()
	var all sync.WaitGroup
	var checked, waits atomic.Int64
	for i := range 60 {
		service := []*identity.Service{one, two}[i%2]
		all.Go(func() {
			_, err := service.SignIn(context.Background(), member.Username, "Wrong12345", identity.Device{}, from(home), "")
			switch {
			case errors.Is(err, fault.ErrUnauthenticated):
				checked.Add(1)
			case errors.Is(err, fault.ErrThrottled):
				waits.Add(1)
			default:
				t.Errorf("an attempt returned %v", err)
			}
		})
	}
	all.Wait()
	if checked.Load() != 5 || waits.Load() != 55 || hasher.Made()-before != 5 {
		t.Errorf("%d attempts were checked with %d hashes, and %d throttled; want 5, 5 and 55", checked.Load(), hasher.Made()-before, waits.Load())
	}
}

// statements counts database statements.
type statements struct{ total atomic.Int64 }

func (s *statements) TraceQueryStart(ctx context.Context, _ *pgx.Conn, data pgx.TraceQueryStartData) context.Context {
	// Whatever the caller, the queue wakes its workers at most ten times a second, and asks once for the database's
	// version.
	if !strings.Contains(data.SQL, "pg_notify") && !strings.Contains(data.SQL, "PGGetProductAndVersion") {
		s.total.Add(1)
	}
	return ctx
}

func (s *statements) TraceQueryEnd(context.Context, *pgx.Conn, pgx.TraceQueryEndData) {}

// Compares the numbers of hashes and statements of every public operation for known and unknown logins and addresses,
// through all attempts until they are throttled.
func TestPublicOperationsDoSameWorkWithoutAccount(t *testing.T) {
	t.Parallel()
	pool := dbtest.New(t)
	settings := pool.Config().Copy()
	counted := &statements{}
	settings.ConnConfig.Tracer = counted
	traced, err := pgxpool.NewWithConfig(t.Context(), settings)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(traced.Close)
	hasher := identitytest.QuickHasher()
	service, _ := serviceOn(t, traced, hasher)
	member, coach := identitytest.NewMember(t, pool), identitytest.NewCoach(t, pool)
	pending := identitytest.NewUnconfirmed(t, pool)
	work := func(do func() error) string {
		total, made := counted.total.Load(), hasher.Made()
		err := do()
		return fmt.Sprintf("%v after %d statements and %d hashes", err, counted.total.Load()-total, hasher.Made()-made)
	}
	registered := 0
	for name, ask := range map[string]func(login string, where identity.ClientOrigin) error{
		"sign-in": func(login string, where identity.ClientOrigin) error {
			_, err := service.SignIn(t.Context(), login, "Wrong12345", identity.Device{}, where, "")
			return err
		},
		"coach sign-in": func(login string, where identity.ClientOrigin) error {
			_, err := service.SignInCoach(t.Context(), login, "Wrong12345", identity.Device{}, where, "")
			return err
		},
		"password reset": func(login string, _ identity.ClientOrigin) error {
			return service.RequestReset(t.Context(), login)
		},
		"registration": func(login string, where identity.ClientOrigin) error {
			given := registration()
			registered++
			given.Username, given.Email = fmt.Sprintf("newcomer_%d", registered), login
			_, err := service.Register(t.Context(), given, identity.Device{}, where, "")
			return err
		},
	} {
		known := []string{member.Email, pending.Email}
		if name == "coach sign-in" {
			known = []string{coach.Email}
		}
		// The first statements of a connection are prepared, which is work as well.
		_ = ask("warm@aangan.example", from("192.0.2.200"))
		for i, email := range known {
			// Seven attempts from one address, and then from others, beyond the ceiling of the day.
			for turn := range 60 {
				withoutAccount := work(func() error {
					return ask(fmt.Sprintf("nobody_%d@aangan.example", i), from(fmt.Sprintf("192.0.%d.%d", max(2, turn-4), i+1)))
				})
				withAccount := work(func() error { return ask(email, from(fmt.Sprintf("192.0.%d.%d", max(2, turn-4), i+101))) })
				if withoutAccount != withAccount {
					t.Errorf("%s, attempt %d: without account: %s; with account: %s", name, turn+1, withoutAccount, withAccount)
				}
			}
		}
	}
}

func TestAttemptsRejectedAsBusyDoNotCount(t *testing.T) {
	t.Parallel()
	pool := dbtest.New(t)
	hasher := identity.NewHasher(identitytest.QuickParams, identity.Bounds{Running: 1})
	service, _ := serviceOn(t, pool, hasher)
	member := identitytest.NewMember(t, pool)
	leave := identity.Occupy(t, hasher)
	for range 8 {
		if _, err := service.SignIn(t.Context(), member.Username, identitytest.Password, identity.Device{}, from(home), ""); !errors.Is(err, identity.ErrBusy) {
			t.Fatalf("with a busy hasher: %v", err)
		}
	}
	leave()
	if got := attempt(t, service, member.Username, identitytest.Password, from(home)); got != "in" {
		t.Errorf("after the hasher is free: %s", got)
	}
}

// There are more sign-ins than connections and slots for hashing. Those with a slot wait without a connection, the
// others get ErrBusy, and signed-in members are served throughout.
func TestFloodOfSignInsLeavesConnectionsForSignedInMembers(t *testing.T) {
	t.Parallel()
	pool := dbtest.New(t)
	settings := pool.Config().Copy()
	settings.MaxConns = 2
	narrow, err := pgxpool.NewWithConfig(t.Context(), settings)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(narrow.Close)
	hasher := identity.NewHasher(identitytest.QuickParams, identity.Bounds{Running: 2, Waiting: 18})
	service, _ := serviceOn(t, narrow, hasher)
	member := identitytest.NewMember(t, pool)
	entry, err := service.SignIn(t.Context(), member.Username, identitytest.Password, identity.Device{}, from(home), "")
	if err != nil {
		t.Fatal(err)
	}
	resume := identity.Halt(hasher)
	var all sync.WaitGroup
	var busy, refused atomic.Int64
	for i := range 50 {
		all.Go(func() {
			where := from(fmt.Sprintf("198.51.100.%d", i+1))
			_, err := service.SignIn(context.Background(), fmt.Sprintf("somebody_%d", i), "Wrong12345", identity.Device{}, where, "")
			switch {
			case errors.Is(err, identity.ErrBusy):
				busy.Add(1)
			case errors.Is(err, fault.ErrUnauthenticated):
				refused.Add(1)
			default:
				t.Errorf("a sign-in of the flood returned %v", err)
			}
		})
	}
	for busy.Load() < 30 || identity.Waiting(hasher) < 20 {
		if t.Context().Err() != nil {
			t.Fatal("the sign-ins do not reach their limits in time")
		}
		if _, err := service.MemberByToken(t.Context(), entry.Token); err != nil {
			t.Fatalf("a signed-in member: %v", err)
		}
	}
	if _, err := service.MemberByToken(t.Context(), entry.Token); err != nil {
		t.Errorf("a signed-in member: %v", err)
	}
	resume()
	all.Wait()
	if busy.Load() != 30 || refused.Load() != 20 {
		t.Errorf("%d got ErrBusy and %d were checked; want 30 and 20", busy.Load(), refused.Load())
	}
}
