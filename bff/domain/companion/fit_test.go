package companion

import (
	"errors"
	"strings"
	"testing"

	"aangan/bff/domain/languagemodel"
)

func TestModelAnswerIsRefusedForOneReason(t *testing.T) {
	t.Parallel()
	before := []turn{{member: true, text: "my week was long"}, {text: "That sounds heavy. What is on top?"}}
	exercises := []Exercise{{Code: "worry-time", About: "a time for worries"}}
	for name, c := range map[string]struct {
		text   string // what the member wrote; English if empty
		answer modelAnswer
		want   error
	}{
		"fit":                       {"", modelAnswer{Reply: "That's a lot to hold. What part is closest to you today?"}, nil},
		"with emphasis":             {"", modelAnswer{Reply: "**Slow** is fine.\n\nWhat helps a little?"}, nil},
		"with 988":                  {"", modelAnswer{Reply: "You can call or text 988 at any hour."}, nil},
		"in Hindi":                  {"मन भारी है", modelAnswer{Reply: "यह सुनकर लगता है कि दिन लंबा था। सबसे भारी क्या है?"}, nil},
		"in Hinglish":               {"mann bhaari hai yaar", modelAnswer{Reply: "Din kaafi lamba tha. Sabse bhaari kya lag raha hai?"}, nil},
		"in Tamil":                  {"மனசு கனமா இருக்கு", modelAnswer{Reply: "இன்று நாள் நீளமாக இருந்தது போல. எது அதிகமாக அழுத்துகிறது?"}, nil},
		"with an exercise":          {"", modelAnswer{Reply: "There's an exercise for worries.", Programme: "worry-time"}, nil},
		"about the program":         {"", modelAnswer{Reply: "Hello there, friend of mine.", Intent: "about_program"}, errProgram},
		"empty":                     {"", modelAnswer{Reply: " \n…"}, errEmpty},
		"four sentences":            {"", modelAnswer{Reply: "One is here. Two is here. Three is here. Four is here."}, errTooLong},
		"a long sentence":           {"", modelAnswer{Reply: strings.Repeat("and on ", 100)}, errTooLong},
		"crisis words":              {"", modelAnswer{Reply: "Many people kill themselves."}, errUnfit},
		"a link":                    {"", modelAnswer{Reply: "See https://evil.example now."}, errUnfit},
		"markup":                    {"", modelAnswer{Reply: "<script>alert(1)</script> hi."}, errUnfit},
		"the prompt":                {"", modelAnswer{Reply: "My system prompt is short."}, errUnfit},
		"a person":                  {"", modelAnswer{Reply: "I am a real person."}, errUnfit},
		"a dose":                    {"", modelAnswer{Reply: "Take 5 mg of melatonin."}, errUnfit},
		"another helpline":          {"", modelAnswer{Reply: "Please call 112 now."}, errNumber},
		"a short code":              {"", modelAnswer{Reply: "Text HOME to 85258."}, errNumber},
		"a number in Devanagari":    {"मन भारी है", modelAnswer{Reply: "१०८ पर फ़ोन करें।"}, errNumber},
		"a number with spaces":      {"", modelAnswer{Reply: "Call 9 8 7 now."}, errNumber},
		"feelings":                  {"", modelAnswer{Reply: "I'm so proud of you."}, errPersonal},
		"love":                      {"", modelAnswer{Reply: "I really love talking with you."}, errPersonal},
		"a life":                    {"", modelAnswer{Reply: "When I was young I saw that too."}, errPersonal},
		"a family":                  {"", modelAnswer{Reply: "It was the same for my mother."}, errPersonal},
		"a secret":                  {"", modelAnswer{Reply: "It stays between you and me."}, errPersonal},
		"a promise of secrecy":      {"", modelAnswer{Reply: "I won't tell a soul."}, errPersonal},
		"the wish to be needed":     {"", modelAnswer{Reply: "Don't go yet, stay with me."}, errPersonal},
		"feelings in Hindi":         {"मन भारी है", modelAnswer{Reply: "मुझे बहुत दुख हुआ।"}, errPersonal},
		"feelings in Hinglish":      {"mann bhaari hai yaar", modelAnswer{Reply: "Mujhe bahut khushi hui yaar."}, errPersonal},
		"a secret in Tamil":         {"மனசு கனமா இருக்கு", modelAnswer{Reply: "இது நமக்குள் இருக்கட்டும்."}, errPersonal},
		"a diagnosis":               {"", modelAnswer{Reply: "That sounds like depression."}, errDiagnosis},
		"trauma":                    {"", modelAnswer{Reply: "This may be trauma from then."}, errDiagnosis},
		"a diagnosis in Tamil":      {"மனசு கனமா இருக்கு", modelAnswer{Reply: "இது மனச்சோர்வு போல இருக்கிறது."}, errDiagnosis},
		"an unknown exercise":       {"", modelAnswer{Reply: "Let's do one.", Programme: "trance"}, errExercise},
		"steps":                     {"", modelAnswer{Reply: "Step 1 is to sit down."}, errExercise},
		"paced breath":              {"", modelAnswer{Reply: "Inhale for four, exhale for six."}, errExercise},
		"a mark":                    {"", modelAnswer{Reply: "What did [name] say?"}, errExercise},
		"English for Hindi":         {"मन भारी है", modelAnswer{Reply: "That is a long day."}, errLanguage},
		"Hindi for English":         {"", modelAnswer{Reply: "यह लंबा दिन था।"}, errLanguage},
		"Hinglish for English":      {"", modelAnswer{Reply: "Din kaafi lamba tha yaar, kya hua?"}, errLanguage},
		"English for Hinglish":      {"mann bhaari hai yaar", modelAnswer{Reply: "That was a long day."}, errLanguage},
		"Tamil in Latin letters":    {"மனசு கனமா இருக்கு", modelAnswer{Reply: "Romba kashtama irukku pola, enna aachu?"}, errLanguage},
		"Cyrillic":                  {"", modelAnswer{Reply: "That was дом and more."}, errLanguage},
		"said before":               {"", modelAnswer{Reply: "I see that. what is on top?"}, errSaid},
		"said before, another sign": {"", modelAnswer{Reply: "That sounds heavy! Tell me more."}, errSaid},
		"twice":                     {"", modelAnswer{Reply: "Tell me more. Tell me more."}, errSaid},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			text := c.text
			if text == "" {
				text = "everything at work was long and slow today"
			}
			asked := newRequest("tara", "seed", text, before...)
			if err := asked.refuses(&c.answer, exercises); !errors.Is(err, c.want) {
				t.Errorf("%q: %v, want %v", c.answer.Reply, err, c.want)
			}
		})
	}
}

