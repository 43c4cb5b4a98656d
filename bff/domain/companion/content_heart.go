package companion

// Themes about love, loss and guilt.

var heartSteps = translations{
	English: lines{
		Tara:  []string{"Do one thing today only because you like it: the long shower, the good chai, the old song. No reason needed.", "Choose one person who can hear this without fixing it. Tell them beforehand: just listen.", "Keep the phone in another room tonight. Nothing that is sent after midnight has ever read better in the morning."},
		Buddy: []string{"Hand on your chest. Feel the thump. Mine does that too.", "Big sigh. Bigger. The kind that makes people look over.", "Blanket, window, one song. I will guard the door."},
		Arjun: []string{"Let the feeling have a chair in the room, not the whole house. Sit opposite it for three minutes, then go and eat something warm.", "Write one page by hand, and do not read it today.", "Walk around the block once, slowly, and notice where in the body it sits."},
	},
	Hindi: lines{
		Tara:  []string{"आज एक काम सिर्फ़ इसलिए करो कि पसंद है: देर तक नहाना, अच्छी चाय, कोई पुराना गाना। वजह ज़रूरी नहीं।", "ऐसा एक इंसान चुनो जो ठीक करने न बैठे, बस सुने। पहले ही कह दो: सिर्फ़ सुनना।", "आज रात फ़ोन दूसरे कमरे में रखो। आधी रात के बाद भेजा हुआ सुबह कभी अच्छा नहीं लगा।"},
		Buddy: []string{"हाथ छाती पर। धक-धक सुनो। मेरी भी ऐसे ही चलती है।", "लंबी आह। और लंबी। इतनी कि लोग मुड़कर देखें।", "कंबल, खिड़की, एक गाना। दरवाज़े पर पहरा मेरा।"},
		Arjun: []string{"इस एहसास को कमरे में एक कुर्सी दीजिए, पूरा घर नहीं। तीन मिनट उसके सामने बैठिए, फिर कुछ गरम खा लीजिए।", "हाथ से एक पन्ना लिखिए, और आज उसे पढ़िए मत।", "मोहल्ले का एक धीमा चक्कर लगाइए, और देखिए कि यह शरीर में कहाँ बैठा है।"},
	},
	Hinglish: lines{
		Tara:  []string{"Aaj ek kaam sirf isliye karo ki pasand hai: der tak nahana, achhi chai, koi purana gaana. Wajah zaroori nahi.", "Aisa ek insaan chuno jo theek karne na baithe, bas sune. Pehle hi keh do: sirf sunna.", "Aaj raat phone doosre kamre mein rakho. Aadhi raat ke baad bheja hua subah kabhi achha nahi laga."},
		Buddy: []string{"Haath chhaati par. Dhak dhak suno. Meri bhi aise hi chalti hai.", "Lambi aah. Aur lambi. Itni ki log mudkar dekhein.", "Kambal, khidki, ek gaana. Darwaze par pehra mera."},
		Arjun: []string{"Is ehsaas ko kamre mein ek kursi dijiye, poora ghar nahi. Teen minute uske saamne baithiye, phir kuch garam kha lijiye.", "Haath se ek panna likhiye, aur aaj use padhiye mat.", "Mohalle ka ek dheema chakkar lagaiye, aur dekhiye ki yeh shareer mein kahan baitha hai."},
	},
	Tamil: lines{
		Tara:  []string{"பிடிக்கும் என்பதற்காக மட்டும் இன்று ஒன்று செய்யுங்க: நீண்ட குளியல், நல்ல டீ, ஒரு பழைய பாட்டு. காரணம் வேண்டாம்.", "சரிசெய்யப் போகாமல் கேட்கக்கூடிய ஒருவரைத் தேர்ந்தெடுங்க. முன்பே சொல்லுங்க: கேட்டால் போதும்.", "இன்று இரவு போனை வேறு அறையில் வையுங்க. நள்ளிரவுக்குப் பிறகு அனுப்பியது எதுவும் காலையில் நன்றாக இருந்ததில்லை."},
		Buddy: []string{"கையை நெஞ்சில் வை. துடிப்பைக் கேள். எனக்கும் அப்படித்தான்.", "பெரிய பெருமூச்சு. இன்னும் பெரிசு. எல்லோரும் திரும்பிப் பார்க்கும் அளவு.", "போர்வை, ஜன்னல், ஒரு பாட்டு. வாசலில் காவல் நான்."},
		Arjun: []string{"இந்த உணர்வுக்கு அறையில் ஒரு நாற்காலி கொடுங்கள், முழு வீட்டையும் அல்ல. மூன்று நிமிடம் எதிரே உட்கார்ந்து, பிறகு சூடாக ஏதாவது சாப்பிடுங்கள்.", "கையால் ஒரு பக்கம் எழுதுங்கள்; இன்று அதைப் படிக்க வேண்டாம்.", "தெருவை மெதுவாக ஒரு சுற்று சுற்றுங்கள்; இது உடலில் எங்கே அமர்ந்திருக்கிறது என்று கவனியுங்கள்."},
	},
}

