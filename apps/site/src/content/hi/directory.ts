import { abroad, directory, helpKinds, states } from "@aangan/copy/helplines";
import type { GroupHeading, Helpline } from "../shared/crisis";

type Entry = (typeof directory)[number];
type Note = Entry["ways"][number]["note"];

// The keys below are the English texts, so that a changed one does not compile until its Hindi is looked at. Names of
// organizations stay in English: callers hear and read them so.

const kinds: Readonly<Record<(typeof helpKinds)[number]["title"], string>> = {
  "I'm thinking of ending my life, or it's all too much": "अपनी जान लेने का ख़याल आ रहा है, या सब बर्दाश्त से बाहर है",
  "Someone is hurt, can't breathe, or won't wake up": "किसी को चोट लगी है, साँस नहीं आ रही, या जगाने पर भी होश नहीं आ रहा",
  "Someone took too much, or swallowed something": "किसी ने कुछ बहुत ज़्यादा ले लिया, या कुछ निगल लिया",
  "Someone hurts me, threatens me, or controls me": "कोई मुझे चोट पहुँचाता है, धमकाता है, या क़ाबू में रखता है",
  "A child isn't safe": "कोई बच्चा सुरक्षित नहीं है",
  "An older person is hurt, neglected, or cheated":
    "किसी बुज़ुर्ग को चोट पहुँचाई जा रही है, उनकी अनदेखी हो रही है, या उन्हें ठगा जा रहा है",
  "Someone controls my work, my papers, or my pay": "मेरा काम, मेरे काग़ज़ात या मेरी तनख़्वाह किसी और के क़ाबू में है",
  "Eating has become a fight": "खाना एक लड़ाई बन गया है",
  "Alcohol or drugs": "शराब या ड्रग्स",
  "I'm pregnant or have a baby, and I'm not okay": "मैं गर्भवती हूँ या मेरा छोटा बच्चा है, और मेरा हाल ठीक नहीं",
  "I'm LGBTQ+ and young": "मैं LGBTQ+ हूँ और मेरी उम्र कम है",
  "I'm a veteran or in the service, or love someone who is": "फ़ौज से नाता: मेरा या मेरे किसी अपने का, अभी या पहले",
};

const kindTexts: Readonly<Record<(typeof helpKinds)[number]["text"], string>> = {
  "You don't have to be sure it's bad enough. If you have something within reach to hurt yourself with, move away from it first.":
    "यह पक्का होना ज़रूरी नहीं कि हालत काफ़ी बुरी है। अगर पास में ऐसा कुछ है जिससे आप ख़ुद को चोट पहुँचा सकें, तो पहले उससे दूर हट जाएँ।",
  "Call first. Then open the front door, and stay on the line.":
    "पहले कॉल करें। फिर बाहर का दरवाज़ा खोल दें, और फ़ोन पर बने रहें।",
  "If they're unconscious, having a seizure, or having trouble breathing, call 911. Keep the package. If it was on purpose, call 911.":
    "अगर वे बेहोश हों, दौरा पड़ रहा हो, या साँस लेने में तकलीफ़ हो, तो 911 पर कॉल करें। पैकेट संभालकर रखें। अगर यह जान-बूझकर किया गया हो, तो 911 पर कॉल करें।",
  "If you're in danger now, get out or lock a door between you, and call 911. South Asian organizations and state hotlines are below.":
    "अगर आप अभी ख़तरे में हों, तो बाहर निकल जाएँ या बीच का कोई दरवाज़ा लॉक कर लें, और 911 पर कॉल करें। साउथ एशियन संस्थाएँ और राज्यों की हॉटलाइन नीचे हैं।",
  "If a child is in danger right now, call 911.": "अगर कोई बच्चा इसी वक़्त ख़तरे में हो, तो 911 पर कॉल करें।",
  "If they're in danger right now, call 911.": "अगर वे इसी वक़्त ख़तरे में हों, तो 911 पर कॉल करें।",
  "If you're locked in or in danger right now, call 911.":
    "अगर आपको बंद करके रखा गया हो या आप इसी वक़्त ख़तरे में हों, तो 911 पर कॉल करें।",
  "A doctor should check on you soon, even if you feel fine. If you faint, have chest pain, or can't keep water down, call 911.":
    "जल्द ही किसी डॉक्टर को आपकी जाँच करनी चाहिए, भले ही तबीयत ठीक लगे। अगर बेहोशी आए, सीने में दर्द हो, या पानी भी पेट में न टिके, तो 911 पर कॉल करें।",
  "If someone won't wake up or breathes slowly, call 911.":
    "अगर जगाने पर भी किसी को होश न आए या साँस धीमी चल रही हो, तो 911 पर कॉल करें।",
  "If you think of hurting yourself or the baby, call 911 or 988.":
    "अगर ख़ुद को या बच्चे को चोट पहुँचाने का ख़याल आए, तो 911 या 988 पर कॉल करें।",
  "": "",
};

