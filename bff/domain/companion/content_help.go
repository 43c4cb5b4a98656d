package companion

// The help in a crisis, and the notice that companions are programs.

var disclosureLines = translations{
	English: lines{
		Tara:  []string{"Tara is a program, not a person. She can be wrong, and she is no coach and no doctor. What you write here is yours alone, and you can delete it at any time."},
		Buddy: []string{"Buddy is a program, not a person, and not a real dog either. He can be wrong, and he is no coach and no doctor. What you write here is yours alone, and you can delete it at any time."},
		Arjun: []string{"Arjun is a program, not a person. He can be wrong, and he is no coach and no doctor. What you write here is yours alone, and you can delete it at any time."},
	},
	Hindi: lines{
		Tara:  []string{"तारा एक प्रोग्राम है, इंसान नहीं। उससे ग़लती हो सकती है, और वह न कोच है, न डॉक्टर। यहाँ लिखा हुआ सिर्फ़ आपका है, और आप उसे कभी भी मिटा सकते हैं।"},
		Buddy: []string{"बडी एक प्रोग्राम है, इंसान नहीं, और असली कुत्ता भी नहीं। उससे ग़लती हो सकती है, और वह न कोच है, न डॉक्टर। यहाँ लिखा हुआ सिर्फ़ आपका है, और आप उसे कभी भी मिटा सकते हैं।"},
		Arjun: []string{"अर्जुन एक प्रोग्राम है, इंसान नहीं। उससे ग़लती हो सकती है, और वह न कोच है, न डॉक्टर। यहाँ लिखा हुआ सिर्फ़ आपका है, और आप उसे कभी भी मिटा सकते हैं।"},
	},
	Hinglish: lines{
		Tara:  []string{"Tara ek program hai, insaan nahi. Usse galti ho sakti hai, aur woh na coach hai, na doctor. Yahan likha hua sirf aapka hai, aur aap use kabhi bhi delete kar sakte hain."},
		Buddy: []string{"Buddy ek program hai, insaan nahi, aur asli kutta bhi nahi. Usse galti ho sakti hai, aur woh na coach hai, na doctor. Yahan likha hua sirf aapka hai, aur aap use kabhi bhi delete kar sakte hain."},
		Arjun: []string{"Arjun ek program hai, insaan nahi. Usse galti ho sakti hai, aur woh na coach hai, na doctor. Yahan likha hua sirf aapka hai, aur aap use kabhi bhi delete kar sakte hain."},
	},
	Tamil: lines{
		Tara:  []string{"தாரா ஒரு கணினி நிரல், மனிதர் அல்ல. தவறாகவும் சொல்லலாம்; பயிற்சியாளரும் இல்லை, மருத்துவரும் இல்லை. இங்கே எழுதுவது உங்களுடையது மட்டுமே, எப்போது வேண்டுமானாலும் அழித்துவிடலாம்."},
		Buddy: []string{"Buddy ஒரு கணினி நிரல், மனிதர் அல்ல, உண்மையான நாயும் அல்ல. தவறாகவும் சொல்லலாம்; பயிற்சியாளரும் இல்லை, மருத்துவரும் இல்லை. இங்கே எழுதுவது உங்களுடையது மட்டுமே, எப்போது வேண்டுமானாலும் அழித்துவிடலாம்."},
		Arjun: []string{"அர்ஜுன் ஒரு கணினி நிரல், மனிதர் அல்ல. தவறாகவும் சொல்லலாம்; பயிற்சியாளரும் இல்லை, மருத்துவரும் இல்லை. இங்கே எழுதுவது உங்களுடையது மட்டுமே, எப்போது வேண்டுமானாலும் அழித்துவிடலாம்."},
	},
}

