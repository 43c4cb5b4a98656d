package scheduling_test

import (
	"context"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/identity/identitytest"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/membership"
	"aangan/bff/domain/scheduling"
	"aangan/db/store"

	"github.com/google/uuid"
)

func TestBookStoresSessionAndRecordsEvents(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	session, err := h.Book(h.Context(), h.member.ID, scheduling.Draft{
		Coach: h.coach.ID, StartsAt: chicago(t, "2026-11-12 10:00"), Note: "  About my mother.\r\nAnd work. ",
	})
	if err != nil {
		t.Fatal(err)
	}
	if session.Note != "About my mother.\nAnd work." || session.Status != scheduling.Scheduled || !session.Counted || session.Sequence != 0 ||
		session.Member != h.member.ID || session.Coach != h.coach.ID || session.EndsAt.Sub(session.StartsAt) != 30*time.Minute ||
		session.CoachName != h.coach.Name || session.CoachZone != "Asia/Kolkata" || session.MemberZone != "America/Chicago" || !session.First ||
		session.CancelledBy != "" || session.MovedByCoach {
		t.Errorf("the booked session is %+v", session)
	}
	if len(h.recorder.events) != 1 || h.recorder.events[0].Kind != scheduling.Booked || h.recorder.events[0].Actor != scheduling.ByMember ||
		h.recorder.events[0].Session != session || h.recorder.events[0].PreviousStartsAt != nil {
		t.Errorf("the recorded events are %+v", h.recorder.events)
	}
	if n := h.count("select count(*) from session_events where id = $1 and session_id = $2 and kind = 'booked' and actor = 'member' and sequence = 0",
		h.recorder.events[0].ID, session.ID.UUID()); n != 1 {
		t.Errorf("%d events are stored", n)
	}
	own, theirs := mailbox.MemberOwner(h.member.ID), mailbox.CoachOwner(h.coach.ID)
	if h.sessionEvents(own) != 1 || h.sessionEvents(theirs) != 1 || !slices.Equal(h.recorder.woken, []mailbox.Owner{theirs, own}) {
		t.Errorf("%d and %d session events, woken %v", h.sessionEvents(own), h.sessionEvents(theirs), h.recorder.woken)
	}
	again, err := h.ForMember(h.Context(), h.member.ID, session.ID)
	if err != nil || again != session {
		t.Errorf("read again: %+v, %v", again, err)
	}
}

// The times are at the limits of the bookable times.
func TestBookRejectsTimesOutsideBookableHours(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	tooSoon, tooFar := texts.TooSoon.Fill("hours", "12"), texts.TooFar.Fill("days", "60")
	notOffered := texts.NotOffered.Fill("coachName", h.coach.Name)
	for at, sentence := range map[string]string{
		"2026-11-09 09:00": tooSoon, "2026-11-09 20:59": tooSoon, "2026-11-01 10:00": tooSoon, "2026-11-09 16:00": tooSoon,
		"2026-11-09 21:00": notOffered, "2026-11-10 12:00": notOffered, "2026-11-10 09:30": notOffered, "2026-11-10 17:00": notOffered, "2026-11-10 03:30": notOffered,
		"2027-01-08 10:00": tooFar, "2027-01-08 09:01": tooFar, "2027-06-01 10:00": tooFar,
	} {
		_, err := h.book(h.member, at)
		h.expectInvalid(err, "date", sentence)
	}
	for _, off := range []time.Duration{time.Second, -time.Nanosecond, time.Millisecond} {
		_, err := h.Book(h.Context(), h.member.ID, scheduling.Draft{Coach: h.coach.ID, StartsAt: chicago(t, "2026-11-10 10:00").Add(off)})
		h.expectInvalid(err, "date", notOffered)
	}
	// Exactly twelve hours and exactly sixty days ahead.
	h.booked(h.member, "2027-01-08 09:00")
	h.at("2026-11-09 21:00")
	h.booked(h.member, "2026-11-10 09:00")
	h.at("2026-11-09 22:00")
	if open := h.open(h.member, h.coach.ID, "2026-11-10"); !slices.Equal(open, []string{"10:00", "11:00", "13:00", "14:00", "15:00", "16:00"}) {
		t.Errorf("open times from twelve hours ahead: %v", open)
	}
	if n := h.count("select count(*) from sessions"); n != 2 {
		t.Errorf("%d sessions are stored", n)
	}
}