const places: Readonly<Record<(typeof states)[number]["title"] | (typeof abroad)[number]["title"], string>> = {
  California: "California (कैलिफ़ोर्निया)",
  Connecticut: "Connecticut (कनेक्टिकट)",
  Georgia: "Georgia (जॉर्जिया)",
  Illinois: "Illinois (इलिनॉय)",
  "Maryland, Virginia, and Washington, D.C.":
    "Maryland, Virginia और Washington, D.C. (मैरीलैंड, वर्जीनिया, वॉशिंगटन डी.सी.)",
  Massachusetts: "Massachusetts (मैसाचुसेट्स)",
  Michigan: "Michigan (मिशिगन)",
  Minnesota: "Minnesota (मिनेसोटा)",
  "New Jersey": "New Jersey (न्यू जर्सी)",
  "New York": "New York (न्यू यॉर्क)",
  Texas: "Texas (टेक्सस)",
  India: "भारत",
  Pakistan: "पाकिस्तान",
  Bangladesh: "बांग्लादेश",
  "Sri Lanka": "श्रीलंका",
  Nepal: "नेपाल",
  "United Kingdom": "ब्रिटेन",
  Canada: "कनाडा",
  "United Arab Emirates": "संयुक्त अरब अमीरात",
  Australia: "ऑस्ट्रेलिया",
};

const placeTexts: Readonly<Record<(typeof states)[number]["text"] | (typeof abroad)[number]["text"], string>> = {
  "From a phone in the U.S., 988 reaches the U.S. line, not Canada's.":
    "अमेरिका के फ़ोन से 988 अमेरिका की लाइन पर लगता है, कनाडा की लाइन पर नहीं।",
  "": "",
};

