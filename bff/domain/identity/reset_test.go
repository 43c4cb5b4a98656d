package identity_test

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/identity/identitytest"
	"aangan/bff/internal/jobs/jobstest"

	"github.com/jackc/pgx/v5/pgxpool"
)

const newPassword = "Another-Word-77"

// resetWith follows a link in a browser that no account knows.
func (d fixture) resetWith(ctx context.Context, token, password string) error {
	_, err := d.Reset(ctx, token, password, from(home))
	return err
}

// resetCoachWith does the same for a coach.
func (d fixture) resetCoachWith(ctx context.Context, token, password string) error {
	_, err := d.ResetCoach(ctx, token, password, from(home))
	return err
}

// resetLink requests an email and returns the token of its link.
func (d fixture) resetLink(t *testing.T, email string) string {
	t.Helper()
	d.forgot(t, email)
	return tokenOf(t, d.onlyEmail(t, strings.ToLower(email), resetSubject), "/auth/reset")
}

func TestResetSetsPasswordAndEndsSignIns(t *testing.T) {
	t.Parallel()
	d := newFixture(t)
	entry := d.register(t, "asha", asha)
	d.onlyEmail(t, asha, confirmSubject)
	_, elsewhereToken, err := signIn(d.Service, t.Context(), "asha", identitytest.Password, identity.Device{}, "")
	if err != nil {
		t.Fatal(err)
	}
	token := d.resetLink(t, "Asha@Aangan.example")
	for _, weak := range []string{"short1A", "nouppercase1", "Password1", "Xasha-Word-77"} {
		var invalid *fault.Invalid
		if err := d.resetWith(t.Context(), token, weak); !errors.As(err, &invalid) || len(invalid.Fields) != 1 || invalid.Fields[0].Field != "password" {
			t.Errorf("the password %q: %v", weak, err)
		}
	}
	if err := d.resetWith(t.Context(), token, newPassword); err != nil {
		t.Fatal(err)
	}
	for name, session := range map[string]identity.MemberToken{"first": entry.Token, "second": elsewhereToken} {
		if _, err := d.MemberByToken(t.Context(), session); !errors.Is(err, fault.ErrUnauthenticated) {
			t.Errorf("the %s sign-in is still valid: %v", name, err)
		}
	}
	if got := attempt(t, d.Service, "asha", identitytest.Password, identity.ClientOrigin{}); got != "no" {
		t.Errorf("the old password: %s", got)
	}
	if got := attempt(t, d.Service, "asha", newPassword, identity.ClientOrigin{}); got != "in" {
		t.Errorf("the new password: %s", got)
	}
	if !d.read(t, entry.Member.ID).EmailConfirmed {
		t.Error("the link was sent to the address, but it is not confirmed")
	}
	if n := count(t, d.pool, "select count(*) from live_events where realm = 'member' and owner_id = $1 and kind = 'user'", entry.Member.ID.UUID()); n != 1 {
		t.Errorf("%d user events, want 1", n)
	}
	var notice jobstest.Mail
	for _, mail := range d.post.Deliver(t) {
		if mail.Subject == changedSubject {
			notice = mail
		}
	}
	if !strings.Contains(strings.Join(strings.Fields(notice.Text), " "), "using the link in an email to this address") || strings.Contains(notice.Text, "token=") {
		t.Errorf("the notice is %s", notice.Text)
	}
	// Once.
	if err := d.resetWith(t.Context(), token, "Third-Word-88"); !errors.Is(err, fault.ErrGone) || err == nil {
		t.Errorf("using the link again: %v", err)
	}
	if _, err := d.CheckReset(t.Context(), token); !errors.Is(err, fault.ErrGone) {
		t.Errorf("checking the link again: %v", err)
	}
}

