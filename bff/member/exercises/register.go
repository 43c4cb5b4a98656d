// Package exercises has a member's guided exercises, and what companions remember about the member.
package exercises

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"
	"github.com/google/uuid"

	"aangan/bff/domain/companion"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/exercise"
	"aangan/bff/domain/fault"
	"aangan/bff/domain/identity"
	"aangan/bff/internal/realm"
)

const tag = "Exercises"

// operations answers the calls of this package.
type operations struct{ companions *companion.Service }

// Register adds the operations of exercises and of the companions' memory to the API, all for the signed-in member.
func Register(api *realm.API[identity.Member], service *companion.Service) {
	o := operations{companions: service}
	realm.SignedIn(api, huma.Operation{
		OperationID: "listExercises", Method: http.MethodGet, Path: "/api/exercises", Tags: []string{tag},
		Summary:     "List the guided exercises",
		Description: "In the member's language for exercises.",
		Errors:      []int{401},
	}, o.list)
	realm.SignedIn(api, huma.Operation{
		OperationID: "getExercise", Method: http.MethodGet, Path: "/api/exercises/{id}", Tags: []string{tag},
		Summary:     "Get the member's place in an exercise",
		Description: "The open run, or the card of the latest finished one. 404 if the member never started it.",
		Errors:      []int{401, 404},
	}, o.get)
	realm.SignedIn(api, huma.Operation{
		OperationID: "startExercise", Method: http.MethodPost, Path: "/api/exercises/{id}", Tags: []string{tag},
		Summary:     "Start or continue an exercise",
		Description: "An open run is continued, in the given language if there is one.",
		Errors:      []int{400, 401, 404, 413, 415},
	}, o.start)
	realm.SignedIn(api, huma.Operation{
		OperationID: "answerExercise", Method: http.MethodPost, Path: "/api/exercises/{id}/answer", Tags: []string{tag},
		Summary: "Answer the current step",
		Description: "With `choice`, `text` or neither, which skips the step. `understood` is false if the text is none of the step's answers. " +
			"A text that may be a crisis is sent to the companion instead (`toTalk`), with the given id. 409 if another device answered the step.",
		Errors: []int{400, 401, 404, 409, 413, 415},
	}, o.answer)
	realm.SignedIn(api, huma.Operation{
		OperationID: "goBackInExercise", Method: http.MethodPost, Path: "/api/exercises/{id}/back", Tags: []string{tag},
		Summary: "Return to the step before",
		Errors:  []int{401, 404},
	}, o.back)
	realm.SignedIn(api, huma.Operation{
		OperationID: "remindOfExercise", Method: http.MethodPost, Path: "/api/exercises/{id}/reminder", Tags: []string{tag},
		Summary:     "Set or remove the reminder of an exercise",
		Description: "At the time, a notification says that a reminder is due, without naming the exercise.",
		Errors:      []int{400, 401, 404, 413, 415},
	}, o.remind)
	realm.SignedIn(api, huma.Operation{
		OperationID: "deleteExerciseRun", Method: http.MethodDelete, Path: "/api/exercise-runs/{id}", Tags: []string{tag},
		Summary:       "Delete a run of an exercise",
		Description:   "Deletes its answers at once and for good.",
		DefaultStatus: http.StatusNoContent,
		Errors:        []int{401, 404},
	}, o.delete)
	realm.SignedIn(api, huma.Operation{
		OperationID: "getCompanionMemory", Method: http.MethodGet, Path: "/api/companion-memory", Tags: []string{tag},
		Summary: "Get what companions remember",
		Errors:  []int{401},
	}, o.memory)
	realm.SignedIn(api, huma.Operation{
		OperationID: "setCompanionMemory", Method: http.MethodPut, Path: "/api/companion-memory", Tags: []string{tag},
		Summary: "Change what companions remember",
		Errors:  []int{400, 401, 413, 415},
	}, o.setMemory)
	realm.SignedIn(api, huma.Operation{
		OperationID: "deleteCompanionMemory", Method: http.MethodDelete, Path: "/api/companion-memory", Tags: []string{tag},
		Summary:       "Delete all that companions remember",
		Description:   "With all exercises, for good. The conversations with companions stay.",
		DefaultStatus: http.StatusNoContent,
		Errors:        []int{401},
	}, o.deleteMemory)
}

