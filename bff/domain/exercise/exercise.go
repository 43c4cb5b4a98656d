package exercise

import (
	"bytes"
	"embed"
	"encoding/json"
	"fmt"
	"io/fs"
	"path"
	"slices"
)

// Language is the BCP 47 tag of a language in which exercises are written.
type Language string

// The languages. Hinglish is Hindi in Latin script, with as much English as people mix in.
const (
	English  Language = "en"
	Hindi    Language = "hi"
	Hinglish Language = "hi-Latn"
	Tamil    Language = "ta"
)

// Languages lists them.
var Languages = []Language{English, Hindi, Hinglish, Tamil}

// Kind is what a step asks the member to do.
type Kind string

// The kinds.
const (
	// Text asks for an answer in own words.
	Text Kind = "text"
	// Choice offers answers.
	Choice Kind = "choice"
	// Rating asks for a number from 0 to 100.
	Rating Kind = "rating"
	// Read is something to read or to do.
	Read Kind = "read"
	// Breath is paced breathing.
	Breath Kind = "breath"
	// Emergency shows how to call for help.
	Emergency Kind = "emergency"
	// Later asks to come back at another time.
	Later Kind = "later"
)

// end is the value of next for the end of an exercise.
const end = "end"

// Step is one step of an exercise.
type Step struct {
	ID   string `json:"id"`
	Kind Kind   `json:"kind"`
	// Next is the id of the next step, or "end"; empty for the next one of the list.
	Next string `json:"next"`
	// Choices are the answers of a choice. Own is true if an answer in own words fits too.
	Choices []Option `json:"choices"`
	Own     bool     `json:"own"`
	// Long is true if an answer may have several lines.
	Long bool `json:"long"`
	// Inhale and Exhale are seconds, and Minutes the length of paced breathing.
	Inhale  int `json:"inhale"`
	Exhale  int `json:"exhale"`
	Minutes int `json:"minutes"`
}

// Option is one answer of a choice. Next overrides the step's.
type Option struct {
	ID   string `json:"id"`
	Next string `json:"next"`
}

// StepTexts are a step's texts in one language.
type StepTexts struct {
	// Label names the step in the list of steps. Quote is the caption of the answer later.
	Label    string            `json:"label"`
	Question string            `json:"question"`
	Hint     string            `json:"hint"`
	Quote    string            `json:"quote"`
	Button   string            `json:"button"`
	Low      string            `json:"low"`
	High     string            `json:"high"`
	Choices  map[string]string `json:"choices"`
}

// Ending are the texts of the card at the end.
type Ending struct {
	Title string `json:"title"`
	Text  string `json:"text"`
	// Next is one next step.
	Next string `json:"next"`
}

// Texts are an exercise's texts in one language. A text in braces ("{when}") in a hint stands for the answer to a step.
type Texts struct {
	Title    string               `json:"title"`
	Summary  string               `json:"summary"`
	Evidence string               `json:"evidence"`
	Steps    map[string]StepTexts `json:"steps"`
	Done     Ending               `json:"done"`
}

// Exercise is one guided exercise.
type Exercise struct {
	Code string `json:"code"`
	// Minutes is about how long it takes.
	Minutes int    `json:"minutes"`
	Steps   []Step `json:"steps"`
	// Card lists the steps whose answers are on the card at the end.
	Card []string `json:"card"`

	texts map[Language]Texts
}

// In returns the texts in a language; in English for an unknown one.
func (e Exercise) In(language Language) Texts {
	if texts, known := e.texts[language]; known {
		return texts
	}
	return e.texts[English]
}

// position returns the index of a step; -1 for an unknown one.
func (e Exercise) position(id string) int {
	return slices.IndexFunc(e.Steps, func(step Step) bool { return step.ID == id })
}

//go:embed library words
var library embed.FS

