package messaging_test

import (
	"testing"

	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/messaging"
)

func TestStatusOf(t *testing.T) {
	t.Parallel()
	const (
		member = mailbox.RealmMember
		coach  = mailbox.RealmCoach
	)
	// The coach received up to 5 and saw up to 3; the member received up to 9 and saw up to 7.
	shared := mailbox.Cursors{CoachDelivered: 5, CoachRead: 3, MemberDelivered: 9, MemberRead: 7, Shared: true}
	private := shared
	private.Shared = false
	readAhead := mailbox.Cursors{CoachDelivered: 1, CoachRead: 4}
	for _, c := range []struct {
		name       string
		viewer     mailbox.Realm
		fromMember bool
		seq        int64
		cursors    mailbox.Cursors
		want       messaging.Status
	}{
		{"own, seen", member, true, 3, shared, "read"},
		{"own, received", member, true, 4, shared, "delivered"},
		{"own, received last", member, true, 5, shared, "delivered"},
		{"own, stored", member, true, 6, shared, "sent"},
		{"coach's own, seen", coach, false, 7, shared, "read"},
		{"coach's own, received", coach, false, 8, shared, "delivered"},
		{"coach's own, stored", coach, false, 10, shared, "sent"},
		{"receipts off: member does not learn what the coach saw", member, true, 3, private, "delivered"},
		{"receipts off: coach does not learn what the member saw", coach, false, 7, private, "delivered"},
		{"receipts off: stored message is sent", coach, false, 10, private, "sent"},
		{"receipts off: member's own reading is known", member, false, 7, private, "read"},
		{"receipts off: coach's own reading is known", coach, true, 3, private, "read"},
		{"incoming, not seen", member, false, 8, shared, "delivered"},
		{"seen includes received", member, true, 4, readAhead, "delivered"},
		{"cursors at zero", member, true, 1, mailbox.Cursors{Shared: true}, "sent"},
	} {
		if got := messaging.StatusOf(c.viewer, c.fromMember, c.seq, c.cursors); got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
}

func TestStatusNeverDecreasesAsCursorsGrow(t *testing.T) {
	t.Parallel()
	rank := map[messaging.Status]int{"sent": 0, "delivered": 1, "read": 2}
	for seq := int64(1); seq <= 4; seq++ {
		for delivered := int64(0); delivered <= 5; delivered++ {
			for read := int64(0); read <= 5; read++ {
				for _, on := range []bool{true, false} {
					now := messaging.StatusOf(mailbox.RealmMember, true, seq, mailbox.Cursors{CoachDelivered: delivered, CoachRead: read, Shared: on})
					for _, later := range []mailbox.Cursors{{CoachDelivered: delivered + 1, CoachRead: read, Shared: on}, {CoachDelivered: delivered, CoachRead: read + 1, Shared: on}} {
						if then := messaging.StatusOf(mailbox.RealmMember, true, seq, later); rank[then] < rank[now] {
							t.Fatalf("message %d went from %s to %s", seq, now, then)
						}
					}
					if !on && now == messaging.StatusRead {
						t.Fatalf("message %d shows as read although that is not shared", seq)
					}
				}
			}
		}
	}
}
