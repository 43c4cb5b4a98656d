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

// expectUserError fails the test for an error that is not meant for a user.
func (h *harness) expectUserError(err error) {
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

func TestMoveAsMemberChangesTimeUntil24HoursBefore(t *testing.T) {
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
	event := h.recorder.events[1]
	if len(h.recorder.events) != 2 || event.Kind != scheduling.Moved || event.Actor != scheduling.ByMember || event.PreviousStartsAt == nil ||
		!event.PreviousStartsAt.Equal(session.StartsAt) || !event.Session.StartsAt.Equal(moved.StartsAt) || event.Session.Sequence != 1 {
		t.Errorf("the recorded events are %+v", h.recorder.events)
	}
	if h.sessionEvents(mailbox.MemberOwner(h.member.ID)) != 2 || h.sessionEvents(mailbox.CoachOwner(h.coach.ID)) != 2 {
		t.Error("the mailboxes have no session event of the move")
	}
	// A move to the present time changes nothing.
	if same, err := move("2026-11-13 11:00"); err != nil || same.Sequence != 1 || len(h.recorder.events) != 2 {
		t.Errorf("%+v, %v", same, err)
	}
	_, err = move("2026-11-13 12:00")
	h.expectInvalid(err, "date", texts.NotOffered.Fill("coachName", h.coach.Name))
	_, err = move("2026-11-09 20:00")
	h.expectInvalid(err, "date", texts.TooSoon.Fill("hours", "12"))
	other := h.newMember(h.coach)
	h.booked(other, "2026-11-16 10:00")
	_, err = move("2026-11-16 10:00")
	h.expectConflict(err, texts.TimeTaken)
	h.booked(h.member, "2026-11-16 11:00")
	_, err = move("2026-11-16 11:00")
	h.expectConflict(err, texts.MemberHasOne)
	// The previous time is free again.
	h.booked(other, "2026-11-12 10:00")

	for name, who := range map[string]identity.MemberID{"another member": other.ID, "unknown member": identity.MemberID(uuid.New())} {
		if _, err := h.MoveAsMember(h.Context(), who, session.ID, chicago(t, "2026-11-17 10:00")); !errors.Is(err, fault.ErrNotFound) {
			t.Errorf("%s: %v", name, err)
		}
	}
	// The limit of 24 hours before the session's present time.
	h.at("2026-11-12 11:00")
	if _, err := move("2026-11-13 14:00"); err != nil {
		t.Errorf("24 hours before: %v", err)
	}
	h.at("2026-11-12 14:01")
	_, err = move("2026-11-16 13:00")
	h.expectConflict(err, texts.MoveTooLate.Fill("hours", "24"))
	h.at("2026-11-13 14:00")
	_, err = move("2026-11-16 13:00")
	h.expectConflict(err, texts.HasBegun)
	h.at("2026-11-13 14:30")
	_, err = move("2026-11-16 13:00")
	h.expectConflict(err, texts.IsOver)
}

func TestMoveAsMemberRespectsAllowanceOfTargetMonth(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	december := h.booked(h.member, "2026-12-01 09:00")
	h.booked(h.member, "2026-11-12 10:00")
	november := h.booked(h.member, "2026-11-13 10:00")
	_, err := h.MoveAsMember(h.Context(), h.member.ID, december.ID, chicago(t, "2026-11-30 16:00"))
	h.expectConflict(err, texts.NoSessionsLeft.Fill("included", "2", "month", "November"))
	// It may move within a full month, and out of it.
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
		t.Error("wrong number of used sessions per month")
	}
	// A coach's proposal is not limited by the plan.
	h.accepted(november, "2026-11-17 10:00")
	if h.used(h.member, "2026-11") != 3 {
		t.Error("the session moved by the coach is not counted")
	}
}

