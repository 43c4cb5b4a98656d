package sessionnotify

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/emails"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/notification"
	"aangan/bff/domain/scheduling"
	"aangan/bff/domain/tasks"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// OnEvent schedules everything that follows from a session's event, in its transaction: an email to each of the two,
// reminders, and the bell if the coach acted. It is a scheduling.OnEvent.
func (s *Service) OnEvent(ctx context.Context, tx pgx.Tx, event scheduling.Event) error {
	if event.Proposal != nil {
		return s.tellOfProposal(ctx, tx, event)
	}
	if event.Kind == scheduling.RecapShared {
		return tellOfRecap(ctx, tx, event.Session)
	}
	if event.Actor == scheduling.ByLeaving {
		return s.tellOfLeaving(ctx, tx, event.Session)
	}
	kinds, known := lettersAbout[event.Kind]
	if !known {
		return fmt.Errorf("sessionnotify: unknown event kind %q", event.Kind)
	}
	for _, kind := range kinds {
		if err := s.queue.Enqueue(ctx, tx, emails.Ref{Kind: kind, ID: event.ID}); err != nil {
			return err
		}
	}
	if event.Kind != scheduling.EventCancelled {
		if err := s.scheduleReminders(ctx, tx, event.ID, event.Session); err != nil {
			return err
		}
	}
	return s.ring(ctx, tx, event)
}

// lettersAbout maps each kind of event to its emails: to the member and to the coach.
var lettersAbout = map[string][2]string{
	scheduling.Booked:         {bookedKind, coachBookedKind},
	scheduling.Moved:          {movedKind, coachMovedKind},
	scheduling.EventCancelled: {cancelledKind, coachCancelledKind},
}

// tellOfRecap adds a bell entry that the coach shared notes, which does not say what they contain. An entry about an
// earlier session that has not been read is replaced.
func tellOfRecap(ctx context.Context, tx pgx.Tx, session scheduling.Session) error {
	in := copy.In(session.MemberLanguage)
	coach, _, _ := strings.Cut(session.CoachName, " ")
	_, err := notification.Add(ctx, tx, session.Member, notification.TypeSession, in.SessionNotices.RecapTitle.Fill("coachName", coach),
		in.SessionNotices.RecapText.Fill("when", clockOf(in, session.MemberZone, "").own(session.StartsAt)))
	return err
}

// tellOfLeaving schedules the coach's email that a time is free again. The member gets no more emails, and
// their session is probably deleted before this email is rendered: its data is stored separately.
func (s *Service) tellOfLeaving(ctx context.Context, tx pgx.Tx, session scheduling.Session) error {
	id, err := s.q.KeepDepartedSession(ctx, tx, store.KeepDepartedSessionParams{
		CoachID: session.Coach.UUID(), SessionID: session.ID.UUID(), Sequence: int32(session.Sequence),
		StartsAt: session.StartsAt, EndsAt: session.EndsAt,
	})
	if err != nil {
		return fmt.Errorf("store data for the coach's email: %w", err)
	}
	return s.queue.Enqueue(ctx, tx, emails.Ref{Kind: coachDepartedKind, ID: id})
}

// ring updates the bell: entries about the previous time are marked as read, and the coach's action is added. The
// member's own actions are not added.
func (s *Service) ring(ctx context.Context, tx pgx.Tx, event scheduling.Event) error {
	session := event.Session
	switch {
	case event.Kind == scheduling.Booked:
		return nil
	case event.Actor == scheduling.ByChange || event.Actor == scheduling.ByAbsence:
		// No notification may be written here. The task marks the entry about that time as read in its own transaction.
		return s.queue.Schedule(ctx, tx, tasks.Ref{Kind: overKind, ID: event.ID}, time.Time{})
	}
	in := copy.In(session.MemberLanguage)
	own := clockOf(in, session.MemberZone, "")
	was := session.StartsAt
	if event.PreviousStartsAt != nil {
		was = *event.PreviousStartsAt
	}
	var title, text string
	if said := in.SessionNotices; event.Actor == scheduling.ByCoach && event.Kind == scheduling.EventCancelled {
		title = said.CancelledTitle.Fill("day", own.day(session.StartsAt))
		text = said.CancelledText.Fill("coachName", session.CoachName, "when", own.own(session.StartsAt))
	}
	// The caller wakes the member because of the change.
	_, err := notification.Replace(ctx, tx, session.Member, notification.TypeSession, noticesOf(session.MemberZone, was), title, text)
	return err
}

