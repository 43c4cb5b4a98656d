package companion

import "aangan/bff/domain/safety"

// The lines of help outside the order of the steps: for a danger that was named, for questions, refusals and obstacles,
// and for the time after an acute danger.

// imminent is the first reply to a text that already says the plan or the time: it doesn't ask for them.
var imminent = line{plans | means | distance | lifeline | program, plain{
	English:  "Call 988 now, or 911 if it's about to happen; I'm a program and can't come to you. Put the thing you'd use in another room, or go somewhere else yourself. Is it within reach?",
	Hindi:    "अभी 988 पर फ़ोन कीजिए, और बस होने ही वाला हो तो 911 पर; मैं एक प्रोग्राम हूँ, आप तक आना मुझसे नहीं होगा। जिस चीज़ का सोचा है उसे दूसरे कमरे में रखिए, या ख़ुद कहीं और जाइए। क्या वह अभी हाथ की पहुँच में है?",
	Hinglish: "Abhi 988 par call kijiye, aur bas hone hi wala ho to 911 par; main ek program hoon, aap tak aana mujhse nahi hoga. Jis cheez ka socha hai use doosre kamre mein rakhiye, ya khud kahin aur jaiye. Kya woh abhi haath ki pahunch mein hai?",
	Tamil:    "இப்போதே 988-ஐ அழையுங்கள், நடக்கப் போகிறது என்றால் 911-ஐ அழையுங்கள்; நான் ஒரு கணினி நிரல், என்னால் உங்களிடம் வர முடியாது. பயன்படுத்த நினைத்த பொருளை வேறு அறையில் வையுங்கள், அல்லது நீங்கள் வேறு இடத்துக்குப் போங்கள். அது இப்போது கைக்கு எட்டுகிறதா?",
}}

// gravely are the steps after imminent, as long as the member is alone.
var gravely = []line{
	urgent[safety.Self][2],
	refusedNow,
	acute[safety.SelfNow][3],
	urgent[safety.Self][4],
}

// checkIns come after two weak signs, which ordinary talks have too: the direct question follows only if the answer is
// no, or has a sign.
var checkIns = []line{
	{checks, plain{
		English:  "Before we go on, one question: are you holding up OK with all this? You can just say no.",
		Hindi:    "आगे बढ़ने से पहले एक बात: क्या यह सब आपसे सँभल पा रहा है? साफ़ ना कहना भी ठीक है।",
		Hinglish: "Aage badhne se pehle ek baat: kya yeh sab aapse sambhal pa raha hai? Saaf na kehna bhi theek hai.",
		Tamil:    "தொடர்வதற்கு முன் ஒரு கேள்வி: இதையெல்லாம் சமாளிக்க முடிகிறதா? இல்லை என்றால் அப்படியே சொல்லலாம்.",
	}},
	{checks, plain{
		English:  "Let me check in for a moment: are you OK, with everything on your mind?",
		Hindi:    "बीच में एक सवाल: इतना सब मन पर लेकर भी क्या आप ठीक हैं?",
		Hinglish: "Beech mein ek sawaal: itna sab mann par lekar bhi kya aap theek hain?",
		Tamil:    "நடுவில் ஒரு கேள்வி: இவ்வளவையும் சுமந்துகொண்டு நீங்கள் பரவாயில்லையா?",
	}},
	{checks, plain{
		English:  "One thing first: are you OK today, apart from what you just wrote?",
		Hindi:    "पहले एक बात: अभी जो लिखा, उसके अलावा क्या आज आप ठीक हैं?",
		Hinglish: "Pehle ek baat: abhi jo likha, uske alawa kya aaj aap theek hain?",
		Tamil:    "முதலில் ஒன்று: இப்போது எழுதியதைத் தவிர, இன்று நீங்கள் நன்றாக இருக்கிறீர்களா?",
	}},
}

// goOn follows a check-in that was answered without a sign.
var goOn = line{0, plain{
	English:  "OK. Go on with what you were telling me.",
	Hindi:    "ठीक है। जो बात चल रही थी, वह आगे बताइए।",
	Hinglish: "Theek hai. Jo baat chal rahi thi, woh aage bataiye.",
	Tamil:    "சரி. சொல்லிக்கொண்டிருந்ததைத் தொடருங்கள்.",
}}

