package companion

// Themes about sleep, breath, anger and the body. The steps are rest, breath and daylight, never a remedy.

var selfSteps = translations{
	English: lines{
		Tara:  []string{"Put the kettle on and stand next to it, no phone, until it boils. That's the whole exercise.", "Jot down tomorrow on a scrap of paper, three lines at most, and leave it in the kitchen.", "Go to a window and look at the farthest thing you can see, until your shoulders come down."},
		Buddy: []string{"Breathe in for four. Out for six. Do it five times.", "Press your feet into the floor. Let your shoulders drop.", "Drink a glass of water slowly."},
		Arjun: []string{"Rest one hand on your belly. Let it rise for four counts and fall for six. Ten of these is enough.", "Relax your jaw, then your forehead, then your hands, in that order. They've been holding a lot for you.", "Dim the lights an hour earlier tonight, and leave the screens outside the bedroom."},
	},
	Hindi: lines{
		Tara:  []string{"चाय का पानी चढ़ाओ और उबलने तक बिना फ़ोन के वहीं खड़े रहो। बस इतना ही अभ्यास है।", "कल के काम एक पर्ची पर लिखो, ज़्यादा से ज़्यादा तीन पंक्तियाँ, और पर्ची रसोई में छोड़ दो।", "खिड़की से सबसे दूर की चीज़ को देखो, तब तक जब तक कंधे नीचे न आ जाएँ।"},
		Buddy: []string{"चार तक साँस अंदर। छह तक बाहर। पाँच बार करो।", "पैर ज़मीन पर टिकाओ। कंधे ढीले छोड़ो।", "एक गिलास पानी धीरे-धीरे पियो।"},
		Arjun: []string{"एक हाथ पेट पर रखिए। चार की गिनती में उठने दीजिए, छह में बैठने दीजिए। ऐसी दस साँसें काफ़ी हैं।", "पहले जबड़ा ढीला कीजिए, फिर माथा, फिर हाथ। ये आपके लिए बहुत कुछ थामे हुए हैं।", "आज रात रोशनी एक घंटा पहले धीमी कर दीजिए, और स्क्रीन को कमरे के बाहर सोने दीजिए।"},
	},
	Hinglish: lines{
		Tara:  []string{"Chai ka paani chadhao aur ubalne tak bina phone ke wahin khade raho. Bas itni hi exercise hai.", "Kal ke kaam ek parchi par likho, zyada se zyada teen line, aur parchi kitchen mein chhod do.", "Khidki se sabse door ki cheez ko dekho, tab tak jab tak kandhe neeche na aa jaayein."},
		Buddy: []string{"Chaar tak saans andar. Chhe tak bahar. Paanch baar karo.", "Pair zameen par tikao. Kandhe dheele chhodo.", "Ek glass paani dheere dheere piyo."},
		Arjun: []string{"Ek haath pet par rakhiye. Chaar ki ginti mein uthne dijiye, chhah mein baithne dijiye. Aisi das saansein kaafi hain.", "Pehle jabda dheela kijiye, phir maatha, phir haath. Yeh aapke liye bahut kuch thaame hue hain.", "Aaj raat roshni ek ghanta pehle dheemi kar dijiye, aur screen ko kamre ke bahar sone dijiye."},
	},
	Tamil: lines{
		Tara:  []string{"டீத் தண்ணீர் வையுங்க; கொதிக்கும் வரை போன் இல்லாமல் பக்கத்திலேயே நில்லுங்க. பயிற்சி அவ்வளவுதான்.", "நாளைக்கான வேலையை ஒரு துண்டுக் காகிதத்தில் எழுதுங்க, மூன்று வரிதான்; காகிதத்தைச் சமையலறையில் விட்டுவிடுங்க.", "ஜன்னலில் தெரியும் மிகத் தூரமான பொருளைப் பாருங்க, தோள்கள் இறங்கும் வரை."},
		Buddy: []string{"நான்கு எண்ணி மூச்சு உள்ளே. ஆறு எண்ணி வெளியே. ஐந்து தடவை செய்.", "பாதத்தைத் தரையில் அழுத்து. தோளைத் தளர்த்து.", "ஒரு தம்ளர் தண்ணியை மெதுவா குடி."},
		Arjun: []string{"ஒரு கையை வயிற்றில் வையுங்கள். நான்கு எண்ணிக்கையில் எழட்டும், ஆறில் இறங்கட்டும். இப்படிப் பத்து போதும்.", "முதலில் தாடை, பிறகு நெற்றி, பிறகு கைகள்: இந்த வரிசையில் தளர விடுங்கள். அவை உங்களுக்காக எதையோ பிடித்திருக்கின்றன.", "இன்று இரவு ஒரு மணி நேரம் முன்பே விளக்கைக் குறையுங்கள்; திரைகள் படுக்கையறைக்கு வெளியே தூங்கட்டும்."},
	},
}

