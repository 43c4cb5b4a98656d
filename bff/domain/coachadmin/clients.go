package coachadmin

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"time"

	"aangan/bff/domain/coaching"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/emails"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/notification"
	"aangan/bff/domain/tasks"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

const (
	// tellKind notifies the clients of one coach; sweepKind finds missed clients.
	tellKind  = "coach-clients-told"
	sweepKind = "coach-clients-left"
)

// The stored values for the clients of a deactivated coach.
const (
	wait     = "wait"
	released = "released"
)

const (
	// perRead is the number of clients per read, and perTask the number per run before the next task continues.
	perRead, perTask = 50, 200
	sweepEvery       = time.Hour
)

// Tasks are the tasks of this package.
func (s *Service) Tasks() []tasks.Task { return []tasks.Task{{Kind: tellKind, Run: s.tellClients}} }

// Periodic returns the periodic task about coaches.
func (s *Service) Periodic() []tasks.PeriodicTask {
	return []tasks.PeriodicTask{{Kind: sweepKind, Interval: sweepEvery, Run: s.sweep}}
}

// sweep finds clients who were not notified: after days of failures, or because they chose a coach at the moment the
// coach stopped.
func (s *Service) sweep(ctx context.Context) error {
	left, err := s.q.CoachesWithClientsToTell(ctx, s.pool)
	if err != nil {
		return fmt.Errorf("find clients who were not notified: %w", err)
	}
	for _, coach := range left {
		err := pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error { return s.clientsSoon(ctx, tx, coach) })
		if err != nil {
			return err
		}
	}
	return nil
}

// tellClients applies a coach's stop or return to each client, in one transaction per client, so it can be interrupted
// anywhere.
func (s *Service) tellClients(ctx context.Context, coach uuid.UUID) error {
	told := 0
	for _, next := range []func(after uuid.UUID) ([]uuid.UUID, error){
		func(after uuid.UUID) ([]uuid.UUID, error) {
			return s.q.ClientsToTell(ctx, s.pool, store.ClientsToTellParams{CoachID: coach, AfterID: after, MaxRows: perRead})
		},
		func(after uuid.UUID) ([]uuid.UUID, error) {
			return s.q.ClientsWhoWaited(ctx, s.pool, store.ClientsWhoWaitedParams{CoachID: coach, AfterID: after, MaxRows: perRead})
		},
	} {
		var after uuid.UUID
		for {
			members, err := next(after)
			if err != nil {
				return fmt.Errorf("find clients to notify: %w", err)
			}
			for _, member := range members {
				if told++; told > perTask {
					return tasks.Snooze(s.now())
				}
				if err := s.tellClient(ctx, coach, member); err != nil {
					return err
				}
				if bytes.Compare(member[:], after[:]) > 0 {
					after = member
				}
			}
			if len(members) < perRead {
				break
			}
		}
	}
	return nil
}

// tellClient applies the coach's current state to one client.
func (s *Service) tellClient(ctx context.Context, coach, member uuid.UUID) error {
	var changed []mailbox.Owner
	err := pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		a, theirs, err := s.coaching.Hold(ctx, tx, member, coach)
		if err != nil || a.Member.ID == uuid.Nil {
			return err
		}
		switch {
		case !theirs:
			changed, err = s.settle(ctx, tx, a)
		case !a.Coach.IsActive && a.Coach.ClientsNotifiedSince != nil && a.Coach.ClientsOnLeaving != nil:
			changed, err = s.handleInactive(ctx, tx, a, *a.Coach.ClientsOnLeaving, *a.Coach.ClientsNotifiedSince)
		case identity.CoachFrom(a.Coach).Open():
			changed, err = s.back(ctx, tx, a)
		}
		return err
	})
	if err != nil {
		return err
	}
	mailbox.Wake(s.waker, changed...)
	return nil
}