// heavier answers a new sign when the direct question was asked twice in a short time.
var heavier = []line{
	{lifeline, plain{
		English:  "I've asked, and I won't ask the same question again. If thoughts of ending your life are part of this, you can say so here at any time. 988 is there too.",
		Hindi:    "पूछा जा चुका है, वही सवाल दोहराना ठीक नहीं। अगर जान लेने के ख़याल भी इसमें हों, तो यहाँ कभी भी कहिए, और 988 भी है।",
		Hinglish: "Poocha ja chuka hai, wahi sawaal dohrana theek nahi. Agar jaan lene ke khayal bhi ismein hon, to yahan kabhi bhi kahiye, aur 988 bhi hai.",
		Tamil:    "ஏற்கனவே கேட்டாயிற்று, அதையே திரும்பக் கேட்கவில்லை. உயிரை விடும் எண்ணமும் இதில் இருந்தால் எப்போது வேண்டுமானாலும் இங்கே சொல்லலாம், 988-உம் இருக்கிறது.",
	}},
}

// alsoYou asks a member whose talk is about violence, when a text sounds like their own wish to die.
var alsoYou = line{asks | lifeline, plain{
	English:  "One more question, because living like this wears people down: have you had thoughts of ending your life? If so, 988 is there for you too.",
	Hindi:    "एक सवाल और, क्योंकि ऐसे जीना बहुत थका देता है: क्या कभी अपनी जान लेने का ख़याल आया है? अगर हाँ, तो 988 आपके लिए भी है।",
	Hinglish: "Ek sawaal aur, kyunki aise jeena bahut thaka deta hai: kya kabhi apni jaan lene ka khayal aaya hai? Agar haan, to 988 aapke liye bhi hai.",
	Tamil:    "இன்னொரு கேள்வி, இப்படி வாழ்வது ஆளையே சோர்வாக்கிவிடும் என்பதால்: உயிரை விட்டுவிடலாம் என்று எப்போதாவது தோன்றியிருக்கிறதா? அப்படியென்றால் 988 உங்களுக்கும் உண்டு.",
}}

// alsoViolence comes once when a member in another danger says that they are hurt by another person.
var alsoViolence = line{otherLine | lifeline, plain{
	English:  "Being hurt at home is a danger of its own, and it isn't your fault. The National Domestic Violence Hotline is free at any hour: 1-800-799-7233. If you're in danger, call 911.",
	Hindi:    "घर में चोट पहुँचाई जाना अपने आप में एक ख़तरा है, और इसमें आपकी ग़लती नहीं। National Domestic Violence Hotline हर समय मुफ़्त है: 1-800-799-7233; ख़तरे में 911।",
	Hinglish: "Ghar mein chot pahunchayi jaana apne aap mein ek khatra hai, aur ismein aapki galti nahi. National Domestic Violence Hotline har waqt free hai: 1-800-799-7233; khatre mein 911.",
	Tamil:    "வீட்டில் காயப்படுத்தப்படுவதும் ஒரு ஆபத்துதான், அது உங்கள் தப்பு இல்லை. National Domestic Violence Hotline எந்த நேரத்திலும் இலவசம்: 1-800-799-7233; ஆபத்தில் 911.",
}}

// unsafeHere answers that it isn't safe to write.
var unsafeHere = []line{
	{otherLine | lifeline, plain{
		English:  "Then stop writing whenever you need to; the quick exit at the top hides this page. When you're alone, or have another phone, call the hotline: 1-800-799-7233. If it gets dangerous before that, call 911.",
		Hindi:    "तो जब ज़रूरत लगे, लिखना छोड़ दीजिए; ऊपर का quick exit यह पेज छिपा देता है। अकेले हों, या दूसरा फ़ोन हो, तब हॉटलाइन का नंबर 1-800-799-7233 है। उससे पहले ख़तरा बढ़े तो 911 पर फ़ोन कीजिए।",
		Hinglish: "To jab zaroorat lage, likhna chhod dijiye; upar ka quick exit yeh page chhupa deta hai. Akele hon, ya doosra phone ho, tab hotline ka number 1-800-799-7233 hai. Usse pehle khatra badhe to 911 par call kijiye.",
		Tamil:    "அப்படியென்றால் தேவைப்படும்போது எழுதுவதை நிறுத்திவிடுங்கள்; மேலே உள்ள quick exit இந்தப் பக்கத்தை மறைத்துவிடும். தனியாக இருக்கும்போதோ வேறு போனிலோ, ஹாட்லைன் எண் 1-800-799-7233. அதற்கு முன் ஆபத்து வந்தால் 911-ஐ அழையுங்கள்.",
	}},
	{lifeline, plain{
		English:  "Close this page now. It will still be here when you're alone. If you're in danger and can't talk, 911 still comes.",
		Hindi:    "अभी यह पेज बंद कर दीजिए; अकेले होने पर यह यहीं मिलेगा। ख़तरे में बोलना न हो पाए, तब भी 911 आता है।",
		Hinglish: "Abhi yeh page band kar dijiye; akele hone par yeh yahin milega. Khatre mein bolna na ho paaye, tab bhi 911 aata hai.",
		Tamil:    "இப்போது இந்தப் பக்கத்தை மூடிவிடுங்கள்; தனியாக இருக்கும்போது இது இங்கேயே இருக்கும். ஆபத்தில், பேச முடியாவிட்டாலும் 911-இல் இருந்து வருவார்கள்.",
	}},
}

