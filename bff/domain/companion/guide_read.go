package companion

import (
	"regexp"
	"slices"
	"strings"
	"unicode"

	"aangan/bff/domain/risk"
	"aangan/bff/domain/safety"
)

// What members answer to the questions of guide.go, as it is typed in the languages that they write. A wrong No, or a
// wrong "help is here", ends help, so both need an explicit text; everything else may be wrong on the safe side.

// phrases lists the phrases of one meaning.
func phrases(all ...string) []string { return all }

var (
	// openers are clauses before the answer.
	openers       = phrases("honestly", "well", "ok", "okay", "hmm", "um", "uh", "idk", "to be honest", "tbh", "look", "sach bolun", "sach kahun", "सच कहूँ", "सच बोलूँ", "unmaiya", "உண்மையா")
	declinedWords = phrases("rather not say", "rather not answer", "rather not talk", "rather not tell", "rather not discuss", "rather not get into", "prefer not to", "don't want to say", "dont want to say",
		"don't want to answer", "dont want to answer", "don't want to talk about that", "don't want to talk about it", "dont want to talk about it", "not going to answer", "none of your business", "next question",
		"nahi batana", "nahin batana", "batana nahi", "nahi bataunga", "nahi bataungi", "jawab nahi", "नहीं बताना", "बताना नहीं", "नहीं बताऊँगा", "नहीं बताऊँगी", "जवाब नहीं",
		"solla virumbala", "solla mudiyathu", "solla maatten", "solla virupam illa", "சொல்ல விரும்பவில்லை", "சொல்ல விரும்பல", "சொல்ல மாட்டேன்", "சொல்ல முடியாது")
	// declinedAlone mean a refusal only if they are the whole clause: "I skip meals", "I'd rather not wake up".
	declinedAlone = phrases("skip", "skip it", "skip this", "skip that", "pass", "i'd rather not", "id rather not", "rather not", "prefer not", "no comment")
	// oftenWords say how often; they begin an answer of any length.
	oftenWords = phrases("sometimes", "some days", "some nights", "at times", "at night", "on and off", "now and then", "once in a while", "not yet", "not today", "not now", "not right now", "kabhi kabhi", "kabhi-kabhi", "kabhi kabhaar", "kabhi kabar",
		"कभी-कभी", "कभी कभी", "कभी कभार", "sila neram", "sila samayam", "sila naal", "சில நேரம்", "சில நேரத்துல", "சில சமயம்", "சில நாள்")
	// doubtWords are answers only in a short clause: "I don't know what to cook".
	doubtWords = phrases("maybe", "kind of", "kinda", "sort of", "a little", "a bit", "i don't know", "i dont know", "idk", "not sure", "i guess", "i suppose", "perhaps", "shayad", "shaayad", "pata nahi", "pata nahin", "pata nhi", "thoda", "thora",
		"शायद", "पता नहीं", "थोड़ा", "theriyala", "teriyala", "konjam", "தெரியல", "தெரியலை", "தெரியவில்லை", "கொஞ்சம்", "ஒருவேளை")
	yesFirst = phrases("yes", "yess", "yeah", "yea", "yep", "yup", "ya", "haan", "han", "haa", "haanji", "ji", "jee", "हाँ", "हां", "जी", "aama", "aamaa", "amaa", "aamam", "amaam", "aamaam", "ama", "ஆமா", "ஆமாம்", "ஆம்")
	// yesAlone are affirmations if they are the whole clause.
	yesAlone = phrases("i am", "i do", "i have", "i think so", "a lot", "often", "all the time", "every day", "every night", "everyday", "true", "it's true", "right", "that's right", "bilkul", "sach", "sahi", "बिल्कुल", "सच", "सही", "உண்மை", "unmai")
	// yesStart begin an affirmation, also of a plan.
	yesStart = phrases("i am thinking", "i'm thinking", "im thinking", "i have been", "i've been", "i have thought", "i've thought", "i have a plan", "i have a date", "i do think", "i do sometimes", "tonight", "tomorrow", "aaj raat", "aaj hi", "kal subah", "socha hai",
		"आज रात", "आज ही", "सोचा है", "सोच रखा है", "innaikku", "naalaikku", "yosichu", "இன்னைக்கு", "இன்று இரவு", "நாளைக்கு", "யோசிச்சு")
	noWords  = phrases("no", "nope", "nah", "never", "not", "nahi", "nahin", "nhi", "na", "naa", "नहीं", "नही", "ना", "illa", "illai", "ille", "kidaiyathu", "இல்லை", "இல்ல", "இல்லவே", "கிடையாது")
	noFiller = phrases("really", "at", "all", "anymore", "thanks", "thank", "you", "just", "lol", "haha", "god", "way", "nothing", "like", "that", "this", "of", "kind", "sort", "bilkul", "aisa", "aisi", "kuch", "hai", "yaar", "bhai", "ji", "arre", "are",
		"बिल्कुल", "ऐसा", "ऐसी", "कुछ", "है", "यार", "जी", "अरे", "appadi", "apdi", "apadi", "ellam", "athellam", "adhellam", "onnum", "onnume", "edhuvum", "அப்படி", "அப்படியெல்லாம்", "அதெல்லாம்", "எல்லாம்", "ஒண்ணும்", "ஒன்னும்", "எதுவும்")
	// noNext may follow a No at the start: "no point", "nobody", "never this tired" are none.
	noNext = phrases("i", "i'm", "im", "i've", "ive", "it's", "its", "not", "nothing", "never", "thanks", "thank", "just", "but", "and", "please", "main", "mujhe", "bas", "aisa", "aisi", "yaar", "bhai", "ji", "mai", "nahi", "nahin",
		"मैं", "मुझे", "बस", "ऐसा", "ऐसी", "यार", "नहीं", "naan", "appadi", "apdi", "apadi", "onnum", "illa", "நான்", "அப்படி", "அப்படியெல்லாம்", "ஒண்ணும்", "ஒன்னும்", "இல்லை", "இல்ல")
	noPhrases = phrases("nothing like that", "not like that", "i'm not", "im not", "i am not", "i don't", "i dont", "i do not", "i don't think so", "i dont think so", "of course not", "nothing", "aisa nahi", "aisa nahi hai", "aisa kuch nahi", "aisa kuch nahi hai", "aisi baat nahi",
		"aisi baat nahi hai", "aisi koi baat nahi", "aisi koi baat nahi hai", "aisa koi irada nahi", "aisa koi khayal nahi", "ऐसा नहीं", "ऐसा नहीं है", "ऐसा कुछ नहीं", "ऐसा कुछ नहीं है", "ऐसी कोई बात नहीं", "ऐसी कोई बात नहीं है", "ऐसा कोई ख़याल नहीं", "ऐसा कोई ख़याल नहीं है",
		"appadi illa", "apdi illa", "appadi ellam illa", "apdi ellam illa", "athellam illa", "adhellam illa", "அப்படி இல்லை", "அப்படி இல்ல", "அப்படியெல்லாம் இல்லை", "அப்படியெல்லாம் இல்ல", "அதெல்லாம் இல்லை", "அதெல்லாம் இல்ல")
)

