package companion

// Themes about parents, relatives and children: expectations of others and of oneself.

var familySteps = translations{
	English: lines{
		Tara:  []string{"Before the next call, pick one sentence you'll say and one you won't. Put both in your notes app.", "You can say \"let me think about it\" as often as you need. It isn't disrespect.", "Find the one in the family who half gets it, a cousin, a masi. Start with them."},
		Buddy: []string{"After a hard call, wait ten minutes before you decide anything.", "Put the phone down. Take ten slow breaths. Then decide if you want to answer.", "You don't have to settle it tonight. Pick one small part for tomorrow."},
		Arjun: []string{"Write the letter you won't send. Say all of it. Then see which one line is worth saying out loud.", "Before you answer, let one full breath go out. You're allowed to pause.", "Ask yourself what the worry is under what they say. It's often smaller, and older, than the words."},
	},
	Hindi: lines{
		Tara:  []string{"अगली बार फ़ोन से पहले एक वाक्य तय करो जो कहना है, और एक जो नहीं कहना। दोनों पर्ची पर लिखकर फ़ोन के पास रख दो।", "आप जितनी बार चाहें कह सकते हैं, \"मुझे सोचने दीजिए\"। इसमें कोई बेअदबी नहीं।", "घर में जो आधा भी समझता हो, कोई भाई-बहन, कोई मौसी, बात वहीं से शुरू करो।"},
		Buddy: []string{"मुश्किल फ़ोन के बाद दस मिनट रुको। उसके बाद ही कुछ तय करो।", "फ़ोन रख दो। दस धीमी साँसें लो। फिर सोचो कि जवाब देना है या नहीं।", "सब कुछ आज रात नहीं सुलझाना है। कल के लिए एक छोटा हिस्सा चुनो।"},
		Arjun: []string{"वह चिट्ठी लिखिए जो भेजनी नहीं है। सब कह दीजिए। फिर देखिए, कौन सी एक पंक्ति ज़ोर से कहने लायक है।", "जवाब देने से पहले एक पूरी साँस बाहर जाने दीजिए। वह ठहराव आपका है।", "उनकी बात के नीचे चिंता क्या है, यह पूछकर देखिए। वह अक्सर शब्दों से छोटी और पुरानी होती है।"},
	},
	Hinglish: lines{
		Tara:  []string{"Agle phone se pehle ek sentence tay karo jo kehna hai, aur ek jo nahi kehna. Dono parchi par likhkar phone ke paas rakh do.", "Aap jitni baar chahein keh sakte hain, \"mujhe sochne dijiye\". Ismein koi beadabi nahi.", "Ghar mein jo aadha bhi samajhta ho, koi cousin, koi masi, baat wahin se shuru karo."},
		Buddy: []string{"Mushkil call ke baad das minute ruko. Uske baad hi kuch tay karo.", "Phone rakh do. Das dheemi saansein lo. Phir socho ki jawab dena hai ya nahi.", "Sab kuch aaj raat nahi suljhana hai. Kal ke liye ek chhota hissa chuno."},
		Arjun: []string{"Woh chitthi likhiye jo bhejni nahi hai. Sab keh dijiye. Phir dekhiye, kaun si ek line zor se kehne laayak hai.", "Jawab dene se pehle ek poori saans bahar jaane dijiye. Woh thehraav aapka hai.", "Unki baat ke neeche chinta kya hai, yeh poochkar dekhiye. Woh aksar shabdon se chhoti aur purani hoti hai."},
	},
	Tamil: lines{
		Tara:  []string{"அடுத்த அழைப்புக்கு முன் சொல்ல வேண்டிய ஒரு வாக்கியம், சொல்லக் கூடாத ஒரு வாக்கியம் இரண்டையும் தீர்மானித்து, போனுக்குப் பக்கத்தில் எழுதி வையுங்க.", "'யோசிச்சுச் சொல்றேன்' என்று எத்தனை தடவை வேண்டுமானாலும் சொல்லலாம். அது மரியாதைக் குறைவு இல்லை.", "வீட்டில் பாதியாவது புரிந்துகொள்ளும் ஒருவர் இருப்பார், ஒரு அத்தை, ஒரு அண்ணன். அங்கிருந்து தொடங்குங்க."},
		Buddy: []string{"கஷ்டமான போன் பேச்சுக்கு அப்புறம் பத்து நிமிஷம் பொறு. பிறகு முடிவு செய்.", "போனைக் கீழே வை. பத்து தடவை மெதுவா மூச்சு விடு. பதில் சொல்லணுமா என்று பிறகு யோசி.", "எல்லாத்தையும் இன்னைக்கு ராத்திரியே தீர்க்க வேண்டாம். நாளைக்கு ஒரு சின்னப் பகுதியை எடு."},
		Arjun: []string{"அனுப்பாத ஒரு கடிதம் எழுதுங்கள். எல்லாவற்றையும் சொல்லுங்கள். பிறகு எந்த ஒரு வரியைச் சத்தமாகச் சொல்லலாம் என்று பாருங்கள்.", "பதில் சொல்லும் முன் ஒரு முழு மூச்சு வெளியே போகட்டும். அந்த இடைவெளி உங்களுடையது.", "அவர்கள் சொல்வதற்கு அடியில் என்ன கவலை இருக்கிறது என்று கேட்டுப் பாருங்கள். அது பெரும்பாலும் வார்த்தைகளைவிடச் சிறியது, பழையது."},
	},
}

