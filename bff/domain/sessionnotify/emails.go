package sessionnotify

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"

	"aangan/bff/domain/calendar"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/emails"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/reminders"
	"aangan/bff/domain/scheduling"
	"aangan/bff/domain/tasks"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// The kinds of emails in this package. All except the last are about a session's event; the last one is about the
// remaining data of a session whose member has left.
const (
	bookedKind            = "session-booked"
	movedKind             = "session-moved"
	cancelledKind         = "session-cancelled"
	dayReminderKind       = "session-reminder-day"
	hourReminderKind      = "session-reminder-hour"
	coachBookedKind       = "coach-session-booked"
	coachMovedKind        = "coach-session-moved"
	coachCancelledKind    = "coach-session-cancelled"
	coachDayReminderKind  = "coach-session-reminder-day"
	coachHourReminderKind = "coach-session-reminder-hour"
	coachDepartedKind     = "coach-session-departed"
)

var joinMinutes = strconv.Itoa(copy.Limits.JoinEarlyMinutes)

// emailData is the data of an email: the event, and the time of rendering.
type emailData struct {
	store.SessionEventRow
	now time.Time
}

// form describes one kind of email about an event.
type form struct {
	kind string
	says func(*copy.MeetingLettersTexts) copy.MeetingLetter
	// reminds is the reminder, or nil for other emails.
	reminds *reminder
	// invites is the calendar method of the attachment; empty for none.
	invites calendar.Method
}

var (
	memberForms = []form{
		{kind: bookedKind, says: func(in *copy.MeetingLettersTexts) copy.MeetingLetter { return in.Booked }, invites: calendar.Request},
		{kind: movedKind, says: func(in *copy.MeetingLettersTexts) copy.MeetingLetter { return in.Moved }, invites: calendar.Request},
		{kind: cancelledKind, says: func(in *copy.MeetingLettersTexts) copy.MeetingLetter { return in.Cancelled }, invites: calendar.Cancel},
		{kind: dayReminderKind, says: func(in *copy.MeetingLettersTexts) copy.MeetingLetter { return in.DayReminder }, reminds: &dayReminder},
		{kind: hourReminderKind, says: func(in *copy.MeetingLettersTexts) copy.MeetingLetter { return in.HourReminder }, reminds: &hourReminder},
	}
	coachForms = []form{
		{kind: coachBookedKind, says: func(in *copy.MeetingLettersTexts) copy.MeetingLetter { return in.CoachBooked }, invites: calendar.Request},
		{kind: coachMovedKind, says: func(in *copy.MeetingLettersTexts) copy.MeetingLetter { return in.CoachMoved }, invites: calendar.Request},
		{kind: coachCancelledKind, says: func(in *copy.MeetingLettersTexts) copy.MeetingLetter { return in.CoachCancelled }, invites: calendar.Cancel},
		{kind: coachDayReminderKind, says: func(in *copy.MeetingLettersTexts) copy.MeetingLetter { return in.CoachDayReminder }, reminds: &dayReminder},
		{kind: coachHourReminderKind, says: func(in *copy.MeetingLettersTexts) copy.MeetingLetter { return in.CoachHourReminder }, reminds: &hourReminder},
	}
)

// Emails returns the emails of this package: to members, who can unsubscribe, and to coaches.
func (s *Service) Emails() []emails.Template {
	var all []emails.Template
	for _, f := range memberForms {
		all = append(all, emails.Compose(f.kind, func(ctx context.Context, id uuid.UUID) (emailData, error) { return s.forMember(ctx, id, f) },
			func(t emailData) string { return t.DisplayLanguage },
			func(in *copy.Catalog, t emailData) (emails.Draft, error) { return s.toMember(in, t, f) }, memberSamples(f)))
	}
	for _, f := range coachForms {
		all = append(all, emails.Compose(f.kind, func(ctx context.Context, id uuid.UUID) (emailData, error) { return s.forCoach(ctx, id, f) }, nil,
			func(in *copy.Catalog, t emailData) (emails.Draft, error) { return s.toCoach(in, t, f) }, coachSamples(f)).ToCoach())
	}
	all = append(all, s.proposalLetters()...)
	return append(all, emails.Compose(coachDepartedKind, s.departed, nil, s.departedLetter, []store.DepartedSessionRow{departedSample}).
		ToCoach().WhenSent(s.departedSent))
}

// event reads a session's event. Returns emails.ErrGone if the session was deleted with its member.
func (s *Service) event(ctx context.Context, db store.DBTX, id uuid.UUID) (store.SessionEventRow, error) {
	row, err := s.q.SessionEvent(ctx, db, id)
	if errors.Is(err, pgx.ErrNoRows) {
		return row, emails.ErrGone
	}
	return row, wrap("read session event", err)
}

// overtaken reports whether a later event exists, which has its own emails and reminders.
func overtaken(row store.SessionEventRow) bool { return row.Sequence != row.NotifiedSequence }