// shortAnswer is the number of words up to which a text is read for an answer anywhere in it.
const shortAnswer = 8

// readAnswer reads the answer to a direct question: Unanswered if the text is none. It reads how the text begins, and
// anything in a short one.
func readAnswer(text string) risk.Answer {
	all := clauses(text)
	if len(all) == 0 {
		return risk.Unanswered
	}
	whole := " " + strings.Join(all, " ") + " "
	if len(all) > 1 && slices.Contains(openers, all[0]) {
		all = all[1:]
	}
	first := all[0]
	fields, count := strings.Fields(first), len(strings.Fields(whole))
	spacedFirst := " " + first + " "
	switch {
	case containsAny(whole, declinedWords) || slices.Contains(declinedAlone, first):
		return risk.Declined
	case beginsWith(first, oftenWords) || (len(fields) <= 5 && containsAny(spacedFirst, doubtWords)):
		return risk.Sometimes
	case isNo(first, len(all) > 1):
		return risk.No
	case slices.Contains(yesFirst, fields[0]):
		if len(fields) > 1 && slices.Contains(noWords, fields[1]) {
			// "yeah no", "ji nahi"
			return risk.No
		}
		return risk.Yes
	case slices.Contains(yesAlone, first) || beginsWith(first, yesStart):
		return risk.Yes
	case count <= shortAnswer && containsAny(whole, yesFirst) && !containsAny(whole, noWords):
		return risk.Yes
	case count <= shortAnswer && containsAny(whole, oftenWords):
		return risk.Sometimes
	}
	return risk.Unanswered
}

// isNo reports whether a first clause says no. Ends is true if another clause follows.
func isNo(clause string, ends bool) bool {
	if slices.Contains(noPhrases, clause) {
		return true
	}
	fields := strings.Fields(clause)
	if !slices.ContainsFunc(fields, func(word string) bool { return slices.Contains(noWords, word) }) {
		return false
	}
	if !slices.ContainsFunc(fields, func(word string) bool { return !slices.Contains(noWords, word) && !slices.Contains(noFiller, word) }) {
		return true
	}
	return slices.Contains(noWords, fields[0]) && fields[0] != "not" && fields[0] != "never" && slices.Contains(noNext, fields[1])
}

// denial is an explicit "I don't want to die". contrast takes it back.
var (
	denial   = regexp.MustCompile(`(?i)(don't|dont|do not|never|not|no longer) (really |ever )?(want|wanna|wish|going|planning|plan|trying|thinking)( to| of| about)? (die|dying|kill|killing|end|ending|hurt|hurting|suicide|be dead|do anything)( myself| my life| it| anyone| anybody)?|not suicidal|marna nahi|nahi marna|marne ka .{0,12}nahi|mar(na|ne) .{0,12}nahi cha\w*|मरना नहीं|नहीं मरना|मरने .{0,40}नहीं|saaga .{0,12}illa|saaganum.{0,8}illa|சாக.{0,60}(இல்ல|விரும்ப(ல|வில்லை))`)
	contrast = regexp.MustCompile(`(?i)(\b(but|though|lekin|magar|par|phir bhi)\b|लेकिन|मगर|पर |फिर भी|ஆனா|\baana\b).{0,40}(think|thought|wish|want|dream|feel like|khayal|soch|mann|lagta|ख़याल|खयाल|सोच|मन |लगता|thonu|thonudhu|தோண|தோன்ற|நினை)`)
)