// urgentLines begin with 988 and then state what this program cannot do. No question and no comfort that could keep a
// person here.
var urgentLines = translations{
	English: lines{
		Tara:  []string{"Please call or text 988 now. It is free, at any hour, and a person trained for this answers. If you are in danger this minute, call 911. You can also text HOME to 741741.\n\nI am a program and cannot send anyone to you. What you wrote matters. Is there someone near you, at home or next door, whom you can go to right now?"},
		Buddy: []string{"Please call or text 988 now. It is free, at any hour, and a real person answers. If you are in danger this minute, call 911. You can also text HOME to 741741.\n\nI am only a program. I cannot send anyone. Please go to a person who is near you, right now."},
		Arjun: []string{"Please call or text 988 now. It is free, at any hour, and a person trained for this answers. If you are in danger this minute, call 911. You can also text HOME to 741741.\n\nI am a program and cannot send anyone to you. Put some distance between you and anything you could hurt yourself with, and go where another person is."},
	},
	Hindi: lines{
		Tara:  []string{"अभी 988 पर फ़ोन या मैसेज कीजिए। यह मुफ़्त है, दिन-रात, और वहाँ इसी काम के लिए सीखा हुआ इंसान बात करता है। अगर इसी पल ख़तरा है तो 911 मिलाइए। 741741 पर HOME लिखकर भी भेज सकते हैं।\n\nमैं एक प्रोग्राम हूँ, किसी को आपके पास भेज नहीं सकती। आपने जो लिखा वह मायने रखता है। घर में या पड़ोस में कोई है, जिसके पास आप अभी जा सकते हैं?"},
		Buddy: []string{"अभी 988 पर फ़ोन या मैसेज कीजिए। मुफ़्त है, दिन-रात, और असली इंसान बात करता है। अगर इसी पल ख़तरा है तो 911 मिलाइए। 741741 पर HOME लिखकर भी भेज सकते हैं।\n\nमैं बस एक प्रोग्राम हूँ। किसी को भेज नहीं सकता। अभी किसी इंसान के पास जाइए जो पास में हो।"},
		Arjun: []string{"अभी 988 पर फ़ोन या मैसेज कीजिए। यह मुफ़्त है, दिन-रात, और वहाँ इसी काम के लिए सीखा हुआ इंसान बात करता है। अगर इसी पल ख़तरा है तो 911 मिलाइए। 741741 पर HOME लिखकर भी भेज सकते हैं।\n\nमैं एक प्रोग्राम हूँ, किसी को आपके पास भेज नहीं सकता। जिस चीज़ से चोट लग सकती है उससे दूर हटिए, और वहाँ जाइए जहाँ कोई और हो।"},
	},
	Hinglish: lines{
		Tara:  []string{"Abhi 988 par call ya text kijiye. Free hai, din raat, aur wahan isi kaam ke liye trained insaan baat karta hai. Agar isi pal khatra hai to 911 call kijiye. 741741 par HOME likhkar bhi text kar sakte hain.\n\nMain ek program hoon, kisi ko aapke paas bhej nahi sakti. Aapne jo likha woh maayne rakhta hai. Ghar mein ya pados mein koi hai jiske paas aap abhi jaa sakte hain?"},
		Buddy: []string{"Abhi 988 par call ya text kijiye. Free hai, din raat, aur asli insaan baat karta hai. Agar isi pal khatra hai to 911 call kijiye. 741741 par HOME likhkar bhi text kar sakte hain.\n\nMain bas ek program hoon. Kisi ko bhej nahi sakta. Abhi kisi insaan ke paas jaiye jo paas mein ho."},
		Arjun: []string{"Abhi 988 par call ya text kijiye. Free hai, din raat, aur wahan isi kaam ke liye trained insaan baat karta hai. Agar isi pal khatra hai to 911 call kijiye. 741741 par HOME likhkar bhi text kar sakte hain.\n\nMain ek program hoon, kisi ko aapke paas bhej nahi sakta. Jis cheez se chot lag sakti hai usse door hatiye, aur wahan jaiye jahan koi aur ho."},
	},
	Tamil: lines{
		Tara:  []string{"இப்போதே 988-க்கு அழையுங்கள், அல்லது குறுஞ்செய்தி அனுப்புங்கள். இலவசம், எந்த நேரமும்; இதற்கென்றே பயிற்சி பெற்ற ஒரு மனிதர் பேசுவார். இந்த நிமிடமே ஆபத்து என்றால் 911-ஐ அழையுங்கள். 741741-க்கு HOME என்றும் அனுப்பலாம்.\n\nநான் ஒரு நிரல்; யாரையும் உங்களிடம் அனுப்ப என்னால் முடியாது. நீங்கள் எழுதியது முக்கியம். இப்போதே போகக்கூடிய மாதிரி வீட்டிலோ பக்கத்திலோ யாராவது இருக்கிறார்களா?"},
		Buddy: []string{"இப்போதே 988-க்கு அழையுங்கள், அல்லது குறுஞ்செய்தி அனுப்புங்கள். இலவசம், எந்த நேரமும்; உண்மையான மனிதர் பேசுவார். இந்த நிமிடமே ஆபத்து என்றால் 911-ஐ அழையுங்கள். 741741-க்கு HOME என்றும் அனுப்பலாம்.\n\nநான் வெறும் நிரல். யாரையும் அனுப்ப முடியாது. பக்கத்தில் இருக்கும் ஒருவரிடம் இப்போதே போங்கள்."},
		Arjun: []string{"இப்போதே 988-க்கு அழையுங்கள், அல்லது குறுஞ்செய்தி அனுப்புங்கள். இலவசம், எந்த நேரமும்; இதற்கென்றே பயிற்சி பெற்ற ஒரு மனிதர் பேசுவார். இந்த நிமிடமே ஆபத்து என்றால் 911-ஐ அழையுங்கள். 741741-க்கு HOME என்றும் அனுப்பலாம்.\n\nநான் ஒரு நிரல்; யாரையும் உங்களிடம் அனுப்ப என்னால் முடியாது. காயப்படுத்தக்கூடிய எதிலிருந்தும் தள்ளிப் போங்கள்; இன்னொருவர் இருக்கும் இடத்துக்குச் செல்லுங்கள்."},
	},
}

