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

// changing creates a member with a confirmed address who has requested another one, and returns the emails to both
// addresses.
func (d desk) changing(t *testing.T, email string) (member identity.Member, toNew, toOld jobstest.Mail) {
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

func TestAChangeOfAddress(t *testing.T) {
	t.Parallel()
	d := newDesk(t)
	member, toNew, toOld := d.changing(t, "new@aangan.example")
	// Other people may read the old mailbox, so its email must not contain the new address.
	if strings.Contains(toOld.Text, "new@") || strings.Contains(toOld.Text, "token=") || !strings.Contains(toOld.Text, "/auth/forgot") {
		t.Errorf("the notice is %s", toOld.Text)
	}
	if now := d.read(t, member.ID); now.Email != member.Email || now.NewEmail != "new@aangan.example" || !now.EmailConfirmed {
		t.Errorf("while the change waits: %+v", now)
	}
	// A link for a new password that went to the old address is over with it.
	d.forgot(t, member.Email)
	reset := tokenOf(t, d.only(t, member.Email, resetSubject), "/auth/reset")
	if email, already, err := d.confirm(t, toNew); err != nil || email != "new@aangan.example" || already {
		t.Fatalf("confirm: %q, %v, %v", email, already, err)
	}
	if now := d.read(t, member.ID); now.Email != "new@aangan.example" || now.NewEmail != "" || !now.EmailConfirmed {
		t.Errorf("after the change: %+v", now)
	}
	if err := d.Reset(t.Context(), reset, "Another-Word-77"); !errors.Is(err, fault.ErrGone) {
		t.Errorf("a link in the old mailbox: %v", err)
	}
	if _, already, err := d.confirm(t, toNew); err != nil || !already {
		t.Errorf("the link once more: %v, %v", already, err)
	}
	if got := try(t, d.Service, "new@aangan.example", identitytest.Password, identity.ClientOrigin{}); got != "in" {
		t.Errorf("sign in with the new address: %s", got)
	}
	if got := try(t, d.Service, member.Email, identitytest.Password, identity.ClientOrigin{}); got != "no" {
		t.Errorf("sign in with the old address: %s", got)
	}
}

func TestAChangeOfAddressIsTakenBack(t *testing.T) {
	t.Parallel()
	for name, back := range map[string]func(*testing.T, desk, identity.Member) error{
		"cancelled": func(t *testing.T, d desk, m identity.Member) error { return d.CancelEmailChange(t.Context(), m.ID) },
		"the old one asked for": func(t *testing.T, d desk, m identity.Member) error {
			return d.change(t, m.ID, strings.ToUpper(m.Email))
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			d := newDesk(t)
			member, toNew, _ := d.changing(t, "new@aangan.example")
			for range 2 { // Cancelling twice is not an error.
				if err := back(t, d, member); err != nil {
					t.Fatal(err)
				}
			}
			if now := d.read(t, member.ID); now.NewEmail != "" || now.Email != member.Email {
				t.Errorf("it is %+v", now)
			}
			if _, _, err := d.confirm(t, toNew); !errors.Is(err, fault.ErrGone) {
				t.Errorf("the link: %v", err)
			}
			d.nothing(t)
		})
	}
}

// TestANewPasswordTakesAChangeBack requests a change of address with the old password, as an intruder would.
func TestANewPasswordTakesAChangeBack(t *testing.T) {
	t.Parallel()
	for name, renew := range map[string]func(*testing.T, desk, identity.Member) error{
		"by a link": func(t *testing.T, d desk, m identity.Member) error {
			return d.Reset(t.Context(), d.resetLink(t, m.Email), newPassword)
		},
		"by the old one": func(t *testing.T, d desk, m identity.Member) error {
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
			d := newDesk(t)
			member, toNew, _ := d.changing(t, "new@aangan.example")
			if err := renew(t, d, member); err != nil {
				t.Fatal(err)
			}
			if _, _, err := d.confirm(t, toNew); !errors.Is(err, fault.ErrGone) {
				t.Errorf("the link: %v", err)
			}
			if now := d.read(t, member.ID); now.Email != member.Email || now.NewEmail != "" {
				t.Errorf("it is %+v", now)
			}
		})
	}
}