const about: Readonly<Record<Entry["about"], string>> = {
  "Suicide, mental health, and substance use, for you or someone you worry about. Free.":
    "आत्महत्या, मानसिक स्वास्थ्य और नशे के लिए, आपके लिए या जिनकी आपको चिंता हो उनके लिए। मुफ़्त।",
  "Any crisis, by message.": "कोई भी संकट, मैसेज से (अंग्रेज़ी में)।",
  "Danger to life, serious injury, fire, or violence right now. Texting 911 works in many places, not all.":
    "जान को ख़तरा, गंभीर चोट, आग, या इसी वक़्त हो रही हिंसा। 911 पर मैसेज करना (अंग्रेज़ी में) कई जगह काम करता है, हर जगह नहीं।",
  "What to do after someone swallowed, breathed, or touched something, as long as they're awake.":
    "किसी ने कुछ निगल लिया हो, साँस में ले लिया हो या छू लिया हो, तो क्या करें, जब तक वे होश में हों।",
  "Violence, threats, or control by a partner or family. They can plan with you, whatever you decide.":
    "पार्टनर या परिवार की हिंसा, धमकियाँ या क़ाबू। आप जो भी तय करें, वे आपके साथ मिलकर योजना बना सकते हैं।",
  "Sexual violence, now or long ago.": "यौन हिंसा, अभी की या बहुत पहले की।",
  "Abuse or neglect of a child, for children and adults. It isn't where you file a report; they tell you how.":
    "बच्चे के साथ दुर्व्यवहार या उसकी अनदेखी, बच्चों और बड़ों दोनों के लिए। रिपोर्ट यहाँ दर्ज नहीं होती; कैसे करनी है, यह वे बताते हैं।",
  "Finds the office near you that looks into abuse and neglect of older people. It isn't a crisis line.":
    "आपके आस-पास का वह दफ़्तर ढूँढकर देता है जो बुज़ुर्गों के साथ दुर्व्यवहार और उनकी अनदेखी की जाँच करता है। यह संकट की लाइन नहीं है।",
  "Fraud against people of 60 and older.": "60 साल और उससे ज़्यादा उम्र के लोगों के साथ धोखाधड़ी।",
  "Work or sex under threat, debt, or with your passport held.":
    "धमकी देकर, क़र्ज़ में फँसाकर या पासपोर्ट रखकर करवाया जाने वाला काम या सेक्स।",
  "Volunteers who know eating disorders, for you or someone you love.":
    "ईटिंग डिसऑर्डर को जानने वाले वॉलंटियर, आपके लिए या आपके किसी अपने के लिए।",
  "A helpline answered by therapists, groups, and a list of treatment near you.":
    "एक हेल्पलाइन जिस पर थेरेपिस्ट जवाब देते हैं, ग्रुप, और आपके आस-पास इलाज की लिस्ट।",
  "Finds treatment and groups near you for drugs, alcohol, and mental health. It doesn't counsel.":
    "ड्रग्स, शराब और मानसिक स्वास्थ्य के लिए आपके आस-पास इलाज और ग्रुप ढूँढकर देता है। यहाँ काउंसलिंग नहीं होती।",
  "A person with the same experience, about addiction.": "लत के बारे में, ऐसे इंसान से जिन्हें इसका अपना अनुभव है।",
  "Before, during, and after pregnancy. It isn't a crisis line.":
    "गर्भावस्था से पहले, उसके दौरान और उसके बाद। यह संकट की लाइन नहीं है।",
  "Suicide and crisis support for LGBTQ+ people under 25.":
    "25 साल से कम उम्र के LGBTQ+ लोगों के लिए, आत्महत्या के ख़याल और संकट में सहारा।",
  "Veterans, service members, and their families and friends.": "फ़ौज में रह चुके लोग, फ़ौज के लोग, और उनके परिवार और दोस्त।",
  "South Asian families in the Bay Area.": "बे एरिया के साउथ एशियन परिवार।",
  "Abuse at home, all of Connecticut.": "घर में दुर्व्यवहार, पूरे Connecticut में।",
  "Abuse at home, all of Georgia.": "घर में दुर्व्यवहार, पूरे Georgia में।",
  "Abuse at home, all of Illinois.": "घर में दुर्व्यवहार, पूरे Illinois में।",
  "South Asian women and families.": "साउथ एशियन औरतें और परिवार।",
  "Massachusetts's hotline for abuse at home and sexual violence.":
    "घर में दुर्व्यवहार और यौन हिंसा के लिए Massachusetts की हॉटलाइन।",
  "Abuse at home, all of Michigan.": "घर में दुर्व्यवहार, पूरे Michigan में।",
  "A crisis line for South Asian families.": "साउथ एशियन परिवारों के लिए संकट की लाइन।",
  "South Asian women.": "साउथ एशियन औरतें।",
  "Abuse at home, all of New Jersey.": "घर में दुर्व्यवहार, पूरे New Jersey में।",
  "South Asian families in and around New York City.": "New York City और उसके आस-पास के साउथ एशियन परिवार।",
  "All of New York State.": "पूरा New York राज्य।",
  "New York City.": "New York City।",
  "South Asian families in Houston.": "Houston के साउथ एशियन परिवार।",
  "Asian families in Austin: abuse at home, sexual violence, stalking, and trafficking.":
    "Austin के एशियन परिवार: घर में दुर्व्यवहार, यौन हिंसा, पीछा करना, और मानव तस्करी।",
  "Police, fire, and ambulance.": "पुलिस, फ़ायर ब्रिगेड और एंबुलेंस।",
  "The government's mental health line. Free.": "सरकार की मानसिक स्वास्थ्य लाइन। मुफ़्त।",
  "Counseling by phone, from the Tata Institute of Social Sciences.":
    "टाटा इंस्टीट्यूट ऑफ़ सोशल साइंसेज़ की तरफ़ से फ़ोन पर काउंसलिंग।",
  "Violence against women.": "औरतों पर हिंसा।",
  "Violence, harassment, and dowry cases, with counselors. Free.": "हिंसा, उत्पीड़न और दहेज के मामले, काउंसलर के साथ। मुफ़्त।",
  "Children in danger.": "ख़तरे में पड़े बच्चे।",
  "Older people: abuse, legal questions, and someone to talk to.": "बुज़ुर्ग: दुर्व्यवहार, क़ानूनी सवाल, और बात करने के लिए कोई।",
  "Danger right now.": "इसी वक़्त ख़तरा।",
  "Ambulance and rescue, run by each province.": "एंबुलेंस और बचाव, हर सूबे का अपना।",
  "Violence against women, abuse at home, and legal advice.": "औरतों पर हिंसा, घर में दुर्व्यवहार, और क़ानूनी सलाह।",
  "Police, fire, and ambulance. Free.": "पुलिस, फ़ायर ब्रिगेड और एंबुलेंस। मुफ़्त।",
  "Violence against women and children. Free.": "औरतों और बच्चों पर हिंसा। मुफ़्त।",
  "Ambulance. Free.": "एंबुलेंस। मुफ़्त।",
  "The National Institute of Mental Health.": "नेशनल इंस्टीट्यूट ऑफ़ मेंटल हेल्थ।",
  "Crisis support, free and confidential.": "संकट में सहारा, मुफ़्त और गोपनीय।",
  "The National Child Protection Authority. Free.": "नेशनल चाइल्ड प्रोटेक्शन अथॉरिटी। मुफ़्त।",
  "The Mental Hospital in Lagankhel.": "लगनखेल का मानसिक अस्पताल।",
  "The National Women Commission's line about violence. Free.": "हिंसा के बारे में राष्ट्रीय महिला आयोग की लाइन। मुफ़्त।",
  "Someone to talk to, whatever it is. Free.": "बात करने के लिए कोई, बात जो भी हो। मुफ़्त।",
  "Women, run by Refuge. Free.": "औरतों के लिए, Refuge की तरफ़ से। मुफ़्त।",
  "Forced marriage and abuse in the name of honor.": "ज़बरदस्ती की शादी, और इज़्ज़त के नाम पर दुर्व्यवहार।",
  "Asian and Black women: abuse at home.": "एशियन और ब्लैक औरतें: घर में दुर्व्यवहार।",
  "Canada's own service, by call or text.": "कनाडा की अपनी सेवा, कॉल से या (अंग्रेज़ी में) मैसेज से।",
  "Police, fire, and ambulance. Say which, then your language.":
    "पुलिस, फ़ायर ब्रिगेड और एंबुलेंस। पहले कहें कि क्या चाहिए, फिर अपनी भाषा का नाम।",
  "Crisis and suicide.": "संकट और आत्महत्या।",
  "Abuse at home and sexual violence.": "घर में दुर्व्यवहार और यौन हिंसा।",
};