// concernLines ask a question, because the message may not be about a crisis.
var concernLines = translations{
	English: lines{
		Tara:  []string{"First, in case it is that heavy: you can call or text 988 at any hour, free, and in danger 911. People answer there, and I am only a program."},
		Buddy: []string{"First this, in case you need it: call or text 988, any hour, free. In danger, 911. Real people. I am only a program."},
		Arjun: []string{"Before anything else: should it be that heavy, call or text 988 at any hour, free, and in danger 911. People answer there; I am a program."},
	},
	Hindi: lines{
		Tara:  []string{"सबसे पहले, अगर बात इतनी भारी है: 988 पर कभी भी फ़ोन या मैसेज कीजिए, मुफ़्त है, और ख़तरा हो तो 911। वहाँ इंसान जवाब देते हैं, मैं तो बस एक प्रोग्राम हूँ।"},
		Buddy: []string{"पहले यह, अगर ज़रूरत हो: 988 पर फ़ोन या मैसेज, कभी भी, मुफ़्त। ख़तरा हो तो 911। वहाँ असली इंसान हैं। मैं बस प्रोग्राम हूँ।"},
		Arjun: []string{"सबसे पहले: अगर मन इतना भारी है तो 988 पर कभी भी फ़ोन या मैसेज कीजिए, मुफ़्त है, और ख़तरा हो तो 911। वहाँ इंसान जवाब देते हैं; मैं एक प्रोग्राम हूँ।"},
	},
	Hinglish: lines{
		Tara:  []string{"Sabse pehle, agar baat itni bhaari hai: 988 par kabhi bhi call ya text kijiye, free hai, aur khatra ho to 911. Wahan insaan jawab dete hain, main to bas ek program hoon."},
		Buddy: []string{"Pehle yeh, agar zaroorat ho: 988 par call ya text, kabhi bhi, free. Khatra ho to 911. Wahan asli insaan hain. Main bas program hoon."},
		Arjun: []string{"Sabse pehle: agar mann itna bhaari hai to 988 par kabhi bhi call ya text kijiye, free hai, aur khatra ho to 911. Wahan insaan jawab dete hain; main ek program hoon."},
	},
	Tamil: lines{
		Tara:  []string{"முதலில் இது, பாரம் அவ்வளவு இருந்தால்: 988-க்கு எந்த நேரமும் அழைக்கலாம், குறுஞ்செய்தி அனுப்பலாம், இலவசம்; ஆபத்து என்றால் 911. அங்கே மனிதர்கள் பேசுவார்கள்; நான் ஒரு நிரல் மட்டுமே."},
		Buddy: []string{"முதலில் இது, தேவைப்பட்டால்: 988-க்கு அழைப்பு அல்லது குறுஞ்செய்தி, எந்த நேரமும், இலவசம். ஆபத்து என்றால் 911. அங்கே உண்மையான மனிதர்கள். நான் வெறும் நிரல்."},
		Arjun: []string{"எல்லாவற்றுக்கும் முன்: பாரம் அவ்வளவு இருந்தால் 988-க்கு எந்த நேரமும் அழையுங்கள் அல்லது குறுஞ்செய்தி அனுப்புங்கள், இலவசம்; ஆபத்து என்றால் 911. அங்கே மனிதர்கள் பேசுவார்கள்; நான் ஒரு நிரல்."},
	},
}

