package exercise

import (
	"errors"
	"fmt"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"
)

// Longest texts in characters: they must fit on a phone.
const (
	longestQuestion = 130
	longestHint     = 220
	longestChoice   = 44
	longestButton   = 32
)

func TestEveryExerciseCanBeFinishedOnEveryPath(t *testing.T) {
	if len(All) < 16 {
		t.Fatalf("%d exercises", len(All))
	}
	for _, e := range All {
		ids := map[string]bool{}
		for _, step := range e.Steps {
			if ids[step.ID] {
				t.Errorf("%s has the step %s twice", e.Code, step.ID)
			}
			ids[step.ID] = true
			checkStep(t, e, step)
		}
		for _, id := range e.Card {
			at := e.position(id)
			if at < 0 || !slices.Contains([]Kind{Text, Choice, Rating}, e.Steps[at].Kind) {
				t.Errorf("%s: the card has %q, which is no answer", e.Code, id)
			}
		}
		if e.Minutes < 2 || e.Minutes > 20 {
			t.Errorf("%s takes %d minutes", e.Code, e.Minutes)
		}
		seen := map[string]bool{}
		walk(t, Run{Exercise: e, Language: English}, seen)
		for id := range ids {
			if !seen[id] {
				t.Errorf("%s: no answer leads to the step %s", e.Code, id)
			}
		}
	}
}

// walk answers each step in every way until the exercise is finished.
func walk(t *testing.T, run Run, seen map[string]bool) {
	t.Helper()
	step, more := run.Current()
	if !more {
		if n := len(run.Answers); n < 2 || n > 9 {
			t.Errorf("%s: a path has %d steps: %v", run.Exercise.Code, n, run.Answers)
		}
		if !run.Valid() {
			t.Errorf("%s: the answers %v do not fit", run.Exercise.Code, run.Answers)
		}
		return
	}
	seen[step.ID] = true
	if slices.ContainsFunc(run.Answers, func(a Answer) bool { return a.Step == step.ID }) {
		t.Errorf("%s returns to the step %s", run.Exercise.Code, step.ID)
		return
	}
	replies := []Reply{{}}
	for _, option := range step.Choices {
		replies = append(replies, Reply{Choice: option.ID})
	}
	for _, reply := range replies {
		next := run
		next.Answers = slices.Clone(run.Answers)
		if err := next.Take(reply); err != nil {
			t.Fatal(err)
		}
		walk(t, next, seen)
	}
}

func checkStep(t *testing.T, e Exercise, step Step) {
	t.Helper()
	wrong := func(format string, args ...any) {
		t.Helper()
		t.Errorf("%s, step %s: %s", e.Code, step.ID, fmt.Sprintf(format, args...))
	}
	switch step.Kind {
	case Choice:
		if n := len(step.Choices); n < 2 || n > 4 {
			wrong("%d choices", n)
		}
	case Breath:
		if step.Inhale < 2 || step.Exhale < step.Inhale || step.Minutes < 1 {
			wrong("breathing %d, %d for %d minutes", step.Inhale, step.Exhale, step.Minutes)
		}
	case Emergency:
		if step.Next != end {
			wrong("goes on after an emergency")
		}
	case Text, Rating, Read, Later:
	default:
		wrong("unknown kind %q", step.Kind)
	}
	nexts := []string{step.Next}
	for _, option := range step.Choices {
		nexts = append(nexts, option.Next)
	}
	for _, next := range nexts {
		if next != "" && next != end && e.position(next) <= e.position(step.ID) {
			wrong("goes on to %q", next)
		}
	}
}

