package scheduling_test

import (
	"context"
	"errors"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/identity/identitytest"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/scheduling"

	"github.com/google/uuid"
)

// propose proposes a time in Chicago for a session with the harness's coach.
func (h *harness) propose(session scheduling.Session, at string) (scheduling.Session, error) {
	h.Helper()
	return h.Propose(h.Context(), h.coach.ID, session.ID, chicago(h.T, at), "")
}

func (h *harness) proposed(session scheduling.Session, at string) scheduling.Session {
	h.Helper()
	asked, err := h.propose(session, at)
	if err != nil {
		h.Fatalf("propose %s: %v", at, err)
	}
	return asked
}

// accepted moves a session to a time that its coach proposes.
func (h *harness) accepted(session scheduling.Session, at string) scheduling.Session {
	h.Helper()
	moved, err := h.Accept(h.Context(), session.Member, session.ID, h.proposed(session, at).Proposal.ID)
	if err != nil {
		h.Fatalf("accept %s: %v", at, err)
	}
	return moved
}

// seen is a session as its member reads it now.
func (h *harness) seen(session scheduling.Session) scheduling.Session {
	h.Helper()
	found, err := h.ForMember(h.Context(), session.Member, session.ID)
	if err != nil {
		h.Fatal(err)
	}
	return found
}

// due does the task that ends a proposal.
func (h *harness) due(id scheduling.ProposalID) error {
	h.Helper()
	return h.Tasks()[0].Run(h.Context(), id.UUID())
}

// answer is how a proposal ended; open while it has not.
func (h *harness) answer(id scheduling.ProposalID) (answer string) {
	h.Helper()
	if err := h.pool.QueryRow(h.Context(), "select coalesce(answer, 'open') from session_proposals where id = $1", id.UUID()).Scan(&answer); err != nil {
		h.Fatal(err)
	}
	return answer
}

func TestACoachAsksForAnotherTime(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	session := h.booked(h.member, "2026-11-12 10:00")
	h.at("2026-11-12 09:59")
	asked, err := h.Propose(h.Context(), h.coach.ID, session.ID, chicago(t, "2026-11-13 10:00"), " The train is late.\r\nSorry. ")
	if err != nil || !asked.StartsAt.Equal(session.StartsAt) || asked.Sequence != 0 || asked.MovedByCoach || asked.Proposal == nil ||
		asked.Proposal.Note != "The train is late.\nSorry." || asked.Proposal.EndsAt.Sub(asked.Proposal.StartsAt) != 30*time.Minute {
		t.Fatalf("a minute before: %+v, %v", asked, err)
	}
	own, theirs := mailbox.MemberOwner(h.member.ID), mailbox.CoachOwner(h.coach.ID)
	if event := h.ears.events[1]; len(h.ears.events) != 2 || event.Kind != scheduling.Proposed || event.Actor != scheduling.ByCoach ||
		event.Proposal == nil || event.ID != asked.Proposal.ID.UUID() || h.sessionEvents(own) != 2 || h.sessionEvents(theirs) != 2 {
		t.Errorf("told %+v", h.ears.events)
	}
	if seen := h.seen(session); seen.Proposal == nil || *seen.Proposal != *asked.Proposal || !seen.StartsAt.Equal(session.StartsAt) {
		t.Errorf("the member reads %+v", seen)
	}
	// One at a time, and the time is kept free.
	_, err = h.propose(session, "2026-11-16 10:00")
	h.refused(err, said.ProposedAlready)
	other := h.newMember(h.coach)
	if slices.Contains(h.open(other, h.coach.ID, "2026-11-13"), "10:00") {
		t.Error("a time that is asked for is offered")
	}
	_, err = h.book(other, "2026-11-13 10:00")
	h.refused(err, said.TimeTaken)
	theirOwn := h.booked(other, "2026-11-13 11:00")
	_, err = h.propose(theirOwn, "2026-11-13 10:00")
	h.refused(err, said.TimeProposedToAnother)
	_, err = h.MoveAsMember(h.Context(), other.ID, theirOwn.ID, chicago(t, "2026-11-13 10:00"))
	if err == nil {
		t.Error("somebody else has moved to a time that is asked for")
	}
	next, err := h.NextFreeTimes(h.Context(), other, []identity.CoachID{h.coach.ID}, 30*24*time.Hour)
	if err != nil || next[h.coach.ID].Equal(chicago(t, "2026-11-13 10:00")) {
		t.Errorf("the next open time is %v, %v", next, err)
	}

	moved, err := h.Accept(h.Context(), h.member.ID, session.ID, asked.Proposal.ID)
	if err != nil || !moved.MovedByCoach || moved.Sequence != 1 || moved.Proposal != nil || !moved.StartsAt.Equal(asked.Proposal.StartsAt) {
		t.Fatalf("accepted: %+v, %v", moved, err)
	}
	event := h.ears.events[len(h.ears.events)-1]
	if event.Kind != scheduling.Moved || event.Actor != scheduling.ByMember || event.Proposal != nil || !event.PreviousStartsAt.Equal(session.StartsAt) {
		t.Errorf("told %+v", event)
	}
	events := len(h.ears.events)
	if again, err := h.Accept(h.Context(), h.member.ID, session.ID, asked.Proposal.ID); err != nil || again.Sequence != 1 || len(h.ears.events) != events {
		t.Errorf("the same answer again: %+v, %v", again, err)
	}
	_, err = h.Decline(h.Context(), h.member.ID, session.ID, asked.Proposal.ID)
	h.refused(err, said.ProposalAnswered)
	// The time that was left is free again, and short before the new one it may be cancelled without its counting.
	h.at("2026-11-13 09:59")
	if moved.CancelCounts(h.now) || !moved.CanCancel(h.now) || moved.CanChange(h.now) {
		t.Errorf("%+v", moved)
	}
	if cancelled, err := h.CancelAsMember(h.Context(), h.member.ID, session.ID); err != nil || cancelled.Counted {
		t.Errorf("%+v, %v", cancelled, err)
	}
}

