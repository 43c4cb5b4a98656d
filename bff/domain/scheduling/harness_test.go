package scheduling_test

import (
	"context"
	"errors"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/identity/identitytest"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/membership"
	"aangan/bff/domain/scheduling"
	"aangan/db/dbtest"
	"aangan/db/store"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
)

// recorder records events and wake-ups.
type recorder struct {
	mu     sync.Mutex
	events []scheduling.Event
	woken  []mailbox.Owner
	fail   error
}

func (e *recorder) record(_ context.Context, _ pgx.Tx, event scheduling.Event) error {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.events = append(e.events, event)
	return e.fail
}

func (e *recorder) Wake(owners ...mailbox.Owner) {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.woken = append(e.woken, owners...)
}

// harness has a coach without published hours, a client in Chicago, and the service. The time is nine on a Monday in
// November in Chicago.
type harness struct {
	*testing.T
	pool *pgxpool.Pool
	*scheduling.Service
	recorder *recorder
	coach    identity.Coach
	member   identity.Member
	now      time.Time
}

const rooms scheduling.RoomURL = "https://video.example/{room}"

// chicago parses a local time of Chicago.
func chicago(t testing.TB, text string) time.Time {
	t.Helper()
	zone, err := time.LoadLocation("America/Chicago")
	if err != nil {
		t.Fatal(err)
	}
	at, err := time.ParseInLocation("2006-01-02 15:04", text, zone)
	if err != nil {
		t.Fatal(err)
	}
	return at
}

func newHarness(t *testing.T) *harness {
	h := &harness{T: t, pool: dbtest.New(t), recorder: &recorder{}}
	h.Service = scheduling.New(h.pool, h.recorder, rooms, h.recorder.record)
	h.coach = identitytest.NewCoach(t, h.pool)
	h.member = h.newMember(h.coach)
	h.at("2026-11-09 09:00")
	return h
}

func (h *harness) at(chicagoTime string) {
	h.Helper()
	h.now = chicago(h.T, chicagoTime)
	h.At(h.now)
}

func (h *harness) newMember(coach identity.Coach, changes ...func(*store.CreateMemberParams)) identity.Member {
	h.Helper()
	member := identitytest.NewMember(h.T, h.pool, changes...)
	h.choose(member, coach)
	return member
}

func (h *harness) choose(member identity.Member, coach identity.Coach) {
	h.Helper()
	h.execute("update members set coach_id = $1 where id = $2", coach.ID.UUID(), member.ID.UUID())
}

func (h *harness) execute(statement string, args ...any) {
	h.Helper()
	if _, err := h.pool.Exec(h.Context(), statement, args...); err != nil {
		h.Fatalf("%s: %v", statement, err)
	}
}

func (h *harness) count(query string, args ...any) (n int) {
	h.Helper()
	if err := h.pool.QueryRow(h.Context(), query, args...).Scan(&n); err != nil {
		h.Fatal(err)
	}
	return n
}

// book requests a session at a time in Chicago.
func (h *harness) book(member identity.Member, at string) (scheduling.Session, error) {
	h.Helper()
	return h.Book(h.Context(), member.ID, scheduling.Draft{Coach: h.coach.ID, StartsAt: chicago(h.T, at)})
}

func (h *harness) booked(member identity.Member, at string) scheduling.Session {
	h.Helper()
	session, err := h.book(member, at)
	if err != nil {
		h.Fatalf("book %s: %v", at, err)
	}
	return session
}

// expectConflict fails the test unless the error is a conflict with the message.
func (h *harness) expectConflict(err error, sentence string) {
	h.Helper()
	var conflict *fault.Conflict
	if !errors.As(err, &conflict) || conflict.Message != sentence {
		h.Errorf("%v, want a conflict: %s", err, sentence)
	}
}

// expectInvalid fails the test unless the error is about the field and has the message.
func (h *harness) expectInvalid(err error, field, sentence string) {
	h.Helper()
	var invalid *fault.Invalid
	if !errors.As(err, &invalid) || len(invalid.Fields) != 1 || invalid.Fields[0].Field != field || invalid.Message != sentence {
		h.Errorf("%v, want %s: %s", err, field, sentence)
	}
}

func (h *harness) expectNotFound(err error) {
	h.Helper()
	if !errors.Is(err, fault.ErrNotFound) {
		h.Errorf("%v, want fault.ErrNotFound", err)
	}
}

// used returns the number of used sessions of a month such as 2026-11.
func (h *harness) used(member identity.Member, month string) int {
	h.Helper()
	allowance, err := h.Allowance(h.Context(), member)
	if err != nil {
		h.Fatal(err)
	}
	at := slices.IndexFunc(allowance.Months, func(m scheduling.Month) bool { return m.Month == month })
	if at < 0 {
		h.Fatalf("no %s in %+v", month, allowance.Months)
	}
	return allowance.Months[at].Used
}

// sessionEvents returns the number of session events in a mailbox.
func (h *harness) sessionEvents(owner mailbox.Owner) int {
	h.Helper()
	return h.count("select count(*) from live_events where realm = $1 and owner_id = $2 and kind = 'session'", string(owner.Realm), owner.ID)
}

// publish publishes hours of the coach: windows of weekdays such as "1 18:00-23:00".
func (h *harness) publish(coach identity.Coach, windows ...string) {
	h.Helper()
	var week []scheduling.DayWindowInput
	for _, text := range windows {
		from, until, _ := strings.Cut(text[2:], "-")
		week = append(week, scheduling.DayWindowInput{Weekday: int(text[0] - '0'), From: from, Until: until})
	}
	if _, err := h.PublishHours(h.Context(), coach.ID, week); err != nil {
		h.Fatal(err)
	}
}

// open lists the coach's open times for the member on a date in the member's zone, as local times of Chicago.
func (h *harness) open(member identity.Member, coach identity.CoachID, date string) []string {
	h.Helper()
	from, until, err := h.ReadSpan(date, date, member.TimeZone)
	if err != nil {
		h.Fatal(err)
	}
	slots, err := h.Slots(h.Context(), member, coach, from, until)
	if err != nil {
		h.Fatal(err)
	}
	var times []string
	for _, at := range slots.Starts {
		times = append(times, at.In(h.now.Location()).Format("15:04"))
	}
	return times
}

var texts = copy.Scheduling

// unlimited is a plan without a hard limit.
var unlimited = membership.Entitlement{Plan: copy.PlanPremium, Sessions: 2}
