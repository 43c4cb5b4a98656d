package alerts

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/emails"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/oncall"
	"aangan/bff/domain/safety"
	"aangan/bff/domain/tasks"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
)

const (
	// urgentKind is the email to the coach. againKind is the task that decides about another email to the coach.
	// onCallKind and unopenedKind are tasks that pass the conversation to the people on call if no coach reads it: at
	// once, and after the time in which the coach must have opened it. All ids are the conversation's.
	urgentKind   = "coach-urgent"
	againKind    = "coach-urgent-again"
	onCallKind   = "urgent-on-call"
	unopenedKind = "coach-urgent-unopened"
	// handOverKind is the task that passes a conversation to the people on call because its coach asks for it.
	handOverKind = "urgent-handed-over"
)

// TeamKind is the email to the team if there are neither people on call nor administrators to alert. Its
// id is the conversation's.
const TeamKind = "team-urgent"

// every is the minimum time between two emails about one conversation.
var every = time.Duration(copy.Limits.UrgentLetterMinutes) * time.Minute

// unopenedAfter is the time in which the coach must have opened the conversation.
var unopenedAfter = time.Duration(copy.Limits.UrgentUnopenedMinutes) * time.Minute

// Queue takes the emails and the tasks.
type Queue interface {
	emails.Queue
	tasks.Queue
}

// Options are the service's dependencies. Nil pool and queue are enough to read the emails.
type Options struct {
	Pool  *pgxpool.Pool
	Queue Queue
	Links emails.Links
	// OnCall alerts the people on call.
	OnCall *oncall.Service
}

// Service writes to coaches, and passes conversations to the people on call where no coach can be reached or the coach
// does not look.
type Service struct {
	pool   *pgxpool.Pool
	q      *store.Queries
	queue  Queue
	places emails.Links
	onCall *oncall.Service
}

// New makes the service.
func New(o Options) *Service {
	return &Service{pool: o.Pool, q: store.New(), queue: o.Queue, places: o.Links, onCall: o.OnCall}
}

// Flagged schedules the email to the coach about a conversation with a new flag, in the transaction that flags it, and
// the tasks that pass it to the people on call. If the coach got an email recently and has not closed the crisis, the
// next one waits for its time. It only enqueues; after the commit the caller may call PassIfUnread, so that the people
// on call need not wait for the task.
func (s *Service) Flagged(ctx context.Context, tx pgx.Tx, conversation uuid.UUID) error {
	if err := s.queue.Schedule(ctx, tx, tasks.Ref{Kind: unopenedKind, ID: conversation}, time.Now().Add(unopenedAfter)); err != nil {
		return err
	}
	if err := s.SchedulePassing(ctx, tx, conversation); err != nil {
		return err
	}
	at, err := s.enqueueIfDue(ctx, tx, conversation)
	if err != nil || at.IsZero() {
		return err
	}
	return s.queue.Schedule(ctx, tx, tasks.Ref{Kind: againKind, ID: conversation}, at)
}

// SchedulePassing schedules PassIfUnread for the commit, in a transaction after which a flag may have no reader: its
// member leaves the coach, or the coach becomes inactive. It only enqueues.
func (s *Service) SchedulePassing(ctx context.Context, tx pgx.Tx, conversation uuid.UUID) error {
	return s.queue.Schedule(ctx, tx, tasks.Ref{Kind: onCallKind, ID: conversation}, time.Time{})
}

// PassIfUnread passes a conversation with a waiting flag to the people on call if no coach can see it, or its coach has
// a day off or has not opened it in time. Otherwise, and if it was passed before, it changes nothing.
func (s *Service) PassIfUnread(ctx context.Context, conversation uuid.UUID) error {
	alert, err := s.alert(ctx, conversation)
	if errors.Is(err, emails.ErrGone) {
		return nil
	}
	if err != nil {
		return err
	}
	why := whyUnread(alert)
	if why == "" || alert.Passed {
		return nil
	}
	return s.onCall.Alert(ctx, conversation, why)
}

// whyUnread returns why no coach reads the flags; empty if the coach can and still has time. Only urgent flags wait for
// no coach on a day off, and for no more than the time in which the coach must have opened them.
func whyUnread(alert store.UrgentAlertRow) oncall.Why {
	switch {
	case !alert.Present:
		return oncall.NoCoach
	case !alert.CoachOpen:
		return oncall.Inactive
	case alert.Unopened:
		return oncall.Unopened
	case alert.Away && alert.Tier == string(safety.Urgent):
		return oncall.Away
	default:
		return ""
	}
}

// HandedOver schedules the passing of a conversation to the people on call, because its coach hands the crisis over, in
// the transaction that stores the handover. It only enqueues.
func (s *Service) HandedOver(ctx context.Context, tx pgx.Tx, conversation uuid.UUID) error {
	return s.queue.Schedule(ctx, tx, tasks.Ref{Kind: handOverKind, ID: conversation}, time.Time{})
}

// handOver passes a conversation to the people on call, unless its crisis was closed, or its member left, since then.
func (s *Service) handOver(ctx context.Context, conversation uuid.UUID) error {
	alert, err := s.alert(ctx, conversation)
	if errors.Is(err, emails.ErrGone) {
		return nil
	}
	if err != nil {
		return err
	}
	err = s.onCall.HandOver(ctx, identity.CoachID(alert.CoachID), identity.MemberID(alert.MemberID))
	if errors.Is(err, fault.ErrNotFound) {
		return nil
	}
	return err
}

