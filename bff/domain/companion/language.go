package companion

import (
	"slices"
	"strings"
	"unicode"

	"aangan/bff/domain/safety"
)

// Language is a language in which companions answer.
type Language int

// The languages. Hinglish is Hindi in Latin script, with as much English as people mix in. Tamil in Latin script is
// answered in Tamil script.
const (
	English Language = iota
	Hindi
	Hinglish
	Tamil
)

// Languages lists them.
var Languages = []Language{English, Hindi, Hinglish, Tamil}

// String names a language, for tests and prompts.
func (l Language) String() string {
	return [...]string{"English", "Hindi", "Hinglish", "Tamil"}[l]
}

// reading is the result of detecting a text's language.
type reading struct {
	language Language
	// sure is false for texts that could be of any language ("ok", "hi", a picture): they are answered in the talk's.
	sure bool
	// foreign is true for languages that companions do not know, and wordless for texts without any word.
	foreign, wordless bool
}

// Words that identify Hindi and Tamil in Latin script; none is a common English word. Doubtful ones count half.
var (
	hinglishWords = set(`hai hain hu hun hoon hoo nahi nahin nhi nahii mujhe mujhko mujhse mera meri mere kya kyu kyun kyon kaise kaisa kaisi
		bahut bohot bahot bohat ghar yaar accha acha achha achchha theek thik kuch kuchh koi raha rahi rahe karna karu karun karoon karta karti karte
		kiya kiye tha thi lekin magar aur apna apni apne sab sabko sabse abhi kal aaj aajkal dil shaadi shadi log logon pyaar pyar mohabbat paisa
		paise neend nind darr ghabrahat akela akeli akele akelapan manana manani padi pada padta padti padte padna gussa rona ronaa haan haanji namaste namaskar dhanyavaad dhanyawad shukriya alvida
		chalo phir fir kabhi hamesha bilkul zindagi jindagi ladka ladki rishta rishte khana khaana banana banane bana yaad aati aata aate aa jaa
		jaana jana jaati jata chahiye chahta chahti chahte lagta lagti lag laga hota hoti hote hua hui gaya gayi gaye diya diye wala wali wale
		tum tumhe tumhara tumhari aap aapka aapki aapko main mai humko hum hame hamare unka unki unke unko uska uski uske usko iska iski inka
		bhi toh sirf kaafi thoda thodi zyada jyada naukri padhai pareshan pareshaan dukhi khush bura buri sapna subah shaam raat sochta sochti soch
		karke bata batao bolo bolna sunna samajh samajhta samajhte samjhte pata maa beta beti bhai behen behan dost dosti bechain udaas thak thaka
		thaki nikal jaldi baat baatein baar kaun kahan kahaan kab kyunki isliye taaki`)
	hinglishDoubtful = set(`ho ki ka ke ko se ye yeh woh wo na ji jo mat par pe mein ek din kar`)
	tanglishWords    = set(`enakku enaku ennaku ennakku naan naa romba rombo illa illai illaya irukku iruku irukken iruken irukanga enna epdi eppadi epadi yen
		veetu veetla veedu veettu kashtama kastama kashtam kastam pesa pesanum pesuradhu theriyala teriyala theriyalai mudiyala mudiyalai venum
		vendam vendum nalla vanakkam nandri thanni saapadu sapadu saapaadu thookam tookam thookkam thoongala unga ungal ungaloda avan avanga ippo
		ippa seri sollu solla sollunga sonna pannanum panren pannren panna panni pannuren bayama bayamaa bayam thaniya thaniyaa kovam kovama kobam
		azhugai azhuga azha amma appa akka anna thambi thangachi kalyanam kalyaanam velai vela oor ooru ooruku inga anga enga adhu idhu ithu athu
		yaarum yaaru ellam ellaam ellarum konjam romba neenga nee naanga namma manasu kavalai kavalaiya santhosham poiten poitten varudhu varuthu
		aagudhu aaguthu aachu poochu innum ennoda en unnoda mudiyuma pannalam`)
	tanglishDoubtful = set(`en da di la amma appa anna enga ava vela akka oru`)
	foreignWords     = set(`hola gracias estoy tengo quiero porque muy mucho familia casa triste buenos dias puedo bonjour merci suis je ne pas
		mais avec est une les des pour ich bin nicht und habe danke mein meine sehr ola obrigado estou muito ciao sono molto grazie`)
	foreignDoubtful = set(`je ne pas est les des une mais pour me la le mein casa sono familia`)
)

