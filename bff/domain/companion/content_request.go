package companion

// The answers to requests, and to texts that companions do not understand. All companions use the same words here:
// these texts are about the product, and their character would only be in the way.

// actionLabels are the labels of the actions without a code of their own.
var actionLabels = map[string]plain{
	actExercises: {"Pick an exercise", "कोई अभ्यास चुनें", "Koi exercise chunein", "ஒரு பயிற்சியைத் தேர்ந்தெடுங்கள்"},
	actRephrase:  {"Say it another way", "दूसरे शब्दों में कहें", "Doosre shabdon mein kahein", "வேறு விதமாகச் சொல்லுங்கள்"},
	actCoach:     {"Message my coach", "अपने कोच को लिखें", "Apne coach ko likhein", "என் கோச்சுக்கு எழுத"},
	actJournal:   {"Just write", "बस लिखें", "Bas likhein", "சும்மா எழுத"},
	actSessions:  {"See my sessions", "अपने सेशन देखें", "Apne sessions dekhein", "என் அமர்வுகளைப் பார்க்க"},
	actPlan:      {"See my plan", "अपना प्लान देखें", "Apna plan dekhein", "என் திட்டத்தைப் பார்க்க"},
	actMemory:    {"What companions remember", "साथियों को क्या याद है", "Companions ko kya yaad hai", "துணைகள் நினைவில் வைத்திருப்பது"},
	actHelp:      {"Helplines", "हेल्पलाइन", "Helplines", "உதவி எண்கள்"},
	actAvoid:     {"Don't ask me about this", "इस बारे में मत पूछिए", "Is baare mein mat poochiye", "இதைப் பற்றிக் கேட்க வேண்டாம்"},
}

// several is a choice of texts in every language, the same for all companions.
type several struct{ English, Hindi, Hinglish, Tamil []string }

func (t several) in(language Language) []string {
	switch language {
	case Hindi:
		return t.Hindi
	case Hinglish:
		return t.Hinglish
	case Tamil:
		return t.Tamil
	default:
		return t.English
	}
}

// lostLines answer a text that was not understood. The ways on follow as actions.
var lostLines = several{
	English: []string{
		"I didn't understand that, and I'd rather not guess.",
		"I can't tell where that fits. I'd rather say so than answer the wrong thing.",
		"I'm not sure what this is about, so I won't pretend to know.",
		"I can't tell what you mean yet. A few more words could help.",
		"That's more than a program like me can follow. What would help most right now?",
		"I missed the point of that. There are other ways to keep going.",
		"I read it, and I don't know what you need. Which of these is closest?",
		"I don't have a good answer to that. One of these may be better than a bad one.",
		"I don't follow yet. You can put it another way, or try something different.",
		"I don't think I got what you meant. Let's try something else.",
	},
	Hindi: []string{
		"यह समझ नहीं आया, और अंदाज़ा लगाना ठीक नहीं होगा।",
		"यह बात पकड़ में नहीं आई। बिना समझे जवाब देने से यही कहना बेहतर है।",
		"पक्का नहीं कि बात किस बारे में है, इसलिए जानने का दिखावा नहीं करना है।",
		"यहाँ आपका मतलब साफ़ नहीं हुआ। कुछ और शब्द मदद कर सकते हैं।",
		"इतना समझना इस प्रोग्राम के बस में नहीं। अब क्या काम आएगा?",
		"असली बात छूट गई। आगे बढ़ने के और रास्ते हैं।",
		"पढ़ तो लिया, पर आपको क्या चाहिए यह पता नहीं चला। इनमें से सबसे क़रीब क्या है?",
		"इसका अच्छा जवाब यहाँ नहीं है। कमज़ोर जवाब से इनमें से एक बेहतर हो सकता है।",
		"अभी बात साफ़ नहीं है। अलग ढंग से कहिए, या दूसरा रास्ता लीजिए।",
		"जैसा आपने सोचा था, वैसा समझ नहीं आया। कुछ और आज़माते हैं।",
	},
	Hinglish: []string{
		"Yeh samajh nahi aaya, aur andaza lagana theek nahi hoga.",
		"Yeh baat pakad mein nahi aayi. Bina samjhe jawab dene se yahi kehna behtar hai.",
		"Pakka nahi ki baat kis baare mein hai, isliye jaanne ka dikhawa nahi karna hai.",
		"Yahan aapka matlab saaf nahi hua. Kuch aur shabd madad kar sakte hain.",
		"Itna samajhna is program ke bas mein nahi. Ab kya kaam aayega?",
		"Asli baat chhoot gayi. Aage badhne ke aur raaste hain.",
		"Padh to liya, par aapko kya chahiye yeh pata nahi chala. Inmein se sabse kareeb kya hai?",
		"Iska achha jawab yahan nahi hai. Kamzor jawab se inmein se ek behtar ho sakta hai.",
		"Abhi baat saaf nahi hai. Alag dhang se kahiye, ya doosra raasta lijiye.",
		"Jaisa aapne socha tha, waisa samajh nahi aaya. Kuch aur try karte hain.",
	},
	Tamil: []string{
		"இது புரியவில்லை; ஊகிக்க விரும்பவில்லை.",
		"இது எதைப் பற்றி என்று பிடிபடவில்லை. தவறான பதிலைவிட இதைச் சொல்வதே நல்லது.",
		"இது எதைப் பற்றியது என்று உறுதியாகத் தெரியவில்லை; தெரிந்ததுபோல் நடிக்க மாட்டேன்.",
		"நீங்கள் சொல்ல வருவது தெளிவாகவில்லை. இன்னும் சில வார்த்தைகள் உதவலாம்.",
		"இவ்வளவு புரிந்துகொள்ள இந்த நிரலால் முடியவில்லை. இப்போது எது உதவும்?",
		"முக்கியமான விஷயம் தவறிவிட்டது. தொடர வேறு வழிகள் இருக்கின்றன.",
		"படித்தாயிற்று, ஆனால் உங்களுக்கு என்ன தேவை என்று தெரியவில்லை. இவற்றில் எது நெருக்கமானது?",
		"இதற்கு நல்ல பதில் இங்கே இல்லை. அரைகுறைப் பதிலைவிட இவற்றில் ஒன்று நல்லதாக இருக்கலாம்.",
		"இன்னும் விளங்கவில்லை. வேறு மாதிரி சொல்லலாம், அல்லது வேறு வழியில் போகலாம்.",
		"நீங்கள் நினைத்தபடி அது வந்து சேரவில்லை. வேறு ஏதாவது முயற்சி செய்வோம்.",
	},
}

