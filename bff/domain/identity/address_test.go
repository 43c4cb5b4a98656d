package identity_test

import (
	"errors"
	"strings"
	"sync"
	"testing"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/identity/identitytest"
	"aangan/bff/internal/jobs/jobstest"
)

// memberWithPendingChange creates a member with a confirmed address who has requested another one, and returns the
// emails to both addresses.
func (d fixture) memberWithPendingChange(t *testing.T, email string) (member identity.Member, toNew, toOld jobstest.Mail) {
	t.Helper()
	member = identitytest.NewMember(t, d.pool)
	if err := d.change(t, member.ID, email); err != nil {
		t.Fatal(err)
	}
	mails := d.post.Deliver(t)
	if len(mails) != 2 {
		t.Fatalf("mailed %s", subjects(mails))
	}
	toNew, toOld = mails[0], mails[1]
	if toNew.To.Address != email {
		toNew, toOld = toOld, toNew
	}
	if toNew.To.Address != email || toNew.Subject != changeSubject || toOld.To.Address != member.Email || toOld.Subject != noticeSubject {
		t.Fatalf("mailed %s", subjects(mails))
	}
	return member, toNew, toOld
}

func TestEmailChangeTakesEffectOnConfirmation(t *testing.T) {
	t.Parallel()
	d := newFixture(t)
	member, toNew, toOld := d.memberWithPendingChange(t, "new@aangan.example")
	// Other people may read the old mailbox, so its email must not contain the new address.
	if strings.Contains(toOld.Text, "new@") || strings.Contains(toOld.Text, "token=") || !strings.Contains(toOld.Text, "/auth/forgot") {
		t.Errorf("the notice is %s", toOld.Text)
	}
	if now := d.read(t, member.ID); now.Email != member.Email || now.NewEmail != "new@aangan.example" || !now.EmailConfirmed {
		t.Errorf("while the change is pending: %+v", now)
	}
	// A reset link sent to the old address stops working after the change.
	d.forgot(t, member.Email)
	reset := tokenOf(t, d.onlyEmail(t, member.Email, resetSubject), "/auth/reset")
	if email, already, err := d.confirm(t, toNew); err != nil || email != "new@aangan.example" || already {
		t.Fatalf("confirm: %q, %v, %v", email, already, err)
	}
	if now := d.read(t, member.ID); now.Email != "new@aangan.example" || now.NewEmail != "" || !now.EmailConfirmed {
		t.Errorf("after the change: %+v", now)
	}
	if err := d.resetWith(t.Context(), reset, "Another-Word-77"); !errors.Is(err, fault.ErrGone) {
		t.Errorf("a link in the old mailbox: %v", err)
	}
	if _, already, err := d.confirm(t, toNew); err != nil || !already {
		t.Errorf("following the link again: %v, %v", already, err)
	}
	if got := attempt(t, d.Service, "new@aangan.example", identitytest.Password, identity.ClientOrigin{}); got != "in" {
		t.Errorf("sign in with the new address: %s", got)
	}
	if got := attempt(t, d.Service, member.Email, identitytest.Password, identity.ClientOrigin{}); got != "no" {
		t.Errorf("sign in with the old address: %s", got)
	}
}

func TestCancelledEmailChangeVoidsLink(t *testing.T) {
	t.Parallel()
	for name, back := range map[string]func(*testing.T, fixture, identity.Member) error{
		"cancelled": func(t *testing.T, d fixture, m identity.Member) error { return d.CancelEmailChange(t.Context(), m.ID) },
		"current address requested": func(t *testing.T, d fixture, m identity.Member) error {
			return d.change(t, m.ID, strings.ToUpper(m.Email))
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			d := newFixture(t)
			member, toNew, _ := d.memberWithPendingChange(t, "new@aangan.example")
			for range 2 { // Cancelling twice is not an error.
				if err := back(t, d, member); err != nil {
					t.Fatal(err)
				}
			}
			if now := d.read(t, member.ID); now.NewEmail != "" || now.Email != member.Email {
				t.Errorf("the member is %+v", now)
			}
			if _, _, err := d.confirm(t, toNew); !errors.Is(err, fault.ErrGone) {
				t.Errorf("the link: %v", err)
			}
			d.noEmail(t)
		})
	}
}

