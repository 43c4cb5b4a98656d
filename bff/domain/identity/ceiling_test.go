package identity_test

import (
	"errors"
	"fmt"
	"net/netip"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/identity/identitytest"
)

// network returns a different address for each number.
func network(i int) identity.ClientOrigin {
	return identity.ClientOrigin{Address: netip.AddrFrom4([4]byte{100, 64, byte(i >> 8), byte(i)})}
}

// exhaust gives wrong passwords from many networks until they are no longer checked, and returns the number checked.
func exhaust(t *testing.T, signIn func(where identity.ClientOrigin) error) (checked int, refusal *fault.Throttled) {
	t.Helper()
	for i := range 200 {
		err := signIn(network(i))
		if errors.As(err, &refusal) {
			return checked, refusal
		}
		if outcome(t, err) != "no" {
			t.Fatalf("attempt %d: %v", i+1, err)
		}
		checked++
	}
	t.Fatal("200 wrong passwords were checked")
	return 0, nil
}

func (d fixture) guess(t *testing.T, login string) func(identity.ClientOrigin) error {
	return func(where identity.ClientOrigin) error {
		_, err := d.SignIn(t.Context(), login, "Wrong12345", identity.Device{}, where, "")
		return err
	}
}

func (d fixture) guessCoach(t *testing.T, email string) func(identity.ClientOrigin) error {
	return func(where identity.ClientOrigin) error {
		_, err := d.SignInCoach(t.Context(), email, "Wrong12345", identity.Device{}, where, "")
		return err
	}
}

func TestUnknownBrowsersShareDailyCeilingOverAllAddresses(t *testing.T) {
	t.Parallel()
	d := newFixture(t)
	member := identitytest.NewMember(t, d.pool)
	entry, err := d.SignIn(t.Context(), member.Username, identitytest.Password, identity.Device{}, from(home), "")
	if err != nil {
		t.Fatal(err)
	}
	d.post.Deliver(t) // The notice about this browser.
	own := identity.ClientOrigin{Address: netip.MustParseAddr(home), Browser: entry.Browser}
	checked := 0
	for _, login := range []string{member.Username, strings.ToUpper(member.Email)} {
		n, refusal := exhaust(t, d.guess(t, login))
		checked += n
		if refusal.Message != copy.AccountAnswers.GuessesFull || refusal.Wait < 23*time.Hour || refusal.Wait > 24*time.Hour {
			t.Errorf("the refusal is %q, for %v", refusal.Message, refusal.Wait)
		}
	}
	if checked != 100 {
		t.Errorf("%d wrong passwords were checked over both logins, want 100", checked)
	}
	// The right password is not checked there either, or the refusal would tell it apart.
	if got := attempt(t, d.Service, member.Username, identitytest.Password, from(elsewhere)); got != "wait" {
		t.Errorf("the right password in an unknown browser: %s", got)
	}
	if got := attempt(t, d.Service, member.Username, identitytest.Password, own); got != "in" {
		t.Errorf("the known browser: %s", got)
	}
	// One email, for both logins.
	mail := d.onlyEmail(t, member.Email, copy.AccountLetters.Guesses.Subject)
	for _, want := range []string{member.Username, copy.AccountLetters.Guesses.Known, copy.AccountLetters.Guesses.New} {
		if !strings.Contains(strings.Join(strings.Fields(mail.Text), " "), want) {
			t.Errorf("the email lacks %q: %s", want, mail.Text)
		}
	}
	// A refused attempt does not count against its network.
	if got := attemptWrong(t, d.Service, 5, identitytest.NewMember(t, d.pool).Username, from(elsewhere)); got != fiveRejected {
		t.Errorf("another account from there: %s", got)
	}
	// A new browser of the owner signs in at once after a new password.
	browser, err := d.Reset(t.Context(), d.resetLink(t, member.Email), newPassword, from(elsewhere))
	if err != nil || browser == "" {
		t.Fatalf("the browser got %q, %v", string(browser), err)
	}
	if got := attempt(t, d.Service, member.Username, newPassword, identity.ClientOrigin{Address: netip.MustParseAddr(elsewhere), Browser: browser}); got != "in" {
		t.Errorf("the browser that chose the password: %s", got)
	}
	if got := attempt(t, d.Service, member.Username, newPassword, own); got != "wait" {
		t.Errorf("a browser that was known before: %s", got)
	}
	// A day later.
	advance(t, d.pool, 24*60*60)
	if got := attempt(t, d.Service, member.Username, newPassword, from(elsewhere)); got != "in" {
		t.Errorf("a day later: %s", got)
	}
}

