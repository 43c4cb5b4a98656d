package companion

import (
	"testing"

	"aangan/bff/domain/risk"
	"aangan/bff/domain/safety"
)

func TestReadAnswerReadsYesNoAndRefusals(t *testing.T) {
	for answer, texts := range map[risk.Answer][]string{
		risk.Yes: {
			"yes", "Yes.", "yeah", "yes, most nights", "I am", "i do", "all the time", "I've been thinking about it", "tonight", "honestly? yes", "ok yes", "yes but I won't do anything",
			"haan", "haan yaar", "ji haan", "haan, roz raat ko", "bilkul", "aaj raat", "haan socha hai",
			"हाँ", "हाँ, कभी-कभी", "जी हाँ", "हाँ, बहुत बार", "आज रात",
			"ஆமா", "ஆமாம், தோணுது", "ஆம்", "aama", "aamaam", "aama, sila neram",
		},
		risk.Sometimes: {
			"sometimes", "Sometimes, at night", "some days", "maybe", "kind of", "idk", "I don't know", "not sure", "not yet", "a little", "honestly? some days yes",
			"kabhi kabhi", "kabhi kabhi aisa lagta hai", "shayad", "pata nahi", "कभी-कभी", "शायद", "पता नहीं", "sila neram", "theriyala", "சில நேரம்", "தெரியல", "ஒருவேளை",
		},
		risk.No: {
			"no", "No.", "nope", "nah", "not really", "no, nothing like that", "no i'm fine", "I'm not", "nothing like that", "no no", "never, no", "yeah no", "of course not", "no thanks", "no. and please don't ask me that",
			"nahi", "nahi yaar", "nahi nahi, aisa kuch nahi hai", "bilkul nahi", "aisa kuch nahi hai", "ji nahi", "nahin, main theek hoon",
			"नहीं", "नहीं, ऐसा कुछ नहीं", "जी नहीं", "बिल्कुल नहीं", "अरे नहीं, मज़ाक कर रहा था",
			"illa", "illai", "appadi ellam illa", "illa, naan nalla irukken", "இல்லை", "இல்ல", "அப்படியெல்லாம் இல்லை", "இல்ல, நான் நல்லா இருக்கேன்",
		},
		risk.Declined: {
			"I'd rather not say", "I'd rather not answer that", "skip", "rather not", "I don't want to talk about it", "none of your business", "nahi batana", "मुझे नहीं बताना", "solla virumbala", "சொல்ல விரும்பவில்லை",
		},
		risk.Unanswered: {
			"", "...", "my boss shouted at me", "no one would miss me", "nobody cares", "no point anymore", "no reason to get up", "never been this tired", "nothing matters", "I have no one left", "i skip meals", "I'd rather not wake up",
			"i don't want to be here", "I'm not sleeping at all", "i do yoga", "today was long", "what do you mean",
			"koi nahi hai mera", "kuch nahi bacha", "neend nahi aati", "mujhe kuch nahi chahiye", "na jaane kyun", "कोई नहीं है मेरा", "कुछ नहीं बचा", "नींद नहीं आती",
			"yaarum illa", "thookam illa", "யாரும் இல்லை", "தூக்கம் இல்லை",
		},
	} {
		for _, text := range texts {
			if got := readAnswer(text); got != answer {
				t.Errorf("%q is read as %q, want %q", text, got, answer)
			}
		}
	}
}

func TestDeniesNeedsADenialWithoutASign(t *testing.T) {
	for text, want := range map[string]bool{
		"No": true, "no, not really": true, "No, I don't want to die": true, "I don't want to kill myself, I'm just tired": true, "I'm not suicidal": true, "i’m not going to hurt myself": true, "nothing like that": true,
		"i dont want to kill myself but i think about it every night": false, "I don't want to die, I want to sleep and never wake up": false, "I want to die": false, "maybe": false, "no one would notice": false,
		"nahi": true, "nahi, marna nahi chahta": true, "main marna nahi chahti bas thak gayi hoon": true, "marna nahi chahta lekin roz khayal aata hai": false, "kuch nahi bacha": false,
		"नहीं": true, "मैं मरना नहीं चाहता": true, "मरना नहीं है मुझे, बस थकान है": true, "मरना नहीं चाहता पर रोज़ ख़याल आता है": false,
		"illa": true, "saaganum nu illa": true, "இல்லை": true, "சாக விரும்பவில்லை": true, "சாக விரும்பல ஆனா தினமும் தோணுது": false, "யாரும் இல்லை": false,
	} {
		if got := denies(text); got != want {
			t.Errorf("%q denies: %t, want %t", text, got, want)
		}
	}
}

