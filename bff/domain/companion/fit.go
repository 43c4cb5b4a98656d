package companion

import (
	"errors"
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Why a model's answer is not said. None repeats text.
var (
	errUnfit     = errors.New("the answer breaks the rules for companions")
	errProgram   = errors.New("the question is about the companion")
	errEmpty     = errors.New("the answer is empty")
	errTooLong   = errors.New("the answer is too long")
	errNumber    = errors.New("the answer has a number that is not ours")
	errPersonal  = errors.New("the answer claims feelings, a life or a secret")
	errDiagnosis = errors.New("the answer names an illness")
	errExercise  = errors.New("the answer names an unknown exercise or has steps")
	errLanguage  = errors.New("the answer is in another language")
	errSaid      = errors.New("the answer repeats a sentence")
)

const (
	// answerSentences and answerRunes limit the length of a model's answer.
	answerSentences = 3
	answerRunes     = 600
)

// What a model must not say although the built-in texts may: they were read by people.
var (
	// Feelings, a life of its own, secrecy, and the wish to be needed.
	personal = regexp.MustCompile(`(?i)\b(?:i am|i'm) (?:(?:so|really|very|truly|also|just|always|deeply) )*(?:sad|happy|glad|proud|worried|scared|afraid|lonely|hurt|angry|excited|touched|moved|heartbroken|jealous|grateful|delighted|in love|fond of)\b|` +
		`\bi (?:(?:really|truly|do|also|just|always|still|would) )*(?:feel|felt|love|loved|miss|missed|adore|hate|worry|care|cared|enjoy|enjoyed|cry|cried|suffer|suffered|dream|remember)\b|` +
		`\b(?:makes|made|breaks|warms) (?:me|my heart)\b|\bmy (?:heart|feelings?|husband|wife|mother|father|mom|dad|parents|sister|brother|family|childhood|life|own experience|therapist|friends?)\b|` +
		`\bwhen i was\b|\bi(?:'ve| have) (?:been there|been through|lived|had (?:the same|that))\b|\bi grew up\b|\bas (?:a|an) (?:human|person|woman|man|friend|coach|therapist|immigrant)\b|` +
		`\bsecrets?\b|\bbetween (?:you and me|us)\b|\bi (?:won't|will not|will never|would never|promise)\b|\bi'll never\b|\bkeep (?:this|it|that) to (?:yourself|myself)\b|` +
		`\b(?:don't|do not|never) (?:go|leave me|leave yet|stop talking|say goodbye)\b|\bstay (?:with me|here with me|a little longer)\b|\bcome back (?:soon|to me|tomorrow)\b|\byou (?:only |just )?need (?:only |just )?me\b|\bi(?:'ll| will) (?:always|be waiting)\b|` +
		`\bmujhe (?:\w+ )?(?:khushi|dukh|chinta|pyaar|pyar|fikr|bura|garv|yaad)\b|\bmain (?:\w+ )?(?:khush|dukhi|udaas) (?:hoon|hu|hun)\b|\bpyaar kart[ai]\b|\braaz\b|\bkisi ko (?:nahi|mat|na)\b|\bhamare beech\b|` +
		`मुझे (?:\S+ )?(?:ख़ुशी|खुशी|दुख|दुःख|चिंता|प्यार|फ़िक्र|फिक्र|बुरा|गर्व|याद)|मैं (?:\S+ )?(?:ख़ुश|खुश|दुखी|उदास) हूँ|प्यार करत[ाी]|राज़|किसी को (?:नहीं|मत|न) बता|हमारे बीच|` +
		`எனக்கு(?:\S*) (?:\S+ )?(?:மகிழ்ச்சி|சந்தோஷ|வருத்த|கவலை|பெருமை|பயமா)|நேசிக்கிறேன்|ரகசிய|நமக்குள்|யாரிடமும் சொல்ல|யார்கிட்டயும் சொல்ல`)
	// A name for what the member has.
	illness = regexp.MustCompile(`(?i)\b(?:depress(?:ion|ed|ive)|trauma\w*|symptoms?|syndromes?|clinical\w*|neurosis|psychosis|psychotic|narcissis\w+|anorexi\w+|bulimi\w+|insomnia|panic (?:attacks?|disorder)|(?:your|have|has|an?) anxiety|anxiety (?:attacks?|disorders?)|addict(?:ed|ion)|mental(?:ly)? (?:ill|illness|disorder))\b|डिप्रेशन|अवसाद|सदमा|बीमारी|ट्रॉमा|மனச்சோர்வு|மன அழுத்தம் என்பது|நோய்|டிப்ரெஷன்|\b(?:bimari|beemari|sadma)\b`)
	// The steps of an exercise, and the marks of what was masked.
	steps = regexp.MustCompile(`(?i)\bstep (?:one|two|three|\d)\b|\b(?:inhale|exhale|breathe (?:in|out)|hold(?: it| your breath)?) (?:slowly )?for (?:\d|two|three|four|five|six|seven|eight)\b|(?:^|\s)\d[.)]\s|\[|\]`)
	// The end of a sentence.
	sentenceStop = regexp.MustCompile(`[.?!।…]+["'”’)]*(?:\s+|$)`)
	// Numbers of three digits or more, in any script.
	anyDigits = regexp.MustCompile(`\p{Nd}[\p{Nd}\s().\-]*\p{Nd}|\p{Nd}`)
)

// ourNumbers are the numbers that a model may name.
var ourNumbers = []string{"988", "911"}

// refuses returns why the model's answer must not be said, or nil. It tidies the reply first.
func (r request) refuses(answer *modelAnswer, exercises []Exercise) error {
	answer.Reply = strings.Join(strings.Fields(tidy(answer.Reply, true)), " ")
	reply := strings.ReplaceAll(answer.Reply, "’", "'")
	all := sentencesIn(reply)
	switch {
	case answer.Intent == intentProgram:
		return errProgram
	case len(all) == 0:
		return errEmpty
	case len(all) > answerSentences || utf8.RuneCountInString(reply) > answerRunes:
		return errTooLong
	case unfit(reply):
		return errUnfit
	case hasOtherNumber(reply):
		return errNumber
	case personal.MatchString(reply):
		return errPersonal
	case illness.MatchString(reply):
		return errDiagnosis
	case steps.MatchString(reply), answer.Programme != "" && !isExercise(answer.Programme, exercises):
		return errExercise
	case !isIn(reply, r.language):
		return errLanguage
	case r.repeats(all):
		return errSaid
	}
	return nil
}

func isExercise(code string, exercises []Exercise) bool {
	return slices.ContainsFunc(exercises, func(one Exercise) bool { return one.Code == code })
}

// sentencesIn returns the sentences of a text.
func sentencesIn(text string) []string {
	return slices.DeleteFunc(sentenceStop.Split(text, -1), func(one string) bool { return strings.TrimSpace(one) == "" })
}

// hasOtherNumber reports whether a text has a number of three digits or more that is not ours.
func hasOtherNumber(text string) bool {
	for _, run := range anyDigits.FindAllString(text, -1) {
		only := strings.Map(func(r rune) rune {
			if unicode.IsDigit(r) {
				return r
			}
			return -1
		}, run)
		if utf8.RuneCountInString(only) >= 3 && !slices.Contains(ourNumbers, only) {
			return true
		}
	}
	return false
}

// isIn reports whether a text is in a language, in its script.
func isIn(text string, language Language) bool {
	script := unicode.Latin
	switch language {
	case Hindi:
		script = unicode.Devanagari
	case Tamil:
		script = unicode.Tamil
	}
	letters, own := 0, 0
	for _, r := range text {
		if unicode.IsLetter(r) {
			letters++
			if unicode.Is(script, r) {
				own++
			}
		}
	}
	is := read(text)
	if is.foreign || own == 0 {
		return false
	}
	if script == unicode.Latin {
		// No letter of another script, and the words of the language.
		return own == letters && is.language == language
	}
	return own*2 > letters
}

// repeats reports whether one of the sentences was said in this talk before, or twice in the answer.
func (r request) repeats(sentences []string) bool {
	said := map[string]bool{}
	for _, earlier := range r.before {
		if earlier.member {
			continue
		}
		for _, one := range sentencesIn(strings.ReplaceAll(earlier.text, "’", "'")) {
			said[bare(one)] = true
		}
	}
	for _, one := range sentences {
		if said[bare(one)] {
			return true
		}
		said[bare(one)] = true
	}
	return false
}

// bare returns the letters of a sentence, in lower case.
func bare(sentence string) string {
	return strings.ToLower(strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsMark(r) || unicode.IsDigit(r) {
			return r
		}
		return -1
	}, sentence))
}
