package companion

import (
	"hash/fnv"
	"slices"
	"strconv"
	"strings"
	"sync"

	"aangan/bff/domain/companion/intent"
	"aangan/bff/domain/copy"
	"aangan/bff/domain/safety"
	"aangan/bff/domain/safety/classifier"
	"aangan/db/store"
)

// remembered is the number of earlier messages that are considered.
const remembered = 60

// request is the input of an answer.
type request struct {
	who      copy.Companion
	seed     string
	text     string
	language Language
	reading  reading
	// called is how the member wants to be called; empty for no name. avoided is as in Memory.
	called  string
	avoided []string
	// before are the messages before the text, oldest first, without notices.
	before []turn
}

// turn is one message of the talk so far.
type turn struct {
	member bool
	text   string
	// safety messages, and the help that answered them, are kept from models.
	safety bool
}

func requestOf(sent sending, before []store.CompanionMessage, memory Memory) request {
	asked := request{
		who: sent.who, seed: sent.id.String(), text: sent.text, reading: read(sent.text), called: memory.Called, avoided: memory.Avoided,
	}
	for _, message := range before {
		if message.Sender != string(FromNotice) {
			asked.before = append(asked.before, turn{
				member: message.Sender == string(FromMember), text: message.Text, safety: message.Safety != nil || message.Provider == byHelp,
			})
		}
	}
	asked.language = asked.reading.language
	if asked.reading.sure {
		return asked
	}
	// A text that could be of any language is answered in the talk's language.
	for _, earlier := range slices.Backward(asked.before) {
		if !earlier.member {
			continue
		}
		if was := read(earlier.text); was.sure {
			asked.language = was.language
			break
		}
	}
	return asked
}

// spoken is an answer with what the member can do next.
type spoken struct {
	text    string
	actions []Action
}

// reply returns the built-in provider's answer. It is deterministic, and says nothing twice in a talk while it has
// anything else to say; only help is repeated.
func reply(asked request) spoken {
	s := speaker{asked: asked}
	for _, earlier := range asked.before {
		if !earlier.member {
			s.said = append(s.said, earlier.text)
		}
	}
	return s.answer()
}

// speaker composes one answer.
type speaker struct {
	asked request
	// said holds the companion's earlier messages in this talk, oldest first.
	said  []string
	picks int
}

// grave reports whether only built-in texts may answer: then no model is used.
func (r request) grave() bool {
	all := words(r.text)
	at, found := match.find(all)
	return chest.any(all) || (found && themes[at].Rank == harm) || safety.Assess(r.text).Quiet
}

func (s *speaker) answer() spoken {
	all := words(s.asked.text)
	at, found := match.find(all)
	switch {
	case s.asked.reading.foreign && classifier.ScriptOf(s.asked.text) == classifier.Arabic:
		answer := s.orElse(urduLines, s.lost)
		answer.actions = []Action{s.act(actCoach), s.act(actHelp)}
		return answer
	case s.asked.reading.foreign:
		return s.orElse(s.lines(foreignLines), s.lost)
	case chest.any(all) && !(found && themes[at].Rank == harm):
		return spoken{text: s.gasping(at, found)}
	case found && themes[at].Rank == harm:
		return spoken{text: s.helping(themes[at])}
	case s.asked.reading.wordless || mashed(all):
		return s.orElse(s.lines(unclearLines), s.lost)
	}
	switch act, codes := decide(s.asked.text, all, intent.Rank); act {
	case intent.Acts:
		return s.on(codes[0])
	case intent.Asks:
		return s.unsure(codes)
	}
	if before, going := s.goingOn(); going && !s.lostTouch() {
		return s.further(themes[before])
	}
	return s.lost()
}

// subjectOf returns the subject whose label, in any language, is the text.
func subjectOf(text string) (string, bool) {
	code, known := subjectsByLabel()[strings.ToLower(strings.TrimSpace(text))]
	return code, known
}

var subjectsByLabel = sync.OnceValue(func() map[string]string {
	all := map[string]string{}
	for code, label := range subjectLabels {
		for _, language := range Languages {
			all[strings.ToLower(label.in(language))] = code
		}
	}
	return all
})

// on answers a text whose intent is known.
func (s *speaker) on(code string) spoken {
	if at := slices.IndexFunc(themes, func(t theme) bool { return t.Code == code }); at >= 0 {
		if themes[at].Rank == social {
			return s.socialize(themes[at])
		}
		return s.discuss(themes[at])
	}
	if at := slices.IndexFunc(requests, func(r requestAnswer) bool { return r.Code == code }); at >= 0 {
		return s.fulfill(requests[at])
	}
	return s.lost()
}

