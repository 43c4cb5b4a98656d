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

// TestAFloodGetsNoMoreThroughThanTriesInTurn sends tries at once, at two running copies of the service.
func TestAFloodGetsNoMoreThroughThanTriesInTurn(t *testing.T) {
	t.Parallel()
	pool := dbtest.New(t)
	hasher := identitytest.QuickHasher()
	one, _ := serviceOn(t, pool, hasher)
	two, _ := serviceOn(t, pool, hasher)
	member := identitytest.NewMember(t, pool)
	before := hasher.Made()
	var all sync.WaitGroup
	var looked, waits atomic.Int64
	for i := range 60 {
		service := []*identity.Service{one, two}[i%2]
		all.Go(func() {
			_, err := service.SignIn(context.Background(), member.Username, "Wrong12345", identity.Device{}, from(home), "")
			switch {
			case errors.Is(err, fault.ErrUnauthenticated):
				looked.Add(1)
			case errors.Is(err, fault.ErrThrottled):
				waits.Add(1)
			default:
				t.Errorf("a try is answered with %v", err)
			}
		})
	}
	all.Wait()
	if looked.Load() != 5 || waits.Load() != 55 || hasher.Made()-before != 5 {
		t.Errorf("%d tries were looked at with %d hashes, and %d have to wait; want 5, 5 and 55", looked.Load(), hasher.Made()-before, waits.Load())
	}
}

// statements counts database statements.
type statements struct{ asked atomic.Int64 }

func (s *statements) TraceQueryStart(ctx context.Context, _ *pgx.Conn, asked pgx.TraceQueryStartData) context.Context {
	// The queue wakes its workers at most ten times a second, whatever the caller: that depends on time alone.
	if !strings.Contains(asked.SQL, "pg_notify") {
		s.asked.Add(1)
	}
	return ctx
}

func (s *statements) TraceQueryEnd(context.Context, *pgx.Conn, pgx.TraceQueryEndData) {}

// TestNobodyLearnsFromTheWorkWhoIsAMember counts hashes and statements of every public operation, for known and
// unknown logins and addresses, through all attempts until a pause is required.
func TestNobodyLearnsFromTheWorkWhoIsAMember(t *testing.T) {
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
		asked, made := counted.asked.Load(), hasher.Made()
		err := do()
		return fmt.Sprintf("%v after %d statements and %d hashes", err, counted.asked.Load()-asked, hasher.Made()-made)
	}
	registered := 0
	for name, ask := range map[string]func(login string, where identity.ClientOrigin) error{
		"sign-in": func(login string, where identity.ClientOrigin) error {
			_, err := service.SignIn(t.Context(), login, "Wrong12345", identity.Device{}, where, "")
			return err
		},
		"a coach's sign-in": func(login string, where identity.ClientOrigin) error {
			_, err := service.SignInCoach(t.Context(), login, "Wrong12345", identity.Device{}, where, "")
			return err
		},
		"a new password": func(login string, where identity.ClientOrigin) error {
			return service.RequestReset(t.Context(), login, where)
		},
		"a registration": func(login string, where identity.ClientOrigin) error {
			given := registration()
			registered++
			given.Username, given.Email = fmt.Sprintf("newcomer_%d", registered), login
			_, err := service.Register(t.Context(), given, identity.Device{}, where, "")
			return err
		},
	} {
		known := []string{member.Email, pending.Email}
		if name == "a coach's sign-in" {
			known = []string{coach.Email}
		}
		// The first statements of a connection are prepared, which is work as well.
		_ = ask("warm@aangan.example", from("192.0.2.200"))
		for i, email := range known {
			for turn := range 7 {
				stranger := work(func() error {
					return ask(fmt.Sprintf("nobody_%d@aangan.example", i), from(fmt.Sprintf("192.0.2.%d", i+1)))
				})
				somebody := work(func() error { return ask(email, from(fmt.Sprintf("192.0.2.%d", i+101))) })
				if stranger != somebody {
					t.Errorf("%s, turn %d: nobody: %s; somebody: %s", name, turn+1, stranger, somebody)
				}
			}
		}
	}
}

func TestTriesThatAreNotLookedAtDoNotCount(t *testing.T) {
	t.Parallel()
	pool := dbtest.New(t)
	hasher := identity.NewHasher(identitytest.QuickParams, identity.Bounds{Running: 1})
	service, _ := serviceOn(t, pool, hasher)
	member := identitytest.NewMember(t, pool)
	leave := identity.Occupy(t, hasher)
	for range 8 {
		if _, err := service.SignIn(t.Context(), member.Username, identitytest.Password, identity.Device{}, from(home), ""); !errors.Is(err, identity.ErrBusy) {
			t.Fatalf("the house is busy: %v", err)
		}
	}
	leave()
	if got := try(t, service, member.Username, identitytest.Password, from(home)); got != "in" {
		t.Errorf("when it is not busy any more: %s", got)
	}
}

// TestAFloodOfSignInsStarvesNobody starts more sign-ins than there are connections and room to hash: those with room
// wait without a connection, later ones get ErrBusy, and signed-in members are served throughout.
func TestAFloodOfSignInsStarvesNobody(t *testing.T) {
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
	goOn := identity.Halt(hasher)
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
				t.Errorf("one of the flood hears %v", err)
			}
		})
	}
	for busy.Load() < 30 || identity.Waiting(hasher) < 20 {
		if t.Context().Err() != nil {
			t.Fatal("the flood does not arrive")
		}
		if _, err := service.MemberByToken(t.Context(), entry.Token); err != nil {
			t.Fatalf("somebody who is signed in: %v", err)
		}
	}
	if _, err := service.MemberByToken(t.Context(), entry.Token); err != nil {
		t.Errorf("somebody who is signed in: %v", err)
	}
	goOn()
	all.Wait()
	if busy.Load() != 30 || refused.Load() != 20 {
		t.Errorf("%d were told to try again and %d were answered; want 30 and 20", busy.Load(), refused.Load())
	}
}