// aboutProgram and aboutReaders answer whether a person writes here, and who reads or hears of it.
var (
	aboutProgram = line{program | lifeline | trusted, plain{
		English:  "I'm a program, not a person. I can ask questions and listen. A person at 988, or someone you trust, can be there for you.",
		Hindi:    "मैं एक प्रोग्राम हूँ, इंसान नहीं। पूछना और सुनना मुझसे हो सकता है; साथ खड़ा होने के लिए 988 का कोई इंसान है, या आपका कोई अपना।",
		Hinglish: "Main ek program hoon, insaan nahi. Poochna aur sunna mujhse ho sakta hai; saath khade hone ke liye 988 ka koi insaan hai, ya aapka koi apna.",
		Tamil:    "நான் ஒரு கணினி நிரல், மனிதர் இல்லை. கேட்கவும் கவனிக்கவும் என்னால் முடியும்; கூடவே இருக்க 988-இல் ஒருவர் இருக்கிறார், அல்லது உங்களுக்கு நம்பிக்கையான ஒருவர்.",
	}}
	aboutReaders = line{program | trusted, plain{
		English:  "I'm a program. No coach and no one in your family reads this, and I can't call or tell anyone. I hope you'll tell one person you trust.",
		Hindi:    "मैं एक प्रोग्राम हूँ: यह न कोई कोच पढ़ता है, न घर का कोई, और किसी को बताना या बुलाना मुझसे नहीं होता। अच्छा होगा कि भरोसे के किसी एक इंसान को आप ख़ुद बताएँ।",
		Hinglish: "Main ek program hoon: yeh na koi coach padhta hai, na ghar ka koi, aur kisi ko batana ya bulana mujhse nahi hota. Achha hoga ki bharose ke kisi ek insaan ko aap khud batayein.",
		Tamil:    "நான் ஒரு கணினி நிரல்: இதைப் பயிற்சியாளரோ உங்கள் வீட்டில் யாருமோ படிப்பதில்லை, என்னால் யாரையும் அழைக்கவோ யாரிடமும் சொல்லவோ முடியாது. நீங்கள் நம்பும் ஒருவரிடம் நீங்களே சொன்னால் நல்லது.",
	}}
)

// refused answers a refusal to call or to involve anyone. The first line asks for the obstacle. refusedNow is for an
// acute danger, where the call stays the aim.
var (
	refused = []line{
		{barrier, plain{
			English:  "You don't have to call anyone you don't want to. What feels hard about calling?",
			Hindi:    "जिसे फ़ोन करने का मन न हो, उसे करना ज़रूरी नहीं। फ़ोन करने में क्या बात मुश्किल लगती है?",
			Hinglish: "Jise call karne ka mann na ho, use karna zaroori nahi. Call karne mein kya baat mushkil lagti hai?",
			Tamil:    "விருப்பமில்லாத யாரையும் நீங்கள் அழைக்க வேண்டியதில்லை. அழைப்பதில் எது கஷ்டமாக இருக்கிறது?",
		}},
		{trusted, plain{
			English:  "OK, no numbers for now. Is there one person you wouldn't mind hearing from today?",
			Hindi:    "ठीक है, अभी नंबर की बात नहीं करते। क्या कोई एक इंसान है जिसका फ़ोन आज आ जाए तो अच्छा लगे?",
			Hinglish: "Theek hai, abhi number ki baat nahi karte. Kya koi ek insaan hai jiska phone aaj aa jaaye to achha lage?",
			Tamil:    "சரி, இப்போதைக்கு எண்களைப் பற்றிப் பேச வேண்டாம். இன்று யாராவது ஒருவர் உங்களைக் கூப்பிட்டால் நன்றாக இருக்கும் என்று தோன்றுகிறதா?",
		}},
	}
	refusedNow = line{barrier | lifeline, plain{
		English:  "You don't have to explain anything to 911. Just say where you are; that's enough. What makes it hard to call?",
		Hindi:    "911 को कुछ समझाना ज़रूरी नहीं: बस बताइए कि आप कहाँ हैं, इतना काफ़ी है। फ़ोन करने में क्या अड़चन है?",
		Hinglish: "911 ko kuch samjhana zaroori nahi: bas bataiye ki aap kahan hain, itna kaafi hai. Call karne mein kya adchan hai?",
		Tamil:    "911-இல் எதையும் விளக்க வேண்டாம்: எங்கே இருக்கிறீர்கள் என்று மட்டும் சொன்னால் போதும். அழைப்பதில் என்ன தடை?",
	}}
)

