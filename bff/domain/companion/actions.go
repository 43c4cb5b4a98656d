package companion

import (
	"encoding/json"
	"slices"

	"aangan/bff/domain/companion/intent"
	"aangan/bff/domain/exercise"
)

// Action is something that the member can do next, offered as a button below a reply.
type Action struct {
	// Do is what it does: one of the constants below, or actExercise or actAvoid with a code.
	Do string `json:"do"`
	// Label is the button's text, in the talk's language.
	Label string `json:"label"`
}

// What actions do.
const (
	// actExercise opens an exercise ("exercise:senses"); actExercises opens their list.
	actExercise  = "exercise:"
	actExercises = "exercises"
	// actAvoid stops questions about a subject ("avoid:marriage").
	actAvoid = "avoid:"
	// actSay sends the label as a message, and actRephrase moves the focus to the message box.
	actSay      = "say"
	actRephrase = "rephrase"
	// The others open a page.
	actCoach    = "coach"
	actJournal  = "journal"
	actSessions = "sessions"
	actPlan     = "plan"
	actMemory   = "memory"
	actHelp     = "help"
)

// suggestions are the exercises that fit a theme, the best first.
var suggestions = map[string][]string{
	"expectations": {"hard-talk", "values"}, "marriage": {"hard-talk", "values"}, "in-laws": {"hard-talk", "making-room"},
	"baby": {"self-kindness", "problem-solving"}, "money-home": {"problem-solving", "hard-talk"}, "sibling": {"hard-talk", "making-room"},
	"parents-ageing": {"worry-time", "hard-talk"}, "comparison": {"stepping-back", "self-kindness"}, "children": {"problem-solving", "self-kindness"},
	"breakup": {"making-room", "self-kindness"}, "partner": {"hard-talk", "making-room"}, "interfaith": {"hard-talk", "values"},
	"lgbtq": {"self-kindness", "values"}, "grief": {"grief-letter", "making-room"}, "guilt": {"self-kindness", "stepping-back"},
	"homesick": {"homesick", "making-room"}, "food": {"homesick"}, "festivals": {"homesick", "small-activity"}, "lonely": {"homesick", "small-activity"},
	"friends": {"small-activity", "hard-talk"}, "roommate": {"hard-talk", "problem-solving"}, "identity": {"values", "self-kindness"},
	"sad": {"small-activity", "making-room"}, "stress": {"longer-out-breath", "problem-solving"}, "tired": {"sleep-wind-down", "small-activity"},
	"worry": {"worry-time", "stepping-back"}, "sleep": {"sleep-wind-down", "worry-time"}, "panic": {"panic", "longer-out-breath"},
	"anger": {"making-room", "hard-talk"}, "body-image": {"self-kindness", "stepping-back"}, "visa": {"worry-time", "problem-solving"},
	"layoff": {"job-lost", "worry-time"}, "exams": {"small-activity", "worry-time"}, "work": {"problem-solving", "hard-talk"},
	"racism": {"making-room", "self-kindness"}, "h4": {"values", "problem-solving"}, "procrastination": {"small-activity", "problem-solving"},
}

// favorites are the exercises that a companion offers at the start.
var favorites = map[string][]string{
	"tara": {"worry-time", "hard-talk", "homesick"}, "buddy": {"longer-out-breath", "small-activity", "self-kindness"},
	"arjun": {"sleep-wind-down", "senses", "making-room"},
}

// exercisesOf returns actions for at most that many of the exercises, without those that the member doesn't want.
func (s *speaker) exercisesOf(codes []string, most int) []Action {
	var actions []Action
	for _, code := range codes {
		e, known := exercise.Find(code)
		if known && len(actions) < most && !slices.Contains(s.asked.avoided, avoidedExercise(code)) {
			actions = append(actions, Action{Do: actExercise + code, Label: e.In(s.asked.language.tag()).Title})
		}
	}
	return actions
}

// act returns an action with its label in the talk's language.
func (s *speaker) act(do string) Action {
	return Action{Do: do, Label: actionLabels[do].in(s.asked.language)}
}

// waysOn are the actions when a companion has nothing of its own to say.
func (s *speaker) waysOn() []Action {
	return []Action{s.act(actRephrase), s.act(actExercises), s.act(actCoach), s.act(actJournal)}
}

// suggested returns the exercise that a model named, or one for what the text is about, as the action below the model's
// answer.
func suggested(asked request, named string) []Action {
	s := speaker{asked: asked}
	if named != "" {
		return s.exercisesOf([]string{named}, 1)
	}
	first := intent.Rank(asked.text, hintsOf(words(asked.text)))[0]
	if first.P < sureFrom {
		return nil
	}
	return s.exercisesOf(suggestions[first.Code], 1)
}

// tag returns the language's tag in package exercise.
func (l Language) tag() exercise.Language {
	return [...]exercise.Language{exercise.English, exercise.Hindi, exercise.Hinglish, exercise.Tamil}[l]
}

// actionsOf returns the actions of a stored reply.
func actionsOf(stored []byte) (actions []Action) {
	if json.Unmarshal(stored, &actions) != nil {
		return nil // Written by a later version of the product.
	}
	return actions
}

// storedActions returns actions as they are stored.
func storedActions(actions []Action) []byte {
	raw, err := json.Marshal(actions)
	if err != nil || actions == nil {
		return []byte("[]")
	}
	return raw
}