// denies reports whether a text says no, and nothing else that is a sign of a risk.
func denies(text string) bool {
	if !denial.MatchString(plainQuotes(text)) {
		return len(strings.Fields(text)) <= 4 && readAnswer(text) == risk.No
	}
	rest := denial.ReplaceAllString(plainQuotes(text), " ")
	return !contrast.MatchString(text) && safety.Assess(rest).Tier != safety.Urgent
}

// The persons who can be there, and what says that they are, by language. In an attack "he is here" is the danger, so
// only helpers count.
const (
	personsEn = `(my |the |a )?(\w+ )?(mom|mum|mother|dad|father|parents|brother|sister|husband|wife|partner|boyfriend|girlfriend|friend|roommate|neighbou?r|cousin|uncle|aunt|aunty|son|daughter|coworker|grandma|grandpa|someone|he|she|they|` + helpersEn + `)`
	helpersEn = `police|cops|officers?|ambulance|paramedics|medics|ems|firefighters|help`
	thereEn   = `(is|are|'s|'re|has|have|just)? ?(here|with me|coming|arrived|sitting with me|holding (me|my \w+)|next to me|on (his|her|the|their|its) way)`
	persons   = `(bhai|bhaiya|behen|behan|didi|mummy|mumma|mom|maa|ammi|papa|abbu|pati|husband|shohar|patni|biwi|wife|dost|friend|saheli|roommate|aunty|uncle|chacha|bua|phupho|khala|dadi|nani|beta|beti|cousin|woh log|` + helpers + `)`
	helpers   = `padosi|padosan|police|ambulance|doctor|\w*wale log`
	there     = `(aa ?raha|aa ?rahi|aa ?rahe|aa ?gaya|aa ?gayi|aa ?gai|aa ?gaye|mere saath|mere paas|saath hai|saath hain|pahunch|pohanch)`
	personsHi = `(भाई|भैया|बहन|दीदी|मम्मी|माँ|मां|पापा|पति|पत्नी|दोस्त|सहेली|रूममेट|आंटी|अंकल|चाचा|बुआ|दादी|नानी|वे लोग|` + helpersHi + `)`
	helpersHi = `पड़ोसी|पड़ोसन|पुलिस|एम्बुलेंस|एंबुलेंस|डॉक्टर`
	thereHi   = `(आ रहा|आ रही|आ रहे|आ गया|आ गई|आ गयी|आ गए|मेरे साथ|मेरे पास|साथ है|साथ हैं|पहुँच)`
	personsTa = `(அம்மா|அப்பா|அண்ணன்|அண்ணா|தம்பி|அக்கா|தங்கச்சி|புருஷன்|கணவர்|மனைவி|நண்ப|தோழி|` + helpersTa + `)`
	helpersTa = `பக்கத்து வீட்டு|போலீஸ்|ஆம்புலன்ஸ்|டாக்டர்`
	thereTa   = `(வர்றாங்க|வராங்க|வர்றார்|வர்றான்|வருது|வந்துட்டாங்க|வந்துட்டார்|வந்தாச்சு|வந்துருச்சு|கூட இருக்)`
	personsTl = `(amma|appa|anna|annan|thambi|akka|thangachi|purushan|husband|friend|` + helpersTl + `)`
	helpersTl = `pakkathu veet\w*|police|ambulance|doctor`
	thereTl   = `(varaanga|varanga|varraanga|varran|varudhu|varuthu|vandhutaanga|vanthutanga|vandhachu|vanthachu|kooda iruk)`
)