func set(words string) map[string]bool {
	all := map[string]bool{}
	for _, word := range strings.Fields(words) {
		all[word] = true
	}
	return all
}

// read detects the language of a text.
func read(text string) reading {
	var latin, devanagari, tamil, other int
	for _, r := range text {
		switch {
		case !unicode.IsLetter(r):
		case unicode.Is(unicode.Latin, r):
			latin++
		case unicode.Is(unicode.Devanagari, r):
			devanagari++
		case unicode.Is(unicode.Tamil, r):
			tamil++
		default:
			other++
		}
	}
	letters := latin + devanagari + tamil + other
	switch {
	case letters == 0:
		return reading{wordless: true}
	case other*2 > letters:
		return reading{foreign: true}
	// A few characters are enough: people mix English words into every language, and seldom the reverse.
	case tamil > 0 && tamil >= devanagari && tamil*6 >= letters:
		return reading{language: Tamil, sure: true}
	case devanagari > 0 && devanagari*6 >= letters:
		return reading{language: Hindi, sure: true}
	}
	return readLatin(words(text))
}

// readLatin distinguishes English, Hinglish, Tamil in Latin script and foreign languages by their words.
func readLatin(all []string) reading {
	hinglish, tanglish, foreign := 0, 0, 0
	// Doubtful words alone are not enough, however many.
	if !slices.ContainsFunc(all, func(word string) bool {
		return hinglishWords[word] || (tanglishWords[word] && !tanglishDoubtful[word]) || (foreignWords[word] && !foreignDoubtful[word])
	}) {
		return reading{language: English, sure: len(all) > 2}
	}
	count := func(points *int, word string, known, doubtful map[string]bool) {
		switch {
		case doubtful[word]:
			*points++
		case known[word]:
			*points += 2
		}
	}
	for _, word := range all {
		count(&hinglish, word, hinglishWords, hinglishDoubtful)
		count(&tanglish, word, tanglishWords, tanglishDoubtful)
		count(&foreign, word, foreignWords, foreignDoubtful)
	}
	// A long English text with one such word in it ("my amma") is English.
	enough := max(2, len(all)/4)
	switch {
	case foreign >= 4 && foreign > hinglish && foreign > tanglish && foreign*2 >= len(all):
		return reading{foreign: true}
	case tanglish >= enough && tanglish > hinglish:
		return reading{language: Tamil, sure: true}
	case hinglish >= enough:
		return reading{language: Hinglish, sure: true}
	}
	return reading{language: English, sure: len(all) > 2}
}

// maxWords is the number of words of a text that are read for its theme.
const maxWords = 600

// words splits a text into normalized words. Repeated characters ("heyyy") are written once.
func words(text string) []string {
	all := strings.FieldsFunc(safety.Normalize(text), func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsMark(r) && !unicode.IsNumber(r)
	})
	if len(all) > maxWords {
		all = all[:maxWords]
	}
	for i, word := range all {
		all[i] = undrawn(word)
	}
	return all
}

// undrawn writes three or more of one Latin character in a row once.
func undrawn(word string) string {
	drawn := false
	for i := 2; i < len(word); i++ {
		drawn = drawn || (word[i] == word[i-1] && word[i] == word[i-2] && word[i] >= 'a' && word[i] <= 'z')
	}
	if !drawn {
		return word
	}
	var out strings.Builder
	for i := 0; i < len(word); {
		end := i
		for end < len(word) && word[end] == word[i] {
			end++
		}
		keep := end - i
		if keep > 2 && word[i] >= 'a' && word[i] <= 'z' {
			keep = 1
		}
		out.WriteString(word[i : i+keep])
		i = end
	}
	return out.String()
}