var familyThemes = []theme{
	{
		Code: "expectations", Rank: matter, Steps: &familySteps,
		Words: "expectation*, parents expect, my parents want, parents pressure, parents dont understand, parents dont listen, my parents ~ control*, strict parents, disappoint my parents, disappointing my parents, let my parents down, log kya kahenge, what will people say, my dad wants, my father wants, my mom wants, my mother wants, parents always, my parents never, fight with my parents, fight with my mom, fight with my dad, argued with my, " +
			"mummy papa chahte, papa chahte, mummy chahti, gharwale, gharwalon, maa baap, umeed*, ummeed*, मम्मी पापा, पापा चाहते, माँ चाहती, घरवाले, घरवालों, घर वाले, माँ बाप, उम्मीद*, लोग क्या कहेंगे, पापा से झगड़ा, माँ से झगड़ा, " +
			"எதிர்பார்ப்ப*, எதிர்பார்க்கிற*, அப்பா அம்மா, அம்மா அப்பா, பெற்றோர*, அப்பாவுக்கு, அப்பா சொல்ற*, அம்மா சொல்ற*, ஊர் என்ன சொல்லும், நாலு பேர், amma appa, appa amma, appa solra, amma solra",
		Hear: translations{
			English: lines{
				Tara:  []string{"Their love comes as a plan, with dates. You can be grateful for the love and still not want the plan.", "One sentence on the phone can stay with you for a whole week. That's tiring."},
				Buddy: []string{"That's a lot of people wanting things from you. It's okay to be tired of it.", "You've tried to please everyone for a long time. What you want counts too."},
				Arjun: []string{"What parents want for you is often what they once needed themselves. You can honor it without obeying it.", "There's a space between duty and what you want. It's narrow at first. You can stand in it and breathe."},
				Ask:   []string{"What do they want, and what would you want if no one was watching?", "Which of their words stays with you the longest?", "Who are you most afraid to disappoint?"},
			},
			Hindi: lines{
				Tara:  []string{"उनका प्यार योजना बनकर आता है, तारीख़ों के साथ। प्यार के लिए आभार हो सकता है, और योजना फिर भी न चाहिए हो।", "फ़ोन पर कही एक बात पूरे हफ़्ते साथ चलती है। यह थका देता है।"},
				Buddy: []string{"इतने लोग तुमसे कुछ न कुछ चाहते हैं। थक जाना ठीक है।", "तुम कब से सबको ख़ुश रखने की कोशिश में हो। तुम क्या चाहते हो, वह भी मायने रखता है।"},
				Arjun: []string{"माता-पिता हमारे लिए जो चाहते हैं, वह अक्सर कभी उनकी अपनी ज़रूरत थी। उसका मान रखा जा सकता है, माने बिना भी।", "फ़र्ज़ और अपनी चाह के बीच एक जगह है। शुरू में तंग लगती है। वहीं खड़े होकर साँस ली जाती है।"},
				Ask:   []string{"वे क्या चाहते हैं, और कोई न देख रहा हो तो मन क्या चाहता है?", "उनकी कौन सी बात सबसे देर तक साथ रहती है?", "किसे निराश करने का डर सबसे ज़्यादा है?"},
			},
			Hinglish: lines{
				Tara:  []string{"Unka pyaar plan bankar aata hai, dates ke saath. Pyaar ke liye shukriya ho sakta hai, aur plan phir bhi na chahiye ho.", "Phone par kahi ek baat poore hafte saath chalti hai. Yeh thaka deta hai."},
				Buddy: []string{"Itne log tumse kuch na kuch chahte hain. Thak jaana theek hai.", "Tum kab se sabko khush rakhne ki koshish mein ho. Tum kya chahte ho, woh bhi maayne rakhta hai."},
				Arjun: []string{"Maata pita hamare liye jo chahte hain, woh aksar kabhi unki apni zaroorat thi. Uska maan rakha jaa sakta hai, maane bina bhi.", "Farz aur apni chaah ke beech ek jagah hai. Shuru mein tang lagti hai. Wahin khade hokar saans li jaati hai."},
				Ask:   []string{"Woh kya chahte hain, aur koi na dekh raha ho to mann kya chahta hai?", "Unki kaun si baat sabse der tak saath rehti hai?", "Kise niraash karne ka darr sabse zyada hai?"},
			},
			Tamil: lines{
				Tara:  []string{"அவங்க அன்பு ஒரு திட்டமாக, தேதியோடு வருகிறது. அன்புக்கு நன்றி சொல்லலாம்; திட்டம் வேண்டாம் என்றும் இருக்கலாம்.", "போனில் கேட்ட ஒரு வார்த்தை ஒரு வாரம் முழுக்கக் கூடவே இருக்கும். அது சோர்வு தரும்."},
				Buddy: []string{"இத்தனை பேர் உன்கிட்ட எதிர்பார்க்கிறாங்க. சோர்ந்து போறது சரிதான்.", "எல்லோரையும் திருப்திப்படுத்த ரொம்ப நாளா முயற்சி செய்யுற. உனக்கு என்ன வேணும் என்பதும் முக்கியம்."},
				Arjun: []string{"பெற்றோர் நமக்காக விரும்புவது, ஒரு காலத்தில் அவர்களுக்கே தேவைப்பட்டதாக இருக்கும். அப்படியே செய்யாமலும் அதை மதிக்கலாம்.", "கடமைக்கும் உங்கள் விருப்பத்துக்கும் நடுவே ஓர் இடம் உண்டு. முதலில் குறுகலாக இருக்கும். அங்கே நின்று மூச்சு விடலாம்."},
				Ask:   []string{"அவர்கள் விரும்புவது என்ன, யாரும் பார்க்காவிட்டால் நீங்கள் விரும்புவது என்ன?", "அவர்கள் சொன்னதில் எது அதிக நேரம் மனதில் நிற்கிறது?", "யாரை ஏமாற்றிவிடுவோமோ என்ற பயம் அதிகம்?"},
			},
		},
	},
	{
		Code: "marriage", Rank: matter, Steps: &familySteps,
		Words: "marriage pressure, get married, getting married, arranged marriage, marriage proposal*, biodata*, rishta*, still single, when will you marry, pressure to marry, pressured to marry, marry soon, matrimon*, settle down, shaadi.com, meet a boy, meet a girl, see a boy, see a girl, " +
			"shaadi, shadi, shaadi kab, ladka dekh*, ladki dekh*, byah, शादी*, ब्याह, रिश्ता, रिश्ते आ, लड़का देख*, लड़की देख*, कुंडली, " +
			"கல்யாண*, திருமண*, மாப்பிள்ளை*, பொண்ணு பார்*, பெண் பார்*, ஜாதக*, வரன், kalyanam, kalyaanam, maapillai, mappillai, ponnu paakka",
		Hear: translations{
			English: lines{
				Tara:  []string{"Everyone asks about your wedding, and hardly anyone asks how you are. That wears you down.", "They count the years out loud. You're the one who'd have to live them."},
				Buddy: []string{"It's hard when everyone has an opinion about your life. It's still your life.", "You don't have to decide because they're in a hurry. Your own pace is okay."},
				Arjun: []string{"Sharing your life with someone isn't an exam with a due date. It's a question, and you can take it slowly.", "Their clock and yours show different times. Both are just clocks."},
				Ask:   []string{"Is it the idea of it that's hard, or the rush?", "What would you tell them if you knew they wouldn't be upset?"},
			},
			Hindi: lines{
				Tara:  []string{"सब शादी के बारे में पूछते हैं, और आप कैसे हैं यह शायद ही कोई पूछता है। यह थका देता है।", "साल वे ज़ोर से गिनते हैं। जीना तो आपको है।"},
				Buddy: []string{"जब हर कोई तुम्हारी ज़िंदगी पर राय दे, तो मुश्किल होता है। ज़िंदगी फिर भी तुम्हारी है।", "उन्हें जल्दी है, इसलिए तुम्हें फ़ैसला नहीं करना है। तुम्हारी अपनी रफ़्तार ठीक है।"},
				Arjun: []string{"किसी के साथ जीवन कोई परीक्षा नहीं जिसकी आख़िरी तारीख़ हो। यह एक सवाल है, धीरे भी पूछा जा सकता है।", "उनकी घड़ी और आपकी घड़ी अलग समय बताती हैं। दोनों बस घड़ियाँ हैं।"},
				Ask:   []string{"मुश्किल शादी की बात है, या उसकी जल्दी?", "अगर यक़ीन हो कि वे नाराज़ नहीं होंगे, तो उनसे क्या कहना होगा?"},
			},
			Hinglish: lines{
				Tara:  []string{"Sab shaadi ke baare mein poochte hain, aur aap kaise hain yeh shayad hi koi poochta hai. Yeh thaka deta hai.", "Saal woh zor se ginte hain. Jeena to aapko hai."},
				Buddy: []string{"Jab har koi tumhari zindagi par raay de, to mushkil hota hai. Zindagi phir bhi tumhari hai.", "Unhein jaldi hai, isliye tumhein faisla nahi karna hai. Tumhari apni raftaar theek hai."},
				Arjun: []string{"Kisi ke saath jeevan koi exam nahi jiski last date ho. Yeh ek sawaal hai, dheere bhi poocha jaa sakta hai.", "Unki ghadi aur aapki ghadi alag time batati hain. Dono bas ghadiyan hain."},
				Ask:   []string{"Mushkil shaadi ki baat hai, ya uski jaldi?", "Agar yakeen ho ki woh naraaz nahi honge, to unse kya kehna hoga?"},
			},
			Tamil: lines{
				Tara:  []string{"எல்லோரும் கல்யாணத்தைப் பற்றிக் கேட்கிறார்கள்; நீங்கள் எப்படி இருக்கிறீர்கள் என்று யாரும் கேட்பதில்லை. அது சோர்வு தரும்.", "வருஷத்தை அவங்க சத்தமாக எண்ணுவாங்க. அதில் வாழப்போவது நீங்கள்தான்."},
				Buddy: []string{"எல்லோரும் உன் வாழ்க்கையைப் பற்றிப் பேசும்போது கஷ்டம்தான். ஆனாலும் வாழ்க்கை உன்னுடையது.", "அவங்க அவசரப்படுறாங்க என்பதற்காக நீ முடிவு செய்ய வேண்டாம். உன் வேகம் சரிதான்."},
				Arjun: []string{"இன்னொருவரோடு வாழ்வது கடைசித் தேதி உள்ள தேர்வு அல்ல. அது ஒரு கேள்வி; மெதுவாகவும் கேட்கலாம்.", "அவர்கள் கடிகாரமும் உங்கள் கடிகாரமும் வேறு நேரம் காட்டுகின்றன. இரண்டும் கடிகாரங்கள்தான்."},
				Ask:   []string{"கஷ்டம் கல்யாணப் பேச்சா, அதன் அவசரமா?", "அவர்கள் வருத்தப்பட மாட்டார்கள் என்று உறுதியாக இருந்தால், என்ன சொல்வீர்கள்?"},
			},
		},
	},
	{
		Code: "in-laws", Rank: matter, Steps: &familySteps,
		Words: "in laws, inlaws, in law, mother in law, father in law, sister in law, mil is, my mil, my fil, saas, sasural*, sasur, nanad, devrani, jethani, सास, ससुराल*, ससुर, ननद, जेठानी, देवरानी, மாமியார*, மாமனார*, நாத்தனார*, புகுந்த வீட*, maamiyar, mamiyar, maamanar",
		Hear: translations{
			English: lines{
				Tara:  []string{"You married one person, and now the whole family has a say in your day. That's a lot to live with.", "It's painful to feel like a guest, or the help, in your own kitchen."},
				Buddy: []string{"It's hard not to feel at ease in your own home.", "You want some say in your own house. That's a fair thing to want."},
				Arjun: []string{"Two homes meet in one kitchen, each sure about the salt. The one in between gets tired first.", "Respect and distance can live under one roof. You can draw the line kindly, and it's still a line."},
				Ask:   []string{"What did they say last time?", "Does your partner know what it's like for you?"},
			},
			Hindi: lines{
				Tara:  []string{"शादी एक इंसान से हुई, और अब पूरा परिवार आपके दिन पर राय देता है। इसके साथ रहना आसान नहीं।", "अपनी ही रसोई में मेहमान या नौकर जैसा लगे, तो दुख होता है।"},
				Buddy: []string{"अपने ही घर में चैन न मिले, तो बहुत मुश्किल होता है।", "तुम चाहते हो कि अपने घर में तुम्हारी भी चले। यह चाहना जायज़ है।"},
				Arjun: []string{"एक रसोई में दो घर मिलते हैं, दोनों को अपने नमक का यक़ीन। बीच वाला सबसे पहले थकता है।", "आदर और दूरी एक छत के नीचे रह सकते हैं। रेखा प्यार से खिंचे, तब भी रेखा है।"},
				Ask:   []string{"पिछली बार क्या कहा गया था?", "क्या जीवनसाथी को पता है कि आप पर क्या बीत रही है?"},
			},
			Hinglish: lines{
				Tara:  []string{"Shaadi ek insaan se hui, aur ab poora parivaar aapke din par raay deta hai. Iske saath rehna aasaan nahi.", "Apni hi rasoi mein mehmaan ya naukar jaisa lage, to dukh hota hai."},
				Buddy: []string{"Apne hi ghar mein chain na mile, to bahut mushkil hota hai.", "Tum chahte ho ki apne ghar mein tumhari bhi chale. Yeh chahna jaayaz hai."},
				Arjun: []string{"Ek rasoi mein do ghar milte hain, dono ko apne namak ka yakeen. Beech wala sabse pehle thakta hai.", "Aadar aur doori ek chhat ke neeche reh sakte hain. Rekha pyaar se khinche, tab bhi rekha hai."},
				Ask:   []string{"Pichhli baar kya kaha gaya tha?", "Kya partner ko pata hai ki aap par kya beet rahi hai?"},
			},
			Tamil: lines{
				Tara:  []string{"கல்யாணம் ஒருவரோடு; இப்போது முழுக் குடும்பமும் உங்கள் நாளில் கருத்துச் சொல்கிறது. அதோடு வாழ்வது எளிதில்லை.", "சொந்தச் சமையலறையில் விருந்தாளி மாதிரியோ வேலையாள் மாதிரியோ உணர்ந்தால் மனசு வலிக்கும்."},
				Buddy: []string{"சொந்த வீட்டிலேயே நிம்மதி இல்லை என்றால் ரொம்பக் கஷ்டம்.", "உன் வீட்டில் உன் பேச்சுக்கும் மதிப்பு வேணும் என்று நினைக்கிற. அது நியாயம்தான்."},
				Arjun: []string{"ஒரே சமையலறையில் இரண்டு வீடுகள்; இரண்டுக்கும் தங்கள் உப்பில் நம்பிக்கை. நடுவில் இருப்பவர்தான் முதலில் களைப்பார்.", "மரியாதையும் இடைவெளியும் ஒரே கூரையின் கீழ் இருக்கலாம். அன்பாகப் போட்ட கோடும் கோடுதான்."},
				Ask:   []string{"கடைசி முறை என்ன பேச்சு வந்தது?", "உங்களுக்கு எப்படி இருக்கிறது என்று துணைவருக்குத் தெரியுமா?"},
			},
		},
	},
	{
		Code: "baby", Rank: matter, Steps: &familySteps,
		Words: "new baby, newborn, new born, my baby, the baby, infant, pregnan*, new mom, new mother, new parent*, new dad, just delivered, gave birth, breastfeed*, breast feed*, postpartum, baby cries, baby wont sleep, bachcha hua, baby hua, naya baby, garbhvati, pet se hoon|hun|hu, नवजात, बच्चा हुआ, बेबी, माँ बनी, माँ बनने, गर्भवती, प्रेग्न*, நான் கர்ப்ப*, கர்ப்ப*, குழந்தை பிறந்த*, பிறந்த குழந்தை, கைக்குழந்தை*, பிரசவ*, பாப்பா, kuzhandhai piranthu, kozhandha",
		Hear: translations{
			English: lines{
				Tara:  []string{"Back home there'd be four women and a pressure cooker of panjiri. Here there's a car seat, a discharge sheet, and the two of you.", "Everyone sees the baby on video. Who sees you?"},
				Buddy: []string{"A new baby and very little sleep. That's really hard.", "You take care of the baby all day and night. You need care too."},
				Arjun: []string{"It's supposed to take a village, and you're doing the work of one. Of course you're tired.", "In these months, enough is a win. Warm, fed, held: the rest can wait."},
				Ask:   []string{"When did you last sleep three hours in a row?", "Who could hold the baby for one hour this week?"},
			},
			Hindi: lines{
				Tara:  []string{"घर पर होते तो चार औरतें होतीं और पंजीरी का डिब्बा। यहाँ कार सीट है, अस्पताल का काग़ज़ है, और आप दोनों।", "वीडियो पर सब बच्चे को देखते हैं। आपको कौन देखता है?"},
				Buddy: []string{"छोटा बच्चा और बहुत कम नींद। यह सच में मुश्किल है।", "तुम दिन-रात बच्चे का ख़याल रखते हो। ख़याल तुम्हें भी चाहिए।"},
				Arjun: []string{"बच्चे को पूरा गाँव पालता है, और यहाँ गाँव का काम आप पर है। थकान का नाम थकान ही है।", "इन महीनों में \"काफ़ी\" ही पूरी उपलब्धि है। गरम, पेट भरा, गोद में: बाक़ी रुक सकता है।"},
				Ask:   []string{"लगातार तीन घंटे की नींद आख़िरी बार कब मिली?", "इस हफ़्ते एक घंटे बच्चे को कौन थाम सकता है?"},
			},
			Hinglish: lines{
				Tara:  []string{"Ghar par hote to chaar auratein hotin aur panjiri ka dabba. Yahan car seat hai, hospital ka kaagaz hai, aur aap dono.", "Video par sab bachche ko dekhte hain. Aapko kaun dekhta hai?"},
				Buddy: []string{"Chhota bachcha aur bahut kam neend. Yeh sach mein mushkil hai.", "Tum din raat bachche ka khayal rakhte ho. Khayal tumhein bhi chahiye."},
				Arjun: []string{"Bachche ko poora gaon paalta hai, aur yahan gaon ka kaam aap par hai. Thakaan ka naam thakaan hi hai.", "In mahinon mein \"kaafi\" hi poori uplabdhi hai. Garam, pet bhara, god mein: baaki ruk sakta hai."},
				Ask:   []string{"Lagataar teen ghante ki neend aakhri baar kab mili?", "Is hafte ek ghante bachche ko kaun thaam sakta hai?"},
			},
			Tamil: lines{
				Tara:  []string{"ஊரில் இருந்தால் நான்கு பெண்கள், பத்தியச் சாப்பாடு எல்லாம் இருக்கும். இங்கே கார் சீட், மருத்துவமனைக் காகிதம், நீங்கள் இருவர்.", "வீடியோவில் எல்லோரும் குழந்தையைப் பார்க்கிறார்கள். உங்களை யார் பார்க்கிறார்கள்?"},
				Buddy: []string{"சின்னக் குழந்தை, ரொம்பக் குறைவான தூக்கம். இது நிஜமாவே கஷ்டம்.", "ராத்திரி பகலா குழந்தையைப் பார்த்துக்கிற. உன்னையும் யாராவது பார்த்துக்கணும்."},
				Arjun: []string{"குழந்தையை ஒரு ஊரே சேர்ந்து வளர்க்கும். அந்த ஊரின் வேலையை நீங்களே செய்கிறீர்கள். களைப்பு வருவது இயல்பே.", "இந்த மாதங்களில் 'போதும்' என்பதே முழுச் சாதனை. சூடு, பால், மடி: மற்றவை காத்திருக்கும்."},
				Ask:   []string{"தொடர்ந்து மூன்று மணி நேரம் கடைசியாக எப்போது தூங்கினீர்கள்?", "இந்த வாரம் ஒரு மணி நேரம் குழந்தையை யார் வைத்துக்கொள்ள முடியும்?"},
			},
		},
	},
	{
		Code: "money-home", Rank: matter, Steps: &familySteps,
		Words: "send money, sending money, money home, money back home, remittance*, remit, support my family financially, family asks for money, relatives ask for money, loan for my, education loan, student loan, debt, emi, financial pressure, i am broke, im broke, am broke, are broke, were so broke, completely broke, money problem*, money worries, rent is, cant afford, " +
			"paise bhej*, paisa bhej*, ghar paise, karz, karza, udhaar, paise ki, पैसे भेज*, पैसा भेज*, पैसों की, पैसे की, क़र्ज़*, उधार, लोन, பணம் அனுப்ப*, பணம் அனுப்பு*, கடன*, பண கஷ்ட*, பணக் கஷ்ட*, பண பிரச்ச*, பணப் பிரச்ச*, panam anuppa, kadan",
		Hear: translations{
			English: lines{
				Tara:  []string{"They see your salary in rupees. They don't see the rent, the insurance, and the lunch you pack every day.", "Sending money is a way of being there. It still comes out of your budget."},
				Buddy: []string{"You want to help, and it costs you a lot. Both are true.", "Money worries are heavy, and they're worse at night. I'm listening."},
				Arjun: []string{"Giving is good, but no one can give without end. Take care of what you need first.", "Money between parents and children is rarely just money. It's also love, fear, and pride."},
				Ask:   []string{"Is it the amount that's hard, or not being able to say no?", "Does anyone at home know what your month here looks like?"},
			},
			Hindi: lines{
				Tara:  []string{"उन्हें तनख़्वाह रुपयों में दिखती है। किराया, इंश्योरेंस और स्टील के डिब्बे वाला लंच नहीं दिखता।", "पैसे भेजना भी साथ होने का एक तरीक़ा है। फिर भी निकलते तो किसी के महीने से ही हैं।"},
				Buddy: []string{"तुम मदद करना चाहते हो, और उसका बोझ भी तुम पर है। दोनों सच हैं।", "पैसों की चिंता भारी होती है, और रात में और बढ़ जाती है। मैं सुन रहा हूँ।"},
				Arjun: []string{"देना अच्छा है, पर बिना रुके देने से कुआँ सूख जाता है। कुएँ को पहले अपना पानी चाहिए।", "माँ-बाप और बच्चों के बीच पैसा कम ही सिर्फ़ पैसा होता है। एक ही लिफ़ाफ़े में प्यार, डर और मान भी होते हैं।"},
				Ask:   []string{"भारी रक़म लगती है, या मना न कर पाना?", "घर पर किसी को पता है कि यहाँ का महीना कैसे चलता है?"},
			},
			Hinglish: lines{
				Tara:  []string{"Unhe salary rupees mein dikhti hai. Rent, insurance aur steel ke dabbe wala lunch nahi dikhta.", "Paise bhejna bhi saath hone ka ek tareeka hai. Phir bhi nikalte to kisi ke mahine se hi hain."},
				Buddy: []string{"Tum madad karna chahte ho, aur uska bojh bhi tum par hai. Dono sach hain.", "Paison ki chinta bhaari hoti hai, aur raat mein aur badh jaati hai. Main sun raha hoon."},
				Arjun: []string{"Dena achha hai, par bina ruke dene se kuan sookh jaata hai. Kuein ko pehle apna paani chahiye.", "Maa baap aur bachchon ke beech paisa kam hi sirf paisa hota hai. Ek hi lifafe mein pyaar, darr aur maan bhi hote hain."},
				Ask:   []string{"Bhaari amount lagta hai, ya mana na kar paana?", "Ghar par kisi ko pata hai ki yahan ka mahina kaise chalta hai?"},
			},
			Tamil: lines{
				Tara:  []string{"அவங்களுக்குச் சம்பளம் ரூபாயில் தெரியும். வாடகை, காப்பீடு, எவர்சில்வர் டப்பா மதியச் சாப்பாடு தெரியாது.", "பணம் அனுப்புவதும் கூட இருப்பதுதான். ஆனாலும் அது ஒருவருடைய மாதத்திலிருந்துதான் போகிறது."},
				Buddy: []string{"நீ உதவ நினைக்கிற; அதன் சுமையும் உன் மேலதான். இரண்டும் உண்மை.", "பணக் கவலை பாரமானது; ராத்திரி இன்னும் கூடும். நான் கேட்கிறேன்."},
				Arjun: []string{"கொடுப்பது நல்லது; நிற்காமல் கொடுத்தால் கிணறு வற்றும். கிணற்றுக்கு முதலில் தன் தண்ணீர் வேண்டும்.", "பெற்றோருக்கும் பிள்ளைக்கும் நடுவே பணம் வெறும் பணமாக இருப்பது அரிது. ஒரே உறையில் அன்பு, பயம், கௌரவம் எல்லாம் இருக்கும்."},
				Ask:   []string{"பாரம் தொகையா, இல்லை என்று சொல்ல முடியாததா?", "இங்கே உங்கள் மாதம் எப்படி ஓடுகிறது என்று வீட்டில் யாருக்காவது தெரியுமா?"},
			},
		},
	},
	{
		Code: "sibling", Rank: matter, Steps: &familySteps,
		Words: "my brother, my sister, sibling*, favourite child, favorite child, golden child, jealous of my, bhai ko, behen ko, bhai se, behen se, mera bhai, meri behen, भाई, बहन, बहन से, भाई से, अच्छा बेटा, அண்ணன*, தம்பி*, அக்கா*, தங்கை*, தங்கச்சி*, கூடப்பிறந்த*, anna, akka, thambi, thangachi",
		Hear: translations{
			English: lines{
				Tara:  []string{"Every family has one kid who's the example and one who gets compared. Funny how you can be grown and still be ten years old in that room.", "You can love them and still be sad about what they got and you didn't."},
				Buddy: []string{"It's painful to be compared with someone you grew up with.", "Family can make you feel small. You matter just as much."},
				Arjun: []string{"Siblings grow up in one house and remember two different ones. Both memories are true.", "What they got wasn't always taken from you. It can still feel that way, and that feeling has its reasons."},
				Ask:   []string{"What did they get that you wish you'd had?", "When did the two of you last laugh about something?"},
			},
			Hindi: lines{
				Tara:  []string{"हर घर में एक मिसाल होता है और दूसरे को तुलना मिलती है। उम्र कितनी भी हो, उस कमरे में सब दस साल के हो जाते हैं।", "उनसे प्यार हो सकता है, और फिर भी यह दुख कि जो उन्हें मिला, आपको नहीं मिला।"},
				Buddy: []string{"जिसके साथ बड़े हुए, उसी से तुलना हो तो चुभता है।", "परिवार में कभी-कभी छोटा महसूस होता है। तुम उतने ही ज़रूरी हो।"},
				Arjun: []string{"भाई-बहन एक ही प्याले से पीते हैं और अलग पानी याद रखते हैं। दोनों यादें सच हैं।", "दूसरे को जो मिला, वह हमेशा आपसे लिया हुआ नहीं था। फिर भी लगता वैसा ही है, और उसकी अपनी वजहें हैं।"},
				Ask:   []string{"उन्हें ऐसा क्या मिला, जो आपको भी चाहिए था?", "आख़िरी बार दोनों किस बात पर साथ हँसे थे?"},
			},
			Hinglish: lines{
				Tara:  []string{"Har ghar mein ek misaal hota hai aur doosre ko comparison milta hai. Umar kitni bhi ho, us kamre mein sab das saal ke ho jaate hain.", "Unse pyaar ho sakta hai, aur phir bhi yeh dukh ki jo unhein mila, aapko nahi mila."},
				Buddy: []string{"Jiske saath bade hue, usi se tulna ho to chubhta hai.", "Parivaar mein kabhi kabhi chhota mehsoos hota hai. Tum utne hi zaroori ho."},
				Arjun: []string{"Bhai behen ek hi pyaale se peete hain aur alag paani yaad rakhte hain. Dono yaadein sach hain.", "Doosre ko jo mila, woh hamesha aapse liya hua nahi tha. Phir bhi lagta waisa hi hai, aur uski apni wajahein hain."},
				Ask:   []string{"Unhe aisa kya mila, jo aapko bhi chahiye tha?", "Aakhri baar dono kis baat par saath hanse the?"},
			},
			Tamil: lines{
				Tara:  []string{"எல்லா வீட்டிலும் ஒருவர் உதாரணம், இன்னொருவருக்கு ஒப்பீடு. வயது எவ்வளவானாலும் அந்த அறையில் எல்லோருக்கும் பத்து வயதுதான்.", "அவர்கள் மேல் அன்பும் இருக்கலாம்; அவர்களுக்குக் கிடைத்தது உங்களுக்குக் கிடைக்கவில்லை என்ற வருத்தமும் இருக்கலாம்."},
				Buddy: []string{"கூடவே வளர்ந்தவரோடு ஒப்பிட்டால் வலிக்கும்.", "குடும்பத்தில் சில நேரம் குறைவா உணர வைப்பாங்க. நீயும் அதே அளவு முக்கியம்."},
				Arjun: []string{"உடன்பிறந்தவர்கள் ஒரே கோப்பையில் குடித்து, வேறு வேறு தண்ணீரை நினைவில் வைப்பார்கள். இரண்டு நினைவும் உண்மை.", "அவருக்குக் கிடைத்தது எல்லாம் உங்களிடமிருந்து எடுத்தது அல்ல. ஆனாலும் அப்படித் தோன்றும்; அதற்கும் காரணங்கள் உண்டு."},
				Ask:   []string{"உங்களுக்கும் வேண்டியிருந்த எது அவருக்குக் கிடைத்தது?", "இருவரும் கடைசியாக எதற்குச் சேர்ந்து சிரித்தீர்கள்?"},
			},
		},
	},
	{
		Code: "parents-ageing", Rank: matter, Steps: &familySteps,
		Words: "parents ~ old, parents ~ older, parents ~ aging, parents ~ ageing, aging parents, ageing parents, elderly parents, father is sick, mother is sick, mom is sick, dad is sick, father is ill, mother is ill, mother is unwell, father is unwell, parents health, dads health, moms health, in hospital, papa bimar, mummy bimar, maa bimar, maa baap budhe, maa papa ki tabiyat, tabiyat, " +
			"बूढ़े, बुढ़ाप*, माँ बीमार, पापा बीमार, मम्मी बीमार, पापा की तबीयत, माँ की तबीयत, तबीयत, अस्पताल, வயதா*, வயசா*, அம்மாவுக்கு உடம்பு, அப்பாவுக்கு உடம்பு, உடம்பு சரியில்ல*, மருத்துவமனை*, ஆஸ்பத்திரி*, appavukku udambu, ammavukku udambu, vayasaagudhu",
		Hear: translations{
			English: lines{
				Tara:  []string{"They say they're fine, and from this far away you can't see for yourself. So the worry stays with you.", "You notice it on the video call: the gray hair, the slow walk to the phone. No one mentions it, least of all them."},
				Buddy: []string{"It's hard to be far away when your parents need you.", "You worry about them because you love them. That's a heavy thing to carry every day."},
				Arjun: []string{"Watching your parents grow old from far away is quiet work, with no day off.", "You can't be in both places. Being far away doesn't mean you care less."},
				Ask:   []string{"What worries you most about them right now?", "Is there someone near them you can call?"},
			},
			Hindi: lines{
				Tara:  []string{"वे कहते हैं कि सब ठीक है, और इतनी दूर से आप ख़ुद देख नहीं सकते। इसलिए चिंता बनी रहती है।", "वीडियो कॉल पर दिख जाता है: सफ़ेद बाल, धीमी सीढ़ियाँ। कोई कहता नहीं, वे तो बिल्कुल नहीं।"},
				Buddy: []string{"जब माता-पिता को ज़रूरत हो और तुम दूर हो, तो बहुत मुश्किल होता है।", "उनसे प्यार है, इसीलिए चिंता है। हर दिन यह उठाना भारी है।"},
				Arjun: []string{"दूर से माँ-बाप को बूढ़ा होते देखना एक चुपचाप काम है, जिसमें छुट्टी नहीं होती।", "आप दोनों जगह नहीं हो सकते। दूर होने का मतलब यह नहीं कि परवाह कम है।"},
				Ask:   []string{"इस समय उनकी किस बात की चिंता सबसे ज़्यादा है?", "उनके पास कोई है जिसे फ़ोन किया जा सके?"},
			},
			Hinglish: lines{
				Tara:  []string{"Woh kehte hain ki sab theek hai, aur itni door se aap khud dekh nahi sakte. Isliye chinta bani rehti hai.", "Video call par dikh jaata hai: safed baal, dheemi seedhiyan. Koi kehta nahi, woh to bilkul nahi."},
				Buddy: []string{"Jab maa baap ko zaroorat ho aur tum door ho, to bahut mushkil hota hai.", "Unse pyaar hai, isiliye chinta hai. Har din yeh uthana bhaari hai."},
				Arjun: []string{"Door se maa baap ko boodha hote dekhna ek chupchaap kaam hai, jismein chhutti nahi hoti.", "Aap dono jagah nahi ho sakte. Door hone ka matlab yeh nahi ki parvaah kam hai."},
				Ask:   []string{"Is waqt unki kis baat ki chinta sabse zyada hai?", "Unke paas koi hai jise phone kiya jaa sake?"},
			},
			Tamil: lines{
				Tara:  []string{"நல்லா இருக்கோம் என்று சொல்கிறார்கள்; இவ்வளவு தூரத்திலிருந்து நேரில் பார்க்க முடியாது. அதனால் கவலை கூடவே இருக்கிறது.", "வீடியோ அழைப்பில் தெரியும்: நரை, மெதுவான படி. யாரும் சொல்வதில்லை, அவங்க சொல்லவே மாட்டாங்க."},
				Buddy: []string{"அப்பா அம்மாவுக்குத் தேவைப்படும்போது தூரமா இருக்கிறது கஷ்டம்.", "அவங்க மேல அன்பு இருக்கு, அதனாலதான் கவலை. தினமும் இதைச் சுமக்கிறது பாரம்."},
				Arjun: []string{"பெற்றோர் முதுமை அடைவதைத் தூரத்திலிருந்து பார்ப்பது விடுமுறை இல்லாத, சத்தமில்லாத வேலை.", "நீங்கள் இரண்டு இடத்திலும் இருக்க முடியாது. தூரத்தில் இருப்பதால் அக்கறை குறைவு என்று ஆகாது."},
				Ask:   []string{"இப்போது அவர்களைப் பற்றி எது அதிகம் கவலை தருகிறது?", "அவர்களுக்குப் பக்கத்தில் நீங்கள் அழைக்கக்கூடிய ஒருவர் இருக்கிறாரா?"},
			},
		},
	},
	{
		Code: "comparison", Rank: matter, Steps: &familySteps,
		Words: "compar*, everyone else is, everyone is ahead, falling behind, left behind, sharma ji, sharmaji, linkedin, instagram, not good enough, not enough, failure, i am a failure, im a failure, others are doing, my cousin got, everyone my age, tulna, sab aage, peeche reh, sharma ji ka beta, तुलना, सब आगे, पीछे रह, शर्मा जी, नाकाम*, असफल, ஒப்பிட*, ஒப்பீ*, எல்லாரும் முன்னேற*, பின்தங்கி*, தோல்வி*, oppidu, compare panna",
		Hear: translations{
			English: lines{
				Tara:  []string{"Someone's news is always held up next to yours. It can make your own work feel small, and it isn't small.", "You're comparing your Tuesday night with their wedding photo. That was never a fair match."},
				Buddy: []string{"Feeling behind everyone else is hard.", "You see their best day. You know all of your own hard ones."},
				Arjun: []string{"Every seed has its own season. The mango doesn't hurry because the jasmine bloomed.", "Comparing is like staring at someone else's window from a dark room. Turn on your own light first, then look."},
				Ask:   []string{"Whose life were you looking at, right before this feeling came?", "What went right this year that no one would post?"},
			},
			Hindi: lines{
				Tara:  []string{"किसी न किसी की ख़बर हमेशा आपके सामने रख दी जाती है। तब अपना किया हुआ कम लगता है, पर वह कम नहीं है।", "अपनी मंगलवार की रात को उनकी शादी की फ़ोटो से तौलें, तो मुक़ाबला बराबर का कहाँ हुआ।"},
				Buddy: []string{"सबसे पीछे रह जाने का एहसास चुभता है।", "तुम उनका सबसे अच्छा दिन देखते हो। अपने सारे मुश्किल दिन तुम्हें पता हैं।"},
				Arjun: []string{"हर बीज का अपना महीना है। चमेली खिल गई, इससे आम जल्दी नहीं करता।", "तुलना यानी अँधेरे कमरे से दूसरे की खिड़की देखना। पहले अपना दीया जलाइए, फिर देखिए।"},
				Ask:   []string{"यह एहसास आने से पहले किसकी ज़िंदगी देखी थी?", "इस साल ऐसा क्या ठीक हुआ, जो कोई पोस्ट नहीं करता?"},
			},
			Hinglish: lines{
				Tara:  []string{"Kisi na kisi ki khabar hamesha aapke saamne rakh di jaati hai. Tab apna kiya hua kam lagta hai, par woh kam nahi hai.", "Apni Tuesday ki raat ko unki shaadi ki photo se tolen, to muqabla barabar ka kahan hua."},
				Buddy: []string{"Sabse peeche reh jaane ka ehsaas chubhta hai.", "Tum unka sabse achha din dekhte ho. Apne saare mushkil din tumhein pata hain."},
				Arjun: []string{"Har beej ka apna mahina hai. Chameli khil gayi, isse aam jaldi nahi karta.", "Tulna yaani andhere kamre se doosre ki khidki dekhna. Pehle apna diya jalaiye, phir dekhiye."},
				Ask:   []string{"Yeh ehsaas aane se pehle kiski zindagi dekhi thi?", "Is saal aisa kya theek hua, jo koi post nahi karta?"},
			},
			Tamil: lines{
				Tara:  []string{"யாரோ ஒருவரின் செய்தியை எப்போதும் உங்களோடு ஒப்பிடுகிறார்கள். நீங்கள் செய்தது சின்னதாகத் தோன்றும்; ஆனால் அது சின்னதில்லை.", "உங்கள் செவ்வாய் இரவை அவங்க கல்யாணப் படத்தோடு ஒப்பிட்டால், அது சமமான போட்டியே இல்லை."},
				Buddy: []string{"எல்லோரையும் விடப் பின்தங்கின மாதிரி இருந்தால் வலிக்கும்.", "அவங்க நல்ல நாளைத்தான் நீ பார்க்கிற. உன் கஷ்டமான நாள் எல்லாம் உனக்குத் தெரியும்."},
				Arjun: []string{"ஒவ்வொரு விதைக்கும் அதன் மாதம் உண்டு. மல்லிகை பூத்தது என்று மாமரம் அவசரப்படுவதில்லை.", "ஒப்பீடு என்பது இருட்டறையிலிருந்து அடுத்தவர் ஜன்னலைப் பார்ப்பது. முதலில் உங்கள் விளக்கை ஏற்றுங்கள், பிறகு பாருங்கள்."},
				Ask:   []string{"இந்த எண்ணம் வரும் முன் யாருடைய வாழ்க்கையைப் பார்த்தீர்கள்?", "யாரும் பதிவிடாத எது இந்த வருடம் நன்றாக நடந்தது?"},
			},
		},
	},
	{
		Code: "children", Rank: matter, Steps: &familySteps,
		Words: "my kids, my kid, my son, my daughter, my children, my child, kids dont speak, kids speak, mother tongue, speak hindi to, speak tamil to, raising kids, raising children, teenager, my teen, parenting, kids and screen, bachche, bachchon, bachcho, mera beta, meri beti, bachcha, बच्चे, बच्चों, बेटा, बेटी, मेरा बेटा, मेरी बेटी, मातृभाषा, குழந்தைகள*, பிள்ளைகள*, பசங்க*, என் மகன*, என் மகள*, என் பையன*, என் பொண்ணு*, தாய்மொழி*, pasanga, en paiyan, en ponnu, pillaigal",
		Hear: translations{
			English: lines{
				Tara:  []string{"You talk to them in one language and they answer in another. It can feel like losing something you wanted to give them.", "They're from here in a way you'll never quite be. That can sting at school pickup."},
				Buddy: []string{"You want to do right by them. That shows how much you care.", "Raising kids here, far from family, is hard. You're allowed to find it hard."},
				Arjun: []string{"Kids learn a language from the person who feeds them. Five minutes of story at night beats an hour of lessons.", "Kids borrow your calm before they learn their own."},
				Ask:   []string{"What do you most want them to keep?", "What happened with them this week?"},
			},
			Hindi: lines{
				Tara:  []string{"आप एक भाषा में बोलते हैं, वे दूसरी में जवाब देते हैं। लगता है जो देना चाहते थे, वह छूट रहा है।", "वे यहाँ के वैसे हैं जैसे माँ-बाप कभी नहीं हो पाएँगे। स्कूल के गेट पर यह चुभ सकता है।"},
				Buddy: []string{"तुम बच्चों के लिए अच्छा करना चाहते हो। इससे पता चलता है कितनी परवाह है।", "परिवार से दूर यहाँ बच्चे पालना मुश्किल है। मुश्किल लगना ठीक है।"},
				Arjun: []string{"बच्चा भाषा उसी हाथ से लेता है जो उसे खिलाता है। रात की पाँच मिनट की कहानी घंटे भर के पाठ से भारी है।", "अपनी शांति सीखने से पहले बच्चे हमारी उधार लेते हैं।"},
				Ask:   []string{"सबसे ज़्यादा क्या चाह है कि वे सँभालकर रखें?", "इस हफ़्ते उनके साथ क्या हुआ?"},
			},
			Hinglish: lines{
				Tara:  []string{"Aap ek bhasha mein bolte hain, woh doosri mein jawab dete hain. Lagta hai jo dena chahte the, woh chhoot raha hai.", "Woh yahan ke waise hain jaise maa baap kabhi nahi ho paayenge. School ke gate par yeh chubh sakta hai."},
				Buddy: []string{"Tum bachchon ke liye achha karna chahte ho. Isse pata chalta hai kitni parvaah hai.", "Parivaar se door yahan bachche paalna mushkil hai. Mushkil lagna theek hai."},
				Arjun: []string{"Bachcha bhasha usi haath se leta hai jo use khilata hai. Raat ki paanch minute ki kahani ghante bhar ke paath se bhaari hai.", "Apni shanti seekhne se pehle bachche hamari udhaar lete hain."},
				Ask:   []string{"Sabse zyada kya chaah hai ki woh sambhalkar rakhein?", "Is hafte unke saath kya hua?"},
			},
			Tamil: lines{
				Tara:  []string{"நீங்கள் ஒரு மொழியில் பேச, அவர்கள் வேறு மொழியில் பதில் சொல்கிறார்கள். கொடுக்க நினைத்தது கை நழுவுவது போல இருக்கும்.", "பெற்றோர் ஒருபோதும் ஆக முடியாத அளவுக்கு அவங்க இந்த ஊர்க்காரங்க. பள்ளி வாசலில் அது உறுத்தலாம்."},
				Buddy: []string{"பிள்ளைகளுக்கு நல்லது செய்ய நினைக்கிற. உன் அக்கறை தெரியுது.", "குடும்பத்தை விட்டுத் தூரத்தில் பிள்ளை வளர்க்கிறது கஷ்டம். கஷ்டம் என்று சொல்றது தப்பில்லை."},
				Arjun: []string{"ஊட்டும் கையிலிருந்துதான் குழந்தை மொழியை எடுத்துக்கொள்கிறது. இரவில் ஐந்து நிமிடக் கதை ஒரு மணி நேரப் பாடத்தைவிடக் கனமானது.", "தங்கள் அமைதியைக் கற்கும் முன் பிள்ளைகள் நம் அமைதியைக் கடன் வாங்குகிறார்கள்."},
				Ask:   []string{"அவர்கள் எதைக் காப்பாற்றிக்கொள்ள வேண்டும் என்று விரும்புகிறீர்கள்?", "இந்த வாரம் அவர்களோடு என்ன நடந்தது?"},
			},
		},
	},
}
