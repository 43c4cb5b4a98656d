package companion

// Greetings, goodbyes and small talk, and the answers to texts without a theme.

var socialThemes = []theme{
	{
		Code: "greeting", Rank: social,
		Words: "hi, hello, hey, hiya, good morning, good evening, good afternoon, namaste, namaskar, salaam, salam, adaab, sat sri akal, kem cho, vanakkam, yo, sup, whats up, how are you, how r u, how are u, hows it going, kaise ho, kaise hain, kaisi ho, kya haal, नमस्ते, नमस्कार, हैलो, हेलो, हाय, सलाम, कैसे हो, कैसी हो, कैसे हैं, வணக்க*, ஹாய், ஹலோ, எப்படி இருக்க*, eppadi irukka, eppadi irukeenga, epdi irukka",
		Hear: translations{
			English: lines{
				Tara:  []string{"Hello. Come in, sit. What kind of day was it?", "Hey, good that you're here. Should we start with today, or with what's under today?", "Hi. The chai is imaginary, but the listening isn't. What's going on?"},
				Buddy: []string{"Hello hello hello. Sniff sniff. How's your day?", "Hi. You came. Good. Do I smell trouble?", "Woof. I mean, hi. Tired or okay?"},
				Arjun: []string{"Welcome. Take a breath before you tell me anything. How are you right now?", "Hello. There's no hurry here. What would you like to put down first?", "Good to see you. How did you sleep, and how's the day been?"},
			},
			Hindi: lines{
				Tara:  []string{"नमस्ते। आओ, बैठो। दिन कैसा था?", "अच्छा हुआ आ गए। आज से शुरू करें, या आज के नीचे जो है उससे?", "नमस्ते। चाय ख़याली है, सुनना सच्चा। क्या चल रहा है?"},
				Buddy: []string{"नमस्ते नमस्ते। सूँघ लिया। दिन कैसा है?", "आ गए। अच्छा। परेशानी की बू कहाँ से आ रही है?", "भौं। मतलब नमस्ते। थके हो या ठीक?"},
				Arjun: []string{"आइए। कुछ कहने से पहले एक साँस। आज मन कैसा है?", "नमस्ते। यहाँ कोई जल्दी नहीं। पहले क्या उतारकर रखना है?", "नमस्कार। नींद कैसी रही, और दिन कैसा है?"},
			},
			Hinglish: lines{
				Tara:  []string{"Namaste. Aao, baitho. Din kaisa tha?", "Achha hua aa gaye. Aaj se shuru karein, ya aaj ke neeche jo hai usse?", "Namaste. Chai khayali hai, sunna sachcha. Kya chal raha hai?"},
				Buddy: []string{"Namaste namaste. Soongh liya. Din kaisa hai?", "Aa gaye. Achha. Pareshani ki boo kahan se aa rahi hai?", "Bhow. Matlab hello. Thake ho ya theek?"},
				Arjun: []string{"Aaiye. Kuch kehne se pehle ek saans. Aaj mann kaisa hai?", "Namaste. Yahan koi jaldi nahi. Pehle kya utaarkar rakhna hai?", "Namaskar. Neend kaisi rahi, aur din kaisa hai?"},
			},
			Tamil: lines{
				Tara:  []string{"வணக்கம். வாங்க, உட்காருங்க. நாள் எப்படி இருந்தது?", "வந்தது நல்லது. இன்றைய நாளில் தொடங்கலாமா, அதற்கு அடியில் இருப்பதிலா?", "வணக்கம். காபி கற்பனை; கேட்பது நிஜம். என்ன நடக்கிறது?"},
				Buddy: []string{"வணக்கம் வணக்கம். மோப்பம் பிடிச்சாச்சு. நாள் எப்படி?", "வந்துட்ட. நல்லது. எங்கே வலிக்குது?", "வள். அதாவது வணக்கம். களைப்பா, பரவாயில்லையா?"},
				Arjun: []string{"வாருங்கள். எதையும் சொல்லும் முன் ஒரு மூச்சு. இன்று மனம் எப்படி இருக்கிறது?", "வணக்கம். இங்கே அவசரம் இல்லை. முதலில் எதை இறக்கி வைக்க விரும்புகிறீர்கள்?", "வணக்கம். தூக்கம் எப்படி இருந்தது, நாள் எப்படி?"},
			},
		},
	},
	{
		Code: "thanks", Rank: social,
		Words: "thanks, thank you, thank u, thx, ty, thanks a lot, that helped, that helps, you helped, dhanyavaad, dhanyawad, shukriya, meherbani, धन्यवाद, शुक्रिया, थैंक्यू, थैंक यू, நன்றி*, தேங்க்ஸ், nandri, romba nandri, thanks nga",
		Hear: translations{
			English: lines{
				Tara:  []string{"Anytime. You did the talking. I just kept the lamp on.", "No thanks needed. Come back if it comes back."},
				Buddy: []string{"Happy wiggle. That's my whole answer.", "Good talk. Treats for both of us."},
				Arjun: []string{"You're welcome. Take the quiet part of it with you.", "That was all you. May the rest of your day be light."},
			},
			Hindi: lines{
				Tara:  []string{"कभी भी। कहा तो आपने, मैंने बस दीया जलाए रखा।", "अपनों में शुक्रिया कैसा। फिर मन भरे तो आ जाना।"},
				Buddy: []string{"ख़ुशी से पूरा हिल गया। यही जवाब है।", "अच्छी बात हुई। दोनों को बिस्कुट।"},
				Arjun: []string{"कोई बात नहीं। इसका शांत हिस्सा साथ ले जाइए।", "यह पहले से आपका ही था। बाक़ी दिन हल्का रहे।"},
			},
			Hinglish: lines{
				Tara:  []string{"Kabhi bhi. Kaha to aapne, maine bas diya jalaye rakha.", "Apnon mein thank you kaisa. Phir mann bhare to aa jaana."},
				Buddy: []string{"Khushi se poora hil gaya. Yahi jawab hai.", "Achhi baat hui. Dono ko biscuit."},
				Arjun: []string{"Koi baat nahi. Iska shaant hissa saath le jaiye.", "Yeh pehle se aapka hi tha. Baaki din halka rahe."},
			},
			Tamil: lines{
				Tara:  []string{"எப்போது வேண்டுமானாலும். சொன்னது நீங்கள்; நான் விளக்கை மட்டும் வைத்திருந்தேன்.", "நமக்குள் நன்றி எதற்கு. மறுபடி வந்தால் வாங்க."},
				Buddy: []string{"சந்தோஷத்தில் முழுசா ஆடுறேன். பதில் அதுதான்.", "நல்ல பேச்சு. இரண்டு பேருக்கும் பிஸ்கட்."},
				Arjun: []string{"மகிழ்ச்சி. இதன் அமைதியான பகுதியை உடன் எடுத்துச் செல்லுங்கள்.", "இது ஏற்கெனவே உங்களுடையதுதான். மீதி நாள் லேசாக இருக்கட்டும்."},
			},
		},
	},
	{
		Code: "goodbye", Rank: social,
		Words: "bye, goodbye, good bye, good night, goodnight, see you, see ya, talk later, ttyl, gotta go, got to go, have to go, going to bed, alvida, chalti hoon, chalta hoon, phir milte, phir baat, shubh ratri, अलविदा, फिर मिलेंगे, फिर मिलते, चलती हूँ, चलता हूँ, शुभ रात्रि, பை, போயிட்டு வ*, போய் வ*, பிறகு பேச*, அப்புறம் பேச*, இரவு வணக்க*, poitu varen, poyitu varen, apram pesalam, good night nga",
		Hear: translations{
			English: lines{
				Tara:  []string{"Take care. I'm here anytime.", "All right, go get some rest. I'll keep your spot."},
				Buddy: []string{"Bye. I'll lie by the door until you're back.", "Night night. Circle three times, then sleep."},
				Arjun: []string{"Go gently. Take one slow breath on your way out.", "Rest well. What's unfinished will keep."},
			},
			Hindi: lines{
				Tara:  []string{"अच्छे से जाना। मैं हर घड़ी यहीं हूँ।", "ठीक है, अब आराम। जगह हम रख लेंगे।"},
				Buddy: []string{"टाटा। लौटने तक मैं दरवाज़े पर लेटा हूँ।", "शुभ रात्रि। तीन चक्कर। फिर सो जाओ।"},
				Arjun: []string{"धीरे से जाइए। दरवाज़े पर एक लंबी साँस।", "अच्छा विश्राम हो। जो अधूरा है वह रुका रहेगा।"},
			},
			Hinglish: lines{
				Tara:  []string{"Achhe se jaana. Main har ghadi yahin hoon.", "Theek hai, ab aaraam. Jagah hum rakh lenge."},
				Buddy: []string{"Tata. Lautne tak main darwaze par leta hoon.", "Good night. Teen chakkar. Phir so jao."},
				Arjun: []string{"Dheere se jaiye. Darwaze par ek lambi saans.", "Achha vishraam ho. Jo adhoora hai woh ruka rahega."},
			},
			Tamil: lines{
				Tara:  []string{"போயிட்டு வாங்க. நான் எந்த நேரமும் இங்கே இருக்கேன்.", "சரி, போய் ஓய்வெடுங்க. இடத்தை வைத்திருக்கிறேன்."},
				Buddy: []string{"டாட்டா. நீ வரும் வரை வாசலில் படுத்திருப்பேன்.", "இரவு வணக்கம். மூன்று சுற்று. பிறகு தூங்கு."},
				Arjun: []string{"மெதுவாகச் செல்லுங்கள். வாசலில் ஒரு நீண்ட மூச்சு.", "நன்றாக ஓய்வெடுங்கள். முடியாதது காத்திருக்கும்."},
			},
		},
	},
	{
		Code: "abilities", Rank: social,
		Words: "what can you do, what do you do, how can you help, can you help me, help me please, how does this work, what should i say, what can i ask, kya kar sakte ho, kya kar sakti ho, kaise madad, madad karo, क्या कर सकते हो, क्या कर सकती हो, कैसे मदद, मदद करो, मदद करोगे, என்ன செய்ய முடியும், எப்படி உதவ*, உதவி செய்*, உதவுவீ*, enna panna mudiyum, help pannunga, udhavi",
		Hear: translations{
			English: lines{
				Tara:  []string{"I listen, ask questions, and know a fair bit about in-laws, visas, Diwali at the office, and calls home. I don't do medicine or law. Where should we start?", "Tell me the messy version. I'll help you sort it out, in English, Hindi, Hinglish, or Tamil. What's on top of the pile?"},
				Buddy: []string{"I can listen, count slow breaths with you, or play a small game. No medicine, no law. What would help right now?", "Tell me what's going on. I'll listen. For a person, there's your coach."},
				Arjun: []string{"I can help with breath, sleep, rest, and the shape of a day. For medicine there are doctors. For the whole of you, there's your coach. What needs care today?", "We can make one small practice that fits into your real day. Which hour is the hardest?"},
			},
			Hindi: lines{
				Tara:  []string{"मैं सुनती हूँ, वापस पूछती हूँ, और सास-ससुर, वीज़ा, ऑफ़िस की दिवाली और घर के फ़ोन ख़ूब समझती हूँ। दवा और क़ानून मेरा काम नहीं। कहाँ से शुरू करें?", "उलझी हुई बात ही बताओ। सुलझाने में साथ दूँगी, हिंदी, अंग्रेज़ी, हिंग्लिश या तमिल में। सबसे ऊपर क्या रखा है?"},
				Buddy: []string{"मैं सुन सकता हूँ, तुम्हारे साथ धीमी साँसें गिन सकता हूँ, या छोटा खेल खेल सकता हूँ। दवा नहीं, क़ानून नहीं। अभी क्या काम आएगा?", "बताओ क्या चल रहा है। मैं सुनूँगा। इंसान चाहिए तो कोच हैं।"},
				Arjun: []string{"साँस, नींद, आराम और दिन के ढंग में मैं साथ चल सकता हूँ। दवा के लिए डॉक्टर हैं, और पूरे आपके लिए आपके कोच। आज किसे देखभाल चाहिए?", "हम एक छोटा अभ्यास बना सकते हैं जो आपके असली दिन में बैठ जाए। दिन का कौन सा घंटा सबसे कठिन है?"},
			},
			Hinglish: lines{
				Tara:  []string{"Main sunti hoon, wapas poochti hoon, aur saas sasur, visa, office ki Diwali aur ghar ke phone khoob samajhti hoon. Dawai aur kanoon mera kaam nahi. Kahan se shuru karein?", "Uljhi hui baat hi batao. Suljhane mein saath dungi, Hindi, English, Hinglish ya Tamil mein. Sabse upar kya rakha hai?"},
				Buddy: []string{"Main sun sakta hoon, tumhare saath dheemi saansein gin sakta hoon, ya chhota khel khel sakta hoon. Dawai nahi, kanoon nahi. Abhi kya kaam aayega?", "Batao kya chal raha hai. Main sununga. Insaan chahiye to coach hain."},
				Arjun: []string{"Saans, neend, aaraam aur din ke dhang mein main saath chal sakta hoon. Dawai ke liye doctor hain, aur poore aapke liye aapke coach. Aaj kise dekhbhaal chahiye?", "Hum ek chhota abhyaas bana sakte hain jo aapke asli din mein baith jaaye. Din ka kaun sa ghanta sabse kathin hai?"},
			},
			Tamil: lines{
				Tara:  []string{"நான் கேட்பேன், திரும்பக் கேள்வி கேட்பேன்; மாமியார், விசா, அலுவலகத் தீபாவளி, வீட்டு அழைப்பு எல்லாம் கொஞ்சம் தெரியும். மருந்தும் சட்டமும் என் வேலை இல்லை. எங்கே தொடங்கலாம்?", "சிக்கலாகவே சொல்லுங்க. பிரித்தெடுக்க உதவுகிறேன், தமிழ், ஆங்கிலம், இந்தி எதிலும். மேலே இருப்பது என்ன?"},
				Buddy: []string{"கேட்க முடியும், மெதுவான மூச்சை எண்ண முடியும், சின்ன விளையாட்டும் ஆடலாம். மருந்து இல்லை, சட்டம் இல்லை. இப்போ எது உதவும்?", "என்ன நடக்குது என்று சொல்லு. நான் கேட்கிறேன். மனிதர் வேண்டும் என்றால் உன் பயிற்சியாளர் இருக்கிறார்."},
				Arjun: []string{"மூச்சு, தூக்கம், ஓய்வு, நாளின் ஒழுங்கு இவற்றில் கூட நடக்க முடியும். மருந்துக்கு மருத்துவர்; முழு உங்களுக்கு உங்கள் பயிற்சியாளர். இன்று எதற்குக் கவனம் வேண்டும்?", "உங்கள் உண்மையான நாளில் பொருந்தும் ஒரு சின்னப் பயிற்சியை அமைக்கலாம். நாளில் எந்த மணி மிகக் கடினம்?"},
			},
		},
	},
	{
		Code: "play", Rank: social,
		Words: "a joke, another joke, =joke, make me laugh, lets play, play a game, a game please, another game, play with me, =game, bored, boring, =story, tell me a story, another story, distract me, cheer me up, mazaak suna, joke suna, chutkula, bore ho, khel, kahani, चुटकुला, मज़ाक सुनाओ, कहानी, बोर हो, खेलो, खेलें, ஜோக்*, விளையாட*, கதை*, போர் அடிக்*, சிரிக்க வை*, joke sollu, kadhai sollu, bore adikuthu, vilayadalam",
		Hear: translations{
			English: lines{
				Tara:  []string{"Let's play: name one thing in your room that came from home, and how it got through customs.", "Quick one: describe your family WhatsApp group in three words. I won't tell."},
				Buddy: []string{"Game time. Find something round. Something blue. Something that squeaks. Go.", "I spy with my dog eye: someone who needs a stretch. Arms up. Who wins?"},
				Arjun: []string{"A small game: close your eyes and guess when a minute is up, then check the clock.", "Listen for the farthest sound you can hear. Then the nearest. What were they?"},
			},
			Hindi: lines{
				Tara:  []string{"खेल: कमरे की एक चीज़ बताओ जो घर से आई है, और कस्टम से कैसे निकली।", "जल्दी से: अपने फ़ैमिली ग्रुप को तीन शब्दों में बताओ। मैं किसी से नहीं कहूँगी।"},
				Buddy: []string{"खेल। कुछ गोल ढूँढो। कुछ नीला। कुछ जो चूँ करे। चलो।", "मेरी आँख देख रही है: किसी को अँगड़ाई चाहिए। हाथ ऊपर। कौन जीता?"},
				Arjun: []string{"छोटा सा खेल: आँखें बंद करके एक मिनट का अंदाज़ा लगाइए, फिर घड़ी देखिए।", "सबसे दूर की आवाज़ सुनिए, फिर सबसे पास की। कौन सी थीं?"},
			},
			Hinglish: lines{
				Tara:  []string{"Khel: kamre ki ek cheez batao jo ghar se aayi hai, aur customs se kaise nikli.", "Jaldi se: apne family group ko teen shabdon mein batao. Main kisi se nahi kahungi."},
				Buddy: []string{"Khel. Kuch gol dhoondo. Kuch neela. Kuch jo choon kare. Chalo.", "Meri aankh dekh rahi hai: kisi ko angdaai chahiye. Haath upar. Kaun jeeta?"},
				Arjun: []string{"Chhota sa khel: aankhein band karke ek minute ka andaza lagaiye, phir ghadi dekhiye.", "Sabse door ki awaaz suniye, phir sabse paas ki. Kaun si thin?"},
			},
			Tamil: lines{
				Tara:  []string{"விளையாட்டு: அறையில் ஊரிலிருந்து வந்த ஒரு பொருளைச் சொல்லுங்க; அது சுங்கத்தை எப்படித் தாண்டியது?", "சட்டென்று: உங்கள் குடும்ப வாட்ஸ்அப் குழுவை மூன்று வார்த்தையில் சொல்லுங்க. யாரிடமும் சொல்ல மாட்டேன்."},
				Buddy: []string{"விளையாட்டு. உருண்டையா ஒன்று. நீலமா ஒன்று. சத்தம் போடும் ஒன்று. தேடு.", "என் கண்ணில் படுது: யாருக்கோ சோம்பல் முறிக்கணும். கை மேலே. யார் ஜெயிச்சது?"},
				Arjun: []string{"ஒரு சின்ன விளையாட்டு: கண்மூடி ஒரு நிமிடம் எவ்வளவு என்று ஊகித்து, பிறகு கடிகாரம் பாருங்கள்.", "கேட்கக்கூடிய மிகத் தூரமான ஒலியைக் கேளுங்கள்; பிறகு மிக அருகில் உள்ளதை. அவை எவை?"},
			},
		},
	},
}