func TestBookRejectsCoachOtherThanOwnOpenCoach(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	other := identitytest.NewCoach(t, h.pool, func(c *store.CreateCoachParams) { c.Name = "Kabir Rao" })
	closed := identitytest.NewCoach(t, h.pool, func(c *store.CreateCoachParams) { c.IsActive = false })
	bookWith := func(coach identity.CoachID) error {
		_, err := h.Book(h.Context(), h.member.ID, scheduling.Draft{Coach: coach, StartsAt: chicago(t, "2026-11-12 10:00")})
		return err
	}
	h.expectConflict(bookWith(other.ID), texts.NotYourCoach.Fill("coachName", "Kabir Rao"))
	h.expectNotFound(bookWith(closed.ID))
	h.expectNotFound(bookWith(identity.CoachID(uuid.New())))
	h.expectNotFound(bookWith(identity.CoachID(h.member.ID)))
	h.execute("update coaches set verification_status = 'pending' where id = $1", h.coach.ID.UUID())
	h.expectNotFound(bookWith(h.coach.ID))
	if _, err := h.Slots(h.Context(), h.member, h.coach.ID, h.now, h.now.AddDate(0, 0, 9)); err == nil {
		t.Error("Slots returned open times of a coach who is not open")
	}
	h.execute("update coaches set verification_status = 'verified' where id = $1", h.coach.ID.UUID())
	h.execute("update members set deletion_requested_at = now()")
	h.expectNotFound(bookWith(h.coach.ID))
	if n := h.count("select count(*) from sessions"); n != 0 {
		t.Errorf("%d sessions are stored", n)
	}
}

func TestBookRejectsInvalidNotes(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	bookWith := func(note string) error {
		_, err := h.Book(h.Context(), h.member.ID, scheduling.Draft{Coach: h.coach.ID, StartsAt: chicago(t, "2026-11-12 10:00"), Note: note})
		return err
	}
	h.expectInvalid(bookWith(strings.Repeat("आ", 501)), "note", texts.NoteTooLong)
	h.expectInvalid(bookWith("a\x07b"), "note", texts.NoteControls)
	if err := bookWith(strings.Repeat("🙂", 500)); err != nil {
		t.Error(err)
	}
}

func TestBookRejectsOverlappingSessions(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	other := h.newMember(h.coach)
	h.booked(h.member, "2026-11-12 10:00")
	_, err := h.book(other, "2026-11-12 10:00")
	h.expectConflict(err, texts.TimeTaken)
	_, err = h.book(h.member, "2026-11-12 10:00")
	h.expectConflict(err, texts.MemberHasOne)
	// With another coach, whose times begin a quarter of an hour later.
	otherCoach := identitytest.NewCoach(t, h.pool, func(c *store.CreateCoachParams) { c.TimeZone = "Asia/Kathmandu" })
	h.choose(h.member, otherCoach)
	h.publish(otherCoach, "4 21:30-23:30")
	_, err = h.Book(h.Context(), h.member.ID, scheduling.Draft{Coach: otherCoach.ID, StartsAt: chicago(t, "2026-11-12 10:15")})
	h.expectConflict(err, texts.MemberHasOne)
	if open := h.open(h.member, otherCoach.ID, "2026-11-12"); !slices.Equal(open, []string{"10:45", "11:15"}) {
		t.Errorf("open times outside the member's own session: %v", open)
	}
	if open := h.open(other, h.coach.ID, "2026-11-12"); slices.Contains(open, "10:00") || len(open) != 6 {
		t.Errorf("open times outside the coach's session: %v", open)
	}
}