// reachOut replaces the step that asks what stands in the way, if refused asked already.
var reachOut = line{coach | trusted, plain{
	English:  "Your coach reads Messages, but often hours later; a friend may be quicker. Which of the two would be easier?",
	Hindi:    "कोच Messages पढ़ते हैं, पर अक्सर घंटों बाद; कोई दोस्त जल्दी देख सकता है। दोनों में से किसे लिखना कम मुश्किल होगा?",
	Hinglish: "Coach Messages padhte hain, par aksar ghanton baad; koi dost jaldi dekh sakta hai. Dono mein se kise likhna kam mushkil hoga?",
	Tamil:    "பயிற்சியாளர் Messages-ஐப் படிப்பார், ஆனால் பெரும்பாலும் பல மணி நேரம் கழித்து; ஒரு நண்பர் சீக்கிரம் பார்க்கலாம். இருவரில் யாருக்கு எழுதுவது கஷ்டம் குறைவு?",
}}

// obstacle is something that stands in the way of help.
type obstacle int

const (
	// unnamed is any obstacle without its own answer.
	unnamed obstacle = iota
	// watched means that another person checks the phone.
	watched
	// papers are costs, visas and records.
	papers
	// children are feared for.
	children
	// tongue is the language.
	tongue
	// speech is hard at this moment, or with strangers.
	speech
	// shame is about family and honor.
	shame
)

// obstacles answer what stands in the way. "There" is 988 or the hotline that was named before.
var obstacles = map[obstacle]line{
	watched: {0, plain{
		English:  "If someone checks your phone, use another one: a friend's, one at work, or one at a clinic.",
		Hindi:    "कोई आपका फ़ोन देखता हो, तो दूसरे फ़ोन से बात कीजिए: किसी दोस्त के, ऑफ़िस के, या क्लिनिक के।",
		Hinglish: "Koi aapka phone check karta ho, to doosre phone se baat kijiye: kisi dost ke, office ke, ya clinic ke.",
		Tamil:    "உங்கள் போனை யாராவது பார்த்தால், வேறு போனைப் பயன்படுத்துங்கள்: நண்பருடையது, ஆபீஸில் இருப்பது, அல்லது கிளினிக்கில் இருப்பது.",
	}},
	papers: {0, plain{
		English:  "The call is free, and you don't have to give a name or say anything about a visa. Does that make it a little easier?",
		Hindi:    "फ़ोन करने में कोई पैसा नहीं लगता, और नाम या वीज़ा के बारे में कुछ भी बताना ज़रूरी नहीं। क्या इससे थोड़ा आसान लगता है?",
		Hinglish: "Call karne mein koi paisa nahi lagta, aur naam ya visa ke baare mein kuch bhi batana zaroori nahi. Kya isse thoda aasaan lagta hai?",
		Tamil:    "அழைப்பதற்குப் பணம் எதுவும் இல்லை; பெயரையோ விசாவைப் பற்றியோ எதுவும் சொல்ல வேண்டியதில்லை. இதனால் கொஞ்சம் எளிதாகத் தோன்றுகிறதா?",
	}},
	children: {0, plain{
		English:  "The people there plan with your kids in mind, and many shelters take kids too.",
		Hindi:    "वहाँ के लोग बच्चों को ध्यान में रखकर सोचते हैं, और कई शेल्टर बच्चों को भी रखते हैं।",
		Hinglish: "Wahan ke log bachchon ko dhyaan mein rakhkar sochte hain, aur kai shelter bachchon ko bhi rakhte hain.",
		Tamil:    "அங்கே இருப்பவர்கள் குழந்தைகளையும் மனதில் வைத்தே யோசிப்பார்கள்; பல காப்பகங்களில் குழந்தைகளும் தங்கலாம்.",
	}},
	tongue: {0, plain{
		English:  "They have interpreters on the phone. Say the name of your language in English, and wait a moment.",
		Hindi:    "फ़ोन पर दुभाषिए मिलते हैं। अपनी भाषा का नाम अंग्रेज़ी में बोलिए, और थोड़ा रुकिए।",
		Hinglish: "Phone par interpreter milte hain. Apni language ka naam English mein boliye, aur thoda rukiye.",
		Tamil:    "போனில் மொழிபெயர்ப்பாளர்கள் உண்டு. உங்கள் மொழியின் பெயரை ஆங்கிலத்தில் சொல்லிவிட்டு, கொஞ்சம் காத்திருங்கள்.",
	}},
	speech: {0, plain{
		English:  "You don't have to speak. A text is enough, and the first one can be a single word.",
		Hindi:    "बोलना ज़रूरी नहीं। मैसेज भी चलता है, और पहला मैसेज बस एक शब्द का हो सकता है।",
		Hinglish: "Bolna zaroori nahi. Text bhi chalta hai, aur pehla text bas ek word ka ho sakta hai.",
		Tamil:    "பேசியே ஆக வேண்டும் என்று இல்லை. மெசேஜ் அனுப்பலாம், முதல் மெசேஜ் ஒரே வார்த்தையாக இருக்கலாம்.",
	}},
	shame: {0, plain{
		English:  "No one there knows your family, and one call doesn't commit you to anything. Asking for help doesn't make you any less of a person.",
		Hindi:    "वहाँ आपके परिवार को कोई नहीं जानता, और एक फ़ोन से कोई फ़ैसला नहीं हो जाता। मदद माँगने से इज़्ज़त कम नहीं होती।",
		Hinglish: "Wahan aapki family ko koi nahi jaanta, aur ek call se koi faisla nahi ho jaata. Madad maangne se izzat kam nahi hoti.",
		Tamil:    "அங்கே உங்கள் குடும்பத்தை யாருக்கும் தெரியாது; ஒரு அழைப்பால் எந்த முடிவும் ஆகிவிடாது. உதவி கேட்பதால் நீங்கள் எதிலும் குறைந்துவிட மாட்டீர்கள்.",
	}},
	unnamed: {0, plain{
		English:  "I see, and it's good that you told me. What would be the smallest step from here?",
		Hindi:    "समझ में आया, और अच्छा हुआ कि आपने बताया। यहाँ से सबसे छोटा क़दम क्या हो सकता है?",
		Hinglish: "Samajh mein aaya, aur achha hua ki aapne bataya. Yahan se sabse chhota step kya ho sakta hai?",
		Tamil:    "புரிகிறது, சொன்னது நல்லது. இங்கிருந்து எடுக்கக்கூடிய மிகச் சிறிய அடி எது?",
	}},
}