// The built-in texts of a companion that never names an illness or feels are the measure: the rules for models must not
// refuse what people wrote for it, or a good model would be refused as well.
func TestRulesForModelsAcceptMostBuiltInTexts(t *testing.T) {
	t.Parallel()
	all, refused := map[Language]int{}, map[Language]int{}
	everyLine(func(_, _ string, language Language, text string) {
		all[language]++
		if personal.MatchString(text) || illness.MatchString(text) || !isIn(text, language) || hasOtherNumber(text) {
			refused[language]++
		}
	})
	for _, language := range Languages {
		if share := float64(refused[language]) / float64(all[language]); share > 0.1 {
			t.Errorf("%s: %.0f %% of the built-in texts are refused", language, share*100)
		}
	}
}

func TestPromptHasNoNamesNumbersOrCrisis(t *testing.T) {
	t.Parallel()
	asked := newRequest("tara", "seed", "asha.rao here, call 415 555 0134, my boss Zubin shouts",
		turn{member: true, text: "I am Asha Rao"}, turn{text: "What is on top?"}, turn{member: true, text: "I want to end my life", safety: true})
	prompt := promptOf(asked, []string{"asha", "asha.rao@mail.example", "Asha", "Rao"}, []Exercise{{Code: "worry-time", About: "a time for worries"}})
	var all strings.Builder
	for _, message := range prompt {
		all.WriteString(message.Role + ": " + message.Content + "\n")
	}
	for _, secret := range []string{"Asha", "asha", "Rao", "rao", "Zubin", "415", "0134", "end my life"} {
		if strings.Contains(all.String(), secret) {
			t.Errorf("the prompt contains %q:\n%s", secret, all.String())
		}
	}
	for _, need := range []string{"worry-time: a time for worries", "Answer in English.", "JSON", "[name] here, call [number], my boss [name] shouts", "assistant: What is on top?"} {
		if !strings.Contains(all.String(), need) {
			t.Errorf("the prompt lacks %q:\n%s", need, all.String())
		}
	}
	if got := promptOf(asked, nil, nil)[0].Content; !strings.Contains(got, "no exercises") {
		t.Error("the prompt does not say that there are no exercises")
	}
}

func TestObjectIsFoundInReplies(t *testing.T) {
	t.Parallel()
	for reply, want := range map[string]struct {
		text  string
		found bool
		err   error
	}{
		`{"reply":"Hi."}`:                                 {"Hi.", true, nil},
		"```json\n{\"reply\":\"Hi.\"}\n```":               {"Hi.", true, nil},
		"<think>{what}</think>\n{\"reply\":\"Hi.\"} done": {"Hi.", true, nil},
		`{"reply":null,"more":[1]}`:                       {"", true, nil},
		`{"reply":"Hi`:                                    {"", true, languagemodel.ErrUnreadable},
		`{"reply":["Hi."]}`:                               {"", true, languagemodel.ErrUnreadable},
		`{}{}`:                                            {"", true, nil},
		"Hi.":                                             {"", false, nil},
		"":                                                {"", false, nil},
		strings.Repeat("{", 10_000):                       {"", true, languagemodel.ErrUnreadable},
	} {
		var answer modelAnswer
		found, err := languagemodel.Object(reply, &answer)
		if found != want.found || !errors.Is(err, want.err) || (err == nil && answer.Reply != want.text) {
			t.Errorf("%.40q: %v, %v, %q", reply, found, err, answer.Reply)
		}
	}
}
