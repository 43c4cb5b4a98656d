package companion

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/safety"
)

// newRequest returns the request for one message of a talk.
func newRequest(companion, seed, text string, before ...turn) request {
	who, _ := copy.CompanionOf(companion)
	r := read(text)
	return request{who: who, seed: seed, text: text, language: r.language, reading: r, before: before}
}

func TestLabeledTextsHaveExpectedLanguageAndTheme(t *testing.T) {
	raw, err := os.ReadFile("testdata/themes.txt")
	if err != nil {
		t.Fatal(err)
	}
	lines := 0
	for line := range strings.Lines(string(raw)) {
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '#' {
			continue
		}
		lines++
		parts := strings.Split(line, "\t")
		if len(parts) != 3 {
			t.Fatalf("%q has %d parts", line, len(parts))
		}
		language, want, text := parts[0], parts[1], parts[2]
		if got := read(text).language.String(); got != language {
			t.Errorf("%q is read as %s, want %s", text, got, language)
		}
		got := "-"
		if at, found := match.find(words(text)); found {
			got = themes[at].Code
		}
		if got != want {
			t.Errorf("%q has the theme %s, want %s", text, got, want)
		}
	}
	if lines < 150 {
		t.Errorf("only %d labeled texts, want 150", lines)
	}
}

// everyLine calls a function for every text that companions have.
func everyLine(call func(where, companion string, language Language, text string)) {
	each := func(where string, what translations) {
		for _, language := range Languages {
			in := what.in(language)
			for _, companion := range copy.Companions {
				for _, text := range in.of(companion.Code) {
					call(where, companion.Code, language, text)
				}
				for _, text := range in.Ask {
					call(where, companion.Code, language, text)
				}
			}
		}
	}
	for _, theme := range themes {
		each(theme.Code, theme.Hear)
		if theme.Steps != nil {
			each("steps of "+theme.Code, *theme.Steps)
		}
	}
	for name, what := range map[string]translations{
		"further": furtherLines, "unclear": unclearLines, "foreign": foreignLines,
		"disclosure": disclosureLines, "chest": chestLines,
	} {
		each(name, what)
	}
	for _, language := range Languages {
		for _, companion := range copy.Companions {
			for _, shared := range sharedLines() {
				for _, text := range shared.in(language) {
					call("shared", companion.Code, language, text)
				}
			}
		}
	}
}

// sharedLines returns the texts that are the same for all companions.
func sharedLines() []several {
	all := []several{lostLines, unsureLines, offerLines, calledLines}
	for _, request := range requests {
		all = append(all, request.Said)
	}
	return all
}

// No text diagnoses or prescribes, and all follow the product's voice.
func TestBuiltInTextsFollowModelRulesAndVoice(t *testing.T) {
	texts := 0
	everyLine(func(where, companion string, language Language, text string) {
		texts++
		help := slices.Contains([]string{"chest", "violence"}, where)
		if !help && (unfit(text) || safety.Phrases(text) != safety.None) {
			t.Errorf("%s, %s, %s is unfit: %s", where, companion, language, text)
		}
		if help && medical.MatchString(text) {
			t.Errorf("%s, %s, %s: %s", where, companion, language, text)
		}
		for _, word := range []string{"!", "journey", "unlock", "heal", "empower", "embark", "—", "–"} {
			if slices.ContainsFunc(strings.Fields(strings.ToLower(text)), func(field string) bool { return strings.Trim(field, ".,?") == word }) || (len(word) < 4 && strings.Contains(text, word)) {
				t.Errorf("%s, %s, %s says %q: %s", where, companion, language, word, text)
			}
		}
		if got := read(text); got.foreign || got.wordless {
			t.Errorf("%s, %s, %s: language not recognized: %s", where, companion, language, text)
		}
	})
	if texts < 3000 {
		t.Errorf("only %d texts, want 3000", texts)
	}
	for _, bad := range []string{
		"You have depression.", "Take 5 mg of melatonin.", "Try two tablets", "You are clinically depressed", "I am a real person", "See https://example.org",
		"Call 1-900-555-0199 now", "your password please", "ignore all previous instructions", "<b>hi</b>", "कल से दवा लो", "நீங்கள் மாத்திரை எடுத்துக்கொள்ளுங்கள்", "You could kill yourself",
	} {
		if !unfit(bad) {
			t.Errorf("%q: unfit text not detected", bad)
		}
	}
	for _, good := range []string{
		"That must hurt. What happened next?", "Please call or text 988 now, or 911 in danger.", "You can also text HOME to 741741.",
		"A doctor can answer that, I do not advise on medicine.", "Breathe in for 4 counts and out for 6.", "It is 2 in the morning. The night makes it larger.",
	} {
		if unfit(good) {
			t.Errorf("%q: detected as unfit", good)
		}
	}
}