// An intruder who knew the old password may have requested the change.
func TestNewPasswordCancelsEmailChange(t *testing.T) {
	t.Parallel()
	for name, renew := range map[string]func(*testing.T, fixture, identity.Member) error{
		"set with a reset link": func(t *testing.T, d fixture, m identity.Member) error {
			return d.resetWith(t.Context(), d.resetLink(t, m.Email), newPassword)
		},
		"changed with the old password": func(t *testing.T, d fixture, m identity.Member) error {
			entry, err := d.SignIn(t.Context(), m.Username, identitytest.Password, identity.Device{}, from(home), "")
			if err != nil {
				return err
			}
			_, err = d.ChangePassword(t.Context(), d.session(t, entry.Token), identitytest.Password, newPassword, from(home))
			return err
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			d := newFixture(t)
			member, toNew, _ := d.memberWithPendingChange(t, "new@aangan.example")
			if err := renew(t, d, member); err != nil {
				t.Fatal(err)
			}
			if _, _, err := d.confirm(t, toNew); !errors.Is(err, fault.ErrGone) {
				t.Errorf("the link: %v", err)
			}
			if now := d.read(t, member.ID); now.Email != member.Email || now.NewEmail != "" {
				t.Errorf("the member is %+v", now)
			}
		})
	}
}

func TestSecondEmailChangeReplacesFirst(t *testing.T) {
	t.Parallel()
	d := newFixture(t)
	member, first, _ := d.memberWithPendingChange(t, "new@aangan.example")
	if err := d.change(t, member.ID, "NEW@aangan.example"); err != nil {
		t.Fatal(err)
	}
	d.noEmail(t) // A repeat of the same request sends nothing.
	if err := d.change(t, member.ID, "newer@aangan.example"); err != nil {
		t.Fatal(err)
	}
	mails := d.post.Deliver(t)
	if _, _, err := d.confirm(t, first); !errors.Is(err, fault.ErrGone) {
		t.Errorf("the link to the first: %v", err)
	}
	for _, mail := range mails {
		if mail.To.Address != "newer@aangan.example" {
			continue
		}
		if email, _, err := d.confirm(t, mail); err != nil || email != "newer@aangan.example" {
			t.Errorf("the link to the second: %q, %v", email, err)
		}
		return
	}
	t.Fatalf("mailed %s", subjects(mails))
}

// An unconfirmed address may have been mistyped and may belong to anyone.
func TestUnconfirmedAddressGetsNoChangeNotice(t *testing.T) {
	t.Parallel()
	d := newFixture(t)
	member := identitytest.NewUnconfirmed(t, d.pool)
	if err := d.change(t, member.ID, "new@aangan.example"); err != nil {
		t.Fatal(err)
	}
	if _, _, err := d.confirm(t, d.onlyEmail(t, "new@aangan.example", changeSubject)); err != nil {
		t.Fatal(err)
	}
	if now := d.read(t, member.ID); now.Email != "new@aangan.example" || !now.EmailConfirmed {
		t.Errorf("after the change: %+v", now)
	}
}

// The response is the usual one. The email to the owner has no link.
func TestChangeToTakenAddressEmailsItsOwnerOnly(t *testing.T) {
	t.Parallel()
	d := newFixture(t)
	owner, member := identitytest.NewMember(t, d.pool), identitytest.NewUnconfirmed(t, d.pool)
	if err := d.change(t, member.ID, owner.Email); err != nil {
		t.Fatal(err)
	}
	mail := d.onlyEmail(t, owner.Email, existsSubject)
	if !strings.Contains(mail.Text, owner.Username) || strings.Contains(mail.Text, member.Username) || strings.Contains(mail.Text, "token=") {
		t.Errorf("the email is %s", mail.Text)
	}
}

