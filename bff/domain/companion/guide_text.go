package companion

import "aangan/bff/domain/safety"

// tag says what a line of help does. Tests check with it that a talk has what it needs.
type tag uint16

const (
	// asks is the direct question whether the member thinks of ending their life.
	asks tag = 1 << iota
	// danger is the direct question about another danger: violence, food, a child, another person.
	danger
	// checks asks how the member is, without naming a danger.
	checks
	// plans asks for a plan or a time.
	plans
	// means asks whether something to use is within reach.
	means
	// distance says how to get away from what could hurt.
	distance
	// alone asks who is there.
	alone
	// lifeline names 988 or 911.
	lifeline
	// otherLine names a line for this kind of danger.
	otherLine
	// coach, trusted and professional point to the coach, to a person they trust, and to a doctor or therapist.
	coach
	trusted
	professional
	// coping is something that steadies now.
	coping
	// barrier asks what stands in the way of help.
	barrier
	// program says that this is a program.
	program
	// adults says that Aangan is for adults.
	adults
)

// plain is one text in every language, the same for all companions: near a danger none of them has a character.
type plain struct{ English, Hindi, Hinglish, Tamil string }

func (p plain) in(language Language) string {
	switch language {
	case Hindi:
		return p.Hindi
	case Hinglish:
		return p.Hinglish
	case Tamil:
		return p.Tamil
	default:
		return p.English
	}
}

// line is one message of help in every language, with at most three short sentences and three resources.
type line struct {
	tags tag
	text plain
}

// acute are the steps in a danger at this moment, by kind: the first line is the action.
var acute = map[safety.Kind][]line{
	safety.SelfNow: {
		{lifeline | distance, plain{
			English:  "Call 911 now, or ask someone near you to call. If you took something, keep the package and don't wait to feel worse. If something that could hurt you is within reach, put it down and go to another room.",
			Hindi:    "अभी 911 पर फ़ोन कीजिए, या पास में जो हो उससे करवाइए। कुछ खा लिया हो तो उसका पैकेट सँभालकर रखिए, और तबीयत बिगड़ने का इंतज़ार मत कीजिए। चोट पहुँचाने वाली कोई चीज़ हाथ की पहुँच में हो तो उसे वहीं रख दीजिए और दूसरे कमरे में जाइए।",
			Hinglish: "Abhi 911 par call kijiye, ya paas mein jo ho usse karwaiye. Kuch kha liya ho to uska packet sambhalkar rakhiye, aur tabiyat bigadne ka intezaar mat kijiye. Chot pahunchane wali koi cheez haath ki pahunch mein ho to use wahin rakh dijiye aur doosre kamre mein jaiye.",
			Tamil:    "உடனே 911-ஐ அழையுங்கள், அல்லது பக்கத்தில் இருப்பவரை அழைக்கச் சொல்லுங்கள். எதையாவது விழுங்கியிருந்தால் அதன் பாக்கெட்டைப் பத்திரமாக வைத்திருங்கள்; உடம்பு மோசமாகும் வரை காத்திருக்காதீர்கள். காயப்படுத்தக்கூடிய பொருள் ஏதாவது கைக்கு எட்டினால், கீழே வைத்துவிட்டு வேறு அறைக்குப் போங்கள்.",
		}},
		{alone | program, plain{
			English:  "Who is with you right now? I'm a program and can't send anyone, so please call out, knock on a door, or call the person who can get to you fastest. Unlock the front door for them.",
			Hindi:    "अभी आपके साथ कौन है? मैं एक प्रोग्राम हूँ, किसी को भेजना मेरे बस में नहीं; इसलिए आवाज़ लगाइए, किसी का दरवाज़ा खटखटाइए, या उसे फ़ोन कीजिए जो सबसे जल्दी पहुँच सके। उनके लिए बाहर का दरवाज़ा खुला रखिए।",
			Hinglish: "Abhi aapke saath kaun hai? Main ek program hoon, kisi ko bhejna mere bas mein nahi; isliye please awaaz lagaiye, kisi ka darwaza khatkhataiye, ya use phone kijiye jo sabse jaldi pahunch sake. Unke liye bahar ka darwaza khula rakhiye.",
			Tamil:    "இப்போது உங்களோடு யார் இருக்கிறார்கள்? நான் ஒரு கணினி நிரல், என்னால் யாரையும் அனுப்ப முடியாது; அதனால் சத்தமாகக் கூப்பிடுங்கள், பக்கத்துக் கதவைத் தட்டுங்கள், அல்லது சீக்கிரம் வரக்கூடியவருக்கு போன் செய்யுங்கள். அவர்கள் வருவதற்காக வாசல் கதவைத் திறந்து வையுங்கள்.",
		}},
		{lifeline | otherLine, plain{
			English:  "If no one has called 911 yet, call before you write back to me. Poison Help can tell you what to do until they arrive: 1-800-222-1222. Stay on the line with them.",
			Hindi:    "मुझे जवाब देने से पहले 911 पर फ़ोन कीजिए, अगर अब तक न किया हो। उनके आने तक क्या करना है, यह Poison Help बता सकता है: 1-800-222-1222। उनसे बात चलती रहे, फ़ोन मत काटिए।",
			Hinglish: "Mujhe jawab dene se pehle 911 par call kijiye, agar ab tak na kiya ho. Unke aane tak kya karna hai, yeh Poison Help bata sakta hai: 1-800-222-1222. Unse baat chalti rahe, phone mat kaatiye.",
			Tamil:    "911-ஐ இன்னும் அழைக்கவில்லை என்றால், எனக்குப் பதில் எழுதுவதற்கு முன் அதைச் செய்யுங்கள். அவர்கள் வரும்வரை என்ன செய்ய வேண்டும் என்று Poison Help சொல்லும்: 1-800-222-1222. போனை வைக்காமல் அவர்களோடு பேசிக்கொண்டே இருங்கள்.",
		}},
		{lifeline, plain{
			English:  "People at 988 can stay with you by phone or text until help comes. Is someone on the way?",
			Hindi:    "मदद आने तक 988 के लोग फ़ोन या अंग्रेज़ी में मैसेज पर आपके साथ रह सकते हैं। क्या कोई रास्ते में है?",
			Hinglish: "Madad aane tak 988 ke log phone ya English mein text par aapke saath reh sakte hain. Kya koi raaste mein hai?",
			Tamil:    "உதவி வரும்வரை 988-இல் இருப்பவர்களால் போனிலோ ஆங்கிலத்தில் மெசேஜிலோ உங்களோடு இருக்க முடியும். யாராவது வந்துகொண்டிருக்கிறார்களா?",
		}},
	},
	safety.Attack: {
		{lifeline, plain{
			English:  "Get out if you can, or lock a door between you and them, and call 911. If you can't talk, text 911; that works in many places. The quick exit at the top hides this page.",
			Hindi:    "हो सके तो बाहर निकलिए, या बीच का कोई दरवाज़ा अंदर से बंद कर लीजिए, और 911 पर फ़ोन कीजिए। बोलना मुमकिन न हो तो 911 पर टेक्स्ट मैसेज भेजिए; कई जगहों पर यह चलता है। ऊपर का quick exit यह पेज छिपा देता है।",
			Hinglish: "Ho sake to bahar nikaliye, ya beech ka koi darwaza andar se lock kar lijiye, aur 911 par call kijiye. Bolna mumkin na ho to 911 par text kijiye; kai jagah yeh chalta hai. Upar ka quick exit yeh page chhupa deta hai.",
			Tamil:    "முடிந்தால் வெளியே போய்விடுங்கள், அல்லது நடுவில் ஒரு கதவைப் பூட்டிக்கொள்ளுங்கள்; உடனே 911-ஐ அழையுங்கள். பேச முடியாவிட்டால் 911-க்கு டெக்ஸ்ட் மெசேஜ் அனுப்புங்கள்; பல இடங்களில் அது வேலை செய்யும். மேலே உள்ள quick exit இந்தப் பக்கத்தை மறைத்துவிடும்.",
		}},
		{alone | program, plain{
			English:  "Is there a neighbor, a store, or a car you can get to? I'm a program and can't call anyone for you. Go only if it's safe to move.",
			Hindi:    "क्या पास में कोई पड़ोसी, दुकान या गाड़ी है जहाँ तक पहुँचा जा सके? मैं एक प्रोग्राम हूँ, आपके लिए किसी को फ़ोन करना मुझसे नहीं हो पाएगा। तभी निकलिए जब निकलना सुरक्षित हो।",
			Hinglish: "Kya paas mein koi padosi, dukaan ya gaadi hai jahan tak pahuncha ja sake? Main ek program hoon, aapke liye kisi ko call karna mujhse nahi ho paayega. Tabhi nikaliye jab nikalna safe ho.",
			Tamil:    "பக்கத்து வீடு, கடை, கார் என்று நீங்கள் போய்ச் சேரக்கூடிய இடம் ஏதாவது இருக்கிறதா? நான் ஒரு கணினி நிரல்; உங்களுக்காக என்னால் யாரையும் அழைக்க முடியாது. அங்கே போவது பாதுகாப்பு என்றால் மட்டும் போங்கள்.",
		}},
		{lifeline | otherLine, plain{
			English:  "If you call 911 and have to stay silent, they still come; talk when it's safe. The National Domestic Violence Hotline is there for you afterward: 1-800-799-7233. Are you out of their reach now?",
			Hindi:    "फ़ोन पर चुप रहना पड़े, तब भी 911 आता है; जब सुरक्षित लगे, तब बोलिए। उसके बाद National Domestic Violence Hotline आपके लिए है: 1-800-799-7233। क्या अब आप उस इंसान की पहुँच से बाहर हैं?",
			Hinglish: "Phone par chup rehna pade, tab bhi 911 aata hai; jab safe lage, tab boliye. Uske baad National Domestic Violence Hotline aapke liye hai: 1-800-799-7233. Kya ab aap us insaan ki pahunch se bahar hain?",
			Tamil:    "போனில் பேசாமல் இருந்தாலும் 911-இல் இருந்து வருவார்கள்; பாதுகாப்பாக இருக்கும்போது பேசுங்கள். அதன் பிறகு National Domestic Violence Hotline உங்களுக்காக இருக்கிறது: 1-800-799-7233. இப்போது அந்த நபரின் கைக்கு எட்டாத இடத்தில் இருக்கிறீர்களா?",
		}},
	},
	safety.Medical: {
		{lifeline, plain{
			English:  "Call 911 right away, or have the person nearest you call. Unlock the front door, then sit or lie down. Don't hang up until they tell you to.",
			Hindi:    "अभी के अभी 911 पर फ़ोन कीजिए, या किसी पास वाले से कहिए कि वह करे। बाहर का दरवाज़ा खोल दीजिए, फिर बैठ या लेट जाइए। जब तक वे न कहें, फ़ोन मत काटिए।",
			Hinglish: "Abhi ke abhi 911 par call kijiye, ya kisi paas wale se kahiye ki woh kare. Bahar ka darwaza khol dijiye, phir baith ya let jaiye. Jab tak woh na kahein, phone mat kaatiye.",
			Tamil:    "இப்போதே 911-ஐ அழையுங்கள், அல்லது அருகில் இருக்கும் யாரையாவது அழைக்கச் சொல்லுங்கள். வாசல் கதவைத் திறந்துவிட்டு, உட்காருங்கள் அல்லது படுத்துக்கொள்ளுங்கள். அவர்கள் சொல்லும்வரை போனை வைக்காதீர்கள்.",
		}},
		{alone | lifeline | program, plain{
			English:  "Is someone with you or on the way? I'm a program and can't tell how serious this is, so call 911 first. If someone swallowed something by mistake, the number for Poison Help is 1-800-222-1222.",
			Hindi:    "क्या कोई आपके पास है, या आ रहा है? मैं एक प्रोग्राम हूँ, यह कितना गंभीर है, यह बताना मेरे बस का नहीं; इसलिए सबसे पहले 911। ग़लती से कुछ निगल लिया हो, तो Poison Help का नंबर 1-800-222-1222 है।",
			Hinglish: "Kya koi aapke paas hai, ya aa raha hai? Main ek program hoon, yeh kitna serious hai, yeh batana mere bas ka nahi; isliye sabse pehle 911. Galti se kuch nigal liya ho, to Poison Help ka number 1-800-222-1222 hai.",
			Tamil:    "உங்கள் பக்கத்தில் யாராவது இருக்கிறார்களா, அல்லது வருகிறார்களா? நான் ஒரு கணினி நிரல், இது எவ்வளவு சீரியஸ் என்று என்னால் சொல்ல முடியாது; அதனால் முதலில் 911. தவறுதலாக எதையாவது விழுங்கியிருந்தால், Poison Help எண் 1-800-222-1222.",
		}},
		{lifeline, plain{
			English:  "Please don't wait for it to pass, and don't drive yourself. 911 would rather come and find that you're OK. Have you called?",
			Hindi:    "इसके अपने आप ठीक होने का इंतज़ार मत कीजिए, और ख़ुद गाड़ी मत चलाइए। 911 वाले आएँ और सब ठीक निकले, उन्हें यही अच्छा लगेगा। क्या आपने फ़ोन कर दिया?",
			Hinglish: "Iske apne aap theek hone ka intezaar mat kijiye, aur khud drive mat kijiye. 911 wale aayein aur sab theek nikle, unhein yahi achha lagega. Kya aapne call kar diya?",
			Tamil:    "தானாகச் சரியாகும் என்று காத்திருக்காதீர்கள், நீங்களே வண்டி ஓட்டிக்கொண்டும் போகாதீர்கள். 911-இல் இருந்து வந்து பார்த்து, உங்களுக்கு ஒன்றும் இல்லை என்றால் அவர்களுக்கும் நிம்மதிதான். அழைத்துவிட்டீர்களா?",
		}},
	},
}

