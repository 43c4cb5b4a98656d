package identity_test

import (
	"errors"
	"fmt"
	"net/netip"
	"strings"
	"testing"
	"time"

	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/identity/identitytest"

	"github.com/jackc/pgx/v5/pgxpool"
)

func from(address string) identity.ClientOrigin {
	return identity.ClientOrigin{Address: netip.MustParseAddr(address)}
}

// try signs in with a password and returns "in", "no" or "wait".
func try(t *testing.T, s *identity.Service, login, password string, where identity.ClientOrigin) string {
	t.Helper()
	_, err := s.SignIn(t.Context(), login, password, identity.Device{}, where, "")
	return outcome(t, err)
}

func outcome(t *testing.T, err error) string {
	t.Helper()
	switch {
	case err == nil:
		return "in"
	case errors.Is(err, fault.ErrUnauthenticated):
		return "no"
	case errors.Is(err, fault.ErrThrottled):
		return "wait"
	default:
		t.Errorf("the answer is %v", err)
		return err.Error()
	}
}

// tries is try so many times with a wrong password.
func tries(t *testing.T, s *identity.Service, many int, login string, where identity.ClientOrigin) string {
	t.Helper()
	var all []string
	for range many {
		all = append(all, try(t, s, login, "Wrong12345", where))
	}
	return strings.Join(all, " ")
}

func waitOf(t *testing.T, s *identity.Service, login string, where identity.ClientOrigin) time.Duration {
	t.Helper()
	_, err := s.SignIn(t.Context(), login, "Wrong12345", identity.Device{}, where, "")
	var throttled *fault.Throttled
	if !errors.As(err, &throttled) {
		t.Fatalf("no pause is asked for: %v", err)
	}
	return throttled.Wait
}

// passes lets so much time go by for everything that was counted.
func passes(t *testing.T, pool *pgxpool.Pool, seconds float64) {
	t.Helper()
	execute(t, pool, `update sign_in_attempts set last_at = last_at - make_interval(secs => $1), blocked_until = blocked_until - make_interval(secs => $1)`, seconds)
}

const (
	home, elsewhere = "203.0.113.7", "198.51.100.9"
	free            = "no no no no no"
)

func TestDelaysGrowAndDecay(t *testing.T) {
	t.Parallel()
	service, pool := house(t)
	member := identitytest.NewMember(t, pool)
	if got := tries(t, service, 6, member.Username, from(home)); got != free+" wait" {
		t.Fatalf("six tries: %s", got)
	}
	// The right password has to wait too, or the delay would reveal a wrong one.
	if got := try(t, service, member.Username, identitytest.Password, from(home)); got != "wait" {
		t.Errorf("the right password during the pause: %s", got)
	}
	last := 0.0
	for i, most := range []float64{5, 15, 30, 60, 120, 300, 600, 900, 900, 900} {
		wait := waitOf(t, service, member.Username, from(home)).Seconds()
		if wait > most || wait <= last/2 {
			t.Errorf("pause %d is %v s, want up to %v and more than before", i+1, wait, most)
		}
		last = wait
		passes(t, pool, most)
		if got := try(t, service, member.Username, "Wrong12345", from(home)); got != "no" {
			t.Fatalf("after pause %d: %s", i+1, got)
		}
	}
	// After the pause the right password signs in, and the counters are reset.
	passes(t, pool, 900)
	if got := try(t, service, member.Username, identitytest.Password, from(home)); got != "in" {
		t.Fatalf("the right password after the pause: %s", got)
	}
	if got := tries(t, service, 6, member.Username, from(home)); got != free+" wait" {
		t.Errorf("six tries after a sign-in: %s", got)
	}
	// With time failures are forgotten.
	passes(t, pool, 5*15*60)
	if got := tries(t, service, 6, member.Username, from(home)); got != free+" wait" {
		t.Errorf("six tries after a quiet while: %s", got)
	}
}

func TestTheLoginCountsHoweverItIsTyped(t *testing.T) {
	t.Parallel()
	service, pool := house(t)
	member := identitytest.NewMember(t, pool)
	for i, login := range []string{member.Username, strings.ToUpper(member.Username), " " + member.Username, member.Username, strings.ToUpper(member.Username) + " ", member.Username} {
		want := "no"
		if i == 5 {
			want = "wait"
		}
		if got := try(t, service, login, "Wrong12345", from(home)); got != want {
			t.Errorf("try %d, %q: %s", i+1, login, got)
		}
	}
}