func TestAddressConfirmedElsewhereFailsChange(t *testing.T) {
	t.Parallel()
	d := newFixture(t)
	member, toNew, _ := d.memberWithPendingChange(t, "new@aangan.example")
	execute(t, d.pool, "update members set email = 'new@aangan.example', email_confirmed_at = now() where id = $1", identitytest.NewMember(t, d.pool).ID.UUID())
	_, _, err := d.confirm(t, toNew)
	if !errors.Is(err, fault.ErrConflict) || err.Error() != copy.Errors.AddressTaken {
		t.Errorf("following the link: %v", err)
	}
	if now := d.read(t, member.ID); now.Email != member.Email || now.NewEmail != "" {
		t.Errorf("after that: %+v", now)
	}
}

// Two members confirm the same new address at the same time.
func TestConcurrentChangesToOneAddressSucceedOnce(t *testing.T) {
	t.Parallel()
	d := newFixture(t)
	_, one, _ := d.memberWithPendingChange(t, "new@aangan.example")
	_, two, _ := d.memberWithPendingChange(t, "new@aangan.example")
	results := make([]error, 2)
	var both sync.WaitGroup
	for i, mail := range []jobstest.Mail{one, two} {
		both.Go(func() { _, _, results[i] = d.confirm(t, mail) })
	}
	both.Wait()
	succeeded, lost := results[0], results[1]
	if succeeded != nil {
		succeeded, lost = lost, succeeded
	}
	if succeeded != nil || !errors.Is(lost, fault.ErrConflict) {
		t.Errorf("one gets %v, the other %v", succeeded, lost)
	}
	if n := count(t, d.pool, "select count(*) from members where email = 'new@aangan.example'"); n != 1 {
		t.Errorf("%d accounts have the address", n)
	}
}

func TestSendConfirmationVoidsEarlierLinksAndIsThrottled(t *testing.T) {
	t.Parallel()
	d := newFixture(t)
	member := d.register(t, "asha", asha).Member
	first := d.onlyEmail(t, asha, confirmSubject)
	if err := d.SendConfirmation(t.Context(), member.ID); err != nil {
		t.Fatal(err)
	}
	second := d.onlyEmail(t, asha, confirmSubject)
	if _, _, err := d.confirm(t, first); !errors.Is(err, fault.ErrGone) {
		t.Errorf("the older link: %v", err)
	}
	for range 3 {
		if err := d.SendConfirmation(t.Context(), member.ID); err != nil {
			t.Fatal(err)
		}
	}
	var throttled *fault.Throttled
	if err := d.SendConfirmation(t.Context(), member.ID); !errors.As(err, &throttled) || throttled.Wait <= 0 {
		t.Errorf("the sixth email within the hour: %v", err)
	}
	mails := d.post.Deliver(t)
	if len(mails) != 1 { // Of three queued emails only the newest is still needed.
		t.Fatalf("mailed %s", subjects(mails))
	}
	if _, _, err := d.confirm(t, second); !errors.Is(err, fault.ErrGone) {
		t.Errorf("an older link: %v", err)
	}
	if _, _, err := d.confirm(t, mails[0]); err != nil {
		t.Errorf("the newest link: %v", err)
	}
	if err := d.SendConfirmation(t.Context(), member.ID); !errors.Is(err, fault.ErrConflict) {
		t.Errorf("with nothing left to confirm: %v", err)
	}
	// The email is about the pending change.
	execute(t, d.pool, "update mailed_tokens set created_at = created_at - interval '2 hours'")
	if err := d.change(t, member.ID, "new@aangan.example"); err != nil {
		t.Fatal(err)
	}
	d.post.Deliver(t)
	if err := d.SendConfirmation(t.Context(), member.ID); err != nil {
		t.Fatal(err)
	}
	d.onlyEmail(t, "new@aangan.example", changeSubject)
}

func TestEmailChangesAreThrottled(t *testing.T) {
	t.Parallel()
	d := newFixture(t)
	member := identitytest.NewMember(t, d.pool)
	for i := range 6 {
		err := d.change(t, member.ID, string(rune('a'+i))+"@aangan.example")
		if (i < 5) != (err == nil) || (err != nil && !errors.Is(err, fault.ErrThrottled)) {
			t.Errorf("change %d: %v", i+1, err)
		}
	}
}
