package companion

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/copy/forms"
	"aangan/bff/domain/exercise"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/domain/mailbox"
	"aangan/bff/domain/notification"
	"aangan/bff/domain/safety"
	"aangan/bff/domain/tasks"
	"aangan/db/store"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
)

// taskExerciseReminder is the kind of the task that reminds a member of an exercise. Queued tasks keep it.
const taskExerciseReminder = "exercise-reminder"

// ListedExercise is an exercise as one member sees it.
type ListedExercise struct {
	exercise.Exercise
	// Open is true while the member can go on with it. FinishedAt is nil if no card of it is kept.
	Open       bool
	FinishedAt *time.Time
	// Avoided is true if companions don't suggest it, because the member said so.
	Avoided bool
}

// ExerciseRun is a member's way through an exercise.
type ExerciseRun struct {
	ID uuid.UUID
	exercise.Run
	Companion            string
	StartedAt            time.Time
	FinishedAt, RemindAt *time.Time
}

// Exercises returns the exercises in display order, and the language in which the member reads them. The caller must be
// the member.
func (s *Service) Exercises(ctx context.Context, member identity.MemberID) ([]ListedExercise, exercise.Language, error) {
	memory, err := s.Memory(ctx, member)
	if err != nil {
		return nil, "", err
	}
	all := make([]ListedExercise, 0, len(exercise.All))
	for _, e := range exercise.All {
		listed := ListedExercise{Exercise: e, Avoided: memory.avoids(avoidedExercise(e.Code))}
		for _, run := range memory.Runs {
			switch {
			case run.Exercise.Code != e.Code:
			case run.FinishedAt == nil:
				listed.Open = true
			case listed.FinishedAt == nil:
				listed.FinishedAt = run.FinishedAt
			}
		}
		all = append(all, listed)
	}
	return all, memory.Language, nil
}

// StartExercise returns the member's open run of an exercise, and starts one if there is none. Companion is the one in
// whose talk it was opened. An empty language means the member's. The caller must be the member.
//
// Returns *fault.NotFound for an unknown exercise or companion, and *fault.Invalid for an unknown language.
func (s *Service) StartExercise(ctx context.Context, member identity.MemberID, code, companion string, language exercise.Language) (ExerciseRun, error) {
	e, known := exercise.Find(code)
	if !known {
		return ExerciseRun{}, errNoExercise()
	}
	if _, known := copy.CompanionOf(companion); !known {
		return ExerciseRun{}, errNoCompanion()
	}
	if err := knownLanguage(language); err != nil {
		return ExerciseRun{}, err
	}
	if language == "" {
		memory, err := s.stored(ctx, s.pool, member)
		if err != nil {
			return ExerciseRun{}, err
		}
		language = memory.Language
	}
	row, err := s.q.StartExercise(ctx, s.pool, store.StartExerciseParams{
		MemberID: member.UUID(), Exercise: e.Code, Companion: companion, Language: string(language),
	})
	if err != nil {
		return ExerciseRun{}, exerciseError(err)
	}
	return runOf(row)
}

// Exercise returns the member's open run of an exercise, or the latest finished one. The caller must be the member.
// Returns *fault.NotFound if there is none.
func (s *Service) Exercise(ctx context.Context, member identity.MemberID, code string) (ExerciseRun, error) {
	if _, known := exercise.Find(code); !known {
		return ExerciseRun{}, errNoExercise()
	}
	row, err := s.q.ExerciseRun(ctx, s.pool, store.ExerciseRunParams{MemberID: member.UUID(), Exercise: code})
	if err != nil {
		return ExerciseRun{}, exerciseError(err)
	}
	return runOf(row)
}

// ExerciseReply is a member's answer to a step. ID is made by the client: a text that needs help becomes the message
// with this id.
type ExerciseReply struct {
	Step, Choice, Text, ID string
}

// Answered is the result of AnswerExercise.
type Answered struct {
	ExerciseRun
	// Understood is false if the text was none of the step's answers: then the run is where it was.
	Understood bool
	// ToTalk is true if the text has a sign of a risk: then it was sent to the run's companion instead, whose reply is
	// in the talk, and the run is where it was.
	ToTalk bool
}

