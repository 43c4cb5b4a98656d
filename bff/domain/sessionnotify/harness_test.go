package sessionnotify

import (
	"context"
	"strings"
	"sync"
	"testing"
	"time"

	"aangan/bff/domain/calendar/calendartest"
	"aangan/bff/domain/coaching"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/identity/identitytest"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/notification"
	"aangan/bff/domain/scheduling"
	"aangan/bff/domain/tasks"
	"aangan/bff/domain/userdata"
	"aangan/bff/internal/jobs/jobstest"
	"aangan/db/dbtest"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5/pgxpool"
)

// secretWord is part of every note. No email and no calendar may contain it.
const secretWord = "pomegranate"

// harness has a member in Chicago and their coach in Chennai. The test sets the clock of emails and reminders.
type harness struct {
	t        *testing.T
	pool     *pgxpool.Pool
	post     *jobstest.Post
	service  *Service
	sessions *scheduling.Service
	coaching *coaching.Service
	notices  *notification.Service
	leaving  *userdata.Service
	woken    *woken
	member   identity.Member
	coach    identity.Coach
}

// woken records the mailboxes that were woken.
type woken struct {
	mu     sync.Mutex
	owners []mailbox.Owner
}

func (w *woken) Wake(owners ...mailbox.Owner) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.owners = append(w.owners, owners...)
}

func (w *woken) since() []mailbox.Owner {
	w.mu.Lock()
	defer w.mu.Unlock()
	owners := w.owners
	w.owners = nil
	return owners
}

func newHarness(t *testing.T) *harness {
	t.Helper()
	pool := dbtest.New(t)
	h := &harness{t: t, pool: pool, post: jobstest.New(t, pool), woken: &woken{}}
	h.service = New(Options{Pool: pool, Queue: h.post, Waker: h.woken, Links: jobstest.Places, From: jobstest.FromAddress})
	h.post.Add(h.service.Emails()...)
	h.post.AddTasks(h.service.Tasks()...)
	h.post.AddPeriodic(h.service.Periodic()...)
	h.notices = notification.New(pool, nil, h.post)
	h.post.AddTasks(h.notices.Tasks()...)
	h.sessions = scheduling.New(pool, nil, "https://video.example/{room}", h.service.OnEvent)
	h.post.AddTasks(h.sessions.Tasks()...)
	h.coaching = coaching.New(coaching.Options{Pool: pool, OnCoachLeft: []coaching.OnCoachLeft{h.sessions.CoachLeft}})
	h.leaving = userdata.New(userdata.Options{Pool: pool, Queue: h.post, Links: jobstest.Places, OnLeave: h.sessions.MemberLeft})
	h.post.Add(h.leaving.Emails()...)
	h.post.AddTasks(h.leaving.Tasks()...)
	h.member, h.coach = identitytest.NewMember(t, pool), identitytest.NewCoach(t, pool)
	h.choose(h.coach)
	return h
}

func (h *harness) choose(coach identity.Coach) {
	h.t.Helper()
	if _, err := h.coaching.Select(h.t.Context(), h.member.ID, coach.ID); err != nil {
		h.t.Fatal(err)
	}
}

// day returns the time in the given number of days at an hour in the member's zone: one of the default times.
func (h *harness) day(days, hour int) time.Time {
	h.t.Helper()
	zone := location(h.t, h.member.TimeZone)
	today := time.Now().In(zone)
	return time.Date(today.Year(), today.Month(), today.Day()+days, hour, 0, 0, 0, zone)
}

func (h *harness) book(at time.Time) scheduling.Session {
	h.t.Helper()
	session, err := h.sessions.Book(h.t.Context(), h.member.ID, scheduling.Draft{Coach: h.coach.ID, StartsAt: at, Note: "About the " + secretWord})
	if err != nil {
		h.t.Fatal(err)
	}
	return session
}

// changed returns the session, or fails the test if the change failed.
func (h *harness) changed(session scheduling.Session, err error) scheduling.Session {
	h.t.Helper()
	if err != nil {
		h.t.Fatal(err)
	}
	return session
}

// at sets the clock of emails and reminders.
func (h *harness) at(now time.Time) { h.service.now = func() time.Time { return now } }

func (h *harness) execute(statement string, args ...any) {
	h.t.Helper()
	if _, err := h.pool.Exec(context.WithoutCancel(h.t.Context()), statement, args...); err != nil {
		h.t.Fatalf("%s: %v", statement, err)
	}
}

func (h *harness) count(query string, args ...any) (n int) {
	h.t.Helper()
	if err := h.pool.QueryRow(context.WithoutCancel(h.t.Context()), query, args...).Scan(&n); err != nil {
		h.t.Fatalf("%s: %v", query, err)
	}
	return n
}