type listOutput struct{ Body ExerciseList }

type codeInput struct {
	Code string `path:"id" doc:"Code of the exercise."`
}

type startInput struct {
	Code string `path:"id" doc:"Code of the exercise."`
	Body StartExerciseRequest
}

type answerInput struct {
	Code string `path:"id" doc:"Code of the exercise."`
	Body AnswerExerciseRequest
}

type remindInput struct {
	Code string `path:"id" doc:"Code of the exercise."`
	Body ExerciseReminderRequest
}

type deleteInput struct {
	ID uuid.UUID `path:"id"`
}

type runOutput struct{ Body ExerciseRun }

type answerOutput struct{ Body AnsweredExercise }

type memoryOutput struct{ Body CompanionMemory }

type memoryInput struct{ Body CompanionMemoryRequest }

func (o operations) list(ctx context.Context, me identity.Member, _ *struct{}) (*listOutput, error) {
	all, language, err := o.companions.Exercises(ctx, me.ID)
	if err != nil {
		return nil, err
	}
	body := ExerciseList{Language: string(language), Words: exercise.WordsIn(language), Languages: []ExerciseLanguage{}, Exercises: []Exercise{}}
	for _, one := range exercise.Languages {
		body.Languages = append(body.Languages, ExerciseLanguage{Code: string(one), Name: exercise.WordsIn(one).Language})
	}
	for _, one := range all {
		texts := one.In(language)
		body.Exercises = append(body.Exercises, Exercise{
			Code: one.Code, Title: texts.Title, Summary: texts.Summary, Minutes: one.Minutes,
			Open: one.Open, FinishedAt: utc(one.FinishedAt), Avoided: one.Avoided,
		})
	}
	return &listOutput{Body: body}, nil
}

func (o operations) get(ctx context.Context, me identity.Member, in *codeInput) (*runOutput, error) {
	return shown(o.companions.Exercise(ctx, me.ID, in.Code))
}

func (o operations) start(ctx context.Context, me identity.Member, in *startInput) (*runOutput, error) {
	return shown(o.companions.StartExercise(ctx, me.ID, in.Code, in.Body.Companion, exercise.Language(in.Body.Language)))
}

func (o operations) answer(ctx context.Context, me identity.Member, in *answerInput) (*answerOutput, error) {
	answered, err := o.companions.AnswerExercise(ctx, me.ID, in.Code, companion.ExerciseReply{
		Step: in.Body.Step, Choice: in.Body.Choice, Text: in.Body.Text, ID: in.Body.ID,
	})
	if err != nil {
		return nil, err
	}
	return &answerOutput{Body: AnsweredExercise{Run: runOf(answered.ExerciseRun), Understood: answered.Understood, ToTalk: answered.ToTalk}}, nil
}

func (o operations) back(ctx context.Context, me identity.Member, in *codeInput) (*runOutput, error) {
	return shown(o.companions.BackInExercise(ctx, me.ID, in.Code))
}

func (o operations) remind(ctx context.Context, me identity.Member, in *remindInput) (*runOutput, error) {
	var at *time.Time
	if in.Body.At != "" {
		parsed, err := time.Parse(time.RFC3339, in.Body.At)
		if err != nil {
			return nil, fault.Field("at", copy.ExerciseAnswers.ReminderTime)
		}
		at = &parsed
	}
	return shown(o.companions.RemindOfExercise(ctx, me.ID, in.Code, at))
}

func (o operations) delete(ctx context.Context, me identity.Member, in *deleteInput) (*struct{}, error) {
	return nil, o.companions.DeleteExercise(ctx, me.ID, in.ID)
}

func (o operations) memory(ctx context.Context, me identity.Member, _ *struct{}) (*memoryOutput, error) {
	memory, err := o.companions.Memory(ctx, me.ID)
	return remembered(ctx, memory, err)
}

