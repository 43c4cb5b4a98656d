package classifier

import (
	"strings"
	"unicode/utf8"
)

// conceptWords lists words by what they mean, whatever their language; a * ends a prefix. One word means little: the
// model learns from which of them occur together in one text, in any order. Latin words are compared in their folded
// spelling and may have one wrong letter.
const conceptWords = `
death: die dying died dead death kill* suicid* unaliv* kms sucide suiside end marna marne mar marr maut mout khudkushi khudkhushi aatmahatya jaan saagu saaga saavu saava tharkolai tarkolai mari* moron atmohotya maran khudkashi apghat मर मरना मरने मौत आत्महत्या खुदकुशी जान موت مر مرنا مرنے خودکشی جان சாவு சாக* சாகணும் சாவ* தற்கொலை மரண* உயிர்
self: i me my myself im ive main mai mujhe mera meri mere khud apne apni naan enna ennai en enaku ami amar amake hun hu mane mari mainu menu मैं मुझे मेरा मेरी खुद अपने میں مجھے میرا میری خود اپنے நான் என் என்னை எனக்கு
drug: pill* tablet* tylenol med* medicine* medicat* bottle* dose* overdos* antidepressant* goli goliyan goliya dava dawa dawai dwai neend maathirai mathirai oshudh गोली गोलियां गोलियाँ दवा दवाई दवाइयां नींद گولی گولیاں دوا دوائی மாத்திரை* மருந்து
sharp: knife knives blade* razor* scissor* cutter chaku chakoo churi kaththi kathi chhuri चाकू छुरी ब्लेड چاقو چھری بلیڈ கத்தி பிளேடு
gun: gun* pistol* rifle* firearm* shotgun bullet* loaded revolver holster ammo bandook banduk thuppaki बंदूक पिस्तौल गोली بندوق پستول துப்பாக்கி
rope: rope* noose dupatta hook fan rassi phanda fanda kayiru thookku रस्सी फंदा फांसी पंखा دوپٹہ رسی پھندا پنکھا கயிறு தூக்கு
height: bridge* roof* terrace balcony ledge overpass tracks train* platform cliff pul chhat chat patri paalam maadi पुल छत पटरी پل چھت پٹری பாலம் மாடி
poison: poison* pesticid* bleach antifreeze phenyl zeher zehar jahar jeher visham zahar ज़हर जहर زہر விஷம்
have: have has got own* keep* kept hid* drawer* near next beside hold* hand* bought buy* order* sav* collect* count* stash* rakha rakhi rakhe paas kharid* jama chhupa* vachi* vechi* रखा रखी रखे पास खरीद* जमा छुपा* رکھا رکھی پاس خرید* جمع வைத்* வாங்* கையில்
ingest: took taken take swallow* drank drink* gulp* ate consum* khali kha pili pee nigal* saptten kudichen muzhung* खा पी निगल* کھا پی نگل* சாப்பிட்* குடித்* குடிச்* முழுங்* விழுங்*
amount: all whole handful many lots entire everything full too dher saari sari poori puri bahut ellam ella सारी पूरी बहुत ساری پوری بہت எல்லா* நிறைய
farewell: goodbye bye farewell forgive sorry last thank* remember alvida maaf maafi mannichu अलविदा माफ माफी आखिरी الوداع معاف معافی آخری மன்னி* கடைசி
burden: burden* better without bojh boj sumai baaram बोझ भार بوجھ சுமை பாரம்
hopeless: point* pointless hopeless worthless useless nothing meaningless tired enough exhausted bekar bekaar matlab fayda umeed umid vyartha बेकार मतलब फायदा उम्मीद थक* بیکار مطلب فائدہ امید تھک* பயன் அர்த்தம் நம்பிக்கை வெறுத்*
gone: disappear* vanish* gone leav* ending over quit finish* khatam khtm mudivu mudinj* shesh खत्म ख़त्म गायब ختم غائب முடிவு முடிச்* போயிட* மறைஞ்*
sleep: sleep* wake* woke waking asleep uthu uthna sona soja neend nidra उठना सोना नींद اٹھنا سونا نیند தூங்* எழு*
papers: note* letter* will password* document* insurance policy account* nominee chitthi kadidham चिट्ठी कागज़ خط چٹھی கடிதம் காப்பீடு
now: now tonight right currently today minute* abhi aaj raat ippo innaiku ekhon hamna hunne अभी आज रात ابھی آج رات இப்போ* இன்னைக்கு இன்று
body: chest arm jaw face breath* bleed* blood seizure* faint* unconscious collaps* slur* numb* swell* swollen throat lips tongue seena saans khoon behosh nenju moochu raththam mayakkam सीना सीने छाती सांस साँस खून बेहोश سینہ سینے سانس خون بیہوش நெஞ்* மார்பு மூச்சு ரத்த* மயக்க* மயங்*
pain: pain* crush* tight* pressure ache* dard valikuthu दर्द درد வலி*
hit: hit* beat* slap* chok* strangl* punch* kick* push* drag* threw throw* hurt* bruise* maara mara maarta marta thappad peeta pita adi* मारा मारता मारते थप्पड़ पीटा مارا مارتا تھپڑ پیٹا அடி* அடிச்* தள்ளி*
threat: threat* finish* burn* acid destroy* deport* dhamki dhamka* mirat* धमकी धमका* دھمکی دھمکا* மிரட்*
partner: husband* wife boyfriend* girlfriend* partner ex inlaw* saas sasur sasural pati biwi shohar shauhar hubby mil fil bf gf purushan kanavar mamiyar पति पत्नी सास ससुर ससुराल شوہر بیوی ساس سسر سسرال கணவர் கணவன் புருஷன் மாமியார் மனைவி
family: father mother mom mum dad daddy brother* sister* uncle aunty papa mummy ammi abbu abba appa amma bhai behen didi anna baba पिता पापा माँ मां भाई बहन ابو امی بھائی بہن அப்பா அம்மா அண்ணன்
lock: lock* door* room* outside passport* phone key* tala taala band bandh poott* दरवाज़ा ताला बंद कमरा دروازہ تالا بند کمرہ பூட்* கதவு
follow: follow* stalk* bang* break* broke climb* window parked chas* pichha peecha पीछा پیچھا துரத்*
force: forc* marr* touch* rape* molest* zabardasti jabardasti kattaya* ज़बरदस्ती जबरदस्ती शादी زبردستی شادی கட்டாய* வற்புறுத்*
cut: cut* carv* scratch* burn* scar* wrist* thigh* arm* kaat* kata kaata vett* काट* کاٹ* வெட்* அறு*
eat: eat* food starv* fast* purg* vomit* puk* binge* laxativ* weigh* calori* meal* skip* khana ulti sapad* खाना उल्टी वजन کھانا الٹی وزن சாப்பாடு வாந்தி
child: child* kid* son daughter baby toddler bacha bachha bachche beta beti kuzhanthai kulandhai बच्चा बच्चे बेटा बेटी بچہ بچے بیٹا بیٹی குழந்தை* பையன் மகள்
friend: friend* roommate* cousin* colleague* coworker* classmate* neighbor* dost saheli nanban thozhi दोस्त सहेली دوست سہیلی நண்ப* தோழி
third: he she they him her his them someone wo woh uska uski usne unhone avan aval avanga se tini वो वह उसने उसका وہ اس اسنے அவன் அவள் அவர்
not: not no never dont didnt isnt wont cant without nahi nahin nhi na mat illa illai noy nathi नहीं मत ना نہیں مت نہ இல்ல* மாட்*
past: used ago years year last was when once pehle phle munnadi एक पहले साल پہلے سال முன்* வருஷ*
story: movie* film* show series episode* song* lyric* book novel story character* game* level boss match cricket team season playlist drama serial reel* meme* padam paattu फिल्म गाना किताब सीरियल फ़िल्म فلم گانا کتاب ڈرامہ படம் பாட்டு கதை
work: server* process* deadline* project* sprint meeting* code bug* build exam* thesis paper* lab professor* advisor visa h1b interview* manager boss client* ticket* deploy* office job naukri वीज़ा नौकरी ऑफिस परीक्षा ویزا نوکری دفتر امتحان வேலை தேர்வு
media: news article* research study documentary podcast class course training survey volunteer* report* seminar खबर خبر செய்தி
pet: dog* cat* parrot puppy kitten fish plant* hamster
laugh: lol lmao haha* hehe* rofl jk 😂 🤣 😅 😆 💀
help: help call* tell told ask* therapist doctor* coach hospital police ambulance मदद डॉक्टर مدد ڈاکٹر உதவி டாக்டர்
age: grade school class teacher* homework sophomore freshman fifteen sixteen fourteen thirteen seventeen 13 14 15 16 17 स्कूल سکول பள்ளி
money: money rent debt loan* salary credit bill* paisa paise kadan पैसा पैसे कर्ज़ قرض پیسے பணம் கடன்
feel: sad lonely cry* anxi* angry scared afraid guilt* asham* worr* stress* overwhelm* udaas akela dukh rona उदास अकेला दुख रोना اداس اکیلا دکھ رونا சோக* தனிமை அழு*
`