func TestCoachesHaveTheSameCeiling(t *testing.T) {
	t.Parallel()
	d := newFixture(t)
	coach := identitytest.NewCoach(t, d.pool)
	if checked, refusal := exhaust(t, d.guessCoach(t, coach.Email)); checked != 50 || refusal.Message != copy.AccountAnswers.GuessesFull {
		t.Errorf("%d wrong passwords were checked, then: %v", checked, refusal)
	}
	d.onlyEmail(t, coach.Email, copy.CoachAccountLetters.Guesses.Subject)
	if err := d.RequestCoachReset(t.Context(), coach.Email); err != nil {
		t.Fatal(err)
	}
	token := tokenOf(t, d.onlyEmail(t, coach.Email, resetSubject), "/coach/login/reset")
	browser, err := d.ResetCoach(t.Context(), token, newPassword, from(home))
	if err != nil {
		t.Fatal(err)
	}
	where := identity.ClientOrigin{Address: netip.MustParseAddr(home), Browser: browser}
	if _, err := d.SignInCoach(t.Context(), coach.Email, newPassword, identity.Device{}, where, ""); err != nil {
		t.Errorf("the browser that chose the password: %v", err)
	}
}

// Nothing about the ceiling reveals whether there is an account, and without one no email is sent.
func TestCeilingIsTheSameWithoutAccount(t *testing.T) {
	t.Parallel()
	d := newFixture(t)
	unconfirmed := identitytest.NewUnconfirmed(t, d.pool)
	invited := identitytest.NewCoach(t, d.pool)
	execute(t, d.pool, "update coaches set password_hash = '' where id = $1", invited.ID.UUID())
	for _, signIn := range []func(identity.ClientOrigin) error{
		d.guess(t, "nobody"), d.guess(t, "nobody@mail.example"), d.guess(t, unconfirmed.Email), d.guessCoach(t, "nobody@mail.example"), d.guessCoach(t, invited.Email),
	} {
		if checked, refusal := exhaust(t, signIn); checked != 50 || refusal.Message != copy.AccountAnswers.GuessesFull {
			t.Errorf("%d wrong passwords were checked, then: %v", checked, refusal)
		}
	}
	d.noEmail(t)
}

func TestConcurrentGuessesFromManyAddressesStopAtCeiling(t *testing.T) {
	t.Parallel()
	d := newFixture(t)
	member := identitytest.NewMember(t, d.pool)
	var checked, refused atomic.Int64
	var all sync.WaitGroup
	for i := range 90 {
		all.Go(func() {
			switch err := d.guess(t, member.Username)(network(i)); {
			case errors.Is(err, fault.ErrUnauthenticated):
				checked.Add(1)
			case errors.Is(err, fault.ErrThrottled):
				refused.Add(1)
			default:
				t.Error(fmt.Errorf("attempt %d: %w", i, err))
			}
		})
	}
	all.Wait()
	if checked.Load() != 50 || refused.Load() != 40 {
		t.Errorf("%d were checked and %d refused, want 50 and 40", checked.Load(), refused.Load())
	}
	d.onlyEmail(t, member.Email, copy.AccountLetters.Guesses.Subject)
}
