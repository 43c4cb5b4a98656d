package safety

import (
	"slices"
	"strings"

	"aangan/bff/domain/safety/classifier"
)

// momentWords are phrases about this moment or tonight, one a line, as pattern.go describes. They mean nothing alone:
// they count in a sentence that has an urgent sign ("tonight i end it"), and not in one about dinner.
const momentWords = `
	tonight|tonite|tonigh|2night|2nite|tnite
	right|rite now|nw|away
	this very? minute|moment|second|instant|evening|night
	rn
	die|it|myself|life|jump|jumping|door|killing|dying|bleeding|pills|swallowed now
	now i am|will|going|ready|end|die|jump
	im|am about to
	minutes|seconds left

	abhi|abhie|abhee|abi
	aaj|aj raat|rat|raatko|ratko|shaam|sham
	aaj|aj ki|hi raat|rat
	isi|iss waqt|wakt|waqat|pal|samay|minute

	अभी
	आज रात|शाम
	आज की|ही रात
	इसी वक्त|वक़्त|समय|पल

	ابھی
	آج رات|شام
	آج کی|ہی رات
	اسی وقت|لمحے|پل

	ippo|ippove|ippave|ippa|ippothe|ipo|ipove|ippozhuthu|ippozhudhe
	innaiku|innikku|inniku|innaikku|indru|inru|iniki|innike night|nite|raathiri|rathiri|ratiri|iravu|raatri

	இப்போ|இப்போவே|இப்பவே|இப்ப|இப்போதே|இப்போது|இப்பொழுது|இப்பொழுதே
	இன்று|இன்னைக்கு|இன்னிக்கு|இன்றைக்கு இரவு|ராத்திரி|நைட்|இரவே|இரவில்
	இந்த நிமிஷம்|நிமிடம்|நிமிடமே|நொடி|நொடியே

	hamna|hamnaj|atyare|atyarej
	aje|aaje rate|raate|raatre|ratre
	hune|hunne|hunei
	ajj raat|rat|raati|rati
	ekhon|ekhoni|ekhuni
	aj|aaj rate|raate|raat|raatei
`

// otherTimes are phrases with such words about another time.
const otherTimes = `
	not|isnt|dont|no right? now|tonight
	abhi|abhie|abhee|abi bhi|tak|to|toh|b|nahi|nahin|nhi|nai
	अभी भी|तक|तो|नहीं|नही
	ابھی بھی|تک|تو|نہیں
	ippo illa|illai|vendam|venda|varai|varaikkum
	இப்போ|இப்ப|இப்போது இல்ல|இல்லை|வேண்டாம்|வரை|வரைக்கும்
`

var moments, elsewhen = func() (now, not set) {
	var lists Lists
	now.add(lists.expand(momentWords, ""), nil, None)
	not.add(lists.expand(otherTimes, ""), nil, None)
	now.index()
	not.index()
	return now, not
}()

// saysNow reports whether a normalised sentence is about this moment or tonight.
func saysNow(sentence string) bool {
	s := search{words: split(nil, sentence)}
	var other []int
	for at := range s.words {
		for _, match := range s.at(&moments, at, len(s.words)) {
			if other == nil {
				other = s.covers(&elsewhen)
			}
			if other[at] < match.end {
				return true
			}
		}
	}
	return false
}

// atThisMoment are the kinds of a danger at this moment.
var atThisMoment = []Kind{SelfNow, Attack, Medical}

// urgentNow reports whether a sentence of the text is about this moment and has an urgent phrase, or an alarm of the
// classifier.
func urgentNow(normalised string) bool {
	return anySentence(normalised, func(sentence string, band classifier.Band, _ Kind) bool {
		return band == classifier.Alarm || phrasesIn(sentence).tier == Urgent
	})
}

// acuteNow reports whether a sentence of the text is about this moment, and probably about a danger in it.
func acuteNow(normalised string) bool {
	return anySentence(normalised, func(_ string, band classifier.Band, kind Kind) bool {
		return band >= classifier.Ask && slices.Contains(atThisMoment, kind)
	})
}

// anySentence reports whether a sentence about this moment passes the test.
func anySentence(normalised string, test func(sentence string, band classifier.Band, kind Kind) bool) bool {
	for sentence := range strings.FieldsFuncSeq(normalised, func(r rune) bool { return strings.ContainsRune(sentenceEnds, r) }) {
		if !saysNow(sentence) {
			continue
		}
		rating, band := rate(sentence)
		if test(sentence, band, kinds[rating.Top()]) {
			return true
		}
	}
	return false
}