// urgent are the steps by kind, once a risk is known and not at this moment.
var urgent = map[safety.Kind][]line{
	safety.Self: {
		{plans | lifeline | program, plain{
			English:  "Thank you for telling me. I'm a program, and a person should hear this too: call or text 988, at any hour. Do you have a plan, or a time in mind?",
			Hindi:    "यह बताने के लिए शुक्रिया। मैं एक प्रोग्राम हूँ, और यह बात किसी इंसान तक भी पहुँचनी चाहिए: 988 पर फ़ोन या अंग्रेज़ी में मैसेज कीजिए, किसी भी समय। क्या मन में कोई प्लान है, या कोई समय सोच रखा है?",
			Hinglish: "Yeh batane ke liye thank you. Main ek program hoon, aur yeh baat kisi insaan tak bhi pahunchni chahiye: 988 par call ya English mein text kijiye, kisi bhi waqt. Kya mann mein koi plan hai, ya koi time soch rakha hai?",
			Tamil:    "இதைச் சொன்னதற்கு நன்றி. நான் ஒரு கணினி நிரல்; ஒரு மனிதரும் இதைக் கேட்க வேண்டும்: 988-ஐ எந்த நேரத்திலும் அழையுங்கள், அல்லது ஆங்கிலத்தில் மெசேஜ் அனுப்புங்கள். எப்படி, எப்போது என்று ஏதாவது யோசித்து வைத்திருக்கிறீர்களா?",
		}},
		{means | distance, plain{
			English:  "Is there anything within reach that you could hurt yourself with? Put it somewhere that's hard to get to, or give it to someone for now. Even a little distance saves lives.",
			Hindi:    "क्या आसपास कोई ऐसी चीज़ है जिससे आप ख़ुद को चोट पहुँचा सकें? उसे ऐसी जगह रख दीजिए जहाँ से निकालना मुश्किल हो, या अभी के लिए किसी को दे दीजिए। थोड़ी-सी दूरी से भी जान बच जाती है।",
			Hinglish: "Kya aas paas koi aisi cheez hai jisse aap khud ko chot pahuncha sakein? Use aisi jagah rakh dijiye jahan se nikaalna mushkil ho, ya abhi ke liye kisi ko de dijiye. Thodi si doori se bhi jaan bach jaati hai.",
			Tamil:    "உங்களைக் காயப்படுத்திக்கொள்ளக்கூடிய பொருள் ஏதாவது கைக்கு எட்டும் தூரத்தில் இருக்கிறதா? அதை எளிதில் எடுக்க முடியாத இடத்தில் வையுங்கள், அல்லது இப்போதைக்கு வேறு யாரிடமாவது கொடுத்துவிடுங்கள். அது கொஞ்சம் தள்ளி இருப்பதே உயிரைக் காப்பாற்றும்.",
		}},
		{alone | trusted, plain{
			English:  "Are you alone right now? If you can, go to someone or call someone who can stay with you. Who could that be?",
			Hindi:    "क्या इस वक़्त आपके पास कोई है? हो सके तो किसी के पास जाइए, या किसी को बुला लीजिए जो आपके साथ रह सके। वह कौन हो सकता है?",
			Hinglish: "Kya is waqt aapke paas koi hai? Ho sake to kisi ke paas jaiye, ya kisi ko bula lijiye jo aapke saath reh sake. Woh kaun ho sakta hai?",
			Tamil:    "இப்போது தனியாக இருக்கிறீர்களா? முடிந்தால் யாரிடமாவது போங்கள், அல்லது உங்களோடு இருக்கக்கூடிய ஒருவரைக் கூப்பிடுங்கள். அது யாராக இருக்கலாம்?",
		}},
		{barrier | lifeline | coach, plain{
			English:  "You can call 988, text 988, or write to your coach in Messages; coaches often take hours to reply, 988 doesn't. Is anything stopping you from reaching out? Tell me what it is, and we'll look at it together.",
			Hindi:    "चाहें तो 988 पर फ़ोन या अंग्रेज़ी में मैसेज कीजिए, या Messages में अपने कोच को लिखिए; कोच का जवाब आने में अक्सर घंटों लगते हैं, 988 को नहीं। मदद माँगने से क्या कोई बात रोक रही है? बताइए क्या है, फिर उस पर साथ में सोचें।",
			Hinglish: "Chahein to 988 par call ya English mein text kijiye, ya Messages mein apne coach ko likhiye; coach ka jawab aane mein aksar ghanton lagte hain, 988 ko nahi. Madad maangne se kya koi baat rok rahi hai? Bataiye kya hai, phir us par saath mein sochein.",
			Tamil:    "988-ஐ அழைக்கலாம், ஆங்கிலத்தில் மெசேஜ் அனுப்பலாம், அல்லது Messages-இல் உங்கள் பயிற்சியாளருக்கு எழுதலாம்; பயிற்சியாளர் பதில் சொல்லப் பெரும்பாலும் பல மணி நேரம் ஆகும், 988-இல் அப்படி இல்லை. உதவி கேட்க ஏதாவது தடையாக இருக்கிறதா? என்ன என்று சொல்லுங்கள், சேர்ந்து பார்க்கலாம்.",
		}},
		{coping, plain{
			English:  "Let's get through the next few minutes. Put both feet on the floor, let each breath out slowly, and name five things you can see. Write to me when you've done it, or if it doesn't help.",
			Hindi:    "चलिए, पहले ये कुछ मिनट निकालें। दोनों पैर ज़मीन पर रखिए, हर साँस धीरे-धीरे छोड़िए, और सामने दिख रही पाँच चीज़ों के नाम लीजिए। हो जाए तो लिखिए, और आराम न मिले तब भी।",
			Hinglish: "Chaliye, pehle yeh kuch minute nikaalein. Dono pair zameen par rakhiye, har saans dheere dheere chhodiye, aur saamne dikh rahi paanch cheezon ke naam lijiye. Ho jaaye to likhiye, aur aaram na mile tab bhi.",
			Tamil:    "முதலில் இந்தச் சில நிமிடங்களைச் சேர்ந்து கடக்கலாம். இரண்டு கால்களையும் தரையில் வையுங்கள், ஒவ்வொரு மூச்சையும் மெதுவாக வெளியே விடுங்கள், கண்ணில் படும் ஐந்து பொருட்களின் பெயரைச் சொல்லுங்கள். செய்ததும் எழுதுங்கள், உதவவில்லை என்றாலும் எழுதுங்கள்.",
		}},
		{professional | trusted, plain{
			English:  "When it eases a little, a therapist or doctor can help with what's behind it. One person you trust should know about today too. Who would you tell first?",
			Hindi:    "मन थोड़ा हल्का हो जाए, तो इसकी जड़ तक पहुँचने में थेरेपिस्ट या डॉक्टर मदद कर सकते हैं। आज की बात किसी एक भरोसे के इंसान को भी पता होनी चाहिए। सबसे पहले किसे बताना ठीक लगेगा?",
			Hinglish: "Mann thoda halka ho jaaye, to iski jad tak pahunchne mein therapist ya doctor madad kar sakte hain. Aaj ki baat kisi ek bharose ke insaan ko bhi pata honi chahiye. Sabse pehle kise batana theek lagega?",
			Tamil:    "மனசு கொஞ்சம் தணிந்ததும், இதற்கெல்லாம் அடியில் என்ன இருக்கிறது என்று பார்க்க ஒரு தெரபிஸ்ட்டோ டாக்டரோ உதவலாம். நீங்கள் நம்பும் ஒருவருக்கும் இன்று நடந்தது தெரிந்திருக்க வேண்டும். முதலில் யாரிடம் சொல்வீர்கள்?",
		}},
		{coping | coach, plain{
			English:  "When it got this bad before, what helped, even a little? You can write it in your journal, with the names of people you'd call, so it's there next time. Your coach can go over it with you.",
			Hindi:    "पहले जब इतना बुरा लगा था, तब किस बात से ज़रा भी राहत मिली थी? उसे अपने Journal में लिख लीजिए, साथ में उन लोगों के नाम जिन्हें फ़ोन किया जा सके, ताकि अगली बार सामने हो। अपने कोच के साथ इसे देखना भी अच्छा रहेगा।",
			Hinglish: "Pehle jab itna bura laga tha, tab kis baat se zara bhi raahat mili thi? Use apne journal mein likh lijiye, saath mein un logon ke naam jinhein call kiya ja sake, taaki agli baar saamne ho. Apne coach ke saath ise dekhna bhi achha rahega.",
			Tamil:    "முன்பு இப்படிக் கஷ்டமாக இருந்தபோது, எது கொஞ்சமாவது உதவியது? அதை உங்கள் Journal-இல் எழுதி வையுங்கள், கூப்பிடக்கூடியவர்களின் பெயர்களையும் பக்கத்தில் எழுதுங்கள்; அடுத்த முறை கையில் இருக்கும். உங்கள் பயிற்சியாளரோடு சேர்ந்து அதைப் பார்க்கலாம்.",
		}},
	},
	safety.Violence: {
		{danger | otherLine, plain{
			English:  "I'm sorry this is happening to you, and none of it is your fault. The National Domestic Violence Hotline is open day and night: 1-800-799-7233. Is it safe for you to write here right now?",
			Hindi:    "बहुत अफ़सोस है कि आपके साथ यह हो रहा है, और इसमें आपकी ज़रा भी ग़लती नहीं है। National Domestic Violence Hotline दिन-रात खुली है: 1-800-799-7233। क्या अभी यहाँ लिखना आपके लिए सुरक्षित है?",
			Hinglish: "Bahut afsos hai ki aapke saath yeh ho raha hai, aur ismein aapki zara bhi galti nahi hai. National Domestic Violence Hotline din raat khuli hai: 1-800-799-7233. Kya abhi yahan likhna aapke liye safe hai?",
			Tamil:    "உங்களுக்கு இப்படி நடப்பது ரொம்ப வருத்தமாக இருக்கிறது; இதில் உங்கள் தப்பு எதுவும் இல்லை. National Domestic Violence Hotline எந்த நேரத்திலும் இருக்கிறது: 1-800-799-7233. இப்போது இங்கே எழுதுவது உங்களுக்குப் பாதுகாப்பானதா?",
		}},
		{danger | program, plain{
			English:  "I'm a program, and no one sees your answer but you. You can hide this page with the quick exit at the top. Has this person hurt you, or threatened to?",
			Hindi:    "मैं एक प्रोग्राम हूँ, आपका जवाब आपके सिवा कोई नहीं देखता, और ऊपर का quick exit दबाते ही यह पेज छिप जाता है। क्या उस इंसान ने आपको चोट पहुँचाई है, या ऐसी धमकी दी है?",
			Hinglish: "Main ek program hoon, aapka jawab aapke siwa koi nahi dekhta, aur upar ka quick exit dabate hi yeh page chhup jaata hai. Kya us insaan ne aapko chot pahunchayi hai, ya aisi dhamki di hai?",
			Tamil:    "நான் ஒரு கணினி நிரல்; உங்கள் பதிலை உங்களைத் தவிர யாரும் பார்க்க மாட்டார்கள், மேலே உள்ள quick exit-ஐத் தொட்டதும் இந்தப் பக்கம் மறைந்துவிடும். அந்த நபர் உங்களைக் காயப்படுத்தியிருக்கிறாரா, அப்படிச் செய்வதாக மிரட்டியிருக்கிறாரா?",
		}},
		{otherLine | lifeline, plain{
			English:  "You can call that hotline or text START to 88788. They have interpreters, and they know South Asian groups near you. If it gets dangerous, call 911.",
			Hindi:    "उसी हॉटलाइन पर फ़ोन कीजिए, या 88788 पर START लिखकर भेजिए; अपनी भाषा में बात करने के लिए वहाँ दुभाषिए हैं, और उन्हें आपके आसपास के साउथ एशियन संगठनों का पता है। बात ख़तरनाक होने लगे तो 911 पर फ़ोन कीजिए।",
			Hinglish: "Usi hotline par call kijiye, ya 88788 par START text kijiye; apni bhasha mein baat karne ke liye wahan interpreters hain, aur unhein aapke aas paas ke South Asian groups ka pata hai. Baat khatarnaak hone lage to 911 par call kijiye.",
			Tamil:    "அதே ஹாட்லைனை அழைக்கலாம், அல்லது 88788-க்கு START என்று அனுப்பலாம்; உங்கள் மொழியில் பேச மொழிபெயர்ப்பாளர்கள் அங்கே இருக்கிறார்கள், உங்கள் பக்கத்தில் உள்ள தெற்காசிய அமைப்புகளும் அவர்களுக்குத் தெரியும். நிலைமை ஆபத்தானால் 911-ஐ அழையுங்கள்.",
		}},
		{trusted, plain{
			English:  "It can help to keep papers, keys, medicine, and some money in one place. Is there one person nearby you could tell, who could come over or let you stay?",
			Hindi:    "ज़रूरी काग़ज़, चाबियाँ, दवाइयाँ और कुछ पैसे एक ही जगह रखे हों, तो काम आते हैं। क्या पास में कोई एक इंसान है जिसे यह बताया जा सके, और जो आ सके या आपको अपने घर रख सके?",
			Hinglish: "Zaroori papers, chaabiyan, dawaiyan aur kuch paise ek hi jagah rakhe hon, to kaam aate hain. Kya paas mein koi ek insaan hai jise yeh bataya ja sake, aur jo aa sake ya aapko apne ghar rakh sake?",
			Tamil:    "முக்கியமான பேப்பர்கள், சாவிகள், மருந்துகள், கொஞ்சம் பணம் எல்லாம் ஒரே இடத்தில் இருந்தால் உதவியாக இருக்கும். இதைத் தெரிந்துகொண்டு, உங்களிடம் வரவோ தன் வீட்டில் தங்க வைக்கவோ கூடிய ஒருவர் பக்கத்தில் இருக்கிறாரா?",
		}},
		{coping, plain{
			English:  "For the next few minutes, just do this: drink a glass of water, put both feet on the floor, and take one slow breath after another. What usually calms you a little?",
			Hindi:    "अगले कुछ मिनट बस इतना: एक गिलास पानी, दोनों पैर ज़मीन पर, और एक के बाद एक धीमी साँस। आमतौर पर आपको किससे थोड़ा चैन आता है?",
			Hinglish: "Agle kuch minute bas itna: ek glass paani, dono pair zameen par, aur ek ke baad ek dheemi saans. Aam taur par aapko kisse thoda chain aata hai?",
			Tamil:    "அடுத்த சில நிமிடங்களுக்கு இது போதும்: ஒரு டம்ளர் தண்ணீர், தரையில் இரண்டு கால்கள், ஒன்றன்பின் ஒன்றாக மெதுவான மூச்சு. பொதுவாக எது உங்களைக் கொஞ்சம் அமைதிப்படுத்தும்?",
		}},
		{barrier, plain{
			English:  "What makes it hardest to get help: your visa, money, your kids, your family? Advocates hear about these every day. Asking them is free, and you don't have to decide anything.",
			Hindi:    "मदद लेने में सबसे बड़ी मुश्किल क्या है: वीज़ा, पैसे, बच्चे, घरवाले? हॉटलाइन के लोग यह सब रोज़ सुनते हैं; उनसे पूछने में न पैसे लगते हैं, न कोई फ़ैसला करना पड़ता है।",
			Hinglish: "Madad lene mein sabse badi mushkil kya hai: visa, paise, bachche, gharwale? Hotline ke log yeh sab roz sunte hain; unse poochne mein na paise lagte hain, na koi faisla karna padta hai.",
			Tamil:    "உதவி கேட்பதில் எது பெரிய தடை: விசாவா, பணமா, குழந்தைகளா, குடும்பமா? ஹாட்லைனில் இருப்பவர்கள் இதையெல்லாம் தினமும் கேட்கிறார்கள்; அவர்களிடம் கேட்கப் பணமும் வேண்டாம், எந்த முடிவும் எடுக்க வேண்டாம்.",
		}},
		{professional | coach, plain{
			English:  "If you were hurt, a doctor can treat you and put it in writing for you. Your coach can support you in this, at your pace. What would you like to happen next?",
			Hindi:    "चोट लगी हो तो डॉक्टर को दिखाइए; वे इलाज भी कर सकते हैं और लिखकर भी दे सकते हैं। कोच का साथ भी मिल सकता है, जिस रफ़्तार से आप चाहें। आपके हिसाब से आगे क्या होना चाहिए?",
			Hinglish: "Chot lagi ho to doctor ko dikhaiye; woh ilaaj bhi kar sakte hain aur likhkar bhi de sakte hain. Coach ka saath bhi mil sakta hai, jis speed se aap chahein. Aapke hisaab se aage kya hona chahiye?",
			Tamil:    "அடிபட்டிருந்தால் ஒரு டாக்டரிடம் காட்டுங்கள்; அவரால் சிகிச்சை செய்யவும், அதை எழுதிக் கொடுக்கவும் முடியும். பயிற்சியாளரும் இதில் உங்களுக்குத் துணையாக இருக்கலாம், உங்கள் வேகத்திலேயே. அடுத்து என்ன நடக்க வேண்டும் என்று நினைக்கிறீர்கள்?",
		}},
	},
	safety.Other: {
		{lifeline | danger | alone, plain{
			English:  "Where are they right now, and is someone with them? If they're in danger this minute, call 911, or the emergency number for the country they're in.",
			Hindi:    "वे अभी कहाँ हैं, और क्या उनके साथ कोई है? अगर इसी पल ख़तरा है, तो 911 पर फ़ोन कीजिए, या वे जिस देश में हैं वहाँ के इमरजेंसी नंबर पर।",
			Hinglish: "Woh abhi kahan hain, aur kya unke saath koi hai? Agar isi pal khatra hai, to 911 par call kijiye, ya woh jis desh mein hain wahan ke emergency number par.",
			Tamil:    "அவர் இப்போது எங்கே இருக்கிறார், கூட யாராவது இருக்கிறார்களா? இந்த நிமிடமே ஆபத்து என்றால் 911-ஐ அழையுங்கள், அல்லது அவர் இருக்கும் நாட்டின் அவசர எண்ணை அழையுங்கள்.",
		}},
		{trusted, plain{
			English:  "Who could go to them, or stay on the phone with them? It could be a neighbor, or a relative who lives close by.",
			Hindi:    "कौन उनके पास जा सकता है, या फ़ोन पर उनके साथ रह सकता है? पास में रहने वाला कोई पड़ोसी या रिश्तेदार भी हो सकता है।",
			Hinglish: "Kaun unke paas ja sakta hai, ya phone par unke saath reh sakta hai? Paas mein rehne wala koi padosi ya rishtedaar bhi ho sakta hai.",
			Tamil:    "யார் அவரிடம் போக முடியும், அல்லது போனில் அவரோடு பேசிக்கொண்டிருக்க முடியும்? பக்கத்து வீட்டுக்காரர், அருகில் இருக்கும் சொந்தக்காரர், யாராக இருந்தாலும் சரி.",
		}},
		{danger, plain{
			English:  "You can ask them plainly if they're thinking of ending their life. Asking doesn't put the thought there. Listen without arguing, and stay until someone else is with them.",
			Hindi:    "उनसे साफ़-साफ़ पूछिए कि क्या उनके मन में जान देने का ख़याल आ रहा है; पूछने से ऐसा ख़याल पैदा नहीं होता। बहस किए बिना सुनिए, और जब तक कोई दूसरा उनके पास न आ जाए, साथ मत छोड़िए।",
			Hinglish: "Unse saaf saaf poochiye ki kya unke mann mein jaan dene ka khayal aa raha hai; poochne se aisa khayal paida nahi hota. Behes kiye bina suniye, aur jab tak koi doosra unke paas na aa jaaye, saath mat chhodiye.",
			Tamil:    "உயிரை விடும் எண்ணம் இருக்கிறதா என்று அவரிடம் நேராகவே கேட்கலாம்; கேட்பதால் அந்த எண்ணம் புதிதாக வராது. எதிர்த்துப் பேசாமல் கேளுங்கள், வேறு ஒருவர் அவரோடு சேரும்வரை கூடவே இருங்கள்.",
		}},
		{lifeline | program, plain{
			English:  "You can also call or text 988 when you're worried about someone else. I'm a program; they can think through the next step with you.",
			Hindi:    "किसी और की फ़िक्र हो, तब भी 988 पर फ़ोन या अंग्रेज़ी में मैसेज किया जा सकता है। मैं एक प्रोग्राम हूँ; वहाँ के लोग अगला क़दम आपके साथ मिलकर सोच सकते हैं।",
			Hinglish: "Kisi aur ki fikar ho, tab bhi 988 par call ya English mein text kiya ja sakta hai. Main ek program hoon; wahan ke log agla step aapke saath milkar soch sakte hain.",
			Tamil:    "வேறு ஒருவரை நினைத்துக் கவலையாக இருந்தாலும் 988-ஐ அழைக்கலாம், ஆங்கிலத்தில் மெசேஜ் அனுப்பலாம். நான் ஒரு கணினி நிரல்; அடுத்து என்ன செய்வது என்று அங்கே இருப்பவர்களால் உங்களோடு சேர்ந்து யோசிக்க முடியும்.",
		}},
		{asks, plain{
			English:  "And how are you? This is a lot for one person. Are you having thoughts of ending your own life?",
			Hindi:    "और आपका क्या हाल है? इतना सब मन में लेकर चलना भारी होता है। क्या आपके अपने मन में भी जान देने के ख़याल आते हैं?",
			Hinglish: "Aur aapka kya haal hai? Itna sab mann mein lekar chalna bhaari hota hai. Kya aapke apne mann mein bhi jaan dene ke khayal aate hain?",
			Tamil:    "நீங்கள் எப்படி இருக்கிறீர்கள்? இதைத் தாங்குவது பாரமாகத்தான் இருக்கும். உங்களுக்கும் உயிரை விட்டுவிடலாம் என்ற எண்ணம் வருகிறதா?",
		}},
		{coping | trusted, plain{
			English:  "You need a moment too. Let your next breath out slowly, and drink some water. Who can stay on the phone with you in the meantime?",
			Hindi:    "साथ देने के लिए आपकी अपनी साँस भी चलनी चाहिए: अगली साँस धीरे से छोड़िए, और थोड़ा पानी पीजिए। इस बीच आपके साथ फ़ोन पर कौन रह सकता है?",
			Hinglish: "Saath dene ke liye aapki apni saans bhi chalni chahiye: agli saans dheere se chhodiye, aur thoda paani peejiye. Is beech aapke saath phone par kaun reh sakta hai?",
			Tamil:    "அவருக்குத் துணையாக இருக்க, நீங்களும் மூச்சு விட வேண்டும்: அடுத்த மூச்சை மெதுவாக விட்டு, கொஞ்சம் தண்ணீர் குடியுங்கள். இதற்கிடையில் போனில் உங்களோடு யார் இருக்க முடியும்?",
		}},
		{coach | professional, plain{
			English:  "Your coach can support you, and a doctor or therapist can help them. What's the next thing you can do today?",
			Hindi:    "यह बोझ उठाने में कोच आपके काम आ सकते हैं, और जिनकी आपको फ़िक्र है, उनके काम डॉक्टर या थेरेपिस्ट। आज आपसे अगला कौन-सा काम हो पाएगा?",
			Hinglish: "Yeh bojh uthane mein coach aapke kaam aa sakte hain, aur jinki aapko fikar hai, unke kaam doctor ya therapist. Aaj aapse agla kaun sa kaam ho paayega?",
			Tamil:    "இதைச் சுமக்க உங்களுக்குப் பயிற்சியாளர் உதவலாம், நீங்கள் கவலைப்படும் அந்த நபருக்கு ஒரு டாக்டரோ தெரபிஸ்ட்டோ உதவலாம். இன்று நீங்கள் அடுத்ததாகச் செய்யக்கூடியது என்ன?",
		}},
	},
	safety.Eating: {
		{danger | program, plain{
			English:  "Thank you for saying it; many people keep this hidden. I'm a program, and I'm asking because it matters. Are you going a long time without food, or throwing up what you eat?",
			Hindi:    "यह कहने के लिए शुक्रिया; बहुत लोग इसे छिपाकर रखते हैं। मैं एक प्रोग्राम हूँ, पर यह पूछना ज़रूरी है: क्या इन दिनों ऐसा हुआ है कि आपने बहुत देर तक कुछ नहीं खाया, या खाकर उल्टी कर दी?",
			Hinglish: "Yeh kehne ke liye thank you; bahut log ise chhupakar rakhte hain. Main ek program hoon, par yeh poochna zaroori hai: kya in dinon aisa hua hai ki aapne bahut der tak kuch nahi khaya, ya khaakar ulti kar di?",
			Tamil:    "மனம் திறந்து சொன்னதற்கு நன்றி; பலர் இதை மறைத்தே வைக்கிறார்கள். நான் ஒரு கணினி நிரல், முக்கியம் என்பதால் கேட்கிறேன்: ரொம்ப நேரம் சாப்பிடாமல் இருக்கிறீர்களா, அல்லது சாப்பிட்டதை வாந்தி எடுக்கிறீர்களா?",
		}},
		{asks | lifeline, plain{
			English:  "When food gets this hard, other thoughts can come too. Do you think about ending your life? If so, 988 is there by call or text.",
			Hindi:    "जब खाना इतना मुश्किल हो जाए, तो और ख़याल भी आ सकते हैं। क्या अपनी ज़िंदगी ख़त्म करने का ख़याल आ रहा है? अगर हाँ, तो 988 पर फ़ोन या अंग्रेज़ी में मैसेज कीजिए।",
			Hinglish: "Jab khaana itna mushkil ho jaaye, to aur khayal bhi aa sakte hain. Kya apni zindagi khatam karne ka khayal aa raha hai? Agar haan, to 988 par call ya English mein text kijiye.",
			Tamil:    "சாப்பாடே இவ்வளவு கஷ்டமாகும்போது, வேறு எண்ணங்களும் வரலாம். வாழ்க்கையை முடித்துக்கொள்ளலாம் என்று தோன்றுகிறதா? அப்படியென்றால் 988-ஐ அழையுங்கள், அல்லது ஆங்கிலத்தில் மெசேஜ் அனுப்புங்கள்.",
		}},
		{professional | lifeline, plain{
			English:  "A doctor should check on you soon, even if you feel fine. If you faint, have chest pain, or can't keep water down, call 911.",
			Hindi:    "तबीयत ठीक लगे तब भी जल्दी ही डॉक्टर को दिखा लीजिए। बेहोशी आए, सीने में दर्द हो, या पानी भी पेट में न टिके, तो 911 पर फ़ोन कीजिए।",
			Hinglish: "Tabiyat theek lage tab bhi jaldi hi doctor ko dikha lijiye. Behoshi aaye, seene mein dard ho, ya paani bhi pet mein na tike, to 911 par call kijiye.",
			Tamil:    "நன்றாக இருப்பது போல் தோன்றினாலும், சீக்கிரமே ஒரு டாக்டரைப் பாருங்கள். மயக்கம் வந்தாலோ, நெஞ்சு வலித்தாலோ, தண்ணீர் கூட வயிற்றில் நிற்காவிட்டாலோ 911-ஐ அழையுங்கள்.",
		}},
		{trusted | coach, plain{
			English:  "Who eats with you, or could? If you tell one person, or your coach, the next meal may feel less lonely.",
			Hindi:    "आपके साथ कौन खाना खाता है, या खा सकता है? किसी एक को, या अपने कोच को बता दें, तो अगली बार खाते समय उतना अकेलापन नहीं लगेगा।",
			Hinglish: "Aapke saath kaun khaana khaata hai, ya kha sakta hai? Kisi ek ko, ya apne coach ko bata dein, to agli baar khaate waqt utna akelapan nahi lagega.",
			Tamil:    "உங்களோடு யார் சாப்பிடுகிறார்கள், அல்லது யாரால் சாப்பிட முடியும்? ஒருவரிடமோ பயிற்சியாளரிடமோ சொன்னால், அடுத்த வேளை சாப்பாடு அவ்வளவு தனிமையாக இருக்காது.",
		}},
		{barrier, plain{
			English:  "What would make it hard to see a doctor about this? Tell me the first thing that comes to mind.",
			Hindi:    "इसके लिए डॉक्टर के पास जाने में क्या मुश्किल होगी? जो सबसे पहले मन में आए, वही बताइए।",
			Hinglish: "Iske liye doctor ke paas jaane mein kya mushkil hogi? Jo sabse pehle mann mein aaye, wahi bataiye.",
			Tamil:    "இதற்காக டாக்டரைப் பார்க்கப் போவதில் என்ன கஷ்டம்? முதலில் மனசில் தோன்றுவதைச் சொல்லுங்கள்.",
		}},
	},
	safety.Child: {
		{lifeline | otherLine, plain{
			English:  "If a child is in danger right now, call 911. Any other time, you can call or text Childhelp and talk it through, even if you aren't sure: 1-800-422-4453. It isn't the child's fault.",
			Hindi:    "अगर कोई बच्चा अभी ख़तरे में है, तो 911 पर फ़ोन कीजिए। बाक़ी किसी भी समय Childhelp से फ़ोन या मैसेज पर बात कीजिए, पक्का न हो तब भी: 1-800-422-4453। बच्चे की कोई ग़लती नहीं है।",
			Hinglish: "Agar koi bachcha abhi khatre mein hai, to 911 par call kijiye. Baaki kisi bhi waqt Childhelp se call ya text par baat kijiye, pakka na ho tab bhi: 1-800-422-4453. Bachche ki koi galti nahi hai.",
			Tamil:    "ஒரு குழந்தை இப்போது ஆபத்தில் இருந்தால் 911-ஐ அழையுங்கள். மற்ற நேரங்களில், உறுதியாகத் தெரியாவிட்டாலும், Childhelp-இடம் போனிலோ மெசேஜிலோ பேசலாம்: 1-800-422-4453. குழந்தையின் தப்பு எதுவும் இல்லை.",
		}},
		{danger | alone | program, plain{
			English:  "Is the child safe right now, and who is with them? I'm a program and can't report anything for you.",
			Hindi:    "क्या बच्चा इस पल सुरक्षित है, और उसके साथ कौन है? मैं एक प्रोग्राम हूँ, आपकी तरफ़ से रिपोर्ट करना मेरे बस में नहीं।",
			Hinglish: "Kya bachcha is pal safe hai, aur uske saath kaun hai? Main ek program hoon, aapki taraf se report karna mere bas mein nahi.",
			Tamil:    "இந்த நிமிடம் குழந்தை பாதுகாப்பாக இருக்கிறதா, கூட யார் இருக்கிறார்கள்? நான் ஒரு கணினி நிரல்; உங்களுக்காக என்னால் எங்கேயும் புகார் கொடுக்க முடியாது.",
		}},
		{trusted | professional, plain{
			English:  "A doctor, a teacher, or a school counselor knows what to do next, and they have to act on it. Which of them could you reach first?",
			Hindi:    "डॉक्टर, टीचर या स्कूल काउंसलर को पता होता है कि आगे क्या करना है, और उन्हें कुछ करना ही पड़ता है। इनमें से सबसे पहले किससे बात हो सकती है?",
			Hinglish: "Doctor, teacher ya school counselor ko pata hota hai ki aage kya karna hai, aur unhein kuch karna hi padta hai. Inmein se sabse pehle kisse baat ho sakti hai?",
			Tamil:    "டாக்டர், டீச்சர், ஸ்கூல் கவுன்சிலர் இவர்களுக்கு அடுத்து என்ன செய்ய வேண்டும் என்று தெரியும்; அவர்கள் அதைச் செய்தே ஆக வேண்டும். இவர்களில் யாரிடம் முதலில் பேச முடியும்?",
		}},
		{coach, plain{
			English:  "How are you doing with all this? Your coach can support you while you take the next step.",
			Hindi:    "यह सब देखकर आप पर क्या गुज़र रही है? अगला क़दम उठाते समय कोच का साथ आपको मिल सकता है।",
			Hinglish: "Yeh sab dekhkar aap par kya guzar rahi hai? Agla step uthate waqt coach ka saath aapko mil sakta hai.",
			Tamil:    "இதில் உங்களுக்கு எப்படி இருக்கிறது? அடுத்த அடி எடுத்து வைக்கும்போது பயிற்சியாளர் உங்கள் பக்கத்தில் நிற்கலாம்.",
		}},
	},
	safety.Medical: {
		{lifeline | alone | program, plain{
			English:  "If it gets worse, or it's about the chest, breathing, the face, or speech, call 911 right away. I'm a program and can't judge how bad it is. Is someone with you?",
			Hindi:    "हालत बिगड़े, या बात सीने, साँस, चेहरे या बोली की हो, तो तुरंत 911 पर फ़ोन कीजिए। मैं एक प्रोग्राम हूँ, इसका अंदाज़ा लगाना मुझसे नहीं होगा। क्या आपके साथ कोई है?",
			Hinglish: "Haalat bigde, ya baat seene, saans, chehre ya boli ki ho, to turant 911 par call kijiye. Main ek program hoon, iska andaaza lagana mujhse nahi hoga. Kya aapke saath koi hai?",
			Tamil:    "நிலைமை மோசமானாலோ, நெஞ்சு, மூச்சு, முகம், பேச்சு இவற்றில் பிரச்சினை என்றாலோ, உடனே 911-ஐ அழையுங்கள். நான் ஒரு கணினி நிரல், இதைக் கணிக்க என்னால் முடியாது. உங்களோடு யாராவது இருக்கிறார்களா?",
		}},
		{professional, plain{
			English:  "Have three things ready for the doctors: what started and when, what was eaten or taken, and the usual medicines.",
			Hindi:    "डॉक्टरों के लिए तीन बातें तैयार रखिए: क्या कब शुरू हुआ, क्या खाया-पिया, और रोज़ की दवाइयाँ कौन-सी हैं।",
			Hinglish: "Doctors ke liye teen baatein taiyaar rakhiye: kya kab shuru hua, kya khaya piya, aur roz ki dawaiyan kaun si hain.",
			Tamil:    "டாக்டர்களுக்காக மூன்று விஷயங்களைத் தயாராக வையுங்கள்: எப்போது எது தொடங்கியது, என்ன சாப்பிட்டது, வழக்கமான மருந்துகள் எவை.",
		}},
		{trusted, plain{
			English:  "Who in the family or nearby should know now? Let them take over the calls and the kids.",
			Hindi:    "घर में या आसपास किसे अभी पता होना चाहिए? फ़ोन और बच्चों का काम उन्हें सँभालने दीजिए।",
			Hinglish: "Ghar mein ya aas paas kise abhi pata hona chahiye? Phone aur bachchon ka kaam unhein sambhalne dijiye.",
			Tamil:    "வீட்டிலோ பக்கத்திலோ யாருக்கு இப்போது தெரிய வேண்டும்? போன்களையும் குழந்தைகளையும் அவர்கள் பார்த்துக்கொள்ளட்டும்.",
		}},
		{coping, plain{
			English:  "Sit down for a moment yourself, and let your breath out slowly. How are you doing?",
			Hindi:    "आप भी पल भर बैठ जाइए, और साँस धीरे से छोड़िए। इस सब में आपका अपना हाल कैसा है?",
			Hinglish: "Aap bhi pal bhar baith jaiye, aur saans dheere se chhodiye. Is sab mein aapka apna haal kaisa hai?",
			Tamil:    "நீங்களும் ஒரு நிமிடம் உட்கார்ந்து, மெதுவாக மூச்சை வெளியே விடுங்கள். இதற்கு நடுவில் நீங்கள் எப்படி இருக்கிறீர்கள்?",
		}},
		{coach | trusted, plain{
			English:  "The fear often comes later, when it's over. You can talk about it with your coach, or with someone who was there.",
			Hindi:    "डर अक्सर बाद में आता है। उस बात के लिए कोच हैं, या वह जो वहाँ साथ था।",
			Hinglish: "Darr aksar baad mein aata hai. Us baat ke liye coach hain, ya woh jo wahan saath tha.",
			Tamil:    "பயம் பெரும்பாலும் பிறகுதான் வரும். அதைப் பேச உங்கள் பயிற்சியாளரோ, அப்போது கூட இருந்தவரோ நல்லது.",
		}},
	},
	safety.Harm: {
		{lifeline | distance | program, plain{
			English:  "Go to another room or outside now, away from them. I'm a program; call or text 988 and a person will stay with you, and if it's about to happen, call 911. It's right to say this before anything happens.",
			Hindi:    "अभी उनसे दूर हो जाइए, दूसरे कमरे में या बाहर। मैं एक प्रोग्राम हूँ; 988 पर फ़ोन या अंग्रेज़ी में मैसेज कीजिए, वहाँ एक इंसान आपके साथ रहेगा, और बस होने ही वाला हो तो 911 पर फ़ोन कीजिए। कुछ होने से पहले कह देना सही है।",
			Hinglish: "Abhi unse door ho jaiye, doosre kamre mein ya bahar. Main ek program hoon; 988 par call ya English mein text kijiye, wahan ek insaan aapke saath rahega, aur bas hone hi wala ho to 911 par call kijiye. Kuch hone se pehle keh dena sahi hai.",
			Tamil:    "இப்போதே அவர்களிடமிருந்து தள்ளி, வேறு அறைக்கோ வெளியிலோ போங்கள். நான் ஒரு கணினி நிரல்; 988-ஐ அழையுங்கள் அல்லது ஆங்கிலத்தில் மெசேஜ் அனுப்புங்கள், அங்கே ஒரு மனிதர் உங்களோடு இருப்பார்; நடக்கப் போகிறது என்றால் 911-ஐ அழையுங்கள். எதுவும் நடப்பதற்கு முன் சொன்னது சரியான செயல்.",
		}},
		{danger | distance, plain{
			English:  "Are you away from them now? If there's anything within reach that you could use, leave it behind or hand it to someone.",
			Hindi:    "क्या अब आप उनसे दूर हैं? हाथ की पहुँच में ऐसी कोई चीज़ हो जिससे चोट लग सके, तो उसे वहीं छोड़ दीजिए या किसी को दे दीजिए।",
			Hinglish: "Kya ab aap unse door hain? Haath ki pahunch mein aisi koi cheez ho jisse chot lag sake, to use wahin chhod dijiye ya kisi ko de dijiye.",
			Tamil:    "இப்போது அவர்களிடமிருந்து தள்ளி இருக்கிறீர்களா? காயப்படுத்தக்கூடிய எதுவும் கைக்கு எட்டினால், அங்கேயே விட்டுவிடுங்கள், அல்லது யாரிடமாவது கொடுத்துவிடுங்கள்.",
		}},
		{trusted, plain{
			English:  "Who could come and take over for a while, so you're not alone with this? Ask them now; you don't have to explain everything.",
			Hindi:    "कौन आकर थोड़ी देर सँभाल सकता है, ताकि सब कुछ अकेले आप पर न रहे? उनसे अभी कहिए; हर बात समझाना ज़रूरी नहीं।",
			Hinglish: "Kaun aakar thodi der sambhaal sakta hai, taaki sab kuch akele aap par na rahe? Unse abhi kahiye; har baat samjhana zaroori nahi.",
			Tamil:    "நீங்கள் தனியாகச் சமாளிக்காமல் இருக்க, கொஞ்ச நேரம் யார் வந்து பார்த்துக்கொள்ளலாம்? இப்போதே அவர்களிடம் கேளுங்கள்; எல்லாவற்றையும் விளக்க வேண்டியதில்லை.",
		}},
		{coping, plain{
			English:  "Run cold water over your hands and let out a long breath. That can help you calm down. Wait ten minutes before you go back in.",
			Hindi:    "हाथों पर ठंडा पानी डालिए और साँस देर तक छोड़िए, इससे मन का उबाल कुछ शांत होता है। वापस अंदर जाने से पहले दस मिनट रुकिए।",
			Hinglish: "Haathon par thanda paani daaliye aur saans der tak chhodiye, isse mann ka ubaal kuch shaant hota hai. Wapas andar jaane se pehle das minute rukiye.",
			Tamil:    "கைகளில் குளிர்ந்த தண்ணீரை ஊற்றி, மூச்சை நீளமாக வெளியே விட்டால், உள்ளே இருக்கும் கொதிப்பு கொஞ்சம் தணியும். திரும்ப உள்ளே போவதற்கு முன் பத்து நிமிடம் பொறுங்கள்.",
		}},
		{professional | coach, plain{
			English:  "A doctor or therapist can help with thoughts like these; they hear them often. Your coach can help you find one. What set this off today?",
			Hindi:    "ऐसे ख़यालों में डॉक्टर या थेरेपिस्ट मदद कर सकते हैं; वे यह अक्सर सुनते हैं। उन्हें ढूँढने में कोच से मदद मिल सकती है। आज यह किस बात से शुरू हुआ?",
			Hinglish: "Aise khayalon mein doctor ya therapist madad kar sakte hain; woh yeh aksar sunte hain. Unhein dhoondne mein coach se madad mil sakti hai. Aaj yeh kis baat se shuru hua?",
			Tamil:    "இப்படிப்பட்ட எண்ணங்களுக்கு டாக்டரோ தெரபிஸ்ட்டோ உதவ முடியும்; அவர்கள் இதை அடிக்கடி கேட்பவர்கள்தான். அப்படி ஒருவரைத் தேட உங்கள் பயிற்சியாளர் உதவலாம். இன்று இது எதனால் தொடங்கியது?",
		}},
	},
}

