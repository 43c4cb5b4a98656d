package scheduling

import (
	"context"
	"errors"
	"fmt"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/copy/forms"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/tasks"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// ProposalID names one proposal.
type ProposalID uuid.UUID

// UUID is the bare id, for the database.
func (id ProposalID) UUID() uuid.UUID { return uuid.UUID(id) }

// String is the id in its usual text form.
func (id ProposalID) String() string { return uuid.UUID(id).String() }

// Proposal is another time that a coach proposes to the member. Until the member answers, the session keeps its time
// and the proposed time is reserved.
type Proposal struct {
	ID               ProposalID
	StartsAt, EndsAt time.Time
	// Note is the coach's message; may be empty.
	Note      string
	CreatedAt time.Time
}

// Until returns the time at which a proposal for the session lapses: the earlier of the two times.
func (p Proposal) Until(session Session) time.Time {
	if p.StartsAt.Before(session.StartsAt) {
		return p.StartsAt
	}
	return session.StartsAt
}

// The stored ends of a proposal.
const (
	accepted  = "accepted"
	declined  = "declined"
	withdrawn = "withdrawn"
	overtaken = "overtaken"
)

// TaskProposalOver is the task that ends a proposal once one of its times has come. Its id is the proposal's.
const TaskProposalOver = "session-proposal-over"

// Tasks returns the queued tasks of this package.
func (s *Service) Tasks() []tasks.Task {
	return []tasks.Task{{Kind: TaskProposalOver, Run: func(ctx context.Context, id uuid.UUID) error {
		return s.lapse(ctx, ProposalID(id))
	}}}
}

// ParseProposalID parses an id. Returns *fault.Invalid on "proposalId" for empty text, and *fault.NotFound for invalid
// text.
func ParseProposalID(text string) (ProposalID, error) {
	if text == "" {
		return ProposalID{}, fault.Field("proposalId", copy.Validation.WrongTypeText)
	}
	id, err := uuid.Parse(text)
	if err != nil {
		return ProposalID{}, errProposalNotFound()
	}
	return ProposalID(id), nil
}

func errProposalNotFound() error { return &fault.NotFound{Message: copy.Scheduling.ProposalNotFound} }

// Propose proposes another time for a session to its member. The caller must be the coach of a current client, before
// the session begins. The member's plan does not limit it. Returns *fault.NotFound for a session that the coach cannot
// see; *fault.Conflict if it is cancelled or has begun, and while another proposal is open; *fault.Invalid on "note"
// as the form forms.Booking, and on "date" for the session's own time; and the errors of Book for the time.
func (s *Service) Propose(ctx context.Context, coachID identity.CoachID, id SessionID, at time.Time, note string) (Session, error) {
	written := struct{ Note string }{note}
	if err := forms.Booking.Clean(&written); err != nil {
		return Session{}, err
	}
	return s.changed(ctx, asCoach(coachID), id, func(tx pgx.Tx, session *Session, member store.Member) (*Event, error) {
		if err := s.mayMove(ctx, *session, ByCoach); err != nil {
			return nil, err
		}
		switch {
		case session.Proposal != nil:
			return nil, conflict(copy.Scheduling.ProposedAlready)
		case session.StartsAt.Equal(at):
			return nil, fault.Field("date", copy.Scheduling.SameTime)
		}
		coach, err := s.lockOpenCoach(ctx, tx, session.Coach)
		if err != nil {
			return nil, err
		}
		zone, err := zoneOf(member.TimeZone)
		if err != nil {
			return nil, err
		}
		who := asked{member: session.Member, zone: zone, except: id}
		if err := s.judge(ctx, tx, who, coach, at, ByCoach, func() error { return nil }); err != nil {
			return nil, err
		}
		// An expired proposal may still be stored.
		if err := s.overtake(ctx, tx, session); err != nil {
			return nil, err
		}
		row, err := s.q.ProposeTime(ctx, tx, store.ProposeTimeParams{
			SessionID: id.UUID(), CoachID: coach.ID, StartsAt: at, EndsAt: at.Add(length), Note: written.Note,
		})
		if errors.Is(err, pgx.ErrNoRows) {
			return nil, s.taken(ctx, tx, who, session.Coach, at, ByCoach)
		}
		if err != nil {
			return nil, fmt.Errorf("propose a time: %w", err)
		}
		session.Proposal = proposalFrom(row)
		return &Event{Kind: Proposed, Actor: ByCoach, Proposal: session.Proposal}, nil
	})
}

// Withdraw withdraws an open proposal; the session keeps its time. The caller must be the coach of a current
// client. Returns *fault.NotFound for a session that they cannot see, and *fault.Conflict without an open proposal.
func (s *Service) Withdraw(ctx context.Context, coach identity.CoachID, id SessionID) (Session, error) {
	return s.changed(ctx, asCoach(coach), id, func(tx pgx.Tx, session *Session, _ store.Member) (*Event, error) {
		if session.Proposal == nil {
			return nil, conflict(copy.Scheduling.NothingProposed)
		}
		proposal, err := s.close(ctx, tx, session, withdrawn)
		return &Event{Kind: Withdrawn, Actor: ByCoach, Proposal: proposal}, err
	})
}

// Decline keeps the session's time. The caller must be the member. Returns *fault.NotFound for a session that is
// not theirs and for an unknown proposal, and *fault.Conflict for one that is no longer open. A repeat is allowed.
func (s *Service) Decline(ctx context.Context, member identity.MemberID, id SessionID, proposal ProposalID) (Session, error) {
	return s.changed(ctx, asMember(member), id, func(tx pgx.Tx, session *Session, _ store.Member) (*Event, error) {
		if again, err := s.mayAnswer(ctx, tx, *session, proposal, declined); again || err != nil {
			return nil, err
		}
		closed, err := s.close(ctx, tx, session, declined)
		return &Event{Kind: Declined, Actor: ByMember, Proposal: closed}, err
	})
}

// Accept moves the session to the proposed time. The caller must be the member. From then on it is moved by the coach,
// so the member may still cancel it and it does not count. Errors as for Decline, and *fault.Conflict if the time is no
// longer free. A repeat is allowed.
func (s *Service) Accept(ctx context.Context, member identity.MemberID, id SessionID, proposal ProposalID) (Session, error) {
	var wanted Proposal
	var who asked
	var coach identity.CoachID
	session, err := s.changed(ctx, asMember(member), id, func(tx pgx.Tx, session *Session, row store.Member) (*Event, error) {
		if again, err := s.mayAnswer(ctx, tx, *session, proposal, accepted); again || err != nil {
			return nil, err
		}
		if _, err := s.lockOpenCoach(ctx, tx, session.Coach); err != nil {
			return nil, err
		}
		zone, err := zoneOf(row.TimeZone)
		if err != nil {
			return nil, err
		}
		wanted, coach, who = *session.Proposal, session.Coach, asked{member: session.Member, zone: zone, except: id}
		if _, err := s.close(ctx, tx, session, accepted); err != nil {
			return nil, err
		}
		previous := session.StartsAt
		if err := s.moveTo(ctx, tx, session, wanted.StartsAt, true); err != nil {
			return nil, err
		}
		return &Event{Kind: Moved, Actor: ByMember, PreviousStartsAt: &previous}, nil
	})
	if errors.Is(err, errOverlap) {
		err = s.taken(ctx, s.pool, who, coach, wanted.StartsAt, ByMember)
	}
	return session, err
}

// mayAnswer rejects an answer to anything but the open proposal of a session. Again is true for a repeat of the same
// answer.
func (s *Service) mayAnswer(ctx context.Context, tx pgx.Tx, session Session, proposal ProposalID, answer string) (again bool, err error) {
	if session.Proposal != nil && session.Proposal.ID == proposal {
		return false, nil
	}
	given, err := s.q.ProposalAnswer(ctx, tx, store.ProposalAnswerParams{ID: proposal.UUID(), SessionID: session.ID.UUID()})
	said := copy.Scheduling
	switch {
	case errors.Is(err, pgx.ErrNoRows):
		return false, errProposalNotFound()
	case err != nil:
		return false, fmt.Errorf("find a proposal: %w", err)
	case given != nil && *given == answer:
		return true, nil
	case given != nil && *given == withdrawn:
		return false, conflict(said.ProposalWithdrawn)
	case session.Status == Cancelled:
		return false, conflict(said.CancelledAlready)
	case given == nil:
		return false, conflict(said.ProposalTooLate)
	}
	return false, conflict(said.ProposalAnswered)
}

// close ends the open proposal of a session, and returns it. The caller holds the member's row.
func (s *Service) close(ctx context.Context, tx pgx.Tx, session *Session, answer string) (*Proposal, error) {
	row, err := s.q.AnswerProposal(ctx, tx, store.AnswerProposalParams{
		ID: session.Proposal.ID.UUID(), SessionID: session.ID.UUID(), Answer: answer, AnsweredAt: s.now(),
	})
	if err != nil {
		return nil, fmt.Errorf("end a proposal: %w", err)
	}
	session.Proposal = nil
	return proposalFrom(row), nil
}

// overtake ends the proposal of a session that was moved or cancelled. The caller holds the member's row.
func (s *Service) overtake(ctx context.Context, tx pgx.Tx, session *Session) error {
	err := s.q.OvertakeProposals(ctx, tx, store.OvertakeProposalsParams{SessionID: session.ID.UUID(), AnsweredAt: s.now()})
	if err != nil {
		return fmt.Errorf("end the proposal of a changed session: %w", err)
	}
	session.Proposal = nil
	return nil
}

// lapse ends a proposal without an answer in time, and notifies both. It is a task: it ignores an answered proposal,
// and snoozes if it runs too early.
func (s *Service) lapse(ctx context.Context, id ProposalID) error {
	open, err := s.q.SessionOfProposal(ctx, s.pool, id.UUID())
	if errors.Is(err, pgx.ErrNoRows) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("find a proposal: %w", err)
	}
	_, err = s.changed(ctx, asMember(identity.MemberID(open.MemberID)), SessionID(open.ID), func(tx pgx.Tx, session *Session, _ store.Member) (*Event, error) {
		if session.Proposal != nil && session.Proposal.ID == id {
			return nil, tasks.Snooze(session.Proposal.Until(*session)) // The clocks of two machines may differ.
		}
		row, err := s.q.AnswerProposal(ctx, tx, store.AnswerProposalParams{
			ID: id.UUID(), SessionID: session.ID.UUID(), Answer: overtaken, AnsweredAt: s.now(),
		})
		if errors.Is(err, pgx.ErrNoRows) {
			return nil, nil
		}
		if err != nil {
			return nil, fmt.Errorf("end a proposal: %w", err)
		}
		return &Event{Kind: Lapsed, Actor: ByMember, Proposal: proposalFrom(row)}, nil
	})
	if errors.Is(err, fault.ErrNotFound) {
		return nil // The member has deleted the account, which ends the proposal.
	}
	return err
}

