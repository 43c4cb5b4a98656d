package live_test

import (
	"strconv"
	"testing"

	"github.com/google/uuid"

	"aangan/bff/domain/mailbox"
	"aangan/db/dbtest"
)

// TestHintReachesOpenStreamsOfItsRecipientOnly: a typing hint reaches open streams of this process and another, has no
// number, is not stored, and reaches no other recipient.
func TestHintReachesOpenStreamsOfItsRecipientOnly(t *testing.T) {
	t.Parallel()
	pool := dbtest.New(t)
	first, second := start(t, pool, nil, 0), start(t, pool, nil, 0)
	owner, other := newOwner(), newOwner()
	near, far, others := first.connect(t, owner, ""), second.connect(t, owner, ""), second.connect(t, other, "")
	for _, c := range []*client{near, far, others} {
		c.next(t)
	}
	from := uuid.New()
	for range 3 {
		first.hub.Hint(mailbox.Hint{To: owner, From: from, Typing: true})
		for name, c := range map[string]*client{"near": near, "far": far} {
			if got := c.next(t); got != (event{kind: "typing"}) {
				t.Errorf("%s: %+v", name, got)
			}
		}
	}
	// Events continue at their position, and a resumed stream gets no old hint.
	write(t, pool, first.hub, owner)
	write(t, pool, first.hub, other)
	for name, c := range map[string]*client{"near": near, "far": far, "another person": others} {
		if got := c.next(t); got != (event{id: "1", kind: "user"}) {
			t.Errorf("%s: %+v", name, got)
		}
	}
	resumed := second.connect(t, owner, "0")
	for i, want := range []event{{id: "0"}, {id: "1", kind: "user"}} {
		if got := resumed.next(t); got != want {
			t.Errorf("resumed, %d: %+v", i, got)
		}
	}
	var stored int
	if err := pool.QueryRow(t.Context(), "select count(*) from live_events").Scan(&stored); err != nil || stored != 2 {
		t.Errorf("%d events are stored, %v", stored, err)
	}
}

// TestHintsBeyondOnePayloadReachTheirRecipients sends more hints than fit into one payload.
func TestHintsBeyondOnePayloadReachTheirRecipients(t *testing.T) {
	t.Parallel()
	pool := dbtest.New(t)
	first, second := start(t, pool, nil, 0), start(t, pool, nil, 0)
	owners := make([]mailbox.Owner, 300)
	hints := make([]mailbox.Hint, len(owners))
	for i := range owners {
		owners[i] = newOwner()
		hints[i] = mailbox.Hint{To: owners[i], From: uuid.New(), Typing: i%2 == 0}
	}
	some := []int{0, 149, 299}
	clients := map[int]*client{}
	for _, i := range some {
		clients[i] = second.connect(t, owners[i], "")
		clients[i].next(t)
	}
	first.hub.Hint(hints...)
	for _, i := range some {
		if got := clients[i].next(t); got != (event{kind: "typing"}) {
			t.Errorf("owner %s: %+v", strconv.Itoa(i), got)
		}
	}
}

// TestSlowStreamDropsHintsWithoutBlockingSender sends many hints to one stream, then an event.
func TestSlowStreamDropsHintsWithoutBlockingSender(t *testing.T) {
	t.Parallel()
	pool := dbtest.New(t)
	p := start(t, pool, nil, 0)
	owner := newOwner()
	c := p.connect(t, owner, "")
	c.next(t)
	for range 10_000 {
		p.hub.Hint(mailbox.Hint{To: owner, From: uuid.New(), Typing: true})
	}
	write(t, pool, p.hub, owner)
	for {
		if got := c.next(t); got.kind == "user" {
			return
		}
	}
}
