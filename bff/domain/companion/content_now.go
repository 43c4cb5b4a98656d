package companion

import "aangan/bff/domain/safety"

// plain is one text in every language, the same for all companions: near a danger none of them has a character.
type plain struct{ English, Hindi, Hinglish, Tamil string }

func (p plain) in(language Language) string {
	switch language {
	case Hindi:
		return p.Hindi
	case Hinglish:
		return p.Hinglish
	case Tamil:
		return p.Tamil
	default:
		return p.English
	}
}

// kindHelp answers the dangers for which the texts about suicide are wrong. The first sentence is the action.
var kindHelp = map[safety.Kind]plain{
	safety.SelfNow: {
		English:  "Call 911 now, or ask someone near you to call. If you took something, keep the package; Poison Help is 1-800-222-1222. If something that could hurt you is near, put it down and go to another room. You can also call or text 988 at any hour. I'm a program, and these are people who can help you right now.",
		Hindi:    "अभी 911 पर फ़ोन कीजिए, या पास के किसी से करवाइए। कुछ खा लिया हो तो पैकेट रख लीजिए; Poison Help का नंबर 1-800-222-1222 है। चोट पहुँचाने वाली कोई चीज़ पास हो तो उसे रखकर दूसरे कमरे में चले जाइए। 988 पर भी कभी भी फ़ोन या मैसेज कर सकते हैं। मैं एक प्रोग्राम हूँ; ये लोग अभी आपकी मदद कर सकते हैं।",
		Hinglish: "Abhi 911 par call kijiye, ya paas ke kisi se karwaiye. Kuch kha liya ho to packet rakh lijiye; Poison Help ka number 1-800-222-1222 hai. Chot pahunchane wali koi cheez paas ho to use rakhkar doosre kamre mein chale jaiye. 988 par bhi kabhi bhi call ya text kar sakte hain. Main ek program hoon; yeh log abhi aapki madad kar sakte hain.",
		Tamil:    "உடனே 911-ஐ அழையுங்கள், அல்லது அருகில் இருப்பவரை அழைக்கச் சொல்லுங்கள். எதையாவது விழுங்கியிருந்தால் உறையை வைத்திருங்கள்; Poison Help எண் 1-800-222-1222. காயப்படுத்தக்கூடிய பொருள் அருகில் இருந்தால் கீழே வைத்துவிட்டு வேறு அறைக்குச் செல்லுங்கள். 988-ஐ எந்த நேரத்திலும் அழைக்கலாம், குறுஞ்செய்தியும் அனுப்பலாம். நான் ஒரு நிரல்; இவர்கள் இப்போதே உதவக்கூடிய மனிதர்கள்.",
	},
	safety.Attack: {
		English:  "Get out if you can, or lock a door between you, and call 911. If you can't speak, text 911; it works in many places. The quick exit at the top hides this page. Later, the National Domestic Violence Hotline is there at any hour: 1-800-799-7233, or text START to 88788. I'm a program and can't call anyone for you.",
		Hindi:    "हो सके तो बाहर निकलिए, या बीच में दरवाज़ा बंद कीजिए, और 911 पर फ़ोन कीजिए। बोल नहीं सकते तो 911 पर मैसेज कीजिए; कई जगहों पर यह चलता है। ऊपर का quick exit यह पेज छिपा देता है। बाद में National Domestic Violence Hotline हर समय है: 1-800-799-7233, या 88788 पर START लिखकर भेजिए। मैं एक प्रोग्राम हूँ और आपके लिए किसी को फ़ोन नहीं कर सकता।",
		Hinglish: "Ho sake to bahar nikaliye, ya beech mein darwaza band kijiye, aur 911 par call kijiye. Bol nahi sakte to 911 par text kijiye; kai jagah yeh chalta hai. Upar ka quick exit yeh page chhupa deta hai. Baad mein National Domestic Violence Hotline har waqt hai: 1-800-799-7233, ya 88788 par START text kijiye. Main ek program hoon aur aapke liye kisi ko call nahi kar sakta.",
		Tamil:    "முடிந்தால் வெளியேறுங்கள், அல்லது நடுவில் ஒரு கதவைப் பூட்டிக்கொண்டு 911-ஐ அழையுங்கள். பேச முடியாவிட்டால் 911-க்குக் குறுஞ்செய்தி அனுப்புங்கள்; பல இடங்களில் அது வேலை செய்யும். மேலே உள்ள quick exit இந்தப் பக்கத்தை மறைக்கும். பிறகு, National Domestic Violence Hotline எந்த நேரத்திலும் உண்டு: 1-800-799-7233, அல்லது 88788-க்கு START என்று அனுப்புங்கள். நான் ஒரு நிரல்; உங்களுக்காக யாரையும் அழைக்க முடியாது.",
	},
	safety.Medical: {
		English:  "Call 911 now, or ask someone near you to call. Unlock the front door, sit or lie down, and stay on the line. If something was swallowed by mistake and the person is awake, Poison Help is 1-800-222-1222. I'm a program and can't tell how serious this is.",
		Hindi:    "अभी 911 पर फ़ोन कीजिए, या पास के किसी से करवाइए। बाहर का दरवाज़ा खोल दीजिए, बैठ या लेट जाइए, और फ़ोन मत काटिए। ग़लती से कुछ निगल लिया हो और वह व्यक्ति होश में हो, तो Poison Help का नंबर 1-800-222-1222 है। मैं एक प्रोग्राम हूँ और यह नहीं बता सकता कि यह कितना गंभीर है।",
		Hinglish: "Abhi 911 par call kijiye, ya paas ke kisi se karwaiye. Bahar ka darwaza khol dijiye, baith ya let jaiye, aur phone mat kaatiye. Galti se kuch nigal liya ho aur woh insaan hosh mein ho, to Poison Help ka number 1-800-222-1222 hai. Main ek program hoon aur yeh nahi bata sakta ki yeh kitna serious hai.",
		Tamil:    "உடனே 911-ஐ அழையுங்கள், அல்லது அருகில் இருப்பவரை அழைக்கச் சொல்லுங்கள். வாசல் கதவைத் திறந்து வையுங்கள், உட்காருங்கள் அல்லது படுங்கள், இணைப்பிலேயே இருங்கள். தவறுதலாக எதையாவது விழுங்கியவர் விழிப்போடு இருந்தால் Poison Help எண் 1-800-222-1222. நான் ஒரு நிரல்; இது எவ்வளவு தீவிரம் என்று என்னால் சொல்ல முடியாது.",
	},
	safety.Child: {
		English:  "If a child is in danger right now, call 911. At any other time the Childhelp hotline talks it through with you, also if you aren't sure: 1-800-422-4453, call or text, at any hour. It's not the child's fault. I'm a program; they are people who do this every day.",
		Hindi:    "अगर कोई बच्चा अभी ख़तरे में है, तो 911 पर फ़ोन कीजिए। बाक़ी किसी भी समय Childhelp से बात कीजिए, पक्का न हो तब भी: 1-800-422-4453, फ़ोन या मैसेज, कभी भी। बच्चे की कोई ग़लती नहीं है। मैं एक प्रोग्राम हूँ; वहाँ रोज़ यही काम करने वाले लोग हैं।",
		Hinglish: "Agar koi bachcha abhi khatre mein hai, to 911 par call kijiye. Baaki kisi bhi waqt Childhelp se baat kijiye, pakka na ho tab bhi: 1-800-422-4453, call ya text, kabhi bhi. Bachche ki koi galti nahi hai. Main ek program hoon; wahan roz yahi kaam karne wale log hain.",
		Tamil:    "ஒரு குழந்தை இப்போது ஆபத்தில் இருந்தால் 911-ஐ அழையுங்கள். மற்ற எந்த நேரத்திலும், உறுதியாகத் தெரியாவிட்டாலும், Childhelp-இடம் பேசலாம்: 1-800-422-4453, அழைப்பு அல்லது குறுஞ்செய்தி. குழந்தையின் தவறு எதுவும் இல்லை. நான் ஒரு நிரல்; அங்கே தினமும் இதைச் செய்யும் மனிதர்கள் இருக்கிறார்கள்.",
	},
	safety.Harm: {
		English:  "If you might hurt someone, go to another room or outside now, and call or text 988, at any hour. If it's about to happen, call 911. Saying it here before anything happens is the right thing. I'm a program; they are people who can stay on the line with you.",
		Hindi:    "अगर लगता है कि आप किसी को चोट पहुँचा सकते हैं, तो अभी दूसरे कमरे में या बाहर जाइए, और 988 पर फ़ोन या मैसेज कीजिए, कभी भी। बस होने ही वाला हो तो 911। कुछ होने से पहले यहाँ कह देना सही है। मैं एक प्रोग्राम हूँ; वहाँ लोग हैं जो फ़ोन पर आपके साथ रह सकते हैं।",
		Hinglish: "Agar lagta hai ki aap kisi ko chot pahuncha sakte hain, to abhi doosre kamre mein ya bahar jaiye, aur 988 par call ya text kijiye, kabhi bhi. Bas hone hi wala ho to 911. Kuch hone se pehle yahan keh dena sahi hai. Main ek program hoon; wahan log hain jo phone par aapke saath reh sakte hain.",
		Tamil:    "யாரையாவது காயப்படுத்திவிடுவோமோ என்று தோன்றினால், இப்போதே வேறு அறைக்கோ வெளியிலோ செல்லுங்கள்; 988-ஐ எந்த நேரத்திலும் அழைக்கலாம், குறுஞ்செய்தியும் அனுப்பலாம். நடக்கப் போகிறது என்றால் 911. எதுவும் நடக்கும் முன் இங்கே சொன்னது சரியான செயல். நான் ஒரு நிரல்; அங்கே உங்களோடு இணைப்பில் இருக்கக்கூடிய மனிதர்கள் இருக்கிறார்கள்.",
	},
	safety.Other: {
		English:  "If they're in danger right now, call 911, or that country's emergency number if they're abroad. Ask them directly whether they're thinking of ending their life; asking doesn't make it more likely. Stay with them or find someone who can go there. You can call 988 about someone else, at any hour. I'm a program; they are people. And how are you with this?",
		Hindi:    "अगर वे अभी ख़तरे में हैं, तो 911 पर फ़ोन कीजिए, या वे विदेश में हों तो उस देश के आपातकालीन नंबर पर। उनसे सीधे पूछिए कि क्या वे अपनी जान लेने के बारे में सोच रहे हैं; पूछने से ख़तरा नहीं बढ़ता। उनके साथ रहिए, या किसी को ढूँढिए जो वहाँ जा सके। किसी और के लिए भी 988 पर कभी भी फ़ोन कर सकते हैं। मैं एक प्रोग्राम हूँ; वहाँ इंसान हैं। और इस सब में आप कैसे हैं?",
		Hinglish: "Agar woh abhi khatre mein hain, to 911 par call kijiye, ya woh videsh mein hon to us desh ke emergency number par. Unse seedhe poochiye ki kya woh apni jaan lene ke baare mein soch rahe hain; poochne se khatra nahi badhta. Unke saath rahiye, ya kisi ko dhoondiye jo wahan ja sake. Kisi aur ke liye bhi 988 par kabhi bhi call kar sakte hain. Main ek program hoon; wahan insaan hain. Aur is sab mein aap kaise hain?",
		Tamil:    "அவர் இப்போது ஆபத்தில் இருந்தால் 911-ஐ அழையுங்கள்; வெளிநாட்டில் இருந்தால் அந்த நாட்டின் அவசர எண்ணை அழையுங்கள். உயிரை விடும் எண்ணம் உள்ளதா என்று அவரிடம் நேராகக் கேளுங்கள்; கேட்பதால் ஆபத்து கூடாது. அவரோடு இருங்கள், அல்லது அங்கே போகக்கூடிய ஒருவரைத் தேடுங்கள். இன்னொருவருக்காகவும் 988-ஐ எந்த நேரத்திலும் அழைக்கலாம். நான் ஒரு நிரல்; அங்கே மனிதர்கள் இருக்கிறார்கள். இதில் நீங்கள் எப்படி இருக்கிறீர்கள்?",
	},
}