// handleInactive handles a client of a coach who is no longer active. The new notice is stored first: the task may run
// twice at once, and if the second run ended the first one's notice, the coach's return would not be reported.
func (s *Service) handleInactive(ctx context.Context, tx pgx.Tx, a coaching.Absence, kind string, since time.Time) ([]mailbox.Owner, error) {
	id, err := s.q.NoteAbsence(ctx, tx, store.NoteAbsenceParams{MemberID: a.Member.ID, CoachID: a.Coach.ID, Kind: kind, Since: since})
	if errors.Is(err, pgx.ErrNoRows) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("store an absence notice: %w", err)
	}
	if _, err := s.endAbsences(ctx, tx, a, &id); err != nil {
		return nil, err
	}
	bell, letter := copy.AbsenceNotices, awayKind
	title, text := bell.WaitTitle, func(in *copy.AbsenceNoticesTexts) copy.Template { return in.WaitText }
	end := s.coaching.Wait
	if kind == released {
		letter, title, end = stoppedKind, bell.ReleasedTitle, s.coaching.Release
		text = func(in *copy.AbsenceNoticesTexts) copy.Template { return in.ReleasedText }
	}
	a.Tell = s.telling(a, title, text, letter, id)
	return end(ctx, tx, a)
}

// back handles a client who waits, once the coach is active again.
func (s *Service) back(ctx context.Context, tx pgx.Tx, a coaching.Absence) ([]mailbox.Owner, error) {
	ended, err := s.endAbsences(ctx, tx, a, nil)
	if err != nil || ended == uuid.Nil {
		return nil, err
	}
	text := func(in *copy.AbsenceNoticesTexts) copy.Template { return in.BackText }
	a.Tell = s.telling(a, copy.AbsenceNotices.BackTitle, text, backKind, ended)
	return s.coaching.Return(ctx, tx, a)
}

// settle handles a client who waited and has chosen another coach: the bell's entry about the absence is withdrawn.
func (s *Service) settle(ctx context.Context, tx pgx.Tx, a coaching.Absence) ([]mailbox.Owner, error) {
	ended, err := s.endAbsences(ctx, tx, a, nil)
	if err != nil || ended == uuid.Nil {
		return nil, err
	}
	member := identity.MemberID(a.Member.ID)
	rang, err := notification.Withdraw(ctx, tx, member, notification.TypeSession, copy.AbsenceNotices.WaitTitle)
	if err != nil || !rang {
		return nil, err
	}
	return []mailbox.Owner{mailbox.MemberOwner(member)}, nil
}

// endAbsences ends the member's earlier notices except but (nil ends all), and returns the newest one it ended;
// uuid.Nil for none.
func (s *Service) endAbsences(ctx context.Context, tx pgx.Tx, a coaching.Absence, but *uuid.UUID) (newest uuid.UUID, err error) {
	ended, err := s.q.EndAbsences(ctx, tx, store.EndAbsencesParams{MemberID: a.Member.ID, CoachID: a.Coach.ID, But: but})
	if err != nil {
		return uuid.Nil, fmt.Errorf("end earlier absence notices: %w", err)
	}
	var since time.Time
	for _, one := range ended {
		if newest == uuid.Nil || one.Since.After(since) {
			newest, since = one.ID, one.Since
		}
	}
	return newest, nil
}

// telling returns a function that notifies a member: by the bell, replacing earlier entries about the coach, and by
// email. The title is English: it is translated when the bell is read.
func (s *Service) telling(a coaching.Absence, title string, text func(*copy.AbsenceNoticesTexts) copy.Template, letter string, id uuid.UUID) func(context.Context, pgx.Tx) error {
	return func(ctx context.Context, tx pgx.Tx) error {
		var over []string
		for _, other := range []string{copy.AbsenceNotices.WaitTitle, copy.AbsenceNotices.ReleasedTitle, copy.AbsenceNotices.BackTitle} {
			if other != title {
				over = append(over, other)
			}
		}
		member := identity.MemberID(a.Member.ID)
		if _, err := notification.Replace(ctx, tx, member, notification.TypeSession, over, title, text(copy.In(a.Member.DisplayLanguage).AbsenceNotices).Fill("coachName", a.Coach.Name)); err != nil {
			return err
		}
		return s.queue.Enqueue(ctx, tx, emails.Ref{Kind: letter, ID: id})
	}
}