// unsureLines precede two or three subjects of which the text may be about one.
var unsureLines = several{
	English:  []string{"Is it one of these?", "I may have gotten half of that. Is this what it's about?", "Let me check before I answer. Which one is it?", "It could be one of two things. Which comes closest?"},
	Hindi:    []string{"क्या बात इनमें से एक है?", "शायद आधी बात समझ आई। क्या बात इस बारे में है?", "जवाब से पहले पूछना ठीक होगा। इनमें से कौन सी बात है?", "दो में से एक बात हो सकती है। कौन सी ज़्यादा क़रीब है?"},
	Hinglish: []string{"Kya baat inmein se ek hai?", "Shayad aadhi baat samajh aayi. Kya baat is baare mein hai?", "Jawab se pehle poochna theek hoga. Inmein se kaun si baat hai?", "Do mein se ek baat ho sakti hai. Kaun si zyada kareeb hai?"},
	Tamil:    []string{"இவற்றில் ஒன்றா?", "பாதி புரிந்தது போலிருக்கிறது. இதைப் பற்றியா?", "பதில் சொல்லும் முன் கேட்டுக்கொள்கிறேன். இவற்றில் எது?", "இரண்டில் ஒன்றாக இருக்கலாம். எது நெருக்கமானது?"},
}

// offerLines follow when all that companions have to say about a subject was said in this talk.
var offerLines = several{
	English: []string{
		"I've said what I can about this. One of these may get you further.",
		"I'd only be repeating myself now. Would doing something help more?",
		"There's more to this than a program can offer. Your coach may know more.",
		"We've gone over this a few times. Want to try another way?",
		"I've used up my own words on this. These are still here.",
		"I have nothing new to add. You could write it down for yourself, or for your coach.",
		"More talk from me won't help here. A small step might.",
		"This deserves a person. Your coach is one, and you can bring this to them.",
	},
	Hindi: []string{
		"इस बारे में जो कहा जा सकता था, कह दिया। इनमें से कुछ आगे ले जा सकता है।",
		"अब बात दोहराई ही जाएगी। क्या कुछ करने से ज़्यादा मदद मिलेगी?",
		"यह बात एक प्रोग्राम से बड़ी है। आपके कोच ज़्यादा जानते होंगे।",
		"हम कई बार इसी के आसपास रहे हैं। कोई और रास्ता लें?",
		"इस पर यहाँ के शब्द पूरे हो गए। ये चीज़ें अब भी हैं।",
		"जोड़ने को नया कुछ नहीं है। आप इसे अपने लिए, या कोच के लिए लिख सकते हैं।",
		"यहाँ और बातों से काम नहीं बनेगा। एक छोटा क़दम शायद बने।",
		"यह बात किसी इंसान से होनी चाहिए। आपके कोच हैं, उन तक यह ले जाई जा सकती है।",
	},
	Hinglish: []string{
		"Is baare mein jo kaha jaa sakta tha, keh diya. Inmein se kuch aage le jaa sakta hai.",
		"Ab baat dohrayi hi jaayegi. Kya kuch karne se zyada madad milegi?",
		"Yeh baat ek program se badi hai. Aapke coach zyada jaante honge.",
		"Hum kai baar isi ke aaspaas rahe hain. Koi aur raasta lein?",
		"Is par yahan ke shabd poore ho gaye. Yeh cheezein ab bhi hain.",
		"Jodne ko naya kuch nahi hai. Aap ise apne liye, ya coach ke liye likh sakte hain.",
		"Yahan aur baaton se kaam nahi banega. Ek chhota kadam shayad bane.",
		"Yeh baat kisi insaan se honi chahiye. Aapke coach hain, un tak yeh le jaayi jaa sakti hai.",
	},
	Tamil: []string{
		"இதைப் பற்றி என்னால் சொல்ல முடிந்ததைச் சொல்லிவிட்டேன். இவற்றில் ஒன்று இன்னும் உதவலாம்.",
		"இனிமேல் சொன்னதையே திரும்பச் சொல்வேன். ஏதாவது செய்வது அதிகம் உதவுமா?",
		"இது ஒரு நிரலால் முடிவதைவிடப் பெரியது. உங்கள் கோச்சுக்கு இன்னும் தெரிந்திருக்கலாம்.",
		"இதையே பல முறை சுற்றி வந்துவிட்டோம். வேறு வழியில் போகலாமா?",
		"இதற்கான என் வார்த்தைகள் தீர்ந்துவிட்டன. இவை இன்னும் இருக்கின்றன.",
		"புதிதாகச் சேர்க்க ஒன்றுமில்லை. இதை உங்களுக்காகவோ கோச்சுக்காகவோ எழுதி வைக்கலாம்.",
		"இங்கே மேலும் பேசுவது உதவாது. ஒரு சிறிய செயல் உதவலாம்.",
		"இதை ஒரு மனிதரிடம் பேசுவது நல்லது. உங்கள் கோச்சிடம் இதை எடுத்துச் செல்லலாம்.",
	},
}

