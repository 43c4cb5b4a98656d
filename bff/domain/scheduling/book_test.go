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

func TestASessionIsBooked(t *testing.T) {
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
		t.Errorf("booked %+v", session)
	}
	if len(h.ears.events) != 1 || h.ears.events[0].Kind != scheduling.Booked || h.ears.events[0].Actor != scheduling.ByMember ||
		h.ears.events[0].Session != session || h.ears.events[0].PreviousStartsAt != nil {
		t.Errorf("told %+v", h.ears.events)
	}
	if n := h.count("select count(*) from session_events where id = $1 and session_id = $2 and kind = 'booked' and actor = 'member' and sequence = 0",
		h.ears.events[0].ID, session.ID.UUID()); n != 1 {
		t.Errorf("%d events are written down", n)
	}
	own, theirs := mailbox.MemberOwner(h.member.ID), mailbox.CoachOwner(h.coach.ID)
	if h.sessionEvents(own) != 1 || h.sessionEvents(theirs) != 1 || !slices.Equal(h.ears.woken, []mailbox.Owner{theirs, own}) {
		t.Errorf("heard %d and %d, woken %v", h.sessionEvents(own), h.sessionEvents(theirs), h.ears.woken)
	}
	again, err := h.ForMember(h.Context(), h.member.ID, session.ID)
	if err != nil || again != session {
		t.Errorf("read again: %+v, %v", again, err)
	}
}

// TestTimesThatNobodyCanHave walks along the edges of what can be booked.
func TestTimesThatNobodyCanHave(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	soon, far := said.TooSoon.Fill("hours", "12"), said.TooFar.Fill("days", "60")
	notThen := said.NotOffered.Fill("coachName", h.coach.Name)
	for at, sentence := range map[string]string{
		"2026-11-09 09:00": soon, "2026-11-09 20:59": soon, "2026-11-01 10:00": soon, "2026-11-09 16:00": soon,
		"2026-11-09 21:00": notThen, "2026-11-10 12:00": notThen, "2026-11-10 09:30": notThen, "2026-11-10 17:00": notThen, "2026-11-10 03:30": notThen,
		"2027-01-08 10:00": far, "2027-01-08 09:01": far, "2027-06-01 10:00": far,
	} {
		_, err := h.book(h.member, at)
		h.invalid(err, "date", sentence)
	}
	for _, off := range []time.Duration{time.Second, -time.Nanosecond, time.Millisecond} {
		_, err := h.Book(h.Context(), h.member.ID, scheduling.Draft{Coach: h.coach.ID, StartsAt: chicago(t, "2026-11-10 10:00").Add(off)})
		h.invalid(err, "date", notThen)
	}
	// Exactly twelve hours and exactly sixty days ahead.
	h.booked(h.member, "2027-01-08 09:00")
	h.at("2026-11-09 21:00")
	h.booked(h.member, "2026-11-10 09:00")
	h.at("2026-11-09 22:00")
	if open := h.open(h.member, h.coach.ID, "2026-11-10"); !slices.Equal(open, []string{"10:00", "11:00", "13:00", "14:00", "15:00", "16:00"}) {
		t.Errorf("open from twelve hours on: %v", open)
	}
	if n := h.count("select count(*) from sessions"); n != 2 {
		t.Errorf("%d sessions are stored", n)
	}
}

func TestOnlyWithTheirOwnOpenCoach(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	other := identitytest.NewCoach(t, h.pool, func(c *store.CreateCoachParams) { c.Name = "Kabir Rao" })
	closed := identitytest.NewCoach(t, h.pool, func(c *store.CreateCoachParams) { c.IsActive = false })
	with := func(coach identity.CoachID) error {
		_, err := h.Book(h.Context(), h.member.ID, scheduling.Draft{Coach: coach, StartsAt: chicago(t, "2026-11-12 10:00")})
		return err
	}
	h.refused(with(other.ID), said.NotYourCoach.Fill("coachName", "Kabir Rao"))
	h.missing(with(closed.ID))
	h.missing(with(identity.CoachID(uuid.New())))
	h.missing(with(identity.CoachID(h.member.ID)))
	h.execute("update coaches set verification_status = 'pending' where id = $1", h.coach.ID.UUID())
	h.missing(with(h.coach.ID))
	if _, err := h.Slots(h.Context(), h.member, h.coach.ID, h.now, h.now.AddDate(0, 0, 9)); err == nil {
		t.Error("a coach who is not open has open times")
	}
	h.execute("update coaches set verification_status = 'verified' where id = $1", h.coach.ID.UUID())
	h.execute("update members set deletion_requested_at = now()")
	h.missing(with(h.coach.ID))
	if n := h.count("select count(*) from sessions"); n != 0 {
		t.Errorf("%d sessions are stored", n)
	}
}