// furtherLines answer texts without a theme in the middle of a talk that has one.
var furtherLines = translations{
	English: lines{
		Tara:  []string{"Thank you for telling me more. I may not catch all of it.", "I'm still listening. Tell me if I got something wrong.", "You can bring that here too, even if I don't get all of it yet."},
		Buddy: []string{"Okay. I'm still listening.", "Thanks for telling me. I may not get all of it.", "I hear you. Take your time."},
		Arjun: []string{"I'm listening. You don't have to hurry past this.", "Thank you. I may not get all of it, and you can correct me.", "You can say this here too, slowly."},
	},
	Hindi: lines{
		Tara:  []string{"और बताने के लिए शुक्रिया। हो सकता है मैं सब न समझ पाऊँ।", "मैं सुन रही हूँ। कुछ ग़लत समझूँ तो बताइए।", "यह भी कहने की बात है, चाहे मैं अभी पूरा न समझी हूँ।"},
		Buddy: []string{"ठीक है। मैं अब भी सुन रहा हूँ।", "अच्छा किया कि बताया। शायद मैं सब न समझूँ।", "सुन रहा हूँ। आराम से।"},
		Arjun: []string{"सुन रहा हूँ। इससे जल्दी आगे बढ़ना ज़रूरी नहीं।", "धन्यवाद। शायद मैं सब न देख पाऊँ; ग़लत समझूँ तो टोकिए।", "यह भी यहाँ कहा जा सकता है, आराम से।"},
	},
	Hinglish: lines{
		Tara:  []string{"Aur batane ke liye shukriya. Ho sakta hai main sab na samajh paaun.", "Main sun rahi hoon. Kuch galat samjhun to bataiye.", "Yeh bhi kehne ki baat hai, chahe main abhi poora na samjhi hoon."},
		Buddy: []string{"Theek hai. Main ab bhi sun raha hoon.", "Achha kiya ki bataya. Shayad main sab na samjhun.", "Sun raha hoon. Aaraam se."},
		Arjun: []string{"Sun raha hoon. Isse jaldi aage badhna zaroori nahi.", "Dhanyavaad. Shayad main sab na dekh paaun; galat samjhun to tokiye.", "Yeh bhi yahan kaha jaa sakta hai, aaraam se."},
	},
	Tamil: lines{
		Tara:  []string{"இன்னும் சொன்னதற்கு நன்றி. எல்லாம் எனக்குப் புரியாமல் போகலாம்.", "கேட்டுக்கொண்டிருக்கிறேன். தப்பாகப் புரிந்துகொண்டால் சொல்லுங்க.", "இதையும் இங்கே சொல்லலாம், எனக்கு முழுவதும் புரியாவிட்டாலும்."},
		Buddy: []string{"சரி. இன்னும் கேட்டுட்டு இருக்கேன்.", "சொன்னது நல்லது. எல்லாம் புரியாமல் போகலாம்.", "கேட்கிறேன். மெதுவா சொல்லு."},
		Arjun: []string{"கேட்கிறேன். இதை அவசரமாகக் கடக்க வேண்டாம்.", "நன்றி. எனக்கு முழுவதும் தெரியாமல் இருக்கலாம்; தவறு என்றால் திருத்துங்கள்.", "இதையும் இங்கே நிதானமாகச் சொல்லலாம்."},
	},
}

