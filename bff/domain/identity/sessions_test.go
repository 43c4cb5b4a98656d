package identity_test

import (
	"errors"
	"regexp"
	"strings"
	"sync/atomic"
	"testing"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/identity/identitytest"
	"aangan/bff/internal/jobs/jobstest"
	"aangan/db/dbtest"

	"github.com/google/uuid"
)

const (
	onAndroid = "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36"
	onMac     = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15"
)

func TestDescribeNamesBrowserAndDeviceKind(t *testing.T) {
	t.Parallel()
	for agent, want := range map[string]struct {
		words string
		kind  identity.DeviceKind
	}{
		onAndroid: {"Chrome on Android", identity.Phone},
		onMac:     {"Safari on macOS", identity.Computer},
		"Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1": {"Safari on iOS", identity.Phone},
		"Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1":          {"Safari on iOS", identity.Tablet},
		"Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0":                                                        {"Firefox on Windows", identity.Computer},
		"Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0":           {"Edge on Windows", identity.Computer},
		"Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36":                                   {"Chrome on Linux", identity.Computer},
		"": {copy.Devices.SomeDevice, identity.UnknownDevice},
		"Call 555-0100 to get your account back/1.0": {copy.Devices.SomeDevice, identity.UnknownDevice},
		"curl/8.5.0": {copy.Devices.SomeDevice, identity.UnknownDevice},
	} {
		if words, kind := identity.Describe(agent); words != want.words || kind != want.kind {
			t.Errorf("%q is %q (%s), want %q (%s)", agent, words, kind, want.words, want.kind)
		}
	}
}

func TestMemberListsAndEndsOwnSignInsOnly(t *testing.T) {
	t.Parallel()
	pool := dbtest.New(t)
	var woken atomic.Int64
	post := jobstest.New(t, pool)
	service := identity.New(pool, identitytest.QuickHasher(), identity.Options{
		Letters: post, Links: jobstest.Places, Wake: func(members ...identity.MemberID) { woken.Add(int64(len(members))) },
	})
	post.Add(service.Emails()...)
	d := fixture{service, pool, post}
	member, other := identitytest.NewMember(t, pool), identitytest.NewMember(t, pool)
	enter := func(who identity.Member, device identity.Device) identity.Member {
		t.Helper()
		entry, err := d.SignIn(t.Context(), who.Username, identitytest.Password, device, from(home), "")
		if err != nil {
			t.Fatal(err)
		}
		return d.session(t, entry.Token)
	}
	phone := enter(member, identity.Device{UserAgent: onAndroid})
	mac := enter(member, identity.Device{UserAgent: onMac, Shared: true})
	over := enter(member, identity.Device{})
	execute(t, pool, "update member_sign_ins set expires_at = now() where id = $1", over.Session.ID)
	theirs := enter(other, identity.Device{})

	list, err := d.SignIns(t.Context(), phone)
	if err != nil || len(list) != 2 {
		t.Fatalf("listed %+v, %v", list, err)
	}
	if here := list[0]; here.ID != phone.Session.ID || !here.Current || here.Device != "Chrome on Android" || here.Kind != identity.Phone || here.SharedDevice {
		t.Errorf("this sign-in is %+v", here)
	}
	if there := list[1]; there.ID != mac.Session.ID || there.Current || there.Device != "Safari on macOS" || !there.SharedDevice || there.CreatedAt.IsZero() || there.LastUsedAt.IsZero() {
		t.Errorf("the other is %+v", there)
	}
	for name, id := range map[string]uuid.UUID{"unknown": uuid.New(), "another member's": theirs.Session.ID, "expired": over.Session.ID} {
		if err := d.EndSignIn(t.Context(), phone, id); !errors.Is(err, fault.ErrNotFound) {
			t.Errorf("ending one that is %s: %v", name, err)
		}
	}
	if woken.Load() != 0 || count(t, pool, "select count(*) from live_events") != 0 {
		t.Error("failed requests caused events")
	}
	if err := d.EndSignIn(t.Context(), phone, mac.Session.ID); err != nil {
		t.Fatal(err)
	}
	if woken.Load() != 1 || count(t, pool, "select count(*) from live_events where owner_id = $1 and kind = 'user'", member.ID.UUID()) != 1 {
		t.Error("the member got no event")
	}
	enter(member, identity.Device{})
	enter(member, identity.Device{})
	if err := d.EndOtherSignIns(t.Context(), phone); err != nil {
		t.Fatal(err)
	}
	if list, err = d.SignIns(t.Context(), phone); err != nil || len(list) != 1 || !list[0].Current {
		t.Errorf("after ending the others: %+v, %v", list, err)
	}
	if n := count(t, pool, "select count(*) from member_sign_ins where id = $1", theirs.Session.ID); n != 1 {
		t.Error("another member's sign-in ended")
	}
	if err := d.EndSignIn(t.Context(), phone, phone.Session.ID); err != nil {
		t.Errorf("ending this one: %v", err)
	}
}

