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

// Words is the text of a goal.
type Words struct{ Title, Detail string }

func (w Words) text() string { return w.Title + "\n" + w.Detail }

// Propose suggests a goal to the other side and counts as the proposer's agreement. The caller must be the member or
// the coach, as for the methods below. Returns *fault.Invalid for text that breaks forms.Goal, *fault.Conflict for a
// member without a coach and if the two have copy.Limits goals already, and fault.ErrNotFound for a coach who is not
// active and verified or whose client this is not.
func (s *Service) Propose(ctx context.Context, by Actor, words Words) (Goal, error) {
	if err := forms.Goal.Clean(&words); err != nil {
		return Goal{}, err
	}
	if err := s.noteRisk(ctx, by, words); err != nil {
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

// Change edits an open goal: the editor agrees to the new text, and the other side must agree again. The same text
// changes nothing. Version is the one that was read. Returns *fault.Invalid as Propose; *fault.Conflict on "version"
// if the text has changed since, and without a field if the goal is closed; *fault.Forbidden to a member for a goal
// with an earlier coach; and *fault.NotFound for an unknown one, and as Propose.
func (s *Service) Change(ctx context.Context, by Actor, id uuid.UUID, version int, words Words) (Goal, error) {
	if err := forms.Goal.Clean(&words); err != nil {
		return Goal{}, err
	}
	if err := s.noteRisk(ctx, by, words); err != nil {
		return Goal{}, err
	}
	return s.on(ctx, by, id, copy.GoalAnswers.BellAsked, func(tx pgx.Tx, by Actor, goal Goal) (step, error) {
		if goal.State == Open && goal.Title == words.Title && goal.Detail == words.Detail {
			return step{}, nil
		}
		if err := checkOpen(goal, version); err != nil {
			return step{}, err
		}
		tier := detect(by, words)
		row, err := s.q.ChangeGoal(ctx, tx, store.ChangeGoalParams{
			ID: id, Title: words.Title, Detail: words.Detail, By: string(by.side), FlagTier: flagged(tier),
		})
		return step{row: row, tier: tier, changed: true}, wrap("change a goal", err)
	})
}

// Agree agrees to the text of an open goal. A repeat changes nothing. Errors as for Change.
func (s *Service) Agree(ctx context.Context, by Actor, id uuid.UUID, version int) (Goal, error) {
	return s.on(ctx, by, id, copy.GoalAnswers.BellChanged, func(tx pgx.Tx, by Actor, goal Goal) (step, error) {
		if err := checkOpen(goal, version); err != nil || goal.WaitsFor != by.side {
			return step{}, err
		}
		row, err := s.q.AgreeToGoal(ctx, tx, store.AgreeToGoalParams{ID: id, By: string(by.side)})
		return step{row: row, changed: true}, wrap("agree to a goal", err)
	})
}

// Close marks a goal as reached, which requires that both agreed, or drops it, agreed or not. A repeat changes
// nothing. Returns *fault.Invalid for any other state, *fault.Conflict for reaching a goal that was not agreed, and
// otherwise the errors of Change.
func (s *Service) Close(ctx context.Context, by Actor, id uuid.UUID, state State, version int) (Goal, error) {
	if state != Reached && state != LetGo {
		return Goal{}, fault.Field("state", copy.GoalAnswers.StateUnknown)
	}
	return s.on(ctx, by, id, copy.GoalAnswers.BellChanged, func(tx pgx.Tx, by Actor, goal Goal) (step, error) {
		if goal.State == state && goal.Version == version {
			return step{}, nil
		}
		if err := checkOpen(goal, version); err != nil {
			return step{}, err
		}
		if state == Reached && !goal.Agreed {
			return step{}, &fault.Conflict{Message: copy.GoalAnswers.NotAgreed}
		}
		row, err := s.q.CloseGoal(ctx, tx, store.CloseGoalParams{ID: id, State: string(state), By: string(by.side)})
		return step{row: row, changed: true}, wrap("close a goal", err)
	})
}

// Reopen reopens a closed goal. For the side that closed it the agreement stays; the other side agrees by reopening,
// and the side that closed it must agree again. An open goal stays unchanged. Returns *fault.Conflict if the two have
// copy.Limits.GoalsOpenMax open goals, and otherwise the errors of Change.
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

// Delete withdraws a suggestion for both sides, with its text. Flagged text still waits for the coach, who sees that
// its goal was withdrawn. Only the proposer can do it, and only if it was never agreed: *fault.Conflict otherwise.
// Other errors as for Change.
func (s *Service) Delete(ctx context.Context, by Actor, id uuid.UUID) error {
	_, err := s.on(ctx, by, id, "", func(tx pgx.Tx, by Actor, goal Goal) (step, error) {
		if !goal.Removable(by.side) {
			return step{}, &fault.Conflict{Message: copy.GoalAnswers.CannotTakeBack}
		}
		return step{gone: true, flagged: goal.Safety != safety.None, changed: true}, wrap("delete a goal", s.q.DeleteGoal(ctx, tx, id))
	})
	return err
}

// room returns *fault.Conflict if another open goal would exceed the limit. The caller holds the member's row lock.
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

// checkOpen returns an error for an action on another version of the text, or on a closed goal.
func checkOpen(goal Goal, version int) error {
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

// noteRisk raises the member's risk state for their own text, now and by the second reader.
func (s *Service) noteRisk(ctx context.Context, by Actor, words Words) error {
	if by.side != Member {
		return nil
	}
	verdict := safety.Assess(words.text())
	if err := s.risk.Raise(ctx, by.member, verdict); err != nil {
		return err
	}
	s.risk.ReadLater(by.member, words.text(), verdict)
	return nil
}

// detect checks a member's text for a crisis. Coaches' texts are not checked, because their work includes such topics.
func detect(by Actor, words Words) safety.Tier {
	if by.side != Member {
		return safety.None
	}
	return safety.Detect(words.text())
}

func flagged(tier safety.Tier) *string {
	if tier == safety.None {
		return nil
	}
	stored := string(tier)
	return &stored
}

// step is the result of one change.
type step struct {
	row     store.Goal
	tier    safety.Tier
	changed bool
	// gone means that the goal was deleted, and flagged that its text was flagged.
	gone, flagged bool
}

// on is do for an existing goal; a step without changes returns it unchanged.
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

// do makes one change while the member's row is locked, and notifies both: by events, and the member's bell about the
// coach's actions. Lock order: see package mailbox.
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
		return s.notify(ctx, tx, by, bell, done)
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

func (s *Service) notify(ctx context.Context, tx pgx.Tx, by Actor, bell string, done step) error {
	if done.tier != safety.None {
		if err := s.flags.RaiseFlag(ctx, tx, by.member, by.coach, done.row.ID, done.tier); err != nil {
			return err
		}
	}
	if done.flagged {
		if err := s.flags.FlagPlacesChanged(ctx, tx, by.member, by.coach); err != nil {
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

// ring updates the member's bell about the coach's action. A withdrawn suggestion clears it, unless another one waits.
func (s *Service) ring(ctx context.Context, tx pgx.Tx, by Actor, bell string) error {
	waiting, err := s.q.GoalsWaitingForMember(ctx, tx, store.GoalsWaitingForMemberParams{MemberID: by.member.UUID(), CoachID: by.coach.UUID()})
	if err != nil {
		return wrap("count suggestions for the member", err)
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

// settle clears the bell's entries about goals if no suggestion waits for the member. The member's row is locked, so a
// concurrent suggestion updates the bell afterwards.
func (s *Service) settle(ctx context.Context, tx pgx.Tx, by Actor) error {
	waiting, err := s.q.GoalsWaitingForMember(ctx, tx, store.GoalsWaitingForMemberParams{MemberID: by.member.UUID(), CoachID: by.coach.UUID()})
	if err != nil || waiting > 0 {
		return wrap("count suggestions for the member", err)
	}
	_, err = notification.Withdraw(ctx, tx, by.member, notification.TypeGoal, copy.GoalAnswers.BellTitle)
	return err
}