// unclearLines answer emoji, punctuation and random keys.
var unclearLines = translations{
	English: lines{
		Tara:  []string{"I can't read that one, sorry. Even two words would help.", "I see the symbols but not the meaning. Can you try a sentence, in any language I know?"},
		Buddy: []string{"I couldn't read that, sorry. Can you use words?", "I didn't get that. Try again whenever you like."},
		Arjun: []string{"I couldn't understand that. Words can come later, when they're ready.", "I couldn't read that. One word is enough."},
	},
	Hindi: lines{
		Tara:  []string{"माफ़ कीजिए, यह मैं पढ़ नहीं पाई। दो शब्द भी मदद करेंगे।", "निशान दिखे, मतलब नहीं। एक वाक्य, किसी भी भाषा में?"},
		Buddy: []string{"माफ़ करना, पढ़ नहीं पाया। शब्दों में कहोगे?", "यह समझ नहीं आया। जब मन हो, फिर कहो।"},
		Arjun: []string{"यह मैं समझ नहीं पाया। शब्द बाद में आएँ, तो भी ठीक है।", "यह पढ़ नहीं पाया। एक शब्द भी काफ़ी है।"},
	},
	Hinglish: lines{
		Tara:  []string{"Maaf kijiye, yeh main padh nahi paayi. Do shabd bhi madad karenge.", "Nishaan dikhe, matlab nahi. Ek sentence, kisi bhi bhasha mein?"},
		Buddy: []string{"Maaf karna, padh nahi paaya. Shabdon mein kahoge?", "Yeh samajh nahi aaya. Jab mann ho, phir kaho."},
		Arjun: []string{"Yeh main samajh nahi paaya. Shabd baad mein aayein, to bhi theek hai.", "Yeh padh nahi paaya. Ek shabd bhi kaafi hai."},
	},
	Tamil: lines{
		Tara:  []string{"மன்னிக்கணும், இதைப் படிக்க முடியவில்லை. இரண்டு வார்த்தை இருந்தாலும் உதவும்.", "குறிகள் தெரிகின்றன, பொருள் தெரியவில்லை. ஒரு வாக்கியம், நம் மொழிகளில் எதிலும்?"},
		Buddy: []string{"மன்னிச்சுக்கோ, படிக்க முடியலை. வார்த்தையில் சொல்லுவியா?", "இது புரியலை. எப்ப வேணுமோ மறுபடி சொல்லு."},
		Arjun: []string{"இது எனக்குப் புரியவில்லை. வார்த்தைகள் பிறகு வந்தாலும் பரவாயில்லை.", "இதைப் படிக்க முடியவில்லை. ஒரு வார்த்தை போதும்."},
	},
}