// TestNoStrangerLocksAnybodyOut has an account tried from everywhere, and its owner sign in all the same.
func TestNoStrangerLocksAnybodyOut(t *testing.T) {
	t.Parallel()
	service, pool := house(t)
	member := identitytest.NewMember(t, pool)
	for i := range 40 {
		tries(t, service, 5, member.Username, from(fmt.Sprintf("198.51.100.%d", i+1)))
	}
	// The account is hot now: an address has fewer tries at once, and longer pauses from the first on.
	if got := tries(t, service, 4, member.Username, from("192.0.2.1")); got != "no no no wait" {
		t.Errorf("tries from a new address at a hot account: %s", got)
	}
	if wait := waitOf(t, service, member.Username, from("192.0.2.1")); wait <= 15*time.Second {
		t.Errorf("the first pause at a hot account is %v", wait)
	}
	// The owner's first tries, from where they always are or anywhere, are looked at.
	if got := try(t, service, member.Username, "Mistyped123", from(home)); got != "no" {
		t.Errorf("the owner's mistyped password: %s", got)
	}
	if got := try(t, service, member.Username, identitytest.Password, from(home)); got != "in" {
		t.Errorf("the owner: %s", got)
	}
	// Other accounts are as cold as ever.
	if got := tries(t, service, 6, identitytest.NewMember(t, pool).Username, from("192.0.2.1")); got != free+" wait" {
		t.Errorf("tries at another account: %s", got)
	}
}

// TestAKnownBrowserIsNotSlowedByItsNeighbours has the same address try an account until it has to wait.
func TestAKnownBrowserIsNotSlowedByItsNeighbours(t *testing.T) {
	t.Parallel()
	service, pool := house(t)
	member := identitytest.NewMember(t, pool)
	entry, err := service.SignIn(t.Context(), member.Username, identitytest.Password, identity.Device{}, from(home), "")
	if err != nil || entry.Browser == "" {
		t.Fatalf("the browser is given %q, %v", string(entry.Browser), err)
	}
	own := identity.ClientOrigin{Address: netip.MustParseAddr(home), Browser: entry.Browser}
	for range 3 {
		tries(t, service, 6, member.Username, from(home))
	}
	if got := try(t, service, member.Username, identitytest.Password, from(home)); got != "wait" {
		t.Fatalf("a strange browser at that address: %s", got)
	}
	if got := try(t, service, member.Username, identitytest.Password, own); got != "in" {
		t.Errorf("the known browser: %s", got)
	}
	// It has its own allowance, which is limited too.
	if got := tries(t, service, 6, member.Username, own); got != free+" wait" {
		t.Errorf("wrong passwords in the known browser: %s", got)
	}
	// For another member it is not a known browser.
	other := identitytest.NewMember(t, pool)
	if got := tries(t, service, 6, other.Username, own); got != free+" wait" {
		t.Errorf("another member in that browser: %s", got)
	}
	if got := try(t, service, other.Username, identitytest.Password, own); got != "wait" {
		t.Errorf("another member in that browser: %s", got)
	}
	// An invented token does not count as known.
	invented := identity.ClientOrigin{Address: netip.MustParseAddr(home), Browser: identity.BrowserToken(strings.Repeat("A", 43))}
	if got := try(t, service, member.Username, identitytest.Password, invented); got != "wait" {
		t.Errorf("an invented token: %s", got)
	}
}

