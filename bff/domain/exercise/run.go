package exercise

import (
	"errors"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/text/unicode/norm"
)

// Answer is the answer to one step. A step that was skipped has neither Choice nor Text; so has one that asks nothing.
type Answer struct {
	Step   string `json:"step"`
	Choice string `json:"choice,omitempty"`
	Text   string `json:"text,omitempty"`
}

// Run is a member's way through an exercise: the answers in their order, each step at most once.
type Run struct {
	Exercise Exercise
	Language Language
	Answers  []Answer
}

// Reply is what a member sends for a step: a choice, a text, or neither to go on without an answer.
type Reply struct {
	Choice, Text string
}

// The errors of Take.
var (
	// ErrNotUnderstood means that the text is none of the offered answers.
	ErrNotUnderstood = errors.New("exercise: the text is none of the answers")
	// ErrUnknownChoice means that the step does not offer the choice.
	ErrUnknownChoice = errors.New("exercise: the step does not offer this choice")
)

// Current returns the step that comes next; false if the run is finished.
func (r Run) Current() (Step, bool) {
	if len(r.Answers) == 0 {
		return r.Exercise.Steps[0], true
	}
	return r.after(r.Answers[len(r.Answers)-1])
}

// after returns the step that follows an answer.
func (r Run) after(answer Answer) (Step, bool) {
	at := r.Exercise.position(answer.Step)
	if at < 0 {
		return Step{}, false
	}
	step := r.Exercise.Steps[at]
	next := step.Next
	for _, option := range step.Choices {
		if option.ID == answer.Choice && option.Next != "" {
			next = option.Next
		}
	}
	switch {
	case next == end:
		return Step{}, false
	case next != "":
		at = r.Exercise.position(next)
	default:
		at++
	}
	if at < 0 || at >= len(r.Exercise.Steps) {
		return Step{}, false
	}
	return r.Exercise.Steps[at], true
}

// Take adds the reply to the current step. Returns ErrNotUnderstood or ErrUnknownChoice, and then changes nothing. The
// caller checks that the run is not finished, and the length of the text.
func (r *Run) Take(reply Reply) error {
	step, _ := r.Current()
	answer := Answer{Step: step.ID}
	text := strings.TrimSpace(reply.Text)
	switch {
	case reply.Choice != "":
		if !slices.ContainsFunc(step.Choices, func(option Option) bool { return option.ID == reply.Choice }) {
			return ErrUnknownChoice
		}
		answer.Choice = reply.Choice
	case text == "":
	case step.Kind == Text:
		answer.Text = text
	case step.Kind == Rating:
		number, err := strconv.Atoi(strings.TrimSuffix(text, "%"))
		if err != nil || number < 0 || number > 100 {
			return ErrNotUnderstood
		}
		answer.Text = strconv.Itoa(number)
	case step.Kind == Choice:
		choice, found := r.choiceOf(step, text)
		switch {
		case found:
			answer.Choice = choice
		case step.Own:
			answer.Text = text
		default:
			return ErrNotUnderstood
		}
	default:
		return ErrNotUnderstood
	}
	r.Answers = append(r.Answers, answer)
	return nil
}

// choiceOf returns the choice whose label is the text, in any of the languages.
func (r Run) choiceOf(step Step, text string) (string, bool) {
	for _, language := range Languages {
		for id, label := range r.Exercise.In(language).Steps[step.ID].Choices {
			if plain(label) == plain(text) {
				return id, true
			}
		}
	}
	return "", false
}

var notLetters = regexp.MustCompile(`[^\p{L}\p{M}\p{N}]+`)

// plain returns a text in lower case without punctuation, to compare it.
func plain(text string) string {
	return strings.TrimSpace(notLetters.ReplaceAllString(strings.ToLower(norm.NFC.String(text)), " "))
}

// Back removes the last answer, so that its step comes again.
func (r *Run) Back() {
	if len(r.Answers) > 0 {
		r.Answers = r.Answers[:len(r.Answers)-1]
	}
}

// Said is a step with the member's answer to it.
type Said struct {
	Step, Quote, Text string
}

// Quotes returns the answers so far, without those that are empty.
func (r Run) Quotes() []Said {
	said := []Said{}
	for _, answer := range r.Answers {
		if text := r.said(answer); text != "" {
			said = append(said, Said{Step: answer.Step, Quote: r.texts(answer.Step).Quote, Text: text})
		}
	}
	return said
}

// Card returns the answers for the card at the end.
func (r Run) Card() []Said {
	return slices.DeleteFunc(r.Quotes(), func(said Said) bool { return !slices.Contains(r.Exercise.Card, said.Step) })
}

// said returns an answer as the member reads it.
func (r Run) said(answer Answer) string {
	if answer.Choice != "" {
		return r.texts(answer.Step).Choices[answer.Choice]
	}
	return answer.Text
}

func (r Run) texts(step string) StepTexts { return r.Exercise.In(r.Language).Steps[step] }

var placeholder = regexp.MustCompile(`\{([a-z0-9-]+)\}`)

// Hint returns a step's hint with the answers in it; empty if one of them is missing.
func (r Run) Hint(step string) string {
	hint, complete := r.texts(step).Hint, true
	hint = placeholder.ReplaceAllStringFunc(hint, func(braced string) string {
		for _, answer := range r.Answers {
			if answer.Step == strings.Trim(braced, "{}") {
				if text := r.said(answer); text != "" {
					return text
				}
			}
		}
		complete = false
		return ""
	})
	if !complete {
		return ""
	}
	return hint
}

// Path returns the steps of the run: those passed, and then those that come if each is answered without a choice of
// its own way. Passed is the number of the first.
func (r Run) Path() (steps []Step, passed int) {
	for _, answer := range r.Answers {
		if at := r.Exercise.position(answer.Step); at >= 0 {
			steps = append(steps, r.Exercise.Steps[at])
		}
	}
	passed = len(steps)
	step, more := r.Current()
	for more && len(steps) <= len(r.Exercise.Steps) {
		steps = append(steps, step)
		step, more = r.after(Answer{Step: step.ID})
	}
	return steps, passed
}

// Valid reports whether stored answers still fit the exercise: its steps may have changed since.
func (r Run) Valid() bool {
	check := Run{Exercise: r.Exercise, Language: r.Language}
	for _, answer := range r.Answers {
		step, more := check.Current()
		if !more || step.ID != answer.Step {
			return false
		}
		if answer.Choice != "" && !slices.ContainsFunc(step.Choices, func(o Option) bool { return o.ID == answer.Choice }) {
			return false
		}
		check.Answers = append(check.Answers, answer)
	}
	return true
}