// obstaclesNow are the answers to obstacles to a 911 call in an acute danger. An obstacle without its own answer gets
// that of unnamed.
var obstaclesNow = map[obstacle]line{
	papers: {lifeline, plain{
		English:  "An emergency room has to treat everyone, with or without papers or insurance. Call 911 now; the rest can be worked out later.",
		Hindi:    "इमरजेंसी में हर किसी का इलाज करना पड़ता है, काग़ज़ या बीमा हो या न हो। पहले 911 पर फ़ोन कीजिए; बाक़ी सब बाद में देखा जाएगा।",
		Hinglish: "Emergency room ko har kisi ka ilaaj karna padta hai, papers ya insurance ho ya na ho. Pehle 911 par call kijiye; baaki sab baad mein dekha jaayega.",
		Tamil:    "பேப்பரோ இன்சூரன்ஸோ இல்லாவிட்டாலும், எமர்ஜென்சியில் எல்லோருக்கும் சிகிச்சை தந்தே ஆக வேண்டும். முதலில் 911-ஐ அழையுங்கள்; மற்றதைப் பிறகு பார்த்துக்கொள்ளலாம்.",
	}},
	unnamed: {lifeline, plain{
		English:  "Whatever it is can wait until you're safe. Call 911, or have the nearest person call.",
		Hindi:    "जो भी हो, आपके सुरक्षित होने तक रुक सकता है। 911 पर फ़ोन कीजिए, या जो सबसे पास हो उससे करवा लीजिए।",
		Hinglish: "Jo bhi ho, aapke safe hone tak ruk sakta hai. 911 par call kijiye, ya jo sabse paas ho usse karwa lijiye.",
		Tamil:    "எதுவாக இருந்தாலும், நீங்கள் பாதுகாப்பாகும்வரை அது காத்திருக்கலாம். 911-ஐ அழையுங்கள், அல்லது மிக அருகில் இருப்பவரை அழைக்கச் சொல்லுங்கள்.",
	}},
}

