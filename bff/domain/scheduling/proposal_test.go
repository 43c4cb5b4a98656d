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

// readAsMember reads the session as its member.
func (h *harness) readAsMember(session scheduling.Session) scheduling.Session {
	h.Helper()
	found, err := h.ForMember(h.Context(), session.Member, session.ID)
	if err != nil {
		h.Fatal(err)
	}
	return found
}

// runLapseTask runs the task that ends a proposal.
func (h *harness) runLapseTask(id scheduling.ProposalID) error {
	h.Helper()
	return h.Tasks()[0].Run(h.Context(), id.UUID())
}

// storedAnswer returns how a proposal ended, or "open".
func (h *harness) storedAnswer(id scheduling.ProposalID) (answer string) {
	h.Helper()
	if err := h.pool.QueryRow(h.Context(), "select coalesce(answer, 'open') from session_proposals where id = $1", id.UUID()).Scan(&answer); err != nil {
		h.Fatal(err)
	}
	return answer
}

func TestProposeReservesTimeUntilMemberAccepts(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	session := h.booked(h.member, "2026-11-12 10:00")
	h.at("2026-11-12 09:59")
	asked, err := h.Propose(h.Context(), h.coach.ID, session.ID, chicago(t, "2026-11-13 10:00"), " The train is late.\r\nSorry. ")
	if err != nil || !asked.StartsAt.Equal(session.StartsAt) || asked.Sequence != 0 || asked.MovedByCoach || asked.Proposal == nil ||
		asked.Proposal.Note != "The train is late.\nSorry." || asked.Proposal.EndsAt.Sub(asked.Proposal.StartsAt) != 30*time.Minute {
		t.Fatalf("proposed a minute before the session: %+v, %v", asked, err)
	}
	own, theirs := mailbox.MemberOwner(h.member.ID), mailbox.CoachOwner(h.coach.ID)
	if event := h.recorder.events[1]; len(h.recorder.events) != 2 || event.Kind != scheduling.Proposed || event.Actor != scheduling.ByCoach ||
		event.Proposal == nil || event.ID != asked.Proposal.ID.UUID() || h.sessionEvents(own) != 2 || h.sessionEvents(theirs) != 2 {
		t.Errorf("the recorded events are %+v", h.recorder.events)
	}
	if seen := h.readAsMember(session); seen.Proposal == nil || *seen.Proposal != *asked.Proposal || !seen.StartsAt.Equal(session.StartsAt) {
		t.Errorf("the member reads %+v", seen)
	}
	// A session has one proposal at a time, and the proposed time is reserved.
	_, err = h.propose(session, "2026-11-16 10:00")
	h.expectConflict(err, texts.ProposedAlready)
	other := h.newMember(h.coach)
	if slices.Contains(h.open(other, h.coach.ID, "2026-11-13"), "10:00") {
		t.Error("a proposed time is offered")
	}
	_, err = h.book(other, "2026-11-13 10:00")
	h.expectConflict(err, texts.TimeTaken)
	theirOwn := h.booked(other, "2026-11-13 11:00")
	_, err = h.propose(theirOwn, "2026-11-13 10:00")
	h.expectConflict(err, texts.TimeProposedToAnother)
	_, err = h.MoveAsMember(h.Context(), other.ID, theirOwn.ID, chicago(t, "2026-11-13 10:00"))
	if err == nil {
		t.Error("another member moved a session to a proposed time")
	}
	next, err := h.NextFreeTimes(h.Context(), other, []identity.CoachID{h.coach.ID}, 30*24*time.Hour, nil)
	if err != nil || next[h.coach.ID].Equal(chicago(t, "2026-11-13 10:00")) {
		t.Errorf("the next open time is %v, %v", next, err)
	}

	moved, err := h.Accept(h.Context(), h.member.ID, session.ID, asked.Proposal.ID)
	if err != nil || !moved.MovedByCoach || moved.Sequence != 1 || moved.Proposal != nil || !moved.StartsAt.Equal(asked.Proposal.StartsAt) {
		t.Fatalf("accepted: %+v, %v", moved, err)
	}
	event := h.recorder.events[len(h.recorder.events)-1]
	if event.Kind != scheduling.Moved || event.Actor != scheduling.ByMember || event.Proposal != nil || !event.PreviousStartsAt.Equal(session.StartsAt) {
		t.Errorf("the recorded events are %+v", event)
	}
	events := len(h.recorder.events)
	if again, err := h.Accept(h.Context(), h.member.ID, session.ID, asked.Proposal.ID); err != nil || again.Sequence != 1 || len(h.recorder.events) != events {
		t.Errorf("the repeated answer: %+v, %v", again, err)
	}
	_, err = h.Decline(h.Context(), h.member.ID, session.ID, asked.Proposal.ID)
	h.expectConflict(err, texts.ProposalAnswered)
	// Shortly before the new time the session may be cancelled without counting.
	h.at("2026-11-13 09:59")
	if moved.CancelCounts(h.now) || !moved.CanCancel(h.now) || moved.CanChange(h.now) {
		t.Errorf("%+v", moved)
	}
	if cancelled, err := h.CancelAsMember(h.Context(), h.member.ID, session.ID); err != nil || cancelled.Counted {
		t.Errorf("%+v, %v", cancelled, err)
	}
}

