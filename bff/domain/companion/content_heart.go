package companion

// Themes about love, loss and guilt.

var heartSteps = translations{
	English: lines{
		Tara:  []string{"Do one thing today just because you like it: the long shower, the good chai, the old song. No reason needed.", "Pick one person who can hear this without fixing it. Tell them up front: just listen.", "Leave your phone in another room tonight, if you can. What you want to write can wait until morning."},
		Buddy: []string{"Put a hand on your chest. Take three slow breaths.", "Drink some water. Sit somewhere quiet for five minutes.", "Text one person you trust. Ask if they have ten minutes to listen."},
		Arjun: []string{"Sit with the feeling for three minutes. Then eat something warm.", "Write one page by hand, and don't read it today.", "Walk around the block once, slowly, and notice where you feel it in your body."},
	},
	Hindi: lines{
		Tara:  []string{"आज एक काम सिर्फ़ इसलिए करो कि पसंद है: देर तक नहाना, अच्छी चाय, कोई पुराना गाना। वजह ज़रूरी नहीं।", "ऐसा एक इंसान चुनो जो ठीक करने न बैठे, बस सुने। पहले ही कह दो: सिर्फ़ सुनना।", "हो सके तो आज रात फ़ोन दूसरे कमरे में रखिए। जो लिखना है, वह सुबह तक रुक सकता है।"},
		Buddy: []string{"सीने पर हाथ रखो। तीन धीमी साँसें लो।", "थोड़ा पानी पियो। पाँच मिनट किसी शांत जगह बैठो।", "किसी एक अपने को मैसेज करो। पूछो कि क्या वे दस मिनट सुन सकते हैं।"},
		Arjun: []string{"इस भावना के साथ तीन मिनट बैठिए। फिर कुछ गरम खा लीजिए।", "हाथ से एक पन्ना लिखिए, और आज उसे पढ़िए मत।", "मोहल्ले का एक धीमा चक्कर लगाइए, और देखिए कि यह शरीर में कहाँ बैठा है।"},
	},
	Hinglish: lines{
		Tara:  []string{"Aaj ek kaam sirf isliye karo ki pasand hai: der tak nahana, achhi chai, koi purana gaana. Wajah zaroori nahi.", "Aisa ek insaan chuno jo theek karne na baithe, bas sune. Pehle hi keh do: sirf sunna.", "Ho sake to aaj raat phone doosre kamre mein rakhiye. Jo likhna hai, woh subah tak ruk sakta hai."},
		Buddy: []string{"Seene par haath rakho. Teen dheemi saansein lo.", "Thoda paani piyo. Paanch minute kisi shaant jagah baitho.", "Kisi ek apne ko message karo. Poocho ki kya woh das minute sun sakte hain."},
		Arjun: []string{"Is feeling ke saath teen minute baithiye. Phir kuch garam kha lijiye.", "Haath se ek panna likhiye, aur aaj use padhiye mat.", "Mohalle ka ek dheema chakkar lagaiye, aur dekhiye ki yeh shareer mein kahan baitha hai."},
	},
	Tamil: lines{
		Tara:  []string{"பிடிக்கும் என்பதற்காக மட்டும் இன்று ஒன்று செய்யுங்க: நீண்ட குளியல், நல்ல டீ, ஒரு பழைய பாட்டு. காரணம் வேண்டாம்.", "சரிசெய்யப் போகாமல் கேட்கக்கூடிய ஒருவரைத் தேர்ந்தெடுங்க. முன்பே சொல்லுங்க: கேட்டால் போதும்.", "முடிந்தால் இன்று இரவு போனை வேறு அறையில் வையுங்க. எழுத நினைப்பது காலை வரை காத்திருக்கலாம்."},
		Buddy: []string{"மார்பில் கை வை. மூன்று தடவை மெதுவா மூச்சு விடு.", "கொஞ்சம் தண்ணி குடி. ஐந்து நிமிஷம் அமைதியான இடத்தில் உட்கார்.", "நீ நம்பும் ஒருவருக்கு மெசேஜ் அனுப்பு. பத்து நிமிஷம் கேட்க முடியுமா என்று கேள்."},
		Arjun: []string{"இந்த உணர்வோடு மூன்று நிமிடம் உட்காருங்கள். பிறகு சூடாக ஏதாவது சாப்பிடுங்கள்.", "கையால் ஒரு பக்கம் எழுதுங்கள்; இன்று அதைப் படிக்க வேண்டாம்.", "தெருவை மெதுவாக ஒரு சுற்று சுற்றுங்கள்; இது உடலில் எங்கே அமர்ந்திருக்கிறது என்று கவனியுங்கள்."},
	},
}

