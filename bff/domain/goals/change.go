package goals

import (
	"context"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/copy/forms"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/notification"
	"aangan/bff/domain/safety"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// Words are what a goal says.
type Words struct{ Title, Detail string }

// Propose suggests a goal to the other side; whoever suggests it has said yes. The member or the coach themselves calls it, as
// everything below. It returns *fault.Invalid for words that break forms.Goal, *fault.Conflict for a member without a coach and
// when these two have as many as copy.Limits allow, and fault.ErrNotFound for a coach who is not active and verified or whose client
// this is not.
func (s *Service) Propose(ctx context.Context, by Actor, words Words) (Goal, error) {
	if err := forms.Goal.Clean(&words); err != nil {
		return Goal{}, err
	}
	return s.do(ctx, by, copy.GoalAnswers.BellAsked, func(tx pgx.Tx, by Actor) (step, error) {
		if by.coach.UUID() == uuid.Nil {
			return step{}, &fault.Conflict{Message: copy.GoalAnswers.NoCoach}
		}
		pair := store.CountGoalsParams{MemberID: by.member.UUID(), CoachID: by.coach.UUID()}
		all, err := s.q.CountGoals(ctx, tx, pair)
		if err != nil {
			return step{}, wrap("count goals", err)
		}
		if all >= int64(copy.Limits.GoalsMax) {
			return step{}, &fault.Conflict{Message: copy.GoalAnswers.TooMany}
		}
		if err := s.room(ctx, tx, by); err != nil {
			return step{}, err
		}
		tier := detect(by, words)
		row, err := s.q.AddGoal(ctx, tx, store.AddGoalParams{
			MemberID: by.member.UUID(), CoachID: by.coach.UUID(), Title: words.Title, Detail: words.Detail, ProposedBy: string(by.side), FlagTier: flagged(tier),
		})
		return step{row: row, tier: tier, changed: true}, wrap("add a goal", err)
	})
}

// Change writes an open goal anew: whoever does has said yes to the new words, and the other is asked again. The same words change
// nothing. Version is what was read. It returns *fault.Invalid as Propose; *fault.Conflict with the field version when the words
// are others by now, and without when the goal is closed; *fault.Forbidden to a member for a goal with an earlier coach; and
// *fault.NotFound for one that is not there, and as Propose.
func (s *Service) Change(ctx context.Context, by Actor, id uuid.UUID, version int, words Words) (Goal, error) {
	if err := forms.Goal.Clean(&words); err != nil {
		return Goal{}, err
	}
	return s.on(ctx, by, id, copy.GoalAnswers.BellAsked, func(tx pgx.Tx, by Actor, goal Goal) (step, error) {
		if goal.State == Open && goal.Title == words.Title && goal.Detail == words.Detail {
			return step{}, nil
		}
		if err := stands(goal, version); err != nil {
			return step{}, err
		}
		tier := detect(by, words)
		row, err := s.q.ChangeGoal(ctx, tx, store.ChangeGoalParams{
			ID: id, Title: words.Title, Detail: words.Detail, By: string(by.side), FlagTier: flagged(tier),
		})
		return step{row: row, tier: tier, changed: true}, wrap("change a goal", err)
	})
}

// Agree says yes to the words of an open goal. A second yes changes nothing. Errors are those of Change.
func (s *Service) Agree(ctx context.Context, by Actor, id uuid.UUID, version int) (Goal, error) {
	return s.on(ctx, by, id, copy.GoalAnswers.BellChanged, func(tx pgx.Tx, by Actor, goal Goal) (step, error) {
		if err := stands(goal, version); err != nil || goal.WaitsFor != by.side {
			return step{}, err
		}
		row, err := s.q.AgreeToGoal(ctx, tx, store.AgreeToGoalParams{ID: id, By: string(by.side)})
		return step{row: row, changed: true}, wrap("agree to a goal", err)
	})
}

// Close says that a goal is reached, which both have to have agreed to, or lets it go, agreed or not. Closing it again in the same
// way changes nothing. It returns *fault.Invalid for any other state, *fault.Conflict for reaching what was not agreed, and
// otherwise errors as Change.
func (s *Service) Close(ctx context.Context, by Actor, id uuid.UUID, state State, version int) (Goal, error) {
	if state != Reached && state != LetGo {
		return Goal{}, fault.Field("state", copy.GoalAnswers.StateUnknown)
	}
	return s.on(ctx, by, id, copy.GoalAnswers.BellChanged, func(tx pgx.Tx, by Actor, goal Goal) (step, error) {
		if goal.State == state && goal.Version == version {
			return step{}, nil
		}
		if err := stands(goal, version); err != nil {
			return step{}, err
		}
		if state == Reached && !goal.Agreed {
			return step{}, &fault.Conflict{Message: copy.GoalAnswers.NotAgreed}
		}
		row, err := s.q.CloseGoal(ctx, tx, store.CloseGoalParams{ID: id, State: string(state), By: string(by.side)})
		return step{row: row, changed: true}, wrap("close a goal", err)
	})
}

// Reopen takes a closed goal up again. For whoever closed it, it stands as before; the other one says yes by it, and whoever closed
// it is asked again. An open goal stays as it is. It returns *fault.Conflict when these two have copy.Limits.GoalsOpenMax open, and
// otherwise errors as Change.
func (s *Service) Reopen(ctx context.Context, by Actor, id uuid.UUID) (Goal, error) {
	return s.on(ctx, by, id, copy.GoalAnswers.BellChanged, func(tx pgx.Tx, by Actor, goal Goal) (step, error) {
		if goal.State == Open {
			return step{}, nil
		}
		if err := s.room(ctx, tx, by); err != nil {
			return step{}, err
		}
		row, err := s.q.ReopenGoal(ctx, tx, store.ReopenGoalParams{ID: id, By: string(by.side)})
		return step{row: row, changed: true}, wrap("reopen a goal", err)
	})
}

// Delete takes a suggestion back, for both, and keeps no word of it. Words of it that were flagged still wait for the coach, who
// reads that they stood in a goal that is taken back. Only whoever made it can, and only while it never counted: *fault.Conflict
// otherwise. Errors are otherwise those of Change.
func (s *Service) Delete(ctx context.Context, by Actor, id uuid.UUID) error {
	_, err := s.on(ctx, by, id, "", func(tx pgx.Tx, by Actor, goal Goal) (step, error) {
		if !goal.Removable(by.side) {
			return step{}, &fault.Conflict{Message: copy.GoalAnswers.CannotTakeBack}
		}
		return step{gone: true, flagged: goal.Safety != safety.None, changed: true}, wrap("delete a goal", s.q.DeleteGoal(ctx, tx, id))
	})
	return err
}

// room refuses one more open goal when there are enough. The member's row is held.
func (s *Service) room(ctx context.Context, tx pgx.Tx, by Actor) error {
	open, err := s.q.CountOpenGoals(ctx, tx, store.CountOpenGoalsParams{MemberID: by.member.UUID(), CoachID: by.coach.UUID()})
	if err != nil {
		return wrap("count open goals", err)
	}
	if open >= int64(copy.Limits.GoalsOpenMax) {
		return &fault.Conflict{Message: copy.GoalAnswers.TooManyOpen}
	}
	return nil
}

// stands refuses what was decided about other words than those that stand, or about a closed goal.
func stands(goal Goal, version int) error {
	switch {
	case goal.State != Open:
		return &fault.Conflict{Message: copy.GoalAnswers.AlreadyClosed}
	case goal.Version != version:
		return &fault.Conflict{
			Message: copy.GoalAnswers.Changed, Fields: []fault.FieldError{{Field: "version", Message: copy.GoalAnswers.Changed}},
		}
	}
	return nil
}

// detect looks at what a member writes. A coach who writes of dark thoughts is doing their work.
func detect(by Actor, words Words) safety.Tier {
	if by.side != Member {
		return safety.None
	}
	return safety.Detect(words.Title + "\n" + words.Detail)
}

func flagged(tier safety.Tier) *string {
	if tier == safety.None {
		return nil
	}
	stored := string(tier)
	return &stored
}

// step is what one change did.
type step struct {
	row     store.Goal
	tier    safety.Tier
	changed bool
	// gone means that there is no goal any more, and flagged that words of it were.
	gone, flagged bool
}

// on is do for a goal that is there; a step that changes nothing answers with it as it stands.
func (s *Service) on(ctx context.Context, by Actor, id uuid.UUID, bell string, change func(tx pgx.Tx, by Actor, goal Goal) (step, error)) (Goal, error) {
	var stood Goal
	done, err := s.do(ctx, by, bell, func(tx pgx.Tx, by Actor) (step, error) {
		goal, err := s.find(ctx, tx, by, id)
		if err != nil {
			return step{}, err
		}
		stood = goal
		return change(tx, by, goal)
	})
	if err == nil && done.ID == uuid.Nil {
		return stood, nil
	}
	return done, err
}

// do makes one change with the member's row held, and tells both: their screens, and the member's bell of what the coach did. The
// order of locks is that of package mailbox.
func (s *Service) do(ctx context.Context, by Actor, bell string, change func(tx pgx.Tx, by Actor) (step, error)) (Goal, error) {
	var done step
	err := pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		if err := s.hold(ctx, tx, &by); err != nil {
			return err
		}
		var err error
		if done, err = change(tx, by); err != nil || !done.changed {
			return err
		}
		return s.tell(ctx, tx, by, bell, done)
	})
	if err != nil {
		return Goal{}, err
	}
	if !done.changed {
		return Goal{}, nil
	}
	mailbox.Wake(s.waker, mailbox.CoachOwner(by.coach), mailbox.MemberOwner(by.member))
	if done.gone {
		return Goal{}, nil
	}
	return goalFrom(done.row), nil
}

