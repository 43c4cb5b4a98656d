package companion

import (
	"slices"
	"strings"
	"testing"

	"aangan/bff/domain/companion/intent"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/exercise"
)

// Every intent has an answer, a label in case the companion is not sure, and exercises that exist.
func TestEveryIntentHasAnswerAndLabel(t *testing.T) {
	for _, guess := range intent.Rank("hello", nil) {
		if guess.Code == intent.Other {
			continue
		}
		at := slices.IndexFunc(themes, func(one theme) bool { return one.Code == guess.Code })
		request := slices.ContainsFunc(requests, func(one requestAnswer) bool { return one.Code == guess.Code })
		if (at >= 0) == request {
			t.Errorf("%s is a theme: %v, and a request: %v", guess.Code, at >= 0, request)
		}
		if social := at >= 0 && themes[at].Rank == social; !social && guess.Code != "rude" && guess.Code != "not-that" && subjectLabels[guess.Code].English == "" {
			t.Errorf("%s has no label", guess.Code)
		}
		if at >= 0 && (themes[at].Rank == matter || themes[at].Rank == mood) {
			if copy.CompanionSubjects[guess.Code] == "" {
				t.Errorf("%s cannot be avoided", guess.Code)
			}
			if len(suggestions[guess.Code]) == 0 && guess.Code != "joy" {
				t.Errorf("%s has no exercise", guess.Code)
			}
		}
	}
	for code, codes := range suggestions {
		for _, suggested := range codes {
			if _, known := exercise.Find(suggested); !known {
				t.Errorf("%s suggests %s", code, suggested)
			}
		}
	}
	seen := map[string]string{}
	for code, label := range subjectLabels {
		for _, language := range Languages {
			key := strings.ToLower(label.in(language))
			if other, twice := seen[key]; twice && other != code {
				t.Errorf("%q is the label of %s and %s", key, code, other)
			}
			seen[key] = code
			if got, is := subjectOf(label.in(language)); !is || got != code {
				t.Errorf("the label %q is read as %q", label.in(language), got)
			}
		}
	}
}

func TestReplyActsAsksOrAdmits(t *testing.T) {
	actionsTo := func(text string, change func(*request)) spoken {
		asked := newRequest("tara", "seed", text)
		if change != nil {
			change(&asked)
		}
		return reply(asked)
	}
	has := func(answer spoken, do string) bool {
		return slices.ContainsFunc(answer.actions, func(a Action) bool { return a.Do == do && a.Label != "" })
	}
	if answer := actionsTo("I'm so worried about everything, my mind won't stop", nil); !has(answer, "exercise:worry-time") {
		t.Errorf("worry: %+v", answer)
	}
	avoiding := func(asked *request) { asked.avoided = []string{"exercise:worry-time", "theme:worry"} }
	if answer := actionsTo("I'm so worried about everything, my mind won't stop", avoiding); has(answer, "exercise:worry-time") || strings.Contains(answer.text, "?") {
		t.Errorf("avoiding worry: %+v", answer)
	}
	if answer := actionsTo("who can read what I write here", nil); !slices.Contains(requests[0].Said.English, answer.text) || !has(answer, actMemory) {
		t.Errorf("who reads: %+v", answer)
	}
	if answer := actionsTo("the blue one goes on the left of the other", nil); !slices.Contains(lostLines.English, answer.text) || !has(answer, actRephrase) || !has(answer, actCoach) || !has(answer, actJournal) || !has(answer, actExercises) {
		t.Errorf("not understood: %+v", answer)
	}
	if answer := actionsTo("My visa", nil); len(answer.actions) == 0 || !has(answer, "exercise:worry-time") {
		t.Errorf("a label: %+v", answer)
	}
	called := func(asked *request) { asked.called = "Ash" }
	if answer := actionsTo("hello", called); !strings.Contains(answer.text, "Ash") || !has(answer, actExercises) {
		t.Errorf("hello: %+v", answer)
	}
	// The second time about a subject, the member can say that they don't want to be asked about it.
	asked := newRequest("tara", "seed", "I miss home")
	asked.before = []turn{{member: true, text: "I miss home"}, {text: reply(asked).text}}
	if answer := reply(asked); !has(answer, "avoid:homesick") {
		t.Errorf("again: %+v", answer)
	}
	unsure := speaker{asked: newRequest("tara", "seed", "hm")}
	if answer := unsure.unsure([]string{"visa", "work"}); len(answer.actions) != 3 || answer.actions[0] != (Action{actSay, "My visa"}) || !slices.Contains(unsureLines.English, answer.text) {
		t.Errorf("unsure: %+v", answer)
	}
}
