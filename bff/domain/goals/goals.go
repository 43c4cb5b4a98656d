package goals

import (
	"context"
	"errors"
	"fmt"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/risk"
	"aangan/bff/domain/safety"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
)

// Side is the member's or the coach's side of a goal.
type Side string

// The two sides, as stored.
const (
	Member Side = "member"
	Coach  Side = "coach"
)

// State is the state of a goal.
type State string

// The states.
const (
	Open    State = "open"
	Reached State = "reached"
	LetGo   State = "let_go"
)

// Flags raises crisis flags about a member's text for the coach: messaging.Service.
type Flags interface {
	// RaiseFlag flags the text of a goal.
	RaiseFlag(ctx context.Context, tx pgx.Tx, member identity.MemberID, coach identity.CoachID, goal uuid.UUID, tier safety.Tier) error
	// FlagPlacesChanged handles a withdrawn goal with flagged text: the flag still waits, and the coach sees why.
	FlagPlacesChanged(ctx context.Context, tx pgx.Tx, member identity.MemberID, coach identity.CoachID) error
}

// Options are the service's dependencies. All but the waker are required.
type Options struct {
	Pool  *pgxpool.Pool
	Waker mailbox.Waker
	Flags Flags
	// Risk keeps the members' risk states; nil keeps none.
	Risk *risk.Service
}

// Service stores, changes and reads goals.
type Service struct {
	pool  *pgxpool.Pool
	q     *store.Queries
	waker mailbox.Waker
	flags Flags
	risk  *risk.Service
}

// New makes the service.
func New(o Options) *Service {
	return &Service{pool: o.Pool, q: store.New(), waker: o.Waker, flags: o.Flags, risk: o.Risk}
}

// Goal is a goal that a member and a coach may agree on. Times are instants.
type Goal struct {
	ID            uuid.UUID
	Title, Detail string
	ProposedBy    Side
	// Agreed is true if both agreed to this text, which they did at AgreedAt.
	Agreed   bool
	AgreedAt *time.Time
	// WaitsFor is the side that has not agreed to an open goal; empty for none.
	WaitsFor Side
	State    State
	ClosedBy Side
	ClosedAt *time.Time
	// Version grows with each change of the text.
	Version int
	// WasAgreed means that both agreed at some time: such a goal can be dropped but not withdrawn.
	WasAgreed bool
	// Safety is the crisis detector's result for the member's text. It is for the coach only.
	Safety    safety.Tier
	CreatedAt time.Time
}

// Removable reports whether a side can withdraw the goal: they suggested it, and it was never agreed.
func (g Goal) Removable(by Side) bool { return g.State == Open && g.ProposedBy == by && !g.WasAgreed }

// Earlier is a goal with a coach whom the member no longer has.
type Earlier struct {
	Goal
	CoachName string
}

// OfMember returns a member's goals with their current coach, and with earlier ones: open ones first, then closed
// ones, latest first. The caller must be the member.
func (s *Service) OfMember(ctx context.Context, member identity.MemberID) (now []Goal, earlier []Earlier, err error) {
	rows, err := s.q.GoalsOfMember(ctx, s.pool, store.GoalsOfMemberParams{MemberID: member.UUID(), MaxRows: maxRows})
	if err != nil {
		return nil, nil, fmt.Errorf("list a member's goals: %w", err)
	}
	for _, row := range rows {
		if goal := goalFrom(row.Goal); row.Present {
			now = append(now, goal)
		} else {
			earlier = append(earlier, Earlier{Goal: goal, CoachName: row.CoachName})
		}
	}
	return now, earlier, nil
}

// OfClient returns a coach's goals with a current client, in the same order. The caller must be the coach. Returns
// fault.ErrNotFound for any other person, and if the coach is not active and verified.
func (s *Service) OfClient(ctx context.Context, coach identity.CoachID, client identity.MemberID) ([]Goal, error) {
	own, err := s.q.IsOwnClient(ctx, s.pool, store.IsOwnClientParams{MemberID: client.UUID(), CoachID: coach.UUID()})
	if err != nil {
		return nil, fmt.Errorf("find client: %w", err)
	}
	if !own {
		return nil, fault.ErrNotFound
	}
	// The query checks again, so that nothing of a client who left in between is read.
	rows, err := s.q.GoalsOfPair(ctx, s.pool, store.GoalsOfPairParams{MemberID: client.UUID(), CoachID: coach.UUID(), MaxRows: maxRows})
	if err != nil {
		return nil, fmt.Errorf("list a client's goals: %w", err)
	}
	found := make([]Goal, len(rows))
	for i, row := range rows {
		found[i] = goalFrom(row)
	}
	return found, nil
}

