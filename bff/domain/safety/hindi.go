package safety

// hinglish is Hindi, and Urdu with it, in Latin letters, as people type it: with one vowel or two, with or without h.
var hinglish = language{
	name: "Hindi in Latin letters",
	urgent: `
		khudkush*|khudkash*|khudkhush*|khudhkush*|khudkshi
		khud kushi|kashi|kushee
		(a)atmahaty*|(a)atmhaty*|(a)atamhaty*|(a)atmhatia*|(a)atmahatia*
		(a)atma|(a)atm hatya|hatyaa|hathya

		marna|marnaa|marne|mrna ~ chah*|chaah*|chata|chati|chate|cahti|cahta|chhahti|chhahta
		marna|marnaa|mrna ~ hai|he|h|hain|hy
		mar ja(a)na|ja(a)ne|jaanaa ~ chah*|chaah*|chati|chata|hai|he|h|behtar|behter|accha|acha|achha|theek
		mar ja(a)un*|ja(a)u|jaoon*|ja(a)oo|ja(a)o(n)|jav(u)n
		ka(a)sh ~ mar ja*
		mujhe|muje|mujhko ~ marne do|dijiye|dedo|de
		mujhe|muje|mujhko ~ ma(a)r do|dalo|daalo|dijiye|dena
		marne ka|ki|ke|ko|wale ~ man|mann|dil|iccha|ichha|icha|soch*|khayal|khyal|khayaal|vichar|vichaar|plan
		mar ja(a)ne ka|ki|ke|ko ~ man|mann|dil|iccha|ichha|icha|soch*|khayal|khyal

		jeene|jine|jeeney|jiney|jeenay ka|ki|ko|ke ~ man|mann|dil|iccha|ichha|icha|ichchha|chahat|himmat|mood|wajah|vajah|wajeh|matlab|fayda|faida|reason|point|shauk ~ nahi*|nahee*|nhi|nhin|nai|na|nehi|ni|khatam|khatm
		jeene|jine|jeeney ka|ki ~ kya fayda|faida|matlab|point
		jeena|jina|jeenaa ~ nahi*|nahee*|nhi|nhin|nai|nehi ~ chah*|chaah*|chati|chata|hai|he|h|hy|padta
		nahi*|nahee*|nhi|nhin|nai|nehi ~ jeena|jina|jeenaa
		jeene|jine|jeena|jeeney se ~ thak*|tang|oob*|ub*|nafrat
		jeene|jine|jeeney ki|ka ~ koi wajah|vajah|matlab|fayda|faida ~ nahi*|nhi|nai

		apni|apani|meri ja(a)n de|dena|deni|dene|dedu*|le|lena|leni|lene|lelu*|lungi|lunga
		ja(a)n de du*|doon*|dena|deni|dene|dungi|dunga
		ja(a)n dene ka|ki|ke|ko
		khud ko ~ khatam|khatm|khtm|maar*|mar|marna|nuksa(a)n|nuqsa(a)n|chot|hurt|harm|khatma|jala*|kaat*
		apne|apney a(a)p ko ~ khatam|khatm|khtm|maar*|mar|marna|nuksa(a)n|nuqsa(a)n|chot|hurt|harm|jala*|kaat*
		zindagi|zindgi|jindagi|jindgi|jaan|life ~ khatam|khatm|khtm|end kar*|kr*|kardu*
		khatam|khatm|khtm kar du*|lu*|loon*|dungi ~ khud|apne
		ph(a)ansi|f(a)ansi|phasi laga*|lga*|le
		zeh(e)r|zah(a)r|zehar|zeher|jeher|jahar|jehar kha*|pi|pee|peena|pina|piun|pilu*
		nas|nass|nasen|nase|kalai kaat*|kat|katna|katne|katlu*
		ch(h)at|bridge|pul|building|balcony|pool se kud*|kood*
		train ke neeche|niche|aage|age|samne|saamne ~ kud*|kood*|let*
		duniya|dunia|duniyaa se ~ chala|chali|chale|jana|jaana|jaun|jaaun|jau|uth
		duniya|dunia|duniyaa chhod*|chod*|chor*
		maut aa|a jaye|jaaye|jay|jae|jati|jaati
		maut ~ chah*|chaah*|mang*|maang*
		maut ki ~ dua|tamanna|iccha|ichha
	`,
	concern: `
		zindagi|zindgi|jindagi|jindgi|life se ~ thak*|tang|ha(a)r*|nafrat|oob*|pareshan
		zindagi|zindgi|jindagi|jindgi|life ~ khatam|khatm|khtm
		sab kuch? khatam|khatm|khtm kar*|kr* ~ chah*|du|dun|doon|dungi|dunga|man|mann
		aur nahi*|nhi|nai|nhin ~ seh*|sah*|jhel*|bardasht*|hota|hoga
		bardasht|bardaasht|sahan ~ nahi*|nhi|nai|nhin ~ ho*|kar*
		jeena|jina ~ mushkil|bekaar|bekar
		gayab|gaayab ho ja*
		ji(i)ne|jeene ~ ha(a)r*
	`,
	harmless: `
		hasi|hansi|hassi|haste|hanste|hass|has|hans|hasa|hansa ~ mar ja*|gay*|gai|rah*
		bhookh|bhook|bhukh|bhuk|thand|thandi|garmi|pyaas|pyas ~ mar ja*|gay*|gai|rah*
		gap|gappe|gappein|gapein|gappa|line|dialogue|jhadu|jhaadu|thappad|chakkar|ratta|chhakka|sixer|goal|aankh|mukka|laat|taali|seeti|dhakka|mauka|chance|pocha|tana|taana|makkhi|machhar ~ marna|marne|marnaa ~ hai|he|h|hain|hy
		gap|gappe|gappein|gapein|gappa|line|dialogue|jhadu|jhaadu|thappad|chakkar|ratta|chhakka|sixer|goal|aankh|mukka|laat|taali|seeti|dhakka|mauka|chance|pocha|tana|taana|makkhi|machhar ~ marna|marne|marnaa ~ chah*|chaah*|chati|chata
		ek din|na sab* ~ marna hai|he|h|hain
	`,
}