var (
	// present says that a person is there or on the way, and helpersPresent that helpers are.
	present        = regexp.MustCompile(`\b` + personsEn + ` ?` + thereEn + `\b|\b` + persons + `\b.{0,25}\b` + there + `|\bmere (saath|paas)\b.{0,15}\b` + persons + `\b|` + personsHi + `.{0,40}` + thereHi + `|` + personsTa + `.{0,40}` + thereTa + `|\b` + personsTl + `\b.{0,25}\b` + thereTl)
	helpersPresent = regexp.MustCompile(`\b(` + helpersEn + `) ?` + thereEn + `\b|\b(` + helpers + `)\b.{0,25}\b` + there + `|(` + helpersHi + `).{0,40}` + thereHi + `|(` + helpersTa + `).{0,40}` + thereTa + `|\b(` + helpersTl + `)\b.{0,25}\b` + thereTl)
	// named is present for persons by name, and notPersons are what else can come.
	named      = regexp.MustCompile(`\b(\w+)(?:'s| is) (?:here|with me|coming over|on (?:his|her|their|the) way)\b`)
	notPersons = phrases("it", "this", "that", "what", "who", "everything", "something", "nothing", "death", "darkness", "pain", "panic", "anxiety", "night", "morning", "one", "end", "there", "baby", "dog", "cat", "god", "gun", "knife")
	// called says that help is called, or the author is with it.
	called = regexp.MustCompile(`\b(i|we|she|he|they|mom|dad|neighbou?r|roommate|friend|someone)('ve|'s| have| has)?( just| already)? (called|phoned|dialed) (911|an ambulance|the ambulance|for help)\b|\b(911|dispatcher|operator) is on the (line|phone)|\b(in the ambulance|at the (hospital|er)|in the er|to the (er|hospital|va))\b|\b(911|ambulance|police)\b.{0,12}\b(bula liya|bula li|bulaya|call kar di\w+|phone kar di\w+|laga di\w+)|^(call|phone) kar diya\b|\bcall panni(tten|yachu|tanga)|\bhospital (mein hoon|mein hun|pahunch|pohanch|jaa|ja|ku)|(911|एम्बुलेंस|पुलिस).{0,20}(बुला लिया|बुला ली|फ़ोन कर दिया|फोन कर दिया|लगा दिया)|अस्पताल (में हूँ|पहुँच|ले जा|जा)|(911|ஆம்புலன்ஸ்).{0,20}(கூப்பிட்ட|அழைச்ச|அழைத்த|போன் பண்ண)|(ஆஸ்பத்திரி|ஹாஸ்பிடல்|மருத்துவமனை)`)
	// secure means that the author is out of danger, and handedOver that another person has the means.
	secure     = regexp.MustCompile(`\b(i'm|i am|im|we're|we are) (safe|out|outside)\b|\bi got (out|away)\b|\bsafe (hoon|hun|hu)\b|\bbahar (hoon|nikal (aayi|aaya|gayi|gaya))\b|सुरक्षित हूँ|बाहर हूँ|बाहर निकल (आई|आया|गई|गया)|பாதுகாப்பா(க)? இருக்|வெளியே வந்துட்ட|\bpathirama iruk|\bveliya vandhutt`)
	handedOver = regexp.MustCompile(`\bgave it to\b|\b(he|she|they|brother|sister|friend|neighbou?r|wife|husband) (took|has|'s got|got) (it|the (gun|pills|bottle|knife))\b|\b(i'm|i am|im) (ok|okay|fine) now\b|\b(us|un)(ne|ko|hone) (le li\w*|de di\w*)|(उसने|उन्होंने) ले ली|उसको दे दी|உங்ககிட்ட|வாங்கிட்டாங்க`)
	// unsafe matches words that reverse a clause about safety.
	unsafe = regexp.MustCompile(`\b(no one|nobody|not|never|isn't|aren't|won't|can't|cant|cannot|didn't|haven't|hasn't|don't|dont|wish|if|should|without|nahi|nahin|nhi|koi|agar|illa|illai|mudiya\w*)\b|नहीं|कोई|अगर|इல்ல|இல்ல|முடியா|முடியல`)
)

// readsSafe reports whether a text says that a person or help is there, or that the danger is over. A question or a
// clause with a negation says nothing.
func readsSafe(kind safety.Kind, text string) bool {
	if strings.ContainsAny(text, "?？") {
		return false
	}
	return slices.ContainsFunc(clauses(text), func(clause string) bool {
		if unsafe.MatchString(clause) {
			return false
		}
		if kind == safety.Attack {
			return helpersPresent.MatchString(clause) || secure.MatchString(clause)
		}
		if match := named.FindStringSubmatch(clause); match != nil && !slices.Contains(notPersons, match[1]) {
			return true
		}
		return present.MatchString(clause) || called.MatchString(clause) || secure.MatchString(clause) || handedOver.MatchString(clause)
	})
}

// An age under 18 of the author: "my son is 14", "I was 15", "I'm 14 weeks pregnant" and "12 saal se" are none.
var (
	youngNumber = `(1[0-7]|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)`
	youngAge    = regexp.MustCompile(`\b(?:i am|i'm|im|iam|i just turned|i'm turning|im turning|my age is) (?:just |only |still |like |a |an |almost |about )*` + youngNumber + `\b(.*)$`)
	youngUnits  = regexp.MustCompile(`^ ?(%|/|:|weeks?|wks?|months?|mos?|days?|hours?|hrs?|minutes?|mins?|seconds?|percent|dollars?|bucks|lakhs?|crores?|k|kgs?|lbs|pounds|km|miles|pages|credits|units|people|floors|stops|am|pm|times|years? (?:into|in|sober|clean|older|younger|away|late)|st|nd|rd|th|hundred|thousand)\b`)
	youngOther  = regexp.MustCompile(`^ ?` + youngNumber + ` ?(yo|y/o|f|m)\b|^(1[0-7]) (years? old|yrs? old)( here)?$|\bi'?m in (the )?([5-9]|10|11)th grade\b|\b(main|mai|mein) (abhi |sirf |bas |toh |to )*(1[0-7]) (saal|sal) (ka|ki|ke) (hoon|hun|hu)\b|\b(1[0-7]) (saal|sal) (ka|ki) (hoon|hun|hu)\b|\bmeri (umar|umr|age) (sirf |abhi |bas )*(1[0-7])\b|` +
		`(1[0-7]|१[०-७]) साल (का|की) (हूँ|हूं)|मेरी (उम्र|उमर) (सिर्फ़ |अभी |बस )*(1[0-7]|१[०-७])|\benakku (ippo |ippa )?(vayasu |vayathu )?(1[0-7]) ?(vayasu|vayathu|aagudhu|$)|எனக்கு (இப்போ |இப்ப )?(1[0-7]) ?(வயசு|வயது)|எனக்கு (வயசு|வயது) (1[0-7])`)
)

