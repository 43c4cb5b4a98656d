package companion

import (
	"regexp"
	"strings"
	"testing"
	"unicode"

	"aangan/bff/domain/safety"
)

// everyHelp calls a function for every line of help, and for the acknowledgments and the notice.
func everyHelp(call func(text plain, tags tag)) {
	seen := map[plain]bool{}
	once := func(text plain, tags tag) {
		if !seen[text] {
			seen[text] = true
			call(text, tags)
		}
	}
	for _, is := range knownLines() {
		once(is.from.text, is.tags)
	}
	for _, one := range acknowledged {
		once(one, 0)
	}
	once(plainDisclosure, 0)
}

// maxSentences is the number of sentences of a reply. An acknowledgment may lead the first question.
const maxSentences = 4

func TestEveryLineOfHelpIsShortAndInEveryLanguage(t *testing.T) {
	lines := 0
	everyHelp(func(text plain, tags tag) {
		lines++
		for _, language := range Languages {
			one := text.in(language)
			if len(one) < 8 {
				t.Errorf("%s has no text in %s", text.English, language)
				continue
			}
			inLanguage(t, language, one)
			if language == English || language == Hinglish {
				if at := strings.IndexFunc(one, func(r rune) bool { return r > unicode.MaxASCII }); at >= 0 {
					t.Errorf("%s has the character %q", one, one[at:])
				}
			}
			if strings.ContainsAny(one, "!—–’“”") {
				t.Errorf("%s has an exclamation mark, a dash or a curly quote", one)
			}
			if n := len(sentencesOf(one)); n > maxSentences {
				t.Errorf("%s has %d sentences, want at most %d", one, n, maxSentences)
			}
			if n := resources(one, tags); n > 3 {
				t.Errorf("%s has %d resources, want at most 3", one, n)
			}
			if neverSaid.MatchString(one) || medical.MatchString(one) || medicalHere.MatchString(one) {
				t.Errorf("%s is never to be said", one)
			}
		}
	})
	if lines < 140 {
		t.Errorf("only %d lines of help, want 140", lines)
	}
	for _, question := range questions {
		for _, lead := range acknowledged {
			if n := len(sentencesOf(lead.English + " " + question.text.English)); n > maxSentences {
				t.Errorf("%s with an acknowledgment has %d sentences", question.text.English, n)
			}
		}
	}
}

// offersMessage matches a text that offers a text message to a helpline, in each language other than English.
var offersMessage = regexp.MustCompile(`मैसेज|टेक्स्ट|மெசேஜ|(?:call|phone) ya text|988 par text`)

// 988 replies to text messages in English and Spanish only.
func TestHelpSaysThatTextMessagesAreInEnglish(t *testing.T) {
	offers := 0
	everyHelp(func(text plain, _ tag) {
		for language, english := range map[Language]string{Hindi: "अंग्रेज़ी में", Hinglish: "English mein", Tamil: "ஆங்கிலத்தில்"} {
			one := text.in(language)
			if !strings.Contains(one, "988") || !offersMessage.MatchString(one) && !strings.Contains(one, english) {
				continue
			}
			offers++
			if !strings.Contains(one, english) {
				t.Errorf("%s offers a text message, and does not say that it is in English", one)
			}
		}
	})
	if offers < 30 {
		t.Errorf("only %d texts offer a text message", offers)
	}
}

func TestNoSentenceIsInTwoLinesOfHelp(t *testing.T) {
	in := map[Language]map[string]string{}
	for _, language := range Languages {
		in[language] = map[string]string{}
	}
	everyHelp(func(text plain, _ tag) {
		for _, language := range Languages {
			for _, sentence := range sentencesOf(text.in(language)) {
				if other, found := in[language][sentence]; found {
					t.Errorf("%q is in %q and in %q", sentence, other, text.in(language))
				}
				in[language][sentence] = text.in(language)
			}
		}
	})
}

// The tags decide which step comes next, so they must agree with the text.
func TestTagsOfHelpAgreeWithNumbers(t *testing.T) {
	everyHelp(func(text plain, tags tag) {
		for _, language := range Languages {
			one := text.in(language)
			if has := strings.Contains(one, "988") || strings.Contains(one, "911"); has != (tags&lifeline != 0) {
				t.Errorf("the tag lifeline of %s is %t", one, tags&lifeline != 0)
			}
			if strings.Contains(one, "1-800-") && tags&otherLine == 0 && !strings.Contains(one, "Poison") {
				t.Errorf("%s has no tag otherLine", one)
			}
			// Every language has the same numbers.
			for _, number := range anyNumber.FindAllString(text.English, -1) {
				if !strings.Contains(one, number) {
					t.Errorf("%s lacks %s", one, number)
				}
			}
		}
	})
	for kind, lines := range acute {
		for _, language := range Languages {
			if first := lines[0].text.in(language); !answersNow(first) {
				t.Errorf("the first line for %s doesn't begin with what to do: %s", kind, first)
			}
		}
	}
	for _, kind := range []safety.Kind{safety.Self, safety.Violence, safety.Other, safety.Eating, safety.Child, safety.Harm, safety.Medical} {
		if len(urgent[kind]) < 4 {
			t.Errorf("%s has %d steps", kind, len(urgent[kind]))
		}
	}
}