// enqueueIfDue enqueues an email if one is due. Otherwise it returns the time at which one will be; zero means never.
func (s *Service) enqueueIfDue(ctx context.Context, tx pgx.Tx, conversation uuid.UUID) (time.Time, error) {
	told, err := s.q.TellUrgent(ctx, tx, store.TellUrgentParams{ID: conversation, EveryMinutes: int32(copy.Limits.UrgentLetterMinutes)})
	switch {
	case errors.Is(err, pgx.ErrNoRows):
		return time.Time{}, nil
	case err != nil:
		return time.Time{}, fmt.Errorf("mark the conversation as notified: %w", err)
	case !told.Due:
		return told.NotifiedAt.Add(every), nil
	}
	return time.Time{}, s.queue.Enqueue(ctx, tx, emails.Ref{Kind: urgentKind, ID: conversation})
}

// Tasks are the tasks of this package.
func (s *Service) Tasks() []tasks.Task {
	return []tasks.Task{{Kind: againKind, Run: s.again}, {Kind: onCallKind, Run: s.PassIfUnread}, {Kind: unopenedKind, Run: s.PassIfUnread}, {Kind: handOverKind, Run: s.handOver}}
}

// again enqueues another email if a flag was raised since the last one and still waits.
func (s *Service) again(ctx context.Context, conversation uuid.UUID) error {
	alert, err := s.alert(ctx, conversation)
	if errors.Is(err, emails.ErrGone) || (err == nil && !alert.Fresh) {
		return nil
	}
	if err != nil {
		return err
	}
	var at time.Time
	err = pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		at, err = s.enqueueIfDue(ctx, tx, conversation)
		return err
	})
	if err == nil && !at.IsZero() {
		return tasks.Snooze(at)
	}
	return err
}

// Emails returns the emails of this package.
func (s *Service) Emails() []emails.Template {
	return []emails.Template{
		emails.New(urgentKind, s.toCoach, s.draft, store.UrgentAlertRow{CoachEmail: "meera@aangan.example", CoachName: "Meera Iyer"}).ToCoach(),
		emails.New(TeamKind, s.toTeam, s.teamLetter, store.UrgentAlertRow{ID: uuid.MustParse("5f0f6a43-8a3c-4d53-9d0e-6f1f7d1f2b11")}).ToTeam(),
	}
}

// toCoach returns the data of the email to the coach; emails.ErrGone if the flag was acknowledged, or they are no
// longer the member's coach, or not active and verified.
func (s *Service) toCoach(ctx context.Context, conversation uuid.UUID) (store.UrgentAlertRow, error) {
	row, err := s.alert(ctx, conversation)
	if err == nil && !row.Reached {
		return row, emails.ErrGone
	}
	return row, err
}

// toTeam returns the data of the email to the team; emails.ErrGone if the crisis was closed.
func (s *Service) toTeam(ctx context.Context, conversation uuid.UUID) (store.UrgentAlertRow, error) {
	row, err := s.alert(ctx, conversation)
	if err == nil && !row.Passed {
		return row, emails.ErrGone
	}
	return row, err
}

// alert returns the current data about a conversation's unacknowledged flags; emails.ErrGone if it has none.
func (s *Service) alert(ctx context.Context, conversation uuid.UUID) (store.UrgentAlertRow, error) {
	row, err := s.q.UrgentAlert(ctx, s.pool, store.UrgentAlertParams{ID: conversation, UnopenedMinutes: int32(copy.Limits.UrgentUnopenedMinutes)})
	if errors.Is(err, pgx.ErrNoRows) {
		return row, emails.ErrGone
	}
	if err != nil {
		return row, fmt.Errorf("read unacknowledged flags: %w", err)
	}
	return row, nil
}

func (s *Service) draft(row store.UrgentAlertRow) emails.Draft {
	said := copy.UrgentLetter
	first, _, _ := strings.Cut(strings.TrimSpace(row.CoachName), " ")
	return emails.Draft{
		To: emails.Address{Email: row.CoachEmail}, Subject: said.Subject, Greeting: emails.Hello(first),
		Paragraphs: []string{said.Waits, said.Acknowledge, said.App},
		Button:     &emails.Button{Label: said.Open, URL: s.places.Coach + "/coach/dashboard?tab=messages&client=" + row.MemberID.String()},
		SmallPrint: []string{said.Why},
	}
}

// teamLetter contains only the conversation's id, by which authorized members of the team can find the two people.
func (s *Service) teamLetter(row store.UrgentAlertRow) emails.Draft {
	said := copy.UrgentTeamLetter
	waits, why := said.Waits, said.Nobody
	switch {
	case row.Reached && row.Unopened:
		waits, why = said.Unopened.Fill("minutes", strconv.Itoa(copy.Limits.UrgentUnopenedMinutes)), said.CoachTold
	case row.Reached:
		waits, why = said.AwayOrHandedOver, said.CoachTold
	}
	return emails.Draft{
		To: emails.Address{Email: s.places.Team}, Subject: said.Subject, Greeting: said.Greeting,
		Paragraphs: []string{waits, why, said.Which.Fill("conversation", row.ID.String())},
		SmallPrint: []string{said.Why},
	}
}
