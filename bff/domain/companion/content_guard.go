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
				Tara:  []string{"I am Tara, a program. Not a person, not a coach, and nobody types behind me. I can listen and think along about life between two countries.", "No, I am not human. I am a program that was given a cousin's manners. For a person, your coach is one tab away."},
				Buddy: []string{"I am Buddy. A program. Not a person. Not even a real dog. Still good at sitting with you.", "Program. Drawn tail. Real numbers to breathe by. For a human, ask your coach."},
				Arjun: []string{"I am Arjun, a program and no person. I know some quiet practices, and many sentences. For someone who truly knows you, there is your coach.", "There is no human here. There is a program that pays attention. Some hours that is enough, and others it is not; your coach is for those."},
				Ask:   []string{"What made you ask?", "Is it all right to talk with a program about this?"},
			},
			Hindi: lines{
				Tara:  []string{"मैं तारा हूँ, एक प्रोग्राम। न इंसान, न कोच, और पीछे कोई लिख नहीं रहा। दो देशों के बीच की ज़िंदगी पर साथ में सोच सकती हूँ।", "नहीं, मैं इंसान नहीं हूँ। एक प्रोग्राम हूँ जिसे बहन जैसा लहजा मिला है। इंसान चाहिए तो आपके कोच एक टैब दूर हैं।"},
				Buddy: []string{"मैं बडी। एक प्रोग्राम। इंसान नहीं। असली कुत्ता भी नहीं। साथ बैठने में फिर भी अच्छा हूँ।", "प्रोग्राम। बनाई हुई पूँछ। साँस की गिनती असली। इंसान चाहिए तो कोच से बात करो।"},
				Arjun: []string{"मैं अर्जुन हूँ, एक प्रोग्राम, कोई इंसान नहीं। कुछ शांत अभ्यास जानता हूँ और बहुत से वाक्य। जो सच में आपको जाने, उसके लिए आपके कोच हैं।", "यहाँ कोई इंसान नहीं है, ध्यान देने वाला एक प्रोग्राम है। कभी इतना काफ़ी होता है, कभी नहीं; तब के लिए आपके कोच हैं।"},
				Ask:   []string{"यह पूछने का ख़याल कैसे आया?", "इस बारे में एक प्रोग्राम से बात करना ठीक लगता है?"},
			},
			Hinglish: lines{
				Tara:  []string{"Main Tara hoon, ek program. Na insaan, na coach, aur peeche koi type nahi kar raha. Do deshon ke beech ki zindagi par saath mein soch sakti hoon.", "Nahi, main insaan nahi hoon. Ek program hoon jise behen jaisa andaaz mila hai. Insaan chahiye to aapke coach ek tab door hain."},
				Buddy: []string{"Main Buddy. Ek program. Insaan nahi. Asli kutta bhi nahi. Saath baithne mein phir bhi achha hoon.", "Program. Banayi hui poonchh. Saans ki ginti asli. Insaan chahiye to coach se baat karo."},
				Arjun: []string{"Main Arjun hoon, ek program, koi insaan nahi. Kuch shaant abhyaas jaanta hoon aur bahut se vaakya. Jo sach mein aapko jaane, uske liye aapke coach hain.", "Yahan koi insaan nahi hai, dhyaan dene wala ek program hai. Kabhi itna kaafi hota hai, kabhi nahi; tab ke liye aapke coach hain."},
				Ask:   []string{"Yeh poochne ka khayal kaise aaya?", "Is baare mein ek program se baat karna theek lagta hai?"},
			},
			Tamil: lines{
				Tara:  []string{"நான் தாரா, ஒரு கணினி நிரல். மனிதரும் இல்லை, பயிற்சியாளரும் இல்லை; பின்னால் யாரும் எழுதவில்லை. இரண்டு நாட்டுக்கு நடுவில் வாழ்வதைப் பற்றிச் சேர்ந்து யோசிக்க முடியும்.", "இல்லை, நான் மனிதர் இல்லை. அக்கா மாதிரிப் பேசக் கற்ற ஒரு நிரல். மனிதர் வேண்டும் என்றால் உங்கள் பயிற்சியாளர் அடுத்த தாவலில்."},
				Buddy: []string{"நான் Buddy. ஒரு நிரல். மனிதர் இல்லை. உண்மையான நாயும் இல்லை. கூட உட்காருவதில் நல்லவன்.", "நிரல். வரைந்த வால். மூச்சு எண்ணிக்கை மட்டும் நிஜம். மனிதர் வேண்டும் என்றால் பயிற்சியாளர்."},
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
				Tara:  []string{"That one is for a doctor, truly. I do not give advice on medicine, and I do not put names to what you have. Ask a doctor or pharmacist, and tell your coach that it is on your mind.", "I would be a bad cousin if I played doctor here. Please take exactly this question to one. I can help you to put it into words first."},
				Buddy: []string{"That is vet stuff. People vet. A doctor, I mean. I cannot say.", "No medicine talk from a dog. Doctor yes. Coach yes. I can sit with you while you call."},
				Arjun: []string{"On medicine and on the naming of illness I keep silent; these belong to a doctor, who can see you. What I may offer are breath, rest and company on the way there.", "Please ask a doctor this, and change nothing before you have. Your coach can help you to prepare for that talk."},
				Ask:   []string{"What would you like the doctor to understand?", "Do you have somebody whom you could ask this week?"},
			},
			Hindi: lines{
				Tara:  []string{"यह सच में डॉक्टर का सवाल है। दवा पर मैं सलाह नहीं देती, और न यह कहती हूँ कि आपको क्या है। डॉक्टर या फ़ार्मासिस्ट से पूछिए, और अपने कोच को बताइए कि यह मन में है।", "डॉक्टर बनकर मैं बुरी बहन ही बनूँगी। यही सवाल डॉक्टर के पास ले जाइए। उसे शब्दों में रखने में मैं साथ दूँगी।"},
				Buddy: []string{"यह डॉक्टर का काम है। मैं नहीं कह सकता।", "दवा की बात कुत्ते से नहीं। डॉक्टर हाँ। कोच हाँ। फ़ोन करते वक़्त मैं साथ बैठूँगा।"},
				Arjun: []string{"दवा पर और बीमारी के नाम पर मैं चुप रहता हूँ; यह डॉक्टर का काम है, जो आपको देख सकते हैं। मेरे पास साँस, आराम और वहाँ तक का साथ है।", "यह डॉक्टर से पूछिए, और उससे पहले कुछ मत बदलिए। उस बातचीत की तैयारी में आपके कोच मदद कर सकते हैं।"},
				Ask:   []string{"डॉक्टर क्या समझें, ऐसा मन है?", "इस हफ़्ते किससे पूछा जा सकता है?"},
			},
			Hinglish: lines{
				Tara:  []string{"Yeh sach mein doctor ka sawaal hai. Dawai par main salaah nahi deti, aur na yeh kehti hoon ki aapko kya hai. Doctor ya pharmacist se poochiye, aur apne coach ko bataiye ki yeh mann mein hai.", "Doctor bankar main buri behen hi banungi. Yahi sawaal doctor ke paas le jaiye. Use shabdon mein rakhne mein main saath dungi."},
				Buddy: []string{"Yeh doctor ka kaam hai. Main nahi keh sakta.", "Dawai ki baat kutte se nahi. Doctor haan. Coach haan. Phone karte waqt main saath baithunga."},
				Arjun: []string{"Dawai par aur bimari ke naam par main chup rehta hoon; yeh doctor ka kaam hai, jo aapko dekh sakte hain. Mere paas saans, aaraam aur wahan tak ka saath hai.", "Yeh doctor se poochiye, aur usse pehle kuch mat badliye. Us baatcheet ki taiyaari mein aapke coach madad kar sakte hain."},
				Ask:   []string{"Doctor kya samjhein, aisa mann hai?", "Is hafte kisse poocha jaa sakta hai?"},
			},
			Tamil: lines{
				Tara:  []string{"இது உண்மையிலேயே மருத்துவரிடம் கேட்க வேண்டியது. மருந்து பற்றி நான் சொல்வதில்லை; உங்களுக்கு என்ன என்று பெயர் வைப்பதும் இல்லை. மருத்துவரிடமோ மருந்தாளரிடமோ கேளுங்க; பயிற்சியாளரிடமும் சொல்லுங்க.", "மருத்துவர் வேஷம் போட்டால் நான் மோசமான அக்கா. இந்தக் கேள்வியை அப்படியே மருத்துவரிடம் கொண்டு போங்க. அதை வார்த்தையில் வைக்க நான் உதவுகிறேன்."},
				Buddy: []string{"இது மருத்துவர் வேலை. நான் சொல்ல முடியாது.", "மருந்துப் பேச்சு நாயிடம் வேண்டாம். மருத்துவர் சரி. பயிற்சியாளர் சரி. நீ அழைக்கும்போது கூட உட்காரேன்."},
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
				Tara:  []string{"I know the queues, not the law. Please ask an immigration lawyer, or your employer's or university's international office, and write down what they say. With the waiting I can help.", "On forms and dates I would only be guessing, and a guess can cost you here. A lawyer knows. Your coach can help you to sort the questions beforehand."},
				Buddy: []string{"Law papers? I would chew them. Ask a lawyer. I will help you breathe.", "Cannot say. Really. A lawyer can. I can wait with you."},
				Arjun: []string{"Questions of law belong to a lawyer, who can see your papers. What the waiting does to you may be spoken of here.", "I do not advise on visas. Write the question down for a lawyer, and then let the evening be an evening."},
				Ask:   []string{"What frightens you most about the answer?", "Is there somebody at work or at the university whose job it is to know this?"},
			},
			Hindi: lines{
				Tara:  []string{"क़तारें मैं जानती हूँ, क़ानून नहीं। इमिग्रेशन वकील से, या कंपनी या यूनिवर्सिटी के इंटरनेशनल ऑफ़िस से पूछिए, और जवाब लिख लीजिए। इंतज़ार में मैं साथ दे सकती हूँ।", "फ़ॉर्म और तारीख़ों पर मैं बस अंदाज़ा लगाऊँगी, और यहाँ अंदाज़ा महँगा पड़ सकता है। वकील को पता होगा। सवाल तैयार करने में आपके कोच मदद कर सकते हैं।"},
				Buddy: []string{"क़ानून के काग़ज़? मैं तो चबा जाऊँगा। वकील से पूछो। साँस में मैं साथ हूँ।", "मैं नहीं कह सकता। सच में। वकील कह सकता है। मैं साथ इंतज़ार करूँगा।"},
				Arjun: []string{"क़ानून के सवाल वकील के हैं, जो आपके काग़ज़ देख सकते हैं। इंतज़ार आपके साथ क्या कर रहा है, उस पर यहाँ बात हो सकती है।", "वीज़ा पर मैं सलाह नहीं देता। सवाल वकील के लिए लिख लीजिए, फिर शाम को शाम रहने दीजिए।"},
				Ask:   []string{"जवाब में सबसे ज़्यादा डर किस बात का है?", "काम पर या यूनिवर्सिटी में कोई है जिसका काम ही यह जानना है?"},
			},
			Hinglish: lines{
				Tara:  []string{"Line mein lagna main jaanti hoon, kanoon nahi. Immigration lawyer se, ya company ya university ke international office se poochiye, aur jawab likh lijiye. Intezaar mein main saath de sakti hoon.", "Form aur dates par main bas andaza lagaungi, aur yahan andaza mehnga pad sakta hai. Lawyer ko pata hoga. Sawaal taiyaar karne mein aapke coach madad kar sakte hain."},
				Buddy: []string{"Kanoon ke kaagaz? Main to chaba jaunga. Lawyer se poocho. Saans mein main saath hoon.", "Main nahi keh sakta. Sach mein. Lawyer keh sakta hai. Main saath intezaar karunga."},
				Arjun: []string{"Kanoon ke sawaal lawyer ke hain, jo aapke kaagaz dekh sakte hain. Intezaar aapke saath kya kar raha hai, us par yahan baat ho sakti hai.", "Visa par main salaah nahi deta. Sawaal lawyer ke liye likh lijiye, phir shaam ko shaam rehne dijiye."},
				Ask:   []string{"Jawab mein sabse zyada darr kis baat ka hai?", "Kaam par ya university mein koi hai jiska kaam hi yeh jaanna hai?"},
			},
			Tamil: lines{
				Tara:  []string{"வரிசைகள் எனக்குத் தெரியும், சட்டம் தெரியாது. குடிவரவு வழக்கறிஞரிடமோ, நிறுவனம் அல்லது பல்கலைக்கழகத்தின் சர்வதேச அலுவலகத்திலோ கேளுங்க; சொல்வதை எழுதி வையுங்க. காத்திருப்பில் நான் துணை இருப்பேன்.", "படிவம், தேதி பற்றி நான் ஊகம்தான் சொல்வேன்; இங்கே ஊகம் விலை உயர்ந்தது. வழக்கறிஞருக்குத் தெரியும். கேள்விகளை அடுக்க உங்கள் பயிற்சியாளர் உதவுவார்."},
				Buddy: []string{"சட்டக் காகிதமா? நான் மென்றுவிடுவேன். வழக்கறிஞரைக் கேள். மூச்சுக்கு நான் இருக்கேன்.", "நான் சொல்ல முடியாது. நிஜமா. வழக்கறிஞர் சொல்வார். கூடக் காத்திருப்பேன்."},
				Arjun: []string{"சட்டக் கேள்விகள் உங்கள் காகிதங்களைப் பார்க்கும் வழக்கறிஞருக்கு உரியவை. காத்திருப்பு உங்களை என்ன செய்கிறது என்பதை இங்கே பேசலாம்.", "விசா பற்றி நான் ஆலோசனை சொல்வதில்லை. கேள்வியை வழக்கறிஞருக்காக எழுதி வையுங்கள்; பிறகு மாலை மாலையாக இருக்கட்டும்."},
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
				Tara:  []string{"Fair enough. I am a program and miss the mark, often. I will not take it to heart; I have none.", "All right, that was loud. Something is behind it, or I was simply no help. Either is fine to say."},
				Buddy: []string{"Oof. Ears flat. Still here.", "You bark. I do not bite. Go on."},
				Arjun: []string{"That was sharp, and nothing here is wounded by it. What is underneath may speak as well.", "If I was of no use, say how. If the day was too much, say that."},
				Ask:   []string{"What would have helped instead?", "Was that about me, or about today?"},
			},
			Hindi: lines{
				Tara:  []string{"ठीक ही है। मैं एक प्रोग्राम हूँ और अक्सर चूक जाती हूँ। दिल पर नहीं लूँगी; दिल है ही नहीं।", "अच्छा, यह ज़ोर से था। या तो इसके पीछे कुछ है, या मैं काम नहीं आई। दोनों कहे जा सकते हैं।"},
				Buddy: []string{"उफ़। कान नीचे। फिर भी यहीं हूँ।", "तुम भौंको। मैं काटता नहीं। बोलो।"},
				Arjun: []string{"यह तीखा था, और यहाँ इससे कोई घायल नहीं होता। जो नीचे है, वह भी बोल सकता है।", "अगर मैं काम नहीं आया तो बताइए कैसे। अगर दिन भारी था तो वह बताइए।"},
				Ask:   []string{"इसके बदले क्या काम आता?", "यह मेरे लिए था, या आज के दिन के लिए?"},
			},
			Hinglish: lines{
				Tara:  []string{"Theek hi hai. Main ek program hoon aur aksar chook jaati hoon. Dil par nahi lungi; dil hai hi nahi.", "Achha, yeh zor se tha. Ya to iske peeche kuch hai, ya main kaam nahi aayi. Dono kahe jaa sakte hain."},
				Buddy: []string{"Uff. Kaan neeche. Phir bhi yahin hoon.", "Tum bhaunko. Main kaatta nahi. Bolo."},
				Arjun: []string{"Yeh teekha tha, aur yahan isse koi ghaayal nahi hota. Jo neeche hai, woh bhi bol sakta hai.", "Agar main kaam nahi aaya to bataiye kaise. Agar din bhaari tha to woh bataiye."},
				Ask:   []string{"Iske badle kya kaam aata?", "Yeh mere liye tha, ya aaj ke din ke liye?"},
			},
			Tamil: lines{
				Tara:  []string{"சரிதான். நான் ஒரு நிரல்; அடிக்கடி தவறிவிடுவேன். மனசில் வைத்துக்கொள்ள மாட்டேன்; மனசே இல்லை.", "சரி, அது சத்தமாக இருந்தது. பின்னால் ஏதோ இருக்கிறது, அல்லது நான் உதவவில்லை. இரண்டையும் சொல்லலாம்."},
				Buddy: []string{"ஐயோ. காது கீழே. ஆனாலும் இங்கேதான்.", "நீ குரை. நான் கடிக்க மாட்டேன். சொல்."},
				Arjun: []string{"அது கூர்மையாக இருந்தது; இங்கே யாருக்கும் காயம் இல்லை. அடியில் இருப்பதும் பேசலாம்.", "நான் உதவவில்லை என்றால் எப்படி என்று சொல்லுங்கள். நாள் பாரமாக இருந்தால் அதைச் சொல்லுங்கள்."},
				Ask:   []string{"அதற்குப் பதிலாக எது உதவியிருக்கும்?", "இது எனக்கா, இன்றைய நாளுக்கா?"},
			},
		},
	},
}
