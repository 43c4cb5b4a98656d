package copy

// CrisisText holds the lines of the safety banner in one language. Ask is what to say on the phone, in English: 988 has
// interpreters on calls, and answers messages in English and Spanish only. RTL is true if the script runs from right to
// left.
type CrisisText struct {
	Code, Name                             string
	RTL                                    bool
	Heading, Text, Ask, Call, Send, Danger string
}

// CrisisLanguages are the languages of the safety banner and of the crisis page besides English, in the order of
// Languages. A test requires all of them. No native speaker has checked the lines yet.
var CrisisLanguages = []CrisisText{
	{
		Code: "hi", Name: "हिन्दी", Ask: "Hindi interpreter, please",
		Heading: "आपको यह अकेले नहीं सहना है।",
		Text:    "988 पर किसी भी समय मुफ़्त फ़ोन कीजिए और कहिए:",
		Call:    "988 पर फ़ोन कीजिए", Send: "988 पर संदेश (अंग्रेज़ी में)",
		Danger: "ख़तरा हो तो 911 पर फ़ोन कीजिए।",
	},
	{
		Code: "ta", Name: "தமிழ்", Ask: "Tamil interpreter, please",
		Heading: "இதை நீங்கள் தனியாகச் சுமக்க வேண்டியதில்லை.",
		Text:    "988-ஐ எந்த நேரத்திலும் இலவசமாக அழைத்து, இப்படிச் சொல்லுங்கள்:",
		Call:    "988-ஐ அழையுங்கள்", Send: "988-க்குச் செய்தி (ஆங்கிலத்தில்)",
		Danger: "ஆபத்து என்றால் 911-ஐ அழையுங்கள்.",
	},
	{
		Code: "te", Name: "తెలుగు", Ask: "Telugu interpreter, please",
		Heading: "దీన్ని మీరు ఒంటరిగా మోయాల్సిన అవసరం లేదు.",
		Text:    "988కి ఎప్పుడైనా ఉచితంగా ఫోన్ చేసి ఇలా చెప్పండి:",
		Call:    "988కి ఫోన్ చేయండి", Send: "988కి సందేశం (ఇంగ్లీషులో)",
		Danger: "ప్రమాదం ఉంటే 911కి ఫోన్ చేయండి.",
	},
	{
		Code: "bn", Name: "বাংলা", Ask: "Bengali interpreter, please",
		Heading: "আপনাকে একা এটা বইতে হবে না।",
		Text:    "988 নম্বরে যেকোনো সময় বিনা খরচে ফোন করুন এবং বলুন:",
		Call:    "988-এ ফোন করুন", Send: "988-এ মেসেজ (ইংরেজিতে)",
		Danger: "বিপদে থাকলে 911 নম্বরে ফোন করুন।",
	},
	{
		Code: "gu", Name: "ગુજરાતી", Ask: "Gujarati interpreter, please",
		Heading: "તમારે આ એકલા સહન કરવાની જરૂર નથી.",
		Text:    "988 પર ગમે ત્યારે મફત ફોન કરો અને કહો:",
		Call:    "988 પર ફોન કરો", Send: "988 પર મેસેજ (અંગ્રેજીમાં)",
		Danger: "જોખમ હોય તો 911 પર ફોન કરો.",
	},
	{
		Code: "mr", Name: "मराठी", Ask: "Marathi interpreter, please",
		Heading: "तुम्हाला हे कोणाच्याही मदतीशिवाय सहन करायची गरज नाही.",
		Text:    "988 वर कधीही मोफत फोन करा आणि म्हणा:",
		Call:    "988 वर फोन करा", Send: "988 वर मेसेज (इंग्रजीत)",
		Danger: "धोका असेल तर 911 वर फोन करा.",
	},
	{
		Code: "pa", Name: "ਪੰਜਾਬੀ", Ask: "Punjabi interpreter, please",
		Heading: "ਤੁਹਾਨੂੰ ਇਹ ਇਕੱਲਿਆਂ ਨਹੀਂ ਸਹਿਣਾ ਪਵੇਗਾ।",
		Text:    "988 ’ਤੇ ਕਿਸੇ ਵੀ ਵੇਲੇ ਮੁਫ਼ਤ ਫ਼ੋਨ ਕਰੋ ਅਤੇ ਕਹੋ:",
		Call:    "988 ’ਤੇ ਫ਼ੋਨ ਕਰੋ", Send: "988 ’ਤੇ ਸੁਨੇਹਾ (ਅੰਗਰੇਜ਼ੀ ਵਿੱਚ)",
		Danger: "ਖ਼ਤਰਾ ਹੋਵੇ ਤਾਂ 911 ’ਤੇ ਫ਼ੋਨ ਕਰੋ।",
	},
	{
		Code: "ml", Name: "മലയാളം", Ask: "Malayalam interpreter, please",
		Heading: "ഇത് നിങ്ങൾ ഒറ്റയ്ക്ക് സഹിക്കേണ്ടതില്ല.",
		Text:    "988-ലേക്ക് എപ്പോൾ വേണമെങ്കിലും സൗജന്യമായി വിളിച്ച് ഇങ്ങനെ പറയുക:",
		Call:    "988-ലേക്ക് വിളിക്കുക", Send: "988-ലേക്ക് സന്ദേശം (ഇംഗ്ലീഷിൽ)",
		Danger: "അപകടമുണ്ടെങ്കിൽ 911-ലേക്ക് വിളിക്കുക.",
	},
	{
		Code: "kn", Name: "ಕನ್ನಡ", Ask: "Kannada interpreter, please",
		Heading: "ನೀವು ಇದನ್ನು ಒಬ್ಬರೇ ಸಹಿಸಬೇಕಾಗಿಲ್ಲ.",
		Text:    "988ಕ್ಕೆ ಯಾವ ಸಮಯದಲ್ಲಾದರೂ ಉಚಿತವಾಗಿ ಕರೆ ಮಾಡಿ, ಹೀಗೆ ಹೇಳಿ:",
		Call:    "988ಕ್ಕೆ ಕರೆ ಮಾಡಿ", Send: "988ಕ್ಕೆ ಸಂದೇಶ (ಇಂಗ್ಲಿಷ್\u200cನಲ್ಲಿ)",
		Danger: "ಅಪಾಯವಿದ್ದರೆ 911ಕ್ಕೆ ಕರೆ ಮಾಡಿ.",
	},
	{
		Code: "ur", Name: "اردو", Ask: "Urdu interpreter, please", RTL: true,
		Heading: "آپ کو یہ اکیلے نہیں سہنا ہے۔",
		Text:    "988 پر کسی بھی وقت مفت فون کریں اور کہیں:",
		Call:    "988 پر فون کریں", Send: "988 پر میسج (انگریزی میں)",
		Danger: "خطرہ ہو تو 911 پر فون کریں۔",
	},
	{
		Code: "ne", Name: "नेपाली", Ask: "Nepali interpreter, please",
		Heading: "तपाईंले यो एक्लै सहनु पर्दैन।",
		Text:    "988 मा जुनसुकै बेला निःशुल्क फोन गर्नुहोस् र भन्नुहोस्:",
		Call:    "988 मा फोन गर्नुहोस्", Send: "988 मा सन्देश (अङ्ग्रेजीमा)",
		Danger: "खतरा भए 911 मा फोन गर्नुहोस्।",
	},
	{
		Code: "si", Name: "සිංහල", Ask: "Sinhala interpreter, please",
		Heading: "ඔබ මෙය තනිව දරාගත යුතු නැහැ.",
		Text:    "988 අංකයට ඕනෑම වේලාවක නොමිලේ කතා කර මෙසේ කියන්න:",
		Call:    "988ට කතා කරන්න", Send: "988ට පණිවිඩයක් (ඉංග්\u200dරීසියෙන්)",
		Danger: "අනතුරක් නම් 911 අංකයට කතා කරන්න.",
	},
	{
		Code: "or", Name: "ଓଡ଼ିଆ", Ask: "Odia interpreter, please",
		Heading: "ଆପଣଙ୍କୁ ଏହା ଏକା ସହିବାକୁ ପଡ଼ିବ ନାହିଁ।",
		Text:    "988 କୁ ଯେକୌଣସି ସମୟରେ ମାଗଣାରେ ଫୋନ୍ କରନ୍ତୁ ଏବଂ କୁହନ୍ତୁ:",
		Call:    "988 କୁ ଫୋନ୍ କରନ୍ତୁ", Send: "988 କୁ ମେସେଜ୍ (ଇଂରାଜୀରେ)",
		Danger: "ବିପଦ ଥିଲେ 911 କୁ ଫୋନ୍ କରନ୍ତୁ।",
	},
	{
		Code: "as", Name: "অসমীয়া", Ask: "Assamese interpreter, please",
		Heading: "আপুনি এইটো অকলে সহিব নালাগে।",
		Text:    "988 নম্বৰলৈ যিকোনো সময়তে বিনামূলীয়াকৈ ফোন কৰক আৰু কওক:",
		Call:    "988-লৈ ফোন কৰক", Send: "988-লৈ মেছেজ (ইংৰাজীত)",
		Danger: "বিপদ হ’লে 911 নম্বৰলৈ ফোন কৰক।",
	},
	{
		Code: "kok", Name: "कोंकणी", Ask: "Konkani interpreter, please",
		Heading: "तुमकां हें कोणाच्या आदाराबगर सोंसपाची गरज ना.",
		Text:    "988 चेर केन्नाय फुकट फोन करात आनी अशें सांगात:",
		Call:    "988 चेर फोन करात", Send: "988 चेर संदेश (इंग्लिशींत)",
		Danger: "धोको आसल्यार 911 चेर फोन करात.",
	},
	{
		Code: "sd", Name: "سنڌي", Ask: "Sindhi interpreter, please", RTL: true,
		Heading: "توهان کي اهو اڪيلي سر سهڻ جي ضرورت ناهي۔",
		Text:    "988 تي ڪنهن به وقت مفت فون ڪريو ۽ چئو:",
		Call:    "988 تي فون ڪريو", Send: "988 تي پيغام (انگريزيءَ ۾)",
		Danger: "خطرو هجي ته 911 تي فون ڪريو۔",
	},
}
