// Code generated from packages/copy/messages/hi by `make gen`. DO NOT EDIT.

package copy

var catalogHi = Catalog{
	language: "hi",
	AbsenceLetters: &AbsenceLettersTexts{
		Wait: struct {
			Subject string
			Says    []string
			Button  string
		}{
			Subject: "जिनके साथ आपका काम है, वे फ़िलहाल उपलब्ध नहीं हैं",
			Says: []string{
				"Aangan पर जिनके साथ आपका काम है, वे फ़िलहाल उपलब्ध नहीं हैं। उनके साथ की आपकी सभी बुकिंग कैंसल हो गई हैं और महीने की गिनती में नहीं जुड़ेंगी।",
				"आपको कुछ करने की ज़रूरत नहीं। उनका इंतज़ार करें, या जब चाहें किसी और को चुनें। आपका लिखा हुआ कुछ भी नहीं खोया है।",
			},
			Button: "अपने विकल्प देखें",
		},
		Released: struct {
			Subject string
			Says    []string
			Button  string
		}{
			Subject: "जिनके साथ आपका काम था, उन्होंने यहाँ काम छोड़ दिया है",
			Says: []string{
				"Aangan पर जिनके साथ आपका काम था, उन्होंने हमारे साथ काम करना छोड़ दिया है। उनके साथ की आपकी सभी बुकिंग कैंसल हो गई हैं और महीने की गिनती में नहीं जुड़ेंगी।",
				"जब आपका मन बने, किसी और को चुनें। हमारे पास आपके लिए सुझाव हैं। आप दोनों का लिखा सब कुछ बना रहेगा, और उसे अब भी पढ़ा जा सकता है।",
			},
			Button: "अपने विकल्प देखें",
		},
		Back: struct {
			Subject string
			Says    []string
			Button  string
		}{
			Subject: "जिनके साथ आपका काम है, वे फिर से उपलब्ध हैं",
			Says: []string{
				"Aangan पर जिनके साथ आपका काम है, वे फिर से उपलब्ध हैं। उन्हें फिर से लिखें और समय बुक करें।",
			},
			Button: "Aangan खोलें",
		},
		Why: "यह ईमेल आपको इसलिए मिला है क्योंकि इसका असर आपके अकाउंट पर पड़ता है। अपनी प्रोफ़ाइल में ये ईमेल बंद किए जा सकते हैं या शांत घंटे तय किए जा सकते हैं।",
	},
	AbsenceNotices: &AbsenceNoticesTexts{
		WaitTitle:     "आपके कोच फ़िलहाल उपलब्ध नहीं हैं",
		ReleasedTitle: "आपके कोच ने यहाँ काम छोड़ दिया है",
		BackTitle:     "आपके कोच फिर से उपलब्ध हैं",
		WaitText:      "{coachName} फ़िलहाल उपलब्ध नहीं हैं। आपके बुक किए सभी सेशन कैंसल हो गए हैं और महीने की गिनती में नहीं जुड़ेंगे। इंतज़ार करें, या जब चाहें कोई दूसरा कोच चुनें।",
		ReleasedText:  "{coachName} अब हमारे साथ कोच नहीं हैं। आपके बुक किए सभी सेशन कैंसल हो गए हैं और महीने की गिनती में नहीं जुड़ेंगे। आपकी चैट बनी रहेगी, और जब चाहें कोई दूसरा कोच चुनें।",
		BackText:      "{coachName} फिर से उपलब्ध हैं। उन्हें फिर से मैसेज करें और सेशन बुक करें।",
	},
	AccountAnswers: &AccountAnswersTexts{
		ResetAsked:    "अगर इस ईमेल का कोई अकाउंट है, तो एक लिंक आपके इनबॉक्स में आ रहा है। यह 30 मिनट तक काम करेगा।",
		PasswordReset: "आपका नया पासवर्ड सेव हो गया है। अब इससे लॉग इन करें।",
		LetterSent:    "ईमेल भेज दिया गया है। उसका लिंक एक दिन तक काम करेगा।",
		ResetsFull:    "एक पते पर हम एक घंटे में ऐसे ज़्यादा से ज़्यादा {count} ईमेल भेजते हैं, इसलिए अभी दूसरा नहीं भेजा गया। अगर कोई ईमेल मिल चुका है, तो सबसे नया इस्तेमाल करें। उसका लिंक 30 मिनट तक काम करता है।",
		LinksFull:     "हम एक घंटे में ऐसे ज़्यादा से ज़्यादा {count} ईमेल भेजते हैं, इसलिए अभी दूसरा नहीं भेजा गया। सबसे नया वाला काम करता है।",
		GuessesFull:   "आज इस लॉग इन के लिए बहुत बार ग़लत पासवर्ड डाला गया। जिस ब्राउज़र से आपने पहले लॉग इन किया है, उस पर लॉग इन अब भी हो सकता है। इस ब्राउज़र पर “पासवर्ड याद नहीं” से नया पासवर्ड चुनें, और तुरंत लॉग इन करें।",
	},
	AccountLetters: &AccountLettersTexts{
		Signature: "Aangan टीम",
		Why:       "यह ईमेल आपको इसलिए मिला है क्योंकि यह आपके Aangan अकाउंट की सुरक्षा के बारे में है। ये ईमेल बंद नहीं किए जा सकते।",
		Confirm: struct {
			Subject string
			Text    Template
			Button  string
			Once    string
			NotMe   string
		}{
			Subject: "अपने ईमेल की पुष्टि करें",
			Text:    "किसी ने, शायद आपने ही, इस ईमेल पते से Aangan पर अकाउंट बनाया है। यूज़रनेम है {username}। पुष्टि करें कि यह ईमेल पता आपका है। अकाउंट के बारे में ईमेल हम यहीं भेजेंगे।",
			Button:  "ईमेल की पुष्टि करें",
			Once:    "यह लिंक एक ही बार काम करता है, और एक दिन तक।",
			NotMe:   "अगर यह यूज़रनेम आपका नहीं है, तो इस ईमेल पर ध्यान न दें। आपकी पुष्टि के बिना यह ईमेल पता किसी अकाउंट से नहीं जुड़ेगा।",
		},
		Exists: struct {
			Subject   string
			Text      string
			Username  Template
			Forgotten string
			Button    string
			Calm      string
		}{
			Subject:   "आपका अकाउंट पहले से है",
			Text:      "किसी ने, शायद आपने ही, Aangan के किसी अकाउंट के लिए यह ईमेल पता इस्तेमाल करने की कोशिश की। इस पते से आपका अकाउंट पहले से है, इसलिए यह उसी के साथ रहेगा।",
			Username:  "आपका यूज़रनेम {username} है। इससे या इस ईमेल पते से लॉग इन करें।",
			Forgotten: "अगर पासवर्ड याद नहीं, तो वहाँ “पासवर्ड याद नहीं” चुनें। नया पासवर्ड बनाने का लिंक मिल जाएगा।",
			Button:    "लॉग इन करें",
			Calm:      "अगर यह कोशिश आपने नहीं की, तो आपको कुछ करने की ज़रूरत नहीं। आपके अकाउंट में कोई नहीं पहुँचा, और हमने उन्हें नहीं बताया कि आपका यहाँ अकाउंट है।",
		},
		Reset: struct {
			Subject string
			Text    Template
			Button  string
			Once    string
			Ends    string
			NotYou  string
		}{
			Subject: "नया पासवर्ड चुनने का लिंक",
			Text:    "आपने {username} यूज़रनेम वाले अकाउंट के लिए नया पासवर्ड चुनने का लिंक माँगा था।",
			Button:  "नया पासवर्ड चुनें",
			Once:    "यह लिंक एक ही बार काम करता है, और 30 मिनट तक। सिर्फ़ सबसे नया लिंक काम करता है।",
			Ends:    "नया पासवर्ड सेव करते ही, अभी लॉग इन हर डिवाइस लॉग आउट हो जाएगा।",
			NotYou:  "अगर यह लिंक आपने नहीं माँगा, तो इस ईमेल पर ध्यान न दें। आपका पासवर्ड वही रहेगा, और यह लिंक किसी और के पास नहीं है।",
		},
		PasswordChanged: struct {
			Subject string
			Changed Template
			Reset   Template
			Ended   string
			NotYou  string
			Button  string
		}{
			Subject: "आपका पासवर्ड बदल दिया गया है",
			Changed: "{username} यूज़रनेम वाले आपके अकाउंट का पासवर्ड बदला गया है। समय: {time}।",
			Reset:   "{username} यूज़रनेम वाले आपके अकाउंट का नया पासवर्ड बनाया गया है, इस पते पर भेजे गए ईमेल के लिंक से। समय: {time}।",
			Ended:   "जो दूसरे डिवाइस लॉग इन थे, वे लॉग आउट कर दिए गए हैं।",
			NotYou:  "अगर यह आपने किया है, तो कुछ करने की ज़रूरत नहीं। अगर नहीं, तो अभी नया पासवर्ड चुनें। इससे हर डिवाइस लॉग आउट हो जाएगा, और लिंक सिर्फ़ इसी इनबॉक्स में आएगा।",
			Button:  "नया पासवर्ड चुनें",
		},
		Change: struct {
			Subject string
			Text    Template
			Button  string
			Once    string
			NotMe   string
		}{
			Subject: "अपने नए ईमेल की पुष्टि करें",
			Text:    "आपने हमसे कहा था कि {username} यूज़रनेम वाले आपके अकाउंट के लिए अब से यह ईमेल पता इस्तेमाल हो।",
			Button:  "ईमेल की पुष्टि करें",
			Once:    "यह लिंक एक ही बार काम करता है, और एक दिन तक। आपकी पुष्टि तक कुछ नहीं बदलेगा।",
			NotMe:   "अगर यह आपने नहीं कहा, तो इस ईमेल पर ध्यान न दें। आपकी पुष्टि के बिना यह ईमेल पता किसी अकाउंट से नहीं जुड़ेगा।",
		},
		ChangeNotice: struct {
			Subject string
			Text    Template
			Until   string
			NotYou  string
			Right   string
			Button  string
		}{
			Subject: "आपके अकाउंट के लिए नया ईमेल",
			Text:    "{username} यूज़रनेम वाले आपके अकाउंट में लॉग इन करके किसी ने हमसे कहा है कि अब से कोई दूसरा ईमेल पता इस्तेमाल हो। समय: {time}।",
			Until:   "हमने नए पते पर एक लिंक भेजा है। जब तक कोई उस लिंक को खोलकर पुष्टि न करे, यह ईमेल पता आपका ही रहेगा।",
			NotYou:  "अगर यह आपने नहीं किया, तो अभी नया पासवर्ड चुनें। इससे हर डिवाइस लॉग आउट हो जाएगा और यह बदलाव भी रद्द हो जाएगा।",
			Right:   "अगर यह आपने ही किया है, तो यहाँ कुछ करने की ज़रूरत नहीं।",
			Button:  "नया पासवर्ड चुनें",
		},
		Guesses: struct {
			Subject string
			Text    Template
			Known   string
			New     string
			Nothing string
			Button  string
		}{
			Subject: "कई बार ग़लत पासवर्ड डाला गया",
			Text:    "किसी ने {username} अकाउंट के लिए कई ग़लत पासवर्ड आज़माए। सबसे हाल की कोशिश का समय: {time}। इनसे कोई अंदर नहीं पहुँचा। जो ब्राउज़र आपके अकाउंट के लिए नए हैं, उनसे हम एक दिन तक और पासवर्ड नहीं जाँचेंगे।",
			Known:   "जिन ब्राउज़र से आपने पहले लॉग इन किया है, वे पहले की तरह काम करते रहेंगे।",
			New:     "नए ब्राउज़र पर, नीचे के बटन से नया पासवर्ड चुनें। इसके बाद वहाँ तुरंत लॉग इन किया जा सकता है।",
			Nothing: "अगर आपका पासवर्ड लंबा है और कहीं और इस्तेमाल नहीं होता, तो आपको कुछ करने की ज़रूरत नहीं।",
			Button:  "नया पासवर्ड चुनें",
		},
		SignIn: struct {
			Subject     string
			Text        Template
			DeviceLabel string
			TimeLabel   string
			Shared      string
			Known       string
			Lost        string
			Button      string
		}{
			Subject:     "नए डिवाइस से लॉग इन हुआ",
			Text:        "{username} यूज़रनेम वाले आपके अकाउंट में किसी ने ऐसे ब्राउज़र से लॉग इन किया है जो हमने इस अकाउंट के साथ पहले नहीं देखा।",
			DeviceLabel: "डिवाइस",
			TimeLabel:   "समय",
			Shared:      "इस डिवाइस के बारे में बताया गया था कि इसे दूसरे लोग भी इस्तेमाल करते हैं।",
			Known:       "अगर यह आपने किया है, तो कुछ करने की ज़रूरत नहीं।",
			Lost:        "अगर यह आपने नहीं किया, तो अभी नया पासवर्ड चुनें। इससे हर डिवाइस लॉग आउट हो जाएगा, और लिंक सिर्फ़ इसी इनबॉक्स में आएगा।",
			Button:      "नया पासवर्ड चुनें",
		},
	},
	AdminAnswers: &AdminAnswers,
	Application: &ApplicationTexts{
		Missing: Toast{
			Title: "कुछ जानकारी बाक़ी है",
			Text:  "सभी ज़रूरी जगहें भरें।",
		},
		Sent: Toast{
			Title: "आवेदन भेज दिया गया",
			Text:  "आवेदन करने के लिए धन्यवाद। हम जल्द ही आपसे संपर्क करेंगे।",
		},
	},
	ApplicationLetter: &ApplicationLetter,
	Attachments: &AttachmentsTexts{
		OneFile:    "एक बार में एक ही फ़ाइल भेजें",
		Unreadable: "फ़ाइल पूरी नहीं पहुँची। फिर से कोशिश करें।",
		Busy:       "अभी बहुत सारी फ़ाइलें भेजी जा रही हैं। थोड़ी देर में फिर से कोशिश करें।",
		VoiceName:  "वॉइस मैसेज",
		WrongType: Toast{
			Title: "इस तरह की फ़ाइल नहीं भेजी जा सकती",
			Text:  "फ़ोटो (JPEG, PNG, GIF, WebP), ऑडियो, PDF, Word डॉक्यूमेंट और सादा टेक्स्ट भेजा जा सकता है।",
		},
		Damaged:         "यह फ़ाइल ख़राब है। इसे फिर से सेव करके देखें, या कोई दूसरी चुनें।",
		NoFile:          "पहले कोई फ़ाइल चुनें",
		NotAForm:        "फ़ाइल multipart/form-data टाइप के फ़ॉर्म में भेजें।",
		DurationInvalid: "रिकॉर्डिंग की लंबाई मिलीसेकंड में एक पूरा नंबर होनी चाहिए",
		SentAlready:     "यह फ़ाइल पहले से किसी मैसेज में है। फिर से भेजने के लिए इसे दोबारा जोड़ें।",
		NoSuchPart:      "फ़ाइल में यह हिस्सा नहीं है।",
		ManyUnsent:      "आपकी बहुत सारी फ़ाइलें अभी भेजी नहीं गई हैं। पहले उनमें से कुछ मैसेज में भेजें।",
		OwnBusy:         "आपकी दूसरी फ़ाइलें अभी अपलोड हो रही हैं।",
		ImageName:       "फ़ोटो",
		DocumentName:    "डॉक्यूमेंट",
	},
	Beta: &BetaTexts{
		DoneText: "बीटा के लिए आपका साइन अप हमें मिल गया है",
	},
	BetaLetter: &BetaLetterTexts{
		Subject:       "आपका नाम लिस्ट में है",
		Noted:         "आपने Aangan के बीटा में जगह माँगी थी, और आपका नाम लिस्ट में है।",
		Next:          "आगे क्या होगा: जब आपके लिए जगह होगी, तो हम आपको ईमेल करेंगे। तब तक न कुछ करना है, न कोई पेमेंट।",
		Forget:        "अगर यह आपने नहीं किया, या लिस्ट से अपना नाम हटवाना हो, तो इस ईमेल का जवाब देकर बता दें। हम फिर आपका नाम और यह ईमेल पता डिलीट कर देंगे।",
		Signature:     "Aangan टीम",
		Why:           "यह एक ईमेल आपको इसलिए मिला है क्योंकि हमारे बीटा पेज पर यह पता डाला गया था।",
		ForgetSubject: "मेरा नाम लिस्ट से हटा दें",
	},
	Brand: &BrandTexts{
		Name: "Aangan",
		Companions: struct {
			Tara  string
			Buddy string
			Arjun string
		}{
			Tara:  "तारा",
			Buddy: "बडी",
			Arjun: "अर्जुन",
		},
	},
	Casework: &CaseworkTexts{
		OrderChanged: "इस बीच आपके सेव किए हुए जवाब बदल गए हैं। लिस्ट फिर से देख लें।",
		NoteRequired: "पहले कुछ लिखें",
		NoteTooLong:  "नोट " + itoa(Limits.ClientNoteMax) + " अक्षरों से ज़्यादा का नहीं हो सकता",
		LastMessage: struct {
			Image    string
			Voice    string
			Document string
			Unsent   string
		}{
			Image:    "Photo",
			Voice:    "Voice message",
			Document: "Document",
			Unsent:   "मैसेज अनसेंड किया गया",
		},
		ReplyTitleRequired:  "Give the reply a short title",
		ReplyTitleTooLong:   "The title cannot exceed " + itoa(Limits.SavedReplyTitleMax) + " characters",
		ReplyTextRequired:   "Write what the reply says",
		ReplyTextTooLong:    "The reply cannot exceed " + itoa(Limits.MessageText) + " characters",
		ReplyTextControls:   "The reply has characters we can't send. Please type it again.",
		TooManyReplies:      "You can keep " + itoa(Limits.SavedRepliesMax) + " saved replies. Delete one you no longer need.",
		ReplyNotFound:       "This saved reply is no longer here.",
		NotAnID:             "This isn't a valid saved reply ID",
		NoteControls:        "The note has characters we can't save. Please type it again.",
		TooManyNotes:        "You can keep " + itoa(Limits.ClientNotesMax) + " notes about one client. Delete some you no longer need.",
		NoteNotFound:        "This note is no longer here.",
		NoteSessionUnknown:  "This isn't one of your sessions with this client.",
		RecapRequired:       "Write a summary, or what you agreed",
		RecapSummaryTooLong: "The summary cannot exceed " + itoa(Limits.RecapSummaryMax) + " characters",
		RecapAgreedTooLong:  "What you agreed cannot exceed " + itoa(Limits.RecapAgreedMax) + " characters",
		RecapControls:       "This has characters we can't save. Please type it again.",
		RecapTooEarly:       "You can write this once the session has ended.",
		RecapNewer:          "This was changed in another window. Reload to see it before you save.",
	},
	Chat: &ChatTexts{
		TooLarge: Toast{
			Title: "फ़ाइल बहुत बड़ी है",
			Text:  "फ़ाइल ज़्यादा से ज़्यादा 10MB की हो सकती है",
		},
		Empty: Toast{
			Title: "यह फ़ाइल खाली है",
			Text:  "इसमें भेजने के लिए कुछ नहीं है।",
		},
	},
	ChatAnswers: &ChatAnswersTexts{
		SearchEmpty:      "जो ढूँढना है, वह टाइप करें",
		SearchTooLong:    "खोज 100 अक्षरों से ज़्यादा की नहीं हो सकती",
		OnePlace:         "चैट में एक बार में एक ही जगह माँगें",
		NothingToDelete:  "यहाँ डिलीट करने के लिए कुछ नहीं है।",
		NothingToUndo:    "अब वापस लाने के लिए कुछ नहीं बचा है।",
		BeingDeleted:     "जो आपने डिलीट करने को कहा था, वह अभी डिलीट हो रहा है। कुछ मिनट बाद फिर से कोशिश करें।",
		AttachmentID:     "फ़ाइल के लिए सही ID ज़रूरी है",
		ChangeTooLate:    "मैसेज भेजने के " + itoa(Limits.MessageChangeMinutes) + " मिनट बाद तक उसे एडिट या अनसेंड किया जा सकता है। वह समय बीत चुका है।",
		NotYourMessage:   "सिर्फ़ अपने मैसेज एडिट या अनसेंड किए जा सकते हैं।",
		AlreadyUnsent:    "यह मैसेज अनसेंड किया जा चुका है।",
		OnlyTextEdits:    "सिर्फ़ बिना फ़ाइल वाले मैसेज एडिट किए जा सकते हैं।",
		ChangedElsewhere: "यह मैसेज दूसरी विंडो में एडिट किया गया है। उसे देख लें, फिर कोशिश करें।",
		ReplyToGone:      "जिस मैसेज का जवाब दिया जा रहा है, वह अब इस चैट में नहीं है।",
		UnknownReaction:  "रिएक्शन में से कोई एक चुनें।",
	},
	CheckIns: &CheckInsTexts{
		MoodRequired: "बताइए कि आप कैसे हैं",
		WordTooLong:  "शब्द " + itoa(Limits.CheckInWord) + " अक्षरों से ज़्यादा का नहीं हो सकता",
		NoteTooLong:  "नोट " + itoa(Limits.CheckInNote) + " अक्षरों से ज़्यादा का नहीं हो सकता",
		NoteControls: "नोट में कुछ ऐसे अक्षर हैं जो सेव नहीं हो सकते। इसे फिर से टाइप करें।",
		NotADay:      "यह दिन सही नहीं है",
		NotAMonth:    "यह महीना सही नहीं है",
		TooEarly:     "वह दिन अभी आया नहीं है",
		TooOld:       "आप पिछले " + itoa(Limits.CheckInDays) + " दिन बदल सकते हैं",
		NotFound:     "उस दिन का कोई चेक-इन नहीं है",
		CoachChanged: "अब आपके कोच दूसरे हैं। कृपया फिर से कोशिश कीजिए।",
	},
	CoachAccountAnswers:  &CoachAccountAnswers,
	CoachAccountLetters:  &CoachAccountLetters,
	CoachAdministration:  &CoachAdministration,
	CoachClientAnswers:   &CoachClientAnswers,
	CoachProfilePage:     &CoachProfilePage,
	CoachStandingLetters: &CoachStandingLetters,
	Coaches: &CoachesTexts{
		Certified:        "सर्टिफ़ाइड वेलनेस कोच",
		NameTooLong:      "नाम के लिए यह बहुत लंबा है। नाम का कोई हिस्सा लिखकर खोजें।",
		ReasonLanguage:   "{language} में बातचीत",
		ReasonExperience: "कोचिंग का {years} साल का अनुभव",
		ReasonRoom:       "अभी नए लोगों के लिए जगह है",
		ReasonRated:      "जिन लोगों की कोचिंग की, उनसे अच्छी रेटिंग",
		WelcomeMessage:   "नमस्ते {firstName}, मेरा नाम {coachName} है, और Aangan पर आपकी कोचिंग मेरे ज़िम्मे है। जब मन हो, लिखें, जिस भाषा में सहज लगे। मेरा जवाब आम तौर पर 24 घंटे के अंदर आ जाता है। इन दिनों मन में क्या चल रहा है?",
	},
	CommunityAnswers: &CommunityAnswersTexts{
		Anonymous:        "बेनाम सदस्य",
		TooManyTags:      "एक पोस्ट में ज़्यादा से ज़्यादा " + itoa(Limits.PostTagsMax) + " टैग हो सकते हैं",
		TagLength:        "हर टैग " + itoa(Limits.TagMin) + " से " + itoa(Limits.TagMax) + " अक्षरों का होना चाहिए",
		Suspended:        "पढ़ने पर कोई रोक नहीं है। {date} को फिर से पोस्ट किया जा सकेगा।",
		TitleTooShort:    "टाइटल में कम से कम 3 अक्षर होने चाहिए",
		TitleTooLong:     "टाइटल 120 अक्षरों से कम का होना चाहिए",
		ContentTooShort:  "पोस्ट में कम से कम 10 अक्षर होने चाहिए",
		ContentTooLong:   "पोस्ट 4000 अक्षरों से कम की होनी चाहिए",
		CategoryRequired: "कोई कैटेगरी चुनें",
		TextControls:     "इसमें ऐसे अक्षर हैं जो पोस्ट नहीं हो सकते। इसे फिर से टाइप करें।",
		CommentTooShort:  "कमेंट में कम से कम 3 अक्षर होने चाहिए",
		CommentTooLong:   "कमेंट 2000 अक्षरों से कम का होना चाहिए",
		PostID:           "पोस्ट के लिए सही ID ज़रूरी है",
		CommentID:        "कमेंट के लिए सही ID ज़रूरी है",
		ReasonRequired:   "कोई वजह चुनें",
		FlagNotesTooLong: "नोट " + itoa(Limits.FlagNotesMax) + " अक्षरों से ज़्यादा का नहीं हो सकता",
		AppealTooShort:   "कम से कम " + itoa(Limits.AppealMin) + " अक्षर लिखें",
		AppealTooLong:    "यह " + itoa(Limits.AppealMax) + " अक्षरों से ज़्यादा का नहीं हो सकता",
		PostNotFound:     "यह पोस्ट अब यहाँ नहीं है।",
		CommentNotFound:  "यह कमेंट अब यहाँ नहीं है।",
		NotAPlace:        "लिस्ट में ऐसी कोई जगह नहीं है",
		OnePlace:         "थ्रेड में एक बार में एक ही जगह माँगें",
		NoSuchOrder:      "पोस्ट या तो चर्चित क्रम में दिख सकती हैं, या नई से पुरानी",
		GuidelinesFirst:  "पहले कम्युनिटी गाइडलाइन पढ़ें और मानें।",
		PostsFullNew:     "नए मेंबर के लिए सीमा: एक घंटे में " + itoa(Limits.PostsAnHourNew) + " पोस्ट।",
		PostsFull:        "एक घंटे में " + itoa(Limits.PostsAnHour) + " पोस्ट की जा सकती हैं।",
		CommentsFullNew:  "नए मेंबर के लिए सीमा: एक घंटे में " + itoa(Limits.CommentsAnHourNew) + " कमेंट।",
		CommentsFull:     "एक घंटे में " + itoa(Limits.CommentsAnHour) + " कमेंट किए जा सकते हैं।",
		ThreadTakenBack:  "लिखने वाले ने यह पोस्ट डिलीट कर दी है, इसलिए इसमें कुछ जोड़ा नहीं जा सकता।",
		ThreadWaits:      "यह पोस्ट जाँच के इंतज़ार में है। जाँच होने तक इसमें कुछ जोड़ा नहीं जा सकता।",
		ThreadHidden:     "यह पोस्ट छिपाई गई है, इसलिए इसमें कुछ जोड़ा नहीं जा सकता।",
		ThreadScheduled:  "यह पोस्ट अभी दूसरों को नहीं दिखती। दिखने के बाद इसमें जोड़ा जा सकेगा।",
		RemovedStays:     "इसे एक मॉडरेटर ने हटाया है, और अब इसे बदला नहीं जा सकता।",
	},
	CompanionAnswers: &CompanionAnswersTexts{
		NotFound:       "इस नाम का कोई साथी नहीं है।",
		NeedsPlan:      "{name} से बात करने के लिए ट्रायल या सब्सक्रिप्शन ज़रूरी है।",
		StillAnswering: "{name} का जवाब अभी आ रहा है। ज़रा रुकें।",
		Failed:         "{name} का जवाब पूरा नहीं हो पाया। फिर से कोशिश करें।",
		Deleted:        "यह चैट डिलीट हो चुकी है।",
	},
	Contact: &ContactTexts{
		Missing: Toast{
			Title: "कुछ जानकारी बाक़ी है",
			Text:  "सभी ज़रूरी जगहें भरें।",
		},
		Sent: Toast{
			Title: "मैसेज भेज दिया गया",
			Text:  "हमें लिखने के लिए धन्यवाद। हम जल्द ही आपको जवाब देंगे।",
		},
	},
	ContactLetter: &ContactLetter,
	Crisis: &CrisisTexts{
		Short: "संकट में हों तो 988 पर कॉल करें या (अंग्रेज़ी में) मैसेज करें, 911 पर कॉल करें, या 741741 पर HOME लिखकर (अंग्रेज़ी में) मैसेज करें।",
	},
	CrisisClosing: &CrisisClosingTexts{
		ChooseOutcome: "चुनें कि क्या हुआ",
		NoteRequired:  "क्या हुआ, इस पर एक छोटा नोट लिखें",
		NoteTooLong:   "नोट ज़्यादा से ज़्यादा " + itoa(Limits.CrisisNoteMax) + " अक्षरों का हो सकता है",
		NoteControls:  "नोट में कुछ ऐसे अक्षर हैं जो सेव नहीं हो सकते। इसे फिर से टाइप करें।",
	},
	CrisisHandover: &CrisisHandoverTexts{
		NotOpen:      "यह पहले ही बंद हो चुका था, इसलिए टीम को अलर्ट नहीं भेजा गया।",
		NoteTooLong:  "नोट ज़्यादा से ज़्यादा " + itoa(Limits.HandoverNoteMax) + " अक्षरों का हो सकता है",
		NoteControls: "नोट में कुछ ऐसे अक्षर हैं जो सेव नहीं हो सकते। इसे फिर से टाइप करें।",
	},
	Devices: &DevicesTexts{
		BrowserOn:  "{system} पर {browser}",
		SomeDevice: "अनजान डिवाइस",
	},
	Errors: &ErrorsTexts{
		SomethingWrong:   "कुछ गड़बड़ हो गई। फिर से कोशिश करें।",
		SignedOut:        "आगे बढ़ने के लिए लॉग इन करें।",
		NotFound:         "जो आपको चाहिए था, वह हमें नहीं मिला।",
		Conflict:         "इस बीच इसमें कुछ बदल गया है। इसे फिर से देख लें।",
		TooLarge:         "जो भेजा गया, वह बहुत बड़ा है।",
		Busy:             "अभी बहुत लोग लॉग इन कर रहे हैं। थोड़ी देर में फिर से कोशिश करें।",
		Unavailable:      "अभी न कुछ लोड हो पा रहा है, न सेव। थोड़ी देर में फिर से कोशिश करें।",
		BadCredentials:   "यूज़रनेम या पासवर्ड सही नहीं है। फिर से कोशिश करें।",
		UsernameTaken:    "यह यूज़रनेम पहले से लिया जा चुका है या जानकारी सही नहीं है",
		WrongPassword:    "यह आपका पासवर्ड नहीं है। फिर से कोशिश करें।",
		Forbidden:        "आपको यह करने की इजाज़त नहीं है।",
		UnknownAddress:   "इस पते पर कुछ नहीं है।",
		MethodNotAllowed: "यह पता इस तरह की रिक्वेस्ट नहीं लेता।",
		NotJSON:          "यह रिक्वेस्ट पढ़ी नहीं जा सकी। यह JSON में होनी चाहिए।",
		NotUTF8:          "यह रिक्वेस्ट पढ़ी नहीं जा सकी। यह UTF-8 टेक्स्ट होनी चाहिए।",
		WrongMediaType:   "इस रिक्वेस्ट का टाइप सही नहीं है। यह JSON होनी चाहिए।",
		TooManyRequests:  "थोड़ी ही देर में बहुत बार कोशिश हुई। थोड़ा रुककर फिर से कोशिश करें।",
		ForeignOrigin:    "यह रिक्वेस्ट हमारे किसी पेज से नहीं आई।",
		Unreadable:       "अनुरोध पढ़ा नहीं जा सका। फिर से कोशिश करें।",
		NotJSONObject:    "अनुरोध पढ़ा नहीं जा सका। इसका JSON ऑब्जेक्ट होना ज़रूरी है।",
		EmptyRequest:     "अनुरोध खाली है।",
		TooSlow:          "अनुरोध आने में बहुत देर लगी। फिर से कोशिश करें।",
		NotStorable:      "टेक्स्ट में एक ऐसा अक्षर है जो सेव नहीं हो सकता।",
		OnlyRead:         "इस पते को सिर्फ़ पढ़ा जा सकता है।",
		NoSuchPage:       "ऐसा कोई पेज नहीं है।",
		PagesNotBuilt:    "पेज अभी तैयार नहीं हैं: make build चलाएँ।",
		ManyTries:        "थोड़े समय में बहुत ज़्यादा कोशिशें हो गईं।",
		Retry: struct {
			Moment  string
			Minute  string
			Seconds Plural
			Minutes Plural
			Hours   Plural
		}{
			Moment:  "थोड़ी देर में फिर से कोशिश करें।",
			Minute:  "एक मिनट बाद फिर से कोशिश करें।",
			Seconds: Plural{"{count} सेकंड बाद फिर से कोशिश करें।", "{count} सेकंड बाद फिर से कोशिश करें।", "hi"},
			Minutes: Plural{"{count} मिनट बाद फिर से कोशिश करें।", "{count} मिनट बाद फिर से कोशिश करें।", "hi"},
			Hours:   Plural{"{count} घंटे बाद फिर से कोशिश करें।", "{count} घंटे बाद फिर से कोशिश करें।", "hi"},
		},
		Field: struct {
			Text      Template
			Flag      Template
			Integer   Template
			Number    Template
			List      Template
			Object    Template
			OtherType Template
			Required  Template
			Invalid   Template
		}{
			Text:      "“{field}” में टेक्स्ट होना चाहिए।",
			Flag:      "“{field}” में हाँ या ना (true या false) होना चाहिए।",
			Integer:   "“{field}” में पूरी संख्या होनी चाहिए।",
			Number:    "“{field}” में संख्या होनी चाहिए।",
			List:      "“{field}” में लिस्ट होनी चाहिए।",
			Object:    "“{field}” में ऑब्जेक्ट होना चाहिए।",
			OtherType: "“{field}” किसी और तरह का होना चाहिए।",
			Required:  "“{field}” ज़रूरी है।",
			Invalid:   "“{field}” सही नहीं है।",
		},
		FieldNames: []string{
			"उम्र",
			"उम्र का दायरा",
			"जवाब",
			"अटैचमेंट",
			"कैप्शन",
			"कैटेगरी",
			"शहर",
			"कोच का जेंडर",
			"कोच",
			"कोड",
			"दोबारा लिखा पासवर्ड",
			"संपर्क का नाम",
			"संपर्क का फ़ोन",
			"कंटेंट",
			"मौजूदा पासवर्ड",
			"तारीख़",
			"ब्योरा",
			"ईमेल",
			"ईमेल नोटिफ़िकेशन",
			"अनुभव",
			"जानकारी",
			"फ़ाइल",
			"नाम",
			"विषय",
			"जेंडर",
			"अपना शहर",
			"ID",
			"नौकरी",
			"पोस्ट रखना",
			"भाषा",
			"सरनेम",
			"लिंक",
			"जगह",
			"मैसेज",
			"मैसेज के नोटिफ़िकेशन",
			"पूरा नाम",
			"न्यूज़लेटर",
			"नोट",
			"नोट्स",
			"काम",
			"पासवर्ड",
			"शांत घंटों की शुरुआत",
			"शांत घंटों का अंत",
			"वजह",
			"दिलचस्पी की वजह",
			"इलाक़ा",
			"धर्म",
			"सेक्शन",
			"सेशन के रिमाइंडर",
			"पढ़े जाने की जानकारी",
			"शेयर किया हुआ डिवाइस",
			"राज्य",
			"स्थिति",
			"क़दम",
			"टॉपिक",
			"टैग",
			"टैग",
			"टेक्स्ट",
			"टाइम ज़ोन",
			"टाइटल",
			"यूज़रनेम",
			"हफ़्ता",
			"वीडियो लिंक",
		},
		WholeRequest:        "अनुरोध",
		StorageFull:         "हमारे पास जगह भर गई है, इसलिए अभी कुछ नया सेव नहीं हो सकता। पढ़ना पहले की तरह जारी रहेगा। कुछ मिनट बाद फिर से कोशिश करें।",
		FileNotSaved:        "अभी फ़ाइलें सेव नहीं हो पा रहीं, इसलिए आपकी फ़ाइल नहीं जुड़ी। बिना फ़ाइल वाले मैसेज अब भी भेजे जा सकते हैं। कुछ मिनट बाद फिर से कोशिश करें।",
		FileNotOpened:       "अभी फ़ाइलें खुल नहीं पा रहीं। बाक़ी सब ठीक चल रहा है। कुछ मिनट बाद फिर से कोशिश करें।",
		CoachBadCredentials: "लॉग इन नहीं हुआ। अपनी जानकारी जाँच लें।",
		CoachNotFound:       "इस कोच की जानकारी नहीं मिली।",
		NoPasswordYet:       "आपके अकाउंट का अभी कोई पासवर्ड नहीं है। लॉग आउट करके “पासवर्ड याद नहीं” चुनें। पासवर्ड बनाने का लिंक ईमेल में आ जाएगा।",
		LinkOver:            "यह लिंक अब काम नहीं करता। हर लिंक एक ही बार और कुछ समय तक ही काम करता है। नया लिंक मँगवा लें।",
		AddressTaken:        "यह ईमेल अब किसी और अकाउंट का है।",
		AddressConfirmed:    "आपके ईमेल की पुष्टि पहले ही हो चुकी है।",
	},
	ExerciseAnswers: &ExerciseAnswersTexts{
		NotFound:        "इस नाम का कोई अभ्यास नहीं है।",
		NotStarted:      "यह अभ्यास अभी शुरू नहीं हुआ है, या किसी और डिवाइस पर पूरा या डिलीट हो चुका है।",
		OtherStep:       "इस क़दम का जवाब किसी और डिवाइस पर दिया जा चुका है। अभी आप यहाँ हैं।",
		UnknownChoice:   "यह जवाब दिए गए विकल्पों में से नहीं है।",
		UnknownLanguage: "अंग्रेज़ी, हिन्दी, हिंग्लिश या तमिल चुनें।",
		ReminderTime:    "अगले 14 दिन के अंदर का कोई समय चुनें।",
		UnknownAvoided:  "यह ऐसी बात नहीं है जो कोई साथी ख़ुद छेड़े।",
		ReminderTitle:   "आपका रिमाइंडर",
		ReminderText:    "आपने एक अभ्यास की याद दिलाने को कहा था। आपने जहाँ छोड़ा था, वह वहीं है।",
	},
	ExportFile: &ExportFileTexts{
		What:  "Aangan आपके बारे में जो कुछ रखता है, वह सब, नीचे दिए समय तक का।",
		Times: "सभी समय UTC में हैं। जो कुछ खाली या null है, वह कभी दिया नहीं गया।",
		Parts: []struct {
			Name  string
			Holds string
		}{
			struct {
				Name  string
				Holds string
			}{
				Name:  "profile",
				Holds: "आपने अपने बारे में जो बताया, और साइन अप करते समय आपको जो दिखाया गया।",
			},
			struct {
				Name  string
				Holds string
			}{
				Name:  "preferences",
				Holds: "अपने बारे में आपके जवाब, और हमारी ख़बर आप तक कैसे पहुँचे। अगर आपने इसमें से कुछ भी सेव नहीं किया, तो null।",
			},
			struct {
				Name  string
				Holds string
			}{
				Name:  "membership",
				Holds: "आपका ट्रायल। अगर आपने कभी शुरू नहीं किया, तो null।",
			},
			struct {
				Name  string
				Holds string
			}{
				Name:  "payer",
				Holds: "पेमेंट प्रोवाइडर के पास आपका नंबर। प्रोवाइडर को हमसे आपका नाम या ईमेल नहीं मिला। अगर आपने पेमेंट का फ़ॉर्म कभी नहीं खोला, तो null।",
			},
			struct {
				Name  string
				Holds string
			}{
				Name:  "subscriptions",
				Holds: "आपका पेमेंट किस चीज़ के लिए है या था, सबसे पुराना पहले। रक़म सेंट में है। आपके कार्ड के बारे में हम जो जानते हैं, वह सब यहाँ है। बाक़ी सिर्फ़ पेमेंट प्रोवाइडर के पास है।",
			},
			struct {
				Name  string
				Holds string
			}{
				Name:  "invoices",
				Holds: "आपसे जो भी पैसे लिए गए या लिए जाने वाले थे, सबसे पुराने पहले।",
			},
			struct {
				Name  string
				Holds string
			}{
				Name:  "paymentNotices",
				Holds: "पेमेंट प्रोवाइडर ने हमें आपके बारे में जो बताया: कि कुछ हुआ, और कब।",
			},
			struct {
				Name  string
				Holds string
			}{
				Name:  "signIns",
				Holds: "आप कहाँ-कहाँ लॉग इन हैं। endsAt वह समय है जब इस्तेमाल न होने पर आपका लॉग आउट हो जाएगा। अगर push लिखा है, तो उस डिवाइस पर नोटिफ़िकेशन आते हैं।",
			},
			struct {
				Name  string
				Holds string
			}{
				Name:  "knownBrowsers",
				Holds: "जिन ब्राउज़र से आपने पहले लॉग इन किया है। हर एक के लिए हम एक रैंडम निशान रखते हैं, ताकि वहाँ कोई आपके पासवर्ड का अंदाज़ा लगाकर आपका लॉग इन धीमा न कर सके।",
			},
			struct {
				Name  string
				Holds string
			}{
				Name:  "providers",
				Holds: "पासवर्ड के अलावा आपके लॉग इन करने के तरीक़े।",
			},
			struct {
				Name  string
				Holds string
			}{
				Name:  "mailedLinks",
				Holds: "इस अकाउंट के लिए ईमेल में भेजे गए लिंक, जैसे ईमेल की पुष्टि करने का लिंक।",
			},
			struct {
				Name  string
				Holds string
			}{
				Name:  "accountLetters",
				Holds: "आपके अकाउंट के बारे में हमने जो ईमेल भेजे, जैसे नए डिवाइस पर लॉग इन का।",
			},
			struct {
				Name  string
				Holds string
			}{
				Name:  "notifications",
				Holds: "आपके नोटिफ़िकेशन।",
			},
			struct {
				Name  string
				Holds string
			}{
				Name:  "conversations",
				Holds: "हर चैट, हर मैसेज के साथ, सबसे पुराना पहले। status बताता है कि मैसेज कहाँ तक पहुँचा है। अगर mark null नहीं है, तो एक प्रोग्राम को ऐसे शब्द मिले जिनका मतलब संकट या चिंता हो सकता है। वह उन्हीं नियमों से चलता है जिनसे आपकी स्क्रीन पर मदद दिखाई जाती है। यह निशान आपके कोच को भी दिखता है। file उस फ़ाइल की ID है जो मैसेज के साथ आई।",
			},
			struct {
				Name  string
				Holds string
			}{
				Name:  "files",
				Holds: "हर फ़ाइल जो आपने या किसी कोच ने भेजी, या जो अभी भेजी नहीं गई है। जब तक आप अपना अकाउंट डिलीट न करें, लॉग इन रहने पर हर लिंक से फ़ाइल खुलती है। जो फ़ाइलें रखनी हों, उन्हें सेव कर लें।",
			},
			struct {
				Name  string
				Holds string
			}{
				Name:  "companions",
				Holds: "साथी के साथ हर चैट, सबसे पुरानी पहले। साथी प्रोग्राम हैं। ये चैट और कोई नहीं पढ़ता। अगर mark null नहीं है, तो एक प्रोग्राम को ऐसे शब्द मिले जिनका मतलब संकट या चिंता हो सकता है।",
			},
			struct {
				Name  string
				Holds string
			}{
				Name:  "companionUse",
				Holds: "हमने एक बाहरी प्रोग्राम से कितना काम लिया, दिन के हिसाब से: साथियों के जवाब, और वे टेक्स्ट जो उसने संकट के संकेतों के लिए पढ़े (readings)।",
			},
			struct {
				Name  string
				Holds string
			}{
				Name:  "exercises",
				Holds: "आपके चल रहे गाइडेड अभ्यास और हाल में पूरे किए हुए, आपके जवाबों के साथ।",
			},
			struct {
				Name  string
				Holds string
			}{
				Name:  "companionMemory",
				Holds: "आपने साथियों को जो याद रखने को कहा: एक नाम, एक भाषा, और कौन-सी बात न छेड़ी जाए।",
			},
			struct {
				Name  string
				Holds string
			}{
				Name:  "riskStates",
				Holds: "आपके लिखे के आधार पर, क्या ऐप को लगता है कि यह आपके लिए मुश्किल घड़ी हो सकती है। इसका इस्तेमाल सिर्फ़ आपकी अपनी स्क्रीन पर होता है।",
			},
			struct {
				Name  string
				Holds string
			}{
				Name:  "savedCoaches",
				Holds: "जिन कोच को आपने फिर से ढूँढने के लिए सेव किया। कोई कोच यह नहीं देखता।",
			},
			struct {
				Name  string
				Holds string
			}{
				Name:  "savedResources",
				Holds: "आपने रिसोर्स में जो सेव किया। हर एक का वह नाम दिया है जो उसके वेब पते में है।",
			},
			struct {
				Name  string
				Holds string
			}{
				Name:  "readingPlaces",
				Holds: "रिसोर्स में जो अभ्यास और लेख आपने शुरू किए, और कितना पढ़ा। जो पूरे पढ़ लिए, वे नहीं रखे जाते।",
			},
			struct {
				Name  string
				Holds string
			}{
				Name:  "journal",
				Holds: "आपके निजी जर्नल की हर एंट्री, सबसे पुरानी पहले। हमारे डेटाबेस में यह एन्क्रिप्टेड है, पर यहाँ पढ़ी जा सकती है। prompt सवाल का नंबर है, 0 से गिना हुआ। अगर unreadable true है, तो अभी हम एंट्री खोल नहीं पा रहे, इसलिए उसका टेक्स्ट खाली है।",
			},
			struct {
				Name  string
				Holds string
			}{
				Name:  "safetyNotes",
				Holds: "आपके सुरक्षा नोट्स, आपके भरोसे के इंसान की जानकारी के साथ, और यह कि कब से आपके कोच को टाइटल और टेक्स्ट दिख सकते हैं। अगर आपने कभी नहीं लिखे, तो null। हमारे डेटाबेस में ये एन्क्रिप्टेड हैं, पर यहाँ पढ़े जा सकते हैं। अगर unreadable true है, तो अभी हम इन्हें खोल नहीं पा रहे।",
			},
			struct {
				Name  string
				Holds string
			}{
				Name:  "checkIns",
				Holds: "आपने अपने दिन कैसे बताए, आपके शब्दों और नोट के साथ, और कब से आपके कोच उन्हें देख सकते हैं। हमारे डेटाबेस में ये एन्क्रिप्ट हैं, पर यहाँ पढ़े जा सकते हैं। अगर unreadable true है, तो हम उसे अभी खोल नहीं सकते।",
			},
			struct {
				Name  string
				Holds string
			}{
				Name:  "community",
				Holds: "कम्युनिटी गाइडलाइन का कौन-सा वर्ज़न आपने माना, और वहाँ आपको कितनी बार चेतावनी मिली या कुछ समय के लिए रोका गया। अगर वहाँ कभी जाना नहीं हुआ, तो null।",
			},
			struct {
				Name  string
				Holds string
			}{
				Name:  "communityPosts",
				Holds: "कम्युनिटी में आपकी लिखी हर पोस्ट, सबसे पुरानी पहले, और उसके थ्रेड में आपका नाम। किसी मेंबर, कोच या एडमिन को नहीं दिखता कि ये आपकी हैं, इसलिए यह फ़ाइल शेयर करने से पहले सोच लें। अगर mark null नहीं है, तो एक प्रोग्राम को ऐसे शब्द मिले जिनका मतलब संकट या चिंता हो सकता है।",
			},
			struct {
				Name  string
				Holds string
			}{
				Name:  "communityComments",
				Holds: "वहाँ आपका लिखा हर कमेंट, इसी तरह।",
			},
			struct {
				Name  string
				Holds string
			}{
				Name:  "communityReactions",
				Holds: "आपके दिए हुए रिएक्शन।",
			},
			struct {
				Name  string
				Holds string
			}{
				Name:  "communityFlags",
				Holds: "आपने क्या रिपोर्ट किया, और क्यों।",
			},
			struct {
				Name  string
				Holds string
			}{
				Name:  "communityDecisions",
				Holds: "आपके लिखे के बारे में लिए गए फ़ैसले, और आपकी अपीलें।",
			},
			struct {
				Name  string
				Holds string
			}{
				Name:  "communityNotices",
				Holds: "कम्युनिटी के आपके नोटिफ़िकेशन।",
			},
			struct {
				Name  string
				Holds string
			}{
				Name:  "communityThreads",
				Holds: "कम्युनिटी की वे पोस्ट जिन्हें आपने फ़ॉलो या सेव किया, और आपने उन्हें पिछली बार कब पढ़ा।",
			},
			struct {
				Name  string
				Holds string
			}{
				Name:  "goals",
				Holds: "वे लक्ष्य जो आपने और आपके कोच ने मिलकर तय किए या जिन पर बात की, सबसे पुराने पहले। अगर mark null नहीं है, तो एक प्रोग्राम को आपके ऐसे शब्द मिले जिनका मतलब संकट या चिंता हो सकता है। वह आपके कोच को भी दिखता है।",
			},
			struct {
				Name  string
				Holds string
			}{
				Name:  "crisisOutcomes",
				Holds: "हर संभावित संकट को कोच ने कैसे बंद किया, सबसे पुराना पहले: कॉल करके, लिखकर, किसी और तरीक़े से, टीम को सौंपकर, या ग़लत अलार्म मानकर। कोच का नोट इसमें नहीं है।",
			},
			struct {
				Name  string
				Holds string
			}{
				Name:  "crisisHandovers",
				Holds: "कब किसी कोच ने आपके बारे में हमारी टीम को अलर्ट किया, और किस कोच ने, सबसे पुराना पहले। कोच का नोट इसमें नहीं है।",
			},
			struct {
				Name  string
				Holds string
			}{
				Name:  "onCall",
				Holds: "हर संभावित संकट जो हमारी टीम के ऑन-कॉल लोगों तक पहुँचा: कब और क्यों, और टीम से किसी ने आपकी चैट कब और किस वजह से खोली। उनके नाम और उनके अपने नोट इसमें नहीं हैं।",
			},
			struct {
				Name  string
				Holds string
			}{
				Name:  "coachAbsences",
				Holds: "आपके किसी कोच के काम छोड़ने या उपलब्ध न होने पर हमने आपसे जो कहा: इंतज़ार करने को, या दूसरा कोच चुनने को।",
			},
			struct {
				Name  string
				Holds string
			}{
				Name:  "sessions",
				Holds: "कोच के साथ हर सेशन, सबसे पुराना पहले, आपके नोट के साथ, उसका क्या हुआ, आपके कोच ने और कौन-से समय सुझाए, वह कैसा रहा, जैसा आपके कोच ने दर्ज किया, बाद में आपके कोच ने आपसे जो शेयर किया, और वह कैसा रहा, इस पर आपका जवाब। अगर counts true है, तो वह अपने महीने के सेशन में गिना जाता है।",
			},
			struct {
				Name  string
				Holds string
			}{
				Name:  "calendar",
				Holds: "आपका कैलेंडर लिंक, अगर आपके पास है: कब बना और आख़िरी बार कब इस्तेमाल हुआ, पर लिंक ख़ुद नहीं।",
			},
			struct {
				Name  string
				Holds string
			}{
				Name:  "betaSignup",
				Holds: "बीटा के लिए साइन अप करते समय आपने जो बताया, आपके पुष्टि किए हुए ईमेल के नाम पर।",
			},
			struct {
				Name  string
				Holds string
			}{
				Name:  "contactMessages",
				Holds: "आपने संपर्क पेज पर जो लिखा, आपके पुष्टि किए हुए ईमेल के नाम पर।",
			},
			struct {
				Name  string
				Holds string
			}{
				Name:  "applications",
				Holds: "नौकरी के लिए आवेदन करते समय आपने जो भेजा, आपके पुष्टि किए हुए ईमेल के नाम पर।",
			},
		},
		NotHere: []string{
			"आपका पासवर्ड। वह हमारे पास नहीं है, सिर्फ़ उससे निकाला गया एक नंबर है, जिससे पासवर्ड वापस नहीं निकाला जा सकता।",
			"आपके लॉग इन की, ईमेल में भेजे गए लिंक की, और आपके कैलेंडर लिंक की चाबियाँ, जो इसी तरह रखी गई हैं। ये जिसके पास हों, वह ख़ुद को आप बता सकता है।",
			"वे नोट जो कोच ने आपके साथ अपने काम के बारे में लिखे, किसी संभावित संकट को बंद करते समय भी, और वह जो उन्होंने सेशन के बाद लिखा और आपसे शेयर नहीं किया। वे कोच के हैं, एन्क्रिप्टेड हैं ताकि उन्हें और कोई न पढ़े, और आपके अकाउंट के साथ डिलीट हो जाते हैं।",
			"वे नोट जो किसी कोच ने आपके बारे में हमारी टीम को अलर्ट करते समय लिखे। वे उसी कोच और टीम के लिए हैं, एन्क्रिप्टेड हैं, और आपके अकाउंट के साथ डिलीट हो जाते हैं।",
			"किसी केस के बारे में मॉडरेटर के नोट, फ़ैसला किसने लिया, और आपके लिखे को किसने रिपोर्ट किया। यह किसी को नहीं दिखाया जाता।",
			"पेज कितनी बार खोले गए, इसकी गिनती। उसमें यह नहीं होता कि किसने खोले।",
		},
	},
	FarewellLetter: &FarewellLetterTexts{
		Subject:   "आपका अकाउंट बंद हो गया है",
		Closed:    "आपने हमसे अपना अकाउंट डिलीट करने को कहा था, और अब इसमें कोई लॉग इन नहीं कर सकता। इसमें जो कुछ है, सब डिलीट किया जा रहा है: आपका नाम, आपकी सेटिंग और हर मैसेज, हर उस व्यक्ति के लिए जो उसे पढ़ सकता था। कम्युनिटी में आपका लिखा हुआ रहेगा, पर उसका आपसे कोई जुड़ाव नहीं होगा। अगर आपने उसे हटाने को कहा है, तो हर पोस्ट, कमेंट और रिएक्शन 7 दिन के अंदर अपने-अपने रैंडम समय पर हटाया जाएगा।",
		Final:     "इसे पलटा नहीं जा सकता, हम भी नहीं पलट सकते।",
		NotYou:    "अगर यह आपने नहीं किया, तो किसी को आपका पासवर्ड पता था। यह पासवर्ड और जहाँ भी इस्तेमाल होता हो, वहाँ बदल दें, और हम कोई मदद कर सकें तो इस ईमेल का जवाब दें।",
		Again:     "जब चाहें, उसी नाम और ईमेल से फिर साइन अप करें। शुरुआत नए सिरे से होगी।",
		Signature: "Aangan टीम",
		Why:       "यह एक ईमेल आपको इसलिए मिला है क्योंकि अकाउंट में यही पता था। यह ईमेल भेजे जाने तक हम पता रखते हैं, फिर उसे डिलीट कर देते हैं।",
	},
	GoalAnswers: &GoalAnswersTexts{
		NotFound:       "यह लक्ष्य अब यहाँ नहीं है।",
		Earlier:        "यह लक्ष्य आपके किसी पिछले कोच के साथ का है। इसे पढ़ा जा सकता है, बदला नहीं जा सकता।",
		NoCoach:        "पहले एक कोच चुनें। लक्ष्य साथ मिलकर तय होते हैं।",
		Changed:        "इस बीच यह लक्ष्य बदल गया है। पहले इसे फिर से पढ़ लें।",
		TitleTooShort:  "कम से कम " + itoa(Limits.GoalTitleMin) + " अक्षर लिखें",
		TitleTooLong:   "इसे " + itoa(Limits.GoalTitleMax) + " अक्षरों तक रखें",
		DetailTooLong:  "इसे " + itoa(Limits.GoalDetailMax) + " अक्षरों तक रखें",
		DetailControls: "इसमें ऐसे अक्षर हैं जो सेव नहीं हो सकते। इसे फिर से टाइप करें।",
		TooManyOpen:    "आप दोनों के " + itoa(Limits.GoalsOpenMax) + " लक्ष्य खुले हैं। नया जोड़ने से पहले एक बंद करें।",
		TooMany:        "आप दोनों के " + itoa(Limits.GoalsMax) + " लक्ष्य पहले से हैं। इससे ज़्यादा नहीं हो सकते।",
		NotAgreed:      "जब आप दोनों हाँ कर दें, तभी लक्ष्य को पूरा हुआ मार्क किया जा सकता है।",
		AlreadyClosed:  "यह लक्ष्य बंद है। पहले इसे फिर से खोलें।",
		StateUnknown:   "लक्ष्य या तो “पूरा हुआ” हो सकता है या “छोड़ा गया”",
		CannotTakeBack: "इस लक्ष्य पर आप दोनों ने हाँ की थी, इसलिए इसे छोड़ा जा सकता है, वापस नहीं लिया जा सकता।",
		BellTitle:      "आप और आपके कोच",
		BellAsked:      "आपके कोच को एक बात पर आपकी हाँ चाहिए।",
		BellChanged:    "आप दोनों ने जो तय किया था, उसमें कुछ बदला है।",
	},
	Journal: &JournalTexts{
		NotFound:        "यह एंट्री अब यहाँ नहीं है।",
		Full:            "आपका जर्नल भर गया है, इसमें " + itoa(Limits.JournalEntriesMax) + " एंट्री हैं। जिसकी अब ज़रूरत न हो, उसे डिलीट करें।",
		Newer:           "आपके खोलने के बाद यह एंट्री कहीं और से बदली गई है।",
		TextRequired:    "पहले कुछ लिखें",
		TextTooLong:     "एंट्री " + itoa(Limits.JournalText) + " अक्षरों से ज़्यादा की नहीं हो सकती",
		TextControls:    "एंट्री में ऐसे अक्षर हैं जो सेव नहीं हो सकते। इसे फिर से टाइप करें।",
		ResourceUnknown: "यह अभ्यास या लेख अब रिसोर्स में नहीं है।",
		PromptUnknown:   "यह सवाल अब वहाँ नहीं है।",
		NotAnID:         "यह एंट्री की सही ID नहीं है",
		NotATime:        "यह एंट्री का सही समय नहीं है",
	},
	Labels: &LabelsTexts{
		India: "भारत",
		Regions: struct {
			NorthIndia     string
			SouthIndia     string
			EastIndia      string
			WestIndia      string
			CentralIndia   string
			NortheastIndia string
			Pakistan       string
			Bangladesh     string
			SriLanka       string
			Nepal          string
		}{
			NorthIndia:     "उत्तर भारत",
			SouthIndia:     "दक्षिण भारत",
			EastIndia:      "पूर्वी भारत",
			WestIndia:      "पश्चिमी भारत",
			CentralIndia:   "मध्य भारत",
			NortheastIndia: "पूर्वोत्तर भारत",
			Pakistan:       "पाकिस्तान",
			Bangladesh:     "बांग्लादेश",
			SriLanka:       "श्रीलंका",
			Nepal:          "नेपाल",
		},
		Other:          "अन्य",
		PreferNotToSay: "न बताना बेहतर",
		Religions: struct {
			Hindu struct {
				Religion string
				Person   string
			}
			Muslim struct {
				Religion string
				Person   string
			}
			Christian struct {
				Religion string
				Person   string
			}
			Sikh struct {
				Religion string
				Person   string
			}
			Buddhist struct {
				Religion string
				Person   string
			}
			Jain struct {
				Religion string
				Person   string
			}
		}{
			Hindu: struct {
				Religion string
				Person   string
			}{
				Religion: "हिंदू धर्म",
				Person:   "हिंदू",
			},
			Muslim: struct {
				Religion string
				Person   string
			}{
				Religion: "इस्लाम",
				Person:   "मुस्लिम",
			},
			Christian: struct {
				Religion string
				Person   string
			}{
				Religion: "ईसाई धर्म",
				Person:   "ईसाई",
			},
			Sikh: struct {
				Religion string
				Person   string
			}{
				Religion: "सिख धर्म",
				Person:   "सिख",
			},
			Buddhist: struct {
				Religion string
				Person   string
			}{
				Religion: "बौद्ध धर्म",
				Person:   "बौद्ध",
			},
			Jain: struct {
				Religion string
				Person   string
			}{
				Religion: "जैन धर्म",
				Person:   "जैन",
			},
		},
		Moods: struct {
			Heavy  string
			Low    string
			Okay   string
			Good   string
			Bright string
		}{
			Heavy:  "भारी",
			Low:    "उदास",
			Okay:   "ठीक",
			Good:   "अच्छा",
			Bright: "बहुत अच्छा",
		},
		SessionRatings: struct {
			Helped string
			Some   string
			Little string
			Worse  string
		}{
			Helped: "इससे बहुत मदद मिली",
			Some:   "इससे थोड़ी मदद मिली",
			Little: "इससे ज़्यादा मदद नहीं मिली",
			Worse:  "बाद में मन और भारी हो गया",
		},
		Feelings: struct {
			Tired    string
			Worried  string
			Lonely   string
			Homesick string
			Calm     string
			Hopeful  string
			Grateful string
			Proud    string
		}{
			Tired:    "थकान",
			Worried:  "चिंता",
			Lonely:   "अकेलापन",
			Homesick: "घर की याद",
			Calm:     "शांति",
			Hopeful:  "उम्मीद",
			Grateful: "शुक्रगुज़ार",
			Proud:    "गर्व",
		},
		Genders: struct {
			Male      string
			Female    string
			NonBinary string
		}{
			Male:      "पुरुष",
			Female:    "महिला",
			NonBinary: "नॉन-बाइनरी",
		},
		DayParts: struct {
			Morning   string
			Afternoon string
			Evening   string
			Night     string
		}{
			Morning:   "सुबह (7 बजे से दोपहर तक)",
			Afternoon: "दोपहर (12 से शाम 5 बजे तक)",
			Evening:   "शाम (5 से रात 10 बजे तक)",
			Night:     "रात (10 से सुबह 7 बजे तक)",
		},
		CoachGenders: struct {
			Female    string
			Male      string
			NonBinary string
		}{
			Female:    "महिला",
			Male:      "पुरुष",
			NonBinary: "नॉन-बाइनरी व्यक्ति",
		},
		Languages: struct {
			En  string
			Hi  string
			Ta  string
			Te  string
			Bn  string
			Gu  string
			Mr  string
			Pa  string
			Ml  string
			Kn  string
			Ur  string
			Ne  string
			Si  string
			Or  string
			As  string
			Kok string
			Sd  string
		}{
			En:  "अंग्रेज़ी",
			Hi:  "हिंदी",
			Ta:  "तमिल",
			Te:  "तेलुगु",
			Bn:  "बांग्ला",
			Gu:  "गुजराती",
			Mr:  "मराठी",
			Pa:  "पंजाबी",
			Ml:  "मलयालम",
			Kn:  "कन्नड़",
			Ur:  "उर्दू",
			Ne:  "नेपाली",
			Si:  "सिंहली",
			Or:  "ओड़िया",
			As:  "असमिया",
			Kok: "कोंकणी",
			Sd:  "सिंधी",
		},
		FocusTopics: struct {
			Family struct {
				Label  string
				Reason string
			}
			Identity struct {
				Label  string
				Reason string
			}
			Career struct {
				Label  string
				Reason string
			}
			Immigration struct {
				Label  string
				Reason string
			}
			Relationships struct {
				Label  string
				Reason string
			}
			Marriage struct {
				Label  string
				Reason string
			}
			Stress struct {
				Label  string
				Reason string
			}
			Loneliness struct {
				Label  string
				Reason string
			}
			Grief struct {
				Label  string
				Reason string
			}
			Parenting struct {
				Label  string
				Reason string
			}
		}{
			Family: struct {
				Label  string
				Reason string
			}{
				Label:  "परिवार की उम्मीदें",
				Reason: "परिवार की उम्मीदों पर काम का अनुभव",
			},
			Identity: struct {
				Label  string
				Reason string
			}{
				Label:  "दो संस्कृतियों के बीच जीना",
				Reason: "दो संस्कृतियों के बीच जीने वालों के साथ काम का अनुभव",
			},
			Career: struct {
				Label  string
				Reason string
			}{
				Label:  "काम और करियर",
				Reason: "पहली पीढ़ी के पेशेवरों के साथ काम का अनुभव",
			},
			Immigration: struct {
				Label  string
				Reason string
			}{
				Label:  "वीज़ा और यहाँ बसना",
				Reason: "वीज़ा के सालों की समझ",
			},
			Relationships: struct {
				Label  string
				Reason string
			}{
				Label:  "डेटिंग और रिश्ते",
				Reason: "डेटिंग और रिश्तों पर काम का अनुभव",
			},
			Marriage: struct {
				Label  string
				Reason string
			}{
				Label:  "शादी और ससुराल",
				Reason: "शादी और ससुराल के मामलों में काम का अनुभव",
			},
			Stress: struct {
				Label  string
				Reason string
			}{
				Label:  "तनाव और बर्नआउट",
				Reason: "तनाव और बर्नआउट पर काम का अनुभव",
			},
			Loneliness: struct {
				Label  string
				Reason string
			}{
				Label:  "अकेलापन",
				Reason: "घर से दूर के अकेलेपन पर काम का अनुभव",
			},
			Grief: struct {
				Label  string
				Reason string
			}{
				Label:  "किसी को खोना और शोक",
				Reason: "पास और दूर के शोक में साथ देने का अनुभव",
			},
			Parenting: struct {
				Label  string
				Reason string
			}{
				Label:  "यहाँ बच्चों की परवरिश",
				Reason: "यहाँ बच्चे पाल रहे माता-पिता के साथ काम का अनुभव",
			},
		},
		Verification: struct {
			Verified string
			Pending  string
		}{
			Verified: "सत्यापित कोच",
			Pending:  "जाँच के इंतज़ार में",
		},
		Clock: struct {
			AM Template
			PM Template
		}{
			AM: "{time} am",
			PM: "{time} pm",
		},
		CommunityCategories: struct {
			Identity       string
			FamilyDynamics string
			Immigration    string
			Relationships  string
			Career         string
			Wellness       string
		}{
			Identity:       "पहचान",
			FamilyDynamics: "परिवार के रिश्ते",
			Immigration:    "इमिग्रेशन",
			Relationships:  "रिश्ते",
			Career:         "करियर",
			Wellness:       "वेलनेस",
		},
		FlagReasons: struct {
			NamesSomeone  string
			Harassment    string
			Hate          string
			HarmfulAdvice string
			SelfHarm      string
			Spam          string
			Other         string
		}{
			NamesSomeone:  "किसी की पहचान बताता है",
			Harassment:    "किसी पर हमला करता है या नीचा दिखाता है",
			Hate:          "लोगों की पहचान को लेकर नफ़रत भरा है",
			HarmfulAdvice: "ऐसी सलाह जिससे नुकसान हो सकता है",
			SelfHarm:      "कोई ख़तरे में हो सकता है",
			Spam:          "कुछ बेचता है या विज्ञापन है",
			Other:         "कुछ और",
		},
		ResourceCategories: struct {
			Meditation  string
			Mindfulness string
			Journaling  string
			Wellness    string
		}{
			Meditation:  "ध्यान",
			Mindfulness: "माइंडफ़ुलनेस",
			Journaling:  "जर्नल लिखना",
			Wellness:    "वेलनेस",
		},
		SharedFields: struct {
			Region   string
			Religion string
			Gender   string
			Age      string
			Language string
			Focus    string
		}{
			Region:   "आपका परिवार कहाँ से है",
			Religion: "धर्म",
			Gender:   "जेंडर",
			Age:      "उम्र",
			Language: "पसंद की भाषा",
			Focus:    "किस बारे में बात करने का मन है",
		},
		Companions: struct {
			Tara struct {
				Specialization string
				Speciality     string
				Description    string
			}
			Buddy struct {
				Specialization string
				Description    string
			}
			Arjun struct {
				Specialization string
				Speciality     string
				Description    string
			}
		}{
			Tara: struct {
				Specialization string
				Speciality     string
				Description    string
			}{
				Specialization: "नई संस्कृति में ढलना",
				Speciality:     "नई संस्कृति में ढलना, भारतीय",
				Description:    "दो देशों के बीच की ज़िंदगी के लिए। बातें ऐसी, जैसे दोनों जगह रह चुके किसी भाई-बहन से।",
			},
			Buddy: struct {
				Specialization string
				Description    string
			}{
				Specialization: "तनाव से राहत",
				Description:    "एक कुत्ता, जब सब कुछ बहुत ज़्यादा लगे। छोटे वाक्य, धीमी साँसें, थोड़ा खेल।",
			},
			Arjun: struct {
				Specialization string
				Speciality     string
				Description    string
			}{
				Specialization: "होलिस्टिक वेलनेस",
				Speciality:     "होलिस्टिक वेलनेस, भारतीय",
				Description:    "नींद, साँस, खाना और आराम के लिए, और इनके आपसी मेल के लिए। शांत, बिना जल्दी के।",
			},
		},
		CompanionSubjects: struct {
			Expectations    string
			Marriage        string
			InLaws          string
			Baby            string
			MoneyHome       string
			Sibling         string
			ParentsAgeing   string
			Comparison      string
			Children        string
			Breakup         string
			Partner         string
			Interfaith      string
			Lgbtq           string
			Grief           string
			Guilt           string
			Homesick        string
			Food            string
			Festivals       string
			Lonely          string
			Friends         string
			Roommate        string
			Identity        string
			Sad             string
			Stress          string
			Tired           string
			Worry           string
			Joy             string
			Sleep           string
			Panic           string
			Anger           string
			BodyImage       string
			Visa            string
			Layoff          string
			Exams           string
			Work            string
			Racism          string
			H4              string
			Procrastination string
		}{
			Expectations:    "उम्मीदें",
			Marriage:        "शादी",
			InLaws:          "ससुराल",
			Baby:            "बच्चा होना",
			MoneyHome:       "पैसा और परिवार",
			Sibling:         "भाई-बहन",
			ParentsAgeing:   "दूर रहते माता-पिता",
			Comparison:      "तुलना",
			Children:        "बच्चों की परवरिश",
			Breakup:         "ब्रेकअप",
			Partner:         "आपके पार्टनर",
			Interfaith:      "धर्म या जाति से परे प्यार",
			Lgbtq:           "LGBTQ+ होना",
			Grief:           "किसी को खोना",
			Guilt:           "अपराधबोध",
			Homesick:        "घर की याद",
			Food:            "घर का खाना",
			Festivals:       "त्योहार",
			Lonely:          "अकेलापन",
			Friends:         "दोस्त",
			Roommate:        "रूममेट",
			Identity:        "अपनापन",
			Sad:             "उदासी",
			Stress:          "तनाव",
			Tired:           "थकान",
			Worry:           "चिंता",
			Joy:             "ख़ुशख़बरी",
			Sleep:           "नींद",
			Panic:           "घबराहट",
			Anger:           "ग़ुस्सा",
			BodyImage:       "शरीर को लेकर सोच",
			Visa:            "आपका वीज़ा",
			Layoff:          "नौकरी जाना",
			Exams:           "पढ़ाई और परीक्षाएँ",
			Work:            "काम",
			Racism:          "नस्लभेद",
			H4:              "H-4 पर होना",
			Procrastination: "काम टालना",
		},
		Badges: struct {
			Beta  string
			Early string
			Extra string
		}{
			Beta:  "फ़्री बीटा",
			Early: "शुरुआती मेंबर",
			Extra: "एक और सेशन",
		},
		Headings: struct {
			Hub          string
			Support      string
			SupportShort string
		}{
			Hub:          "देसियों के लिए मेंटल वेलनेस की एक ही जगह",
			Support:      "इंश्योरेंस छोड़ें। साउथ एशियन साथ पाएँ।",
			SupportShort: "इंश्योरेंस छोड़ें। साथ पाएँ।",
		},
		Helplines: struct {
			Call988 struct {
				Label  string
				Detail string
			}
			Text988 struct {
				Label  string
				Detail string
			}
			Call911 struct {
				Label  string
				Detail string
			}
			TextHome struct {
				Label  string
				Detail string
			}
			OldNumber struct {
				Detail string
			}
		}{
			Call988: struct {
				Label  string
				Detail string
			}{
				Label:  "988 पर कॉल करें",
				Detail: "सुसाइड और क्राइसिस लाइफ़लाइन, मुफ़्त, किसी भी समय",
			},
			Text988: struct {
				Label  string
				Detail string
			}{
				Label:  "988 पर (अंग्रेज़ी में) मैसेज करें",
				Detail: "सुसाइड और क्राइसिस लाइफ़लाइन, मैसेज से",
			},
			Call911: struct {
				Label  string
				Detail string
			}{
				Label:  "911 पर कॉल करें",
				Detail: "इमरजेंसी सेवाएँ, जब कोई अभी ख़तरे में हो",
			},
			TextHome: struct {
				Label  string
				Detail string
			}{
				Label:  "741741 पर (अंग्रेज़ी में) HOME मैसेज करें",
				Detail: "क्राइसिस टेक्स्ट लाइन",
			},
			OldNumber: struct {
				Detail string
			}{
				Detail: "राष्ट्रीय सुसाइड रोकथाम लाइफ़लाइन, 988 तक भी पहुँचती है",
			},
		},
		SafetySections: struct {
			Signs    string
			Steadies string
			Places   string
			Tell     string
			Numbers  string
			Distance string
		}{
			Signs:    "सबसे पहले मुझे क्या पता चलता है",
			Steadies: "मुझे क्या सँभालता है",
			Places:   "मैं कहाँ जाऊँ, किसके पास रहूँ",
			Tell:     "मैं किसे बताऊँ",
			Numbers:  "जिन नंबरों पर कॉल करूँ",
			Distance: "मैं क्या अपनी पहुँच से दूर रखूँ",
		},
		Honeypot:           "इस जगह को खाली छोड़ें",
		GeneralApplication: "सामान्य आवेदन",
	},
	LetterFrame: &LetterFrameTexts{
		Hello:     "नमस्ते,",
		HelloName: "नमस्ते {name},",
	},
	Library: &LibraryTexts{
		NotFound: "यह अभ्यास या लेख अब रिसोर्स में नहीं है।",
	},
	LibraryAnswers: &LibraryAnswersTexts{
		NotAPercent: "0 से 100 के बीच की पूरी संख्या भेजें।",
	},
	Matching: &MatchingTexts{
		Woman:         "महिला, जैसा आपने कहा था",
		Man:           "पुरुष, जैसा आपने कहा था",
		NonBinary:     "नॉन-बाइनरी व्यक्ति, जैसा आपने कहा था",
		AnotherRegion: "आपके परिवार के इलाक़े से अलग इलाक़े से",
		AnotherCity:   "घर {city} में, {homeCity} से दूर",
		ManyHours:     "आपके समय के सुबह 7 से रात 10 बजे के बीच काफ़ी समय देते हैं",
		SomeHours:     "आपके समय के सुबह 7 से रात 10 बजे के बीच कुछ समय देते हैं",
	},
	MeetingLetters: &MeetingLettersTexts{
		EventTitle:     "Aangan, {minutes} मिनट",
		CoachFeedTitle: "{client}, {minutes} मिनट",
		OwnClock:       "{time} ({place})",
		BothClocks:     "{own} · {place} में {time}",
		FileName:       "invite.ics",
		SomeClient:     "एक क्लाइंट",
		When:           "कब",
		Before:         "पहले",
		Now:            "अब",
		Booked: MeetingLetter{
			Subject: "आपकी बुकिंग पक्की हो गई है",
			Says:    "आपकी {minutes} मिनट की बुकिंग हो गई है।",
		},
		Moved: MeetingLetter{
			Subject: "आपकी बुकिंग का समय बदल गया है",
			Says:    "आपकी {minutes} मिनट की बुकिंग का समय बदल गया है।",
		},
		Cancelled: MeetingLetter{
			Subject: "आपकी बुकिंग कैंसल हो गई है",
			Says:    "आपकी {minutes} मिनट की बुकिंग कैंसल हो गई है।",
		},
		DayReminder: MeetingLetter{
			Subject: "रिमाइंडर: आपकी बुकिंग आने वाली है",
			Says:    "आपकी {minutes} मिनट की बुकिंग आने वाली है।",
		},
		HourReminder: MeetingLetter{
			Subject: "रिमाइंडर: आपकी बुकिंग जल्द शुरू होगी",
			Says:    "आपकी {minutes} मिनट की बुकिंग जल्द शुरू होगी।",
		},
		InCalendar:            "साथ में भेजी गई फ़ाइल इसे आपके कैलेंडर में जोड़ देगी।",
		OutOfCalendar:         "साथ में भेजी गई फ़ाइल इसे आपके कैलेंडर से हटा देगी।",
		OpensBefore:           "शुरू होने से {minutes} मिनट पहले से जॉइन किया जा सकता है। बस एक ब्राउज़र चाहिए।",
		FreeUntil:             "{time} तक समय बदला जा सकता है या बुकिंग कैंसल की जा सकती है। तब तक कैंसल करने पर यह महीने की गिनती में नहीं जुड़ेगी।",
		TooLateToMove:         "इसमें एक दिन से कम बचा है, इसलिए समय नहीं बदला जा सकता, और कैंसल करने पर भी यह महीने की गिनती में जुड़ेगी।",
		MovedForThem:          "यह नया समय दूसरी तरफ़ से माँगा गया था, और आपने इसे मंज़ूर किया। अगर बाद में यह समय आपको ठीक न लगे, तो शुरू होने से पहले कभी भी कैंसल करें। तब यह महीने की गिनती में नहीं जुड़ेगी।",
		CancelledByThem:       "आपने इसे कैंसल किया है, और यह महीने की गिनती में नहीं जुड़ेगी।",
		CancelledByThemCounts: "आपने इसे शुरू होने से एक दिन से भी कम पहले कैंसल किया, इसलिए यह उस महीने की गिनती में जुड़ेगी।",
		CancelledForThem:      "दूसरी तरफ़ से इस समय आना नहीं हो पाएगा, इसलिए यह महीने की गिनती में नहीं जुड़ेगी। इसके लिए हमें अफ़सोस है। जब चाहें, कोई दूसरा समय चुनें।",
		CancelledByChange:     "ऐसा आपके किए हुए बदलाव की वजह से हुआ है, और यह महीने की गिनती में नहीं जुड़ेगी।",
		CancelledByAbsence:    "दूसरी तरफ़ के व्यक्ति फ़िलहाल उपलब्ध नहीं हैं, इसलिए यह महीने की गिनती में नहीं जुड़ेगी। इसके लिए हमें अफ़सोस है। आगे क्या होगा, यह एक और ईमेल में लिखा है।",
		GoIn:                  "जॉइन करें",
		WayIn:                 "जानकारी देखें और जॉइन करें",
		LookAtTimes:           "अपनी बुकिंग देखें",
		Why:                   "यह ईमेल आपको इसलिए मिला है क्योंकि आपने हमारे साथ समय बुक किया है। अपनी प्रोफ़ाइल में ये ईमेल बंद किए जा सकते हैं या शांत घंटे तय किए जा सकते हैं।",
		Proposed: MeetingLetter{
			Subject: "नए समय का सुझाव आया है",
			Says:    "दूसरी तरफ़ से आपकी {minutes} मिनट की बुकिंग का समय बदलने के लिए कहा गया है।",
		},
		Stays: MeetingLetter{
			Subject: "आपकी बुकिंग का समय वही रहेगा",
			Says:    "दूसरी तरफ़ से अब समय बदलने की ज़रूरत नहीं रही। आपकी {minutes} मिनट की बुकिंग पहले की तरह तय है।",
		},
		ProposedTime: "सुझाया गया समय",
		Answer:       "जवाब दें",
		HowToAnswer:  "आपके जवाब तक कुछ नहीं बदलेगा। नया समय मंज़ूर करें, मौजूदा समय रखें या कैंसल करें।",
		AnswerBefore: "{time} से पहले जवाब दें। उसके बाद मौजूदा समय ही रहेगा।",
		CoachDeclined: MeetingLetter{
			Subject: "एक बुकिंग का समय वही रहेगा",
			Says:    "{client} ने मौजूदा समय ही रखा है। आपका {minutes} मिनट का सेशन पहले की तरह तय है।",
		},
		CoachAccepted: "{client} ने आपका सुझाया समय मंज़ूर कर लिया है। आपके {minutes} मिनट के सेशन का समय बदल गया है।",
		CoachBooked: MeetingLetter{
			Subject: "नई बुकिंग",
			Says:    "{client} ने आपके साथ {minutes} मिनट बुक किए हैं।",
		},
		CoachMoved: MeetingLetter{
			Subject: "एक बुकिंग का समय बदल गया है",
			Says:    "{client} ने आपके साथ अपने {minutes} मिनट का समय बदल दिया है।",
		},
		CoachCancelled: MeetingLetter{
			Subject: "एक बुकिंग कैंसल हो गई है",
			Says:    "{minutes} मिनट का एक सेशन कैंसल हो गया है। आपके कैलेंडर में वह समय फिर से खाली है।",
		},
		CoachDayReminder: MeetingLetter{
			Subject: "रिमाइंडर: एक बुकिंग आने वाली है",
			Says:    "{client} के साथ आपका {minutes} मिनट का सेशन आने वाला है।",
		},
		CoachHourReminder: MeetingLetter{
			Subject: "रिमाइंडर: एक बुकिंग जल्द शुरू होगी",
			Says:    "{client} के साथ आपका {minutes} मिनट का सेशन जल्द शुरू होगा।",
		},
		CoachCancelledByThem:    "आपने {client} के साथ अपना सेशन कैंसल किया है। हमने उन्हें बता दिया है, और यह उनकी गिनती में नहीं जुड़ेगा।",
		CoachCancelledByMember:  "{client} ने कैंसल किया है।",
		CoachCancelledByChange:  "{client} अब आपके क्लाइंट नहीं हैं, इसलिए यह सेशन कैंसल हो गया है।",
		CoachCancelledByAbsence: "आपका अकाउंट बंद किया गया है, इसलिए {client} के साथ आपका सेशन कैंसल हो गया है। हमने उन्हें बता दिया है, और यह उनकी गिनती में नहीं जुड़ेगा।",
		CoachCancelledByLeaving: "जिस अकाउंट से यह बुकिंग हुई थी, वह बंद हो गया है, इसलिए यह सेशन कैंसल हो गया है।",
		CoachPortal:             "पोर्टल खोलें",
		CoachWhy:                "यह ईमेल आपको इसलिए मिला है क्योंकि लोग आपके साथ सेशन बुक करते हैं।",
	},
	Membership: &MembershipTexts{
		TrialStarted: Toast{
			Title: "ट्रायल शुरू हो गया",
			Text:  "आपका 7 दिन का फ़्री ट्रायल चालू हो गया है। प्रीमियम के सारे फ़ीचर अब आपके लिए खुले हैं।",
		},
		Confirming:      "आपका पेमेंट हो रहा है। पूरा होते ही इस पेज पर दिख जाएगा।",
		CancelFailed:    "पेमेंट अभी काम नहीं कर रहा है, इसलिए आपकी मेंबरशिप कैंसल नहीं हो पाई। कुछ भी नहीं बदला है। कुछ मिनट में फिर से कोशिश करें।",
		CardFailed:      "पेमेंट अभी काम नहीं कर रहा है, इसलिए कार्ड का फ़ॉर्म नहीं खुल पाया। आपका कार्ड नहीं बदला है। कुछ मिनट में फिर से कोशिश करें।",
		PortalFailed:    "पेमेंट अभी काम नहीं कर रहा है, इसलिए आपकी बिलिंग की जानकारी नहीं खुल पाई। कुछ मिनट में फिर से कोशिश करें।",
		Product:         "Aangan Monthly",
		TrialRuns:       "आपका फ़्री ट्रायल पहले ही शुरू हो चुका है। यह अपने-आप ख़त्म होगा, और आपसे कोई पैसा नहीं लिया जाएगा।",
		StartFailed:     "पेमेंट अभी काम नहीं कर रहा है, इसलिए कार्ड का फ़ॉर्म नहीं खुल पाया। अभी कोई पैसा नहीं लिया गया है, और बाक़ी सब काम कर रहा है। कुछ मिनट में फिर से कोशिश करें।",
		TrialUsed:       "आपका फ़्री ट्रायल पहले हो चुका है। यह हर व्यक्ति को एक ही बार मिलता है।",
		TrialFirst:      "पहले आपका फ़्री ट्रायल। इसके लिए कार्ड नहीं चाहिए।",
		AlreadyPays:     "आपकी मेंबरशिप पहले से है, इसलिए और कोई पेमेंट नहीं करना है।",
		NothingToPay:    "आपकी कोई पेमेंट वाली मेंबरशिप नहीं है, इसलिए बदलने के लिए कोई कार्ड नहीं है।",
		NothingToCancel: "आपकी ऐसी कोई मेंबरशिप नहीं है जो रिन्यू होती हो, इसलिए कैंसल करने के लिए कुछ नहीं है।",
		NothingToPause:  "पॉज़ करने के लिए कुछ नहीं है: आपकी मेंबरशिप चालू नहीं है, या वह ख़त्म होने वाली है, पॉज़ पर है या उसका पेमेंट बाक़ी है।",
		NothingPaused:   "आपकी मेंबरशिप पॉज़ पर नहीं है, इसलिए कुछ बदलने की ज़रूरत नहीं है।",
		PauseFailed:     "पेमेंट अभी काम नहीं कर रहा है, इसलिए आपकी मेंबरशिप को पॉज़ नहीं किया जा सका। कुछ भी नहीं बदला है। कुछ मिनट में फिर से कोशिश करें।",
		PauseUncertain:  "हमारे पेमेंट प्रोवाइडर से जवाब नहीं आया, इसलिए अभी हमें नहीं पता कि मेंबरशिप पॉज़ हुई या नहीं। हम जाँचते रहेंगे, और यह पेज बता देगा। आप कुछ मिनट में फिर से कोशिश भी कर सकते हैं।",
		NothingToResume: "आपकी मेंबरशिप ख़त्म होने वाली नहीं है, इसलिए वापस लेने के लिए कुछ नहीं है।",
		ResumeFailed:    "पेमेंट अभी काम नहीं कर रहा है, इसलिए आपकी मेंबरशिप को जारी नहीं रखा जा सका। कुछ भी नहीं बदला है। कुछ मिनट में फिर से कोशिश करें।",
		CancelUncertain: "हमारे पेमेंट प्रोवाइडर से जवाब नहीं आया, इसलिए अभी हमें नहीं पता कि मेंबरशिप कैंसल हुई या नहीं। हम जाँचते रहेंगे, और वह इस पेज पर दिख जाएगा। कुछ मिनट में फिर से कोशिश भी की जा सकती है।",
		ResumeUncertain: "हमारे पेमेंट प्रोवाइडर से जवाब नहीं आया, इसलिए अभी हमें नहीं पता कि आपकी मेंबरशिप जारी रहेगी या नहीं। हम जाँचते रहेंगे, और वह इस पेज पर दिख जाएगा। कुछ मिनट में फिर से कोशिश भी की जा सकती है।",
	},
	MembershipPage: &MembershipPageTexts{
		ReceiptFailedText: "पेमेंट अभी काम नहीं कर रहा है, इसलिए हमारे पेमेंट प्रोवाइडर से यह नहीं मिल पाया। कुछ मिनट में फिर से कोशिश करें।",
	},
	Messages: &MessagesTexts{
		ExportFileName:  "aangan-chat-{date}.json",
		CannotWriteHere: "मैसेज सिर्फ़ अपने मौजूदा कोच को भेजा जा सकता है।",
	},
	Moderation: &ModerationTexts{
		Taken:              "अभी कोई और इसे देख रहा है।",
		Decided:            "इस पर फ़ैसला पहले ही हो चुका है।",
		WordsChanged:       "आपके पढ़ने के बाद यह टेक्स्ट, या इस पर आई रिपोर्टें, बदल गई हैं। इन्हें फिर से पढ़ लें।",
		ChooseOutcome:      "कोई फ़ैसला चुनें",
		SuspendDays:        "0 से " + itoa(Limits.SuspendDaysMax) + " दिन के बीच चुनें",
		NoteTooLong:        "नोट " + itoa(Limits.ModerationNoteMax) + " अक्षरों से ज़्यादा का नहीं हो सकता",
		OwnWords:           "यह आपका अपना लिखा हुआ है। इसे एडिट या डिलीट किया जा सकता है।",
		BellTitle:          "कम्युनिटी",
		BellComments:       "आप जिन थ्रेड को फ़ॉलो करते हैं, उनमें नए कमेंट हैं।",
		BellDecisions:      "हमारे मॉडरेटर की ओर से आपके लिए एक अपडेट है।",
		BellBoth:           "फ़ॉलो किए हुए थ्रेड में नए कमेंट हैं, और हमारे मॉडरेटर की ओर से एक अपडेट भी।",
		AdministratorsOnly: "यह सिर्फ़ एडमिन कर सकते हैं।",
		CaseNotFound:       "यह केस अब यहाँ नहीं है।",
		ClaimFirst:         "पहले केस अपने पास लें। " + itoa(Limits.ClaimMinutes) + " मिनट बाद केस फिर से सबके लिए खुल जाता है।",
		NoteControls:       "नोट में कुछ ऐसे अक्षर हैं जो सेव नहीं हो सकते। इसे फिर से टाइप करें।",
		AppealOnce:         "आपने दोबारा जाँच पहले ही माँगी थी। वह फ़ैसला आख़िरी है।",
		NothingToAppeal:    "यहाँ ऐसा कोई फ़ैसला नहीं है जिसकी दोबारा जाँच माँगी जा सके।",
		NotACase:           "यह केस की सही ID नहीं है",
		NotAnEntry:         "यह एंट्री की सही ID नहीं है",
		NotANotice:         "यह नोटिफ़िकेशन की सही ID नहीं है",
		AddressTaken:       "यह ईमेल पहले से किसी एडमिन का है। कुछ नहीं बदला है, पासवर्ड भी नहीं।",
		AddressOfCoach:     "यह ईमेल एक कोच का है। एडमिन के लिए कोई दूसरा इस्तेमाल करें।",
		NoAdministrator:    "यह ईमेल किसी एडमिन का नहीं है। कुछ नहीं बदला है।",
	},
	MyData: &MyDataTexts{
		ExportFileName: "aangan-{date}.json",
		Accepted:       "आपका अकाउंट बंद हो गया है, और उसमें जो कुछ है, सब डिलीट किया जा रहा है।",
	},
	Notifications: &NotificationsTexts{
		Title:       "नोटिफ़िकेशन",
		Description: "आपके लौटने तक क्या-क्या हुआ।",
		Failed:      "आपके नोटिफ़िकेशन लोड नहीं हो पाए।",
		NewMessage: Toast{
			Title: "नया मैसेज",
			Text:  "आपके कोच के {count} मैसेज आपने अभी नहीं पढ़े हैं।",
		},
		TrialEnding: Toast{
			Title: "सब्सक्रिप्शन जल्द ख़त्म होगा",
			Text:  "आपका ट्रायल {days} दिन में ख़त्म हो जाएगा। जारी रखने के लिए अभी अपग्रेड करें।",
		},
		PaymentLate: Toast{
			Title: "पेमेंट नहीं मिला",
			Text:  "आपका पिछला पेमेंट नहीं हो पाया। सारी सुविधाएँ चालू रखने के लिए अपना कार्ड बदलें।",
		},
		NotAnID: "यह नोटिफ़िकेशन की सही ID नहीं है।",
	},
	OnCallAnswers: &OnCallAnswersTexts{
		DetailRequired: "कुछ शब्दों में लिखें कि इसे क्यों खोला जा रहा है",
		NotAble:        "सिर्फ़ एडमिन और एक्टिव कोच चुनें",
		Closed:         "यह संकट बंद हो चुका है, या इसे खोलने का अधिकार आपके पास नहीं है।",
		ChooseReason:   "चुनें कि इसे क्यों खोला जा रहा है",
		DetailTooShort: "कम से कम " + itoa(Limits.OnCallDetailMin) + " अक्षर लिखें",
		NotOnCall:      "Only people on call and administrators can do this.",
		DetailTooLong:  "Use at most " + itoa(Limits.OnCallDetailMax) + " characters",
		DetailControls: "The text has characters we can't save. Please type it again.",
		NoSuchBlock:    "The rota has no such block.",
		TooManyPeople:  "A block can have up to " + itoa(Limits.OnCallPeopleMax) + " people",
	},
	OnCallLetter: &OnCallLetter,
	OnCallNotes: &OnCallNotesTexts{
		Message:    "Aangan टीम से किसी ने यह चैट खोली है ({time}), क्योंकि आपका मैसेज तुरंत ध्यान देने वाला लगा।",
		Goal:       "Aangan टीम से किसी ने यह चैट खोली है ({time}), क्योंकि आपका लिखा एक लक्ष्य तुरंत ध्यान देने वाला लगा।",
		HandedOver: "Aangan टीम से किसी ने यह चैट खोली है ({time}), क्योंकि आपके कोच ने हमसे मदद माँगी थी।",
		BellTitle:  "हमारी टीम का मैसेज",
		BellText:   "Aangan टीम से किसी ने आपकी चैट में लिखा है।",
	},
	PaymentAnswers: &PaymentAnswers,
	PaymentLetters: &PaymentLettersTexts{
		Signature: "Aangan टीम",
		Why:       "यह ईमेल आपको इसलिए मिला है क्योंकि यह आपके पेमेंट के बारे में है। ये ईमेल बंद नहीं किए जा सकते।",
		Receipt: struct {
			Subject string
			Text    string
			Amount  string
			Date    string
			Number  string
			Paid    string
			Period  Template
			Button  string
			Stop    string
		}{
			Subject: "आपके रिकॉर्ड के लिए",
			Text:    "आपका पेमेंट हो गया है। यह रही आपकी रसीद।",
			Amount:  "रक़म",
			Date:    "पेमेंट की तारीख़",
			Number:  "नंबर",
			Paid:    "किसके लिए",
			Period:  "{from} से {until} तक",
			Button:  "अपनी सभी रसीदें देखें",
			Stop:    "वहाँ इसे कभी भी कैंसल किया जा सकता है। जिसका पेमेंट हो चुका है, वह अपने आख़िरी दिन तक चालू रहेगा।",
		},
		Failed: struct {
			Subject   string
			Text      Template
			Until     Template
			Over      string
			Mend      string
			Button    string
			Mind      string
			CardLabel string
		}{
			Subject:   "आपके अकाउंट पर ध्यान देना ज़रूरी है",
			Text:      "आपके अगले महीने के लिए {amount} का पेमेंट नहीं हो पाया। ऐसा हो जाता है: कभी कार्ड की तारीख़ निकल जाती है, कभी बैंक मना कर देता है।",
			Until:     "{time} तक कुछ नहीं बदलेगा। अगर तब तक पेमेंट न हुआ, तो आपकी मेंबरशिप ख़त्म हो जाएगी, और उस महीने का पैसा नहीं लिया जाएगा।",
			Over:      "पेमेंट का समय निकल गया है, और आपकी मेंबरशिप ख़त्म हो रही है। आपका लिखा हुआ कुछ भी नहीं खोया है।",
			Mend:      "दूसरा कार्ड जोड़ें, और हम तुरंत उससे पेमेंट ले लेंगे। कार्ड वही रहे, तो हम ख़ुद उससे फिर कोशिश करेंगे।",
			Button:    "कार्ड बदलें",
			Mind:      "अगर आप इसे बंद करना चाहें, तो वहाँ दो क्लिक में कैंसल हो जाता है।",
			CardLabel: "कार्ड",
		},
		Ended: struct {
			Subject   string
			Cancelled string
			Unpaid    string
			Stays     string
			Again     string
			Button    string
		}{
			Subject:   "आपके अकाउंट में एक बदलाव",
			Cancelled: "आपकी मेंबरशिप ख़त्म हो गई है, और अब आपसे कोई पैसा नहीं लिया जाएगा।",
			Unpaid:    "कुछ समय से आपके कार्ड से पेमेंट नहीं हो पाया, इसलिए आपकी मेंबरशिप ख़त्म हो गई है। जिस महीने का पेमेंट नहीं हुआ, उसके या उसके बाद के किसी महीने का पैसा नहीं लिया जाएगा।",
			Stays:     "आपका अकाउंट बना रहेगा। लिखना जारी रखा जा सकता है, और आपका लिखा हुआ सब कुछ वहीं है।",
			Again:     "जब चाहें, वापस आएँ।",
			Button:    "अपना प्लान देखें",
		},
		TrialEnds: struct {
			Subject string
			Text    Template
			Charged string
			Go      string
			Button  string
			Nothing string
			Why     string
		}{
			Subject: "आपके अकाउंट के बारे में एक रिमाइंडर",
			Text:    "आपका फ़्री ट्रायल ख़त्म होने वाला है: {time}।",
			Charged: "आपसे कोई पैसा नहीं लिया जाएगा। हमारे पास आपका कोई कार्ड नहीं है, और ट्रायल अपने आप ख़त्म हो जाता है।",
			Go:      "अगर आप जारी रखना चाहें, तो अभी सब्सक्राइब करें। बचे हुए फ़्री दिन आपको तब भी मिलेंगे।",
			Button:  "अपना प्लान देखें",
			Nothing: "अगर जारी न रखना हो, तो कुछ करने की ज़रूरत नहीं। आपका अकाउंट बना रहेगा, और लिखना जारी रखा जा सकता है।",
			Why:     "यह ईमेल आपको एक ही बार मिलेगा, क्योंकि आपका ट्रायल ख़त्म होने वाला है।",
		},
		PauseEnds: struct {
			Subject string
			Text    Template
			Change  string
			Button  string
		}{
			Subject: "आपके अकाउंट के बारे में एक रिमाइंडर",
			Text:    "आपका पॉज़ जल्द ख़त्म होगा। आपकी मेंबरशिप {date} को फिर शुरू होगी, और उसी दिन आपके कार्ड से {amount} लिए जाएँगे।",
			Change:  "अगर आप इसे जारी नहीं रखना चाहते, तो उस दिन से पहले वहीं कैंसल कर सकते हैं।",
			Button:  "अपना प्लान देखें",
		},
		CardEnding: "{brand}, आख़िरी अंक {last4}",
		SomeCard:   "कार्ड",
	},
	PenNames: &PenNamesTexts{
		Names: []string{
			"बरगद",
			"गेंदा",
			"पीपल",
			"नीम",
			"इमली",
			"गुलमोहर",
			"अमलतास",
			"कचनार",
			"मोगरा",
			"कदंब",
			"करी पत्ता",
			"तेज पत्ता",
			"पान का पत्ता",
			"आम का पत्ता",
			"केले का पत्ता",
			"अंजीर का पत्ता",
			"कमल का फूल",
			"वॉटर लिली",
			"गुड़हल",
			"बोगनविलिया",
			"फ़्रैंजिपानी",
			"मैगनोलिया",
			"गार्डेनिया",
			"कैमेलिया",
			"ज़िनिया",
			"कॉसमॉस",
			"एस्टर",
			"एनिमोनी",
			"ब्लूबेल",
			"बटरकप",
			"कैलेंडुला",
			"कार्नेशन",
			"गुलदाउदी",
			"क्लोवर",
			"कॉर्नफ़्लावर",
			"क्रोकस",
			"साइक्लेमेन",
			"डैफ़ोडिल",
			"डेल्फ़िनियम",
			"डैंडेलियन",
			"फ़्रीज़िया",
			"फ़्यूशिया",
			"जेरेनियम",
			"ग्लैडियोलस",
			"गोल्डनरॉड",
			"हॉलीहॉक",
			"हनीसकल",
			"हायसिंथ",
			"हाइड्रेंजिया",
			"जैकरांडा",
			"लार्कस्पर",
			"लैवेंडर",
			"लाइलैक",
			"लोबेलिया",
			"ल्यूपिन",
			"मॉर्निंग ग्लोरी",
			"नैस्टर्शियम",
			"नाइजेला",
			"ऑर्किड",
			"पियोनी",
			"सदाबहार",
			"फ़्लॉक्स",
			"पिंपरनेल",
			"प्रिमरोज़",
			"रैननकुलस",
			"स्नैपड्रैगन",
			"स्नोड्रॉप",
			"स्पीडवेल",
			"स्पाइडर लिली",
			"सूरजमुखी",
			"स्वीट पी",
			"थिसल",
			"ट्रिलियम",
			"रजनीगंधा",
			"ट्यूलिप",
			"वर्बीना",
			"विस्टीरिया",
			"यारो",
			"इलायची",
			"दालचीनी",
			"लौंग",
			"धनिया",
			"जीरा",
			"सौंफ",
			"मेथी",
			"जावित्री",
			"राई",
			"जायफल",
			"काली मिर्च",
			"ज़ाफ़रान",
			"चक्र फूल",
			"हल्दी",
			"अजवाइन",
			"हींग",
			"कोकम",
			"सुमाक",
			"तिल",
			"वनीला",
			"ऑलस्पाइस",
			"शाही जीरा",
			"सोआ",
			"कुलंजन",
			"लेमनग्रास",
			"पुदीना",
			"ऑरेगैनो",
			"पार्सले",
			"टैरागॉन",
			"थाइम",
			"मरजोरम",
			"चर्विल",
			"चाइव्स",
			"बड़ी इलायची",
			"पिप्पली",
			"अमचूर",
			"कलौंजी",
			"सागौन",
			"सैंडलवुड",
			"रोज़वुड",
			"देवदार",
			"सीडर",
			"चीड़",
			"स्प्रूस",
			"भोजपत्र",
			"मेपल",
			"ओक",
			"एल्म",
			"बीच का पेड़",
			"ऑल्डर",
			"ऐस्पन",
			"पॉपलर",
			"सरू",
			"सिकमोर",
			"चेस्टनट",
			"अखरोट",
			"बादाम",
			"काजू",
			"पीकन",
			"शहतूत",
			"जामुन",
			"कटहल",
			"ब्रेडफ़्रूट",
			"अमरूद",
			"शरीफ़ा",
			"कैथ",
			"बेल",
			"आँवला",
			"महुआ",
			"साल",
			"शीशम",
			"सेमल",
			"बाँस",
			"नारियल",
			"खजूर",
			"सुपारी",
			"ताड़",
			"मैंग्रोव",
			"यूकेलिप्टस",
			"बबूल",
			"कैज़ुराइना",
			"रेन ट्री",
			"सिल्क कॉटन",
			"टेसू",
			"रीठा",
			"सहजन",
			"लीची",
			"लोकाट",
			"मैंगोस्टीन",
			"पपीता",
			"तेंदू",
			"चकोतरा",
			"बिही",
			"चीकू",
			"कीनू",
			"खुबानी",
			"आलूबुखारे का फूल",
			"चेरी का फूल",
			"नींबू का पत्ता",
			"लेमन लीफ़",
			"पिस्ता",
			"हॉर्नबीम",
			"लार्च",
			"फ़र्न",
			"हंसराज",
			"खस",
			"मेहंदी का पत्ता",
			"पैंडन",
			"चाय की पत्ती",
			"कॉफ़ी का फूल",
			"इंडिगो",
			"चंपा का फूल",
			"हरसिंगार",
			"केवड़ा",
			"ब्लू पी",
			"गुलमेहँदी",
			"मुर्गकेश",
			"इक्सोरा",
			"लैंटाना",
			"क्रॉसैंड्रा",
			"अनार",
		},
	},
	Portfolio: &PortfolioTexts{
		YearRange:              itoa(Limits.CredentialYearMin) + " से इस साल तक का कोई साल लिखें",
		NothingWaits:           "आपकी योग्यताओं में कोई बदलाव जाँच के इंतज़ार में नहीं है।",
		NameRequired:           "Please enter your name",
		NameTooLong:            "Your name cannot exceed " + itoa(Limits.PersonNameMax) + " characters",
		BioTooLong:             "Your bio cannot exceed " + itoa(Limits.CoachBioMax) + " characters",
		BioControls:            "Your bio has characters we can't save. Please type it again.",
		SpecializationsTooMany: "List up to " + itoa(Limits.SpecializationsMax) + ", separated by commas, each with up to " + itoa(Limits.SpecializationMax) + " characters",
		SpecializationsTooLong: "Your specializations cannot exceed " + itoa(Limits.SpecializationsTextMax) + " characters",
		CityTooLong:            "City cannot exceed " + itoa(Limits.CityMax) + " characters",
		StateTooLong:           "State cannot exceed " + itoa(Limits.CityMax) + " characters",
		CountryTooLong:         "Country cannot exceed " + itoa(Limits.CityMax) + " characters",
		TimeZoneInvalid:        "Please choose a time zone from the list",
		YearsRequired:          "Please enter your years of experience",
		YearsRange:             "Years of experience must be a whole number from 0 to " + itoa(Limits.ExperienceYearsMax),
		EducationTooLong:       "Education cannot exceed " + itoa(Limits.EducationMax) + " characters",
		TitleRequired:          "Please enter what it is",
		TitleTooLong:           "This cannot exceed " + itoa(Limits.CredentialTextMax) + " characters",
		IssuerRequired:         "Please enter who issued it",
		IssuerTooLong:          "The issuer cannot exceed " + itoa(Limits.CredentialTextMax) + " characters",
		TooManyCredentials:     "List up to " + itoa(Limits.CredentialsMax) + " credentials",
		SameCredentials:        "Members already see these credentials.",
		ReasonRequired:         "Please give a reason, so they know what to do about it",
		ReasonTooLong:          "The reason cannot exceed " + itoa(Limits.DecisionReasonMax) + " characters",
		ReasonControls:         "The reason has characters we can't save. Please type it again.",
		ChangeNotFound:         "This change is no longer here.",
		ChangeDecided:          "This change was decided or withdrawn in the meantime.",
		OwnCredentials:         "These are your own credentials. Someone else has to review them.",
		ImageType: Toast{
			Title: "We can't use this picture",
			Text:  "Please choose a JPEG, PNG, or WebP picture.",
		},
		ImageDamaged:       "This picture is damaged. Try saving it again, or choose another one.",
		ImageTooManyPixels: "This picture is too large. Choose one with up to " + itoa(Limits.CoachImageMegapixels) + " megapixels.",
		ImageTooSmall:      "This picture is too small. Choose one that's at least " + itoa(Limits.CoachImageLeast) + " by " + itoa(Limits.CoachImageLeast) + " pixels.",
		CropInvalid:        "The area you select must be inside the picture.",
		ImageBusy:          "Many pictures are being saved right now. Please try again in a moment.",
		ImageOwnBusy:       "Your other picture is still uploading.",
	},
	Positions: &PositionsTexts{
		WellnessCoach: struct {
			Title        string
			Department   string
			Type         string
			Description  []string
			Requirements []string
		}{
			Title:      "वेलनेस कोच",
			Department: "कोचिंग",
			Type:       "पार्ट-टाइम",
			Description: []string{
				"आप उन लोगों को कोच करते हैं जो घर से बहुत दूर आ गए हैं और जिन्हें हर फ़ैसले में अब भी घर सुनाई देता है। हर क्लाइंट से वीडियो पर मिलना होता है, एक बार में 30 मिनट। बीच में उनके मैसेज का जवाब देना होता है, आम तौर पर 24 घंटे के अंदर।",
				"आपका काम कोचिंग है। बीमारी की पहचान, इलाज या दवा लिखना नहीं। जब किसी को थेरेपिस्ट, डॉक्टर या क्राइसिस लाइन की ज़रूरत हो, तो यह साफ़ कहना और वहाँ तक पहुँचने में मदद करना। क्लाइंट आपको नाम से जानते हैं और आपके साथ बने रहते हैं, इसलिए हमें भी ऐसे लोग चाहिए जिनका मन टिकने का हो।",
			},
			Requirements: []string{
				"भारत में वेलनेस कोच के रूप में सर्टिफ़ाइड",
				"परिवार, काम या दो देशों के बीच की ज़िंदगी पर लोगों को अलग-अलग कोच करने का अनुभव",
				"अंग्रेज़ी, और कम से कम एक साउथ एशियन भाषा, जैसी घर में बोली जाती है",
				"यह साफ़ समझ कि कोचिंग कहाँ ख़त्म होती है और इलाज कहाँ शुरू",
				"जब कोई लिखे कि उसे नुकसान हो सकता है, तब शांत रहना, और हमारे तय क़दमों पर चलने की तैयारी",
				"एक शांत कमरा जहाँ आपकी बात कोई और न सुन सके, और कुछ खाली शामें",
			},
		},
		ContentWriter: struct {
			Title        string
			Department   string
			Type         string
			Description  []string
			Requirements []string
		}{
			Title:      "कंटेंट राइटर",
			Department: "कंटेंट",
			Type:       "कॉन्ट्रैक्ट",
			Description: []string{
				"आप वह लिखते हैं जो लोग रात को अपने फ़ोन पर पढ़ते हैं: परिवार, वीज़ा, काम और दूरी पर लेख, बुरी शाम के लिए छोटे अभ्यास, और हमारे बटनों के गिने-चुने शब्द।",
				"जो कोच जानते हैं, उसे आप ऐसा रूप देते हैं जो थके हुए इंसान के काम आए। कोई दावा कहाँ से आया, यह बताना होता है, नहीं तो उसे छोड़ देना। भला चाहने वाली माँ पर ऐसे लिखना होता है कि वह न विलेन बने, न मज़ाक।",
			},
			Requirements: []string{
				"तीन छपे हुए लेख जो हम पढ़ सकें",
				"सादी, अपनेपन वाली अंग्रेज़ी, और उसमें घुल-मिल जाने वाली हिंदी, तमिल या उर्दू की पहचान",
				"अमेरिका में साउथ एशियन परिवारों की ज़िंदगी की जानकारी, अपनी ज़िंदगी से या बरसों सुनकर",
				"मुश्किल विषयों पर सावधानी: शोक, तकलीफ़, ख़ुद को नुकसान",
				"तथ्य जाँचे हुए, स्रोत बताए हुए, समय पर काम",
			},
		},
		FrontendDeveloper: struct {
			Title        string
			Department   string
			Type         string
			Description  []string
			Requirements []string
		}{
			Title:      "फ़्रंटएंड डेवलपर",
			Department: "इंजीनियरिंग",
			Type:       "फ़ुल-टाइम",
			Description: []string{
				"आप वे पेज बनाते हैं जिन्हें लोग मुश्किल घड़ी में खोलते हैं, ज़्यादातर फ़ोन पर, अक्सर ख़राब नेटवर्क पर। उन्हें तुरंत खुलना है, कीबोर्ड और स्क्रीन रीडर से चलना है, और कंधे के ऊपर से झाँकने वाले को कुछ निजी नहीं दिखाना है।",
				"काम TypeScript और React में है, हमारी अपनी UI किट के साथ, और सर्वर लिखने वालों से मिलकर। एक किलोबाइट, एक फ़ोकस रिंग और एक गड़बड़ी के शब्द भी आपके लिए मायने रखते हैं। जो बने, उसकी जाँच असली ब्राउज़र में होती है।",
			},
			Requirements: []string{
				"TypeScript, React, HTML और CSS पर अच्छी पकड़, और यह समझ कि पहले दो की ज़रूरत कब नहीं",
				"एक्सेसिबिलिटी की आदत: WCAG 2.2 AA, कीबोर्ड और स्क्रीन रीडर से जाँची हुई",
				"पेजों को नापने और धीमे फ़ोन के लिए हल्का बनाने का अनुभव",
				"ऐसे टेस्ट जो तब फ़ेल हों जब जाँची गई चीज़ टूटे",
				"किसी फ़ैसले को कुछ सादे वाक्यों में समझा पाना",
			},
		},
		OperationsManager: struct {
			Title        string
			Department   string
			Type         string
			Description  []string
			Requirements []string
		}{
			Title:      "ऑपरेशंस मैनेजर",
			Department: "ऑपरेशंस",
			Type:       "फ़ुल-टाइम",
			Description: []string{
				"आप Aangan को दो टाइम ज़ोन में चलाते रहते हैं। कोचों को जुड़ने में मदद, उनके काग़ज़ों की जाँच, हर मेंबर तक जवाब पहुँचना, और जो दो बार बिगड़े उस पर ध्यान देना।",
				"जब कोई बिल के बारे में पूछे, अपना डेटा डिलीट कराना चाहे, या अपने कोच तक न पहुँच पाए, तो जवाब आप देते हैं। काम कैसे होता है, यह लिखकर रखना होता है, ताकि अगले इंसान को पूछना न पड़े।",
			},
			Requirements: []string{
				"ऐसी सेवा का रोज़ का काम चलाने का अनुभव जहाँ लोग जवाब के इंतज़ार में हों",
				"मेंबरों और कोचों को साफ़ और विनम्र लिखना",
				"भारत और अमेरिका के साथियों के साथ सहज काम, ऐसे समय पर जो दोनों को ठीक लगे",
				"गोपनीयता: ऐसी बातें सामने आएँगी जिनसे किसी और का कोई लेना-देना नहीं",
				"काग़ज़, आँकड़े और आगे के काम सँभालकर रखना",
			},
		},
		Remote: "रिमोट (अमेरिका से)",
	},
	Provider: &ProviderTexts{
		PendingOver:   "इसमें बहुत समय लग गया, या यह किसी और विंडो में पूरा हो चुका है। Google से फिर से आगे बढ़ें।",
		LinkFirst:     "इस ईमेल का एक अकाउंट पहले से है। दोनों को जोड़ने के लिए उसका पासवर्ड डालें।",
		NothingToLink: "इस ईमेल का कोई अकाउंट नहीं है जिसे जोड़ा जा सके। Google से फिर से आगे बढ़ें।",
		NoPassword:    "आपके अकाउंट का अभी कोई पासवर्ड नहीं है। “पासवर्ड याद नहीं” चुनें। पासवर्ड बनाने का लिंक ईमेल में आ जाएगा। फिर Google से आगे बढ़ें।",
		WrongPassword: "यह आपके अकाउंट का पासवर्ड नहीं है। फिर से कोशिश करें।",
	},
	Push: &PushTexts{
		NeutralName:    "नोट्स",
		Message:        "आपके लिए नया मैसेज है",
		Session:        "आपके लिए नया रिमाइंडर है",
		Off:            "इन्हें बंद करें",
		Shared:         "आपने बताया है कि यह डिवाइस दूसरे लोग भी इस्तेमाल करते हैं, इसलिए यहाँ नोटिफ़िकेशन बंद रहते हैं।",
		UnknownService: "इस ब्राउज़र पर हम नोटिफ़िकेशन नहीं भेज सकते।",
		WrongKey:       "इस ब्राउज़र की कुंजियाँ काम नहीं कर रहीं। नोटिफ़िकेशन बंद करके फिर से चालू करें।",
	},
	Risk: &RiskTexts{
		TellDraft:     "मैं ठीक नहीं हूँ और अपने ही ख़यालों से मुझे डर लग रहा है। यह मुझसे सहन नहीं हो रहा। क्या यह देखते ही आपका जवाब मिल सकता है?",
		UnknownAnswer: "yes, sometimes, no या declined में से कोई जवाब दें।",
		UnknownReport: "safe, easier, same या harder में से कोई जवाब दें।",
	},
	SafetyNotes: &SafetyNotesTexts{
		TitleRequired:  "टाइटल डालें",
		TitleTooLong:   "टाइटल ज़्यादा से ज़्यादा " + itoa(Limits.SafetyTitleMax) + " अक्षरों का हो सकता है",
		TextTooLong:    "एक सेक्शन ज़्यादा से ज़्यादा " + itoa(Limits.SafetyTextMax) + " अक्षरों का हो सकता है",
		TextControls:   "टेक्स्ट में ऐसे अक्षर हैं जो सेव नहीं हो सकते। इसे फिर से टाइप करें।",
		NameRequired:   "नाम डालें",
		NameTooLong:    "नाम ज़्यादा से ज़्यादा " + itoa(Limits.SafetyContactNameMax) + " अक्षरों का हो सकता है",
		PhoneRequired:  "फ़ोन नंबर डालें",
		PhoneInvalid:   "पूरा फ़ोन नंबर डालें, जैसे 408 555 0142",
		TooMany:        "ज़्यादा से ज़्यादा " + itoa(Limits.SafetySectionsMax) + " सेक्शन हो सकते हैं",
		SectionID:      "हर सेक्शन की अपनी ID होनी चाहिए",
		Changed:        "आपके नोट्स किसी और डिवाइस पर बदले गए हैं। यहाँ जो लिखा है उसे देख लें, फिर दोबारा सेव करें।",
		NotATime:       "यह किसी बदलाव का समय नहीं है",
		CoachChanged:   "अब आपके कोच कोई और हैं। कुछ भी शेयर नहीं हुआ।",
		NothingToShare: "पहले कुछ लिखें, फिर उसे शेयर करें।",
		NotFound:       "आपके कोई सुरक्षा नोट्स नहीं हैं।",
	},
	Scheduling: &SchedulingTexts{
		NoteTooLong:           "नोट 500 अक्षरों से ज़्यादा का नहीं हो सकता",
		IsOver:                "यह सेशन ख़त्म हो चुका है।",
		LastBeforeFirst:       "आख़िरी दिन पहले दिन से पहले का नहीं हो सकता",
		LinkInvalid:           "लिंक https:// से शुरू होना चाहिए",
		LinkTooLong:           "लिंक 300 अक्षरों से ज़्यादा का नहीं हो सकता",
		NotYourCoach:          "सेशन अपने ही कोच के साथ बुक होते हैं। {coachName} के साथ बुक करने के लिए पहले उन्हें अपना कोच चुनें।",
		DateMissing:           "तारीख़ और समय चुनें",
		DateInvalid:           "यह तारीख़ और समय समझ में नहीं आए",
		TooSoon:               "इसमें {hours} घंटे से कम बचे हैं। थोड़ा बाद का समय चुनें।",
		TooFar:                "सेशन ज़्यादा से ज़्यादा {days} दिन आगे का बुक हो सकता है। पहले का कोई समय चुनें।",
		NotOffered:            "उस समय {coachName} उपलब्ध नहीं हैं। खाली समय में से कोई चुनें।",
		TimeTaken:             "वह समय अभी-अभी किसी और ने ले लिया। ये समय अब भी खाली हैं।",
		TimeTakenForCoach:     "वह समय अभी-अभी आपके किसी क्लाइंट ने ले लिया। ये समय अब भी खाली हैं।",
		MemberHasOne:          "उस समय आपका एक सेशन पहले से है। ये समय अब भी खाली हैं।",
		ClientHasOne:          "उस समय आपके क्लाइंट का कोई और सेशन है। ये समय अब भी खाली हैं।",
		NoSessionsLeft:        "आपके प्लान में महीने के {included} सेशन हैं, और {month} के सेशन पूरे हो चुके हैं। किसी और महीने में बुक करें।",
		RepeatFailed:          "इनमें से कोई सेशन बुक नहीं हुआ। {when}: {reason}",
		RepeatTooFar:          "सेशन को इस महीने और अगले महीने में दोहराया जा सकता है।",
		RepeatsTooMany:        "सेशन को ज़्यादा से ज़्यादा " + itoa(Limits.RepeatsMax) + " बार दोहराया जा सकता है",
		NoteControls:          "आपके नोट में ऐसे अक्षर हैं जो भेजे नहीं जा सकते। इसे फिर से टाइप करें।",
		MoveTooLate:           "सेशन का समय शुरू होने से {hours} घंटे पहले तक ही बदला जा सकता है। इसे कैंसल अब भी किया जा सकता है।",
		CancelledAlready:      "यह सेशन पहले ही कैंसल हो चुका है।",
		HasBegun:              "यह सेशन शुरू हो चुका है, इसलिए इसे बदला नहीं जा सकता।",
		VideoTooEarly:         "वीडियो सेशन से {minutes} मिनट पहले खुलता है। दिक़्क़त उसी समय से बताई जा सकती है।",
		VideoTooLate:          "इस सेशन को ख़त्म हुए {hours} घंटे से ज़्यादा हो गए हैं। अपने कोच को मैसेज करें।",
		SameTime:              "सेशन पहले से इसी समय पर है। कोई और समय चुनें।",
		TimeProposedToAnother: "यह समय आपने किसी और क्लाइंट को सुझाया है। ये समय अब भी खाली हैं।",
		ProposedAlready:       "इस सेशन के लिए आपने एक समय पहले ही सुझाया है। दूसरा सुझाने के लिए पहले उसे वापस लें।",
		NothingProposed:       "इस सेशन के लिए कोई सुझाव खुला नहीं है।",
		ProposalNotFound:      "यह सुझाव नहीं मिला।",
		ProposalWithdrawn:     "आपके कोच ने यह सुझाव वापस ले लिया है। सेशन का समय वही रहेगा।",
		ProposalAnswered:      "यह सुझाव अब खुला नहीं है। सेशन यहाँ दिखाए गए समय पर है।",
		ProposalTooLate:       "जवाब देने का समय निकल गया है। सेशन का समय वही रहेगा।",
		OutcomeUnknown:        "चुनें कि सेशन हुआ, या किसका आना नहीं हो पाया",
		MarkTooEarly:          "यह सेशन अभी शुरू नहीं हुआ है। कैसा रहा, यह शुरू होने के बाद बताया जा सकता है।",
		MarkVideoFailed:       "इस सेशन में वीडियो नहीं चला, इसलिए इसे क्लाइंट की ग़ैरहाज़िरी नहीं माना जा सकता।",
		MarkTooLate:           "सेशन कैसा रहा, यह उसके बाद {days} दिन तक ही बताया जा सकता है।",
		SessionNotFound:       "यह सेशन नहीं मिला।",
		RatingRequired:        "बताएँ कि सेशन कैसा रहा",
		FeedbackTooLong:       "आपकी बात " + itoa(Limits.SessionFeedbackMax) + " अक्षरों से ज़्यादा की नहीं हो सकती",
		FeedbackControls:      "आपकी बात में ऐसे अक्षर हैं जो सेव नहीं हो सकते। इसे फिर से टाइप करें।",
		FeedbackNothing:       "जवाब उस सेशन के बाद दिया जा सकता है, जो हुआ हो।",
		FeedbackTooLate:       "सेशन के बाद {days} दिन तक जवाब दिया जा सकता है।",
		FeedbackOtherCoach:    "{coachName} से यह तभी शेयर किया जा सकता है, जब वे आपके कोच हों।",
		PositionUnknown:       "यह जगह अब लिस्ट में नहीं है। लिस्ट फिर से लोड करें।",
		SpanInvalid:           "यह 2026-11-01 जैसी तारीख़ या 2026-11-01T09:00:00Z जैसा समय होना चाहिए",
		SpanBackwards:         "ख़त्म होने का समय शुरू होने के बाद का होना चाहिए",
		SpanTooLong:           "एक बार में ज़्यादा से ज़्यादा 62 दिन देखे जा सकते हैं",
		WeekdayInvalid:        "हफ़्ते का दिन 1 (सोमवार) से 7 (रविवार) के बीच का नंबर होना चाहिए",
		TimeInvalid:           "पूरे या आधे घंटे वाले समय चुनें",
		WindowEmpty:           "ख़त्म होने का समय शुरू होने के बाद का होना चाहिए",
		WindowsOverlap:        "इनमें से कुछ घंटे एक-दूसरे से टकरा रहे हैं",
		NoWindows:             "कम से कम एक समय चुनें। पूरे दिन की छुट्टी के लिए छुट्टी का दिन जोड़ें।",
		DayInvalid:            "कोई दिन चुनें",
		DayOver:               "यह दिन निकल चुका है",
		DayTooFar:             "अगले एक साल के अंदर का कोई दिन चुनें",
		DaysOffOverlap:        "इनमें से कुछ दिनों की छुट्टी आपने पहले से ली हुई है",
		DaysOffNotFound:       "ये छुट्टियाँ अब यहाँ नहीं हैं।",
		LinkHost:              "हम {hosts} के लिंक लेते हैं",
	},
	SessionNotices: &SessionNoticesTexts{
		ProposedTitle:  "{day} वाले सेशन के लिए दूसरा समय?",
		ProposedText:   "{coachName} ने {now} की जगह {proposed} का समय सुझाया है। आपके जवाब तक मौजूदा समय ही रहेगा। {until} से पहले जवाब दें।",
		StaysTitle:     "आपका {day} वाला सेशन पहले की तरह तय है",
		StaysText:      "{coachName} को अब दूसरे समय की ज़रूरत नहीं है।",
		CancelledTitle: "आपका {day} वाला सेशन कैंसल हो गया है",
		CancelledText:  "{coachName} को आपका {when} वाला सेशन कैंसल करना पड़ा। यह महीने की गिनती में नहीं जुड़ेगा।",
		UpcomingTitle:  "आपका {day} वाला सेशन",
		DayText:        "{coachName} के साथ, {when}।",
		HourText:       "{coachName} के साथ, थोड़ी देर में: {when}। शुरू होने से {minutes} मिनट पहले से जॉइन किया जा सकता है।",
		RecapTitle:     "{coachName} ने आपके सेशन के नोट शेयर किए हैं",
		RecapText:      "{when} वाले सेशन के। इन्हें “सेशन” में पढ़ा जा सकता है।",
	},
	Sharing: &SharingTexts{
		NoCoach:      "अभी आपका कोई कोच नहीं है, इसलिए इसमें से कुछ भी किसी को नहीं दिखता। एक कोच चुनें, फिर यहाँ तय करें।",
		FieldUnknown: "इसे शेयर नहीं किया जा सकता",
	},
	Unsubscribe: &UnsubscribeTexts{
		BrokenText: "लिंक का कुछ हिस्सा छूट गया है। उसे ईमेल से फिर खोलें, या अपनी प्रोफ़ाइल में चुनें कि कौन-से ईमेल चाहिए।",
		Kinds: []LetterKind{
			LetterKind{
				Code:    "messages",
				Stops:   "आपके लिए कुछ आने पर हम आगे से ईमेल नहीं भेजेंगे। Aangan खोलने पर वह आपको दिख जाएगा।",
				Stopped: "आपके लिए कुछ आने पर हम अब ईमेल नहीं भेजते। Aangan खोलने पर वह आपको दिख जाएगा।",
				Again:   "आपके लिए कुछ आने पर हम ईमेल भेजेंगे, अगर आपकी प्रोफ़ाइल में ईमेल चालू हैं।",
			},
			LetterKind{
				Code:    "sessions",
				Stops:   "आपके बुक किए हुए समय की याद हम आगे से ईमेल पर नहीं दिलाएँगे। Aangan खोलने पर वे समय आपको दिख जाएँगे।",
				Stopped: "आपके बुक किए हुए समय की याद हम अब ईमेल पर नहीं दिलाते। Aangan खोलने पर वे समय आपको दिख जाएँगे।",
				Again:   "आपके बुक किए हुए समय की याद हम ईमेल पर दिलाएँगे, अगर आपकी प्रोफ़ाइल में ईमेल चालू हैं।",
			},
			LetterKind{
				Code:    "newsletter",
				Stops:   "आगे से आपको न्यूज़लेटर नहीं मिलेगा।",
				Stopped: "अब आपको न्यूज़लेटर नहीं मिलता।",
				Again:   "आपको न्यूज़लेटर फिर से मिलेगा, अगर आपकी प्रोफ़ाइल में ईमेल चालू हैं।",
			},
			LetterKind{
				Code:    "all",
				Stops:   "हम वे सभी ईमेल बंद कर देंगे जो ज़रूरी नहीं हैं: आपके लिए कुछ आने पर, आपके बुक किए हुए समय के बारे में, और न्यूज़लेटर।",
				Stopped: "हमने वे सभी ईमेल बंद कर दिए हैं जो ज़रूरी नहीं हैं: आपके लिए कुछ आने पर, आपके बुक किए हुए समय के बारे में, और न्यूज़लेटर।",
				Again:   "आपने अपनी प्रोफ़ाइल में जो चुना है, उसके बारे में हम फिर से ईमेल भेजेंगे।",
			},
		},
		LetterLine: "ये ईमेल नहीं चाहिए?",
		LetterLink: "इन्हें बंद करें",
	},
	UrgentLetter:     &UrgentLetter,
	UrgentTeamLetter: &UrgentTeamLetter,
	Validation: &ValidationTexts{
		LoginRequired:           "यूज़रनेम या ईमेल ज़रूरी है",
		PasswordRequired:        "पासवर्ड ज़रूरी है",
		FirstNameRequired:       "नाम ज़रूरी है",
		FirstNameTooLong:        "नाम 50 अक्षरों से ज़्यादा का नहीं हो सकता",
		LastNameRequired:        "सरनेम ज़रूरी है",
		LastNameTooLong:         "सरनेम 50 अक्षरों से ज़्यादा का नहीं हो सकता",
		EmailInvalid:            "सही ईमेल पता डालें",
		EmailRequired:           "ईमेल ज़रूरी है",
		EmailTooLong:            "ईमेल 100 अक्षरों से ज़्यादा का नहीं हो सकता",
		UsernameTooShort:        "यूज़रनेम में कम से कम 3 अक्षर होने चाहिए",
		UsernameTooLong:         "यूज़रनेम 50 अक्षरों से ज़्यादा का नहीं हो सकता",
		UsernameCharacters:      "यूज़रनेम में सिर्फ़ अंग्रेज़ी अक्षर, नंबर और अंडरस्कोर (_) हो सकते हैं",
		PasswordTooShort:        "पासवर्ड में कम से कम 8 अक्षर होने चाहिए",
		PasswordTooLong:         "पासवर्ड 100 अक्षरों से ज़्यादा का नहीं हो सकता",
		PasswordUppercase:       "पासवर्ड में कम से कम एक बड़ा अक्षर (A–Z) होना चाहिए",
		PasswordLowercase:       "पासवर्ड में कम से कम एक छोटा अक्षर (a–z) होना चाहिए",
		PasswordDigit:           "पासवर्ड में कम से कम एक नंबर होना चाहिए",
		ConfirmRequired:         "पासवर्ड दोबारा डालें",
		ConfirmDiffers:          "दोनों पासवर्ड एक जैसे नहीं हैं",
		RegionRequired:          "अपना इलाक़ा चुनें",
		AgeRequired:             "अपनी उम्र डालें",
		AgeTooLow:               "उम्र कम से कम 18 साल होनी चाहिए",
		AgeTooHigh:              "उम्र 120 साल से ज़्यादा नहीं हो सकती",
		AgeWhole:                "उम्र पूरे सालों में डालें",
		GenderRequired:          "अपना जेंडर चुनें",
		BetaFirstNameTooShort:   "नाम में कम से कम 2 अक्षर होने चाहिए",
		BetaLastNameTooShort:    "सरनेम में कम से कम 2 अक्षर होने चाहिए",
		CoachPasswordTooShort:   "पासवर्ड में कम से कम 6 अक्षर होने चाहिए",
		PasswordTooCommon:       "यह उन पासवर्ड में से है जिन्हें लोग सबसे पहले आज़माते हैं। कोई दूसरा चुनें।",
		PasswordHoldsName:       "इस पासवर्ड में आपका नाम, यूज़रनेम या ईमेल है। कोई दूसरा चुनें।",
		PasswordSame:            "आपका पासवर्ड पहले से यही है। कोई दूसरा चुनें।",
		CurrentPasswordRequired: "अपना मौजूदा पासवर्ड डालें",
		MessageBlank:            "पहले कुछ लिखें",
		MessageTooLong:          "मैसेज 4000 अक्षरों से ज़्यादा का नहीं हो सकता",
		MessageControls:         "आपके मैसेज में ऐसे अक्षर हैं जो भेजे नहीं जा सकते। इसे फिर से टाइप करें।",
		MessageID:               "मैसेज के लिए सही ID ज़रूरी है",
		ExerciseAnswerTooLong:   "जवाब 2000 अक्षरों तक का हो सकता है",
		CompanionCalledTooLong:  "नाम 40 अक्षरों तक का हो सकता है",
		CompanionCalledControls: "नाम में ऐसे अक्षर हैं जो सेव नहीं हो सकते। इसे फिर से टाइप करें।",
		NameRequired:            "नाम ज़रूरी है",
		NameTooLong:             "नाम 100 अक्षरों से ज़्यादा का नहीं हो सकता",
		SubjectTooLong:          "विषय 150 अक्षरों से ज़्यादा का नहीं हो सकता",
		ContactMessageRequired:  "मैसेज ज़रूरी है",
		ContactMessageTooLong:   "मैसेज 5000 अक्षरों से ज़्यादा का नहीं हो सकता",
		CityTooLong:             "शहर का नाम 100 अक्षरों से ज़्यादा का नहीं हो सकता",
		LocationTooLong:         "जगह का नाम 100 अक्षरों से ज़्यादा का नहीं हो सकता",
		LinkInvalid:             "ऐसा लिंक डालें जो http:// या https:// से शुरू हो",
		LinkTooLong:             "लिंक 300 अक्षरों से ज़्यादा का नहीं हो सकता",
		NoteRequired:            "अपने बारे में कुछ बताएँ",
		NoteTooLong:             "यह 5000 अक्षरों से ज़्यादा का नहीं हो सकता",
		ProfileEmailInvalid:     "ईमेल पता सही नहीं है",
		UsernameNotFree:         "यह यूज़रनेम किसी और ने ले लिया है। कोई दूसरा चुनें।",
		ProfileRegionRequired:   "इलाक़ा ज़रूरी है",
		ProfileGenderRequired:   "जेंडर ज़रूरी है",
		AgeRangeRequired:        "उम्र का दायरा ज़रूरी है",
		QuietHoursInvalid:       "लिस्ट में से कोई समय चुनें",
		QuietHoursHalf:          "शांत घंटों के शुरू और ख़त्म होने का समय, दोनों ज़रूरी हैं",
		QuietHoursEqual:         "शांत घंटों के शुरू और ख़त्म होने का समय एक ही नहीं हो सकता",
		LoginTooLong:            "यूज़रनेम या ईमेल 100 अक्षरों से ज़्यादा का नहीं हो सकता",
		DetailTooLong:           "यह 500 अक्षरों से ज़्यादा का नहीं हो सकता",
		ControlCharacters:       "इसमें ऐसे अक्षर हैं जो यहाँ इस्तेमाल नहीं हो सकते। इसे फिर से टाइप करें।",
		ChooseListed:            "दिए गए विकल्पों में से एक चुनें",
		ChooseOnce:              "हर विकल्प एक ही बार चुनें",
		TooManyFocus:            "ज़्यादा से ज़्यादा 5 विषय चुनें",
		TimeZoneInvalid:         "सही टाइम ज़ोन चुनें",
		WrongTypeText:           "यह टेक्स्ट होना चाहिए",
		WrongTypeNumber:         "यह नंबर होना चाहिए",
		WrongTypeList:           "यह लिस्ट होनी चाहिए",
		WrongTypeFlag:           "यह true या false होना चाहिए",
	},
	WaitingLetter: &WaitingLetterTexts{
		Subject: "आपके लिए कुछ नया है",
		Waits:   "Aangan पर आपके लिए कुछ नया है।",
		NoHurry: "कोई जल्दी नहीं है। जब Aangan खोलें, यह वहीं मिलेगा।",
		Open:    "Aangan खोलें",
		Why:     "ऐसा एक ही ईमेल मिलेगा, और जब तक आप नई चीज़ देख न लें, दूसरा नहीं आएगा। अपनी प्रोफ़ाइल में ये ईमेल बंद किए जा सकते हैं या शांत घंटे तय किए जा सकते हैं।",
	},
}