// After the member has moved a session, the limit of 24 hours applies again.
func TestMemberMoveAfterCoachMoveRestoresCancelRules(t *testing.T) {
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

func TestCancelAsMemberCountsWithin24Hours(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	early, late := h.booked(h.member, "2026-11-12 10:00"), h.booked(h.member, "2026-11-12 11:00")
	h.at("2026-11-11 10:00") // Exactly 24 hours before the first session, 25 before the second.
	if early.CancelCounts(h.now) {
		t.Error("CancelCounts is true exactly 24 hours before")
	}
	cancelled, err := h.CancelAsMember(h.Context(), h.member.ID, early.ID)
	if err != nil || cancelled.Status != scheduling.Cancelled || cancelled.Counted || cancelled.CancelledBy != scheduling.ByMember ||
		cancelled.CancelledAt == nil || cancelled.Sequence != 1 {
		t.Fatalf("%+v, %v", cancelled, err)
	}
	if h.used(h.member, "2026-11") != 1 {
		t.Error("the session cancelled in time counts")
	}
	h.at("2026-11-11 11:01")
	if !late.CancelCounts(h.now) {
		t.Error("CancelCounts is false less than 24 hours before")
	}
	if counted, err := h.CancelAsMember(h.Context(), h.member.ID, late.ID); err != nil || !counted.Counted || counted.Status != scheduling.Cancelled {
		t.Fatalf("%+v, %v", counted, err)
	}
	if h.used(h.member, "2026-11") != 1 {
		t.Error("the session cancelled late does not count")
	}
	_, err = h.CancelAsMember(h.Context(), h.member.ID, late.ID)
	h.expectConflict(err, texts.CancelledAlready)
	if event := h.recorder.events[3]; len(h.recorder.events) != 4 || event.Kind != scheduling.EventCancelled || event.Actor != scheduling.ByMember {
		t.Errorf("the recorded events are %+v", h.recorder.events)
	}
	// Both times are free again, also for other members.
	if open := h.open(h.newMember(h.coach), h.coach.ID, "2026-11-12"); !slices.Contains(open, "11:00") {
		t.Errorf("the open times are %v", open)
	}
	running := h.booked(h.member, "2026-11-16 10:00")
	h.at("2026-11-16 10:00")
	_, err = h.CancelAsMember(h.Context(), h.member.ID, running.ID)
	h.expectConflict(err, texts.HasBegun)
	_, err = h.CancelAsCoach(h.Context(), h.coach.ID, running.ID)
	h.expectConflict(err, texts.HasBegun)
	h.at("2026-11-16 10:30")
	_, err = h.CancelAsMember(h.Context(), h.member.ID, running.ID)
	h.expectConflict(err, texts.IsOver)
	_, err = h.CancelAsMember(h.Context(), h.newMember(h.coach).ID, running.ID)
	h.expectNotFound(err)
}

func TestCancelAsCoachNeverCounts(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	session := h.booked(h.member, "2026-11-12 10:00")
	_, err := h.CancelAsCoach(h.Context(), identitytest.NewCoach(t, h.pool).ID, session.ID)
	h.expectNotFound(err)
	h.at("2026-11-12 09:59")
	cancelled, err := h.CancelAsCoach(h.Context(), h.coach.ID, session.ID)
	if err != nil || cancelled.Counted || cancelled.CancelledBy != scheduling.ByCoach || h.used(h.member, "2026-11") != 0 {
		t.Errorf("%+v, %v", cancelled, err)
	}
	if event := h.recorder.events[1]; event.Actor != scheduling.ByCoach || event.Kind != scheduling.EventCancelled {
		t.Errorf("the recorded events are %+v", event)
	}
}

func TestVideoTroubleReportMakesSessionNotCount(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	session := h.booked(h.member, "2026-11-12 10:00")
	report := func() (scheduling.Session, error) {
		return h.VideoTroubleAsMember(h.Context(), h.member.ID, session.ID)
	}
	h.at("2026-11-12 09:49")
	_, err := report()
	h.expectConflict(err, texts.VideoTooEarly.Fill("minutes", "10"))
	if link := session.VideoLink(h.now); link != "" {
		t.Errorf("the link is returned too early: %s", link)
	}
	h.at("2026-11-12 09:50")
	if link := session.VideoLink(h.now); len(link) < len("https://video.example/")+20 || link[:22] != "https://video.example/" {
		t.Errorf("the link is %q", link)
	}
	noted, err := report()
	if err != nil || noted.VideoTroubleAt == nil || noted.Counted || noted.Sequence != 0 || noted.CanReportVideo(h.now) || h.used(h.member, "2026-11") != 0 {
		t.Fatalf("%+v, %v", noted, err)
	}
	events := h.sessionEvents(mailbox.CoachOwner(h.coach.ID))
	if again, err := h.VideoTroubleAsCoach(h.Context(), h.coach.ID, session.ID); err != nil || !again.VideoTroubleAt.Equal(*noted.VideoTroubleAt) {
		t.Errorf("%+v, %v", again, err)
	}
	if h.sessionEvents(mailbox.CoachOwner(h.coach.ID)) != events || events != 2 || len(h.recorder.events) != 1 {
		t.Error("a repeated report caused another event")
	}
	// Cancelling it does not make it count.
	h.at("2026-11-12 09:55")
	if cancelled, err := h.CancelAsMember(h.Context(), h.member.ID, session.ID); err != nil || cancelled.Counted {
		t.Errorf("%+v, %v", cancelled, err)
	}
	_, err = report()
	h.expectConflict(err, texts.CancelledAlready)

	own := h.booked(h.member, "2026-11-13 10:00")
	h.execute("update coaches set zoom_link = 'https://own.example/room'")
	h.at("2026-11-13 10:29")
	if seen, err := h.ForMember(h.Context(), h.member.ID, own.ID); err != nil || seen.VideoLink(h.now) != "https://own.example/room" {
		t.Errorf("%+v, %v", seen, err)
	}
	// The link of a deactivated coach is not returned, although the booked sessions are not cancelled yet.
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
	h.expectConflict(err, texts.VideoTooLate.Fill("hours", "24"))
	h.at("2026-11-14 10:30")
	if noted, err := h.VideoTroubleAsCoach(h.Context(), h.coach.ID, own.ID); err != nil || noted.Counted {
		t.Errorf("%+v, %v", noted, err)
	}
	_, err = h.VideoTroubleAsMember(h.Context(), h.newMember(h.coach).ID, own.ID)
	h.expectNotFound(err)
}

func TestCoachLeftCancelsFutureSessionsOnly(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	held := h.booked(h.member, "2026-11-10 10:00")
	first, second := h.booked(h.member, "2026-11-12 10:00"), h.booked(h.member, "2026-12-01 10:00")
	otherSession := h.booked(h.newMember(h.coach), "2026-11-12 11:00")
	h.at("2026-11-11 12:00") // Less than a day before the first of them.
	eventsBefore := h.sessionEvents(mailbox.CoachOwner(h.coach.ID)) + h.sessionEvents(mailbox.MemberOwner(h.member.ID))
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
		t.Errorf("the past session: %+v, %v", seen, err)
	}
	if seen, err := h.ForMember(h.Context(), otherSession.Member, otherSession.ID); err != nil || seen.Status != scheduling.Scheduled {
		t.Errorf("another member's session: %+v, %v", seen, err)
	}
	if now := h.sessionEvents(mailbox.CoachOwner(h.coach.ID)) + h.sessionEvents(mailbox.MemberOwner(h.member.ID)); now != eventsBefore {
		t.Error("CoachLeft appended mailbox events, want none")
	}
	if n := len(h.recorder.events); n != 6 || h.recorder.events[5].Actor != scheduling.ByChange || h.recorder.events[5].Kind != scheduling.EventCancelled {
		t.Errorf("%d events were recorded", n)
	}
	err := pgx.BeginFunc(h.Context(), h.pool, func(tx pgx.Tx) error {
		changed, err := h.CoachLeft(h.Context(), tx, h.member.ID, h.coach.ID)
		if changed {
			t.Error("the second CoachLeft reported a change")
		}
		return err
	})
	if err != nil {
		t.Error(err)
	}
}