func TestNotesThatCannotBeSent(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	with := func(note string) error {
		_, err := h.Book(h.Context(), h.member.ID, scheduling.Draft{Coach: h.coach.ID, StartsAt: chicago(t, "2026-11-12 10:00"), Note: note})
		return err
	}
	h.invalid(with(strings.Repeat("आ", 501)), "note", said.NoteTooLong)
	h.invalid(with("a\x07b"), "note", said.NoteControls)
	if err := with(strings.Repeat("🙂", 500)); err != nil {
		t.Error(err)
	}
}

func TestNobodyHoldsTwoAtOnce(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	other := h.newMember(h.coach)
	h.booked(h.member, "2026-11-12 10:00")
	_, err := h.book(other, "2026-11-12 10:00")
	h.refused(err, said.TimeTaken)
	_, err = h.book(h.member, "2026-11-12 10:00")
	h.refused(err, said.MemberHasOne)
	// With another coach, whose times begin a quarter of an hour later.
	elsewhere := identitytest.NewCoach(t, h.pool, func(c *store.CreateCoachParams) { c.TimeZone = "Asia/Kathmandu" })
	h.choose(h.member, elsewhere)
	h.publish(elsewhere, "4 21:30-23:30")
	_, err = h.Book(h.Context(), h.member.ID, scheduling.Draft{Coach: elsewhere.ID, StartsAt: chicago(t, "2026-11-12 10:15")})
	h.refused(err, said.MemberHasOne)
	if open := h.open(h.member, elsewhere.ID, "2026-11-12"); !slices.Equal(open, []string{"10:45", "11:15"}) {
		t.Errorf("open beside the member's own session: %v", open)
	}
	if open := h.open(other, h.coach.ID, "2026-11-12"); slices.Contains(open, "10:00") || len(open) != 6 {
		t.Errorf("open beside the coach's session: %v", open)
	}
}

// TestTheDatabaseHasTheLastWord puts sessions behind the service's back, where its own look cannot see them.
func TestTheDatabaseHasTheLastWord(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	other := h.newMember(h.coach)
	hidden := func(member, at string) {
		h.Helper()
		start := chicago(t, at)
		h.execute(`insert into sessions (member_id, coach_id, starts_at, ends_at, room) values ($1::uuid, $2, $3, $4, $5)`,
			member, h.coach.ID.UUID(), start, start.Add(30*time.Minute), uuid.NewString())
	}
	// The look before the insert is made blind by a session that begins far before the span it looks at.
	blind := func(member, at string) {
		h.Helper()
		start := chicago(t, at)
		h.execute(`insert into sessions (member_id, coach_id, starts_at, ends_at, room) values ($1::uuid, $2, $3, $4, $5)`,
			member, h.coach.ID.UUID(), start.Add(-48*time.Hour), start.Add(10*time.Minute), uuid.NewString())
	}
	blind(other.ID.String(), "2026-11-20 10:00")
	_, err := h.book(h.member, "2026-11-20 10:00")
	h.refused(err, said.TimeTaken)
	session := h.booked(h.member, "2026-11-25 10:00")
	_, err = h.MoveAsMember(h.Context(), h.member.ID, session.ID, chicago(t, "2026-11-20 10:00"))
	h.refused(err, said.TimeTaken)
	blindly, err := h.propose(session, "2026-11-20 10:00")
	if err != nil {
		t.Fatal(err)
	}
	_, err = h.Accept(h.Context(), h.member.ID, session.ID, blindly.Proposal.ID)
	h.refused(err, said.TimeTaken)
	if again, err := h.ForMember(h.Context(), h.member.ID, session.ID); err != nil || again.Proposal == nil || !again.StartsAt.Equal(session.StartsAt) {
		t.Errorf("what failed changed %+v, %v", again, err)
	}
	hidden(other.ID.String(), "2026-11-26 10:00")
	for _, twice := range []identity.Member{h.member, other} {
		start := chicago(t, "2026-11-26 10:10")
		if _, err := h.pool.Exec(h.Context(), `insert into sessions (member_id, coach_id, starts_at, ends_at, room) values ($1, $2, $3, $4, $5)`,
			twice.ID.UUID(), h.coach.ID.UUID(), start, start.Add(30*time.Minute), uuid.NewString()); err == nil {
			t.Error("the database takes two sessions at once")
		}
	}
	if n := h.count("select count(*) from session_events"); n != 1 {
		t.Errorf("%d events", n)
	}
}