// tooYoungIn reports whether the author says that they are under 18.
func tooYoungIn(text string) bool {
	return slices.ContainsFunc(clauses(text), func(clause string) bool {
		if match := youngAge.FindStringSubmatch(clause); match != nil && !youngUnits.MatchString(match[2]) {
			return true
		}
		return youngOther.MatchString(clause)
	})
}

// imminentText says a time that is now, or that the means are at hand.
var imminentText = regexp.MustCompile(`\b(tonight|right now|in my (hand|hands|lap|mouth|pocket)|loaded|before morning|about to (do it|jump|end|kill)|(wrote|written|left) (\w+ )?(letters?|notes?)|this is (my )?goodbye)\b|\b(aaj raat|aaj hi|abhi (khatam|mar|kar)\w*|haath mein|aakhri (raat|baar|message)|(chitthi|note) likh)|आज रात|आज ही|हाथ में|अभी (ख़त्म|मर|कर)|आख़िरी (रात|बार|मैसेज)|(चिट्ठी|नोट) लिख|\b(innaikku|innaiku|inniki) (raathiri|rathiri|night|dhaan|dhan)|\b(kaila|kaiyila|ippave|ippove)\b|இன்னைக்கு (ராத்திரி|நைட்|தான்)|இன்று இரவு|கையில்|கைல|கையில|இப்பவே|இப்போதே`)

func imminentIn(text string) bool { return imminentText.MatchString(spaced(text)) }

// nearText says where the means are.
var nearText = regexp.MustCompile(`\b(here|house|home|room|drawer|closet|cabinet|table|car|garage|shelf|bathroom|kitchen|bag|with me|next to me|in front of me|there's|there is|what i need|ghar|kamre|almari|daraaz|paas|haath|irukku|iruku|kaila|pakkathula)\b|घर|कमरे|अलमारी|दराज|पास|हाथ|रसोई|இருக்கு|பக்கத்துல|கையில`)

// nearIn reports whether the answer to the question about means says where they are, and not that there are none.
func nearIn(text string) bool {
	padded := spaced(text)
	return nearText.MatchString(padded) && !containsAny(padded, noWords) && !containsAny(padded, phrases("nothing", "none", "nobody", "koi", "कोई", "edhuvum", "எதுவும்"))
}

var (
	// refusal says that the author won't call, go to, or tell anyone.
	refusal = regexp.MustCompile(`\b(not|n't|never|no|cannot|cant|dont|wont|stop|scared to|afraid to) (\w+ ){0,3}(call|calling|phone|dial|988|911|hotlines?|helplines?|numbers|police|cops|hospital|ambulance|therap(?:y|ist|ists)|counsel\w+|(?:tell|telling) (?:any|some)(?:one|body)|strangers?|your help|want help|need help)\b|` +
		`\b(call|phone|988|911|helpline|hotline|police|hospital|ambulance|doctor|therapist|counsel\w+|madad|help|kisi ko|kisi se)( \w+){0,3} (nahi|nahin|nhi) (kar|bata|bol|jaa|jaun|chahiye|sunn|mil)\w*|\b(police|call|phone|helpline) mat\b|` +
		`(फ़ोन|फोन|कॉल|988|911|हेल्पलाइन|पुलिस|अस्पताल|एम्बुलेंस|डॉक्टर|थेरेपिस्ट|काउंसलर|मदद|किसी को|किसी से)( \S+){0,3} नहीं (कर|बता|बोल|जा|चाहिए|मिल)|` +
		`\b(call|phone|988|911|helpline|police|hospital|doctor|help|yaarkittayum|yaar kittayum|yaarkitayum)( \w+){0,2} (maat\w*|mudiya\w*|vendaam|vendam|venam)\b|` +
		`(போன்|கால்|988|911|போலீஸ்|ஆஸ்பத்திரி|டாக்டர்|உதவி|யார்கிட்டயும்|யாரிடமும்)\S*( \S+){0,2} (மாட்டேன்|முடியாது|முடியல|வேண்டாம்|வேணாம்)`)
	// noRefusal are negations that refuse nothing.
	noRefusal = regexp.MustCompile(`\bno one\b|\bnobody\b|\bknow\b|\bhaven't\b|\bhavent\b`)
)

// refuses reports whether the author won't call or tell anyone.
func refuses(text string) bool {
	return slices.ContainsFunc(clauses(text), func(clause string) bool {
		clause = strings.ReplaceAll(clause, "n't", " n't")
		return refusal.MatchString(clause) && !noRefusal.MatchString(strings.ReplaceAll(clause, " n't", "n't"))
	})
}

// unsafeText says that another person could see or hear.
var unsafeText = regexp.MustCompile(`\b(next room|looks? over my shoulder|(?:he's|she's|he is|she is|they're) (?:here|back|coming)|comes home|coming home|home soon|delete this|woh aa rahe|can hear|not safe|checks my phone|reads my|watching me|is home|is at home|saath mein baith|paas mein hi|sun lega|sun lenge|dekh lega|dekh lenge|safe nahi|ghar pe hi hai)\b|कोई उठा|अब रखती हूँ|अब रखता हूँ|सुन लेंगे|सुन लेगा|देख लेंगे|पास में ही|घर पर ही|सुरक्षित नहीं|பக்கத்துல தான்|கேட்டுடு|பாதுகாப்பு இல்ல|வீட்டுல தான் இருக்க`)