// Words are the texts around exercises in one language: buttons, captions and notices. {n}, {total}, {title}, {time} and
// {when} stand for what they name.
type Words struct {
	Language       string `json:"language" doc:"Name of the language in itself."`
	Start          string `json:"start"`
	Resume         string `json:"resume"`
	Continue       string `json:"continue"`
	Skip           string `json:"skip"`
	Back           string `json:"back"`
	Stop           string `json:"stop"`
	Position       string `json:"position"`
	Minutes        string `json:"minutes"`
	About          string `json:"about"`
	OwnWords       string `json:"ownWords"`
	Answer         string `json:"answer"`
	Choose         string `json:"choose"`
	NotUnderstood  string `json:"notUnderstood"`
	PlaceKept      string `json:"placeKept"`
	Rephrase       string `json:"rephrase"`
	Pick           string `json:"pick"`
	Coach          string `json:"coach"`
	Write          string `json:"write"`
	BreatheIn      string `json:"breatheIn"`
	BreatheOut     string `json:"breatheOut"`
	BreatheStart   string `json:"breatheStart"`
	BreatheEnd     string `json:"breatheEnd"`
	Quotes         string `json:"words"`
	Next           string `json:"next"`
	ToJournal      string `json:"toJournal"`
	ToCoach        string `json:"toCoach"`
	Remind         string `json:"remind"`
	RemindHour     string `json:"remindHour"`
	RemindEvening  string `json:"remindEvening"`
	RemindTomorrow string `json:"remindTomorrow"`
	RemindSet      string `json:"remindSet"`
	RemindOff      string `json:"remindOff"`
	Done           string `json:"done"`
	Again          string `json:"again"`
	ToTalk         string `json:"toTalk"`
	OpenTalk       string `json:"openTalk"`
	Avoid          string `json:"avoid"`
	Avoided        string `json:"avoided"`
	Finished       string `json:"finished"`
}

// WordsIn returns the texts around exercises in a language; in English for an unknown one.
func WordsIn(language Language) Words {
	if words, known := words[language]; known {
		return words
	}
	return words[English]
}

var words = func() map[Language]Words {
	all := map[Language]Words{}
	for _, language := range Languages {
		var in Words
		decode(library, path.Join("words", string(language)+".json"), &in)
		all[language] = in
	}
	return all
}()

// All are the exercises, in display order.
var All = load(library, order)

// order is the order in which the exercises are listed: those for a hard moment first.
var order = []string{
	"senses", "longer-out-breath", "panic", "worry-time", "stepping-back", "making-room", "thought-record", "problem-solving",
	"small-activity", "sleep-wind-down", "self-kindness", "hard-talk", "homesick", "grief-letter", "job-lost", "values", "to-my-coach",
}

// Find returns the exercise of a code; false for an unknown one.
func Find(code string) (Exercise, bool) {
	at := slices.IndexFunc(All, func(e Exercise) bool { return e.Code == code })
	if at < 0 {
		return Exercise{}, false
	}
	return All[at], true
}

// load reads exercises. It panics if a file is missing or has an unknown field: the files are part of the program.
func load(files fs.FS, codes []string) []Exercise {
	all := make([]Exercise, 0, len(codes))
	for _, code := range codes {
		var e Exercise
		folder := path.Join("library", code)
		decode(files, path.Join(folder, "exercise.json"), &e)
		e.texts = map[Language]Texts{}
		for _, language := range Languages {
			var texts Texts
			decode(files, path.Join(folder, string(language)+".json"), &texts)
			e.texts[language] = texts
		}
		all = append(all, e)
	}
	return all
}

func decode(files fs.FS, name string, into any) {
	raw, err := fs.ReadFile(files, name)
	if err == nil {
		decoder := json.NewDecoder(bytes.NewReader(raw))
		decoder.DisallowUnknownFields()
		err = decoder.Decode(into)
	}
	if err != nil {
		panic(fmt.Sprintf("exercise: %s: %v", name, err))
	}
}