func (o operations) setMemory(ctx context.Context, me identity.Member, in *memoryInput) (*memoryOutput, error) {
	memory, err := o.companions.SetMemory(ctx, me.ID, companion.Memory{
		Language: exercise.Language(in.Body.Language), Called: in.Body.Called, Avoided: in.Body.Avoided,
	})
	return remembered(ctx, memory, err)
}

func (o operations) deleteMemory(ctx context.Context, me identity.Member, _ *struct{}) (*struct{}, error) {
	return nil, o.companions.DeleteMemory(ctx, me.ID)
}

func shown(run companion.ExerciseRun, err error) (*runOutput, error) {
	if err != nil {
		return nil, err
	}
	return &runOutput{Body: runOf(run)}, nil
}

func remembered(ctx context.Context, memory companion.Memory, err error) (*memoryOutput, error) {
	if err != nil {
		return nil, err
	}
	body := CompanionMemory{Language: string(memory.Language), Called: memory.Called, Avoided: []AvoidedSubject{}, Exercises: []RememberedExercise{}}
	for _, what := range memory.Avoided {
		body.Avoided = append(body.Avoided, AvoidedSubject{ID: what, Title: companion.TitleOfAvoided(copy.For(ctx), what)})
	}
	for _, run := range memory.Runs {
		one := RememberedExercise{
			ID: run.ID.String(), Code: run.Exercise.Code, Title: run.Exercise.In(run.Language).Title, Language: string(run.Language),
			Companion: run.Companion, StartedAt: run.StartedAt.UTC(), FinishedAt: utc(run.FinishedAt), RemindAt: utc(run.RemindAt),
			Answers: quotesOf(run.Quotes()),
		}
		body.Exercises = append(body.Exercises, one)
	}
	return &memoryOutput{Body: body}, nil
}

// runOf returns a run as the page shows it.
func runOf(run companion.ExerciseRun) ExerciseRun {
	texts := run.Exercise.In(run.Language)
	shown := ExerciseRun{
		ID: run.ID.String(), Code: run.Exercise.Code, Companion: run.Companion, Language: string(run.Language),
		Title: texts.Title, Minutes: run.Exercise.Minutes, Evidence: texts.Evidence, Words: exercise.WordsIn(run.Language),
		Answers: quotesOf(run.Quotes()), Steps: []ExerciseStep{}, RemindAt: utc(run.RemindAt),
	}
	path, passed := run.Path()
	for _, step := range path {
		shown.Steps = append(shown.Steps, ExerciseStep{ID: step.ID, Label: texts.Steps[step.ID].Label})
	}
	shown.Passed = passed
	step, more := run.Current()
	if !more {
		shown.Done = &ExerciseCard{Title: texts.Done.Title, Text: texts.Done.Text, Next: texts.Done.Next, Answers: quotesOf(run.Card())}
		return shown
	}
	said := texts.Steps[step.ID]
	shown.Current = &ExerciseQuestion{
		ID: step.ID, Kind: string(step.Kind), Question: said.Question, Hint: run.Hint(step.ID), Button: said.Button, Low: said.Low, High: said.High,
		Choices: []ExerciseChoice{}, OwnWords: step.Own || step.Kind == exercise.Text, Long: step.Long,
		InhaleSeconds: step.Inhale, ExhaleSeconds: step.Exhale, Minutes: step.Minutes,
	}
	for _, option := range step.Choices {
		shown.Current.Choices = append(shown.Current.Choices, ExerciseChoice{ID: option.ID, Label: said.Choices[option.ID]})
	}
	return shown
}

func quotesOf(said []exercise.Said) []ExerciseQuote {
	quotes := make([]ExerciseQuote, 0, len(said))
	for _, one := range said {
		quotes = append(quotes, ExerciseQuote{Step: one.Step, Caption: one.Quote, Text: one.Text})
	}
	return quotes
}

func utc(at *time.Time) *time.Time {
	if at == nil {
		return nil
	}
	in := at.UTC()
	return &in
}