func TestMemberLeftCancelsFutureSessionsOfAllCoaches(t *testing.T) {
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
		t.Errorf("the second MemberLeft returned %v", again)
	}
}

// The event handler returns an error.
func TestHandlerErrorUndoesChange(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	session := h.booked(h.member, "2026-11-12 10:00")
	h.recorder.fail = errors.New("handler failed")
	if _, err := h.book(h.member, "2026-11-13 10:00"); !errors.Is(err, h.recorder.fail) {
		t.Errorf("book: %v", err)
	}
	if _, err := h.propose(session, "2026-11-13 10:00"); !errors.Is(err, h.recorder.fail) {
		t.Errorf("propose: %v", err)
	}
	if _, err := h.MoveAsMember(h.Context(), h.member.ID, session.ID, chicago(t, "2026-11-13 10:00")); !errors.Is(err, h.recorder.fail) {
		t.Errorf("move: %v", err)
	}
	if _, err := h.CancelAsMember(h.Context(), h.member.ID, session.ID); !errors.Is(err, h.recorder.fail) {
		t.Errorf("cancel: %v", err)
	}
	if n := h.count("select count(*) from sessions where sequence = 0 and status = 'scheduled'"); n != 1 || h.count("select count(*) from session_events") != 1 ||
		h.count("select count(*) from session_proposals") != 0 ||
		h.count("select count(*) from live_events") != 2 || len(h.recorder.woken) != 2 {
		t.Errorf("rows of a failed change are stored; %d unchanged sessions", n)
	}
}
