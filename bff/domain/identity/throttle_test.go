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

// attempt signs in with a password and returns "in", "no" (rejected) or "wait" (throttled).
func attempt(t *testing.T, s *identity.Service, login, password string, where identity.ClientOrigin) string {
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
		t.Errorf("the error is %v", err)
		return err.Error()
	}
}

// attemptWrong attempts to sign in many times with a wrong password, and returns all results.
func attemptWrong(t *testing.T, s *identity.Service, many int, login string, where identity.ClientOrigin) string {
	t.Helper()
	var all []string
	for range many {
		all = append(all, attempt(t, s, login, "Wrong12345", where))
	}
	return strings.Join(all, " ")
}

func throttleWait(t *testing.T, s *identity.Service, login string, where identity.ClientOrigin) time.Duration {
	t.Helper()
	_, err := s.SignIn(t.Context(), login, "Wrong12345", identity.Device{}, where, "")
	var throttled *fault.Throttled
	if !errors.As(err, &throttled) {
		t.Fatalf("not throttled: %v", err)
	}
	return throttled.Wait
}

// advance lets time pass for all counted attempts.
func advance(t *testing.T, pool *pgxpool.Pool, seconds float64) {
	t.Helper()
	execute(t, pool, `update sign_in_attempts set last_at = last_at - make_interval(secs => $1), blocked_until = blocked_until - make_interval(secs => $1)`, seconds)
}

const (
	home, elsewhere = "203.0.113.7", "198.51.100.9"
	fiveRejected    = "no no no no no"
)

func TestDelaysGrowAndDecay(t *testing.T) {
	t.Parallel()
	service, pool := newService(t)
	member := identitytest.NewMember(t, pool)
	if got := attemptWrong(t, service, 6, member.Username, from(home)); got != fiveRejected+" wait" {
		t.Fatalf("six attempts: %s", got)
	}
	// The right password has to wait too, or the delay would reveal a wrong one.
	if got := attempt(t, service, member.Username, identitytest.Password, from(home)); got != "wait" {
		t.Errorf("the right password during the pause: %s", got)
	}
	last := 0.0
	for i, most := range []float64{5, 15, 30, 60, 120, 300, 600, 900, 900, 900} {
		wait := throttleWait(t, service, member.Username, from(home)).Seconds()
		if wait > most || wait <= last/2 {
			t.Errorf("pause %d is %v s, want up to %v and more than before", i+1, wait, most)
		}
		last = wait
		advance(t, pool, most)
		if got := attempt(t, service, member.Username, "Wrong12345", from(home)); got != "no" {
			t.Fatalf("after pause %d: %s", i+1, got)
		}
	}
	// After the pause the right password signs in, and the counters are reset.
	advance(t, pool, 900)
	if got := attempt(t, service, member.Username, identitytest.Password, from(home)); got != "in" {
		t.Fatalf("the right password after the pause: %s", got)
	}
	if got := attemptWrong(t, service, 6, member.Username, from(home)); got != fiveRejected+" wait" {
		t.Errorf("six attempts after a sign-in: %s", got)
	}
	// Failures expire over time.
	advance(t, pool, 5*15*60)
	if got := attemptWrong(t, service, 6, member.Username, from(home)); got != fiveRejected+" wait" {
		t.Errorf("six attempts after a long pause: %s", got)
	}
}

func TestThrottleIgnoresCaseAndSpacesOfLogin(t *testing.T) {
	t.Parallel()
	service, pool := newService(t)
	member := identitytest.NewMember(t, pool)
	for i, login := range []string{member.Username, strings.ToUpper(member.Username), " " + member.Username, member.Username, strings.ToUpper(member.Username) + " ", member.Username} {
		want := "no"
		if i == 5 {
			want = "wait"
		}
		if got := attempt(t, service, login, "Wrong12345", from(home)); got != want {
			t.Errorf("attempt %d, %q: %s", i+1, login, got)
		}
	}
}