// calledLines greet a member who said how they want to be called. {name} is that name.
var calledLines = several{
	English:  []string{"Hi {name}. What's on your mind?", "Hello {name}. How's today been?", "Good to see you here, {name}. Where do you want to start?"},
	Hindi:    []string{"नमस्ते {name}। मन में क्या है?", "नमस्ते {name}। आज का दिन कैसा रहा?", "{name}, बताइए, कहाँ से शुरू करें?"},
	Hinglish: []string{"Namaste {name}. Mann mein kya hai?", "Hello {name}. Aaj ka din kaisa raha?", "{name}, bataiye, kahan se shuru karein?"},
	Tamil:    []string{"வணக்கம் {name}. மனதில் என்ன இருக்கிறது?", "வணக்கம் {name}. இன்றைய நாள் எப்படி இருந்தது?", "{name}, வாருங்கள். எங்கிருந்து தொடங்கலாம்?"},
}

// requestOf answers a request: something to do or to know in the product, rather than a subject to talk about.
type requestAnswer struct {
	Code string
	// Said are the answers. Exercises and Do are the actions below them.
	Said      several
	Exercises []string
	Do        []string
}

// requests are the requests that companions understand.
var requests = []requestAnswer{
	{
		Code: "who-reads", Do: []string{actMemory, actCoach},
		Said: several{
			English:  []string{"Only you can see this chat. Your coach can't, and no one at Aangan reads along. A program checks each message for signs of danger, so help can appear on your screen. Some replies may come from an outside language model, which gets your words without your name.", "This chat is yours alone. Your coach can't see it. If you want your coach to know something, you have to send it to them yourself."},
			Hindi:    []string{"यह बातचीत सिर्फ़ आप देख सकते हैं। आपके कोच नहीं देख सकते, और आँगन में कोई साथ में नहीं पढ़ता। एक प्रोग्राम हर संदेश में ख़तरे के संकेत देखता है, ताकि आपकी स्क्रीन पर मदद दिख सके। कुछ जवाब बाहर के एक भाषा मॉडल से आ सकते हैं, जिसे आपके शब्द बिना नाम के मिलते हैं।", "यह बातचीत केवल आपकी है, कोच से भी अलग। कोच को कुछ बताना हो तो आपको ख़ुद भेजना होगा।"},
			Hinglish: []string{"Yeh chat sirf aap dekh sakte hain. Aapke coach nahi dekh sakte, aur Aangan mein koi saath mein nahi padhta. Ek program har message mein khatre ke sanket dekhta hai, taaki aapki screen par madad dikh sake. Kuch jawab bahar ke ek language model se aa sakte hain, jise aapke shabd bina naam ke milte hain.", "Yeh chat sirf aapki hai, coach se bhi alag. Coach ko kuch batana ho to aapko khud bhejna hoga."},
			Tamil:    []string{"இந்த உரையாடலை நீங்கள் மட்டுமே பார்க்க முடியும். உங்கள் கோச் பார்க்க முடியாது; ஆங்கனில் யாரும் கூடவே படிப்பதில்லை. ஆபத்தின் அறிகுறிகள் இருக்கிறதா என்று ஒரு நிரல் ஒவ்வொரு செய்தியையும் பார்க்கிறது; அப்போதுதான் உதவி உங்கள் திரையில் தெரியும். சில பதில்கள் வெளியிலுள்ள ஒரு மொழி மாதிரியிலிருந்து வரலாம்; உங்கள் பெயர் இல்லாமல் உங்கள் வார்த்தைகள் மட்டும் அதற்குச் செல்லும்.", "இது உங்களுக்கு மட்டுமானது; கோச்சுக்கும் தெரியாது. கோச்சுக்கு ஏதாவது சொல்ல வேண்டுமென்றால் நீங்களே அனுப்ப வேண்டும்."},
		},
	},
	{
		Code: "how-long", Do: []string{actMemory},
		Said: several{
			English:  []string{"This chat is kept until you delete it. Choose \"Delete this chat\" in the menu above, and it's gone right away.", "It stays until you delete it here, or until you delete your account. After that, nothing is kept for us to read."},
			Hindi:    []string{"यह बातचीत तब तक रहती है जब तक आप इसे मिटा न दें। ऊपर के मेन्यू में \"Delete this chat\" है, और यह तुरंत मिट जाती है।", "आप यहाँ मिटाएँ, या अपना खाता मिटाएँ, तब तक यह रहती है। उसके बाद हमारे पढ़ने को कुछ नहीं बचता।"},
			Hinglish: []string{"Yeh chat tab tak rehti hai jab tak aap ise delete na karein. Upar ke menu mein \"Delete this chat\" hai, aur yeh turant hat jaati hai.", "Aap yahan delete karein, ya apna account delete karein, tab tak yeh rehti hai. Uske baad hamare padhne ko kuch nahi bachta."},
			Tamil:    []string{"நீங்கள் அழிக்கும் வரை இந்த உரையாடல் இருக்கும். மேலே உள்ள மெனுவில் \"Delete this chat\" இருக்கிறது; உடனே அழிந்துவிடும்.", "இங்கே நீங்கள் அழிக்கும் வரை, அல்லது உங்கள் கணக்கை அழிக்கும் வரை இது இருக்கும். அதன் பிறகு நாங்கள் படிக்க எதுவும் இருக்காது."},
		},
	},
	{
		Code: "remember", Do: []string{actMemory},
		Said: several{
			English:  []string{"I know this chat and what's on one page: the name you want me to use, your exercises, and what you don't want to be asked. You can change or delete all of it there.", "There's a page that shows what companions remember. You can delete any of it there."},
			Hindi:    []string{"यहाँ यह बातचीत और एक पन्ने पर लिखी बातें याद रहती हैं: आपको क्या कहकर बुलाना है, आपके अभ्यास, और क्या नहीं पूछना है। वहाँ आप सब बदल या मिटा सकते हैं।", "साथियों को जो याद है, वह एक अलग पन्ने पर है। वहाँ आप कुछ भी मिटा सकते हैं।"},
			Hinglish: []string{"Yahan yeh chat aur ek page par likhi baatein yaad rehti hain: aapko kya kehkar bulana hai, aapki exercises, aur kya nahi poochna hai. Wahan aap sab badal ya delete kar sakte hain.", "Companions ko jo yaad hai, woh ek alag page par hai. Wahan aap kuch bhi delete kar sakte hain."},
			Tamil:    []string{"இந்த உரையாடலும் ஒரு பக்கத்தில் உள்ளவையும் நினைவில் இருக்கும்: உங்களை எப்படி அழைப்பது, உங்கள் பயிற்சிகள், எதைக் கேட்கக்கூடாது என்பவை. அங்கே எல்லாவற்றையும் மாற்றலாம் அல்லது அழிக்கலாம்.", "துணைகள் நினைவில் வைத்திருப்பது ஒரு தனிப் பக்கத்தில் இருக்கிறது. அங்கே எதையும் அழிக்கலாம்."},
		},
	},
	{
		Code: "language",
		Said: several{
			English:  []string{"I understand English, Hindi, Hinglish, and Tamil. Write in one of them and I'll answer in it.", "Just write in the language you like: English, Hindi, Hinglish, or Tamil. I don't know other languages, but your coach may speak yours."},
			Hindi:    []string{"यहाँ हिंदी, अंग्रेज़ी, हिंग्लिश और तमिल समझ आती है। जिसमें लिखेंगे, उसी में जवाब मिलेगा।", "जिस भाषा में मन हो, लिखिए: हिंदी, अंग्रेज़ी, हिंग्लिश या तमिल। बाक़ी भाषाएँ यहाँ नहीं आतीं; शायद आपके कोच को आती हों।"},
			Hinglish: []string{"Yahan Hindi, English, Hinglish aur Tamil samajh aati hai. Jismein likhenge, usi mein jawab milega.", "Jis bhasha mein mann ho, likhiye: Hindi, English, Hinglish ya Tamil. Baaki bhashayein yahan nahi aatin; shayad aapke coach ko aati hon."},
			Tamil:    []string{"தமிழ், ஆங்கிலம், இந்தி, ஹிங்கிலிஷ் புரியும். எதில் எழுதுகிறீர்களோ அதில் பதில் வரும்.", "பிடித்த மொழியில் எழுதுங்கள்: தமிழ், ஆங்கிலம், இந்தி அல்லது ஹிங்கிலிஷ். மற்ற மொழிகள் தெரியாது; உங்கள் கோச்சுக்குத் தெரிந்திருக்கலாம்."},
		},
	},
	{
		Code: "not-that", Do: []string{actRephrase, actExercises, actCoach},
		Said: several{
			English:  []string{"Sorry, I got that wrong. Tell me again in your own way, or choose something else.", "You're right, that didn't fit. What did you mean?", "I misread that. Thank you for saying so."},
			Hindi:    []string{"माफ़ कीजिए, ग़लत समझा गया। अपने ढंग से फिर बताइए, या कुछ और चुनिए।", "आप सही हैं, वह बात नहीं बैठी। आपका मतलब क्या था?", "आपकी बात ग़लत पढ़ी गई। बताने के लिए धन्यवाद।"},
			Hinglish: []string{"Maaf kijiye, galat samjha gaya. Apne dhang se phir bataiye, ya kuch aur chuniye.", "Aap sahi hain, woh baat nahi baithi. Aapka matlab kya tha?", "Aapki baat galat padhi gayi. Batane ke liye dhanyavaad."},
			Tamil:    []string{"மன்னிக்கவும், தவறாகப் புரிந்துகொண்டேன். உங்கள் விதத்தில் மீண்டும் சொல்லுங்கள், அல்லது வேறொன்றைத் தேர்ந்தெடுங்கள்.", "நீங்கள் சொல்வது சரி, அது பொருந்தவில்லை. நீங்கள் சொல்ல வந்தது என்ன?", "தவறாகப் படித்துவிட்டேன். சொன்னதற்கு நன்றி."},
		},
	},
	{
		Code: "human", Do: []string{actCoach, actHelp},
		Said: several{
			English:  []string{"A person is better for some things. You can write to your coach now. They may take hours to answer. If you need someone right away, 988 answers calls and texts at any hour.", "I'm a program, so let's get you to a person. Your coach is one message away, and the helplines page lists people who answer now."},
			Hindi:    []string{"कुछ बातों के लिए इंसान ही ठीक है। आप अभी अपने कोच को लिख सकते हैं; जवाब में घंटे लग सकते हैं। तुरंत कोई चाहिए तो 988 पर किसी भी समय बात हो सकती है।", "यहाँ एक प्रोग्राम है, तो चलिए किसी इंसान तक पहुँचें। कोच एक संदेश दूर हैं, और हेल्पलाइन वाले पन्ने पर वे लोग हैं जो अभी जवाब देते हैं।"},
			Hinglish: []string{"Kuch baaton ke liye insaan hi theek hai. Aap abhi apne coach ko likh sakte hain; jawab mein ghante lag sakte hain. Turant koi chahiye to 988 par kisi bhi samay baat ho sakti hai.", "Yahan ek program hai, to chaliye kisi insaan tak pahunchein. Coach ek message door hain, aur helplines wale page par woh log hain jo abhi jawab dete hain."},
			Tamil:    []string{"சில விஷயங்களுக்கு மனிதரே நல்லது. இப்போதே உங்கள் கோச்சுக்கு எழுதலாம்; பதில் வர சில மணி நேரம் ஆகலாம். உடனே யாராவது வேண்டுமென்றால் 988 எந்த நேரமும் பேசும்.", "இது ஒரு நிரல்; வாருங்கள், ஒரு மனிதரை அடையலாம். கோச் ஒரு செய்தி தூரத்தில் இருக்கிறார்; உதவி எண்கள் பக்கத்தில் இப்போதே பதில் சொல்பவர்கள் இருக்கிறார்கள்."},
		},
	},
	{
		Code: "coach", Do: []string{actCoach}, Exercises: []string{"to-my-coach"},
		Said: several{
			English:  []string{"You can write to your coach here. If the words are hard to find, there's a short exercise for that.", "Your coach reads what you send in Messages, not this chat. I can help you put it into three lines first."},
			Hindi:    []string{"अपने कोच को आप यहाँ से लिख सकते हैं। शब्द न मिल रहे हों तो उसके लिए एक छोटा अभ्यास है।", "कोच वही पढ़ते हैं जो आप Messages में भेजते हैं, यह बातचीत नहीं। पहले तीन पंक्तियों में लिखने में मदद मिल सकती है।"},
			Hinglish: []string{"Apne coach ko aap yahan se likh sakte hain. Shabd na mil rahe hon to uske liye ek chhoti exercise hai.", "Coach wahi padhte hain jo aap Messages mein bhejte hain, yeh chat nahi. Pehle teen lines mein likhne mein madad mil sakti hai."},
			Tamil:    []string{"உங்கள் கோச்சுக்கு இங்கிருந்து எழுதலாம். வார்த்தைகள் கிடைக்கவில்லை என்றால் அதற்கு ஒரு சிறிய பயிற்சி இருக்கிறது.", "Messages-இல் நீங்கள் அனுப்புவதைத்தான் கோச் படிக்கிறார், இதை அல்ல. முதலில் மூன்று வரிகளில் எழுத உதவி கிடைக்கும்."},
		},
	},
	{
		Code: "session", Do: []string{actSessions, actCoach},
		Said: several{
			English:  []string{"You can book, reschedule, and cancel sessions on the Sessions page. I can't do it from here.", "That's on the Sessions page: pick a time, reschedule, or cancel."},
			Hindi:    []string{"सेशन बुक करना, बदलना या रद्द करना उनके अपने पन्ने पर होता है। यहाँ से नहीं होता।", "यह Sessions वाले पन्ने पर है: समय चुनिए, बदलिए, या रद्द कीजिए।"},
			Hinglish: []string{"Session book karna, badalna ya cancel karna unke apne page par hota hai. Yahan se nahi hota.", "Yeh Sessions wale page par hai: time chuniye, badliye, ya cancel kijiye."},
			Tamil:    []string{"அமர்வுகளை முன்பதிவு செய்வது, மாற்றுவது, ரத்து செய்வது எல்லாம் அதற்கான பக்கத்தில். இங்கிருந்து முடியாது.", "அது Sessions பக்கத்தில் இருக்கிறது: நேரத்தைத் தேர்ந்தெடுங்கள், மாற்றுங்கள், அல்லது ரத்து செய்யுங்கள்."},
		},
	},
	{
		Code: "journal", Do: []string{actJournal},
		Said: several{
			English:  []string{"Your journal is a quiet place for that. Only you can open it.", "You can write it first and say it to someone later. Here's your journal."},
			Hindi:    []string{"उसके लिए आपका जर्नल एक शांत जगह है। उसे सिर्फ़ आप खोल सकते हैं।", "पहले लिखना, फिर किसी से बात। आपका जर्नल यहाँ है।"},
			Hinglish: []string{"Uske liye aapka journal ek shaant jagah hai. Use sirf aap khol sakte hain.", "Pehle likhna, phir kisi se baat. Aapka journal yahan hai."},
			Tamil:    []string{"அதற்கு உங்கள் ஜர்னல் ஒரு அமைதியான இடம். நீங்கள் மட்டுமே அதைத் திறக்க முடியும்.", "முதலில் எழுதலாம், பிறகு பேசலாம். உங்கள் ஜர்னல் இங்கே."},
		},
	},
	{
		Code: "price", Do: []string{actPlan},
		Said: several{
			English:  []string{"Your plan, what it costs, and how to cancel are under Plan & billing. I can't see your bills.", "Plans and trials are on one page, and you can cancel there yourself."},
			Hindi:    []string{"आपके पास क्या है, उसका दाम और उसे रद्द करना, सब आपके प्लान के पन्ने पर है। यहाँ बिल नहीं दिखते।", "प्लान और ट्रायल एक पन्ने पर हैं, और वहाँ आप ख़ुद रद्द कर सकते हैं।"},
			Hinglish: []string{"Aapke paas kya hai, uska daam aur use cancel karna, sab aapke plan ke page par hai. Yahan bills nahi dikhte.", "Plan aur trial ek page par hain, aur wahan aap khud cancel kar sakte hain."},
			Tamil:    []string{"உங்களிடம் என்ன திட்டம், அதன் விலை, ரத்து செய்வது எல்லாம் திட்டப் பக்கத்தில் இருக்கிறது. கட்டணங்கள் இங்கே தெரியாது.", "திட்டங்களும் இலவச சோதனையும் ஒரே பக்கத்தில் உள்ளன; அங்கே நீங்களே ரத்து செய்யலாம்."},
		},
	},
	{
		Code: "remind", Do: []string{actExercises},
		Said: several{
			English:  []string{"I can remind you to do an exercise: start one, and choose a time at the end. I can't set other reminders.", "Reminders go with exercises here. Pick one, and you can choose when to come back."},
			Hindi:    []string{"याद दिलाना किसी अभ्यास के लिए हो सकता है: एक शुरू कीजिए, और अंत में समय चुनिए। दूसरी चीज़ें यहाँ से याद नहीं दिलाई जा सकतीं।", "यहाँ याद दिलाना अभ्यास के साथ होता है। एक चुनिए, फिर लौटने का समय तय कर सकते हैं।"},
			Hinglish: []string{"Reminder kisi exercise ke liye ho sakta hai: ek shuru kijiye, aur ant mein time chuniye. Doosre reminders yahan se nahi lagte.", "Yahan reminder exercise ke saath hota hai. Ek chuniye, phir lautne ka time tay kar sakte hain."},
			Tamil:    []string{"ஒரு பயிற்சிக்கு நினைவூட்ட முடியும்: ஒன்றைத் தொடங்குங்கள், முடிவில் நேரத்தைத் தேர்ந்தெடுங்கள். மற்ற நினைவூட்டல்களை இங்கே வைக்க முடியாது.", "இங்கே நினைவூட்டல் பயிற்சியோடு வரும். ஒன்றைத் தேர்ந்தெடுத்தால், எப்போது திரும்ப வருவது என்று முடிவு செய்யலாம்."},
		},
	},
	{
		Code: "helpline", Do: []string{actHelp},
		Said: several{
			English:  []string{"988 answers calls and texts at any hour, free in the US. The helplines page has more, by type and by place.", "There's a page with helplines for many situations, in the US and in other countries. If you're in danger, call 911."},
			Hindi:    []string{"988 पर किसी भी समय फ़ोन या टेक्स्ट कर सकते हैं, अमेरिका में मुफ़्त। टेक्स्ट अंग्रेज़ी और स्पैनिश में है; फ़ोन पर दुभाषिया मिल सकता है।", "हेल्पलाइन का एक पन्ना है, कई हालात और कई देशों के लिए। ख़तरे में 911 पर फ़ोन कीजिए।"},
			Hinglish: []string{"988 par kisi bhi samay call ya text kar sakte hain, US mein free. Text English aur Spanish mein hai; call par interpreter mil sakta hai.", "Helplines ka ek page hai, kai haalaat aur kai deshon ke liye. Khatre mein 911 par call kijiye."},
			Tamil:    []string{"988-ஐ எந்த நேரமும் அழைக்கலாம் அல்லது செய்தி அனுப்பலாம்; அமெரிக்காவில் இலவசம். செய்தி ஆங்கிலத்திலும் ஸ்பானிஷிலும் மட்டும்; அழைப்பில் மொழிபெயர்ப்பாளர் கிடைக்கலாம்.", "பல சூழல்களுக்கும் பல நாடுகளுக்குமான உதவி எண்கள் ஒரு பக்கத்தில் இருக்கின்றன. ஆபத்தென்றால் 911-ஐ அழையுங்கள்."},
		},
	},
	{
		Code: "exercise", Do: []string{actExercises},
		Said: several{
			English:  []string{"Here are a few to start with. You can stop any of them at any time.", "Let's find something to do. Each of these takes a few minutes."},
			Hindi:    []string{"शुरू करने के लिए ये कुछ अभ्यास हैं। किसी को भी बीच में रोक सकते हैं।", "तो कुछ करते हैं। इनमें से हर एक में कुछ ही मिनट लगते हैं।"},
			Hinglish: []string{"Shuru karne ke liye yeh kuch exercises hain. Kisi ko bhi beech mein rok sakte hain.", "To kuch karte hain. Inmein se har ek mein kuch hi minute lagte hain."},
			Tamil:    []string{"தொடங்க இங்கே சில பயிற்சிகள். எதையும் எந்த நேரமும் நிறுத்தலாம்.", "சரி, ஏதாவது செய்யலாம். இவை ஒவ்வொன்றும் சில நிமிடங்களே."},
		},
	},
	{
		Code: "breathe", Exercises: []string{"longer-out-breath", "panic"},
		Said: several{
			English:  []string{"Let's slow your breath down. This exercise keeps the pace for you.", "A longer breath out, for a few minutes. You can stop whenever you like."},
			Hindi:    []string{"चलिए साँस को धीमा करें। यह अभ्यास आपके लिए लय रखता है।", "कुछ मिनट, साँस छोड़ना थोड़ा लंबा। जब चाहें रुक सकते हैं।"},
			Hinglish: []string{"Chaliye saans ko dheema karein. Yeh exercise aapke liye pace rakhti hai.", "Kuch minute, saans chhodna thoda lamba. Jab chahein ruk sakte hain."},
			Tamil:    []string{"மூச்சை மெதுவாக்கலாம். இந்தப் பயிற்சி உங்களுக்காக வேகத்தைப் பார்த்துக்கொள்ளும்.", "சில நிமிடங்கள், மூச்சை வெளியே விடுவது கொஞ்சம் நீளமாக. எப்போது வேண்டுமானாலும் நிறுத்தலாம்."},
		},
	},
	{
		Code: "ground", Exercises: []string{"senses", "longer-out-breath", "making-room"},
		Said: several{
			English:  []string{"Let's come back to the room you're in. One of these can help with that.", "When it's all too much at once, start with what you can see and hear."},
			Hindi:    []string{"चलिए उस कमरे में लौटें जहाँ आप हैं। इनमें से एक इसमें मदद कर सकता है।", "जब सब एक साथ ज़्यादा हो, तो उससे शुरू करें जो दिख रहा है और सुनाई दे रहा है।"},
			Hinglish: []string{"Chaliye us kamre mein lautein jahan aap hain. Inmein se ek ismein madad kar sakta hai.", "Jab sab ek saath zyada ho, to usse shuru karein jo dikh raha hai aur sunai de raha hai."},
			Tamil:    []string{"நீங்கள் இருக்கும் அறைக்குத் திரும்பலாம். இவற்றில் ஒன்று அதற்கு உதவும்.", "எல்லாம் ஒரேயடியாக அதிகமானால், கண்ணுக்கும் காதுக்கும் படுவதிலிருந்து தொடங்கலாம்."},
		},
	},
	{
		Code: "relax-sleep", Exercises: []string{"sleep-wind-down", "longer-out-breath"},
		Said: several{
			English:  []string{"Let's wind down slowly. This one ends with relaxing your body, so you can do it in bed.", "There's an exercise for bedtime that takes about ten minutes."},
			Hindi:    []string{"चलिए धीरे-धीरे दिन समेटें। यह अभ्यास शरीर पर ख़त्म होता है, बिस्तर में भी हो सकता है।", "रात के लिए एक अभ्यास है, क़रीब दस मिनट का।"},
			Hinglish: []string{"Chaliye dheere dheere din sametein. Yeh exercise body par khatam hoti hai, bistar mein bhi ho sakti hai.", "Raat ke liye ek exercise hai, kareeb das minute ki."},
			Tamil:    []string{"மெதுவாக இந்த நாளை முடிக்கலாம். இது உடலோடு முடியும்; படுக்கையிலேயே செய்யலாம்.", "இரவுக்கு ஒரு பயிற்சி இருக்கிறது, சுமார் பத்து நிமிடம்."},
		},
	},
	{
		Code: "just-listen", Do: []string{actJournal},
		Said: several{
			English:  []string{"Okay, no advice. Write as much as you like. I'll stay with it.", "All right, I'll just read. Take all the room you need."},
			Hindi:    []string{"तो कोई सलाह नहीं। जितना मन हो लिखिए; यहाँ सब पढ़ा जाएगा।", "ठीक है, बस पढ़ना है। जितनी जगह चाहिए, लीजिए।"},
			Hinglish: []string{"To koi salaah nahi. Jitna mann ho likhiye; yahan sab padha jaayega.", "Theek hai, bas padhna hai. Jitni jagah chahiye, lijiye."},
			Tamil:    []string{"அப்படியென்றால் அறிவுரை இல்லை. வேண்டிய அளவு எழுதுங்கள்; எல்லாவற்றையும் படிக்கிறேன்.", "சரி, படிக்க மட்டும் செய்கிறேன். வேண்டிய இடத்தை எடுத்துக்கொள்ளுங்கள்."},
		},
	},
}