// unsafeToWrite reports whether a text says that writing isn't safe.
func unsafeToWrite(text string) bool { return unsafeText.MatchString(spaced(text)) }

var (
	programQuestion = regexp.MustCompile(`\b(are you|r u|are u|you're|ur|you) (even |really |actually |just |only )?(a |an )?(real|human|person|bot|robot|program|machine|ai|computer)\b|\b(who am i|am i) talking to\b|\bis this (a |an )?(bot|person|human|real person|robot|machine|ai)\b|\b(tum|aap|tu) (sach ?mein |sach ?me |koi |ek )*(insaan|robot|bot|asli|ai|machine|program)\b|(तुम|आप) (सच में |कोई |एक )*(इंसान|रोबोट|मशीन|असली|प्रोग्राम)|\b(nee|neenga|ninga) (oru )?(manush\w*|manidh\w*|robot|bot|machine)|(நீங்க|நீங்கள்|நீ) (ஒரு )?(மனுஷ|மனித|ரோபோ|மெஷின்|பாட்)|` +
		`\bare you (chat ?gpt|gpt|claude|gemini|siri|alexa)\b|\bis there (a |any )?(real |actual )*(person|human) (here|there|behind|writing|typing|reading)\b|` +
		`\bkya (yeh|ye|yahan|yaha|tum|aap|tu) (sach ?mein |sach ?me |koi |ek |asli )*(insaan|robot|bot|machine|ai|program)\b|\bkya (main|mai|mein) (kisi |ek |asli )*(insaan|robot|bot|machine|ai|program) se baat|\b(yeh|ye|yahan|yaha) (koi |ek |asli )*(insaan|robot|bot|machine|ai|program) (hai|likh raha hai|likh rahi hai) (kya|na)\b|` +
		`क्या (यह|ये|यहाँ|तुम|आप) (सच में |कोई |एक |असली )*(इंसान|रोबोट|बॉट|मशीन|प्रोग्राम|एआई)|क्या (मैं|मै) (किसी |एक |असली )*(इंसान|रोबोट|बॉट|मशीन|प्रोग्राम) से बात|(यह|ये|यहाँ) (कोई |एक |असली )*(इंसान|रोबोट|बॉट|मशीन|प्रोग्राम) है क्या|` +
		`(நீங்க|நீங்கள்|நீ) (ஒரு |உண்மையான |நிஜமான |நிஜ )*(ஆளா|மனுஷ|மனித|ரோபோ|மெஷின்|பாட்|நிரலா|கணினியா)|(இது|இங்க|இங்கே) (ஒரு )?(ரோபோவா|மெஷினா|நிரலா|மனுஷனா|மனிதரா)|\bnija\w* aal\w*|\b(idhu|ithu) (oru )?(bot|robot|machine|ai)\b`)
	readersQuestion = regexp.MustCompile(`\b(who (else )?(can |will |does )?(see|sees|read|reads)|(will|do|can|are|would) you (going to )?(tell|report)|are you going to call|is this (private|confidential|anonymous|between us)|(does|will|can) my (coach|husband|wife|family|mom|mum|dad|parents) (see|read|know)|(please )?(don't|dont|do not) tell (my|anyone|anybody|him|her|them))\b|\bkaun (padh|dekh|parh)\w*|\bkisi ko (mat bata|bataoge|bataenge|bata doge|pata to nahi)|(कौन) (पढ़|देख)|किसी को (मत बता|बता दोगे|बताओगे)|\byaar (padi|paar)\w*|\byaarkittayum solla(dh|th|d)\w*|யார் (படி|பார்)|யார்கிட்டயும் சொல்லா`)
)

// languageQuestion asks whether a hotline speaks a language.
var languageQuestion = regexp.MustCompile(`\b(hindi|urdu|tamil|telugu|punjabi|bengali|gujarati|malayalam|my language)\b.{0,30}\b(baat|bolte|bolenge|pesuvanga\w*|pesuvaanga\w*)\b|\b(speak|speaks|talk in|people who speak)\b.{0,20}\b(hindi|urdu|tamil|telugu|punjabi|bengali|gujarati|malayalam|my language)\b|(हिंदी|हिन्दी|तमिल|उर्दू) में.{0,20}(बात|बोल)|(தமிழ்|தமிழில்|ஹிந்தி)\S* (பேசு|பேச)`)

// asksAboutLanguage reports whether a text asks whether a hotline speaks a language.
func asksAboutLanguage(text string) bool { return languageQuestion.MatchString(spaced(text)) }

// asksAboutProgram reports whether a text asks whether a person writes here.
func asksAboutProgram(text string) bool { return programQuestion.MatchString(spaced(text)) }

// asksAboutReaders reports whether a text asks who reads or hears of it.
func asksAboutReaders(text string) bool { return readersQuestion.MatchString(spaced(text)) }