var selfThemes = []theme{
	{
		Code: "sleep", Rank: matter, Steps: &selfSteps,
		Words: "sleep, sleeping, slept, sleepless, insomnia, awake at, wide awake, cant fall asleep, up all night, 3am, 3 am, 2am, 2 am, nightmare*, " +
			"neend, nind, so nahi, sona nahi, raat bhar, नींद, सो नहीं, रात भर, सोना, தூக்க*, தூங்க*, உறக்க*, தூக்கமே, thookam, tookam, thoonga, thookkam, thoongala, thookame",
		Hear: translations{
			English: lines{
				Tara:  []string{"At two in the morning every thought is louder, and it feels like you're the only one awake.", "Your body is in this time zone. Your mind went back to the other one, where it's lunch and everyone's talking."},
				Buddy: []string{"Lying awake at night is hard. Everything feels bigger then.", "No sleep, and the day still comes. I'm sorry, that's tough."},
				Arjun: []string{"Sleep is a shy guest. It won't come while you wait at the door. Lying still with your eyes closed is already rest.", "Every thought looks bigger at night. You don't have to answer any of them before morning."},
				Ask:   []string{"What goes around in your head when the lights are out?", "What was the last hour before bed like tonight?", "How long has it been like this?"},
			},
			Hindi: lines{
				Tara:  []string{"रात के दो बजे हर ख़याल ज़ोर से बोलता है, और बस आप जाग रहे होते हैं।", "शरीर इस घड़ी पर है। मन उस घड़ी पर लौट गया, जहाँ दोपहर है और सब बातें कर रहे हैं।"},
				Buddy: []string{"रात में जागते रहना मुश्किल है। तब हर बात बड़ी लगती है।", "नींद नहीं आई, और दिन फिर भी शुरू होता है। यह सच में कठिन है।"},
				Arjun: []string{"नींद शर्मीली मेहमान है। दरवाज़े पर कोई राह न देखे, तब आती है। आँखें बंद करके शांत लेटना भी आराम ही है।", "रात हर ख़याल को बड़ा कर देती है। सुबह से पहले किसी को जवाब देना ज़रूरी नहीं।"},
				Ask:   []string{"बत्ती बुझते ही दिमाग़ में क्या घूमता है?", "आज सोने से पहले का आख़िरी घंटा कैसा था?", "ऐसा कब से हो रहा है?"},
			},
			Hinglish: lines{
				Tara:  []string{"Raat ke do baje har khayal zor se bolta hai, aur bas aap jaag rahe hote hain.", "Shareer is time zone mein hai. Mann us wale mein laut gaya, jahan dopahar hai aur sab baatein kar rahe hain."},
				Buddy: []string{"Raat mein jaagte rehna mushkil hai. Tab har baat badi lagti hai.", "Neend nahi aayi, aur din phir bhi shuru hota hai. Yeh sach mein kathin hai."},
				Arjun: []string{"Neend sharmili mehmaan hai. Darwaze par koi raah na dekhe, tab aati hai. Aankhein band karke shaant letna bhi aaraam hi hai.", "Raat har khayal ko bada kar deti hai. Subah se pehle kisi ko jawab dena zaroori nahi."},
				Ask:   []string{"Light band hote hi dimaag mein kya ghoomta hai?", "Aaj sone se pehle ka aakhri ghanta kaisa tha?", "Aisa kab se ho raha hai?"},
			},
			Tamil: lines{
				Tara:  []string{"இரவு இரண்டு மணிக்கு ஒவ்வொரு எண்ணமும் சத்தமாக இருக்கும்; விழித்திருப்பது நீங்கள் மட்டும்.", "உடம்பு இந்த நேரத்தில் இருக்கிறது. மனசு அந்த நேரத்துக்குப் போய்விட்டது; அங்கே மதியம், எல்லோரும் பேசிக்கொண்டிருக்கிறாங்க."},
				Buddy: []string{"ராத்திரி விழிச்சுட்டு இருக்கிறது கஷ்டம். அப்போ எல்லாம் பெரிசாத் தெரியும்.", "தூக்கம் இல்லாமலே நாள் தொடங்கிடுது. அது நிஜமாவே கடினம்."},
				Arjun: []string{"தூக்கம் கூச்சமுள்ள விருந்தாளி. வாசலில் யாரும் காத்திருக்காதபோது வரும். கண்மூடி அமைதியாகப் படுப்பதும் ஓய்வே.", "இரவு எல்லா எண்ணத்தையும் பெரிதாக்கும். விடியும் முன் எதற்கும் பதில் சொல்ல வேண்டியதில்லை."},
				Ask:   []string{"விளக்கை அணைத்ததும் தலைக்குள் எது சுற்றுகிறது?", "இன்று படுக்கும் முன் கடைசி ஒரு மணி நேரம் எப்படி இருந்தது?", "எப்போதிலிருந்து இப்படி இருக்கிறது?"},
			},
		},
	},
	{
		Code: "panic", Rank: matter, Steps: &selfSteps,
		Words: "panic, panicking, panicked, cant breathe, cannot breathe, hard to breathe, heart racing, heart is racing, heart pounding, chest tight*, shaking, trembling, freaking out, breathing exercise, breathe with me, help me breathe, calm down, calm me, " +
			"saans nahi, saans phool*, ghabrahat, ghabra*, dil tez, dil dhadak*, haath kaanp*, घबरा*, घबराहट, साँस नहीं, साँस फूल*, दिल तेज़, दिल धड़क*, काँप रह*, பதட்ட*, பதற்ற*, படபட*, மூச்சு வாங்க*, மூச்சு விட, மூச்சு முட்ட*, நெஞ்சு பட*, padhattam, pathattam, padapada*, moochu",
		Hear: translations{
			English: lines{
				Tara:  []string{"All right, I'm here. Just this first: feel the chair under you, and breathe out longer than you breathe in.", "Let's go slowly. Name five things you can see, one at a time."},
				Buddy: []string{"I'm here. Breathe out slowly. Longer out than in. Again.", "Put your feet flat. Feel the floor. In for four, out for six."},
				Arjun: []string{"You don't have to solve anything this minute. Breathe out as if through a straw, and let the next breath come in on its own.", "Press both feet into the floor. Notice where they touch it, and let your breath out slowly."},
				Ask:   []string{"Has it eased a little, or is it still strong?", "Have you felt this before, or is it new? If your chest or your breathing worries you, please call 911 or someone near you."},
			},
			Hindi: lines{
				Tara:  []string{"ठीक है, मैं यहीं हूँ। पहले बस इतना: नीचे की कुर्सी को महसूस करो, और साँस लेने से ज़्यादा देर तक छोड़ो।", "अब धीरे से। पाँच चीज़ें बताइए जो दिख रही हैं, एक के बाद एक।"},
				Buddy: []string{"मैं यहीं हूँ। धीरे से साँस छोड़ो। लेने से ज़्यादा देर तक छोड़ो। फिर से।", "पैर ज़मीन पर रखो। ज़मीन को महसूस करो। चार तक अंदर, छह तक बाहर।"},
				Arjun: []string{"इस एक मिनट में कुछ सुलझाना नहीं है। साँस ऐसे छोड़िए जैसे नली से, और भीतर उसे ख़ुद आने दीजिए।", "दोनों पैर ज़मीन पर टिकाइए। देखिए वे कहाँ छू रहे हैं, और साँस को धीरे से बाहर जाने दीजिए।"},
				Ask:   []string{"थोड़ा नीचे आया, या अभी भी ऊँचा है?", "यह पहले भी हुआ है, या नया है? अगर छाती या साँस की चिंता हो तो 911 पर या पास के किसी को फ़ोन कीजिए।"},
			},
			Hinglish: lines{
				Tara:  []string{"Theek hai, main yahin hoon. Pehle bas itna: neeche ki kursi ko mehsoos karo, aur saans lene se zyada der tak chhodo.", "Ab dheere se. Paanch cheezein bataiye jo dikh rahi hain, ek ke baad ek."},
				Buddy: []string{"Main yahin hoon. Dheere se saans chhodo. Lene se zyada der tak chhodo. Phir se.", "Pair zameen par rakho. Zameen ko mehsoos karo. Chaar tak andar, chhe tak bahar."},
				Arjun: []string{"Is ek minute mein kuch suljhana nahi hai. Saans aise chhodiye jaise straw se, aur andar use khud aane dijiye.", "Dono pair zameen par tikaiye. Dekhiye woh kahan chhoo rahe hain, aur saans ko dheere se bahar jaane dijiye."},
				Ask:   []string{"Thoda neeche aaya, ya abhi bhi ooncha hai?", "Yeh pehle bhi hua hai, ya naya hai? Agar chhaati ya saans ki chinta ho to 911 par ya paas ke kisi ko phone kijiye."},
			},
			Tamil: lines{
				Tara:  []string{"சரி, நான் இருக்கேன். முதலில் இது மட்டும்: கீழே இருக்கும் நாற்காலியை உணருங்க; மூச்சை இழுப்பதைவிட அதிக நேரம் விடுங்க.", "இப்போது மெதுவாக. கண்ணில் படும் ஐந்து பொருளை ஒவ்வொன்றாகச் சொல்லுங்க."},
				Buddy: []string{"நான் இருக்கேன். மெதுவா மூச்சை வெளியே விடு. உள்ளே இழுப்பதை விட நீளமா. மறுபடி.", "பாதத்தைத் தரையில் வை. தரையை உணர். நான்கு எண்ணி உள்ளே, ஆறு எண்ணி வெளியே."},
				Arjun: []string{"இந்த ஒரு நிமிடத்தில் எதையும் தீர்க்க வேண்டாம். ஸ்ட்ரா வழியாக விடுவது போல மூச்சை விடுங்கள்; உள்ளே அது தானே வரட்டும்.", "இரண்டு பாதத்தையும் தரையில் அழுத்துங்கள். அவை தொடும் இடத்தைக் கவனியுங்கள்; மூச்சை மெதுவாக வெளியே விடுங்கள்."},
				Ask:   []string{"கொஞ்சம் இறங்கியதா, இன்னும் உயரமாக இருக்கிறதா?", "இது தெரிந்ததா, புதிதா? நெஞ்சோ மூச்சோ கவலையாக இருந்தால் 911-ஐ, அல்லது பக்கத்தில் இருப்பவரை அழையுங்கள்."},
			},
		},
	},
	{
		Code: "anger", Rank: matter, Steps: &selfSteps,
		Words: "angry, anger, furious, rage, so mad, pissed off, pissed, irritated, frustrated, frustrat*, fed up, snapped at, yelled at, shouted at, lost my temper, temper, " +
			"gussa, gusse, chidh, chid gay*, irritate, ग़ुस्सा, ग़ुस्से, गुस्सा, गुस्से, चिढ़, चिड़चिड़*, கோப*, ஆத்திர*, எரிச்சல*, கடுப்ப*, kovam, kobam, erichal, kaduppu, aathiram",
		Hear: translations{
			English: lines{
				Tara:  []string{"A lot of people were raised to swallow it and smile at the guests. No wonder it comes out at the wrong person.", "Anger usually has a good reason. Let's hear it."},
				Buddy: []string{"You're angry, and there's a reason for it.", "It's okay to be angry here. You can say all of it."},
				Arjun: []string{"Anger is like a guard. It woke up because something mattered. Thank it, and ask what it saw.", "Let the heat pass before you speak. It cools faster if you don't feed it."},
				Ask:   []string{"What set it off?", "What would have been fair?"},
			},
			Hindi: lines{
				Tara:  []string{"बहुतों को सिखाया गया कि उसे पानी के साथ निगलकर मेहमानों को मुस्कराओ। फिर वह ग़लत इंसान पर निकलता है, तो हैरानी क्या।", "ग़ुस्से की ज़्यादातर कोई सच्ची वजह होती है। वह वजह सुनते हैं।"},
				Buddy: []string{"तुम ग़ुस्से में हो, और उसकी वजह है।", "यहाँ ग़ुस्सा होना ठीक है। सब कह सकते हो।"},
				Arjun: []string{"ग़ुस्सा चौकीदार है। जागा, क्योंकि कुछ मायने रखता था। उसे धन्यवाद दीजिए, और पूछिए कि क्या देखा।", "शब्दों से पहले ताप को निकलने दीजिए। उसे हवा न दें तो जल्दी उतरता है।"},
				Ask:   []string{"वह पल कौन सा था जब यह भड़का?", "क्या होता तो ठीक होता?"},
			},
			Hinglish: lines{
				Tara:  []string{"Bahuton ko sikhaya gaya ki use paani ke saath nigalkar mehmaanon ko muskurao. Phir woh galat insaan par nikalta hai, to hairani kya.", "Gusse ki zyadatar koi sachchi wajah hoti hai. Woh wajah sunte hain."},
				Buddy: []string{"Tum gusse mein ho, aur uski wajah hai.", "Yahan gussa hona theek hai. Sab keh sakte ho."},
				Arjun: []string{"Gussa chowkidaar hai. Jaaga, kyunki kuch maayne rakhta tha. Use dhanyavaad dijiye, aur poochiye ki kya dekha.", "Shabdon se pehle taap ko nikalne dijiye. Use hawa na dein to jaldi utarta hai."},
				Ask:   []string{"Woh pal kaun sa tha jab yeh bhadka?", "Kya hota to theek hota?"},
			},
			Tamil: lines{
				Tara:  []string{"தண்ணீரோடு முழுங்கிவிட்டு விருந்தாளியைப் பார்த்துச் சிரிக்கத்தான் பலருக்கும் சொல்லிக்கொடுத்தாங்க. அப்புறம் அது தவறான ஆள் மேல் வருவதில் ஆச்சரியம் இல்லை.", "கோபத்துக்குப் பெரும்பாலும் நல்ல காரணம் இருக்கும். அந்தக் காரணத்தைக் கேட்போம்."},
				Buddy: []string{"உனக்குக் கோபம்; அதுக்குக் காரணம் இருக்கு.", "இங்கே கோபப்படலாம். எல்லாத்தையும் சொல்லலாம்."},
				Arjun: []string{"கோபம் ஒரு காவலாளி. ஏதோ முக்கியம் என்பதால் விழித்தது. நன்றி சொல்லி, என்ன பார்த்தாய் என்று கேளுங்கள்.", "வார்த்தைக்கு முன் சூடு கடந்து போகட்டும். ஊதிவிடாவிட்டால் சீக்கிரம் தணியும்."},
				Ask:   []string{"அது பற்றிக்கொண்ட நொடி எது?", "எப்படி நடந்திருந்தால் நியாயமாக இருந்திருக்கும்?"},
			},
		},
	},
	{
		Code: "body-image", Rank: matter, Steps: &selfSteps,
		Words: "my body, my weight, weight gain, gained weight, lose weight, losing weight, fat, too thin, so skinny, ugly, dark skin, my skin, skin colour, skin color, fair skin, fairness, too dark, hate my face, hate how i look, how i look, mirror, my looks, hair loss, acne, diet, " +
			"mota, moti, motapa, wajan, vajan, gora, gori, kaali, saanwli, sanwli, badsurat, मोटा, मोटी, मोटापा, वज़न, गोरा, गोरी, काली, साँवला, साँवली, बदसूरत, शक्ल, உடல் எடை, எடை, குண்ட*, ஒல்லி*, கருப்ப*, கறுப்ப*, சிவப்பா, அழகா இல்ல*, அழகில்ல*, தோற்ற*, கண்ணாடி*, gundu, azhaga illa, karuppu",
		Hear: translations{
			English: lines{
				Tara:  []string{"Every auntie opens with \"you got so thin\" or \"you look healthy.\" There's no weight where they stop.", "A lot of people grew up with fairness cream ads on every channel. It takes years to wash that off a mirror."},
				Buddy: []string{"It's painful when people comment on how you look.", "Hard days in front of the mirror are real. You're more than what you see there."},
				Arjun: []string{"Your body isn't a project to finish. It can be the way it is today.", "A mirror shows light on a surface. It has never really seen you."},
				Ask:   []string{"Whose voice do you hear when you look in the mirror?", "What has your body done for you this week?"},
			},
			Hindi: lines{
				Tara:  []string{"हर आंटी यहीं से शुरू करती हैं: कितने दुबले हो गए, या कितने तंदुरुस्त। ऐसा कोई वज़न नहीं जहाँ वे रुक जाएँ।", "बहुत से लोग हर चैनल पर गोरेपन की क्रीम देखकर बड़े हुए। शीशे से वह धुलने में बरसों लगते हैं।"},
				Buddy: []string{"लोग तुम्हारे रूप पर कुछ कहें, तो चुभता है।", "आईने के सामने मुश्किल दिन सच्चे होते हैं। तुम उससे ज़्यादा हो जो वहाँ दिखता है।"},
				Arjun: []string{"आपका शरीर कोई अधूरा काम नहीं है। आज वह जैसा है, वैसा रह सकता है।", "शीशा सतह पर पड़ी रोशनी दिखाता है। उसने आज तक किसी को देखा नहीं।"},
				Ask:   []string{"शीशे में देखते हुए किसकी आवाज़ सुनाई देती है?", "इस हफ़्ते इस शरीर ने आपके लिए क्या किया?"},
			},
			Hinglish: lines{
				Tara:  []string{"Har aunty yahin se shuru karti hain: kitne duble ho gaye, ya kitne healthy. Aisa koi weight nahi jahan woh ruk jaayein.", "Bahut se log har channel par fairness cream dekhkar bade hue. Sheeshe se woh dhulne mein barson lagte hain."},
				Buddy: []string{"Log tumhare roop par kuch kahein, to chubhta hai.", "Aaine ke saamne mushkil din sachche hote hain. Tum usse zyada ho jo wahan dikhta hai."},
				Arjun: []string{"Aapka shareer koi adhoora kaam nahi hai. Aaj woh jaisa hai, waisa reh sakta hai.", "Sheesha satah par padi roshni dikhata hai. Usne aaj tak kisi ko dekha nahi."},
				Ask:   []string{"Sheeshe mein dekhte hue kiski awaaz sunai deti hai?", "Is hafte is shareer ne aapke liye kya kiya?"},
			},
			Tamil: lines{
				Tara:  []string{"எல்லா அத்தையும் இங்கிருந்துதான் தொடங்குவாங்க: இளைத்துவிட்டாய், அல்லது பூசினாற்போல் ஆகிவிட்டாய். எந்த எடையிலும் அவங்க நிறுத்துவதில்லை.", "பலரும் எல்லாச் சேனலிலும் சிவப்பழகு கிரீம் பார்த்து வளர்ந்தவர்கள். கண்ணாடியிலிருந்து அது கழுவிப்போக வருஷங்கள் ஆகும்."},
				Buddy: []string{"உன் தோற்றத்தைப் பற்றி யாராவது சொன்னால் வலிக்கும்.", "கண்ணாடி முன்னால் கஷ்டமான நாளும் வரும். அங்கே தெரிவதை விட நீ அதிகம்."},
				Arjun: []string{"உங்கள் உடல் முடிக்க வேண்டிய வேலை அல்ல. இன்று அது இருப்பது போலவே இருக்கலாம்.", "கண்ணாடி மேற்பரப்பில் விழும் ஒளியைக் காட்டும். அது யாரையும் பார்த்ததில்லை."},
				Ask:   []string{"கண்ணாடி பார்க்கும்போது யாருடைய குரல் கேட்கிறது?", "இந்த வாரம் உங்கள் உடல் உங்களுக்காக என்ன செய்தது?"},
			},
		},
	},
}
