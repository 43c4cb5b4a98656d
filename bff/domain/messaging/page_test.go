package messaging_test

import (
	"errors"
	"testing"

	"aangan/bff/domain/fault"
	"aangan/bff/domain/messaging"
)

// Compares every page with the list of messages. The first messages were deleted.
func TestPagesMatchListInBothDirections(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	for range 29 {
		h.fromMember("again")
	}
	h.execute("delete from messages where seq <= 6")
	const first, last = 7, 30
	clamp := func(from, to int64) (int64, int64) { return max(from, first), min(to, last) }
	check := func(name string, page messaging.Page, from, to, earlier, later int64) {
		t.Helper()
		got := h.memberReads(page)
		if len(got.Messages) != int(max(0, to-from+1)) || (len(got.Messages) > 0 && (got.Messages[0].Seq != from || got.Messages[len(got.Messages)-1].Seq != to)) {
			t.Errorf("%s: %d messages, want %d to %d", name, len(got.Messages), from, to)
		}
		if valueOrZero(got.Earlier) != earlier || valueOrZero(got.Later) != later {
			t.Errorf("%s: earlier %d, later %d, want %d and %d", name, valueOrZero(got.Earlier), valueOrZero(got.Later), earlier, later)
		}
		theirs := h.coachReads(page)
		if len(theirs.Messages) != len(got.Messages) || valueOrZero(theirs.Earlier) != earlier || valueOrZero(theirs.Later) != later {
			t.Errorf("%s: the coach reads %d, earlier %d, later %d", name, len(theirs.Messages), valueOrZero(theirs.Earlier), valueOrZero(theirs.Later))
		}
	}
	// neighbors returns the expected positions next to a page with messages.
	neighbors := func(from, to int64) (earlier, later int64) {
		if from > first {
			earlier = from
		}
		if to < last {
			later = to
		}
		return earlier, later
	}
	const limit = 5
	for n := int64(1); n <= last+3; n++ {
		from, to := clamp(n+1, max(n, first-1)+limit)
		earlier, later := neighbors(from, to)
		if n >= last {
			from, to, earlier, later = n+1, n, n+1, 0
		}
		check("after", messaging.Page{After: n, Limit: limit}, from, to, earlier, later)

		from, to = clamp(min(n, last+1)-limit, n-1)
		earlier, later = neighbors(from, to)
		if n <= first {
			from, to, earlier, later = 1, 0, 0, n-1
		}
		check("before", messaging.Page{Before: n, Limit: limit}, from, to, earlier, later)

		// Up to three before and with the number, and the rest of the page after it.
		from, to = clamp(min(n, last)-2, n)
		if below := max(0, to-from+1); n < first {
			from, to = clamp(first, first+limit-1)
		} else {
			_, to = clamp(n, n+limit-below)
		}
		earlier, later = neighbors(from, to)
		check("around", messaging.Page{Around: n, Limit: limit}, from, to, earlier, later)
	}
	check("around one", messaging.Page{Around: 20, Limit: 1}, 20, 20, 20, 20)
	check("the newest", messaging.Page{Limit: limit}, 26, 30, 26, 0)
	for name, page := range map[string]messaging.Page{
		"before and after": {Before: 9, After: 3}, "after and around": {After: 3, Around: 5}, "all three": {Before: 9, After: 3, Around: 5},
	} {
		var invalid *fault.Invalid
		if _, err := h.chat.ConversationForMember(t.Context(), h.member, h.coach, page); !errors.As(err, &invalid) {
			t.Errorf("%s: %v", name, err)
		}
		if _, err := h.chat.ConversationForCoach(t.Context(), h.coach, h.member, page); !errors.As(err, &invalid) {
			t.Errorf("%s, the coach: %v", name, err)
		}
	}
	h.execute("delete from messages")
	check("empty", messaging.Page{}, 1, 0, 0, 0)
	check("empty, after", messaging.Page{After: 3}, 1, 0, 0, 0)
	check("empty, around", messaging.Page{Around: 3}, 1, 0, 0, 0)
}

func valueOrZero(pointer *int64) int64 {
	if pointer == nil {
		return 0
	}
	return *pointer
}
