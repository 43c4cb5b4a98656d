package companion

// Violence and medical emergencies: these themes come before all others and are never answered by a model.

const (
	nearOnes  = "husband|hubby|wife|partner|boyfriend|girlfriend|fiance|fiancee|spouse|ex|father|mother|dad|mom|mum|papa|amma|appa|abbu|ammi|brother|sister|son|uncle|aunt|cousin|law|laws|inlaw|inlaws|mil|fil|family|parents|roommate|boss|man|men|guy|he|she|they"
	blows     = "hits|beats|slaps|slapped|punches|punched|kicks|kicked|chokes|choked|strangles|strangled|rapes|raped|molests|molested|abuses|abused|thrashes|thrashed|shoves|shoved|hit|beat|hitting|beating|slapping|choking|kicking|abusing|assaulted|assaults|attacked|attacks|threatens|threatened|blackmails"
	nearHindi = "पति|शौहर|पत्नी|ससुर|सास|ससुराल|पापा|पिता|पिताजी|बाप|अब्बू|माँ|मम्मी|भाई|बहन|बॉयफ़्रेंड|देवर|जेठ|बेटा|दामाद|मर्द"
	struck    = "मारता|मारते|मारती|मारा|पीटता|पीटते|पीटती|पीटा"
	nearLatin = "pati|shohar|shauhar|husband|patni|wife|biwi|sasur|saas|sasural|papa|pita|baap|dad|abbu|bhai|boyfriend|devar|jeth|damaad|mard"
	struckHi  = "maarta|marta|maarte|marte|maarti|marti|maara|maari|peetta|pitta|peette|peetti|peeta|peette"
	nearTamil = "கணவ*|புருஷ*|வீட்டுக்காரர*|மனைவி|அவன்|அவர்|அவங்க|மாமியார*|மாமனார*|அப்பா|அம்மா|அண்ணன்|தம்பி|காதலன*|மாமா"
	struckTa  = "அடிக்கிறா*|அடிக்கறா*|அடிக்குறா*|அடிச்சா*|அடிப்பா*|அடித்தா*|அடிச்சுட்டா*|அடிச்சிட்டா*|உதைக்கிறா*|உதைச்சா*|உதைத்தா*|கொடுமை*|அறைஞ்சா*|அறைந்தா*"
	nearTanga = "purushan|kanavar|husband|avan|avar|avanga|appa|maamiyar|mamiyar|maamanar|boyfriend|annan"
	struckTng = "adikira*|adikkira*|adikara*|adikkara*|adikura*|adikkura*|adichan|adichaan|adicharu|adichaaru|adichitaan|adichutaan|adichanga|adippan|adippaan|kodumai*"
)