func TestReadsSafeNeedsAPersonOrHelp(t *testing.T) {
	for kind, texts := range map[safety.Kind]map[string]bool{
		safety.SelfNow: {
			"my mom is here": true, "My brother's on his way": true, "she's here with me, she called 911": true, "I called 911": true, "the ambulance is here": true, "I'm at the hospital": true, "I gave it to my neighbor": true, "Priya is here": true,
			"ok. he took it": true, "I'm safe": true,
			"no one is here": false, "my mom isn't here": false, "should I call an ambulance?": false, "ambulance is too expensive": false, "I can't call the police": false, "I'm not safe": false, "I haven't called 911": false, "if someone was here": false,
			"it is here in my hand": false, "the pain is here": false, "I wish my sister was here": false, "I want to be with my mom": false, "is someone coming?": false,
			"bhai aa raha hai": true, "mummy mere saath hain": true, "padosan ko bula liya, usne 911 laga diya": true, "hospital pahunch gaye": true, "main safe hoon": true,
			"mujhe neend aa rahi hai": false, "chakkar aa raha hai": false, "mere saath aisa kyun hota hai": false, "koi nahi aa raha": false, "bhai nahi aa raha": false,
			"भाई आ गया है": true, "मम्मी मेरे साथ हैं": true, "एम्बुलेंस आ रही है": true, "मैं सुरक्षित हूँ": true, "चक्कर आ रहा है": false, "नींद आ रही है": false, "कोई नहीं आ रहा": false, "मेरे साथ कोई नहीं": false,
			"அம்மா வந்துட்டாங்க": true, "அண்ணன் கூட இருக்காங்க": true, "ஆம்புலன்ஸ் வருது": true, "தூக்கம் வருது": false, "யாரும் இல்ல": false, "anna varaanga": true, "akka kooda irukka": true, "mayakkam varudhu": false, "yaarum illa": false,
		},
		safety.Attack: {
			"police are here": true, "I got out": true, "I'm out, I'm at the neighbor's": true, "the cops are on the way": true, "police aa gayi": true, "main bahar nikal gayi": true, "पुलिस आ गई है": true, "मैं बाहर हूँ": true, "போலீஸ் வந்துட்டாங்க": true,
			"he is here": false, "he's coming": false, "my husband is here": false, "my brother in law is coming up the stairs": false, "pati aa raha hai": false, "वे आ रहे हैं": false, "पति आ गए": false, "kanavar varaanga": false, "அவர் வர்றார்": false,
			"I can't get out": false, "police isn't coming": false,
		},
	} {
		for text, want := range texts {
			if got := readsSafe(kind, text); got != want {
				t.Errorf("%s: %q reads as safe: %t, want %t", kind, text, got, want)
			}
		}
	}
}

func TestTooYoungInReadsOnlyTheAuthorsOwnAge(t *testing.T) {
	for text, want := range map[string]bool{
		"im 15": true, "I'm 16 years old": true, "i am just 14 and nobody gets it": true, "I’m fifteen": true, "i'm a 17 year old girl": true, "15f here": true, "im in 9th grade": true,
		"I'm 14 weeks pregnant": false, "i am 15 minutes late": false, "I'm 12 hours away": false, "my son is 14 years old": false, "I was 15 when it began": false, "it's been there since i was 16": false, "I'm 17 years into this marriage": false,
		"I'm 10 pounds down": false, "I'm 18": false, "i am 27": false, "only 15 dollars left": false, "I'm 17th in line": false, "i'm 10 miles from home": false,
		"main 16 saal ki hoon": true, "main sirf 15 saal ka hoon": true, "meri umar 14 hai": true, "main 12 saal se yahan hoon": false, "mera beta 14 saal ka hai": false, "main 12 baje sota hoon": false, "jab main 15 saal ka tha": false,
		"मैं 16 साल की हूँ": true, "मैं १५ साल का हूँ": true, "मेरी उम्र 14 है": true, "मेरा बेटा 14 साल का है": false, "मैं 12 साल से यहाँ हूँ": false,
		"enakku 16 vayasu": true, "எனக்கு 15 வயசு": true, "en paiyanukku 14 vayasu": false, "என் பொண்ணுக்கு 12 வயசு": false, "enakku 15 varushama theriyum": false,
	} {
		if got := tooYoungIn(text); got != want {
			t.Errorf("%q: under 18 is %t, want %t", text, got, want)
		}
	}
}