func TestEveryExerciseHasAllTextsInEveryLanguage(t *testing.T) {
	for _, e := range All {
		for _, language := range Languages {
			texts := e.In(language)
			where := e.Code + ", " + string(language)
			all := []string{texts.Title, texts.Summary, texts.Evidence, texts.Done.Title, texts.Done.Text, texts.Done.Next}
			if len(texts.Steps) != len(e.Steps) {
				t.Errorf("%s has texts of %d steps, want %d", where, len(texts.Steps), len(e.Steps))
			}
			for _, step := range e.Steps {
				all = append(all, stepTexts(t, where+", "+step.ID, step, texts.Steps[step.ID])...)
			}
			seen := map[string]bool{}
			for _, text := range all {
				checkText(t, where, language, text)
				if seen[text] && strings.Count(text, " ") > 4 {
					t.Errorf("%s says twice: %s", where, text)
				}
				seen[text] = true
			}
		}
	}
}

func TestWordsAreCompleteInEveryLanguage(t *testing.T) {
	for _, language := range Languages {
		in, english := reflect.ValueOf(WordsIn(language)), reflect.ValueOf(WordsIn(English))
		for i := range in.NumField() {
			name, text := in.Type().Field(i).Name, in.Field(i).String()
			checkText(t, string(language)+", "+name, language, text)
			if got, want := placesOf(text), placesOf(english.Field(i).String()); !slices.Equal(got, want) {
				t.Errorf("%s, %s has the places %v, want %v", language, name, got, want)
			}
		}
	}
}

// placesOf returns the placeholders of a text, sorted.
func placesOf(text string) []string {
	found := placeholder.FindAllString(text, -1)
	slices.Sort(found)
	return found
}

// stepTexts checks a step's texts and returns them.
func stepTexts(t *testing.T, where string, step Step, s StepTexts) []string {
	t.Helper()
	all := []string{s.Label, s.Question}
	need := func(what, text string, needed bool) {
		t.Helper()
		if needed != (text != "") {
			t.Errorf("%s: %s is %q", where, what, text)
		}
		if needed {
			all = append(all, text)
		}
	}
	asks := step.Kind == Text || step.Kind == Choice || step.Kind == Rating
	need("quote", s.Quote, asks)
	need("button", s.Button, !asks)
	need("low", s.Low, step.Kind == Rating)
	need("high", s.High, step.Kind == Rating)
	if len(s.Choices) != len(step.Choices) {
		t.Errorf("%s has %d choices, want %d", where, len(s.Choices), len(step.Choices))
	}
	for _, option := range step.Choices {
		need("choice "+option.ID, s.Choices[option.ID], true)
		atMost(t, where, s.Choices[option.ID], longestChoice)
	}
	if s.Hint != "" {
		all = append(all, s.Hint)
	}
	atMost(t, where, s.Question, longestQuestion)
	atMost(t, where, s.Hint, longestHint)
	atMost(t, where, s.Button, longestButton)
	if strings.ContainsAny(s.Question+s.Quote+s.Label+s.Button, "{}") {
		t.Errorf("%s: only hints insert answers", where)
	}
	return all
}

func atMost(t *testing.T, where, text string, limit int) {
	t.Helper()
	if n := utf8.RuneCountInString(text); n > limit {
		t.Errorf("%s: %d characters, at most %d: %s", where, n, limit, text)
	}
}

func checkText(t *testing.T, where string, language Language, text string) {
	t.Helper()
	if strings.TrimSpace(text) != text || text == "" || strings.ContainsAny(text, "!—–") {
		t.Errorf("%s: %q", where, text)
	}
	script := map[Language]*unicode.RangeTable{English: unicode.Latin, Hinglish: unicode.Latin, Hindi: unicode.Devanagari, Tamil: unicode.Tamil}[language]
	letters := strings.ContainsFunc(text, unicode.IsLetter)
	if letters && !strings.ContainsFunc(text, func(r rune) bool { return unicode.Is(script, r) }) && !strings.ContainsAny(text, "0123456789") {
		t.Errorf("%s is not written in its script: %s", where, text)
	}
	if word := unfitWord.FindString(text); word != "" {
		t.Errorf("%s says %q: %s", where, word, text)
	}
}

// unfitWord matches words of advertising, and words of treatment.
var unfitWord = regexp.MustCompile(`(?i)\b(journey|heals?|healing|unlock your|empower\w*|embark|therapy|diagnos\w*)\b`)