var harmThemes = []theme{
	{
		Code: "violence", Rank: harm,
		Words: nearOnes + " ~ " + blows + " me|us|mom|mum|mummy|mother|her|sister|kids|children|baby, " + nearOnes + " ~ " + blows + " my|our mom|mum|mummy|mother|amma|ammi|maa|sister|brother|kids|children|son|daughter|baby, husband|hubby|wife|partner|boyfriend|girlfriend|law|father|dad|mother|brother|he ~ pushes|pushed|pushing|throws|threw me down|against|around|off|over, beats|slaps|chokes|rapes|molests|abuses me|us, beats me up, raise|raises|raised his|her|a hand, hand on me, " +
			"being|been|gets|getting|got|was|am beaten|slapped|raped|molested|abused|strangled|choked, molest*, raped, rape, rapist, forces|forced himself, force|forces|forced me to|into have|sex, domestic|physical|sexual|marital abuse|violence|assault|rape, sexually assaulted|abused, " +
			"abusive husband|wife|partner|boyfriend|girlfriend|father|mother|brother|in|family|home|house|relationship|marriage, husband|wife|partner|boyfriend|girlfriend|father|mother|law|laws is|are|was|became|gets|so|very|really abusive|violent, husband|wife|partner|boyfriend|girlfriend ~ abusive|violent, " +
			"scared|afraid|terrified of my husband|boyfriend|partner|wife, locks|locked me in|up|inside, " +
			nearLatin + " ~ " + struckHi + ", mujhe|mujhko|mujhse|humein|hume|hamein|mummy|ammi|maa|mom|bachon|bachchon ~ " + struckHi + ", haath uthata|uthate|uthati|uthaya|uthaaya|uthayi, thappad|thapad|chanta|chaanta|belt ~ maara|mara|maare|mari|maari|maarta|marta|lagaya, maarpeet, marpeet, maar|mar peet, maar|mar pitai, balatkar*, rape kiya, zabardasti|jabardasti karta|karte|ki|kiya, gharelu hinsa, " +
			nearHindi + " ~ " + struck + ", मुझे|मुझको|हमें|मम्मी|माँ|बच्चों ~ " + struck + ", हाथ उठाता|उठाते|उठाती|उठाया, थप्पड़|चाँटा|बेल्ट ~ मारा|मारे|मारी|मारता, मारपीट, मार पीट, बलात्कार*, रेप, ज़बरदस्ती करता|करते|की|किया, घरेलू हिंसा, " +
			nearTamil + " ~ " + struckTa + ", என்னை|என்னைய|அம்மாவை|அம்மாவ|எங்களை|குழந்தைகளை|பிள்ளைகளை ~ " + struckTa + "|மிரட்டு*|மிரட்டி*, கொடுமைப்படுத்*, கொடுமை படுத்*|செய்*|பண்*, பலாத்கார*, வன்கொடுமை*, பாலியல் வன்*|தொல்லை*, குடும்ப வன்முறை*, கற்பழி*, " +
			nearTanga + " ~ " + struckTng + ", enna|ennai|ennaiya ~ " + struckTng,
		// Games, taunts and phone calls do not count.
		Unless: "beat|beats|beating|beaten me|us|him|her|them|my at|in chess|cricket|tennis|badminton|carrom|ludo|poker|cards|game|games|fifa|pool|monopoly|scrabble|rummy|uno|basketball|football|soccer, beaten at|in chess|cricket|tennis|badminton|carrom|game, " +
			"hit|hits me up, taana|taane|tana|tane|taunt|taunts|line|chhakka|gappe|jhapki|chakkar|seeti|bunk " + struckHi + ", marte dam|dum|waqt|marte, ताना|ताने|लाइन|छक्का|चौका|गप्प|गप्पें|झपकी|चक्कर|सीटी " + struck + ", मारते मारते, போன்|ஃபோன்|போர் " + struckTa + ", phone|bore " + struckTng,
		Hear: translations{
			English: lines{
				Tara:  []string{"No one should be hurt like this, and none of it is your fault. " + hotline, "This isn't your fault, no matter what was said about it at home. " + hotline},
				Buddy: []string{"It's not your fault. None of it. " + hotline, "No one gets to hurt you. This isn't your fault. " + hotline},
				Arjun: []string{"None of this is your fault, and you don't have to go through it in silence. " + hotline, "It's not your fault. The person who did it is responsible. " + hotline},
				Ask:   []string{"Are you somewhere safe right now?", "Is there one person near you who could know about this?"},
			},
			Hindi: lines{
				Tara:  []string{"किसी को किसी पर हाथ उठाने का हक़ नहीं, और इसमें आपकी ग़लती नहीं है। " + hotlineHindi, "यह आपकी ग़लती नहीं है, घर में चाहे जो कहा गया हो। " + hotlineHindi},
				Buddy: []string{"तुम्हारी ग़लती नहीं। ज़रा भी नहीं। " + hotlineHindi, "किसी को तुम्हें चोट पहुँचाने का हक़ नहीं। तुम्हारी ग़लती नहीं। " + hotlineHindi},
				Arjun: []string{"इसमें आपकी कोई ग़लती नहीं, और इसे चुपचाप सहना ज़रूरी नहीं। " + hotlineHindi, "यह आपकी ग़लती नहीं। जिसने किया, ज़िम्मेदारी उसी की है। " + hotlineHindi},
				Ask:   []string{"क्या आप अभी किसी सुरक्षित जगह पर हैं?", "क्या पास में कोई एक इंसान है जिसे यह पता हो सके?"},
			},
			Hinglish: lines{
				Tara:  []string{"Kisi ko kisi par haath uthane ka haq nahi, aur ismein aapki galti nahi hai. " + hotlineHinglish, "Yeh aapki galti nahi hai, ghar mein chahe jo kaha gaya ho. " + hotlineHinglish},
				Buddy: []string{"Tumhari galti nahi. Zara bhi nahi. " + hotlineHinglish, "Kisi ko tumhein chot pahunchane ka haq nahi. Tumhari galti nahi. " + hotlineHinglish},
				Arjun: []string{"Ismein aapki koi galti nahi, aur ise chupchaap sehna zaroori nahi. " + hotlineHinglish, "Yeh aapki galti nahi. Jisne kiya, zimmedari usi ki hai. " + hotlineHinglish},
				Ask:   []string{"Kya aap abhi kisi safe jagah par hain?", "Kya paas mein koi ek insaan hai jise yeh pata ho sake?"},
			},
			Tamil: lines{
				Tara:  []string{"யாரும் யார் மேலும் கை ஓங்கக் கூடாது; இதில் உங்கள் தப்பு எதுவும் இல்லை. " + hotlineTamil, "வீட்டில் என்ன சொல்லியிருந்தாலும், இது உங்கள் தப்பு இல்லை. " + hotlineTamil},
				Buddy: []string{"உன் தப்பு இல்லை. கொஞ்சமும் இல்லை. " + hotlineTamil, "யாரும் உன்னைக் காயப்படுத்தக் கூடாது. உன் தப்பு இல்லை. " + hotlineTamil},
				Arjun: []string{"இதில் உங்கள் தப்பு எதுவும் இல்லை; அமைதியாகத் தாங்க வேண்டியதும் இல்லை. " + hotlineTamil, "இது உங்கள் தப்பு அல்ல. செய்தவருக்கே அதன் பொறுப்பு. " + hotlineTamil},
				Ask:   []string{"இப்போது பாதுகாப்பான இடத்தில் இருக்கிறீர்களா?", "இதைத் தெரிந்துகொள்ளக்கூடிய ஒருவர் பக்கத்தில் இருக்கிறாரா?"},
			},
		},
	},
}