// obstacleWords are the words by which an obstacle is known, in the order in which they count.
var obstacleWords = []struct {
	obstacle obstacle
	words    *regexp.Regexp
}{
	{watched, regexp.MustCompile(`\b(checks?|checking|track\w*|location|history|bill|looks? at my phone|phone dekh\w*|phone check)\b|फ़ोन देख|फोन देख|போனைப் பார்`)},
	{papers, regexp.MustCompile(`\b(visa|green card|immigration|deport\w*|status|papers|record|h1b|h4|opt|insurance|cost|costs|money|afford|pay|rent|expensive|paisa|paise|kharcha|kaagaz|kagaz|kaghaz\w*|illegal|panam|selavu)\b|वीज़ा|वीजा|पैसे|पैसा|ख़र्च|खर्च|काग़ज़|कागज|விசா|பணம்|பணமும்|செலவு|பேப்பர்`)},
	{children, regexp.MustCompile(`\b(kids|children|child|son|daughter|baby|bach(?:ay|ey|e|on|chay|che|chey|chon)|beti|beta|pasanga|kuzhandha\w*)\b|बच्चे|बच्चों|बच्ची|बेटी|बेटा|பசங்க|குழந்தை|பிள்ளை`)},
	{tongue, regexp.MustCompile(`\b(english|hindi|tamil|telugu|urdu|punjabi|bengali|gujarati|language|accent|zubaan|zuban|bhasha)\b|अंग्रेज़ी|अंग्रेजी|भाषा|हिंदी|தமிழ்|இங்கிலீஷ்|மொழி`)},
	{speech, regexp.MustCompile(`\b(talk|speak|words|voice|cry|crying|strangers?|on hold|awaaz|bol nahi|rona|ro raha|ro rahi|pesa|pesavum|azhu\w*)\b|आवाज़|आवाज|रो |रोना|बोल नहीं|பேச|அழு`)},
	{shame, regexp.MustCompile(`\b(family|everyone|everybody|people|pride|shame|ashamed|stupid|drama|judge|embarrass\w*|burden|believe|mother|mom|mum|dad|parents|husband|log kya|logon|izzat|badnaam|naam|khandaan|ghar|sasural|papa|mummy|shohar|pati|veli\w*|asinga\w*|maanam)\b|लोग क्या|लोगों|घर|इज़्ज़त|इज्जत|माँ|पापा|बदनाम|நாலு பேர்|அசிங்கம்|வெளியில்|மானம்|குடும்ப`)},
}

// obstacleIn returns what a text says stands in the way.
func obstacleIn(text string) obstacle {
	padded := spaced(text)
	for _, one := range obstacleWords {
		if one.words.MatchString(padded) {
			return one.obstacle
		}
	}
	return unnamed
}

// obstacleNow returns the answer to what stands in the way of 911.
func obstacleNow(text string) line {
	if answer, own := obstaclesNow[obstacleIn(text)]; own {
		return answer
	}
	return obstaclesNow[unnamed]
}

// obstacleFor is obstacleIn for a kind of danger: shelters take children only in violence.
func obstacleFor(kind safety.Kind, text string) obstacle {
	found := obstacleIn(text)
	if found == children && kind != safety.Violence {
		return shame
	}
	return found
}

var (
	// anotherText says what another person says, does or wants. ownText is the author's own.
	anotherText = regexp.MustCompile(`\bmy (\w+ ){0,2}(friend|brother|sister|cousin|roommate|mom|mum|mother|dad|father|son|daughter|wife|husband|boyfriend|girlfriend|coworker|colleague|student|neighbou?r|aunt|uncle|niece|nephew)\b.{0,80}\b(says|said|told me|texted|wrote|posted|sent|wants|tried|is going to|talks about|keeps saying|might|is suicidal|saved up|collected)\b|` +
		`\b(mera|meri|mere) (\w+ ){0,2}(dost|bhai|behen|behan|roommate|saheli|beta|beti|cousin|friend|biwi|wife|mummy|papa|maa|ammi|abbu)\b.{0,80}\b(keh|kah|bol|likh|bheja|bheji|message|chahta|chahti|jaan de|kar le)|` +
		`(मेरा|मेरी|मेरे) (\S+ ){0,2}(दोस्त|भाई|बहन|रूममेट|सहेली|बेटा|बेटी|पत्नी|मम्मी|पापा|माँ).{0,160}(कह|बोल|लिख|भेज|चाहता|चाहती|जान दे|कर ले|इकट्ठ)|` +
		`(என்|என்னோட|எங்க) (\S+ ){0,2}(நண்ப|தோழி|தம்பி|அண்ண|தங்க|அக்கா|அம்மா|அப்பா|பையன்|பொண்ணு|ரூம்மேட்).{0,160}(சொன்ன|சொல்ற|எழுதி|அனுப்பி|சாக)`)
	ownText = regexp.MustCompile(`\bi('m| am|'ve| have|'ll| will)? (\w+ ){0,3}(die|kill myself|end my life|end it|suicidal|be dead)\b|\b(kill|hurt|finish|murder|hit|beat|maar) me\b|\bmujhe\b.{0,20}\b(mar|maar)|\b(mar|jaan|suicide|khudkushi)\w*\b.{0,30}\b(hoon|hun|loon|lun|dunga|dungi|doonga|jaaunga|jaungi|jaaun|jaun)\b|(मर|जान|आत्महत्या|ख़ुदकुशी).{0,60}(हूँ|हूं|लूँ|दूँगा|दूँगी|जाऊँ)|मुझे.{0,30}(मर|मार)|(எனக்கு|நான்).{0,40}சா(க|வ)`)
)

