package companion

// Themes about parents, relatives and children: expectations of others and of oneself.

var familySteps = translations{
	English: lines{
		Tara:  []string{"Before the next call, choose one sentence you will say and one you will not. Put both on a slip of paper by the phone.", "You can answer \"let me think about it\" as often as needed. It is not disrespect, it is a comma.", "Find the one in the family who half understands, a cousin, a masi. Begin with that one."},
		Buddy: []string{"After the call: shake it off. Really. Arms, legs, head. Like me after a bath.", "Phone face down. Ten slow breaths. Then decide.", "Chew on it tomorrow. Tonight, play something silly for five minutes."},
		Arjun: []string{"Write the letter that you will not send. Say all of it. Then see which single line is worth saying aloud.", "Before you answer, let one full breath go out. The pause belongs to you.", "Ask what the worry is underneath what they say. It is often smaller, and older, than the words."},
	},
	Hindi: lines{
		Tara:  []string{"अगली बार फ़ोन से पहले एक वाक्य तय करो जो कहना है, और एक जो नहीं कहना। दोनों पर्ची पर लिखकर फ़ोन के पास रख दो।", "\"सोचकर बताऊँ\" जितनी बार चाहो कह सकते हैं। यह बदतमीज़ी नहीं, बस अल्पविराम है।", "घर में जो आधा भी समझता हो, कोई भाई-बहन, कोई मौसी, बात वहीं से शुरू करो।"},
		Buddy: []string{"फ़ोन के बाद सब झटक दो। सच में। हाथ, पैर, सिर। जैसे मैं नहाकर करता हूँ।", "फ़ोन उल्टा रखो। दस धीमी साँसें। फिर सोचना।", "इसे कल चबाना। आज पाँच मिनट कुछ बेतुका खेलो।"},
		Arjun: []string{"वह चिट्ठी लिखिए जो भेजनी नहीं है। सब कह दीजिए। फिर देखिए, कौन सी एक पंक्ति ज़ोर से कहने लायक है।", "जवाब देने से पहले एक पूरी साँस बाहर जाने दीजिए। वह ठहराव आपका है।", "उनकी बात के नीचे चिंता क्या है, यह पूछकर देखिए। वह अक्सर शब्दों से छोटी और पुरानी होती है।"},
	},
	Hinglish: lines{
		Tara:  []string{"Agle phone se pehle ek sentence tay karo jo kehna hai, aur ek jo nahi kehna. Dono parchi par likhkar phone ke paas rakh do.", "\"Sochkar bataun\" jitni baar chaho keh sakte hain. Yeh badtameezi nahi, bas comma hai.", "Ghar mein jo aadha bhi samajhta ho, koi cousin, koi masi, baat wahin se shuru karo."},
		Buddy: []string{"Phone ke baad sab jhatak do. Sach mein. Haath, pair, sir. Jaise main nahakar karta hoon.", "Phone ulta rakho. Das dheemi saansein. Phir sochna.", "Ise kal chabana. Aaj paanch minute kuch betuka khelo."},
		Arjun: []string{"Woh chitthi likhiye jo bhejni nahi hai. Sab keh dijiye. Phir dekhiye, kaun si ek line zor se kehne laayak hai.", "Jawab dene se pehle ek poori saans bahar jaane dijiye. Woh thehraav aapka hai.", "Unki baat ke neeche chinta kya hai, yeh poochkar dekhiye. Woh aksar shabdon se chhoti aur purani hoti hai."},
	},
	Tamil: lines{
		Tara:  []string{"அடுத்த அழைப்புக்கு முன் சொல்ல வேண்டிய ஒரு வாக்கியம், சொல்லக் கூடாத ஒரு வாக்கியம் இரண்டையும் தீர்மானித்து, போனுக்குப் பக்கத்தில் எழுதி வையுங்க.", "\"யோசித்துச் சொல்கிறேன்\" என்று எத்தனை முறை வேண்டுமானாலும் சொல்லலாம். அது மரியாதைக் குறைவு இல்லை, ஒரு காற்புள்ளி.", "வீட்டில் பாதியாவது புரிந்துகொள்ளும் ஒருவர் இருப்பார், ஒரு அத்தை, ஒரு அண்ணன். அங்கிருந்து தொடங்குங்க."},
		Buddy: []string{"போன் முடிந்ததும் உதறு. நிஜமா. கை, கால், தலை. குளித்த பிறகு நான் செய்வது போல.", "போனைக் கவிழ்த்து வை. பத்து மெதுவான மூச்சு. பிறகு முடிவு.", "இதை நாளைக்கு மெல்லு. இன்று ஐந்து நிமிடம் ஏதாவது விளையாட்டு."},
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
				Tara:  []string{"Their love arrives as a plan, with dates. One can be grateful for the love and still not want the plan.", "You hear one sentence on the phone, and carry it around for a week. I know that sentence, whatever the words were."},
				Buddy: []string{"Everybody holding your leash. No wonder it pulls.", "They throw, you fetch. Again and again. You may sit down."},
				Arjun: []string{"What parents hope for us is often what they once needed themselves. It may be honoured without being obeyed.", "Between duty and your own wish there is a space. It is narrow at first. One stands in it and breathes."},
				Ask:   []string{"What do they want, and what would you want if nobody were watching?", "Which of their sentences stays with you the longest?", "Whom are you most afraid to disappoint?"},
			},
			Hindi: lines{
				Tara:  []string{"उनका प्यार योजना बनकर आता है, तारीख़ों के साथ। प्यार के लिए आभार हो सकता है, और योजना फिर भी न चाहिए हो।", "फ़ोन पर एक वाक्य सुना, और हफ़्ता उसी में निकल गया। शब्द जो भी रहे हों, वह वाक्य पहचाना हुआ है।"},
				Buddy: []string{"सबके हाथ में डोर। खिंचेगा ही न।", "वे फेंकें, तुम लाओ। बार-बार। ज़रा बैठ भी सकते हैं।"},
				Arjun: []string{"माता-पिता हमारे लिए जो चाहते हैं, वह अक्सर कभी उनकी अपनी ज़रूरत थी। उसका मान रखा जा सकता है, माने बिना भी।", "फ़र्ज़ और अपनी चाह के बीच एक जगह है। शुरू में तंग लगती है। वहीं खड़े होकर साँस ली जाती है।"},
				Ask:   []string{"वे क्या चाहते हैं, और कोई न देख रहा हो तो मन क्या चाहता है?", "उनकी कौन सी बात सबसे देर तक साथ रहती है?", "किसे निराश करने का डर सबसे ज़्यादा है?"},
			},
			Hinglish: lines{
				Tara:  []string{"Unka pyaar plan bankar aata hai, dates ke saath. Pyaar ke liye shukriya ho sakta hai, aur plan phir bhi na chahiye ho.", "Phone par ek sentence suna, aur hafta usi mein nikal gaya. Shabd jo bhi rahe hon, woh sentence pehchana hua hai."},
				Buddy: []string{"Sabke haath mein dor. Khichega hi na.", "Woh phenkein, tum laao. Baar baar. Zara baith bhi sakte hain."},
				Arjun: []string{"Maata pita hamare liye jo chahte hain, woh aksar kabhi unki apni zaroorat thi. Uska maan rakha jaa sakta hai, maane bina bhi.", "Farz aur apni chaah ke beech ek jagah hai. Shuru mein tang lagti hai. Wahin khade hokar saans li jaati hai."},
				Ask:   []string{"Woh kya chahte hain, aur koi na dekh raha ho to mann kya chahta hai?", "Unki kaun si baat sabse der tak saath rehti hai?", "Kise niraash karne ka darr sabse zyada hai?"},
			},
			Tamil: lines{
				Tara:  []string{"அவங்க அன்பு ஒரு திட்டமாக, தேதியோடு வருகிறது. அன்புக்கு நன்றி சொல்லலாம்; திட்டம் வேண்டாம் என்றும் இருக்கலாம்.", "போனில் கேட்ட ஒரு வாக்கியம், ஒரு வாரம் முழுக்கக் கூடவே வரும். என்ன வார்த்தையாக இருந்தாலும் அது தெரிந்த வாக்கியம்தான்."},
				Buddy: []string{"எல்லோர் கையிலும் உன் கயிறு. இழுக்கத்தான் செய்யும்.", "அவங்க எறிய, நீ எடுத்துவர. மறுபடி மறுபடி. கொஞ்சம் உட்காரலாம்."},
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
				Tara:  []string{"First comes one aunt's question, then a PDF with a height in it. And nobody asks whether today is a good day.", "They count the years out loud. You are the one who would have to live in them."},
				Buddy: []string{"Everyone sniffing at your life. Too many noses.", "No rush. I choose my people slowly too."},
				Arjun: []string{"A life with another person is not an exam with a last date. It is a question, and it may be asked slowly.", "Their clock and your clock show different times. Both are only clocks."},
				Ask:   []string{"Is it the idea of it that is hard, or the hurry?", "What would you tell them if you could be sure that they would not be upset?"},
			},
			Hindi: lines{
				Tara:  []string{"पहले किसी बुआ का सवाल आता है, फिर एक बायोडाटा जिसमें क़द लिखा होता है। और कोई नहीं पूछता कि आज दिन कैसा है।", "साल वे ज़ोर से गिनते हैं। जीना तो आपको है।"},
				Buddy: []string{"सब तुम्हारी ज़िंदगी सूँघ रहे हैं। नाकें बहुत ज़्यादा।", "जल्दी नहीं। मैं भी अपने लोग धीरे चुनता हूँ।"},
				Arjun: []string{"किसी के साथ जीवन कोई परीक्षा नहीं जिसकी आख़िरी तारीख़ हो। यह एक सवाल है, धीरे भी पूछा जा सकता है।", "उनकी घड़ी और आपकी घड़ी अलग समय बताती हैं। दोनों बस घड़ियाँ हैं।"},
				Ask:   []string{"मुश्किल शादी की बात है, या उसकी जल्दी?", "अगर यक़ीन हो कि वे नाराज़ नहीं होंगे, तो उनसे क्या कहना होगा?"},
			},
			Hinglish: lines{
				Tara:  []string{"Pehle kisi bua ka sawaal aata hai, phir ek biodata jismein height likhi hoti hai. Aur koi nahi poochta ki aaj din kaisa hai.", "Saal woh zor se ginte hain. Jeena to aapko hai."},
				Buddy: []string{"Sab tumhari zindagi soongh rahe hain. Naakein bahut zyada.", "Jaldi nahi. Main bhi apne log dheere chunta hoon."},
				Arjun: []string{"Kisi ke saath jeevan koi exam nahi jiski last date ho. Yeh ek sawaal hai, dheere bhi poocha jaa sakta hai.", "Unki ghadi aur aapki ghadi alag time batati hain. Dono bas ghadiyan hain."},
				Ask:   []string{"Mushkil shaadi ki baat hai, ya uski jaldi?", "Agar yakeen ho ki woh naraaz nahi honge, to unse kya kehna hoga?"},
			},
			Tamil: lines{
				Tara:  []string{"முதலில் ஒரு அத்தையின் கேள்வி வரும், பிறகு உயரம் எழுதிய ஒரு ஜாதகம். இன்று நாள் எப்படி என்று மட்டும் யாரும் கேட்பதில்லை.", "வருஷத்தை அவங்க சத்தமாக எண்ணுவாங்க. அதில் வாழப்போவது நீங்கள்தான்."},
				Buddy: []string{"எல்லோரும் உன் வாழ்க்கையை மோப்பம் பிடிக்கிறாங்க. மூக்கு அதிகம்.", "அவசரம் இல்லை. நானும் என் ஆட்களை மெதுவாகத்தான் தேர்ந்தெடுப்பேன்."},
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
				Tara:  []string{"You marry one person and get a committee. And the committee comes for three months, with its own masala box.", "Being the daughter-in-law or son-in-law in your own kitchen is a strange job. Nobody applied for it."},
				Buddy: []string{"Someone new in my corner. I would bark too.", "Your house. Your bowl. It is fine to want that."},
				Arjun: []string{"Two houses meet in one kitchen, each sure of its salt. The one in between gets tired first.", "Respect and distance can live under one roof. The line may be drawn kindly, and still be a line."},
				Ask:   []string{"What was said the last time?", "Does your partner know how it is for you?"},
			},
			Hindi: lines{
				Tara:  []string{"शादी एक से होती है, मिलती पूरी कमेटी है। और कमेटी तीन महीने के लिए अपना मसालदान लेकर आती है।", "अपनी ही रसोई में बहू या दामाद होना अजीब नौकरी है। किसी ने अर्ज़ी तो दी नहीं थी।"},
				Buddy: []string{"मेरे कोने में कोई नया। मैं तो भौंकता।", "तुम्हारा घर। तुम्हारा कटोरा। ऐसा चाहना ठीक है।"},
				Arjun: []string{"एक रसोई में दो घर मिलते हैं, दोनों को अपने नमक का यक़ीन। बीच वाला सबसे पहले थकता है।", "आदर और दूरी एक छत के नीचे रह सकते हैं। रेखा प्यार से खिंचे, तब भी रेखा है।"},
				Ask:   []string{"पिछली बार क्या कहा गया था?", "क्या जीवनसाथी को पता है कि आप पर क्या बीत रही है?"},
			},
			Hinglish: lines{
				Tara:  []string{"Shaadi ek se hoti hai, milti poori committee hai. Aur committee teen mahine ke liye apna masaldaan lekar aati hai.", "Apni hi rasoi mein bahu ya damaad hona ajeeb naukri hai. Kisi ne apply to kiya nahi tha."},
				Buddy: []string{"Mere kone mein koi naya. Main to bhaunkta.", "Tumhara ghar. Tumhara katora. Aisa chahna theek hai."},
				Arjun: []string{"Ek rasoi mein do ghar milte hain, dono ko apne namak ka yakeen. Beech wala sabse pehle thakta hai.", "Aadar aur doori ek chhat ke neeche reh sakte hain. Rekha pyaar se khinche, tab bhi rekha hai."},
				Ask:   []string{"Pichhli baar kya kaha gaya tha?", "Kya partner ko pata hai ki aap par kya beet rahi hai?"},
			},
			Tamil: lines{
				Tara:  []string{"கல்யாணம் ஒருவரோடு; கிடைப்பது ஒரு கமிட்டி. அந்தக் கமிட்டி மூன்று மாதத்துக்கு அஞ்சறைப் பெட்டியோடு வரும்.", "சொந்த அடுப்படியில் மருமகளாகவோ மருமகனாகவோ இருப்பது விசித்திரமான வேலை. யாரும் விண்ணப்பிக்கவில்லை."},
				Buddy: []string{"என் மூலையில் புது ஆள். நானும் குரைப்பேன்.", "உன் வீடு. உன் கிண்ணம். அப்படி நினைப்பது சரிதான்."},
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
				Tara:  []string{"At home there would be four women and a pressure cooker of panjiri. Here there is a car seat, a discharge sheet and the two of you.", "Everyone sees the baby on video. Who sees you?"},
				Buddy: []string{"Tiny human. No sleep. Big love. Sit when it sits.", "You feed the little one. Who fills your bowl?"},
				Arjun: []string{"A child is meant to be carried by a village, and you are doing the work of one. Tired is the right word for it.", "In these months, enough is a whole achievement. Warm, fed, held: the rest can wait."},
				Ask:   []string{"When did you last sleep for three hours together?", "Who could hold the baby for one hour this week?"},
			},
			Hindi: lines{
				Tara:  []string{"घर पर होते तो चार औरतें होतीं और पंजीरी का डिब्बा। यहाँ कार सीट है, अस्पताल का काग़ज़ है, और आप दोनों।", "वीडियो पर सब बच्चे को देखते हैं। आपको कौन देखता है?"},
				Buddy: []string{"नन्हा इंसान। नींद नहीं। प्यार बहुत। जब वह लेटे, तुम भी लेटो।", "छोटे का पेट तुम भरो। तुम्हारा कटोरा कौन भरता है?"},
				Arjun: []string{"बच्चे को पूरा गाँव पालता है, और यहाँ गाँव का काम आप पर है। थकान का नाम थकान ही है।", "इन महीनों में \"काफ़ी\" ही पूरी उपलब्धि है। गरम, पेट भरा, गोद में: बाक़ी रुक सकता है।"},
				Ask:   []string{"लगातार तीन घंटे की नींद आख़िरी बार कब मिली?", "इस हफ़्ते एक घंटे बच्चे को कौन थाम सकता है?"},
			},
			Hinglish: lines{
				Tara:  []string{"Ghar par hote to chaar auratein hotin aur panjiri ka dabba. Yahan car seat hai, hospital ka kaagaz hai, aur aap dono.", "Video par sab bachche ko dekhte hain. Aapko kaun dekhta hai?"},
				Buddy: []string{"Nanha insaan. Neend nahi. Pyaar bahut. Jab woh lete, tum bhi leto.", "Chhote ka pet tum bharo. Tumhara katora kaun bharta hai?"},
				Arjun: []string{"Bachche ko poora gaon paalta hai, aur yahan gaon ka kaam aap par hai. Thakaan ka naam thakaan hi hai.", "In mahinon mein \"kaafi\" hi poori uplabdhi hai. Garam, pet bhara, god mein: baaki ruk sakta hai."},
				Ask:   []string{"Lagataar teen ghante ki neend aakhri baar kab mili?", "Is hafte ek ghante bachche ko kaun thaam sakta hai?"},
			},
			Tamil: lines{
				Tara:  []string{"ஊரில் இருந்தால் நான்கு பெண்கள், பத்தியச் சாப்பாடு எல்லாம் இருக்கும். இங்கே கார் சீட், மருத்துவமனைக் காகிதம், நீங்கள் இருவர்.", "வீடியோவில் எல்லோரும் குழந்தையைப் பார்க்கிறார்கள். உங்களை யார் பார்க்கிறார்கள்?"},
				Buddy: []string{"குட்டி மனிதர். தூக்கம் இல்லை. அன்பு நிறைய. அது படுத்தால் நீயும் படு.", "குட்டிக்கு நீ ஊட்டுற. உன் கிண்ணத்தை யார் நிரப்புவது?"},
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
				Tara:  []string{"They see the salary in rupees. They do not see the rent, the insurance and the lunch from home in a steel box.", "Sending money is a way of being there. It still comes out of somebody's month."},
				Buddy: []string{"You share your bowl. Good heart. Check there is some left.", "Numbers bite at night. In the morning they are smaller."},
				Arjun: []string{"To give is good, and to give without end dries the well. A well needs its own water first.", "Money is seldom only money between parents and children. It is also love, fear and pride in one envelope."},
				Ask:   []string{"Is it the amount that weighs, or not being able to say no?", "Does anyone at home know what your month here looks like?"},
			},
			Hindi: lines{
				Tara:  []string{"उन्हें तनख़्वाह रुपयों में दिखती है। किराया, इंश्योरेंस और स्टील के डिब्बे वाला लंच नहीं दिखता।", "पैसे भेजना भी साथ होने का एक तरीक़ा है। फिर भी निकलते तो किसी के महीने से ही हैं।"},
				Buddy: []string{"अपना कटोरा बाँटते हो। दिल अच्छा है। देखना, थोड़ा बचा भी हो।", "हिसाब रात को काटता है। सुबह छोटा लगता है।"},
				Arjun: []string{"देना अच्छा है, पर बिना रुके देने से कुआँ सूख जाता है। कुएँ को पहले अपना पानी चाहिए।", "माँ-बाप और बच्चों के बीच पैसा कम ही सिर्फ़ पैसा होता है। एक ही लिफ़ाफ़े में प्यार, डर और मान भी होते हैं।"},
				Ask:   []string{"भारी रक़म लगती है, या मना न कर पाना?", "घर पर किसी को पता है कि यहाँ का महीना कैसे चलता है?"},
			},
			Hinglish: lines{
				Tara:  []string{"Unhe salary rupees mein dikhti hai. Rent, insurance aur steel ke dabbe wala lunch nahi dikhta.", "Paise bhejna bhi saath hone ka ek tareeka hai. Phir bhi nikalte to kisi ke mahine se hi hain."},
				Buddy: []string{"Apna katora baant lete ho. Dil achha hai. Dekhna, thoda bacha bhi ho.", "Hisaab raat ko kaatta hai. Subah chhota lagta hai."},
				Arjun: []string{"Dena achha hai, par bina ruke dene se kuan sookh jaata hai. Kuein ko pehle apna paani chahiye.", "Maa baap aur bachchon ke beech paisa kam hi sirf paisa hota hai. Ek hi lifafe mein pyaar, darr aur maan bhi hote hain."},
				Ask:   []string{"Bhaari amount lagta hai, ya mana na kar paana?", "Ghar par kisi ko pata hai ki yahan ka mahina kaise chalta hai?"},
			},
			Tamil: lines{
				Tara:  []string{"அவங்களுக்குச் சம்பளம் ரூபாயில் தெரியும். வாடகை, காப்பீடு, எவர்சில்வர் டப்பா மதியச் சாப்பாடு தெரியாது.", "பணம் அனுப்புவதும் கூட இருப்பதுதான். ஆனாலும் அது ஒருவருடைய மாதத்திலிருந்துதான் போகிறது."},
				Buddy: []string{"உன் கிண்ணத்தைப் பகிர்கிறாய். நல்ல மனசு. உனக்கும் கொஞ்சம் இருக்கா பார்.", "கணக்கு ராத்திரியில் கடிக்கும். காலையில் சின்னதாகும்."},
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
				Tara:  []string{"In every family one is the example and another gets the comparison. Strange how old we can be, and still ten years old in that room.", "You can love them and still mind that they got the window seat."},
				Buddy: []string{"Two pups, one bowl. I know that look.", "You count too. I checked. You count a lot."},
				Arjun: []string{"Siblings drink from one cup and remember different water. Both memories are true.", "What was given to the other was not always taken from you. Yet it can feel just so, and the feeling has its reasons."},
				Ask:   []string{"What did they get that you would have liked?", "When did the two of you last laugh about something?"},
			},
			Hindi: lines{
				Tara:  []string{"हर घर में एक मिसाल होता है और दूसरे को तुलना मिलती है। उम्र कितनी भी हो, उस कमरे में सब दस साल के हो जाते हैं।", "प्यार भी हो सकता है, और यह भी खटक सकता है कि खिड़की वाली सीट उसे मिली।"},
				Buddy: []string{"दो पिल्ले, एक कटोरा। वह नज़र मैं जानता हूँ।", "तुम भी गिनती में हो। मैंने देखा। काफ़ी ऊपर।"},
				Arjun: []string{"भाई-बहन एक ही प्याले से पीते हैं और अलग पानी याद रखते हैं। दोनों यादें सच हैं।", "दूसरे को जो मिला, वह हमेशा आपसे लिया हुआ नहीं था। फिर भी लगता वैसा ही है, और उसकी अपनी वजहें हैं।"},
				Ask:   []string{"उन्हें ऐसा क्या मिला, जो आपको भी चाहिए था?", "आख़िरी बार दोनों किस बात पर साथ हँसे थे?"},
			},
			Hinglish: lines{
				Tara:  []string{"Har ghar mein ek misaal hota hai aur doosre ko comparison milta hai. Umar kitni bhi ho, us kamre mein sab das saal ke ho jaate hain.", "Pyaar bhi ho sakta hai, aur yeh bhi khatak sakta hai ki khidki wali seat use mili."},
				Buddy: []string{"Do pille, ek katora. Woh nazar main jaanta hoon.", "Tum bhi ginti mein ho. Maine dekha. Kaafi upar."},
				Arjun: []string{"Bhai behen ek hi pyaale se peete hain aur alag paani yaad rakhte hain. Dono yaadein sach hain.", "Doosre ko jo mila, woh hamesha aapse liya hua nahi tha. Phir bhi lagta waisa hi hai, aur uski apni wajahein hain."},
				Ask:   []string{"Unhe aisa kya mila, jo aapko bhi chahiye tha?", "Aakhri baar dono kis baat par saath hanse the?"},
			},
			Tamil: lines{
				Tara:  []string{"எல்லா வீட்டிலும் ஒருவர் உதாரணம், இன்னொருவருக்கு ஒப்பீடு. வயது எவ்வளவானாலும் அந்த அறையில் எல்லோருக்கும் பத்து வயதுதான்.", "அன்பும் இருக்கும்; ஜன்னலோர இருக்கை அவங்களுக்குக் கிடைத்தது உறுத்தவும் செய்யும்."},
				Buddy: []string{"இரண்டு குட்டி, ஒரு கிண்ணம். அந்தப் பார்வை எனக்குத் தெரியும்.", "நீயும் கணக்கில் உண்டு. பார்த்தேன். ரொம்பவே."},
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
				Tara:  []string{"They say \"we are fine, don't worry\" in that voice. And you are eleven hours of clock away from the truth.", "You notice it on the video call: the hair, the slower stairs. Nobody mentions it, least of all them."},
				Buddy: []string{"Old ones walk slow. Far is hard. Lean here a minute.", "Worry runs at night. I will sit by the door with you."},
				Arjun: []string{"To watch one's parents grow old from afar is a quiet work, and has no day off.", "You cannot be in two rooms. You can be fully in one call."},
				Ask:   []string{"What worries you most about them at this moment?", "Is there someone near them whom you can ring?"},
			},
			Hindi: lines{
				Tara:  []string{"वे उसी आवाज़ में कहते हैं, \"हम ठीक हैं, चिंता मत करो\"। और सच घड़ी के ग्यारह घंटे दूर होता है।", "वीडियो कॉल पर दिख जाता है: सफ़ेद बाल, धीमी सीढ़ियाँ। कोई कहता नहीं, वे तो बिल्कुल नहीं।"},
				Buddy: []string{"बड़े धीरे चलते हैं। दूर होना मुश्किल है। ज़रा टिक लो।", "चिंता रात को दौड़ती है। मैं दरवाज़े पर साथ बैठूँगा।"},
				Arjun: []string{"दूर से माँ-बाप को बूढ़ा होते देखना एक चुपचाप काम है, जिसमें छुट्टी नहीं होती।", "दो कमरों में एक साथ नहीं रहा जा सकता। एक फ़ोन पर पूरी तरह रहा जा सकता है।"},
				Ask:   []string{"इस समय उनकी किस बात की चिंता सबसे ज़्यादा है?", "उनके पास कोई है जिसे फ़ोन किया जा सके?"},
			},
			Hinglish: lines{
				Tara:  []string{"Woh usi awaaz mein kehte hain, \"hum theek hain, chinta mat karo\". Aur sach ghadi ke gyarah ghante door hota hai.", "Video call par dikh jaata hai: safed baal, dheemi seedhiyan. Koi kehta nahi, woh to bilkul nahi."},
				Buddy: []string{"Bade dheere chalte hain. Door hona mushkil hai. Zara tik lo.", "Chinta raat ko daudti hai. Main darwaze par saath baithunga."},
				Arjun: []string{"Door se maa baap ko boodha hote dekhna ek chupchaap kaam hai, jismein chhutti nahi hoti.", "Do kamron mein ek saath nahi raha jaa sakta. Ek phone par poori tarah raha jaa sakta hai."},
				Ask:   []string{"Is waqt unki kis baat ki chinta sabse zyada hai?", "Unke paas koi hai jise phone kiya jaa sake?"},
			},
			Tamil: lines{
				Tara:  []string{"\"நாங்க நல்லா இருக்கோம், கவலைப்படாதே\" என்று அந்தக் குரலில் சொல்வாங்க. உண்மை கடிகாரத்தில் பதினொரு மணி நேரம் தள்ளி இருக்கும்.", "வீடியோ அழைப்பில் தெரியும்: நரை, மெதுவான படி. யாரும் சொல்வதில்லை, அவங்க சொல்லவே மாட்டாங்க."},
				Buddy: []string{"பெரியவங்க மெதுவா நடப்பாங்க. தூரம் கஷ்டம். கொஞ்சம் சாய்ந்துக்கோ.", "கவலை ராத்திரியில் ஓடும். வாசலில் நானும் உட்காரேன்."},
				Arjun: []string{"பெற்றோர் முதுமை அடைவதைத் தூரத்திலிருந்து பார்ப்பது விடுமுறை இல்லாத, சத்தமில்லாத வேலை.", "இரண்டு அறைகளில் ஒரே நேரத்தில் இருக்க முடியாது. ஒரு அழைப்பில் முழுமையாக இருக்க முடியும்."},
				Ask:   []string{"இப்போது அவர்களைப் பற்றி எது அதிகம் கவலை தருகிறது?", "அவர்களுக்குப் பக்கத்தில் நீங்கள் அழைக்கக்கூடிய ஒருவர் இருக்கிறாரா?"},
			},
		},
	},
	{
		Code: "comparison", Rank: matter, Steps: &familySteps,
		Words: "compar*, everyone else is, everyone is ahead, falling behind, left behind, sharma ji, sharmaji, linkedin, instagram, not good enough, not enough, failure, i am a failure, im a failure, others are doing, my cousin got, everyone my age, tulna, sab aage, peeche reh, sharma ji ka beta, तुलना, सब आगे, पीछे रह, शर्मा जी, नाकाम*, असफल, ஒப்பிட*, ஒப்பீ*, எல்லாரும் முன்னேற*, பின்தங்கி*, தோல்வி*, oppidu, compare panna",
		Hear: translations{
			English: lines{
				Tara:  []string{"Sharma ji's son has a house in Frisco now. Nobody reports how he sleeps in it.", "You compare your Tuesday night with their wedding photo. It was never going to be a fair match."},
				Buddy: []string{"I never saw a dog envy a faster dog. We both got the stick.", "Look here. Not there. Here. Good."},
				Arjun: []string{"Each seed has its own month. The mango does not hurry because the jasmine has bloomed.", "Comparison is looking at another's window from a dark room. Light your own first, then look."},
				Ask:   []string{"Whose life did you look at last, before this feeling came?", "What went right this year that nobody would post?"},
			},
			Hindi: lines{
				Tara:  []string{"शर्मा जी के बेटे ने अब घर भी ले लिया। उसमें नींद कैसी आती है, यह कोई नहीं बताता।", "अपनी मंगलवार की रात को उनकी शादी की फ़ोटो से तौलें, तो मुक़ाबला बराबर का कहाँ हुआ।"},
				Buddy: []string{"मैंने किसी कुत्ते को तेज़ कुत्ते से जलते नहीं देखा। डंडी दोनों को मिली।", "यहाँ देखो। वहाँ नहीं। यहाँ। शाबाश।"},
				Arjun: []string{"हर बीज का अपना महीना है। चमेली खिल गई, इससे आम जल्दी नहीं करता।", "तुलना यानी अँधेरे कमरे से दूसरे की खिड़की देखना। पहले अपना दीया जलाइए, फिर देखिए।"},
				Ask:   []string{"यह एहसास आने से पहले किसकी ज़िंदगी देखी थी?", "इस साल ऐसा क्या ठीक हुआ, जो कोई पोस्ट नहीं करता?"},
			},
			Hinglish: lines{
				Tara:  []string{"Sharma ji ke bete ne ab ghar bhi le liya. Usmein neend kaisi aati hai, yeh koi nahi batata.", "Apni Tuesday ki raat ko unki shaadi ki photo se tolen, to muqabla barabar ka kahan hua."},
				Buddy: []string{"Maine kisi kutte ko tez kutte se jalte nahi dekha. Dandi dono ko mili.", "Yahan dekho. Wahan nahi. Yahan. Shabash."},
				Arjun: []string{"Har beej ka apna mahina hai. Chameli khil gayi, isse aam jaldi nahi karta.", "Tulna yaani andhere kamre se doosre ki khidki dekhna. Pehle apna diya jalaiye, phir dekhiye."},
				Ask:   []string{"Yeh ehsaas aane se pehle kiski zindagi dekhi thi?", "Is saal aisa kya theek hua, jo koi post nahi karta?"},
			},
			Tamil: lines{
				Tara:  []string{"பக்கத்து வீட்டுப் பையன் வீடே வாங்கிவிட்டான். அதில் எப்படித் தூங்குகிறான் என்று யாரும் சொல்வதில்லை.", "உங்கள் செவ்வாய் இரவை அவங்க கல்யாணப் படத்தோடு ஒப்பிட்டால், அது சமமான போட்டியே இல்லை."},
				Buddy: []string{"வேகமா ஓடும் நாயைப் பார்த்துப் பொறாமைப்பட்ட நாயை நான் பார்த்ததில்லை. குச்சி இரண்டுக்கும் கிடைக்கும்.", "இங்கே பார். அங்கே இல்லை. இங்கே. நல்லது."},
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
				Tara:  []string{"You speak to them in one language, and they answer in another. Something crosses over all the same; it just comes out with an accent.", "They are from here in a way that you will never quite be. That can sting at the school gate."},
				Buddy: []string{"Little ones follow the tail, not the lecture. Wag first.", "Kids are puppies with homework. You are doing fine."},
				Arjun: []string{"A child takes in a language at the hands of the one who feeds them. Five minutes of story at night outweigh an hour of lessons.", "Children borrow our calm before they learn their own."},
				Ask:   []string{"What do you most wish that they keep?", "What happened with them this week?"},
			},
			Hindi: lines{
				Tara:  []string{"आप एक भाषा में बोलें, वे दूसरी में जवाब दें। फिर भी कुछ पार तो जाता है, बस लहजे के साथ निकलता है।", "वे यहाँ के वैसे हैं जैसे माँ-बाप कभी नहीं हो पाएँगे। स्कूल के गेट पर यह चुभ सकता है।"},
				Buddy: []string{"छोटे भाषण नहीं, पूँछ देखकर चलते हैं। पहले पूँछ हिलाओ।", "बच्चे यानी होमवर्क वाले पिल्ले। सब ठीक चल रहा है।"},
				Arjun: []string{"बच्चा भाषा उसी हाथ से लेता है जो उसे खिलाता है। रात की पाँच मिनट की कहानी घंटे भर के पाठ से भारी है।", "अपनी शांति सीखने से पहले बच्चे हमारी उधार लेते हैं।"},
				Ask:   []string{"सबसे ज़्यादा क्या चाह है कि वे सँभालकर रखें?", "इस हफ़्ते उनके साथ क्या हुआ?"},
			},
			Hinglish: lines{
				Tara:  []string{"Aap ek bhasha mein bolein, woh doosri mein jawab dein. Phir bhi kuch paar to jaata hai, bas accent ke saath nikalta hai.", "Woh yahan ke waise hain jaise maa baap kabhi nahi ho paayenge. School ke gate par yeh chubh sakta hai."},
				Buddy: []string{"Chhote lecture nahi, poonchh dekhkar chalte hain. Pehle poonchh hilao.", "Bachche yaani homework wale pille. Sab theek chal raha hai."},
				Arjun: []string{"Bachcha bhasha usi haath se leta hai jo use khilata hai. Raat ki paanch minute ki kahani ghante bhar ke paath se bhaari hai.", "Apni shanti seekhne se pehle bachche hamari udhaar lete hain."},
				Ask:   []string{"Sabse zyada kya chaah hai ki woh sambhalkar rakhein?", "Is hafte unke saath kya hua?"},
			},
			Tamil: lines{
				Tara:  []string{"நீங்கள் ஒரு மொழியில் பேச, அவங்க வேறு மொழியில் பதில் சொல்வாங்க. ஆனாலும் ஏதோ ஒன்று போய்ச் சேர்கிறது, கொஞ்சம் வேறு உச்சரிப்போடு.", "பெற்றோர் ஒருபோதும் ஆக முடியாத அளவுக்கு அவங்க இந்த ஊர்க்காரங்க. பள்ளி வாசலில் அது உறுத்தலாம்."},
				Buddy: []string{"குட்டிகள் பேச்சைப் பார்ப்பதில்லை, வாலைப் பார்த்து வரும். முதலில் வாலை ஆட்டு.", "பிள்ளைகள் என்றால் வீட்டுப்பாடம் உள்ள நாய்க்குட்டிகள். நல்லாத்தான் போகுது."},
				Arjun: []string{"ஊட்டும் கையிலிருந்துதான் குழந்தை மொழியை எடுத்துக்கொள்கிறது. இரவில் ஐந்து நிமிடக் கதை ஒரு மணி நேரப் பாடத்தைவிடக் கனமானது.", "தங்கள் அமைதியைக் கற்கும் முன் பிள்ளைகள் நம் அமைதியைக் கடன் வாங்குகிறார்கள்."},
				Ask:   []string{"அவர்கள் எதைக் காப்பாற்றிக்கொள்ள வேண்டும் என்று விரும்புகிறீர்கள்?", "இந்த வாரம் அவர்களோடு என்ன நடந்தது?"},
			},
		},
	},
}
