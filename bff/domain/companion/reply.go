package companion

import (
	"hash/fnv"
	"slices"
	"strconv"
	"strings"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/safety"
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

func requestOf(sent sending, before []store.CompanionMessage) request {
	asked := request{who: sent.who, seed: sent.id.String(), text: sent.text, reading: read(sent.text)}
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

// reply returns the built-in provider's answer. It is deterministic, and never equals the previous answer in the talk.
func reply(asked request) string {
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

func (s *speaker) answer() string {
	all := words(s.asked.text)
	at, found := match.find(all)
	switch {
	case s.asked.reading.foreign:
		return s.join(s.pick(s.lines(foreignLines)))
	case chest.any(all) && !(found && themes[at].Rank == harm):
		return s.gasping(at, found)
	case found && themes[at].Rank == social:
		return s.join(s.pick(s.lines(themes[at].Hear)))
	case found:
		return s.about(themes[at], s.spokenOf(at))
	case s.asked.reading.wordless || mashed(all):
		return s.join(s.pick(s.lines(unclearLines)))
	}
	if before, going := s.goingOn(); going {
		return s.further(themes[before])
	}
	listen := listenLines.in(s.asked.language)
	return s.join(s.pick(listen.of(s.asked.who.Code)), s.pick(listen.Ask))
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

// about answers a text with a theme: an acknowledgment, and then a question, a small step, or both.
func (s *speaker) about(t theme, before bool) string {
	hear := t.Hear.in(s.asked.language)
	understood := s.pick(hear.of(s.asked.who.Code))
	if t.Steps == nil {
		return s.join(understood, s.pick(hear.Ask))
	}
	step := t.Steps.in(s.asked.language).of(s.asked.who.Code)
	kind := s.hash("kind") % 4
	switch {
	case before && kind < 2:
		return s.join(understood, s.pick(step))
	case before || kind == 0:
		return s.join(understood, s.pick(step), s.pick(hear.Ask))
	default:
		return s.join(understood, s.pick(hear.Ask))
	}
}

// further answers a text without a theme in the middle of a talk about one.
func (s *speaker) further(t theme) string {
	goOn := furtherLines.in(s.asked.language)
	understood := s.pick(goOn.of(s.asked.who.Code))
	if t.Steps == nil || s.hash("further")%3 == 0 {
		return s.join(understood, s.pick(t.Hear.in(s.asked.language).Ask))
	}
	return s.join(understood, s.pick(t.Steps.in(s.asked.language).of(s.asked.who.Code)))
}

// spokenOf reports whether the member mentioned a theme before in this talk.
func (s *speaker) spokenOf(theme int) bool {
	return slices.ContainsFunc(s.asked.before, func(earlier turn) bool {
		at, found := match.find(words(earlier.text))
		return earlier.member && found && at == theme
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
