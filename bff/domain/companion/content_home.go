package companion

// Themes about being far from home, and about the people around the member here.

var homeSteps = translations{
	English: lines{
		Tara:  []string{"Try this tonight: cook one thing from home, even just the tadka, and let the kitchen smell like it for ten minutes.", "Send one voice note home, thirty seconds, about something tiny like the bus. Small news travels better than big news.", "Pick one hour a week that's yours and theirs, the same hour every time. It can help to know when the next call is."},
		Buddy: []string{"Get warm first. Sit down. One slow breath out.", "Take a short walk if you can. Ten minutes is enough.", "Look around the room. Name one thing you like. Stay with it for a moment."},
		Arjun: []string{"Sit by a window for five minutes. Breathe in for four counts, out for six, and just let the street be a street.", "Keep one small thing from home where your morning starts, next to the kettle or the keys.", "Before bed, write down one thing from today that would make sense back home, and one that only makes sense here."},
	},
	Hindi: lines{
		Tara:  []string{"आज रात घर की एक चीज़ बनाओ, चाहे सिर्फ़ तड़का ही सही, और दस मिनट रसोई में वही महक रहने दो।", "घर पर तीस सेकंड का एक वॉइस नोट भेजो, बस जैसी किसी छोटी बात का। छोटी ख़बरें बड़ी ख़बरों से ज़्यादा पास लाती हैं।", "हफ़्ते का एक घंटा चुनिए जो आपका और उनका हो, हर बार वही घंटा। अगली बात कब होगी, यह पता होने से मदद मिलती है।"},
		Buddy: []string{"पहले थोड़ा गरम हो लो। बैठ जाओ। एक लंबी साँस बाहर।", "हो सके तो थोड़ा टहल आओ। दस मिनट काफ़ी हैं।", "कमरे में देखो। एक चीज़ चुनो जो तुम्हें अच्छी लगती है। एक पल उस पर रुको।"},
		Arjun: []string{"पाँच मिनट खिड़की के पास बैठिए। चार तक गिनकर साँस लीजिए, छह तक गिनकर छोड़िए, और गली को बस गली रहने दीजिए।", "घर की एक छोटी चीज़ वहाँ रखिए जहाँ आपकी सुबह शुरू होती है, केतली के पास या चाबियों के पास।", "सोने से पहले दो बातें लिखिए: एक जो वहाँ घर पर समझ आती, और एक जो सिर्फ़ यहीं समझ आती है।"},
	},
	Hinglish: lines{
		Tara:  []string{"Aaj raat ghar ki ek cheez banao, chahe sirf tadka hi sahi, aur das minute kitchen mein wahi mehek rehne do.", "Ghar par tees second ka ek voice note bhejo, bas jaisi kisi chhoti baat ka. Chhoti khabrein badi khabron se zyada paas laati hain.", "Hafte ka ek ghanta chuniye jo aapka aur unka ho, har baar wahi ghanta. Agli baat kab hogi, yeh pata hone se madad milti hai."},
		Buddy: []string{"Pehle thoda garam ho lo. Baith jao. Ek lambi saans bahar.", "Ho sake to thoda tehel aao. Das minute kaafi hain.", "Kamre mein dekho. Ek cheez chuno jo tumhein achhi lagti hai. Ek pal us par ruko."},
		Arjun: []string{"Paanch minute khidki ke paas baithiye. Chaar tak ginkar saans lijiye, chhah tak ginkar chhodiye, aur gali ko bas gali rehne dijiye.", "Ghar ki ek chhoti cheez wahan rakhiye jahan aapki subah shuru hoti hai, kettle ke paas ya chaabiyon ke paas.", "Sone se pehle do baatein likhiye: ek jo wahan ghar par samajh aati, aur ek jo sirf yahin samajh aati hai."},
	},
	Tamil: lines{
		Tara:  []string{"இன்று இரவு வீட்டு சமையலில் ஒன்றைச் செய்து பாருங்க, வெறும் தாளிப்பு போதும். பத்து நிமிடம் அடுப்படியில் அந்த வாசம் இருக்கட்டும்.", "வீட்டுக்கு முப்பது விநாடியில் ஒரு குரல் பதிவு அனுப்புங்க, பஸ் மாதிரி ஏதாவது சின்ன விஷயம் பற்றி. சின்ன சேதிதான் பக்கத்தில் கொண்டு வரும்.", "வாரத்தில் ஒரு மணி நேரத்தை உங்களுக்கும் அவர்களுக்குமாக வையுங்க, எப்போதும் அதே நேரம். அடுத்து எப்போது பேசுவோம் என்று தெரிந்தால் உதவும்."},
		Buddy: []string{"முதலில் இதமா உட்கார். ஒரு நீண்ட மூச்சை வெளியே விடு.", "முடிஞ்சா கொஞ்சம் நட. பத்து நிமிஷம் போதும்.", "அறையைச் சுற்றிப் பார். உனக்குப் பிடிச்ச ஒன்றைச் சொல்லு. ஒரு நிமிஷம் அதைப் பார்த்துக்கொண்டு இரு."},
		Arjun: []string{"ஐந்து நிமிடம் ஜன்னல் பக்கம் உட்காருங்கள். நான்கு எண்ணி மூச்சை இழுத்து, ஆறு எண்ணி விடுங்கள். தெரு தெருவாகவே இருக்கட்டும்.", "வீட்டின் நினைவாக ஒரு சின்னப் பொருளை உங்கள் காலை தொடங்கும் இடத்தில் வையுங்கள்; காபி போடும் இடத்தில், அல்லது சாவிக்குப் பக்கத்தில்.", "தூங்கும் முன் இரண்டு வரி எழுதுங்கள்: ஊரில் இருந்தால் இயல்பாகத் தோன்றியிருக்கும் ஒன்று, இங்கே மட்டும் இயல்பாகத் தோன்றும் ஒன்று."},
	},
}