// The sessions are inserted directly, so that the check of the service does not find them.
func TestDatabaseConstraintRejectsOverlappingSessions(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	other := h.newMember(h.coach)
	insertSession := func(member, at string) {
		h.Helper()
		start := chicago(t, at)
		h.execute(`insert into sessions (member_id, coach_id, starts_at, ends_at, room) values ($1::uuid, $2, $3, $4, $5)`,
			member, h.coach.ID.UUID(), start, start.Add(30*time.Minute), uuid.NewString())
	}
	// The check before an insert does not find a session that begins long before the span it reads.
	insertLongSession := func(member, at string) {
		h.Helper()
		start := chicago(t, at)
		h.execute(`insert into sessions (member_id, coach_id, starts_at, ends_at, room) values ($1::uuid, $2, $3, $4, $5)`,
			member, h.coach.ID.UUID(), start.Add(-48*time.Hour), start.Add(10*time.Minute), uuid.NewString())
	}
	insertLongSession(other.ID.String(), "2026-11-20 10:00")
	_, err := h.book(h.member, "2026-11-20 10:00")
	h.expectConflict(err, texts.TimeTaken)
	session := h.booked(h.member, "2026-11-25 10:00")
	_, err = h.MoveAsMember(h.Context(), h.member.ID, session.ID, chicago(t, "2026-11-20 10:00"))
	h.expectConflict(err, texts.TimeTaken)
	proposal, err := h.propose(session, "2026-11-20 10:00")
	if err != nil {
		t.Fatal(err)
	}
	_, err = h.Accept(h.Context(), h.member.ID, session.ID, proposal.Proposal.ID)
	h.expectConflict(err, texts.TimeTaken)
	if again, err := h.ForMember(h.Context(), h.member.ID, session.ID); err != nil || again.Proposal == nil || !again.StartsAt.Equal(session.StartsAt) {
		t.Errorf("a failed change altered the session: %+v, %v", again, err)
	}
	insertSession(other.ID.String(), "2026-11-26 10:00")
	for _, person := range []identity.Member{h.member, other} {
		start := chicago(t, "2026-11-26 10:10")
		if _, err := h.pool.Exec(h.Context(), `insert into sessions (member_id, coach_id, starts_at, ends_at, room) values ($1, $2, $3, $4, $5)`,
			person.ID.UUID(), h.coach.ID.UUID(), start, start.Add(30*time.Minute), uuid.NewString()); err == nil {
			t.Error("the database accepted two sessions at the same time")
		}
	}
	if n := h.count("select count(*) from session_events"); n != 1 {
		t.Errorf("%d events", n)
	}
}

func TestBookRejectsSessionBeyondMonthlyAllowance(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	if allowance, err := h.Allowance(h.Context(), h.member); err != nil || allowance.Sessions != 2 || !allowance.HardStop || allowance.Plan != "free" ||
		!slices.Equal(allowance.Months, []scheduling.Month{{"2026-11", 0, 2}, {"2026-12", 0, 2}, {"2027-01", 0, 2}}) {
		t.Errorf("before the first booking: %+v, %v", allowance, err)
	}
	h.booked(h.member, "2026-11-12 10:00")
	// The last hours of the month in Chicago are in the next month in London and Kolkata. The member's zone decides.
	h.execute("update coaches set time_zone = 'Europe/London'")
	h.publish(h.coach, "1 22:00-24:00", "2 00:00-08:00")
	h.booked(h.member, "2026-11-30 23:30")
	full := texts.NoSessionsLeft.Fill("included", "2", "month", "November")
	_, err := h.book(h.member, "2026-11-30 23:00")
	h.expectConflict(err, full)
	h.booked(h.member, "2026-12-01 00:00")
	if h.used(h.member, "2026-11") != 2 || h.used(h.member, "2026-12") != 1 || h.used(h.member, "2027-01") != 0 {
		t.Error("wrong number of used sessions per month")
	}
	// A used-up plan is reported before a taken time.
	other := h.newMember(h.coach, func(m *store.CreateMemberParams) { m.TimeZone = "Pacific/Honolulu" })
	h.booked(other, "2026-11-30 23:00")
	_, err = h.book(h.member, "2026-11-30 23:00")
	h.expectConflict(err, full)
	// For a member further west, December in Chicago is still November.
	h.booked(other, "2026-12-01 00:30")
	if h.used(other, "2026-11") != 2 {
		t.Error("the month is not computed in the other member's zone")
	}
}