var hindi = language{
	name: "Hindi",
	urgent: `
		आत्महत्य*|आत्मघात*|खुदकुश*|सुसाइड*|सुसाईड*|सुसाएड*
		आत्म हत्या
		खुद कुशी
		मरना|मरने ~ चाह*
		मर जाना|जाने ~ चाह*|है|हैं|बेहतर|अच्छा|ठीक
		मर जाऊ*|जाउ*
		काश ~ मर जा*
		मुझे ~ मरना
		मुझे ~ मरने दो|दीजिए|दे
		मुझे ~ मार दो|डालो|दीजिए
		मरने का|की|के|को ~ मन|दिल|इच्छा|सोच*|ख्याल|खयाल|विचार
		जीने का|की|को|के ~ मन|दिल|इच्छा|चाहत|वजह|मतलब|फायदा|हिम्मत|कारण ~ नही*|नहि*|ना|न|खत्म|खतम
		जीने का|की ~ क्या फायदा|मतलब
		जीना ~ नही*|नहि* ~ चाह*|है|हैं|पड़ता
		नही*|नहि* ~ जीना
		जीने से ~ थक*|तंग|ऊब*|नफरत
		अपनी|मेरी जान दे*|ले*
		जान दे दू*
		जान देने का|की|के|को
		खुद को ~ खत्म|खतम|मार*|नुकसान|चोट|काट*|जला*
		अपने आप को ~ खत्म|खतम|मार*|नुकसान|चोट|काट*|जला*
		जिंदगी|जिन्दगी|जीवन|लाइफ|जीवनलीला ~ खत्म|खतम|समाप्त कर*
		फांसी|फासी|फान्सी लगा*|ले*
		जहर|विष खा*|पी*
		नस|नसें|कलाई काट*
		छत|पुल|बिल्डिंग|बालकनी|इमारत से कूद*
		दुनिया से ~ चल*|जाना|जाऊ*|दूर
		दुनिया छोड*
		मौत आ जाए|जाये|जाती
		मौत ~ चाह*|मांग*
		मौत की ~ दुआ|इच्छा|कामना
	`,
	concern: `
		जिंदगी|जिन्दगी|जीवन|लाइफ से ~ थक*|तंग|हार*|नफरत|ऊब*|परेशान
		बर्दाश्त|सहन ~ नही*|नहि* ~ हो*|कर*
		और नही*|नहि* ~ सह*|झेल*|बर्दाश्त
		जीना ~ मुश्किल|बेकार
		सब कुछ? खत्म|खतम कर* ~ चाह*|दू*|मन
	`,
	harmless: `
		हंसी|हंसते|हसते|हसी|हंस|हस ~ मर जा*|ग*
		भूख|ठंड|गर्मी|प्यास ~ मर जा*|ग*|रह*
	`,
}