// socialize answers greetings, thanks, goodbyes and small talk.
func (s *speaker) socialize(t theme) spoken {
	lines := s.lines(t.Hear)
	var actions []Action
	switch t.Code {
	case "greeting", "abilities":
		actions = append(s.exercisesOf(favorites[s.asked.who.Code], 2), s.act(actExercises))
		if t.Code == "greeting" && s.asked.called != "" {
			lines = nil
			for _, line := range calledLines.in(s.asked.language) {
				lines = append(lines, strings.ReplaceAll(line, "{name}", s.asked.called))
			}
		}
	case "thanks", "goodbye":
		actions = []Action{s.act(actJournal), s.act(actCoach), s.act(actExercises)}
	}
	if text := s.fresh(lines); text != "" {
		return spoken{text, actions}
	}
	return s.offer(nil)
}

// fulfill answers a request.
func (s *speaker) fulfill(r requestAnswer) spoken {
	actions := s.exercisesOf(r.Exercises, 3)
	if r.Code == "exercise" {
		actions = s.exercisesOf(favorites[s.asked.who.Code], 3)
	}
	for _, do := range r.Do {
		actions = append(actions, s.act(do))
	}
	text := s.fresh(r.Said.in(s.asked.language))
	if text == "" {
		text = s.offer(nil).text
	}
	return spoken{text, actions}
}

// unsure asks which of the intents it is.
func (s *speaker) unsure(codes []string) spoken {
	text := s.fresh(unsureLines.in(s.asked.language))
	if text == "" {
		return s.lost()
	}
	var actions []Action
	for _, code := range codes {
		actions = append(actions, Action{Do: actSay, Label: subjectLabels[code].in(s.asked.language)})
	}
	return spoken{text, append(actions, s.act(actRephrase))}
}

// lost says that the text was not understood.
func (s *speaker) lost() spoken {
	text := s.fresh(lostLines.in(s.asked.language))
	if text == "" {
		text = s.offer(nil).text
	}
	return spoken{text, s.waysOn()}
}

// offer says that there is nothing new to say, about a theme or at all, and offers something to do.
func (s *speaker) offer(about *theme) spoken {
	codes := favorites[s.asked.who.Code]
	if about != nil && len(suggestions[about.Code]) > 0 {
		codes = suggestions[about.Code]
	}
	actions := append(s.exercisesOf(codes, 2), s.act(actCoach), s.act(actJournal))
	for _, lines := range [][]string{offerLines.in(s.asked.language), lostLines.in(s.asked.language)} {
		if text := s.fresh(lines); text != "" {
			return spoken{text, actions}
		}
	}
	// After so many messages the oldest text is repeated.
	return spoken{s.pick(offerLines.in(s.asked.language)), actions}
}

// orElse answers with an unused one of the lines.
func (s *speaker) orElse(lines []string, otherwise func() spoken) spoken {
	if text := s.fresh(lines); text != "" {
		return spoken{text: text}
	}
	return otherwise()
}

// gasping answers a text about the chest or breathing: with help, and then how to breathe, or that medicine is for
// doctors. It suggests no step, because some of them are stairs.
func (s *speaker) gasping(at int, found bool) string {
	then := themes[slices.IndexFunc(themes, func(t theme) bool { return t.Code == "panic" })]
	if found && themes[at].Rank == guard && themes[at].Code == "medicine" {
		then = themes[at]
	}
	return s.join(s.lines(chestLines)[0], s.pick(s.lines(then.Hear)))
}

// helping answers a text about violence. Help is repeated as often as it is needed.
func (s *speaker) helping(t theme) string {
	hear := t.Hear.in(s.asked.language)
	return s.join(s.pick(hear.of(s.asked.who.Code)), s.pick(hear.Ask))
}

// discuss answers a text with a theme: an acknowledgment, and then a question, a small step, or both. It asks nothing
// about a theme that the member doesn't want to be asked about.
func (s *speaker) discuss(t theme) spoken {
	hear := t.Hear.in(s.asked.language)
	understood := s.fresh(hear.of(s.asked.who.Code))
	if understood == "" {
		return s.offer(&t)
	}
	actions := s.exercisesOf(suggestions[t.Code], 1)
	avoided := slices.Contains(s.asked.avoided, avoidedTheme(t.Code))
	before := s.spokenOf(t)
	_, canBeAvoided := copy.CompanionSubjects[t.Code]
	switch {
	case avoided:
		return spoken{understood, actions}
	case before && canBeAvoided:
		actions = append(actions, Action{Do: actAvoid + t.Code, Label: s.act(actAvoid).Label})
	}
	var step string
	kind := s.hash("kind") % 4
	if t.Steps != nil && (before || kind == 0) {
		step = s.fresh(t.Steps.in(s.asked.language).of(s.asked.who.Code))
	}
	if step != "" && before && kind < 2 {
		return spoken{s.join(understood, step), actions}
	}
	return spoken{s.join(understood, step, s.fresh(hear.Ask)), actions}
}