// holdingNow follow the steps of an acute danger, as long as it lasts: nothing in them is to drink or to think about.
var holdingNow = map[safety.Kind][]line{
	safety.SelfNow: {
		{lifeline, plain{
			English:  "Nothing here is more urgent than calling 911.",
			Hindi:    "यहाँ कोई बात उस फ़ोन से ज़्यादा ज़रूरी नहीं: 911।",
			Hinglish: "Yahan koi baat us call se zyada zaroori nahi: 911.",
			Tamil:    "இங்கே எழுதுவதை விட அந்த அழைப்புதான் முக்கியம்: 911.",
		}},
		{distance, plain{
			English:  "Go where there are people: a hallway, a neighbor's place, a store.",
			Hindi:    "वहाँ जाइए जहाँ लोग हों: गलियारा, पड़ोसी, कोई दुकान।",
			Hinglish: "Wahan jaiye jahan log hon: hallway, padosi, koi dukaan.",
			Tamil:    "ஆட்கள் இருக்கும் இடத்துக்குப் போங்கள்: படிக்கட்டு, பக்கத்து வீடு, கடை.",
		}},
		{lifeline, plain{
			English:  "Have you reached 911 yet? If not, stop writing and call.",
			Hindi:    "911 से बात हो गई? नहीं, तो यह छोड़कर नंबर मिलाइए।",
			Hinglish: "911 se baat ho gayi? Nahi, to yeh chhodkar number milaiye.",
			Tamil:    "911-இடம் பேசிவிட்டீர்களா? இல்லை என்றால், இதை வைத்துவிட்டு எண்ணை அழுத்துங்கள்.",
		}},
		{trusted, plain{
			English:  "Stay where someone can see you until help is there.",
			Hindi:    "मदद पहुँचने तक किसी की नज़र आप पर रहे।",
			Hinglish: "Madad pahunchne tak kisi ki nazar aap par rahe.",
			Tamil:    "உதவி வரும்வரை யாராவது உங்களைப் பார்த்துக்கொண்டே இருக்கட்டும்.",
		}},
		{lifeline, plain{
			English:  "They'd rather come for nothing than come too late. Call 911.",
			Hindi:    "देर से पहुँचने से अच्छा है कि वे यूँ ही आ जाएँ। 911 मिलाइए।",
			Hinglish: "Der se pahunchne se achha hai ki woh yun hi aa jaayein. 911 milaiye.",
			Tamil:    "தாமதமாக வருவதை விட, தேவையில்லாமல் வந்து போனாலும் பரவாயில்லை. 911-ஐ அழுத்துங்கள்.",
		}},
		{trusted, plain{
			English:  "Say it out loud to the nearest person: I need help now.",
			Hindi:    "सबसे पास वाले इंसान से ज़ोर से कहिए: मुझे अभी मदद चाहिए।",
			Hinglish: "Sabse paas wale insaan se zor se kahiye: mujhe abhi madad chahiye.",
			Tamil:    "மிக அருகில் இருப்பவரிடம் சத்தமாகச் சொல்லுங்கள்: எனக்கு இப்போதே உதவி வேண்டும்.",
		}},
	},
	safety.Attack: {
		{lifeline, plain{
			English:  "Stay out of reach, and keep 911 on the line even if you can't talk.",
			Hindi:    "पहुँच से दूर रहिए, और बिना बोले भी 911 का फ़ोन चालू रखिए।",
			Hinglish: "Pahunch se door rahiye, aur bina bole bhi 911 ka call chaalu rakhiye.",
			Tamil:    "கைக்கு எட்டாத இடத்தில் இருங்கள், பேசாவிட்டாலும் 911 அழைப்பைத் துண்டிக்காதீர்கள்.",
		}},
		{distance, plain{
			English:  "Keep away from the kitchen and from anything that could be used as a weapon.",
			Hindi:    "रसोई से, और हथियार बन सकने वाली हर चीज़ से दूर रहिए।",
			Hinglish: "Kitchen se, aur hathiyar ban sakne wali har cheez se door rahiye.",
			Tamil:    "சமையலறையிலிருந்தும், ஆயுதமாகக்கூடிய எதிலிருந்தும் தள்ளி இருங்கள்.",
		}},
		{lifeline, plain{
			English:  "911 needs your address first. Text it if you can't say it.",
			Hindi:    "911 को सबसे पहले पता चाहिए; बोलना मुमकिन न हो तो लिखकर भेजिए।",
			Hinglish: "911 ko sabse pehle address chahiye; bolna mumkin na ho to likhkar bhejiye.",
			Tamil:    "911-க்கு முதலில் முகவரி தேவை; சொல்ல முடியாவிட்டால் எழுதி அனுப்புங்கள்.",
		}},
		{distance, plain{
			English:  "If there's another way out, take it as soon as it's clear, and go where there are people.",
			Hindi:    "निकलने का दूसरा रास्ता हो, तो ख़ाली होते ही उससे निकलिए, और लोगों के बीच जाइए।",
			Hinglish: "Nikalne ka doosra raasta ho, to khaali hote hi usse nikaliye, aur logon ke beech jaiye.",
			Tamil:    "வெளியேற வேறு வழி இருந்தால், தடையில்லாதபோது அதில் வெளியேறி, ஆட்கள் இருக்கும் இடத்துக்குப் போங்கள்.",
		}},
		{0, plain{
			English:  "This page is still here. Write only if it's safe to.",
			Hindi:    "यह पेज यहीं है। तभी लिखिए जब लिखना सुरक्षित हो।",
			Hinglish: "Yeh page yahin hai. Tabhi likhiye jab likhna safe ho.",
			Tamil:    "இந்தப் பக்கம் இங்கேயே இருக்கும். எழுதுவது பாதுகாப்பு என்றால் மட்டும் எழுதுங்கள்.",
		}},
	},
}

