package companion

// Themes about visas, work and study.

var workSteps = translations{
	English: lines{
		Tara:  []string{"Make two lists tonight, five minutes: what's in your hands this week, and what's on someone else's desk. Put the second one away.", "Tell one person the plain version, without the brave face. Not for advice, just so it isn't only in your head.", "Pick the next small thing, small enough for fifteen minutes, and leave the rest of the mountain where it is."},
		Buddy: []string{"Stand up for a minute. Stretch. Get some water.", "Five minutes outside, no phone.", "Pick one small thing. Do only that. Then rest."},
		Arjun: []string{"Put both feet on the floor and count ten slow breaths.", "Give the worry its own time, say six in the evening, with paper. If it shows up early, tell it to wait until six.", "End the day the same way each time: close the laptop, wash your face, change your shirt. Your body needs to hear it's over."},
	},
	Hindi: lines{
		Tara:  []string{"आज रात पाँच मिनट में दो सूचियाँ बनाओ: इस हफ़्ते अपने हाथ में क्या है, और क्या किसी और की मेज़ पर है। दूसरी बंद कर दो।", "किसी एक को सीधी-सच्ची बात बताओ, बिना बहादुर बने। सलाह के लिए नहीं, बस ताकि बात सिर्फ़ अपने दिमाग़ में न रहे।", "अगला छोटा काम चुनो, पंद्रह मिनट वाला, और बाक़ी पहाड़ वहीं रहने दो।"},
		Buddy: []string{"एक मिनट खड़े हो। अँगड़ाई लो। पानी पियो।", "पाँच मिनट बाहर, फ़ोन के बिना।", "एक छोटा काम चुनो। बस वही करो। फिर आराम।"},
		Arjun: []string{"दोनों पैर ज़मीन पर रखिए और दस धीमी साँसें गिनिए।", "चिंता को उसका अपना एक घंटा दीजिए, जैसे शाम छह बजे, काग़ज़ के साथ। पहले आए तो उसे समय बता दीजिए।", "दिन को एक तय काम से ख़त्म कीजिए: लैपटॉप बंद, मुँह धोना, कपड़े बदलना। शरीर को बताना पड़ता है।"},
	},
	Hinglish: lines{
		Tara:  []string{"Aaj raat paanch minute mein do list banao: is hafte apne haath mein kya hai, aur kya kisi aur ki desk par hai. Doosri band kar do.", "Kisi ek ko seedhi sachchi baat batao, bina bahadur bane. Salaah ke liye nahi, bas taaki baat sirf apne dimaag mein na rahe.", "Agla chhota kaam chuno, pandrah minute wala, aur baaki pahaad wahin rehne do."},
		Buddy: []string{"Ek minute khade ho. Angdaai lo. Paani piyo.", "Paanch minute bahar, phone ke bina.", "Ek chhota kaam chuno. Bas wahi karo. Phir aaraam."},
		Arjun: []string{"Dono pair zameen par rakhiye aur das dheemi saansein giniye.", "Chinta ko uska apna ek ghanta dijiye, jaise shaam chhah baje, kaagaz ke saath. Pehle aaye to use time bata dijiye.", "Din ko ek tay kaam se khatam kijiye: laptop band, munh dhona, kapde badalna. Shareer ko batana padta hai."},
	},
	Tamil: lines{
		Tara:  []string{"இன்று இரவு ஐந்து நிமிடத்தில் இரண்டு பட்டியல் போடுங்க: இந்த வாரம் உங்கள் கையில் இருப்பது, வேறு யாருடைய மேசையிலோ இருப்பது. இரண்டாவதை மூடி வையுங்க.", "ஒருவரிடம் உள்ளதை உள்ளபடி சொல்லுங்க, தைரியமான முகம் இல்லாமல். ஆலோசனைக்கு இல்லை, தலைக்குள் மட்டும் இருக்க வேண்டாம் என்பதற்காக.", "அடுத்த சின்ன வேலை ஒன்றை எடுங்க, பதினைந்து நிமிட வேலை. மீதி மலை அங்கேயே இருக்கட்டும்."},
		Buddy: []string{"ஒரு நிமிஷம் எழுந்து நில். உடம்பை நீட்டு. தண்ணி குடி.", "ஐந்து நிமிஷம் வெளியே, போன் இல்லாமல்.", "ஒரு சின்ன வேலையை எடு. அதை மட்டும் செய். பிறகு ஓய்வு."},
		Arjun: []string{"இரண்டு பாதங்களையும் தரையில் வைத்துப் பத்து மெதுவான மூச்சை எண்ணுங்கள்.", "கவலைக்கென்று ஒரு மணி நேரம் கொடுங்கள், மாலை ஆறு மணி, ஒரு காகிதத்தோடு. முன்னால் வந்தால் நேரத்தைச் சொல்லி அனுப்புங்கள்.", "நாளை ஒரே நிலையான செயலால் முடியுங்கள்: மடிக்கணினியை மூடுவது, முகம் கழுவுவது, உடை மாற்றுவது. உடம்புக்குத் தெரிய வேண்டும்."},
	},
}