// lexicon finds the concepts of a word.
type lexicon struct {
	exact    map[string][]string
	prefixes map[string][]string
	shortest int
	// long are the Latin words in which one letter may be wrong, by their length.
	long map[int][]string
}

// mistakesFrom is the length from which a word may have a wrong letter.
const mistakesFrom = 6

var concepts = func() *lexicon {
	l := &lexicon{exact: map[string][]string{}, prefixes: map[string][]string{}, shortest: 99, long: map[int][]string{}}
	for line := range strings.Lines(conceptWords) {
		name, words, found := strings.Cut(strings.TrimSpace(line), ": ")
		if !found {
			continue
		}
		for word := range strings.FieldsSeq(words) {
			if stem, is := strings.CutSuffix(word, "*"); is {
				stem = fold(stem)
				l.prefixes[stem] = append(l.prefixes[stem], name)
				l.shortest = min(l.shortest, len(stem))
				continue
			}
			word = fold(word)
			l.exact[word] = append(l.exact[word], name)
			if word[0] < utf8.RuneSelf && len(word) >= mistakesFrom {
				l.long[len(word)] = append(l.long[len(word)], word)
			}
		}
	}
	return l
}()

// of returns the names of a folded word's concepts.
func (l *lexicon) of(word string) []string {
	if found := l.exact[word]; found != nil {
		return found
	}
	for end := len(word); end >= l.shortest; end-- {
		if found := l.prefixes[word[:end]]; found != nil {
			return found
		}
	}
	if word[0] < utf8.RuneSelf && len(word) >= mistakesFrom-1 {
		for n := len(word) - 1; n <= len(word)+1; n++ {
			for _, right := range l.long[n] {
				if OneMistake(word, right) {
					return l.exact[right]
				}
			}
		}
	}
	return nil
}

// OneMistake reports whether two different words become equal with one letter changed, added, left out, or two
// neighbors swapped.
func OneMistake(a, b string) bool {
	if len(a) > len(b) {
		a, b = b, a
	}
	if len(b)-len(a) > 1 {
		return false
	}
	i := 0
	for i < len(a) && a[i] == b[i] {
		i++
	}
	if len(a) < len(b) {
		return a[i:] == b[i+1:]
	}
	if i+1 < len(a) && a[i] == b[i+1] && a[i+1] == b[i] && a[i+2:] == b[i+2:] {
		return true
	}
	return i < len(a) && a[i+1:] == b[i+1:]
}

func (e *extractor) concepts(words []token) {
	var found []string
	there := map[string]bool{}
	for _, word := range words {
		for _, name := range concepts.of(word.folded) {
			if !there[name] {
				there[name] = true
				found = append(found, name)
			}
		}
	}
	for i, a := range found {
		e.add(conceptPairs, "c", a)
		for _, b := range found[i+1:] {
			// In one order, whichever came first in the text.
			e.add(conceptPairs, "d", min(a, b), max(a, b))
		}
	}
}