// planned replaces the step about means after the answer that there is a plan.
var planned = line{means | distance | lifeline, plain{
	English:  "Then please don't wait: call 988 now, or 911 if it's about to happen. Is the thing you'd use within reach? Go to another room, or hand it to someone.",
	Hindi:    "तो अभी, इसी पल 988 पर फ़ोन कीजिए, और बस होने ही वाला हो तो 911 पर। जिस चीज़ का आपने सोचा है, क्या वह हाथ की पहुँच में है? दूसरे कमरे में जाइए, या वह चीज़ किसी को थमा दीजिए।",
	Hinglish: "To abhi, isi pal 988 par call kijiye, aur bas hone hi wala ho to 911 par. Jis cheez ka aapne socha hai, kya woh haath ki pahunch mein hai? Doosre kamre mein jaiye, ya woh cheez kisi ko thama dijiye.",
	Tamil:    "அப்படியென்றால் இந்த நொடியே 988-ஐ அழையுங்கள், நடக்கப் போகிறது என்றால் 911-ஐ அழையுங்கள். நீங்கள் பயன்படுத்த நினைத்த பொருள் கைக்கு எட்டும் தூரத்தில் இருக்கிறதா? வேறு அறைக்குப் போங்கள், அல்லது அதை யாரிடமாவது கொடுங்கள்.",
}}

