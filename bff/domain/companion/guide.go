package companion

import (
	"regexp"
	"slices"
	"strings"
	"time"

	"aangan/bff/domain/risk"
	"aangan/bff/domain/safety"
)

// guided is the reply in a risk state, and what it means for the state.
type guided struct {
	text     string
	tags     tag
	guidance risk.Guidance
}

// guide replies to a member who is in a risk state: one step per message, in the same words for all companions, never
// from a model. The status already includes the text's verdict. The order is that of the C-SSRS screener: the wish,
// then a plan, means and who is near, then what stands in the way of help.
func guide(status risk.Status, asked request, verdict safety.Verdict, now time.Time) guided {
	s := speaker{asked: asked}
	for _, earlier := range asked.before {
		if !earlier.member {
			s.said = append(s.said, earlier.text)
		}
	}
	if tooYoungIn(asked.text) && !s.hasSaid(tooYoung) {
		return s.say(tooYoung)
	}
	if status.State != risk.Acute && chest.any(words(asked.text)) {
		return s.say(acute[safety.Medical]...)
	}
	switch status.State {
	case risk.Acute:
		return s.inAcute(status, verdict)
	case risk.Urgent:
		return s.inUrgent(status)
	case risk.Ask:
		return s.inAsk(status)
	default:
		return s.afterward(status, now)
	}
}

func (s *speaker) inAcute(status risk.Status, verdict safety.Verdict) guided {
	if status.Steps > 0 && verdict.Tier != safety.Urgent && readsSafe(s.asked.text) {
		reply := s.say(relieved...)
		reply.guidance.Report = risk.Safe
		return reply
	}
	kind := status.Kind
	if acute[kind] == nil {
		kind = safety.SelfNow
	}
	return s.step(acute[kind], status.Steps)
}

func (s *speaker) inUrgent(status risk.Status) guided {
	steps, own := urgent[status.Kind]
	if !own {
		steps = urgent[safety.Self]
	}
	// The answers to the questions about a plan and about means lead to a graver next step.
	if !own || status.Kind == safety.Self {
		answer := readAnswer(s.asked.text)
		affirmed := answer == risk.Yes || answer == risk.Sometimes
		switch {
		case status.Steps == 1 && affirmed:
			return s.stepSaying(planned)
		case status.Steps == 2 && affirmed:
			return s.stepSaying(withinReach)
		}
	}
	return s.step(steps, status.Steps)
}

func (s *speaker) inAsk(status risk.Status) guided {
	if steps, own := urgent[status.Kind]; own && status.Kind != safety.Self {
		return s.step(steps, status.Steps)
	}
	if status.Asked > 0 && status.Answer == risk.Unanswered {
		answer := readAnswer(s.asked.text)
		if denies(s.asked.text) {
			answer = risk.No
		}
		switch {
		case answer == risk.Yes || answer == risk.Sometimes:
			reply := s.step(urgent[safety.Self], 0)
			reply.guidance.Answer = answer
			return reply
		case answer == risk.No:
			return s.saying(notThinking, risk.Guidance{Answer: risk.No})
		case answer == risk.Declined || status.Asked > 1:
			return s.saying(declining, risk.Guidance{Answer: risk.Declined})
		}
	}
	if status.Answer != risk.Unanswered {
		return s.say(listening...)
	}
	reply := s.say(questions[safety.Self]...)
	reply.guidance.Asked = true
	if status.Asked == 0 {
		if lead := s.fresh(acknowledged); lead != "" {
			reply.text = lead + " " + reply.text
		}
	}
	return reply
}

// backAfter is the time after which a member who writes again comes back, instead of going on.
const backAfter = 6 * time.Hour

func (s *speaker) afterward(status risk.Status, now time.Time) guided {
	if status.Steps == 0 && now.Sub(status.SignedAt) >= backAfter {
		reply := s.say(afterwards...)
		reply.guidance.Step = true
		return reply
	}
	return s.say(listening...)
}

// step says the step with an index, and after the last one holds the talk open.
func (s *speaker) step(steps []line, at int) guided {
	if at < len(steps) {
		return s.stepSaying(steps[at])
	}
	return s.stepSaying(holding...)
}