func TestResetRequestWithoutAccountSendsNothing(t *testing.T) {
	t.Parallel()
	d := newFixture(t)
	leaving := identitytest.NewMember(t, d.pool)
	execute(t, d.pool, "update members set deletion_requested_at = now() where id = $1", leaving.ID.UUID())
	d.forgot(t, "nobody@aangan.example")
	d.forgot(t, leaving.Email)
	d.noEmail(t)
	for _, odd := range []string{"", "asha", "a@b", "asha@aangan.example\x00", strings.Repeat("a", 100) + "@aangan.example"} {
		var invalid *fault.Invalid
		if err := d.RequestReset(t.Context(), odd); !errors.As(err, &invalid) {
			t.Errorf("%.20q: %v", odd, err)
		}
	}
}

func TestNewResetLinkVoidsEarlierOne(t *testing.T) {
	t.Parallel()
	d := newFixture(t)
	member := identitytest.NewMember(t, d.pool)
	first := d.resetLink(t, member.Email)
	second := d.resetLink(t, member.Email)
	if _, err := d.CheckReset(t.Context(), first); !errors.Is(err, fault.ErrGone) {
		t.Errorf("the first: %v", err)
	}
	if _, err := d.CheckReset(t.Context(), second); err != nil {
		t.Errorf("the second: %v", err)
	}
}

// Requests count per address, known or not, and from any network.
func TestResetEmailsAreLimitedPerAddressAndSaySo(t *testing.T) {
	t.Parallel()
	d := newFixture(t)
	member := identitytest.NewMember(t, d.pool)
	coach := identitytest.NewCoach(t, d.pool)
	wait := func(realm string, request func(context.Context, string) error, email string) string {
		t.Helper()
		for i := range 3 {
			if err := request(t.Context(), email); err != nil {
				t.Fatalf("%s, request %d: %v", realm, i+1, err)
			}
		}
		execute(t, d.pool, "update reset_requests set created_at = created_at - interval '18 minutes' where email = $1", email)
		err := request(t.Context(), strings.ToUpper(email))
		var throttled *fault.Throttled
		if !errors.As(err, &throttled) || throttled.Wait > 42*time.Minute || throttled.Wait < 41*time.Minute {
			t.Fatalf("%s: the fourth request: %v", realm, err)
		}
		return throttled.Message
	}
	known := wait("member", d.RequestReset, member.Email)
	if unknown := wait("unknown", d.RequestReset, "nobody@mail.example"); unknown != known || !strings.Contains(known, "didn't send another one now") {
		t.Errorf("known: %q; unknown: %q", known, unknown)
	}
	if mails := d.post.Deliver(t); len(mails) != 3 {
		t.Errorf("%d emails, want 3", len(mails))
	}
	if known := wait("coach", d.RequestCoachReset, coach.Email); known != wait("unknown coach", d.RequestCoachReset, "nobody2@mail.example") {
		t.Errorf("a coach: %q", known)
	}
	execute(t, d.pool, "update reset_requests set created_at = created_at - interval '42 minutes'")
	d.post.Deliver(t)
	d.resetLink(t, member.Email)
	// The requests of many people come from one network.
	for i := range 30 {
		if err := d.RequestReset(t.Context(), identitytest.NewMember(t, d.pool).Email); err != nil {
			t.Fatalf("request %d: %v", i+1, err)
		}
	}
	if mails := d.post.Deliver(t); len(mails) != 30 {
		t.Errorf("%d emails to 30 people", len(mails))
	}
}

func TestConcurrentResetRequestsAreLimitedAsSequentialOnes(t *testing.T) {
	t.Parallel()
	d := newFixture(t)
	member := identitytest.NewMember(t, d.pool)
	var accepted atomic.Int64
	var all sync.WaitGroup
	for range 12 {
		all.Go(func() {
			switch err := d.RequestReset(t.Context(), member.Email); {
			case err == nil:
				accepted.Add(1)
			case !errors.Is(err, fault.ErrThrottled):
				t.Error(err)
			}
		})
	}
	all.Wait()
	if accepted.Load() != 3 {
		t.Errorf("%d requests were accepted, want 3", accepted.Load())
	}
}