// withinReach replaces the step about being alone after the answer that means are near.
var withinReach = line{alone | distance | lifeline, plain{
	English:  "Please get away from it now, into another room or outside, and call 988 or 911. Then ask someone to come and stay with you. Who can get there soonest?",
	Hindi:    "अभी उस चीज़ से दूर जाइए, दूसरे कमरे में या बाहर, और 988 या 911 पर फ़ोन कीजिए। फिर किसी को अपने पास बुला लीजिए। सबसे जल्दी कौन पहुँच सकता है?",
	Hinglish: "Abhi us cheez se door jaiye, doosre kamre mein ya bahar, aur 988 ya 911 par call kijiye. Phir kisi ko apne paas bula lijiye. Sabse jaldi kaun pahunch sakta hai?",
	Tamil:    "இப்போதே அந்தப் பொருளை விட்டுத் தள்ளி, வேறு அறைக்கோ வெளியிலோ போங்கள்; 988 அல்லது 911-ஐ அழையுங்கள். பிறகு யாரையாவது உங்களோடு இருக்கக் கூப்பிடுங்கள். சீக்கிரம் வரக்கூடியவர் யார்?",
}}

// holding follow the steps, as long as the talk goes on.
var holding = []line{
	{lifeline, plain{
		English:  "I'm still here, and so is 988, by call or text. How is it right now?",
		Hindi:    "मैं अब भी यहीं हूँ, और 988 भी, फ़ोन या अंग्रेज़ी में मैसेज पर। इस समय मन कैसा है?",
		Hinglish: "Main ab bhi yahin hoon, aur 988 bhi, call ya English mein text par. Is waqt mann kaisa hai?",
		Tamil:    "நான் இன்னும் இங்கேதான் இருக்கிறேன், போனிலும், ஆங்கிலத்தில் மெசேஜிலும் 988-உம் இருக்கிறது. இந்த நேரத்தில் மனசு எப்படி இருக்கிறது?",
	}},
	{trusted, plain{
		English:  "You've told me a lot. Someone who knows you should hear some of it too. Could you send them one line now?",
		Hindi:    "आपने मुझे बहुत कुछ बताया; इसमें से कुछ किसी ऐसे इंसान को भी पता हो जो आपको जानता है। क्यों न अभी उन्हें बस एक लाइन भेज दी जाए?",
		Hinglish: "Aapne mujhe bahut kuch bataya; ismein se kuch kisi aise insaan ko bhi pata ho jo aapko jaanta hai. Kyun na abhi unhein bas ek line bhej di jaaye?",
		Tamil:    "என்னிடம் நிறையச் சொன்னீர்கள்; உங்களைத் தெரிந்த ஒருவரும் இதில் கொஞ்சம் கேட்க வேண்டும். இப்போது அவருக்கு ஒரு வரி அனுப்ப முடியுமா?",
	}},
	{coping, plain{
		English:  "Let your shoulders drop, and make your next breath out a long one. What would make the next hour a little easier?",
		Hindi:    "कंधे ढीले छोड़िए, और अगली साँस ज़रा देर तक बाहर छोड़िए। अगला एक घंटा किस बात से थोड़ा आसान होगा?",
		Hinglish: "Kandhe dheele chhodiye, aur agli saans zara der tak bahar chhodiye. Agla ek ghanta kis baat se thoda aasaan hoga?",
		Tamil:    "தோள்களைத் தளர்த்துங்கள், அடுத்த மூச்சை நீளமாக வெளியே விடுங்கள். வரும் ஒரு மணி நேரம் கொஞ்சம் எளிதாக எது உதவும்?",
	}},
	{coach, plain{
		English:  "If you message your coach now, they'll see it the next time they check. What would you want them to know?",
		Hindi:    "अभी अपने कोच को लिख दें, तो अगली बार देखते ही उन्हें मिल जाएगा। उन्हें क्या पता होना चाहिए?",
		Hinglish: "Abhi apne coach ko likh dein, to agli baar dekhte hi unhein mil jaayega. Unhein kya pata hona chahiye?",
		Tamil:    "இப்போது பயிற்சியாளருக்கு எழுதி வைத்தால், அவர் அடுத்து பார்க்கும்போது அது அங்கே இருக்கும். அவருக்கு என்ன தெரிய வேண்டும் என்று நினைக்கிறீர்கள்?",
	}},
	{distance | trusted, plain{
		English:  "Stay away from anything that could hurt you, today and tomorrow. Who could hold on to it for you?",
		Hindi:    "चोट पहुँचाने वाली चीज़ों से यह दूरी आज और कल भी बनाए रखिए। इन्हें आपके लिए कौन सँभालकर रख सकता है?",
		Hinglish: "Chot pahunchane wali cheezon se yeh doori aaj aur kal bhi banaye rakhiye. Inhein aapke liye kaun sambhalkar rakh sakta hai?",
		Tamil:    "காயப்படுத்தக்கூடிய பொருட்களிலிருந்து இன்றும் நாளையும் இப்படியே தள்ளி இருங்கள். அவற்றை உங்களுக்காக யார் பத்திரமாக வைத்திருக்க முடியும்?",
	}},
	{professional, plain{
		English:  "You can see a doctor or go to urgent care without explaining everything. Would someone go with you?",
		Hindi:    "डॉक्टर को, या अर्जेंट केयर में, सब कुछ समझाए बिना भी दिखाया जा सकता है। क्या कोई आपके साथ चल सकता है?",
		Hinglish: "Doctor ko, ya urgent care mein, sab kuch samjhaye bina bhi dikhaya ja sakta hai. Kya koi aapke saath chal sakta hai?",
		Tamil:    "எல்லாவற்றையும் விளக்காமலேயே ஒரு டாக்டரிடமோ அர்ஜென்ட் கேருக்கோ போகலாம். உங்களோடு யாராவது வருவார்களா?",
	}},
	{lifeline, plain{
		English:  "If talking feels like too much, texting 988 is enough. You can start with one word.",
		Hindi:    "बात करना भारी लगे, तो 988 पर अंग्रेज़ी में मैसेज करना ही काफ़ी है। एक शब्द से भी शुरुआत हो जाती है।",
		Hinglish: "Baat karna bhaari lage, to 988 par English mein text karna hi kaafi hai. Ek word se bhi shuruaat ho jaati hai.",
		Tamil:    "பேசுவது கஷ்டமாக இருந்தால், 988-க்கு ஆங்கிலத்தில் மெசேஜ் அனுப்பினாலே போதும். ஒரு வார்த்தையில் தொடங்கலாம்.",
	}},
	{coping, plain{
		English:  "Small things count now: a warm drink, a light on, an open door. Which one can you do?",
		Hindi:    "कुछ गरम पी लीजिए, बत्ती जला लीजिए, दरवाज़ा खोल दीजिए: अभी छोटी-छोटी बातें भी काम आती हैं। इनमें से अभी क्या हो पाएगा?",
		Hinglish: "Kuch garam pee lijiye, light on kar lijiye, darwaza khol dijiye: abhi chhoti chhoti baatein bhi kaam aati hain. Inmein se abhi kya ho paayega?",
		Tamil:    "சூடாக ஏதாவது குடிப்பது, விளக்கைப் போடுவது, கதவைத் திறந்து வைப்பது: இப்போது சின்ன விஷயங்களும் உதவும். இதில் எதைச் செய்ய முடியும்?",
	}},
	{trusted, plain{
		English:  "Being near other people helps, even if you don't talk. Where could you sit for a while?",
		Hindi:    "लोगों के आसपास रहने से भी आराम मिलता है, चाहे कोई बात न हो। थोड़ी देर कहाँ बैठा जा सकता है?",
		Hinglish: "Logon ke aas paas rehne se bhi aaram milta hai, chahe koi baat na ho. Thodi der kahan baitha ja sakta hai?",
		Tamil:    "எதுவும் பேசாவிட்டாலும், மனிதர்கள் பக்கத்தில் இருப்பது உதவும். கொஞ்ச நேரம் எங்கே போய் உட்காரலாம்?",
	}},
	{lifeline | barrier, plain{
		English:  "You don't have to be sure it's bad enough before you call 988. What's keeping you from calling right now?",
		Hindi:    "988 पर फ़ोन करने के लिए यह तौलना ज़रूरी नहीं कि हालत कितनी बुरी है। फ़ोन करने से अभी क्या रोक रहा है?",
		Hinglish: "988 par call karne ke liye yeh sochna zaroori nahi ki haalat kitni buri hai. Call karne se abhi kya rok raha hai?",
		Tamil:    "988-ஐ அழைக்க, நிலைமை எவ்வளவு மோசம் என்று உறுதியாகத் தெரிய வேண்டியதில்லை. அழைக்க விடாமல் இப்போது எது தடுக்கிறது?",
	}},
	{coping, plain{
		English:  "Feelings this strong come and go, and this one will ease. What can get you through the next ten minutes?",
		Hindi:    "इतनी तेज़ तकलीफ़ लहरों में आती है, और यह लहर भी उतरेगी। अगले दस मिनट किसके सहारे निकल सकते हैं?",
		Hinglish: "Itni tez takleef lehron mein aati hai, aur yeh lehar bhi utregi. Agle das minute kiske sahare nikal sakte hain?",
		Tamil:    "இவ்வளவு பலமான வேதனை அலை அலையாக வரும், இந்த அலையும் தணியும். அடுத்த பத்து நிமிடத்தைக் கடக்க எது துணையாக இருக்கும்?",
	}},
	{coach | trusted, plain{
		English:  "Who knows how you're doing today, besides me? If no one does, you can message your coach.",
		Hindi:    "मेरे अलावा किसे पता है कि आज आप पर क्या बीत रही है? अगर किसी को नहीं, तो कोच बस एक मैसेज दूर हैं।",
		Hinglish: "Mere alawa kise pata hai ki aaj aap par kya beet rahi hai? Agar kisi ko nahi, to coach bas ek message door hain.",
		Tamil:    "இன்று நீங்கள் எப்படி இருக்கிறீர்கள் என்று என்னைத் தவிர யாருக்குத் தெரியும்? யாருக்கும் தெரியாது என்றால், பயிற்சியாளருக்கு ஒரு மெசேஜ் போதும்.",
	}},
	{lifeline, plain{
		English:  "All I have is words; the people at 988 can do more. Please let them help.",
		Hindi:    "मेरे पास सिर्फ़ शब्द हैं; 988 के लोग इससे ज़्यादा कर सकते हैं। उन्हें मदद करने दीजिए।",
		Hinglish: "Mere paas sirf words hain; 988 ke log isse zyada kar sakte hain. Please unhein madad karne dijiye.",
		Tamil:    "என்னால் வார்த்தைகள் மட்டும்தான் தர முடியும்; 988-இல் இருப்பவர்களால் அதற்கு மேல் முடியும். அவர்களை உதவ விடுங்கள்.",
	}},
	{lifeline, plain{
		English:  "Whatever you write next, call 911 if the danger gets close.",
		Hindi:    "आगे आप जो भी लिखें, ख़तरा पास आए तो 911 पर फ़ोन कीजिए।",
		Hinglish: "Aage aap jo bhi likhein, khatra paas aaye to 911 par call kijiye.",
		Tamil:    "அடுத்து நீங்கள் எதை எழுதினாலும், ஆபத்து நெருங்கினால் 911-ஐ அழையுங்கள்.",
	}},
}