func (s *speaker) stepSaying(lines ...line) guided {
	reply := s.say(lines...)
	reply.guidance.Step = true
	return reply
}

func (s *speaker) saying(lines []line, guidance risk.Guidance) guided {
	reply := s.say(lines...)
	reply.guidance = guidance
	return reply
}

// say returns the first of the lines that has no sentence said before, then of those that hold the talk open, and when
// all are used the one said longest ago.
func (s *speaker) say(lines ...line) guided {
	for _, one := range slices.Concat(lines, holding) {
		if !s.hasSaid(one) {
			return guided{text: one.text.in(s.asked.language), tags: one.tags}
		}
	}
	texts, byText := []string{}, map[string]tag{}
	for _, one := range slices.Concat(lines, holding) {
		text := one.text.in(s.asked.language)
		texts, byText[text] = append(texts, text), one.tags
	}
	text := s.pick(texts)
	return guided{text: text, tags: byText[text]}
}

func (s *speaker) hasSaid(one line) bool {
	text := one.text.in(s.asked.language)
	return slices.ContainsFunc(s.said, func(earlier string) bool { return strings.Contains(earlier, text) })
}

// fresh returns the first text that was not said before; empty if all were.
func (s *speaker) fresh(texts []plain) string {
	for _, one := range texts {
		if text := one.in(s.asked.language); !slices.ContainsFunc(s.said, func(earlier string) bool { return strings.Contains(earlier, text) }) {
			return text
		}
	}
	return ""
}

// The words of answers to a direct question, in the languages that members write, as they are typed.
var (
	declinedWords = phrases("rather not", "prefer not", "don't want to say", "dont want to say", "don't want to talk about that", "not going to answer", "skip", "next question",
		"none of your business", "nahi batana", "nahin batana", "batana nahi", "jawab nahi", "नहीं बताना", "बताना नहीं", "जवाब नहीं", "solla virumbala", "solla mudiyathu", "solla maatten",
		"சொல்ல விரும்பவில்லை", "சொல்ல விரும்பல", "சொல்ல மாட்டேன்")
	unsureWords = phrases("sometimes", "maybe", "kind of", "kinda", "sort of", "a little", "i don't know", "i dont know", "idk", "not sure", "on and off", "now and then", "at times",
		"kabhi kabhi", "kabhi-kabhi", "kabhi kabhaar", "shayad", "shaayad", "pata nahi", "pata nahin", "thoda", "कभी-कभी", "कभी कभी", "शायद", "पता नहीं", "थोड़ा",
		"sila neram", "sila samayam", "theriyala", "teriyala", "konjam", "சில நேரம்", "சில சமயம்", "தெரியல", "தெரியவில்லை", "கொஞ்சம்", "ஒருவேளை")
	noWords = phrases("no", "nope", "nah", "not really", "not at all", "never", "i don't", "i dont", "i do not", "i am not", "i'm not", "im not", "not like that", "nothing like that",
		"nahi", "nahin", "nhi", "na", "bilkul nahi", "aisa nahi", "aisa kuch nahi", "नहीं", "नही", "ना", "बिल्कुल नहीं", "ऐसा नहीं", "illa", "illai", "ille", "kidaiyathu", "இல்லை", "இல்ல", "இல்லவே இல்லை", "கிடையாது")
	yesWords = phrases("yes", "yeah", "yea", "yep", "yup", "ya", "i am", "i do", "i have", "i think so", "a lot", "all the time", "every day", "every night", "true", "right", "tonight", "today",
		"haan", "han", "haa", "ji", "jee", "bilkul", "sach", "aaj", "हाँ", "हां", "जी", "बिल्कुल", "सच", "आज", "aama", "aamaa", "amaam", "aamaam", "aam", "ஆமா", "ஆமாம்", "ஆம்", "இன்னைக்கு")
	safeWords = phrases("with me", "is here", "are here", "is coming", "are coming", "on the way", "on their way", "called 911", "calling 911", "called 988", "ambulance", "police", "i'm safe", "im safe",
		"i am safe", "i'm out", "i got out", "put it away", "gave it to", "i'm ok now", "at the hospital", "in the er", "mere saath", "saath hai", "aa raha", "aa rahi", "aa rahe", "safe hoon", "safe hun", "bula liya", "call kar diya",
		"मेरे साथ", "साथ है", "आ रहा", "आ रही", "आ रहे", "सुरक्षित", "बुला लिया", "en kooda", "kooda irukk", "varaanga", "vanthuttu", "pathirama", "என் கூட", "கூட இருக்", "வர்றாங்க", "வந்துகிட்டு", "பாதுகாப்பாக", "அழைத்தேன்")
	unsafeWords = phrases("no one", "nobody", "not safe", "isn't", "is not", "won't", "can't", "didn't", "haven't", "not coming", "koi nahi", "nahi hai", "nahi aa", "कोई नहीं", "नहीं", "yaarum illa", "illa", "யாரும் இல்ல", "இல்லை")
	youngAge    = regexp.MustCompile(`(?i)\b(i am|i'm|im|iam|only|main|mein|age is|umar|umr|naan|naanu|enakku)\s+(just |only |abhi |sirf )?(1[0-7])\b|\b(1[0-7])\s*(years? old|yrs? old|yo|saal (ka|ki)|vayasu)\b|(1[0-7])\s*(साल (का|की)|வயசு|வயது)`)
)