var heartThemes = []theme{
	{
		Code: "breakup", Rank: matter, Steps: &heartSteps,
		Words: "breakup, break up, broke up, breaking up, my ex, dumped, heartbr*, heart broken, broken heart, heart broke|breaks|breaking, he left me, she left me, they left me, divorce*, separated, separation, ghosted, cheated on, " +
			"breakup ho, chhod diya, chhod gaya, chhod gayi, dil toot*, dil tuta, talaq, talaak, ब्रेकअप, छोड़ दिया, छोड़ गया, छोड़ गई, दिल टूट*, तलाक़, அவன் விட்டு, அவள் விட்டு, காதல் தோல்வி, பிரேக்கப*, பிரிஞ்ச*, பிரிந்த*, விவாகரத்த*, மனசு உடைஞ்ச*, ex ah, kadhal tholvi, love failure",
		Hear: translations{
			English: lines{
				Tara:  []string{"And nobody at home even knew there was someone, so nobody knows that there is someone missing. That is a lonely way to lose a person.", "You lost the person, and also the one whom you told about your day."},
				Buddy: []string{"They went. The spot on the couch is cold. Sit closer.", "Hearts are like paws. They get sore. You lick, you rest."},
				Arjun: []string{"What has ended was real while it lasted. Sorrow is the measure of it, not a mistake.", "The mind argues with the past by night. Let it speak, and do not sign anything."},
				Ask:   []string{"When is it the worst, mornings or nights?", "Who knows about it?"},
			},
			Hindi: lines{
				Tara:  []string{"घर पर किसी को पता ही नहीं था कि कोई था, तो यह भी पता नहीं कि कोई कम हो गया। किसी को खोने का यह बहुत अकेला तरीक़ा है।", "एक इंसान गया, और साथ में वह भी जिसे दिन भर की बात बताई जाती थी।"},
				Buddy: []string{"वे चले गए। सोफ़े की वह जगह ठंडी है। पास बैठो।", "दिल पंजे जैसा है। छिल जाता है। चाटो, आराम करो।"},
				Arjun: []string{"जो ख़त्म हुआ वह जब तक था, सच था। दुख उसका नाप है, ग़लती नहीं।", "रात को मन बीते हुए से बहस करता है। बोलने दीजिए, किसी काग़ज़ पर दस्तख़त मत कीजिए।"},
				Ask:   []string{"सबसे मुश्किल कब होता है, सुबह या रात?", "इसके बारे में किसे पता है?"},
			},
			Hinglish: lines{
				Tara:  []string{"Ghar par kisi ko pata hi nahi tha ki koi tha, to yeh bhi pata nahi ki koi kam ho gaya. Kisi ko khone ka yeh bahut akela tareeka hai.", "Ek insaan gaya, aur saath mein woh bhi jise din bhar ki baat batayi jaati thi."},
				Buddy: []string{"Woh chale gaye. Sofe ki woh jagah thandi hai. Paas baitho.", "Dil panje jaisa hai. Chhil jaata hai. Chaato, aaraam karo."},
				Arjun: []string{"Jo khatam hua woh jab tak tha, sach tha. Dukh uska naap hai, galti nahi.", "Raat ko mann beete hue se behes karta hai. Bolne dijiye, kisi kaagaz par sign mat kijiye."},
				Ask:   []string{"Sabse mushkil kab hota hai, subah ya raat?", "Iske baare mein kise pata hai?"},
			},
			Tamil: lines{
				Tara:  []string{"ஒருவர் இருந்ததே வீட்டில் தெரியாது; அதனால் இப்போது இல்லாததும் தெரியாது. ஒருவரை இழப்பதில் இது ரொம்பத் தனிமையான வழி.", "போனது ஒருவர் மட்டும் இல்லை; நாள் எப்படிப் போனது என்று சொல்லும் காதும் போனது."},
				Buddy: []string{"போயிட்டாங்க. சோபாவில் அந்த இடம் குளிர்ந்திருக்கு. பக்கத்தில் வா.", "மனசும் பாதம் மாதிரி. தேயும். நக்கு, ஓய்வு எடு."},
				Arjun: []string{"முடிந்தது, இருந்தவரை உண்மை. துக்கம் அதன் அளவு; தவறு அல்ல.", "இரவில் மனம் கடந்ததோடு வாதாடும். பேசட்டும்; எதிலும் கையெழுத்து வேண்டாம்."},
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
				Tara:  []string{"Two tired people in a small flat, with no aunt in the next room to make you both laugh. Things get loud.", "It starts with the dishwasher, and ends with everybody's mother."},
				Buddy: []string{"Two growls. Same den. Somebody has to wag first.", "Love and barking can happen on the same day."},
				Arjun: []string{"In a quarrel each one guards something tender. Ask what it is, once the voices are low.", "To be near somebody is a practice. It may be begun again on any evening."},
				Ask:   []string{"What was it about on top, and what was underneath?", "When did it last feel easy between you?"},
			},
			Hindi: lines{
				Tara:  []string{"छोटे फ़्लैट में दो थके लोग, और बग़ल के कमरे में कोई मौसी नहीं जो दोनों को हँसा दे। आवाज़ें ऊँची हो जाती हैं।", "शुरू बर्तनों से होता है, ख़त्म दोनों की माँओं पर।"},
				Buddy: []string{"दो गुर्राहटें। एक घर। किसी को पहले पूँछ हिलानी होगी।", "प्यार और भौंकना एक ही दिन में हो सकते हैं।"},
				Arjun: []string{"झगड़े में हर कोई कोई नाज़ुक चीज़ बचा रहा होता है। आवाज़ें धीमी हों तब पूछिए कि वह क्या है।", "किसी के पास होना एक अभ्यास है। किसी भी शाम फिर शुरू हो सकता है।"},
				Ask:   []string{"ऊपर बात किस पर थी, और नीचे असल में किस पर?", "आप दोनों के बीच आख़िरी बार सब सहज कब था?"},
			},
			Hinglish: lines{
				Tara:  []string{"Chhote flat mein do thake log, aur bagal ke kamre mein koi masi nahi jo dono ko hansa de. Awaazein oonchi ho jaati hain.", "Shuru bartanon se hota hai, khatam dono ki maaon par."},
				Buddy: []string{"Do gurrahatein. Ek ghar. Kisi ko pehle poonchh hilani hogi.", "Pyaar aur bhaunkna ek hi din mein ho sakte hain."},
				Arjun: []string{"Jhagde mein har koi koi nazuk cheez bacha raha hota hai. Awaazein dheemi hon tab poochiye ki woh kya hai.", "Kisi ke paas hona ek abhyaas hai. Kisi bhi shaam phir shuru ho sakta hai."},
				Ask:   []string{"Upar baat kis par thi, aur neeche asal mein kis par?", "Aap dono ke beech aakhri baar sab sehaj kab tha?"},
			},
			Tamil: lines{
				Tara:  []string{"சின்ன வீட்டில் களைத்த இருவர்; இருவரையும் சிரிக்க வைக்கப் பக்கத்து அறையில் அத்தை இல்லை. குரல் உயரத்தான் செய்யும்.", "பாத்திரத்தில் தொடங்கி, இருவர் அம்மாவிலும் முடியும்."},
				Buddy: []string{"இரண்டு உறுமல். ஒரே கூடு. யாராவது முதலில் வாலை ஆட்டணும்.", "அன்பும் குரைப்பும் ஒரே நாளில் நடக்கலாம்."},
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
				Tara:  []string{"You love someone, and there is already a seating plan for why it cannot be. I know how both tables talk.", "They ask for the surname before the name. And you are in the middle, loving both sides of the door."},
				Buddy: []string{"You love who you love. Tails do not check surnames.", "Pulled two ways. Ouch. Sit in the middle with me."},
				Arjun: []string{"Two loves can stand against each other, and neither of them be false. That is why it pulls so.", "Families have been known to open in the third year a door that they shut in the first. Not always. Patience is no promise, yet it is a strength."},
				Ask:   []string{"Who at home knows, and who might be the first to soften?", "What do the two of you wish for, when you leave everyone else out?"},
			},
			Hindi: lines{
				Tara:  []string{"प्यार किसी से है, और क्यों नहीं हो सकता इसकी सूची पहले से तैयार। दोनों तरफ़ की बातें जानी-पहचानी हैं।", "वे नाम से पहले उपनाम पूछते हैं। और आप बीच में, दरवाज़े के दोनों ओर प्यार लिए।"},
				Buddy: []string{"जिससे प्यार है, उससे है। पूँछ उपनाम नहीं देखती।", "दो तरफ़ की खींच। दुखता है। बीच में मेरे साथ बैठो।"},
				Arjun: []string{"दो प्यार आमने-सामने हो सकते हैं और झूठा कोई न हो। इसीलिए इतना खिंचता है।", "कई परिवारों ने पहले साल बंद किया दरवाज़ा तीसरे साल खोला है। हमेशा नहीं। धीरज वादा नहीं है, पर ताक़त है।"},
				Ask:   []string{"घर में किसे पता है, और सबसे पहले कौन पिघल सकता है?", "बाक़ी सबको हटा दें, तो आप दोनों क्या चाहते हैं?"},
			},
			Hinglish: lines{
				Tara:  []string{"Pyaar kisi se hai, aur kyun nahi ho sakta iski list pehle se taiyaar. Dono taraf ki baatein jaani pehchani hain.", "Woh naam se pehle surname poochte hain. Aur aap beech mein, darwaze ke dono or pyaar liye."},
				Buddy: []string{"Jisse pyaar hai, usse hai. Poonchh surname nahi dekhti.", "Do taraf ki kheench. Dukhta hai. Beech mein mere saath baitho."},
				Arjun: []string{"Do pyaar aamne saamne ho sakte hain aur jhootha koi na ho. Isiliye itna khinchta hai.", "Kai parivaaron ne pehle saal band kiya darwaza teesre saal khola hai. Hamesha nahi. Dheeraj vaada nahi hai, par taaqat hai."},
				Ask:   []string{"Ghar mein kise pata hai, aur sabse pehle kaun pighal sakta hai?", "Baaki sabko hata dein, to aap dono kya chahte hain?"},
			},
			Tamil: lines{
				Tara:  []string{"அன்பு ஒருவர் மேல்; ஏன் முடியாது என்ற பட்டியல் ஏற்கெனவே தயார். இரண்டு பக்கப் பேச்சும் தெரிந்ததுதான்.", "பெயருக்கு முன் என்ன ஆட்கள் என்று கேட்பாங்க. கதவின் இரு பக்கமும் அன்போடு நீங்கள் நடுவில்."},
				Buddy: []string{"பிடித்தவரைப் பிடிக்கும். வால் சாதி பார்க்காது.", "இரண்டு பக்கம் இழுப்பு. வலிக்கும். என்னோடு நடுவில் உட்கார்."},
				Arjun: []string{"இரண்டு அன்புகள் எதிரெதிரே நிற்கலாம்; இரண்டும் பொய் இல்லை. அதனால்தான் இவ்வளவு இழுக்கிறது.", "முதல் ஆண்டு மூடிய கதவைச் சில குடும்பங்கள் மூன்றாம் ஆண்டு திறந்ததுண்டு. எப்போதும் அல்ல. பொறுமை வாக்குறுதி அல்ல; ஆனால் வலிமை."},
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
				Tara:  []string{"Thank you for saying it here. You can be a good child of your house and wholly yourself, even when the house does not know how to hear it yet.", "There are people like you in every family tree. They were only never written on it."},
				Buddy: []string{"You are you. Good. My tail says yes.", "You told me. That took courage. I am staying."},
				Arjun: []string{"There is no date by which anyone has to be told. Your safety and your own time come first.", "You need not become anything for us. You may rest here exactly as you are."},
				Ask:   []string{"Is there someone with whom you can already be wholly yourself?", "What would feel safe for now, and what would not?"},
			},
			Hindi: lines{
				Tara:  []string{"यहाँ कहने के लिए शुक्रिया। अपने घर के अच्छे बच्चे भी रहा जा सकता है और पूरी तरह अपने भी, चाहे घर को अभी सुनना न आता हो।", "हर ख़ानदान में आप जैसे लोग रहे हैं। बस उनका नाम कभी लिखा नहीं गया।"},
				Buddy: []string{"तुम तुम हो। अच्छा है। मेरी पूँछ कहती है हाँ।", "तुमने बताया। हिम्मत लगी होगी। मैं यहीं हूँ।"},
				Arjun: []string{"किसी को बताने की कोई आख़िरी तारीख़ नहीं होती। आपकी सुरक्षा और आपका समय पहले हैं।", "यहाँ कुछ बनना नहीं है। जैसे हैं, वैसे ही ठहर सकते हैं।"},
				Ask:   []string{"क्या कोई है जिसके साथ पूरी तरह अपने जैसा रहा जा सके?", "अभी क्या सुरक्षित लगता है, और क्या नहीं?"},
			},
			Hinglish: lines{
				Tara:  []string{"Yahan kehne ke liye shukriya. Apne ghar ke achhe bachche bhi raha jaa sakta hai aur poori tarah apne bhi, chahe ghar ko abhi sunna na aata ho.", "Har khaandaan mein aap jaise log rahe hain. Bas unka naam kabhi likha nahi gaya."},
				Buddy: []string{"Tum tum ho. Achha hai. Meri poonchh kehti hai haan.", "Tumne bataya. Himmat lagi hogi. Main yahin hoon."},
				Arjun: []string{"Kisi ko batane ki koi last date nahi hoti. Aapki suraksha aur aapka samay pehle hain.", "Yahan kuch banna nahi hai. Jaise hain, waise hi thehar sakte hain."},
				Ask:   []string{"Kya koi hai jiske saath poori tarah apne jaisa raha jaa sake?", "Abhi kya safe lagta hai, aur kya nahi?"},
			},
			Tamil: lines{
				Tara:  []string{"இதை இங்கே சொன்னதற்கு நன்றி. வீட்டின் நல்ல பிள்ளையாகவும், முழுமையாக நீங்களாகவும் இருக்கலாம்; வீட்டுக்கு இன்னும் கேட்கத் தெரியாவிட்டாலும்.", "ஒவ்வொரு குடும்பத்திலும் உங்களைப் போன்றவர்கள் இருந்திருக்கிறார்கள். அவர்கள் பெயர் மட்டும் எழுதப்படவில்லை."},
				Buddy: []string{"நீ நீயே. நல்லது. என் வால் ஆமாம் என்கிறது.", "என்னிடம் சொன்னாய். தைரியம் வேண்டும். நான் இங்கேயே இருக்கேன்."},
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
				Tara:  []string{"I am sorry. To hear it on a phone, and then stand in your kitchen with the same phone, is its own kind of far.", "At home the house fills up: slippers at the door, someone making tea. Here people say sorry for your loss, and go back to the call."},
				Buddy: []string{"I am so sorry. No tricks now. Only sitting.", "I would put my head on your knee. As long as you like."},
				Arjun: []string{"Love does not end with a life. For a while it has nowhere to go, and that is what aches.", "Light a lamp for them tonight if you like, even by yourself. A farewell may be made late, and far away."},
				Ask:   []string{"Would you like to tell me their name, and one small thing about them?", "Is anyone with you today?"},
			},
			Hindi: lines{
				Tara:  []string{"बहुत अफ़सोस है। फ़ोन पर सुनना, और फिर उसी फ़ोन के साथ रसोई में खड़े रहना, यह दूरी अलग ही होती है।", "वहाँ घर भर जाता है: दरवाज़े पर चप्पलें, कोई चाय बना रहा है। यहाँ लोग अफ़सोस कहकर काम पर लौट जाते हैं।"},
				Buddy: []string{"बहुत अफ़सोस। अब कोई खेल नहीं। बस साथ बैठना।", "मैं सिर तुम्हारे घुटने पर रख देता। जितनी देर चाहो।"},
				Arjun: []string{"जीवन के साथ प्यार ख़त्म नहीं होता। कुछ समय उसे जाने की जगह नहीं मिलती, वही दुखता है।", "चाहें तो आज रात उनके लिए एक दीया जलाइए, अकेले ही सही। विदा देर से भी दी जा सकती है, और दूर से भी।"},
				Ask:   []string{"उनका नाम, और उनकी एक छोटी सी बात बताने का मन है?", "आज कोई साथ है?"},
			},
			Hinglish: lines{
				Tara:  []string{"Bahut afsos hai. Phone par sunna, aur phir usi phone ke saath kitchen mein khade rehna, yeh doori alag hi hoti hai.", "Wahan ghar bhar jaata hai: darwaze par chappalein, koi chai bana raha hai. Yahan log sorry kehkar kaam par laut jaate hain."},
				Buddy: []string{"Bahut afsos. Ab koi khel nahi. Bas saath baithna.", "Main sir tumhare ghutne par rakh deta. Jitni der chaho."},
				Arjun: []string{"Jeevan ke saath pyaar khatam nahi hota. Kuch samay use jaane ki jagah nahi milti, wahi dukhta hai.", "Chahein to aaj raat unke liye ek diya jalaiye, akele hi sahi. Vida der se bhi di jaa sakti hai, aur door se bhi."},
				Ask:   []string{"Unka naam, aur unki ek chhoti si baat batane ka mann hai?", "Aaj koi saath hai?"},
			},
			Tamil: lines{
				Tara:  []string{"மிகவும் வருந்துகிறேன். போனில் கேட்டுவிட்டு, அதே போனோடு சமையலறையில் நிற்பது தனி மாதிரியான தூரம்.", "ஊரில் வீடு நிறைந்துவிடும்: வாசலில் செருப்புகள், யாரோ காபி போடுவாங்க. இங்கே வருத்தம் சொல்லிவிட்டு வேலைக்குத் திரும்புவாங்க."},
				Buddy: []string{"ரொம்ப வருத்தம். இப்போ விளையாட்டு இல்லை. கூட உட்காருவது மட்டும்.", "உன் முழங்காலில் தலை வைப்பேன். எவ்வளவு நேரம் வேண்டுமானாலும்."},
				Arjun: []string{"உயிரோடு அன்பு முடிவதில்லை. சில காலம் அதற்குப் போக இடம் இருக்காது; அதுதான் வலிக்கிறது.", "விரும்பினால் இன்று இரவு அவர்களுக்காக ஒரு விளக்கு ஏற்றுங்கள், தனியாக இருந்தாலும். விடை தாமதமாகவும், தூரத்திலிருந்தும் கொடுக்கலாம்."},
				Ask:   []string{"அவர்கள் பெயரையும், அவர்களைப் பற்றி ஒரு சின்ன விஷயத்தையும் சொல்ல விருப்பமா?", "இன்று உங்களோடு யாராவது இருக்கிறார்களா?"},
			},
		},
	},
	{
		Code: "guilt", Rank: matter, Steps: &heartSteps,
		Words: "guilt, guilty, my fault, blame myself, blaming myself, selfish, regret*, ashamed, shame, i should have, bad son, bad daughter, bad mother, bad father, bad person, apradh bodh, galti meri, meri galti, sharm aa*, pachhta*, pachta*, गिल्ट, अपराधबोध, मेरी ग़लती, ग़लती मेरी, शर्म, शर्मिंदा, पछता*, स्वार्थी, குற்ற உணர்*, குற்றவுணர்*, என் தப்பு, என் தவறு, என்னால தான், வருத்தப்படுறேன், சுயநல*, வெட்க*, kutra unarvu, en thappu",
		Hear: translations{
			English: lines{
				Tara:  []string{"Guilt goes into the suitcase first. It weighs nothing at the airport, and everything on a Sunday call.", "You left to build something, and now you pay for it in guilt, monthly, like a bill nobody sent."},
				Buddy: []string{"You look like I do next to a chewed shoe. I still come out for dinner.", "Guilt is heavy. Drop it. You may pick it up later if you need it."},
				Arjun: []string{"Ask of the guilt: is there something to mend? Then mend it. If not, it is only love without an address.", "To be sorry is human. To be sorry for existing is a habit, and habits may be laid down."},
				Ask:   []string{"What do you hold against yourself the most?", "If a friend had done the same, what would you tell them?"},
			},
			Hindi: lines{
				Tara:  []string{"अपराधबोध सूटकेस में सबसे पहले जाता है। एयरपोर्ट पर उसका कोई वज़न नहीं होता, रविवार के फ़ोन पर पूरा।", "कुछ बनाने निकले थे, और अब हर महीने उसका बिल भरते हैं, जो किसी ने भेजा ही नहीं।"},
				Buddy: []string{"चबाए जूते के पास मैं भी ऐसा ही दिखता हूँ। खाने पर फिर भी निकलता हूँ।", "यह बोझ भारी है। नीचे रखो। ज़रूरत हो तो बाद में उठा लेना।"},
				Arjun: []string{"इससे पूछिए: क्या कुछ सुधारने को है? है तो सुधारिए। नहीं तो यह बस प्यार है, जिसे पता नहीं मिला।", "माफ़ी महसूस करना इंसानी है। होने भर की माफ़ी एक आदत है, और आदत छोड़ी जा सकती है।"},
				Ask:   []string{"ख़ुद से सबसे बड़ी शिकायत क्या है?", "किसी दोस्त ने यही किया होता, तो उससे क्या कहते?"},
			},
			Hinglish: lines{
				Tara:  []string{"Guilt suitcase mein sabse pehle jaata hai. Airport par uska koi wazan nahi hota, Sunday ke phone par poora.", "Kuch banane nikle the, aur ab har mahine uska bill bharte hain, jo kisi ne bheja hi nahi."},
				Buddy: []string{"Chabaye joote ke paas main bhi aisa hi dikhta hoon. Khane par phir bhi nikalta hoon.", "Guilt bhaari hai. Neeche rakho. Zaroorat ho to baad mein utha lena."},
				Arjun: []string{"Isse poochiye: kya kuch sudhaarne ko hai? Hai to sudhaariye. Nahi to yeh bas pyaar hai, jise pata nahi mila.", "Maafi mehsoos karna insaani hai. Hone bhar ki maafi ek aadat hai, aur aadat chhodi jaa sakti hai."},
				Ask:   []string{"Khud se sabse badi shikayat kya hai?", "Kisi dost ne yahi kiya hota, to usse kya kehte?"},
			},
			Tamil: lines{
				Tara:  []string{"குற்ற உணர்வுதான் பெட்டிக்குள் முதலில் போகும். விமான நிலையத்தில் எடையே இல்லை; ஞாயிறு அழைப்பில் முழு எடை.", "ஒன்றைக் கட்டக் கிளம்பினீர்கள்; யாரும் அனுப்பாத பில்லை மாதா மாதம் கட்டுகிறீர்கள்."},
				Buddy: []string{"கடித்த செருப்புப் பக்கம் நானும் இப்படித்தான் முழிப்பேன். சாப்பாட்டுக்கு ஆனாலும் வருவேன்.", "இது கனம். கீழே போடு. தேவைப்பட்டால் பிறகு எடு."},
				Arjun: []string{"இதனிடம் கேளுங்கள்: சரிசெய்ய ஏதாவது உண்டா? இருந்தால் செய்யுங்கள். இல்லை என்றால் இது முகவரி இல்லாத அன்பு.", "வருந்துவது மனித இயல்பு. இருப்பதற்கே வருந்துவது ஒரு பழக்கம்; பழக்கத்தைக் கீழே வைக்கலாம்."},
				Ask:   []string{"உங்கள் மேல் உங்களுக்கே உள்ள பெரிய குறை என்ன?", "ஒரு நண்பர் இதையே செய்திருந்தால், அவரிடம் என்ன சொல்வீர்கள்?"},
			},
		},
	},
}