// event returns the id of the session's event with that sequence.
func (h *harness) event(session scheduling.Session, sequence int) (id uuid.UUID) {
	h.t.Helper()
	if err := h.pool.QueryRow(h.t.Context(), "select id from session_events where session_id = $1 and sequence = $2", session.ID.UUID(), sequence).Scan(&id); err != nil {
		h.t.Fatal(err)
	}
	return id
}

// scheduledFor returns the scheduled times of the task of that kind about an event.
func (h *harness) scheduledFor(event uuid.UUID, kind string) []time.Time {
	h.t.Helper()
	return h.post.Scheduled(h.t, tasks.Ref{Kind: kind, ID: event})
}

// mail runs the due jobs and returns the emails by recipient; more than one per person fails the test.
func (h *harness) mail() (member, coach *jobstest.Mail) {
	h.t.Helper()
	for _, one := range h.post.Deliver(h.t) {
		for _, part := range []string{one.Subject, one.Text, one.HTML, string(invitationOf(one))} {
			for _, forbidden := range []string{secretWord, "video.example"} {
				if strings.Contains(part, forbidden) {
					h.t.Errorf("an email contains %q:\n%s", forbidden, part)
				}
			}
		}
		to := &member
		if one.To.Address == h.coach.Email {
			to = &coach
		} else if one.To.Address != h.member.Email {
			h.t.Fatalf("an email to %s", one.To.Address)
		}
		if *to != nil {
			h.t.Fatalf("two emails to %s: %q and %q", one.To.Address, (*to).Subject, one.Subject)
		}
		*to = &one
	}
	if member != nil {
		for _, part := range []string{member.Subject, member.Text, string(invitationOf(*member))} {
			for _, forbidden := range []string{"Meera", "coach"} {
				if strings.Contains(part, forbidden) {
					h.t.Errorf("an email to a member contains %q:\n%s", forbidden, part)
				}
			}
		}
	}
	return member, coach
}

// expectBothEmails runs the due jobs and requires an email to each.
func (h *harness) expectBothEmails(when string) (member, coach jobstest.Mail) {
	h.t.Helper()
	m, c := h.mail()
	if m == nil || c == nil {
		h.t.Fatalf("%s: emails to %+v and %+v", when, m, c)
	}
	return *m, *c
}

// expectNoEmails runs the due jobs and requires that no email is sent.
func (h *harness) expectNoEmails(when string) {
	h.t.Helper()
	if m, c := h.mail(); m != nil || c != nil {
		h.t.Fatalf("%s: emails to %+v and %+v", when, m, c)
	}
}

func invitationOf(mail jobstest.Mail) []byte {
	if mail.Invitation == nil {
		return nil
	}
	return mail.Invitation.Content
}

// invited parses the invitation of an email and checks that it is complete.
func (h *harness) invited(mail jobstest.Mail, method string, session scheduling.Session) calendartest.Event {
	h.t.Helper()
	if mail.Invitation == nil || len(mail.Files) != 1 || string(mail.Files[0].Content) != string(mail.Invitation.Content) || mail.Files[0].Name != "invite.ics" {
		h.t.Fatalf("%q has no invitation", mail.Subject)
	}
	file := calendartest.Read(h.t, mail.Invitation.Content)
	if file.Method != method || mail.Invitation.Params["method"] != method || len(file.Events) != 1 {
		h.t.Fatalf("%q has the invitation %+v", mail.Subject, file)
	}
	event := file.Events[0]
	if event.UID != session.ID.String()+"@aangan" || event.Sequence != session.Sequence || !event.Starts.Equal(session.StartsAt) ||
		!event.Ends.Equal(session.EndsAt) || event.Attendee != mail.To.Address || event.RSVP != "FALSE" || event.Organizer != jobstest.FromAddress ||
		event.Title != "Aangan, 30 minutes" {
		h.t.Errorf("%q has the event %+v, the session is %+v", mail.Subject, event, session)
	}
	return event
}

// bell returns the titles in the member's bell, newest first; read entries end with a tick.
func (h *harness) bell() (titles []string) {
	h.t.Helper()
	page, err := h.notices.List(h.t.Context(), h.member.ID, nil, 0)
	if err != nil {
		h.t.Fatal(err)
	}
	for _, one := range page.Items {
		if one.Type != notification.TypeSession {
			continue
		}
		title := one.Title
		if one.Read {
			title += " ✓"
		}
		titles = append(titles, title)
	}
	return titles
}

func (h *harness) expectBell(when string, want ...string) {
	h.t.Helper()
	if got := h.bell(); strings.Join(got, "\n") != strings.Join(want, "\n") {
		h.t.Fatalf("%s: the bell has %q, want %q", when, got, want)
	}
}
