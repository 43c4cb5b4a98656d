package exercises

import (
	"time"

	"aangan/bff/domain/exercise"
)

// ExerciseList is all guided exercises, in display order, in the member's language for exercises.
type ExerciseList struct {
	Language  string             `json:"language" enum:"en,hi,hi-Latn,ta"`
	Languages []ExerciseLanguage `json:"languages" nullable:"false"`
	Words     exercise.Words     `json:"words"`
	Exercises []Exercise         `json:"exercises" nullable:"false"`
}

// ExerciseLanguage is a language that exercises can have.
type ExerciseLanguage struct {
	Code string `json:"code" enum:"en,hi,hi-Latn,ta"`
	Name string `json:"name" doc:"In the language itself."`
}

// Exercise is an exercise in the list.
type Exercise struct {
	Code       string     `json:"code"`
	Title      string     `json:"title"`
	Summary    string     `json:"summary"`
	Minutes    int        `json:"minutes"`
	Open       bool       `json:"open" doc:"True while the member can go on with it."`
	FinishedAt *time.Time `json:"finishedAt" doc:"Null if no card of it is kept."`
	Avoided    bool       `json:"avoided" doc:"True if companions don't suggest it, because the member said so."`
}

// ExerciseRun is the member's way through an exercise. Exactly one of current and done is there.
type ExerciseRun struct {
	ID        string            `json:"id" format:"uuid"`
	Code      string            `json:"code"`
	Companion string            `json:"companion" enum:"tara,buddy,arjun"`
	Language  string            `json:"language" enum:"en,hi,hi-Latn,ta"`
	Title     string            `json:"title"`
	Minutes   int               `json:"minutes"`
	Evidence  string            `json:"evidence" doc:"What studies found, in plain words."`
	Words     exercise.Words    `json:"words"`
	Steps     []ExerciseStep    `json:"steps" nullable:"false" doc:"Those passed, the current one, and those likely to come."`
	Passed    int               `json:"passed" doc:"Number of steps passed: steps[passed] is the current one."`
	Answers   []ExerciseQuote   `json:"answers" nullable:"false"`
	Current   *ExerciseQuestion `json:"current,omitempty"`
	Done      *ExerciseCard     `json:"done,omitempty"`
	RemindAt  *time.Time        `json:"remindAt"`
}

// ExerciseStep is a step in the list beside the exercise.
type ExerciseStep struct {
	ID    string `json:"id"`
	Label string `json:"label"`
}

// ExerciseQuestion is the current step.
type ExerciseQuestion struct {
	ID            string           `json:"id"`
	Kind          string           `json:"kind" enum:"text,choice,rating,read,breath,emergency,later"`
	Question      string           `json:"question"`
	Hint          string           `json:"hint"`
	Choices       []ExerciseChoice `json:"choices" nullable:"false"`
	OwnWords      bool             `json:"ownWords" doc:"True if any text is an answer."`
	Long          bool             `json:"long" doc:"True if the answer may have several lines."`
	Button        string           `json:"button" doc:"Empty for steps that ask something."`
	Low           string           `json:"low" doc:"Name of 0 of a rating."`
	High          string           `json:"high" doc:"Name of 100 of a rating."`
	InhaleSeconds int              `json:"inhaleSeconds"`
	ExhaleSeconds int              `json:"exhaleSeconds"`
	Minutes       int              `json:"minutes" doc:"Length of paced breathing."`
}

// ExerciseChoice is one answer that a step offers.
type ExerciseChoice struct {
	ID    string `json:"id"`
	Label string `json:"label"`
}

// ExerciseQuote is an answer of the member with its caption.
type ExerciseQuote struct {
	Step    string `json:"step"`
	Caption string `json:"caption"`
	Text    string `json:"text"`
}

// ExerciseCard is the card at the end of an exercise.
type ExerciseCard struct {
	Title   string          `json:"title"`
	Text    string          `json:"text"`
	Next    string          `json:"next"`
	Answers []ExerciseQuote `json:"answers" nullable:"false"`
}

// AnsweredExercise is the run after an answer.
type AnsweredExercise struct {
	Run        ExerciseRun `json:"run"`
	Understood bool        `json:"understood"`
	ToTalk     bool        `json:"toTalk" doc:"True if the text was sent to the companion instead: it may be a crisis."`
}

// StartExerciseRequest starts or continues an exercise.
type StartExerciseRequest struct {
	Companion string `json:"companion" enum:"tara,buddy,arjun"`
	Language  string `json:"language" required:"false" enum:",en,hi,hi-Latn,ta" doc:"The member's language for exercises if missing."`
}

// AnswerExerciseRequest is the answer to a step.
type AnswerExerciseRequest struct {
	Step   string `json:"step"`
	Choice string `json:"choice" required:"false"`
	Text   string `json:"text" required:"false"`
	ID     string `json:"id" required:"false" doc:"UUID made by the client, required with a text."`
}

// ExerciseReminderRequest sets or removes the reminder.
type ExerciseReminderRequest struct {
	At string `json:"at" doc:"RFC 3339; empty for no reminder."`
}

// CompanionMemory is what companions remember about the member besides the conversations.
type CompanionMemory struct {
	Language  string               `json:"language" enum:"en,hi,hi-Latn,ta"`
	Called    string               `json:"called" doc:"How the member wants to be called; empty for no name."`
	Avoided   []AvoidedSubject     `json:"avoided" nullable:"false"`
	Exercises []RememberedExercise `json:"exercises" nullable:"false" doc:"Open exercises, and the last finished ones."`
}

// AvoidedSubject is something that companions don't ask about or don't suggest.
type AvoidedSubject struct {
	ID    string `json:"id" doc:"As in CompanionMemoryRequest."`
	Title string `json:"title"`
}

// RememberedExercise is a run of an exercise with all its answers.
type RememberedExercise struct {
	ID         string          `json:"id" format:"uuid"`
	Code       string          `json:"code"`
	Title      string          `json:"title"`
	Language   string          `json:"language" enum:"en,hi,hi-Latn,ta"`
	Companion  string          `json:"companion" enum:"tara,buddy,arjun"`
	StartedAt  time.Time       `json:"startedAt"`
	FinishedAt *time.Time      `json:"finishedAt"`
	RemindAt   *time.Time      `json:"remindAt"`
	Answers    []ExerciseQuote `json:"answers" nullable:"false"`
}

// CompanionMemoryRequest replaces what the member told companions to remember.
type CompanionMemoryRequest struct {
	Language string   `json:"language" enum:"en,hi,hi-Latn,ta"`
	Called   string   `json:"called"`
	Avoided  []string `json:"avoided" nullable:"false" doc:"theme:<code> or exercise:<code>."`
}