// foreignLines answer texts in a language that companions do not know, in the talk's language (English at first).
var foreignLines = translations{
	English: lines{
		Tara:  []string{"I know English, Hindi, Hinglish, and Tamil, and that's none of them, sorry. Would one of these work?", "I don't know that one. Write in English, Hindi, Hinglish, or Tamil, and I'm with you. Your coach may know yours."},
		Buddy: []string{"I don't know that language, sorry. I know English, Hindi, Hinglish, and Tamil.", "I didn't understand that one. English, Hindi, Hinglish, or Tamil, please."},
		Arjun: []string{"I only understand English, Hindi, Hinglish, and Tamil. Say it in one of those, and I'll listen.", "I haven't learned that language. In English, Hindi, Hinglish, or Tamil, I can answer you."},
	},
	Hindi: lines{
		Tara:  []string{"मुझे हिंदी, अंग्रेज़ी, हिंग्लिश और तमिल आती है, यह भाषा नहीं। इनमें से किसी में?", "यह भाषा मेरे बस की नहीं। हिंदी, अंग्रेज़ी, हिंग्लिश या तमिल में मैं साथ हूँ।"},
		Buddy: []string{"यह भाषा मुझे नहीं आती, माफ़ करना। हिंदी, अंग्रेज़ी, हिंग्लिश और तमिल आती है।", "यह समझ नहीं आया। हिंदी, अंग्रेज़ी, हिंग्लिश या तमिल में कहो।"},
		Arjun: []string{"मैं हिंदी, अंग्रेज़ी, हिंग्लिश और तमिल ही समझता हूँ। इनमें कहिए, मैं सुनूँगा।", "यह भाषा मैंने नहीं सीखी। हिंदी, अंग्रेज़ी, हिंग्लिश या तमिल में जवाब दे सकता हूँ।"},
	},
	Hinglish: lines{
		Tara:  []string{"Mujhe Hindi, English, Hinglish aur Tamil aati hai, yeh bhasha nahi. Inmein se kisi mein?", "Yeh bhasha mere bas ki nahi. Hindi, English, Hinglish ya Tamil mein main saath hoon."},
		Buddy: []string{"Yeh bhasha mujhe nahi aati, maaf karna. Hindi, English, Hinglish aur Tamil aati hai.", "Yeh samajh nahi aaya. Hindi, English, Hinglish ya Tamil mein kaho."},
		Arjun: []string{"Main Hindi, English, Hinglish aur Tamil hi samajhta hoon. Inmein kahiye, main sununga.", "Yeh bhasha maine nahi seekhi. Hindi, English, Hinglish ya Tamil mein jawab de sakta hoon."},
	},
	Tamil: lines{
		Tara:  []string{"எனக்குத் தமிழ், ஆங்கிலம், இந்தி தெரியும்; இந்த மொழி தெரியாது. அவற்றில் ஒன்றில் சொல்ல முடியுமா?", "இந்த மொழி எனக்கு வராது. தமிழ், ஆங்கிலம், இந்தி என்றால் கூடவே இருப்பேன்."},
		Buddy: []string{"இந்த மொழி எனக்குத் தெரியாது, மன்னிச்சுக்கோ. தமிழ், ஆங்கிலம், இந்தி தெரியும்.", "இது புரியலை. தமிழ், ஆங்கிலம், இந்தியில் சொல்லு."},
		Arjun: []string{"எனக்குத் தமிழ், ஆங்கிலம், இந்தி மட்டுமே புரியும். அவற்றில் சொல்லுங்கள்; கேட்கிறேன்.", "இந்த மொழியை நான் கற்கவில்லை. தமிழ், ஆங்கிலம், இந்தியில் பதில் சொல்ல முடியும்."},
	},
}

// urduLines answer texts in Urdu script, which companions do not read: they say so in Urdu, with what works instead.
var urduLines = []string{
	"معاف کیجیے، یہ پروگرام اردو رسم الخط میں بات نہیں سمجھتا۔ رومن اردو، ہندی، انگریزی یا تمل میں لکھیں گے تو جواب ملے گا۔ خطرے کے الفاظ اردو میں بھی پہچانے جاتے ہیں، اور 988 پر فون کر کے مترجم مانگا جا سکتا ہے۔",
	"اردو رسم الخط میں بات چیت یہاں ابھی ممکن نہیں۔ رومن حروف میں لکھیے، تو بات آگے چل سکتی ہے۔ شاید آپ کے کوچ اردو جانتے ہوں۔",
	"یہ بھی سمجھ میں نہیں آیا، کیونکہ یہ اردو رسم الخط میں ہے۔ مدد کے صفحے پر ضروری باتیں اردو میں بھی لکھی ہیں۔",
}