// TestAnAddressTriesManyAccounts goes over many accounts with one password each.
func TestAnAddressTriesManyAccounts(t *testing.T) {
	t.Parallel()
	service, pool := house(t)
	for i := range 60 {
		if got := try(t, service, fmt.Sprintf("somebody_%d", i), "Wrong12345", from(elsewhere)); got != "no" {
			t.Fatalf("try %d: %s", i+1, got)
		}
	}
	if wait := waitOf(t, service, "somebody_else", from(elsewhere)); wait > time.Minute {
		t.Errorf("the address waits %v", wait)
	}
	member := identitytest.NewMember(t, pool)
	if got := try(t, service, member.Username, identitytest.Password, from(home)); got != "in" {
		t.Errorf("another address: %s", got)
	}
	// One subscriber has many IPv6 addresses, and one owner many networks of them.
	for i := range 60 {
		where := from(fmt.Sprintf("2001:db8:7:%x::%x", i, i+1))
		if got := try(t, service, fmt.Sprintf("somebody_%d", i), "Wrong12345", where); got != "no" {
			t.Fatalf("IPv6 try %d: %s", i+1, got)
		}
	}
	if got := try(t, service, "somebody_else", "Wrong12345", from("2001:db8:7:ffff::1")); got != "wait" {
		t.Errorf("the 61st try out of one /48: %s", got)
	}
	if got := try(t, service, "somebody_else", "Wrong12345", from("2001:db8:8::1")); got != "no" {
		t.Errorf("another /48: %s", got)
	}
}

// TestSignInsTakeTheirOwnTryBack has a household whose members know their passwords.
func TestSignInsTakeTheirOwnTryBack(t *testing.T) {
	t.Parallel()
	service, pool := house(t)
	member := identitytest.NewMember(t, pool)
	for i := range 70 {
		if got := try(t, service, member.Username, identitytest.Password, from(home)); got != "in" {
			t.Fatalf("sign-in %d: %s", i+1, got)
		}
	}
	if n := count(t, pool, "select coalesce(sum(failures), 0) from sign_in_attempts"); n != 0 {
		t.Errorf("%d failures are held against them", n)
	}
}

// TestCoachesAreSlowedDownApart proves that the realms count for themselves.
func TestCoachesAreSlowedDownApart(t *testing.T) {
	t.Parallel()
	service, pool := house(t)
	coach := identitytest.NewCoach(t, pool)
	member := identitytest.NewMember(t, pool)
	entry, err := service.SignInCoach(t.Context(), coach.Email, identitytest.Password, identity.Device{}, from(home), "")
	if err != nil || entry.Browser == "" {
		t.Fatalf("the coach's browser is given %q, %v", string(entry.Browser), err)
	}
	for i := range 6 {
		_, err := service.SignInCoach(t.Context(), coach.Email, "Wrong12345", identity.Device{}, from(home), "")
		if got, want := outcome(t, err), map[bool]string{true: "no", false: "wait"}[i < 5]; got != want {
			t.Errorf("try %d: %s", i+1, got)
		}
	}
	known := identity.ClientOrigin{Address: netip.MustParseAddr(home), Browser: entry.Browser}
	if _, err := service.SignInCoach(t.Context(), coach.Email, identitytest.Password, identity.Device{}, known, entry.Token); err != nil {
		t.Errorf("the coach's own browser: %v", err)
	}
	if got := try(t, service, member.Username, identitytest.Password, from(home)); got != "in" {
		t.Errorf("a member at the same address: %s", got)
	}
	// A coach's browser token has no meaning in the member app.
	if got := tries(t, service, 6, member.Username, known); got != free+" wait" {
		t.Errorf("a member in the coach's browser: %s", got)
	}
}

func TestOldTriesAreDeleted(t *testing.T) {
	t.Parallel()
	service, pool := house(t)
	tries(t, service, 6, "nobody", from(home))
	if _, err := service.DeleteExpired(t.Context()); err != nil {
		t.Fatal(err)
	}
	if n := count(t, pool, "select count(*) from sign_in_attempts"); n != 3 {
		t.Errorf("%d rows while it matters, want 3", n)
	}
	passes(t, pool, 25*60*60)
	if _, err := service.DeleteExpired(t.Context()); err != nil {
		t.Fatal(err)
	}
	if n := count(t, pool, "select count(*) from sign_in_attempts"); n != 0 {
		t.Errorf("%d rows a day later", n)
	}
}

// TestRowsSayNothing searches the stored rows for the typed login and the origin.
func TestRowsSayNothing(t *testing.T) {
	t.Parallel()
	service, pool := house(t)
	tries(t, service, 2, "asha@aangan.example", from(home))
	if n := count(t, pool, `select count(*) from sign_in_attempts where length(bucket) <> 32 or encode(bucket, 'escape') like '%asha%' or encode(bucket, 'escape') like '%203.0%'`); n != 0 {
		t.Errorf("%d rows tell", n)
	}
}