// further answers a text without a theme in the middle of a talk about one.
func (s *speaker) further(t theme) spoken {
	understood := s.fresh(furtherLines.in(s.asked.language).of(s.asked.who.Code))
	if understood == "" {
		return s.offer(&t)
	}
	if slices.Contains(s.asked.avoided, avoidedTheme(t.Code)) {
		return spoken{text: understood, actions: s.exercisesOf(suggestions[t.Code], 1)}
	}
	next := ""
	if t.Steps != nil && s.hash("further")%3 != 0 {
		next = s.fresh(t.Steps.in(s.asked.language).of(s.asked.who.Code))
	}
	if next == "" {
		next = s.fresh(t.Hear.in(s.asked.language).Ask)
	}
	return spoken{s.join(understood, next), s.exercisesOf(suggestions[t.Code], 1)}
}

// lostTouch reports whether the last two answers only went on with the theme: then it is time to say that the companion
// may not follow.
func (s *speaker) lostTouch() bool {
	lines := furtherLines.in(s.asked.language).of(s.asked.who.Code)
	if len(s.said) < 2 {
		return false
	}
	for _, earlier := range s.said[len(s.said)-2:] {
		if !slices.ContainsFunc(lines, func(line string) bool { return strings.HasPrefix(earlier, line) }) {
			return false
		}
	}
	return true
}

// spokenOf reports whether this talk was about the theme before.
func (s *speaker) spokenOf(t theme) bool {
	hear := t.Hear.in(s.asked.language).of(s.asked.who.Code)
	return slices.ContainsFunc(s.said, func(earlier string) bool {
		return slices.ContainsFunc(hear, func(line string) bool { return strings.HasPrefix(earlier, line) })
	})
}

// back is the number of the member's latest messages that are searched for the talk's theme.
const back = 4

// goingOn returns the current theme of the talk.
func (s *speaker) goingOn() (int, bool) {
	looked := 0
	for _, earlier := range slices.Backward(s.asked.before) {
		if !earlier.member {
			continue
		}
		if at, found := match.find(words(earlier.text)); found && (themes[at].Rank == matter || themes[at].Rank == mood || themes[at].Rank == harm) {
			return at, true
		}
		if looked++; looked == back {
			break
		}
	}
	return 0, false
}

func (s *speaker) lines(what translations) []string {
	return what.in(s.asked.language).of(s.asked.who.Code)
}

func (s *speaker) join(parts ...string) string {
	return strings.Join(slices.DeleteFunc(parts, func(part string) bool { return part == "" }), " ")
}

// fresh returns one of the texts that is unused in this talk, which the message's id decides; empty if there is none.
func (s *speaker) fresh(texts []string) string {
	unused := slices.DeleteFunc(slices.Clone(texts), func(text string) bool {
		return slices.ContainsFunc(s.said, func(earlier string) bool { return strings.Contains(earlier, text) })
	})
	if len(unused) == 0 {
		return ""
	}
	s.picks++
	return unused[s.hash(strconv.Itoa(s.picks))%len(unused)]
}

// pick returns one of the texts: an unused one of this talk, or else the one used longest ago. Among several, the
// message's id decides.
func (s *speaker) pick(texts []string) string {
	if len(texts) == 0 {
		return ""
	}
	s.picks++
	lastSaid := func(text string) int {
		for at, earlier := range slices.Backward(s.said) {
			if strings.Contains(earlier, text) {
				return at
			}
		}
		return -1
	}
	oldest := lastSaid(texts[0])
	candidates := texts[:0:0]
	for _, text := range texts {
		switch at := lastSaid(text); {
		case at < oldest:
			oldest, candidates = at, append(candidates[:0], text)
		case at == oldest:
			candidates = append(candidates, text)
		}
	}
	return candidates[s.hash(strconv.Itoa(s.picks))%len(candidates)]
}

// hash returns a number determined by the message and the salt.
func (s *speaker) hash(salt string) int {
	h := fnv.New32a()
	_, _ = h.Write([]byte(s.asked.seed + "\x00" + salt + "\x00" + s.asked.text)) // Writing to a hash never fails.
	return int(h.Sum32() >> 1)
}

// mashed reports whether a text is random keys: no vowels in any longer word, or one character repeated.
func mashed(all []string) bool {
	odd, longer := 0, 0
	for _, word := range all {
		vowels, letters := 0, 0
		kinds := map[rune]bool{}
		for _, r := range word {
			if r < 'a' || r > 'z' {
				return false
			}
			letters++
			kinds[r] = true
			if strings.ContainsRune("aeiouy", r) {
				vowels++
			}
		}
		if letters < 4 {
			continue
		}
		longer++
		if vowels*6 < letters || (letters > 5 && len(kinds) < 3) || homeRow(word) {
			odd++
		}
	}
	return longer > 0 && odd == longer
}

// homeRow reports whether a word consists of keys of the middle row only, as resting hands type.
func homeRow(word string) bool {
	return len(word) > 4 && strings.Trim(word, "asdfghjkl") == "" && !slices.Contains([]string{"flask", "glass", "flash", "salad", "salads", "flags", "falls", "fallah", "shall", "halls", "galas", "salsa", "alaska", "allah", "khadas"}, word)
}

// disclosure returns the notice that a companion is a program.
func disclosure(who copy.Companion, language Language) string {
	return disclosureLines.in(language).of(who.Code)[0]
}