// AnswerExercise stores the answer to the current step of the member's open run. The caller must be the member.
//
// Returns *fault.NotFound without an open run, *fault.Invalid for an unknown choice or a text that breaks the form's
// rules, and *fault.Conflict if the step is not the current one. The last never rejects a text with a sign of a risk.
func (s *Service) AnswerExercise(ctx context.Context, member identity.MemberID, code string, reply ExerciseReply) (Answered, error) {
	written := struct {
		ID   string `json:"id"`
		Text string
	}{reply.ID, reply.Text}
	if reply.Text != "" {
		if err := forms.ExerciseAnswer.Clean(&written); err != nil {
			return Answered{}, err
		}
	}
	verdict := safety.Assess(written.Text)
	var result Answered
	var talk func() *Feed
	err := s.changeExercise(ctx, member, code, func(tx pgx.Tx, run *ExerciseRun) error {
		if verdict.Tier != safety.None {
			sent, taken, err := s.takeFromExercise(ctx, tx, member, *run, written.ID, written.Text, verdict)
			talk = func() *Feed {
				if taken.told {
					mailbox.Wake(s.options.Waker, mailbox.MemberOwner(member))
				}
				return s.feed(sent, taken)
			}
			result = Answered{ExerciseRun: *run, Understood: true, ToTalk: true}
			return err
		}
		// Help must not depend on the step, so this comes after it.
		if step, more := run.Current(); !more || step.ID != reply.Step {
			return &fault.Conflict{Message: copy.ExerciseAnswers.OtherStep}
		}
		err := run.Take(exercise.Reply{Choice: reply.Choice, Text: written.Text})
		switch {
		case errors.Is(err, exercise.ErrUnknownChoice):
			return fault.Field("choice", copy.ExerciseAnswers.UnknownChoice)
		case errors.Is(err, exercise.ErrNotUnderstood):
			result = Answered{ExerciseRun: *run}
			return nil
		case err != nil:
			return err
		}
		err = s.keepExercise(ctx, tx, member, run)
		result = Answered{ExerciseRun: *run, Understood: true}
		return err
	})
	if err != nil {
		return Answered{}, err
	}
	if talk != nil {
		talk()
	}
	return result, nil
}

// takeFromExercise stores a text with a sign of a risk as a message to the run's companion.
func (s *Service) takeFromExercise(
	ctx context.Context, tx pgx.Tx, member identity.MemberID, run ExerciseRun, id, text string, verdict safety.Verdict,
) (sending, opened, error) {
	message, err := uuid.Parse(id)
	if err != nil || message == uuid.Nil {
		return sending{}, opened{}, fault.Field("id", copy.Validation.MessageID)
	}
	who, _ := copy.CompanionOf(run.Companion)
	sent := sending{key: talkKey{member, run.Companion}, who: who, id: message, text: text, verdict: verdict, texts: copy.For(ctx).CompanionAnswers, name: copy.CompanionName(copy.For(ctx), run.Companion)}
	taken, err := s.take(ctx, tx, sent)
	return sent, taken, err
}

// BackInExercise returns to the step before the current one of the member's open run. The caller must be the member.
// Returns *fault.NotFound without an open run.
func (s *Service) BackInExercise(ctx context.Context, member identity.MemberID, code string) (ExerciseRun, error) {
	var result ExerciseRun
	err := s.changeExercise(ctx, member, code, func(tx pgx.Tx, run *ExerciseRun) error {
		run.Back()
		err := s.keepExercise(ctx, tx, member, run)
		result = *run
		return err
	})
	return result, err
}

// RemindOfExercise sets the time at which the member is reminded of the open run, or of the latest finished one; nil
// for no reminder. The caller must be the member. Returns *fault.NotFound if there is neither, and *fault.Invalid for a
// time in the past or too far ahead.
func (s *Service) RemindOfExercise(ctx context.Context, member identity.MemberID, code string, at *time.Time) (ExerciseRun, error) {
	latest := time.Now().AddDate(0, 0, copy.Limits.ExerciseReminderDays)
	if at != nil && (at.Before(time.Now()) || at.After(latest)) {
		return ExerciseRun{}, fault.Field("at", copy.ExerciseAnswers.ReminderTime)
	}
	run, err := s.Exercise(ctx, member, code)
	if err != nil {
		return ExerciseRun{}, err
	}
	err = pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		var reminder *uuid.UUID
		if at != nil {
			made := uuid.New()
			reminder = &made
		}
		rows, err := s.q.SetExerciseReminder(ctx, tx, store.SetExerciseReminderParams{MemberID: member.UUID(), ID: run.ID, RemindAt: at, Reminder: reminder})
		switch {
		case err != nil:
			return err
		case rows == 0:
			return errNotStarted()
		case at == nil:
			return nil
		}
		return s.options.Queue.Schedule(ctx, tx, tasks.Ref{Kind: taskExerciseReminder, ID: *reminder}, *at)
	})
	if err != nil {
		return ExerciseRun{}, exerciseError(err)
	}
	run.RemindAt = at
	return run, nil
}

