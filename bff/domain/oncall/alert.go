package oncall

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/emails"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/tasks"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// Why is the reason for which a crisis was passed to the people on call.
type Why string

// The reasons. The first three mean that no coach can read the conversation now.
const (
	Inactive   Why = "inactive"
	Away       Why = "away"
	NoCoach    Why = "no_coach"
	Unopened   Why = "unopened"
	HandedOver Why = "handed_over"
)

const (
	// emailKind is the email to a person on call; its id is the alert's. againKind is the task that alerts more people
	// while no one has opened a case; its id is the case's.
	emailKind = "on-call"
	againKind = "on-call-again"
)

// againAfter is the time in which someone on call must have opened a case before more people are alerted.
var againAfter = time.Duration(copy.Limits.OnCallAgainMinutes) * time.Minute

// Alert passes a conversation with waiting flags to the people on call now: each gets an email without content and an
// event, which shows on their screens at once. Administrators get the event too. Without anyone on the rota, all
// administrators are alerted; without any administrator, the team. The conversation's own coach is alerted only if
// there is no other person. If it was passed before, or nothing waits, nothing changes.
func (s *Service) Alert(ctx context.Context, conversation uuid.UUID, why Why) error {
	return s.pass(ctx, func(tx pgx.Tx) ([]uuid.UUID, error) {
		opened, err := s.q.OpenOnCallCase(ctx, tx, store.OpenOnCallCaseParams{ConversationID: conversation, Why: string(why)})
		if errors.Is(err, pgx.ErrNoRows) {
			return nil, nil
		}
		if err != nil {
			return nil, fmt.Errorf("pass a crisis to the people on call: %w", err)
		}
		return s.alertPeople(ctx, tx, opened, false)
	})
}

// HandOver passes a current client's open crisis to the people on call, as Alert does, at their coach's request. The
// coach keeps their access, and the crisis stays open. If the people on call have it already, its reason changes and
// those now on call are alerted. The caller must be the coach. Returns fault.ErrNotFound if this is not a current
// client, or nothing waits in their conversation.
func (s *Service) HandOver(ctx context.Context, coach identity.CoachID, member identity.MemberID) error {
	return s.pass(ctx, func(tx pgx.Tx) ([]uuid.UUID, error) {
		held, err := s.q.LockClientConversation(ctx, tx, store.LockClientConversationParams{MemberID: member.UUID(), CoachID: coach.UUID()})
		if errors.Is(err, pgx.ErrNoRows) || (err == nil && held.UrgentSince == nil) {
			return nil, fault.ErrNotFound
		}
		if err != nil {
			return nil, fmt.Errorf("lock a client's conversation: %w", err)
		}
		found, err := s.q.HandOverOnCallCase(ctx, tx, held.ID)
		if errors.Is(err, pgx.ErrNoRows) {
			found, err = s.q.OpenOnCallCase(ctx, tx, store.OpenOnCallCaseParams{ConversationID: held.ID, Why: string(HandedOver)})
		}
		if err != nil {
			return nil, fmt.Errorf("hand a crisis over: %w", err)
		}
		return s.alertPeople(ctx, tx, found, false)
	})
}

// pass runs a transaction and wakes the coaches it returns.
func (s *Service) pass(ctx context.Context, run func(tx pgx.Tx) ([]uuid.UUID, error)) error {
	var woken []uuid.UUID
	err := pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) (err error) {
		woken, err = run(tx)
		return err
	})
	if err != nil {
		return err
	}
	s.wakeCoaches(woken)
	return nil
}

// alertPeople alerts those of the people on call who were not alerted about the case, in a later round (everyone) also
// the administrators, and schedules the next round. It returns the coaches to wake.
func (s *Service) alertPeople(ctx context.Context, tx pgx.Tx, id uuid.UUID, everyone bool) ([]uuid.UUID, error) {
	found, err := s.q.IsOnCallCaseUnopened(ctx, tx, id)
	if err != nil {
		return nil, fmt.Errorf("read a crisis on call: %w", err)
	}
	people, err := s.recipients(ctx, tx, found.CoachID, everyone)
	if err != nil {
		return nil, err
	}
	if len(people) == 0 && !everyone {
		if err := s.queue.Enqueue(ctx, tx, emails.Ref{Kind: s.fallback, ID: found.ConversationID}); err != nil {
			return nil, err
		}
	}
	alerts, err := s.q.AddOnCallAlerts(ctx, tx, store.AddOnCallAlertsParams{CaseID: id, CoachIds: people})
	if err != nil {
		return nil, fmt.Errorf("record alerts: %w", err)
	}
	for _, alert := range alerts {
		if err := s.queue.Enqueue(ctx, tx, emails.Ref{Kind: emailKind, ID: alert.ID}); err != nil {
			return nil, err
		}
	}
	if err := s.queue.Schedule(ctx, tx, tasks.Ref{Kind: againKind, ID: id}, s.now().Add(againAfter)); err != nil {
		return nil, err
	}
	woken, err := s.q.AppendOnCallEvents(ctx, tx, store.AppendOnCallEventsParams{CaseID: id})
	if err != nil {
		return nil, fmt.Errorf("append on-call events: %w", err)
	}
	return woken, nil
}