const hours: Readonly<Record<Entry["hours"], string>> = {
  "Any hour, every day": "हर दिन, किसी भी समय",
  "Monday to Friday, 9 AM to 8 PM Eastern": "सोमवार से शुक्रवार, सुबह 9 से रात 8 बजे, ईस्टर्न टाइम",
  "Monday to Friday, 10 AM to 6 PM Eastern": "सोमवार से शुक्रवार, सुबह 10 से शाम 6 बजे, ईस्टर्न टाइम",
  "Hours and number are on its site": "समय और नंबर उनकी साइट पर हैं",
  "Monday to Friday, 10 AM to midnight Eastern, not on holidays":
    "सोमवार से शुक्रवार, सुबह 10 से आधी रात तक, ईस्टर्न टाइम, छुट्टियों में नहीं",
  "Monday to Friday, 9 AM to 3 PM; leave a message at other times":
    "सोमवार से शुक्रवार, सुबह 9 से दोपहर 3 बजे; बाक़ी समय मैसेज छोड़ें",
  "We couldn't confirm the hours": "समय की पुष्टि नहीं हो पाई",
  "8 AM to 8 PM, nearly every day": "सुबह 8 से रात 8 बजे, लगभग हर दिन",
  "8:30 AM to 5 PM; longer hours were announced": "सुबह 8:30 से शाम 5 बजे; ज़्यादा लंबे समय की घोषणा हुई थी",
  "8 AM to 8 PM at least; pages differ": "कम से कम सुबह 8 से रात 8 बजे; अलग-अलग पेज अलग समय बताते हैं",
  "Monday to Friday, 9 AM to 5 PM": "सोमवार से शुक्रवार, सुबह 9 से शाम 5 बजे",
};

