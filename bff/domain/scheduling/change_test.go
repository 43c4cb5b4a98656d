package scheduling_test

import (
	"context"
	"errors"
	"slices"
	"testing"
	"time"

	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/identity/identitytest"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/scheduling"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// truthful fails the test for an error that is no answer to a person.
func (h *harness) truthful(err error) {
	h.Helper()
	var invalid *fault.Invalid
	if err != nil && !errors.Is(err, fault.ErrConflict) && !errors.Is(err, fault.ErrNotFound) && !errors.As(err, &invalid) {
		h.Error(err)
	}
}

// leaveCoach changes sessions as a change of coach does, in a transaction that holds the member's row.
func (h *harness) leaveCoach(member identity.Member, coach identity.CoachID) error {
	return pgx.BeginFunc(context.Background(), h.pool, func(tx pgx.Tx) error {
		if _, err := store.New().LockMember(context.Background(), tx, member.ID.UUID()); err != nil {
			return err
		}
		_, err := h.CoachLeft(context.Background(), tx, member.ID, coach)
		return err
	})
}

func TestAMemberMovesASession(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	session := h.booked(h.member, "2026-11-12 10:00")
	move := func(at string) (scheduling.Session, error) {
		return h.MoveAsMember(h.Context(), h.member.ID, session.ID, chicago(t, at))
	}
	moved, err := move("2026-11-13 11:00")
	if err != nil || moved.Sequence != 1 || moved.MovedByCoach || !moved.StartsAt.Equal(chicago(t, "2026-11-13 11:00")) ||
		!moved.EndsAt.Equal(moved.StartsAt.Add(30*time.Minute)) || moved.ID != session.ID {
		t.Fatalf("%+v, %v", moved, err)
	}
	event := h.ears.events[1]
	if len(h.ears.events) != 2 || event.Kind != scheduling.Moved || event.Actor != scheduling.ByMember || event.PreviousStartsAt == nil ||
		!event.PreviousStartsAt.Equal(session.StartsAt) || !event.Session.StartsAt.Equal(moved.StartsAt) || event.Session.Sequence != 1 {
		t.Errorf("told %+v", h.ears.events)
	}
	if h.sessionEvents(mailbox.MemberOwner(h.member.ID)) != 2 || h.sessionEvents(mailbox.CoachOwner(h.coach.ID)) != 2 {
		t.Error("the screens were not told")
	}
	// Where it is already: nothing happens.
	if same, err := move("2026-11-13 11:00"); err != nil || same.Sequence != 1 || len(h.ears.events) != 2 {
		t.Errorf("%+v, %v", same, err)
	}
	_, err = move("2026-11-13 12:00")
	h.invalid(err, "date", said.NotOffered.Fill("coachName", h.coach.Name))
	_, err = move("2026-11-09 20:00")
	h.invalid(err, "date", said.TooSoon.Fill("hours", "12"))
	other := h.newMember(h.coach)
	h.booked(other, "2026-11-16 10:00")
	_, err = move("2026-11-16 10:00")
	h.refused(err, said.TimeTaken)
	h.booked(h.member, "2026-11-16 11:00")
	_, err = move("2026-11-16 11:00")
	h.refused(err, said.MemberHasOne)
	// The time that was left is free again.
	h.booked(other, "2026-11-12 10:00")

	for name, who := range map[string]identity.MemberID{"another member": other.ID, "nobody": identity.MemberID(uuid.New())} {
		if _, err := h.MoveAsMember(h.Context(), who, session.ID, chicago(t, "2026-11-17 10:00")); !errors.Is(err, fault.ErrNotFound) {
			t.Errorf("%s: %v", name, err)
		}
	}
	// The line of 24 hours before the present time.
	h.at("2026-11-12 11:00")
	if _, err := move("2026-11-13 14:00"); err != nil {
		t.Errorf("24 hours before: %v", err)
	}
	h.at("2026-11-12 14:01")
	_, err = move("2026-11-16 13:00")
	h.refused(err, said.MoveTooLate.Fill("hours", "24"))
	h.at("2026-11-13 14:00")
	_, err = move("2026-11-16 13:00")
	h.refused(err, said.HasBegun)
	h.at("2026-11-13 14:30")
	_, err = move("2026-11-16 13:00")
	h.refused(err, said.IsOver)
}

func TestMovingIntoAnotherMonth(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	december := h.booked(h.member, "2026-12-01 09:00")
	h.booked(h.member, "2026-11-12 10:00")
	november := h.booked(h.member, "2026-11-13 10:00")
	_, err := h.MoveAsMember(h.Context(), h.member.ID, december.ID, chicago(t, "2026-11-30 16:00"))
	h.refused(err, said.NoSessionsLeft.Fill("included", "2", "month", "November"))
	// Within a month that is full it may move, and out of it.
	if _, err := h.MoveAsMember(h.Context(), h.member.ID, november.ID, chicago(t, "2026-11-16 10:00")); err != nil {
		t.Error(err)
	}
	if _, err := h.MoveAsMember(h.Context(), h.member.ID, november.ID, chicago(t, "2026-12-02 10:00")); err != nil {
		t.Error(err)
	}
	if _, err := h.MoveAsMember(h.Context(), h.member.ID, december.ID, chicago(t, "2026-11-30 16:00")); err != nil {
		t.Error(err)
	}
	if h.used(h.member, "2026-11") != 2 || h.used(h.member, "2026-12") != 1 {
		t.Error("the months are counted wrongly")
	}
	// A coach's proposal is not limited by the plan.
	h.accepted(november, "2026-11-17 10:00")
	if h.used(h.member, "2026-11") != 3 {
		t.Error("what the coach asked for is not counted")
	}
}

// TestAMoveOfTheMembersOwnEndsTheCoachs: once the member has moved a session themselves, the ordinary line holds again.
func TestAMoveOfTheMembersOwnEndsTheCoachs(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	session := h.booked(h.member, "2026-11-12 10:00")
	h.accepted(session, "2026-11-13 10:00")
	if moved, err := h.MoveAsMember(h.Context(), h.member.ID, session.ID, chicago(t, "2026-11-14 10:00")); err != nil || moved.MovedByCoach {
		t.Fatalf("%+v, %v", moved, err)
	}
	h.at("2026-11-13 10:01")
	if cancelled, err := h.CancelAsMember(h.Context(), h.member.ID, session.ID); err != nil || !cancelled.Counted {
		t.Errorf("%+v, %v", cancelled, err)
	}
}

func TestAMemberCancels(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	early, late := h.booked(h.member, "2026-11-12 10:00"), h.booked(h.member, "2026-11-12 11:00")
	h.at("2026-11-11 10:00") // Exactly 24 hours before the one, more before the other.
	if early.CancelCounts(h.now) {
		t.Error("on the line it is said to count")
	}
	cancelled, err := h.CancelAsMember(h.Context(), h.member.ID, early.ID)
	if err != nil || cancelled.Status != scheduling.Cancelled || cancelled.Counted || cancelled.CancelledBy != scheduling.ByMember ||
		cancelled.CancelledAt == nil || cancelled.Sequence != 1 {
		t.Fatalf("%+v, %v", cancelled, err)
	}
	if h.used(h.member, "2026-11") != 1 {
		t.Error("what was cancelled in time counts")
	}
	h.at("2026-11-11 11:01")
	if !late.CancelCounts(h.now) {
		t.Error("past the line it is said not to count")
	}
	if counted, err := h.CancelAsMember(h.Context(), h.member.ID, late.ID); err != nil || !counted.Counted || counted.Status != scheduling.Cancelled {
		t.Fatalf("%+v, %v", counted, err)
	}
	if h.used(h.member, "2026-11") != 1 {
		t.Error("what was cancelled late does not count")
	}
	_, err = h.CancelAsMember(h.Context(), h.member.ID, late.ID)
	h.refused(err, said.CancelledAlready)
	if event := h.ears.events[3]; len(h.ears.events) != 4 || event.Kind != scheduling.EventCancelled || event.Actor != scheduling.ByMember {
		t.Errorf("told %+v", h.ears.events)
	}
	// Both times are free again, for others as well.
	if open := h.open(h.newMember(h.coach), h.coach.ID, "2026-11-12"); !slices.Contains(open, "11:00") {
		t.Errorf("open: %v", open)
	}
	running := h.booked(h.member, "2026-11-16 10:00")
	h.at("2026-11-16 10:00")
	_, err = h.CancelAsMember(h.Context(), h.member.ID, running.ID)
	h.refused(err, said.HasBegun)
	_, err = h.CancelAsCoach(h.Context(), h.coach.ID, running.ID)
	h.refused(err, said.HasBegun)
	h.at("2026-11-16 10:30")
	_, err = h.CancelAsMember(h.Context(), h.member.ID, running.ID)
	h.refused(err, said.IsOver)
	_, err = h.CancelAsMember(h.Context(), h.newMember(h.coach).ID, running.ID)
	h.missing(err)
}

func TestACoachCancels(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	session := h.booked(h.member, "2026-11-12 10:00")
	_, err := h.CancelAsCoach(h.Context(), identitytest.NewCoach(t, h.pool).ID, session.ID)
	h.missing(err)
	h.at("2026-11-12 09:59")
	cancelled, err := h.CancelAsCoach(h.Context(), h.coach.ID, session.ID)
	if err != nil || cancelled.Counted || cancelled.CancelledBy != scheduling.ByCoach || h.used(h.member, "2026-11") != 0 {
		t.Errorf("%+v, %v", cancelled, err)
	}
	if event := h.ears.events[1]; event.Actor != scheduling.ByCoach || event.Kind != scheduling.EventCancelled {
		t.Errorf("told %+v", event)
	}
}

func TestVideoTrouble(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	session := h.booked(h.member, "2026-11-12 10:00")
	say := func() (scheduling.Session, error) {
		return h.VideoTroubleAsMember(h.Context(), h.member.ID, session.ID)
	}
	h.at("2026-11-12 09:49")
	_, err := say()
	h.refused(err, said.VideoTooEarly.Fill("minutes", "10"))
	if link := session.VideoLink(h.now); link != "" {
		t.Errorf("the link is given out early: %s", link)
	}
	h.at("2026-11-12 09:50")
	if link := session.VideoLink(h.now); len(link) < len("https://video.example/")+20 || link[:22] != "https://video.example/" {
		t.Errorf("the link is %q", link)
	}
	noted, err := say()
	if err != nil || noted.VideoTroubleAt == nil || noted.Counted || noted.Sequence != 0 || noted.CanReportVideo(h.now) || h.used(h.member, "2026-11") != 0 {
		t.Fatalf("%+v, %v", noted, err)
	}
	events := h.sessionEvents(mailbox.CoachOwner(h.coach.ID))
	if again, err := h.VideoTroubleAsCoach(h.Context(), h.coach.ID, session.ID); err != nil || !again.VideoTroubleAt.Equal(*noted.VideoTroubleAt) {
		t.Errorf("%+v, %v", again, err)
	}
	if h.sessionEvents(mailbox.CoachOwner(h.coach.ID)) != events || events != 2 || len(h.ears.events) != 1 {
		t.Error("saying it again tells again")
	}
	// Cancelling it does not make it count.
	h.at("2026-11-12 09:55")
	if cancelled, err := h.CancelAsMember(h.Context(), h.member.ID, session.ID); err != nil || cancelled.Counted {
		t.Errorf("%+v, %v", cancelled, err)
	}
	_, err = say()
	h.refused(err, said.CancelledAlready)

	own := h.booked(h.member, "2026-11-13 10:00")
	h.execute("update coaches set zoom_link = 'https://own.example/room'")
	h.at("2026-11-13 10:29")
	if seen, err := h.ForMember(h.Context(), h.member.ID, own.ID); err != nil || seen.VideoLink(h.now) != "https://own.example/room" {
		t.Errorf("%+v, %v", seen, err)
	}
	// The link of a deactivated coach is not given out, although the booked sessions are not cancelled yet.
	h.execute("update coaches set is_active = false where id = $1", h.coach.ID.UUID())
	if seen, err := h.ForMember(h.Context(), h.member.ID, own.ID); err != nil || seen.VideoLink(h.now) != "" || seen.Status != scheduling.Scheduled {
		t.Errorf("%+v, %v", seen, err)
	}
	h.execute("update coaches set is_active = true where id = $1", h.coach.ID.UUID())
	h.at("2026-11-13 10:30")
	if seen, err := h.ForMember(h.Context(), h.member.ID, own.ID); err != nil || seen.VideoLink(h.now) != "" || seen.Phase(h.now) != scheduling.PhaseCompleted {
		t.Errorf("%+v, %v", seen, err)
	}
	h.at("2026-11-14 10:31")
	_, err = h.VideoTroubleAsCoach(h.Context(), h.coach.ID, own.ID)
	h.refused(err, said.VideoTooLate.Fill("hours", "24"))
	h.at("2026-11-14 10:30")
	if noted, err := h.VideoTroubleAsCoach(h.Context(), h.coach.ID, own.ID); err != nil || noted.Counted {
		t.Errorf("%+v, %v", noted, err)
	}
	_, err = h.VideoTroubleAsMember(h.Context(), h.newMember(h.coach).ID, own.ID)
	h.missing(err)
}

func TestAChangeOfCoachEndsWhatIsToCome(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	held := h.booked(h.member, "2026-11-10 10:00")
	first, second := h.booked(h.member, "2026-11-12 10:00"), h.booked(h.member, "2026-12-01 10:00")
	stays := h.booked(h.newMember(h.coach), "2026-11-12 11:00")
	h.at("2026-11-11 12:00") // Less than a day before the first of them.
	mails := h.sessionEvents(mailbox.CoachOwner(h.coach.ID)) + h.sessionEvents(mailbox.MemberOwner(h.member.ID))
	if err := h.leaveCoach(h.member, h.coach.ID); err != nil {
		t.Fatal(err)
	}
	for _, session := range []scheduling.Session{first, second} {
		seen, err := h.ForMember(h.Context(), h.member.ID, session.ID)
		if err != nil || seen.Status != scheduling.Cancelled || seen.CancelledBy != scheduling.ByChange || seen.Counted {
			t.Errorf("%+v, %v", seen, err)
		}
	}
	if seen, err := h.ForMember(h.Context(), h.member.ID, held.ID); err != nil || seen.Status != scheduling.Scheduled || !seen.Counted {
		t.Errorf("what was held: %+v, %v", seen, err)
	}
	if seen, err := h.ForMember(h.Context(), stays.Member, stays.ID); err != nil || seen.Status != scheduling.Scheduled {
		t.Errorf("somebody else's: %+v, %v", seen, err)
	}
	if now := h.sessionEvents(mailbox.CoachOwner(h.coach.ID)) + h.sessionEvents(mailbox.MemberOwner(h.member.ID)); now != mails {
		t.Error("the mailboxes were written to out of turn")
	}
	if n := len(h.ears.events); n != 6 || h.ears.events[5].Actor != scheduling.ByChange || h.ears.events[5].Kind != scheduling.EventCancelled {
		t.Errorf("told %d times", n)
	}
	err := pgx.BeginFunc(h.Context(), h.pool, func(tx pgx.Tx) error {
		changed, err := h.CoachLeft(h.Context(), tx, h.member.ID, h.coach.ID)
		if changed {
			t.Error("there was something to cancel a second time")
		}
		return err
	})
	if err != nil {
		t.Error(err)
	}
}

func TestLeavingEndsWhatIsToCome(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	h.booked(h.member, "2026-11-12 10:00")
	other := identitytest.NewCoach(t, h.pool)
	start := chicago(t, "2026-11-13 10:00")
	h.execute(`insert into sessions (member_id, coach_id, starts_at, ends_at, room) values ($1, $2, $3, $4, 'r')`, h.member.ID.UUID(), other.ID.UUID(), start, start.Add(time.Hour))
	leave := func() (coaches []identity.CoachID) {
		err := pgx.BeginFunc(h.Context(), h.pool, func(tx pgx.Tx) (err error) {
			coaches, err = h.MemberLeft(h.Context(), tx, h.member.ID)
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
		return coaches
	}
	coaches := leave()
	if len(coaches) != 2 || !slices.IsSortedFunc(coaches, func(a, b identity.CoachID) int { return slices.Compare(a[:], b[:]) }) {
		t.Errorf("the coaches are %v", coaches)
	}
	if n := h.count("select count(*) from sessions where status = 'cancelled' and cancelled_by = 'leaving' and not counted"); n != 2 {
		t.Errorf("%d sessions were cancelled", n)
	}
	if again := leave(); len(again) != 0 {
		t.Errorf("a second time: %v", again)
	}
}

// TestWhatFailsLeavesNothing: an error of an event handler undoes the change.
func TestWhatFailsLeavesNothing(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	session := h.booked(h.member, "2026-11-12 10:00")
	h.ears.fail = errors.New("the post office is closed")
	if _, err := h.book(h.member, "2026-11-13 10:00"); !errors.Is(err, h.ears.fail) {
		t.Errorf("book: %v", err)
	}
	if _, err := h.propose(session, "2026-11-13 10:00"); !errors.Is(err, h.ears.fail) {
		t.Errorf("propose: %v", err)
	}
	if _, err := h.MoveAsMember(h.Context(), h.member.ID, session.ID, chicago(t, "2026-11-13 10:00")); !errors.Is(err, h.ears.fail) {
		t.Errorf("move: %v", err)
	}
	if _, err := h.CancelAsMember(h.Context(), h.member.ID, session.ID); !errors.Is(err, h.ears.fail) {
		t.Errorf("cancel: %v", err)
	}
	if n := h.count("select count(*) from sessions where sequence = 0 and status = 'scheduled'"); n != 1 || h.count("select count(*) from session_events") != 1 ||
		h.count("select count(*) from session_proposals") != 0 ||
		h.count("select count(*) from live_events") != 2 || len(h.ears.woken) != 2 {
		t.Errorf("something is left: %d", n)
	}
}