// Several accounts have the same address.
func TestSharedAddressMeansConfirmedElseOldestAccount(t *testing.T) {
	t.Parallel()
	d := newFixture(t)
	for _, name := range []string{"first", "second", "third"} {
		d.register(t, name, asha)
	}
	mails := d.post.Deliver(t)
	wantOwner := func(want string) {
		t.Helper()
		token := d.resetLink(t, asha)
		if username, err := d.CheckReset(t.Context(), token); err != nil || username != want {
			t.Errorf("the link is for %q, %v; want %s", username, err, want)
		}
		entry, err := d.SignIn(t.Context(), asha, identitytest.Password, identity.Device{}, identity.ClientOrigin{}, "")
		if err != nil || entry.Member.Username != want {
			t.Errorf("the address signs in %q, %v; want %s", entry.Member.Username, err, want)
		}
	}
	wantOwner("first")
	for _, mail := range mails {
		if strings.Contains(mail.Text, "third") {
			if _, _, err := d.confirm(t, mail); err != nil {
				t.Fatal(err)
			}
		}
	}
	wantOwner("third")
}

// The address stays unconfirmed.
func TestResetWithAddressConfirmedElsewhereSetsPassword(t *testing.T) {
	t.Parallel()
	d := newFixture(t)
	mine := d.register(t, "asha", asha).Member
	d.onlyEmail(t, asha, confirmSubject)
	token := d.resetLink(t, asha)
	owner := identitytest.NewUnconfirmed(t, d.pool)
	execute(t, d.pool, "update members set email = $2, email_confirmed_at = now() where id = $1", owner.ID.UUID(), asha)
	if err := d.resetWith(t.Context(), token, newPassword); err != nil {
		t.Fatal(err)
	}
	if d.read(t, mine.ID).EmailConfirmed {
		t.Error("two accounts have confirmed one address")
	}
	if got := attempt(t, d.Service, "asha", newPassword, identity.ClientOrigin{}); got != "in" {
		t.Errorf("the new password: %s", got)
	}
}

func TestConcurrentUsesOfResetLinkSucceedOnce(t *testing.T) {
	t.Parallel()
	d := newFixture(t)
	member := identitytest.NewMember(t, d.pool)
	token := d.resetLink(t, member.Email)
	results := make([]error, 6)
	var all sync.WaitGroup
	for i := range results {
		all.Go(func() { results[i] = d.resetWith(t.Context(), token, fmt.Sprintf("Another-Word-7%d", i)) })
	}
	all.Wait()
	succeeded := -1
	for i, err := range results {
		switch {
		case err == nil && succeeded < 0:
			succeeded = i
		case err == nil:
			t.Error("two uses set a password")
		case !errors.Is(err, fault.ErrGone):
			t.Errorf("a later use of the link returned %v", err)
		}
	}
	if succeeded < 0 {
		t.Fatal("no use set a password")
	}
	if got := attempt(t, d.Service, member.Username, fmt.Sprintf("Another-Word-7%d", succeeded), identity.ClientOrigin{}); got != "in" {
		t.Errorf("signing in with the password that was set: %s", got)
	}
}

// Whichever comes first, no sign-in with the old password remains.
func TestConcurrentSignInWithOldPasswordEndsOnReset(t *testing.T) {
	t.Parallel()
	d := newFixture(t)
	for range 8 {
		member := identitytest.NewMember(t, d.pool)
		token := d.resetLink(t, member.Email)
		var both sync.WaitGroup
		sessions := make([]identity.MemberToken, 4)
		for i := range sessions {
			both.Go(func() {
				_, session, err := signIn(d.Service, t.Context(), member.Username, identitytest.Password, identity.Device{}, "")
				if err != nil && !errors.Is(err, fault.ErrUnauthenticated) {
					t.Errorf("sign in: %v", err)
				}
				sessions[i] = session
			})
		}
		both.Go(func() {
			if err := d.resetWith(t.Context(), token, newPassword); err != nil {
				t.Errorf("reset: %v", err)
			}
		})
		both.Wait()
		for _, session := range sessions {
			if session == "" {
				continue
			}
			if _, err := d.MemberByToken(t.Context(), session); !errors.Is(err, fault.ErrUnauthenticated) {
				t.Fatalf("a sign-in with the old password is still valid: %v", err)
			}
		}
		d.post.Deliver(t)
	}
}

