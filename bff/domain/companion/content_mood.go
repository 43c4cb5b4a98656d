package companion

// Moods without a reason, and good news.

var joySteps = translations{
	English: lines{
		Tara:  []string{"Tell someone at home tonight, and let them scream into the phone.", "Eat something sweet to celebrate. Muh meetha isn't optional."},
		Buddy: []string{"Tell someone who'll be happy for you.", "Take a minute and enjoy it."},
		Arjun: []string{"Stay with it for three breaths before you move on.", "Write down the date and one line about it. Keep it for a gray day."},
	},
	Hindi: lines{
		Tara:  []string{"आज रात घर पर किसी एक को बताओ, और उन्हें फ़ोन पर चिल्लाने दो।", "इसी बात पर कुछ मीठा। मुँह मीठा तो करना ही पड़ेगा।"},
		Buddy: []string{"किसी ऐसे को बताओ जो तुम्हारे लिए ख़ुश होगा।", "एक मिनट रुककर इसका मज़ा लो।"},
		Arjun: []string{"अगली चीज़ आने से पहले तीन साँस इसी के साथ रहिए।", "तारीख़ और एक पंक्ति लिख लीजिए, किसी धूसर दिन के लिए।"},
	},
	Hinglish: lines{
		Tara:  []string{"Aaj raat ghar par kisi ek ko batao, aur unhe phone par chillane do.", "Isi baat par kuch meetha. Munh meetha to karna hi padega."},
		Buddy: []string{"Kisi aise ko batao jo tumhare liye khush hoga.", "Ek minute rukkar iska maza lo."},
		Arjun: []string{"Agli cheez aane se pehle teen saans isi ke saath rahiye.", "Date aur ek line likh lijiye, kisi dhundhle din ke liye."},
	},
	Tamil: lines{
		Tara:  []string{"இன்று இரவு வீட்டில் ஒருவரிடம் சொல்லுங்க; போனில் அவங்க கத்தட்டும்.", "இதுக்கு ஏதாவது இனிப்பு சாப்பிட்டே ஆகணும்."},
		Buddy: []string{"உனக்காகச் சந்தோஷப்படும் ஒருவரிடம் சொல்லு.", "ஒரு நிமிஷம் நின்று இதை அனுபவி."},
		Arjun: []string{"அடுத்தது வரும் முன் மூன்று மூச்சு இதனோடு இருங்கள்.", "தேதியும் ஒரு வரியும் எழுதி வையுங்கள், ஒரு மங்கலான நாளுக்காக."},
	},
}