func TestProposeRejectsUnavailableTimes(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	session := h.booked(h.member, "2026-11-12 10:00")
	other := h.newMember(h.coach)
	h.booked(other, "2026-11-16 10:00")
	h.booked(h.member, "2026-11-17 10:00")
	_, err := h.propose(session, "2026-11-12 10:00")
	h.expectInvalid(err, "date", texts.SameTime)
	_, err = h.propose(session, "2026-11-09 16:00")
	h.expectInvalid(err, "date", texts.TooSoon.Fill("hours", "12"))
	_, err = h.propose(session, "2026-11-16 10:00")
	h.expectConflict(err, texts.TimeTakenForCoach)
	_, err = h.propose(session, "2026-11-17 10:00")
	h.expectConflict(err, texts.ClientHasOne)
	_, err = h.Propose(h.Context(), h.coach.ID, session.ID, chicago(t, "2026-11-18 10:00"), strings.Repeat("a", 501))
	h.expectInvalid(err, "note", texts.NoteTooLong)
	slots, err := h.SlotsToMove(h.Context(), h.coach.ID, session.ID, h.now, h.now.AddDate(0, 0, 9))
	if err != nil || slots.MemberZone != "America/Chicago" || slots.CoachZone != "Asia/Kolkata" || slots.Published {
		t.Errorf("%+v, %v", slots, err)
	}
	has := func(at string) bool { return slices.ContainsFunc(slots.Starts, chicago(t, at).Equal) }
	if !has("2026-11-12 10:00") || has("2026-11-16 10:00") || has("2026-11-17 10:00") || !has("2026-11-16 11:00") || has("2026-11-09 16:00") {
		t.Errorf("the times open for the session are %v", slots.Starts)
	}
	otherCoach := identitytest.NewCoach(t, h.pool)
	_, err = h.Propose(h.Context(), otherCoach.ID, session.ID, chicago(t, "2026-11-18 10:00"), "")
	h.expectNotFound(err)
	_, err = h.Withdraw(h.Context(), otherCoach.ID, session.ID)
	h.expectNotFound(err)
	_, err = h.SlotsToMove(h.Context(), otherCoach.ID, session.ID, h.now, h.now)
	h.expectNotFound(err)
	_, err = h.Withdraw(h.Context(), h.coach.ID, session.ID)
	h.expectConflict(err, texts.NothingProposed)
	h.at("2026-11-12 10:00")
	_, err = h.propose(session, "2026-11-18 10:00")
	h.expectConflict(err, texts.HasBegun)
	if n := h.count("select count(*) from session_proposals"); n != 0 {
		t.Errorf("%d proposals are stored", n)
	}
}