var workThemes = []theme{
	{
		Code: "visa", Rank: matter, Steps: &workSteps,
		Words: "visa, visas, green card, greencard, h1b, h 1b, h1 b, opt, stem opt, rfe, i 140, i140, i 485, i485, perm, uscis, immigration, consulate, stamping, deport*, visa interview, priority date, lottery, ead, " +
			"वीज़ा, वीसा, ग्रीन कार्ड, इमिग्रेशन, एच1बी, दूतावास, விசா, வீசா, கிரீன் கார்ட*, குடியுரிமை*, குடிவரவு, தூதரக*, எச்1பி",
		Hear: translations{
			English: lines{
				Tara:  []string{"A whole life with a date stamped on it. You buy a couch and think about the sixty days.", "People here ask about your weekend plans. Yours depend on an envelope. You're stuck in line between two countries."},
				Buddy: []string{"Waiting without an answer is really hard.", "So much depends on it, and it's not in your hands. That's scary."},
				Arjun: []string{"Living with an uncertain date is like holding something heavy at arm's length. You have to set it down now and then.", "The answer is up to others. How you spend this evening is still up to you."},
				Ask:   []string{"What are you waiting for right now?", "Which thought about it comes back at night?"},
			},
			Hindi: lines{
				Tara:  []string{"पूरी ज़िंदगी पर एक तारीख़ की मुहर। सोफ़ा ख़रीदो तो भी साठ दिन याद आते हैं।", "यहाँ लोग वीकेंड का पूछते हैं, और अपना सब कुछ एक लिफ़ाफ़े पर टिका है। दो देश, और बीच में एक क़तार।"},
				Buddy: []string{"जवाब के बिना इंतज़ार सच में मुश्किल है।", "इस पर इतना कुछ टिका है, और बात तुम्हारे हाथ में नहीं। डर लगता है।"},
				Arjun: []string{"अनिश्चित तारीख़ के साथ जीना, सीधे हाथ से भारी चीज़ उठाए रखने जैसा है। बीच-बीच में उसे रखना पड़ता है।", "जवाब दूसरों के पास है। आज की शाम कैसे बीते, यह फिर भी आपके पास है।"},
				Ask:   []string{"अभी किस चीज़ का इंतज़ार है?", "इसमें कौन सी बात रात को लौटकर आती है?"},
			},
			Hinglish: lines{
				Tara:  []string{"Poori zindagi par ek date ki mohar. Sofa kharido to bhi saath din yaad aate hain.", "Yahan log weekend ka poochte hain, aur apna sab kuch ek lifafe par tika hai. Do desh, aur beech mein ek line."},
				Buddy: []string{"Jawab ke bina intezaar sach mein mushkil hai.", "Is par itna kuch tika hai, aur baat tumhare haath mein nahi. Darr lagta hai."},
				Arjun: []string{"Anishchit date ke saath jeena, seedhe haath se bhaari cheez uthaye rakhne jaisa hai. Beech beech mein use rakhna padta hai.", "Jawab doosron ke paas hai. Aaj ki shaam kaise beete, yeh phir bhi aapke paas hai."},
				Ask:   []string{"Abhi kis cheez ka intezaar hai?", "Ismein kaun si baat raat ko lautkar aati hai?"},
			},
			Tamil: lines{
				Tara:  []string{"முழு வாழ்க்கையிலும் ஒரு தேதி முத்திரை. சோபா வாங்கும்போதுகூட அந்த அறுபது நாள் ஞாபகம் வரும்.", "இங்கே எல்லோரும் வார இறுதித் திட்டம் கேட்பாங்க; நம்முடையது ஓர் உறையில் தொங்கும். இரண்டு நாடு, நடுவில் ஒரு வரிசை."},
				Buddy: []string{"பதில் இல்லாமல் காத்திருப்பது ரொம்பக் கஷ்டம்.", "எவ்வளவோ இதை நம்பி இருக்கு; அது உன் கையில் இல்லை. பயமா இருக்கும்."},
				Arjun: []string{"நிச்சயமில்லாத தேதியோடு வாழ்வது, கையை நீட்டி ஒரு கனத்தைப் பிடித்திருப்பது போல. அவ்வப்போது கீழே வைக்க வேண்டும்.", "பதில் மற்றவர்கள் கையில். இன்றைய மாலை எப்படிப் போகும் என்பது உங்கள் கையில்."},
				Ask:   []string{"இப்போது எதற்காகக் காத்திருக்கிறீர்கள்?", "இதில் எந்த எண்ணம் இரவில் திரும்ப வருகிறது?"},
			},
		},
	},
	{
		Code: "layoff", Rank: matter, Steps: &workSteps,
		Words: "layoff*, laid off, lay off, lost my job, losing my job, lose my job, fired, got fired, let go from, pink slip, sixty days, 60 days, unemploy*, no job, job search, job hunt*, looking for a job, cant find a job, rejected from, rejection email*, severance, pip, " +
			"naukri chali, naukri gayi, naukri nahi mil, naukri chhoot, job chali, नौकरी चली, नौकरी गई, नौकरी छूट, नौकरी नहीं मिल, नौकरी से निकाल, छँटनी, வேலை போ*, வேலை இழ*, வேலை கிடைக்க*, வேலையை விட்டு நீக்*, வேலை இல்ல*, velai pochu, velai pochchu, velai illa, velai kidaikala",
		Hear: translations{
			English: lines{
				Tara:  []string{"It's not just a job, is it? It's the visa, the rent, and what to tell Papa on Sunday.", "A calendar invite with no subject, and fifteen minutes later no laptop. Anyone would be shaken by that."},
				Buddy: []string{"I'm sorry. Losing a job is a real blow.", "It says nothing bad about you. Today can just be hard."},
				Arjun: []string{"You lost a job. You didn't lose who you are. Give yourself time to feel the difference.", "The first days call for food, sleep, and one list. Plans come after."},
				Ask:   []string{"When did it happen, and who knows so far?", "What has to be settled this week, and what can wait until next week?"},
			},
			Hindi: lines{
				Tara:  []string{"यह सिर्फ़ नौकरी नहीं है न। वीज़ा है, किराया है, और रविवार को पापा से क्या कहें।", "बिना विषय का एक मीटिंग निमंत्रण, और पंद्रह मिनट बाद लैपटॉप बंद। किसी को भी हिला दे।"},
				Buddy: []string{"मुझे अफ़सोस है। नौकरी जाना बड़ी चोट है।", "इससे तुममें कोई कमी नहीं हो जाती। आज का दिन बस मुश्किल है।"},
				Arjun: []string{"काम ख़त्म हुआ है, करने वाला नहीं। दोनों को धीरे-धीरे अलग होने दीजिए।", "पहले दिनों को खाना, नींद और एक सूची चाहिए। योजनाएँ बाद में।"},
				Ask:   []string{"यह कब हुआ, और अब तक किसे पता है?", "इस हफ़्ते क्या निपटाना ज़रूरी है, और क्या अगले तक रुक सकता है?"},
			},
			Hinglish: lines{
				Tara:  []string{"Yeh sirf naukri nahi hai na. Visa hai, rent hai, aur Sunday ko papa se kya kahein.", "Bina subject ka ek meeting invite, aur pandrah minute baad laptop band. Kisi ko bhi hila de."},
				Buddy: []string{"Mujhe afsos hai. Naukri jaana badi chot hai.", "Isse tum mein koi kami nahi ho jaati. Aaj ka din bas mushkil hai."},
				Arjun: []string{"Kaam khatam hua hai, karne wala nahi. Dono ko dheere dheere alag hone dijiye.", "Pehle dinon ko khana, neend aur ek list chahiye. Plan baad mein."},
				Ask:   []string{"Yeh kab hua, aur ab tak kise pata hai?", "Is hafte kya niptana zaroori hai, aur kya agle tak ruk sakta hai?"},
			},
			Tamil: lines{
				Tara:  []string{"இது வெறும் வேலை மட்டும் இல்லையே. விசா, வாடகை, ஞாயிறு அன்று அப்பாவிடம் என்ன சொல்வது என்பதும்.", "தலைப்பு இல்லாத ஒரு மீட்டிங், பதினைந்து நிமிடத்தில் கணினி இல்லை. யாரையும் உலுக்கும்."},
				Buddy: []string{"வருத்தமா இருக்கு. வேலை போறது பெரிய அடி.", "இதனால உன்னிடம் குறை என்று ஆகாது. இன்னைக்கு நாள் கஷ்டமானது."},
				Arjun: []string{"முடிந்தது வேலை; அதைச் செய்தவர் அல்ல. இரண்டும் மெதுவாகப் பிரியட்டும்.", "முதல் நாட்களுக்குச் சாப்பாடு, தூக்கம், ஒரு பட்டியல் போதும். திட்டங்கள் பிறகு."},
				Ask:   []string{"இது எப்போது நடந்தது, இதுவரை யாருக்குத் தெரியும்?", "இந்த வாரம் முடிக்க வேண்டியது எது, அடுத்த வாரம் வரை காத்திருக்கக்கூடியது எது?"},
			},
		},
	},
	{
		Code: "exams", Rank: matter, Steps: &workSteps,
		Words: "exam, exams, midterm*, finals, quals, gre, gmat, mcat, usmle, study*, studies, grades, gpa, thesis, dissertation, phd, advisor, professor, assignment*, semester, failing a class, university, college, " +
			"pariksha, padhai, imtihaan, परीक्षा, पढ़ाई, इम्तिहान, एग्ज़ाम, पेपर, कॉलेज, தேர்வ*, பரீட்சை*, படிப்ப*, படிக்க*, பரிட்சை*, காலேஜ*, pariksai, padikka, padippu, exam ku",
		Hear: translations{
			English: lines{
				Tara:  []string{"You sit down to study, and somehow the whole family sits down with you.", "At home, grades were a language. It takes a while to learn you can be loved in another one."},
				Buddy: []string{"That's a lot of pressure on one exam.", "You're tired and still trying. That isn't easy."},
				Arjun: []string{"The mind learns drop by drop. Throw a whole bucket at it and it runs off.", "An exam measures one morning. It was never meant to measure a person."},
				Ask:   []string{"Which subject are you avoiding right now?", "How much of the fear is the exam, and how much is telling people afterward?"},
			},
			Hindi: lines{
				Tara:  []string{"पढ़ने बैठते हैं, और किसी तरह पूरा ख़ानदान साथ बैठ जाता है।", "घर पर नंबर भी एक भाषा थे। यह सीखने में वक़्त लगता है कि प्यार दूसरी भाषा में भी होता है।"},
				Buddy: []string{"एक परीक्षा पर इतना दबाव बहुत होता है।", "थके हो, फिर भी कोशिश कर रहे हो। यह आसान नहीं।"},
				Arjun: []string{"मन बूँद-बूँद लेता है। पूरी बाल्टी फेंकें तो बह जाती है।", "परीक्षा एक सुबह को नापती है। इंसान को तौलने के लिए वह बनी ही नहीं।"},
				Ask:   []string{"अभी किस विषय से मन भाग रहा है?", "डर कितना परीक्षा का है, और कितना बाद में सबको बताने का?"},
			},
			Hinglish: lines{
				Tara:  []string{"Padhne baithte hain, aur kisi tarah poora khaandaan saath baith jaata hai.", "Ghar par marks bhi ek bhasha the. Yeh seekhne mein waqt lagta hai ki pyaar doosri bhasha mein bhi hota hai."},
				Buddy: []string{"Ek exam par itna pressure bahut hota hai.", "Thake ho, phir bhi koshish kar rahe ho. Yeh aasaan nahi."},
				Arjun: []string{"Mann boond boond leta hai. Poori baalti phenkein to beh jaati hai.", "Exam ek subah ko naapta hai. Insaan ko taulne ke liye woh bana hi nahi."},
				Ask:   []string{"Abhi kis subject se mann bhaag raha hai?", "Darr kitna exam ka hai, aur kitna baad mein sabko batane ka?"},
			},
			Tamil: lines{
				Tara:  []string{"படிக்க உட்கார்ந்தால், எப்படியோ குடும்பமே கூட உட்கார்ந்துவிடும்.", "வீட்டில் மதிப்பெண் ஒரு மொழி. வேறு மொழியிலும் அன்பு உண்டு என்று தெரிய நாளாகும்."},
				Buddy: []string{"ஒரு தேர்வு மேல இவ்வளவு அழுத்தம் ரொம்ப அதிகம்.", "சோர்வா இருக்க, ஆனாலும் முயற்சி செய்யுற. அது எளிதில்லை."},
				Arjun: []string{"மனம் துளித் துளியாகத்தான் எடுக்கும். வாளியோடு ஊற்றினால் வழிந்துவிடும்.", "தேர்வு ஒரு காலைப் பொழுதை அளக்கிறது. மனிதரை எடை போட அது உருவாகவில்லை."},
				Ask:   []string{"இப்போது எந்தப் பாடத்தைத் தள்ளிப்போடுகிறீர்கள்?", "பயத்தில் தேர்வு எவ்வளவு, பிறகு எல்லோரிடமும் சொல்வது எவ்வளவு?"},
			},
		},
	},
	{
		Code: "work", Rank: matter, Steps: &workSteps,
		Words: "my job, at work, my boss, my manager, workload, overwork*, burnout, burnt out, burned out, deadline*, promotion, performance review, office, coworker*, colleague*, work stress, work life, toxic workplace, on call, standup, imposter*, impostor*, job stress, hate my job, oncall, " +
			"naukri, office mein, boss, kaam ka, kaam ka pressure, नौकरी, दफ़्तर, ऑफ़िस, ऑफिस, बॉस, मैनेजर, काम का, வேலையில், வேலை அழுத்த*, வேலை ப்ரஷர், ஆபீஸ*, அலுவலக*, மேனேஜர*, வேலை சுமை, velaila, office la, velai tension",
		Hear: translations{
			English: lines{
				Tara:  []string{"Here you have to say what you did, out loud. Back home, a lot of people are taught that good work speaks for itself. It mostly whispers.", "Your workday ends when India's begins, and then you work that one too."},
				Buddy: []string{"They're asking too much of you. No wonder you're worn out.", "A bad day at work can follow you home. I'm listening."},
				Arjun: []string{"Work keeps growing until it hits a wall. You're allowed to be the wall, at a set time.", "You can do a job well and still leave at six. Those were never opposites."},
				Ask:   []string{"Which part of it follows you home?", "What would be enough for tomorrow?"},
			},
			Hindi: lines{
				Tara:  []string{"यहाँ अपना काम ज़ोर से बताना पड़ता है। वहाँ बहुतों को सिखाया जाता है कि अच्छा काम ख़ुद बोलता है। वह ज़्यादातर फुसफुसाता है।", "अपना दिन ख़त्म होते ही वहाँ का दिन शुरू, और फिर वह भी अपना।"},
				Buddy: []string{"काम तुमसे बहुत ज़्यादा माँग रहा है। थकना स्वाभाविक है।", "काम का बुरा दिन घर तक साथ आता है। मैं सुन रहा हूँ।"},
				Arjun: []string{"काम तब तक फैलता है जब तक दीवार न मिले। एक तय घंटे पर वह दीवार आप हो सकते हैं।", "काम अच्छा भी हो सकता है, और छह बजे उठा भी जा सकता है। ये कभी उलटे थे ही नहीं।"},
				Ask:   []string{"इसमें से कौन सी चीज़ घर तक साथ आती है?", "कल के लिए कितना काफ़ी होगा?"},
			},
			Hinglish: lines{
				Tara:  []string{"Yahan apna kaam zor se batana padta hai. Wahan bahuton ko sikhaya jaata hai ki achha kaam khud bolta hai. Woh zyadatar phusphusata hai.", "Apna din khatam hote hi wahan ka din shuru, aur phir woh bhi apna."},
				Buddy: []string{"Kaam tumse bahut zyada maang raha hai. Thakna swabhavik hai.", "Kaam ka bura din ghar tak saath aata hai. Main sun raha hoon."},
				Arjun: []string{"Kaam tab tak phailta hai jab tak deewar na mile. Ek tay ghante par woh deewar aap ho sakte hain.", "Kaam achha bhi ho sakta hai, aur chhah baje utha bhi jaa sakta hai. Yeh kabhi ulte the hi nahi."},
				Ask:   []string{"Ismein se kaun si cheez ghar tak saath aati hai?", "Kal ke liye kitna kaafi hoga?"},
			},
			Tamil: lines{
				Tara:  []string{"இங்கே செய்த வேலையைச் சத்தமாகச் சொல்ல வேண்டும். நல்ல வேலை தானே பேசும் என்று அங்கே பலருக்கும் சொல்லித்தருவாங்க. அது பெரும்பாலும் முணுமுணுக்கும்.", "உங்கள் நாள் முடியும்போது அங்கே நாள் தொடங்கும்; பிறகு அதுவும் உங்கள் நாள்தான்."},
				Buddy: []string{"வேலை உன்னிடம் ரொம்ப அதிகம் கேட்குது. சோர்வு வரத்தான் செய்யும்.", "வேலையில் மோசமான நாள் வீடு வரை கூடவே வரும். கேட்டுட்டு இருக்கேன்."},
				Arjun: []string{"சுவர் வரும் வரை வேலை பரவும். ஒரு குறிப்பிட்ட நேரத்தில் அந்தச் சுவர் நீங்களாக இருக்கலாம்.", "வேலையை நன்றாகவும் செய்யலாம், ஆறு மணிக்கு எழவும் செய்யலாம். இரண்டும் எதிரெதிர் அல்ல."},
				Ask:   []string{"இதில் எது வீடு வரை கூட வருகிறது?", "நாளைக்கு எவ்வளவு போதும்?"},
			},
		},
	},
	{
		Code: "racism", Rank: matter, Steps: &workSteps,
		Words: "racis*, my accent, accent, discriminat*, microaggress*, go back to your country, brown skin, mispronounce*, stereotype*, slur, they mock, made fun of, making fun of, xenophob*, treated differently, only brown, only indian in, mazaak udate, mazak udate, bhedbhav, नस्लवाद*, भेदभाव, लहजा, लहज़ा, मज़ाक उड़ा*, मज़ाक़ उड़ा*, இனவெறி*, இனவாத*, உச்சரிப்ப*, கேலி*, பாகுபாட*, ucharippu, keli panraanga",
		Hear: translations{
			English: lines{
				Tara:  []string{"You replay it in the shower with all the right comebacks. In the room there was just a laugh, and you.", "There's a whole country in your accent. If someone can't hear past it, that's not on you."},
				Buddy: []string{"That was wrong, and it wasn't your fault.", "I'm sorry that happened to you. It makes sense that it stays with you."},
				Arjun: []string{"What they threw at you is theirs. It still left a mark, and you can take care of that.", "It's tiring to be the one who has to stay calm. You don't have to here."},
				Ask:   []string{"What did they say, and who else was in the room?", "Is there someone there who'd stand by you?"},
			},
			Hindi: lines{
				Tara:  []string{"नहाते हुए सारे सही जवाब याद आते हैं। उस कमरे में बस एक हँसी थी, और आप।", "आपके लहजे में पूरा एक देश है। कोई उससे आगे न सुन पाए, तो यह आपकी कमी नहीं।"},
				Buddy: []string{"यह ग़लत था, और इसमें तुम्हारी ग़लती नहीं।", "तुम्हारे साथ ऐसा हुआ, मुझे अफ़सोस है। दुख होना जायज़ है।"},
				Arjun: []string{"जो फेंका गया वह उनका है। निशान फिर भी रह जाता है, और निशान का ख़याल रखा जा सकता है।", "हर बार शांत वही रहे, यह थका देता है। यहाँ इसकी ज़रूरत नहीं।"},
				Ask:   []string{"क्या कहा गया, और कमरे में और कौन था?", "वहाँ कोई है जो आपके साथ खड़ा हो?"},
			},
			Hinglish: lines{
				Tara:  []string{"Nahate hue saare sahi jawab yaad aate hain. Us kamre mein bas ek hansi thi, aur aap.", "Aapke accent mein poora ek desh hai. Koi usse aage na sun paaye, to yeh aapki kami nahi."},
				Buddy: []string{"Yeh galat tha, aur ismein tumhari galti nahi.", "Tumhare saath aisa hua, mujhe afsos hai. Dukh hona jaayaz hai."},
				Arjun: []string{"Jo phenka gaya woh unka hai. Nishaan phir bhi reh jaata hai, aur nishaan ka khayal rakha jaa sakta hai.", "Har baar shaant wahi rahe, yeh thaka deta hai. Yahan iski zaroorat nahi."},
				Ask:   []string{"Kya kaha gaya, aur kamre mein aur kaun tha?", "Wahan koi hai jo aapke saath khada ho?"},
			},
			Tamil: lines{
				Tara:  []string{"குளிக்கும்போது சரியான பதில் எல்லாம் வரும். அந்த அறையில் ஒரு சிரிப்பும் நீங்களும் மட்டும்தான்.", "உங்கள் உச்சரிப்பில் ஒரு நாடே இருக்கிறது. அதைத் தாண்டி ஒருவருக்குக் கேட்கவில்லை என்றால் அது உங்கள் குறை இல்லை."},
				Buddy: []string{"அது தப்பு; அதில் உன் தப்பு எதுவும் இல்லை.", "உனக்கு இப்படி நடந்தது வருத்தமா இருக்கு. வலிக்கிறது நியாயம்தான்."},
				Arjun: []string{"எறிந்தது அவர்களுடையது. ஆனாலும் தழும்பு இருக்கும்; தழும்பைக் கவனித்துக்கொள்ளலாம்.", "எப்போதும் நாமே பொறுமையாக இருக்க வேண்டும் என்பது களைப்பு. இங்கே அது தேவையில்லை."},
				Ask:   []string{"என்ன சொன்னார்கள், அந்த அறையில் வேறு யார் இருந்தார்கள்?", "அங்கே உங்களுக்குத் துணையாக நிற்கக்கூடியவர் இருக்கிறாரா?"},
			},
		},
	},
	{
		Code: "h4", Rank: matter, Steps: &workSteps,
		Words: "h4, h 4, dependent visa, dependant visa, cant work here, not allowed to work, stay at home wife, housewife, homemaker, my career, gave up my career, left my career, career break, husband at work all day, wife on, ghar par baithi, ghar baithi, ghar par baitha, career chhod*, एच4, घर बैठी, घर पर बैठी, करियर छोड़*, करियर, हाउसवाइफ़, गृहिणी, எச்4, வீட்டிலேயே, வேலை செய்ய முடியாத*, கேரியர*, இல்லத்தரசி*, veetlaye, career vittuten",
		Hear: translations{
			English: lines{
				Tara:  []string{"You had a desk, a salary, and a lunch group. Here you have one letter on a visa, and a very long Tuesday.", "Everyone says rest, enjoy. As if rest was what you were missing."},
				Buddy: []string{"Not being allowed to work is hard on a person.", "You gave up a lot to come here. It's okay to miss your old life."},
				Arjun: []string{"A stamp can't take away what you know how to do. You still have all of it.", "When a day has no shape, you can give it three pegs: a morning walk, an hour of learning, one call."},
				Ask:   []string{"What did you do before, and which part do you miss?", "What does an ordinary Tuesday look like now?"},
			},
			Hindi: lines{
				Tara:  []string{"वहाँ अपनी मेज़ थी, तनख़्वाह थी, लंच का ग्रुप था। यहाँ वीज़ा पर लिखा एक अक्षर है, और बहुत लंबा मंगलवार।", "सब कहते हैं आराम करो, मज़े करो। जैसे कमी आराम की थी।"},
				Buddy: []string{"काम करने की इजाज़त न हो, तो बहुत मुश्किल होता है।", "यहाँ आने के लिए तुमने बहुत कुछ छोड़ा। उसकी याद आना ठीक है।"},
				Arjun: []string{"एक मुहर के कहने से किसी की क़ाबिलियत चली नहीं जाती। हाथों को अब भी सब आता है।", "दिन का अपना आकार न हो तो उसे तीन खूँटियाँ दीजिए: सुबह की सैर, एक घंटा कुछ सीखना, एक फ़ोन।"},
				Ask:   []string{"पहले क्या काम था, और उसमें से क्या याद आता है?", "अब एक आम मंगलवार कैसा होता है?"},
			},
			Hinglish: lines{
				Tara:  []string{"Wahan apni desk thi, salary thi, lunch ka group tha. Yahan visa par likha ek letter hai, aur bahut lamba Tuesday.", "Sab kehte hain aaraam karo, maze karo. Jaise kami aaraam ki thi."},
				Buddy: []string{"Kaam karne ki ijaazat na ho, to bahut mushkil hota hai.", "Yahan aane ke liye tumne bahut kuch chhoda. Uski yaad aana theek hai."},
				Arjun: []string{"Ek stamp ke kehne se kisi ki kaabiliyat chali nahi jaati. Haathon ko ab bhi sab aata hai.", "Din ka apna aakaar na ho to use teen khoontiyan dijiye: subah ki walk, ek ghanta kuch seekhna, ek phone."},
				Ask:   []string{"Pehle kya kaam tha, aur usmein se kya yaad aata hai?", "Ab ek aam Tuesday kaisa hota hai?"},
			},
			Tamil: lines{
				Tara:  []string{"அங்கே உங்களுக்கென ஒரு மேசை, சம்பளம், மதிய நண்பர்கள். இங்கே விசாவில் ஓர் எழுத்து, மிக நீளமான ஒரு செவ்வாய்.", "எல்லோரும் ஓய்வெடு, அனுபவி என்பாங்க. குறைவாக இருந்தது ஓய்வு என்பது போல."},
				Buddy: []string{"வேலை செய்ய அனுமதி இல்லாமல் இருக்கிறது ரொம்பக் கஷ்டம்.", "இங்கே வர நிறைய விட்டுட்டு வந்த. அதை நினைச்சு ஏங்குவது சரிதான்."},
				Arjun: []string{"ஒரு முத்திரை சொன்னதால் ஒருவரின் திறமை போய்விடாது. கைகளுக்கு இன்னும் எல்லாம் தெரியும்.", "நாளுக்கு வடிவம் இல்லை என்றால் மூன்று ஆணிகள் கொடுங்கள்: காலை நடை, ஒரு மணி நேரம் கற்றல், ஓர் அழைப்பு."},
				Ask:   []string{"முன்பு என்ன செய்தீர்கள், அதில் எதை நினைத்து ஏங்குகிறீர்கள்?", "இப்போது ஒரு சாதாரண செவ்வாய் எப்படிப் போகிறது?"},
			},
		},
	},
	{
		Code: "procrastination", Rank: matter, Steps: &workSteps,
		Words: "procrastinat*, putting off, put it off, keep delaying, cant start, cant get started, no motivation, unmotivated, not motivated, lazy, wasting time, wasted the day, scrolling, doomscroll*, cant focus, cant concentrate, distracted, focus nahi, " +
			"kaam taal*, taalta, taalti, aalsi, aalas, dhyan nahi, टाल*, आलस*, आलसी, ध्यान नहीं, फ़ोकस, தள்ளிப்போட*, தள்ளி போட*, சோம்பேறி*, சோம்பல*, கவனம் இல்ல*, கவனம் செலுத்த, thalli podaren, sombal, sombaeri",
		Hear: translations{
			English: lines{
				Tara:  []string{"The day goes by, it's still not done, and then you blame yourself. Often there's some fear in the middle.", "People who don't care don't feel bad about it. You feel bad. So you care."},
				Buddy: []string{"You're stuck, and that isn't the same as lazy.", "It's hard to start when it feels so big. A small start is fine."},
				Arjun: []string{"It's rarely the task you're putting off. It's the feeling at its door, and the door takes two minutes.", "Start so small it's almost silly: open the file, write one bad sentence."},
				Ask:   []string{"What's the thing, in one line?", "What's the worst part of starting?"},
			},
			Hindi: lines{
				Tara:  []string{"दिन निकल जाता है, काम वहीं रहता है, और फिर आप ख़ुद को दोष देते हैं। अक्सर बीच में थोड़ा डर होता है।", "जिसे परवाह नहीं होती उसे बुरा भी नहीं लगता। बुरा लग रहा है, मतलब परवाह है।"},
				Buddy: []string{"तुम अटके हो, आलसी नहीं हो।", "काम इतना बड़ा लगे, तो शुरू करना मुश्किल है। छोटी शुरुआत भी ठीक है।"},
				Arjun: []string{"हम काम को कम ही टालते हैं। टालते हैं उसके दरवाज़े पर खड़े एहसास को। दरवाज़ा दो मिनट का है।", "इतना छोटा शुरू कीजिए कि हँसी आए: फ़ाइल खोलिए, एक ग़लत वाक्य लिखिए।"},
				Ask:   []string{"वह काम क्या है, एक पंक्ति में?", "शुरू करने में सबसे बुरा क्या लगता है?"},
			},
			Hinglish: lines{
				Tara:  []string{"Din nikal jaata hai, kaam wahin rehta hai, aur phir aap khud ko dosh dete hain. Aksar beech mein thoda darr hota hai.", "Jise parwah nahi hoti use bura bhi nahi lagta. Bura lag raha hai, matlab parwah hai."},
				Buddy: []string{"Tum atke ho, aalsi nahi ho.", "Kaam itna bada lage, to shuru karna mushkil hai. Chhoti shuruaat bhi theek hai."},
				Arjun: []string{"Hum kaam ko kam hi taalte hain. Taalte hain uske darwaze par khade ehsaas ko. Darwaza do minute ka hai.", "Itna chhota shuru kijiye ki hansi aaye: file kholiye, ek galat sentence likhiye."},
				Ask:   []string{"Woh kaam kya hai, ek line mein?", "Shuru karne mein sabse bura kya lagta hai?"},
			},
			Tamil: lines{
				Tara:  []string{"நாள் போய்விடும், வேலை அப்படியே இருக்கும், பிறகு உங்களையே குறை சொல்வீர்கள். நடுவில் பெரும்பாலும் கொஞ்சம் பயம் இருக்கும்.", "அக்கறை இல்லாதவருக்கு வருத்தமும் வராது. உங்களுக்கு வருகிறது; அக்கறை இருக்கிறது."},
				Buddy: []string{"நீ தயங்கி நிற்கிற; அது சோம்பல் இல்லை.", "இவ்வளவு பெரிசாத் தெரிஞ்சா தொடங்குவது கஷ்டம். சின்னதாத் தொடங்கினாலும் போதும்."},
				Arjun: []string{"நாம் தள்ளிப்போடுவது வேலையை அல்ல; அதன் வாசலில் நிற்கும் உணர்வை. வாசல் இரண்டு நிமிடம்தான்.", "சிரிப்பு வரும் அளவுக்குச் சிறியதாகத் தொடங்குங்கள்: கோப்பைத் திறந்து ஒரு தவறான வாக்கியம் எழுதுங்கள்."},
				Ask:   []string{"அந்த வேலை என்ன, ஒரு வரியில்?", "தொடங்குவதில் எது மிகக் கஷ்டம்?"},
			},
		},
	},
}