// aboutAnother reports whether a text is about the danger of another person, and not about the author's own.
func aboutAnother(text string) bool {
	padded := spaced(text)
	return anotherText.MatchString(padded) && !ownText.MatchString(padded)
}

// violentText are acts that the theme of violence doesn't know: what is locked, taken, thrown and pushed.
var violentText = regexp.MustCompile(`\b(locks?|locked|locking) me\b|\b(he|she|they|husband|wife|family|laws|inlaws|boss|mom|dad|father|mother|brother|uncle) (took|takes|has|have|keeps?) my (passport|papers|documents|phone)\b|\b(throws?|threw) (things|stuff|plates?|it at|.{1,15} at) (me|us)?\b|\b(pushed|pushes|shoved|choked|grabbed) me\b|\b(taala|tala|lock) laga\w*|\bdhakka (diya|dete|deta|dete)\b|\bpassport rakh\b|ताला लगा|धक्का (दिया|देते|देता|देती)|पासपोर्ट (रख|ले) ली|பூட்டி (வெச்ச|வச்ச|வைத்த)|தள்ளிவிட்ட`)

// violent reports whether a text tells of violence.
func violent(text string) bool {
	at, found := match.find(words(text))
	return (found && themes[at].Rank == harm) || violentText.MatchString(spaced(text))
}

// bleedText says that the body is hurt already.
var bleedText = regexp.MustCompile(`\b(bleeding|blood|passing out|passed out|blacking out|can't stay awake|getting sleepy|behosh\w*|khoon|chakkar)\b|ख़ून|खून|बेहोश|चक्कर|ரத்தம்|மயக்க|\b(ratham|mayakk\w*)\b`)

// bleeds reports whether a text says that the body is hurt already.
func bleeds(text string) bool { return bleedText.MatchString(spaced(text)) }

// asideChest are chests that don't hurt, and breath that comes.
var asideChest = regexp.MustCompile(`முடியுது|முடிகிறது|mudiyudhu|mudiyuthu|\b(asleep|sleep\w*|l(ies|ying)|head|cat|dog|phone|hand|hug\w*|off)\b.{0,20}\bchest\b|\bchest (of|hair|day)\b`)

// chestPain reports whether a text is about pain in the chest, or about breathing.
func chestPain(text string) bool {
	return chest.any(words(text)) && !asideChest.MatchString(spaced(text))
}

// englishWords are the most common words of English: a text in Latin letters without enough of them is not English.
var englishWords = set(`a about after again all also always am an and any anyone are as at back bad be because been before being better but by call can can't come could day did didn't do does don't done even
	every everyone feel for from get go going good got had has have he her here him his home how i i'd i'll i'm i've if in is isn't it it's its just keep know last leave let like lot made make me mom more much
	my need never night no nobody not nothing now of off ok okay on one only or our out over people please put really right said say says see she should since so some someone still stop take talk tell than
	that that's the their them then there they thing things think this time to today tonight told too up us very want was we well were what when where who why will with without won't work would write
	yeah yes yet you your dont im cant ive idk didnt isnt thats wont`)

// languageOf returns the language of a reply. In a danger a talk stays in its language: neither a text in Latin letters
// that only lacks known words of Hindi or Tamil, nor an English one with such a word, changes it.
func languageOf(asked request) Language {
	all := strings.Fields(spaced(asked.text))
	if !asked.reading.sure || len(all) == 0 || strings.ContainsFunc(asked.text, func(r rune) bool { return r > unicode.MaxLatin1 && unicode.IsLetter(r) }) {
		return asked.language
	}
	english := 0
	for _, word := range all {
		if englishWords[word] {
			english++
		}
	}
	isEnglish := english*3 >= len(all)
	if isEnglish == (asked.language == English) {
		return asked.language
	}
	for _, earlier := range slices.Backward(asked.before) {
		if was := read(earlier.text); earlier.member && was.sure && (was.language == English) == isEnglish {
			return was.language
		}
	}
	return asked.language
}

// spaced returns the words of a text in lower case between single spaces.
func spaced(text string) string { return " " + strings.Join(clauses(text), " ") + " " }

// clauses returns the parts of a text between punctuation, in lower case and with single spaces.
func clauses(text string) (all []string) {
	text = strings.ToLower(plainQuotes(text))
	for part := range strings.FieldsFuncSeq(text, func(r rune) bool { return strings.ContainsRune("\n\t.,!?;:…।\"()", r) }) {
		words := strings.FieldsFunc(part, func(r rune) bool { return unicode.IsSpace(r) || unicode.Is(unicode.So, r) || r == '*' || r == '~' })
		if len(words) > 0 {
			all = append(all, strings.Join(words, " "))
		}
	}
	return all
}

func plainQuotes(text string) string {
	return strings.NewReplacer("’", "'", "‘", "'").Replace(text)
}

// beginsWith reports whether a text begins with one of the phrases.
func beginsWith(text string, phrases []string) bool {
	return slices.ContainsFunc(phrases, func(phrase string) bool { return text == phrase || strings.HasPrefix(text, phrase+" ") })
}

// containsAny reports whether one of the phrases is in a spaced text, as whole words.
func containsAny(padded string, phrases []string) bool {
	return slices.ContainsFunc(phrases, func(phrase string) bool { return strings.Contains(padded, " "+phrase+" ") })
}