// heardLines follow concernLines: they acknowledge the message without any theme, since nothing light fits after a
// helpline.
var heardLines = translations{
	English: lines{
		Tara:  []string{"I read what you wrote, every word. You did well to say it. Tell me as much of it as you want to."},
		Buddy: []string{"I read it. All of it. I stay right here. Say more, or nothing."},
		Arjun: []string{"I have read what you wrote. It was right to put it down here. Say more in your own time, or rest a moment first."},
	},
	Hindi: lines{
		Tara:  []string{"आपका लिखा मैंने पढ़ा, एक-एक शब्द। अच्छा किया कि कहा। जितना मन हो, उतना बताइए।"},
		Buddy: []string{"मैंने पढ़ा। पूरा। मैं यहीं हूँ। और कहो, या कुछ न कहो।"},
		Arjun: []string{"आपने जो लिखा, मैंने पढ़ा। उसे यहाँ रखना ठीक था। और अपने समय से कहिए, या पहले एक पल ठहर जाइए।"},
	},
	Hinglish: lines{
		Tara:  []string{"Aapka likha maine padha, ek ek shabd. Achha kiya ki kaha. Jitna mann ho, utna bataiye."},
		Buddy: []string{"Maine padha. Poora. Main yahin hoon. Aur kaho, ya kuch na kaho."},
		Arjun: []string{"Aapne jo likha, maine padha. Use yahan rakhna theek tha. Aur apne samay se kahiye, ya pehle ek pal thehar jaiye."},
	},
	Tamil: lines{
		Tara:  []string{"நீங்கள் எழுதியதைப் படித்தேன், ஒவ்வொரு வார்த்தையும். சொன்னது நல்லது. எவ்வளவு வேண்டுமோ அவ்வளவு சொல்லுங்க."},
		Buddy: []string{"படிச்சேன். முழுசா. நான் இங்கேயே இருக்கேன். இன்னும் சொல், இல்லை சும்மா இரு."},
		Arjun: []string{"நீங்கள் எழுதியதைப் படித்தேன். அதை இங்கே வைத்தது சரிதான். உங்கள் நேரத்தில் மேலும் சொல்லுங்கள், அல்லது முதலில் ஒரு நொடி இளைப்பாறுங்கள்."},
	},
}

// sinceLines lead every answer for a day after an urgent message.
var sinceLines = translations{
	English: lines{
		Tara:  []string{"988 is still there, by call or text, free, at any hour."},
		Buddy: []string{"988 is still there. Call or text. Any hour, free."},
		Arjun: []string{"988 remains open to you, by call or text, free, at any hour."},
	},
	Hindi: lines{
		Tara:  []string{"988 अब भी है, फ़ोन या मैसेज पर, मुफ़्त, किसी भी समय।"},
		Buddy: []string{"988 अब भी है। फ़ोन या मैसेज। कभी भी, मुफ़्त।"},
		Arjun: []string{"988 आपके लिए खुला है, फ़ोन या मैसेज पर, मुफ़्त, किसी भी समय।"},
	},
	Hinglish: lines{
		Tara:  []string{"988 ab bhi hai, call ya text par, free, kisi bhi samay."},
		Buddy: []string{"988 ab bhi hai. Call ya text. Kabhi bhi, free."},
		Arjun: []string{"988 aapke liye khula hai, call ya text par, free, kisi bhi samay."},
	},
	Tamil: lines{
		Tara:  []string{"988 இன்னும் இருக்கிறது; அழைப்பு அல்லது குறுஞ்செய்தி, இலவசம், எந்த நேரமும்."},
		Buddy: []string{"988 இன்னும் இருக்கு. அழைப்பு அல்லது குறுஞ்செய்தி. எந்த நேரமும், இலவசம்."},
		Arjun: []string{"988 உங்களுக்காகத் திறந்தே இருக்கிறது; அழைப்பு அல்லது குறுஞ்செய்தி, இலவசம், எந்த நேரமும்."},
	},
}