// DeleteExercise deletes one of the member's runs for good. The caller must be the member. Returns *fault.NotFound for
// an unknown id.
func (s *Service) DeleteExercise(ctx context.Context, member identity.MemberID, id uuid.UUID) error {
	rows, err := s.q.DeleteExerciseRun(ctx, s.pool, store.DeleteExerciseRunParams{MemberID: member.UUID(), ID: id})
	if err == nil && rows == 0 {
		return errNotStarted()
	}
	return exerciseError(err)
}

// Tasks returns the tasks about companions.
func (s *Service) Tasks() []tasks.Task {
	return []tasks.Task{{Kind: taskExerciseReminder, Run: s.remind}}
}

// remind sends a reminder, unless the member moved it or took it back.
func (s *Service) remind(ctx context.Context, id uuid.UUID) error {
	var member identity.MemberID
	var changed bool
	err := pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		owner, err := s.q.ReminderOwner(ctx, tx, &id)
		if err != nil {
			return err
		}
		if _, err := s.q.LockMember(ctx, tx, owner); err != nil {
			return err
		}
		if _, err := s.q.TakeExerciseReminder(ctx, tx, &id); err != nil {
			return err
		}
		member = identity.MemberID(owner)
		changed, err = notification.Add(ctx, tx, member, notification.TypeExercise, copy.ExerciseAnswers.ReminderTitle, copy.ExerciseAnswers.ReminderText)
		return err
	})
	if errors.Is(err, pgx.ErrNoRows) {
		return nil // It was deleted, or its reminder moved or taken back.
	}
	if err != nil {
		return fmt.Errorf("remind of an exercise: %w", err)
	}
	if changed {
		mailbox.Wake(s.options.Waker, mailbox.MemberOwner(member))
	}
	return nil
}

// changeExercise calls with the member's open run of an exercise. The member and the run are locked.
func (s *Service) changeExercise(ctx context.Context, member identity.MemberID, code string, change func(pgx.Tx, *ExerciseRun) error) error {
	if _, known := exercise.Find(code); !known {
		return errNoExercise()
	}
	err := pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		if _, err := s.q.LockMember(ctx, tx, member.UUID()); err != nil {
			return err
		}
		row, err := s.q.LockExercise(ctx, tx, store.LockExerciseParams{MemberID: member.UUID(), Exercise: code})
		if err != nil {
			return err
		}
		run, err := runOf(row)
		if err != nil {
			return err
		}
		return change(tx, &run)
	})
	return exerciseError(err)
}

// keepExercise stores the answers, and deletes the oldest card if the exercise is finished.
func (s *Service) keepExercise(ctx context.Context, tx pgx.Tx, member identity.MemberID, run *ExerciseRun) error {
	answers, err := json.Marshal(run.Answers)
	if err != nil {
		return err
	}
	_, more := run.Current()
	row, err := s.q.SetExerciseAnswers(ctx, tx, store.SetExerciseAnswersParams{ID: run.ID, Answers: answers, Finished: !more})
	if err != nil {
		return err
	}
	if *run, err = runOf(row); err != nil || more {
		return err
	}
	return s.q.KeepNewestExercises(ctx, tx, store.KeepNewestExercisesParams{MemberID: member.UUID(), Kept: int32(copy.Limits.ExerciseCardsKept)})
}

// runOf returns the run of a row. Answers that no longer fit the exercise, because its steps changed, are left out.
func runOf(row store.ExerciseRun) (ExerciseRun, error) {
	e, known := exercise.Find(row.Exercise)
	if !known {
		return ExerciseRun{}, errNoExercise()
	}
	run := ExerciseRun{
		ID: row.ID, Run: exercise.Run{Exercise: e, Language: exercise.Language(row.Language)}, Companion: row.Companion,
		StartedAt: row.StartedAt, FinishedAt: row.FinishedAt, RemindAt: row.RemindAt,
	}
	if err := json.Unmarshal(row.Answers, &run.Answers); err != nil {
		return ExerciseRun{}, fmt.Errorf("read an exercise: %w", err)
	}
	for !run.Valid() {
		run.Back()
	}
	return run, nil
}

func errNoExercise() error { return &fault.NotFound{Message: copy.ExerciseAnswers.NotFound} }

func errNotStarted() error { return &fault.NotFound{Message: copy.ExerciseAnswers.NotStarted} }

// exerciseError gives a missing row its meaning, and adds context to other errors.
func exerciseError(err error) error {
	var invalid *fault.Invalid
	switch {
	case err == nil:
		return nil
	case errors.Is(err, pgx.ErrNoRows):
		return errNotStarted()
	case errors.As(err, &invalid):
		return err
	}
	return wrapped("exercise", err)
}