// questions ask directly, in Ask. The second comes once, if there was no answer, and the others after a new sign.
var questions = []line{
	{asks | lifeline | program, plain{
		English:  "Are you having thoughts of ending your life? I'm a program, and I'm asking because it matters; one word is enough. Whatever your answer, you can call or text 988.",
		Hindi:    "क्या आपके मन में अपनी जान लेने के ख़याल आ रहे हैं? मैं एक प्रोग्राम हूँ, पर यह पूछना ज़रूरी है; एक शब्द का जवाब भी चलेगा। जवाब जो भी हो, 988 फ़ोन पर, और अंग्रेज़ी में मैसेज पर आपके लिए है।",
		Hinglish: "Kya aapke mann mein apni jaan lene ke khayal aa rahe hain? Main ek program hoon, par yeh poochna zaroori hai; ek word ka jawab bhi chalega. Jawab jo bhi ho, 988 call par, aur English mein text par aapke liye hai.",
		Tamil:    "உயிரை விட்டுவிடலாம் என்று தோன்றுகிறதா? நான் ஒரு கணினி நிரல், முக்கியம் என்பதால் கேட்கிறேன்; ஒரே வார்த்தையில் பதில் சொன்னால் போதும். பதில் எதுவாக இருந்தாலும், 988 போனிலும், ஆங்கிலத்தில் மெசேஜிலும் உங்களுக்காக இருக்கிறது.",
	}},
	{asks | program, plain{
		English:  "I'm a program and can't hear your voice, so I'll ask one more time: are you thinking about killing yourself? You don't have to answer.",
		Hindi:    "मैं एक प्रोग्राम हूँ, आपकी आवाज़ से कुछ समझना मेरे बस में नहीं, इसलिए एक बार फिर पूछना पड़ रहा है: क्या आपके मन में आत्महत्या का ख़याल है? जवाब देना ज़रूरी नहीं।",
		Hinglish: "Main ek program hoon, aapki awaaz se kuch samajhna mere bas mein nahi, isliye ek baar phir poochna pad raha hai: kya aapke mann mein suicide ka khayal hai? Jawab dena zaroori nahi.",
		Tamil:    "நான் ஒரு கணினி நிரல், உங்கள் குரலைக் கேட்டுப் புரிந்துகொள்ள முடியாது; அதனால் இன்னொரு முறை கேட்கிறேன்: தற்கொலை செய்துகொள்ளும் எண்ணம் இருக்கிறதா? பதில் சொல்லியே ஆக வேண்டும் என்று இல்லை.",
	}},
	{asks | lifeline, plain{
		English:  "When things get this hard, some people think about dying. Is that true for you? 988 is there for exactly this.",
		Hindi:    "जब मन इतना भारी हो जाए, तो कुछ लोगों को मरने के ख़याल आते हैं। क्या आपके साथ भी ऐसा है? 988 ठीक इसी के लिए है।",
		Hinglish: "Jab mann itna bhaari ho jaaye, to kuch logon ko marne ke khayal aate hain. Kya aapke saath bhi aisa hai? 988 theek isi ke liye hai.",
		Tamil:    "இவ்வளவு பாரமாக இருக்கும்போது, சிலருக்குச் சாவைப் பற்றிய எண்ணம் வரும். உங்களுக்கும் அப்படி இருக்கிறதா? 988 இதற்காகவே இருக்கிறது.",
	}},
	{asks, plain{
		English:  "I'd rather ask than guess. Does part of you wish you weren't alive?",
		Hindi:    "अंदाज़ा लगाने से अच्छा है सीधे पूछ लेना। क्या मन का कोई हिस्सा जीना नहीं चाहता?",
		Hinglish: "Andaaza lagane se achha hai seedhe pooch lena. Kya mann ka koi hissa jeena nahi chahta?",
		Tamil:    "நானாக எதையோ நினைப்பதை விட நேராகக் கேட்பதே நல்லது. மனசின் ஒரு பக்கம் வாழவே வேண்டாம் என்று நினைக்கிறதா?",
	}},
}