// outOfReach answers that an attack is over or the police are there.
var outOfReach = line{lifeline, plain{
	English:  "It's good that you're out of reach. Stay where there are other people, and call 911 again if the person comes back.",
	Hindi:    "अच्छा है कि आप पहुँच से बाहर हैं। जहाँ लोग हों वहीं रहिए, और वे लौटें तो फिर 911 पर फ़ोन कीजिए।",
	Hinglish: "Achha hai ki aap pahunch se bahar hain. Jahan log hon wahin rahiye, aur woh lautein to phir 911 par call kijiye.",
	Tamil:    "நீங்கள் கைக்கு எட்டாத இடத்தில் இருப்பது நல்லது. ஆட்கள் இருக்கும் இடத்திலேயே இருங்கள்; அவர்கள் திரும்பி வந்தால் மறுபடியும் 911-ஐ அழையுங்கள்.",
}}

// recovering are the steps after an acute danger of the member's own making: asking for a plan would come too late.
var recovering = []line{
	{professional, plain{
		English:  "Tell the people with you everything you told me. They need to know it to help you.",
		Hindi:    "जो आपके साथ हैं, उन्हें वह सब बताइए जो मुझे बताया; सही मदद के लिए उन्हें यह चाहिए।",
		Hinglish: "Jo aapke saath hain, unhein woh sab bataiye jo mujhe bataya; sahi madad ke liye unhein yeh chahiye.",
		Tamil:    "உங்களோடு இருப்பவர்களிடம் என்னிடம் சொன்ன எல்லாவற்றையும் சொல்லுங்கள்; சரியாக உதவ அவர்களுக்கு அது தேவை.",
	}},
	{distance | trusted, plain{
		English:  "Before you're alone at home again, ask someone to take away what was dangerous.",
		Hindi:    "घर में फिर अकेले होने से पहले किसी से कहिए कि वह ख़तरे वाली चीज़ें वहाँ से हटा दे।",
		Hinglish: "Ghar mein phir akele hone se pehle kisi se kahiye ki woh khatre wali cheezein wahan se hata de.",
		Tamil:    "வீட்டில் மறுபடி தனியாக இருப்பதற்கு முன், ஆபத்தான பொருட்களை அங்கிருந்து எடுத்துவிடும்படி யாரிடமாவது சொல்லுங்கள்.",
	}},
	{coping, plain{
		English:  "While you wait, hold something cold or warm, and feel its weight in your hand. Let the others do the talking for now.",
		Hindi:    "इंतज़ार करते हुए कोई ठंडी या गरम चीज़ हाथ में लीजिए, और उसका वज़न महसूस कीजिए। बात करना अभी दूसरों पर छोड़ दीजिए।",
		Hinglish: "Intezaar karte hue koi thandi ya garam cheez haath mein lijiye, aur uska wazan mehsoos kijiye. Baat karna abhi doosron par chhod dijiye.",
		Tamil:    "காத்திருக்கும்போது குளிர்ந்த அல்லது சூடான பொருள் ஒன்றைக் கையில் வைத்து, அதன் எடையை உணருங்கள். பேசுவதை இப்போது மற்றவர்களிடம் விட்டுவிடுங்கள்.",
	}},
	{lifeline | coach, plain{
		English:  "You can call or text 988 in the days after this too, and your coach can help you plan those days.",
		Hindi:    "इसके बाद के दिनों में भी 988 है, फ़ोन पर, और अंग्रेज़ी में मैसेज पर, और वे दिन कैसे निकलें, यह कोच के साथ सोचा जा सकता है।",
		Hinglish: "Iske baad ke dinon mein bhi 988 hai, call par, aur English mein text par, aur woh din kaise niklein, yeh coach ke saath socha ja sakta hai.",
		Tamil:    "இதற்குப் பிறகு வரும் நாட்களிலும் போனிலும், ஆங்கிலத்தில் மெசேஜிலும் 988 இருக்கும்; அந்த நாட்களைப் பயிற்சியாளரோடு சேர்ந்து யோசிக்கலாம்.",
	}},
	{professional | trusted, plain{
		English:  "Before you go home, ask which doctor or therapist will see you next, and when. Have someone close to you write it down.",
		Hindi:    "घर जाने से पहले पूछ लीजिए कि आगे कौन-से डॉक्टर या थेरेपिस्ट देखेंगे, और कब। किसी अपने से यह लिखवा लीजिए।",
		Hinglish: "Ghar jaane se pehle pooch lijiye ki aage kaun se doctor ya therapist dekhenge, aur kab. Kisi apne se yeh likhwa lijiye.",
		Tamil:    "வீட்டுக்குப் போவதற்கு முன், அடுத்து எந்த டாக்டர் அல்லது தெரபிஸ்ட் பார்ப்பார், எப்போது என்று கேளுங்கள். நெருக்கமான ஒருவரை அதை எழுதி வைக்கச் சொல்லுங்கள்.",
	}},
}