func (s *Service) tell(ctx context.Context, tx pgx.Tx, by Actor, bell string, done step) error {
	if done.tier != safety.None {
		if err := s.flags.RaiseFlag(ctx, tx, by.member, by.coach, done.row.ID, done.tier); err != nil {
			return err
		}
	}
	if done.flagged {
		if err := s.flags.FlagMoved(ctx, tx, by.member, by.coach); err != nil {
			return err
		}
	}
	if err := mailbox.Append(ctx, tx, mailbox.CoachOwner(by.coach), mailbox.KindGoal); err != nil {
		return err
	}
	bring := s.settle
	if by.side == Coach {
		bring = func(ctx context.Context, tx pgx.Tx, by Actor) error { return s.ring(ctx, tx, by, bell) }
	}
	if err := bring(ctx, tx, by); err != nil {
		return err
	}
	return mailbox.Append(ctx, tx, mailbox.MemberOwner(by.member), mailbox.KindGoal)
}

// ring has the member's bell say what the coach did. After a suggestion was taken back it says nothing, unless another one waits.
func (s *Service) ring(ctx context.Context, tx pgx.Tx, by Actor, bell string) error {
	waiting, err := s.q.GoalsWaitingForMember(ctx, tx, store.GoalsWaitingForMemberParams{MemberID: by.member.UUID(), CoachID: by.coach.UUID()})
	if err != nil {
		return wrap("look what waits for the member", err)
	}
	switch {
	case waiting > 0:
		bell = copy.GoalAnswers.BellAsked
	case bell == "" || bell == copy.GoalAnswers.BellAsked:
		_, err = notification.Withdraw(ctx, tx, by.member, notification.TypeGoal, copy.GoalAnswers.BellTitle)
		return err
	}
	_, err = notification.Add(ctx, tx, by.member, notification.TypeGoal, copy.GoalAnswers.BellTitle, bell)
	return err
}

// settle ends what the bell says of goals once nothing waits for the member any more: they were there. The member's row is held, so
// that what the coach suggests in this moment rings after it.
func (s *Service) settle(ctx context.Context, tx pgx.Tx, by Actor) error {
	waiting, err := s.q.GoalsWaitingForMember(ctx, tx, store.GoalsWaitingForMemberParams{MemberID: by.member.UUID(), CoachID: by.coach.UUID()})
	if err != nil || waiting > 0 {
		return wrap("look what waits for the member", err)
	}
	_, err = notification.Withdraw(ctx, tx, by.member, notification.TypeGoal, copy.GoalAnswers.BellTitle)
	return err
}