func TestTimesThatCannotBeAskedFor(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	session := h.booked(h.member, "2026-11-12 10:00")
	other := h.newMember(h.coach)
	h.booked(other, "2026-11-16 10:00")
	h.booked(h.member, "2026-11-17 10:00")
	_, err := h.propose(session, "2026-11-12 10:00")
	h.invalid(err, "date", said.SameTime)
	_, err = h.propose(session, "2026-11-09 16:00")
	h.invalid(err, "date", said.TooSoon.Fill("hours", "12"))
	_, err = h.propose(session, "2026-11-16 10:00")
	h.refused(err, said.TimeTakenForCoach)
	_, err = h.propose(session, "2026-11-17 10:00")
	h.refused(err, said.ClientHasOne)
	_, err = h.Propose(h.Context(), h.coach.ID, session.ID, chicago(t, "2026-11-18 10:00"), strings.Repeat("a", 501))
	h.invalid(err, "note", said.NoteTooLong)
	slots, err := h.SlotsToMove(h.Context(), h.coach.ID, session.ID, h.now, h.now.AddDate(0, 0, 9))
	if err != nil || slots.MemberZone != "America/Chicago" || slots.CoachZone != "Asia/Kolkata" || slots.Published {
		t.Errorf("%+v, %v", slots, err)
	}
	has := func(at string) bool { return slices.ContainsFunc(slots.Starts, chicago(t, at).Equal) }
	if !has("2026-11-12 10:00") || has("2026-11-16 10:00") || has("2026-11-17 10:00") || !has("2026-11-16 11:00") || has("2026-11-09 16:00") {
		t.Errorf("open for the session: %v", slots.Starts)
	}
	elsewhere := identitytest.NewCoach(t, h.pool)
	_, err = h.Propose(h.Context(), elsewhere.ID, session.ID, chicago(t, "2026-11-18 10:00"), "")
	h.missing(err)
	_, err = h.Withdraw(h.Context(), elsewhere.ID, session.ID)
	h.missing(err)
	_, err = h.SlotsToMove(h.Context(), elsewhere.ID, session.ID, h.now, h.now)
	h.missing(err)
	_, err = h.Withdraw(h.Context(), h.coach.ID, session.ID)
	h.refused(err, said.NothingProposed)
	h.at("2026-11-12 10:00")
	_, err = h.propose(session, "2026-11-18 10:00")
	h.refused(err, said.HasBegun)
	if n := h.count("select count(*) from session_proposals"); n != 0 {
		t.Errorf("%d proposals are stored", n)
	}
}