// acknowledged lead the first question.
var acknowledged = []plain{
	{
		English:  "That sounds like a lot to carry.",
		Hindi:    "यह तो मन पर बहुत बड़ा बोझ है।",
		Hinglish: "Yeh to mann par bahut bada bojh hai.",
		Tamil:    "இது மனசுக்குப் பெரிய பாரமாகத் தெரிகிறது.",
	},
	{
		English:  "I'm glad you wrote that here.",
		Hindi:    "अच्छा किया कि आपने यह यहाँ लिखा।",
		Hinglish: "Achha kiya ki aapne yeh yahan likha.",
		Tamil:    "இதை இங்கே எழுதியது நல்லது.",
	},
	{
		English:  "Thank you for trusting me with this.",
		Hindi:    "मुझ पर इतना भरोसा करने के लिए शुक्रिया।",
		Hinglish: "Mujh par itna bharosa karne ke liye thank you.",
		Tamil:    "என்னை நம்பி இதைப் பகிர்ந்ததற்கு நன்றி.",
	},
	{
		English:  "That can't have been easy to write.",
		Hindi:    "यह लिखना आसान नहीं रहा होगा।",
		Hinglish: "Yeh likhna aasaan nahi raha hoga.",
		Tamil:    "இதை எழுதுவது எளிதாக இருந்திருக்காது.",
	},
}