// still returns the event if an email of this form is still needed, and emails.ErrGone otherwise.
func (s *Service) still(ctx context.Context, id uuid.UUID, f form) (emailData, error) {
	row, err := s.event(ctx, s.pool, id)
	t := emailData{SessionEventRow: row, now: s.now()}
	if err != nil {
		return t, err
	}
	last := row.StartsAt
	switch {
	case f.reminds != nil:
		last = row.StartsAt.Add(-f.reminds.until)
	case f.invites == calendar.Cancel:
		last = row.EndsAt
	}
	if overtaken(row) || !t.now.Before(last) {
		return t, emails.ErrGone
	}
	return t, nil
}

// forMember returns the event if its member gets an email about it now, or tasks.Snooze during quiet hours. A reminder
// that would then come just before the start is dropped.
func (s *Service) forMember(ctx context.Context, id uuid.UUID, f form) (emailData, error) {
	t, err := s.still(ctx, id, f)
	if err != nil {
		return t, err
	}
	if !t.WantsLetters || (f.reminds != nil && !t.WantsReminders) {
		return t, emails.ErrGone
	}
	end := reminders.QuietUntil(t.QuietFrom, t.QuietUntil, t.TimeZone, t.now)
	if !end.After(t.now) {
		return t, nil
	}
	if f.reminds != nil && end.After(t.StartsAt.Add(-lastCall)) {
		return t, emails.ErrGone
	}
	return t, tasks.Snooze(end)
}

// forCoach returns the event if its coach gets an email about it. A coach who may not see clients gets only the emails
// about cancellations.
func (s *Service) forCoach(ctx context.Context, id uuid.UUID, f form) (emailData, error) {
	t, err := s.still(ctx, id, f)
	if err == nil && !t.CoachOpen && f.invites != calendar.Cancel {
		err = emails.ErrGone
	}
	return t, err
}

func (s *Service) toMember(in *copy.Catalog, t emailData, f form) (emails.Draft, error) {
	said, own := in.MeetingLetters, clockOf(in, t.TimeZone, "")
	says, when := f.says(said), func(at time.Time) string { return own.both(at, clockOf(in, t.CoachTimeZone, t.CoachCity)) }
	draft := emails.Draft{
		To: emails.Address{Email: t.Email}, Subject: says.Subject, Greeting: emails.Greeting(in, t.FirstName),
		Paragraphs: []string{says.Says.Fill("minutes", minutes(t.StartsAt, t.EndsAt))}, Facts: t.facts(said, f, when),
		Button:     &emails.Button{Label: said.GoIn, URL: s.joinPage(t.SessionID)},
		SmallPrint: []string{said.Why},
		// Reminders have their own unsubscribe link. The one of bookings and changes stops all emails.
		Unsubscribe: emails.ForMember(s.places, t.UnsubscribeKey, emails.Everything),
	}
	opens := said.OpensBefore.Fill("minutes", joinMinutes)
	switch f.invites {
	case calendar.Cancel:
		draft.Paragraphs = append(draft.Paragraphs, t.whyCancelled(said))
		draft.Closing = []string{said.OutOfCalendar}
		draft.Button = &emails.Button{Label: said.LookAtTimes, URL: s.sessionsPage()}
	case calendar.Request:
		draft.Closing = []string{opens, t.untilWhen(said, own), said.InCalendar}
		draft.Button.Label = said.WayIn
	default:
		draft.Closing = []string{opens}
		draft.Unsubscribe = emails.ForMember(s.places, t.UnsubscribeKey, emails.AboutSessions)
	}
	return s.invite(draft, f.invites, s.memberEvent(in, t.entry()))
}

// whyCancelled returns the member's text about who cancelled and whether the session counts.
func (t emailData) whyCancelled(said *copy.MeetingLettersTexts) string {
	switch scheduling.Actor(t.Actor) {
	case scheduling.ByCoach:
		return said.CancelledForThem
	case scheduling.ByChange:
		return said.CancelledByChange
	case scheduling.ByAbsence:
		return said.CancelledByAbsence
	}
	if t.Counted {
		return said.CancelledByThemCounts
	}
	return said.CancelledByThem
}

// untilWhen returns the member's text about the deadline for changes.
func (t emailData) untilWhen(said *copy.MeetingLettersTexts, own clock) string {
	last := t.StartsAt.Add(-time.Duration(copy.Limits.ChangeHours) * time.Hour)
	switch {
	case t.MovedByCoach:
		return said.MovedForThem
	case t.now.Before(last):
		return said.FreeUntil.Fill("time", own.own(last))
	}
	return said.TooLateToMove
}