// sample is a small exercise for the rules.
var sample = Exercise{
	Code: "sample",
	Steps: []Step{
		{ID: "worry", Kind: Text},
		{ID: "sort", Kind: Choice, Choices: []Option{{ID: "today", Next: "do"}, {ID: "later", Next: "when"}}},
		{ID: "do", Kind: Text, Next: end},
		{ID: "when", Kind: Choice, Own: true, Choices: []Option{{ID: "evening"}, {ID: "night"}}},
		{ID: "how", Kind: Rating},
		{ID: "rest", Kind: Read},
	},
	Card: []string{"worry", "when"},
	texts: map[Language]Texts{English: {Steps: map[string]StepTexts{
		"worry": {Label: "Name it", Quote: "Your worry"},
		"sort":  {Label: "Sort it", Quote: "Can you act?", Choices: map[string]string{"today": "Yes, today", "later": "Not today"}},
		"when":  {Label: "When", Quote: "Its time", Choices: map[string]string{"evening": "In the evening", "night": "At night"}},
		"how":   {Label: "How", Quote: "How strong"},
		"rest":  {Label: "Rest", Hint: "Wait until {when}."},
	}}},
}

func TestRunTakesChoicesOwnWordsNumbersAndSkips(t *testing.T) {
	run := Run{Exercise: sample, Language: English}
	take := func(reply Reply, wantErr error, wantStep string) {
		t.Helper()
		before := len(run.Answers)
		if err := run.Take(reply); !errors.Is(err, wantErr) {
			t.Fatalf("%+v: %v, want %v", reply, err, wantErr)
		}
		if wantErr != nil && len(run.Answers) != before {
			t.Errorf("%+v was kept", reply)
		}
		if step, _ := run.Current(); step.ID != wantStep {
			t.Fatalf("after %+v comes %q, want %q", reply, step.ID, wantStep)
		}
	}
	take(Reply{Choice: "today"}, ErrUnknownChoice, "worry")
	take(Reply{Text: " Amma's knee \n"}, nil, "sort")
	take(Reply{Text: "its the same as the other thing"}, ErrNotUnderstood, "sort")
	take(Reply{Choice: "tomorrow"}, ErrUnknownChoice, "sort")
	take(Reply{Text: "not TODAY."}, nil, "when")
	if steps, passed := run.Path(); len(steps) != 5 || passed != 2 {
		t.Errorf("the path has %d steps, %d passed", len(steps), passed)
	}
	take(Reply{Text: "after the call home"}, nil, "how")
	for _, text := range []string{"a lot", "101", "-1"} {
		take(Reply{Text: text}, ErrNotUnderstood, "how")
	}
	take(Reply{Text: "70%"}, nil, "rest")
	if hint := run.Hint("rest"); hint != "Wait until after the call home." {
		t.Error(hint)
	}
	take(Reply{Text: "what now"}, ErrNotUnderstood, "rest")
	take(Reply{}, nil, "")
	want := []Said{{"worry", "Your worry", "Amma's knee"}, {"sort", "Can you act?", "Not today"}, {"when", "Its time", "after the call home"}, {"how", "How strong", "70"}}
	if got := run.Quotes(); !slices.Equal(got, want) {
		t.Errorf("%+v", got)
	}
	if got := run.Card(); !slices.Equal(got, []Said{want[0], want[2]}) {
		t.Errorf("the card has %+v", got)
	}
	for range 3 {
		run.Back()
	}
	take(Reply{}, nil, "how")
	if hint := run.Hint("rest"); hint != "" {
		t.Errorf("a hint without its answer: %q", hint)
	}
	run.Answers = []Answer{{Step: "worry"}, {Step: "sort", Choice: "gone"}}
	if run.Valid() {
		t.Error("answers to a step that changed are valid")
	}
	for range 3 {
		run.Back()
	}
	if _, more := run.Current(); !more || len(run.Answers) != 0 {
		t.Error("Back at the first step changed the run")
	}
}
