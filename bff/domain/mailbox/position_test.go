package mailbox_test

import (
	"testing"

	"aangan/bff/domain/identity"
	"aangan/bff/domain/mailbox"

	"github.com/google/uuid"
)

func TestFromWhereAStreamCanGoOn(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name     string
		position mailbox.Position
		seq      int64
		want     bool
	}{
		{"an empty mailbox from the start", mailbox.Position{}, 0, true},
		{"an empty mailbox from the future", mailbox.Position{}, 1, false},
		{"everything kept, from the start", mailbox.Position{Last: 9, Oldest: 1}, 0, true},
		{"everything kept, from the middle", mailbox.Position{Last: 9, Oldest: 1}, 4, true},
		{"nothing new", mailbox.Position{Last: 9, Oldest: 1}, 9, true},
		{"from the future", mailbox.Position{Last: 9, Oldest: 1}, 10, false},
		{"just before the oldest", mailbox.Position{Last: 9, Oldest: 5}, 4, true},
		{"older than is kept", mailbox.Position{Last: 9, Oldest: 5}, 3, false},
		{"nothing kept, nothing new", mailbox.Position{Last: 9}, 9, true},
		{"nothing kept, something missed", mailbox.Position{Last: 9}, 8, false},
		{"no number at all", mailbox.Position{Last: 9, Oldest: 1}, -1, false},
	} {
		if got := c.position.CanResume(c.seq); got != c.want {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}

func TestMailboxesOfTheTwoRealmsDiffer(t *testing.T) {
	t.Parallel()
	id := uuid.New()
	if mailbox.MemberOwner(identity.MemberID(id)) == mailbox.CoachOwner(identity.CoachID(id)) {
		t.Error("one id names one mailbox in both realms")
	}
}

func TestWithoutAWakerNobodyIsWoken(t *testing.T) {
	t.Parallel()
	mailbox.Wake(nil, mailbox.MemberOwner(identity.MemberID(uuid.New())))
}