// Every end of a proposal except acceptance keeps the session's time and frees the proposed time.
func TestProposalEndsWithoutAcceptance(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		end    func(h *harness, asked scheduling.Session) error
		answer string
		kind   string
	}{
		"member declines": {func(h *harness, asked scheduling.Session) error {
			_, err := h.Decline(h.Context(), h.member.ID, asked.ID, asked.Proposal.ID)
			return err
		}, "declined", scheduling.Declined},
		"coach withdraws": {func(h *harness, asked scheduling.Session) error {
			_, err := h.Withdraw(h.Context(), h.coach.ID, asked.ID)
			return err
		}, "withdrawn", scheduling.Withdrawn},
		"member cancels the session": {func(h *harness, asked scheduling.Session) error {
			_, err := h.CancelAsMember(h.Context(), h.member.ID, asked.ID)
			return err
		}, "overtaken", scheduling.EventCancelled},
		"coach cancels the session": {func(h *harness, asked scheduling.Session) error {
			_, err := h.CancelAsCoach(h.Context(), h.coach.ID, asked.ID)
			return err
		}, "overtaken", scheduling.EventCancelled},
		"member moves the session": {func(h *harness, asked scheduling.Session) error {
			_, err := h.MoveAsMember(h.Context(), h.member.ID, asked.ID, chicago(h.T, "2026-11-18 10:00"))
			return err
		}, "overtaken", scheduling.Moved},
		"member changes coach": {func(h *harness, _ scheduling.Session) error {
			return h.leaveCoach(h.member, h.coach.ID)
		}, "overtaken", scheduling.EventCancelled},
		"proposed time passes": {func(h *harness, asked scheduling.Session) error {
			h.at("2026-11-16 10:00")
			return h.runLapseTask(asked.Proposal.ID)
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
			if answer := h.storedAnswer(asked.Proposal.ID); answer != c.answer {
				t.Errorf("the stored answer is %s", answer)
			}
			if last := h.recorder.events[len(h.recorder.events)-1]; last.Kind != c.kind {
				t.Errorf("the last event is %s", last.Kind)
			}
			seen := h.readAsMember(session)
			if seen.Proposal != nil || seen.MovedByCoach || (c.kind != scheduling.Moved && !seen.StartsAt.Equal(session.StartsAt)) {
				t.Errorf("the session is %+v afterwards", seen)
			}
			if _, err := h.Accept(h.Context(), h.member.ID, session.ID, asked.Proposal.ID); !errors.Is(err, fault.ErrConflict) {
				t.Errorf("Accept after the end: %v", err)
			}
			if c.kind != scheduling.Lapsed {
				h.booked(h.newMember(h.coach), "2026-11-16 10:00")
			}
			if err := h.runLapseTask(asked.Proposal.ID); err != nil {
				t.Errorf("the lapse task after the end: %v", err)
			}
		})
	}
}

func TestProposalLapsesAtOriginalTime(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	session := h.booked(h.member, "2026-11-12 10:00")
	asked := h.proposed(session, "2026-11-13 10:00")
	h.at("2026-11-12 09:59")
	if err := h.runLapseTask(asked.Proposal.ID); err == nil || h.storedAnswer(asked.Proposal.ID) != "open" {
		t.Errorf("too early: %v", err)
	}
	// The original time has come: no answer is possible, whether or not the task has run.
	h.at("2026-11-12 10:00")
	if h.readAsMember(session).Proposal != nil {
		t.Error("the proposal is shown as open")
	}
	_, err := h.Accept(h.Context(), h.member.ID, session.ID, asked.Proposal.ID)
	h.expectConflict(err, texts.ProposalTooLate)
	_, err = h.Decline(h.Context(), h.member.ID, session.ID, asked.Proposal.ID)
	h.expectConflict(err, texts.ProposalTooLate)
	before := h.sessionEvents(mailbox.CoachOwner(h.coach.ID))
	if err := h.runLapseTask(asked.Proposal.ID); err != nil || h.storedAnswer(asked.Proposal.ID) != "overtaken" || h.sessionEvents(mailbox.CoachOwner(h.coach.ID)) != before+1 {
		t.Errorf("%v, the stored answer is %s", err, h.storedAnswer(asked.Proposal.ID))
	}
	if err := h.runLapseTask(scheduling.ProposalID(uuid.New())); err != nil {
		t.Errorf("unknown proposal: %v", err)
	}
	// A proposal whose time has passed is replaced by another, even before the task has run.
	late := h.booked(h.member, "2026-11-20 10:00")
	h.proposed(late, "2026-11-17 10:00")
	h.at("2026-11-17 10:00")
	h.proposed(late, "2026-11-19 10:00")
}