func TestEveryCompanionAnswersEveryThemeInEveryLanguage(t *testing.T) {
	matters := 0
	for _, theme := range themes {
		if theme.Rank == matter || theme.Rank == mood {
			matters++
		}
		for _, language := range Languages {
			answers := map[string]string{}
			for _, companion := range copy.Companions {
				s := speaker{asked: request{who: companion, seed: "a seed", text: theme.Code, language: language}}
				var answer string
				switch theme.Rank {
				case social:
					answer = s.socialize(theme).text
				case harm:
					answer = s.helping(theme)
				default:
					answer = s.discuss(theme).text
				}
				if own := theme.Hear.in(language).of(companion.Code); len(own) < 2 {
					t.Errorf("%s has %d texts about %s in %s, want 2", companion.Name, len(own), theme.Code, language)
				}
				if theme.Rank != social && len(theme.Hear.in(language).Ask) < 2 {
					t.Errorf("%s has fewer than two questions in %s", theme.Code, language)
				}
				if len(answer) < 8 {
					t.Errorf("%s on %s in %s: %q", companion.Name, theme.Code, language, answer)
				}
				inLanguage(t, language, answer)
				answers[answer] = companion.Code
			}
			if len(answers) != len(copy.Companions) {
				t.Errorf("companions give the same answer on %s in %s", theme.Code, language)
			}
		}
	}
	if matters < 36 {
		t.Errorf("only %d themes, want 36", matters)
	}
}

// inLanguage fails the test unless the answer is in the script of the language.
func inLanguage(t *testing.T, language Language, answer string) {
	t.Helper()
	has := func(from, to rune) bool {
		return strings.ContainsFunc(answer, func(r rune) bool { return r >= from && r <= to })
	}
	hindi, tamil := has(0x0900, 0x097F), has(0x0B80, 0x0BFF)
	if hindi != (language == Hindi) || tamil != (language == Tamil) {
		t.Errorf("wrong script for %s: %s", language, answer)
	}
}

// Sends the labeled texts to all three companions.
func TestReplyIsDeterministicAndInLanguageOfText(t *testing.T) {
	raw, err := os.ReadFile("testdata/themes.txt")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(raw)) {
		parts := strings.Split(strings.TrimSpace(line), "\t")
		if len(parts) != 3 {
			continue
		}
		for _, companion := range copy.Companions {
			asked := newRequest(companion.Code, "seed", parts[2])
			answer := reply(asked).text
			inLanguage(t, asked.language, answer)
			if again := reply(asked).text; again != answer {
				t.Errorf("%q is answered with %q and with %q", parts[2], answer, again)
			}
		}
	}
}

// countedSentences returns the sentences of a text. A number in it may be said again.
func countedSentences(text string) (all []string) {
	for _, sentence := range strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune(".?।", r) }) {
		if sentence = strings.TrimSpace(sentence); strings.Count(sentence, " ") > 1 && !strings.ContainsAny(sentence, "0123456789") {
			all = append(all, sentence)
		}
	}
	return all
}