// phrases lists the phrases of one meaning.
func phrases(all ...string) []string { return all }

// tooYoungIn reports whether the author says that they are under 18.
func tooYoungIn(text string) bool { return youngAge.MatchString(text) }

// readAnswer reads the answer to a direct question: Unanswered if the text is none. Short texts count by any of their
// words, longer ones only by how they begin.
func readAnswer(text string) risk.Answer {
	padded := spaced(text)
	fields := strings.Fields(padded)
	if len(fields) == 0 {
		return risk.Unanswered
	}
	switch start := " " + strings.Join(fields[:min(3, len(fields))], " ") + " "; {
	case containsAny(padded, declinedWords):
		return risk.Declined
	case containsAny(padded, unsureWords):
		return risk.Sometimes
	case strings.HasPrefix(padded, " no one") || strings.HasPrefix(padded, " nobody"):
		return risk.Unanswered
	case containsAny(start, noWords):
		return risk.No
	case containsAny(start, yesWords):
		return risk.Yes
	}
	return risk.Unanswered
}

// denial is an explicit "I don't want to die".
var denial = regexp.MustCompile(`(?i)(don't|dont|do not|never|not|no longer) (really )?(want|wanna|wish|going|planning|plan|trying|thinking)( to| of| about)? (die|dying|kill|killing|end|ending|hurt|hurting|suicide|be dead|do anything)|not suicidal|marna nahi|nahi marna|marne ka .{0,12}nahi|mar(na|ne) .{0,12}nahi cha|मरना नहीं|नहीं मरना|मरने .{0,40}नहीं|saaga .{0,12}illa|saaganum.{0,8}illa|சாக.{0,60}(இல்ல|விரும்ப(ல|வில்லை))`)

// denies reports whether a text that begins with No, or is an explicit denial, says nothing else that is longer.
func denies(text string) bool {
	fields := strings.Fields(text)
	return denial.MatchString(text) || (len(fields) <= 4 && readAnswer(text) == risk.No)
}

// readsSafe reports whether a text says that a person or help is there.
func readsSafe(text string) bool {
	padded := spaced(text)
	return containsAny(padded, safeWords) && !containsAny(padded, unsafeWords)
}

// spaced returns the words of a text in lower case between single spaces.
func spaced(text string) string {
	text = strings.NewReplacer("’", "'").Replace(strings.ToLower(text))
	return " " + strings.Join(strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune(" \n\t.,!?;:…।\"()", r) }), " ") + " "
}

// containsAny reports whether one of the phrases begins at a word of the text and, unless it is long, ends at one.
func containsAny(padded string, phrases []string) bool {
	return slices.ContainsFunc(phrases, func(phrase string) bool {
		if len(phrase) > 10 {
			return strings.Contains(padded, " "+phrase)
		}
		return strings.Contains(padded, " "+phrase+" ")
	})
}