// noticesOf returns the possible titles of the bell's entries about a session at that time. They may have been written
// before the member chose another language.
func noticesOf(zone string, at time.Time) []string {
	return titlesOf(zone, at,
		func(in *copy.Catalog, day string) string { return in.SessionNotices.UpcomingTitle.Fill("day", day) },
		func(in *copy.Catalog, day string) string { return in.SessionNotices.ProposedTitle.Fill("day", day) },
		func(in *copy.Catalog, day string) string { return in.SessionNotices.StaysTitle.Fill("day", day) })
}

// titlesOf returns titles with the day of a time in every language.
func titlesOf(zone string, at time.Time, titles ...func(in *copy.Catalog, day string) string) []string {
	var all []string
	for _, language := range copy.DisplayLanguages {
		in := copy.In(language.Code)
		for _, title := range titles {
			all = append(all, title(in, clockOf(in, zone, "").day(at)))
		}
	}
	return all
}

// The kinds of tasks: reminders, and the cleanup of the bell after the session. Their id is the session event's.
const (
	dayKind  = "session-day"
	hourKind = "session-hour"
	overKind = "session-over"
)

const (
	dayBefore, hourBefore = 24 * time.Hour, time.Hour
	// lastCall is the minimum time before the start at which a reminder is useful.
	lastCall = 10 * time.Minute
	// keepDeparted is longer than an email is retried.
	keepDeparted = 3 * 24 * time.Hour
)

func (s *Service) scheduleReminders(ctx context.Context, tx pgx.Tx, event uuid.UUID, session scheduling.Session) error {
	for kind, at := range map[string]time.Time{
		dayKind: session.StartsAt.Add(-dayBefore), hourKind: session.StartsAt.Add(-hourBefore), overKind: session.EndsAt,
	} {
		if !at.After(s.now()) {
			continue // The booking was later than that, and the email about it has just been sent.
		}
		if err := s.queue.Schedule(ctx, tx, tasks.Ref{Kind: kind, ID: event}, at); err != nil {
			return err
		}
	}
	return nil
}

// Tasks returns the queued tasks of this package.
func (s *Service) Tasks() []tasks.Task {
	return []tasks.Task{
		{Kind: dayKind, Run: func(ctx context.Context, id uuid.UUID) error { return s.remind(ctx, id, dayReminder) }},
		{Kind: hourKind, Run: func(ctx context.Context, id uuid.UUID) error { return s.remind(ctx, id, hourReminder) }},
		{Kind: overKind, Run: s.over},
	}
}

// Periodic returns the periodic tasks about sessions.
func (s *Service) Periodic() []tasks.PeriodicTask {
	return []tasks.PeriodicTask{{Kind: "prune-departed-sessions", Interval: time.Hour, Run: func(ctx context.Context) error {
		if _, err := s.q.PruneDepartedSessions(ctx, s.pool, s.now().Add(-keepDeparted)); err != nil {
			return fmt.Errorf("delete old data for coaches' emails: %w", err)
		}
		return nil
	}}}
}

// reminder is the reminder a day before or the one an hour before.
type reminder struct {
	letters [2]string
	// before is the time before the start at which it is due, and until the minimum time before the start at which it is
	// sent.
	before, until time.Duration
	note          func(*store.Queries, context.Context, store.DBTX, uuid.UUID) (int64, error)
	text          func(*copy.SessionNoticesTexts) copy.Template
}