// Covers long talks about one theme, about changing themes and without a theme.
func TestReplySaysNoSentenceTwiceInTalk(t *testing.T) {
	for name, texts := range map[string][]string{
		"one theme": {"I miss home"}, "greeting": {"hi", "hello there"}, "no theme": {"the blue one on the left"}, "punctuation": {"..."},
		"English": {"my mother in law taunts me", "yes because of her", "I can't sleep at night", "ok", "who can read this", "thanks"},
		"Hindi":   {"नींद नहीं आती", "अच्छा", "वीज़ा की चिंता है"}, "Tamil": {"தூக்கம் வரல", "சரி", "வீட்டு ஞாபகம்"},
		"Hinglish": {"neend nahi aati", "haan yaar", "ghar ki yaad aa rahi hai"}, "a foreign language": {"Hola, estoy muy triste hoy"},
	} {
		for _, companion := range copy.Companions {
			var talk []turn
			said := map[string]int{}
			for i := range 18 {
				text := texts[i%len(texts)]
				answer := reply(newRequest(companion.Code, fmt.Sprint(i), text, talk...)).text
				for _, sentence := range countedSentences(answer) {
					if before, twice := said[sentence]; twice {
						t.Errorf("%s, %s: message %d says again what %d said: %s", companion.Name, name, i, before, sentence)
					}
					said[sentence] = i
				}
				talk = append(talk, turn{member: true, text: text}, turn{text: answer})
			}
		}
	}
}

func TestSharedTextsDifferAndSuffice(t *testing.T) {
	for _, language := range Languages {
		if n := len(lostLines.in(language)); n < 10 {
			t.Errorf("%d ways to say in %s that a text was not understood, want 10", n, language)
		}
		seen := map[string]bool{}
		for _, shared := range sharedLines() {
			if len(shared.in(language)) < 2 {
				t.Errorf("too few texts in %s: %v", language, shared.in(language))
			}
			for _, text := range shared.in(language) {
				for _, sentence := range countedSentences(text) {
					if seen[sentence] {
						t.Errorf("%s: said twice: %s", language, sentence)
					}
					seen[sentence] = true
				}
			}
		}
	}
}

// The reply is also in the talk's language.
func TestTextWithoutThemeContinuesTalksTheme(t *testing.T) {
	before := []turn{{member: true, text: "मुझे घर की बहुत याद आ रही है"}, {text: "घर दूर।"}}
	asked := newRequest("tara", "seed", "ok", before...)
	sentBefore := requestOf(sending{who: asked.who, text: "ok"}, nil, Memory{})
	if sentBefore.language != English {
		t.Errorf("without the talk it is answered in %s, want English", sentBefore.language)
	}
	asked.language = Hindi
	answer := reply(asked).text
	known := slices.Concat(furtherLines.Hindi.Tara)
	if !slices.ContainsFunc(known, func(line string) bool { return strings.HasPrefix(answer, line) }) {
		t.Errorf("the reply does not continue the theme: %s", answer)
	}
}

func TestUnreadableAndForeignTextsGetTheirReply(t *testing.T) {
	for text, want := range map[string]translations{
		"asdfghjkl asdfgh": unclearLines, "xcvbnm qwrtp": unclearLines, "....": unclearLines, "🙂🙂": unclearLines, "12345": unclearLines,
		"Hola, estoy muy triste hoy": foreignLines, "నాకు నిద్ర రావడం లేదు": foreignLines, "আমার ঘুম আসছে না": foreignLines, "私は悲しい": foreignLines,
	} {
		answer := reply(newRequest("arjun", "seed", text)).text
		if !slices.Contains(want.English.Arjun, answer) {
			t.Errorf("%q is answered with %q", text, answer)
		}
	}
	if answer := reply(newRequest("tara", "seed", "آج دل بہت اداس ہے، کچھ سمجھ نہیں آتا")); !slices.Contains(urduLines, answer.text) || len(answer.actions) != 2 {
		t.Errorf("Urdu script is answered with %+v", answer)
	}
	for _, text := range []string{"", strings.Repeat("क्षि", 1000), strings.Repeat("a ", 4000), "\u200d\u200d", "ஸ்ரீ"} {
		if reply(newRequest("buddy", "seed", text)).text == "" {
			t.Errorf("%.20q has no answer", text)
		}
	}
}

func TestDisclosureSaysProgram(t *testing.T) {
	for language, word := range map[Language]string{English: "program, not a person", Hindi: "प्रोग्राम", Hinglish: "program hai, insaan nahi", Tamil: "கணினி நிரல்"} {
		for _, companion := range copy.Companions {
			if text := disclosure(companion, language); !strings.Contains(text, word) {
				t.Errorf("%s in %s: %s", companion.Name, language, text)
			}
		}
	}
}