// The hotline is public, free and always open.
const (
	hotline         = "If you're in danger, call 911. The National Domestic Violence Hotline is free, at any hour: 1-800-799-7233."
	hotlineHindi    = "ख़तरा हो तो 911 पर फ़ोन कीजिए। National Domestic Violence Hotline का नंबर 1-800-799-7233 है, मुफ़्त, दिन-रात।"
	hotlineHinglish = "Khatra ho to 911 par call kijiye. National Domestic Violence Hotline ka number 1-800-799-7233 hai, free, din raat."
	hotlineTamil    = "ஆபத்து என்றால் 911-ஐ அழையுங்கள். National Domestic Violence Hotline எண் 1-800-799-7233; இலவசம், எந்த நேரமும்."
)

// chest matches chest pain and trouble breathing, whatever else a text is about.
var chest = func() *matcher {
	m := newMatcher()
	m.addAll("chest|chests|chestpain, cant|cannot|couldnt breathe, can not breathe, not able to breathe, unable to breathe, cant|cannot catch my breath, hard|harder|difficult|struggling to breathe, trouble|difficulty|problem breathing|breathing, short|shortness of breath, breathless*, heart attack, left arm ~ numb|pain|hurts|hurting, "+
		"seene|sine|seena mein|me|men|main ~ dard|jalan|dabav|jakdan, chhaati|chaati|chhati|chati mein|me|men|main ~ dard|dabav|jakdan, saans|sans nahi|nahin|ruk, saans|sans ~ nahi|nahin aa|aati|le, saans|sans lene mein|me, dil ka daura, "+
		"सीने में ~ दर्द|जकड़न|दबाव|जलन, छाती में ~ दर्द|जकड़न|दबाव, सीना|छाती जकड़*, साँस नहीं|रुक*, साँस ~ नहीं आ|ले, साँस लेने में, दिल का दौरा, हार्ट अटैक, "+
		"மார்பு வலி*, மார்பு ~ வலி*, மார்புவலி*, மார்பில் ~ வலி*, நெஞ்சு வலி*, நெஞ்சு ~ வலி*, நெஞ்சுவலி*, நெஞ்சில் ~ வலி*, நெஞ்சு இறுக*|அடைக்*|அழுத்*, மூச்சு முட்ட*|திணற*, மூச்சு விட முடிய*, மூச்சு விடமுடிய*, மூச்சு வர*|வரல*, மூச்சுத் திணற*, மூச்சுத்திணற*, மாரடைப்பு, "+
		"nenju vali*|valik*, nenju ~ vali*|valik*, nenjula ~ vali*, moochu vida|vidave ~ mudiya*, moochu mutt*|thinar*, moochu varala", phrase{})
	return m
}()