// recipients returns whom to alert about a conversation of this coach.
func (s *Service) recipients(ctx context.Context, tx pgx.Tx, coach uuid.UUID, everyone bool) ([]uuid.UUID, error) {
	people, err := s.peopleNow(ctx, tx)
	if err != nil {
		return nil, err
	}
	administrators, err := s.q.OnCallAdministrators(ctx, tx)
	if err != nil {
		return nil, fmt.Errorf("list administrators: %w", err)
	}
	isCoach := func(id uuid.UUID) bool { return id == coach }
	others := slices.DeleteFunc(slices.Clone(people), isCoach)
	if everyone || len(others) == 0 {
		others = append(others, slices.DeleteFunc(slices.Clone(administrators), isCoach)...)
	}
	if len(others) == 0 {
		others = append(people, administrators...)
	}
	slices.SortFunc(others, func(a, b uuid.UUID) int { return slices.Compare(a[:], b[:]) })
	return slices.Compact(others), nil
}

// Tasks returns the task that alerts more people.
func (s *Service) Tasks() []tasks.Task { return []tasks.Task{{Kind: againKind, Run: s.again}} }

// again alerts those on call now and all administrators, if no one has opened the case yet, and runs again later.
func (s *Service) again(ctx context.Context, id uuid.UUID) error {
	found, err := s.q.IsOnCallCaseUnopened(ctx, s.pool, id)
	if errors.Is(err, pgx.ErrNoRows) || (err == nil && !found.Unopened) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("read a crisis on call: %w", err)
	}
	if err := s.pass(ctx, func(tx pgx.Tx) ([]uuid.UUID, error) { return s.alertPeople(ctx, tx, id, true) }); err != nil {
		if errors.Is(err, pgx.ErrNoRows) {
			return nil // Closed in the meantime.
		}
		return err
	}
	return nil
}

// Emails returns the email to a person on call.
func (s *Service) Emails() []emails.Template {
	sample := store.OnCallAlertRow{Name: "Nandini Rao", Email: "nandini@aangan.example", Why: string(Unopened)}
	var more []store.OnCallAlertRow
	for _, why := range []Why{Inactive, Away, NoCoach, HandedOver} {
		one := sample
		one.Why = string(why)
		more = append(more, one)
	}
	return []emails.Template{emails.New(emailKind, s.toPerson, s.draft, sample, more...).ToCoach()}
}

// toPerson returns the data of the email; emails.ErrGone if the case is closed or was opened.
func (s *Service) toPerson(ctx context.Context, alert uuid.UUID) (store.OnCallAlertRow, error) {
	row, err := s.q.OnCallAlert(ctx, s.pool, alert)
	if errors.Is(err, pgx.ErrNoRows) {
		return row, emails.ErrGone
	}
	if err != nil {
		return row, fmt.Errorf("read an alert: %w", err)
	}
	return row, nil
}

func (s *Service) draft(row store.OnCallAlertRow) emails.Draft {
	said := copy.OnCallLetter
	why := map[Why]string{
		Inactive: said.Inactive, Away: said.Away, NoCoach: said.NoCoach, Unopened: said.Unopened, HandedOver: said.HandedOver,
	}[Why(row.Why)]
	first, _, _ := strings.Cut(strings.TrimSpace(row.Name), " ")
	return emails.Draft{
		To: emails.Address{Email: row.Email}, Subject: said.Subject, Greeting: emails.Hello(first),
		Paragraphs: []string{said.Waits, why, said.How},
		Button:     &emails.Button{Label: said.Open, URL: s.links.Coach + "/coach/on-call"},
		SmallPrint: []string{said.Why},
	}
}