func (s *Service) toCoach(in *copy.Catalog, t emailData, f form) (emails.Draft, error) {
	said, own := in.MeetingLetters, clockOf(in, t.CoachTimeZone, "")
	says := f.says(said)
	client, length := clientName(t.FirstName), minutes(t.StartsAt, t.EndsAt)
	draft := s.coachLetter(t.CoachEmail, t.CoachName, says)
	draft.Paragraphs, draft.Facts = []string{says.Says.Fill("client", client, "minutes", length)}, t.facts(said, f, own.own)
	switch actor := scheduling.Actor(t.Actor); {
	case f.invites == calendar.Cancel:
		why := said.CoachCancelledByMember
		switch actor {
		case scheduling.ByCoach:
			why = said.CoachCancelledByThem
		case scheduling.ByChange:
			why = said.CoachCancelledByChange
		case scheduling.ByAbsence:
			why = said.CoachCancelledByAbsence
		}
		draft.Paragraphs = append(draft.Paragraphs, why.Fill("client", client))
	case f.kind == coachMovedKind && t.MovedByCoach:
		draft.Paragraphs = []string{said.CoachAccepted.Fill("client", client, "minutes", length)}
	}
	return s.invite(draft, f.invites, s.coachEvent(in, t.entry()))
}

// coachLetter returns the parts that all emails to coaches share.
func (s *Service) coachLetter(email, name string, says copy.MeetingLetter) emails.Draft {
	first, _, _ := strings.Cut(strings.TrimSpace(name), " ")
	return emails.Draft{
		To: emails.Address{Email: email}, Subject: says.Subject, Greeting: emails.Hello(first),
		Button: &emails.Button{Label: copy.MeetingLetters.CoachPortal, URL: s.coachPage()}, SmallPrint: []string{copy.MeetingLetters.CoachWhy},
	}
}

// facts returns the times of an email, formatted by when. An email about a move has two times.
func (t emailData) facts(said *copy.MeetingLettersTexts, f form, when func(time.Time) string) []emails.Fact {
	if f.reminds == nil && t.Kind == scheduling.Moved && t.PreviousStartsAt != nil {
		return []emails.Fact{{Label: said.Now, Value: when(t.StartsAt)}, {Label: said.Before, Value: when(*t.PreviousStartsAt)}}
	}
	return []emails.Fact{{Label: said.When, Value: when(t.StartsAt)}}
}

func (t emailData) entry() entry {
	return entry{ID: t.SessionID, StartsAt: t.StartsAt, EndsAt: t.EndsAt, Sequence: t.Sequence, ChangedAt: t.NotifiedAt}
}

// invite attaches the calendar file, if the email has one.
func (s *Service) invite(draft emails.Draft, method calendar.Method, event calendar.Event) (emails.Draft, error) {
	if method == "" {
		return draft, nil
	}
	invitation := calendar.Invitation{Method: method, Event: event, Organizer: s.from, Attendee: draft.To.Email}
	file, err := invitation.Bytes()
	if err != nil {
		return draft, err
	}
	draft.Attachments = []emails.Attachment{{Name: copy.MeetingLetters.FileName, ContentType: invitation.ContentType(), Content: file}}
	return draft, nil
}

func (s *Service) departed(ctx context.Context, id uuid.UUID) (store.DepartedSessionRow, error) {
	row, err := s.q.DepartedSession(ctx, s.pool, id)
	switch {
	case errors.Is(err, pgx.ErrNoRows):
		return row, emails.ErrGone
	case err != nil:
		return row, fmt.Errorf("read data for the coach's email: %w", err)
	case !s.now().Before(row.EndsAt):
		return row, emails.ErrGone
	}
	return row, nil
}

func (s *Service) departedLetter(in *copy.Catalog, row store.DepartedSessionRow) (emails.Draft, error) {
	said := in.MeetingLetters
	draft := s.coachLetter(row.CoachEmail, row.CoachName, said.CoachCancelled)
	draft.Paragraphs = []string{said.CoachCancelled.Says.Fill("minutes", minutes(row.StartsAt, row.EndsAt)), said.CoachCancelledByLeaving}
	draft.Facts = []emails.Fact{{Label: said.When, Value: clockOf(in, row.CoachTimeZone, "").own(row.StartsAt)}}
	return s.invite(draft, calendar.Cancel, s.coachEvent(in, entry{
		ID: row.SessionID, StartsAt: row.StartsAt, EndsAt: row.EndsAt, Sequence: row.Sequence, ChangedAt: row.CreatedAt,
	}))
}

func (s *Service) departedSent(ctx context.Context, id uuid.UUID) error {
	return wrap("delete data of the coach's email", s.q.DeleteDepartedSession(ctx, s.pool, id))
}

// clientName returns a member's name if it looks like a name: an email must not contain arbitrary text that a member
// entered as a name.
func clientName(name string) string {
	if emails.Hello(name) == emails.Hello("") {
		return copy.MeetingLetters.SomeClient
	}
	return strings.TrimSpace(name)
}

func (s *Service) wake(member identity.MemberID) { mailbox.Wake(s.waker, mailbox.MemberOwner(member)) }