// notThinking answers No, and declining a refusal or a second message without an answer.
var (
	notThinking = []line{
		{lifeline, plain{
			English:  "I'm glad you told me. If that ever changes, you can call or text 988. What's been the hardest part of this?",
			Hindi:    "अच्छा हुआ कि आपने बता दिया। कभी यह बदले, तो 988 पर फ़ोन या अंग्रेज़ी में मैसेज कीजिए। इसमें सबसे मुश्किल क्या रहा है?",
			Hinglish: "Achha hua ki aapne bata diya. Kabhi yeh badle, to 988 par call ya English mein text kijiye. Ismein sabse mushkil kya raha hai?",
			Tamil:    "சொன்னது நல்லது, நன்றி. எப்போதாவது இது மாறினால், 988-ஐ அழைக்கலாம், ஆங்கிலத்தில் மெசேஜும் அனுப்பலாம். இதில் உங்களுக்கு ரொம்பக் கஷ்டமானது எது?",
		}},
		{lifeline | trusted, plain{
			English:  "That's good to know, and thank you for saying it. If things get worse, call or text 988, or tell someone close to you. What would help most right now?",
			Hindi:    "ठीक है, और साफ़ बताने के लिए शुक्रिया। अगर हालत बिगड़ने लगे, तो 988 पर फ़ोन या अंग्रेज़ी में मैसेज कीजिए, या किसी अपने को बताइए। अभी सबसे ज़्यादा किस बात से राहत मिलेगी?",
			Hinglish: "Theek hai, aur saaf batane ke liye thank you. Agar haalat bigadne lage, to 988 par call ya English mein text kijiye, ya kisi apne ko bataiye. Abhi sabse zyada kis baat se raahat milegi?",
			Tamil:    "நல்லது, தெளிவாகச் சொன்னதற்கு நன்றி. இன்னும் மோசமானால் 988-ஐ அழையுங்கள், ஆங்கிலத்தில் மெசேஜ் அனுப்புங்கள், அல்லது நெருக்கமான ஒருவரிடம் சொல்லுங்கள். இப்போது எது அதிகம் உதவும்?",
		}},
	}
	declining = []line{
		{lifeline, plain{
			English:  "That's OK; you don't have to answer. If you want to talk to a person, call or text 988. Tell me as much or as little as you like.",
			Hindi:    "कोई बात नहीं; जवाब न देना भी ठीक है। किसी इंसान से बात करने का मन हो, तो 988 पर फ़ोन या अंग्रेज़ी में मैसेज कीजिए। जितना मन हो, बस उतना बताइए।",
			Hinglish: "Koi baat nahi; jawab na dena bhi theek hai. Kisi insaan se baat karne ka mann ho, to 988 par call ya English mein text kijiye. Jitna mann ho, bas utna bataiye.",
			Tamil:    "பரவாயில்லை; பதில் சொல்லாவிட்டாலும் சரி. ஒரு மனிதரிடம் பேச விரும்பினால், 988-ஐ அழைக்கலாம் அல்லது ஆங்கிலத்தில் மெசேஜ் அனுப்பலாம். எவ்வளவு சொல்லத் தோன்றுகிறதோ, அவ்வளவு சொன்னால் போதும்.",
		}},
		{lifeline | trusted, plain{
			English:  "I won't push you. If it gets harder, 988 or someone you trust can help more than I can. What's on your mind?",
			Hindi:    "कोई दबाव नहीं है। मन और भारी हो, तो मुझसे बेहतर 988 है, या कोई भरोसे का इंसान। मन में क्या चल रहा है?",
			Hinglish: "Koi pressure nahi hai. Mann aur bhaari ho, to mujhse behtar 988 hai, ya koi bharose ka insaan. Mann mein kya chal raha hai?",
			Tamil:    "நான் கட்டாயப்படுத்த மாட்டேன். இன்னும் பாரமானால், என்னை விட 988 நல்லது, அல்லது நீங்கள் நம்பும் ஒருவர். மனசில் என்ன ஓடுகிறது?",
		}},
	}
)