// changed changes one session while its member's row is locked, and reports the resulting event; nil means that
// nothing happened. Changes of the session's own time are stored as well.
func (s *Service) changed(
	ctx context.Context, by viewer, id SessionID, do func(tx pgx.Tx, session *Session, member store.Member) (*Event, error),
) (Session, error) {
	var session Session
	var woken []mailbox.Owner
	err := pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		found, member, err := s.hold(ctx, tx, by, id)
		if err != nil {
			return err
		}
		event, err := do(tx, &found, member)
		if err != nil {
			return err
		}
		session = found
		if event == nil {
			return nil
		}
		woken, err = around(ctx, tx, session, func() error {
			if event.Proposal == nil {
				return s.record(ctx, tx, session, event.Kind, event.Actor, event.PreviousStartsAt)
			}
			event.ID, event.Session = event.Proposal.ID.UUID(), session
			return s.runHandlers(ctx, tx, *event)
		})
		return err
	})
	if err != nil {
		return Session{}, err
	}
	mailbox.Wake(s.waker, woken...)
	return session, nil
}

func proposalFrom(row store.SessionProposal) *Proposal {
	return &Proposal{ID: ProposalID(row.ID), StartsAt: row.StartsAt, EndsAt: row.EndsAt, Note: row.Note, CreatedAt: row.CreatedAt}
}