var moodThemes = []theme{
	{
		Code: "sad", Rank: mood, Steps: &selfSteps,
		Words: "sad, low, feeling down, feel down, unhappy, crying, cry, cried, tears, empty, numb, gloomy, not okay, not ok, bad day, terrible day, awful day, feel bad, feeling bad, miserable, upset, " +
			"dukhi, udaas, udas, rona, ro raha, ro rahi, mann nahi, mann nahi lag*, bura lag, mood off, mood kharab, theek nahi, दुखी, उदास, उदासी, रोना, रो रहा, रो रही, मन नहीं, बुरा लग, मूड, अच्छा नहीं लग, " +
			"சோக*, வருத்த*, அழுக*, அழுத*, அழணும், மனசு சரியில்ல*, மனசே சரியில்ல*, கஷ்டமா, கஷ்டமாக, மனம் சரியில்ல*, kashtama, kastama, azhuga, azhugai, sogama, manasu sari, varuthama",
		Hear: translations{
			English: lines{
				Tara:  []string{"Some days just sit on your chest, and you can't even say why. You don't need a reason here.", "You don't have to be the strong one here."},
				Buddy: []string{"I'm sorry it's a sad day. You don't have to hide it here.", "It's okay to cry. I'm listening."},
				Arjun: []string{"A heavy heart doesn't have to explain itself. You can set it down here.", "Clouds came in today. The sky is still there behind them, and so are you. No need to push."},
				Ask:   []string{"When did it start today?", "Do you know what's behind it, or is it just there?", "Have you eaten anything today?"},
			},
			Hindi: lines{
				Tara:  []string{"कुछ दिन सीने पर बैठ जाते हैं, और बताने लायक वजह भी नहीं होती। यहाँ वजह ज़रूरी नहीं।", "इस बातचीत में मज़बूत बनना ज़रूरी नहीं है।"},
				Buddy: []string{"आज मन उदास है, मुझे अफ़सोस है। यहाँ छुपाना ज़रूरी नहीं।", "रोना आए तो ठीक है। मैं सुन रहा हूँ।"},
				Arjun: []string{"भारी मन को समझाना नहीं पड़ता, बस कहीं रखना होता है। यहाँ रख दीजिए।", "बादल आए हैं, और उनके नीचे आसमान अब भी आप ही हैं। ज़ोर लगाने की ज़रूरत नहीं।"},
				Ask:   []string{"आज यह कब से शुरू हुआ?", "इसकी कोई वजह पता है, या बस ऐसे ही है?", "आज कुछ खाया?"},
			},
			Hinglish: lines{
				Tara:  []string{"Kuch din seene par baith jaate hain, aur batane laayak wajah bhi nahi hoti. Yahan wajah zaroori nahi.", "Is chat mein strong banna zaroori nahi hai."},
				Buddy: []string{"Aaj mann udaas hai, mujhe afsos hai. Yahan chhupana zaroori nahi.", "Rona aaye to theek hai. Main sun raha hoon."},
				Arjun: []string{"Bhaari mann ko samjhana nahi padta, bas kahin rakhna hota hai. Yahan rakh dijiye.", "Baadal aaye hain, aur unke neeche aasmaan ab bhi aap hi hain. Zor lagane ki zaroorat nahi."},
				Ask:   []string{"Aaj yeh kab se shuru hua?", "Iski koi wajah pata hai, ya bas aise hi hai?", "Aaj kuch khaya?"},
			},
			Tamil: lines{
				Tara:  []string{"சில நாள் நெஞ்சில் உட்கார்ந்துகொள்ளும்; சொல்லக் காரணமும் இருக்காது. இங்கே காரணம் வேண்டாம்.", "இந்தப் பேச்சில் நீங்கள் தைரியமாக இருக்க வேண்டியதில்லை."},
				Buddy: []string{"இன்னைக்கு மனசு சோகமா இருக்கு, வருத்தமா இருக்கு. இங்கே மறைக்க வேண்டாம்.", "அழுகை வந்தால் பரவாயில்லை. கேட்டுட்டு இருக்கேன்."},
				Arjun: []string{"கனத்த மனதுக்கு விளக்கம் வேண்டாம்; இறக்கி வைக்க ஓர் இடம் போதும். இங்கே வையுங்கள்.", "மேகங்கள் வந்திருக்கின்றன; அவற்றின் கீழ் வானம் இன்னும் நீங்கள்தான். அவசரம் வேண்டாம்."},
				Ask:   []string{"இன்று இது எப்போது தொடங்கியது?", "இதுக்கு ஏதாவது காரணம் தெரியுமா, அல்லது அப்படியே இருக்கிறதா?", "இன்று ஏதாவது சாப்பிட்டீர்களா?"},
			},
		},
	},
	{
		Code: "stress", Rank: mood, Steps: &selfSteps,
		Words: "stress*, overwhelm*, too much, so much to do, pressure, cant cope, cant handle, cant take, burden*, juggling, tension, tensed, " +
			"bahut tension, tension ho, pareshan, pareshaan, bojh, dabaav, तनाव, टेंशन, परेशान*, बोझ, दबाव, மன அழுத்த*, டென்ஷன*, அழுத்த*, சுமை*, தாங்க முடிய*, tensiona, tension aa",
		Hear: translations{
			English: lines{
				Tara:  []string{"Everyone has left their bags with you: your manager, your family, your landlord. Put them down for a minute. No one's looking.", "You're carrying two countries' to-do lists. Of course it's too much."},
				Buddy: []string{"That's too much at once. Anyone would feel it.", "It's a lot of pressure. You don't have to do all of it now."},
				Arjun: []string{"When everything is shouting, you can't hear anything. Pick one sound, your breath, and listen to that first.", "A full cup doesn't need more strength. Pour a little out."},
				Ask:   []string{"If you could drop one thing from the pile, what would it be?", "Where do you feel it in your body?"},
			},
			Hindi: lines{
				Tara:  []string{"सबने अपना थैला आपके पास रख दिया: मैनेजर ने, घर ने, मकान मालिक ने। एक मिनट नीचे रख दो। कोई देख नहीं रहा।", "दो देशों के काम की सूची सिर पर है। ज़्यादा तो लगेगा ही।"},
				Buddy: []string{"एक साथ बहुत ज़्यादा है। किसी को भी भारी लगेगा।", "बहुत दबाव है। सब कुछ अभी करना ज़रूरी नहीं।"},
				Arjun: []string{"सब कुछ चिल्लाए तो कुछ सुनाई नहीं देता। एक आवाज़ चुनिए, साँस, और पहले वही सुनिए।", "भरे प्याले को और ताक़त नहीं चाहिए। थोड़ा उड़ेलना चाहिए।"},
				Ask:   []string{"ढेर में से एक चीज़ हट सके, तो कौन सी हो?", "शरीर में यह कहाँ महसूस होता है?"},
			},
			Hinglish: lines{
				Tara:  []string{"Sabne apna thaila aapke paas rakh diya: manager ne, ghar ne, landlord ne. Ek minute neeche rakh do. Koi dekh nahi raha.", "Do deshon ki to-do list sir par hai. Zyada to lagega hi."},
				Buddy: []string{"Ek saath bahut zyada hai. Kisi ko bhi bhaari lagega.", "Bahut pressure hai. Sab kuch abhi karna zaroori nahi."},
				Arjun: []string{"Sab kuch chillaye to kuch sunai nahi deta. Ek awaaz chuniye, saans, aur pehle wahi suniye.", "Bhare pyaale ko aur taaqat nahi chahiye. Thoda udelna chahiye."},
				Ask:   []string{"Dher mein se ek cheez hat sake, to kaun si ho?", "Shareer mein yeh kahan mehsoos hota hai?"},
			},
			Tamil: lines{
				Tara:  []string{"எல்லோரும் தங்கள் பையை உங்களிடம் வைத்துவிட்டாங்க: மேலாளர், வீடு, வீட்டு உரிமையாளர். ஒரு நிமிடம் கீழே வையுங்க. யாரும் பார்க்கவில்லை.", "இரண்டு நாட்டு வேலைப் பட்டியல் தலையில். அதிகமாகத்தான் தெரியும்."},
				Buddy: []string{"ஒரே நேரத்தில் ரொம்ப அதிகம். யாராக இருந்தாலும் திணறுவாங்க.", "ரொம்ப அழுத்தம். எல்லாத்தையும் இப்போவே செய்ய வேண்டாம்."},
				Arjun: []string{"எல்லாம் கத்தும்போது எதுவும் கேட்காது. ஒரு ஒலியைத் தேர்ந்தெடுங்கள், மூச்சை; முதலில் அதைக் கேளுங்கள்.", "நிரம்பிய கோப்பைக்கு இன்னும் பலம் வேண்டாம். கொஞ்சம் சாய்த்தால் போதும்."},
				Ask:   []string{"குவியலில் ஒன்று குறையலாம் என்றால், எது?", "இதை உடலில் எங்கே உணர்கிறீர்கள்?"},
			},
		},
	},
	{
		Code: "tired", Rank: mood, Steps: &selfSteps,
		Words: "tired, exhausted, exhausting, drained, no energy, worn out, fatigued, sleepy, thak, thaka, thaki, thakaan, thakan, थक*, थका, थकी, थकान, களைப்ப*, சோர்வ*, அசதி*, tired ah, kalaippu, sorvu, asathi",
		Hear: translations{
			English: lines{
				Tara:  []string{"You're allowed to be tired. You don't have to earn it with a list first.", "Sleep fixes one kind of tired. Explaining yourself all day is another kind. Sounds like you have a bit of both."},
				Buddy: []string{"You sound worn out. It's okay to stop for a while.", "That was a lot for one day. Rest counts too."},
				Arjun: []string{"Being tired isn't failing. Your body is asking for rest, and it can have some.", "If rest has to wait until the work is done, it never comes."},
				Ask:   []string{"What took the most out of you today?", "What could you leave undone this evening?"},
			},
			Hindi: lines{
				Tara:  []string{"थकना जायज़ है। पहले सूची दिखाकर कमाना नहीं पड़ता।", "एक थकान नींद से जाती है, एक दिन भर सफ़ाई देने की होती है। दोनों की लगती है।"},
				Buddy: []string{"बहुत थक गए हो। थोड़ी देर रुकना ठीक है।", "एक दिन के लिए यह बहुत था। आराम भी ज़रूरी है।"},
				Arjun: []string{"थकान कोई हार नहीं है। शरीर आराम माँग रहा है, और वह ले सकता है।", "आराम काम ख़त्म होने से पहले आता है, नहीं तो आता ही नहीं।"},
				Ask:   []string{"आज सबसे ज़्यादा किसने निचोड़ा?", "आज शाम क्या अधूरा छोड़ा जा सकता है?"},
			},
			Hinglish: lines{
				Tara:  []string{"Thakna jaayaz hai. Pehle list dikhakar kamana nahi padta.", "Ek thakaan neend se jaati hai, ek din bhar safai dene ki hoti hai. Dono ki lagti hai."},
				Buddy: []string{"Bahut thak gaye ho. Thodi der rukna theek hai.", "Ek din ke liye yeh bahut tha. Aaraam bhi zaroori hai."},
				Arjun: []string{"Thakaan koi haar nahi hai. Shareer aaraam maang raha hai, aur woh le sakta hai.", "Aaraam kaam khatam hone se pehle aata hai, nahi to aata hi nahi."},
				Ask:   []string{"Aaj sabse zyada kisne nichoda?", "Aaj shaam kya adhoora chhoda jaa sakta hai?"},
			},
			Tamil: lines{
				Tara:  []string{"களைப்பாக இருப்பதில் தவறில்லை. முதலில் பட்டியல் காட்டி அதைச் சம்பாதிக்க வேண்டாம்.", "ஒரு களைப்பு தூக்கத்தில் போகும்; இன்னொன்று நாள் முழுக்க விளக்கம் சொன்னதால் வருவது. இரண்டும் போலத் தெரிகிறது."},
				Buddy: []string{"ரொம்பச் சோர்ந்து போயிட்ட. கொஞ்ச நேரம் நிறுத்தினா பரவாயில்லை.", "ஒரு நாளுக்கு இது ரொம்ப அதிகம். ஓய்வும் தேவை."},
				Arjun: []string{"சோர்வு தோல்வி இல்லை. உடம்பு ஓய்வு கேட்கிறது; அதை எடுத்துக்கொள்ளலாம்.", "வேலை முடியும் முன்பே ஓய்வு வர வேண்டும்; இல்லையென்றால் வராது."},
				Ask:   []string{"இன்று உங்களை அதிகம் களைக்க வைத்தது எது?", "இன்று மாலை எதை முடிக்காமல் விடலாம்?"},
			},
		},
	},
	{
		Code: "worry", Rank: mood, Steps: &selfSteps,
		Words: "worried, worry, worrying, anxious, anxiety, nervous, scared, afraid, fear, overthink*, cant stop thinking, what if, uneasy, restless, tense, future, " +
			"darr, dar lag, chinta, fikar, bechain, bechaini, ghabrahat ho, sochte rehna, डर, चिंता, फ़िक्र, बेचैन*, घबराहट सी, भविष्य, பயம*, பயமா, கவலை*, பதைபதைப்ப*, எதிர்கால*, bayama, bayam, kavalai, kavalaiya",
		Hear: translations{
			English: lines{
				Tara:  []string{"Your mind runs through every bad ending at once. That's scary, and it wears you out.", "It's hard to worry about something you can't reach or fix from where you are."},
				Buddy: []string{"Being scared is hard. We can look at it one bit at a time.", "Your mind keeps going back to it. That's exhausting."},
				Arjun: []string{"Fear talks about tomorrow as if it's happening now. Come back to this hour, and to what it really asks of you.", "Just name it: there's a worry here. Then it's beside you, and not on top of you."},
				Ask:   []string{"What's the worry, in one short sentence?", "And what's most likely to happen?"},
			},
			Hindi: lines{
				Tara:  []string{"मन एक साथ हर बुरे अंजाम तक पहुँच जाता है। इससे डर लगता है, और थकान भी होती है।", "जो बात यहाँ से ठीक नहीं हो सकती, उसकी चिंता बहुत भारी होती है।"},
				Buddy: []string{"डर लगना मुश्किल होता है। हम एक-एक करके देख सकते हैं।", "मन बार-बार वहीं लौटता है। यह थका देता है।"},
				Arjun: []string{"डर कल की बात आज की आवाज़ में करता है। उसे इस घंटे में लाइए, और देखिए कि यह घंटा सच में क्या माँगता है।", "सीधा नाम दीजिए: एक चिंता आई है। फिर वह बग़ल में खड़ी होती है, सिर पर नहीं।"},
				Ask:   []string{"चिंता क्या है, एक छोटे वाक्य में?", "और सबसे ज़्यादा संभावना किस बात की है?"},
			},
			Hinglish: lines{
				Tara:  []string{"Mann ek saath har bure anjaam tak pahunch jaata hai. Isse darr lagta hai, aur thakaan bhi hoti hai.", "Jo baat yahan se theek nahi ho sakti, uski chinta bahut bhaari hoti hai."},
				Buddy: []string{"Darr lagna mushkil hota hai. Hum ek ek karke dekh sakte hain.", "Mann baar baar wahin lautta hai. Yeh thaka deta hai."},
				Arjun: []string{"Darr kal ki baat aaj ki awaaz mein karta hai. Use is ghante mein laaiye, aur dekhiye ki yeh ghanta sach mein kya maangta hai.", "Seedha naam dijiye: ek chinta aayi hai. Phir woh bagal mein khadi hoti hai, sir par nahi."},
				Ask:   []string{"Chinta kya hai, ek chhote sentence mein?", "Aur sabse zyada kya hone ki ummeed hai?"},
			},
			Tamil: lines{
				Tara:  []string{"மனசு எல்லாக் கெட்ட முடிவுகளையும் ஒரே நேரத்தில் யோசிக்கும். அது பயமாகவும் சோர்வாகவும் இருக்கும்.", "இங்கிருந்து சரிசெய்ய முடியாத ஒன்றைப் பற்றிக் கவலைப்படுவது ரொம்பப் பாரம்."},
				Buddy: []string{"பயம் கஷ்டமானது. ஒவ்வொன்றா பார்க்கலாம்.", "மனசு திரும்பத் திரும்ப அங்கேயே போகுது. அது சோர்வு தரும்."},
				Arjun: []string{"பயம் நாளையைப் பற்றி இன்றைய குரலில் பேசும். அதை இந்த மணிக்கு அழைத்து வாருங்கள்; இந்த மணி உண்மையில் என்ன கேட்கிறது என்று பாருங்கள்.", "எளிதாகப் பெயர் சொல்லுங்கள்: ஒரு கவலை வந்திருக்கிறது. பிறகு அது பக்கத்தில் நிற்கும்; தலைமேல் அல்ல."},
				Ask:   []string{"கவலை என்ன, ஒரு சின்ன வாக்கியத்தில்?", "நிஜமாக நடக்க அதிக வாய்ப்புள்ளது எது?"},
			},
		},
	},
	{
		Code: "joy", Rank: mood, Steps: &joySteps,
		Words: "happy, happiness, great news, good news, good day, great day, got the job, got a job, got promoted, i passed, passed my exam, got in, admitted, approved, got approved, grateful, gratitude, thankful, blessed, proud, excited, celebrate*, wonderful, feeling better, feel better, feeling good, i did it, engaged, " +
			"khush, khushi, khushkhabri, mil gaya job, job mil, pass ho, achha din, accha din, acha din, maza aaya, खुश, ख़ुश, ख़ुशी, खुशखबरी, ख़ुशख़बरी, नौकरी मिल गई, पास हो, अच्छा दिन, मज़ा आ, आभारी, शुक्रगुज़ार, சந்தோஷ*, மகிழ்ச்சி*, நல்ல செய்தி, வேலை கிடைச்ச*, வேலை கிடைத்த*, பாஸ் ஆ*, நன்றியுணர்*, santhosham, santhosha*, nalla seithi, velai kidaichiruchu, happy ah",
		Hear: translations{
			English: lines{
				Tara:  []string{"Arre, this is lovely. Tell me again, slower, with the details.", "Good news needs an auntie who tells everyone. I'll do my best from here."},
				Buddy: []string{"That's really good news. I'm glad you told me.", "Yes. You get to enjoy this one."},
				Arjun: []string{"That's good to hear. Joy needs some attention too, or it slips right by.", "Let it in all the way. It was a long road to get here."},
				Ask:   []string{"Who heard it first?", "Which part is the sweetest?"},
			},
			Hindi: lines{
				Tara:  []string{"अरे वाह, कितनी प्यारी बात। एक बार फिर, धीरे-धीरे, पूरी कहानी के साथ।", "अच्छी ख़बर को एक बुआ चाहिए जो सबको सुनाए। यहाँ से मैं कोशिश करती हूँ।"},
				Buddy: []string{"यह तो बहुत अच्छी ख़बर है। अच्छा हुआ कि बताया।", "वाह। इसका पूरा मज़ा लो।"},
				Arjun: []string{"सुनकर अच्छा लगा। ख़ुशी को भी ध्यान चाहिए, नहीं तो चुपचाप निकल जाती है।", "इसे पूरा भीतर आने दीजिए। यहाँ तक का रास्ता लंबा था।"},
				Ask:   []string{"सबसे पहले किसने सुनी?", "इसमें सबसे मीठा हिस्सा कौन सा है?"},
			},
			Hinglish: lines{
				Tara:  []string{"Arre waah, kitni pyaari baat. Ek baar phir, dheere dheere, poori kahani ke saath.", "Achhi khabar ko ek bua chahiye jo sabko sunaye. Yahan se main koshish karti hoon."},
				Buddy: []string{"Yeh to bahut achhi khabar hai. Achha hua ki bataya.", "Waah. Iska poora maza lo."},
				Arjun: []string{"Sunkar achha laga. Khushi ko bhi dhyaan chahiye, nahi to chupchaap nikal jaati hai.", "Ise poora andar aane dijiye. Yahan tak ka raasta lamba tha."},
				Ask:   []string{"Sabse pehle kisne suni?", "Ismein sabse meetha hissa kaun sa hai?"},
			},
			Tamil: lines{
				Tara:  []string{"அட, எவ்வளவு நல்ல விஷயம். இன்னொரு தடவை, மெதுவா, முழுக் கதையோடு.", "நல்ல செய்தியை எல்லோருக்கும் சொல்ல ஒரு அத்தை வேண்டும். இங்கிருந்து நான் முயற்சி செய்கிறேன்."},
				Buddy: []string{"இது ரொம்ப நல்ல செய்தி. சொன்னதுக்குச் சந்தோஷம்.", "அருமை. இதை நல்லா அனுபவி."},
				Arjun: []string{"கேட்க நன்றாக இருக்கிறது. மகிழ்ச்சிக்கும் கவனம் வேண்டும்; இல்லையென்றால் சத்தமில்லாமல் போய்விடும்.", "இதை முழுமையாக உள்ளே வர விடுங்கள். இங்கே வர நீண்ட வழி நடந்திருக்கிறீர்கள்."},
				Ask:   []string{"முதலில் யார் கேட்டார்கள்?", "இதில் மிக இனிமையான பகுதி எது?"},
			},
		},
	},
}