func TestSignInFromNewBrowserSendsEmail(t *testing.T) {
	t.Parallel()
	d := newFixture(t)
	member := identitytest.NewMember(t, d.pool)
	enter := func(device identity.Device, where identity.ClientOrigin) identity.SignInResult {
		t.Helper()
		entry, err := d.SignIn(t.Context(), member.Username, identitytest.Password, device, where, "")
		if err != nil {
			t.Fatal(err)
		}
		return entry
	}
	first := enter(identity.Device{UserAgent: onAndroid}, from(home))
	// Signing out at once does not stop the email.
	if err := d.SignOut(t.Context(), first.Token); err != nil {
		t.Fatal(err)
	}
	mail := d.onlyEmail(t, member.Email, signInSubject)
	// The time is in the member's own zone.
	if !strings.Contains(mail.Text, "Chrome on Android") || !regexp.MustCompile(`\d:\d\d [AP]M C[SD]T`).MatchString(mail.Text) {
		t.Errorf("the email is %s", mail.Text)
	}
	known := from(elsewhere)
	known.Browser = first.Browser
	if again := enter(identity.Device{UserAgent: onAndroid}, known); again.Browser != first.Browser {
		t.Error("a known browser is given another token")
	}
	d.noEmail(t)
	// Another member in the same browser: a new browser for them, and it keeps its token.
	other := identitytest.NewMember(t, d.pool)
	entry, err := d.SignIn(t.Context(), other.Username, identitytest.Password, identity.Device{}, known, "")
	if err != nil || entry.Browser != first.Browser {
		t.Errorf("another member in that browser: %v", err)
	}
	d.onlyEmail(t, other.Email, signInSubject)
	enter(identity.Device{}, known)
	d.noEmail(t)
	// A shared device keeps no token.
	if shared := enter(identity.Device{Shared: true}, from(home)); shared.Browser != "" {
		t.Error("a shared device keeps a token")
	}
	if !strings.Contains(d.onlyEmail(t, member.Email, signInSubject).Text, copy.AccountLetters.SignIn.Shared) {
		t.Error("the email does not mention that the device is shared")
	}
	// An unconfirmed address gets no notice.
	unconfirmed := identitytest.NewUnconfirmed(t, d.pool)
	if got := attempt(t, d.Service, unconfirmed.Username, identitytest.Password, from(home)); got != "in" {
		t.Fatalf("sign in: %s", got)
	}
	d.noEmail(t)
}

// Covers every way to sign in or to use the account.
func TestLeavingMemberCannotSignIn(t *testing.T) {
	t.Parallel()
	d := newFixture(t)
	member := identitytest.NewMember(t, d.pool)
	entry, err := d.SignIn(t.Context(), member.Username, identitytest.Password, identity.Device{}, from(home), "")
	if err != nil {
		t.Fatal(err)
	}
	d.post.Deliver(t)
	link := d.resetLink(t, member.Email)
	execute(t, d.pool, "update members set deletion_requested_at = now() where id = $1", member.ID.UUID())
	if _, err := d.MemberByToken(t.Context(), entry.Token); !errors.Is(err, fault.ErrUnauthenticated) {
		t.Errorf("the session: %v", err)
	}
	if got := attempt(t, d.Service, member.Username, identitytest.Password, from(home)); got != "no" {
		t.Errorf("the password: %s", got)
	}
	if err := d.resetWith(t.Context(), link, newPassword); !errors.Is(err, fault.ErrGone) {
		t.Errorf("a link: %v", err)
	}
	if _, err := d.Member(t.Context(), member.ID); !errors.Is(err, fault.ErrNotFound) {
		t.Errorf("the member: %v", err)
	}
	if err := d.CheckPassword(t.Context(), member.ID, identitytest.Password, from(home)); !errors.Is(err, fault.ErrNotFound) {
		t.Errorf("the password again: %v", err)
	}
	if err := d.change(t, member.ID, "new@aangan.example"); !errors.Is(err, fault.ErrNotFound) {
		t.Errorf("another address: %v", err)
	}
}

func TestDeleteExpiredDeletesOldLinksNoticesAndBrowsers(t *testing.T) {
	t.Parallel()
	d := newFixture(t)
	member := identitytest.NewMember(t, d.pool)
	d.forgot(t, member.Email)
	if got := attempt(t, d.Service, member.Username, identitytest.Password, from(home)); got != "in" {
		t.Fatal(got)
	}
	d.post.Deliver(t)
	tables := []string{"mailed_tokens", "reset_requests", "account_notices", "member_browsers"}
	for _, days := range []int{0, 500} {
		for _, table := range tables {
			column := "created_at"
			if table == "member_browsers" {
				column = "last_used_at"
			}
			execute(t, d.pool, "update "+table+" set "+column+" = "+column+" - make_interval(days => $1)", days)
		}
		if _, err := d.DeleteExpired(t.Context()); err != nil {
			t.Fatal(err)
		}
		for _, table := range tables {
			if n := count(t, d.pool, "select count(*) from "+table); (n == 1) != (days == 0) {
				t.Errorf("%s has %d rows after %d days", table, n, days)
			}
		}
	}
}