// chestLines answer it first. It may also be a panic attack, so they name both.
var chestLines = translations{
	English: lines{
		Tara:  []string{"First: if your chest hurts or you can't breathe, call 911 now, or someone near you. If you know this feeling and it's passing, I'm right here."},
		Buddy: []string{"First: chest hurts, or can't breathe? Call 911 now, or someone near you. If you know this feeling and it's passing, I'm here."},
		Arjun: []string{"Before anything else: if your chest hurts or you can't breathe, call 911 at once, or someone near you. If you know this feeling and it's passing, stay here a moment."},
	},
	Hindi: lines{
		Tara:  []string{"सबसे पहले: सीने में दर्द हो या साँस न आ रही हो, तो अभी 911 पर या पास के किसी को फ़ोन कीजिए। अगर यह जाना-पहचाना है और उतर रहा है, तो मैं यहीं हूँ।"},
		Buddy: []string{"पहले यह: सीने में दर्द, या साँस नहीं? अभी 911 मिलाओ। या पास के किसी को। जाना-पहचाना है और उतर रहा है, तो मैं यहीं हूँ।"},
		Arjun: []string{"किसी भी बात से पहले: सीने का दर्द या रुकती साँस के लिए तुरंत 911 पर या पास के किसी को फ़ोन कीजिए। अगर यह पहचाना हुआ है और उतर रहा है, तो एक पल यहाँ ठहरिए।"},
	},
	Hinglish: lines{
		Tara:  []string{"Sabse pehle: seene mein dard ho ya saans na aa rahi ho, to abhi 911 par ya paas ke kisi ko phone kijiye. Agar yeh jaana pehchana hai aur utar raha hai, to main yahin hoon."},
		Buddy: []string{"Pehle yeh: seene mein dard, ya saans nahi? Abhi 911 milao. Ya paas ke kisi ko. Jaana pehchana hai aur utar raha hai, to main yahin hoon."},
		Arjun: []string{"Kisi bhi baat se pehle: seene ke dard ya rukti saans ke liye turant 911 par ya paas ke kisi ko phone kijiye. Agar yeh pehchana hua hai aur utar raha hai, to ek pal yahan thehriye."},
	},
	Tamil: lines{
		Tara:  []string{"முதலில் இது: நெஞ்சு வலித்தாலோ மூச்சு வராவிட்டாலோ, இப்போதே 911-ஐ, அல்லது பக்கத்தில் இருப்பவரை அழையுங்க. தெரிந்த ஒன்றுதான், தணிகிறது என்றால் நான் இங்கே இருக்கேன்."},
		Buddy: []string{"முதலில்: நெஞ்சு வலியா, மூச்சு வரலையா? இப்பவே 911-ஐக் கூப்பிடு. இல்லை, பக்கத்தில் இருப்பவரை. தெரிந்த ஒன்று, தணியுது என்றால் நான் இருக்கேன்."},
		Arjun: []string{"எல்லாவற்றுக்கும் முன்: நெஞ்சு வலிக்கோ வராத மூச்சுக்கோ உடனே 911-ஐ, அல்லது பக்கத்தில் இருப்பவரை அழையுங்கள். தெரிந்த ஒன்று, தணிகிறது என்றால் ஒரு நொடி இங்கே இருங்கள்."},
	},
}