func TestOnlyMemberOfSessionCanAnswerProposal(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	session := h.booked(h.member, "2026-11-12 10:00")
	asked := h.proposed(session, "2026-11-13 10:00")
	other := h.newMember(h.coach)
	theirs := h.booked(other, "2026-11-12 11:00")
	for _, respond := range []func(context.Context, identity.MemberID, scheduling.SessionID, scheduling.ProposalID) (scheduling.Session, error){h.Accept, h.Decline} {
		_, err := respond(h.Context(), other.ID, session.ID, asked.Proposal.ID)
		h.expectNotFound(err)
		_, err = respond(h.Context(), other.ID, theirs.ID, asked.Proposal.ID)
		h.expectNotFound(err)
		_, err = respond(h.Context(), h.member.ID, session.ID, scheduling.ProposalID(uuid.New()))
		h.expectNotFound(err)
	}
	h.execute("update coaches set is_active = false where id = $1", h.coach.ID.UUID())
	_, err := h.Accept(h.Context(), h.member.ID, session.ID, asked.Proposal.ID)
	h.expectNotFound(err)
	if h.storedAnswer(asked.Proposal.ID) != "open" {
		t.Error("a rejected answer was stored")
	}
}

// Through two service instances, a coach proposes a time to clients while many other members book it.
func TestConcurrentProposalsAndBookingsGiveTimeOnce(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	services := []*scheduling.Service{h.Service, scheduling.New(h.pool, h.recorder, rooms, h.recorder.record)}
	services[1].At(h.now)
	sessions := []scheduling.Session{h.booked(h.member, "2026-11-12 10:00"), h.booked(h.newMember(h.coach), "2026-11-12 11:00")}
	at := chicago(t, "2026-11-13 10:00")
	var group sync.WaitGroup
	var mu sync.Mutex
	got := 0
	count := func(err error) {
		h.expectUserError(err)
		mu.Lock()
		defer mu.Unlock()
		if err == nil {
			got++
		}
	}
	for i := range 12 {
		member := h.newMember(h.coach)
		group.Go(func() {
			_, err := services[i%2].Book(context.Background(), member.ID, scheduling.Draft{Coach: h.coach.ID, StartsAt: at})
			count(err)
		})
		group.Go(func() {
			_, err := services[i%2].Propose(context.Background(), h.coach.ID, sessions[i%2].ID, at, "")
			count(err)
		})
	}
	group.Wait()
	given := h.count("select count(*) from sessions where starts_at = $1", at) + h.count("select count(*) from session_proposals where starts_at = $1 and answered_at is null", at)
	if got != 1 || given != 1 {
		t.Errorf("the time was given %d times, and is stored %d times", got, given)
	}
}

// Accept, Decline, Withdraw and a cancellation run concurrently; one of them takes effect.
func TestConcurrentAnswersStoreOneResult(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	for round, day := range []string{"12", "13", "16", "17", "18", "19"} {
		member := h.newMember(h.coach)
		session := h.booked(member, "2026-11-"+day+" 10:00")
		asked := h.proposed(session, "2026-11-"+day+" 11:00")
		var group sync.WaitGroup
		for _, action := range []func(ctx context.Context) error{
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
			group.Go(func() { h.expectUserError(action(context.Background())) })
		}
		group.Wait()
		answer, seen := h.storedAnswer(asked.Proposal.ID), h.readAsMember(session)
		if moved := seen.StartsAt.Equal(asked.Proposal.StartsAt); answer == "open" || moved != (answer == "accepted") {
			t.Errorf("the stored answer is %s, and the session is at %v", answer, seen.StartsAt)
		}
	}
}