// An account is attacked from several addresses.
func TestFailuresFromManyAddressesSlowTheLogin(t *testing.T) {
	t.Parallel()
	service, pool := newService(t)
	member := identitytest.NewMember(t, pool)
	for i := range 8 {
		attemptWrong(t, service, 5, member.Username, from(fmt.Sprintf("198.51.100.%d", i+1)))
	}
	// The account is hot now: an address has fewer free attempts, and longer delays from the first on.
	if got := attemptWrong(t, service, 4, member.Username, from("192.0.2.1")); got != "no no no wait" {
		t.Errorf("attempts from a new address at a hot account: %s", got)
	}
	if wait := throttleWait(t, service, member.Username, from("192.0.2.1")); wait <= 15*time.Second {
		t.Errorf("the first delay at a hot account is %v", wait)
	}
	// The owner's first attempts from any address are checked.
	if got := attempt(t, service, member.Username, "Mistyped123", from(home)); got != "no" {
		t.Errorf("the owner's mistyped password: %s", got)
	}
	if got := attempt(t, service, member.Username, identitytest.Password, from(home)); got != "in" {
		t.Errorf("the owner: %s", got)
	}
	// Other accounts are not affected.
	if got := attemptWrong(t, service, 6, identitytest.NewMember(t, pool).Username, from("192.0.2.1")); got != fiveRejected+" wait" {
		t.Errorf("attempts at another account: %s", got)
	}
}

// Other browsers at the same address are throttled.
func TestKnownBrowserHasItsOwnThrottle(t *testing.T) {
	t.Parallel()
	service, pool := newService(t)
	member := identitytest.NewMember(t, pool)
	entry, err := service.SignIn(t.Context(), member.Username, identitytest.Password, identity.Device{}, from(home), "")
	if err != nil || entry.Browser == "" {
		t.Fatalf("the browser got the token %q, %v", string(entry.Browser), err)
	}
	own := identity.ClientOrigin{Address: netip.MustParseAddr(home), Browser: entry.Browser}
	for range 3 {
		attemptWrong(t, service, 6, member.Username, from(home))
	}
	if got := attempt(t, service, member.Username, identitytest.Password, from(home)); got != "wait" {
		t.Fatalf("an unknown browser at that address: %s", got)
	}
	if got := attempt(t, service, member.Username, identitytest.Password, own); got != "in" {
		t.Errorf("the known browser: %s", got)
	}
	// It has its own allowance, which is limited too.
	if got := attemptWrong(t, service, 6, member.Username, own); got != fiveRejected+" wait" {
		t.Errorf("wrong passwords in the known browser: %s", got)
	}
	// For another member it is not a known browser.
	other := identitytest.NewMember(t, pool)
	if got := attemptWrong(t, service, 6, other.Username, own); got != fiveRejected+" wait" {
		t.Errorf("another member in that browser: %s", got)
	}
	if got := attempt(t, service, other.Username, identitytest.Password, own); got != "wait" {
		t.Errorf("another member in that browser: %s", got)
	}
	// An invented token does not count as known.
	invented := identity.ClientOrigin{Address: netip.MustParseAddr(home), Browser: identity.BrowserToken(strings.Repeat("A", 43))}
	if got := attempt(t, service, member.Username, identitytest.Password, invented); got != "wait" {
		t.Errorf("an invented token: %s", got)
	}
}