// session returns the member of a token, as operations get them.
func (d fixture) session(t *testing.T, token identity.MemberToken) identity.Member {
	t.Helper()
	signedIn, err := d.MemberByToken(t.Context(), token)
	if err != nil {
		t.Fatal(err)
	}
	return signedIn.Member
}

func TestChangePasswordEndsOtherSignIns(t *testing.T) {
	t.Parallel()
	d := newFixture(t)
	member := identitytest.NewMember(t, d.pool)
	here, err := d.SignIn(t.Context(), member.Username, identitytest.Password, identity.Device{Shared: true}, from(home), "")
	if err != nil {
		t.Fatal(err)
	}
	there, err := d.SignIn(t.Context(), member.Username, identitytest.Password, identity.Device{}, from(home), "")
	if err != nil {
		t.Fatal(err)
	}
	d.post.Deliver(t)
	link := d.resetLink(t, member.Email)
	me := d.session(t, here.Token)
	for name, c := range map[string]struct {
		current, password, field, message string
	}{
		"wrong current password":     {"Wrong12345", newPassword, "current", copy.Errors.WrongPassword},
		"no current password":        {"", newPassword, "current", copy.Validation.CurrentPasswordRequired},
		"same password":              {identitytest.Password, identitytest.Password, "password", copy.Validation.PasswordSame},
		"common password":            {identitytest.Password, "Password1", "password", copy.Validation.PasswordTooCommon},
		"password with the username": {identitytest.Password, "X" + strings.ToUpper(member.Username) + "a1", "password", copy.Validation.PasswordHoldsName},
		"password without a digit":   {identitytest.Password, "Another-Word", "password", copy.Validation.PasswordDigit},
	} {
		_, err := d.ChangePassword(t.Context(), me, c.current, c.password, from(home))
		var invalid *fault.Invalid
		if !errors.As(err, &invalid) || len(invalid.Fields) != 1 || invalid.Fields[0] != (fault.FieldError{Field: c.field, Message: c.message}) {
			t.Errorf("%s: %v", name, err)
		}
	}
	renewed, err := d.ChangePassword(t.Context(), me, identitytest.Password, newPassword, from(home))
	if err != nil || renewed == "" || renewed == here.Token {
		t.Fatalf("change: %v", err)
	}
	for name, token := range map[string]identity.MemberToken{"this one's old token": here.Token, "the other sign-in": there.Token} {
		if _, err := d.MemberByToken(t.Context(), token); !errors.Is(err, fault.ErrUnauthenticated) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if now := d.session(t, renewed); now.Session.ID != me.Session.ID || now.Session.SharedDevice != me.Session.SharedDevice || now.ID != me.ID {
		t.Errorf("this sign-in continues as %+v", now.Session)
	}
	if err := d.resetWith(t.Context(), link, "Third-Word-88"); !errors.Is(err, fault.ErrGone) {
		t.Errorf("a link from before: %v", err)
	}
	if got := attempt(t, d.Service, member.Username, newPassword, identity.ClientOrigin{}); got != "in" {
		t.Errorf("the new password: %s", got)
	}
	mails := d.post.Deliver(t)
	got := []string{}
	for _, mail := range mails {
		got = append(got, mail.Subject)
	}
	slices.Sort(got) // Emails that wait together are sent in any order.
	if !slices.Equal(got, []string{signInSubject, changedSubject}) {
		t.Errorf("mailed %s", subjects(mails))
	}
}

func TestCheckPasswordIsThrottledSeparately(t *testing.T) {
	t.Parallel()
	d := newFixture(t)
	member := identitytest.NewMember(t, d.pool)
	for i := range 6 {
		err := d.CheckPassword(t.Context(), member.ID, "Wrong12345", from(home))
		if i < 5 && !errors.Is(err, identity.ErrWrongPassword) || i == 5 && !errors.Is(err, fault.ErrThrottled) {
			t.Errorf("attempt %d: %v", i+1, err)
		}
	}
	// Sign-ins, other members and other networks have their own counts.
	if got := attempt(t, d.Service, member.Username, identitytest.Password, from(home)); got != "in" {
		t.Errorf("a sign-in: %s", got)
	}
	if err := d.CheckPassword(t.Context(), member.ID, identitytest.Password, from(elsewhere)); err != nil {
		t.Errorf("from elsewhere: %v", err)
	}
	other := identitytest.NewMember(t, d.pool)
	for range 10 {
		if err := d.CheckPassword(t.Context(), other.ID, identitytest.Password, from(home)); err != nil {
			t.Fatalf("the right password of another member: %v", err)
		}
	}
	if err := d.CheckPassword(t.Context(), other.ID, strings.Repeat("x", 101), from(home)); !errors.Is(err, identity.ErrWrongPassword) {
		t.Errorf("a too long password: %v", err)
	}
	var invalid *fault.Invalid
	if err := d.CheckPassword(t.Context(), other.ID, " ", from(home)); !errors.As(err, &invalid) {
		t.Errorf("a password of spaces: %v", err)
	}
	withoutPassword(t, d.pool, other)
	if err := d.CheckPassword(t.Context(), other.ID, identitytest.Password, from(home)); !errors.Is(err, fault.ErrConflict) || err.Error() != copy.Errors.NoPasswordYet {
		t.Errorf("without a password: %v", err)
	}
}

func withoutPassword(t *testing.T, pool *pgxpool.Pool, member identity.Member) {
	t.Helper()
	execute(t, pool, "update members set password_hash = null where id = $1", member.ID.UUID())
}

// A member of a sign-in provider has no password at first.
func TestResetSetsFirstPasswordOfProviderMember(t *testing.T) {
	t.Parallel()
	d := newFixture(t)
	member := identitytest.NewMember(t, d.pool)
	withoutPassword(t, d.pool, member)
	if got := attempt(t, d.Service, member.Username, identitytest.Password, identity.ClientOrigin{}); got != "no" {
		t.Errorf("without a password: %s", got)
	}
	if err := d.resetWith(t.Context(), d.resetLink(t, member.Email), newPassword); err != nil {
		t.Fatal(err)
	}
	if got := attempt(t, d.Service, member.Username, newPassword, identity.ClientOrigin{}); got != "in" {
		t.Errorf("with the new password: %s", got)
	}
}

// A stranger registers another person's address through a provider that has not verified it. The owner of the address
// then takes the account over, also after they have followed the confirmation link. A link to a provider that had
// verified the address stays.
func TestResetEndsLinksToProvidersThatHadNotVerifiedTheAddress(t *testing.T) {
	t.Parallel()
	d := newFixture(t)
	for name, c := range map[string]struct{ confirmed, proven bool }{
		"unconfirmed account": {false, false}, "account confirmed since": {true, false}, "verified by the provider": {true, true},
	} {
		member := identitytest.NewUnconfirmed(t, d.pool)
		if c.confirmed {
			member = identitytest.NewMember(t, d.pool)
		}
		arrival := identity.ProviderSignIn{Issuer: "https://provider.example", Subject: member.Username, Email: member.Email}
		execute(t, d.pool, "insert into member_identities (issuer, subject, member_id, address_proven) values ($1, $2, $3, $4)",
			arrival.Issuer, arrival.Subject, member.ID.UUID(), c.proven)
		if result, err := d.Arrive(t.Context(), arrival, identity.Device{}, from(elsewhere), ""); err != nil || result.Token == "" {
			t.Fatalf("before: %v", err)
		}
		d.post.Deliver(t)
		if err := d.resetWith(t.Context(), d.resetLink(t, member.Email), newPassword); err != nil {
			t.Fatal(err)
		}
		result, err := d.Arrive(t.Context(), arrival, identity.Device{}, from(elsewhere), "")
		if err != nil || (result.Token != "") != c.proven {
			t.Errorf("%s: the provider signs in afterwards: %v, %v", name, result.Token != "", err)
		}
	}
}
