package mailbox_test

import (
	"testing"

	"aangan/bff/domain/identity"
	"aangan/bff/domain/mailbox"

	"github.com/google/uuid"
)

func TestCanResume(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name     string
		position mailbox.Position
		seq      int64
		want     bool
	}{
		{"empty mailbox, from the start", mailbox.Position{}, 0, true},
		{"empty mailbox, future number", mailbox.Position{}, 1, false},
		{"nothing deleted, from the start", mailbox.Position{Last: 9, Oldest: 1}, 0, true},
		{"nothing deleted, from the middle", mailbox.Position{Last: 9, Oldest: 1}, 4, true},
		{"from the last event", mailbox.Position{Last: 9, Oldest: 1}, 9, true},
		{"future number", mailbox.Position{Last: 9, Oldest: 1}, 10, false},
		{"from just before the oldest event", mailbox.Position{Last: 9, Oldest: 5}, 4, true},
		{"from before a deleted event", mailbox.Position{Last: 9, Oldest: 5}, 3, false},
		{"all deleted, from the last event", mailbox.Position{Last: 9}, 9, true},
		{"all deleted, from before the last event", mailbox.Position{Last: 9}, 8, false},
		{"negative number", mailbox.Position{Last: 9, Oldest: 1}, -1, false},
	} {
		if got := c.position.CanResume(c.seq); got != c.want {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}

func TestMailboxesOfTwoRealmsDiffer(t *testing.T) {
	t.Parallel()
	id := uuid.New()
	if mailbox.MemberOwner(identity.MemberID(id)) == mailbox.CoachOwner(identity.CoachID(id)) {
		t.Error("one id names one mailbox in both realms")
	}
}

func TestWakeWithoutWakerDoesNothing(t *testing.T) {
	t.Parallel()
	mailbox.Wake(nil, mailbox.MemberOwner(identity.MemberID(uuid.New())))
}