func TestTextsBetweenStepsAreRead(t *testing.T) {
	type reader struct {
		name string
		read func(string) bool
		yes  []string
		no   []string
	}
	for _, c := range []reader{
		{
			"refuses", refuses,
			[]string{"I'm not calling anyone", "i dont want to call a stranger", "No police", "i said no hotlines", "I can't tell anyone", "main helpline pe call nahi karungi", "kisi ko nahi bata sakti", "मैं 988 पर फ़ोन नहीं करूँगा", "किसी को नहीं बता सकता", "call panna maatten", "போன் பண்ண மாட்டேன்"},
			[]string{"I called 911", "no one to call", "I don't know who to call", "I haven't told anyone yet", "papa ne phone nahi uthaya", "I can't help crying", "she doesn't talk to me", "yes I will call"},
		},
		{
			"imminentIn", imminentIn,
			[]string{"I'm doing it tonight", "I have the gun in my lap", "I wrote the letters already", "aaj raat sab khatam", "haath mein hai", "आज रात", "இன்னைக்கு ராத்திரி", "கையில் இருக்கு", "innaikku raathiri"},
			[]string{"today was awful", "I got a letter from USCIS", "abhi main bathroom mein hoon", "last night was bad", "अभी घर पर हूँ"},
		},
		{
			"aboutAnother", aboutAnother,
			[]string{"my friend says she wants to die", "my little brother texted me goodbye", "mera roommate keh raha hai ki woh mar jaayega", "मेरी बहन ने कहा कि वह मरना चाहती है"},
			[]string{"my sister died and I want to die", "my husband said he will kill me", "I want to die", "meri maa kehti hai theek ho ja par main mar jaaunga", "मेरी माँ कहती है पर मैं मर जाऊँगा"},
		},
		{
			"asksAboutProgram", asksAboutProgram,
			[]string{"are you even real", "are you a bot?", "who am I talking to", "aap insaan ho ya robot", "क्या आप इंसान हैं", "neenga manushana", "நீங்க மனுஷனா"},
			[]string{"is this real life", "are you there", "my program starts monday"},
		},
		{
			"asksAboutReaders", asksAboutReaders,
			[]string{"who can see this?", "will you tell my parents", "is this confidential", "please dont tell anyone", "kaun padhta hai yeh", "kisi ko mat batana", "यह कौन पढ़ता है", "இதை யார் படிப்பாங்க"},
			[]string{"I told my mom", "nobody sees me", "kisi ko farak nahi padta"},
		},
		{
			"unsafeToWrite", unsafeToWrite,
			[]string{"he's in the next room", "she's back", "he comes home soon", "woh sun lega", "बाहर कोई उठा है"},
			[]string{"he's at work", "woh bahar gaye hain", "I'm at a friend's"},
		},
		{
			"chestPain", chestPain,
			[]string{"my chest hurts", "I have chest pain", "I can't breathe", "seene mein dard hai", "நெஞ்சு வலிக்குது"},
			[]string{"she's asleep on my chest now", "get it off my chest", "கொஞ்சம் மூச்சு விட முடியுது"},
		},
		{
			"bleeds", bleeds,
			[]string{"I'm bleeding", "getting sleepy", "khoon nikal raha hai", "ख़ून आ रहा है", "ரத்தம் வருது"},
			[]string{"I'm breathing", "i sleep in my son's room"},
		},
		{
			"violent", violent,
			[]string{"my husband hits me", "he took my passport", "he pushed me down", "ताला लगाकर जाते हैं", "bahar se tala lagate hain"},
			[]string{"my brother beat me at chess", "I took my passport", "he threw a party"},
		},
	} {
		for _, text := range c.yes {
			if !c.read(text) {
				t.Errorf("%s(%q) is false", c.name, text)
			}
		}
		for _, text := range c.no {
			if c.read(text) {
				t.Errorf("%s(%q) is true", c.name, text)
			}
		}
	}
}

func TestObstaclesAreReadFromTheirWords(t *testing.T) {
	for text, want := range map[string]obstacle{
		"he checks my phone": watched, "फ़ोन भी रोज़ देखते हैं": unnamed, "I came on his visa": papers, "ambulance ka kharcha": papers, "पैसे नहीं हैं": papers, "பணம் இல்ல": papers, "what about the kids": children, "sirf bachay": children,
		"अंग्रेज़ी नहीं आती": tongue, "my english is bad": tongue, "I can't get words out": speech, "awaaz nahi nikal rahi": speech, "அழுகை தான் வருது": speech, "pride, mostly": shame, "log kya kahenge": shame, "घर पर पता चला तो": shame,
		"வெளியில் தெரிஞ்சா அசிங்கம்": shame, "I just don't feel like it": unnamed,
	} {
		if got := obstacleIn(text); got != want {
			t.Errorf("%q stands for obstacle %d, want %d", text, got, want)
		}
	}
}