var (
	dayReminder = reminder{
		letters: [2]string{dayReminderKind, coachDayReminderKind}, before: dayBefore, until: hourBefore,
		note: (*store.Queries).NoteDayReminder, text: func(in *copy.SessionNoticesTexts) copy.Template { return in.DayText },
	}
	hourReminder = reminder{
		letters: [2]string{hourReminderKind, coachHourReminderKind}, before: hourBefore,
		note: (*store.Queries).NoteHourReminder, text: func(in *copy.SessionNoticesTexts) copy.Template { return in.HourText },
	}
)

// remind enqueues the emails of a reminder and updates the bell, once, unless there is a later event or it is too late.
// Preferences are checked here for the bell, and again when each email is rendered.
func (s *Service) remind(ctx context.Context, event uuid.UUID, r reminder) error {
	return s.change(ctx, event, func(tx pgx.Tx, row store.SessionEventRow) (bool, error) {
		now := s.now()
		if overtaken(row) || row.Status != string(scheduling.Scheduled) || !now.Before(row.StartsAt.Add(-r.until)) {
			return false, nil
		}
		if due := row.StartsAt.Add(-r.before); due.After(now) {
			return false, tasks.Snooze(due) // The clocks of two machines may differ.
		}
		if noted, err := r.note(s.q, ctx, tx, event); err != nil || noted == 0 {
			return false, wrap("store reminder", err)
		}
		for _, kind := range r.letters {
			if err := s.queue.Enqueue(ctx, tx, emails.Ref{Kind: kind, ID: event}); err != nil {
				return false, err
			}
		}
		if !row.WantsReminders {
			return false, nil
		}
		in := copy.In(row.DisplayLanguage)
		own := clockOf(in, row.TimeZone, "")
		title := in.SessionNotices.UpcomingTitle.Fill("day", own.day(row.StartsAt))
		text := r.text(in.SessionNotices).Fill("coachName", row.CoachName, "when", own.both(row.StartsAt, clockOf(in, row.CoachTimeZone, row.CoachCity)), "minutes", joinMinutes)
		return notification.Add(ctx, tx, identity.MemberID(row.MemberID), notification.TypeSession, title, text)
	})
}

// over marks the bell's entries about a time as read, if it has passed or the session was moved or cancelled.
func (s *Service) over(ctx context.Context, event uuid.UUID) error {
	return s.change(ctx, event, func(tx pgx.Tx, row store.SessionEventRow) (bool, error) {
		return notification.Replace(ctx, tx, identity.MemberID(row.MemberID), notification.TypeSession,
			noticesOf(row.TimeZone, row.NotifiedStartsAt), "", "")
	})
}

// change changes something about an event while its member's row is locked, and wakes the member if their bell
// changed. It does nothing if the event was deleted or the member has requested deletion.
func (s *Service) change(ctx context.Context, event uuid.UUID, do func(tx pgx.Tx, row store.SessionEventRow) (rang bool, err error)) error {
	row, err := s.event(ctx, s.pool, event)
	if errors.Is(err, emails.ErrGone) {
		return nil
	}
	if err != nil {
		return err
	}
	member, rang := row.MemberID, false
	err = pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		held, err := s.q.LockMember(ctx, tx, member)
		if errors.Is(err, pgx.ErrNoRows) || (err == nil && held.DeletionRequestedAt != nil) {
			return nil
		}
		if err != nil {
			return wrap("lock member", err)
		}
		// Every change of a session locks the member's row, so the event stays the last one until the commit.
		row, err := s.event(ctx, tx, event)
		if err == nil {
			rang, err = do(tx, row)
		}
		if errors.Is(err, emails.ErrGone) || errors.Is(err, fault.ErrNotFound) {
			return nil
		}
		return err
	})
	if err == nil && rang {
		s.wake(identity.MemberID(member))
	}
	return err
}

func wrap(what string, err error) error {
	if err == nil {
		return nil
	}
	return fmt.Errorf("%s: %w", what, err)
}