// listening are the messages while the question is answered with No, or not, and in After.
var listening = []line{
	{0, plain{
		English:  "I'm listening. What happened before it felt like this?",
		Hindi:    "बताइए, मेरा ध्यान आपकी बात पर है। ऐसा लगने से पहले क्या हुआ था?",
		Hinglish: "Bataiye, mera dhyaan aapki baat par hai. Aisa lagne se pehle kya hua tha?",
		Tamil:    "சொல்லுங்கள், கேட்கிறேன். இப்படித் தோன்றுவதற்கு முன் என்ன நடந்தது?",
	}},
	{coping, plain{
		English:  "That makes sense. What time of day is easiest for you?",
		Hindi:    "बात समझ में आती है। दिन में मन सबसे हल्का कब रहता है?",
		Hinglish: "Baat samajh mein aati hai. Din mein mann sabse halka kab rehta hai?",
		Tamil:    "புரிகிறது. ஒரு நாளில் எந்த நேரத்தில் கொஞ்சம் லேசாக இருக்கிறது?",
	}},
	{trusted, plain{
		English:  "Who around you knows some of this? They don't have to know all of it.",
		Hindi:    "आपके आसपास किसे इसमें से कुछ पता है? सब कुछ पता होना ज़रूरी नहीं।",
		Hinglish: "Aapke aas paas kise ismein se kuch pata hai? Sab kuch pata hona zaroori nahi.",
		Tamil:    "உங்களைச் சுற்றி இருப்பவர்களில் யாருக்கு இதில் கொஞ்சமாவது தெரியும்? முழுவதும் தெரிய வேண்டியதில்லை.",
	}},
	{professional | barrier, plain{
		English:  "Have you ever thought of talking to a doctor or therapist about this? If something stopped you, what was it?",
		Hindi:    "क्या कभी इस बारे में किसी डॉक्टर या थेरेपिस्ट से बात करने का सोचा है? किसी बात ने रोका हो, तो वह क्या थी?",
		Hinglish: "Kya kabhi is baare mein kisi doctor ya therapist se baat karne ka socha hai? Kisi baat ne roka ho, to woh kya thi?",
		Tamil:    "இதைப் பற்றி ஒரு டாக்டரிடமோ தெரபிஸ்ட்டிடமோ பேசலாம் என்று எப்போதாவது நினைத்திருக்கிறீர்களா? ஏதாவது தடுத்திருந்தால், அது எது?",
	}},
	{coach, plain{
		English:  "This would be a good thing to bring to your coach. What would you want them to understand first?",
		Hindi:    "यह बात अपने कोच को बताने लायक़ है। उन्हें सबसे पहले क्या समझना चाहिए?",
		Hinglish: "Yeh baat apne coach ko batane layak hai. Unhein sabse pehle kya samajhna chahiye?",
		Tamil:    "இதை உங்கள் பயிற்சியாளரிடம் சொல்வது நல்லது. அவர் முதலில் எதைப் புரிந்துகொள்ள வேண்டும்?",
	}},
	{0, plain{
		English:  "Out of all this, what feels heaviest today?",
		Hindi:    "इन सब में आज सबसे भारी क्या लग रहा है?",
		Hinglish: "In sab mein aaj sabse bhaari kya lag raha hai?",
		Tamil:    "இதிலெல்லாம் இன்று அதிகம் பாரமாக இருப்பது எது?",
	}},
	{coping, plain{
		English:  "Try one slow breath out, longer than the breath in, and then one more. Does anything change?",
		Hindi:    "एक साँस धीरे से छोड़कर देखिए, लेने से ज़्यादा देर तक, फिर एक और। क्या कुछ बदला?",
		Hinglish: "Ek saans dheere se chhodkar dekhiye, lene se zyada der tak, phir ek aur. Kya kuch badla?",
		Tamil:    "ஒரு மூச்சை மெதுவாக வெளியே விடுங்கள், உள்ளே இழுத்ததை விட நீளமாக, பிறகு இன்னொன்று. ஏதாவது மாற்றம் தெரிகிறதா?",
	}},
	{0, plain{
		English:  "What would you say to a friend who told you the same thing?",
		Hindi:    "यही बात कोई दोस्त आपको बताए, तो उसे आपका जवाब क्या होगा?",
		Hinglish: "Yahi baat koi dost aapko bataye, to use aapka jawab kya hoga?",
		Tamil:    "இதையே ஒரு நண்பர் உங்களிடம் சொன்னால், என்ன பதில் சொல்வீர்கள்?",
	}},
	{professional, plain{
		English:  "If it stays like this for two weeks, it's good to ask a doctor or therapist. Would that be hard to do?",
		Hindi:    "दो हफ़्ते तक ऐसा ही रहे, तो किसी डॉक्टर या थेरेपिस्ट से पूछ लेना अच्छा है। क्या यह करना मुश्किल होगा?",
		Hinglish: "Do hafte tak aisa hi rahe, to kisi doctor ya therapist se pooch lena achha hai. Kya yeh karna mushkil hoga?",
		Tamil:    "இரண்டு வாரம் இப்படியே இருந்தால், ஒரு டாக்டரிடமோ தெரபிஸ்ட்டிடமோ கேட்பது நல்லது. அப்படிக் கேட்பது கஷ்டமாக இருக்குமா?",
	}},
	{coping, plain{
		English:  "What's one small thing you can still do for yourself today: a walk, a shower, a call?",
		Hindi:    "आज ऐसी कौन-सी एक छोटी चीज़ है जो अब भी आपकी अपनी है: टहलना, नहाना, किसी को फ़ोन करना?",
		Hinglish: "Aaj aisi kaun si ek chhoti cheez hai jo ab bhi aapki apni hai: walk, nahana, kisi ko call karna?",
		Tamil:    "இன்றும் உங்களுக்கென்று இருக்கும் ஒரு சின்ன விஷயம் எது: கொஞ்சம் நடப்பது, குளிப்பது, யாருக்காவது போன் செய்வது?",
	}},
	{lifeline, plain{
		English:  "You don't have to be at your worst to call or text 988. They talk about hard days too.",
		Hindi:    "988 पर फ़ोन या अंग्रेज़ी में मैसेज करने के लिए हालत बहुत बुरी होना ज़रूरी नहीं। वहाँ भारी दिनों की बात भी होती है।",
		Hinglish: "988 par call ya English mein text karne ke liye haalat bahut buri hona zaroori nahi. Wahan bhaari dinon ki baat bhi hoti hai.",
		Tamil:    "ரொம்ப மோசமாக இருந்தால்தான் 988-ஐ அழைக்கவோ ஆங்கிலத்தில் மெசேஜ் அனுப்பவோ வேண்டும் என்று இல்லை. பாரமான நாட்களைப் பற்றியும் அங்கே பேசலாம்.",
	}},
	{0, plain{
		English:  "What have you been telling yourself about it?",
		Hindi:    "इस बारे में मन ही मन ख़ुद से क्या बात होती है?",
		Hinglish: "Is baare mein mann hi mann khud se kya baat hoti hai?",
		Tamil:    "இதைப் பற்றி உங்களுக்குள்ளேயே என்ன சொல்லிக்கொள்கிறீர்கள்?",
	}},
	{trusted, plain{
		English:  "Is there someone whose voice you'd like to hear, today or tomorrow?",
		Hindi:    "क्या कोई है जिसकी आवाज़ सुनकर आज या कल मन को अच्छा लगेगा?",
		Hinglish: "Kya koi hai jiski awaaz sunkar aaj ya kal mann ko achha lagega?",
		Tamil:    "யாருடைய குரலைக் கேட்டால் இன்றோ நாளையோ மனசுக்கு நன்றாக இருக்கும்?",
	}},
	{coping, plain{
		English:  "Name three things around you that don't need anything from you. Then tell me what comes next.",
		Hindi:    "अपने आसपास की ऐसी तीन चीज़ें गिनिए जिन्हें आपसे कुछ नहीं चाहिए। फिर बताइए, आगे क्या।",
		Hinglish: "Apne aas paas ki aisi teen cheezein giniye jinhein aapse kuch nahi chahiye. Phir bataiye, aage kya.",
		Tamil:    "உங்களைச் சுற்றி, உங்களிடம் எதையும் கேட்காத மூன்று பொருட்களைச் சொல்லுங்கள். பிறகு அடுத்து என்ன என்று சொல்லுங்கள்.",
	}},
	{0, plain{
		English:  "I may not understand everything, but I read every word. What else is on your mind?",
		Hindi:    "हो सकता है सब कुछ मेरी समझ में न आए, पर हर शब्द मैंने पढ़ा है। और क्या है मन में?",
		Hinglish: "Ho sakta hai sab kuch meri samajh mein na aaye, par har word maine padha hai. Aur kya hai mann mein?",
		Tamil:    "எல்லாமே எனக்குப் புரியாமல் போகலாம், ஆனால் ஒவ்வொரு வார்த்தையையும் படிக்கிறேன். வேறு என்ன?",
	}},
	{coach | professional, plain{
		English:  "I'm glad you keep writing, but a person can help with this more than I can. Your coach or a doctor would be good to talk to next.",
		Hindi:    "अच्छा है कि आपने लिखना छोड़ा नहीं; पर कोई इंसान इसमें मुझसे ज़्यादा मदद कर सकता है। अब अपने कोच या किसी डॉक्टर से बात करना अच्छा रहेगा।",
		Hinglish: "Achha hai ki aapne likhna chhoda nahi; par koi insaan ismein mujhse zyada madad kar sakta hai. Ab apne coach ya kisi doctor se baat karna achha rahega.",
		Tamil:    "நீங்கள் தொடர்ந்து எழுதுவது நல்லது; ஆனால் ஒரு மனிதரால் என்னை விட அதிகம் உதவ முடியும். அடுத்து பயிற்சியாளரிடமோ டாக்டரிடமோ பேசினால் நல்லது.",
	}},
	{0, plain{
		English:  "Let's pause here for a moment. What do you need in the next hour?",
		Hindi:    "इसे थोड़ी देर यहीं रहने दें। अगले एक घंटे में आपको क्या चाहिए?",
		Hinglish: "Ise thodi der yahin rehne dein. Agle ek ghante mein aapko kya chahiye?",
		Tamil:    "இதைக் கொஞ்ச நேரம் இப்படியே விடலாம். அடுத்த ஒரு மணி நேரத்தில் உங்களுக்கு என்ன வேண்டும்?",
	}},
}

// afterwards is asked once when a member comes back after a hard moment.
var afterwards = []line{
	{checks, plain{
		English:  "Last time was heavy. How is it now?",
		Hindi:    "पिछली बार मन बहुत भारी था। अब कैसा लग रहा है?",
		Hinglish: "Pichhli baar mann bahut bhaari tha. Ab kaisa lag raha hai?",
		Tamil:    "போன முறை ரொம்பப் பாரமாக இருந்தது. இப்போது எப்படி இருக்கிறது?",
	}},
	{checks, plain{
		English:  "You went through something hard here not long ago. Is it easier, the same, or harder?",
		Hindi:    "कुछ ही समय पहले यहाँ आपका बहुत मुश्किल वक़्त गुज़रा। अब पहले से हल्का है, वैसा ही है, या और मुश्किल?",
		Hinglish: "Kuch hi time pehle yahan aapka bahut mushkil waqt guzra. Ab pehle se halka hai, waisa hi hai, ya aur mushkil?",
		Tamil:    "சமீபத்தில் இங்கே ஒரு கஷ்டமான நேரத்தைக் கடந்தீர்கள். இப்போது கொஞ்சம் பரவாயில்லையா, அப்படியே இருக்கிறதா, இன்னும் கஷ்டமா?",
	}},
}

// relieved answers that a person or help is there, in a danger of the member's own making or a medical one.
var relieved = []line{
	{0, plain{
		English:  "Good. Stay with them, and don't hang up until help is there. I'm here if you want to write.",
		Hindi:    "यह अच्छा है। उनके साथ रहिए, और मदद पहुँचने तक फ़ोन मत काटिए। लिखने का मन हो, तो मैं यहीं हूँ।",
		Hinglish: "Yeh achha hai. Unke saath rahiye, aur madad pahunchne tak phone mat kaatiye. Likhne ka mann ho, to main yahin hoon.",
		Tamil:    "நல்லது. அவர்களோடு இருங்கள், உதவி வந்து சேரும்வரை போனை வைக்காதீர்கள். எழுத வேண்டும் என்று தோன்றினால், நான் இங்கே இருக்கிறேன்.",
	}},
	{trusted, plain{
		English:  "That's the right thing to do. Let them stay close for the next few hours. Tell them what you told me.",
		Hindi:    "यही सही है। अगले कुछ घंटे उन्हें अपने पास रहने दीजिए। जो मुझे बताया, वह उन्हें भी बताइए।",
		Hinglish: "Yahi sahi hai. Agle kuch ghante unhein apne paas rehne dijiye. Jo mujhe bataya, woh unhein bhi bataiye.",
		Tamil:    "அதுதான் சரி. அடுத்த சில மணி நேரம் அவர்கள் உங்கள் பக்கத்திலேயே இருக்கட்டும். என்னிடம் சொன்னதை அவர்களிடமும் சொல்லுங்கள்.",
	}},
}

// tooYoung answers a member who says that they are under 18.
var tooYoung = line{adults | lifeline | otherLine | trusted | program, plain{
	English:  "Aangan is for adults, and I'm a program, so other people can help you better. Please tell an adult you trust, like a parent, a teacher, or a doctor. You can call or text Childhelp at 1-800-422-4453, or 988, at any hour.",
	Hindi:    "Aangan बड़ों के लिए है, और मैं एक प्रोग्राम हूँ; आपके लिए मुझसे बेहतर लोग हैं। किसी ऐसे बड़े को बताइए जिस पर भरोसा हो, जैसे मम्मी या पापा, टीचर, या डॉक्टर। Childhelp को 1-800-422-4453 पर, या 988 पर, कभी भी फ़ोन या अंग्रेज़ी में मैसेज कीजिए।",
	Hinglish: "Aangan adults ke liye hai, aur main ek program hoon; aapke liye mujhse behtar log hain. Please kisi aise bade ko bataiye jis par bharosa ho, jaise mummy ya papa, teacher, ya doctor. Childhelp ko 1-800-422-4453 par, ya 988 par, kabhi bhi call ya English mein text kijiye.",
	Tamil:    "Aangan பெரியவர்களுக்கானது, நான் ஒரு கணினி நிரல்; உங்களுக்கு என்னை விட நன்றாக உதவக்கூடியவர்கள் இருக்கிறார்கள். அம்மா அல்லது அப்பா, டீச்சர், டாக்டர் என்று நீங்கள் நம்பும் ஒரு பெரியவரிடம் சொல்லுங்கள். Childhelp எண் 1-800-422-4453, அல்லது 988; எந்த நேரத்திலும் அழைக்கலாம், ஆங்கிலத்தில் மெசேஜ் அனுப்பலாம்.",
}}

// plainDisclosure is the notice that companions are programs, for members in a risk state.
var plainDisclosure = plain{
	English:  "This is a program, not a person, a coach, or a doctor, and it can be wrong. What you write here is yours alone, and you can delete it at any time.",
	Hindi:    "यह एक प्रोग्राम है; न इंसान, न कोच, न डॉक्टर, और इससे ग़लती हो सकती है। यहाँ लिखा हुआ सिर्फ़ आपका है, और उसे कभी भी मिटाया जा सकता है।",
	Hinglish: "Yeh ek program hai, insaan nahi, na coach, na doctor, aur isse galti ho sakti hai. Yahan likha hua sirf aapka hai, aur use kabhi bhi delete kiya ja sakta hai.",
	Tamil:    "இது ஒரு கணினி நிரல்; மனிதரோ பயிற்சியாளரோ டாக்டரோ இல்லை, தவறாகவும் சொல்லலாம். இங்கே எழுதுவது உங்களுடையது மட்டுமே, எப்போது வேண்டுமானாலும் அழித்துவிடலாம்.",
}