func TestThePlanOfAMonth(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	if allowance, err := h.Allowance(h.Context(), h.member); err != nil || allowance.Sessions != 2 || !allowance.HardStop || allowance.Plan != "free" ||
		!slices.Equal(allowance.Months, []scheduling.Month{{"2026-11", 0}, {"2026-12", 0}, {"2027-01", 0}}) {
		t.Errorf("at first: %+v, %v", allowance, err)
	}
	h.booked(h.member, "2026-11-12 10:00")
	// The last hours of the month in Chicago are the next one in London and Kolkata: the member's own counts.
	h.execute("update coaches set time_zone = 'Europe/London'")
	h.publish(h.coach, "1 22:00-24:00", "2 00:00-08:00")
	h.booked(h.member, "2026-11-30 23:30")
	full := said.NoSessionsLeft.Fill("included", "2", "month", "November")
	_, err := h.book(h.member, "2026-11-30 23:00")
	h.refused(err, full)
	h.booked(h.member, "2026-12-01 00:00")
	if h.used(h.member, "2026-11") != 2 || h.used(h.member, "2026-12") != 1 || h.used(h.member, "2027-01") != 0 {
		t.Error("the months are counted wrongly")
	}
	// A used-up plan is reported before a taken time.
	other := h.newMember(h.coach, func(m *store.CreateMemberParams) { m.TimeZone = "Pacific/Honolulu" })
	h.booked(other, "2026-11-30 23:00")
	_, err = h.book(h.member, "2026-11-30 23:00")
	h.refused(err, full)
	// For a member further west, December in Chicago is still November.
	h.booked(other, "2026-12-01 00:30")
	if h.used(other, "2026-11") != 2 {
		t.Error("the other member's month is not theirs")
	}
}

func TestPlans(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	h.Entitle(membership.Entitlement{Plan: copy.PlanPremium, Sessions: 2})
	for _, at := range []string{"10:00", "11:00", "13:00", "14:00"} {
		h.booked(h.member, "2026-11-12 "+at)
	}
	if h.used(h.member, "2026-11") != 4 {
		t.Error("what goes past the plan is not counted")
	}
	h.Entitle(membership.Entitlement{Plan: copy.PlanFree, Sessions: 2, HardStop: true})
	_, err := h.book(h.member, "2026-11-13 10:00")
	h.refused(err, said.NoSessionsLeft.Fill("included", "2", "month", "November"))
}

// TestATimeGivenOnce: many members, two copies of the product, one time.
func TestATimeGivenOnce(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	copies := []*scheduling.Service{h.Service, scheduling.New(h.pool, h.ears, rooms, h.ears.told)}
	copies[1].At(h.now)
	var members []identity.Member
	for range 30 {
		members = append(members, h.newMember(h.coach))
	}
	var all sync.WaitGroup
	var mu sync.Mutex
	got, refused := 0, 0
	for i, member := range members {
		all.Go(func() {
			_, err := copies[i%2].Book(context.Background(), member.ID, scheduling.Draft{Coach: h.coach.ID, StartsAt: chicago(t, "2026-11-12 10:00")})
			mu.Lock()
			defer mu.Unlock()
			if err == nil {
				got++
				return
			}
			h.refused(err, said.TimeTaken)
			refused++
		})
	}
	all.Wait()
	if got != 1 || refused != 29 || h.count("select count(*) from sessions") != 1 || len(h.ears.events) != 1 {
		t.Errorf("given %d times, refused %d times, told %d times", got, refused, len(h.ears.events))
	}
}

// TestChangesFromAllSidesAtOnce has members and coaches book, move, cancel and change coaches concurrently: no
// deadlock, every error is true, and in the end no person has two sessions at once or more than their plan.
func TestChangesFromAllSidesAtOnce(t *testing.T) {
	t.Parallel()
	h := newHarness(t)
	other := identitytest.NewCoach(t, h.pool)
	times := []string{"2026-11-12 10:00", "2026-11-12 11:00", "2026-11-13 10:00", "2026-12-01 10:00"}
	var all sync.WaitGroup
	for i := range 6 {
		member := h.newMember(h.coach)
		all.Go(func() {
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
				h.truthful(err)
				if round%3 == 2 {
					h.truthful(h.leaveCoach(member, h.coach.ID))
					h.choose(member, []identity.Coach{h.coach, other}[round%2])
				} else if err == nil {
					_, err = h.CancelAsMember(ctx, member.ID, session.ID)
					h.truthful(err)
				}
			}
		})
	}
	all.Wait()
	if n := h.count(`select count(*) from sessions a join sessions b on a.id < b.id and a.status = 'scheduled' and b.status = 'scheduled'
		and a.starts_at < b.ends_at and b.starts_at < a.ends_at and (a.coach_id = b.coach_id or a.member_id = b.member_id)`); n != 0 {
		t.Errorf("%d pairs of sessions at once", n)
	}
	if n := h.count(`select count(*) from session_proposals p join sessions s on s.coach_id = p.coach_id and s.id <> p.session_id and s.status = 'scheduled'
		and s.starts_at < p.ends_at and p.starts_at < s.ends_at where p.answered_at is null`); n != 0 {
		t.Errorf("%d proposed times are given to others", n)
	}
	if n := h.count(`select count(*) from sessions s where s.sequence <> (select max(e.sequence) from session_events e where e.session_id = s.id)`); n != 0 {
		t.Errorf("%d sessions have changed without an event", n)
	}
}