// maxRows is more than one pair can have, and enough for a member with several former coaches.
const maxRows = 1000

// Actor is the acting person, with the pair whose goals they change.
type Actor struct {
	side   Side
	member identity.MemberID
	// coach is the acting coach; for a member, hold sets it.
	coach identity.CoachID
}

// AsMember acts for a member, with their current coach.
func AsMember(member identity.MemberID) Actor { return Actor{side: Member, member: member} }

// AsCoach acts for a coach with a client.
func AsCoach(coach identity.CoachID, client identity.MemberID) Actor {
	return Actor{side: Coach, member: client, coach: coach}
}

// hold locks the member's row until the transaction ends, so that changes of this pair's goals are serialized, and
// sets the actor's counterpart: uuid.Nil for a member without a coach. Returns fault.ErrNotFound for a coach who is
// not active and verified, and for one whose client this is not.
func (s *Service) hold(ctx context.Context, tx pgx.Tx, by *Actor) error {
	if by.side == Coach {
		stand, err := s.q.HoldPair(ctx, tx, store.HoldPairParams{MemberID: by.member.UUID(), CoachID: by.coach.UUID()})
		if errors.Is(err, pgx.ErrNoRows) || (err == nil && !(stand.Present && stand.Open)) {
			return fault.ErrNotFound
		}
		return wrap("lock client", err)
	}
	coach, err := s.q.HoldMember(ctx, tx, by.member.UUID())
	if errors.Is(err, pgx.ErrNoRows) {
		return fault.ErrNotFound
	}
	if err != nil {
		return wrap("lock member", err)
	}
	if coach != nil {
		by.coach = identity.CoachID(*coach)
	}
	return nil
}

// find returns a goal that the actor may change. The member's row is locked. A member gets *fault.Forbidden for a goal
// with an earlier coach; others get *fault.NotFound.
func (s *Service) find(ctx context.Context, tx pgx.Tx, by Actor, id uuid.UUID) (Goal, error) {
	row, err := s.q.GoalOfMember(ctx, tx, store.GoalOfMemberParams{ID: id, MemberID: by.member.UUID()})
	if errors.Is(err, pgx.ErrNoRows) {
		return Goal{}, &fault.NotFound{Message: copy.GoalAnswers.NotFound}
	}
	if err != nil {
		return Goal{}, wrap("find a goal", err)
	}
	switch {
	case row.CoachID == by.coach.UUID():
		return goalFrom(row), nil
	case by.side == Member:
		return Goal{}, &fault.Forbidden{Message: copy.GoalAnswers.Earlier}
	default:
		return Goal{}, &fault.NotFound{Message: copy.GoalAnswers.NotFound}
	}
}

func goalFrom(row store.Goal) Goal {
	goal := Goal{
		ID: row.ID, Title: row.Title, Detail: row.Detail, ProposedBy: Side(row.ProposedBy), State: State(row.State),
		ClosedAt: row.ClosedAt, Version: int(row.Version), WasAgreed: row.WasAgreed, CreatedAt: row.CreatedAt,
	}
	if row.ClosedBy != nil {
		goal.ClosedBy = Side(*row.ClosedBy)
	}
	if row.FlagTier != nil {
		goal.Safety = safety.Tier(*row.FlagTier)
	}
	switch {
	case row.MemberAgreedAt != nil && row.CoachAgreedAt != nil:
		goal.Agreed, goal.AgreedAt = true, row.MemberAgreedAt
		if row.CoachAgreedAt.After(*row.MemberAgreedAt) {
			goal.AgreedAt = row.CoachAgreedAt
		}
	case goal.State != Open:
	case row.MemberAgreedAt == nil:
		goal.WaitsFor = Member
	default:
		goal.WaitsFor = Coach
	}
	return goal
}

func wrap(what string, err error) error {
	if err != nil {
		return fmt.Errorf("%s: %w", what, err)
	}
	return nil
}