var heartThemes = []theme{
	{
		Code: "breakup", Rank: matter, Steps: &heartSteps,
		Words: "breakup, break up, broke up, breaking up, my ex, dumped, heartbr*, heart broken, broken heart, heart broke|breaks|breaking, he left me, she left me, they left me, divorce*, separated, separation, ghosted, cheated on, " +
			"breakup ho, chhod diya, chhod gaya, chhod gayi, dil toot*, dil tuta, talaq, talaak, ब्रेकअप, छोड़ दिया, छोड़ गया, छोड़ गई, दिल टूट*, तलाक़, அவன் விட்டு, அவள் விட்டு, காதல் தோல்வி, பிரேக்கப*, பிரிஞ்ச*, பிரிந்த*, விவாகரத்த*, மனசு உடைஞ்ச*, ex ah, kadhal tholvi, love failure",
		Hear: translations{
			English: lines{
				Tara:  []string{"No one at home even knew about them, so no one knows they're gone. That's a lonely way to lose someone.", "You lost the person, and you lost the one you told about your day."},
				Buddy: []string{"I'm sorry. It's so hard when someone you love is gone.", "That's a real loss. You don't have to be over it soon."},
				Arjun: []string{"It was real while it lasted. The sadness shows how much it meant. It isn't a mistake.", "At night the same thoughts keep coming back. You don't have to answer them tonight."},
				Ask:   []string{"When is it worst, mornings or nights?", "Who knows about it?"},
			},
			Hindi: lines{
				Tara:  []string{"घर पर किसी को पता ही नहीं था कि कोई था, तो यह भी पता नहीं कि कोई कम हो गया। किसी को खोने का यह बहुत अकेला तरीक़ा है।", "एक इंसान गया, और साथ में वह भी जिसे दिन भर की बात बताई जाती थी।"},
				Buddy: []string{"मुझे अफ़सोस है। जिससे प्यार हो, उसके जाने से बहुत दुख होता है।", "यह सच में बड़ा दुख है। जल्दी भुलाना ज़रूरी नहीं।"},
				Arjun: []string{"जो ख़त्म हुआ वह जब तक था, सच था। दुख उसका नाप है, ग़लती नहीं।", "रात में वही ख़याल बार-बार लौटते हैं। आज रात उनका जवाब देना ज़रूरी नहीं।"},
				Ask:   []string{"सबसे मुश्किल कब होता है, सुबह या रात?", "इसके बारे में किसे पता है?"},
			},
			Hinglish: lines{
				Tara:  []string{"Ghar par kisi ko pata hi nahi tha ki koi tha, to yeh bhi pata nahi ki koi kam ho gaya. Kisi ko khone ka yeh bahut akela tareeka hai.", "Ek insaan gaya, aur saath mein woh bhi jise din bhar ki baat batayi jaati thi."},
				Buddy: []string{"Mujhe afsos hai. Jisse pyaar ho, uske jaane se bahut dukh hota hai.", "Yeh sach mein bada dukh hai. Jaldi bhulana zaroori nahi."},
				Arjun: []string{"Jo khatam hua woh jab tak tha, sach tha. Dukh uska naap hai, galti nahi.", "Raat mein wahi khayal baar baar lautte hain. Aaj raat unka jawab dena zaroori nahi."},
				Ask:   []string{"Sabse mushkil kab hota hai, subah ya raat?", "Iske baare mein kise pata hai?"},
			},
			Tamil: lines{
				Tara:  []string{"ஒருவர் இருந்ததே வீட்டில் தெரியாது; அதனால் இப்போது இல்லாததும் தெரியாது. ஒருவரை இழப்பதில் இது ரொம்பத் தனிமையான வழி.", "போனது ஒருவர் மட்டும் இல்லை; நாள் எப்படிப் போனது என்று சொல்லும் காதும் போனது."},
				Buddy: []string{"வருத்தமா இருக்கு. நேசிச்சவர் போனால் ரொம்ப வலிக்கும்.", "இது பெரிய இழப்பு. சீக்கிரம் மறக்கணும் என்று இல்லை."},
				Arjun: []string{"முடிந்தது, இருந்தவரை உண்மை. துக்கம் அதன் அளவு; தவறு அல்ல.", "இரவில் அதே எண்ணங்கள் திரும்பத் திரும்ப வரும். இன்று இரவே அவற்றுக்குப் பதில் சொல்ல வேண்டாம்."},
				Ask:   []string{"எப்போது மிகக் கஷ்டம், காலையா இரவா?", "இதைப் பற்றி யாருக்குத் தெரியும்?"},
			},
		},
	},
	{
		Code: "partner", Rank: matter, Steps: &heartSteps,
		Words: "my husband, my wife, my partner, my boyfriend, my girlfriend, my spouse, my fiance, my fiancee, we fight, we keep fighting, fighting with my, argument with my, long distance, relationship, " +
			"mere pati, meri patni, mera husband, meri wife, mera boyfriend, meri girlfriend, jhagda, jhagde, पति, पत्नी, झगड़ा, झगड़े, बॉयफ़्रेंड, गर्लफ़्रेंड, கணவ*, மனைவி*, சண்ட*, காதலன*, காதலி*, purushan, pondatti, sandai, kanavar, manaivi",
		Hear: translations{
			English: lines{
				Tara:  []string{"It's hard when home is where the tension is.", "A fight with your partner can stay in your body long after the words are over. I'm listening."},
				Buddy: []string{"A fight with someone you love is painful.", "You can love each other and still be upset today."},
				Arjun: []string{"In a fight, each person is guarding something tender. Ask what it is, once you've both calmed down.", "Being close to someone takes practice. You can start again any evening."},
				Ask:   []string{"What was it about on the surface, and what was underneath?", "When did it last feel easy between you two?"},
			},
			Hindi: lines{
				Tara:  []string{"जब तनाव घर में ही हो, तो बहुत मुश्किल होता है।", "साथी से हुआ झगड़ा बात ख़त्म होने के बाद भी साथ रहता है। मैं सुन रही हूँ।"},
				Buddy: []string{"जिससे प्यार हो, उससे झगड़ा बहुत दुखता है।", "प्यार भी हो सकता है, और आज का दुख भी।"},
				Arjun: []string{"झगड़े में हर कोई कोई नाज़ुक चीज़ बचा रहा होता है। आवाज़ें धीमी हों तब पूछिए कि वह क्या है।", "किसी के पास होना एक अभ्यास है। किसी भी शाम फिर शुरू हो सकता है।"},
				Ask:   []string{"ऊपर बात किस पर थी, और नीचे असल में किस पर?", "आप दोनों के बीच आख़िरी बार सब सहज कब था?"},
			},
			Hinglish: lines{
				Tara:  []string{"Jab tension ghar mein hi ho, to bahut mushkil hota hai.", "Partner se hua jhagda baat khatam hone ke baad bhi saath rehta hai. Main sun rahi hoon."},
				Buddy: []string{"Jisse pyaar ho, usse jhagda bahut dukhta hai.", "Pyaar bhi ho sakta hai, aur aaj ka dukh bhi."},
				Arjun: []string{"Jhagde mein har koi koi nazuk cheez bacha raha hota hai. Awaazein dheemi hon tab poochiye ki woh kya hai.", "Kisi ke paas hona ek abhyaas hai. Kisi bhi shaam phir shuru ho sakta hai."},
				Ask:   []string{"Upar baat kis par thi, aur neeche asal mein kis par?", "Aap dono ke beech aakhri baar sab sehaj kab tha?"},
			},
			Tamil: lines{
				Tara:  []string{"பதற்றம் வீட்டிலேயே இருந்தால் ரொம்பக் கஷ்டம்.", "துணையோடு நடந்த சண்டை, பேச்சு முடிந்த பிறகும் மனசில் இருக்கும். கேட்டுக்கொண்டிருக்கிறேன்."},
				Buddy: []string{"நேசிக்கிறவரோடு சண்டை வந்தால் ரொம்ப வலிக்கும்.", "அன்பும் இருக்கலாம், இன்னைக்கு வலியும் இருக்கலாம்."},
				Arjun: []string{"சண்டையில் ஒவ்வொருவரும் மென்மையான ஒன்றைக் காக்கிறார்கள். குரல் தணிந்ததும் அது என்ன என்று கேளுங்கள்.", "ஒருவர் அருகில் இருப்பது ஒரு பயிற்சி. எந்த மாலையிலும் மறுபடி தொடங்கலாம்."},
				Ask:   []string{"மேலோட்டமாகப் பேச்சு எதைப் பற்றி, அடியில் எதைப் பற்றி?", "கடைசியாக உங்களுக்குள் எப்போது இயல்பாக இருந்தது?"},
			},
		},
	},
	{
		Code: "interfaith", Rank: matter, Steps: &heartSteps,
		Words: "interfaith, inter faith, intercaste, inter caste, different caste, different religion, another religion, other religion, another caste, caste, parents wont accept, parents wont agree, parents dont accept, love marriage, interracial, white boyfriend, white girlfriend, muslim boyfriend, hindu girlfriend, not from our community, same gotra, gotra, " +
			"doosri caste, dusri caste, doosre dharm, dusre dharm, jaat, dharm alag, gharwale nahi maan*, जाति, जात, दूसरे धर्म, अंतरजातीय, लव मैरिज, घरवाले नहीं मान*, घर वाले नहीं मान*, சாதி*, ஜாதி*, வேற மதம்*, வேறு மத*, காதல் கல்யாண*, காதல் திருமண*, வீட்டுல ஒத்துக்க*, வீட்டில் ஒத்துக்*, jaathi, vera madham, love marriage ku",
		Hear: translations{
			English: lines{
				Tara:  []string{"You love someone, and people you love say it can't be. That's a painful place to be.", "They ask for the last name before the first. And you're in the middle, loving people on both sides of the door."},
				Buddy: []string{"You love someone, and people you also love are against it. That's painful.", "Being pulled two ways is hard. You don't have to solve it today."},
				Arjun: []string{"Two loves can pull against each other and both be real. That's why it's so hard.", "You don't have to choose between them today. Take the time you need."},
				Ask:   []string{"Who at home knows, and who might come around first?", "What do the two of you want, when you leave everyone else out of it?"},
			},
			Hindi: lines{
				Tara:  []string{"आप किसी से प्यार करते हैं, और आपके अपने कहते हैं कि यह नहीं हो सकता। यह बहुत दुख देता है।", "वे नाम से पहले उपनाम पूछते हैं। और आप बीच में, दरवाज़े के दोनों ओर प्यार लिए।"},
				Buddy: []string{"तुम्हें किसी से प्यार है, और तुम्हारे अपने ही ख़िलाफ़ हैं। इससे दुख होता है।", "दोनों तरफ़ खिंचना मुश्किल है। आज ही हल निकालना ज़रूरी नहीं।"},
				Arjun: []string{"दो प्यार आमने-सामने हो सकते हैं और झूठा कोई न हो। इसीलिए इतना खिंचता है।", "आज ही किसी एक को चुनना ज़रूरी नहीं। जितना समय चाहिए, उतना लीजिए।"},
				Ask:   []string{"घर में किसे पता है, और सबसे पहले कौन पिघल सकता है?", "बाक़ी सबको हटा दें, तो आप दोनों क्या चाहते हैं?"},
			},
			Hinglish: lines{
				Tara:  []string{"Aap kisi se pyaar karte hain, aur aapke apne kehte hain ki yeh nahi ho sakta. Yeh bahut dukh deta hai.", "Woh naam se pehle surname poochte hain. Aur aap beech mein, darwaze ke dono or pyaar liye."},
				Buddy: []string{"Tumhein kisi se pyaar hai, aur tumhare apne hi khilaaf hain. Isse dukh hota hai.", "Dono taraf khinchna mushkil hai. Aaj hi hal nikalna zaroori nahi."},
				Arjun: []string{"Do pyaar aamne saamne ho sakte hain aur jhootha koi na ho. Isiliye itna khinchta hai.", "Aaj hi kisi ek ko chunna zaroori nahi. Jitna samay chahiye, utna lijiye."},
				Ask:   []string{"Ghar mein kise pata hai, aur sabse pehle kaun pighal sakta hai?", "Baaki sabko hata dein, to aap dono kya chahte hain?"},
			},
			Tamil: lines{
				Tara:  []string{"நீங்கள் ஒருவரை நேசிக்கிறீர்கள்; உங்கள் சொந்தங்களே அது கூடாது என்கிறார்கள். அது மிகவும் வலிக்கும்.", "பெயருக்கு முன் என்ன ஆட்கள் என்று கேட்பாங்க. கதவின் இரு பக்கமும் அன்போடு நீங்கள் நடுவில்."},
				Buddy: []string{"நீ ஒருவரை நேசிக்கிற; உன் குடும்பமே எதிர்க்குது. அது வலிக்கும்.", "இரண்டு பக்கமும் இழுபடுவது கஷ்டம். இன்னைக்கே முடிவு செய்ய வேண்டாம்."},
				Arjun: []string{"இரண்டு அன்புகள் எதிரெதிரே நிற்கலாம்; இரண்டும் பொய் இல்லை. அதனால்தான் இவ்வளவு இழுக்கிறது.", "இன்றே ஒருவரைத் தேர்ந்தெடுக்க வேண்டியதில்லை. தேவையான நேரத்தை எடுத்துக்கொள்ளுங்கள்."},
				Ask:   []string{"வீட்டில் யாருக்குத் தெரியும், முதலில் யார் மனம் இளகக்கூடும்?", "மற்ற எல்லோரையும் விட்டுவிட்டுப் பார்த்தால், நீங்கள் இருவரும் விரும்புவது என்ன?"},
			},
		},
	},
	{
		// No text asks a member to come out, or repeats their word for themselves unasked.
		Code: "lgbtq", Rank: matter, Steps: &heartSteps,
		Words: "gay, lesbian, bisexual, bi and, queer, trans, transgender, nonbinary, non binary, lgbt*, coming out, come out to, came out to, in the closet, closeted, my sexuality, sexual orientation, my pronouns, pronouns, same sex, love a girl, im a girl and i like, " +
			"samlaingik, समलैंगिक*, गे हूँ, लेस्बियन, ट्रांस, एलजीबीटी*, क्वीयर, ஓரின*, தன்பாலின*, திருநங்கை*, திருநம்பி*, பாலின அடையாள*, எல்ஜிபிடி*",
		Hear: translations{
			English: lines{
				Tara:  []string{"Thank you for saying it here. You can be a good child to your family and fully yourself, even if they don't know how to hear it yet.", "There are people like you in every family tree. They just never got written down."},
				Buddy: []string{"Thank you for telling me. There's nothing wrong with you.", "That took courage to say. You can talk about it here."},
				Arjun: []string{"There's no deadline for telling anyone. Your safety and your own time come first.", "You don't have to be anyone else here. You can rest just as you are."},
				Ask:   []string{"Is there someone you can already be fully yourself with?", "What would feel safe for now, and what wouldn't?"},
			},
			Hindi: lines{
				Tara:  []string{"यहाँ कहने के लिए शुक्रिया। घर का अच्छा बच्चा होना और पूरी तरह अपने जैसा होना, दोनों साथ हो सकते हैं, चाहे घर को अभी सुनना न आता हो।", "हर ख़ानदान में आप जैसे लोग रहे हैं। बस उनका नाम कभी लिखा नहीं गया।"},
				Buddy: []string{"बताने के लिए शुक्रिया। तुममें कुछ ग़लत नहीं है।", "यह कहना आसान नहीं था। यहाँ इस पर बात कर सकते हो।"},
				Arjun: []string{"किसी को बताने की कोई आख़िरी तारीख़ नहीं होती। आपकी सुरक्षा और आपका समय पहले हैं।", "यहाँ कुछ बनना नहीं है। जैसे हैं, वैसे ही ठहर सकते हैं।"},
				Ask:   []string{"क्या कोई है जिसके साथ पूरी तरह अपने जैसा रहा जा सके?", "अभी क्या सुरक्षित लगता है, और क्या नहीं?"},
			},
			Hinglish: lines{
				Tara:  []string{"Yahan kehne ke liye shukriya. Apne ghar ke achhe bachche bhi raha jaa sakta hai aur poori tarah apne bhi, chahe ghar ko abhi sunna na aata ho.", "Har khaandaan mein aap jaise log rahe hain. Bas unka naam kabhi likha nahi gaya."},
				Buddy: []string{"Batane ke liye shukriya. Tum mein kuch galat nahi hai.", "Yeh kehna aasaan nahi tha. Yahan is par baat kar sakte ho."},
				Arjun: []string{"Kisi ko batane ki koi last date nahi hoti. Aapki suraksha aur aapka samay pehle hain.", "Yahan kuch banna nahi hai. Jaise hain, waise hi thehar sakte hain."},
				Ask:   []string{"Kya koi hai jiske saath poori tarah apne jaisa raha jaa sake?", "Abhi kya safe lagta hai, aur kya nahi?"},
			},
			Tamil: lines{
				Tara:  []string{"இதை இங்கே சொன்னதற்கு நன்றி. வீட்டின் நல்ல பிள்ளையாகவும், முழுமையாக நீங்களாகவும் இருக்கலாம்; வீட்டுக்கு இன்னும் கேட்கத் தெரியாவிட்டாலும்.", "ஒவ்வொரு குடும்பத்திலும் உங்களைப் போன்றவர்கள் இருந்திருக்கிறார்கள். அவர்கள் பெயர் மட்டும் எழுதப்படவில்லை."},
				Buddy: []string{"சொன்னதுக்கு நன்றி. உன்னிடம் எந்தத் தப்பும் இல்லை.", "இதைச் சொல்ல தைரியம் வேணும். இங்கே இதைப் பற்றிப் பேசலாம்."},
				Arjun: []string{"யாரிடமும் சொல்லியே ஆக வேண்டும் என்ற தேதி கிடையாது. உங்கள் பாதுகாப்பும் உங்கள் நேரமும்தான் முதலில்.", "இங்கே எதுவாகவும் மாற வேண்டாம். இருப்பது போலவே இளைப்பாறலாம்."},
				Ask:   []string{"முழுமையாக நீங்களாக இருக்கக்கூடிய ஒருவர் ஏற்கெனவே இருக்கிறாரா?", "இப்போதைக்கு எது பாதுகாப்பாகத் தோன்றுகிறது, எது இல்லை?"},
			},
		},
	},
	{
		Code: "grief", Rank: matter, Steps: &heartSteps,
		Words: "couldnt be there, death of, " +
			"ab nahi rahe|rahi, maut, अब नहीं रहे|रहीं, मौत, போயிட்டாங்க, துக்க*, இழப்ப*, சாவு*, poyitaanga",
		Certain: grievedEnglish + grievedHindi + grievedTamil,
		// Losing baby weight is not the loss of a child.
		Unless: "lost|lose|losing the baby weight",
		Hear: translations{
			English: lines{
				Tara:  []string{"I'm so sorry. A loss like this is hard anywhere, and harder from far away.", "I'm sorry for your loss. There's no right way to grieve, and no date when it has to be over."},
				Buddy: []string{"I'm so sorry. You don't have to say anything more if you don't want to.", "I'm so sorry for your loss. I'm listening."},
				Arjun: []string{"I'm very sorry. You don't need the right words here. Say only what you want to say.", "I'm sorry they're gone. Take today as slowly as you need."},
				Ask:   []string{"Would you like to tell me their name, and one small thing about them?", "Is anyone with you today?"},
			},
			Hindi: lines{
				Tara:  []string{"मुझे बहुत अफ़सोस है। ऐसा दुख कहीं भी भारी है, और दूर रहकर और भी।", "आपके इस दुख पर मुझे बहुत अफ़सोस है। शोक का कोई सही तरीक़ा नहीं होता, और कोई आख़िरी तारीख़ भी नहीं।"},
				Buddy: []string{"मुझे बहुत अफ़सोस है। और कुछ कहने का मन न हो, तो ज़रूरी नहीं।", "तुमने किसी अपने को खोया है, मुझे बहुत अफ़सोस है। मैं सुन रहा हूँ।"},
				Arjun: []string{"मुझे गहरा अफ़सोस है। यहाँ सही शब्द ढूँढना ज़रूरी नहीं। जितना कहना चाहें, उतना ही कहिए।", "उनके जाने का मुझे अफ़सोस है। आज का दिन जितना धीरे चाहिए, उतना धीरे लीजिए।"},
				Ask:   []string{"उनका नाम, और उनकी एक छोटी सी बात बताने का मन है?", "आज कोई साथ है?"},
			},
			Hinglish: lines{
				Tara:  []string{"Mujhe bahut afsos hai. Aisa dukh kahin bhi bhaari hai, aur door rehkar aur bhi.", "Aapke is dukh par mujhe bahut afsos hai. Shok ka koi sahi tareeka nahi hota, aur koi aakhri tareekh bhi nahi."},
				Buddy: []string{"Mujhe bahut afsos hai. Aur kuch kehne ka mann na ho, to zaroori nahi.", "Tumne kisi apne ko khoya hai, mujhe bahut afsos hai. Main sun raha hoon."},
				Arjun: []string{"Mujhe gehra afsos hai. Yahan sahi shabd dhoondna zaroori nahi. Jitna kehna chahein, utna hi kahiye.", "Unke jaane ka mujhe afsos hai. Aaj ka din jitna dheere chahiye, utna dheere lijiye."},
				Ask:   []string{"Unka naam, aur unki ek chhoti si baat batane ka mann hai?", "Aaj koi saath hai?"},
			},
			Tamil: lines{
				Tara:  []string{"மிகவும் வருந்துகிறேன். இப்படி ஒரு இழப்பு எங்கேயும் கடினம்; தூரத்தில் இருந்தால் இன்னும் கடினம்.", "உங்கள் இழப்புக்கு வருந்துகிறேன். துக்கப்பட சரியான முறை என்று ஒன்று இல்லை; இத்தனை நாளில் முடியணும் என்றும் இல்லை."},
				Buddy: []string{"ரொம்ப வருத்தமா இருக்கு. இன்னும் சொல்ல மனசு இல்லை என்றால் வேண்டாம்.", "உன் இழப்புக்கு ரொம்ப வருந்துறேன். கேட்டுட்டு இருக்கேன்."},
				Arjun: []string{"மிகவும் வருந்துகிறேன். இங்கே சரியான வார்த்தை தேட வேண்டாம். சொல்ல விரும்பியதை மட்டும் சொல்லுங்கள்.", "அவர்கள் இல்லாதது வருத்தமாக இருக்கிறது. இன்றைய நாளை உங்களுக்கு வேண்டிய அளவு மெதுவாக எடுத்துக்கொள்ளுங்கள்."},
				Ask:   []string{"அவர்கள் பெயரையும், அவர்களைப் பற்றி ஒரு சின்ன விஷயத்தையும் சொல்ல விருப்பமா?", "இன்று உங்களோடு யாராவது இருக்கிறார்களா?"},
			},
		},
	},
	{
		Code: "guilt", Rank: matter, Steps: &heartSteps,
		Words: "guilt, guilty, my fault, blame myself, blaming myself, selfish, regret*, ashamed, shame, i should have, bad son, bad daughter, bad mother, bad father, bad person, apradh bodh, galti meri, meri galti, sharm aa*, pachhta*, pachta*, गिल्ट, अपराधबोध, मेरी ग़लती, ग़लती मेरी, शर्म, शर्मिंदा, पछता*, स्वार्थी, குற்ற உணர்*, குற்றவுணர்*, என் தப்பு, என் தவறு, என்னால தான், வருத்தப்படுறேன், சுயநல*, வெட்க*, kutra unarvu, en thappu",
		Hear: translations{
			English: lines{
				Tara:  []string{"Guilt can follow you all day, and be loudest after a call home. It's a hard feeling to be left with.", "You can leave to build a life and still love the people you left. Both are true."},
				Buddy: []string{"Guilt is heavy. Thank you for saying it out loud.", "You feel bad because you care. That doesn't make you a bad person."},
				Arjun: []string{"Ask the guilt: is there something to fix? If so, one small thing is enough to start. If not, it may just show how much you care.", "Feeling sorry shows that it matters to you. It doesn't mean you're a bad person."},
				Ask:   []string{"What do you blame yourself for the most?", "If a friend had done the same thing, what would you tell them?"},
			},
			Hindi: lines{
				Tara:  []string{"मन का यह बोझ दिन भर साथ रहता है, और घर के फ़ोन के बाद सबसे भारी लगता है। इसके साथ रह जाना मुश्किल है।", "अपनी ज़िंदगी बनाने के लिए दूर जाना, और फिर भी उनसे प्यार करना: दोनों सच हैं।"},
				Buddy: []string{"मन में ऐसा बोझ भारी होता है। अच्छा किया कि कह दिया।", "परवाह है, इसीलिए बुरा लग रहा है। इससे तुम बुरे इंसान नहीं हो जाते।"},
				Arjun: []string{"इस बोझ से पूछिए: क्या कुछ ठीक करना है? अगर हाँ, तो एक छोटी बात से शुरू कीजिए। अगर नहीं, तो यह शायद आपकी परवाह है।", "पछतावा दिखाता है कि बात आपके लिए मायने रखती है। यह नहीं कहता कि आप बुरे इंसान हैं।"},
				Ask:   []string{"ख़ुद से सबसे बड़ी शिकायत क्या है?", "किसी दोस्त ने यही किया होता, तो उससे क्या कहते?"},
			},
			Hinglish: lines{
				Tara:  []string{"Mann ka yeh bojh din bhar saath rehta hai, aur ghar ke phone ke baad sabse bhaari lagta hai. Iske saath reh jaana mushkil hai.", "Apni zindagi banane ke liye door jaana, aur phir bhi unse pyaar karna: dono sach hain."},
				Buddy: []string{"Mann mein aisa bojh bhaari hota hai. Achha kiya ki keh diya.", "Parvaah hai, isiliye bura lag raha hai. Isse tum bure insaan nahi ho jaate."},
				Arjun: []string{"Is bojh se poochiye: kya kuch theek karna hai? Agar haan, to ek chhoti baat se shuru kijiye. Agar nahi, to yeh shayad aapki parvaah hai.", "Pachhtava dikhata hai ki baat aapke liye maayne rakhti hai. Yeh nahi kehta ki aap bure insaan hain."},
				Ask:   []string{"Khud se sabse badi shikayat kya hai?", "Kisi dost ne yahi kiya hota, to usse kya kehte?"},
			},
			Tamil: lines{
				Tara:  []string{"குற்ற உணர்வு நாள் முழுக்கக் கூடவே வரும்; வீட்டுக்குப் பேசிய பிறகு இன்னும் கூடும். அதோடு இருப்பது கடினம்.", "வாழ்க்கையை அமைக்க தூரம் வந்தாலும், விட்டு வந்தவர்கள் மேல் அன்பு இருக்கும். இரண்டும் உண்மை."},
				Buddy: []string{"குற்ற உணர்வு பாரமானது. சொன்னது நல்லது.", "அக்கறை இருக்கு, அதனாலதான் வருத்தம். அதனால நீ கெட்டவர் ஆகிவிட மாட்ட."},
				Arjun: []string{"இந்தக் குற்ற உணர்வைக் கேளுங்கள்: சரிசெய்ய ஏதாவது இருக்கிறதா? இருந்தால் ஒரு சின்ன விஷயத்தில் தொடங்குங்கள். இல்லை என்றால், அது உங்கள் அக்கறையாக இருக்கலாம்.", "வருந்துவது, அது உங்களுக்கு முக்கியம் என்று காட்டுகிறது. நீங்கள் கெட்டவர் என்று அது சொல்லவில்லை."},
				Ask:   []string{"உங்கள் மேல் உங்களுக்கே உள்ள பெரிய குறை என்ன?", "ஒரு நண்பர் இதையே செய்திருந்தால், அவரிடம் என்ன சொல்வீர்கள்?"},
			},
		},
	},
}