// TestWaysOutOfAProposal: every way but a yes leaves the session's time alone and gives the asked-for time back.
func TestWaysOutOfAProposal(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		end    func(h *harness, asked scheduling.Session) error
		answer string
		kind   string
	}{
		"the member says no": {func(h *harness, asked scheduling.Session) error {
			_, err := h.Decline(h.Context(), h.member.ID, asked.ID, asked.Proposal.ID)
			return err
		}, "declined", scheduling.Declined},
		"the coach takes it back": {func(h *harness, asked scheduling.Session) error {
			_, err := h.Withdraw(h.Context(), h.coach.ID, asked.ID)
			return err
		}, "withdrawn", scheduling.Withdrawn},
		"the member cancels": {func(h *harness, asked scheduling.Session) error {
			_, err := h.CancelAsMember(h.Context(), h.member.ID, asked.ID)
			return err
		}, "overtaken", scheduling.EventCancelled},
		"the coach cancels": {func(h *harness, asked scheduling.Session) error {
			_, err := h.CancelAsCoach(h.Context(), h.coach.ID, asked.ID)
			return err
		}, "overtaken", scheduling.EventCancelled},
		"the member moves": {func(h *harness, asked scheduling.Session) error {
			_, err := h.MoveAsMember(h.Context(), h.member.ID, asked.ID, chicago(h.T, "2026-11-18 10:00"))
			return err
		}, "overtaken", scheduling.Moved},
		"the member changes coach": {func(h *harness, _ scheduling.Session) error {
			return h.leaveCoach(h.member, h.coach.ID)
		}, "overtaken", scheduling.EventCancelled},
		"the proposed time comes": {func(h *harness, asked scheduling.Session) error {
			h.at("2026-11-16 10:00")
			return h.due(asked.Proposal.ID)
		}, "overtaken", scheduling.Lapsed},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			h := newHarness(t)
			session := h.booked(h.member, "2026-11-17 10:00")
			asked := h.proposed(session, "2026-11-16 10:00")
			if err := c.end(h, asked); err != nil {
				t.Fatal(err)
			}
			if answer := h.answer(asked.Proposal.ID); answer != c.answer {
				t.Errorf("it ended as %s", answer)
			}
			if last := h.ears.events[len(h.ears.events)-1]; last.Kind != c.kind {
				t.Errorf("told of %s", last.Kind)
			}
			seen := h.seen(session)
			if seen.Proposal != nil || seen.MovedByCoach || (c.kind != scheduling.Moved && !seen.StartsAt.Equal(session.StartsAt)) {
				t.Errorf("afterwards %+v", seen)
			}
			if _, err := h.Accept(h.Context(), h.member.ID, session.ID, asked.Proposal.ID); !errors.Is(err, fault.ErrConflict) {
				t.Errorf("a yes afterwards: %v", err)
			}
			if c.kind != scheduling.Lapsed {
				h.booked(h.newMember(h.coach), "2026-11-16 10:00")
			}
			if err := h.due(asked.Proposal.ID); err != nil {
				t.Errorf("the task finds %v", err)
			}
		})
	}
}

func TestAProposalLapses(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	session := h.booked(h.member, "2026-11-12 10:00")
	asked := h.proposed(session, "2026-11-13 10:00")
	h.at("2026-11-12 09:59")
	if err := h.due(asked.Proposal.ID); err == nil || h.answer(asked.Proposal.ID) != "open" {
		t.Errorf("too early: %v", err)
	}
	// The original time has come: no answer is possible, whether or not the task has run.
	h.at("2026-11-12 10:00")
	if h.seen(session).Proposal != nil {
		t.Error("it is shown as open")
	}
	_, err := h.Accept(h.Context(), h.member.ID, session.ID, asked.Proposal.ID)
	h.refused(err, said.ProposalTooLate)
	_, err = h.Decline(h.Context(), h.member.ID, session.ID, asked.Proposal.ID)
	h.refused(err, said.ProposalTooLate)
	heard := h.sessionEvents(mailbox.CoachOwner(h.coach.ID))
	if err := h.due(asked.Proposal.ID); err != nil || h.answer(asked.Proposal.ID) != "overtaken" || h.sessionEvents(mailbox.CoachOwner(h.coach.ID)) != heard+1 {
		t.Errorf("%v, it ended as %s", err, h.answer(asked.Proposal.ID))
	}
	if err := h.due(scheduling.ProposalID(uuid.New())); err != nil {
		t.Errorf("one that there never was: %v", err)
	}
	// One whose proposed time has come makes room for another, even before the task.
	late := h.booked(h.member, "2026-11-20 10:00")
	h.proposed(late, "2026-11-17 10:00")
	h.at("2026-11-17 10:00")
	h.proposed(late, "2026-11-19 10:00")
}