const languages: Readonly<Record<Entry["languages"], string>> = {
  "Calls: English, Spanish, and interpreters for more than 240 languages. Text and chat: English and Spanish.":
    "कॉल: अंग्रेज़ी, स्पैनिश, और 240 से ज़्यादा भाषाओं के दुभाषिए। मैसेज और चैट: अंग्रेज़ी और स्पैनिश।",
  "Interpreters for 161 languages.": "161 भाषाओं के दुभाषिए।",
  "English, Spanish, and interpreters for more than 200 languages on calls.":
    "अंग्रेज़ी, स्पैनिश, और कॉल पर 200 से ज़्यादा भाषाओं के दुभाषिए।",
  "Interpreters for more than 170 languages on calls.": "कॉल पर 170 से ज़्यादा भाषाओं के दुभाषिए।",
  "Interpreters available.": "दुभाषिए मिलते हैं।",
  "English, Spanish, and other languages.": "अंग्रेज़ी, स्पैनिश और दूसरी भाषाएँ।",
  "Calls: English, Spanish, and interpreters for more than 200 languages.":
    "कॉल: अंग्रेज़ी, स्पैनिश, और 200 से ज़्यादा भाषाओं के दुभाषिए।",
  "English and Spanish.": "अंग्रेज़ी और स्पैनिश।",
  "English, Spanish, and interpreters for 60 other languages. Its page names no South Asian one among them; ask.":
    "अंग्रेज़ी, स्पैनिश, और 60 दूसरी भाषाओं के दुभाषिए। उनके पेज पर इनमें किसी साउथ एशियन भाषा का नाम नहीं है; पूछ लें।",
  "More than 10, with interpreters for others.": "10 से ज़्यादा, और बाक़ी के लिए दुभाषिए।",
  "More than 240, with interpreters; Urdu is among the most asked for.":
    "240 से ज़्यादा, दुभाषियों के साथ; सबसे ज़्यादा माँगी जाने वाली भाषाओं में उर्दू भी है।",
  "Interpreters for 130 languages.": "130 भाषाओं के दुभाषिए।",
  "Bengali, Gujarati, Hindi, Malayalam, Nepali, Punjabi, Sylheti, Urdu.":
    "बंगाली, गुजराती, हिंदी, मलयालम, नेपाली, पंजाबी, सिलहटी, उर्दू।",
  "20 Indian languages, by state.": "20 भारतीय भाषाएँ, राज्य के हिसाब से।",
  "Bengali; press 2 for English.": "बंगाली; अंग्रेज़ी के लिए 2 दबाएँ।",
  "Sinhala, Tamil, English.": "सिंहली, तमिल, अंग्रेज़ी।",
  "English, French.": "अंग्रेज़ी, फ़्रेंच।",
  "Arabic, English.": "अरबी, अंग्रेज़ी।",
  "Interpreters on request.": "माँगने पर दुभाषिए मिलते हैं।",
  "For an interpreter, call 131 450 first and ask for 13 11 14.":
    "दुभाषिए के लिए पहले 131 450 पर कॉल करें और कहें कि 13 11 14 से जोड़ें।",
  "Interpreters on calls. Text is English only.": "कॉल पर दुभाषिए। मैसेज सिर्फ़ अंग्रेज़ी में।",
  "": "",
};

const notes: Readonly<Record<Note, string>> = {
  "the old number, also reaches 988": "पुराना नंबर, इससे भी 988 पर बात होती है",
  "for chat": "चैट के लिए",
  "TTY, for the Deaf": "TTY, बधिर लोगों के लिए",
  "then press 1": "फिर 1 दबाएँ",
  "1-888-8MAITRI": "1-888-8MAITRI",
  "1-800-33-HAVEN, also TTY": "1-800-33-HAVEN, TTY भी",
  "older people and those who care for them": "बुज़ुर्ग और उनकी देखभाल करने वाले",
  "Deaf: 711, then ask for SafeLink": "बधिर लोग: 711, फिर SafeLink से जोड़ने को कहें",
  "Deaf: 711": "बधिर लोग: 711",
  "or dial 311": "या 311 डायल करें",
  "": "",
};

// Names that are words, not names.
const names: Readonly<Record<string, string>> = {
  "Emergency services": "इमरजेंसी सेवाएँ",
  Police: "पुलिस",
};

/** The kinds of help, most urgent first. */
export const kindHeadings: readonly GroupHeading[] = helpKinds.map(({ id, title, text }) => ({
  id,
  title: kinds[title],
  text: kindTexts[text],
}));

/** The states with helplines of their own. */
export const stateHeadings: readonly GroupHeading[] = states.map(({ id, title, text }) => ({
  id,
  title: places[title],
  text: placeTexts[text],
}));

/** The other countries. */
export const countryHeadings: readonly GroupHeading[] = abroad.map(({ id, title, text }) => ({
  id,
  title: places[title],
  text: placeTexts[text],
}));

/** All helplines. */
export const lines: readonly Helpline[] = directory.map((line) => ({
  ...line,
  name: names[line.name] ?? line.name,
  about: about[line.about],
  hours: hours[line.hours],
  languages: languages[line.languages],
  ways: line.ways.map((way) => ({ ...way, note: notes[way.note] })),
}));
