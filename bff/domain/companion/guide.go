package companion

import (
	"slices"
	"strings"
	"sync"
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
// then a plan, means and who is near, then the obstacles to help. Between the steps it answers questions about the
// program, refusals, and the obstacles that the member names.
func guide(status risk.Status, asked request, verdict safety.Verdict, now time.Time) guided {
	s := newGuide(asked, verdict)
	switch {
	case status.State == risk.Acute:
		return s.inAcute(status)
	case chestPain(asked.text) || (s.last().is(acute[safety.Medical][0]) && !s.grave() && !readsSafe(safety.Medical, asked.text)):
		return s.saying(acute[safety.Medical], holding)
	case s.young:
		return s.forMinor()
	}
	if status.State == risk.Urgent || status.State == risk.Ask {
		if reply, found := s.between(status); found {
			return reply
		}
	}
	switch status.State {
	case risk.Urgent:
		return s.inUrgent(status)
	case risk.Ask:
		return s.inAsk(status, now)
	default:
		return s.afterward(status, now)
	}
}

// guideTo is the speaker of one reply in a risk state.
type guideTo struct {
	speaker
	verdict safety.Verdict
	// recent are the companion's messages since this state of risk began in the talk. Only these count as said: weeks
	// later the same steps are needed again.
	recent []message
	// young is true if the member said that they are under 18, and denied if the text is a No to the direct question:
	// then its words about death are no sign.
	young, denied bool
}

func newGuide(asked request, verdict safety.Verdict) *guideTo {
	asked.language = languageOf(asked)
	s := &guideTo{speaker: speaker{asked: asked}, verdict: verdict, young: tooYoungIn(asked.text)}
	for _, earlier := range asked.before {
		if earlier.member {
			s.young = s.young || tooYoungIn(earlier.text)
			s.hear(earlier.text, earlier.safety)
			continue
		}
		s.said = append(s.said, earlier.text)
		is := lookUp(earlier.text)
		if is.from == nil || slices.ContainsFunc(afterwards, is.is) {
			s.recent = s.recent[:0]
		}
		if is.from != nil {
			s.recent = append(s.recent, message{known: is})
		}
	}
	if s.denied = s.last().tags&asks != 0 && !verdict.Now && denies(asked.text); s.denied {
		s.verdict = safety.Verdict{}
	}
	s.hear(asked.text, s.verdict.Tier != safety.None)
	return s
}

// message is one of the companion's with the member's text after it.
type message struct {
	known
	answer string
	// sign is true if a text since had a sign of a risk.
	sign bool
}

// hear keeps a text of the member with the messages before it.
func (s *guideTo) hear(text string, sign bool) {
	for i := range s.recent {
		if i == len(s.recent)-1 && s.recent[i].answer == "" {
			s.recent[i].answer = text
		}
		s.recent[i].sign = s.recent[i].sign || sign
	}
}

// last returns the known line of the companion's last message.
func (s *guideTo) last() known {
	if len(s.recent) == 0 {
		return known{}
	}
	return s.recent[len(s.recent)-1].known
}

// has reports whether a line was said recently, in any language.
func (s *guideTo) has(one line) bool {
	return slices.ContainsFunc(s.recent, func(is message) bool { return is.is(one) })
}

// covered returns the tags of the recent messages that belong to no steps or to those of one of the kinds; without a
// kind of all.
func (s *guideTo) covered(kinds ...safety.Kind) (all tag) {
	for _, is := range s.recent {
		if len(kinds) == 0 || (is.kind == safety.NoKind && is.now == safety.NoKind) || slices.Contains(kinds, is.kind) {
			all |= is.tags
		}
	}
	return all
}

func (s *guideTo) inAcute(status risk.Status) guided {
	kind := status.Kind
	if acute[kind] == nil {
		kind = safety.SelfNow
	}
	hold := holdThrough(kind)
	steps := slices.Concat(acute[kind], hold)
	if status.Steps == 0 || s.verdict.Tier == safety.Urgent {
		return s.stepSaying(steps[min(status.Steps, len(steps)):], hold)
	}
	switch {
	case readsSafe(kind, s.asked.text):
		over := relieved
		if kind == safety.Attack {
			over = []line{outOfReach}
		}
		reply := s.saying(over, relieved)
		reply.guidance.Report = risk.Safe
		return reply
	case s.young && !s.has(tooYoung):
		return s.saying([]line{tooYoung}, hold)
	case kind != safety.Attack && s.last().tags&barrier != 0 && !s.has(obstacleNow(s.asked.text)):
		return s.saying([]line{obstacleNow(s.asked.text)}, hold)
	case kind != safety.Attack && refuses(s.asked.text) && !s.has(refusedNow):
		return s.saying([]line{refusedNow}, hold)
	}
	return s.stepSaying(steps[min(status.Steps, len(steps)):], hold)
}

// holdThrough returns what follows the steps of an acute danger. In a medical emergency the member stays where they
// are.
func holdThrough(kind safety.Kind) []line {
	if kind == safety.Attack {
		return holdingNow[safety.Attack]
	}
	return slices.DeleteFunc(slices.Clone(holdingNow[safety.SelfNow]), func(one line) bool { return kind == safety.Medical && one.tags&distance != 0 })
}

// between returns the reply to a text that needs another one than the next step. It doesn't count as a step.
func (s *guideTo) between(status risk.Status) (guided, bool) {
	text, quiet := s.asked.text, s.verdict.Tier == safety.None
	kind, last, answer := s.kind(status), s.last(), readAnswer(s.asked.text)
	obstructed := answer != risk.No || obstacleIn(text) != unnamed
	inSteps := status.State == risk.Urgent || kind != safety.Self
	var reply line
	switch {
	case last.is(urgent[safety.Violence][0]) && answer == risk.No, kind == safety.Violence && s.covered()&danger != 0 && unsafeToWrite(text):
		reply = unsafeHere[0]
		if s.has(reply) {
			reply = unsafeHere[1]
		}
	case quiet && asksAboutProgram(text):
		reply = aboutProgram
	case quiet && asksAboutReaders(text):
		reply = aboutReaders
	case quiet && asksAboutLanguage(text):
		reply = obstacles[tongue]
	case s.grave() && bleeds(text):
		reply = acute[safety.Medical][0]
	case s.grave() && last.tags&barrier != 0 && obstructed:
		reply = obstacleNow(text)
	case s.grave() && quiet && refuses(text):
		reply = refusedNow
	case inSteps && last.tags&barrier != 0 && obstructed:
		reply = obstacles[obstacleFor(kind, text)]
	case quiet && refuses(text) && s.covered()&barrier == 0:
		reply = refused[0]
	case quiet && refuses(text):
		reply = refused[1]
	case s.grave() && readsSafe(safety.SelfNow, text):
		reply = relieved[0]
	case kind == safety.Self && !quiet && s.verdict.Kind == safety.Violence:
		reply = alsoViolence
	case kind == safety.Violence && !quiet && s.verdict.Kind == safety.Self && s.stepsOf(safety.Violence) >= alsoAfter && s.covered()&asks == 0 && !violent(text):
		reply = alsoYou
	}
	if reply.text == (plain{}) || s.has(reply) {
		return guided{}, false
	}
	return s.saying([]line{reply}, holding), true
}

// grave reports whether the member named a time or means at hand, and said of no person that they are there.
func (s *guideTo) grave() bool { return s.has(imminent) && !slices.ContainsFunc(relieved, s.has) }

// alsoAfter is the number of steps of violence after which the member's own wish to die is asked about.
const alsoAfter = 3

// stepsOf returns the number of recent steps of a kind.
func (s *guideTo) stepsOf(kind safety.Kind) (n int) {
	for _, is := range s.recent {
		if is.kind == kind {
			n++
		}
	}
	return n
}

func (s *guideTo) inUrgent(status risk.Status) guided {
	if first := acute[s.verdict.Kind]; s.verdict.Tier == safety.Urgent && s.verdict.Kind != safety.SelfNow && first != nil && !s.has(first[0]) {
		// An attack or an emergency that may be over, or not.
		return s.stepSaying(first[:1], holding)
	}
	kind, answer, last := s.kind(status), readAnswer(s.asked.text), s.last()
	// A text that asks to die answers the direct question too.
	sign := s.verdict.Tier == safety.Urgent && (s.verdict.Kind == safety.Self || s.verdict.Kind == safety.SelfNow)
	if last.tags&asks != 0 && (affirms(answer) || sign) {
		return s.confirmed()
	}
	if kind != safety.Self {
		return s.step(kind, status.Steps)
	}
	if s.afterAcute() {
		return s.stepSaying(recovering, holding)
	}
	if reply, found := s.unclear(status); found {
		return reply
	}
	switch {
	case !s.has(imminent) && imminentIn(s.asked.text) && (s.verdict.Tier == safety.Urgent || last.tags&plans != 0),
		status.Kind == safety.SelfNow && s.covered(safety.Self)&(plans|means) == 0:
		return s.stepSaying([]line{imminent}, holding)
	case affirms(answer) && (last.tags&(plans|means) == plans || (last.from == nil && status.Steps == 1)):
		return s.stepSaying([]line{planned}, holding)
	case answer != risk.No && (affirms(answer) || nearIn(s.asked.text)) && (last.tags&means != 0 || (last.from == nil && status.Steps == 2)):
		return s.stepSaying([]line{withinReach}, holding)
	case s.grave():
		return s.stepSaying(s.open(safety.Self, gravely), holdThrough(safety.SelfNow))
	}
	return s.step(safety.Self, status.Steps)
}

// confirmed returns the first step after a Yes: the question about a plan, unless the text has it.
func (s *guideTo) confirmed() guided {
	if imminentIn(s.asked.text) {
		return s.stepSaying([]line{imminent}, holding)
	}
	return s.stepSaying(urgent[safety.Self], holding)
}

// unclear returns the reply while the wish to die is only likely. A member is asked for a plan only after they named
// the wish. After a No without a new sign the companion listens, and a refusal is respected.
func (s *guideTo) unclear(status risk.Status) (guided, bool) {
	at := -1
	for i, is := range s.recent {
		if is.tags&asks != 0 {
			at = i
		}
	}
	if at < 0 || s.recent[at].sign {
		said := s.namesDeath() || imminentIn(s.asked.text) || status.Kind == safety.SelfNow
		if said || status.Steps > 0 || s.covered(safety.Self)&(plans|means) != 0 || s.questionsAsked() >= askedAtMost {
			return guided{}, false
		}
		return s.ask(status), true
	}
	now := at == len(s.recent)-1
	switch answer := readAnswer(s.recent[at].answer); {
	case (answer == risk.No || s.denied) && now:
		return s.saying(notThinking, listening), true
	case answer == risk.No || denies(s.recent[at].answer):
		return s.saying(listening, holding), true
	case answer == risk.Declined && now:
		return s.saying(declining, listening), true
	case answer == risk.Declined:
		return s.stepSaying(s.open(safety.Self, urgent[safety.Self][2:]), holding), true
	}
	return guided{}, false
}

// askedAtMost is the number of direct questions in a short time: after these a new sign is answered without one.
const askedAtMost = 2

func (s *guideTo) inAsk(status risk.Status, now time.Time) guided {
	kind, answer := s.kind(status), readAnswer(s.asked.text)
	switch {
	case slices.ContainsFunc(checkIns, s.last().is) && status.Asked == 0 && !s.verdict.Quiet && answer != risk.No && answer != risk.Sometimes && answer != risk.Declined:
		// Two weak signs and nothing since count as No, so that the state ends.
		reply := s.saying([]line{goOn}, listening)
		reply.guidance.Answer = risk.No
		return reply
	case s.raisedByWeakSigns(status, now) && s.covered()&(asks|checks|danger) == 0:
		return s.unused(checkIns)
	}
	if kind != safety.Self {
		if s.last().tags&asks != 0 && affirms(answer) {
			reply := s.confirmed()
			reply.guidance.Answer = answer
			return reply
		}
		return s.step(kind, status.Steps)
	}
	if status.AwaitsAnswer() {
		if denies(s.asked.text) {
			answer = risk.No
		}
		switch {
		case affirms(answer):
			reply := s.confirmed()
			reply.guidance.Answer = answer
			return reply
		case answer == risk.No:
			reply := s.saying(notThinking, listening)
			reply.guidance.Answer = risk.No
			return reply
		case answer == risk.Declined || status.Asked > 1:
			reply := s.saying(declining, listening)
			reply.guidance.Answer = risk.Declined
			return reply
		}
	}
	if status.Answer != risk.Unanswered {
		return s.saying(listening, holding)
	}
	if status.Asked == 0 && s.questionsAsked() >= askedAtMost {
		return s.saying(heavier, listening)
	}
	return s.ask(status)
}

// ask says a direct question.
func (s *guideTo) ask(status risk.Status) guided {
	reply := s.unused(questions)
	reply.guidance.Asked = true
	if status.Asked == 0 {
		if lead := s.fresh(acknowledged); lead != "" {
			reply.text = lead + " " + reply.text
		}
	}
	return reply
}

// unused returns the first of the lines that the talk doesn't have yet; the first one if it has all.
func (s *guideTo) unused(lines []line) guided {
	at := max(0, slices.IndexFunc(lines, func(one line) bool { return !s.inTalk(one) }))
	return guided{text: lines[at].text.in(s.asked.language), tags: lines[at].tags}
}

// justRaised is the time within which a state was raised by the text that is being answered.
const justRaised = 5 * time.Second

// raisedByWeakSigns reports whether this text led to Ask as the second one with a weak sign, and none was stronger.
func (s *guideTo) raisedByWeakSigns(status risk.Status, now time.Time) bool {
	return s.verdict.Tier == safety.None && s.verdict.Quiet && status.Since.Equal(status.SignedAt) && now.Sub(status.Since) < justRaised
}

// questionsAsked counts the recent direct questions.
func (s *guideTo) questionsAsked() (n int) {
	for _, is := range s.recent {
		if slices.ContainsFunc(questions, is.is) {
			n++
		}
	}
	return n
}

// kind returns the kind of danger whose steps go on. The classifier only guesses the kind of a short text in the middle
// of a talk: once the steps of another kind have begun they go on, unless a phrase is about the member's own death.
func (s *guideTo) kind(status risk.Status) safety.Kind {
	begun := safety.NoKind
	for _, is := range s.recent {
		switch {
		case is.kind != safety.NoKind:
			begun = is.kind
		case is.now == safety.SelfNow || is.now == safety.Attack:
			begun = stepsFor(is.now)
		}
	}
	// Two weak signs say nothing about the text that was the second one.
	sign := s.verdict.Tier != safety.None
	phrase, another := s.namesDeath(), sign && aboutAnother(s.asked.text)
	switch own := stepsFor(status.Kind); {
	case begun == safety.Self || (phrase && !another):
		return safety.Self
	case own != safety.Self:
		return own
	case begun != safety.NoKind:
		return begun
	case another:
		return safety.Other
	case sign && violent(s.asked.text):
		return safety.Violence
	default:
		return safety.Self
	}
}

// namesDeath reports whether the text has a phrase about the member's own death, and doesn't deny it.
func (s *guideTo) namesDeath() bool {
	return !s.denied && safety.Phrases(s.asked.text) == safety.Urgent
}

// stepsFor returns the kind that has the steps for a kind.
func stepsFor(kind safety.Kind) safety.Kind {
	if kind == safety.Attack {
		return safety.Violence
	}
	if _, own := urgent[kind]; own {
		return kind
	}
	return safety.Self
}

// afterAcute reports whether the talk comes from an acute danger of the member's own making.
func (s *guideTo) afterAcute() bool {
	return !s.grave() && slices.ContainsFunc(s.recent, func(is message) bool { return is.now == safety.SelfNow || slices.ContainsFunc(relieved, is.is) })
}

// forMinor replies to a member under 18: the product isn't for them, and a grown-up is the way to help.
func (s *guideTo) forMinor() guided {
	hold := slices.DeleteFunc(slices.Clone(holding), func(one line) bool { return one.tags&coach != 0 })
	first := acute[safety.SelfNow][0]
	switch {
	case s.verdict.Tier == safety.Urgent && imminentIn(s.asked.text) && !s.has(first):
		return s.stepSaying([]line{first}, hold)
	case !s.inTalk(tooYoung):
		return s.stepSaying([]line{tooYoung}, hold)
	case asksAboutReaders(s.asked.text) && !s.has(aboutReaders):
		return s.saying([]line{aboutReaders}, hold)
	case s.last().tags&barrier != 0 && !s.has(obstacles[obstacleFor(safety.Self, s.asked.text)]):
		return s.saying([]line{obstacles[obstacleFor(safety.Self, s.asked.text)]}, hold)
	}
	return s.stepSaying(young, hold)
}

// backAfter is the time after which a member who writes again comes back, instead of going on.
const backAfter = 6 * time.Hour

func (s *guideTo) afterward(status risk.Status, now time.Time) guided {
	if status.Steps == 0 && now.Sub(status.SignedAt) >= backAfter {
		return s.stepSaying(afterwards, listening)
	}
	return s.saying(listening, holding)
}

// step says the next step of a kind, from an index on, and after the last one holds the talk open.
func (s *guideTo) step(kind safety.Kind, at int) guided {
	steps, hold := urgent[kind], holdFor(kind)
	if slices.ContainsFunc(s.recent, func(is message) bool { return is.kind != kind && is.kind != safety.NoKind }) {
		// The steps of another kind came first, so their number says nothing.
		at = 0
	}
	if kind == safety.Medical && slices.ContainsFunc(relieved, s.has) {
		// Who is there was asked in the danger.
		at = max(at, 1)
	}
	return s.stepSaying(s.open(kind, steps[min(at, len(steps)):]), hold)
}

// holdFor returns what holds a talk open about a kind: not everything in it fits the danger of another
// person.
func holdFor(kind safety.Kind) []line {
	without := tag(0)
	switch kind {
	case safety.Self:
	case safety.Medical:
		without = lifeline | distance
	case safety.Other, safety.Child:
		without = professional | distance
	default:
		without = distance
	}
	return slices.DeleteFunc(slices.Clone(holding), func(one line) bool { return one.tags&without != 0 })
}

// open returns the steps whose questions were not asked yet, outside the order or by a graver step.
func (s *guideTo) open(kind safety.Kind, steps []line) (left []line) {
	covered := s.covered(kind)
	for _, one := range steps {
		switch question := one.tags & (plans | means | alone | barrier); {
		case question == 0 || covered&question != question:
			left = append(left, one)
		case one.tags&(barrier|coach) == barrier|coach && !s.has(one):
			left = append(left, reachOut)
		}
	}
	return left
}

func (s *guideTo) stepSaying(lines, hold []line) guided {
	reply := s.saying(lines, hold)
	reply.guidance.Step = true
	return reply
}

// saying returns the first of the lines that was not said recently, else of those that hold the talk open, and when all
// are used the one said longest ago.
func (s *guideTo) saying(lines, hold []line) guided {
	for _, one := range slices.Concat(lines, hold) {
		if !s.has(one) {
			return guided{text: one.text.in(s.asked.language), tags: one.tags}
		}
	}
	texts := []string{}
	for _, one := range hold {
		texts = append(texts, one.text.in(s.asked.language))
	}
	text := s.pick(texts)
	return guided{text: text, tags: lookUp(text).tags}
}

// inTalk reports whether a line is anywhere in the talk.
func (s *guideTo) inTalk(one line) bool {
	return slices.ContainsFunc(s.said, func(text string) bool { is := lookUp(text); return is.is(one) })
}

// fresh returns the first text that was not said before; empty if all were.
func (s *guideTo) fresh(texts []plain) string {
	for _, one := range texts {
		if text := one.in(s.asked.language); !slices.ContainsFunc(s.said, func(earlier string) bool { return strings.Contains(earlier, text) }) {
			return text
		}
	}
	return ""
}

func affirms(answer risk.Answer) bool { return answer == risk.Yes || answer == risk.Sometimes }

// known is what a stored message of a companion is.
type known struct {
	// from is nil for texts that are none of the lines of help.
	from *line
	tags tag
	// kind is set for the steps once a risk is known, and now for those of an acute danger.
	kind, now safety.Kind
}

func (k known) is(one line) bool { return k.from != nil && k.from.text == one.text }

// lookUp returns what a message is, whether or not an acknowledgment leads it.
func lookUp(text string) known {
	if is, found := knownLines()[text]; found {
		return is
	}
	for _, one := range acknowledged {
		for _, language := range Languages {
			if rest, found := strings.CutPrefix(text, one.in(language)+" "); found {
				return knownLines()[rest]
			}
		}
	}
	return known{}
}

// knownLines has every line of help by its text, in every language.
var knownLines = sync.OnceValue(func() map[string]known {
	all := map[string]known{}
	add := func(kind, now safety.Kind, lines ...line) {
		for i := range lines {
			for _, language := range Languages {
				all[lines[i].text.in(language)] = known{from: &lines[i], tags: lines[i].tags, kind: kind, now: now}
			}
		}
	}
	for kind, lines := range acute {
		add(safety.NoKind, kind, lines...)
	}
	for _, lines := range holdingNow {
		add(safety.NoKind, safety.NoKind, lines...)
	}
	for kind, lines := range urgent {
		add(kind, safety.NoKind, lines...)
	}
	for _, lines := range []map[obstacle]line{obstacles, obstaclesNow} {
		for _, one := range lines {
			add(safety.NoKind, safety.NoKind, one)
		}
	}
	add(safety.Self, safety.NoKind, planned, withinReach, imminent, reachOut)
	for _, lines := range [][]line{
		questions, notThinking, declining, listening, holding, afterwards, relieved, heavier, refused, recovering, young, checkIns, unsafeHere,
		{tooYoung, goOn, alsoYou, alsoViolence, aboutProgram, aboutReaders, refusedNow, outOfReach},
	} {
		add(safety.NoKind, safety.NoKind, lines...)
	}
	return all
})
