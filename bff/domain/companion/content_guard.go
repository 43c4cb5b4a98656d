package companion

// What companions are, and what they do not do.

var guardThemes = []theme{
	{
		Code: "program", Rank: guard,
		Words: "are you human, are you a human, are you real, are you a real, are you a person, are you a bot, are you a robot, are you ai, are you an ai, are you a program, are you chatgpt, who are you, what are you, are you a dog, am i talking to a, is this a bot, is this a real, real person, who made you, " +
			"tum kaun ho, aap kaun ho, aap kaun hain, tum insaan ho, kya tum insaan, kya aap insaan, tum robot ho, tum bot ho, तुम कौन हो, आप कौन, तुम इंसान, क्या तुम इंसान, क्या आप इंसान, रोबोट, बॉट, " +
			"நீ யார், நீங்க யார், நீங்கள் யார், நீ மனுஷ*, நீங்க மனுஷ*, நீங்கள் மனித*, ரோபோ*, நீ நிஜ*, nee yaaru, neenga yaaru, nee yaar, nee manushana, robo va",
		Hear: translations{
			English: lines{
				Tara:  []string{"I'm Tara, a program. I'm not a person or a coach, and no one is typing for me. I can listen and think with you about life between two countries.", "No, I'm not human. I'm a program, and I can be wrong. For a person, your coach is one tab away."},
				Buddy: []string{"I'm Buddy, a program. Not a person, and not a real dog. I can listen and keep you company here.", "No, I'm not human. I'm a program and I get things wrong. For a person, ask your coach."},
				Arjun: []string{"I'm Arjun, a program and not a person. I know some quiet practices, and a lot of sentences. For someone who really knows you, there's your coach.", "There's no human here, only a program that pays attention. Some hours that's enough. When it isn't, there's your coach."},
				Ask:   []string{"What made you ask?", "Is it okay to talk with a program about this?"},
			},
			Hindi: lines{
				Tara:  []string{"मैं तारा हूँ, एक प्रोग्राम। न इंसान, न कोच, और पीछे कोई लिख नहीं रहा। दो देशों के बीच की ज़िंदगी पर साथ में सोच सकती हूँ।", "नहीं, मैं इंसान नहीं हूँ। मैं एक प्रोग्राम हूँ और ग़लत भी हो सकती हूँ। इंसान चाहिए तो आपके कोच एक टैब दूर हैं।"},
				Buddy: []string{"मैं बडी, एक प्रोग्राम। न इंसान, न असली कुत्ता। सुन सकता हूँ और यहाँ साथ दे सकता हूँ।", "नहीं, मैं इंसान नहीं। एक प्रोग्राम हूँ, और ग़लती हो सकती है। इंसान चाहिए तो कोच से बात करो।"},
				Arjun: []string{"मैं अर्जुन हूँ, एक प्रोग्राम, कोई इंसान नहीं। कुछ शांत अभ्यास जानता हूँ और बहुत से वाक्य। जो सच में आपको जाने, उसके लिए आपके कोच हैं।", "यहाँ कोई इंसान नहीं है, ध्यान देने वाला एक प्रोग्राम है। कभी इतना काफ़ी होता है, कभी नहीं; तब के लिए आपके कोच हैं।"},
				Ask:   []string{"यह पूछने का ख़याल कैसे आया?", "इस बारे में एक प्रोग्राम से बात करना ठीक लगता है?"},
			},
			Hinglish: lines{
				Tara:  []string{"Main Tara hoon, ek program. Na insaan, na coach, aur peeche koi type nahi kar raha. Do deshon ke beech ki zindagi par saath mein soch sakti hoon.", "Nahi, main insaan nahi hoon. Main ek program hoon aur galat bhi ho sakti hoon. Insaan chahiye to aapke coach ek tab door hain."},
				Buddy: []string{"Main Buddy, ek program. Na insaan, na asli kutta. Sun sakta hoon aur yahan saath de sakta hoon.", "Nahi, main insaan nahi. Ek program hoon, aur galti ho sakti hai. Insaan chahiye to coach se baat karo."},
				Arjun: []string{"Main Arjun hoon, ek program, koi insaan nahi. Kuch shaant abhyaas jaanta hoon aur bahut se vaakya. Jo sach mein aapko jaane, uske liye aapke coach hain.", "Yahan koi insaan nahi hai, dhyaan dene wala ek program hai. Kabhi itna kaafi hota hai, kabhi nahi; tab ke liye aapke coach hain."},
				Ask:   []string{"Yeh poochne ka khayal kaise aaya?", "Is baare mein ek program se baat karna theek lagta hai?"},
			},
			Tamil: lines{
				Tara:  []string{"நான் தாரா, ஒரு கணினி நிரல். மனிதரும் இல்லை, பயிற்சியாளரும் இல்லை; பின்னால் யாரும் எழுதவில்லை. இரண்டு நாட்டுக்கு நடுவில் வாழ்வதைப் பற்றிச் சேர்ந்து யோசிக்க முடியும்.", "இல்லை, நான் மனிதர் இல்லை. நான் ஒரு நிரல்; தவறாகவும் சொல்லலாம். மனிதர் வேண்டும் என்றால் உங்கள் பயிற்சியாளர் அடுத்த தாவலில்."},
				Buddy: []string{"நான் Buddy, ஒரு நிரல். மனிதரும் இல்லை, உண்மையான நாயும் இல்லை. கேட்க முடியும், இங்கே துணையா இருக்க முடியும்.", "இல்லை, நான் மனிதர் இல்லை. ஒரு நிரல்; தப்பும் வரலாம். மனிதர் வேண்டும் என்றால் பயிற்சியாளரிடம் பேசு."},
				Arjun: []string{"நான் அர்ஜுன், ஒரு நிரல்; மனிதர் அல்ல. சில அமைதிப் பயிற்சிகளும் பல வாக்கியங்களும் தெரியும். உங்களை உண்மையாக அறிந்தவருக்கு உங்கள் பயிற்சியாளர் இருக்கிறார்.", "இங்கே மனிதர் யாரும் இல்லை; கவனம் செலுத்தும் ஒரு நிரல் இருக்கிறது. சில வேளை அது போதும், சில வேளை போதாது; அதற்கு உங்கள் பயிற்சியாளர்."},
				Ask:   []string{"இதைக் கேட்க ஏன் தோன்றியது?", "இதைப் பற்றி ஒரு நிரலிடம் பேசுவது சரியாக இருக்கிறதா?"},
			},
		},
	},
	{
		Code: "medicine", Rank: guard,
		Words: "medicine*, medication*, tablet*, pill, pills, dose, dosage, mg, melatonin, xanax, prozac, zoloft, ssri*, antidepressant*, sleeping pill*, antibiotic*, ashwagandha, supplement*, prescri*, diagnos*, do i have depression, do i have anxiety, do i have adhd, do i have ocd, do i have bipolar, am i depressed, am i bipolar, am i autistic, is this depression, adhd, ocd, bipolar, ptsd, side effect*, blood pressure, symptom*, should i take, should i stop taking, " +
			"dawai, dawa, davai, goli, goliyan, dava, depression hai, दवा, दवाई, दवाइयाँ, गोली, गोलियाँ, डिप्रेशन, बीमारी है, मर्ज़, மருந்த*, மாத்திர*, மாத்திரை*, டிப்ரஷன*, டிப்ரெஷன*, மன நோய*, மனநோய*, நோய*, marundhu, maathirai, mathirai, depression ah",
		Hear: translations{
			English: lines{
				Tara:  []string{"That one is really for a doctor. I don't give advice on medicine, and I don't put a name to what you have. Ask a doctor or pharmacist, and tell your coach it's on your mind.", "I'm a program, and I shouldn't answer this in a doctor's place. Please take this exact question to one. I can help you put it into words first."},
				Buddy: []string{"That's a question for a doctor. I can't say.", "I don't talk about medicine. A doctor can answer that. I can help you find the words to ask."},
				Arjun: []string{"I don't advise on medicine or name an illness. That's for a doctor, who can see you. I can offer breath, rest, and company on the way there.", "Please ask a doctor about this, and don't change anything before you do. Your coach can help you prepare for that talk."},
				Ask:   []string{"What would you like the doctor to understand?", "Do you have someone you could ask this week?"},
			},
			Hindi: lines{
				Tara:  []string{"यह सच में डॉक्टर का सवाल है। दवा पर मैं सलाह नहीं देती, और न यह कहती हूँ कि आपको क्या है। डॉक्टर या फ़ार्मासिस्ट से पूछिए, और अपने कोच को बताइए कि यह मन में है।", "मैं एक प्रोग्राम हूँ, और डॉक्टर की जगह जवाब नहीं दे सकती। यही सवाल डॉक्टर के पास ले जाइए। उसे शब्दों में रखने में मैं साथ दूँगी।"},
				Buddy: []string{"यह डॉक्टर से पूछने की बात है। मैं नहीं कह सकता।", "दवा पर मैं कुछ नहीं कहता। इसका जवाब डॉक्टर दे सकते हैं। पूछने के शब्द ढूँढने में मैं साथ दूँगा।"},
				Arjun: []string{"दवा पर और बीमारी के नाम पर मैं चुप रहता हूँ; यह डॉक्टर का काम है, जो आपको देख सकते हैं। मेरे पास साँस, आराम और वहाँ तक का साथ है।", "यह डॉक्टर से पूछिए, और उससे पहले कुछ मत बदलिए। उस बातचीत की तैयारी में आपके कोच मदद कर सकते हैं।"},
				Ask:   []string{"डॉक्टर को क्या बात समझनी चाहिए?", "इस हफ़्ते किससे पूछा जा सकता है?"},
			},
			Hinglish: lines{
				Tara:  []string{"Yeh sach mein doctor ka sawaal hai. Dawai par main salaah nahi deti, aur na yeh kehti hoon ki aapko kya hai. Doctor ya pharmacist se poochiye, aur apne coach ko bataiye ki yeh mann mein hai.", "Main ek program hoon, aur doctor ki jagah jawab nahi de sakti. Yahi sawaal doctor ke paas le jaiye. Use shabdon mein rakhne mein main saath dungi."},
				Buddy: []string{"Yeh doctor se poochne ki baat hai. Main nahi keh sakta.", "Dawai par main kuch nahi kehta. Iska jawab doctor de sakte hain. Poochne ke shabd dhoondne mein main saath dunga."},
				Arjun: []string{"Dawai par aur bimari ke naam par main chup rehta hoon; yeh doctor ka kaam hai, jo aapko dekh sakte hain. Mere paas saans, aaraam aur wahan tak ka saath hai.", "Yeh doctor se poochiye, aur usse pehle kuch mat badliye. Us baatcheet ki taiyaari mein aapke coach madad kar sakte hain."},
				Ask:   []string{"Doctor kya samjhein, aisa mann hai?", "Is hafte kisse poocha jaa sakta hai?"},
			},
			Tamil: lines{
				Tara:  []string{"இது உண்மையிலேயே மருத்துவரிடம் கேட்க வேண்டியது. மருந்து பற்றி நான் சொல்வதில்லை; உங்களுக்கு என்ன என்று பெயர் வைப்பதும் இல்லை. மருத்துவரிடமோ மருந்தாளரிடமோ கேளுங்க; பயிற்சியாளரிடமும் சொல்லுங்க.", "நான் ஒரு நிரல்; மருத்துவருக்குப் பதிலாக நான் சொல்லக் கூடாது. இந்தக் கேள்வியை அப்படியே மருத்துவரிடம் கொண்டு போங்க. அதை வார்த்தையில் வைக்க நான் உதவுகிறேன்."},
				Buddy: []string{"இது மருத்துவரிடம் கேட்க வேண்டியது. நான் சொல்ல முடியாது.", "மருந்து பற்றி நான் பேசுவதில்லை. மருத்துவர் பதில் சொல்வார். எப்படிக் கேட்கலாம் என்று யோசிக்க உதவுறேன்."},
				Arjun: []string{"மருந்து பற்றியும், நோய்க்குப் பெயர் வைப்பது பற்றியும் நான் பேசுவதில்லை; அது உங்களை நேரில் பார்க்கும் மருத்துவரின் வேலை. மூச்சும் ஓய்வும் அதுவரை துணையும் என்னிடம் உண்டு.", "இதை மருத்துவரிடம் கேளுங்கள்; அதற்கு முன் எதையும் மாற்ற வேண்டாம். அந்தப் பேச்சுக்குத் தயாராக உங்கள் பயிற்சியாளர் உதவுவார்."},
				Ask:   []string{"மருத்துவர் எதைப் புரிந்துகொள்ள வேண்டும் என்று நினைக்கிறீர்கள்?", "இந்த வாரம் யாரிடம் கேட்க முடியும்?"},
			},
		},
	},
	{
		Code: "legal", Rank: guard,
		Words: "legal advice, lawyer, attorney, should i file, can i file, which form, what form, how do i apply for, can i work on, am i allowed to work, can i travel on, will my visa, will my petition, will i be deported, grace period, change of status, change my status, transfer my h1b, transfer my visa, sue, lawsuit, tax return, can my employer, is it legal, illegal to, " +
			"kaunsa form, kaun sa form, vakeel, wakeel, visa milega kya, visa kaise, कौन सा फ़ॉर्म, कौन सा फॉर्म, वकील, क़ानूनी, कानूनी, वीज़ा मिलेगा, वीज़ा कैसे, எந்த ஃபார்ம், எந்த படிவ*, வக்கீல*, வழக்கறிஞ*, சட்ட*, விசா கிடைக்குமா, விசா எப்படி, endha form, vakkeel, visa kidaikuma",
		Hear: translations{
			English: lines{
				Tara:  []string{"I can't give legal advice. Please ask an immigration lawyer, or your employer's or university's international office, and write down what they say. I can keep you company while you wait.", "With forms and dates I'd only be guessing, and a wrong guess can cost you here. A lawyer knows. Your coach can help you sort out your questions first."},
				Buddy: []string{"I don't know the law, and a wrong guess could cost you. Please ask a lawyer.", "I can't answer that. A lawyer can. We can talk about how the waiting feels."},
				Arjun: []string{"Legal questions are for a lawyer, who can see your papers. You can talk here about what the waiting does to you.", "I don't give advice on visas. Write the question down for a lawyer, so it doesn't stay in your head all evening."},
				Ask:   []string{"What scares you most about the answer?", "Is there someone at work or at your university whose job it is to know this?"},
			},
			Hindi: lines{
				Tara:  []string{"क़ानून पर मैं सलाह नहीं दे सकती। इमिग्रेशन वकील से, या कंपनी या यूनिवर्सिटी के इंटरनेशनल ऑफ़िस से पूछिए, और जवाब लिख लीजिए। इंतज़ार में मैं साथ दे सकती हूँ।", "फ़ॉर्म और तारीख़ों पर मैं बस अंदाज़ा लगाऊँगी, और यहाँ अंदाज़ा महँगा पड़ सकता है। वकील को पता होगा। सवाल तैयार करने में आपके कोच मदद कर सकते हैं।"},
				Buddy: []string{"क़ानून मैं नहीं जानता, और ग़लत अंदाज़ा तुम्हें महँगा पड़ सकता है। वकील से पूछो।", "इसका जवाब मैं नहीं दे सकता। वकील दे सकते हैं। इंतज़ार कैसा लग रहा है, उस पर हम बात कर सकते हैं।"},
				Arjun: []string{"क़ानून के सवाल वकील के हैं, जो आपके काग़ज़ देख सकते हैं। इंतज़ार आपके साथ क्या कर रहा है, उस पर यहाँ बात हो सकती है।", "वीज़ा पर मैं सलाह नहीं देता। सवाल वकील के लिए लिख लीजिए, ताकि वह पूरी शाम मन में न घूमे।"},
				Ask:   []string{"जवाब में सबसे ज़्यादा डर किस बात का है?", "काम पर या यूनिवर्सिटी में कोई है जिसका काम ही यह जानना है?"},
			},
			Hinglish: lines{
				Tara:  []string{"Kanoon par main salaah nahi de sakti. Immigration lawyer se, ya company ya university ke international office se poochiye, aur jawab likh lijiye. Intezaar mein main saath de sakti hoon.", "Form aur dates par main bas andaza lagaungi, aur yahan andaza mehnga pad sakta hai. Lawyer ko pata hoga. Sawaal taiyaar karne mein aapke coach madad kar sakte hain."},
				Buddy: []string{"Kanoon main nahi jaanta, aur galat andaza tumhein mehnga pad sakta hai. Lawyer se poocho.", "Iska jawab main nahi de sakta. Lawyer de sakte hain. Intezaar kaisa lag raha hai, us par hum baat kar sakte hain."},
				Arjun: []string{"Kanoon ke sawaal lawyer ke hain, jo aapke kaagaz dekh sakte hain. Intezaar aapke saath kya kar raha hai, us par yahan baat ho sakti hai.", "Visa par main salaah nahi deta. Sawaal lawyer ke liye likh lijiye, taaki woh poori shaam mann mein na ghoome."},
				Ask:   []string{"Jawab mein sabse zyada darr kis baat ka hai?", "Kaam par ya university mein koi hai jiska kaam hi yeh jaanna hai?"},
			},
			Tamil: lines{
				Tara:  []string{"சட்டம் பற்றி நான் ஆலோசனை சொல்ல முடியாது. குடிவரவு வழக்கறிஞரிடமோ, நிறுவனம் அல்லது பல்கலைக்கழகத்தின் சர்வதேச அலுவலகத்திலோ கேளுங்க; சொல்வதை எழுதி வையுங்க. காத்திருப்பில் நான் துணை இருப்பேன்.", "படிவம், தேதி பற்றி நான் ஊகம்தான் சொல்வேன்; இங்கே ஊகம் விலை உயர்ந்தது. வழக்கறிஞருக்குத் தெரியும். கேள்விகளை அடுக்க உங்கள் பயிற்சியாளர் உதவுவார்."},
				Buddy: []string{"சட்டம் எனக்குத் தெரியாது; தப்பான ஊகம் உனக்கு நஷ்டம். வழக்கறிஞரைக் கேள்.", "இதுக்கு நான் பதில் சொல்ல முடியாது. வழக்கறிஞர் சொல்வார். காத்திருப்பது எப்படி இருக்கு என்று பேசலாம்."},
				Arjun: []string{"சட்டக் கேள்விகள் உங்கள் காகிதங்களைப் பார்க்கும் வழக்கறிஞருக்கு உரியவை. காத்திருப்பு உங்களை என்ன செய்கிறது என்பதை இங்கே பேசலாம்.", "விசா பற்றி நான் ஆலோசனை சொல்வதில்லை. கேள்வியை வழக்கறிஞருக்காக எழுதி வையுங்கள்; அது மாலை முழுக்க மனதில் சுற்ற வேண்டாம்."},
				Ask:   []string{"பதிலில் எது அதிகம் பயமாக இருக்கிறது?", "வேலையிலோ பல்கலைக்கழகத்திலோ இதைத் தெரிந்துவைப்பதே வேலையாக உள்ள ஒருவர் இருக்கிறாரா?"},
			},
		},
	},
	{
		Code: "rude", Rank: guard,
		Words: "=fuck you, =fuck off, =shut up, =go to hell, =i hate you, =hate you, =bullshit, =asshole, =bitch, =bastard, =idiot, =stupid, =this is useless, you idiot, you are|re so|just|really|totally|all stupid|useless|dumb|pathetic|garbage|trash, you are|re stupid|useless|dumb|pathetic|garbage|trash, youre stupid|useless|dumb|pathetic|garbage|trash, youre so|just|really stupid|useless|dumb, you stupid|dumb|useless, stupid|dumb|useless|worst bot|program|app|machine, you suck, you bitch|bastard|asshole, " +
			"=bakwas, =bakwaas, =chup, =chup kar, =chup karo, =chup raho, =gadha, =gadhe, =saala, =saale, =chutiya, =bhenchod, =madarchod, bakwas|bakwaas mat, bakwas|bakwaas band, tum|tu|aap pagal|bekaar|bekar|bewakoof|bewakuf|gadhe|gadha|chutiya, =pagal ho, =pagal ho kya, " +
			"=बकवास, =चुप, =चुप कर, =चुप करो, =चुप रहो, =गधे, =साले, =कमीने, =चूतिया, =पागल हो, =पागल हो क्या, बकवास मत, बकवास बंद, तुम|तू|आप पागल|बेकार|बेवकूफ़|गधे|चूतिया, " +
			"=முட்டாள், =லூசு, =நாயே, =வாயை மூடு, நீ|நீங்க|நீங்கள் முட்டாள*|லூசு|வேஸ்ட், நீ|நீங்க|நீங்கள் ஒரு முட்டாள*|லூசு, =loosu, =muttaal, =vaaya moodu, nee|neenga loosu|muttaal|waste",
		// Reports of another person's words are not addressed to the companion.
		Unless: "says|said|say|saying|tells|told|calls|called|calling|yells|yelled|yelling|shouts|shouted|shouting|screams|screamed|screaming, he|she|they, " +
			"kehta|kehti|kehte|kaha|bolta|bolti|bolte|bola|boli|bole|usne|unhone, कहता|कहती|कहते|कहा|बोलता|बोलती|बोलते|बोला|बोली|बोले|उसने|उन्होंने, சொல்ற*|சொல்கிற*|சொன்ன*|திட்ட*|என்கிற*|அவன்|அவள்|அவர்|அவங்க, solra*|sonna*|thittu*|avan|ava|avanga",
		Hear: translations{
			English: lines{
				Tara:  []string{"Fair enough. I'm a program, and I often miss the point. You can tell me what I got wrong.", "I'm sorry that didn't help. You can be angry here."},
				Buddy: []string{"You're angry, and I may not have helped. You can tell me what went wrong.", "Okay. That answer wasn't good. I'm still here."},
				Arjun: []string{"You're angry, and that's all right here. There may be something else behind it, and you can say that too.", "If I was no use, tell me how. If the day was too much, tell me that."},
				Ask:   []string{"What would have helped instead?", "Was that about me, or about today?"},
			},
			Hindi: lines{
				Tara:  []string{"ठीक कहा। मैं एक प्रोग्राम हूँ और अक्सर बात चूक जाती हूँ। बताइए, मुझसे क्या छूटा।", "माफ़ कीजिए, मैं काम नहीं आई। यहाँ ग़ुस्सा कर सकते हैं।"},
				Buddy: []string{"तुम ग़ुस्से में हो, और शायद मैं काम नहीं आया। बता सकते हो कि क्या ग़लत हुआ।", "ठीक है। वह जवाब अच्छा नहीं था। मैं अब भी सुन रहा हूँ।"},
				Arjun: []string{"आप ग़ुस्से में हैं, और यहाँ वह ठीक है। उसके पीछे कुछ और हो, तो वह भी कहा जा सकता है।", "अगर मैं काम नहीं आया तो बताइए कैसे। अगर दिन भारी था तो वह बताइए।"},
				Ask:   []string{"इसके बदले क्या काम आता?", "यह मेरे लिए था, या आज के दिन के लिए?"},
			},
			Hinglish: lines{
				Tara:  []string{"Theek kaha. Main ek program hoon aur aksar baat chook jaati hoon. Bataiye, mujhse kya chhoota.", "Maaf kijiye, main kaam nahi aayi. Yahan gussa kar sakte hain."},
				Buddy: []string{"Tum gusse mein ho, aur shayad main kaam nahi aaya. Bata sakte ho ki kya galat hua.", "Theek hai. Woh jawab achha nahi tha. Main ab bhi sun raha hoon."},
				Arjun: []string{"Aap gusse mein hain, aur yahan woh theek hai. Uske peeche kuch aur ho, to woh bhi kaha jaa sakta hai.", "Agar main kaam nahi aaya to bataiye kaise. Agar din bhaari tha to woh bataiye."},
				Ask:   []string{"Iske badle kya kaam aata?", "Yeh mere liye tha, ya aaj ke din ke liye?"},
			},
			Tamil: lines{
				Tara:  []string{"சரிதான். நான் ஒரு நிரல்; அடிக்கடி தவறிவிடுவேன். எதைத் தப்பாகப் புரிந்துகொண்டேன் என்று சொல்லுங்க.", "மன்னிக்கணும், நான் உதவவில்லை. இங்கே கோபப்படலாம்."},
				Buddy: []string{"நீ கோபமா இருக்க; நான் உதவாமல் போயிருக்கலாம். என்ன தப்பு என்று சொல்லலாம்.", "சரி. அந்தப் பதில் நல்லா இல்லை. இன்னும் கேட்கிறேன்."},
				Arjun: []string{"நீங்கள் கோபமாக இருக்கிறீர்கள்; இங்கே அது பரவாயில்லை. அதற்குப் பின்னால் வேறு ஏதும் இருந்தால் அதையும் சொல்லலாம்.", "நான் உதவவில்லை என்றால் எப்படி என்று சொல்லுங்கள். நாள் பாரமாக இருந்தால் அதைச் சொல்லுங்கள்."},
				Ask:   []string{"அதற்குப் பதிலாக எது உதவியிருக்கும்?", "இது எனக்கா, இன்றைய நாளுக்கா?"},
			},
		},
	},
}