func TestNobodyElseAnswers(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	session := h.booked(h.member, "2026-11-12 10:00")
	asked := h.proposed(session, "2026-11-13 10:00")
	other := h.newMember(h.coach)
	theirs := h.booked(other, "2026-11-12 11:00")
	for _, give := range []func(context.Context, identity.MemberID, scheduling.SessionID, scheduling.ProposalID) (scheduling.Session, error){h.Accept, h.Decline} {
		_, err := give(h.Context(), other.ID, session.ID, asked.Proposal.ID)
		h.missing(err)
		_, err = give(h.Context(), other.ID, theirs.ID, asked.Proposal.ID)
		h.missing(err)
		_, err = give(h.Context(), h.member.ID, session.ID, scheduling.ProposalID(uuid.New()))
		h.missing(err)
	}
	h.execute("update coaches set is_active = false where id = $1", h.coach.ID.UUID())
	_, err := h.Accept(h.Context(), h.member.ID, session.ID, asked.Proposal.ID)
	h.missing(err)
	if h.answer(asked.Proposal.ID) != "open" {
		t.Error("somebody answered")
	}
}

// TestAskedForOrBooked: two copies of the product, a coach who asks a client for a time, and many others who book it.
func TestAskedForOrBooked(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	copies := []*scheduling.Service{h.Service, scheduling.New(h.pool, h.ears, rooms, h.ears.told)}
	copies[1].At(h.now)
	sessions := []scheduling.Session{h.booked(h.member, "2026-11-12 10:00"), h.booked(h.newMember(h.coach), "2026-11-12 11:00")}
	at := chicago(t, "2026-11-13 10:00")
	var all sync.WaitGroup
	var mu sync.Mutex
	got := 0
	count := func(err error) {
		h.truthful(err)
		mu.Lock()
		defer mu.Unlock()
		if err == nil {
			got++
		}
	}
	for i := range 12 {
		member := h.newMember(h.coach)
		all.Go(func() {
			_, err := copies[i%2].Book(context.Background(), member.ID, scheduling.Draft{Coach: h.coach.ID, StartsAt: at})
			count(err)
		})
		all.Go(func() {
			_, err := copies[i%2].Propose(context.Background(), h.coach.ID, sessions[i%2].ID, at, "")
			count(err)
		})
	}
	all.Wait()
	given := h.count("select count(*) from sessions where starts_at = $1", at) + h.count("select count(*) from session_proposals where starts_at = $1 and answered_at is null", at)
	if got != 1 || given != 1 {
		t.Errorf("it was given %d times, and stands %d times", got, given)
	}
}

// TestOneAnswer: yes, no, a withdrawal and a cancellation at once; one of them is what happened.
func TestOneAnswer(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	for round, day := range []string{"12", "13", "16", "17", "18", "19"} {
		member := h.newMember(h.coach)
		session := h.booked(member, "2026-11-"+day+" 10:00")
		asked := h.proposed(session, "2026-11-"+day+" 11:00")
		var all sync.WaitGroup
		for _, deed := range []func(ctx context.Context) error{
			func(ctx context.Context) error {
				_, err := h.Accept(ctx, member.ID, session.ID, asked.Proposal.ID)
				return err
			},
			func(ctx context.Context) error {
				_, err := h.Decline(ctx, member.ID, session.ID, asked.Proposal.ID)
				return err
			},
			func(ctx context.Context) error { _, err := h.Withdraw(ctx, h.coach.ID, session.ID); return err },
			func(ctx context.Context) error {
				if round%2 == 0 {
					return nil
				}
				_, err := h.CancelAsMember(ctx, member.ID, session.ID)
				return err
			},
		} {
			all.Go(func() { h.truthful(deed(context.Background())) })
		}
		all.Wait()
		answer, seen := h.answer(asked.Proposal.ID), h.seen(session)
		if moved := seen.StartsAt.Equal(asked.Proposal.StartsAt); answer == "open" || moved != (answer == "accepted") {
			t.Errorf("answered %s, and it stands at %v", answer, seen.StartsAt)
		}
	}
}