// One address tries one password at each of many accounts.
func TestNetworkAddressIsThrottledAcrossAccounts(t *testing.T) {
	t.Parallel()
	service, pool := newService(t)
	for i := range 60 {
		if got := attempt(t, service, fmt.Sprintf("somebody_%d", i), "Wrong12345", from(elsewhere)); got != "no" {
			t.Fatalf("try %d: %s", i+1, got)
		}
	}
	if wait := throttleWait(t, service, "somebody_else", from(elsewhere)); wait > time.Minute {
		t.Errorf("the address waits %v", wait)
	}
	member := identitytest.NewMember(t, pool)
	if got := attempt(t, service, member.Username, identitytest.Password, from(home)); got != "in" {
		t.Errorf("another address: %s", got)
	}
	// One subscriber has many IPv6 addresses, and one owner many networks of them.
	for i := range 60 {
		where := from(fmt.Sprintf("2001:db8:7:%x::%x", i, i+1))
		if got := attempt(t, service, fmt.Sprintf("somebody_%d", i), "Wrong12345", where); got != "no" {
			t.Fatalf("IPv6 try %d: %s", i+1, got)
		}
	}
	if got := attempt(t, service, "somebody_else", "Wrong12345", from("2001:db8:7:ffff::1")); got != "wait" {
		t.Errorf("the 61st try out of one /48: %s", got)
	}
	if got := attempt(t, service, "somebody_else", "Wrong12345", from("2001:db8:8::1")); got != "no" {
		t.Errorf("another /48: %s", got)
	}
}

// Many successful sign-ins come from one address.
func TestSuccessfulSignInsDoNotCountAsFailures(t *testing.T) {
	t.Parallel()
	service, pool := newService(t)
	member := identitytest.NewMember(t, pool)
	for i := range 70 {
		if got := attempt(t, service, member.Username, identitytest.Password, from(home)); got != "in" {
			t.Fatalf("sign-in %d: %s", i+1, got)
		}
	}
	if n := count(t, pool, "select coalesce(sum(failures), 0) from sign_in_attempts"); n != 0 {
		t.Errorf("%d failures are counted, want none", n)
	}
}

// Each realm has its own counts.
func TestCoachAndMemberThrottlesAreSeparate(t *testing.T) {
	t.Parallel()
	service, pool := newService(t)
	coach := identitytest.NewCoach(t, pool)
	member := identitytest.NewMember(t, pool)
	entry, err := service.SignInCoach(t.Context(), coach.Email, identitytest.Password, identity.Device{}, from(home), "")
	if err != nil || entry.Browser == "" {
		t.Fatalf("the coach's browser got the token %q, %v", string(entry.Browser), err)
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
	if got := attempt(t, service, member.Username, identitytest.Password, from(home)); got != "in" {
		t.Errorf("a member at the same address: %s", got)
	}
	// A coach's browser token has no meaning in the member app.
	if got := attemptWrong(t, service, 6, member.Username, known); got != fiveRejected+" wait" {
		t.Errorf("a member in the coach's browser: %s", got)
	}
}

func TestDeleteExpiredDeletesOldAttempts(t *testing.T) {
	t.Parallel()
	service, pool := newService(t)
	attemptWrong(t, service, 6, "nobody", from(home))
	if _, err := service.DeleteExpired(t.Context()); err != nil {
		t.Fatal(err)
	}
	if n := count(t, pool, "select count(*) from sign_in_attempts"); n != 4 {
		t.Errorf("%d rows before they expire, want 4", n)
	}
	advance(t, pool, 25*60*60)
	if _, err := service.DeleteExpired(t.Context()); err != nil {
		t.Fatal(err)
	}
	if n := count(t, pool, "select count(*) from sign_in_attempts"); n != 0 {
		t.Errorf("%d rows a day later, want none", n)
	}
}

// The stored rows contain only hashes.
func TestAttemptRowsContainNoLoginOrAddress(t *testing.T) {
	t.Parallel()
	service, pool := newService(t)
	attemptWrong(t, service, 2, "asha@aangan.example", from(home))
	if n := count(t, pool, `select count(*) from sign_in_attempts where length(bucket) <> 32 or encode(bucket, 'escape') like '%asha%' or encode(bucket, 'escape') like '%203.0%'`); n != 0 {
		t.Errorf("%d rows contain a login or an address", n)
	}
}