var homeThemes = []theme{
	{
		Code: "homesick", Rank: matter, Steps: &homeSteps,
		Words: "homesick*, home sick*, miss home, missing home, miss my home, miss being home, miss india, missing india, miss my country, miss mom, miss my mom, miss my mother, miss my mum, miss amma, miss my parents, miss my family, missing my family, miss everyone back home, miss ~ back home, far from home, far away from home, want to go home, want to go back home, want to go back to india, " +
			"ghar ki yaad, ghar yaad, ghar ki bahut yaad, mummy ki yaad, maa ki yaad, papa ki yaad, ghar jaana, ghar jana, desh ki yaad, india ki yaad, apne desh, ghar se door, " +
			"घर की याद, घर की बहुत याद, घर याद, घर की बड़ी याद, माँ की याद, मम्मी की याद, घर जाना, देश की याद, घर से दूर, वतन, गाँव की याद, " +
			"வீட்டு ஞாபக*, வீட்டு நினைவ*, ஊர் ஞாபக*, ஊர் நினைவ*, வீட்டை மிஸ், வீட்ட மிஸ், அம்மா ஞாபக*, அம்மாவை மிஸ், ஊருக்கு போக*, ஊருக்குப் போக*, வீட்டுக்கு போகணும், ஊர் ஏக்க*, வீட்டு ஏக்க*, சொந்த ஊர*, veetu nyabagam, veettu nyabagam, veetu gnabagam, oor nyabagam, oor gnabagam, amma nyabagam, oorukku poganum",
		Hear: translations{
			English: lines{
				Tara:  []string{"Missing home sneaks up in small things, no? The pressure cooker next door, the wrong kind of rain.", "It's hard to miss a place, even when leaving it was your choice."},
				Buddy: []string{"Missing home is really hard. It means a lot to you.", "Home is far, and you feel it on days like this. I'm listening."},
				Arjun: []string{"When you miss a place, you carry it with you. It weighs more in the evening, when no one asks where you are.", "Longing doesn't mean you chose wrong. It means there are two places that know you."},
				Ask:   []string{"What do you miss most today?", "Is it a person, a place, or a smell this time?", "What time of day does it come?"},
			},
			Hindi: lines{
				Tara:  []string{"घर की याद छोटी-छोटी चीज़ों में आती है न, पड़ोस का कुकर, या वह बारिश जो यहाँ वैसी नहीं होती।", "जगह की याद दुखती है, चाहे उसे छोड़ना अपना ही फ़ैसला रहा हो।"},
				Buddy: []string{"घर की याद सच में दुखती है। इसका मतलब है कि वह तुम्हारे लिए बहुत कुछ है।", "घर दूर है, और ऐसे दिन यह ज़्यादा लगता है। मैं सुन रहा हूँ।"},
				Arjun: []string{"जिस जगह की याद आती है, उसे हम साथ लिए चलते हैं। शाम को वह भारी लगती है, जब कोई नहीं पूछता कि कहाँ हो।", "याद आने का मतलब यह नहीं कि यहाँ आना ग़लत था। मतलब यह कि दो जगहें आपको जानती हैं।"},
				Ask:   []string{"आज सबसे ज़्यादा किसकी याद आई?", "इस बार याद किसी इंसान की है, जगह की, या किसी ख़ुशबू की?", "दिन में यह याद कब सबसे ज़्यादा आती है?"},
			},
			Hinglish: lines{
				Tara:  []string{"Ghar ki yaad chhoti chhoti cheezon mein aati hai na, pados ka cooker, ya woh baarish jo yahan waisi nahi hoti.", "Jagah ki yaad dukhti hai, chahe use chhodna apna hi faisla raha ho."},
				Buddy: []string{"Ghar ki yaad sach mein dukhti hai. Iska matlab hai ki woh tumhare liye bahut kuch hai.", "Ghar door hai, aur aise din yeh zyada lagta hai. Main sun raha hoon."},
				Arjun: []string{"Jis jagah ki yaad aati hai, use hum saath liye chalte hain. Shaam ko woh bhaari lagti hai, jab koi nahi poochta ki kahan ho.", "Yaad aane ka matlab yeh nahi ki yahan aana galat tha. Matlab yeh ki do jagahein aapko jaanti hain."},
				Ask:   []string{"Aaj sabse zyada kiski yaad aayi?", "Is baar yaad kisi insaan ki hai, jagah ki, ya kisi khushbu ki?", "Din mein yeh yaad kab sabse zyada aati hai?"},
			},
			Tamil: lines{
				Tara:  []string{"வீட்டு ஞாபகம் சின்னச் சின்ன விஷயத்தில்தான் வரும், இல்லையா? பக்கத்து வீட்டு குக்கர் சத்தம், இங்கே அப்படிப் பெய்யாத மழை.", "ஓர் ஊரை விட்டு வந்தது உங்கள் முடிவாகவே இருந்தாலும், அதன் நினைவு வலிக்கும்."},
				Buddy: []string{"வீட்டு நினைவு நிஜமாவே வலிக்கும். அது உனக்கு அவ்வளவு முக்கியம்.", "வீடு தூரம்; இப்படிப்பட்ட நாளில் அது இன்னும் தெரியும். கேட்டுட்டு இருக்கேன்."},
				Arjun: []string{"நாம் ஏங்கும் ஊரை நாமே சுமந்து திரிகிறோம். எங்கே இருக்கிறாய் என்று யாரும் கேட்காத மாலையில் அது கனமாகத் தெரியும்.", "ஏக்கம் வந்தால் வந்தது தவறு என்று பொருள் இல்லை. இரண்டு ஊர்களுக்கு உங்களைத் தெரியும் என்று பொருள்."},
				Ask:   []string{"இன்று எதை அதிகம் நினைத்தீர்கள்?", "இந்த முறை ஞாபகம் ஒரு மனிதரா, ஒரு இடமா, ஒரு வாசனையா?", "நாளில் எந்த நேரத்தில் இது அதிகம் வருகிறது?"},
			},
		},
	},
	{
		Code: "food", Rank: matter, Steps: &homeSteps,
		Words: "cook|cooking, food here, indian food, home food, home cooked, homemade food, miss ~ food, amma's food, mom's food, moms cooking, mothers cooking, dal, biryani, idli, dosa, sambar, rasam, roti, chapati, recipe*, tiffin, curry smell, kitchen smell*, eat alone, eating alone, " +
			"khana banana, khaana banana, khana bana, ghar ka khana, ghar ka khaana, maa ke haath, mummy ke haath, khane ka mann, khana nahi, " +
			"खाना बनाना, खाना बना, घर का खाना, माँ के हाथ, मम्मी के हाथ, दाल, रोटी, पराठ*, खाने का मन, रसोई, " +
			"சமைய*, சமைக்க*, சாப்பா*, சாப்பிட*, வீட்டு சாப்பா*, அம்மா சமையல், அம்மா கை, இட்லி, தோசை, சாம்பார், ரசம், சோறு, samayal, samaikka, veetu saapadu, saapadu, sapadu, amma kai",
		Hear: translations{
			English: lines{
				Tara:  []string{"Food is close to home and to people. When the dal here tastes different, you notice what else is missing.", "Half the taste was the person who put it on your plate."},
				Buddy: []string{"Food from home can mean so much. It's okay to miss it.", "It's hard when nothing here tastes like home."},
				Arjun: []string{"Eating alone, standing up, doesn't feed you the same way. A plate and a chair already change something.", "Your hands remember more recipes than your head does. Let them start."},
				Ask:   []string{"If you could have any dish right now, which one?", "Who used to make it?"},
			},
			Hindi: lines{
				Tara:  []string{"खाना घर और लोगों से जुड़ा होता है। यहाँ की दाल अलग लगे, तो बाक़ी कमी भी याद आती है।", "आधा स्वाद तो परोसने वाले का होता था।"},
				Buddy: []string{"घर का खाना बहुत कुछ होता है। उसकी याद आना ठीक है।", "यहाँ कुछ भी घर जैसा न लगे, तो मन दुखता है।"},
				Arjun: []string{"अकेले, खड़े-खड़े खाया हुआ वैसा नहीं लगता। एक थाली और एक कुर्सी से ही कुछ बदल जाता है।", "हाथों को दिमाग़ से ज़्यादा रसोई याद रहती है। उन्हें शुरू करने दीजिए।"},
				Ask:   []string{"अभी जो चाहो मिल जाए, तो कौन सी चीज़ होगी?", "वह कौन बनाता था?"},
			},
			Hinglish: lines{
				Tara:  []string{"Khaana ghar aur logon se juda hota hai. Yahan ki dal alag lage, to baaki kami bhi yaad aati hai.", "Aadha swaad to parosne wale ka hota tha."},
				Buddy: []string{"Ghar ka khaana bahut kuch hota hai. Uski yaad aana theek hai.", "Yahan kuch bhi ghar jaisa na lage, to mann dukhta hai."},
				Arjun: []string{"Akele, khade khade khaya hua waisa nahi lagta. Ek thaali aur ek kursi se hi kuch badal jaata hai.", "Haathon ko dimaag se zyada rasoi yaad rehti hai. Unhe shuru karne dijiye."},
				Ask:   []string{"Abhi jo chaho mil jaaye, to kaun si cheez hogi?", "Woh kaun banata tha?"},
			},
			Tamil: lines{
				Tara:  []string{"சாப்பாடு வீட்டோடும் மனிதர்களோடும் சேர்ந்தது. இங்கே சுவை மாறும்போது, வேறு எது இல்லை என்பதும் தெரியும்.", "பாதி ருசி பரிமாறியவர் கையில்தான் இருந்தது."},
				Buddy: []string{"வீட்டுச் சாப்பாடு ரொம்ப முக்கியம். அதுக்கு ஏங்குவது சரிதான்.", "இங்கே எதுவும் வீட்டுச் சுவை இல்லை என்றால் மனசு கஷ்டப்படும்."},
				Arjun: []string{"தனியாக, நின்றுகொண்டே சாப்பிடுவது அதே நிறைவைத் தராது. ஒரு தட்டும் ஒரு நாற்காலியுமே எதையோ மாற்றும்.", "தலையைவிடக் கைகளுக்குச் சமையல் நினைவிருக்கும். அவை தொடங்கட்டும்."},
				Ask:   []string{"இப்போது எது வேண்டுமானாலும் கிடைக்கும் என்றால், எந்தச் சாப்பாடு?", "அதை யார் செய்து கொடுப்பார்கள்?"},
			},
		},
	},
	{
		Code: "festivals", Rank: matter, Steps: &homeSteps,
		Words: "diwali, deepavali, holi, pongal, onam, eid, ramadan, ramzan, navratri, durga puja, ganesh chaturthi, raksha bandhan, rakhi, karva chauth, baisakhi, vaisakhi, festival*, ugadi, sankranti, christmas alone, " +
			"diwali akele, tyohar, tyohaar, tyauhar, eid par, holi par, दिवाली, दिवाली पर, दीवाली, दीवाली पर, होली, ईद, त्योहार, त्यौहार, राखी, रक्षाबंधन, नवरात्रि, दुर्गा पूजा, करवा चौथ, " +
			"தீபாவளி*, தீபாவளி* இங்கே, பொங்கல*, பண்டிகை*, திருவிழா*, நவராத்திரி, கார்த்திகை, pandigai, theepavali",
		Hear: translations{
			English: lines{
				Tara:  []string{"Here the festival lands on a working Tuesday, and the family group sends forty photos by lunch.", "One diya on a fire escape is still a diya. There's just no one around to say so."},
				Buddy: []string{"It's a big day at home and a quiet one here. That's hard.", "It's hard to be away when everyone else is together."},
				Arjun: []string{"A festival takes many hands. When there are only two, make it smaller, but don't skip it.", "The day doesn't need the whole house. It needs one lamp, one sweet, one person who knows its name."},
				Ask:   []string{"What was your own little job that day, back home?", "Who here might like an invite, even someone who doesn't know the holiday?"},
			},
			Hindi: lines{
				Tara:  []string{"यहाँ त्योहार किसी काम वाले मंगलवार को आ जाता है, और दोपहर तक फ़ैमिली ग्रुप में चालीस फ़ोटो।", "खिड़की पर रखा एक दीया भी दीया ही है। बस कहने वाला कोई नहीं होता।"},
				Buddy: []string{"वहाँ बड़ा दिन है, यहाँ सब चुप। यह दुखता है।", "जब सब साथ हों और तुम दूर, तो मुश्किल होता है।"},
				Arjun: []string{"त्योहार कई हाथों का काम है। हाथ दो ही हों तो उसे छोटा कीजिए, छोड़िए मत।", "उस दिन को पूरा घर नहीं चाहिए। एक दीया, एक मिठाई, और एक इंसान जो उसका नाम जानता हो।"},
				Ask:   []string{"घर पर उस दिन कौन सा छोटा काम हमेशा आपका होता था?", "यहाँ किसे बुलाया जा सकता है, चाहे वह इस दिन को जानता भी न हो?"},
			},
			Hinglish: lines{
				Tara:  []string{"Yahan tyohar kisi kaam wale Tuesday ko aa jaata hai, aur lunch tak family group mein chaalis photo.", "Khidki par rakha ek diya bhi diya hi hai. Bas kehne wala koi nahi hota."},
				Buddy: []string{"Wahan bada din hai, yahan sab chup. Yeh dukhta hai.", "Jab sab saath hon aur tum door, to mushkil hota hai."},
				Arjun: []string{"Tyohar kai haathon ka kaam hai. Haath do hi hon to use chhota kijiye, chhodiye mat.", "Us din ko poora ghar nahi chahiye. Ek diya, ek mithai, aur ek insaan jo uska naam jaanta ho."},
				Ask:   []string{"Ghar par us din kaun sa chhota kaam hamesha aapka hota tha?", "Yahan kise bulaya jaa sakta hai, chahe woh is din ko jaanta bhi na ho?"},
			},
			Tamil: lines{
				Tara:  []string{"இங்கே பண்டிகை ஒரு வேலை நாள் செவ்வாய்க்கிழமையில் வந்துவிடும்; மதியத்துக்குள் குடும்பக் குழுவில் நாற்பது படங்கள்.", "ஜன்னலில் வைத்த ஒரு விளக்கும் விளக்குதான். அப்படிச் சொல்லத்தான் ஆள் இல்லை."},
				Buddy: []string{"அங்கே பெரிய நாள், இங்கே அமைதி. அது வலிக்கும்.", "எல்லோரும் ஒன்றா இருக்கும்போது நீ மட்டும் தூரத்தில் இருக்கிறது கஷ்டம்."},
				Arjun: []string{"பண்டிகை பல கைகள் சேர்ந்து செய்வது. இரண்டே கைகள் என்றால் சிறியதாகச் செய்யுங்கள், விட்டுவிடாதீர்கள்.", "அந்த நாளுக்கு முழு வீடும் வேண்டாம். ஒரு விளக்கு, ஒரு இனிப்பு, அதன் பெயர் தெரிந்த ஒருவர் போதும்."},
				Ask:   []string{"வீட்டில் அந்த நாளில் எப்போதும் உங்களுடையதாக இருந்த சின்ன வேலை எது?", "இங்கே யாரை அழைக்கலாம், அந்த நாளைப் பற்றித் தெரியாதவராக இருந்தாலும்?"},
			},
		},
	},
	{
		Code: "lonely", Rank: matter, Steps: &homeSteps,
		Words: "lonel*, alone here, feel alone, feeling alone, so alone, all alone, all by myself, always alone, no one to talk, nobody to talk, no one here, nobody here, nobody calls, no one calls, nobody understands, no one understands me, isolated, left out, " +
			"akela, akeli, akelapan, akelepan, tanha, tanhai, koi nahi hai, koi baat karne, koi nahi samajhta, अकेला, अकेली, अकेले, अकेलापन, तन्हा*, तनहा*, कोई नहीं है, बात करने वाला कोई, कोई नहीं समझता, " +
			"தனிமை*, தனியா*, யாரும் இல்ல*, யாருமே இல்ல*, பேச யாரும், பேச ஆள், யாருக்கும் புரிய*, thaniya, thaniyaa, thanimai, yaarum illa, pesa yaarum",
		Hear: translations{
			English: lines{
				Tara:  []string{"A city full of people, and no one you can call without checking the time first. That's its own kind of alone.", "Evenings can get so quiet here when you grew up with people around you. It's hard to get used to."},
				Buddy: []string{"Being lonely is hard. I'm glad you said it here.", "I'm a program, so I can't replace people. But I can listen right now."},
				Arjun: []string{"Being alone and being lonely aren't the same. One is a room. The other is a closed door in it.", "Needing company is as basic as needing water. There's nothing weak about it."},
				Ask:   []string{"Who was the last person it felt easy to be with?", "Which part of the day is quietest?", "Is it people you miss, or one person?"},
			},
			Hindi: lines{
				Tara:  []string{"पूरा शहर लोगों से भरा, और एक भी ऐसा नहीं जिसे घड़ी देखे बिना फ़ोन कर सकें। यह अलग ही अकेलापन है।", "जो लोगों के बीच बड़ा हुआ हो, उसके लिए यहाँ की शामें बहुत चुप होती हैं। इसकी आदत मुश्किल से पड़ती है।"},
				Buddy: []string{"अकेलापन दुखता है। अच्छा किया कि यहाँ कहा।", "मैं प्रोग्राम हूँ, लोगों की जगह नहीं ले सकता। अभी सुन सकता हूँ।"},
				Arjun: []string{"अकेले होना और अकेलापन दो बातें हैं। एक कमरा है, दूसरा उस कमरे का बंद दरवाज़ा।", "साथ की ज़रूरत उतनी ही सीधी है जितनी पानी की। इसमें कोई कमज़ोरी नहीं।"},
				Ask:   []string{"आख़िरी बार किसके साथ रहना आसान लगा था?", "दिन का कौन सा हिस्सा सबसे चुप होता है?", "कमी लोगों की है, या किसी एक की?"},
			},
			Hinglish: lines{
				Tara:  []string{"Poora sheher logon se bhara, aur ek bhi aisa nahi jise ghadi dekhe bina phone kar sakein. Yeh alag hi akelapan hai.", "Jo logon ke beech bada hua ho, uske liye yahan ki shaamein bahut chup hoti hain. Iski aadat mushkil se padti hai."},
				Buddy: []string{"Akelapan dukhta hai. Achha kiya ki yahan kaha.", "Main program hoon, logon ki jagah nahi le sakta. Abhi sun sakta hoon."},
				Arjun: []string{"Akele hona aur akelapan do baatein hain. Ek kamra hai, doosra us kamre ka band darwaza.", "Saath ki zaroorat utni hi seedhi hai jitni paani ki. Ismein koi kamzori nahi."},
				Ask:   []string{"Aakhri baar kiske saath rehna aasaan laga tha?", "Din ka kaun sa hissa sabse chup hota hai?", "Kami logon ki hai, ya kisi ek ki?"},
			},
			Tamil: lines{
				Tara:  []string{"ஊர் முழுக்க மனிதர்கள், ஆனால் மணி பார்க்காமல் அழைக்க ஒருவர்கூட இல்லை. இது தனி மாதிரியான தனிமை.", "எப்போதும் ஆட்கள் சூழ வளர்ந்தவருக்கு, இங்கே மாலை நேரம் ரொம்ப அமைதியாக இருக்கும். அது பழகுவது கடினம்."},
				Buddy: []string{"தனிமை வலிக்கும். இங்கே சொன்னது நல்லது.", "நான் ஒரு நிரல்; மனிதர்களுக்கு ஈடாக முடியாது. இப்போ கேட்க முடியும்."},
				Arjun: []string{"தனியாக இருப்பதும் தனிமையும் வேறு வேறு. ஒன்று அறை; மற்றொன்று அந்த அறையின் மூடிய கதவு.", "துணை தேவைப்படுவது தண்ணீர் தேவைப்படுவது போல எளிமையானது. அதில் பலவீனம் எதுவும் இல்லை."},
				Ask:   []string{"கடைசியாக யாருடன் இருந்தபோது இயல்பாக இருந்தது?", "நாளில் எந்த நேரம் மிக அமைதியாக இருக்கிறது?", "மனிதர்கள் இல்லாததா, அல்லது ஒருவர் இல்லாததா?"},
			},
		},
	},
	{
		Code: "friends", Rank: matter, Steps: &homeSteps,
		Words: "friend, friends, best friend, friendship*, make friends, making friends, no friends, dost, doston, dosti, saheli, दोस्त*, सहेली*, மैत्री, நண்ப*, தோழி*, தோழ*, ஃப்ரெண்ட*, நட்பு*, nanban, nanbargal, thozhi",
		Hear: translations{
			English: lines{
				Tara:  []string{"It's hard when every plan here takes weeks, and you need a friend today.", "Old friends know the old you, and new ones ask what you do. Somewhere in between is a tired person."},
				Buddy: []string{"It's painful when a friend isn't there for you.", "Making friends here takes time. It's okay to find it hard."},
				Arjun: []string{"A friendship is like a potted plant. You can carry it across the ocean, but someone has to water it on both sides.", "One true friend is a lot. It was never about the number."},
				Ask:   []string{"Which friend is on your mind right now?", "What happened between you?"},
			},
			Hindi: lines{
				Tara:  []string{"यहाँ हर मुलाक़ात हफ़्तों पहले तय होती है, और दोस्त की ज़रूरत आज होती है। यह मुश्किल है।", "पुराने दोस्त पुराने वाले को जानते हैं, नए पूछते हैं काम क्या है। बीच में कोई थका हुआ खड़ा रहता है।"},
				Buddy: []string{"जब दोस्त साथ न हो, तो दुख होता है।", "यहाँ दोस्त बनाने में वक़्त लगता है। मुश्किल लगना ठीक है।"},
				Arjun: []string{"दोस्ती गमले का पौधा है। समुंदर पार आ सकता है, पर पानी दोनों तरफ़ से चाहिए।", "एक सच्चा दोस्त बहुत है। गिनती कभी पैमाना थी ही नहीं।"},
				Ask:   []string{"अभी मन में कौन सा दोस्त है?", "आप दोनों के बीच हुआ क्या?"},
			},
			Hinglish: lines{
				Tara:  []string{"Yahan har mulaqat hafton pehle tay hoti hai, aur dost ki zaroorat aaj hoti hai. Yeh mushkil hai.", "Purane dost purane wale ko jaante hain, naye poochte hain kaam kya hai. Beech mein koi thaka hua khada rehta hai."},
				Buddy: []string{"Jab dost saath na ho, to dukh hota hai.", "Yahan dost banane mein waqt lagta hai. Mushkil lagna theek hai."},
				Arjun: []string{"Dosti gamle ka paudha hai. Samundar paar aa sakta hai, par paani dono taraf se chahiye.", "Ek sachcha dost bahut hai. Ginti kabhi paimana thi hi nahi."},
				Ask:   []string{"Abhi mann mein kaun sa dost hai?", "Aap dono ke beech hua kya?"},
			},
			Tamil: lines{
				Tara:  []string{"இங்கே ஒவ்வொரு சந்திப்பும் வாரக்கணக்கில் முன்பே திட்டமிட வேண்டும்; நண்பர் தேவைப்படுவது இன்று. அது கடினம்.", "பழைய நண்பர்களுக்குப் பழைய உங்களைத் தெரியும்; புதியவர்கள் என்ன வேலை என்று கேட்பார்கள். நடுவில் களைத்துப்போன ஒருவர்."},
				Buddy: []string{"நண்பர் கூட இல்லாதபோது வலிக்கும்.", "இங்கே நண்பர்கள் கிடைக்க நேரம் ஆகும். கஷ்டமா இருந்தா பரவாயில்லை."},
				Arjun: []string{"நட்பு தொட்டியில் வைத்த செடி. கடல் தாண்டி வரும்; ஆனால் இரண்டு பக்கமும் தண்ணீர் ஊற்ற வேண்டும்.", "உண்மையான ஒரு நண்பர் போதும். எண்ணிக்கை ஒருபோதும் அளவுகோல் அல்ல."},
				Ask:   []string{"இப்போது எந்த நண்பர் மனதில் இருக்கிறார்?", "உங்கள் இருவருக்கும் இடையே என்ன நடந்தது?"},
			},
		},
	},
	{
		Code: "roommate", Rank: matter, Steps: &homeSteps,
		Words: "roommate*, room mate*, flatmate*, flat mate*, housemate*, hostel, dorm, रूममेट*, रूम मेट, फ्लैटमेट, रूम पार्टनर, room partner, ரூம்மேட*, ரூம் மேட*, அறைத்தோழ*, அறை நண்ப*",
		Hear: translations{
			English: lines{
				Tara:  []string{"Small things add up in a shared apartment, and there's nowhere to get away from them.", "It's uncomfortable to come home to someone you're upset with."},
				Buddy: []string{"It's tiring when home doesn't feel restful.", "Living with someone can be hard. Your space matters too."},
				Arjun: []string{"Two people in one apartment are two sets of habits from two homes. Neither one is wrong.", "What goes unsaid in a shared kitchen ends up in everything."},
				Ask:   []string{"What's the one thing you'd change first?", "Have you been able to tell them yet?"},
			},
			Hindi: lines{
				Tara:  []string{"साझे घर में छोटी-छोटी बातें जमा होती जाती हैं, और उनसे दूर जाने की जगह नहीं होती।", "जिससे मन खट्टा हो, उसी के पास घर लौटना अच्छा नहीं लगता।"},
				Buddy: []string{"घर में आराम न मिले, तो बहुत थकान होती है।", "किसी के साथ रहना मुश्किल हो सकता है। तुम्हारी जगह भी ज़रूरी है।"},
				Arjun: []string{"एक फ़्लैट में दो घरों की आदतें रहती हैं। ग़लत उनमें कोई नहीं।", "साझी रसोई में जो कहा नहीं जाता, वह हर चीज़ में नमक बनकर घुल जाता है।"},
				Ask:   []string{"सबसे पहले कौन सी एक बात बदलनी है?", "क्या यह उनसे कह पाए हैं?"},
			},
			Hinglish: lines{
				Tara:  []string{"Saajhe ghar mein chhoti chhoti baatein jama hoti jaati hain, aur unse door jaane ki jagah nahi hoti.", "Jisse mann khatta ho, usi ke paas ghar lautna achha nahi lagta."},
				Buddy: []string{"Ghar mein aaraam na mile, to bahut thakaan hoti hai.", "Kisi ke saath rehna mushkil ho sakta hai. Tumhari jagah bhi zaroori hai."},
				Arjun: []string{"Ek flat mein do gharon ki aadatein rehti hain. Galat unmein koi nahi.", "Saajhi rasoi mein jo kaha nahi jaata, woh har cheez mein namak bankar ghul jaata hai."},
				Ask:   []string{"Sabse pehle kaun si ek baat badalni hai?", "Kya yeh unse keh paaye hain?"},
			},
			Tamil: lines{
				Tara:  []string{"சேர்ந்து இருக்கும் வீட்டில் சின்னச் சின்ன விஷயம் சேர்ந்துகொண்டே போகும்; விலகிப் போக இடமும் இருக்காது.", "மனசு சரியில்லாத ஒருவர் இருக்கும் வீட்டுக்குத் திரும்புவது சங்கடமாக இருக்கும்."},
				Buddy: []string{"வீட்டிலேயே ஓய்வு இல்லை என்றால் ரொம்பச் சோர்வு.", "ஒருவரோடு சேர்ந்து இருக்கிறது கஷ்டமா இருக்கலாம். உனக்கும் இடம் வேணும்."},
				Arjun: []string{"ஒரே வீட்டில் இரண்டு குடும்பப் பழக்கங்கள். இரண்டில் எதுவும் தவறு அல்ல.", "பகிர்ந்த சமையலறையில் சொல்லாமல் விட்டது எல்லாவற்றிலும் உப்பாகக் கரையும்."},
				Ask:   []string{"முதலில் மாற வேண்டிய ஒன்று எது?", "இதை அவர்களிடம் சொல்ல முடிந்ததா?"},
			},
		},
	},
	{
		Code: "identity", Rank: matter, Steps: &homeSteps,
		Words: "identity, first generation, first gen, second generation, abcd, two cultures, two worlds, between cultures, neither here nor there, dont belong, dont fit in, fit in, belong nowhere, belonging, too indian, not indian enough, too american, not american enough, where are you really from, my name wrong, culture shock, whitewashed, adjust here, " +
			"pehchaan, na idhar ka, na idhar ki, idhar ka na udhar, do duniya, पहचान, न इधर, ना इधर, दो दुनिया, दो संस्कृति*, कहीं का नहीं, அடையாள*, இரண்டு கலாச்சார*, ரெண்டு கலாச்சார*, இங்கேயும் இல்ல*, அங்கேயும் இல்ல*, எங்கேயும் சேராத*, adaiyalam",
		Hear: translations{
			English: lines{
				Tara:  []string{"Too Indian here, too American there, and your name said wrong in both. You know two countries from the inside. That's a lot of work no one sees.", "You translate all day: words, jokes, why you can't just move out. No wonder it gets tiring."},
				Buddy: []string{"It's tiring to feel you don't fully belong anywhere.", "You don't have to pick one side. All of you counts."},
				Arjun: []string{"A person can have two roots and still be one tree. The trunk just takes longer.", "You don't have to settle this today. You can live in the question for a while, like a house with two doors."},
				Ask:   []string{"Where did it sting this time, with family or outside?", "Who is someone you don't have to explain yourself to?"},
			},
			Hindi: lines{
				Tara:  []string{"यहाँ ज़्यादा हिंदुस्तानी, वहाँ ज़्यादा अमरीकी, और नाम दोनों जगह ग़लत। दो देश अंदर से जानना बहुत मेहनत है, जो किसी को दिखती नहीं।", "दिन भर अनुवाद चलता है: शब्द, मज़ाक़, और यह कि घर क्यों नहीं छोड़ सकते। थकान तो होगी ही।"},
				Buddy: []string{"कहीं पूरा अपना न लगे, तो बहुत थकान होती है।", "किसी एक तरफ़ का होना ज़रूरी नहीं। तुम पूरे के पूरे ठीक हो।"},
				Arjun: []string{"जड़ें दो हों, तब भी पेड़ एक हो सकता है। बस तने को थोड़ा वक़्त लगता है।", "यह सवाल आज ही सुलझाना ज़रूरी नहीं। कुछ समय इसमें रहा भी जा सकता है, जैसे दो दरवाज़ों वाले घर में।"},
				Ask:   []string{"इस बार चुभन कहाँ हुई, घर में या बाहर?", "ऐसा कौन है जिसे समझाना नहीं पड़ता?"},
			},
			Hinglish: lines{
				Tara:  []string{"Yahan zyada Indian, wahan zyada American, aur naam dono jagah galat. Do desh andar se jaanna bahut mehnat hai, jo kisi ko dikhti nahi.", "Din bhar translation chalta hai: shabd, mazaak, aur yeh ki ghar kyun nahi chhod sakte. Thakaan to hogi hi."},
				Buddy: []string{"Kahin poora apna na lage, to bahut thakaan hoti hai.", "Kisi ek taraf ka hona zaroori nahi. Tum poore ke poore theek ho."},
				Arjun: []string{"Jadein do hon, tab bhi ped ek ho sakta hai. Bas tane ko thoda waqt lagta hai.", "Yeh sawaal aaj hi suljhana zaroori nahi. Kuch samay ismein raha bhi jaa sakta hai, jaise do darwazon wale ghar mein."},
				Ask:   []string{"Is baar chubhan kahan hui, ghar mein ya bahar?", "Aisa kaun hai jise samjhana nahi padta?"},
			},
			Tamil: lines{
				Tara:  []string{"இங்கே ரொம்ப இந்தியர், அங்கே ரொம்ப அமெரிக்கர், பெயர் இரண்டு இடத்திலும் தப்பு. இரண்டு நாடுகளை உள்ளிருந்து தெரிந்துவைப்பது யாருக்கும் தெரியாத உழைப்பு.", "நாள் முழுக்க மொழிபெயர்ப்புதான்: வார்த்தை, நகைச்சுவை, ஏன் வீட்டைவிட்டுப் போக முடியாது என்பது. களைப்பு வராமல் எப்படி."},
				Buddy: []string{"எங்கேயும் முழுசா நம்ம இடம் இல்லை என்று தோன்றினால் சோர்வா இருக்கும்.", "ஒரு பக்கத்தைத் தேர்ந்தெடுக்க வேண்டாம். நீ முழுசாவே சரிதான்."},
				Arjun: []string{"வேர் இரண்டு இருந்தாலும் மரம் ஒன்றாக வளரலாம். தண்டுக்குக் கொஞ்சம் காலம் வேண்டும், அவ்வளவுதான்.", "இந்தக் கேள்விக்கு இன்றே விடை வேண்டாம். இரண்டு வாசல் உள்ள வீட்டில் போல அதில் சில காலம் வாழலாம்."},
				Ask:   []string{"இந்த முறை எங்கே உறுத்தியது, வீட்டிலா வெளியிலா?", "விளக்கம் சொல்லத் தேவையில்லாத ஒருவர் யார்?"},
			},
		},
	},
}