// young are the steps for members under 18, after tooYoung. They ask for no details.
var young = []line{
	{alone | trusted, plain{
		English:  "Is there a grown-up near you right now? Go sit with them, even if you don't say why yet.",
		Hindi:    "क्या अभी आपके आसपास कोई बड़ा है? उनके पास जाकर बैठ जाइए, चाहे वजह अभी न बताएँ।",
		Hinglish: "Kya abhi aapke aas paas koi bada hai? Unke paas jaakar baith jaiye, chahe wajah abhi na batayein.",
		Tamil:    "இப்போது உங்கள் பக்கத்தில் பெரியவர் யாராவது இருக்கிறார்களா? காரணம் சொல்லாவிட்டாலும், அவர்கள் பக்கத்தில் போய் உட்காருங்கள்.",
	}},
	{lifeline, plain{
		English:  "You can call or text 988 at any age. If it feels like something could happen now, call 911.",
		Hindi:    "988 हर उम्र के लोगों से बात करता है, फ़ोन पर या अंग्रेज़ी में मैसेज पर। लगे कि अभी कुछ हो सकता है, तो 911 पर फ़ोन कीजिए।",
		Hinglish: "988 har umar ke logon se baat karta hai, call ya English mein text par. Lage ki abhi kuch ho sakta hai, to 911 par call kijiye.",
		Tamil:    "988 எல்லா வயதினரிடமும் பேசும், போனிலோ ஆங்கிலத்தில் மெசேஜிலோ. இப்போதே ஏதாவது நடந்துவிடும் போல இருந்தால் 911-ஐ அழையுங்கள்.",
	}},
	{barrier | trusted, plain{
		English:  "What makes it hard to tell an adult? You can just say you're not OK, and let them ask the rest.",
		Hindi:    "किसी बड़े को बताने में क्या मुश्किल है? शुरुआत बस एक लाइन से हो सकती है, कि आप ठीक नहीं हैं; बाक़ी वे पूछ लेंगे।",
		Hinglish: "Kisi bade ko batane mein kya mushkil hai? Shuruaat bas ek line se ho sakti hai, ki aap theek nahi hain; baaki woh pooch lenge.",
		Tamil:    "ஒரு பெரியவரிடம் சொல்வதில் என்ன கஷ்டம்? நன்றாக இல்லை என்று ஒரு வரியில் தொடங்கலாம்; மற்றதை அவர்கள் கேட்பார்கள்.",
	}},
	{coping, plain{
		English:  "Put your feet flat on the floor, breathe out slowly five times, and look for something blue in the room. Tell me when you've found it.",
		Hindi:    "पैर ज़मीन पर टिकाइए, पाँच बार धीरे से साँस छोड़िए, और कमरे में कोई नीली चीज़ ढूँढिए। मिल जाए तो बताइए।",
		Hinglish: "Pair zameen par tikaiye, paanch baar dheere se saans chhodiye, aur kamre mein koi neeli cheez dhoondiye. Mil jaaye to bataiye.",
		Tamil:    "கால்களைத் தரையில் வையுங்கள், ஐந்து முறை மெதுவாக மூச்சை விடுங்கள், அறையில் நீல நிறப் பொருள் ஒன்றைத் தேடுங்கள். கிடைத்ததும் சொல்லுங்கள்.",
	}},
	{professional | trusted, plain{
		English:  "School counselors and doctors help with this every day, and you can ask to see one alone. Who could take you there?",
		Hindi:    "स्कूल काउंसलर या डॉक्टर के लिए यह रोज़ का काम है, और उनसे अकेले में मिलने को कहा जा सकता है। आपको वहाँ कौन ले जा सकता है?",
		Hinglish: "School counselor ya doctor ke liye yeh roz ka kaam hai, aur unse akele mein milne ko kaha ja sakta hai. Aapko wahan kaun le ja sakta hai?",
		Tamil:    "ஸ்கூல் கவுன்சிலருக்கோ டாக்டருக்கோ இது தினசரி வேலை; அவர்களைத் தனியாகப் பார்க்க வேண்டும் என்று கேட்கலாம். உங்களை யார் அங்கே கூட்டிப் போக முடியும்?",
	}},
}