func TestAnotherChangeTakesThePlaceOfTheFirst(t *testing.T) {
	t.Parallel()
	d := newDesk(t)
	member, first, _ := d.changing(t, "new@aangan.example")
	if err := d.change(t, member.ID, "NEW@aangan.example"); err != nil {
		t.Fatal(err)
	}
	d.nothing(t) // The form was sent twice.
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

// TestAnUnconfirmedAddressHearsNothing changes an address that may have been mistyped and may belong to anyone.
func TestAnUnconfirmedAddressHearsNothing(t *testing.T) {
	t.Parallel()
	d := newDesk(t)
	member := identitytest.NewUnconfirmed(t, d.pool)
	if err := d.change(t, member.ID, "new@aangan.example"); err != nil {
		t.Fatal(err)
	}
	if _, _, err := d.confirm(t, d.only(t, "new@aangan.example", changeSubject)); err != nil {
		t.Fatal(err)
	}
	if now := d.read(t, member.ID); now.Email != "new@aangan.example" || !now.EmailConfirmed {
		t.Errorf("after the change: %+v", now)
	}
}

// TestAChangeToAnAddressThatIsTaken requests the address of another member: the response is the usual one, the email
// goes to its owner, and it has no link to follow.
func TestAChangeToAnAddressThatIsTaken(t *testing.T) {
	t.Parallel()
	d := newDesk(t)
	owner, member := identitytest.NewMember(t, d.pool), identitytest.NewUnconfirmed(t, d.pool)
	if err := d.change(t, member.ID, owner.Email); err != nil {
		t.Fatal(err)
	}
	mail := d.only(t, owner.Email, existsSubject)
	if !strings.Contains(mail.Text, owner.Username) || strings.Contains(mail.Text, member.Username) || strings.Contains(mail.Text, "token=") {
		t.Errorf("the letter is %s", mail.Text)
	}
}

func TestAnAddressThatIsTakenMeanwhile(t *testing.T) {
	t.Parallel()
	d := newDesk(t)
	member, toNew, _ := d.changing(t, "new@aangan.example")
	execute(t, d.pool, "update members set email = 'new@aangan.example', email_confirmed_at = now() where id = $1", identitytest.NewMember(t, d.pool).ID.UUID())
	_, _, err := d.confirm(t, toNew)
	if !errors.Is(err, fault.ErrConflict) || err.Error() != copy.Errors.AddressTaken {
		t.Errorf("following the link: %v", err)
	}
	if now := d.read(t, member.ID); now.Email != member.Email || now.NewEmail != "" {
		t.Errorf("after that: %+v", now)
	}
}

// TestTwoChangesToOneAddress has two members confirm the same new address at the same moment.
func TestTwoChangesToOneAddress(t *testing.T) {
	t.Parallel()
	d := newDesk(t)
	_, one, _ := d.changing(t, "new@aangan.example")
	_, two, _ := d.changing(t, "new@aangan.example")
	results := make([]error, 2)
	var both sync.WaitGroup
	for i, mail := range []jobstest.Mail{one, two} {
		both.Go(func() { _, _, results[i] = d.confirm(t, mail) })
	}
	both.Wait()
	won, lost := results[0], results[1]
	if won != nil {
		won, lost = lost, won
	}
	if won != nil || !errors.Is(lost, fault.ErrConflict) {
		t.Errorf("one hears %v, the other %v", won, lost)
	}
	if n := count(t, d.pool, "select count(*) from members where email = 'new@aangan.example'"); n != 1 {
		t.Errorf("%d accounts have the address", n)
	}
}

func TestSendingTheLetterAgain(t *testing.T) {
	t.Parallel()
	d := newDesk(t)
	member := d.register(t, "asha", asha).Member
	first := d.only(t, asha, confirmSubject)
	if err := d.SendConfirmation(t.Context(), member.ID); err != nil {
		t.Fatal(err)
	}
	second := d.only(t, asha, confirmSubject)
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
		t.Errorf("the sixth letter within the hour: %v", err)
	}
	mails := d.post.Deliver(t)
	if len(mails) != 1 { // Of three that waited only the newest is called for.
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
	d.only(t, "new@aangan.example", changeSubject)
}

func TestNoFloodOfChanges(t *testing.T) {
	t.Parallel()
	d := newDesk(t)
	member := identitytest.NewMember(t, d.pool)
	for i := range 6 {
		err := d.change(t, member.ID, string(rune('a'+i))+"@aangan.example")
		if (i < 5) != (err == nil) || (err != nil && !errors.Is(err, fault.ErrThrottled)) {
			t.Errorf("change %d: %v", i+1, err)
		}
	}
}
