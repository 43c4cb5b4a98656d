package companion

// Themes about being far from home, and about the people around the member here.

var homeSteps = translations{
	English: lines{
		Tara:  []string{"Try this tonight: cook one thing from home, even just the tadka, and let the kitchen smell of it for ten minutes.", "Send one voice note home, thirty seconds, about something tiny like the bus. Small news travels better than big news.", "Pick one hour a week that is yours and theirs, the same hour every time. It is easier to miss someone with an appointment."},
		Buddy: []string{"Blanket on. Feet warm. One slow breath out. Good.", "Short walk? Find three things that smell nice. I call smelling.", "Look around. Name one soft thing. Touch it. Stay there a moment."},
		Arjun: []string{"Sit by a window for five minutes. Breathe in for four counts, out for six, and let the street simply be a street.", "Keep one small thing from home where your morning begins, beside the kettle or the keys.", "Before bed, write down one thing today that would have made sense back home, and one that only makes sense here."},
	},
	Hindi: lines{
		Tara:  []string{"आज रात घर की एक चीज़ बनाओ, चाहे सिर्फ़ तड़का ही सही, और दस मिनट रसोई में वही महक रहने दो।", "घर पर तीस सेकंड का एक वॉइस नोट भेजो, बस जैसी किसी छोटी बात का। छोटी ख़बरें बड़ी ख़बरों से ज़्यादा पास लाती हैं।", "हफ़्ते में एक घंटा तय कर लो जो तुम्हारा और उनका हो, हर बार वही। समय तय हो तो याद थोड़ी हल्की हो जाती है।"},
		Buddy: []string{"कंबल ओढ़ो। पैर गरम। एक लंबी साँस बाहर। शाबाश।", "थोड़ा टहलें? तीन अच्छी ख़ुशबुएँ ढूँढो। सूँघना मेरा काम।", "इधर-उधर देखो। एक नरम चीज़ चुनो। उसे छुओ। ज़रा वहीं रुको।"},
		Arjun: []string{"पाँच मिनट खिड़की के पास बैठिए। चार तक गिनकर साँस लीजिए, छह तक गिनकर छोड़िए, और गली को बस गली रहने दीजिए।", "घर की एक छोटी चीज़ वहाँ रखिए जहाँ आपकी सुबह शुरू होती है, केतली के पास या चाबियों के पास।", "सोने से पहले दो बातें लिखिए: एक जो वहाँ घर पर समझ आती, और एक जो सिर्फ़ यहीं समझ आती है।"},
	},
	Hinglish: lines{
		Tara:  []string{"Aaj raat ghar ki ek cheez banao, chahe sirf tadka hi sahi, aur das minute kitchen mein wahi mehek rehne do.", "Ghar par tees second ka ek voice note bhejo, bas jaisi kisi chhoti baat ka. Chhoti khabrein badi khabron se zyada paas laati hain.", "Hafte mein ek ghanta fix kar lo jo tumhara aur unka ho, har baar wahi. Time fix ho to yaad thodi halki ho jaati hai."},
		Buddy: []string{"Kambal odho. Pair garam. Ek lambi saans bahar. Shabash.", "Thoda walk? Teen achhi khushbu dhoondo. Soonghna mera kaam.", "Idhar udhar dekho. Ek naram cheez chuno. Usse chhuo. Zara wahin ruko."},
		Arjun: []string{"Paanch minute khidki ke paas baithiye. Chaar tak ginkar saans lijiye, chhah tak ginkar chhodiye, aur gali ko bas gali rehne dijiye.", "Ghar ki ek chhoti cheez wahan rakhiye jahan aapki subah shuru hoti hai, kettle ke paas ya chaabiyon ke paas.", "Sone se pehle do baatein likhiye: ek jo wahan ghar par samajh aati, aur ek jo sirf yahin samajh aati hai."},
	},
	Tamil: lines{
		Tara:  []string{"இன்று இரவு வீட்டு சமையலில் ஒன்றைச் செய்து பாருங்க, வெறும் தாளிப்பு போதும். பத்து நிமிடம் அடுப்படியில் அந்த வாசம் இருக்கட்டும்.", "வீட்டுக்கு முப்பது விநாடியில் ஒரு குரல் பதிவு அனுப்புங்க, பஸ் மாதிரி ஏதாவது சின்ன விஷயம் பற்றி. சின்ன சேதிதான் பக்கத்தில் கொண்டு வரும்.", "வாரத்தில் ஒரு மணி நேரத்தை உங்களுக்கும் அவங்களுக்கும் என்று வைத்துக்கொள்ளுங்க, எப்போதும் அதே நேரம். நேரம் தெரிந்தால் ஏக்கம் கொஞ்சம் லேசாகும்."},
		Buddy: []string{"போர்வை எடு. கால் சூடாகட்டும். ஒரு நீண்ட மூச்சு வெளியே. நல்லது.", "கொஞ்சம் நடப்போமா? மூன்று நல்ல வாசனை கண்டுபிடி. மோப்பம் என் வேலை.", "சுற்றிப் பார். மெதுவான ஒரு பொருள். அதைத் தொடு. கொஞ்சம் அங்கேயே இரு."},
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
				Tara:  []string{"Missing home comes in small things, no? The pressure cooker next door, the wrong kind of rain.", "It is a funny ache. There you were waiting to leave, and here you count the days to go back."},
				Buddy: []string{"Home far. Heart there. I get it. I sit by the door too.", "Missing is love with a long leash. Come sit here."},
				Arjun: []string{"To miss a place is to carry it. It weighs more in the evening, when nobody asks where you are.", "Longing does not mean that you chose wrongly. It means there are two places that know you."},
				Ask:   []string{"What do you miss most today?", "Is it a person, a place or a smell this time?", "When in the day does it come?"},
			},
			Hindi: lines{
				Tara:  []string{"घर की याद छोटी-छोटी चीज़ों में आती है न, पड़ोस का कुकर, या वह बारिश जो यहाँ वैसी नहीं होती।", "अजीब बात है, वहाँ थे तो निकलने के दिन गिनते थे, यहाँ लौटने के।"},
				Buddy: []string{"घर दूर। दिल वहीं। समझ गया। मैं भी दरवाज़े पर बैठता हूँ।", "याद आना मतलब प्यार है। आओ, यहाँ बैठो।"},
				Arjun: []string{"जिस जगह की याद आती है, उसे हम साथ लिए चलते हैं। शाम को वह भारी लगती है, जब कोई नहीं पूछता कि कहाँ हो।", "याद आने का मतलब यह नहीं कि यहाँ आना ग़लत था। मतलब यह कि दो जगहें आपको जानती हैं।"},
				Ask:   []string{"आज सबसे ज़्यादा किसकी याद आई?", "इस बार याद किसी इंसान की है, जगह की, या किसी ख़ुशबू की?", "दिन में यह याद कब सबसे ज़्यादा आती है?"},
			},
			Hinglish: lines{
				Tara:  []string{"Ghar ki yaad chhoti chhoti cheezon mein aati hai na, pados ka cooker, ya woh baarish jo yahan waisi nahi hoti.", "Ajeeb baat hai, wahan the to nikalne ke din ginte the, yahan lautne ke."},
				Buddy: []string{"Ghar door. Dil wahin. Samajh gaya. Main bhi darwaze par baithta hoon.", "Yaad aana matlab pyaar hai. Aao, yahan baitho."},
				Arjun: []string{"Jis jagah ki yaad aati hai, use hum saath liye chalte hain. Shaam ko woh bhaari lagti hai, jab koi nahi poochta ki kahan ho.", "Yaad aane ka matlab yeh nahi ki yahan aana galat tha. Matlab yeh ki do jagahein aapko jaanti hain."},
				Ask:   []string{"Aaj sabse zyada kiski yaad aayi?", "Is baar yaad kisi insaan ki hai, jagah ki, ya kisi khushbu ki?", "Din mein yeh yaad kab sabse zyada aati hai?"},
			},
			Tamil: lines{
				Tara:  []string{"வீட்டு ஞாபகம் சின்னச் சின்ன விஷயத்தில்தான் வரும், இல்லையா? பக்கத்து வீட்டு குக்கர் சத்தம், இங்கே அப்படிப் பெய்யாத மழை.", "வேடிக்கைதான்; அங்கே இருந்தபோது கிளம்பும் நாளை எண்ணினோம், இங்கே திரும்பிப் போகும் நாளை எண்ணுகிறோம்."},
				Buddy: []string{"வீடு தூரம். மனசு அங்கே. புரியுது. நானும் வாசலில் காத்திருப்பேன்.", "ஏக்கம் என்றால் அன்பு. வா, இங்கே உட்கார்."},
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
				Tara:  []string{"Food is the quickest way home, and the dal here never behaves. Different water, different stove, nobody asking if you want more.", "Half the taste was who put it on the plate."},
				Buddy: []string{"Food. You have my full attention. Ears up.", "Home food smells like being loved. I would wait by that stove."},
				Arjun: []string{"What we eat alone and standing does not feed us the same. A plate and a chair already change something.", "The hands remember more recipes than the head does. Let them begin."},
				Ask:   []string{"Which dish would it be, if it could be any?", "Who used to make it?"},
			},
			Hindi: lines{
				Tara:  []string{"घर पहुँचने का सबसे छोटा रास्ता खाना है, और यहाँ की दाल कभी मानती नहीं। पानी अलग, चूल्हा अलग, और कोई नहीं पूछता कि और लोगे?", "आधा स्वाद तो परोसने वाले का होता था।"},
				Buddy: []string{"खाना। मेरे कान खड़े। पूरा ध्यान यहीं।", "घर के खाने की महक मतलब कोई अपना। मैं तो चूल्हे के पास ही बैठता।"},
				Arjun: []string{"अकेले, खड़े-खड़े खाया हुआ वैसा नहीं लगता। एक थाली और एक कुर्सी से ही कुछ बदल जाता है।", "हाथों को दिमाग़ से ज़्यादा रसोई याद रहती है। उन्हें शुरू करने दीजिए।"},
				Ask:   []string{"अभी जो चाहो मिल जाए, तो कौन सी चीज़ होगी?", "वह कौन बनाता था?"},
			},
			Hinglish: lines{
				Tara:  []string{"Ghar pahunchne ka sabse chhota raasta khana hai, aur yahan ki dal kabhi maanti nahi. Paani alag, chulha alag, aur koi nahi poochta ki aur loge?", "Aadha swaad to parosne wale ka hota tha."},
				Buddy: []string{"Khana. Mere kaan khade. Poora dhyaan yahin.", "Ghar ke khane ki mehek matlab koi apna. Main to chulhe ke paas hi baithta."},
				Arjun: []string{"Akele, khade khade khaya hua waisa nahi lagta. Ek thaali aur ek kursi se hi kuch badal jaata hai.", "Haathon ko dimaag se zyada rasoi yaad rehti hai. Unhe shuru karne dijiye."},
				Ask:   []string{"Abhi jo chaho mil jaaye, to kaun si cheez hogi?", "Woh kaun banata tha?"},
			},
			Tamil: lines{
				Tara:  []string{"வீட்டுக்குச் சீக்கிரமாகக் கொண்டு போவது சாப்பாடுதான். இங்கே சாம்பார் ஒருபோதும் சொல்பேச்சு கேட்காது; தண்ணீர் வேறு, அடுப்பு வேறு, இன்னும் கொஞ்சம் போடட்டுமா என்று கேட்க ஆள் இல்லை.", "பாதி ருசி பரிமாறியவர் கையில்தான் இருந்தது."},
				Buddy: []string{"சாப்பாடு. என் காது நிமிர்ந்துவிட்டது. முழு கவனம் இங்கே.", "வீட்டுச் சமையல் வாசம் என்றால் அன்பு. நான் அடுப்புப் பக்கமே காத்திருப்பேன்."},
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
				Tara:  []string{"The festival comes on a working Tuesday here, and the family group sends forty photos by lunch.", "One diya on a fire escape is still a diya. It just has nobody to say so."},
				Buddy: []string{"Big day there. Quiet day here. Ears down a bit.", "Lights and sweets and people. I miss that pile too."},
				Arjun: []string{"A festival is a thing done with many hands. When there are only two, make it smaller, not absent.", "The day does not need the whole house. It needs one lamp, one sweet, one person who knows its name."},
				Ask:   []string{"What was your own small job on that day, at home?", "Who here might like to be asked over, even somebody who does not know the day?"},
			},
			Hindi: lines{
				Tara:  []string{"यहाँ त्योहार किसी काम वाले मंगलवार को आ जाता है, और दोपहर तक फ़ैमिली ग्रुप में चालीस फ़ोटो।", "खिड़की पर रखा एक दीया भी दीया ही है। बस कहने वाला कोई नहीं होता।"},
				Buddy: []string{"वहाँ धूम। यहाँ चुप। कान थोड़े नीचे।", "रोशनी, मिठाई, सब लोग। वह भीड़ मुझे भी याद है।"},
				Arjun: []string{"त्योहार कई हाथों का काम है। हाथ दो ही हों तो उसे छोटा कीजिए, छोड़िए मत।", "उस दिन को पूरा घर नहीं चाहिए। एक दीया, एक मिठाई, और एक इंसान जो उसका नाम जानता हो।"},
				Ask:   []string{"घर पर उस दिन कौन सा छोटा काम हमेशा आपका होता था?", "यहाँ किसे बुलाया जा सकता है, चाहे वह इस दिन को जानता भी न हो?"},
			},
			Hinglish: lines{
				Tara:  []string{"Yahan tyohar kisi kaam wale Tuesday ko aa jaata hai, aur lunch tak family group mein chaalis photo.", "Khidki par rakha ek diya bhi diya hi hai. Bas kehne wala koi nahi hota."},
				Buddy: []string{"Wahan dhoom. Yahan chup. Kaan thode neeche.", "Roshni, mithai, sab log. Woh bheed mujhe bhi yaad hai."},
				Arjun: []string{"Tyohar kai haathon ka kaam hai. Haath do hi hon to use chhota kijiye, chhodiye mat.", "Us din ko poora ghar nahi chahiye. Ek diya, ek mithai, aur ek insaan jo uska naam jaanta ho."},
				Ask:   []string{"Ghar par us din kaun sa chhota kaam hamesha aapka hota tha?", "Yahan kise bulaya jaa sakta hai, chahe woh is din ko jaanta bhi na ho?"},
			},
			Tamil: lines{
				Tara:  []string{"இங்கே பண்டிகை ஒரு வேலை நாள் செவ்வாய்க்கிழமையில் வந்துவிடும்; மதியத்துக்குள் குடும்பக் குழுவில் நாற்பது படங்கள்.", "ஜன்னலில் வைத்த ஒரு விளக்கும் விளக்குதான். அப்படிச் சொல்லத்தான் ஆள் இல்லை."},
				Buddy: []string{"அங்கே கொண்டாட்டம். இங்கே அமைதி. காது கொஞ்சம் தொங்குது.", "விளக்கு, பலகாரம், எல்லோரும். அந்தக் கூட்டம் எனக்கும் பிடிக்கும்."},
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
				Tara:  []string{"A city full of people, and nobody you can call without checking the time first. That is a particular kind of alone.", "Back home you could not get ten minutes to yourself. Here you get all of them at once."},
				Buddy: []string{"Alone is loud in a quiet room. I am here. Leaning on you a bit.", "No pack today. That is hard. Scoot over."},
				Arjun: []string{"Being alone and being lonely are two things. One is a room, the other a closed door in it.", "The need for company is as plain as the need for water. There is nothing weak in it."},
				Ask:   []string{"Who was the last person that it felt easy to be with?", "Which part of the day is the quietest?", "Is it people that are missing, or one person?"},
			},
			Hindi: lines{
				Tara:  []string{"पूरा शहर लोगों से भरा, और एक भी ऐसा नहीं जिसे घड़ी देखे बिना फ़ोन कर सकें। यह अलग ही अकेलापन है।", "वहाँ दस मिनट अकेले नहीं मिलते थे। यहाँ सारे एक साथ मिल गए।"},
				Buddy: []string{"ख़ाली कमरे में अकेलापन बहुत बोलता है। मैं हूँ। ज़रा टिककर बैठता हूँ।", "आज साथ कोई नहीं। मुश्किल है। थोड़ा खिसको, मैं भी बैठूँ।"},
				Arjun: []string{"अकेले होना और अकेलापन दो बातें हैं। एक कमरा है, दूसरा उस कमरे का बंद दरवाज़ा।", "साथ की ज़रूरत उतनी ही सीधी है जितनी पानी की। इसमें कोई कमज़ोरी नहीं।"},
				Ask:   []string{"आख़िरी बार किसके साथ रहना आसान लगा था?", "दिन का कौन सा हिस्सा सबसे चुप होता है?", "कमी लोगों की है, या किसी एक की?"},
			},
			Hinglish: lines{
				Tara:  []string{"Poora sheher logon se bhara, aur ek bhi aisa nahi jise ghadi dekhe bina phone kar sakein. Yeh alag hi akelapan hai.", "Wahan das minute akele nahi milte the. Yahan saare ek saath mil gaye."},
				Buddy: []string{"Khaali kamre mein akelapan bahut bolta hai. Main hoon. Zara tikkar baithta hoon.", "Aaj saath koi nahi. Mushkil hai. Thoda khisko, main bhi baithun."},
				Arjun: []string{"Akele hona aur akelapan do baatein hain. Ek kamra hai, doosra us kamre ka band darwaza.", "Saath ki zaroorat utni hi seedhi hai jitni paani ki. Ismein koi kamzori nahi."},
				Ask:   []string{"Aakhri baar kiske saath rehna aasaan laga tha?", "Din ka kaun sa hissa sabse chup hota hai?", "Kami logon ki hai, ya kisi ek ki?"},
			},
			Tamil: lines{
				Tara:  []string{"ஊர் முழுக்க மனிதர்கள், ஆனால் மணி பார்க்காமல் அழைக்க ஒருவர்கூட இல்லை. இது தனி மாதிரியான தனிமை.", "அங்கே பத்து நிமிடம் தனியாகக் கிடைக்காது. இங்கே எல்லாம் மொத்தமாகக் கிடைத்துவிட்டது."},
				Buddy: []string{"அமைதியான அறையில் தனிமை சத்தமாகக் கேட்கும். நான் இருக்கேன். கொஞ்சம் சாய்ந்துக்கிறேன்.", "இன்று கூட்டம் இல்லை. கஷ்டம்தான். கொஞ்சம் நகரு, நானும் உட்காரேன்."},
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
				Tara:  []string{"Friends here come with calendars. Three weeks ahead, one hour, and split the bill. It takes some getting used to.", "The old friends know the old you, and the new ones ask what you do. Somewhere between is a tired person."},
				Buddy: []string{"Friends matter. Ask any dog. Sniff first, trust later.", "Some friends run off. Some come back muddy. Both sting."},
				Arjun: []string{"A friendship is a plant in a pot. It can be carried over the sea, but somebody has to water it on both sides.", "One true friend is a great deal. The number was never the measure."},
				Ask:   []string{"Which friend is on your mind just now?", "What happened between you?"},
			},
			Hindi: lines{
				Tara:  []string{"यहाँ दोस्त कैलेंडर के साथ आते हैं। तीन हफ़्ते बाद, एक घंटा, और बिल आधा-आधा। आदत पड़ने में वक़्त लगता है।", "पुराने दोस्त पुराने वाले को जानते हैं, नए पूछते हैं काम क्या है। बीच में कोई थका हुआ खड़ा रहता है।"},
				Buddy: []string{"दोस्त ज़रूरी हैं। किसी भी कुत्ते से पूछ लो। पहले सूँघो, फिर भरोसा।", "कुछ दोस्त भाग जाते हैं। कुछ मिट्टी में सने लौटते हैं। चुभता दोनों में है।"},
				Arjun: []string{"दोस्ती गमले का पौधा है। समुंदर पार आ सकता है, पर पानी दोनों तरफ़ से चाहिए।", "एक सच्चा दोस्त बहुत है। गिनती कभी पैमाना थी ही नहीं।"},
				Ask:   []string{"अभी मन में कौन सा दोस्त है?", "आप दोनों के बीच हुआ क्या?"},
			},
			Hinglish: lines{
				Tara:  []string{"Yahan dost calendar ke saath aate hain. Teen hafte baad, ek ghanta, aur bill aadha aadha. Aadat padne mein waqt lagta hai.", "Purane dost purane wale ko jaante hain, naye poochte hain kaam kya hai. Beech mein koi thaka hua khada rehta hai."},
				Buddy: []string{"Dost zaroori hain. Kisi bhi kutte se pooch lo. Pehle soongho, phir bharosa.", "Kuch dost bhaag jaate hain. Kuch mitti mein sane lautte hain. Chubhta dono mein hai."},
				Arjun: []string{"Dosti gamle ka paudha hai. Samundar paar aa sakta hai, par paani dono taraf se chahiye.", "Ek sachcha dost bahut hai. Ginti kabhi paimana thi hi nahi."},
				Ask:   []string{"Abhi mann mein kaun sa dost hai?", "Aap dono ke beech hua kya?"},
			},
			Tamil: lines{
				Tara:  []string{"இங்கே நண்பர்கள் நாட்காட்டியோடு வருவார்கள். மூன்று வாரம் கழித்து, ஒரு மணி நேரம், பில் பாதிப் பாதி. பழக நாளாகும்.", "பழைய நண்பர்களுக்குப் பழைய உங்களைத் தெரியும்; புதியவர்கள் என்ன வேலை என்று கேட்பார்கள். நடுவில் களைத்துப்போன ஒருவர்."},
				Buddy: []string{"நண்பர்கள் முக்கியம். எந்த நாயையும் கேள். முதலில் மோப்பம், பிறகு நம்பிக்கை.", "சில நண்பர்கள் ஓடிப் போவார்கள். சிலர் சேறோடு திரும்புவார்கள். இரண்டும் வலிக்கும்."},
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
				Tara:  []string{"Ah, the roommate chapter. The dishes, the heating, and whose turn it never is.", "Back home you fought with your sister and ate together after. With a roommate there is only the fight and the fridge."},
				Buddy: []string{"Sharing a den is tricky. I growl about my bowl too.", "Small space. Big feelings. Step out for air first."},
				Arjun: []string{"Two people in one flat are two sets of habits from two houses. Neither is the wrong one.", "What stays unsaid in a shared kitchen gets salted into everything."},
				Ask:   []string{"What is the one thing you would change first?", "Have you said it to them yet, or only to the ceiling?"},
			},
			Hindi: lines{
				Tara:  []string{"अच्छा, रूममेट वाला अध्याय। बर्तन, हीटर, और वह बारी जो किसी की नहीं होती।", "घर पर बहन से लड़कर साथ खाना खा लेते थे। रूममेट के साथ बस झगड़ा और फ़्रिज बचता है।"},
				Buddy: []string{"एक घर में दो, आसान नहीं। मैं भी अपने कटोरे पर गुर्राता हूँ।", "जगह छोटी। बात बड़ी। पहले ज़रा बाहर की हवा।"},
				Arjun: []string{"एक फ़्लैट में दो घरों की आदतें रहती हैं। ग़लत उनमें कोई नहीं।", "साझी रसोई में जो कहा नहीं जाता, वह हर चीज़ में नमक बनकर घुल जाता है।"},
				Ask:   []string{"सबसे पहले कौन सी एक बात बदलनी है?", "यह उनसे कहा है, या अब तक सिर्फ़ छत से?"},
			},
			Hinglish: lines{
				Tara:  []string{"Achha, roommate wala chapter. Bartan, heater, aur woh baari jo kisi ki nahi hoti.", "Ghar par behen se ladkar saath khana kha lete the. Roommate ke saath bas jhagda aur fridge bachta hai."},
				Buddy: []string{"Ek ghar mein do, aasaan nahi. Main bhi apne katore par gurrata hoon.", "Jagah chhoti. Baat badi. Pehle zara bahar ki hawa."},
				Arjun: []string{"Ek flat mein do gharon ki aadatein rehti hain. Galat unmein koi nahi.", "Saajhi rasoi mein jo kaha nahi jaata, woh har cheez mein namak bankar ghul jaata hai."},
				Ask:   []string{"Sabse pehle kaun si ek baat badalni hai?", "Yeh unse kaha hai, ya ab tak sirf chhat se?"},
			},
			Tamil: lines{
				Tara:  []string{"ஓ, அறைத்தோழர் அத்தியாயமா. பாத்திரம், ஹீட்டர், யாருடையதும் அல்லாத அந்த முறை.", "வீட்டில் தங்கையோடு சண்டை போட்டாலும் சேர்ந்தே சாப்பிடுவோம். இங்கே சண்டையும் ஃபிரிட்ஜும்தான் மிச்சம்."},
				Buddy: []string{"ஒரே கூடு, இரண்டு பேர். கஷ்டம்தான். என் கிண்ணத்துக்கு நானும் உறுமுவேன்.", "சின்ன இடம். பெரிய கோபம். முதலில் வெளியே கொஞ்சம் காற்று."},
				Arjun: []string{"ஒரே வீட்டில் இரண்டு குடும்பப் பழக்கங்கள். இரண்டில் எதுவும் தவறு அல்ல.", "பகிர்ந்த சமையலறையில் சொல்லாமல் விட்டது எல்லாவற்றிலும் உப்பாகக் கரையும்."},
				Ask:   []string{"முதலில் மாற வேண்டிய ஒன்று எது?", "அவரிடம் சொல்லிவிட்டீர்களா, அல்லது இன்னும் கூரையிடம் மட்டும்தானா?"},
			},
		},
	},
	{
		Code: "identity", Rank: matter, Steps: &homeSteps,
		Words: "identity, first generation, first gen, second generation, abcd, two cultures, two worlds, between cultures, neither here nor there, dont belong, dont fit in, fit in, belong nowhere, belonging, too indian, not indian enough, too american, not american enough, where are you really from, my name wrong, culture shock, whitewashed, adjust here, " +
			"pehchaan, na idhar ka, na idhar ki, idhar ka na udhar, do duniya, पहचान, न इधर, ना इधर, दो दुनिया, दो संस्कृति*, कहीं का नहीं, அடையாள*, இரண்டு கலாச்சார*, ரெண்டு கலாச்சார*, இங்கேயும் இல்ல*, அங்கேயும் இல்ல*, எங்கேயும் சேராத*, adaiyalam",
		Hear: translations{
			English: lines{
				Tara:  []string{"Too Indian here, too American there, and your name mispronounced in both. You know two countries from the inside. That is a lot of work nobody sees.", "You translate all day: words, jokes, why you cannot just move out. No wonder it gets tiring."},
				Buddy: []string{"Half this, half that. I am a mix too. Mixes are good dogs.", "Two homes. One you. All of you can come in."},
				Arjun: []string{"A person can have two roots and still be one tree. The trunk takes longer, that is all.", "You need not settle the question today. One can live in it for a while, as in a house with two doors."},
				Ask:   []string{"Where did it pinch this time, with family or outside?", "With whom do you not have to explain?"},
			},
			Hindi: lines{
				Tara:  []string{"यहाँ ज़्यादा हिंदुस्तानी, वहाँ ज़्यादा अमरीकी, और नाम दोनों जगह ग़लत। दो देश अंदर से जानना बहुत मेहनत है, जो किसी को दिखती नहीं।", "दिन भर अनुवाद चलता है: शब्द, मज़ाक़, और यह कि घर क्यों नहीं छोड़ सकते। थकान तो होगी ही।"},
				Buddy: []string{"आधा यह, आधा वह। मैं भी मिला-जुला हूँ। ऐसे ही अच्छे होते हैं।", "घर दो। तुम एक। पूरे के पूरे अंदर आ जाओ।"},
				Arjun: []string{"जड़ें दो हों, तब भी पेड़ एक हो सकता है। बस तने को थोड़ा वक़्त लगता है।", "यह सवाल आज ही सुलझाना ज़रूरी नहीं। कुछ समय इसमें रहा भी जा सकता है, जैसे दो दरवाज़ों वाले घर में।"},
				Ask:   []string{"इस बार चुभन कहाँ हुई, घर में या बाहर?", "ऐसा कौन है जिसे समझाना नहीं पड़ता?"},
			},
			Hinglish: lines{
				Tara:  []string{"Yahan zyada Indian, wahan zyada American, aur naam dono jagah galat. Do desh andar se jaanna bahut mehnat hai, jo kisi ko dikhti nahi.", "Din bhar translation chalta hai: shabd, mazaak, aur yeh ki ghar kyun nahi chhod sakte. Thakaan to hogi hi."},
				Buddy: []string{"Aadha yeh, aadha woh. Main bhi mila jula hoon. Aise hi achhe hote hain.", "Ghar do. Tum ek. Poore ke poore andar aa jao."},
				Arjun: []string{"Jadein do hon, tab bhi ped ek ho sakta hai. Bas tane ko thoda waqt lagta hai.", "Yeh sawaal aaj hi suljhana zaroori nahi. Kuch samay ismein raha bhi jaa sakta hai, jaise do darwazon wale ghar mein."},
				Ask:   []string{"Is baar chubhan kahan hui, ghar mein ya bahar?", "Aisa kaun hai jise samjhana nahi padta?"},
			},
			Tamil: lines{
				Tara:  []string{"இங்கே ரொம்ப இந்தியர், அங்கே ரொம்ப அமெரிக்கர், பெயர் இரண்டு இடத்திலும் தப்பு. இரண்டு நாடுகளை உள்ளிருந்து தெரிந்துவைப்பது யாருக்கும் தெரியாத உழைப்பு.", "நாள் முழுக்க மொழிபெயர்ப்புதான்: வார்த்தை, நகைச்சுவை, ஏன் வீட்டைவிட்டுப் போக முடியாது என்பது. களைப்பு வராமல் எப்படி."},
				Buddy: []string{"பாதி இது, பாதி அது. நானும் கலப்புதான். கலப்பு நல்ல நாய்.", "வீடு இரண்டு. நீ ஒன்று. முழுசா உள்ளே வா."},
				Arjun: []string{"வேர் இரண்டு இருந்தாலும் மரம் ஒன்றாக வளரலாம். தண்டுக்குக் கொஞ்சம் காலம் வேண்டும், அவ்வளவுதான்.", "இந்தக் கேள்விக்கு இன்றே விடை வேண்டாம். இரண்டு வாசல் உள்ள வீட்டில் போல அதில் சில காலம் வாழலாம்."},
				Ask:   []string{"இந்த முறை எங்கே உறுத்தியது, வீட்டிலா வெளியிலா?", "விளக்கம் சொல்லத் தேவையில்லாத ஒருவர் யார்?"},
			},
		},
	},
}