func TestOnlyPlanWithHardStopLimitsBookings(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	h.Entitle(membership.Entitlement{Plan: copy.PlanPremium, Sessions: 2})
	for _, at := range []string{"10:00", "11:00", "13:00", "14:00"} {
		h.booked(h.member, "2026-11-12 "+at)
	}
	if h.used(h.member, "2026-11") != 4 {
		t.Error("sessions beyond the plan are not counted")
	}
	h.Entitle(membership.Entitlement{Plan: copy.PlanFree, Sessions: 2, HardStop: true})
	_, err := h.book(h.member, "2026-11-13 10:00")
	h.expectConflict(err, texts.NoSessionsLeft.Fill("included", "2", "month", "November"))
}

// Many members book one time through two service instances.
func TestConcurrentBookingsOfOneTimeSucceedOnce(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	services := []*scheduling.Service{h.Service, scheduling.New(h.pool, h.recorder, rooms, h.recorder.record)}
	services[1].At(h.now)
	var members []identity.Member
	for range 30 {
		members = append(members, h.newMember(h.coach))
	}
	var group sync.WaitGroup
	var mu sync.Mutex
	got, refused := 0, 0
	for i, member := range members {
		group.Go(func() {
			_, err := services[i%2].Book(context.Background(), member.ID, scheduling.Draft{Coach: h.coach.ID, StartsAt: chicago(t, "2026-11-12 10:00")})
			mu.Lock()
			defer mu.Unlock()
			if err == nil {
				got++
				return
			}
			h.expectConflict(err, texts.TimeTaken)
			refused++
		})
	}
	group.Wait()
	if got != 1 || refused != 29 || h.count("select count(*) from sessions") != 1 || len(h.recorder.events) != 1 {
		t.Errorf("booked %d times, rejected %d times, %d events recorded", got, refused, len(h.recorder.events))
	}
}

// Members and coaches book, move, cancel and change coaches concurrently. No unexpected error is returned, and in the
// end no person has two sessions at the same time.
func TestConcurrentChangesLeaveNoOverlapsWithoutDeadlock(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	other := identitytest.NewCoach(t, h.pool)
	times := []string{"2026-11-12 10:00", "2026-11-12 11:00", "2026-11-13 10:00", "2026-12-01 10:00"}
	var group sync.WaitGroup
	for i := range 6 {
		member := h.newMember(h.coach)
		group.Go(func() {
			for round := range 8 {
				ctx := context.Background()
				session, err := h.Book(ctx, member.ID, scheduling.Draft{Coach: h.coach.ID, StartsAt: chicago(t, times[(i+round)%len(times)])})
				if err == nil {
					session, err = h.Propose(ctx, h.coach.ID, session.ID, chicago(t, times[(i+round+1)%len(times)]), "")
				}
				if err == nil {
					switch round % 4 {
					case 0:
						_, err = h.Decline(ctx, member.ID, session.ID, session.Proposal.ID)
					case 1:
						_, err = h.Withdraw(ctx, h.coach.ID, session.ID)
					default:
						_, err = h.Accept(ctx, member.ID, session.ID, session.Proposal.ID)
					}
				}
				h.expectUserError(err)
				if round%3 == 2 {
					h.expectUserError(h.leaveCoach(member, h.coach.ID))
					h.choose(member, []identity.Coach{h.coach, other}[round%2])
				} else if err == nil {
					_, err = h.CancelAsMember(ctx, member.ID, session.ID)
					h.expectUserError(err)
				}
			}
		})
	}
	group.Wait()
	if n := h.count(`select count(*) from sessions a join sessions b on a.id < b.id and a.status = 'scheduled' and b.status = 'scheduled'
		and a.starts_at < b.ends_at and b.starts_at < a.ends_at and (a.coach_id = b.coach_id or a.member_id = b.member_id)`); n != 0 {
		t.Errorf("%d pairs of sessions overlap", n)
	}
	if n := h.count(`select count(*) from session_proposals p join sessions s on s.coach_id = p.coach_id and s.id <> p.session_id and s.status = 'scheduled'
		and s.starts_at < p.ends_at and p.starts_at < s.ends_at where p.answered_at is null`); n != 0 {
		t.Errorf("%d proposed times overlap another session", n)
	}
	if n := h.count(`select count(*) from sessions s where s.sequence <> (select max(e.sequence) from session_events e where e.session_id = s.id)`); n != 0 {
		t.Errorf("%d sessions changed without an event", n)
	}
}
